//! Where things are on the map, for those who go from region to region with arrow keys.

use content::board::shape::Shape;

/// A way to go.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Way {
    /// The way of an arrow key.
    pub fn of_key(key: &str) -> Option<Way> {
        match key {
            "ArrowLeft" => Some(Way::Left),
            "ArrowRight" => Some(Way::Right),
            "ArrowUp" => Some(Way::Up),
            "ArrowDown" => Some(Way::Down),
            _ => None,
        }
    }

    fn step(self) -> (f64, f64) {
        match self {
            Way::Left => (-1.0, 0.0),
            Way::Right => (1.0, 0.0),
            Way::Up => (0.0, -1.0),
            Way::Down => (0.0, 1.0),
        }
    }
}

/// The region that lies that way: the neighbor that fits best, or else the nearest of all that does.
/// Going on in the four ways reaches every region of every shipped board.
pub fn next(shape: &Shape, neighbors: &[usize], from: usize, way: Way) -> Option<usize> {
    let best = |among: &mut dyn Iterator<Item = usize>| {
        let fits = among.filter(|&to| to != from).filter_map(|to| Some((fit(shape, from, to, way)?, to)));
        fits.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, to)| to)
    };
    best(&mut neighbors.iter().copied()).or_else(|| best(&mut (0..shape.regions.len())))
}

/// How far it is that way, going astray included; nothing if it is more astray than ahead.
fn fit(shape: &Shape, from: usize, to: usize, way: Way) -> Option<f64> {
    let [a, b] = [from, to].map(|at| shape.regions[at].anchor.map(f64::from));
    let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
    let (wx, wy) = way.step();
    let (ahead, astray) = (dx * wx + dy * wy, (dx * wy - dy * wx).abs());
    (ahead > 0.0 && astray <= ahead * 1.2).then_some(ahead + astray)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use content::board::shipped;

    use super::*;

    #[test]
    fn arrows_reach_every_region_of_every_board() {
        for ship in shipped::ALL {
            let (board, shape) = (ship.board(), ship.shape());
            let mut reached = BTreeSet::from([0]);
            let mut open = vec![0];
            while let Some(from) = open.pop() {
                for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                    let to = next(&shape, &board.neighbors(from), from, way);
                    open.extend(to.filter(|&to| reached.insert(to)));
                }
            }
            assert_eq!(reached.len(), board.regions.len(), "{}", ship.key);
        }
    }
}
