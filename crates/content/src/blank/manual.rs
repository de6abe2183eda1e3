//! The vocabulary of tile files as a page.

use std::fmt::Write;

use super::vocabulary::{CONDITIONS, FILTERS, PIECES, Piece, Regions, SPANS, STEADY, WORDS};

/// The vocabulary as a page, made from the tables the reader uses.
pub fn manual() -> String {
    let mut page = String::from(include_str!("manual.md"));
    // Writing to a string cannot fail.
    let _ = writeln!(
        page,
        "\n## Effects\n\n| effect | amount | regions | piece | when | on a tile | what it does |\n|---|---|---|---|---|---|---|"
    );
    for word in WORDS {
        let piece = match word.piece {
            Piece::No => "",
            Piece::Maybe => "may",
            Piece::Yes => "yes",
        };
        let regions = match word.regions {
            Regions::No => "",
            Regions::All => "any",
            Regions::Printed => "printed",
            Regions::Closed => "closed",
            Regions::Few => "few",
        };
        let amount = word.amount.unwrap_or_default();
        let only = SPANS.iter().find(|(_, only, _)| word.only == Some(*only)).map_or("any", |(key, ..)| key);
        let repeats = if word.repeats { "adds up" } else { "once" };
        let _ = writeln!(
            page,
            "| `{}` | {amount} | {regions} | {piece} | {only} | {repeats} | {} |",
            word.key, word.meaning
        );
    }
    let _ = writeln!(page, "\n## Regions\n\n| word | which |\n|---|---|");
    for (key, _, which) in FILTERS {
        let _ = writeln!(page, "| `{key}` | {which} |");
    }
    let _ = writeln!(page, "\n## When\n\n| word | holds |\n|---|---|");
    for (key, _, holds) in SPANS {
        let _ = writeln!(page, "| `{key}` | {holds} |");
    }
    let _ = writeln!(page, "\n## If\n\n| word | holds |\n|---|---|");
    for (key, _, holds) in CONDITIONS {
        let _ = writeln!(page, "| `{key}` | {holds} |");
    }
    let steady: Vec<String> = STEADY.iter().map(|key| format!("`{key}`")).collect();
    let _ = writeln!(page, "\nWhat lasts longer than a condition takes none: {}.", steady.join(", "));
    let _ = writeln!(page, "\n## Pieces\n\n| word | how many exist |\n|---|---|");
    for mark in PIECES {
        let _ = writeln!(page, "| `{}` | {} |", mark.key, mark.limit);
    }
    page
}
