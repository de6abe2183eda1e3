//! Outlines of icons in whole units. An icon is drawn 512 units wide and shown at a tenth of that, so nobody sees the
//! difference to one of 160 units, and half as much travels.

use svgtypes::{PathParser, PathSegment};

/// How wide an icon is, in units of the outline it comes as.
pub const DRAWN: f64 = 512.0;
/// How wide it travels, in whole units.
pub const SENT: f64 = 160.0;

/// An outline at another size, whose points are moved to the nearest whole units. Every point is rounded where it lies, not its distance from
/// the one before, so that what is off by a little does not add up.
pub fn rounded(outline: &str, scale: f64) -> Result<String, String> {
    let mut pen = Pen { scale, ..Pen::default() };
    for segment in PathParser::from(outline) {
        pen.draw(segment.map_err(|error| format!("an icon cannot be read: {error}"))?);
    }
    Ok(pen.text)
}

/// What has been drawn.
#[derive(Default)]
struct Pen {
    text: String,
    /// How large it draws.
    scale: f64,
    /// Where the outline is, and where its present part began.
    exact: [f64; 2],
    exact_start: [f64; 2],
    /// The same in whole units, where the written outline is.
    at: [i64; 2],
    start: [i64; 2],
}

impl Pen {
    fn draw(&mut self, segment: PathSegment) {
        let from = if segment.is_abs() { [0.0; 2] } else { self.exact };
        let scale = self.scale;
        let to = |x: f64, y: f64| [from[0] + scale * x, from[1] + scale * y];
        match segment {
            PathSegment::MoveTo { x, y, .. } => {
                self.write('m', &[], &[to(x, y)]);
                (self.exact_start, self.start) = (self.exact, self.at);
            }
            PathSegment::LineTo { x, y, .. } => self.line(to(x, y)),
            PathSegment::HorizontalLineTo { x, .. } => self.line([from[0] + scale * x, self.exact[1]]),
            PathSegment::VerticalLineTo { y, .. } => self.line([self.exact[0], from[1] + scale * y]),
            PathSegment::CurveTo { x1, y1, x2, y2, x, y, .. } => {
                self.write('c', &[], &[to(x1, y1), to(x2, y2), to(x, y)]);
            }
            PathSegment::SmoothCurveTo { x2, y2, x, y, .. } => {
                self.write('s', &[], &[to(x2, y2), to(x, y)]);
            }
            PathSegment::Quadratic { x1, y1, x, y, .. } => self.write('q', &[], &[to(x1, y1), to(x, y)]),
            PathSegment::SmoothQuadratic { x, y, .. } => self.write('t', &[], &[to(x, y)]),
            PathSegment::EllipticalArc { rx, ry, x_axis_rotation, large_arc, sweep, x, y, .. } => {
                let shape = [scale * rx, scale * ry, x_axis_rotation].map(|it| it.round() as i64);
                let shape = [shape[0], shape[1], shape[2], i64::from(large_arc), i64::from(sweep)];
                self.write('a', &shape, &[to(x, y)]);
            }
            PathSegment::ClosePath { .. } => {
                self.text.push('z');
                (self.exact, self.at) = (self.exact_start, self.start);
            }
        }
    }

    /// A straight line; along an axis it needs one number only.
    fn line(&mut self, to: [f64; 2]) {
        let [dx, dy] = self.distance(to);
        match (dx, dy) {
            (0, 0) => {}
            (_, 0) => self.command('h', &[dx]),
            (0, _) => self.command('v', &[dy]),
            _ => self.command('l', &[dx, dy]),
        }
        self.move_to(to);
    }

    /// A command with what comes before its points, and its points, the last of which is where it ends.
    fn write(&mut self, command: char, before: &[i64], points: &[[f64; 2]]) {
        let distances = points.iter().flat_map(|&point| self.distance(point));
        let numbers: Vec<i64> = before.iter().copied().chain(distances).collect();
        self.command(command, &numbers);
        points.iter().rev().take(1).for_each(|&last| self.move_to(last));
    }

    fn command(&mut self, command: char, numbers: &[i64]) {
        self.text.push(command);
        for number in numbers {
            if self.text.ends_with(|c: char| c.is_ascii_digit()) && *number >= 0 {
                self.text.push(' ');
            }
            self.text.push_str(&number.to_string());
        }
    }

    /// How far a point is from where the written outline is.
    fn distance(&self, to: [f64; 2]) -> [i64; 2] {
        [0, 1].map(|axis| to[axis].round() as i64 - self.at[axis])
    }

    fn move_to(&mut self, to: [f64; 2]) {
        self.exact = to;
        self.at = to.map(|it| it.round() as i64);
    }
}

#[cfg(test)]
mod tests {
    /// At the size it is drawn.
    fn rounded(outline: &str) -> Result<String, String> {
        super::rounded(outline, 1.0)
    }

    #[test]
    fn an_icon_travels_at_another_size() {
        let half = |outline| super::rounded(outline, 0.5);
        assert_eq!(half("M10 4l3 3h4V2z").as_deref(), Ok("m5 2l2 2h2v-3z"));
        assert_eq!(half("m4 4a8 6 30 0 1 2 2").as_deref(), Ok("m2 2a4 3 30 0 1 1 1"));
    }

    #[test]
    fn points_are_rounded_where_they_lie() {
        // Three steps of 0.4 lead to 1.2, which is 1, and not to three times nothing.
        assert_eq!(rounded("M10.4 5l.4 3 .4 3 .4 3z").as_deref(), Ok("m10 5l1 3v3l1 3z"));
        assert_eq!(rounded("m1 1h4.6v-2.2H1z").as_deref(), Ok("m1 1h5v-2h-5z"));
        // After a part has ended, the next begins where that began.
        assert_eq!(rounded("M1.5 2l5 0 0 5zm1 1h2").as_deref(), Ok("m2 2h5v5zm1 1h2"));
        assert_eq!(rounded("M0 0a5.2 5 0 011.6-2").as_deref(), Ok("m0 0a5 5 0 0 1 2-2"));
        assert_eq!(rounded("M0 0c1 1.2 2 2.4 3 3.6s1 1 2 2").as_deref(), Ok("m0 0c1 1 2 2 3 4s1 1 2 2"));
        assert!(rounded("M0 0 banana").is_err());
    }
}
