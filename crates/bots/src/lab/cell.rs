//! How often something was seen and what it brought, in whole numbers.

use serde::{Deserialize, Serialize};

use crate::stats::Z;

/// How often something was seen, and the sum and squares of what it brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "[i64; 3]")]
pub struct Cell {
    /// How often.
    pub n: i64,
    /// The sum.
    pub sum: i64,
    /// The sum of squares.
    pub squares: i64,
}

/// A cell as it is written today, and as it was with the names of its numbers.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Plain([i64; 3]),
    Named { n: i64, sum: i64, squares: i64 },
}

impl From<Written> for Cell {
    fn from(written: Written) -> Cell {
        match written {
            Written::Plain([n, sum, squares]) | Written::Named { n, sum, squares } => {
                Cell { n, sum, squares }
            }
        }
    }
}

impl From<Cell> for [i64; 3] {
    fn from(cell: Cell) -> [i64; 3] {
        [cell.n, cell.sum, cell.squares]
    }
}

impl Cell {
    /// Counts one more.
    pub fn add(&mut self, x: i64) {
        self.n += 1;
        self.sum += x;
        self.squares += x * x;
    }

    /// The mean, and half its 95 % interval.
    pub fn mean(&self) -> (f64, f64) {
        let n = self.n as f64;
        if self.n < 2 {
            return (if self.n == 1 { self.sum as f64 } else { 0.0 }, f64::INFINITY);
        }
        let mean = self.sum as f64 / n;
        (mean, Z * (self.spread() / (n * (n - 1.0))).sqrt())
    }

    /// The sum of squared distances from the mean.
    pub(super) fn spread(&self) -> f64 {
        let n = (self.n as f64).max(1.0);
        (self.squares as f64 - (self.sum as f64).powi(2) / n).max(0.0)
    }

    /// What is left without those that are counted in another cell as well.
    pub(super) fn without(&self, other: &Cell) -> Cell {
        Cell { n: self.n - other.n, sum: self.sum - other.sum, squares: self.squares - other.squares }
    }

    /// Adds other cells one by one; a list that is shorter, because what wrote it counted less, grows.
    pub(super) fn merge(to: &mut Vec<Cell>, from: &[Cell]) {
        to.resize(to.len().max(from.len()), Cell::default());
        for (to, from) in to.iter_mut().zip(from) {
            to.n += from.n;
            to.sum += from.sum;
            to.squares += from.squares;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cell;

    #[test]
    fn cells_without_those_counted_elsewhere_are_as_if_never_counted() {
        let (mut all, mut some, mut rest) = (Cell::default(), Cell::default(), Cell::default());
        for (x, held) in [(7, true), (-3, false), (12, true), (5, false)] {
            all.add(x);
            if held { some.add(x) } else { rest.add(x) }
        }
        assert_eq!(all.without(&some), rest);
        assert!((rest.spread() - 32.0).abs() < 1e-9);
    }
}
