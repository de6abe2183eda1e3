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
/// The light lip of a chasm, on which ink would not show.
pub const LIP: &str = "#c9bfd4";
/// The paper of plates.
pub const PAPER: &str = "#fff8e7";
/// The cloth of the table.
pub const TABLE: &str = "#1f3c43";
/// Words on the table.
pub const ON_TABLE: &str = "#f6ecd6";
/// Quieter words on the table.
pub const ON_TABLE_2: &str = "#b9cbc6";

/// The inks of the ocean around islands. It is no region, so no sea and no lake may look like it.
pub const OCEAN: Inks = Inks { fill: "#3f7d97", light: "#4d88a0", dark: "#1c4657" };

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
        "river" => ("#5a8ccc", "#b4d2ee", "#1d4475"),
        "chasm" => ("#3a3540", "#5a5264", "#141019"),
        _ => ("#efd383", "#f9e8b4", "#a9791c"),
    };
    Inks { fill, light, dark }
}

/// The glyph of a terrain or symbol, its color on a plate, and its name. The spot for a marker shows the size of its
/// island instead of its glyph.
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
        "legend" => ("star-swirl", "#8a4b00", "Size of the island, spot for its marker"),
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

#[cfg(test)]
pub mod tests {
    use content::board::pieces;

    use super::*;
    use crate::picture::stamps::plan;

    pub type Rgb = [f64; 3];

    /// Red, green and blue as light, from 0 to 1.
    fn light(color: &str) -> Rgb {
        let part = |at: usize| {
            let byte = u8::from_str_radix(&color[at..at + 2], 16).expect("colors are written as #rrggbb");
            let share = f64::from(byte) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        [part(1), part(3), part(5)]
    }

    fn luminance([r, g, b]: Rgb) -> f64 {
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// The contrast of WCAG 2.
    pub fn contrast(one: &str, other: &str) -> f64 {
        let [a, b] = [one, other].map(|color| luminance(light(color)) + 0.05);
        a.max(b) / a.min(b)
    }

    /// What eyes without one kind of cone see (Machado, Oliveira and Fernandes 2009, full strength).
    pub const SIGHTS: [[Rgb; 3]; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ];

    /// The distance of two colors in CIELAB, as such eyes see them.
    pub fn distance(one: &str, other: &str, sight: &[Rgb; 3]) -> f64 {
        let lab = |color: &str| {
            let seen = light(color);
            let [r, g, b] = sight.map(|row| (0..3).map(|k| row[k] * seen[k]).sum::<f64>().clamp(0.0, 1.0));
            let bend = |t: f64| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
            let x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47);
            let y = bend(luminance([r, g, b]));
            let z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83);
            [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
        };
        let (a, b) = (lab(one), lab(other));
        (0..3).map(|k| (a[k] - b[k]) * (a[k] - b[k])).sum::<f64>().sqrt()
    }

    #[test]
    fn terrains_of_a_box_differ_in_color_glyph_and_stamp() {
        for pieces in pieces::ALL {
            for (nth, one) in pieces.terrains.iter().enumerate() {
                for other in &pieces.terrains[..nth] {
                    let pair = format!("{} and {}", one.key, other.key);
                    assert_ne!(terrain_mark(one.key).0, terrain_mark(other.key).0, "{pair}");
                    let both_water =
                        inks(one.key).fill != inks(other.key).fill && plan(one.key).kinds == ["wave"];
                    assert!(plan(one.key).kinds != plan(other.key).kinds || both_water, "{pair}");
                    for sight in &SIGHTS {
                        let apart = distance(inks(one.key).fill, inks(other.key).fill, sight);
                        assert!(apart > 9.0, "{pair}: {apart:.1}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_water_looks_like_the_ocean_around_islands() {
        for water in ["sea", "lake"] {
            for sight in &SIGHTS {
                let apart = distance(OCEAN.fill, inks(water).fill, sight);
                assert!(apart > 15.0, "{water}: {apart:.1}");
            }
        }
        assert!(contrast(INK, OCEAN.fill) >= 3.0);
    }

    #[test]
    fn lines_and_words_stand_out() {
        for pieces in pieces::ALL {
            for terrain in pieces.terrains {
                let line = if terrain.key == "chasm" { LIP } else { INK };
                assert!(contrast(line, inks(terrain.key).fill) >= 3.0, "{}", terrain.key);
                assert!(contrast(terrain_mark(terrain.key).1, PAPER) >= 4.5, "{}", terrain.key);
            }
            for symbol in pieces.symbols {
                assert!(contrast(mark(symbol.key).1, PAPER) >= 4.5, "{}", symbol.key);
            }
        }
        assert!(contrast(ON_TABLE, TABLE) >= 4.5 && contrast(ON_TABLE_2, TABLE) >= 4.5);
    }
}
