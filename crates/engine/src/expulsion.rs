//! A region loses its people: to a conquest, to what empties it without entering it, for example a bomb, or to a piece
//! that takes it for nobody, for example the Balrog (CORE-LOSS, WOW-BOMB, UG-BAL).

use crate::ability::{Price, Weapon};
use crate::ask::once;
use crate::bill::{Sum, Tally, Term, ransom};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{Actor, BandId, Mark, Seat};
use crate::query::{BandTile, Query};
use crate::region::Region;
use crate::state::{Ask, Step};
use crate::turn::Machine;

/// What makes a region lose its people.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Cause {
    /// The band conquers it, in a special way if there is a price.
    Conquest(BandId, Option<Price>),
    /// Something of the band empties it, and nobody enters it.
    Emptying(BandId),
    /// A piece takes it for nobody, in the turn of that player.
    Piece(Seat),
}

/// What becomes of whoever stands in a region that is lost. It is worked out before anything changes, because whatever
/// the region gives its holder still counts.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Expulsion {
    cause: Cause,
    region: Region,
    /// Whoever stands there, and the player who has them.
    pub defender: Option<BandId>,
    owner: Option<Seat>,
    /// How many tokens go to the tray.
    lost: u8,
    /// Whether a token that would be lost is rescued.
    rescued: bool,
    /// What the bank pays whoever loses the region.
    compensation: u16,
    /// What whoever takes the region pays for it.
    ransom: Option<(u8, Seat, RuleRef)>,
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// What will become of whoever stands in a region.
    pub(crate) fn expulsion(&self, cause: Cause, region: Region) -> Expulsion {
        let q = self.q();
        let defender = q.table.holder(region);
        let mut lost = Sum::default();
        let price = match cause {
            Cause::Conquest(_, price) => price,
            Cause::Emptying(_) => None,
            Cause::Piece(_) => Some(Price::Tokens(0)),
        };
        loss_bill(q, region, price, &mut lost);
        // The Balrog destroys two tokens where a conquest destroys one, and none of a people that loses none.
        let lost = match (cause, defender) {
            (Cause::Piece(_), Some(id)) if lost.total() == 1 && q.fights(id) => 2,
            _ => lost.total() as u8,
        };
        let compensation = |holder: BandId| {
            q.compiled_tiles(holder)
                .flat_map(|compiled| &compiled.compensation)
                .map(|&(n, _)| u16::from(n))
                .sum::<u16>()
        };
        let attacker = match cause {
            Cause::Conquest(id, _) => Some(id),
            // A bomb pays its toll and no ransom.
            Cause::Emptying(_) => None,
            Cause::Piece(seat) => q.table.active(seat),
        };
        let paid = !matches!(cause, Cause::Emptying(_));
        Expulsion {
            cause,
            region,
            defender,
            owner: defender.map(|id| q.table.band(id).owner),
            lost,
            rescued: defender.is_some_and(|holder| self.rescues(holder, region)),
            compensation: defender.filter(|_| paid && q.game.has.compensations).map_or(0, compensation),
            ransom: attacker.filter(|_| q.game.has_tolls()).and_then(|id| ransom(q, id, region)),
        }
    }

    /// Whoever stands in the region leaves it, and what goes with them.
    pub(crate) fn expel(&mut self, expulsion: &Expulsion) {
        let Expulsion { cause, region, lost, rescued, .. } = *expulsion;
        let counts = matches!(cause, Cause::Conquest(..));
        self.call_taken(region);
        let natives = self.table().take_natives(region);
        if natives > 0 {
            self.count_slain(natives, counts);
            self.note(Event::NativesLeft { region, tokens: natives });
        }
        self.remove_wild_pieces(region);
        if let Some(defender) = expulsion.defender {
            self.count_slain(lost, counts);
            self.rout(defender, region, lost);
            self.note_rescue(defender, region, rescued);
        }
    }

    /// Takes note of tokens that the active band caused to be lost.
    fn count_slain(&mut self, tokens: u8, counts: bool) {
        if counts {
            let turn = &mut self.table().turn;
            turn.slain = turn.slain.saturating_add(tokens);
        }
    }

    /// What the loss of a region brings or costs at once: compensation from the bank, a ransom from whoever took it.
    pub(crate) fn pay_for_loss(&mut self, expulsion: &Expulsion) {
        let Some(defender) = expulsion.owner else { return };
        let attacker = match expulsion.cause {
            Cause::Conquest(id, _) | Cause::Emptying(id) => self.state.table.band(id).owner,
            Cause::Piece(seat) => seat,
        };
        if attacker == defender {
            return;
        }
        if expulsion.compensation > 0 {
            self.state.coins[defender.0 as usize] += expulsion.compensation;
            self.note(Event::Consoled { seat: defender, coins: expulsion.compensation });
        }
        if let Some((coins, to, _)) = expulsion.ransom {
            let coins = u16::from(coins);
            self.state.coins[attacker.0 as usize] -= coins;
            self.state.coins[to.0 as usize] += coins;
            self.note(Event::RansomPaid { seat: attacker, to, coins });
        }
    }

    /// A region is treated as conquered by the band, but nobody enters it.
    pub(crate) fn drive_out(&mut self, id: BandId, region: Region) {
        let expulsion = self.expulsion(Cause::Emptying(id), region);
        let Some(defender) = expulsion.defender else { return };
        self.count_conquest(id, Some(defender), self.state.table.tokens(region));
        let table = self.table();
        table.turn.spoils += 1;
        table.plunder.insert(region);
        self.claim_ransom(id, defender, region);
        self.expel(&expulsion);
        self.dismiss_if_gone(defender);
    }

    /// A piece enters a region and takes it for nobody (UG-BAL-4 to UG-BAL-7).
    pub(crate) fn overrun(&mut self, mark: Mark, region: Region) {
        let seat = self.state.table.turn.seat;
        for old in self.state.table.marked(mark) {
            self.remove_pieces(mark, old);
        }
        let expulsion = self.expulsion(Cause::Piece(seat), region);
        self.note(Event::Overran { mark, region });
        if let Some(id) = expulsion.defender {
            let owner = self.state.table.band(id).owner;
            self.strike_by(seat, region);
            if !self.state.table.band(id).declined && owner != seat {
                self.table().turn.fought |= owner.bit();
            }
        }
        self.expel(&expulsion);
        self.pay_for_loss(&expulsion);
        if let Some(id) = expulsion.defender {
            let own = self.state.table.band(id).owner == seat;
            self.dismiss_if_gone(id);
            self.place_own_displaced(id, own);
        }
        self.add_pieces(mark, region, 1);
        if self.state.table.guarded_finds.contains(region) {
            self.table().guarded_finds.remove(region);
            self.owe(Actor::NATURE, Ask::Find, BandId::NONE, region.0);
        }
    }

    /// Tokens the mover drove out himself wait for redeployment, or are placed at once if that is over.
    fn place_own_displaced(&mut self, id: BandId, own: bool) {
        let over = self.state.owed().ask == Ask::EndOfTurn || self.state.table.turn.next > Step::Redeploy;
        if own && over && self.state.table.band(id).owner == self.state.table.turn.seat {
            // Pieces driven out with them, for example Encampments, are asked about below the tokens, so after them.
            self.settle_pieces(id);
            let band = self.band(id);
            band.hand += std::mem::take(&mut band.displaced);
            self.ask_where(id);
        }
    }

    /// Whether a token of the defender will be rescued if the region is taken.
    fn rescues(&self, defender: BandId, region: Region) -> bool {
        if !self.game.has.rescues || rescuer(self.q(), defender).is_none() {
            return false;
        }
        // Nothing is rescued where nothing would be lost.
        let q = self.q();
        let spared = q.compiled_tiles(defender).any(|compiled| compiled.no_loss.is_some());
        let champion = |mark| q.table.marked(mark).contains(region);
        !spared
            && !q
                .compiled_tiles(defender)
                .any(|compiled| compiled.champion.is_some_and(|(mark, _)| champion(mark)))
    }

    fn note_rescue(&mut self, defender: BandId, region: Region, rescued: bool) {
        if rescued {
            self.table().turn.once |= once::RESCUED;
            let race = self.state.table.band(defender).race;
            self.note(Event::Rescued { race, region });
        }
    }

    /// The owner of a champion who loses his region pays the attacker, as far as he can.
    pub(crate) fn claim_ransom(&mut self, id: BandId, defender: BandId, region: Region) {
        if !self.game.has_followers() {
            return;
        }
        let q = self.q();
        let stands = |mark| q.table.marked(mark).contains(region);
        let there = q
            .compiled_tiles(defender)
            .any(|compiled| compiled.champion.is_some_and(|(mark, _)| stands(mark)));
        let (seat, to) = (q.table.band(defender).owner, q.table.band(id).owner);
        let coins = self.state.coins(seat).min(1);
        if there && coins > 0 && seat != to {
            self.state.coins[seat.0 as usize] -= coins;
            self.state.coins[to.0 as usize] += coins;
            self.note(Event::RansomPaid { seat, to, coins });
        }
    }

    /// The defenders leave: some for the tray, the rest in hand until they settle.
    fn rout(&mut self, id: BandId, region: Region, lost: u8) {
        // Pieces used like tokens are never lost: a loss falls on the tokens there are.
        let band = self.state.table.band(id);
        let real = match band.hammers_out[0] {
            0 => u8::MAX,
            hammers => self.state.table.on_board(id) + band.hand + band.displaced - hammers,
        };
        let beast = self.state.table.holder(region).and_then(|_| self.beast_in(region));
        let tokens = self.vacate(id, region);
        let lost = lost.min(tokens).min(real);
        let displaced = tokens - lost;
        // A piece among the tokens is the one that is lost.
        let beasts = beast.map_or(0, |_| lost.min(1));
        if let Some(mark) = beast.filter(|_| beasts > 0) {
            self.disperse(mark, beasts);
        }
        let lost = lost - beasts;
        let band = self.band(id);
        band.tray += lost;
        band.displaced += displaced;
        let race = band.race;
        if lost > 0 {
            self.note(Event::Lost { race, region, tokens: lost });
        }
        if displaced > 0 {
            self.note(Event::Displaced { race, region, tokens: displaced });
        }
    }

    /// The kind of piece that is lost before tokens, if one stands there.
    fn beast_in(&self, region: Region) -> Option<Mark> {
        if !self.game.has_followers() {
            return None;
        }
        let mut beasts = self.game.marks().filter(|(_, spec)| spec.among_tokens && spec.stacks);
        beasts.find(|(mark, _)| self.state.table.marked(*mark).contains(region)).map(|(mark, _)| mark)
    }
}

