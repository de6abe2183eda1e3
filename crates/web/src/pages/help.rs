//! How to play, in our own short words, and the keys.

use leptos::prelude::*;

use super::parts::{Frame, Icon};
use crate::route::Route;
use crate::words::{say, t};

/// The parts of the game, in the order they are told.
const PARTS: [&str; 9] = ["goal", "pick", "conquer", "die", "redeploy", "score", "lose", "decline", "end"];

/// The keys: what is pressed, and what it does. A name in capitals is a word by its key.
const KEYS: [(&[&str], &str); 18] = [
    (&["ARROWS"], "arrows"),
    (&["[", "]"], "next"),
    (&["ENTER"], "enter"),
    (&["ESCAPE"], "escape"),
    (&["m"], "map"),
    (&["n"], "primary"),
    (&["e"], "end"),
    (&["h"], "hint"),
    (&["u"], "undo"),
    (&["SHIFT", "u"], "redo"),
    (&["r"], "restart"),
    (&["+", "−"], "plus"),
    (&["o"], "offer"),
    (&["p"], "players"),
    (&["l"], "log"),
    (&["s"], "score"),
    (&["t"], "text"),
    (&["?"], "help"),
];

/// How to play.
#[component]
pub fn Help() -> impl IntoView {
    let part = |key: &'static str| {
        view! {
            <section>
                <h2>{t!(&format!("help-{key}"))}</h2>
                <p>{t!(&format!("help-{key}-text"))}</p>
            </section>
        }
    };
    view! {
        <Frame title=Signal::derive(|| say("help-page")) class="wide">
            <div class="help">
                <article class="card sheet">
                    <h1>{t!("help-title")}</h1>
                    {PARTS.map(part)}
                    <p class="note">{t!("help-tiles-hint")}</p>
                    <nav class="further" aria-label=t!("help-further")>
                        <a class="btn go" href=Route::Learn.href() data-test="to-learn"><Icon name="play"/>{t!("learn-page")}</a>
                        <a class="btn" href=Route::Rules(None).href() data-test="to-rules"><Icon name="list"/>{t!("book-page")}</a>
                        <a class="btn" href=Route::Tiles(None).href() data-test="to-tiles"><Icon name="crown"/>{t!("tiles-page")}</a>
                    </nav>
                </article>
                <section class="card sheet">
                    <h2>{t!("help-keys")}</h2>
                    <p>{t!("help-keys-hint")}</p>
                    <Keys/>
                </section>
            </div>
        </Frame>
    }
}

/// The keys of the table.
#[component]
pub fn Keys() -> impl IntoView {
    let key = |key: &'static str| {
        let is_word = key.len() > 1 && key.bytes().all(|byte| byte.is_ascii_uppercase());
        let text = move || {
            if is_word { say(&format!("key-name-{}", key.to_ascii_lowercase())) } else { key.to_owned() }
        };
        view! { <kbd>{text}</kbd> }
    };
    let row = |(keys, what): (&'static [&'static str], &'static str)| {
        view! {
            <dt>{keys.iter().map(|it| key(it)).collect_view()}</dt>
            <dd>{t!(&format!("key-{what}"))}</dd>
        }
    };
    view! { <dl class="keys">{KEYS.map(row)}</dl> }
}
