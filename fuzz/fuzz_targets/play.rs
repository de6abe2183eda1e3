//! Fuzz target: see `kit::fuzz::play`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kit::fuzz::play(bytes));
