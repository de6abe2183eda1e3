//! Events: what happened, complete enough to narrate and animate. Events never drive rules.

use crate::ability::Side;
use crate::bill::Term;
use crate::game::Game;
use crate::ids::{Mark, Seat, Tile};
use crate::notation::{Misread, Word, lines, next};
use crate::region::Region;

lines! {
    /// Something that happened. Bands go by their race, which no two bands share.
    Event {
        /// Chance chose who starts.
        Started { seat: Seat } = "started",
        /// A banner was turned up in a position of the offer.
        TurnedBanner { race: Tile, slot: u8 } = "turned-banner",
        /// A badge was turned up in a position of the offer.
        TurnedBadge { power: Tile, slot: u8 } = "turned-badge",
        /// The discarded badges became the new stack.
        Reshuffled = "reshuffled",
        /// The event of the round was revealed.
        Revealed { event: Tile } = "revealed",
        /// A player looked at the next event; what it is only that player knows.
        Looked { seat: Seat } = "looked",
        /// The ice broke under tokens, which went to the tray.
        Thawed { race: Tile, region: Region, tokens: u8 } = "thawed",
        /// A turn began.
        TurnBegan { seat: Seat, round: u8 } = "turn-began",
        /// A combo was taken, with so many tokens.
        Picked { seat: Seat, race: Tile, power: Tile, tokens: u8 } = "picked",
        /// Coins were laid on the combos above.
        Paid { seat: Seat, coins: u16 } = "paid",
        /// The coins lying on the combo were taken.
        Collected { seat: Seat, coins: u16 } = "collected",
        /// The player plays on.
        Expanded { seat: Seat, race: Tile } = "expanded",
        /// The band went into decline.
        Declined { seat: Seat, race: Tile } = "declined",
        /// Tokens that can be spared were taken in hand.
        Gathered { race: Tile, tokens: u8 } = "gathered",
        /// Tokens set aside came back to hand.
        Returned { race: Tile, tokens: u8 } = "returned",
        /// A region was left.
        Abandoned { race: Tile, region: Region, tokens: u8 } = "abandoned",
        /// A region was taken with so many tokens.
        Conquered { race: Tile, region: Region, tokens: u8 } = "conquered",
        /// Natives left the game.
        NativesLeft { region: Region, tokens: u8 } = "natives-left",
        /// Tokens went to the tray.
        Lost { race: Tile, region: Region, tokens: u8 } = "lost",
        /// Tokens were driven out and wait to settle.
        Displaced { race: Tile, region: Region, tokens: u8 } = "displaced",
        /// The final attempt was announced.
        Attempted { race: Tile, region: Region, cost: u8 } = "attempted",
        /// The die was rolled.
        Rolled { face: u8 } = "rolled",
        /// The final attempt failed.
        Failed { race: Tile, region: Region } = "failed",
        /// A toll was paid to a player before an attack.
        TollPaid { seat: Seat, to: Seat, coins: u16 } = "toll-paid",
        /// A relic or place was found.
        Found { tile: Tile, region: Region } = "found",
        /// Coins came from the bank for a region lost.
        Consoled { seat: Seat, coins: u16 } = "consoled",
        /// A ransom was paid to the player whose region was conquered.
        RansomPaid { seat: Seat, to: Seat, coins: u16 } = "ransom-paid",
        /// A badge was bound to a place.
        Bound { power: Tile } = "bound",
        /// A relic was made ready for the next conquest, or put back.
        Wielded { tile: Tile } = "wielded",
        /// A relic was put back unused.
        Sheathed = "sheathed",
        /// A relic lies in another region now.
        Moved { tile: Tile, region: Region } = "moved",
        /// The copy of the turn was chosen.
        Copied { tile: Tile } = "copied",
        /// A token in decline was given up.
        GivenUp { race: Tile, region: Region } = "given-up",
        /// A piece took a region for nobody.
        Overran { mark: Mark, region: Region } = "overran",
        /// A region went over to the active band of its owner.
        Succeeded { race: Tile, region: Region } = "succeeded",
        /// Badges were exchanged.
        Traded { race: Tile, power: Tile } = "traded",
        /// Pieces used like tokens were made.
        Forged { race: Tile, n: u8 } = "forged",
        /// A player is marked for an attack.
        Marked { seat: Seat, by: Tile } = "marked",
        /// Pieces were drawn, to be placed at redeployment.
        Armed { mark: Mark, n: u8 } = "armed",
        /// The band stopped conquering.
        Halted { race: Tile } = "halted",
        /// Tokens came from the tray.
        Recruited { race: Tile, tokens: u8 } = "recruited",
        /// Tokens were placed.
        Placed { race: Tile, region: Region, tokens: u8 } = "placed",
        /// Tokens were set aside until the next turn.
        SetAside { race: Tile, tokens: u8 } = "set-aside",
        /// Pieces came to a region.
        Posted { mark: Mark, region: Region, n: u8 } = "posted",
        /// Pieces left a region.
        Removed { mark: Mark, region: Region, n: u8 } = "removed",
        /// A player named the opponent who may not attack.
        Allied { seat: Seat, with: Seat } = "allied",
        /// The peace ended.
        PeaceEnded { seat: Seat, with: Seat } = "peace-ended",
        /// Coins came from the bank at scoring.
        Scored { seat: Seat, term: Term, coins: u16 } = "scored",
        /// Coins scored that the bank keeps back.
        Withheld { seat: Seat, term: Term, coins: u16 } = "withheld",
        /// Coins came from another player.
        Levied { seat: Seat, from: Seat, coins: u16 } = "levied",
        /// Tokens went back to the tray because the band leaves or shrinks.
        Retired { race: Tile, tokens: u8 } = "retired",
        /// A badge went to the discard pile.
        Discarded { power: Tile } = "discarded",
        /// A banner went back to the offer or under its stack.
        Recycled { race: Tile } = "recycled",
        /// Coins came from the bank by what only one tile does. Its procedure may give this another verb, without the
        /// tile.
        Gained { tile: Tile, seat: Seat, coins: u16 } = "gained",
        /// Coins went to the bank by what only one tile does. Its procedure may give this another verb, without the
        /// tile.
        Spent { tile: Tile, seat: Seat, coins: u16 } = "spent",
        /// Something that only one tile does happened in a region. Its procedure has a verb for each of them, and the
        /// line is that verb and the region.
        HappenedIn { tile: Tile, region: Region, n: u8 } = "happened-in",
        /// Pieces counted among the tokens came.
        Tamed { mark: Mark, n: u8 } = "tamed",
        /// Pieces counted among the tokens left.
        Dispersed { mark: Mark, n: u8 } = "dispersed",
        /// A piece counted among the tokens was taken in hand.
        TookUp { mark: Mark, region: Region } = "took-up",
        /// A piece is one of those that stand there.
        Stationed { mark: Mark, region: Region, n: u8 } = "stationed",
        /// An assault was announced.
        Assaulted { race: Tile, region: Region, cost: u8 } = "assaulted",
        /// Tokens were bought.
        Hired { race: Tile, tokens: u8, coins: u16 } = "hired",
        /// A token was moved to another region of its band.
        Shoved { race: Tile, region: Region, to: Region } = "shoved",
        /// Everything that stood in two regions was exchanged.
        Swapped { region: Region, with: Region } = "swapped",
        /// A band of no side fights for one this turn.
        Joined { race: Tile, side: Side } = "joined",
        /// An opponent now pays before attacking.
        InConcord { seat: Seat, to: Seat } = "in-concord",
        /// The tokens of concord came back.
        ConcordEnded { seat: Seat } = "concord-ended",
        /// Coins went to the bank before an attack.
        TollToBank { seat: Seat, coins: u16 } = "toll-to-bank",
        /// A token that would have been lost was not.
        Rescued { race: Tile, region: Region } = "rescued",
        /// What was found left the game.
        Vanished { tile: Tile } = "vanished",
        /// A turn ended.
        TurnEnded { seat: Seat } = "turn-ended",
        /// The game ended.
        Ended = "ended",
    }
}

