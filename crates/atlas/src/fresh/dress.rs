//! Terrain and symbols for a carved map, spread so that no corner of the board is richer than another.

use super::carve::{Kind, Plot};
use super::recipe::{Likes, Recipe};
use crate::dice::Dice;

/// The terrain of every plot.
pub fn terrains(recipe: &Recipe, plots: &[Plot], dice: &mut Dice) -> Vec<&'static str> {
    let lands: Vec<usize> = (0..plots.len()).filter(|&plot| plots[plot].kind == Kind::Land).collect();
    let mut given: Vec<&'static str> =
        recipe.lands.iter().flat_map(|&(terrain, n)| std::iter::repeat_n(terrain, n)).collect();
    dice.shuffle(&mut given);
    let mut terrain: Vec<&'static str> = plots
        .iter()
        .map(|plot| match plot.kind {
            Kind::Land => "",
            Kind::Sea => "sea",
            Kind::Lake => "lake",
            Kind::River => "river",
            Kind::Chasm => "chasm",
        })
        .collect();
    for (&plot, kind) in lands.iter().zip(given) {
        terrain[plot] = kind;
    }
    improve(&lands, &mut terrain, dice, |terrain| {
        let mut cost = 0;
        for &plot in &lands {
            cost +=
                plots[plot].near.iter().filter(|&&near| terrain[near] == terrain[plot]).count() as i64 * 4;
        }
        for &(kind, _) in &recipe.lands {
            let members: Vec<usize> = lands.iter().copied().filter(|&plot| terrain[plot] == kind).collect();
            cost += unevenness(recipe, plots, &lands, &members);
        }
        cost
    });
    terrain
}

/// The symbols of every plot, in the order of the recipe.
pub fn symbols(
    recipe: &Recipe,
    plots: &[Plot],
    terrain: &[&str],
    dice: &mut Dice,
) -> Option<Vec<Vec<&'static str>>> {
    let mut symbols: Vec<Vec<&'static str>> = vec![Vec::new(); plots.len()];
    let lands: Vec<usize> = (0..plots.len()).filter(|&plot| plots[plot].kind == Kind::Land).collect();
    for &(symbol, n, likes) in &recipe.symbols {
        let mut fit: Vec<usize> =
            (0..plots.len()).filter(|&plot| suits(plots, terrain, plot, likes)).collect();
        if fit.len() < n && likes == Likes::Inland {
            fit.clone_from(&lands);
        }
        if fit.len() < n {
            return None;
        }
        dice.shuffle(&mut fit);
        let mut has = vec![false; plots.len()];
        for &plot in &fit[..n] {
            has[plot] = true;
        }
        improve(&fit, &mut has, dice, |has| {
            let members: Vec<usize> = fit.iter().copied().filter(|&plot| has[plot]).collect();
            let mut cost = if likes == Likes::Edge { 0 } else { unevenness(recipe, plots, &fit, &members) };
            for &plot in &members {
                cost += plots[plot].near.iter().filter(|&&near| has[near]).count() as i64 * 6;
                // A second symbol is common, a third is rare.
                let already = symbols[plot].len() as i64;
                cost += already * already * 2 + i64::from(already >= 2) * 60;
                cost += members.iter().filter(|&&other| terrain[other] == terrain[plot]).count() as i64;
            }
            cost
        });
        for plot in 0..plots.len() {
            if has[plot] {
                symbols[plot].push(symbol);
            }
        }
    }
    Some(symbols)
}

fn suits(plots: &[Plot], terrain: &[&str], plot: usize, likes: Likes) -> bool {
    let Plot { kind, edge, near, .. } = &plots[plot];
    let land = *kind == Kind::Land;
    let wet = |&near: &usize| matches!(plots[near].kind, Kind::River | Kind::Sea);
    match likes {
        Likes::Land => land,
        Likes::Lowland => land && !terrain[plot].ends_with("mountain"),
        Likes::Shore => land && near.iter().any(wet),
        Likes::Edge => land && *edge,
        Likes::Inland => land && !edge,
        Likes::River => *kind == Kind::River,
        Likes::Chasm => *kind == Kind::Chasm,
    }
}

/// Exchanges what two plots have as long as that lowers the cost.
fn improve<T: Copy + PartialEq>(
    plots: &[usize],
    given: &mut [T],
    dice: &mut Dice,
    cost: impl Fn(&[T]) -> i64,
) {
    let mut best = cost(given);
    for _ in 0..plots.len() * 24 {
        let (a, b) = (plots[dice.below(plots.len())], plots[dice.below(plots.len())]);
        if given[a] == given[b] {
            continue;
        }
        given.swap(a, b);
        let now = cost(given);
        if now <= best {
            best = now;
        } else {
            given.swap(a, b);
        }
    }
}

/// How far the members are from being spread over the edge and the quarters of the map like all of them.
fn unevenness(recipe: &Recipe, plots: &[Plot], all: &[usize], members: &[usize]) -> i64 {
    let [width, height] = recipe.frame;
    let quarter = |plot: usize| {
        let [x, y] = plots[plot].center;
        usize::from(x * 2 > width) + 2 * usize::from(y * 2 > height)
    };
    let mut cost = 0;
    let mut compare = |n_all: usize, n_members: usize| {
        // Deviation from the fair share, in whole twelfths of a region, squared.
        let fair = (12 * n_all * members.len()) as i64 / all.len().max(1) as i64;
        let off = (n_members as i64 * 12 - fair).abs();
        cost += off * off / 48;
    };
    for k in 0..4 {
        let count = |list: &[usize]| list.iter().filter(|&&plot| quarter(plot) == k).count();
        compare(count(all), count(members));
    }
    let count = |list: &[usize]| list.iter().filter(|&&plot| plots[plot].edge).count();
    compare(count(all), count(members));
    cost
}
