//! Fresh boards by the thousand: `cargo run --release -p atlas --example soak -- 0 1000`.

use std::time::Instant;

fn main() -> Result<(), String> {
    let words: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let (from, to) = (words.first().copied().unwrap_or(0), words.get(1).copied().unwrap_or(1000));
    let threads = words
        .get(2)
        .map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), |&n| n as usize);
    let start = Instant::now();
    let (mut boards, mut rejected, mut failures) = (0, 0, Vec::new());
    // In slices, so that a long soak shows where it is.
    for first in (from..to).step_by(10) {
        let found = atlas::soak::soak(first..to.min(first + 10), threads);
        boards += found.boards;
        rejected += found.rejected;
        for failure in &found.failures {
            println!("{failure}");
        }
        failures.extend(found.failures);
        println!(
            "seeds {from}..{}: {boards} boards, {rejected} thrown away, {} failures, {:?}",
            to.min(first + 10),
            failures.len(),
            start.elapsed()
        );
    }
    if failures.is_empty() { Ok(()) } else { Err(format!("{} failures", failures.len())) }
}
