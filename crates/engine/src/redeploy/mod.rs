//! Redeployment: tokens in hand go to regions, some must leave, pieces are placed, defenders settle
//! (CORE-REDEP, CORE-LOSS-4).

mod posts;

pub(crate) use posts::{draw_slot, list_posts};
use posts::{is_settled, left, loose};

use crate::ability::Redeployment;
use crate::answer::Answer;
use crate::compiled::{Post, plain};
use crate::event::{Event, Log};
use crate::ids::{BandId, Mark, Seat};
use crate::illegal::{Cite, Illegal};
use crate::query::{BandTile, Query};
use crate::region::RegionSet;
use crate::sink::Sink;
use crate::state::{Ask, Band, Owed};
use crate::turn::Machine;

/// Goes through where tokens from hand may be put.
pub(crate) fn list_puts(q: Query<'_>, id: BandId, out: &mut impl Sink) {
    let hand = q.table.band(id).hand;
    out.among(q.table.held(id)).for_each(|region| {
        out.push(Answer::Put { region, n: 1 });
        if hand > 1 {
            out.push(Answer::Put { region, n: hand });
        }
    });
    // Whoever places tokens in another's turn was driven out in it.
    let settling = q.table.band(id).owner != q.table.turn.seat;
    out.otherwise(|answer| match answer {
        Answer::Put { region, .. }
            if (q.game.rivers - q.table.held(id) - q.holdable(id)).contains(region) =>
        {
            Illegal::River(if q.game.has.events { "RIVER-RIV-1" } else { "UG-RIVER-1" })
        }
        Answer::Put { region, .. } if !q.table.held(id).contains(region) => {
            Illegal::NotHeld(if settling { "CORE-LOSS-4" } else { "CORE-REDEP-1" })
        }
        Answer::Put { .. } => Illegal::OneOrAll,
        Answer::Done => Illegal::Duty(Cite::Rule(if settling { "CORE-LOSS-4" } else { "CORE-REDEP-2" })),
        _ => Illegal::misplaced(q, q.table.owed(), answer),
    });
}

/// Goes through the regions that may be emptied.
pub(crate) fn list_yields(q: Query<'_>, id: BandId, out: &mut impl Sink) {
    q.table.held(id).for_each(|region| out.push(Answer::Empty { region }));
    out.otherwise(|answer| match answer {
        Answer::Empty { .. } => Illegal::NotHeld("CORE-REDEP-3"),
        Answer::Done => {
            let asks = |held: BandTile<'_>| {
                let index = held.compiled.gathers.or(held.compiled.reserve.map(|(_, index)| index));
                index.map(|index| held.rule(index))
            };
            let rule = q.tiles(id).find_map(asks);
            Illegal::Duty(rule.map_or(Cite::Rule("CORE-REDEP-6"), Cite::Tile))
        }
        _ => Illegal::misplaced(q, q.table.owed(), answer),
    });
}

/// The rivers the band may stay in but need not.
fn leavable(q: Query<'_>, id: BandId) -> RegionSet {
    (q.table.held(id) & q.game.rivers & q.holdable(id)) - q.ground()
}

/// Goes through the rivers that may be left.
pub(crate) fn list_leaves(q: Query<'_>, owed: Owed, out: &mut impl Sink) {
    leavable(q, owed.band).for_each(|region| out.push(Answer::Empty { region }));
    out.push(Answer::Done);
    out.otherwise(|answer| match answer {
        Answer::Empty { .. } if q.game.has.events => Illegal::NotHeld("RIVER-RIV-3"),
        Answer::Empty { .. } => Illegal::NotHeld("UG-RIVER-5"),
        _ => Illegal::misplaced(q, owed, answer),
    });
}

