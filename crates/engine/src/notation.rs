//! One line of text for every answer and every event, both ways.
//!
//! A line is a verb and its words, separated by spaces: `conquer 7`, `use TILE 12`, `scored A regions 4`.
//! Regions, tiles and pieces go by their keys, never by their index in a list.

use std::fmt::Write;

use crate::ability::Side;
use crate::bill::Term;
use crate::game::{Game, RuleRef};
use crate::ids::{Actor, Mark, Seat, Tile};
use crate::region::Region;
use crate::view::UNSEEN;

/// Why a line could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread(pub String);

impl std::fmt::Display for Misread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// What one word of a line is, for whoever puts the line into other words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A region.
    Region(Region),
    /// A tile.
    Tile(Tile),
    /// A kind of piece.
    Mark(Mark),
    /// A player.
    Seat(Seat),
    /// A number.
    Number(u8),
    /// Coins.
    Coins(u16),
    /// A rule.
    Rule(RuleRef),
    /// A line of a bill.
    Term(Term),
    /// A side.
    Side(Side),
}

/// Something that is one word of a line.
pub(crate) trait Word: Sized {
    /// What the word stands for, for messages.
    const KIND: &'static str;
    /// Writes the word.
    fn write(self, game: &Game, out: &mut String);
    /// Reads the word.
    fn read(game: &Game, word: &str) -> Option<Self>;
    /// What the word is.
    fn part(self) -> Part;
    /// The seat it names, if it names one.
    fn named(self) -> Option<Seat> {
        None
    }
    /// The word for somebody who may not know what coins moved.
    #[must_use]
    fn coinless(self) -> Self {
        self
    }
}

/// Reads the next word of a line.
pub(crate) fn next<'a, W: Word>(
    game: &Game,
    verb: &str,
    words: &mut impl Iterator<Item = &'a str>,
) -> Result<W, Misread> {
    let Some(word) = words.next() else {
        return Err(Misread(format!("'{verb}' needs a {}", W::KIND)));
    };
    W::read(game, word).ok_or_else(|| Misread(format!("'{word}' is not a {} here", W::KIND)))
}

/// Declares an enum whose variants are lines of notation.
macro_rules! lines {
    ($(#[$meta:meta])* $name:ident { $(
        $(#[$doc:meta])* $variant:ident $({ $($field:ident: $kind:ty),* })? = $verb:literal
    ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[allow(missing_docs, reason = "the fields are the words of the line, in order")]
        pub enum $name { $($(#[$doc])* $variant $({ $($field: $kind),* })?),* }

        impl $name {
            /// All verbs.
            pub const VERBS: &'static [&'static str] = &[$($verb),*];

            /// The names of the words after each verb.
            pub const FIELDS: &'static [(&'static str, &'static [&'static str])] =
                &[$(($verb, &[$($(stringify!($field)),*)?])),*];

            /// Writes the line.
            pub fn write(self, game: &$crate::game::Game, out: &mut String) {
                if self.write_by_tile(game, out) {
                    return;
                }
                match self { $($name::$variant $({ $($field),* })? => {
                    out.push_str($verb);
                    $($( out.push(' '); $crate::notation::Word::write($field, game, out); )*)?
                })* }
            }

            /// The line.
            pub fn line(self, game: &$crate::game::Game) -> String {
                let mut out = String::new();
                self.write(game, &mut out);
                out
            }

            /// The verb of the line.
            pub fn verb(self) -> &'static str {
                match self { $($name::$variant { .. } => $verb),* }
            }

            /// The words after the verb, each with its name.
            pub fn parts(self) -> Vec<(&'static str, $crate::notation::Part)> {
                match self { $($name::$variant $({ $($field),* })? => {
                    vec![$($( (stringify!($field), $crate::notation::Word::part($field)) ),*)?]
                })* }
            }

            /// Whether the line names the seat.
            #[allow(unused_variables, reason = "lines without words name nobody")]
            pub fn names(self, seat: $crate::ids::Seat) -> bool {
                match self { $($name::$variant $({ $($field),* })? => {
                    false $($( || $crate::notation::Word::named($field) == Some(seat) )*)?
                })* }
            }

            /// The line for somebody who may not know what coins moved.
            #[must_use]
            pub fn coinless(self) -> $name {
                match self { $($name::$variant $({ $($field),* })? => {
                    $name::$variant $({ $($field: $crate::notation::Word::coinless($field)),* })?
                })* }
            }

            /// Reads a line.
            pub fn read(game: &$crate::game::Game, line: &str) -> Result<$name, $crate::notation::Misread> {
                let mut words = line.split_whitespace();
                let verb = words.next().unwrap_or_default();
                let read = match verb {
                    $($verb => $name::$variant $({ $($field: $crate::notation::next(game, verb, &mut words)?),* })?,)*
                    _ => match $name::read_by_tile(game, verb, &mut words) {
                        Some(read) => read?,
                        None => return Err($crate::notation::Misread(format!(
                            "'{verb}' is not one of: {}", $name::VERBS.join(", ")))),
                    },
                };
                match words.next() {
                    None => Ok(read),
                    Some(word) => Err($crate::notation::Misread(format!("'{word}' is one word too many after '{verb}'"))),
                }
            }
        }
    };
}
pub(crate) use lines;

