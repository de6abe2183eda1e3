//! What people choose for themselves.

use leptos::prelude::*;
use web_sys::{Notification, NotificationPermission};
use wire::protocol::MAX_NAME;

use super::parts::{Frame, Pick, Toggle, Tongues};
use crate::bits::part;
use crate::settings::{Switch, settings};
use crate::words::{say, t};

/// The settings.
#[component]
pub fn Preferences() -> impl IntoView {
    let settings = settings();
    view! {
        <Frame title=Signal::derive(|| say("settings-page")) class="narrow">
            <section class="card sheet settings">
                <h1>{t!("settings-page")}</h1>
                <label class="field">
                    <span>{t!("settings-name")}</span>
                    <input
                        type="text"
                        data-test="name"
                        autocomplete="nickname"
                        maxlength=MAX_NAME.to_string()
                        prop:value=settings.name
                        on:input:target=move |event| settings.name.set(event.target().value())
                    />
                </label>
                <div class="field">
                    <span aria-hidden="true">{t!("settings-language")}</span>
                    <Tongues/>
                </div>
                <Pick choice=settings.theme label="settings-theme" prefix="theme" test="set-theme"/>
                <Pick choice=settings.speed label="settings-speed" prefix="speed" test="set-speed"/>
                <Pick choice=settings.motion label="settings-motion" prefix="motion" test="set-motion"/>
                <Pick choice=settings.confirm label="settings-confirm" prefix="confirm" test="set-confirm"/>
                <p class="note">{t!("settings-confirm-about")}</p>
                <Pick choice=settings.take_back label="settings-take-back" prefix="take-back" test="set-take-back"/>
                <p class="note">{t!("settings-take-back-about")}</p>
                <Toggle
                    on=Signal::derive(move || settings.warn.get() == Switch::On)
                    change=move |on| settings.warn.set(switch(on))
                    label="settings-warn"
                    about="settings-warn-about"
                    test="set-warn"
                />
                <Toggle
                    on=Signal::derive(move || settings.sound.get() == Switch::On)
                    change=move |on| settings.sound.set(switch(on))
                    label="settings-sound"
                    about="settings-sound-about"
                    test="set-sound"
                />
                <Notify/>
                <Toggle
                    on=Signal::derive(move || settings.list.get() == Switch::On)
                    change=move |on| settings.list.set(switch(on))
                    label="settings-text-board"
                    test="set-list"
                />
                <Toggle
                    on=Signal::derive(move || settings.numbers.get() == Switch::On)
                    change=move |on| settings.numbers.set(switch(on))
                    label="settings-numbers"
                    test="set-numbers"
                />
                <p class="note">{t!("settings-stored")}</p>
            </section>
        </Frame>
    }
}

fn switch(on: bool) -> Switch {
    if on { Switch::On } else { Switch::Off }
}

/// Whether the browser tells that it is one's turn; it asks for leave first.
#[component]
fn Notify() -> impl IntoView {
    let notify = settings().notify;
    let blocked = RwSignal::new(Notification::permission() == NotificationPermission::Denied);
    let change = move |on: bool| {
        notify.set(switch(on));
        if on && Notification::permission() != NotificationPermission::Granted {
            leptos::task::spawn_local(async move {
                if let Ok(asked) = Notification::request_permission() {
                    // The answer is read from the permission itself.
                    let _ = wasm_bindgen_futures::JsFuture::from(asked).await;
                }
                let granted = Notification::permission() == NotificationPermission::Granted;
                notify.set(switch(granted));
                blocked.set(Notification::permission() == NotificationPermission::Denied);
            });
        }
    };
    view! {
        <Toggle
            on=Signal::derive(move || notify.get() == Switch::On)
            change
            label="settings-notify"
            about="settings-notify-about"
            test="set-notify"
        />
        <p class="note" role="status">{part(move || blocked.get().then(|| say("settings-notify-blocked")))}</p>
    }
}
