//! The front page: everything in one screen.

use leptos::prelude::*;
use wire::protocol::{NewKind, NewSeat, NewTable, Options, Policy, Problem, Summary, is_here};

use super::opening::{Keeper, open_with};
use super::parts::{Badge, Frame, Icon, Trouble};
use crate::app::{Place, load_assets};
use crate::assets::asset;
use crate::bits::{click, effect, part, text};
use crate::guide::steps::Lesson;
use crate::route::Route;
use crate::settings::settings;
use crate::shelf::{self, Kept};
use crate::words::{fill, say, t};
use crate::{address, api, guide, join, seat};

/// How many bots a game at one click has.
const BOTS: u8 = 2;
/// The level of bots whom somebody meets who has never played here.
const EASY_BOT: &str = "novice";

/// The front page.
#[component]
pub fn Front() -> impl IntoView {
    let problem = RwSignal::new(super::problem_of_address());
    view! {
        <Frame title=Signal::derive(|| say("front-page")) class="front">
            <div class="pitch">
                <h1>
                    <span>{t!("front-title-1")}</span>
                    " "
                    <span>{t!("front-title-2")}</span>
                </h1>
                <p class="lede">{t!("front-lede")}</p>
                <Trouble problem/>
                <PlayNow problem/>
                <div class="ways">
                    <a class="card way" href=Route::New.href() data-test="new-table">
                        <span class="wi"><Icon name="plus"/></span>
                        <h2>{t!("front-new")}</h2>
                        <p>{t!(if address::is_alone() { "front-new-alone" } else { "front-new-hint" })}</p>
                    </a>
                    {if address::is_alone() { view! { <GamesCard/> }.into_any() } else { view! { <JoinCard/> }.into_any() }}
                </div>
                <Mine/>
                {(!address::is_alone()).then(|| view! { <Watch/> })}
            </div>
            <div class="show" aria-hidden="true">
                <div class="board">
                    <img loading="lazy" src=asset("front.svg") alt="" width="1000" height="700"/>
                </div>
            </div>
        </Frame>
    }
}

/// One click, and the game is on.
#[component]
fn PlayNow(problem: RwSignal<Option<Problem>>) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let busy = RwSignal::new(false);
    let name = settings().name;
    // Who has never played here begins against easy bots, with a few hints.
    let is_first = guide::is_first_visit();
    let level = if is_first { EASY_BOT } else { wire::protocol::DEFAULT_BOT };
    let play =
        move |_| {
            if busy.get_untracked() {
                return;
            }
            busy.set(true);
            problem.set(None);
            let mut seats = vec![NewSeat { name: name.get_untracked(), kind: NewKind::Me }];
            let bots = 1..=BOTS;
            seats.extend(bots.map(|n| NewSeat {
                name: say(&format!("bot-name-{n}")),
                kind: NewKind::Bot(level.to_owned()),
            }));
            let table = NewTable {
                title: String::new(),
                options: Options {
                    set: "base".to_owned(),
                    players: BOTS + 1,
                    board: wire::protocol::BoardChoice::Usual,
                    purses: "tracked".to_owned(),
                    tiles: Vec::new(),
                    monsters: Vec::new(),
                    flying: false,
                    teams: false,
                    first: None,
                },
                seats,
                policy: Policy::Wait,
                pace: 0,
                public: false,
                begun: Vec::new(),
            };
            // What the table looks like and says comes while the server lays it.
            leptos::task::spawn_local(async {
                // What could not be fetched now is asked for again when it is needed.
                let _ = load_assets(&Route::Table(String::new())).await;
            });
            open_with(place, table, Keeper::Any, problem, busy, move |id| {
                if is_first {
                    guide::begin(Lesson::First, id, 0);
                }
            });
        };
    view! {
        <button class="btn go play-now" type="button" data-test="play-now" aria-disabled=text(move || busy.get().to_string()) on:click=click(play)>
            <Icon name="play"/>
            <span>
                <b>{t!("front-play")}</b>
                <small>
                    {part(move || {
                        if busy.get() { say("front-playing") } else if is_first { say("front-play-first") } else { fill("front-play-hint", [("bots", BOTS.into())]) }
                    })}
                </small>
            </span>
        </button>
    }
}

