//! What people make at home: tiles, packs of them, and trials that say what a tile is worth.

use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use axum::response::Response;
use bots::lab::Tally;
use bots::roster::{Kind, Roster};
use bots::{Bot, Nature};
use engine::{Game, Tile};
use host::boards::MAX_TILES;
use host::packs;
use wire::protocol::{BoardChoice, Earned, OpenedPack, Problem, Told, Trial, TrialRequest};

use super::asked::Asked;
use super::boards::{drawn, sheet};
use super::{Answer, Shared, file, json};
use crate::drawing::Asker;
use crate::hub::Hub;
use crate::turns::Work;

/// How many games a trial plays before it hands over what it has seen.
const GAMES: u64 = 40;
/// How long it may take for them; one game is always played.
const TIME: Duration = Duration::from_secs(2);

/// A home-made tile as a file, to begin with.
pub(super) async fn sample_tile() -> Response {
    file("homesick.toml", content::blank::SAMPLE.to_owned())
}

/// Reads a tile that joins a game.
pub(super) async fn tile(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    // A long text takes a while to be read.
    let read = move || Ok(Told { text: host::boards::tile(&told.text)? });
    Ok(json(&hub.services().drawings.work(&asker, read).await?))
}

/// Reads what a tile file says, right or wrong, for an editor that finds out by itself what is wrong.
pub(super) async fn draft(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    let read = move || Ok(Told { text: packs::draft(&told.text)? });
    Ok(json(&hub.services().drawings.work(&asker, read).await?))
}

/// The packs that come with the game.
pub(super) async fn shipped_packs() -> Answer {
    Ok(json(&packs::cards()?))
}

/// A pack that comes with the game.
pub(super) async fn shipped_pack(State(hub): Shared, Path(key): Path<String>, asker: Asker) -> Answer {
    let text = packs::shipped(&key)?;
    Ok(json(&opened(&hub, &asker, text.to_owned()).await?))
}

/// Reads a pack somebody brings.
pub(super) async fn pack(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    Ok(json(&opened(&hub, &asker, told.text).await?))
}

/// Everything in a pack, read, and its boards drawn.
async fn opened(hub: &Hub, who: &Asker, text: String) -> Result<OpenedPack, Problem> {
    // Checking boards takes a while, so it waits for its turn as drawing them does.
    let pack = hub.services().drawings.work(who, move || packs::read(&text)).await?;
    let mut sheets = Vec::new();
    for board in &pack.boards {
        sheets.push(drawn(hub, who, board.clone()).await?);
    }
    Ok(packs::opened(pack, sheets))
}

/// Plays some games of a trial when it is its turn.
pub(super) async fn trial(
    State(hub): Shared,
    Asked { told: wanted, asker, .. }: Asked<TrialRequest>,
) -> Answer {
    let choice = |what: &str| Problem::new("problem-choice").with("what", what);
    if wanted.options.tiles.len() > MAX_TILES {
        return Err(choice("tiles").into());
    }
    if matches!(wanted.options.board, BoardChoice::Text(_)) {
        return Err(choice("board").into());
    }
    let sheet = sheet(&hub, &asker, &wanted.options, 0).await?;
    let play = move || {
        let setup = wanted.options.setup(sheet.board)?;
        let game = setup.game().map_err(|fault| Problem::of_game(&fault))?;
        Ok(played(&game, wanted.seed, wanted.from))
    };
    Ok(json(&hub.services().drawings.turn(Work::Trial, &asker, play).await?))
}

/// What games between equal bots say, from that number on, as many as there is time for.
fn played(game: &Game, seed: u64, from: u64) -> Trial {
    let end = Instant::now() + TIME;
    let roster = Roster::new(game);
    let mut tally = Tally::new(game);
    for number in (0..GAMES).map(|n| from.wrapping_add(n)) {
        let bot = |seat: engine::Seat| roster.bot(Kind::Greedy, number << 3 | u64::from(seat.0));
        let mut bots: Vec<Box<dyn Bot>> = game.seats().map(bot).collect();
        tally.watch(game, &mut bots, &mut Nature::new(seed, number));
        if Instant::now() > end {
            break;
        }
    }
    told(game, &tally)
}

/// What a tally says of each race and each power.
fn told(game: &Game, tally: &Tally) -> Trial {
    let keys = |wanted: &dyn Fn(Tile) -> bool| -> Vec<String> {
        game.tiles().filter(|(tile, _)| wanted(*tile)).map(|(_, ability)| ability.key.to_string()).collect()
    };
    let (races, powers) = (keys(&|tile| game.is_race(tile)), keys(&|tile| game.is_power(tile)));
    let round = |cells: &[bots::lab::Cell]| {
        let mut earned = vec![Earned::default(); races.len() + powers.len()];
        for (at, cell) in cells.iter().enumerate() {
            let seen = Earned(cell.n, cell.sum, cell.squares);
            earned[at / powers.len()].add(seen);
            earned[races.len() + at % powers.len()].add(seen);
        }
        earned
    };
    let rounds = tally.bands.chunks(races.len() * powers.len()).map(round).collect();
    Trial { games: tally.games, races, powers, rounds }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};

    use super::*;

    #[test]
    fn a_trial_says_what_the_lab_says() {
        let game = Setup::new(Set::Base, 2).game().expect("it can be played");
        let roster = Roster::new(&game);
        let mut tally = Tally::new(&game);
        for number in 0..6 {
            let bot = |seat: engine::Seat| roster.bot(Kind::Greedy, number << 3 | u64::from(seat.0));
            let mut bots: Vec<Box<dyn Bot>> = game.seats().map(bot).collect();
            tally.watch(&game, &mut bots, &mut Nature::new(3, number));
        }
        let trial = told(&game, &tally);
        assert_eq!(trial.games, 6);
        let mut seen = 0;
        for (tile, ability) in game.tiles() {
            let race = game.is_race(tile);
            let (coins, error, n) = tally.worth(&game, race.then_some(tile), (!race).then_some(tile));
            if n > 1 {
                let worth = trial.worth(&ability.key).expect("it was seen");
                assert_eq!(worth.n, n);
                assert!((worth.coins - coins).abs() < 1e-6, "{}: {} {coins}", ability.key, worth.coins);
                assert!((worth.error - error).abs() < 1e-2, "{}: {} {error}", ability.key, worth.error);
                seen += 1;
            }
        }
        assert!(seen > 10, "only {seen} tiles were seen twice");
    }
}
