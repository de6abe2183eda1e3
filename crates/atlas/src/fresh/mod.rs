//! Boards nobody has drawn before.
//!
//! A rectangle is cut into cells; seas, a lake, a river from edge to edge and chasms take theirs; what is left
//! gets the land terrains and symbols in the counts of the official boards, spread evenly. A board that has a
//! fault, or whose map has one, is thrown away and the next is tried, so what is returned can be played on and
//! drawn. The same seed gives the same board, on every machine.

mod carve;
mod cells;
mod dress;
mod names;
mod recipe;

use content::board::island::{self, Size};
use content::board::shape::Shape;
use content::board::{BoardFile, FORMAT, RegionFile, check};

use crate::chart::chart;
use crate::dice::Dice;
use crate::verify;
use carve::Seas;
use recipe::Recipe;

/// How many boards are tried for one seed.
const TRIES: u64 = 400;

/// A fresh board and its map.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// The board.
    pub board: BoardFile,
    /// Its map.
    pub shape: Shape,
    /// How many boards were thrown away before this one.
    pub rejected: u64,
}

/// How much of each land terrain there is to be, in proportion to the others; those not named are left out.
pub type Mix<'a> = &'a [(String, u8)];

/// Makes a board of a box for that many people; for Warcraft, a set of islands.
pub fn board(set: &str, players: u8, seed: u64) -> Result<Fresh, String> {
    mixed(set, players, seed, &[])
}

/// The same with a mix of land of one's own; without any it is that of the official boards.
pub fn mixed(set: &str, players: u8, seed: u64, mix: Mix<'_>) -> Result<Fresh, String> {
    if set == "wow" {
        return archipelago(players, seed, mix);
    }
    let recipe = Recipe::of(set, players)
        .ok_or_else(|| format!("there is no recipe for `{set}` with {players} players"))?;
    let recipe = recipe.mixed(mix);
    let what = if mix.is_empty() { "seed" } else { "mixed" };
    let key = format!("{}-{players}p-{what}-{seed}", set.replace('_', "-"));
    let head = BoardFile {
        format: FORMAT,
        key,
        set: set.to_owned(),
        players,
        rounds: island::rounds(players),
        provenance: "original".to_owned(),
        ..BoardFile::default()
    };
    make(&recipe, &head, seed)
}

/// The board whose key says which box, how many people and which seed, for example `base-3p-seed-77`. None if the key says
/// something else.
pub fn find(key: &str) -> Option<Result<Fresh, String>> {
    let (place, seed) = key.rsplit_once("-seed-")?;
    let (set, players) = place.rsplit_once('-')?;
    let players: u8 = players.strip_suffix('p')?.parse().ok()?;
    let fresh = board(&set.replace('-', "_"), players, seed.parse().ok()?);
    // Two keys for one board would be two boards to whoever compares them.
    Some(fresh.and_then(|fresh| {
        if fresh.board.key == key { Ok(fresh) } else { Err(format!("{key}: no such board")) }
    }))
}

/// Makes the face of an island.
pub fn face(size: Size, tile: u8, seed: u64) -> Result<Fresh, String> {
    mixed_face(size, tile, seed, &[])
}

fn mixed_face(size: Size, tile: u8, seed: u64, mix: Mix<'_>) -> Result<Fresh, String> {
    let head = BoardFile {
        format: FORMAT,
        key: format!("wow-{}-{tile}-seed-{seed}", size.key()),
        title: Some(names::of_island(size, tile, seed)),
        set: "wow".to_owned(),
        provenance: "original".to_owned(),
        size: Some(size),
        tile: Some(tile),
        ..BoardFile::default()
    };
    make(&Recipe::face(size, seed as usize).mixed(mix), &head, seed)
}

fn archipelago(players: u8, seed: u64, mix: Mix<'_>) -> Result<Fresh, String> {
    let demand =
        island::demand(players).ok_or_else(|| format!("there are no islands for {players} players"))?;
    let mut faces = Vec::new();
    let mut shapes = Vec::new();
    let mut rejected = 0;
    for (size, n) in Size::ALL.into_iter().zip(demand) {
        for tile in 1..=n as u8 {
            let fresh = mixed_face(size, tile, seed.wrapping_mul(5).wrapping_add(u64::from(tile)), mix)?;
            rejected += fresh.rejected;
            faces.push(fresh.board);
            shapes.push(fresh.shape);
        }
    }
    let mut board = island::join(&faces).map_err(|fault| fault.to_string())?;
    board.key = format!("wow-{players}p-seed-{seed}");
    let shape = island::join_shapes(&board, &faces, &shapes);
    Ok(Fresh { board, shape, rejected })
}

