//! Relics and places: what is found, what is used for a conquest, what is done at the end of a turn, and the piece that
//! takes what it enters (UG-RP, UG-REL, UG-PLC, UG-BAL).

use crate::ability::{Price, Weapon};
use crate::answer::Answer;
use crate::bill::Deed;
use crate::compiled::{Moment, Post, Sites, plain};
use crate::event::{Event, Log};
use crate::ids::{Actor, BandId, Seat, Tile};
use crate::illegal::{Cite, Illegal};
use crate::query::{BandTile, COPY, Query};
use crate::region::{Region, RegionSet};
use crate::sink::Sink;
use crate::state::{Ask, Owed, State, Step};
use crate::turn::Machine;
use crate::{acts, procedure, war};

/// The tiles of a band that may still do something this turn.
fn unused(q: Query<'_>, id: BandId) -> impl Iterator<Item = BandTile<'_>> {
    q.tiles(id).filter(move |held| !q.table.turn.is_used(held.slot))
}

/// The relics that may be made ready for the next conquest.
fn wieldable<'a>(state: &State, q: Query<'a>, id: BandId) -> impl Iterator<Item = BandTile<'a>> {
    let strikes = q.table.band(id).hand >= q.garrison(id);
    let leaps = !strikes && helps_without_tokens(state, q, id);
    let near = q.game.has.war.then(|| {
        let near =
            if q.wields_anywhere(id) { q.game.board().all() } else { q.adjacent(id, q.table.held(id)) };
        near & q.places() & q.open(id)
    });
    unused(q, id).filter(move |held| {
        let ready = !q.table.turn.is_wielded(held.slot);
        match held.compiled.wield {
            None => false,
            // A weapon against places needs a place within reach.
            Some((Weapon::Raid(_), _)) => ready && strikes && near.is_some_and(|near| !near.is_empty()),
            Some((Weapon::Anywhere, _)) => ready && (strikes || leaps),
            // A weapon that makes a conquest cheaper needs tokens to pay the rest.
            Some((Weapon::Discount(_) | Weapon::AsIfEmpty, _)) => ready && strikes,
        }
    })
}

/// Whether a conquest that takes no tokens from hand, for example one that replaces a lone token, could be made
/// anywhere.
fn helps_without_tokens(state: &State, q: Query<'_>, id: BandId) -> bool {
    let band = q.table.band(id);
    if q.table.held(id).is_empty() || q.table.rolled().is_some() {
        return false;
    }
    let open = q.open(id);
    acts::specials(q, id).any(|special| match special.seizure.price {
        Price::Tokens(_) => false,
        Price::Itself => {
            let pays = |region| acts::can_pay(state, q, id, region, Some(&special)).is_ok();
            war::champion_ready(q, id, &special) && open.into_iter().any(pays)
        }
        Price::Swap => {
            let fits = |region| {
                acts::is_lone(q, band.owner, region)
                    && !acts::swapped(q, &special, region)
                    && acts::can_pay_toll(state, q, id, region).is_ok()
            };
            acts::swap_tokens(q, id, &special) >= q.garrison(id)
                && (open - q.unaided(id)).into_iter().any(fits)
        }
    })
}

/// Where a piece may be sent from a region: across a border, to nothing closed (UG-BAL-1).
pub(crate) fn destinations(q: Query<'_>, seat: Seat, coins: u16, from: Region) -> RegionSet {
    let ground = q.game.board().all() - q.game.board().made_of(crate::board::Terrain::Chasm);
    let open = (q.game.board().borders(from) & ground) - q.immune();
    open.filter(|&region| {
        q.table.holder(region).is_none_or(|holder| {
            let band = q.table.band(holder);
            let ransom: u16 = q
                .compiled_tiles(holder)
                .map(|compiled| compiled.ransom.map_or(0, |(n, _)| u16::from(n)))
                .sum();
            let poor = ransom > coins;
            let unaided_here = q.compiled_tiles(holder).any(|compiled| compiled.unaided.is_some());
            band.owner == seat || !(poor || unaided_here || band.ally == seat)
        })
    })
    .collect()
}

/// Whether the band may have relics to make ready.
fn may_have_weapons(q: Query<'_>, id: BandId) -> bool {
    q.game.has_fixtures && !q.table.band(id).declined && !q.is_plain(id, plain::WIELD)
}

/// Whether the acting band may make a relic ready.
pub(crate) fn has_acts(state: &State, q: Query<'_>, id: BandId) -> bool {
    may_have_weapons(q, id) && wieldable(state, q, id).next().is_some()
}

