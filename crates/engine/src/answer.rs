//! Answers: what whoever owes a decision may say.

use crate::ability::Side;
use crate::game::Game;
use crate::ids::{Mark, Seat, Tile};
use crate::notation::{Misread, Word, lines, next};
use crate::procedure::{Chosen, Shape};
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
        /// Lay a relic into a region.
        Lay { tile: Tile, region: Region } = "lay",
        /// Let the band vanish.
        Vanish = "vanish",
        /// Look at the next event.
        Peek = "peek",
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
        /// Fight for a side.
        Join { side: Side } = "join",
        /// To what a tile asks: so many.
        ChooseNumber { tile: Tile, n: u8 } = "choose-number",
        /// To what a tile asks: this region.
        ChooseRegion { tile: Tile, region: Region } = "choose-region",
        /// To what a tile asks: not this region.
        PassRegion { tile: Tile, region: Region } = "choose-not",
        /// To what a tile asks: these two regions.
        ChoosePair { tile: Tile, region: Region, to: Region } = "choose-pair",
        /// To what a tile asks: this player.
        ChooseSeat { tile: Tile, seat: Seat } = "choose-seat",
        /// To what a tile asks: this relic.
        ChooseTile { tile: Tile, other: Tile } = "choose-tile",
        /// To what a tile asks: the combo in that position of the offer, from 1.
        ChooseCombo { tile: Tile, slot: u8 } = "choose-combo",
        /// To what a tile asks: yes.
        ChooseYes { tile: Tile } = "choose-yes",
        /// To what a tile asks: no.
        ChooseNo { tile: Tile } = "choose-no",
        /// No more of this.
        Done = "done",
    }
}

impl Answer {
    /// The tile that asked for it, if one did.
    pub fn asked_by(self) -> Option<Tile> {
        match self {
            Answer::ChooseNumber { tile, .. }
            | Answer::ChooseRegion { tile, .. }
            | Answer::PassRegion { tile, .. }
            | Answer::ChoosePair { tile, .. }
            | Answer::ChooseSeat { tile, .. }
            | Answer::ChooseTile { tile, .. }
            | Answer::ChooseCombo { tile, .. }
            | Answer::ChooseYes { tile }
            | Answer::ChooseNo { tile } => Some(tile),
            _ => None,
        }
    }

    /// What was chosen among what a tile offers.
    pub(crate) fn chosen(self) -> Chosen {
        match self {
            Answer::ChooseNumber { n, .. } => Chosen::Number(n),
            Answer::ChooseRegion { region, .. } | Answer::Place { region, .. } => Chosen::Region(region),
            Answer::Lay { tile, region } => Chosen::Laid(tile, region),
            Answer::PassRegion { region, .. } => Chosen::NotRegion(region),
            Answer::ChoosePair { region, to, .. } => Chosen::Pair(region, to),
            Answer::ChooseSeat { seat, .. } => Chosen::Seat(seat),
            Answer::ChooseTile { other, .. } => Chosen::Tile(other),
            Answer::ChooseCombo { slot, .. } => Chosen::Combo(slot),
            Answer::ChooseYes { .. } => Chosen::Yes,
            Answer::ChooseNo { .. } => Chosen::No,
            _ => Chosen::Nothing,
        }
    }

    /// The answer that chooses this among what a tile offers.
    pub(crate) fn choosing(tile: Tile, chosen: Chosen) -> Answer {
        match chosen {
            Chosen::Number(n) => Answer::ChooseNumber { tile, n },
            Chosen::Region(region) => Answer::ChooseRegion { tile, region },
            Chosen::NotRegion(region) => Answer::PassRegion { tile, region },
            Chosen::Pair(region, to) => Answer::ChoosePair { tile, region, to },
            Chosen::Laid(tile, region) => Answer::Lay { tile, region },
            Chosen::Seat(seat) => Answer::ChooseSeat { tile, seat },
            Chosen::Tile(other) => Answer::ChooseTile { tile, other },
            Chosen::Combo(slot) => Answer::ChooseCombo { tile, slot },
            Chosen::Yes => Answer::ChooseYes { tile },
            Chosen::No => Answer::ChooseNo { tile },
            Chosen::Nothing => Answer::Done,
        }
    }

