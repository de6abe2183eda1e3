//! The rule book: every rule of the chosen box, searched and addressed by its number.

use content::Set;
use content::lexicon::{Search, chapter, rule_families};
use leptos::ev::Targeted;
use leptos::prelude::*;
use leptos::reactive::traits::Set as _;
use web_sys::{Event, HtmlSelectElement};

use super::{library, reveal, rule_texts, show_address, tile_icon};
use crate::assets::asset;
use crate::bits::{click, effect, flag, part, text};
use crate::pages::parts::{Frame, Icon};
use crate::pages::set_key;
use crate::route::Route;
use crate::settings::matches;
use crate::shelf;
use crate::words::{fill, say, t};

/// The name under which the box is kept that was chosen last.
const KEPT: &str = "book-box";

/// The box that is opened first: the one chosen last, or the first that has the rule asked for.
fn first_box(rule: Option<&str>) -> Set {
    let kept = shelf::get(KEPT).and_then(|key| Set::from_key(&key).ok()).unwrap_or_default();
    let has = |set: Set| rule.is_none_or(|rule| rule_families(set).contains(&chapter(rule).0));
    std::iter::once(kept).chain(Set::ALL).find(|&set| has(set)).unwrap_or(kept)
}

/// The name of a chapter: what it is about, or what the family is called where it has no parts.
fn chapter_name(rule: &str) -> String {
    match chapter(rule) {
        (family, "") => say(&format!("book-family-{}", family.to_lowercase())),
        (_, chapter) => say(&format!("book-{}", chapter.to_lowercase())),
    }
}

/// The rule book, open at a rule.
#[component]
pub fn Rules(rule: Option<String>) -> impl IntoView {
    let chosen = RwSignal::new(first_box(rule.as_deref()));
    let typed = RwSignal::new(String::new());
    let here = RwSignal::new(rule.clone());
    let texts = rule_texts();
    let library = library();
    let is_known = flag(move || {
        here.with(|here| match here {
            Some(id) => texts.with(|it| it.as_ref().is_none_or(|it| it.all.iter().any(|(own, _)| own == id))),
            None => true,
        })
    });
    // The places of the rules that are shown.
    let found = Memo::new(move |_| {
        let search = typed.with(|typed| Search::new(typed));
        let families = rule_families(chosen.get());
        texts.with(|it| {
            let all = it.as_ref().map(|it| &it.all[..]).unwrap_or_default();
            let rows = all.iter().enumerate();
            let wanted = rows.filter(|(_, (id, text))| {
                let of_box = families.contains(&chapter(id).0);
                let named = || {
                    let tiles =
                        library.with(|it| it.tiles_of(id).map(|tile| say(&tile.key)).collect::<Vec<_>>());
                    format!("{id} {} {} {text}", chapter_name(id), tiles.join(" "))
                };
                of_box && (search.is_empty() || search.finds(&named()))
            });
            wanted.map(|(at, _)| at).collect::<Vec<usize>>()
        })
    });
    // Whoever came by the address of a rule is led to it, once it is here.
    let is_led = StoredValue::new(false);
    effect(move || {
        let is_here = texts.with(Option::is_some);
        if let Some(id) = here.get_untracked().filter(|_| is_here && !is_led.get_value()) {
            is_led.set_value(true);
            reveal(format!("rule-{id}"));
        }
    });
    let choose = move |event: Targeted<Event, HtmlSelectElement>| {
        if let Ok(set) = Set::from_key(&event.target().value()) {
            shelf::put(KEPT, set.key());
            chosen.set(set);
        }
    };
    let options = Set::ALL.map(|set| {
        view! { <option value=set.key() prop:selected=flag(move || chosen.get() == set)>{t!(&set_key(set.key()))}</option> }
    });
    view! {
        <Frame title=Signal::derive(|| say("book-page")) class="wide book-page">
            <div class="book">
                <aside class="card sheet find">
                    <h1>{t!("book-page")}</h1>
                    <p>{t!("book-about")}</p>
                    <label class="field"><span>{t!("book-box")}</span>
                        <select data-test="book-box" on:change:target=choose>{options}</select>
                    </label>
                    <label class="field"><span>{t!("book-search")}</span>
                        <input type="text" data-test="book-search" autocomplete="off" spellcheck="false" placeholder=t!("book-search-hint")
                            on:input:target=move |event| typed.set(event.target().value())/>
                    </label>
                    <p class="note" role="status" data-test="book-count">{text(move || {
                        if texts.with(Option::is_none) { return say("book-fetching") }
                        fill("book-count", [("n", found.with(Vec::len).into())])
                    })}</p>
                    {part(move || (!is_known.get()).then(|| view! { <p class="wrong" role="alert" data-test="book-unknown">{fill("book-unknown", [("rule", here.get().unwrap_or_default().into())])}</p> }))}
                    <Chapters texts found/>
                    <p><a class="btn" href=Route::Tiles(None).href() data-test="to-tiles"><Icon name="crown"/>{t!("tiles-page")}</a></p>
                </aside>
                <div class="leaves">{part(move || {
                    let places = found.get();
                    texts.with(|it| {
                        let Some(texts) = it else { return ().into_any() };
                        let mut last = None;
                        let rows = places.into_iter().map(|at| {
                            let (id, words) = texts.all[at].clone();
                            let own = { let (family, chapter) = chapter(&id); (family.to_owned(), chapter.to_owned()) };
                            let begins = last.as_ref() != Some(&own);
                            let head = begins.then(|| head(&id, &own));
                            last = Some(own);
                            view! { {head}{leaf(id, words, here, library)} }
                        });
                        rows.collect_view().into_any()
                    })
                })}</div>
            </div>
        </Frame>
    }
}

