//! What can be done to a sketch. Each act is done wholly or refused.

use super::geometry::Point;
use super::{Refusal, Region, Segment, Sketch};
use crate::board::check::MOST_REGIONS;

/// Where a new border begins or ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In a point that is there.
    Point(usize),
    /// On a border, where a point comes to be.
    Border {
        /// Which piece of border.
        segment: usize,
        /// Where.
        at: Point,
    },
}

/// What can be done to a sketch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Moves a corner or a bend. At the edge it slides along the edge.
    Move {
        /// Which.
        point: usize,
        /// Where to.
        to: Point,
    },
    /// Bends a border.
    Bend {
        /// Which piece of it.
        segment: usize,
        /// Where its new point lies.
        at: Point,
    },
    /// Takes a bend out of a border.
    Straighten {
        /// The bend.
        point: usize,
    },
    /// Splits a region by a new border from one place of its outline to another.
    Split {
        /// Where the border begins.
        from: Spot,
        /// Its bends.
        via: Vec<Point>,
        /// Where it ends.
        to: Spot,
    },
    /// Joins a region to a neighbor of its, which stays what it is.
    Join {
        /// The region that stays.
        keep: usize,
        /// The region that goes.
        gone: usize,
    },
    /// Gives a region a terrain. Symbols that cannot lie there go.
    Terrain {
        /// The region.
        region: usize,
        /// The terrain.
        terrain: String,
    },
    /// Prints a symbol on a region, or takes it away.
    Symbol {
        /// The region.
        region: usize,
        /// The symbol.
        symbol: String,
        /// Whether it is there.
        on: bool,
    },
    /// Says whether a people may enter by a region, or leaves it to the box.
    Entry {
        /// The region.
        region: usize,
        /// What the board says.
        entry: Option<bool>,
    },
    /// Gives a region another key.
    Key {
        /// The region.
        region: usize,
        /// The key.
        key: String,
    },
    /// Numbers all regions in reading order.
    Number,
    /// Names the board.
    Title(String),
    /// Says how many play on it.
    Players(u8),
    /// Says how many rounds a game on it has.
    Rounds(u8),
    /// Lets an island rise from the ocean.
    Rise {
        /// Its middle.
        at: Point,
    },
    /// Gives a region of an island back to the ocean.
    Sink {
        /// The region.
        region: usize,
    },
}

/// The longest name of a board.
pub const LONGEST_TITLE: usize = 60;
/// An island that has just risen, around its middle.
const ISLAND: [Point; 8] =
    [[-40, -80], [40, -80], [80, -35], [80, 35], [40, 80], [-40, 80], [-80, 35], [-80, -35]];

impl Sketch {
    /// Does something, or leaves the sketch as it was and says why.
    pub fn act(&mut self, act: &Act) -> Result<(), Refusal> {
        let mut next = self.clone();
        next.change(act)?;
        *self = next;
        Ok(())
    }

