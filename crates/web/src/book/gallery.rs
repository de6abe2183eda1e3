//! The gallery: all races, powers, relics, places and events of all boxes, with what they do and what they are worth.

use content::Set;
use content::lexicon::Search;
use leptos::ev::Targeted;
use leptos::prelude::*;
use leptos::reactive::traits::Set as _;
use web_sys::{Event, HtmlSelectElement};

use super::{library, reveal, show_address, tile_icon};
use crate::bits::{click, effect, flag, part, text};
use crate::library::{Kind, TileEntry, Worth, decimal};
use crate::pages::parts::{Frame, Icon};
use crate::pages::set_key;
use crate::route::Route;
use crate::words::{self, fill, say, t};

/// The boxes that have tiles of their own.
const BOXES: [Set; 4] = [Set::Base, Set::Underground, Set::River, Set::Warcraft];

/// The gallery, open at a tile.
#[component]
pub fn Gallery(tile: Option<String>) -> impl IntoView {
    let library = library();
    let (set, kind) = (RwSignal::new(None::<Set>), RwSignal::new(None::<Kind>));
    let typed = RwSignal::new(String::new());
    let here = RwSignal::new(tile);
    let found = Memo::new(move |_| {
        let search = typed.with(|typed| Search::new(typed));
        let (set, kind) = (set.get(), kind.get());
        library.with(|library| {
            let fits = |tile: &&TileEntry| {
                set.is_none_or(|set| tile.set == set)
                    && kind.is_none_or(|kind| tile.kind == kind)
                    && (search.is_empty() || search.finds(&told(tile)))
            };
            let mut found: Vec<TileEntry> = library.tiles.iter().filter(fits).cloned().collect();
            found.sort_by_key(|tile| tile.kind);
            found
        })
    });
    let is_led = StoredValue::new(false);
    effect(move || {
        let is_here = library.with(|library| !library.tiles.is_empty());
        if let Some(key) = here.get_untracked().filter(|_| is_here && !is_led.get_value()) {
            is_led.set_value(true);
            reveal(format!("tile-{key}"));
        }
    });
    let choose_box =
        move |event: Targeted<Event, HtmlSelectElement>| set.set(Set::from_key(&event.target().value()).ok());
    let choose_kind = move |event: Targeted<Event, HtmlSelectElement>| {
        let key = event.target().value();
        kind.set(Kind::ALL.into_iter().find(|kind| kind.key() == key));
    };
    view! {
        <Frame title=Signal::derive(|| say("tiles-page")) class="wide book-page">
            <section class="card sheet find across">
                <div><h1>{t!("tiles-page")}</h1><p>{t!("tiles-about")}</p></div>
                <label class="field"><span>{t!("book-box")}</span>
                    <select data-test="tiles-box" on:change:target=choose_box>
                        <option value="">{t!("tiles-all-boxes")}</option>
                        {BOXES.map(|set| view! { <option value=set.key()>{t!(&set_key(set.key()))}</option> })}
                    </select>
                </label>
                <label class="field"><span>{t!("tiles-kind")}</span>
                    <select data-test="tiles-kind" on:change:target=choose_kind>
                        <option value="">{t!("tiles-all-kinds")}</option>
                        {Kind::ALL.map(|kind| view! { <option value=kind.key()>{t!(&format!("tiles-kinds-{}", kind.key()))}</option> })}
                    </select>
                </label>
                <label class="field"><span>{t!("book-search")}</span>
                    <input type="text" data-test="tiles-search" autocomplete="off" spellcheck="false" placeholder=t!("tiles-search-hint")
                        on:input:target=move |event| typed.set(event.target().value())/>
                </label>
                <p class="note" role="status" data-test="tiles-count">{text(move || {
                    if library.with(|it| it.tiles.is_empty()) { return say("book-fetching") }
                    fill("tiles-count", [("n", found.with(Vec::len).into())])
                })}</p>
                <p><a class="btn" href=Route::Rules(None).href() data-test="to-rules"><Icon name="list"/>{t!("book-page")}</a></p>
            </section>
            <div class="gallery">{part(move || found.get().into_iter().map(|tile| card(tile, here)).collect_view())}</div>
        </Frame>
    }
}

/// Everything that is said of a tile, to be searched.
fn told(tile: &TileEntry) -> String {
    let kind = say(&format!("tiles-kind-{}", tile.kind.key()));
    format!(
        "{} {} {} {kind}",
        say(&tile.key),
        say(&format!("{}-text", tile.key)),
        say(&set_key(tile.set.key()))
    )
}

fn card(tile: TileEntry, here: RwSignal<Option<String>>) -> impl IntoView {
    let TileEntry { set, kind, key, tokens, rules, worth } = tile;
    let path = Route::Tiles(Some(key.clone())).href();
    let (address, own, marked) = (path.clone(), key.clone(), key.clone());
    let mark = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            show_address(&address);
            here.set(Some(own.clone()));
        }
    };
    let about = [say(&format!("tiles-kind-{}", kind.key())), say(&set_key(set.key()))].join(" · ");
    let rules = rules.into_iter().map(|rule| {
        let path = Route::Rules(Some(rule.clone())).href();
        view! { <a href=path data-test="tile-rule">{rule}</a> }
    });
    view! {
        <article class=format!("card tile {}", kind.key()) id=format!("tile-{key}") tabindex="-1" data-test="tile" data-tile=key.clone()
            class:here=flag(move || here.with(|here| here.as_ref() == Some(&marked)))>
            <span class="pic">{tile_icon(set, &key)}</span>
            <header><h2><a href=path on:click=click(mark)>{say(&key)}</a></h2><small>{about}</small></header>
            {(tokens > 0).then(|| view! { <b class="n" data-test="tile-tokens"><span aria-hidden="true">{tokens}</span><span class="sr">{fill("tiles-tokens", [("n", tokens.into())])}</span></b> })}
            <p>{say(&format!("{key}-text"))}</p>
            {(!worth.is_empty()).then(|| lab(kind, worth))}
            <p class="rules">{rules.collect_view()}</p>
        </article>
    }
}

/// What the lab has measured.
fn lab(kind: Kind, worth: Vec<Worth>) -> impl IntoView {
    // Peoples are compared with each other, what is found with not having it.
    let key = if matches!(kind, Kind::Race | Kind::Power) { "tiles-worth" } else { "tiles-worth-had" };
    let language = words::language();
    let row = |one: Worth| {
        let sign = if one.coins > 0 { "+" } else { "" };
        let args = [
            ("players", one.players.into()),
            ("coins", format!("{sign}{}", decimal(one.coins, language)).into()),
            ("error", decimal(one.error, language).into()),
            ("bot", say(&format!("tiles-bot-{}", one.bot)).into()),
        ];
        view! { <li>{fill(key, args)}</li> }
    };
    view! {
        <details class="lab" data-test="tile-lab"><summary>{say("tiles-lab")}<Icon name="down"/></summary><ul>{worth.into_iter().map(row).collect_view()}</ul></details>
    }
}
