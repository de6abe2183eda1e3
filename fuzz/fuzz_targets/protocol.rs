//! Fuzz target: whatever arrives is refused or understood, and what is understood travels back unchanged.
#![no_main]

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use wire::protocol::{NewTable, ToClient, ToServer, Told, read, write};

fn travels<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) -> Option<T> {
    let message: T = read(text).ok()?;
    assert_eq!(read(&write(&message)).as_ref(), Ok(&message));
    Some(message)
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    travels::<ToServer>(text);
    travels::<Told>(text);
    // A client builds what it is told.
    match travels::<ToClient>(text) {
        Some(ToClient::Update(update)) => drop(update.now.seen.state()),
        Some(ToClient::Welcome(welcome)) => drop(welcome.now.seen.state()),
        _ => {}
    }
    if let Some(wanted) = travels::<NewTable>(text) {
        // A server sets up what is wanted.
        let Ok(key) = wanted.options.usual_board(1) else { return };
        let board = content::board::shipped::find(&key).expect("the usual boards come with the game");
        let _ = wanted.options.setup(board).map(|setup| setup.game());
    }
});