    /// Writes an answer to what a tile asks: the tile, and what is chosen, for example `TILE 2`.
    fn write_by_tile(self, game: &Game, out: &mut String) -> bool {
        let Some(tile) = self.asked_by() else { return false };
        tile.write(game, out);
        out.push(' ');
        self.chosen().write(game, out);
        true
    }

    /// Reads an answer to what a tile asks, or an older verb for it.
    fn read_by_tile<'a>(
        game: &Game,
        verb: &str,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Option<Result<Answer, Misread>> {
        if let Some(tile) = game.tile(verb).filter(|&tile| game.procedure(tile).is_some()) {
            return Some(Chosen::read(game, verb, words).map(|chosen| Answer::choosing(tile, chosen)));
        }
        let (tile, shape) = game.alias(verb)?;
        let chosen = match shape {
            Shape::Number => next(game, verb, words).map(Chosen::Number),
            Shape::Region => next(game, verb, words).map(Chosen::Region),
            Shape::NotRegion => next(game, verb, words).map(Chosen::NotRegion),
            Shape::Pair => next(game, verb, words)
                .and_then(|from| next(game, verb, words).map(|to| Chosen::Pair(from, to))),
            Shape::Seat => next(game, verb, words).map(Chosen::Seat),
            Shape::Tile => next(game, verb, words).map(Chosen::Tile),
            Shape::Combo => next(game, verb, words).map(Chosen::Combo),
            Shape::Yes => Ok(Chosen::Yes),
            Shape::No => Ok(Chosen::No),
        };
        Some(chosen.map(|chosen| Answer::choosing(tile, chosen)))
    }

    /// The region it names, if it names one.
    pub(crate) fn region(self) -> Option<Region> {
        match self {
            Answer::Abandon { region }
            | Answer::Conquer { region }
            | Answer::Use { region, .. }
            | Answer::Attempt { region }
            | Answer::Gamble { region }
            | Answer::Put { region, .. }
            | Answer::Empty { region }
            | Answer::Place { region, .. }
            | Answer::Lay { region, .. }
            | Answer::ChooseRegion { region, .. }
            | Answer::PassRegion { region, .. }
            | Answer::Assault { region }
            | Answer::Shove { region, .. }
            | Answer::Herd { region, .. }
            | Answer::Raze { region, .. }
            | Answer::ChoosePair { region, .. } => Some(region),
            Answer::First { .. }
            | Answer::Banner { .. }
            | Answer::Badge { .. }
            | Answer::Find { .. }
            | Answer::Event { .. }
            | Answer::Omen { .. }
            | Answer::Peek
            | Answer::Die { .. }
            | Answer::Pick { .. }
            | Answer::Expand
            | Answer::Decline
            | Answer::Roll
            | Answer::Wield { .. }
            | Answer::Vanish
            | Answer::Press
            | Answer::ChooseNumber { .. }
            | Answer::ChooseSeat { .. }
            | Answer::ChooseTile { .. }
            | Answer::ChooseCombo { .. }
            | Answer::ChooseYes { .. }
            | Answer::ChooseNo { .. }
            | Answer::Join { .. }
            | Answer::Done => None,
        }
    }

    /// The second region it names, if it names two.
    pub(crate) fn second_region(self) -> Option<Region> {
        match self {
            Answer::Shove { to: region, .. }
            | Answer::Herd { to: region, .. }
            | Answer::ChoosePair { to: region, .. } => Some(region),
            _ => None,
        }
    }

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
    pub(crate) items: [Answer; MAX_ANSWERS],
    pub(crate) len: usize,
}

impl Answers {
    /// An empty list.
    pub const fn new() -> Answers {
        Answers { items: [Answer::Done; MAX_ANSWERS], len: 0 }
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
