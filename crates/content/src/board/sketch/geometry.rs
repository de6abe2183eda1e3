//! Exact geometry on a grid of whole units: no rounding, so a drawing is sound or it is not.

/// A place on the sheet in whole units, from the upper left corner.
pub type Point = [i32; 2];

/// Twice the area of the triangle, positive where the way from `a` over `b` to `c` turns clockwise on the screen.
pub fn turn(a: Point, b: Point, c: Point) -> i64 {
    let [ax, ay, bx, by, cx, cy] = [a[0], a[1], b[0], b[1], c[0], c[1]].map(i64::from);
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

/// Twice the area inside a closed way, positive where it runs clockwise on the screen.
pub fn double_area(ring: &[Point]) -> i64 {
    let cross =
        |(a, b): (&Point, &Point)| i64::from(a[0]) * i64::from(b[1]) - i64::from(b[0]) * i64::from(a[1]);
    ring.iter().zip(ring.iter().cycle().skip(1)).map(cross).sum()
}

/// Whether a place lies on the straight line between two others, its ends included.
pub fn on_line(at: Point, a: Point, b: Point) -> bool {
    let between = |k: usize| (a[k].min(b[k])..=a[k].max(b[k])).contains(&at[k]);
    turn(a, b, at) == 0 && between(0) && between(1)
}

/// Whether two straight lines touch anywhere, other than in one end that both have.
pub fn clash([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let apart = |k: usize| a[k].max(b[k]) < c[k].min(d[k]) || c[k].max(d[k]) < a[k].min(b[k]);
    if apart(0) || apart(1) {
        return false;
    }
    let shared: Vec<Point> = [a, b].into_iter().filter(|end| [c, d].contains(end)).collect();
    match shared[..] {
        [end] => {
            let (own, other) = (if end == a { b } else { a }, if end == c { d } else { c });
            // From one end they go on in the same direction.
            on_line(own, c, d) || on_line(other, a, b)
        }
        [] => {
            let sides = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map(i64::signum);
            let crossing = sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0;
            crossing || on_line(c, a, b) || on_line(d, a, b) || on_line(a, c, d) || on_line(b, c, d)
        }
        _ => true,
    }
}

/// Whether a place lies inside a closed way that does not cross itself. On the way itself it is not inside.
pub fn is_inside(at: Point, ring: &[Point]) -> bool {
    let mut inside = false;
    for (&a, &b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        if on_line(at, a, b) {
            return false;
        }
        // A level ray to the right crosses the line.
        if (a[1] > at[1]) != (b[1] > at[1]) && (turn(a, b, at) > 0) == (b[1] > a[1]) {
            inside = !inside;
        }
    }
    inside
}

/// The square of the distance between two places.
pub fn square(a: Point, b: Point) -> i64 {
    let [dx, dy] = [0, 1].map(|k| i64::from(a[k]) - i64::from(b[k]));
    dx * dx + dy * dy
}

/// The place on the straight line between two others that is nearest to a third, in whole units.
pub fn nearest(at: Point, a: Point, b: Point) -> Point {
    let (whole, [dx, dy]) = (square(a, b), [0, 1].map(|k| i64::from(b[k]) - i64::from(a[k])));
    if whole == 0 {
        return a;
    }
    let along = (i64::from(at[0]) - i64::from(a[0])) * dx + (i64::from(at[1]) - i64::from(a[1])) * dy;
    let along = along.clamp(0, whole);
    let part = |from: i32, step: i64| from + (along * step + whole / 2).div_euclid(whole) as i32;
    [part(a[0], dx), part(a[1], dy)]
}

/// A way with fewer places that stays as near to it as that (Douglas and Peucker). Its ends are kept.
pub fn simpler(way: &[Point], near: f64) -> Vec<Point> {
    let last = way.len().saturating_sub(1);
    if last < 2 {
        return way.to_vec();
    }
    let off = |at: Point| {
        let nearest = nearest(at, way[0], way[last]);
        square(at, nearest)
    };
    let far = (1..last).max_by_key(|&k| off(way[k])).unwrap_or(1);
    if (off(way[far]) as f64) <= near * near {
        return vec![way[0], way[last]];
    }
    let mut kept = simpler(&way[..=far], near);
    kept.pop();
    kept.extend(simpler(&way[far..], near));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_clash_where_they_touch_other_than_in_a_shared_end() {
        let line = |a: Point, b: Point| [a, b];
        let base = line([0, 0], [10, 0]);
        for (other, wanted) in [
            (line([5, -5], [5, 5]), true),
            (line([5, 0], [5, 5]), true),
            (line([0, 0], [0, 9]), false),
            (line([10, 0], [20, 0]), false),
            (line([10, 0], [4, 0]), true),
            (line([10, 0], [0, 0]), true),
            (line([3, 0], [8, 0]), true),
            (line([-4, 0], [14, 0]), true),
            (line([11, -1], [11, 1]), false),
            (line([0, 1], [10, 1]), false),
        ] {
            assert_eq!(clash(base, other), wanted, "{other:?}");
            assert_eq!(clash(other, base), wanted, "{other:?}");
        }
    }

    #[test]
    fn a_place_is_inside_or_not() {
        let ring = [[0, 0], [10, 0], [10, 10], [5, 4], [0, 10]];
        assert!(double_area(&ring) > 0);
        assert!(is_inside([2, 5], &ring) && is_inside([5, 3], &ring));
        assert!(!is_inside([5, 5], &ring) && !is_inside([11, 5], &ring) && !is_inside([5, 4], &ring));
        let back: Vec<Point> = ring.into_iter().rev().collect();
        assert!(double_area(&back) < 0 && is_inside([2, 5], &back));
    }

    #[test]
    fn the_nearest_place_of_a_line_and_a_simpler_way() {
        assert_eq!(nearest([4, 9], [0, 0], [10, 0]), [4, 0]);
        assert_eq!(nearest([-4, 9], [0, 0], [10, 0]), [0, 0]);
        assert_eq!(nearest([5, 5], [2, 2], [2, 2]), [2, 2]);
        assert_eq!(simpler(&[[0, 0], [5, 1], [10, 0]], 2.0), [[0, 0], [10, 0]]);
        assert_eq!(simpler(&[[0, 0], [5, 9], [10, 0]], 2.0), [[0, 0], [5, 9], [10, 0]]);
        assert_eq!(simpler(&[[0, 0]], 2.0), [[0, 0]]);
    }
}
