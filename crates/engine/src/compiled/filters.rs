//! What filters stand for on a board.

use super::Zone;
use crate::ability::{Filter, Per, Where};
use crate::board::{Board, Symbol, Terrain};
use crate::region::RegionSet;

impl Per {
    /// The same count with its filter worked out on a board.
    pub(super) fn on(self, board: &Board) -> Per<Zone> {
        match self {
            Per::Region(filter) => Per::Region(zone(board, filter)),
            Per::TwoRegions(filter) => Per::TwoRegions(zone(board, filter)),
            Per::RegionWithTokens(tokens) => Per::RegionWithTokens(tokens),
            Per::Turn => Per::Turn,
            Per::TurnOfPick => Per::TurnOfPick,
            Per::Conquest => Per::Conquest,
            Per::Defender { at_least } => Per::Defender { at_least },
            Per::AllConnected => Per::AllConnected,
            Per::Group => Per::Group,
            Per::Find => Per::Find,
            Per::Island => Per::Island,
            Per::MostAround => Per::MostAround,
            Per::RegionBeyond(n) => Per::RegionBeyond(n),
            Per::Token => Per::Token,
        }
    }
}

impl Where {
    /// The same regions with their filter worked out on a board.
    pub(super) fn on(self, board: &Board) -> Where<Zone> {
        match self {
            Where::In(filter) => Where::In(zone(board, filter)),
            Where::Beside(filter) => Where::Beside(zone(board, filter)),
            Where::Chained(filter) => Where::Chained(zone(board, filter)),
        }
    }
}

pub(super) fn zone(board: &Board, filter: Filter) -> Zone {
    match filter {
        Filter::Marked(mark) => Zone::Marked(mark),
        Filter::Secluded => Zone::Secluded,
        Filter::Places => Zone::Places,
        Filter::Here => Zone::Here,
        Filter::Kindred => Zone::Kindred,
        Filter::Alike => Zone::Alike,
        Filter::Occupied => Zone::Occupied,
        Filter::Declined => Zone::Declined,
        Filter::Natives => Zone::Natives,
        Filter::Vacant => Zone::Vacant,
        Filter::Any
        | Filter::Land
        | Filter::Water
        | Filter::Coast
        | Filter::Farmland
        | Filter::Forest
        | Filter::Hill
        | Filter::Mountain
        | Filter::Swamp
        | Filter::Mine
        | Filter::Magic
        | Filter::Cavern
        | Filter::River
        | Filter::Rim
        | Filter::Port
        | Filter::Yard
        | Filter::Oracle
        | Filter::Mooring
        | Filter::Shore => Zone::Fixed(filter.printed_on(board)),
    }
}

impl Filter {
    /// The regions of a board it names by what is printed there; none if it goes by pieces.
    pub fn printed_on(self, board: &Board) -> RegionSet {
        match self {
            Filter::Any => board.all(),
            Filter::Land => board.land(),
            Filter::Water => board.water() | board.rivers(),
            Filter::Coast => board.coast(),
            Filter::Farmland => board.made_of(Terrain::Farmland),
            Filter::Forest => board.made_of(Terrain::Forest),
            Filter::Hill => board.made_of(Terrain::Hill),
            Filter::Mountain => board.made_of(Terrain::Mountain),
            Filter::Swamp => board.made_of(Terrain::Swamp),
            Filter::Mine => board.made_of(Terrain::Mine) | board.bearing(Symbol::Mine),
            Filter::Magic => board.made_of(Terrain::Crystal) | board.bearing(Symbol::Magic),
            Filter::Cavern => board.bearing(Symbol::Cavern),
            Filter::River => board.rivers(),
            Filter::Rim => board.rim(),
            Filter::Port => board.bearing(Symbol::Port),
            Filter::Yard => board.bearing(Symbol::Yard),
            Filter::Oracle => board.bearing(Symbol::Oracle),
            Filter::Mooring => board.bearing(Symbol::Mooring),
            Filter::Shore => board.around(board.water() | board.rivers()),
            Filter::Marked(_)
            | Filter::Secluded
            | Filter::Places
            | Filter::Here
            | Filter::Kindred
            | Filter::Alike
            | Filter::Occupied
            | Filter::Declined
            | Filter::Natives
            | Filter::Vacant => RegionSet::EMPTY,
        }
    }
}
