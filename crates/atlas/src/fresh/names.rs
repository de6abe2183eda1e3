//! Names for fresh islands.

use content::board::island::Size;

use crate::dice::Dice;

/// First halves of names: by size, and by turns for the first and the second tile of a size.
const FIRST: [[&str; 8]; 3] = [
    ["Raven", "Thunder", "Bramble", "Anvil", "Stag", "Hollow", "Granite", "Gale"],
    ["Heron", "Willow", "Copper", "Moss", "Ember", "Plover", "Thistle", "Amber"],
    ["Wren", "Pebble", "Shrimp", "Acorn", "Button", "Limpet", "Clover", "Cinder"],
];
const SECOND: [&str; 8] = [" Isle", "holm", " Rock", " Key", "ness", " Head", " Haven", "ey"];

/// The name of an island. Two islands of one set never share a name.
pub fn of_island(size: Size, tile: u8, seed: u64) -> String {
    let mut dice = Dice::named(&format!("name/{}/{tile}/{seed}", size.key()));
    let first = FIRST[Size::ALL.iter().position(|&own| own == size).unwrap_or(0)];
    let nth = 2 * dice.below(first.len() / 2) + usize::from(tile % 2);
    format!("{}{}", first[nth], SECOND[dice.below(SECOND.len())])
}