/// Goes through where a piece may go that lost its region.
pub(crate) fn list_totems(q: Query<'_>, owed: Owed, out: &mut impl Sink) {
    let mark = Mark(owed.what);
    q.table.held(owed.band).for_each(|region| out.push(Answer::Place { mark, region, n: 1 }));
    out.otherwise(|answer| match answer {
        Answer::Place { .. } => Illegal::NotHeld("CORE-REDEP-6"),
        Answer::Done => {
            let rule = q.tiles(owed.band).find_map(|held| held.compiled.totem.map(|(_, at)| held.rule(at)));
            Illegal::Duty(rule.map_or(Cite::Rule("CORE-REDEP-6"), Cite::Tile))
        }
        _ => Illegal::misplaced(q, owed, answer),
    });
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Rivers are left: by those who may not stay at once, by the others as they like (UG-RIVER-1, UG-RIVER-5).
    pub(crate) fn leave_rivers(&mut self, id: BandId) {
        let q = self.q();
        let wet = q.table.held(id) - q.game.land;
        if wet.is_empty() {
            return;
        }
        let must = wet - q.holdable(id);
        let may = leavable(q, id);
        for region in must {
            self.leave(id, region);
        }
        if !may.is_empty() {
            self.owe_owner(Ask::Leave, id, 0);
        }
    }

    /// A band that acts in decline leaves the rivers it took; a badge it kept lets it stay in those it had.
    pub(crate) fn dry_off(&mut self, id: BandId) {
        let q = self.q();
        let kept = q.kept_ground(id) & q.table.plunder;
        for region in (q.table.held(id) & q.game.rivers) - kept - q.holdable(id) {
            self.leave(id, region);
        }
    }

    /// Takes everything out of a river.
    pub(crate) fn leave(&mut self, id: BandId, region: crate::Region) {
        let stood = self.totems_standing(id);
        let tokens = self.vacate(id, region);
        if self.totems_standing(id) < stood {
            self.table().turn.totem_displaced = true;
        }
        let band = self.band(id);
        band.hand += tokens;
        let race = band.race;
        self.note(Event::Abandoned { race, region, tokens });
        let owed = self.state.owed();
        if owed.ask == Ask::Leave && leavable(self.q(), id).is_empty() {
            self.table().pop_owed();
        }
    }

    /// Gathers what can be spared and asks where it goes.
    pub(crate) fn redeploy(&mut self, id: BandId) {
        let band = self.band(id);
        band.hand += std::mem::take(&mut band.displaced);
        self.merge_followers(id);
        if self.state.table.held(id).is_empty() {
            let pieces = std::mem::take(&mut self.band(id).hammers_out)[0];
            self.band(id).hand -= pieces;
            return;
        }
        let plain = self.q().is_plain(id, plain::TURN);
        let how = if plain { None } else { self.redeployment(id) };
        let tokens = if how == Some(Redeployment::Stay) { 0 } else { self.gather(id) };
        let race = self.state.table.band(id).race;
        if tokens > 0 {
            self.note(Event::Gathered { race, tokens });
        }
        let mut reserve = self.state.table.band(id).hammers_out[0];
        if !plain {
            self.q().each(id, |held| reserve += held.compiled.reserve.map_or(0, |(n, _)| n));
        }
        if reserve > 0 {
            self.set_aside(id, reserve);
        }
        if how == Some(Redeployment::Withdraw) {
            // Pieces among the tokens do not outlast the turn off the board.
            let tokens = self.state.table.band(id).hand - self.followers_in_hand(id);
            self.move_aside(id, tokens);
        }
        self.ask_where(id);
    }

    /// What becomes of the band's tokens at redeployment, if not what the player likes.
    fn redeployment(&self, id: BandId) -> Option<Redeployment> {
        let mut how = None;
        self.q().each(id, |held| {
            let own = held.compiled.redeployment;
            how = if own == Some(Redeployment::Withdraw) { own } else { how.or(own) };
        });
        how
    }

    /// Asks where the tokens in hand go, unless there is nothing to choose.
    pub(crate) fn ask_where(&mut self, id: BandId) {
        let held = self.state.table.held(id);
        let hand = self.state.table.band(id).hand;
        match held.lowest() {
            Some(region) if hand > 0 && held.len() == 1 => self.put(id, region, hand),
            Some(_) if hand > 0 => self.owe_owner(Ask::Redeploy, id, 0),
            _ => {}
        }
    }

    /// Takes so many tokens off until the next turn: first those that can be spared, then whole regions.
    fn set_aside(&mut self, id: BandId, reserve: u8) {
        let spared = self.state.table.band(id).hand.min(reserve);
        self.move_aside(id, spared);
        let missing = reserve - spared;
        let held = self.state.table.held(id);
        if missing >= held.len().saturating_mul(self.q().garrison(id)) {
            for region in held {
                self.empty(id, region);
            }
        } else if missing > 0 {
            self.owe_owner(Ask::Yield, id, missing);
        }
    }

    fn move_aside(&mut self, id: BandId, tokens: u8) {
        let band = self.band(id);
        band.hand -= tokens;
        // Pieces used like tokens, for example hammers, come off first, because they are not tokens of the race.
        let pieces = tokens.min(band.hammers_out[0]);
        band.hammers_out[0] -= pieces;
        band.hammers_out[1] = band.hammers_out[1].min(band.hammers_out[0]);
        band.aside += tokens - pieces;
        let race = band.race;
        if tokens > 0 {
            self.note(Event::SetAside { race, tokens });
        }
        self.spare_followers(id);
    }

    /// Empties a region; how many tokens left it.
    fn empty(&mut self, id: BandId, region: crate::Region) -> u8 {
        let tokens = self.vacate(id, region);
        let band = self.band(id);
        band.hand += tokens;
        let race = band.race;
        self.note(Event::Abandoned { race, region, tokens });
        self.move_aside(id, tokens);
        tokens
    }

    /// Asks a band that gathers in decline which regions it leaves, until one is left.
    pub(crate) fn ask_gathering(&mut self, id: BandId) {
        if self.state.table.held(id).len() > 1 {
            return self.owe_owner(Ask::Yield, id, 0);
        }
        let tokens = self.state.table.band(id).hand;
        if let Some(region) = self.state.table.held(id).lowest().filter(|_| tokens > 0) {
            self.put(id, region, tokens);
        }
    }

    /// Empties a region; the question stays until enough have left.
    pub(crate) fn yield_region(&mut self, owed: Owed, region: crate::Region) {
        self.table().pop_owed();
        if self.state.table.band(owed.band).declined {
            let tokens = self.vacate(owed.band, region);
            let band = self.band(owed.band);
            band.hand += tokens;
            let race = band.race;
            self.note(Event::Abandoned { race, region, tokens });
            return self.ask_gathering(owed.band);
        }
        let missing = owed.what.saturating_sub(self.empty(owed.band, region));
        if missing > 0 && !self.state.table.held(owed.band).is_empty() {
            self.owe_owner(Ask::Yield, owed.band, missing);
        }
    }

    /// Puts tokens; the question stays until the hand is empty.
    pub(crate) fn put_tokens(&mut self, id: BandId, region: crate::Region, n: u8) {
        self.put(id, region, n);
        if self.state.table.band(id).hand == 0 {
            self.table().pop_owed();
        }
    }

    /// The last act of a turn: whoever was driven out settles, clockwise (CORE-LOSS-4).
    pub(crate) fn settle_defenders(&mut self, seat: Seat) {
        let unsettled = |band: &Band| band.displaced > 0 || self.game.camps(band);
        let bound_camps = self.game.plain_tile(self.state.table.bound, false) & plain::CAMP == 0;
        let table = &self.state.table;
        if bound_camps || table.holdings().any(|(band, _)| unsettled(band)) {
            for owner in self.game.others(seat) {
                for id in self.state.table.band_ids() {
                    if self.state.table.band(id).owner == owner {
                        self.settle_band(id);
                        if self.state.table.n_pending > 0 {
                            // The others come when this one has settled; who has settled already asks nothing more.
                            return;
                        }
                    }
                }
            }
        }
        self.end_turn(seat);
    }

    fn settle_band(&mut self, id: BandId) {
        // Pieces counted among tokens are placed by themselves, after the tokens.
        let homeless = self.state.table.held(id).is_empty();
        let beasts = if homeless { 0 } else { self.loose_beasts(id) };
        let band = self.band(id);
        let tokens = band.displaced - beasts;
        band.hand += tokens;
        band.displaced = beasts;
        if homeless && band.declined && !self.q().rises(id) {
            // A token in decline that was left alone has no region to go to (WOW-RACE-TAUREN).
            return self.dismiss(id);
        }
        if self.state.table.band(id).hand > 0 {
            self.ask_where(id);
        }
        if self.state.table.n_pending == 0 {
            self.settle_pieces(id);
        }
    }

    /// How many of the pieces driven out are counted among tokens but are none.
    fn loose_beasts(&self, id: BandId) -> u8 {
        let beasts = self.follower(id).filter(|&(mark, _)| self.game.mark(mark).stacks);
        beasts.map_or(0, |(mark, _)| loose(self.q(), id, mark).min(self.state.table.band(id).displaced))
    }

    /// Pieces driven out with the tokens are placed like them.
    pub(crate) fn settle_pieces(&mut self, id: BandId) {
        let q = self.q();
        let posts = q.compiled_tiles(id).flat_map(|compiled| &compiled.posts);
        let homeless = |post: &&Post| is_settled(post) && left(q, id, **post) > 0;
        let homeless = posts.into_iter().find(homeless).copied();
        if let Some(post) = homeless {
            self.ask_post(id, post);
        }
    }
}
