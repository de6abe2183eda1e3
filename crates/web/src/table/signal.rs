//! Telling people that something happened: sounds, the title of the tab, a message of the browser.

use engine::Event;
use leptos::prelude::*;
use web_sys::{Notification, NotificationPermission};

use super::sound;
use super::ui::Ui;
use crate::bits::effect;
use crate::settings::Switch;
use crate::words::{fill, say};

/// Watches the table.
pub fn watch(ui: Ui) {
    let play = move |tune| {
        if ui.settings.sound.get_untracked() == Switch::On {
            sound::play(tune);
        }
    };
    effect(move || {
        let tune = ui.live.shown.news.with(|events| {
            events.iter().rev().find_map(|event| match event {
                Event::Rolled { .. } => Some(sound::DIE),
                Event::Declined { .. } => Some(sound::DECLINE),
                Event::Scored { .. } => Some(sound::COINS),
                Event::Conquered { .. } | Event::Overran { .. } => Some(sound::CONQUER),
                Event::Placed { .. } | Event::Posted { .. } => Some(sound::PLACE),
                _ => None,
            })
        });
        if let Some(tune) = tune {
            play(tune);
        }
    });
    Effect::new(move |was: Option<bool>| {
        let mine = ui.mine.get() || ui.live.is_awaited();
        let name = ui.live.fixed.with(|it| it.as_ref().map(|it| it.card.title.clone()).unwrap_or_default());
        let name = if name.is_empty() { say("app-name") } else { name };
        if mine && was == Some(false) {
            play(sound::TURN);
            if ui.settings.notify.get_untracked() == Switch::On {
                notify(&name);
            }
        }
        document().set_title(&if mine {
            fill("signal-turn-title", [("table", name.into())])
        } else {
            fill("app-title", [("page", name.into())])
        });
        mine
    });
}

/// A message of the browser, if it is allowed and the page is not looked at.
fn notify(table: &str) {
    if !document().hidden() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let text = fill("signal-turn-text", [("table", table.into())]);
    // A browser that shows nothing has still been asked kindly.
    let _ = Notification::new(&text);
}