/// Where no server is: the games of this browser.
#[component]
fn GamesCard() -> impl IntoView {
    view! {
        <a class="card way" href=Route::Games.href() data-test="games">
            <span class="wi"><Icon name="list"/></span>
            <h2>{t!("front-games")}</h2>
            <p>{t!("front-games-hint")}</p>
        </a>
    }
}

/// Where a link or a code is pasted.
#[component]
fn JoinCard() -> impl IntoView {
    view! {
        <section class="card way" aria-labelledby="join-title">
            <span class="wi"><Icon name="key"/></span>
            <h2 id="join-title">{t!("front-join")}</h2>
            <JoinForm/>
        </section>
    }
}

/// Takes people to the table of a link or a code.
#[component]
pub fn JoinForm() -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<&'static str>);
    let go = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let given = typed.get_untracked();
        let address = join::address(&given, &window().location().host().unwrap_or_default());
        match address {
            // The secret of a link is taken from the address when the page starts there.
            Some(path) => {
                let _ = window().location().assign(&path);
            }
            None => wrong.set(Some(if given.trim().is_empty() { "join-empty" } else { "join-bad" })),
        }
    };
    view! {
        <form class="code" on:submit=go>
            <label>
                <span class="sr">{t!("join-code")}</span>
                <input
                    type="text"
                    data-test="join-code"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder=t!("join-code")
                    aria-invalid=text(move || wrong.get().is_some().to_string())
                    aria-describedby="join-wrong"
                    prop:value=typed
                    on:input:target=move |event| {
                        typed.set(event.target().value());
                        wrong.set(None);
                    }
                />
            </label>
            <button class="btn" type="submit" data-test="join-go">
                <span>{t!("join-go")}</span>
                <Icon name="right"/>
            </button>
            <p id="join-wrong" class="wrong" role="alert">{part(move || wrong.get().map(say))}</p>
        </form>
    }
}

/// The tables of this browser.
#[component]
fn Mine() -> impl IntoView {
    let kept = RwSignal::new(shelf::tables());
    let games = shelf::get(shelf::PLAYED_HERE).is_some() && !address::is_alone();
    move || {
        let tables = kept.get();
        (games || !tables.is_empty()).then(|| {
            view! {
                <section class="mine" aria-labelledby="mine-title">
                    <h2 id="mine-title">{t!("front-mine")}</h2>
                    <ul>
                        {tables.into_iter().take(3).map(|table| view! { <MineRow table kept/> }).collect_view()}
                    </ul>
                    {games.then(|| view! { <p><a href=Route::Games.href() data-test="games">{t!("front-games")}<Icon name="right"/></a></p> })}
                </section>
            }
        })
    }
}