impl Event {
    /// Its word in notation and in the log: its verb, or the verb that its tile has for it.
    pub fn word(self, game: &Game) -> &'static str {
        self.by_tile(game).map_or(self.verb(), |(word, _)| word)
    }

    /// The verb that its tile has for it, and the words after that.
    fn by_tile(self, game: &Game) -> Option<(&'static str, Rest)> {
        let procedure = |tile: Tile| game.procedure(tile).map(|(procedure, _)| procedure);
        match self {
            Event::Gained { tile, seat, coins } => Some((procedure(tile)?.gains?, Rest::Coins(seat, coins))),
            Event::Spent { tile, seat, coins } => Some((procedure(tile)?.pays?, Rest::Coins(seat, coins))),
            Event::HappenedIn { tile, region, n } => {
                Some((procedure(tile)?.region_events.get(usize::from(n))?, Rest::Region(region)))
            }
            _ => None,
        }
    }

    fn write_by_tile(self, game: &Game, out: &mut String) -> bool {
        let Some((word, rest)) = self.by_tile(game) else { return false };
        out.push_str(word);
        out.push(' ');
        match rest {
            Rest::Coins(seat, coins) => {
                seat.write(game, out);
                out.push(' ');
                coins.write(game, out);
            }
            Rest::Region(region) => region.write(game, out),
        }
        true
    }

    fn read_by_tile<'a>(
        game: &Game,
        verb: &str,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Option<Result<Event, Misread>> {
        game.tiles().find_map(|(tile, _)| {
            let (procedure, _) = game.procedure(tile)?;
            if let Some(n) = procedure.region_events.iter().position(|own| *own == verb) {
                let region = next(game, verb, words);
                return Some(region.map(|region| Event::HappenedIn { tile, region, n: n as u8 }));
            }
            let gains = procedure.gains == Some(verb);
            if !gains && procedure.pays != Some(verb) {
                return None;
            }
            let seat = next(game, verb, words);
            let coins = next(game, verb, words);
            Some(seat.and_then(|seat| {
                let coins = coins?;
                let gained = Event::Gained { tile, seat, coins };
                Ok(if gains { gained } else { Event::Spent { tile, seat, coins } })
            }))
        })
    }
}

/// The words after the verb that a tile has for an event.
enum Rest {
    Coins(Seat, u16),
    Region(Region),
}

/// Where events are reported as they happen.
pub trait Log: Erased {
    /// Takes note of an event.
    fn note(&mut self, event: Event);
}

/// A log of any kind as one kind, for what is not compiled anew for every kind of log.
pub trait Erased {
    /// The log, whatever its kind.
    fn erased<'a>(&'a mut self) -> &'a mut (dyn Log + 'a);
}

impl<L: Log> Erased for L {
    fn erased<'a>(&'a mut self) -> &'a mut (dyn Log + 'a) {
        self
    }
}

/// A log that keeps nothing.
impl Log for () {
    #[inline]
    fn note(&mut self, _: Event) {}
}

impl Log for Vec<Event> {
    fn note(&mut self, event: Event) {
        self.push(event);
    }
}
