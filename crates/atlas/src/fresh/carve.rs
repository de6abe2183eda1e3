//! From cells to regions: seas, a lake, a river from edge to edge, chasms; what is left is land.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::cells::Cells;
use super::recipe::Recipe;
use crate::dice::Dice;

/// What a region is before it has a terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// To be given one of the land terrains.
    Land,
    /// A sea.
    Sea,
    /// A lake.
    Lake,
    /// A stretch of river.
    River,
    /// A chasm.
    Chasm,
}

/// A region before it has a terrain.
#[derive(Clone, Debug)]
pub struct Plot {
    /// What it is.
    pub kind: Kind,
    /// The plots it borders.
    pub near: Vec<usize>,
    /// Whether it touches the edge.
    pub edge: bool,
    /// Its middle.
    pub center: [i32; 2],
}

/// Which cells a sea may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seas {
    /// Any in a row, so that some are long.
    Any,
    /// Only such as lie close together.
    Broad,
}

/// How many cells a sea, a lake and a stretch of river have.
const SEA: usize = 3;
const LAKE: usize = 2;

/// Cuts a map by the recipe; nothing if chance put the pieces where they do not fit.
pub fn carve(recipe: &Recipe, seas: Seas, dice: &mut Dice) -> Option<Vec<Plot>> {
    let small = recipe.set == "wow";
    let (sea, lake) = if small { (2, 1) } else { (SEA, LAKE) };
    let others = recipe.n_lands() + recipe.chasms + recipe.seas * sea + recipe.lakes * lake;
    // A river takes as many cells as it happens to cross; the rest must come out even.
    let river_cells = if recipe.rivers == 0 { 0 } else { recipe.rivers * 2 - recipe.rivers / 4 };
    let cells = Cells::new(others + river_cells, recipe.frame.map(f64::from), dice);
    let mut carver = Carver { cells: &cells, owner: vec![None; cells.near.len()], groups: Vec::new() };
    if recipe.rivers > 0 {
        carver.river(recipe, river_cells, dice)?;
    }
    for _ in 0..recipe.seas {
        carver.sea(sea, seas, dice)?;
    }
    for _ in 0..recipe.lakes {
        carver.lake(lake, dice)?;
    }
    for nth in 0..recipe.chasms {
        carver.chasm(nth, dice)?;
    }
    for cell in 0..cells.near.len() {
        if carver.owner[cell].is_none() {
            carver.claim(Kind::Land, vec![cell]);
        }
    }
    Some(carver.plots())
}

struct Carver<'a> {
    cells: &'a Cells,
    owner: Vec<Option<usize>>,
    groups: Vec<(Kind, Vec<usize>)>,
}

