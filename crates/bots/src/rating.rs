//! Ratings from results: Plackett–Luce by maximum likelihood, which for two players is Elo.

use crate::stats::Z;

/// Elo points for each unit of log strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// How wide strengths are thought to lie before any game, in log strength; keeps perfect records finite.
const SPREAD: f64 = 5.0;

/// One game: who came first, second and so on; contestants by number.
#[derive(Clone, Debug)]
pub struct Ranking {
    /// The contestants, the first one first.
    pub order: Vec<usize>,
    /// How much it counts: a tie is two half games, one for each order.
    pub weight: f64,
}

/// A contestant's rating against the first one's.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rating {
    /// Elo points above the first contestant.
    pub elo: f64,
    /// Half the width of the 95 % interval of that.
    pub error: f64,
}

/// The rankings of one game from what everybody ended with, the more the better.
pub fn rankings<K: Ord>(ends: impl Iterator<Item = (usize, K)>) -> Vec<Ranking> {
    let mut ends: Vec<(usize, K)> = ends.collect();
    ends.sort_by(|a, b| b.1.cmp(&a.1));
    let mut reversed: Vec<usize> = Vec::new();
    for tied in ends.chunk_by(|a, b| a.1 == b.1) {
        reversed.extend(tied.iter().rev().map(|(who, _)| who));
    }
    let order: Vec<usize> = ends.into_iter().map(|(who, _)| who).collect();
    if order == reversed {
        return vec![Ranking { order, weight: 1.0 }];
    }
    vec![Ranking { order, weight: 0.5 }, Ranking { order: reversed, weight: 0.5 }]
}

/// The most likely ratings of so many contestants.
pub fn ratings(n: usize, games: &[Ranking]) -> Vec<Rating> {
    let mut strengths = vec![0.0; n];
    let mut information = vec![0.0; n * n];
    for _ in 0..50 {
        let (slope, matrix) = likelihood(&strengths, games);
        information = matrix;
        let step = solve(information.clone(), slope);
        // Long steps from perfect records would overshoot.
        let longest = step.iter().fold(1.0_f64, |longest, step| longest.max(step.abs()));
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step / longest);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let covariance: Vec<Vec<f64>> = (0..n)
        .map(|at| solve(information.clone(), (0..n).map(|i| if i == at { 1.0 } else { 0.0 }).collect()))
        .collect();
    let rating = |at: usize| {
        let variance = covariance[at][at] + covariance[0][0] - 2.0 * covariance[at][0];
        Rating { elo: ELO * (strengths[at] - strengths[0]), error: ELO * Z * variance.max(0.0).sqrt() }
    };
    (0..n).map(rating).collect()
}

/// The slope of the log likelihood, and the matrix of its curvature, with the prior's.
fn likelihood(strengths: &[f64], games: &[Ranking]) -> (Vec<f64>, Vec<f64>) {
    let n = strengths.len();
    let prior = 1.0 / (SPREAD * SPREAD);
    let mut slope: Vec<f64> = strengths.iter().map(|strength| -prior * strength).collect();
    let mut matrix = vec![0.0; n * n];
    for at in 0..n {
        matrix[at * n + at] = prior;
    }
    for game in games {
        for place in 0..game.order.len().saturating_sub(1) {
            let left = &game.order[place..];
            let total: f64 = left.iter().map(|&who| strengths[who].exp()).sum();
            slope[left[0]] += game.weight;
            for &who in left {
                let chance = strengths[who].exp() / total;
                slope[who] -= game.weight * chance;
                matrix[who * n + who] += game.weight * chance;
                for &other in left {
                    matrix[who * n + other] -= game.weight * chance * strengths[other].exp() / total;
                }
            }
        }
    }
    (slope, matrix)
}

/// Solves a symmetric positive system.
pub(crate) fn solve(mut matrix: Vec<f64>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    // The matrix is symmetric and positive, so elimination needs no pivoting.
    for i in 0..n {
        for k in i + 1..n {
            let factor = matrix[k * n + i] / matrix[i * n + i];
            if factor == 0.0 {
                continue;
            }
            for j in i..n {
                matrix[k * n + j] -= factor * matrix[i * n + j];
            }
            right[k] -= factor * right[i];
        }
    }
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|j| matrix[i * n + j] * right[j]).sum();
        right[i] = (right[i] - known) / matrix[i * n + i];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_get_their_elo() {
        let game = |order: [usize; 2], weight| Ranking { order: order.to_vec(), weight };
        let ratings = ratings(2, &[game([1, 0], 750.0), game([0, 1], 250.0)]);
        assert!((ratings[1].elo - 190.8).abs() < 1.0, "{ratings:?}");
        assert!((ratings[1].error - 24.9).abs() < 1.0, "{ratings:?}");
        assert!(ratings[0].elo == 0.0 && ratings[0].error < 1e-6);
    }

    #[test]
    fn a_perfect_record_stays_finite() {
        let ratings = ratings(2, &[Ranking { order: vec![1, 0], weight: 400.0 }]);
        assert!(ratings[1].elo > 800.0 && ratings[1].elo < 4000.0, "{ratings:?}");
    }

    #[test]
    fn three_players_are_ranked_by_odds() {
        let orders = [[2, 1, 0], [2, 0, 1], [1, 2, 0], [1, 0, 2], [0, 1, 2], [0, 2, 1]];
        let weights = [300.0, 200.0, 150.0, 50.0, 60.0, 40.0];
        let games: Vec<Ranking> = orders
            .iter()
            .zip(weights)
            .map(|(order, weight)| Ranking { order: order.to_vec(), weight })
            .collect();
        let ratings = ratings(3, &games);
        assert!(ratings[2].elo > ratings[1].elo && ratings[1].elo > 0.0, "{ratings:?}");
    }

    #[test]
    fn ties_are_halved() {
        let rankings = rankings([(0, 5), (1, 7), (2, 5)].into_iter());
        let orders: Vec<&[usize]> = rankings.iter().map(|ranking| &*ranking.order).collect();
        assert_eq!(orders, [&[1, 0, 2], &[1, 2, 0]]);
    }
}
