//! Lessons and first hints at the table: what to do next, beside what is really played.
//!
//! A lesson is a list of steps ([`steps`]), and somebody is at one of them ([`progress`]). It watches the log and what is on
//! the screen, never blocks a move, and is kept in the browser so that it can be left and taken up again.

pub mod progress;
pub mod steps;

#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod course;
#[cfg(target_arch = "wasm32")]
mod exercise;

#[cfg(target_arch = "wasm32")]
pub use card::GuideCard;
#[cfg(target_arch = "wasm32")]
pub use course::{Course, begin, is_first_visit};
#[cfg(target_arch = "wasm32")]
pub use exercise::{Exercise, ExerciseCard, said_by, said_by_others};

/// Whether a table may have a lesson, hints or an exercise. Tables ask before anything of these is fetched, so what is kept is
/// not read for that: whether it names the table is enough.
#[cfg(target_arch = "wasm32")]
pub fn may_be_at(table: &str) -> bool {
    let names = |text: String| text.split('"').any(|word| word == table);
    [course::KEPT, exercise::KEPT].into_iter().filter_map(crate::shelf::get).any(names)
}