/// Where a chapter begins.
fn head(rule: &str, (family, chapter): &(String, String)) -> AnyView {
    let family_name = say(&format!("book-family-{}", family.to_lowercase()));
    let of = (!chapter.is_empty()).then(|| view! { <small>{family_name}</small> });
    view! { <h2 id=format!("chapter-{family}-{chapter}") tabindex="-1">{chapter_name(rule)}" "{of}</h2> }
        .into_any()
}

/// The chapters of what is shown, each with the way there.
#[component]
fn Chapters(texts: RwSignal<Option<super::RuleTexts>>, found: Memo<Vec<usize>>) -> impl IntoView {
    let list = move || {
        let places = found.get();
        texts.with(|it| {
            let mut chapters: Vec<(String, String)> = Vec::new();
            for (id, _) in places.iter().filter_map(|&at| it.as_ref()?.all.get(at)) {
                let (family, chapter) = chapter(id);
                let anchor = format!("chapter-{family}-{chapter}");
                if chapters.last().is_none_or(|(last, _)| *last != anchor) {
                    chapters.push((anchor, chapter_name(id)));
                }
            }
            chapters
        })
    };
    // Where they would stand between the search and what it finds, they wait to be asked for.
    view! {
        <details class="chapters" open=matches("(min-width: 1100px)")>
            <summary>{t!("book-chapters")}<Icon name="down"/></summary>
            <ol>{part(move || list().into_iter().map(|(anchor, name)| view! {
                <li><button class="btn quiet" type="button" on:click=click(move |_| reveal(anchor.clone()))>{name}</button></li>
            }).collect_view())}</ol>
        </details>
    }
}

/// A rule with its number, its picture, and the tiles that quote it.
fn leaf(
    id: String,
    words: String,
    here: RwSignal<Option<String>>,
    library: RwSignal<crate::library::Library>,
) -> impl IntoView {
    let path = Route::Rules(Some(id.clone())).href();
    let (own, marked, address, rule) = (id.clone(), id.clone(), path.clone(), id.clone());
    // The address is there to be kept; pressed it only marks the rule, and whoever searches goes on.
    let mark = move |event: web_sys::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            show_address(&address);
            here.set(Some(own.clone()));
        }
    };
    let beside = move || {
        library.with(|library| {
            let pictures: Vec<_> = library.pictures_of(&rule).map(|name| {
                let caption = say(&format!("book-picture-{name}"));
                view! { <figure><img loading="lazy" src=asset(&format!("rule-{name}.svg")) alt="" width="400" height="260"/><figcaption>{caption}</figcaption></figure> }
            }).collect();
            let tiles: Vec<_> = library.tiles_of(&rule).map(|tile| {
                let path = Route::Tiles(Some(tile.key.clone())).href();
                view! { <a class="quotes" href=path>{tile_icon(tile.set, &tile.key)}{say(&tile.key)}</a> }
            }).collect();
            view! { {pictures}{(!tiles.is_empty()).then(|| view! { <p class="tiles">{tiles}</p> })} }
        })
    };
    view! {
        <article class="card leaf" id=format!("rule-{id}") tabindex="-1" data-test="rule" data-rule=id.clone()
            class:here=flag(move || here.with(|here| here.as_ref() == Some(&marked)))>
            <h3><a href=path data-test="rule-address" on:click=click(mark)>{id.clone()}</a></h3>
            <p>{words}</p>
            {part(beside)}
        </article>
    }
}
