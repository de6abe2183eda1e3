//! What people at a table say to each other.

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{ChatLine, MAX_CHAT};

use crate::bits::{Show, effect, flag, part, text};
use crate::pages::parts::{Badge, Icon};
use crate::words::{fill, t};

/// Everything said so far, and room to say more.
#[component]
pub fn Chat(
    /// What was said.
    #[prop(into)]
    lines: Signal<Vec<ChatLine>>,
    /// What people call the players, in the order of the seats.
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// Which seat speaks here; a spectator only listens.
    #[prop(into)]
    speaker: Signal<Option<Seat>>,
    /// Says something.
    #[prop(into)]
    send: Callback<(Seat, String)>,
) -> impl IntoView {
    let list = NodeRef::<leptos::html::Div>::new();
    // The last line is the one people want to see.
    effect(move || {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let row = move |line: ChatLine| {
        let seat = line.seat;
        let name = move || names.with(|names| names.get(usize::from(seat.0)).cloned().unwrap_or_default());
        view! {
            <li data-test="chat-line">
                <Badge seat=seat.letter()/>
                <p>
                    <b>{text(name)}</b>
                    " "
                    <time>{time(line.at)}</time>
                    <br/>
                    <span dir="auto">{line.text}</span>
                </p>
            </li>
        }
    };
    view! {
        <section class="chat" aria-labelledby="chat-title">
            <h2 id="chat-title">{t!("chat-title")}</h2>
            <div class="lines" role="log" aria-labelledby="chat-title" tabindex="0" node_ref=list>
                <ol>
                    <For each=move || lines.get() key=|line| line.n children=row/>
                </ol>
            </div>
            <Show when=flag(move || lines.with(Vec::is_empty))>
                <p class="none">{t!("chat-empty")}</p>
            </Show>
            <Show when=flag(move || speaker.get().is_some())>
                <Speak speaker send/>
            </Show>
            <Show when=flag(move || speaker.get().is_none())>
                <p class="note" data-test="chat-listen">{t!("chat-listen")}</p>
            </Show>
        </section>
    }
}

/// Where something is said.
#[component]
fn Speak(speaker: Signal<Option<Seat>>, send: Callback<(Seat, String)>) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let excess = move || typed.with(|text| text.chars().count()).saturating_sub(MAX_CHAT);
    let speak = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = typed.get_untracked().trim().to_owned();
        let Some(seat) = speaker.get_untracked() else { return };
        if !said.is_empty() && said.chars().count() <= MAX_CHAT {
            send.run((seat, said));
            typed.set(String::new());
        }
    };
    view! {
        <form on:submit=speak>
            <label>
                <span class="sr">{t!("chat-label")}</span>
                <input
                    type="text"
                    data-test="chat-text"
                    autocomplete="off"
                    placeholder=t!("chat-placeholder")
                    aria-invalid=text(move || (excess() > 0).to_string())
                    prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value())
                />
            </label>
            <button class="btn icon" type="submit" data-test="chat-send" aria-label=t!("chat-send")>
                <Icon name="send"/>
            </button>
            <p class="wrong" role="status">
                {part(move || Some(excess()).filter(|n| *n > 0).map(|n| fill("chat-too-long", [("n", n.into())])))}
            </p>
            <p class="note">{t!("chat-to-all")}</p>
        </form>
    }
}

/// The time of day something was said, where the reader is.
fn time(at: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64 * 1000.0));
    format!("{}:{:02}", date.get_hours(), date.get_minutes())
}
