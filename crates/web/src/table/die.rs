//! The die, shown for a moment when it is rolled.

use engine::Event;
use leptos::prelude::*;

use super::card;
use super::ui::Ui;
use crate::bits::{effect, part};
use crate::settings::Speed;
use crate::words::fill;

/// How long it is shown, in milliseconds.
const SHOWN: u64 = 1600;

/// The die over the board.
#[component]
pub fn Die() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let face = RwSignal::new(None);
    effect(move || {
        let rolled = ui.live.shown.news.with(|events| {
            events
                .iter()
                .rev()
                .find_map(|event| if let Event::Rolled { face } = event { Some(*face) } else { None })
        });
        // Whoever watches others' turns at once does not want to see their dice.
        let own = ui.live.shown.moment.with_untracked(|it| {
            it.as_ref().is_some_and(|it| Some(it.table().seat()) == ui.me.get_untracked())
        });
        let seen = own || ui.settings.speed.get_untracked() != Speed::AtOnce;
        if let Some(rolled) = rolled.filter(|_| seen) {
            face.set(Some(rolled));
            set_timeout(move || face.set(None), std::time::Duration::from_millis(SHOWN));
        }
    });
    view! {
        <div role="status" class="rolled">
            {part(move || face.get().map(|face| view! {
                <button class="die" data-test="die">{card::die(face, true)}<span class="sr">{fill("aria-die", [("face", face.into())])}</span></button>
            }))}
        </div>
    }
}
