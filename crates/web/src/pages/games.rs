//! The games that this browser keeps: to go on, to be kept as records, to be put on a server, to be deleted.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wire::protocol::{NewTable, Problem, Summary, Told, read};

use super::front::who;
use super::opening::{Keeper, create};
use super::parts::{Badge, Frame, Icon, Trouble};
use super::set_key;
use crate::app::Place;
use crate::bits::{click, part, text};
use crate::file::saved;
use crate::route::Route;
use crate::words::{fill, say, t};
use crate::{address, api, net, shelf};

/// A game as the browser lists it. What is in it is read when somebody goes there; here it is only told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Game {
    id: String,
    summary: String,
}

/// Where they are listed.
fn list() -> String {
    format!("{}/api/here", api::HERE)
}

/// The games that this browser keeps.
#[component]
pub fn Games() -> impl IntoView {
    let again = RwSignal::new(());
    let games = api::watch::<Vec<Game>>(move || {
        again.track();
        Some(list())
    });
    let rows = move || match games.get() {
        None => view! { <p>{t!("net-connecting")}</p> }.into_any(),
        Some(Err(why)) => {
            let problem = RwSignal::new(Some(why));
            view! { <Trouble problem/> }.into_any()
        }
        Some(Ok(games)) if games.is_empty() => {
            view! { <p data-test="no-games">{t!("games-none")}</p> }.into_any()
        }
        Some(Ok(games)) => {
            let rows = games.into_iter().map(|game| view! { <Row game again/> }).collect_view();
            view! { <ul class="games">{rows}</ul> }.into_any()
        }
    };
    view! {
        <Frame title=Signal::derive(|| say("games-page")) class="narrow">
            <section class="card sheet">
                <h1>{t!("games-page")}</h1>
                <p>{t!("games-about")}</p>
                {part(rows)}
                <p class="further">
                    <a class="btn" href=Route::New.href()><Icon name="plus"/>{t!("front-new")}</a>
                    <a class="btn" href=Route::Record.href()>{t!("record-page")}</a>
                </p>
            </section>
        </Frame>
    }
}

/// A game, and what can be done with it.
#[component]
fn Row(game: Game, again: RwSignal<()>) -> impl IntoView {
    let id = StoredValue::new(game.id.clone());
    let summary = StoredValue::new(read::<Summary>(&game.summary).ok());
    let title = move || {
        let named = summary.with_value(|it| it.as_ref().map(|it| (it.title.clone(), it.set.clone())));
        match named {
            None => say("games-unreadable"),
            Some((title, set)) if title.is_empty() => say(&set_key(&set)),
            Some((title, _)) => title,
        }
    };
    let state = move || {
        summary.with_value(|it| {
            let it = it.as_ref()?;
            if it.over {
                return Some(say("table-over"));
            }
            let round = fill("table-round", [("round", it.round.into()), ("rounds", it.rounds.into())]);
            let waits = fill("mine-waiting", [("name", who(it).into())]);
            Some(format!("{round} · {waits}"))
        })
    };
    let seats = summary.with_value(|it| it.as_ref().map(|it| it.seats.clone()).unwrap_or_default());
    let letters = seats.iter().map(|card| view! { <Badge seat=card.seat.letter()/> }).collect_view();
    let record = format!("/api/tables/{}/record", game.id);
    let problem = RwSignal::new(None);
    view! {
        <li data-test="game">
            <a class="open" href=Route::Table(game.id.clone()).href() data-test="open-game">
                <span class="bs">{letters}</span>
                <b>{text(title)}</b>
                <small>{text(move || state().unwrap_or_default())}</small>
            </a>
            <Trouble problem/>
            <span class="further">
                <a class="btn s" href=record.clone() download="" data-test="save-game" on:click=saved(record, format!("{}.rec", game.id))>
                    <Icon name="download"/>{t!("games-record")}
                </a>
                {(!address::is_alone()).then(|| view! { <Upload id problem/> })}
                <Delete id problem again/>
            </span>
        </li>
    }
}

/// Opens a table on the server where the game goes on.
#[component]
fn Upload(id: StoredValue<String>, problem: RwSignal<Option<Problem>>) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let busy = RwSignal::new(false);
    let go = move |_| {
        if busy.get_untracked() || !net::is_reached() {
            return;
        }
        busy.set(true);
        problem.set(None);
        leptos::task::spawn_local(async move {
            match upload(&id.get_value()).await {
                Ok(table) => place.go(Route::Table(table)),
                Err(why) => {
                    problem.try_set(Some(why));
                }
            }
            busy.try_set(false);
        });
    };
    let hint = move || say(if net::is_reached() { "games-upload-hint" } else { "games-upload-away" });
    let idle = move || (busy.get() || !net::is_reached()).to_string();
    view! {
        <button class="btn s" type="button" data-test="upload-game" title=text(hint) aria-disabled=text(idle) on:click=click(go)>
            <Icon name="share"/>{t!("games-upload")}
        </button>
    }
}

/// The id of the table at the server.
async fn upload(id: &str) -> Result<String, Problem> {
    let unreadable = || Problem::new("problem-unreadable-table");
    let wanted = api::text(&format!("/api/tables/{id}/wanted")).await.ok_or_else(unreadable)?;
    let wanted: NewTable = read(&wanted)?;
    Ok(create(&wanted, Keeper::Server).await?.id)
}

/// Deletes a game when it is pressed twice.
#[component]
fn Delete(id: StoredValue<String>, problem: RwSignal<Option<Problem>>, again: RwSignal<()>) -> impl IntoView {
    let sure = RwSignal::new(false);
    let press = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        leptos::task::spawn_local(async move {
            let id = id.get_value();
            match api::post::<()>(&list(), &Told { text: id.clone() }).await {
                Ok(()) => {
                    shelf::forget(&id);
                    again.notify();
                }
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    view! {
        <button class="btn s" class:stop=move || sure.get() type="button" data-test="delete-game" on:click=click(press)>
            <Icon name="cross"/>{text(move || say(if sure.get() { "games-delete-sure" } else { "games-delete" }))}
        </button>
    }
}
