//! The editor of boards: a map to draw on, with checks, a trial, pictures and a link.

mod canvas;
mod checks;
mod desk;
mod file;
mod glyphs;
mod handle;
mod region;
mod start;
mod tools;
mod trying;

use leptos::prelude::*;

use crate::bits::{Show, flag, part, text};
use crate::pages::parts::Frame;
use crate::share::{self, LinkFault};
use crate::words::{say, t};
use desk::Desk;
use tools::ZOOMS;

/// The editor of boards.
#[component]
pub fn MakeBoard() -> impl IntoView {
    let desk = Desk::new();
    let refused = RwSignal::new(None);
    let came = RwSignal::new(false);
    let zoom = RwSignal::new(0_usize);
    follow_link(desk, refused, came);
    let again = window_event_listener(leptos::ev::hashchange, move |_| follow_link(desk, refused, came));
    on_cleanup(move || again.remove());
    let sent = flag(move || came.get() && desk.at.get().is_none());
    let drawing = flag(move || !desk.beginning.get());
    view! {
        <Frame title=Signal::derive(|| say("draw-page")) class="wide">
            <div class="make draw">
                <header>
                    <h1>{t!("draw-heading")}</h1>
                    <p>{t!("draw-lede")}</p>
                    <div role="alert">
                        {part(move || refused.get().map(|key| view! { <p class="card bad" data-test="link-refused">{t!(key)}</p> }))}
                    </div>
                    <p role="status" class="came">{part(move || sent.get().then(|| say("draw-shared")))}</p>
                    <checks::Shelf desk/>
                </header>
                <div class="left">
                    <Show when=flag(move || desk.beginning.get())>
                        <start::Start desk/>
                    </Show>
                    <Show when=drawing>
                        <section class="card sheet drawing">
                            <tools::Tools desk zoom/>
                            <canvas::Hint desk/>
                            <div class="view" class:close=flag(move || zoom.get() > 0)>
                                <div style=text(move || format!("width:{}%", ZOOMS[zoom.get()] * 100.0))>
                                    <canvas::Canvas desk/>
                                </div>
                            </div>
                        </section>
                    </Show>
                </div>
                <aside>
                    <Show when=drawing>
                        <region::RegionPanel desk/>
                        <checks::Checks desk/>
                        <trying::Trying desk/>
                        <region::BoardPanel desk/>
                        <file::Send desk/>
                    </Show>
                    <file::File desk/>
                </aside>
            </div>
        </Frame>
    }
}

/// Shows the board a link holds, or says why it does not.
fn follow_link(desk: Desk, refused: RwSignal<Option<&'static str>>, came: RwSignal<bool>) {
    let fragment = window().location().hash().unwrap_or_default();
    let fragment = fragment.trim_start_matches('#');
    // The way to the content is no board.
    if fragment.is_empty() || fragment == "main" {
        return;
    }
    match share::board(fragment) {
        Ok(sketch) => {
            refused.set(None);
            came.set(true);
            desk.show_other(sketch);
        }
        Err(LinkFault::Broken) => refused.set(Some("draw-link-bad")),
        Err(LinkFault::Large) => refused.set(Some("draw-link-large")),
    }
}
