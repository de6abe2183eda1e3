//! A small net that corrects the value function: what it sees of a table between two turns is in [`inputs`], how it is
//! trained in `train/`.
//!
//! Everything a view has adds a row of weights to [`SUMS`] sums; two small layers, chosen by the turns the seat still has, make
//! of them what the seat should gain beyond the value function, and how likely it is to win. Weights are stored in one or
//! two bytes each and worked with as floats, in one order everywhere, so every machine has the same results.

pub mod inputs;
mod words;

use std::sync::{Arc, LazyLock};

use engine::{Game, Query, Tile};

use crate::garrison::Front;
use crate::lore::Lore;
use crate::value::Traits;
use inputs::{FIXED, Inputs, NUMBER_COUNT, ROLE_COUNT};
pub use words::{WORD_COUNT, tile_words};

/// The first line of a net file.
const HEADER: &str = "elbowroom-net 1";
/// How many sums the first layer has.
pub const SUMS: usize = 64;
/// How many the layers after it have.
const HIDDEN: usize = 32;
/// Turns left beyond this count as this.
const STACKS: usize = 11;

/// The net the grandmaster judges by.
const SHIPPED: &[u8] = include_bytes!("../../nets/shipped.bin");

/// The weights, ready for one game.
#[derive(Clone, Debug)]
pub struct Net {
    weights: Arc<Weights>,
    /// The rows of the game's tiles, by the part they play.
    tiles: Vec<[f32; SUMS]>,
    n_tiles: usize,
}

/// What a net file has.
#[derive(Debug)]
struct Weights {
    /// The tiles it knows, by key.
    keys: Vec<String>,
    bias: [f32; SUMS],
    fixed: Vec<[f32; SUMS]>,
    /// The rows of those tiles, and of what tiles do, each by the part a tile plays.
    known: Vec<Vec<[f32; SUMS]>>,
    words: Vec<Vec<[f32; SUMS]>>,
    numbers: Vec<[f32; SUMS]>,
    stacks: Vec<Stack>,
    /// Over how many coins the odds change, by turns left and number of players.
    spread: Vec<f32>,
}

/// The layers for one number of turns left.
#[derive(Clone, Debug)]
struct Stack {
    first: Layer<HIDDEN>,
    second: Layer<HIDDEN>,
    last: Layer<2>,
    /// From the numbers straight to the end.
    direct: Vec<[f32; 2]>,
}

#[derive(Clone, Debug)]
struct Layer<const N: usize> {
    bias: [f32; N],
    rows: Vec<[f32; N]>,
}

/// What the net says of a seat.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Verdict {
    /// Coins the seat should gain beyond what the value function says.
    pub coins: f32,
    /// What speaks for a win besides coins, in the logarithm of odds.
    pub edge: f32,
}

impl Weights {
    fn parse(file: &[u8]) -> Result<Weights, String> {
        let mut reader = Reader { rest: file };
        if reader.line()? != HEADER {
            return Err(format!("a net file begins with '{HEADER}'"));
        }
        let keys: Vec<String> = reader.line()?.split_whitespace().map(str::to_owned).collect();
        let roles = 0..ROLE_COUNT;
        Ok(Weights {
            bias: reader.rows(1)?[0],
            fixed: reader.rows(FIXED)?,
            known: roles.clone().map(|_| reader.rows(keys.len())).collect::<Result<_, _>>()?,
            words: roles.map(|_| reader.rows(WORD_COUNT)).collect::<Result<_, _>>()?,
            numbers: reader.rows(NUMBER_COUNT)?,
            spread: reader.rows::<4>(STACKS + 1)?.into_iter().flatten().collect(),
            stacks: (0..STACKS).map(|_| reader.stack()).collect::<Result<_, _>>()?,
            keys,
        })
    }
}

impl Net {
    /// The shipped net for a game. Its file is read once.
    pub fn shipped(game: &Game) -> Option<Net> {
        static WEIGHTS: LazyLock<Option<Arc<Weights>>> =
            LazyLock::new(|| Weights::parse(SHIPPED).ok().map(Arc::new));
        WEIGHTS.clone().map(|weights| Net::new(game, weights))
    }

    /// Reads a net file for a game.
    pub fn parse(game: &Game, file: &[u8]) -> Result<Net, String> {
        Ok(Net::new(game, Arc::new(Weights::parse(file)?)))
    }

    /// Tiles the weights do not know are made of what they do.
    fn new(game: &Game, weights: Arc<Weights>) -> Net {
        let n_tiles = game.tiles().count();
        let mut tiles = vec![[0.0; SUMS]; ROLE_COUNT * n_tiles];
        for (tile, ability) in game.tiles() {
            let at = weights.keys.iter().position(|key| *key == ability.key);
            let words = tile_words(game, tile);
            for role in 0..ROLE_COUNT {
                let row = &mut tiles[n_tiles * role + usize::from(tile.0)];
                if let Some(at) = at {
                    add(row, &weights.known[role][at], 1.0);
                }
                for &(word, amount) in &words {
                    add(row, &weights.words[role][usize::from(word)], amount);
                }
            }
        }
        Net { weights, tiles, n_tiles }
    }

