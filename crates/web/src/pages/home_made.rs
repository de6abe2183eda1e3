//! Home-made tiles and boards, checked by the server before they join.

use content::blank::{Draft, HomeTile, Kind};
use content::board::{BoardFile, check};
use content::pack;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wire::protocol::{OpenedPack, PackCard, Problem, Sheet, Told, read};

use super::parts::Icon;
use crate::api;
use crate::bits::{click, flag, part, text};
use crate::file::saved;
use crate::problem;
use crate::route::Route;
use crate::shelf;
use crate::words::{self, fill, language, say, t};

/// Something home-made that joins the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// What it is called.
    pub name: String,
    /// The text of its file.
    pub text: String,
    /// What it is.
    pub own: Own,
}

/// What something home-made is.
#[derive(Clone, Debug, PartialEq)]
pub enum Own {
    /// A race or a power.
    Tile(Box<HomeTile>),
    /// A board.
    Board(Box<Sheet>),
}

/// Something that cannot be used.
#[derive(Clone, Debug, PartialEq)]
struct Refused {
    name: String,
    problem: Problem,
}

/// Lets people add what they made at home.
#[component]
pub fn HomeMade(
    made: RwSignal<Vec<Made>>,
    /// Called with every board that joins.
    brought: Callback<(String, Sheet)>,
    /// The key of the board shown, unless it is home-made.
    shown: Signal<Option<String>>,
) -> impl IntoView {
    let refused = RwSignal::new(Vec::<Refused>::new());
    let busy = RwSignal::new(false);
    let pasted = RwSignal::new(String::new());
    let join = move |good: Made| {
        let board = match &good.own {
            Own::Board(sheet) => Some((good.name.clone(), (**sheet).clone())),
            Own::Tile(_) => None,
        };
        made.update(|list| {
            list.retain(|other| other.name != good.name);
            list.push(good);
        });
        if let Some(board) = board {
            brought.run(board);
        }
    };
    let add = move |texts: Vec<(String, String)>| {
        leptos::task::spawn_local(async move {
            busy.set(true);
            refused.set(Vec::new());
            for (name, text) in texts {
                let checked = if pack::is_pack(&text) {
                    api::post("/api/packs", &Told { text }).await.and_then(|pack| unpacked(&pack))
                } else {
                    check(&name, text).await.map(|good| vec![good])
                };
                match checked {
                    Ok(good) => good.into_iter().for_each(join),
                    Err(problem) => refused.update(|list| list.push(Refused { name, problem })),
                }
            }
            busy.set(false);
        });
    };
    let chosen = move |event: leptos::ev::Targeted<web_sys::Event, web_sys::HtmlInputElement>| {
        let field = event.target();
        leptos::task::spawn_local(async move {
            let mut texts = Vec::new();
            if let Some(files) = field.files() {
                for file in (0..files.length()).filter_map(|at| files.get(at)) {
                    let blob: &web_sys::Blob = file.unchecked_ref();
                    let text = JsFuture::from(blob.text()).await.ok().and_then(|it| it.as_string());
                    texts.push((file.name(), text.unwrap_or_default()));
                }
            }
            field.set_value("");
            add(texts);
        });
    };
    let paste = move |_| {
        let text = pasted.get_untracked();
        if !text.trim().is_empty() {
            pasted.set(String::new());
            add(vec![(say("new-home-pasted"), text)]);
        }
    };
    view! {
        <details class="card sheet home-made" data-test="home-made">
            <summary>
                <h2>{t!("new-home")}</h2>
                <Icon name="down"/>
            </summary>
            <p>{t!("new-home-about")}</p>
            <Packs made/>
            <p class="samples">
                <a class="btn s" href=Route::MakeTile.href() data-test="make-tile"><Icon name="plus"/>{t!("new-home-make")}</a>
                <a class="btn s" href=Route::MakeBoard.href() data-test="make-board"><Icon name="plus"/>{t!("new-home-draw")}</a>
                <Mine add=Callback::new(move |own: (String, String)| add(vec![own]))/>
                <a class="btn s" href="/api/sample-tile" download="" rel="external" data-test="sample-tile" on:click=saved("/api/sample-tile".to_owned(), "homesick.toml".to_owned())><Icon name="down"/>{t!("new-home-sample-tile")}</a>
                {part(move || shown.get().map(|key| (format!("/api/boards/{}/file", key.replace('+', "%2B")), format!("{key}.board"))).map(|(path, name)| view! {
                    <a class="btn s" href=path.clone() download="" rel="external" data-test="sample-board" on:click=saved(path, name)><Icon name="down"/>{t!("new-home-sample-board")}</a>
                }))}
            </p>
            <ul class="made" aria-live="polite">
                {part(move || made.get().into_iter().map(|one| view! { <MadeRow one made/> }).collect_view())}
            </ul>
            <div role="alert">
                {part(move || {
                    refused
                        .get()
                        .into_iter()
                        .map(|Refused { name, problem }| {
                            view! {
                                <div class="refused" data-test="home-refused">
                                    <b>{text(move || fill("new-home-bad", [("name", name.clone().into())]))}</b>
                                    <p>{move || problem::in_words(&problem, None)}</p>
                                </div>
                            }
                        })
                        .collect_view()
                })}
            </div>
            <p role="status">{part(move || busy.get().then(|| say("new-home-checking")))}</p>
            <div class="adding">
                <label class="btn file">
                    <Icon name="plus"/>
                    <span>{t!("new-home-file")}</span>
                    <input class="sr" type="file" multiple accept=".toml,.board,.pack,.txt" data-test="home-file" on:change:target=chosen/>
                </label>
                <label class="field">
                    <span>{t!("new-home-paste")}</span>
                    <textarea
                        rows="4"
                        spellcheck="false"
                        data-test="home-text"
                        prop:value=pasted
                        on:input:target=move |event| pasted.set(event.target().value())
                    ></textarea>
                </label>
                <button class="btn" type="button" data-test="home-add" on:click=click(paste)>{t!("new-home-add")}</button>
            </div>
        </details>
    }
}

