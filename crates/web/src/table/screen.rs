//! The table screen as a whole.

use std::sync::Arc;

use engine::notation::Part;
use engine::{Event, Seat, UNSEEN};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use wire::protocol::ToServer;

use super::bar::{Bar, step};
use super::camera::Camera;
use super::card::Card;
use super::keys;
use super::live::{Live, Status};
use super::log::Log;
use super::map::{Ground, Map};
use super::notices::Notices;
use super::offer::Offer;
use super::parts::glyph;
use super::players::{Players, Strip};
use super::sitting::Fixed;
use super::tally::Tally;
use super::text;
use super::ui::{Tab, Ui};
use crate::bits::{Show, click, effect, flag, part, text};
use crate::lazy::{self, End, Guided, Lookback};
use crate::outcome::{Outcome, team_key};
use crate::pages::parts::Logo;
use crate::pages::{Ending, set_key};
use crate::route::Route;
use crate::words::{self, fill, say, t};

/// How far the handle of the sheet is pulled before it moves, in pixels.
const PULL: i32 = 24;

/// The table with that id.
#[component]
pub fn Screen(id: String) -> impl IntoView {
    let live = Live::new(id);
    provide_context(live);
    // The words of the boxes played, unless it is the first alone, are fetched as soon as it is known which they are.
    let is_worded = RwSignal::new(false);
    effect(move || {
        let Some(set) = live.fixed.with(|it| it.as_ref().map(|it| it.card.options.set.clone())) else {
            return;
        };
        leptos::task::spawn_local(async move {
            words::complete(if set == "base" { words::TABLE } else { words::ALL }).await;
            is_worded.try_set(true);
        });
    });
    view! {
        {part(move || match live.fixed.get().filter(|_| is_worded.get()) {
            Some(fixed) => view! { <Tableau fixed/> }.into_any(),
            None => view! { <Before/> }.into_any(),
        })}
    }
}

/// A record, as a table that nobody plays at.
#[component]
pub fn RecordScreen(live: Live, ground: String) -> impl IntoView {
    provide_context(live);
    provide_context(Ground(ground));
    part(move || live.fixed.get().map(|fixed| view! { <Tableau fixed/> }))
}

/// Before the first word of the server.
#[component]
fn Before() -> impl IntoView {
    let live = expect_context::<Live>();
    let words = move || match (live.connection.problem.get(), live.connection.status.get()) {
        (Some(problem), _) => say(&problem.key),
        (None, Status::Lost) => say("net-lost"),
        _ => say("net-connecting"),
    };
    view! { <main class="before" role="status"><p>{words}</p><a class="btn" href=Route::Front.href()>{t!("nav-home")}</a></main> }
}

