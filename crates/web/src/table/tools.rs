//! The tools at the right of the bar on top.

use leptos::prelude::*;
use wire::protocol::SeatKind;

use super::parts::glyph;
use super::ui::Ui;
use crate::bits::{Show, click, flag, part, text};
use crate::pages::parts::{Lamp, Tongues};
use crate::route::Route;
use crate::settings::{Choice, Speed, Switch};
use crate::words::{fill, say, t};

/// Language, light, speed of others' turns, sound, the board as text, help.
#[component]
pub fn Tools() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let (speed, sound) = (ui.settings.speed, ui.settings.sound);
    let faster = move |_| {
        let at = Speed::ALL.iter().position(|it| *it == speed.get_untracked()).unwrap_or(0);
        let next = Speed::ALL[(at + 1) % Speed::ALL.len()];
        speed.set(next);
        if next == Speed::AtOnce {
            ui.live.skip();
        }
    };
    let label =
        move || format!("{}: {}", say("settings-speed"), say(&format!("speed-{}", speed.get().key())));
    let sign = move || match speed.get() {
        Speed::AtOnce => "0×",
        Speed::Slow => "½×",
        Speed::Normal => "1×",
        Speed::Fast => "2×",
    };
    let over = move || !ui.live.looks_back() && ui.moment().is_some_and(|it| it.state.is_over());
    let new = move || ui.live.people.chat.with(|chat| chat.len()).saturating_sub(ui.panels.heard.get());
    let unheard = move || match new() {
        0 => say("chat-title"),
        n => fill("chat-new", [("n", n.into())]),
    };
    let heard = move || sound.get() == Switch::On;
    let free = move || {
        let presence = ui.live.people.presence.get();
        let open = presence
            .is_some_and(|it| it.seats.iter().any(|card| card.kind == SeatKind::Human && !card.taken));
        open && ui.me.get().is_some()
    };
    let invite =
        move || ui.live.fixed.with(|it| it.as_ref().map(|it| Route::Invite(it.card.id.clone()).href()));
    view! {
        <Show when=flag(over)>
            <button class="btn wide" data-test="result" on:click=click(move |_| ui.panels.map.update(|it| *it = !*it))>
                {t!(if ui.panels.map.get() { "tool-result" } else { "tool-map" })}</button>
        </Show>
        <Show when=flag(free)>
            <a class="btn wide gold" data-test="invite" href=invite aria-label=t!("tool-invite")>{glyph("ui-link")}<span>{t!("tool-invite")}</span></a>
        </Show>
        <button class="btn talk" data-test="chat" aria-expanded=text(move || ui.panels.talk.get().to_string()) aria-label=unheard
            on:click=click(move |_| ui.panels.talk.update(|it| *it = !*it))>{glyph("ui-chat")}
            {part(move || (new() > 0).then(|| view! { <b class="count">{new()}</b> }))}</button>
        <span class="drawer" class:open=flag(move || ui.panels.tools.get())>
            <Tongues/>
            <Lamp/>
            <button class="btn" data-test="speed" aria-label=label title=label on:click=click(faster)><span class="ic">{sign}</span><span class="lb">{text(label)}</span></button>
            <button class="btn" data-test="sound" title=t!(if heard() { "sound-on" } else { "sound-off" })
                on:click=click(move |_| sound.set(if sound.get_untracked() == Switch::On { Switch::Off } else { Switch::On }))>
                {part(move || glyph(if heard() { "ui-sound" } else { "ui-mute" }))}<span class="lb">{t!(if heard() { "sound-on" } else { "sound-off" })}</span></button>
            <button class="btn" data-test="text" title=t!("text-board-title")
                on:click=click(move |_| { ui.panels.tools.set(false); ui.panels.text.update(|it| *it = !*it); })>{glyph("ui-list")}<span class="lb">{t!("text-board-title")}</span></button>
            <a class="btn" href=Route::Settings.href() data-test="settings" title=t!("nav-settings")>{glyph("ui-gear")}<span class="lb">{t!("nav-settings")}</span></a>
            <a class="btn" href=Route::Help.href() data-test="help" title=t!("nav-help")>{glyph("ui-help")}<span class="lb">{t!("nav-help")}</span></a>
        </span>
        <button class="btn more" data-test="menu" aria-expanded=text(move || ui.panels.tools.get().to_string()) aria-label=t!("nav-menu")
            on:click=click(move |_| ui.panels.tools.update(|it| *it = !*it))>{glyph("ui-menu")}</button>
    }
}