/// The packs that come with the game, to be switched on.
#[component]
fn Packs(made: RwSignal<Vec<Made>>) -> impl IntoView {
    let cards = api::watch::<Vec<PackCard>>(|| Some("/api/packs".to_owned()));
    let one = move |card: PackCard| {
        let names = RwSignal::new(Vec::<String>::new());
        let on = flag(move || {
            let names = names.get();
            !names.is_empty()
                && made.with(|list| names.iter().all(|name| list.iter().any(|made| made.name == *name)))
        });
        let path = StoredValue::new(format!("/api/packs/{}", card.key));
        let title = StoredValue::new(card.title);
        let switch = move |wanted: bool| {
            leptos::task::spawn_local(async move {
                let gone = names.get_untracked();
                made.update(|list| list.retain(|made| !gone.contains(&made.name)));
                let Some(text) = api::text(&path.get_value()).await.filter(|_| wanted) else { return };
                let Ok(tiles) = read::<OpenedPack>(&text).and_then(|pack| unpacked(&pack)) else { return };
                names.set(tiles.iter().map(|made| made.name.clone()).collect());
                made.update(|list| list.extend(tiles));
            });
        };
        let label = text(move || {
            fill("new-pack", [("title", title.get_value().into()), ("tiles", card.tiles.into())])
        });
        view! {
            <label class="toggle">
                <input
                    type="checkbox"
                    role="switch"
                    data-test="pack"
                    prop:checked=on
                    on:change:target=move |event| switch(event.target().checked())
                />
                <span>
                    <b>{label}</b>
                    <small>{t!("new-pack-about")}</small>
                </span>
            </label>
        }
    };
    part(move || cards.get().and_then(Result::ok).unwrap_or_default().into_iter().map(one).collect_view())
}

