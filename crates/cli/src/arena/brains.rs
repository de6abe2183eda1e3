//! What bots think with.

use bots::expert::Depth;
use bots::net::Net;
use bots::roster::Roster;
use bots::value::Value;
use engine::Game;

use crate::table::read;

/// What bots think with in place of what is shipped.
#[derive(Default)]
pub struct Brains {
    /// A value file.
    pub value: Option<String>,
    /// A net file.
    pub net: Option<String>,
    /// How deep the expert thinks.
    pub depth: Option<Depth>,
    /// In how many of the last rounds the win is played for.
    pub win_rounds: Option<u8>,
}

/// The bots of a game.
pub fn roster(game: &Game, brains: &Brains) -> Result<Roster, String> {
    let mut roster = match &brains.value {
        Some(file) => Roster::with_value(game, Value::parse(game, &read(file)?)?),
        None => Roster::new(game),
    };
    if let Some(file) = &brains.net {
        let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
        roster = roster.with_net(Net::parse(game, &bytes)?);
    }
    if let Some(depth) = brains.depth {
        roster = roster.with_depth(depth);
    }
    if let Some(rounds) = brains.win_rounds {
        roster = roster.with_win_rounds(rounds);
    }
    Ok(roster)
}
