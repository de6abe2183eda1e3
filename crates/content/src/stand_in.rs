//! What tiles speak of, and what stands for it on a board that has none: with tiles of two boxes on the board of one,
//! swamps are mud pools and magic sources are crystals (MIX-2, MIX-3).

use std::collections::BTreeSet;

use crate::board::BoardFile;

/// The terrain or symbols that the text of a tile names, by the keys of their words.
const NAMED: [(&str, &[&str]); 20] = [
    ("dwarves", &["symbol-mine"]),
    ("giants", &["terrain-mountain"]),
    ("tritons", &["terrain-sea", "terrain-lake"]),
    ("wizards", &["symbol-magic_source"]),
    ("forest", &["terrain-forest"]),
    ("humans", &["terrain-farmland"]),
    ("hill", &["terrain-hill"]),
    ("mounted", &["terrain-hill", "terrain-farmland"]),
    ("seafaring", &["terrain-sea", "terrain-lake"]),
    ("swamp", &["terrain-swamp"]),
    ("underworld", &["symbol-cavern"]),
    ("iron_dwarves", &["terrain-mine"]),
    ("mudmen", &["terrain-mud_pool"]),
    ("shrooms", &["terrain-mushroom_forest"]),
    ("will_o_wisps", &["terrain-mystic_crystal"]),
    ("fisher", &["terrain-river"]),
    ("mining", &["terrain-mine"]),
    ("muddy", &["terrain-mud_pool"]),
    ("mystic", &["terrain-mystic_crystal"]),
    ("stone", &["terrain-black_mountain"]),
];

/// Tiles that name something else besides, so that they are of use without it.
const ALSO: [(&str, &[&str]); 3] = [
    ("kraken", &["terrain-river"]),
    ("lizardmen", &["terrain-river"]),
    ("shield", &["terrain-mushroom_forest"]),
];

/// What stands for each other (MIX-2, MIX-3).
const ALIKE: [&[&str]; 6] = [
    &["terrain-mountain", "terrain-black_mountain"],
    &["terrain-swamp", "terrain-mud_pool"],
    &["terrain-forest", "terrain-mushroom_forest"],
    &["symbol-mine", "terrain-mine"],
    &["symbol-magic_source", "terrain-mystic_crystal"],
    &["terrain-sea", "terrain-lake", "terrain-river"],
];

/// What there is on a board of the things a tile names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Here {
    /// The things themselves, or the tile names none.
    AsNamed,
    /// Others in their stead, by the keys of their words.
    Instead(Vec<&'static str>),
    /// Nothing.
    Nothing,
}

/// What there is on a board of the things a tile names.
pub fn here(tile: &str, board: &BoardFile) -> Here {
    // The tiles of the other boxes are made for their boards, and some are called the same.
    if !["base", "underground"].contains(&&*board.set) {
        return Here::AsNamed;
    }
    let Some((_, named)) = NAMED.iter().chain(&ALSO).find(|(key, _)| *key == tile) else {
        return Here::AsNamed;
    };
    let printed: BTreeSet<String> = board
        .regions
        .iter()
        .flat_map(|region| {
            let symbols = region.symbols.iter().map(|symbol| format!("symbol-{symbol}"));
            symbols.chain([format!("terrain-{}", region.terrain)])
        })
        .collect();
    let is_here = |word: &&&'static str| printed.contains(**word);
    if named.iter().any(|word| is_here(&word)) {
        return Here::AsNamed;
    }
    let alike = ALIKE.iter().filter(|alike| named.iter().any(|word| alike.contains(word)));
    let instead: Vec<&str> = alike.flat_map(|alike| alike.iter()).filter(is_here).copied().collect();
    if instead.is_empty() { Here::Nothing } else { Here::Instead(instead) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::shipped;
    use crate::{Set, Setup};

    #[test]
    fn mix_2_what_stands_in_is_told() {
        let board = |key| shipped::find(key).expect("it is shipped");
        let (base, below) = (board("base-3p"), board("underground-3p"));
        assert_eq!(here("mystic", &base), Here::Instead(vec!["symbol-magic_source"]));
        assert_eq!(here("mystic", &below), Here::AsNamed);
        assert_eq!(here("swamp", &below), Here::Instead(vec!["terrain-mud_pool"]));
        assert_eq!(here("fisher", &base), Here::Instead(vec!["terrain-sea", "terrain-lake"]));
        assert_eq!(here("hill", &below), Here::Nothing);
        assert_eq!(here("orcs", &below), Here::AsNamed, "it names nothing");
    }

    #[test]
    fn mix_5_nothing_useless_is_in_the_stacks() {
        for players in 2..=5 {
            for set in [Set::Base, Set::Underground] {
                let board = shipped::find(&set.board_key(players)).expect("a board");
                let game = Setup { board: Some(board.clone()), ..Setup::new(Set::Mixed, players) };
                let game = game.game().expect("a game");
                let useless = game.tiles().filter(|(tile, _)| game.is_race(*tile) || game.is_power(*tile));
                let useless = useless.map(|(_, ability)| &*ability.key);
                let useless: Vec<&str> = useless.filter(|key| here(key, &board) == Here::Nothing).collect();
                assert_eq!(useless, Vec::<&str>::new(), "{}", board.key);
            }
        }
    }
}
