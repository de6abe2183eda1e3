//! Regions as bubbles: pressure gives each its area, tension draws borders straight, and nothing ever crosses.
//!
//! The first drawing has no crossings. Between two measurements no point moves by more than a third of its distance
//! from the next line, nor any line by more than a third of its distance from the next point, so none can arise.

use content::board::BoardFile;
use content::board::pieces::Ground;

use crate::frame::{Vec2, dot, norm, turned, unit};
use crate::mesh::Mesh;

const STEPS: usize = 900;
/// Distances are the dear part, so they are measured every so many steps, and steps are that much shorter.
const STRIDE: usize = 3;
/// The least distance of a line from the edge it does not meet.
const MARGIN: f64 = 46.0;
/// The least distance of two corners along the edge.
const RIM_GAP: f64 = 74.0;
/// The least distance of a corner on the edge from a corner of the board.
const RIM_CORNER: f64 = 52.0;

/// What a region strives for.
struct Wish {
    area: f64,
    center: Option<Vec2>,
    /// How strongly it is drawn to its center.
    pull: f64,
    /// The least distance between two of its lines that do not meet.
    waist: f64,
}

/// What a border strives for.
struct Pull {
    tension: f64,
    least: f64,
}

/// Lets the foam settle.
pub fn settle(board: &BoardFile, mesh: &mut Mesh) {
    let wishes = wishes(board, mesh);
    let pulls = pulls(board, mesh);
    let mut push = vec![Vec2::zero(); mesh.points.len()];
    let mut reach = Vec::new();
    for step in 0..STEPS {
        let left = 1.0 - step as f64 / STEPS as f64;
        let outlines: Vec<Outline> = (0..wishes.len()).map(|region| mesh.outline(region)).collect();
        if step % STRIDE == 0 {
            push.fill(Vec2::zero());
            reach = keep_apart(&wishes, &outlines, &mut push);
        }
        let mut force = push.clone();
        for (wish, outline) in wishes.iter().zip(&outlines) {
            press(wish, outline, left, &mut force);
        }
        for (pull, chain) in pulls.iter().zip(0..) {
            tighten(pull, mesh, chain, &mut force);
        }
        hold_in_frame(mesh, &mut force);
        advance(mesh, &force, &reach, 2.0 + 6.0 * left);
    }
}

type Outline = Vec<(Vec2, Option<usize>)>;

fn wishes(board: &BoardFile, mesh: &Mesh) -> Vec<Wish> {
    let weight = |region: usize| {
        let file = &board.regions[region];
        let degree = file.borders.len() as f64;
        match board.ground(region) {
            Ground::Water if file.terrain == "sea" => 0.5 + 0.2 * degree.min(6.0),
            Ground::Water => 0.8 + 0.06 * degree,
            Ground::River => 0.26 + 0.045 * degree,
            Ground::Chasm => 0.75,
            Ground::Land => 0.74 + 0.055 * degree + 0.05 * file.symbols.len() as f64,
        }
    };
    let weights: Vec<f64> = (0..board.regions.len()).map(weight).collect();
    let whole: f64 = (0..weights.len()).map(|region| area_and_middle(&mesh.outline(region)).0).sum();
    let unit = whole / weights.iter().sum::<f64>();
    let wish = |region: usize| Wish {
        area: weights[region] * unit,
        center: board.regions[region].center.map(|[x, y]| Vec2 { x: f64::from(x), y: f64::from(y) }),
        pull: if board.ground(region) == Ground::Land { 0.012 } else { 0.004 },
        waist: if board.ground(region) == Ground::River { 66.0 } else { 56.0 },
    };
    (0..weights.len()).map(wish).collect()
}

fn pulls(board: &BoardFile, mesh: &Mesh) -> Vec<Pull> {
    let pull = |between: (usize, Option<usize>)| {
        let (a, Some(b)) = between else { return Pull { tension: 0.0, least: 0.0 } };
        match (board.ground(a), board.ground(b)) {
            // The mouth between two stretches of a river is narrow, its banks are free to wind.
            (Ground::River, Ground::River) => Pull { tension: 1.6, least: 62.0 },
            (Ground::River, _) | (_, Ground::River) => Pull { tension: 1.25, least: 60.0 },
            _ => Pull { tension: 1.5, least: 66.0 },
        }
    };
    mesh.chains.iter().map(|chain| pull(chain.between)).collect()
}

