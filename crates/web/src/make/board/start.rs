//! How a board begins: from a printed one, from one that chance makes with a mix of land of one's own, or from a sheet.

use content::board::sketch::Sketch;
use leptos::prelude::*;
use wire::protocol::{BoardCard, FreshRequest, Problem, Sheet};

use super::checks::box_of;
use super::desk::{Desk, called};
use crate::api;
use crate::bits::{Show, any_below, click, flag, part, text};
use crate::pages::parts::{Icon, Trouble};
use crate::words::{fill, say, t};

/// The largest seed a new board is drawn from.
const MOST_SEED: u32 = 99_999;
/// The largest share of a terrain.
const MOST_SHARE: u8 = 9;
/// The share of a terrain unless another is chosen.
const USUAL_SHARE: u8 = 4;

/// What a board begins from.
#[derive(Copy, Clone, PartialEq, Eq)]
enum From {
    Printed,
    Chance,
    Sheet,
}

/// The form.
#[component]
pub fn Start(desk: Desk) -> impl IntoView {
    let set = RwSignal::new("base".to_owned());
    let players = RwSignal::new(3_u8);
    let from = RwSignal::new(From::Sheet);
    let printed = RwSignal::new(None::<String>);
    let seed = RwSignal::new(any_below(MOST_SEED as usize) as u32 + 1);
    let shares = RwSignal::new(None::<Vec<(String, u8)>>);
    let pieces = RwSignal::new(1_usize);
    let problem = RwSignal::new(None::<Problem>);
    let busy = RwSignal::new(false);
    let keys = api::watch::<Vec<String>>(move || {
        Some(format!("/api/boxes/{}/{}", box_of(&set.get()).key(), players.get()))
    });
    let cards = api::watch::<Vec<BoardCard>>(|| Some("/api/boards".to_owned()));
    let known = Memo::new(move |_| keys.get().and_then(Result::ok).unwrap_or_default());
    let begin = move |_| {
        if busy.get_untracked() {
            return;
        }
        problem.set(None);
        if from.get_untracked() == From::Sheet {
            let set = set.get_untracked();
            desk.begin_with(Sketch::fresh(&set, players.get_untracked(), pieces.get_untracked()));
            return;
        }
        let key = printed.get_untracked().or_else(|| known.with_untracked(|keys| keys.first().cloned()));
        let wanted = FreshRequest {
            set: set.get_untracked(),
            players: players.get_untracked(),
            seed: seed.get_untracked(),
            lands: shares.get_untracked().unwrap_or_default(),
        };
        let is_printed = from.get_untracked() == From::Printed;
        busy.set(true);
        leptos::task::spawn_local(async move {
            let came =
                if is_printed { fetch(key).await } else { api::post("/api/workshop/fresh", &wanted).await };
            busy.set(false);
            match came.and_then(|sheet: Sheet| sketch_of(&sheet)) {
                Ok(mut sketch) => {
                    "my-board".clone_into(&mut sketch.key);
                    if !is_printed {
                        sketch.title.clear();
                    }
                    desk.begin_with(sketch);
                }
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    let option = move |own: &'static str| {
        view! { <option value=own selected=flag(move || set.get() == own)>{t!(&format!("box-{own}"))}</option> }
    };
    let way = move |own: From, key: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="draw-from"
                    value=key
                    data-test=format!("from-{key}")
                    prop:checked=flag(move || from.get() == own)
                    on:change=move |_| from.set(own)
                />
                <span><b>{t!(&format!("draw-from-{key}"))}</b></span>
            </label>
        }
    };
    let name = move |key: &str| {
        let card =
            cards.get().and_then(Result::ok).unwrap_or_default().into_iter().find(|card| card.key == key);
        let plain = say(&format!("box-{}", set.get_untracked()));
        card.map_or_else(|| key.to_owned(), |card| card.title.unwrap_or(plain))
    };
    view! {
        <section class="card sheet start" data-test="start">
            <h2>{t!("draw-start")}</h2>
            <div class="row">
                <label class="field">
                    <span>{t!("draw-box")}</span>
                    <select
                        data-test="start-box"
                        prop:value=set
                        on:change:target=move |event| {
                            set.set(event.target().value());
                            shares.set(None);
                            printed.set(None);
                        }
                    >
                        {["base", "underground", "river_world", "wow"].map(option)}
                    </select>
                </label>
                <label class="field short">
                    <span>{t!("draw-players")}</span>
                    <input
                        type="number"
                        min="2"
                        max="5"
                        data-test="start-players"
                        prop:value=text(move || players.get().to_string())
                        on:change:target=move |event| {
                            players.set(event.target().value().trim().parse().unwrap_or(3).clamp(2, 5));
                            printed.set(None);
                        }
                    />
                </label>
            </div>
            <fieldset class="pick">
                <legend class="sr">{t!("draw-start")}</legend>
                <div class="seg">
                    {way(From::Sheet, "sheet")}
                    {way(From::Chance, "chance")}
                    {way(From::Printed, "printed")}
                </div>
            </fieldset>
            <Show when=flag(move || from.get() == From::Sheet)>
                <label class="field short">
                    <span>{t!("draw-pieces")}</span>
                    <input
                        type="number"
                        min="1"
                        max=content::board::check::MOST_REGIONS.to_string()
                        data-test="start-pieces"
                        prop:value=text(move || pieces.get().to_string())
                        on:change:target=move |event| {
                            pieces.set(event.target().value().trim().parse().unwrap_or(1));
                        }
                    />
                    <small>{t!("draw-pieces-hint")}</small>
                </label>
            </Show>
            <Show when=flag(move || from.get() == From::Chance)>
                <Mix set shares/>
                <label class="field short">
                    <span>{t!("board-seed")}</span>
                    <input
                        type="number"
                        min="1"
                        max=MOST_SEED.to_string()
                        data-test="start-seed"
                        prop:value=text(move || seed.get().to_string())
                        on:change:target=move |event| {
                            seed.set(event.target().value().trim().parse().unwrap_or(1).clamp(1, MOST_SEED));
                        }
                    />
                </label>
            </Show>
            <Show when=flag(move || from.get() == From::Printed)>
                <label class="field">
                    <span>{t!("draw-which")}</span>
                    <select
                        data-test="start-board"
                        on:change:target=move |event| printed.set(Some(event.target().value()))
                    >
                        {part(move || {
                            known.get().into_iter().map(|key| {
                                view! { <option value=key.clone()>{name(&key)}</option> }
                            }).collect_view()
                        })}
                    </select>
                </label>
            </Show>
            <Trouble problem/>
            <div class="samples">
                <button class="btn go" type="button" data-test="begin" aria-disabled=text(move || busy.get().to_string()) on:click=click(begin)>
                    <Icon name="play"/>{t!("draw-begin")}
                </button>
                <Show when=flag(move || desk.at.get().is_some())>
                    <button class="btn quiet" type="button" on:click=click(move |_| desk.beginning.set(false))>{t!("draw-back")}</button>
                </Show>
            </div>
        </section>
    }
}

/// How much of each land there is to be.
#[component]
fn Mix(set: RwSignal<String>, shares: RwSignal<Option<Vec<(String, u8)>>>) -> impl IntoView {
    let lands = Memo::new(move |_| {
        let set = set.get();
        let pieces = content::board::pieces::of(&set)?;
        let land = pieces.terrains.iter().filter(|it| it.ground == content::board::pieces::Ground::Land);
        Some((set, land.map(|it| it.key).collect::<Vec<_>>()))
    });
    let share = move |key: &str| {
        let all = shares.get();
        let own = all.as_ref().and_then(|all| all.iter().find(|(name, _)| name == key));
        own.map_or(USUAL_SHARE, |(_, n)| *n)
    };
    let change = move |key: &'static str, n: u8| {
        let keys = lands.get_untracked().map(|(_, keys)| keys).unwrap_or_default();
        let before = |own: &str| untrack(|| share(own));
        let all = keys.into_iter().map(|own| (own.to_owned(), if own == key { n } else { before(own) }));
        shares.set(Some(all.collect()));
    };
    let slider = move |set: &str, key: &'static str| {
        let set = set.to_owned();
        let label = text(move || called(&set, key));
        view! {
            <label class="slide">
                <span>{label}</span>
                <input
                    type="range"
                    min="0"
                    max=MOST_SHARE.to_string()
                    data-test=format!("mix-{key}")
                    prop:value=text(move || share(key).to_string())
                    on:input:target=move |event| {
                        if let Ok(n) = event.target().value().parse() {
                            change(key, n);
                        }
                    }
                />
                <output>{text(move || share(key).to_string())}</output>
            </label>
        }
    };
    view! {
        <fieldset class="mix">
            <legend>{t!("draw-mix")}</legend>
            {part(move || lands.get().map(|(set, keys)| keys.into_iter().map(|key| slider(&set, key)).collect_view()))}
            <p class="note">
                {text(move || if shares.with(Option::is_none) { say("draw-mix-usual") } else { fill("draw-mix-own", []) })}
            </p>
        </fieldset>
    }
}

/// A board that comes with the game.
async fn fetch(key: Option<String>) -> Result<Sheet, Problem> {
    let key = key.ok_or_else(|| Problem::new("problem-offline"))?;
    let text = api::text(&format!("/api/boards/{}", key.replace('+', "%2B"))).await;
    wire::protocol::read(&text.ok_or_else(|| Problem::new("problem-offline"))?)
}

/// The sketch of a board and its map.
pub fn sketch_of(sheet: &Sheet) -> Result<Sketch, Problem> {
    let found = if sheet.board.lines.is_empty() {
        let shape = content::board::shape::Shape::parse("shape", &sheet.shape, &sheet.board);
        let shape = shape.map_err(|fault| Problem::of_board(&fault))?;
        Sketch::of_map(&sheet.board, &shape)
    } else {
        Some(Sketch::of_file("board", &sheet.board).map_err(|fault| Problem::of_board(&fault))?)
    };
    found.ok_or_else(|| Problem::new("problem-message"))
}
