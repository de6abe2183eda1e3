//! The colors of both themes, measured as WCAG 2 measures them: text stands out 4.5 to 1, signs and edges 3 to 1.

use super::{color, linear, themes};

/// Text on its ground.
const TEXT: &[(&str, &str)] = &[
    ("ink", "paper"),
    ("ink", "paper-2"),
    ("ink", "paper-3"),
    ("ink", "note"),
    ("ink", "field"),
    ("ink-2", "paper"),
    ("ink-2", "paper-2"),
    ("ink-2", "paper-3"),
    ("ink-2", "note"),
    ("ink-3", "paper"),
    ("ink-3", "field"),
    ("on-table", "table"),
    ("on-table", "table-2"),
    ("on-table-2", "table"),
    ("on-table-2", "table-2"),
    ("on-go", "go"),
    ("on-risk", "risk"),
    ("on-stop", "stop"),
    ("go", "paper"),
    ("stop", "paper"),
    ("link", "paper"),
    ("coin-ink", "coin"),
    ("Ai", "A"),
    ("Bi", "B"),
    ("Ci", "C"),
    ("Di", "D"),
    ("Ei", "E"),
];

/// Signs and edges on their ground.
const SIGNS: &[(&str, &str)] = &[
    ("focus", "paper"),
    ("focus", "paper-2"),
    ("focus-gap", "focus"),
    ("edge-field", "field"),
    ("edge-field", "paper"),
    ("go", "paper-2"),
    ("stop", "paper-2"),
];

#[test]
fn colors_stand_out_from_their_ground_in_both_themes() {
    let mut faint = Vec::new();
    for (theme, colors) in &themes() {
        for (pairs, least) in [(TEXT, 4.5), (SIGNS, 3.0)] {
            for (front, ground) in pairs {
                let found = contrast(color(colors, front), color(colors, ground));
                if found < least {
                    faint.push(format!("{theme}: {front} on {ground} is {found:.2}, not {least}"));
                }
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |color: [f64; 3]| {
        let linear = color.map(linear);
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
