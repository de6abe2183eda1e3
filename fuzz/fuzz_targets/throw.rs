//! Fuzz target: see `kit::fuzz::throw`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kit::fuzz::throw(bytes));
