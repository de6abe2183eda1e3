//! Pieces laid unseen beside opponents, which go off as the owner's next turn begins (WOW-BOMB).

use crate::answer::{Answer, Answers};
use crate::bill::{Deed, Sum, Tally, loss_bill, toll};
use crate::event::{Event, Log};
use crate::ids::{Actor, BandId, Mark, Seat};
use crate::illegal::{Cite, Illegal};
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::state::{Ask, Owed, State, Step};
use crate::turn::Machine;

/// How many duds and live ones have not been turned over yet.
pub(crate) fn left(q: Query<'_>) -> [u8; 2] {
    let limit = q.game.mine.map_or(0, |mark| q.game.mark(mark).limit);
    let live = q.game.spec.live.min(limit);
    [(limit - live) - q.table.spent[0], live - q.table.spent[1]]
}

/// The pieces a band has laid.
fn laid(q: Query<'_>, id: BandId) -> RegionSet {
    let mark = q.kits(id).find_map(|kit| kit.mine).map(|(mark, _)| mark);
    mark.map_or(RegionSet::EMPTY, |mark| q.table.marked(mark))
}

fn due(q: Query<'_>, seat: Seat, region: Region) -> u16 {
    // Nobody pays for what cannot work.
    if q.immune_to(seat).contains(region) {
        return 0;
    }
    toll(q, seat, region, Deed::Conquest).map_or(0, |(coins, ..)| u16::from(coins))
}

pub(crate) fn list(state: &State, q: Query<'_>, id: BandId, out: &mut Answers) {
    let seat = q.table.band(id).owner;
    for region in laid(q, id) {
        let coins = due(q, seat, region);
        if coins <= state.coins(seat) {
            out.push(Answer::Reveal { region });
        }
        if coins > 0 {
            out.push(Answer::Defuse { region });
        }
    }
}

pub(crate) fn check(state: &State, q: Query<'_>, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    let seat = q.table.band(owed.band).owner;
    match answer {
        Answer::Reveal { region } | Answer::Defuse { region } if !laid(q, owed.band).contains(region) => {
            Err(Illegal::NoPlace(Cite::Rule("WOW-BOMB-2")))
        }
        Answer::Reveal { region } => match toll(q, seat, region, Deed::Conquest) {
            Some((_, _, term)) if due(q, seat, region) > state.coins(seat) => Err(Illegal::TollTooDear(term)),
            _ => Ok(()),
        },
        Answer::Defuse { region } if due(q, seat, region) == 0 => {
            Err(Illegal::Duty(Cite::Rule("WOW-BOMB-2")))
        }
        Answer::Defuse { .. } => Ok(()),
        Answer::Done => Err(Illegal::Duty(Cite::Rule("WOW-BOMB-2"))),
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

pub(crate) fn list_bomb(q: Query<'_>, out: &mut Answers) {
    let [duds, live] = left(q);
    if live > 0 {
        out.push(Answer::Live);
    }
    if duds > 0 {
        out.push(Answer::Dud);
    }
}

pub(crate) fn check_bomb(q: Query<'_>, answer: Answer) -> Result<(), Illegal> {
    let [duds, live] = left(q);
    match answer {
        Answer::Live if live > 0 => Ok(()),
        Answer::Dud if duds > 0 => Ok(()),
        Answer::Live | Answer::Dud => Err(Illegal::NotInStack),
        _ => Err(Illegal::NotAsked("WOW-BOMB-2")),
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Goes through what was laid: back to the stack where no opponent stands, turned over elsewhere.
    pub(crate) fn fuses(&mut self, seat: Seat) {
        let q = self.q();
        let active = q.table.active(seat).filter(|&id| !laid(q, id).is_empty());
        let (Some(id), Some(mark)) = (active, self.game.mine) else { return self.goto(Step::Choice) };
        for region in laid(self.q(), id) {
            let mate = self.q().friendly(seat).contains(region);
            let foreign = |holder: BandId| !mate && self.state.table.band(holder).owner != seat;
            if !self.state.table.holder(region).is_some_and(foreign) {
                self.remove_pieces(mark, region);
            }
        }
        let mut list_of = Answers::new();
        list(self.state, self.q(), id, &mut list_of);
        match *list_of {
            [] => {}
            [only] => self.light(id, only),
            _ => self.owe_owner(Ask::Fuse, id, 0),
        }
    }

    /// A piece is turned over, with its effect paid for or without.
    pub(crate) fn light(&mut self, id: BandId, answer: Answer) {
        match answer {
            Answer::Reveal { region } => {
                if due(self.q(), self.state.table.band(id).owner, region) > 0 {
                    self.pay_for(id, region, Deed::Conquest);
                }
                self.strike(id, region);
                self.owe(Actor::NATURE, Ask::Bomb, id, region.0);
            }
            Answer::Defuse { region } => self.owe(Actor::NATURE, Ask::Bomb, BandId::NONE, region.0),
            _ => {}
        }
    }

    /// What the piece turned over is.
    pub(crate) fn go_off(&mut self, owed: Owed, live: bool) {
        let region = Region(owed.what);
        self.table().spent[usize::from(live)] += 1;
        let mark = self.game.mine.unwrap_or(Mark(0));
        self.remove_pieces(mark, region);
        let seat = self.state.table.turn.seat;
        let closed = self.q().immune_to(seat).contains(region);
        if live && !closed && owed.band != BandId::NONE {
            self.explode(owed.band, region);
        } else {
            self.note(Event::Fizzled { region });
        }
    }

    /// The region is treated as conquered, but nobody enters it.
    fn explode(&mut self, id: BandId, region: Region) {
        self.note(Event::Exploded { region });
        let q = self.q();
        let Some(defender) = q.table.holder(region) else { return };
        let tokens = q.table.tokens(region);
        let mut lost = Sum::default();
        loss_bill(q, region, None, &mut lost);
        let rescue = self.rescues(defender, region);
        self.count_conquest(id, Some(defender), tokens);
        let table = self.table();
        table.turn.spoils += 1;
        table.plunder.insert(region);
        self.claim_ransom(id, defender, region);
        self.rout(defender, region, lost.total() as u8);
        self.note_rescue(defender, region, rescue);
        self.dismiss_if_gone(defender);
    }
}