fn area_and_middle(outline: &Outline) -> (f64, Vec2) {
    let mut area = 0.0;
    let mut moment = Vec2::zero();
    for (k, &(a, _)) in outline.iter().enumerate() {
        let b = outline[(k + 1) % outline.len()].0;
        let cross = a.x * b.y - b.x * a.y;
        area += cross / 2.0;
        moment = moment + (a + b) * cross;
    }
    let safe = if area.abs() > 1e-6 { area } else { 1e-6 };
    (area, moment / (6.0 * safe))
}

fn press(wish: &Wish, outline: &Outline, left: f64, force: &mut [Vec2]) {
    let (area, middle) = area_and_middle(outline);
    let pressure = (4.0 * (1.0 - area / wish.area)).clamp(-1.0, 2.0) * 0.05;
    let drift = wish.center.map_or(Vec2::zero(), |center| {
        let way = center - middle;
        unit(way) * norm(way).min(70.0) * wish.pull * (0.25 + 0.75 * left)
    });
    for (k, &(_, id)) in outline.iter().enumerate() {
        let Some(id) = id else { continue };
        let before = outline[(k + outline.len() - 1) % outline.len()].0;
        let after = outline[(k + 1) % outline.len()].0;
        // Clockwise on the screen, so inward is to the right of the way ahead.
        force[id] = force[id] - turned(after - before) * (0.5 * pressure) + drift;
    }
}

fn tighten(pull: &Pull, mesh: &Mesh, chain: usize, force: &mut [Vec2]) {
    let ids = &mesh.chains[chain].points;
    if mesh.chains[chain].between.1.is_none() {
        return;
    }
    let at = |k: usize| mesh.points[ids[k]];
    let mut length = 0.0;
    for k in 1..ids.len() {
        let way = at(k) - at(k - 1);
        length += norm(way);
        let tug = unit(way) * pull.tension;
        force[ids[k - 1]] = force[ids[k - 1]] + tug;
        force[ids[k]] = force[ids[k]] - tug;
    }
    for k in 1..ids.len() - 1 {
        let chord = unit(at(k + 1) - at(k - 1));
        let aside = (at(k + 1) + at(k - 1)) * 0.5 - at(k);
        // Even spacing along the border, and a little stiffness across it.
        let even = chord * dot(aside, chord);
        force[ids[k]] = force[ids[k]] + even * 0.5 + (aside - even) * 0.12;
    }
    if length < pull.least {
        let (first, last) = (ids[0], ids[ids.len() - 1]);
        let push = unit(mesh.points[last] - mesh.points[first]) * (1.0 - length / pull.least) * 5.0;
        force[first] = force[first] - push;
        force[last] = force[last] + push;
    }
}

/// Pushes lines and points of a region that come too near each other apart; returns how far each point may go.
fn keep_apart(wishes: &[Wish], outlines: &[Outline], force: &mut [Vec2]) -> Vec<f64> {
    // Squared, for a root is dear and most lines are far away.
    let mut near = vec![f64::INFINITY; force.len()];
    for (wish, outline) in wishes.iter().zip(outlines) {
        let n = outline.len();
        let longest = (0..n).map(|k| norm(outline[(k + 1) % n].0 - outline[k].0)).fold(0.0, f64::max);
        // Beyond this a line neither pushes nor limits a step.
        let far = (wish.waist + longest) * (wish.waist + longest);
        for (i, &(p, id)) in outline.iter().enumerate() {
            let Some(id) = id else { continue };
            for j in 0..n {
                let k = (j + 1) % n;
                if j == i || k == i {
                    continue;
                }
                let ((a, a_id), (b, b_id)) = (outline[j], outline[k]);
                if dot(p - a, p - a) > far {
                    continue;
                }
                let edge = b - a;
                let square = dot(edge, edge);
                let f = if square > 1e-12 { (dot(p - a, edge) / square).clamp(0.0, 1.0) } else { 0.0 };
                let away = p - (a + edge * f);
                let gap = dot(away, away);
                for point in [Some(id), a_id, b_id].into_iter().flatten() {
                    near[point] = near[point].min(gap);
                }
                if gap >= wish.waist * wish.waist {
                    continue;
                }
                let steps_off = (i + n - j) % n;
                let beside = steps_off <= 3 || steps_off >= n - 2;
                if !beside {
                    let push = unit(away) * (2.5 * (1.0 - gap.sqrt() / wish.waist));
                    force[id] = force[id] + push;
                    for (end, share) in [(a_id, 1.0 - f), (b_id, f)] {
                        if let Some(end) = end {
                            force[end] = force[end] - push * share;
                        }
                    }
                }
            }
        }
    }
    near.into_iter().map(|gap| gap.sqrt() / (3.0 * STRIDE as f64)).collect()
}

