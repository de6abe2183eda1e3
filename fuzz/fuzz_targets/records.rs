//! Fuzz target: a record is refused with a reason, or played; one that can be played is written and read as the same.
#![no_main]

use wire::record::Record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(record) = Record::read(text) else { return };
    let Ok((_, history)) = record.replay(None) else { return };
    let written = record.text().expect("its game can be set up");
    let again = Record::read(&written).expect("what we write we read");
    let (_, same) = again.replay(None).expect("and play");
    assert_eq!(history.state, same.state);
});
