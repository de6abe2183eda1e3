//! What results mean: intervals, and a test that may stop early.

/// A share with its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Share {
    /// The share observed.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The 95 % point of the normal distribution.
pub const Z: f64 = 1.959_964;

/// Wilson's interval for so many points out of so many games; a shared win is part of a point.
pub fn wilson(points: f64, games: f64) -> Share {
    if games <= 0.0 {
        return Share { share: 0.5, low: 0.0, high: 1.0 };
    }
    let share = points / games;
    let square = Z * Z / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = Z / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
    Share { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// A mean with half the width of its 95 % interval.
pub fn mean(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        n += 1.0;
        sum += value;
        squares += value * value;
    }
    if n < 2.0 {
        return (if n > 0.0 { sum } else { 0.0 }, f64::INFINITY);
    }
    let mean = sum / n;
    let variance = ((squares - sum * mean) / (n - 1.0)).max(0.0);
    (mean, Z * (variance / n).sqrt())
}

/// The share of points a lead of so many Elo should bring.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test between two leads.
#[derive(Copy, Clone, Debug)]
pub struct Sprt {
    /// The lead that would not be worth having.
    pub elo0: f64,
    /// The lead hoped for.
    pub elo1: f64,
    /// The chance of either error.
    pub error: f64,
}

/// What a sequential test says so far.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The lead hoped for is there.
    Accept,
    /// It is not.
    Reject,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// What so many points out of so many games say.
    pub fn verdict(&self, points: f64, games: f64) -> Verdict {
        let (p0, p1) = (expected(self.elo0), expected(self.elo1));
        let ratio = points * (p1 / p0).ln() + (games - points) * ((1.0 - p1) / (1.0 - p0)).ln();
        let bound = ((1.0 - self.error) / self.error).ln();
        if ratio >= bound {
            Verdict::Accept
        } else if ratio <= -bound {
            Verdict::Reject
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_as_published() {
        let share = wilson(15.0, 20.0);
        assert!((share.low - 0.531).abs() < 0.001 && (share.high - 0.888).abs() < 0.001, "{share:?}");
        assert!(wilson(10.0, 10.0).high > 0.999);
    }

    #[test]
    fn a_mean_has_an_interval() {
        let (mean, half) = mean([1.0, 2.0, 3.0].into_iter());
        assert!((mean - 2.0).abs() < 1e-9 && (half - 1.1316).abs() < 0.001);
    }

    #[test]
    fn a_sequential_test_ends_where_it_should() {
        let test = Sprt { elo0: 0.0, elo1: 50.0, error: 0.05 };
        assert_eq!(test.verdict(5.0, 10.0), Verdict::Open);
        assert_eq!(test.verdict(260.0, 400.0), Verdict::Accept);
        assert_eq!(test.verdict(190.0, 400.0), Verdict::Reject);
    }
}