/// The tiles made in this browser that are sound, and the boards that can be played.
#[component]
fn Mine(
    /// Called with the name and the text of one.
    add: Callback<(String, String)>,
) -> impl IntoView {
    let drafts = shelf::made().into_iter().map(|made| made.draft);
    let boards = shelf::boards().into_iter().filter(|board| check::faults("", board).is_empty());
    let board = move |board: BoardFile| {
        let name = board.title.clone().unwrap_or_else(|| board.key.clone());
        let label = {
            let name = name.clone();
            text(move || fill("new-home-mine", [("name", name.as_str().into())]))
        };
        let bring = move |_| add.run((name.clone(), board.to_text()));
        view! {
            <button class="btn s" type="button" data-test="add-my-board" on:click=click(bring)>
                <Icon name="plus"/>{label}
            </button>
        }
    };
    let one = move |draft: Draft| {
        let tile = HomeTile::make(&draft).ok()?;
        let draft = StoredValue::new(draft);
        let name = text(move || named(&tile));
        let bring = move |_| add.run((name.get_untracked(), draft.with_value(Draft::to_toml)));
        Some(view! {
            <button class="btn s" type="button" data-test="add-mine" on:click=click(bring)>
                <Icon name="plus"/>{text(move || fill("new-home-mine", [("name", name.get().into())]))}
            </button>
        })
    };
    (drafts.filter_map(one).collect_view(), boards.map(board).collect_view())
}

/// What is in a pack.
fn unpacked(pack: &OpenedPack) -> Result<Vec<Made>, Problem> {
    let mut made = Vec::new();
    for tile in &pack.tiles {
        let read = HomeTile::read("pack", &tile.json).map_err(|fault| Problem::of_tile(&fault))?;
        let (name, text) = (named(&read), tile.text.clone());
        made.push(Made { name, text, own: Own::Tile(Box::new(read)) });
    }
    for board in &pack.boards {
        let name = board.sheet.board.title.clone().unwrap_or_else(|| board.sheet.board.key.clone());
        let own = Own::Board(Box::new(board.sheet.clone()));
        made.push(Made { name, text: board.text.clone(), own });
    }
    Ok(made)
}

/// What a tile is called in the language shown.
fn named(tile: &HomeTile) -> String {
    let own = tile.words.iter().find(|words| words.language == language().key());
    own.or_else(|| tile.words.first()).map_or_else(|| tile.ability.key.to_string(), |it| it.name.clone())
}

#[component]
fn MadeRow(one: Made, made: RwSignal<Vec<Made>>) -> impl IntoView {
    let key = match &one.own {
        Own::Board(_) => "new-home-board",
        Own::Tile(tile) if tile.kind == Kind::Power => "new-home-power",
        Own::Tile(_) => "new-home-race",
    };
    let warnings = match &one.own {
        Own::Tile(tile) => tile.warnings.clone(),
        Own::Board(_) => Vec::new(),
    };
    let name = StoredValue::new(one.name);
    let remove = move |_| made.update(|list| list.retain(|other| other.name != name.get_value()));
    view! {
        <li data-test="home-added">
            <Icon name="check"/>
            <span>
                <b>{text(move || fill(key, [("name", name.get_value().into())]))}</b>
                {warnings
                    .into_iter()
                    .map(|warning| {
                        let told = move || words::with(|words| warning.text(words)).unwrap_or_default();
                        view! { <small>{text(move || fill("new-home-warning", [("text", told().into())]))}</small> }
                    })
                    .collect_view()}
            </span>
            <button
                class="btn icon quiet"
                type="button"
                aria-label=text(move || fill("new-home-remove", [("name", name.get_value().into())]))
                on:click=click(remove)
            >
                <Icon name="cross"/>
            </button>
        </li>
    }
}

/// Lets the server look at a file. A board has regions; everything else is a tile.
async fn check(file: &str, text: String) -> Result<Made, Problem> {
    let told = Told { text: text.clone() };
    if text.contains("[[region]]") {
        let sheet: Sheet = api::post("/api/boards", &told).await?;
        let name = sheet.board.title.clone().unwrap_or_else(|| sheet.board.key.clone());
        return Ok(Made { name, text, own: Own::Board(Box::new(sheet)) });
    }
    // The page reads no TOML: the server has, and tells what it read.
    let read: Told = api::post("/api/tiles", &told).await?;
    let tile = HomeTile::read(file, &read.text).map_err(|fault| Problem::of_tile(&fault))?;
    Ok(Made { name: named(&tile), text, own: Own::Tile(Box::new(tile)) })
}
