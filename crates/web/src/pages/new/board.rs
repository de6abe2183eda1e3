//! Which board a new table has: the usual one, another of the box, a new one by its seed, or a home-made one.

use content::Setup;
use leptos::prelude::*;
use wire::protocol::{BoardCard, Sheet};

use super::super::home_made::Own;
use super::super::parts::{Icon, Toggle};
use super::super::preview::Preview;
use super::draft::Draft;
use crate::api;
use crate::bits::{Show, any_below, click, flag, part};
use crate::words::{fill, say, t};

/// The largest seed a new board is drawn from: one that can be told to others.
const MOST_SEED: u32 = 99_999;

/// The key of a new board: the server makes it from the seed.
fn fresh_key(set: &str, players: u8, seed: u32) -> String {
    format!("{}-{players}p-seed-{seed}", set.replace('_', "-"))
}

/// The seed of a new board, by its key.
fn seed_of(key: &str) -> Option<u32> {
    key.rsplit_once("-seed-")?.1.parse().ok()
}

/// Which board, and what it looks like.
#[component]
pub(super) fn BoardField(
    draft: Draft,
    /// The board and its shape, once they are here.
    sheet: Memo<Option<Sheet>>,
    /// Whether there are several to draw from.
    many: Signal<bool>,
    /// Draws another.
    redraw: Callback<()>,
) -> impl IntoView {
    let cards = api::watch::<Vec<BoardCard>>(|| Some("/api/boards".to_owned()));
    let fitting = move || {
        let (set, players) = (draft.set.get(), draft.players());
        let all = cards.get().and_then(Result::ok).unwrap_or_default();
        let usual = draft.drawn.get();
        let fits = move |card: &BoardCard| {
            card.players == players && set.boards().contains(&&*card.set) && Some(&card.key) != usual.as_ref()
        };
        all.into_iter().filter(fits).collect::<Vec<_>>()
    };
    let own = move || {
        let boards = draft.made.get().into_iter().filter(|made| matches!(made.own, Own::Board(_)));
        boards.map(|made| made.name).collect::<Vec<_>>()
    };
    let name = move |card: &BoardCard| {
        let place = say(&format!("box-{}", card.set));
        card.title.clone().unwrap_or(place)
    };
    let chosen = move || draft.board.get().unwrap_or_default();
    let fresh = Memo::new(move |_| draft.board.get().and_then(|key| Some((seed_of(&key)?, key))));
    // A new board of the box whose board is shown.
    let draw = move |seed: u32| {
        let boards = draft.set.get_untracked().boards();
        let own = sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.board.set.clone()));
        let set = own.filter(|own| boards.contains(&&**own)).unwrap_or_else(|| boards[0].to_owned());
        draft.board.set(Some(fresh_key(&set, draft.chairs.with_untracked(Vec::len) as u8, seed)));
    };
    let draw_any = move |_| draw(any_below(MOST_SEED as usize) as u32 + 1);
    let contents = move || {
        let sheet = sheet.get()?;
        let setup = Setup::new(draft.set.get(), draft.players());
        let game = setup.game_on(&sheet.board).ok()?;
        let count =
            |wanted: &dyn Fn(engine::Tile) -> bool| game.tiles().filter(|(tile, _)| wanted(*tile)).count();
        let races = count(&|tile| game.is_race(tile));
        let powers = count(&|tile| game.is_power(tile));
        let rounds = game.rounds();
        let parts = [
            fill("board-regions", [("regions", sheet.board.regions.len().into()), ("rounds", rounds.into())]),
            fill("set-contents", [("races", races.into()), ("powers", powers.into())]),
        ];
        Some(parts.map(|part| view! { <span>{part}</span> }))
    };
    view! {
        <div class="field">
            <label for="board">{t!("new-board")}</label>
            <select
                id="board"
                data-test="board"
                prop:value=chosen
                on:change:target=move |event| {
                    draft.board.set(Some(event.target().value()).filter(|key| !key.is_empty()));
                }
            >
                <option value="" selected=flag(move || draft.board.get().is_none())>
                    {part(move || {
                        if many.get() {
                            say("board-island")
                        } else {
                            fill("board-usual", [("players", draft.players().into())])
                        }
                    })}
                </option>
                {part(move || {
                    fitting()
                        .into_iter()
                        .map(|card| view! { <option value=card.key.clone()>{name(&card)}</option> })
                        .collect_view()
                })}
                {part(move || {
                    fresh.get().map(|(seed, key)| {
                        let name = fill("board-fresh-name", [("seed", seed.into())]);
                        view! { <option value=key selected=true>{name}</option> }
                    })
                })}
                {part(move || {
                    own().into_iter().map(|name| view! { <option value=name.clone() selected={chosen() == name}>{name.clone()}</option> }).collect_view()
                })}
            </select>
        </div>
        <div class="board">
            {part(move || match sheet.get() {
                None => view! { <div class="map small" aria-hidden="true"></div> }.into_any(),
                Some(sheet) => {
                    let title = sheet.board.title.clone().unwrap_or_else(|| sheet.board.key.clone());
                    let label = Signal::derive(move || fill("new-board-alt", [("board", title.clone().into())]));
                    view! { <Preview sheet label/> }.into_any()
                }
            })}
        </div>
        <Show when=flag(move || many.get() && draft.board.get().is_none())>
            <button class="btn s" type="button" data-test="redraw" on:click=click(move |_| redraw.run(()))>
                <Icon name="dice"/>
                {t!("board-redraw")}
            </button>
        </Show>
        <div class="draw">
            <button class="btn s" type="button" data-test="draw-board" on:click=click(draw_any)>
                <Icon name="dice"/>
                {t!("board-fresh")}
            </button>
            <Show when=flag(move || fresh.with(Option::is_some))>
                <label>
                    <span>{t!("board-seed")}</span>
                    <input
                        type="number"
                        data-test="board-seed"
                        min="1"
                        max=MOST_SEED.to_string()
                        prop:value=move || fresh.get().map_or_else(String::new, |(seed, _)| seed.to_string())
                        on:change:target=move |event| {
                            if let Ok(seed) = event.target().value().parse::<u32>() {
                                draw(seed.clamp(1, MOST_SEED));
                            }
                        }
                    />
                </label>
            </Show>
        </div>
        <p class="facts">{contents}</p>
        <Show when=flag(move || draft.can_fly())>
            <Toggle on=draft.flying change=move |on| draft.flying.set(on) label="new-flying" test="flying"/>
        </Show>
        <Show when=flag(move || draft.can_team())>
            <Toggle
                on=draft.teams
                change=move |on| draft.teams.set(on)
                label="new-teams"
                about="new-teams-about"
                test="teams"
            />
        </Show>
        <Show when=flag(move || sheet.with(|sheet| draft.can_have_monsters(sheet.as_ref())))>
            <Toggle
                on=draft.monsters
                change=move |on| draft.monsters.set(on)
                label="new-monsters"
                about="new-monsters-about"
                test="monsters"
            />
        </Show>
    }
}
