//! The editor of home-made tiles: a race or a power from sentences with blanks, with a preview, a trial and a link; and
//! that of boards.

mod board;
mod editor;
mod file;
mod picture;
mod preview;
mod rules;
mod trying;
mod variants;
mod what;

use content::words::Language;
use leptos::prelude::*;

use crate::address;
use crate::bits::{click, flag, part, text};
use crate::pages::parts::{Copy, Frame, Icon, Toggle, select_all};
use crate::route::Route;
use crate::share::{self, LinkFault};
use crate::words::{fill, say, t};
pub use board::MakeBoard;
use editor::{Editor, name_of};

/// The editor of tiles.
#[component]
pub fn MakeTile() -> impl IntoView {
    let editor = Editor::new();
    let refused = RwSignal::new(None);
    let came = RwSignal::new(false);
    follow_link(editor, refused, came);
    let again = window_event_listener(leptos::ev::hashchange, move |_| follow_link(editor, refused, came));
    on_cleanup(move || again.remove());
    let sent = flag(move || came.get() && editor.at.get().is_none());
    view! {
        <Frame title=Signal::derive(|| say("make-page")) class="wide">
            <div class="make">
                <header>
                    <h1>{t!("make-title")}</h1>
                    <p>{t!("make-lede")}</p>
                    <div role="alert">
                        {part(move || refused.get().map(|key| view! { <p class="card bad" data-test="link-refused">{t!(key)}</p> }))}
                    </div>
                    <p role="status" class="came">{part(move || sent.get().then(|| say("make-shared")))}</p>
                    <Shelf editor/>
                </header>
                <div class="left">
                    <what::What editor/>
                    <rules::Rules editor/>
                    <picture::Pictures editor/>
                    <Text editor/>
                    <file::File editor/>
                </div>
                <aside>
                    <preview::Preview editor/>
                    <trying::Trying editor/>
                    <Send editor/>
                </aside>
            </div>
        </Frame>
    }
}

/// Shows the tile a link holds, or says why it does not.
fn follow_link(editor: Editor, refused: RwSignal<Option<&'static str>>, came: RwSignal<bool>) {
    let fragment = window().location().hash().unwrap_or_default();
    let fragment = fragment.trim_start_matches('#');
    // The way to the content is no tile.
    if fragment.is_empty() || fragment == "main" {
        return;
    }
    match share::drafts(fragment) {
        Ok(drafts) => {
            refused.set(None);
            came.set(true);
            if let Some(draft) = drafts.into_iter().next() {
                editor.show_other(draft);
            }
        }
        Err(LinkFault::Broken) => refused.set(Some("make-link-bad")),
        Err(LinkFault::Large) => refused.set(Some("make-link-large")),
    }
}

/// The tiles this browser keeps.
#[component]
fn Shelf(editor: Editor) -> impl IntoView {
    let names = Memo::new(move |_| {
        editor.kept.with(|list| list.iter().map(|kept| name_of(&kept.draft)).collect::<Vec<_>>())
    });
    let one = move |(at, name): (usize, String)| {
        let chosen = flag(move || editor.at.get() == Some(at));
        view! {
            <button
                class="btn s"
                type="button"
                data-test="mine"
                aria-pressed=text(move || chosen.get().to_string())
                on:click=click(move |_| editor.choose(at))
            >{name}</button>
        }
    };
    view! {
        <div class="mine-tiles" role="group" aria-label=t!("make-mine")>
            {part(move || names.get().into_iter().enumerate().map(one).collect_view())}
            <button class="btn s" type="button" data-test="make-new" on:click=click(move |_| editor.begin())>
                <Icon name="plus"/>{t!("make-new")}
            </button>
            <button class="btn s quiet" type="button" data-test="make-forget" on:click=click(move |_| editor.forget())>
                <Icon name="cross"/>{t!("make-forget")}
            </button>
        </div>
    }
}

/// What is wrong with a field, below it.
fn wrong(editor: Editor, field: &'static str) -> impl IntoView {
    view! { <div class="wrongs" data-test=format!("wrong-{field}")>{part(move || told(editor.wrong(None, Some(field))))}</div> }
}

/// Faults as lines.
fn told(faults: Vec<String>) -> impl IntoView + use<> {
    faults.into_iter().map(|fault| view! { <p class="wrong">{fault}</p> }).collect_view()
}

/// What is said of the tile at the table.
#[component]
fn Text(editor: Editor) -> impl IntoView {
    let field = move |language: Language| {
        let key = language.key();
        let label =
            text(move || fill("make-text-in", [("language", say(&format!("language-{key}")).into())]));
        let own = move || {
            let said = editor
                .draft
                .with(|draft| draft.text.each().into_iter().find(|it| it.0 == key)?.1.map(str::to_owned));
            said.unwrap_or_default()
        };
        let change = move |words: String| {
            editor.auto.set(false);
            editor.change(|draft| *draft.text.of_mut(key) = Some(words).filter(|words| !words.is_empty()));
        };
        view! {
            <label class="field">
                <span>{label}</span>
                <textarea
                    rows="3"
                    lang=key
                    data-test=format!("text-{key}")
                    prop:value=own
                    on:input:target=move |event| change(event.target().value())
                ></textarea>
            </label>
        }
    };
    view! {
        <section class="card sheet">
            <h2>{t!("make-text")}</h2>
            <Toggle
                on=editor.auto
                change=move |on| editor.write_itself(on)
                label="make-text-auto"
                about="make-text-auto-about"
                test="text-auto"
            />
            {Language::ALL.map(field)}
            {wrong(editor, "text")}
        </section>
    }
}

/// A link that holds the tile.
#[component]
fn Send(editor: Editor) -> impl IntoView {
    let link = text(move || {
        let fragment = editor.draft.with(|draft| share::fragment(std::slice::from_ref(draft)));
        format!("{}#{fragment}", address::full(&Route::MakeTile.path()))
    });
    view! {
        <section class="card sheet">
            <h2>{t!("make-share")}</h2>
            <p class="note">{t!("make-share-hint")}</p>
            <div class="link">
                <input
                    type="text"
                    readonly
                    data-test="share-link"
                    aria-label=t!("make-share-link")
                    prop:value=link
                    on:focus=move |event| select_all(&event)
                />
                <Copy text=link label=t!("make-share-link")/>
            </div>
        </section>
    }
}