/// How many tokens the holder of the region would lose to the tray.
pub fn loss_bill(q: Query<'_>, region: Region, price: Option<Price>, bill: &mut impl Tally) {
    let Some(defender) = q.table.holder(region) else { return };
    let tokens = i16::from(q.table.tokens(region));
    let harmless = |held: BandTile<'_>| {
        matches!(held.compiled.wield, Some((Weapon::AsIfEmpty, _))) && q.table.turn.is_wielded(held.slot)
    };
    if price.is_none()
        && q.table.turn.wields()
        && q.table.acting().is_some_and(|id| q.tiles(id).any(harmless))
    {
        return;
    }
    if price == Some(Price::Swap) {
        return bill.line(tokens, Term::Replaced);
    }
    if !q.fights(defender) {
        return bill.line(tokens, Term::AllLost);
    }
    bill.line(1, Term::OneLost);
    if q.is_plain(defender, plain::LOSS) {
        return;
    }
    for held in q.tiles(defender) {
        if let Some(at) = held.compiled.no_loss.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if q.game.has.rescues {
        rescue_bill(q, defender, region, bill);
    }
}

/// What keeps an active band from losing a token there besides: a champion, or the first rescue of the turn.
fn rescue_bill(q: Query<'_>, defender: BandId, region: Region, bill: &mut impl Tally) {
    for held in q.tiles(defender) {
        let stands = held.compiled.champion.filter(|&(mark, _)| q.table.marked(mark).contains(region));
        if let Some((_, at)) = stands.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if let Some(rule) = rescuer(q, defender).filter(|_| bill.total() > 0) {
        bill.line(-1, Term::Rule(rule));
    }
}

/// The rule by which the next token lost is rescued.
pub(crate) fn rescuer(q: Query<'_>, defender: BandId) -> Option<RuleRef> {
    let foreign = q.table.band(defender).owner != q.table.turn.seat;
    let fresh = foreign && q.table.turn.once & once::RESCUED == 0;
    if !fresh || q.is_plain(defender, plain::LOSS) {
        return None;
    }
    q.tiles(defender).find_map(|held| held.compiled.saves_first_loss.map(|at| held.rule(at)))
}

/// The tokens lost of one taken away by force.
pub(crate) fn discard_bill(q: Query<'_>, defender: BandId, bill: &mut impl Tally) {
    bill.line(1, Term::OneLost);
    for held in q.tiles(defender) {
        if let Some(at) = held.compiled.no_loss.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if let Some(rule) = rescuer(q, defender).filter(|_| bill.total() > 0) {
        bill.line(-1, Term::Rule(rule));
    }
}