impl Carver<'_> {
    fn claim(&mut self, kind: Kind, cells: Vec<usize>) {
        for &cell in &cells {
            self.owner[cell] = Some(self.groups.len());
        }
        self.groups.push((kind, cells));
    }

    fn free(&self, cell: usize) -> bool {
        self.owner[cell].is_none()
    }

    /// Whether no cell beside it is of a kind that must not be there.
    fn clear_of(&self, cell: usize, kinds: &[Kind]) -> bool {
        let kind = |&near: &usize| self.owner[near].map(|group| self.groups[group].0);
        !self.cells.near[cell].iter().filter_map(kind).any(|kind| kinds.contains(&kind))
    }

    fn shuffled(&self, dice: &mut Dice, fits: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut list: Vec<usize> =
            (0..self.owner.len()).filter(|&cell| self.free(cell) && fits(cell)).collect();
        dice.shuffle(&mut list);
        list
    }

    /// A sea: free cells side by side at the edge, away from other seas.
    fn sea(&mut self, size: usize, seas: Seas, dice: &mut Dice) -> Option<()> {
        let open =
            |c: &Self, cell: usize| c.free(cell) && c.clear_of(cell, &[Kind::Sea, Kind::Lake, Kind::River]);
        let rim = |cell: usize| self.cells.on_edge(cell) && open(self, cell);
        // Seas like corners, where they take least of the edge from the land.
        let corners = |&cell: &usize| Reverse(self.cells.sides[cell].iter().filter(|&&side| side).count());
        let mut starts = self.shuffled(dice, rim);
        starts.sort_by_key(corners);
        let keep = starts.len().min(6);
        starts.truncate(keep);
        dice.shuffle(&mut starts);
        for start in starts {
            let mut group = vec![start];
            while group.len() < size {
                let mut next: Vec<usize> =
                    group.iter().flat_map(|&cell| self.cells.near[cell].clone()).collect();
                next.retain(|&cell| open(self, cell) && !group.contains(&cell));
                if seas == Seas::Broad {
                    let touches = |cell: usize| {
                        group.iter().filter(|&&own| self.cells.near[cell].contains(&own)).count()
                    };
                    next.retain(|&cell| touches(cell) == group.len());
                }
                next.sort_by_key(|&cell| (!self.cells.on_edge(cell), cell));
                next.dedup();
                let rim = next.iter().filter(|&&cell| self.cells.on_edge(cell)).count();
                // The last cell is where a bay reaches inland.
                let bay = seas == Seas::Any || size > 2;
                let choice = if bay && group.len() + 1 == size && rim < next.len() {
                    rim + dice.below(next.len() - rim)
                } else {
                    dice.below(rim.max(1))
                };
                let Some(&cell) = next.get(choice) else { break };
                group.push(cell);
            }
            if group.len() == size {
                self.claim(Kind::Sea, group);
                return Some(());
            }
        }
        None
    }

    fn lake(&mut self, size: usize, dice: &mut Dice) -> Option<()> {
        let open = |c: &Self, cell: usize| {
            c.free(cell) && !c.cells.on_edge(cell) && c.clear_of(cell, &[Kind::Sea, Kind::Lake, Kind::River])
        };
        for start in self.shuffled(dice, |cell| open(self, cell)) {
            let mut group = vec![start];
            if size > 1 {
                let next = self.cells.near[start].iter().copied().filter(|&cell| open(self, cell));
                let next: Vec<usize> = next.collect();
                if next.is_empty() {
                    continue;
                }
                group.push(next[dice.below(next.len())]);
            }
            self.claim(Kind::Lake, group);
            return Some(());
        }
        None
    }

    /// A chasm: by turns in a corner, inside, and anywhere; never beside another.
    fn chasm(&mut self, nth: usize, dice: &mut Dice) -> Option<()> {
        let sides = |cell: usize| self.cells.sides[cell].iter().filter(|&&side| side).count();
        let open = |cell: usize| self.clear_of(cell, &[Kind::Chasm]);
        let wanted = |cell: usize| match nth % 3 {
            0 => sides(cell) == 2,
            1 => sides(cell) == 0,
            _ => true,
        };
        let first = self.shuffled(dice, |cell| open(cell) && wanted(cell)).first().copied();
        let cell = first.or_else(|| self.shuffled(dice, open).first().copied())?;
        self.claim(Kind::Chasm, vec![cell]);
        Some(())
    }

    /// A river that runs from edge to edge, perhaps with an arm, cut into stretches.
    fn river(&mut self, recipe: &Recipe, n_cells: usize, dice: &mut Dice) -> Option<()> {
        let arm_cells = if recipe.arm { (n_cells / 3).max(2) } else { 0 };
        let main = self.course(n_cells - arm_cells, &[], dice)?;
        let arm = if recipe.arm { self.course(arm_cells, &main, dice)? } else { Vec::new() };
        let arm_stretches = if arm.is_empty() { 0 } else { (recipe.rivers / 3).max(1) };
        for (cells, n) in [(main, recipe.rivers - arm_stretches), (arm, arm_stretches)] {
            for k in 0..n {
                let (from, to) = (cells.len() * k / n, cells.len() * (k + 1) / n);
                self.claim(Kind::River, cells[from..to].to_vec());
            }
        }
        Some(())
    }

    /// Exactly that many cells in a row, from the edge to another side, or to just beside `goal`.
    fn course(&self, n: usize, goal: &[usize], dice: &mut Dice) -> Option<Vec<usize>> {
        let beside = |cell: usize| self.cells.near[cell].iter().any(|near| goal.contains(near));
        for _ in 0..60 {
            let toll: Vec<u64> = (0..self.owner.len())
                .map(|cell| 10 + dice.below(14) as u64 + if self.cells.on_edge(cell) { 25 } else { 0 })
                .collect();
            let starts = self
                .shuffled(dice, |cell| self.cells.on_edge(cell) && !beside(cell) && !goal.contains(&cell));
            let &start = starts.first()?;
            let sides = self.cells.sides[start];
            let across = |cell: usize| {
                let here = self.cells.sides[cell];
                self.cells.on_edge(cell) && (0..4).all(|side| !(sides[side] && here[side]))
            };
            let ends: Vec<usize> = (0..self.owner.len())
                .filter(|&cell| {
                    !goal.contains(&cell) && if goal.is_empty() { across(cell) } else { beside(cell) }
                })
                .collect();
            let Some(&end) = ends.get(dice.below(ends.len().max(1))) else { continue };
            let blocked =
                |cell: usize| cell != end && (goal.contains(&cell) || beside(cell) && !goal.is_empty());
            let Some(path) = self.path(start, end, &toll, blocked) else { continue };
            if path.len() == n && self.straight(&path) {
                return Some(path);
            }
        }
        None
    }

    /// Whether the path touches itself nowhere, and the edge only at its ends.
    fn straight(&self, path: &[usize]) -> bool {
        let folds =
            (0..path.len()).any(|i| (i + 2..path.len()).any(|j| self.cells.near[path[i]].contains(&path[j])));
        !folds && path[1..path.len() - 1].iter().all(|&cell| !self.cells.on_edge(cell))
    }

    /// The cheapest way from one cell to another (Dijkstra).
    fn path(
        &self,
        start: usize,
        end: usize,
        toll: &[u64],
        blocked: impl Fn(usize) -> bool,
    ) -> Option<Vec<usize>> {
        let mut best = vec![u64::MAX; toll.len()];
        let mut came = vec![usize::MAX; toll.len()];
        let mut queue = BinaryHeap::from([Reverse((0, start))]);
        best[start] = 0;
        while let Some(Reverse((cost, cell))) = queue.pop() {
            if cell == end {
                let mut path = vec![end];
                while path[path.len() - 1] != start {
                    path.push(came[path[path.len() - 1]]);
                }
                path.reverse();
                return Some(path);
            }
            for &near in &self.cells.near[cell] {
                let sum = cost + toll[near];
                if sum < best[near] && !blocked(near) {
                    best[near] = sum;
                    came[near] = cell;
                    queue.push(Reverse((sum, near)));
                }
            }
        }
        None
    }

    /// The groups as plots, in reading order.
    fn plots(self) -> Vec<Plot> {
        let cells = self.cells;
        let height = cells.middles.iter().map(|middle| middle[1]).fold(0.0, f64::max);
        let center = |group: &[usize]| {
            let n = group.len() as f64;
            let sum = |axis: usize| group.iter().map(|&cell| cells.middles[cell][axis]).sum::<f64>();
            [sum(0) / n, sum(1) / n].map(|v| v.round() as i32)
        };
        let mut order: Vec<usize> = (0..self.groups.len()).collect();
        let row = |[x, y]: [i32; 2]| ((f64::from(y) / height * 5.0) as i32, x);
        order.sort_by_key(|&group| row(center(&self.groups[group].1)));
        let mut place = vec![0; order.len()];
        for (at, &group) in order.iter().enumerate() {
            place[group] = at;
        }
        let plot = |&group: &usize| {
            let (kind, list) = &self.groups[group];
            // Every cell has an owner by now.
            let owners = list.iter().flat_map(|&cell| &cells.near[cell]).filter_map(|&cell| self.owner[cell]);
            let mut near: Vec<usize> =
                owners.filter(|&other| other != group).map(|other| place[other]).collect();
            near.sort_unstable();
            near.dedup();
            let edge = list.iter().any(|&cell| cells.on_edge(cell));
            Plot { kind: *kind, near, edge, center: center(list) }
        };
        order.iter().map(plot).collect()
    }
}