#[component]
fn MineRow(table: Kept, kept: RwSignal<Vec<Kept>>) -> impl IntoView {
    let id = StoredValue::new(table.id.clone());
    let summary = api::watch::<Summary>(move || Some(format!("/api/tables/{}", id.get_value())));
    let forget = move || {
        shelf::forget(&id.get_value());
        kept.set(shelf::tables());
    };
    // A table that was cleared away is not worth a row.
    effect(move || {
        if summary.get().is_some_and(|got| got.is_err_and(|problem| problem.key == "problem-no-table")) {
            forget();
        }
    });
    let own = table.seats.clone();
    let title = {
        let given = table.title.clone();
        move || {
            if !given.is_empty() {
                return given.clone();
            }
            let set = summary.get().and_then(Result::ok).map(|it| it.set);
            set.map_or_else(|| id.get_value(), |set| say(&super::set_key(&set)))
        }
    };
    let state = {
        let own = own.clone();
        move || {
            summary.get().and_then(Result::ok).map(|it| {
                if it.over {
                    (false, say("table-over"))
                } else if it.owes.is_some_and(|letter| own.contains(letter)) {
                    (true, say("mine-your-turn"))
                } else {
                    (false, fill("mine-waiting", [("name", who(&it).into())]))
                }
            })
        }
    };
    let round = move || {
        summary
            .get()
            .and_then(Result::ok)
            .map(|it| fill("table-round", [("round", it.round.into()), ("rounds", it.rounds.into())]))
    };
    let label = title.clone();
    let gone = title.clone();
    let letters = own.chars().map(|seat| view! { <Badge seat/> }).collect_view();
    view! {
        <li>
            <a href=Route::Table(table.id.clone()).href() data-test="my-table">
                <span class="bs">{letters}</span>
                <b>{text(title)}</b>
                <small>{text(move || round().unwrap_or_default())}</small>
                {part(move || state().map(|(mine, state)| view! { <span class="tag" class:on=mine>{state}</span> }))}
                <span class="sr">{text(move || fill("mine-go-label", [("table", label().into())]))}</span>
            </a>
            <button
                class="btn icon bare"
                type="button"
                data-test="forget"
                aria-label=text(move || fill("mine-forget", [("table", gone().into())]))
                title=t!(if is_here(&id.get_value()) { "mine-forget-here" } else { "mine-forget-hint" })
                on:click=click(move |_| forget())
            >
                <Icon name="cross"/>
            </button>
        </li>
    }
}

/// The name of whoever must answer.
pub fn who(summary: &Summary) -> String {
    let seat = summary.seats.iter().find(|card| Some(card.seat.letter()) == summary.owes);
    seat.map(seat::name).unwrap_or_default()
}

/// The tables anybody may watch.
#[component]
pub fn Watch(
    /// Whether this is what the whole page is about.
    #[prop(optional)]
    alone: bool,
) -> impl IntoView {
    let tables = api::watch::<Vec<Summary>>(|| Some("/api/tables".to_owned()));
    let title = if alone {
        view! { <h1 id="watch-title">{t!("front-watch")}</h1> }.into_any()
    } else {
        view! {
            <h2 id="watch-title">
                <Icon name="eye"/>
                {t!("front-watch")}
            </h2>
        }
        .into_any()
    };
    let most = if alone { usize::MAX } else { 4 };
    view! {
        <section class="watch" aria-labelledby="watch-title">
            {title}
            {part(move || match tables.get() {
                None => view! { <p class="none">{t!("net-connecting")}</p> }.into_any(),
                Some(Err(_)) => view! { <p class="none">{t!("watch-failed")}</p> }.into_any(),
                Some(Ok(list)) if list.is_empty() => view! { <p class="none">{t!("watch-none")}</p> }.into_any(),
                Some(Ok(list)) => {
                    let rows = list.into_iter().take(most).map(|table| view! { <WatchRow table/> }).collect_view();
                    view! { <ul data-test="watch-list">{rows}</ul> }.into_any()
                }
            })}
        </section>
    }
}

#[component]
fn WatchRow(table: Summary) -> impl IntoView {
    let title = {
        let (title, set) = (table.title.clone(), table.set.clone());
        move || if title.is_empty() { say(&super::set_key(&set)) } else { title.clone() }
    };
    let label = title.clone();
    let (round, rounds) = (table.round, table.rounds);
    let letters = table.seats.iter().map(|card| view! { <Badge seat=card.seat.letter()/> }).collect_view();
    view! {
        <li>
            <a
                href=Route::Table(table.id).href()
                data-test="watch-table"
                aria-label=text(move || fill("watch-go", [("table", label().into())]))
            >
                <b>{text(title)}</b>
                <small>{t!("table-round", round = round, rounds = rounds)}</small>
                <span class="bs">{letters}</span>
                <Icon name="right"/>
            </a>
        </li>
    }
}
