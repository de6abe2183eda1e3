//! The colors of the map. Terrain is never told by color alone: each has its own stamps and its own glyph.

/// Fill, light and dark ink of a terrain.
#[derive(Clone, Copy, Debug)]
pub struct Inks {
    /// The ground.
    pub fill: &'static str,
    /// What catches the light.
    pub light: &'static str,
    /// What is drawn on it.
    pub dark: &'static str,
}

/// The ink of borders.
pub const INK: &str = "#26221f";
/// The paper of plates.
pub const PAPER: &str = "#fff8e7";
/// The cloth of the table.
pub const TABLE: &str = "#1f3c43";
/// Words on the table.
pub const ON_TABLE: &str = "#f6ecd6";
/// Quieter words on the table.
pub const ON_TABLE_2: &str = "#b9cbc6";

/// The inks of a terrain; those of a farm for an unknown one, which a checked board does not have.
pub fn inks(terrain: &str) -> Inks {
    let (fill, light, dark) = match terrain {
        "hill" => ("#dd9f6e", "#efc29a", "#97552a"),
        "forest" => ("#5c9068", "#8fbd8b", "#28563a"),
        "mountain" => ("#cfc8bf", "#efebe4", "#6d675f"),
        "swamp" => ("#8f82a8", "#b4a8c8", "#463a62"),
        "sea" => ("#78b4c2", "#b5dbe0", "#2b6475"),
        "lake" => ("#a9dade", "#dcf3f2", "#3a7f8d"),
        "black_mountain" => ("#7d7a85", "#b1adb8", "#2d2a36"),
        "mud_pool" => ("#a9805a", "#cda67c", "#573618"),
        "mushroom_forest" => ("#b98ab0", "#dcb8d2", "#6a2c60"),
        "mine" => ("#d8b45c", "#f0d88f", "#7a5610"),
        "mystic_crystal" => ("#8fc5b9", "#c8ebe2", "#23685c"),
        "river" => ("#6f9fd0", "#b4d2ee", "#244f80"),
        "chasm" => ("#3a3540", "#5a5264", "#141019"),
        _ => ("#efd383", "#f9e8b4", "#a9791c"),
    };
    Inks { fill, light, dark }
}

/// The glyph of a terrain or symbol, its color on a plate, and its name.
pub fn mark(key: &str) -> (&'static str, &'static str, &'static str) {
    match key {
        "farmland" => ("wheat", "#7d560b", "Farmland"),
        "forest" => ("pine-tree", "#1f4a30", "Forest"),
        "hill" => ("er-hill", "#85441a", "Hill"),
        "mountain" => ("peaks", "#4b463f", "Mountain"),
        "swamp" => ("reed", "#463a62", "Swamp"),
        "sea" => ("waves", "#1d5566", "Sea"),
        "lake" => ("water-drop", "#1d5566", "Lake"),
        "black_mountain" => ("peaks", "#2d2a36", "Black mountain"),
        "mud_pool" => ("bubbles", "#573618", "Mud pool"),
        "mushroom_forest" => ("mushrooms-cluster", "#6a2c60", "Mushroom forest"),
        "mystic_crystal" => ("crystal-growth", "#1b5b50", "Mystic crystals"),
        "river" => ("river", "#1f4878", "River"),
        "chasm" => ("earth-crack", "#2b2530", "Chasm"),
        "magic_source" => ("crystal-ball", "#7326a8", "Magic source"),
        "cavern" => ("cave-entrance", "#2b2723", "Cavern"),
        "lost_tribe" => ("tribal-mask", "#4d3b1c", "Lost Tribe"),
        "monster" => ("minotaur", "#4d3b1c", "Monsters"),
        "volcano" => ("volcano", "#a32b16", "Volcano"),
        "entry" => ("anchor", "#134f8a", "Anchor: entry region"),
        "murloc" => ("fish-monster", "#2c5a3c", "Murloc"),
        "legend" => ("star-swirl", "#8a4b00", "Artifact or legendary place"),
        "harbor" => ("harbor-dock", "#134f8a", "Harbor"),
        "shipyard" => ("ship-wheel", "#6d3d08", "Shipyard"),
        "seer_temple" => ("greek-temple", "#7326a8", "Temple of the Seer"),
        "pirate_ship" => ("pirate-skull", "#26221f", "Pirates"),
        _ => ("war-pick", "#6d3d08", "Mine"),
    }
}

/// The glyph of a mine, which is a symbol on the surface and a terrain below it.
pub fn terrain_mark(terrain: &str) -> (&'static str, &'static str, &'static str) {
    if terrain == "mine" { ("mine-wagon", "#6b4a08", "Mine") } else { mark(terrain) }
}

/// Symbols that stand on the map as round natives rather than on the plate.
pub fn is_native(symbol: &str) -> bool {
    matches!(symbol, "lost_tribe" | "monster" | "murloc" | "pirate_ship")
}
