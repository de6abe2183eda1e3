//! What one viewer may know, and bills, as Python objects.

use std::sync::Arc;

use engine::bill::{Bill, Tally};
use engine::{BandId, MAX_SEATS, Region, State, View};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::SetupError;
use crate::game::Table;
use crate::state::PyState;

/// A number as a sum of named lines.
#[pyclass(name = "Bill", module = "elbowroom", frozen, get_all)]
#[derive(Clone)]
pub struct PyBill {
    /// The lines: a name or the id of a rule, and how much it adds.
    lines: Vec<(String, i16)>,
    /// The sum.
    total: i16,
    text: String,
}

impl PyBill {
    pub fn new(table: &Table, bill: &Bill) -> PyBill {
        let lines = bill.0.iter().map(|&(term, n)| (term.key(&table.game).to_owned(), n)).collect();
        PyBill { lines, total: bill.total(), text: bill.text(&table.game) }
    }
}

#[pymethods]
impl PyBill {
    fn __int__(&self) -> i16 {
        self.total
    }

    fn __str__(&self) -> &str {
        &self.text
    }

    fn __repr__(&self) -> String {
        format!("Bill({})", self.text)
    }
}

/// A combo on offer.
#[pyclass(name = "Combo", module = "elbowroom", frozen, get_all)]
#[derive(Clone)]
pub struct PyCombo {
    /// The key of the race.
    race: String,
    /// The key of the power, unless the banner waits for a badge.
    power: Option<String>,
    /// The coins that lie on it.
    coins: u8,
}

#[pymethods]
impl PyCombo {
    fn __repr__(&self) -> String {
        let power = self.power.as_deref().unwrap_or("-");
        format!("Combo({power} {}, {} coins)", self.race, self.coins)
    }
}

/// A race with its power in the hands of one player.
#[pyclass(name = "Band", module = "elbowroom", frozen, get_all)]
#[derive(Clone)]
pub struct PyBand {
    /// The letter of the seat.
    owner: String,
    /// The key of the race.
    race: String,
    /// The key of the power, while it stays with the band.
    power: Option<String>,
    /// Whether it is in decline.
    declined: bool,
    /// Tokens ready to be used.
    hand: u8,
    /// The names of the regions it holds.
    regions: Vec<String>,
    /// How many tokens it has on the board.
    on_board: u8,
}

#[pymethods]
impl PyBand {
    fn __repr__(&self) -> String {
        format!(
            "Band({} of {}{}, {} in hand, {} in {} regions)",
            self.power.as_ref().map_or_else(|| self.race.clone(), |power| format!("{power} {}", self.race)),
            self.owner,
            if self.declined { " in decline" } else { "" },
            self.hand,
            self.on_board,
            self.regions.len()
        )
    }
}

/// What lies in a region.
#[pyclass(name = "Region", module = "elbowroom", frozen, get_all)]
#[derive(Clone)]
pub struct PyRegion {
    /// What people call it.
    name: String,
    /// What it is made of.
    terrain: String,
    /// The letter of the seat that holds it.
    holder: Option<String>,
    /// The key of the race that holds it.
    race: Option<String>,
    /// Whether that people is in decline.
    declined: bool,
    /// How many race tokens stand there.
    tokens: u8,
    /// How many native tokens.
    natives: u8,
    /// How many pieces of each kind.
    pieces: std::collections::BTreeMap<String, u8>,
}

#[pymethods]
impl PyRegion {
    fn __repr__(&self) -> String {
        let mut text = format!("Region({} {}", self.name, self.terrain);
        if let (Some(race), Some(holder)) = (&self.race, &self.holder) {
            let declined = if self.declined { " in decline" } else { "" };
            text += &format!(", {} {race}{declined} of {holder}", self.tokens);
        }
        if self.natives > 0 {
            text += &format!(", {} natives", self.natives);
        }
        for (kind, n) in &self.pieces {
            text += &format!(", {n} {kind}");
        }
        text + ")"
    }
}

/// What one viewer may know of a state. It is built from what may be seen, so there is nothing to hide in it.
#[pyclass(name = "View", module = "elbowroom", frozen, from_py_object)]
#[derive(Clone)]
pub struct PyView {
    pub table: Arc<Table>,
    pub view: View,
}

impl PyView {
    fn key(&self, tile: engine::Tile) -> Option<String> {
        (tile != engine::Tile::NONE).then(|| self.table.key(tile))
    }

    fn band(&self, id: BandId) -> PyBand {
        let (seen, board) = (&self.view.table, self.table.game.board());
        let band = seen.band(id);
        PyBand {
            owner: band.owner.to_string(),
            race: self.table.key(band.race),
            power: self.key(band.power),
            declined: band.declined,
            hand: band.hand,
            regions: seen.held(id).map(|region| board.name(region).to_owned()).collect(),
            on_board: seen.on_board(id),
        }
    }