#[component]
fn Tableau(fixed: Arc<Fixed>) -> impl IntoView {
    let live = expect_context::<Live>();
    provide_context(fixed.clone());
    let ui = Ui::new(live);
    provide_context(ui);
    let camera = Camera::new(fixed.shape.size.map(|side| f64::from(side) / 10.0));
    provide_context(camera);
    super::glyphs::load(live, &fixed);
    keys::listen(ui);
    super::signal::watch(ui);
    let size = fixed.shape.size;
    view! {
        <div class="tbl" data-version=move || ui.moment().map(|it| it.version.to_string()) data-idle=move || live.is_idle().then_some("") class:tab-turn=flag(move || ui.panels.tab.get() == Tab::Turn) class:tab-offer=flag(move || ui.panels.tab.get() == Tab::Offer)
            class:tab-players=flag(move || ui.panels.tab.get() == Tab::Players) class:tab-log=flag(move || ui.panels.tab.get() == Tab::Log)
            class:your-turn=flag(move || ui.mine.get()) class:full=flag(move || ui.panels.full.get()) class:past=flag(move || live.looks_back())>
            <Top/>
            <main class="table">
                <Guided/>
                <div class="col left"><Players/><Log/></div>
                <div class="col mid">
                    <div class="stage"><div class="board" style=format!("--ratio:{}", f64::from(size[0]) / f64::from(size[1]))>
                        <Map fixed=fixed.clone()/>
                        <super::mini::Mini fixed=fixed.clone()/>
                        <Card/>
                        <super::die::Die/>
                        <span class="zoom">
                            <button class="btn icon" data-test="zoom-in" aria-label=t!("button-zoom-in") on:click=click(move |_| camera.zoom(1.5))>{glyph("ui-plus")}</button>
                            <button class="btn icon" data-test="fit" aria-label=t!("button-fit") on:click=click(move |_| camera.fit())>{glyph("ui-fit")}</button>
                        </span>
                    </div></div>
                    <Strip/>
                    <Bar/>
                    <Lookback when=flag(move || live.looks_back())/>
                </div>
                <div class="col right"><Grip/><Offer/><Tally/></div>
                <Card aside=true/>
                <lazy::Hints when=flag(move || live.hint.with(Option::is_some))/>
            </main>
            <Tabs/>
            <lazy::Panels when=flag(move || ui.panels.are_wanted())/>
            <Result/>
            <lazy::Flights/>
            <Curtain/>
            <super::drag::Ghost/>
        </div>
    }
}

/// The bar on top: where we are, the round, and the ways elsewhere.
#[component]
fn Top() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let fixed = expect_context::<Arc<Fixed>>();
    let rounds = fixed.game.rounds();
    let round = Memo::new(move |_| ui.moment().map_or(1, |it| it.table().round()));
    let title = fixed.card.title.clone();
    let set = set_key(&fixed.card.options.set);
    let purse = move || ui.me.get().and_then(|seat| ui.moment()?.view.coins[usize::from(seat.0)]);
    // The bar says in full what is asked.
    let state = move || {
        let moment = ui.moment().filter(|it| !it.state.is_over())?;
        match step(moment.table()).filter(|_| ui.mine.get()) {
            // Where several share a device, it says whose turn it is.
            Some(step) => {
                let seat = moment.asked().filter(|_| ui.is_shared());
                let name = seat
                    .and_then(|seat| text::narrate(ui.live, |narrator, _| narrator.seat(seat).to_owned()));
                let step = say(step);
                Some(match name {
                    Some(name) => fill("bar-named", [("name", name.into()), ("ask", step.into())]),
                    None => step,
                })
            }
            None => text::narrate(ui.live, |narrator, _| narrator.waiting(moment.table(), moment.owed())),
        }
    };
    view! {
        <header class="top">
            <h1 class="sr">{text({ let set = set.clone(); move || say(&set) })}</h1>
            <Logo/>
            <span class="where"><b>{title}</b><span>{text(move || say(&set))}</span></span>
            <span class="state"><b>{state}</b></span>
            <Notices/>
            <ol class="track" aria-label=text(move || fill("bar-round", [("round", round.get().into()), ("rounds", rounds.into())]))>
                <li class="lab" aria-hidden="true">{t!("track-round")}</li>
                {(1..=rounds).map(|n| view! {
                    <li aria-hidden="true" class:past=flag(move || { n < round.get() }) class:here=flag(move || round.get() == n)>{n}</li>
                }).collect_view()}
                <li class="lab of" aria-hidden="true">{text(move || fill("track-of", [("rounds", rounds.into())]))}</li>
            </ol>
            <Season/>
            {part(move || purse().map(|coins| view! { <span class="coin purse">{coins}</span> }))}
            <span class="group tools"><super::tools::Tools/></span>
        </header>
    }
}

