//! Chance for matches: equal numbers for whoever sits where, so that bots are compared and not their luck.
//!
//! Stacks have one order a game and dice one sequence, however differently the seats play; what two lineups
//! make of the same game then differs by their choices as far as that is possible.

use engine::{Answer, Answers, Ask, Game, Seat, Table, drawn};

/// The chance of one game.
#[derive(Clone, Debug)]
pub struct Nature {
    seed: u64,
    dice: u64,
    others: u64,
}

impl Nature {
    /// The chance of the game with that number in a series.
    pub fn new(series: u64, game: u64) -> Nature {
        Nature { seed: mix(mix(series) ^ game), dice: 0, others: 0 }
    }

    /// From here on dice and whatever else has no order of its own are those of that turn, however often either was asked
    /// for before. What one turn draws more or less then does not change the luck of the next.
    pub(crate) fn turn_to(&mut self, (round, seat): (u8, Seat)) {
        self.dice = u64::from(u16::from_le_bytes([seat.0, round])) << 32;
        self.others = self.dice;
    }

    /// What nature answers.
    pub fn answer(&mut self, game: &Game, table: &Table, answers: &Answers) -> Answer {
        match table.owed().ask {
            Ask::Banner | Ask::Badge => {
                let place = |answer: &&Answer| match **answer {
                    Answer::Banner { tile } | Answer::Badge { tile } => mix(self.seed ^ u64::from(tile.0)),
                    _ => u64::MAX,
                };
                // Nature is asked only when there is something to draw.
                answers.iter().min_by_key(place).copied().unwrap_or(answers[0])
            }
            Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie => {
                self.dice += 1;
                drawn(game, table, answers, mix(self.seed ^ 0xd1ce_0000 ^ self.dice))
            }
            // The row of events lies there whoever looks at it, and when.
            ask @ (Ask::Event | Ask::Omen) => {
                let round = u64::from(table.round()) + u64::from(ask == Ask::Omen);
                drawn(game, table, answers, mix(self.seed ^ 0xe7e4_7000 ^ round))
            }
            _ => {
                self.others += 1;
                drawn(game, table, answers, mix(self.seed ^ 0x07e5_0000 ^ self.others))
            }
        }
    }
}

/// A number that looks random and follows from another.
pub(crate) fn mix(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
