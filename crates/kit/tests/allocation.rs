//! Listing and playing answers takes nothing from the heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use content::{Set, Setup};
use engine::{Answers, State};

thread_local! {
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting.
struct Counting;

// SAFETY: every call is passed on to the system's allocator unchanged; counting touches no memory of others.
#[allow(unsafe_code, reason = "an allocator cannot be written without")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        TAKEN.with(|taken| taken.set(taken.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn no_heap_in_legal_and_apply() {
    let game = |set: Set, n: u8| Setup::new(set, n).game().expect("it can be played");
    let games: Vec<_> = (2..=5).flat_map(|n| [game(Set::Base, n), game(Set::River, n)]).collect();
    let mut answers = Answers::new();
    let mut rng = fastrand::Rng::with_seed(5);
    let before = TAKEN.with(Cell::get);
    assert!(before > 0, "the counter counts");
    let mut steps = 0;
    for _ in 0..200 {
        for game in &games {
            let mut state = State::new(game);
            steps += elbowroom_kit::random::play_out(game, &mut state, &mut answers, &mut rng, &mut ());
        }
    }
    assert_eq!(TAKEN.with(Cell::get) - before, 0, "in {steps} steps");
}
