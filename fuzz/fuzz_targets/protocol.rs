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
    if let Some(ToClient::Update(update)) = travels::<ToClient>(text) {
        // A client builds what it is told.
        let _ = update.now.seen.state();
    }
    if let Some(wanted) = travels::<NewTable>(text) {
        // A server looks up what is wanted.
        let _ = wanted.options.usual_board(1);
    }
});