fn hold_in_frame(mesh: &Mesh, force: &mut [Vec2]) {
    for chain in mesh.chains.iter().filter(|chain| chain.between.1.is_some()) {
        for (k, &id) in chain.points.iter().enumerate() {
            if mesh.along[id].is_some() {
                continue;
            }
            // Beside a corner on the edge a border has to come near the edge, elsewhere it has not.
            let ends = [chain.points[0], chain.points[chain.points.len() - 1]];
            let near = |end: usize, steps: usize| mesh.along[ends[end]].is_some().then_some(steps);
            let steps = [near(0, k), near(1, chain.points.len() - 1 - k)].into_iter().flatten().min();
            let least = match steps {
                Some(steps) => 10.0 * steps as f64,
                None => MARGIN,
            };
            for (gap, inward) in mesh.frame.clearances(mesh.points[id]) {
                if gap < least {
                    force[id] = force[id] + inward * (3.0 * (1.0 - gap / least));
                }
            }
        }
    }
}

fn advance(mesh: &mut Mesh, force: &[Vec2], reach: &[f64], most: f64) {
    for id in 0..mesh.points.len() {
        let step = force[id] * 0.9;
        let length = norm(step);
        let limit = reach[id].min(most);
        let step = if length > limit { step * (limit / length) } else { step };
        match mesh.along[id] {
            None => mesh.points[id] = inside(mesh, mesh.points[id], step),
            Some(along) => {
                let (_, direction) = mesh.frame.at(along);
                let there = along + (dot(step, direction) + rim_push(mesh, id, along)).clamp(-limit, limit);
                let there = if free_on_rim(mesh, id, there) { there } else { along };
                mesh.along[id] = Some(there);
                mesh.points[id] = mesh.frame.at(there).0;
            }
        }
    }
}

/// The step, shortened where it would come too near the edge to tell on which side it ends.
fn inside(mesh: &Mesh, from: Vec2, step: Vec2) -> Vec2 {
    let mut share: f64 = 1.0;
    for (gap, inward) in mesh.frame.clearances(from) {
        let loss = -dot(step, inward);
        if loss > gap / 2.0 {
            share = share.min((gap / 2.0 / loss).max(0.0));
        }
    }
    from + step * share
}

/// How far other corners on the edge, and the corners of the board, push this one along.
fn rim_push(mesh: &Mesh, id: usize, along: f64) -> f64 {
    let length = mesh.frame.length();
    let mut push = 0.0;
    for (_, place) in mesh.rim().filter(|&(other, _)| other != id) {
        let ahead = (place - along + length / 2.0).rem_euclid(length) - length / 2.0;
        if ahead.abs() < RIM_GAP {
            push -= ahead.signum() * (RIM_GAP - ahead.abs()) * 0.06;
        }
    }
    let margin = |at: f64| mesh.frame.corner_gap(at);
    if margin(along) < RIM_CORNER {
        let away = if margin(along + 1.0) > margin(along) { 1.0 } else { -1.0 };
        push += away * (RIM_CORNER - margin(along)) * 0.05;
    }
    push
}

/// Whether a corner may be there: not past its neighbors on the edge, nor past a corner of the board.
fn free_on_rim(mesh: &Mesh, id: usize, there: f64) -> bool {
    let length = mesh.frame.length();
    let Some(here) = mesh.along[id] else { return false };
    let clear = mesh.rim().filter(|&(other, _)| other != id).all(|(_, place)| {
        let side = |at: f64| (place - at + length / 2.0).rem_euclid(length) - length / 2.0;
        side(there).abs() > 8.0 && side(there).signum() == side(here).signum()
    });
    let margin = mesh.frame.corner_gap(there);
    clear && (margin > 12.0 || margin > mesh.frame.corner_gap(here))
}
