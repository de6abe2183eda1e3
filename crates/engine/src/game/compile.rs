//! What is worked out once when a game begins.

use super::{Features, GameSpec};
use crate::ability::{Ability, Effect, MarkSpec};
use crate::board::{Board, Terrain};
use crate::compiled::CompiledTile;
use crate::ids::Mark;
use crate::procedure::{Memory, ProcedureLine};
use crate::region::MAX_REGIONS;

/// Whether the tile that has this effect offers something between conquests.
fn offers_acts(effect: Effect) -> bool {
    matches!(effect, Effect::Procedure(procedure, _) if procedure.acts.is_some())
}

/// Whether a badge is bound to the place that has this effect.
pub(super) fn binds(effect: Effect) -> bool {
    matches!(effect, Effect::Procedure(procedure, _) if procedure.binds)
}

/// All tiles, in the order of their numbers.
pub(super) fn all_tiles(spec: &GameSpec) -> impl Iterator<Item = &Ability> {
    let found = spec.races.iter().chain(&spec.powers).chain(&spec.fixtures);
    found.chain(&spec.events).chain(&spec.features)
}

/// Whether any tile has something in its rules.
pub(super) fn any_tile(compiled: &[[CompiledTile; 2]], wanted: impl Fn(&CompiledTile) -> bool) -> bool {
    compiled.iter().flatten().any(wanted)
}

/// What each tile does not do, active and declined; no tile does nothing.
pub(super) fn plain_bits(compiled: &[[CompiledTile; 2]]) -> Box<[[u32; 2]; 256]> {
    let mut bits = Box::new([[u32::MAX; 2]; 256]);
    for (bits, states) in bits.iter_mut().zip(compiled) {
        *bits = [states[0].plain(), states[1].plain()];
    }
    bits
}

/// The moments at which the procedures of each tile do something, active and declined.
pub(super) fn moments(compiled: &[[CompiledTile; 2]]) -> Box<[[u16; 2]; 256]> {
    let mut bits = Box::new([[0; 2]; 256]);
    for (bits, states) in bits.iter_mut().zip(compiled) {
        *bits = [states[0].moments(), states[1].moments()];
    }
    bits
}

/// The kind of piece of a procedure that turns its pieces over.
pub(super) fn turned_over(line: &ProcedureLine) -> Option<Mark> {
    line.procedure.piece.filter(|_| line.procedure.memory == Memory::PiecesTurned)
}

/// The kind of piece of a procedure that is called when the region of such a piece is taken.
pub(super) fn watched(line: &ProcedureLine) -> Option<Mark> {
    line.procedure.piece.filter(|_| line.procedure.piece_taken.is_some())
}

/// The moments at which the procedures of relics and places do something.
pub(super) fn fixture_moments(spec: &GameSpec, compiled: &[[CompiledTile; 2]]) -> u16 {
    let found = compiled.iter().skip(spec.races.len() + spec.powers.len()).take(spec.fixtures.len());
    found.flatten().fold(0, |moments, compiled| moments | compiled.moments())
}

/// What no relic and no place does, active and declined.
pub(super) fn fixtures_plain(spec: &GameSpec, compiled: &[[CompiledTile; 2]]) -> [u32; 2] {
    let found = compiled.iter().skip(spec.races.len() + spec.powers.len()).take(spec.fixtures.len());
    found.fold([u32::MAX; 2], |bits, [active, declined]| {
        [bits[0] & active.plain(), bits[1] & declined.plain()]
    })
}

/// What the ground of each region costs: rivers one, mountains three, all else two.
pub(super) fn ground(board: &Board) -> [u8; MAX_REGIONS] {
    let mut ground = [2; MAX_REGIONS];
    board.rivers().for_each(|region| ground[region.index()] = 1);
    board.made_of(Terrain::Mountain).for_each(|region| ground[region.index()] = 3);
    ground
}

/// The stack each stacking piece uses.
pub(super) fn stack_slots(marks: &[MarkSpec]) -> Vec<Option<u8>> {
    let mut next = 0..;
    marks.iter().map(|mark| if mark.stacks { next.next() } else { None }).collect()
}

pub(super) fn mask(n: usize) -> u64 {
    (1_u64 << n) - 1
}

pub(super) fn ones(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let index = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            index
        })
    })
}

impl Features {
    /// What is there in a game.
    pub(super) fn of(spec: &GameSpec, compiled: &[[CompiledTile; 2]], conditions: bool) -> Features {
        Features {
            compensations: any_tile(compiled, |tile| !tile.compensation.is_empty()),
            start_recruits: any_tile(compiled, |tile| tile.recruits_at_start > 0),
            levies: any_tile(compiled, |tile| !tile.levy.is_empty()),
            retreats: any_tile(compiled, |tile| tile.retreats),
            acting_declined: any_tile(compiled, |tile| tile.acts_in_decline),
            war: any_tile(compiled, CompiledTile::wars),
            garrisons: any_tile(compiled, |tile| tile.garrison.is_some()),
            rescues: any_tile(compiled, |tile| tile.saves_first_loss.is_some() || tile.champion.is_some()),
            most_around: any_tile(compiled, |tile| tile.most_around.is_some()),
            totems: any_tile(compiled, |tile| tile.totem.is_some()),
            grudges: any_tile(compiled, |tile| tile.grudge.is_some()),
            gifts: any_tile(compiled, |tile| {
                tile.procedures.iter().any(|line| line.procedure.gives.is_some())
            }),
            board_acts: spec
                .features
                .iter()
                .flat_map(|tile| tile.rules.iter())
                .any(|rule| offers_acts(rule.effect)),
            hammers: any_tile(compiled, |tile| tile.forge.is_some()),
            truces: any_tile(compiled, |tile| tile.procedures.iter().any(|line| line.procedure.makes_peace)),
            events: !spec.events.is_empty(),
            conditions,
            closings: any_tile(compiled, |tile| !tile.closed.is_empty()),
            again: any_tile(compiled, |tile| tile.again),
            skips: any_tile(compiled, |tile| tile.skip_price > 0 || tile.skip_tokens > 0),
            prizes: any_tile(compiled, |tile| !tile.prize.is_empty()),
            occasions: any_tile(compiled, CompiledTile::is_paid_on_occasions),
        }
    }
}