    /// The row of a thing.
    #[inline]
    fn row(&self, thing: u16) -> &[f32; SUMS] {
        match usize::from(thing).checked_sub(FIXED) {
            None => &self.weights.fixed[usize::from(thing)],
            Some(tile) => &self.tiles[self.n_tiles * (tile / 256) + tile % 256],
        }
    }

    /// What the net says of a view.
    pub fn verdict(&self, inputs: &Inputs) -> Verdict {
        if inputs.turns == 0 {
            return Verdict::default();
        }
        let mut sums = self.weights.bias;
        for &thing in inputs.things() {
            add(&mut sums, self.row(thing), 1.0);
        }
        for (row, &x) in self.weights.numbers.iter().zip(&inputs.numbers).filter(|(_, x)| **x != 0.0) {
            add(&mut sums, row, x);
        }
        let stack = &self.weights.stacks[usize::from(inputs.turns - 1).min(STACKS - 1)];
        let first = stack.first.of(&sums);
        let second = stack.second.of(&first);
        let mut last = stack.last.of(&second);
        for (row, &x) in stack.direct.iter().zip(&inputs.numbers) {
            add(&mut last, row, x);
        }
        Verdict { coins: last[0], edge: last[1] }
    }

    /// What the net says of every seat, in their order.
    pub(crate) fn verdicts(
        &self,
        lore: &Lore,
        q: Query<'_>,
        front: &Front,
        traits: &[Traits],
    ) -> Vec<Verdict> {
        q.game.seats().map(|seat| self.verdict(&Inputs::new(lore, q, front, traits, seat))).collect()
    }

    /// Over how many coins the odds change at a table where somebody still has so many turns.
    pub fn spread(&self, players: u8, turns: u8) -> f32 {
        self.weights.spread[4 * usize::from(turns).min(STACKS) + usize::from(players.clamp(2, 5) - 2)]
    }
}

impl<const N: usize> Layer<N> {
    /// What comes out, if only what is above zero goes in.
    fn of<const M: usize>(&self, inputs: &[f32; M]) -> [f32; N] {
        let mut sums = self.bias;
        for (row, &x) in self.rows.iter().zip(inputs) {
            add(&mut sums, row, x.max(0.0));
        }
        sums
    }
}

#[inline]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

/// Reads a net file from its front.
struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn line(&mut self) -> Result<&'a str, String> {
        let end = self.rest.iter().position(|&byte| byte == b'\n').ok_or("the net file ends in its head")?;
        let line = std::str::from_utf8(&self.rest[..end]).map_err(|error| error.to_string())?;
        self.rest = &self.rest[end + 1..];
        Ok(line)
    }

    fn bytes(&mut self, n: usize) -> Result<&'a [u8], String> {
        let (bytes, rest) = self.rest.split_at_checked(n).ok_or("the net file is too short")?;
        self.rest = rest;
        Ok(bytes)
    }

    fn float(&mut self) -> Result<f32, String> {
        let bytes = self.bytes(4)?;
        Ok(f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
    }

    /// A table: how many bytes a weight has, then every row as what its weights are multiplied by and the weights.
    fn rows<const N: usize>(&mut self, n: usize) -> Result<Vec<[f32; N]>, String> {
        let width = usize::from(self.bytes(1)?[0]);
        (0..n)
            .map(|_| {
                let unit = self.float()?;
                let bytes = self.bytes(N * width)?;
                let mut row = [0.0; N];
                for (weight, bytes) in row.iter_mut().zip(bytes.chunks(width.max(1))) {
                    *weight = unit
                        * match *bytes {
                            [byte] => f32::from(byte as i8),
                            [low, high] => f32::from(i16::from_le_bytes([low, high])),
                            _ => return Err("weights have one byte or two".to_owned()),
                        };
                }
                Ok(row)
            })
            .collect()
    }

    fn layer<const N: usize>(&mut self, n: usize) -> Result<Layer<N>, String> {
        Ok(Layer { bias: self.rows(1)?[0], rows: self.rows(n)? })
    }

    fn stack(&mut self) -> Result<Stack, String> {
        Ok(Stack {
            first: self.layer(SUMS)?,
            second: self.layer(HIDDEN)?,
            last: self.layer(HIDDEN)?,
            direct: self.rows(NUMBER_COUNT)?,
        })
    }
}

/// What the trainer must know of the tiles of a game: each by its key, with its words.
pub fn vocabulary(game: &Game) -> String {
    let words = |tile: Tile| -> String {
        tile_words(game, tile).iter().map(|(word, amount)| format!(" {word}:{amount}")).collect()
    };
    game.tiles().map(|(tile, ability)| format!("{}{}\n", ability.key, words(tile))).collect()
}
