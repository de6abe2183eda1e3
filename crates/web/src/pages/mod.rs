//! The pages before and after the table.

mod credits;
mod end;
mod front;
mod games;
mod help;
mod home_made;
mod invite;
mod lab;
mod learn;
mod new;
mod opening;
pub mod parts;
mod preferences;
pub mod preview;
mod record;

use leptos::prelude::*;
use wire::protocol::Problem;

pub use credits::Credits;
pub use end::{End, Ending};
pub use front::Front;
pub use games::Games;
pub use help::Help;
pub use invite::Invite;
pub use lab::Lab;
pub use learn::Learn;
pub use new::NewTable;
pub use opening::{Keeper, create, open, open_with};
pub use preferences::Preferences;
pub use record::{Played, Record};

use crate::address;
use crate::route::Route;
use crate::words::{say, t};
use parts::Frame;

/// The key of what a box, or a mix of boxes, is called.
pub fn set_key(set: &str) -> String {
    format!("set-{}", set.replace('+', "-"))
}

/// What the server has to say about the way here: `?problem=KEY` in the address.
pub fn problem_of_address() -> Option<Problem> {
    let query = address::query();
    let key = query.strip_prefix("problem=")?;
    Problem::KEYS.iter().find(|known| **known == key).map(|key| Problem::new(key))
}

/// Joining a table.
#[component]
pub fn Join() -> impl IntoView {
    view! {
        <Frame title=Signal::derive(|| say("join-page")) class="narrow">
            <section class="card sheet">
                <h1>{t!("join-page")}</h1>
                <p>{t!("front-join-hint")}</p>
                <front::JoinForm/>
            </section>
        </Frame>
    }
}

/// The tables to watch.
#[component]
pub fn Watching() -> impl IntoView {
    view! {
        <Frame title=Signal::derive(|| say("watch-page")) class="narrow">
            <front::Watch alone=true/>
            <p class="elsewhere">
                <a class="btn" href=Route::Games.href() data-test="games">{t!("games-page")}</a>
                <a class="btn" href=Route::Record.href() data-test="open-record">{t!("record-page")}</a>
            </p>
        </Frame>
    }
}

/// An address that means nothing.
#[component]
pub fn Lost() -> impl IntoView {
    view! {
        <Frame title=Signal::derive(|| say("page-missing")) class="narrow">
            <section class="card sheet">
                <h1>{t!("page-missing")}</h1>
                <p>{t!("page-missing-hint")}</p>
                <p>
                    <a class="btn go" href=Route::Front.href()>{t!("nav-home")}</a>
                </p>
            </section>
        </Frame>
    }
}