    fn look(&self, region: Region) -> PyRegion {
        let (seen, game) = (&self.view.table, &self.table.game);
        let band = seen.holder(region).map(|id| seen.band(id));
        let pieces = game.marks().map(|(mark, spec)| (spec.key.to_owned(), seen.pieces(game, mark, region)));
        PyRegion {
            name: game.board().name(region).to_owned(),
            terrain: format!("{:?}", game.board().terrain(region)).to_lowercase(),
            holder: band.map(|band| band.owner.to_string()),
            race: band.map(|band| self.table.key(band.race)),
            declined: band.is_some_and(|band| band.declined),
            tokens: seen.tokens(region),
            natives: seen.natives(region),
            pieces: pieces.filter(|(_, n)| *n > 0).collect(),
        }
    }
}

#[pymethods]
impl PyView {
    /// The letter of the seat that looks; None for a spectator.
    #[getter]
    fn viewer(&self) -> Option<String> {
        self.view.viewer.map(|seat| seat.to_string())
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.view.table.round()
    }

    /// The letter of the seat whose turn it is.
    #[getter]
    fn turn(&self) -> String {
        self.view.table.seat().to_string()
    }

    /// Coins by the letters of seats; None where the viewer may not know.
    #[getter]
    fn coins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let coins = PyDict::new(py);
        for seat in self.table.game.seats() {
            coins.set_item(seat.to_string(), self.view.coins[usize::from(seat.0)])?;
        }
        Ok(coins)
    }

    /// The next event, if the viewer has looked at it.
    #[getter]
    fn next_event(&self) -> Option<String> {
        self.view.omen.map(|tile| self.table.key(tile))
    }

    /// The combos on offer, the free one first.
    #[getter]
    fn offer(&self) -> Vec<PyCombo> {
        let combo = |(race, power, coins): (engine::Tile, Option<engine::Tile>, u8)| PyCombo {
            race: self.table.key(race),
            power: power.map(|tile| self.table.key(tile)),
            coins,
        };
        self.view.table.offer().map(combo).collect()
    }

    /// All peoples at the table.
    #[getter]
    fn bands(&self) -> Vec<PyBand> {
        self.view.table.bands().map(|id| self.band(id)).collect()
    }

    /// What lies in a region.
    fn region(&self, name: &str) -> PyResult<PyRegion> {
        Ok(self.look(self.table.region(name)?))
    }

    /// What lies in every region, in the order of `game.regions`.
    #[getter]
    fn regions(&self) -> Vec<PyRegion> {
        self.table.game.board().all().map(|region| self.look(region)).collect()
    }

    /// A state that the viewer cannot tell from the real one: with coins assumed for the seats whose purses are not shown,
    /// by their letters, and with an event assumed for the next one where others have looked at it. Chance answers for
    /// itself in it. What the viewer knows cannot be assumed to be otherwise.
    #[pyo3(signature = (coins, next_event = None))]
    fn suppose(
        &self,
        coins: std::collections::BTreeMap<String, u16>,
        next_event: Option<&str>,
    ) -> PyResult<PyState> {
        let game = &self.table.game;
        let mut purses = [0; MAX_SEATS];
        for seat in game.seats() {
            let shown = self.view.coins[usize::from(seat.0)];
            let assumed = coins.get(&seat.to_string()).copied();
            purses[usize::from(seat.0)] = match (shown, assumed) {
                (Some(shown), Some(assumed)) if shown != assumed => {
                    return Err(SetupError::new_err(format!("{seat} is seen to have {shown} coins")));
                }
                (Some(coins), _) | (None, Some(coins)) => coins,
                (None, None) => {
                    return Err(SetupError::new_err(format!("how many coins {seat} has must be assumed")));
                }
            };
        }
        let looked = game.seats().any(|seat| self.view.table.has_looked(seat));
        let assumed =
            match next_event {
                Some(key) => {
                    let tile = game.tile(key).filter(|&tile| game.is_event(tile) && looked);
                    Some(tile.ok_or_else(|| {
                        SetupError::new_err(format!("'{key}' cannot be the next event here"))
                    })?)
                }
                None => None,
            };
        let state = State::supposed(&self.view.table, purses, self.view.omen.or(assumed));
        Ok(PyState::supposed(self.table.clone(), state))
    }

    fn __eq__(&self, other: &PyView) -> bool {
        self.view == other.view
    }

    fn __repr__(&self) -> String {
        let viewer = self.viewer().map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        let coins: Vec<String> = self
            .table
            .game
            .seats()
            .map(|seat| {
                let coins = self.view.coins[usize::from(seat.0)];
                format!("{seat} {}", coins.map_or("?".to_owned(), |coins| coins.to_string()))
            })
            .collect();
        format!(
            "View(of {viewer}, round {} of {}, turn of {}, coins {})",
            self.round(),
            self.table.game.rounds(),
            self.turn(),
            coins.join(" ")
        )
    }
}
