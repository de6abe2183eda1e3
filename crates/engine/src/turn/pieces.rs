//! How tokens and pieces come to regions and leave them.

use super::Machine;
use crate::ability::{Effect, Occasion, Posting};
use crate::event::{Event, Log};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::query::Query;
use crate::region::{Region, RegionSet};

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Takes everything but what must stay in each region in hand.
    pub fn gather(&mut self, id: BandId) -> u8 {
        let least = self.q().garrison(id);
        let table = self.table();
        let mut tokens = 0;
        table.held(id).for_each(|region| {
            let here = &mut table.tokens[region.index()];
            let spare = here.saturating_sub(least);
            tokens += spare;
            *here -= spare;
        });
        table.bands[id.index()].hand += tokens;
        tokens
    }

    /// Takes a region from its holder: tokens and pieces leave it. What becomes of the tokens is the caller's.
    pub fn vacate(&mut self, id: BandId, region: Region) -> u8 {
        self.clear_pieces(region);
        self.drop_bound(id, region);
        let table = self.table();
        table.held[id.index()].remove(region);
        table.holder[region.index()] = BandId::NONE;
        let tokens = std::mem::take(&mut table.tokens[region.index()]);
        if self.game.has_followers() { self.carry_off(region, tokens) } else { tokens }
    }

    fn clear_pieces(&mut self, region: Region) {
        let game = self.game;
        for &mark in &game.bound_marks {
            if self.state.table.marked(mark).contains(region) {
                self.remove_pieces(mark, region);
            }
        }
    }

    /// Whoever loses the place with a badge bound to it loses what that badge brought (UG-SH-2).
    fn drop_bound(&mut self, id: BandId, region: Region) {
        let bound = self.state.table.bound;
        let is_binder = |index: usize| self.state.table.fixtures[index] == region.0;
        if bound == Tile::NONE || !self.game.binder().is_some_and(is_binder) {
            return;
        }
        for effect in self.game.ability(bound).rules.iter().map(|rule| rule.effect) {
            let mark = match effect {
                Effect::Post(mark, Posting::Redeployment(_) | Posting::TurnEnd(_) | Posting::Bought(..)) => {
                    Some(mark)
                }
                Effect::Seize(seizure) => seizure.leaves,
                Effect::Procedure(procedure, _) => {
                    if procedure.makes_peace {
                        self.band(id).ally = Seat::NONE;
                    }
                    procedure.piece.filter(|_| procedure.copies)
                }
                Effect::Grudge(_) => {
                    self.band(id).forget_grudges();
                    None
                }
                Effect::Pay { on: Occasion::PeaceBroken, .. } => {
                    self.band(id).end_concord();
                    None
                }
                // What these bring is not the band's to lose, or stays with the regions it has.
                Effect::Score(..)
                | Effect::Pay { .. }
                | Effect::Cost(..)
                | Effect::Defense(..)
                | Effect::Reach(..)
                | Effect::Close(_)
                | Effect::Unaided
                | Effect::Roll(_)
                | Effect::NoLoss(_)
                | Effect::ConquerAgain
                | Effect::Redeploy(_)
                | Effect::SkipPrice(_)
                | Effect::Tokens(..)
                | Effect::Post(..)
                | Effect::Wield(_)
                | Effect::Counts(_)
                | Effect::Copied
                | Effect::Totem(_)
                | Effect::Forge(..)
                | Effect::Decline(_)
                | Effect::Blight(_)
                | Effect::Series(_)
                | Effect::Foresee(_)
                | Effect::Sworn(_)
                | Effect::Garrison(_)
                | Effect::Followers(..)
                | Effect::Shove(_)
                | Effect::Rally => None,
            };
            for old in mark
                .map_or(RegionSet::EMPTY, |mark| self.state.table.marked(mark) & self.state.table.held(id))
            {
                mark.into_iter().for_each(|mark| self.remove_pieces(mark, old));
            }
        }
    }

    /// Takes the pieces of a kind out of a region.
    pub fn remove_pieces(&mut self, mark: Mark, region: Region) {
        let n = self.state.table.pieces(self.game, mark, region);
        if n > 0 {
            let table = self.table();
            table.marks[mark.0 as usize].remove(region);
            if let Some(slot) = self.game.stack_slot(mark) {
                self.table().stacked[region.index()] &= !(15 << (4 * slot));
            }
            self.note(Event::Removed { mark, region, n });
        }
    }

    /// Puts pieces of a kind into a region.
    pub fn add_pieces(&mut self, mark: Mark, region: Region, n: u8) {
        let slot = self.game.stack_slot(mark);
        let table = self.table();
        table.marks[mark.0 as usize].insert(region);
        if let Some(slot) = slot {
            table.stacked[region.index()] += n << (4 * slot);
        }
        self.note(Event::Posted { mark, region, n });
    }

    /// Puts tokens from hand into a region of the band.
    pub fn put(&mut self, id: BandId, region: Region, tokens: u8) {
        let table = self.table();
        table.bands[id.index()].hand -= tokens;
        table.tokens[region.index()] += tokens;
        let race = table.band(id).race;
        self.note(Event::Placed { race, region, tokens });
    }
}

/// How many pieces of a kind are not on the board.
pub(crate) fn supply(q: Query<'_>, mark: Mark) -> u8 {
    let turned = if q.game.turned_over == Some(mark) { q.table.memory.iter().sum() } else { 0 };
    q.game.mark(mark).limit.saturating_sub(standing(q, mark, q.table.marked(mark)) + turned)
}

/// How many pieces of a kind stand in these regions.
pub(crate) fn standing(q: Query<'_>, mark: Mark, regions: RegionSet) -> u8 {
    let there = regions & q.table.marked(mark);
    if q.game.mark(mark).stacks {
        there.map(|region| q.table.pieces(q.game, mark, region)).sum()
    } else {
        there.len()
    }
}
