//! What the lab found: what races, powers, finds and combos are worth, in which round, and with how many players.

mod compare;
mod list;

use std::sync::Arc;

use content::worths::Worths;
use leptos::prelude::*;

use super::parts::Frame;
use super::set_key;
use crate::bits::{effect, flag, part, text};
use crate::lab::{Kind, grouped, plain};
use crate::settings::Choice;
use crate::words::{fill, language, say, t};
use crate::worths::{fetch, known};
use compare::Compare;
use list::List;

impl Choice for Kind {
    const ALL: &'static [Kind] = &Kind::ALL;

    fn key(self) -> &'static str {
        Kind::key(self)
    }
}

/// What is looked at.
#[derive(Copy, Clone)]
struct Look {
    set: RwSignal<content::Set>,
    players: RwSignal<u8>,
    kind: RwSignal<Kind>,
    /// The boxes and numbers of players the lab has looked at.
    known: RwSignal<Vec<(String, u8)>>,
    /// What it found of the box, by number of players.
    found: RwSignal<Vec<Arc<Worths>>>,
    /// Whether everything has come that was asked for.
    here: RwSignal<bool>,
}

impl Look {
    fn new() -> Look {
        let look = Look {
            set: RwSignal::new(content::Set::Base),
            players: RwSignal::new(2),
            kind: RwSignal::new(Kind::Races),
            known: RwSignal::new(Vec::new()),
            found: RwSignal::new(Vec::new()),
            here: RwSignal::new(false),
        };
        effect(move || look.load(look.set.get()));
        look
    }

    /// Fetches what the lab found of a box, the number of players that is looked at first.
    fn load(self, set: content::Set) {
        self.here.set(false);
        leptos::task::spawn_local(async move {
            let known = known().await;
            // Somebody may look at another box meanwhile, or have left the page.
            let gone = move || self.set.try_get_untracked() != Some(set);
            if gone() {
                return;
            }
            let mut players: Vec<u8> =
                known.iter().filter(|(key, _)| key == set.key()).map(|(_, players)| *players).collect();
            let wanted = self.players.get_untracked();
            let first = if players.contains(&wanted) { Some(wanted) } else { players.first().copied() };
            self.known.set(known);
            self.found.set(Vec::new());
            if let Some(first) = first {
                self.players.set(first);
                players.sort_by_key(|&players| players != first);
            }
            for players in players {
                let came = fetch(set.key(), players).await;
                if gone() {
                    return;
                }
                self.found.update(|found| found.extend(came));
            }
            self.here.set(true);
        });
    }

    fn knows(self, set: content::Set, players: u8) -> bool {
        self.known.with(|known| known.iter().any(|(key, n)| key == set.key() && *n == players))
    }

    /// What is shown now.
    fn now(self) -> Option<Arc<Worths>> {
        let players = self.players.get();
        self.found.with(|found| found.iter().find(|worths| worths.players == players).cloned())
    }
}

/// What the lab found.
#[component]
pub fn Lab() -> impl IntoView {
    let look = Look::new();
    // What comes for other numbers of players changes nothing of what is shown.
    let now = Memo::new(move |_| look.now());
    let about = move || {
        let worths = now.get()?;
        let bot = say(&format!("lab-bot-{}", worths.bot));
        Some(fill("lab-games", [("games", grouped(worths.games, language()).into()), ("bot", bot.into())]))
    };
    let missing = move || look.here.get() && now.with(Option::is_none);
    view! {
        <Frame title=Signal::derive(|| say("lab-page")) class="lab-page">
            <section class="card sheet" data-test="lab" data-here=text(move || look.here.get().to_string())>
                <h1>{t!("lab-page")}</h1>
                <p>{t!("lab-about")}</p>
                <div class="which">
                    <label class="field">
                        <span>{t!("new-box")}</span>
                        <select data-test="lab-box" on:change:target=move |event| {
                            look.set.set(content::Set::from_key(&event.target().value()).unwrap_or_default());
                        }>
                            {content::Set::ALL.map(|set| view! {
                                <option value=set.key() selected=flag(move || look.set.get() == set)>{t!(&set_key(set.key()))}</option>
                            })}
                        </select>
                    </label>
                    <fieldset class="pick" data-test="lab-players">
                        <legend>{t!("players-title")}</legend>
                        <div class="seg">{(2..=5).map(|n| number(look, n)).collect_view()}</div>
                    </fieldset>
                </div>
                <p class="note" role="status" data-test="lab-games">{part(move || if missing() { Some(say("lab-missing")) } else { about() })}</p>
            </section>
            {part(move || now.get().map(|worths| view! {
                <List look worths=worths.clone()/>
                <Compare look worths=worths.clone()/>
                <Places worths/>
            }))}
        </Frame>
    }
}

fn number(look: Look, players: u8) -> impl IntoView {
    view! {
        <label>
            <input type="radio" name="lab-players" value=players.to_string()
                disabled=flag(move || !look.knows(look.set.get(), players))
                prop:checked=flag(move || look.players.get() == players)
                on:change=move |_| look.players.set(players)/>
            <span><b>{players}</b></span>
        </label>
    }
}

/// How often each place in the order of play wins.
#[component]
fn Places(worths: Arc<Worths>) -> impl IntoView {
    let even = 10_000 / i32::from(worths.players);
    let row = |(wins, place): (content::worths::Figure, usize)| {
        let over = wins.mean > even;
        let share = move || {
            let language = language();
            let error = plain(wins.error.unwrap_or(0), 100, language);
            fill("lab-share", [("share", plain(wins.mean, 100, language).into()), ("error", error.into())])
        };
        let wide = format!("width: {}%", f64::from(wins.mean) / 100.0);
        view! {
            <li>
                <span>{t!("lab-place", place = place)}</span>
                <b>{text(share)}</b>
                <i class="portion" aria-hidden="true"><i style=wide class:over=over></i></i>
            </li>
        }
    };
    let rows = worths.wins.iter().copied().zip(1..).map(row).collect_view();
    view! {
        <section class="card sheet" data-test="lab-places">
            <h2>{t!("lab-places")}</h2>
            <p>{t!("lab-places-about")}</p>
            <ol class="places">{rows}</ol>
        </section>
    }
}