/// The handle of the sheet on a phone: pulled up it takes the whole screen, pulled down it goes, pressed it changes.
#[component]
fn Grip() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let from = StoredValue::new(0);
    let pulled = StoredValue::new(false);
    let take = move |event: PointerEvent| {
        from.set_value(event.client_y());
        let handle = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        // A pointer that cannot be held is followed as long as it stays on the handle.
        let _ = handle.map(|it| it.set_pointer_capture(event.pointer_id()));
    };
    let let_go = move |event: PointerEvent| {
        let way = event.client_y() - from.get_value();
        pulled.set_value(way.abs() > PULL);
        if way < -PULL {
            ui.panels.full.set(true);
        } else if way > PULL && ui.panels.full.get_untracked() {
            ui.panels.full.set(false);
        } else if way > PULL {
            ui.panels.tab.set(Tab::Turn);
        }
    };
    let press = move |_| {
        if !pulled.get_value() {
            ui.panels.full.update(|it| *it = !*it);
        }
        pulled.set_value(false);
    };
    view! {
        <button class="grip" data-test="grip" aria-label=t!(if ui.panels.full.get() { "sheet-less" } else { "sheet-more" })
            aria-expanded=text(move || ui.panels.full.get().to_string()) on:pointerdown=take on:pointerup=let_go on:click=click(press)></button>
    }
}

/// What a narrow screen shows below the board.
#[component]
fn Tabs() -> impl IntoView {
    let ui = expect_context::<Ui>();
    // What is asked may be answered on the combos, which a phone does not show beside the question.
    let calls = Memo::new(move |_| {
        ui.moment().filter(|_| ui.mine.get()).is_some_and(|moment| !moment.choices.slots.is_empty())
    });
    let tab = move |tab: Tab, icon: &'static str, key: &'static str| {
        view! {
            <button class="tab" class:calls=flag(move || tab == Tab::Offer && calls.get()) role="tab" aria-selected=text(move || (ui.panels.tab.get() == tab).to_string()) data-test=key
                on:click=click(move |_| { ui.panels.full.set(false); ui.panels.tab.set(tab); })>{glyph(icon)}<span>{t!(key)}</span></button>
        }
    };
    view! {
        <nav class="tabs" aria-label=t!("aria-turn")>
            <div role="tablist" style="display: contents">
                {tab(Tab::Turn, "ui-hand", "tab-turn")}
                {tab(Tab::Offer, "ui-combos", "tab-offer")}
                {tab(Tab::Players, "ui-players", "tab-players")}
                {tab(Tab::Log, "ui-list", "tab-log")}
            </div>
        </nav>
    }
}

/// The event of the round, where a box has such, and the next one for whoever has looked.
#[component]
fn Season() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let event = Memo::new(move |_| ui.moment().and_then(|it| it.table().event()));
    let omen = Memo::new(move |_| ui.moment().and_then(|it| it.view.omen));
    let told = move |tile: engine::Tile| {
        text::narrate(ui.live, |narrator, _| {
            (narrator.tile_key(tile), narrator.tile(tile), narrator.tile_text(tile))
        })
    };
    let shown = move |tile: engine::Tile, class: &'static str| {
        let (icon, name, text) = told(tile)?;
        let next = (class == "next").then(|| view! { <small>{say("season-next")}</small> });
        Some(view! {
            <details class=format!("season {class}") data-test=format!("event-{class}")>
                <summary aria-label=name.clone()>{glyph(&icon)}<b>{next}{name.clone()}</b></summary><p><b>{name}</b>" "{text}</p>
            </details>
        })
    };
    view! { <div class="seasons">{part(move || event.get().and_then(|tile| shown(tile, "here")))}{part(move || omen.get().and_then(|tile| shown(tile, "next")))}</div> }
}