fn make(recipe: &Recipe, head: &BoardFile, seed: u64) -> Result<Fresh, String> {
    let mut last = "chance never fits the pieces".to_owned();
    // Boards of seeds that people wrote down stay what they are, unless they have seas like rivers; only then seas
    // are made otherwise.
    let mut seas = Seas::Any;
    for rejected in 0..TRIES {
        let size = head.size.map_or("", Size::key);
        let mut dice = Dice::named(&format!("{}/{}{size}/{seed}/{rejected}", head.set, head.players));
        let Some(regions) = regions(recipe, seas, &mut dice) else { continue };
        let board = BoardFile { regions, ..head.clone() };
        if let Some(fault) = check::faults(&board.key, &board).first() {
            last = fault.to_string();
            continue;
        }
        match chart(&board.key, &board) {
            Err(fault) => last = fault.to_string(),
            Ok(shape) => match verify::faults(&board, &shape).first() {
                Some(fault) => last.clone_from(fault),
                None if verify::river_like(&board, &shape).is_empty() => {
                    return Ok(Fresh { board, shape, rejected });
                }
                None => {
                    seas = Seas::Broad;
                    "its seas look like rivers".clone_into(&mut last);
                }
            },
        }
    }
    Err(format!("{}: no board in {TRIES} tries; the last: {last}", head.key))
}

