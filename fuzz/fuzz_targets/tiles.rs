//! Fuzz target: a home-made tile is refused with a reason, or a game can be set up with it or says why not.
#![no_main]

use content::blank::HomeTile;
use content::{Set, Setup};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(tile) = HomeTile::read("tile", text) else { return };
    let mut setup = Setup::new(Set::Base, 2);
    setup.tiles.push(tile);
    let _ = setup.game();
    // Pages get it as JSON, and read the same tile.
    assert!(HomeTile::parse("tile", &HomeTile::to_json(text)).is_ok());
});