/// How the game ended, unless the map is looked at.
#[component]
fn Result() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let fixed = expect_context::<Arc<Fixed>>();
    let over = Memo::new(move |_| {
        ui.live.shown.behind.get() == 0
            && !ui.live.looks_back()
            && ui.moment().is_some_and(|it| it.state.is_over())
    });
    let bands = Signal::derive(move || {
        let Some(moment) = ui.moment() else { return Vec::new() };
        let table = moment.table();
        let last = |seat| table.active(seat).or_else(|| table.declined(seat).last());
        let seats: Vec<Seat> =
            ui.live.fixed.with(|it| it.as_ref().map(|it| it.game.seats().collect()).unwrap_or_default());
        let name = |&seat: &Seat| {
            last(seat).and_then(|id| text::narrate(ui.live, |narrator, _| narrator.band(table, id)))
        };
        seats.iter().map(|seat| name(seat).unwrap_or_default()).collect()
    });
    let ending = move || {
        let (moment, presence) =
            (ui.live.shown.moment.get_untracked()?, ui.live.people.presence.get_untracked()?);
        let log = ui.live.shown.log.get();
        let lines = log.iter().flat_map(|entry| &entry.events);
        let events: Vec<Event> = lines.filter_map(|line| Event::read(&fixed.game, line).ok()).collect();
        // What was hidden while the game was played is open now: the server tells all of it once more.
        if events.iter().any(|event| event.parts().iter().any(|(_, part)| *part == Part::Coins(UNSEEN))) {
            ui.live.resync();
            return None;
        }
        let coins: Vec<u16> = fixed.game.seats().map(|seat| moment.state.coins(seat)).collect();
        let ending = Ending {
            card: fixed.card.clone(),
            seats: presence.seats.clone(),
            yours: ui.live.people.yours.get_untracked(),
            policy: presence.policy.clone(),
            outcome: Outcome::new(&fixed.game, moment.table(), &coins, &events),
            teams: fixed.game.seats().map(|seat| team_key(&fixed.game, seat)).collect(),
            rounds: fixed.game.rounds(),
            first: events
                .iter()
                .find_map(|event| if let Event::TurnBegan { seat, .. } = event { Some(*seat) } else { None }),
            seed: moment.seed.clone(),
        };
        Some(view! { <End ending bands/> })
    };
    view! {
        {part(move || (over.get() && !ui.panels.map.get()).then(|| view! { <section class="result" aria-labelledby="victory">{ending()}</section> }))}
    }
}

/// Between two people at one device who have something to hide from each other.
#[component]
fn Curtain() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let hidden = Memo::new(move |_| ui.hides());
    // The seat of this browser that must answer, when it is not the one that looks.
    let next = Memo::new(move |_| {
        let moment = ui.moment()?;
        let asked = moment.asked().filter(|_| ui.live.shown.behind.get() == 0 && !ui.live.looks_back())?;
        (ui.live.people.yours.with(|yours| yours.contains(&asked)) && moment.view.viewer != Some(asked))
            .then_some(asked)
    });
    effect(move || {
        if let Some(seat) = next.get().filter(|_| !hidden.get()) {
            let version = ui.live.shown.moment.with_untracked(|moment| moment.as_ref().map(|it| it.version));
            // Whoever comes to the table anew has not been given the device.
            if ui.me.get_untracked().is_some() && ui.live.shown.before.with_untracked(Option::is_some) {
                ui.draft.handed.set(version.map(|version| (seat, version)));
            }
            ui.live.send(ToServer::Look { seat });
        }
    });
    let name = move || {
        next.get().and_then(|seat| text::narrate(ui.live, |narrator, _| narrator.seat(seat).to_owned()))
    };
    let named = move |key: &str| fill(key, [("name", name().unwrap_or_default().into())]);
    view! {
        <Show when=flag(move || hidden.get() && next.get().is_some())>
            <div class="curtain" role="dialog" aria-modal="true" data-test="curtain">
                <div class="card">
                    <h2>{text(move || named("curtain-title"))}</h2>
                    <p>{t!(if ui.hides_coins() { "curtain-hint" } else { "curtain-hint-event" })}</p>
                    <button class="btn go big" autofocus data-test="curtain-go" on:click=click(move |_| {
                        if let Some(seat) = next.get_untracked() { ui.live.send(ToServer::Look { seat }); }
                    })>{text(move || named("curtain-go"))}</button>
                </div>
            </div>
        </Show>
    }
}