/// Goes through the relics that the acting band may make ready. A relic and its copy are one line; the relic is taken first.
pub(crate) fn list_acts(state: &State, q: Query<'_>, id: BandId, out: &mut impl Sink) {
    if !may_have_weapons(q, id) {
        return;
    }
    for held in wieldable(state, q, id) {
        let answer = Answer::Wield { tile: held.tile };
        if held.slot == COPY { out.push_new(answer) } else { out.push(answer) }
    }
}

/// Why the acting band may not make a relic ready.
pub(crate) fn why_not_wield(q: Query<'_>, id: BandId, tile: Tile) -> Illegal {
    let own = q.tiles(id).filter(|held| held.tile == tile);
    let weapon = own.filter_map(|held| held.compiled.wield.map(|(_, at)| (held.slot, held.rule(at)))).last();
    let Some((slot, rule)) = weapon else { return acts::lacking(q, id, tile) };
    if q.table.turn.is_used(slot) {
        Illegal::Used(rule)
    } else if q.table.turn.is_wielded(slot) {
        Illegal::Wielding(rule)
    } else if q.table.band(id).hand < q.garrison(id) {
        acts::too_few(q, id)
    } else {
        Illegal::Unfit(rule)
    }
}

/// Goes through what may be done at the end of the turn.
pub(crate) fn list_end_of_turn(state: &State, q: Query<'_>, owed: Owed, out: &mut impl Sink) {
    let seat = q.table.turn.seat;
    procedure::list_ends(q.game, state, seat, out);
    if q.table.turn.next == Step::EarlyEndOfTurn {
        list_guards(q, seat, out);
    }
    out.push(Answer::Done);
    out.otherwise(|answer| why_not_at_end(state, q, owed, answer));
}

/// Pieces that are placed at the end of the turn may come before relics and places, or after.
fn list_guards(q: Query<'_>, seat: Seat, out: &mut impl Sink) {
    let Some(id) = q.table.active(seat) else { return };
    let guard = |post: &&Post| post.moment == Moment::End && matches!(post.sites, Sites::Held);
    for post in q.compiled_tiles(id).flat_map(|compiled| &compiled.posts).filter(guard) {
        // Race and power may place the same kind of piece.
        for region in q.table.held(id) {
            out.push_new(Answer::Place { mark: post.mark, region, n: 1 });
        }
    }
}

/// Which rule keeps a relic or place that the player has from doing this at the end of the turn.
fn why_not_at_end(state: &State, q: Query<'_>, owed: Owed, answer: Answer) -> Illegal {
    let seat = q.table.turn.seat;
    let active = q.table.active(seat);
    let act = answer.asked_by().is_some() || matches!(answer, Answer::Place { .. });
    if let Some(id) = active.filter(|&id| act && procedure::is_act(q, id, answer)) {
        return procedure::why_no_act(q.game, state, id, answer);
    }
    let bands = q.table.bands().filter(|&id| q.table.band(id).owner == seat);
    let rules = bands.flat_map(|id| q.tiles(id)).filter_map(|held| {
        let index = procedure::offering(&held, answer);
        index.map(|index| (held.slot, held.rule(index)))
    });
    match (rules.last(), answer, active) {
        (Some((slot, rule)), ..) if q.table.turn.is_used(slot) => Illegal::Used(rule),
        (Some((_, rule)), ..) => Illegal::NoPlace(Cite::Tile(rule)),
        (None, Answer::Lay { tile, .. }, Some(id)) => acts::lacking(q, id, tile),
        _ => Illegal::misplaced(q, owed, answer),
    }
}