fn regions(recipe: &Recipe, seas: Seas, dice: &mut Dice) -> Option<Vec<RegionFile>> {
    let plots = carve::carve(recipe, seas, dice)?;
    let n_land = plots.iter().filter(|plot| plot.kind == carve::Kind::Land).count();
    if n_land != recipe.n_lands() {
        return None;
    }
    let terrain = dress::terrains(recipe, &plots, dice);
    let symbols = dress::symbols(recipe, &plots, &terrain, dice)?;
    let region = |at: usize| RegionFile {
        key: at.to_string(),
        terrain: terrain[at].to_owned(),
        symbols: symbols[at].iter().map(|&symbol| symbol.to_owned()).collect(),
        edge: plots[at].edge,
        borders: plots[at].near.iter().map(ToString::to_string).collect(),
        center: Some(plots[at].center),
        ..RegionFile::default()
    };
    Some((0..plots.len()).map(region).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use content::board::shipped;

    use super::*;

    fn counts<'a>(names: impl Iterator<Item = &'a String>) -> BTreeMap<&'a str, usize> {
        let mut counts = BTreeMap::new();
        for name in names {
            *counts.entry(name.as_str()).or_default() += 1;
        }
        counts
    }

    fn terrains(board: &BoardFile) -> BTreeMap<&str, usize> {
        counts(board.regions.iter().map(|region| &region.terrain))
    }

    fn symbols(board: &BoardFile) -> BTreeMap<&str, usize> {
        counts(board.regions.iter().flat_map(|region| &region.symbols))
    }

    fn mean_degree(board: &BoardFile) -> f64 {
        board.regions.iter().map(|region| region.borders.len()).sum::<usize>() as f64
            / board.regions.len() as f64
    }

    fn alike(board: &BoardFile) -> usize {
        let same = |at: usize| {
            board
                .neighbors(at)
                .into_iter()
                .filter(|&n| board.regions[n].terrain == board.regions[at].terrain)
                .count()
        };
        (0..board.regions.len())
            .filter(|&at| board.ground(at) == content::board::pieces::Ground::Land)
            .map(same)
            .sum()
    }

    fn make(set: &str, players: u8, seed: u64) -> BoardFile {
        board(set, players, seed).unwrap_or_else(|reason| panic!("{reason}")).board
    }

    #[test]
    fn a_fresh_board_has_the_counts_of_the_official_one() {
        for ship in shipped::ALL {
            let official = ship.board();
            if official.provenance != "official facts" || official.players > 5 {
                continue;
            }
            let fresh = make(&official.set, official.players, 77);
            assert_eq!(terrains(&fresh), terrains(&official), "{}", ship.key);
            assert_eq!(symbols(&fresh), symbols(&official), "{}", ship.key);
            assert_eq!(fresh.rounds, official.rounds, "{}", ship.key);
            let off = mean_degree(&fresh) - mean_degree(&official);
            assert!(off.abs() < 0.4, "{}: mean degree is off by {off}", ship.key);
            let edge = |board: &BoardFile| board.regions.iter().filter(|region| region.edge).count() as i32;
            assert!((edge(&fresh) - edge(&official)).abs() <= 5, "{}", ship.key);
            let entries =
                |board: &BoardFile| (0..board.regions.len()).filter(|&at| board.is_entry(at)).count() as i32;
            assert!((entries(&fresh) - entries(&official)).abs() <= 6, "{}", ship.key);
            assert!(alike(&fresh) <= alike(&official) + 4, "{}: equal terrains lie side by side", ship.key);
        }
    }

    #[test]
    fn a_fresh_board_is_found_by_its_key() {
        for set in crate::soak::BOXES {
            let made = make(set, 3, 11);
            let found = find(&made.key).expect("a key of a fresh board").expect("it can be made");
            assert_eq!(found.board, made, "{set}");
        }
        assert!(find("base-3p").is_none() && find("base-3p-seed-x").is_none());
        assert!(find("base-3p-seed-007").expect("a seed").is_err(), "one board has one key");
        assert!(find("moon-3p-seed-7").expect("a seed").is_err());
    }

    #[test]
    fn a_mix_of_ones_own_is_kept_as_far_as_there_are_pieces() {
        let mix = |all: &[(&str, u8)]| -> Vec<(String, u8)> {
            all.iter().map(|(key, n)| ((*key).to_owned(), *n)).collect()
        };
        let usual = make("base", 3, 4);
        let own = mixed("base", 3, 4, &mix(&[("forest", 3), ("swamp", 1)])).expect("it can be made").board;
        let n_land = |board: &BoardFile| {
            (0..board.regions.len())
                .filter(|&at| board.ground(at) == content::board::pieces::Ground::Land)
                .count()
        };
        assert_eq!(n_land(&own), n_land(&usual));
        let counts = terrains(&own);
        let n = |key: &str| counts.get(key).copied().unwrap_or(0);
        assert_eq!((n("farmland"), n("hill"), n("mountain")), (0, 0, 0));
        assert!(n("forest").abs_diff(3 * n("swamp")) <= 3, "{counts:?}");
        // There are no more mountains than the box has pieces for, and what is not in the box is not asked for.
        let high = mixed("base", 2, 4, &mix(&[("mountain", 9), ("hill", 1), ("cheese", 9)]))
            .expect("it can be made");
        assert_eq!(terrains(&high.board).get("mountain"), Some(&9));
        let none = mixed("underground", 2, 4, &mix(&[("cheese", 9)])).expect("it can be made").board;
        assert_eq!(terrains(&none), terrains(&make("underground", 2, 4)));
        mixed("wow", 2, 4, &mix(&[("mountain", 9), ("swamp", 1)])).expect("it can be made");
    }

    #[test]
    fn a_fresh_set_is_named_after_its_islands() {
        for seed in 0..4 {
            let board = make("wow", 5, seed);
            let title = board.title.expect("islands have names");
            let mut names: Vec<&str> = title.split(" · ").collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), 5, "{title}");
        }
    }

    #[test]
    fn natives_and_symbols_are_spread_over_the_quarters() {
        for seed in 0..3 {
            let board = make("base", 4, seed);
            let mut quarters = [0; 4];
            for region in
                board.regions.iter().filter(|region| region.symbols.iter().any(|s| s == "lost_tribe"))
            {
                let [x, y] = region.center.unwrap_or([0, 0]);
                quarters[usize::from(x > 500) + 2 * usize::from(y > 350)] += 1;
            }
            assert!(quarters.iter().all(|n| (1..=6).contains(n)), "seed {seed}: {quarters:?}");
        }
    }

    #[test]
    fn a_seed_always_makes_the_same_board() {
        // If this changes, seeds that people wrote down mean other boards: say so in the commit.
        let digests: Vec<u64> = soak_boxes().map(|(set, seed)| make(set, 3, seed).digest()).collect();
        assert_eq!(digests, DIGESTS, "{digests:#x?}");
    }

    fn soak_boxes() -> impl Iterator<Item = (&'static str, u64)> {
        crate::soak::BOXES.into_iter().zip(5..)
    }

    const DIGESTS: [u64; 4] =
        [0xad73_8bc9_eaf0_811e, 0xe81b_7cb2_3a2f_9257, 0xf18c_986a_8e45_7429, 0xe5eb_cb86_9ffe_fa27];
}
