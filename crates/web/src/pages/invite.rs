//! Who is coming: a link for every seat, to copy, to share, or as a code for phones.

use leptos::prelude::*;
use qrcode::render::svg;
use qrcode::{EcLevel, QrCode};
use wire::protocol::{Reach, SeatCard, SeatKind, SeatLink, Summary};

use super::parts::{Badge, Copy, Frame, Icon, select_all};
use super::set_key;
use crate::bits::{Show, flag, part, text};
use crate::route::Route;
use crate::words::{fill, say, t};
use crate::{api, seat, shelf};

/// How often it is asked who has come, in milliseconds.
const PULSE: u64 = 3000;

/// Who is coming.
#[component]
pub fn Invite(id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    let links = shelf::tables().into_iter().find(|kept| kept.id == id.get_value()).map(|kept| kept.links);
    let links = StoredValue::new(links.unwrap_or_default());
    let pulse = RwSignal::new(0_u32);
    let summary = api::watch::<Summary>(move || {
        pulse.track();
        Some(format!("/api/tables/{}", id.get_value()))
    });
    let beat = set_interval_with_handle(
        move || pulse.update(|n| *n = n.wrapping_add(1)),
        std::time::Duration::from_millis(PULSE),
    );
    on_cleanup(move || {
        if let Ok(beat) = beat {
            beat.clear();
        }
    });
    let known = Memo::new(move |before: Option<&Option<Summary>>| {
        summary.get().and_then(Result::ok).or_else(|| before.cloned().flatten())
    });
    let title = move || {
        known.get().map_or_else(String::new, |it| {
            if it.title.is_empty() { say(&set_key(&it.set)) } else { it.title }
        })
    };
    let own = shelf::tables().into_iter().find(|kept| kept.id == id.get_value()).map(|kept| kept.seats);
    let own = StoredValue::new(own.unwrap_or_default());
    let is_own = move |link: &SeatLink| own.with_value(|own| own.contains(link.seat.letter()));
    let others: Vec<SeatLink> = links.get_value().into_iter().filter(|link| !is_own(link)).collect();
    let mine = links.get_value().into_iter().find(is_own);
    // Who came by a link has only that one, for another device.
    let alone = others.is_empty() && mine.is_some();
    let (heading, hint) = match (alone, links.with_value(Vec::is_empty)) {
        (true, _) => ("lobby-mine", "lobby-mine-hint"),
        (false, true) => ("lobby-title", "lobby-no-links"),
        (false, false) => ("lobby-title", "lobby-hint"),
    };
    let (here, below) = if alone { (mine, None) } else { (None, mine) };
    // Who sits at the server itself invites others by an address they can follow, if there is one.
    let reach = api::watch::<Reach>(|| is_local().then(|| "/api/addresses".to_owned()));
    let reach = Signal::derive(move || reach.get().and_then(Result::ok));
    let origin = Signal::derive(move || {
        let open = reach.get().filter(|it| it.open).and_then(|it| it.addresses.into_iter().next());
        open.unwrap_or_else(|| window().location().origin().unwrap_or_default())
    });
    let shut = move || is_local() && !reach.get().is_some_and(|it| it.open && !it.addresses.is_empty());
    let others_by = move || {
        let addresses = reach.get().map(|it| it.addresses).unwrap_or_default();
        (!addresses.is_empty()).then(|| fill("lobby-addresses", [("addresses", addresses.join(", ").into())]))
    };
    view! {
        <Frame title=Signal::derive(move || fill("lobby-page", [("table", title().into())])) class="narrow invite">
            <section class="card sheet">
                <h1>{t!(heading)}</h1>
                <p>{t!(hint)}</p>
                <Show when=flag(shut)>
                    <div class="local" data-test="local">
                        <p class="wrong">{t!("lobby-local")}</p>
                        <p>{t!("lobby-local-how")}</p>
                        <code>"elbowroom-server --host 0.0.0.0"</code>
                        {part(move || others_by().map(|told| view! { <p>{told}</p> }))}
                    </div>
                </Show>
                <ul class="guests">
                    {others.into_iter().map(|link| view! { <Guest link known origin/> }).collect_view()}
                </ul>
                {here.map(|link| view! { <Link link origin/> })}
                <a class="btn go big" href=Route::Table(id.get_value()).href() data-test="to-table">
                    {t!("lobby-go")}
                    <Icon name="right"/>
                </a>
            </section>
            {below
                .map(|link| {
                    view! {
                        <details class="card sheet">
                            <summary data-test="mine">
                                <h2>{t!("lobby-mine")}</h2>
                                <Icon name="down"/>
                            </summary>
                            <p>{t!("lobby-mine-hint")}</p>
                            <Link link origin/>
                        </details>
                    }
                })}
        </Frame>
    }
}

/// Whether the address of this page means this machine alone, so that nobody else can follow a link to it.
fn is_local() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// A seat for somebody who is not here yet.
#[component]
fn Guest(link: SeatLink, known: Memo<Option<Summary>>, origin: Signal<String>) -> impl IntoView {
    let seat = link.seat;
    let link = StoredValue::new(link);
    let card = move || {
        let summary = known.get()?;
        summary.seats.into_iter().find(|card| card.seat == seat)
    };
    let name = move || card().map_or_else(|| seat::guest_name(seat), |card| seat::name(&card));
    let here = move || card().is_some_and(|card: SeatCard| card.taken && card.kind == SeatKind::Human);
    view! {
        <li data-test="guest">
            <div class="who">
                <Badge seat=seat.letter()/>
                <b>{text(name)}</b>
                <span class="tag" class:on=here>{t!(if here() { "lobby-here" } else { "lobby-coming" })}</span>
            </div>
            // A link that somebody has come by is worth nothing any more.
            <Show when=flag(move || !here())>
                <Link link=link.get_value() origin/>
            </Show>
        </li>
    }
}

/// A link: to read, to copy, and as a code.
#[component]
fn Link(
    link: SeatLink,
    /// How others reach this server.
    origin: Signal<String>,
) -> impl IntoView {
    let letter = link.seat.letter().to_string();
    let path = link.path;
    let url = Signal::derive(move || format!("{}{path}", origin.get()));
    let code = Memo::new(move |_| qr(&url.get()));
    let (for_field, for_copy, for_code) = (letter.clone(), letter.clone(), letter);
    view! {
        <div class="link">
            <label>
                <span class="sr">{text(move || fill("lobby-link-for", [("seat", for_field.clone().into())]))}</span>
                <input type="text" readonly data-test="link" prop:value=url on:focus=move |event| select_all(&event)/>
            </label>
            <Copy
                text=url
                label=Signal::derive(move || fill("lobby-copy-label", [("seat", for_copy.clone().into())]))
            />
            <details class="qr">
                <summary class="btn" data-test="qr">{t!("lobby-qr-show")}</summary>
                <figure>
                    <div
                        role="img"
                        aria-label=text(move || fill("lobby-qr", [("seat", for_code.clone().into())]))
                        inner_html=text(move || code.get())
                    ></div>
                    <figcaption>{t!("lobby-qr-hint")}</figcaption>
                </figure>
            </details>
        </div>
    }
}

/// The code of a link, dark on light in every theme, because phones want it so.
fn qr(url: &str) -> String {
    let code = QrCode::with_error_correction_level(url, EcLevel::M);
    // A link of ours is far shorter than what a code can hold.
    code.map_or_else(
        |_| String::new(),
        |code| {
            code.render::<svg::Color<'_>>()
                .min_dimensions(200, 200)
                .dark_color(svg::Color("#1b262c"))
                .light_color(svg::Color("#fffaf0"))
                .build()
        },
    )
}
