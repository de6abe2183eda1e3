//! The colors of both themes.

mod contrast;
mod deficiency;

use std::collections::HashMap;

const TOKENS: &str = include_str!("../../style/tokens.css");

/// The custom properties of a theme.
type Colors = HashMap<&'static str, &'static str>;

/// Both themes by name: the dark one changes some of the colors of the light one.
fn themes() -> [(&'static str, Colors); 2] {
    let light = properties(":root {");
    let mut dark = light.clone();
    dark.extend(properties("[data-theme=\"dark\"] {"));
    [("light", light), ("dark", dark)]
}

/// The custom properties of the block that begins so.
fn properties(start: &str) -> Colors {
    let at = TOKENS.find(start).unwrap_or_else(|| panic!("there is no block '{start}'"));
    let block = TOKENS[at + start.len()..].split('}').next().unwrap_or_default();
    let own = block.split(';').filter_map(|line| {
        // A comment may stand before the name.
        let (name, value) = line.rsplit_once("--")?.1.split_once(':')?;
        Some((name.trim(), value.trim()))
    });
    own.collect()
}

/// A color as red, green and blue between 0 and 1.
fn color(colors: &Colors, name: &str) -> [f64; 3] {
    let text = colors.get(name).unwrap_or_else(|| panic!("there is no color '{name}'"));
    hex(text).unwrap_or_else(|| panic!("'{name}' is '{text}', not a color of six digits"))
}

fn hex(text: &str) -> Option<[f64; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let mut color = [0.0; 3];
    for (nth, value) in color.iter_mut().enumerate() {
        *value = f64::from(u8::from_str_radix(digits.get(2 * nth..2 * nth + 2)?, 16).ok()?) / 255.0;
    }
    Some(color)
}

/// Light as it is, not as screens number it.
fn linear(value: f64) -> f64 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}