    fn change(&mut self, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Move { point, to } => self.move_point(*point, *to)?,
            Act::Bend { segment, at } => {
                self.insert(*segment, *at)?;
            }
            Act::Straighten { point } => self.straighten(*point)?,
            Act::Split { from, via, to } => return self.split(*from, via, *to),
            Act::Join { keep, gone } => self.join(*keep, *gone)?,
            Act::Terrain { region, terrain } => return self.set_terrain(*region, terrain),
            Act::Symbol { region, symbol, on } => return self.set_symbol(*region, symbol, *on),
            Act::Entry { region, entry } => return self.set_entry(*region, *entry),
            Act::Key { region, key } => return self.set_key(*region, key),
            Act::Number => {
                self.number();
                return Ok(());
            }
            Act::Title(title) => {
                self.title = title.chars().filter(|c| !c.is_control()).take(LONGEST_TITLE).collect();
                return Ok(());
            }
            Act::Players(players) => {
                self.players = (*players).clamp(2, 6);
                return Ok(());
            }
            Act::Rounds(rounds) => {
                self.rounds = (*rounds).clamp(1, 20);
                return Ok(());
            }
            Act::Rise { at } => self.rise(*at)?,
            Act::Sink { region } => self.sink(*region)?,
        }
        self.fault().map_or(Ok(()), |(refusal, _)| Err(refusal))
    }

    fn move_point(&mut self, point: usize, to: Point) -> Result<(), Refusal> {
        let at = *self.points.get(point).ok_or(Refusal::Gone)?;
        let mut to = [0, 1].map(|k| to[k].clamp(0, self.size[k]));
        if self.is_framed() && self.is_rim(point) {
            let fixed = [0, 1].map(|k| at[k] == 0 || at[k] == self.size[k]);
            (0..2).filter(|&k| fixed[k]).for_each(|k| to[k] = at[k]);
        }
        self.points[point] = to;
        Ok(())
    }

    /// Whether a point lies on the edge of the board.
    fn is_rim(&self, point: usize) -> bool {
        self.segments.iter().any(|it| it.ends.contains(&point) && it.sides.contains(&None))
    }

    /// Puts a point into a piece of border. On the edge of a board it lies on the edge.
    fn insert(&mut self, segment: usize, at: Point) -> Result<usize, Refusal> {
        let old = *self.segments.get(segment).ok_or(Refusal::Gone)?;
        let [a, b] = old.ends.map(|end| self.points[end]);
        let at = if self.is_framed() && old.sides.contains(&None) {
            super::geometry::nearest(at, a, b)
        } else {
            [0, 1].map(|k| at[k].clamp(0, self.size[k]))
        };
        let fresh = self.points.len();
        self.points.push(at);
        self.segments[segment].ends[1] = fresh;
        self.segments.push(Segment { ends: [fresh, old.ends[1]], sides: old.sides });
        Ok(fresh)
    }

    fn straighten(&mut self, point: usize) -> Result<(), Refusal> {
        if point >= self.points.len() {
            return Err(Refusal::Gone);
        }
        let at: Vec<usize> =
            (0..self.segments.len()).filter(|&k| self.segments[k].ends.contains(&point)).collect();
        let &[one, other] = &at[..] else { return Err(Refusal::Apart) };
        let far =
            |segment: &Segment| if segment.ends[0] == point { segment.ends[1] } else { segment.ends[0] };
        let end = far(&self.segments[other]);
        let ends = &mut self.segments[one].ends;
        ends[usize::from(ends[1] == point)] = end;
        self.segments.remove(other);
        self.sweep();
        Ok(())
    }

    /// Takes out points where no border is left.
    fn sweep(&mut self) {
        let degrees = self.degrees();
        let mut places = Vec::with_capacity(degrees.len());
        let mut kept = 0;
        for degree in &degrees {
            places.push(kept);
            kept += usize::from(*degree > 0);
        }
        let points = std::mem::take(&mut self.points);
        let kept = points.into_iter().zip(&degrees).filter(|(_, degree)| **degree > 0);
        self.points = kept.map(|(point, _)| point).collect();
        for segment in &mut self.segments {
            segment.ends = segment.ends.map(|end| places[end]);
        }
    }

    fn split(&mut self, from: Spot, via: &[Point], to: Spot) -> Result<(), Refusal> {
        if self.regions.len() >= MOST_REGIONS {
            return Err(Refusal::Full);
        }
        let mut base = self.clone();
        let from = base.settle(from)?;
        let to = match to {
            // The first point may have cut the same piece of border in two.
            Spot::Border { segment, at } => {
                let halves = [segment, base.segments.len() - 1];
                let away = |&half: &usize| match base.segments.get(half) {
                    Some(piece) => {
                        let [a, b] = piece.ends.map(|end| base.points[end]);
                        super::geometry::square(at, super::geometry::nearest(at, a, b))
                    }
                    None => i64::MAX,
                };
                let was_cut = base.segments.len() > self.segments.len();
                let half = if was_cut { halves.into_iter().min_by_key(away) } else { Some(segment) };
                base.settle(Spot::Border { segment: half.unwrap_or(segment), at })?
            }
            Spot::Point(_) => base.settle(to)?,
        };
        if from == to {
            return Err(Refusal::Crossing);
        }
        let mut why = Refusal::Apart;
        for (region, way) in base.ways().into_iter().enumerate() {
            let Some(way) = way else { continue };
            let place = |point: usize| way.iter().position(|(at, _)| *at == point);
            let (Some(start), Some(end)) = (place(from), place(to)) else { continue };
            let mut next = base.clone();
            // What lies behind the end of the new border becomes the new region.
            let n = way.len();
            let behind = (0..(start + n - end) % n).map(|k| way[(end + k) % n].1);
            next.part(region, behind, from, via, to);
            match next.fault() {
                None => {
                    *self = next;
                    return Ok(());
                }
                Some((refusal, _)) => why = refusal,
            }
        }
        Err(why)
    }

    /// The point of a spot, which is made if it is not there.
    fn settle(&mut self, spot: Spot) -> Result<usize, Refusal> {
        match spot {
            Spot::Point(point) if point < self.points.len() => Ok(point),
            Spot::Point(_) => Err(Refusal::Gone),
            Spot::Border { segment, at } => self.insert(segment, at),
        }
    }

    fn part(
        &mut self,
        region: usize,
        behind: impl Iterator<Item = usize>,
        from: usize,
        via: &[Point],
        to: usize,
    ) {
        let fresh = self.regions.len();
        for segment in behind {
            let sides = &mut self.segments[segment].sides;
            sides[usize::from(sides[1] == Some(region))] = Some(fresh);
        }
        let mut last = from;
        for &bend in via {
            let point = self.points.len();
            self.points.push(bend);
            self.segments.push(Segment { ends: [last, point], sides: [Some(fresh), Some(region)] });
            last = point;
        }
        self.segments.push(Segment { ends: [last, to], sides: [Some(fresh), Some(region)] });
        let terrain = self.regions[region].terrain.clone();
        self.regions.push(Region { key: self.free_key(), terrain, ..Region::default() });
    }

    fn join(&mut self, keep: usize, gone: usize) -> Result<(), Refusal> {
        if keep.max(gone) >= self.regions.len() {
            return Err(Refusal::Gone);
        }
        let before = self.segments.len();
        let between = |segment: &Segment| {
            segment.sides == [Some(keep), Some(gone)] || segment.sides == [Some(gone), Some(keep)]
        };
        self.segments.retain(|segment| !between(segment));
        if keep == gone || self.segments.len() == before {
            return Err(Refusal::Apart);
        }
        for side in self.segments.iter_mut().flat_map(|segment| &mut segment.sides) {
            *side = side.map(|region| if region == gone { keep } else { region });
        }
        self.remove_region(gone);
        self.sweep();
        Ok(())
    }

    /// Takes a region out of the list; it must have no border any more.
    fn remove_region(&mut self, region: usize) {
        self.regions.remove(region);
        for side in self.segments.iter_mut().flat_map(|segment| &mut segment.sides) {
            *side = side.map(|other| if other > region { other - 1 } else { other });
        }
    }

    fn rise(&mut self, at: Point) -> Result<(), Refusal> {
        if self.is_framed() {
            return Err(Refusal::Edge);
        }
        if self.regions.len() >= MOST_REGIONS {
            return Err(Refusal::Full);
        }
        let first = self.points.len();
        let region = self.regions.len();
        // Far from any sheet nothing may overflow.
        let at = [0, 1].map(|k| at[k].clamp(0, self.size[k]));
        for (k, [dx, dy]) in ISLAND.into_iter().enumerate() {
            self.points.push([at[0] + dx, at[1] + dy]);
            let ends = [first + k, first + (k + 1) % ISLAND.len()];
            self.segments.push(Segment { ends, sides: [Some(region), None] });
        }
        let terrain = self.pieces().terrains[0].key.to_owned();
        self.regions.push(Region { key: self.free_key(), terrain, ..Region::default() });
        Ok(())
    }

    fn sink(&mut self, region: usize) -> Result<(), Refusal> {
        if self.is_framed() {
            return Err(Refusal::Edge);
        }
        if region >= self.regions.len() || self.regions.len() == 1 {
            return Err(Refusal::Gone);
        }
        for side in self.segments.iter_mut().flat_map(|segment| &mut segment.sides) {
            *side = side.filter(|own| *own != region);
        }
        self.segments.retain(|segment| segment.sides != [None, None]);
        self.remove_region(region);
        self.sweep();
        Ok(())
    }
}
