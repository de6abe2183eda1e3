//! Makes what is made from the shipped boards: their shapes, then (run it again) the contact sheet.
//!
//! `cargo run -p atlas --example chores -- shapes` and `cargo run -p atlas --example shapes -- sheet`, in the
//! root of the project.

use std::fs;
use std::path::Path;

fn main() -> Result<(), String> {
    match std::env::args().nth(1).as_deref() {
        Some("shapes") => {
            for key in atlas::chore::write_shapes(Path::new("crates/content"))? {
                println!("{key}");
            }
            Ok(())
        }
        Some("sheet") => {
            fs::write("docs/boards.png", atlas::chore::contact_sheet()?).map_err(|error| error.to_string())
        }
        _ => Err("say `shapes` or `sheet`".to_owned()),
    }
}
