//! Seats: what their players are called, and links to them. The secret after `#` in the address is exchanged for a
//! cookie.

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{Opened, Problem, SeatCard, SeatKind, SeatLink, Seated, Told};

use crate::words::{fill, say};
use crate::{address, api, shelf};

/// How long the secret of a link is.
const SECRET_LETTERS: usize = 26;

/// What people call a player: the name given, or else what the seat is.
pub fn name(card: &SeatCard) -> String {
    let letter = card.seat.letter().to_string();
    match (&*card.name, &card.kind) {
        ("", SeatKind::Bot(level)) => format!("{} {letter}", say(&format!("bot-{level}"))),
        ("", SeatKind::Human | SeatKind::StandIn(_)) => guest_name(card.seat),
        (name, _) => name.to_owned(),
    }
}

/// What somebody is called of whom nothing is known.
pub fn guest_name(seat: Seat) -> String {
    fill("seat-guest-name", [("seat", seat.letter().to_string().into())])
}

/// Sits down by the link in the address, if there is one. The secret is gone from the address before anything else sees it.
pub async fn follow_link(table: &str) {
    let hash = window().location().hash().unwrap_or_default();
    let secret = hash.trim_start_matches('#');
    let is_here = !address::is_alone() && address::path() == format!("/t/{table}");
    // Places on a page are named after '#' too.
    if !is_here || secret.len() != SECRET_LETTERS || !secret.bytes().all(|byte| byte.is_ascii_alphanumeric())
    {
        return;
    }
    address::rewrite(&format!("/t/{table}"));
    if let Err(problem) = sit(table, secret).await {
        // Whoever has a link that is worth nothing any more may still watch, and is told why.
        let place = match &*problem.key {
            "problem-link" | "problem-offline" => &*format!("/t/{table}"),
            _ => "/",
        };
        address::rewrite(&format!("{place}?problem={}", problem.key));
    }
}

/// Exchanges the secret of a link for a cookie.
async fn sit(table: &str, secret: &str) -> Result<(), Problem> {
    let told = Told { text: secret.to_owned() };
    let seated: Seated = api::post(&format!("/api/tables/{table}/sit"), &told).await?;
    // It is this browser that has opened the seat.
    if let Some(at) = seated.opened {
        know_opened(table, Opened { seat: seated.seat, at });
    }
    Ok(())
}

/// Takes the new secret of a seat that this browser keeps; tries again until the server has heard. Then calls back.
pub fn take_new_secret(table: String, link: SeatLink, done: impl Fn() + 'static) {
    let secret = link.path.split('#').nth(1).unwrap_or_default().to_owned();
    leptos::task::spawn_local(async move {
        match sit(&table, &secret).await {
            Err(problem) if problem.key == "problem-offline" => {
                let again = move || take_new_secret(table.clone(), link.clone(), done);
                set_timeout(again, std::time::Duration::from_secs(1));
            }
            _ => done(),
        }
    });
}

fn mark(table: &str, opened: Opened) -> String {
    format!("opened-{table}-{}", opened.seat.letter())
}

/// Remembers that it is known here that a seat was opened elsewhere.
pub fn know_opened(table: &str, opened: Opened) {
    shelf::put(&mark(table, opened), &opened.at.to_string());
}

/// Whether it is news here that a seat was opened elsewhere.
pub fn is_news(table: &str, opened: Opened) -> bool {
    let known = shelf::get(&mark(table, opened)).and_then(|text| text.parse().ok()).unwrap_or(0);
    opened.at > known
}
