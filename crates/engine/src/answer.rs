//! Answers: what whoever owes a decision may say.

use crate::ability::Side;
use crate::ids::{Mark, Seat, Tile};
use crate::notation::lines;
use crate::region::Region;

lines! {
    /// An answer to a decision.
    Answer {
        /// Nature: this seat starts.
        First { seat: Seat } = "first",
        /// Nature: this banner is turned up.
        Banner { tile: Tile } = "banner",
        /// Nature: this badge is turned up.
        Badge { tile: Tile } = "badge",
        /// Nature: this relic or place is found.
        Find { tile: Tile } = "find",
        /// Nature: this is the round's event.
        Event { tile: Tile } = "event",
        /// Nature, for the eyes of whoever looks only: this is the next event.
        Omen { tile: Tile } = "omen",
        /// Nature: the die shows this.
        Die { face: u8 } = "die",
        /// Take the combo in that position, from 1.
        Pick { slot: u8 } = "pick",
        /// Play on with the active band.
        Expand = "expand",
        /// Put the active band into decline.
        Decline = "decline",
        /// Leave a region.
        Abandon { region: Region } = "abandon",
        /// Conquer a region with as many tokens as it costs.
        Conquer { region: Region } = "conquer",
        /// Conquer a region in the special way of a tile.
        Use { tile: Tile, region: Region } = "use",
        /// Attack a region as the last act, with the die's help.
        Attempt { region: Region } = "attempt",
        /// Roll the die for a region, and conquer it if the tokens suffice then.
        Gamble { region: Region } = "gamble",
        /// Roll the die before naming a target.
        Roll = "roll",
        /// Place tokens from hand: one, or all that are left.
        Put { region: Region, n: u8 } = "put",
        /// Empty a region because more tokens must leave than can be spared.
        Empty { region: Region } = "empty",
        /// Place pieces: one, or all that are left.
        Place { mark: Mark, region: Region, n: u8 } = "place",
        /// Use a relic for the next conquest.
        Wield { tile: Tile } = "wield",
        /// Let a copy of a relic serve this turn.
        Copy { tile: Tile } = "copy",
        /// Lay a relic into a region.
        Lay { tile: Tile, region: Region } = "lay",
        /// Give up a token in decline for coins.
        Give { region: Region } = "give",
        /// Send a piece that takes what it enters.
        Send { region: Region } = "send",
        /// Let the active band have a region of one in decline.
        Succeed { region: Region } = "succeed",
        /// Exchange the badge with that of the combo in that position.
        Trade { slot: u8 } = "trade",
        /// Let the band vanish.
        Vanish = "vanish",
        /// Name the opponent who may not attack.
        Ally { seat: Seat } = "ally",
        /// Look at the next event.
        Peek = "peek",
        /// Nature: the piece turned over is live.
        Live = "live",
        /// Nature: the piece turned over is a dud.
        Dud = "dud",
        /// Turn over the piece laid in that region, paying what that costs.
        Reveal { region: Region } = "reveal",
        /// Turn it over without effect, paying nothing.
        Defuse { region: Region } = "defuse",
        /// Take the form that brings coins.
        Mild = "mild",
        /// Take the form that costs coins.
        Wild = "wild",
        /// Attack any land, with a die before it.
        Assault { region: Region } = "assault",
        /// Make an assault the final attempt.
        Press = "press",
        /// Move a token of an opponent to another region of its band; to its own, if there is none: it is lost.
        Shove { region: Region, to: Region } = "shove",
        /// The same with a piece counted among the tokens, where there is a choice.
        Herd { region: Region, to: Region } = "herd",
        /// Remove a piece that keeps the tokens beside it from being moved.
        Raze { mark: Mark, region: Region } = "raze",
        /// Exchange everything that stands in two regions.
        Swap { region: Region, with: Region } = "swap",
        /// Buy so many tokens.
        Buy { n: u8 } = "buy",
        /// Fight for a side.
        Join { side: Side } = "join",
        /// No more of this.
        Done = "done",
    }
}

impl Answer {
    /// Whether only the view of whoever asked may tell it (HID-2).
    pub fn is_secret(self) -> bool {
        matches!(self, Answer::Omen { .. })
    }
}

/// The most answers a decision can have.
pub const MAX_ANSWERS: usize = 2048;

/// A list of answers, owned and reused by whoever asks for it.
#[derive(Clone)]
pub struct Answers {
    items: [Answer; MAX_ANSWERS],
    len: usize,
}

impl Answers {
    /// An empty list.
    pub const fn new() -> Answers {
        Answers { items: [Answer::Done; MAX_ANSWERS], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, answer: Answer) {
        self.items[self.len] = answer;
        self.len += 1;
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for Answers {
    fn default() -> Answers {
        Answers::new()
    }
}

impl std::ops::Deref for Answers {
    type Target = [Answer];

    #[inline]
    fn deref(&self) -> &[Answer] {
        &self.items[..self.len]
    }
}
