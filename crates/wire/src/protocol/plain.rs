//! The table in keys and numbers, for clients that have no engine of ours. Made from a view and from nothing else.

use std::collections::BTreeMap;

use engine::{Answers, Band, Game, Region, State, Tile, View, legal};
use serde::{Deserialize, Serialize};

/// What a viewer sees of the table, and what they may answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct PlainTable {
    /// The round, from 1.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Whether the game is over.
    pub over: bool,
    /// The letter of the player whose turn it is.
    pub turn: char,
    /// The letter of the player who must answer, unless the game is over.
    pub asked: Option<char>,
    /// Everything the viewer may answer now, in notation, if it is the viewer who is asked.
    pub answers: Vec<String>,
    /// The combos to choose from, in order.
    pub offer: Vec<PlainCombo>,
    /// All bands.
    pub bands: Vec<PlainBand>,
    /// Natives, by the key of the region: how many.
    pub natives: BTreeMap<String, u8>,
    /// Pieces, by their key and the key of the region: how many.
    pub pieces: BTreeMap<String, BTreeMap<String, u8>>,
    /// Relics and places that lie on the board, by their key: the key of the region.
    pub tiles: BTreeMap<String, String>,
    /// The round's event, by its key.
    pub event: Option<String>,
    /// The next event, if the viewer has looked at it.
    pub omen: Option<String>,
}

/// A race and its power, to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct PlainCombo {
    /// The key of the race.
    pub race: String,
    /// The key of the power, if it shows one.
    pub power: Option<String>,
    /// The coins that lie on it.
    pub coins: u8,
}

/// A race with its power, as somebody plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct PlainBand {
    /// The letter of its player.
    pub owner: char,
    /// The key of the race.
    pub race: String,
    /// The key of the power, if it has one.
    pub power: Option<String>,
    /// Whether it is in decline.
    pub declined: bool,
    /// How many tokens are in hand.
    pub hand: u8,
    /// How many tokens stand where, by the key of the region.
    pub regions: BTreeMap<String, u8>,
}

impl PlainTable {
    /// What a view shows.
    pub fn new(game: &Game, view: &View) -> PlainTable {
        let table = &view.table;
        let key = |tile: Tile| game.ability(tile).key.clone().into_owned();
        let known = |tile: Tile| (tile != Tile::NONE).then(|| key(tile));
        let name = |region: Region| game.board().name(region).to_owned();
        // Purses that are not shown are taken to be as full as any: nothing a viewer may answer depends on those of others.
        let coins = view.coins.map(|coins| coins.unwrap_or(u16::MAX / 2));
        let state = State::supposed(table, coins, view.omen);
        let asked = state.owed().who.player().filter(|_| !state.is_over());
        let mut answers = Answers::new();
        if asked.is_some() && asked == view.viewer {
            legal(game, &state, &mut answers);
        }
        let band = |band: &Band, held: engine::RegionSet| PlainBand {
            owner: band.owner.letter(),
            race: key(band.race),
            power: known(band.power),
            declined: band.declined,
            hand: band.hand,
            regions: held.map(|region| (name(region), table.tokens(region))).collect(),
        };
        let natives = game.board().all().map(|region| (name(region), table.natives(region)));
        let pieces = game.marks().map(|(mark, spec)| {
            let there = table.marked(mark).map(|region| (name(region), table.pieces(game, mark, region)));
            (spec.key.to_owned(), there.collect::<BTreeMap<_, _>>())
        });
        let lying = game.tiles().filter(|&(tile, _)| game.is_fixture(tile));
        PlainTable {
            round: table.round().min(game.rounds()),
            rounds: game.rounds(),
            over: state.is_over(),
            turn: table.seat().letter(),
            asked: asked.map(engine::Seat::letter),
            answers: answers.iter().map(|answer| answer.line(game)).collect(),
            offer: table
                .offer()
                .map(|(race, power, coins)| PlainCombo { race: key(race), power: power.map(key), coins })
                .collect(),
            bands: table.bands().map(|id| band(table.band(id), table.held(id))).collect(),
            natives: natives.filter(|&(_, n)| n > 0).collect(),
            pieces: pieces.filter(|(_, there)| !there.is_empty()).collect(),
            tiles: lying.filter_map(|(tile, _)| Some((key(tile), name(table.lies(game, tile)?)))).collect(),
            event: table.event().map(key),
            omen: view.omen.map(key),
        }
    }
}