/// Whether a relic could still be made ready.
pub(crate) fn may_wield(state: &State, q: Query<'_>, id: BandId) -> bool {
    q.game.has_fixtures && !q.table.band(id).declined && wieldable(state, q, id).next().is_some()
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Something is found: it lies face up where the natives were. What it demands comes before anything else.
    pub(crate) fn find(&mut self, region: Region, tile: Tile) {
        let Some(index) = self.game.fixture(tile) else { return };
        let table = self.table();
        table.hidden = (u16::from_le_bytes(table.hidden) & !(1 << index)).to_le_bytes();
        table.lay(index, region);
        self.note(Event::Found { tile, region });
        self.call_found(tile, region);
        if self.game.compiled(tile, false).rally.is_some()
            && let Some(finder) = self.state.table.holder(region)
        {
            self.ask_side(finder);
        }
    }

    /// Chance owes the badge of a place; the discards are shuffled if the stack is empty (UG-SH-1).
    pub(crate) fn ask_bound(&mut self) {
        if self.state.table.power_deck == 0 && self.state.table.discards != 0 {
            let table = self.table();
            table.power_deck = std::mem::take(&mut table.discards);
            self.note(Event::Reshuffled);
        }
        if self.state.table.power_deck != 0 {
            self.owe(Actor::NATURE, Ask::Bind, BandId::NONE, 0);
        }
    }

    pub(crate) fn bind(&mut self, power: Tile) {
        let bit = self.game.power_bit(power);
        let table = self.table();
        table.power_deck &= !bit;
        table.bound = power;
        self.note(Event::Bound { power });
    }

    pub(crate) fn wield(&mut self, id: BandId, tile: Tile) {
        let slot = wieldable(self.state, self.q(), id).find(|held| held.tile == tile).map(|held| held.slot);
        if let Some(slot) = slot {
            self.table().turn.wielded[slot as usize / 8] |= 1 << (slot % 8);
            self.note(Event::Wielded { tile });
        }
    }

    /// Puts relics made ready back unused.
    pub(crate) fn put_back_relics(&mut self) {
        self.table().turn.wielded = [0; 3];
        self.note(Event::Sheathed);
    }

    /// Relics made ready are spent; after a success they lie where they were used (UG-RP-4, UG-RP-9).
    pub(crate) fn spend_wielded(&mut self, id: BandId, taken: Option<Region>) {
        if !self.state.table.turn.wields() {
            return;
        }
        for slot in 0..=COPY {
            if !self.state.table.turn.is_wielded(slot) {
                continue;
            }
            let tile = self.q().tiles(id).find(|held| held.slot == slot).map(|held| held.tile);
            self.table().turn.set_used(slot);
            if let (Some(tile), Some(region)) = (tile, taken) {
                self.move_relic(id, slot, tile, region);
            }
        }
        self.table().turn.wielded = [0; 3];
    }

    /// A relic, or its copy, lies in another region now.
    pub(crate) fn move_relic(&mut self, id: BandId, slot: u8, tile: Tile, region: Region) {
        if slot == COPY {
            let bag = self.q().compiled_tiles(id).find_map(|compiled| compiled.copies);
            if let Some(mark) = bag {
                for old in self.state.table.marked(mark) {
                    self.remove_pieces(mark, old);
                }
                self.add_pieces(mark, region, 1);
            }
        } else if let Some(index) = self.game.fixture(tile) {
            self.table().lay(index, region);
            self.note(Event::Moved { tile, region });
        }
    }

    /// Offers what relics and places do at the end of the turn, until the player has enough.
    pub(crate) fn end_of_turn(&mut self, seat: Seat) -> bool {
        let q = self.q();
        let busy = |id: BandId| q.table.band(id).owner == seat && !q.is_plain(id, plain::END);
        if !self.game.has_fixtures || !q.table.bands().any(busy) {
            return false;
        }
        let any = procedure::has_ends(self.game, self.state, seat);
        if any {
            let id = self.state.table.active(seat).unwrap_or(BandId::NONE);
            self.owe(Actor::seat(seat), Ask::EndOfTurn, id, 0);
        }
        any
    }

    /// A relic is drawn from where it lies into another region. The piece that shows what it does stays behind, and is gone.
    pub(crate) fn draw_relic(&mut self, id: BandId, tile: Tile, region: Region) {
        let Some(from) = self.state.table.lies(self.game, tile) else { return };
        self.pay_for(id, from, Deed::Touch);
        self.table().turn.fresh = false;
        if let Some(mark) = self.game.procedure(tile).and_then(|(procedure, _)| procedure.piece) {
            self.remove_pieces(mark, from);
        }
        if let Some(index) = self.game.fixture(tile) {
            self.table().lay(index, region);
            self.note(Event::Moved { tile, region });
        }
    }

    pub(crate) fn act_end_of_turn(&mut self, answer: Answer) {
        let seat = self.state.table.turn.seat;
        let active = self.state.table.active(seat);
        match (answer, active) {
            (Answer::Place { mark, .. }, Some(_)) if !self.game.mark(mark).free => {
                // The piece is placed now, and the rest comes after it.
                self.goto(Step::EndPosts);
                self.posts(seat);
                let owed = self.state.owed();
                if owed.ask == Ask::Post && owed.what == mark.0 {
                    self.answer_post(owed, answer);
                }
            }
            _ => self.choose_at_end(seat, answer),
        }
    }

    /// Takes coins from each opponent whose active band stands in one of these regions, clockwise; the poor pay what
    /// they have, and nothing is taken across a region closed to the taker.
    pub(crate) fn collect(&mut self, seat: Seat, due: u16, around: RegionSet) {
        for from in self.game.others(seat) {
            let borders = self.state.table.active(from).is_some_and(|other| {
                let closed = self.q().immune_to(seat) | self.q().warded_against(seat);
                (self.state.table.held(other) - closed).meets(around)
            });
            let coins = due.min(self.state.coins(from));
            if borders && coins > 0 {
                self.state.coins[from.0 as usize] -= coins;
                self.state.coins[seat.0 as usize] += coins;
                self.note(Event::Levied { seat, from, coins });
            }
        }
    }
}
