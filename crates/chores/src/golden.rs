//! Makes the golden games and perft counts.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use content::{Set, Setup};
use kit::perft::{self, Start};

/// Where counting starts, and how deep it goes.
const PERFT: [(Start, u8); 4] = [
    (Start { seed: 1, after: 0 }, 6),
    (Start { seed: 2, after: 30 }, 6),
    (Start { seed: 3, after: 60 }, 5),
    (Start { seed: 4, after: 90 }, 5),
];

/// Writes those of some boxes anew.
pub fn write(root: &Path, sets: &[Set]) -> Result<(), String> {
    let explain = |error: std::io::Error| error.to_string();
    let replays = root.join("golden/replays");
    let counts = root.join("golden/perft");
    for folder in [&replays, &counts] {
        fs::create_dir_all(folder).map_err(explain)?;
        for old in fs::read_dir(folder).map_err(explain)? {
            let old = old.map_err(explain)?;
            let name = old.file_name().into_string().unwrap_or_default();
            // A name is the key of the box, then the number of players: `base-2p-1.txt`.
            if sets.iter().any(|set| name.split_once('-').is_some_and(|(key, _)| key == set.key())) {
                fs::remove_file(old.path()).map_err(explain)?;
            }
        }
    }
    for &set in sets {
        for (name, text) in kit::golden::collection(set)? {
            fs::write(replays.join(name), text).map_err(explain)?;
        }
        for players in 2..=5 {
            let game = Setup::new(set, players).game()?;
            let mut lines = String::new();
            for (start, depth) in PERFT {
                let n = perft::count(&game, start, depth);
                if n == 0 {
                    return Err(format!("perft from seed {} finds the game over", start.seed));
                }
                // Writing to a string cannot fail.
                let _ = writeln!(lines, "{} {} {depth} {n}", start.seed, start.after);
            }
            fs::write(counts.join(format!("{}-{players}p.txt", set.key())), lines).map_err(explain)?;
        }
    }
    Ok(())
}
