//! What the lab found, fetched when a page asks for it: a list of what there is, and a file for each box and number of
//! players. The page of the lab and whatever else tells what tiles are worth read it here.

use std::cell::RefCell;
use std::sync::Arc;

use content::worths::Worths;

use crate::api;
use crate::assets::asset;

thread_local! {
    static KNOWN: RefCell<Option<Vec<(String, u8)>>> = const { RefCell::new(None) };
    static FETCHED: RefCell<Vec<Arc<Worths>>> = const { RefCell::new(Vec::new()) };
}

/// The boxes and numbers of players that the lab has looked at.
pub async fn known() -> Vec<(String, u8)> {
    if let Some(known) = KNOWN.with_borrow(Clone::clone) {
        return known;
    }
    let Some(list) = api::text(&asset("worths/list.txt")).await else { return Vec::new() };
    let entry = |line: &str| {
        let (set, players) = line.split_once(' ')?;
        Some((set.to_owned(), players.parse().ok()?))
    };
    let known: Vec<(String, u8)> = list.lines().filter_map(entry).collect();
    KNOWN.set(Some(known.clone()));
    known
}

/// What it found of a box with so many players; nothing if it has not looked at that.
pub async fn fetch(set: &str, players: u8) -> Option<Arc<Worths>> {
    let here = FETCHED
        .with_borrow(|all| all.iter().find(|worths| worths.set == set && worths.players == players).cloned());
    if here.is_some() {
        return here;
    }
    if !known().await.iter().any(|(known, n)| known == set && *n == players) {
        return None;
    }
    let text = api::text(&asset(&format!("worths/{}", Worths::file(set, players)))).await?;
    let worths = Arc::new(Worths::read(&text)?);
    FETCHED.with_borrow_mut(|all| all.push(worths.clone()));
    Some(worths)
}
