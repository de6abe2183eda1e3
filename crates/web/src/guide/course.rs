//! Lessons as the browser keeps them: at which table, and how far somebody is.

use serde::{Deserialize, Serialize};
use wire::protocol::{read, write};

use super::progress::Progress;
use super::steps::Lesson;
use crate::shelf;

/// The name under which the lessons are kept that somebody has begun.
pub(super) const KEPT: &str = "lessons";

/// A lesson somebody has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The key of the lesson.
    pub lesson: String,
    /// The table it is at.
    pub table: String,
    /// The step.
    pub at: usize,
    /// How much of the log has been taken note of.
    pub seen: usize,
}

impl Course {
    /// All that were begun in this browser.
    pub fn all() -> Vec<Course> {
        shelf::get(KEPT).and_then(|text| read(&text).ok()).unwrap_or_default()
    }

    /// The one at a table.
    pub fn at(table: &str) -> Option<Course> {
        Course::all().into_iter().find(|course| course.table == table)
    }

    /// The one of a lesson, unless it is done or was not begun.
    pub fn of(lesson: Lesson) -> Option<Course> {
        Course::all().into_iter().find(|course| course.lesson == lesson.key() && !course.is_done())
    }

    /// How far it is.
    pub fn progress(&self) -> Option<Progress> {
        Some(Progress { lesson: Lesson::from_key(&self.lesson)?, at: self.at })
    }

    /// Whether there is nothing left of it.
    pub fn is_done(&self) -> bool {
        self.progress().is_none_or(|progress| progress.step().is_none())
    }

    /// Keeps it, instead of what was kept of the same lesson.
    pub fn keep(self) {
        let mut all = Course::all();
        all.retain(|course| course.lesson != self.lesson);
        all.push(self);
        shelf::put(KEPT, &write(&all));
    }
}

/// Begins a lesson at a table whose log has come so far.
pub fn begin(lesson: Lesson, table: &str, seen: usize) {
    Course { lesson: lesson.key().to_owned(), table: table.to_owned(), at: 0, seen }.keep();
}

/// Whether nobody has played in this browser before: there is no table it knows of, and no lesson was begun.
pub fn is_first_visit() -> bool {
    shelf::tables().is_empty() && shelf::get(KEPT).is_none()
}
