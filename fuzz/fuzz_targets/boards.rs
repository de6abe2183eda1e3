//! Fuzz target: a board file is refused with a reason, or is a board that can be written, read and checked.
#![no_main]

use content::board::{BoardFile, check};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(board) = BoardFile::parse("board", text) else { return };
    let again = BoardFile::parse("board", &board.to_text()).expect("what we write we read");
    assert_eq!(board, again);
    let _ = check::faults("board", &board);
});