impl Word for Region {
    const KIND: &'static str = "region";
    fn part(self) -> Part {
        Part::Region(self)
    }
    fn write(self, game: &Game, out: &mut String) {
        out.push_str(game.board().name(self));
    }
    fn read(game: &Game, word: &str) -> Option<Region> {
        game.board().region(word)
    }
}

impl Word for Tile {
    const KIND: &'static str = "tile";
    fn part(self) -> Part {
        Part::Tile(self)
    }
    fn write(self, game: &Game, out: &mut String) {
        match self {
            Tile::NONE => out.push('-'),
            tile => out.push_str(&game.ability(tile).key),
        }
    }
    fn read(game: &Game, word: &str) -> Option<Tile> {
        if word == "-" { Some(Tile::NONE) } else { game.tile(word) }
    }
}

impl Word for Mark {
    const KIND: &'static str = "piece";
    fn part(self) -> Part {
        Part::Mark(self)
    }
    fn write(self, game: &Game, out: &mut String) {
        out.push_str(game.mark(self).key);
    }
    fn read(game: &Game, word: &str) -> Option<Mark> {
        game.marks().find(|(_, spec)| spec.key == word).map(|(mark, _)| mark)
    }
}

impl Word for Seat {
    const KIND: &'static str = "seat";
    fn part(self) -> Part {
        Part::Seat(self)
    }
    fn write(self, _: &Game, out: &mut String) {
        out.push(self.letter());
    }
    fn read(game: &Game, word: &str) -> Option<Seat> {
        Seat::from_letter(word).filter(|seat| seat.0 < game.players())
    }
    fn named(self) -> Option<Seat> {
        Some(self)
    }
}

impl Word for Side {
    const KIND: &'static str = "side";
    fn part(self) -> Part {
        Part::Side(self)
    }
    fn write(self, _: &Game, out: &mut String) {
        out.push_str(self.key());
    }
    fn read(_: &Game, word: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.key() == word)
    }
}

impl Word for u8 {
    const KIND: &'static str = "number";
    fn part(self) -> Part {
        Part::Number(self)
    }
    fn write(self, _: &Game, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = write!(out, "{self}");
    }
    fn read(_: &Game, word: &str) -> Option<u8> {
        word.parse().ok()
    }
}

/// Coins, in lines.
impl Word for u16 {
    const KIND: &'static str = "number";
    fn part(self) -> Part {
        Part::Coins(self)
    }
    fn write(self, _: &Game, out: &mut String) {
        match self {
            UNSEEN => out.push('?'),
            // Writing to a string cannot fail.
            _ => {
                let _ = write!(out, "{self}");
            }
        }
    }
    fn read(_: &Game, word: &str) -> Option<u16> {
        if word == "?" { Some(UNSEEN) } else { word.parse().ok() }
    }
    fn coinless(self) -> u16 {
        UNSEEN
    }
}

impl Word for RuleRef {
    const KIND: &'static str = "rule";
    fn part(self) -> Part {
        Part::Rule(self)
    }
    fn write(self, game: &Game, out: &mut String) {
        out.push_str(&game.rule(self).id);
    }
    fn read(game: &Game, word: &str) -> Option<RuleRef> {
        game.tiles().find_map(|(tile, ability)| {
            let index = ability.rules.iter().position(|rule| rule.id == word)?;
            Some(RuleRef { tile, index: index as u8 })
        })
    }
}

impl Word for Term {
    const KIND: &'static str = "bill line";
    fn part(self) -> Part {
        Part::Term(self)
    }
    fn write(self, game: &Game, out: &mut String) {
        out.push_str(self.key(game));
    }
    fn read(game: &Game, word: &str) -> Option<Term> {
        Term::from_key(game, word)
    }
}

/// Reads a whole redeployment, `3:2 5:1`: two tokens for region 3, one for region 5.
pub fn read_plan(game: &Game, text: &str) -> Result<Vec<(Region, u8)>, Misread> {
    let part = |word: &str| {
        let (region, n) = word.split_once(':')?;
        Some((game.board().region(region)?, n.parse().ok()?))
    };
    let parts = text.split_whitespace().map(|word| {
        part(word).ok_or_else(|| Misread(format!("'{word}' is not REGION:NUMBER of this board")))
    });
    parts.collect()
}

/// Writes who answers and the answer.
pub fn write_answer(game: &Game, who: Actor, answer: crate::Answer) -> String {
    format!("{who} {}", answer.line(game))
}

/// Reads who answers and the answer.
pub fn read_answer(game: &Game, line: &str) -> Result<(Actor, crate::Answer), Misread> {
    let (who, answer) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let who = match who {
        "*" => Actor::NATURE,
        _ => match Seat::read(game, who) {
            Some(seat) => Actor::seat(seat),
            None => {
                return Err(Misread(format!("'{who}' is neither a seat of this table nor '*' for chance")));
            }
        },
    };
    Ok((who, crate::Answer::read(game, answer)?))
}
