//! What can be done about a seat: give it a name, let a bot stand in, pass it on; and what happens when somebody is away.

use engine::Seat;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use wire::protocol::{DEFAULT_BOT, MAX_NAME, Policy, SeatCard, SeatKind, ToServer};

use super::super::live::fresh_id;
use super::super::parts::glyph;
use super::super::text;
use super::super::ui::Ui;
use crate::absent::Absent;
use crate::bits::{Show, click, flag, part, text};
use crate::pages::parts::Copy;
use crate::route::Route;
use crate::settings::Choice;
use crate::words::{fill, say, t};

/// What happens when somebody is away: the host says so, where others than bots play too.
#[component]
pub(super) fn Absence() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let policy = Memo::new(move |_| {
        ui.live.people.presence.with(|it| it.as_ref().map(|it| Absent::of(&it.policy))).unwrap_or_default()
    });
    let hosts = move || {
        let (presence, yours) = (ui.live.people.presence.get(), ui.live.people.yours.get());
        let other = |card: &SeatCard| !matches!(card.kind, SeatKind::Bot(_)) && !yours.contains(&card.seat);
        presence.is_some_and(|it| yours.contains(&it.host) && it.seats.iter().any(other))
            && ui.moment().is_some_and(|it| !it.state.is_over())
    };
    let choose = move |key: String| {
        let policy = Absent::from_key(&key).policy();
        ui.live.send(ToServer::Policy { id: fresh_id(), version: ui.live.settings_version(), policy });
    };
    let name = |absent: Absent| say(&format!("absent-{}", absent.key()));
    let about = move || {
        let (absent, minutes) = policy.get();
        fill(&format!("absent-{}-about", absent.key()), [("minutes", minutes.into())])
    };
    view! {
        <Show when=flag(hosts)>
            <details class="card absence" data-test="absence">
                <summary><span>{t!("absent-title")}</span><b>{text(move || name(policy.get().0))}</b>{glyph("ui-down")}</summary>
                <select aria-label=t!("absent-title") prop:value=move || policy.get().0.key()
                    on:change:target=move |event| choose(event.target().value())>
                    {Absent::ALL.iter().map(|&one| view! {
                        <option value=one.key() selected=flag(move || policy.get().0 == one)>{text(move || name(one))}</option>
                    }).collect_view()}
                </select>
                <small>{text(about)}</small>
            </details>
        </Show>
    }
}

/// Whether a seat of this browser has no name yet.
pub(super) fn is_nameless(ui: Ui, seat: Seat) -> bool {
    let own = ui.live.people.yours.with(|yours| yours.contains(&seat));
    let nameless =
        |card: &SeatCard| card.seat == seat && card.name.is_empty() && card.kind == SeatKind::Human;
    own && ui.live.people.presence.with(|it| it.as_ref().is_some_and(|it| it.seats.iter().any(nameless)))
        && !ui.moment().is_none_or(|it| it.state.is_over())
}

/// Asks whoever has come without a name what the others shall call them.
#[component]
pub(super) fn Naming(seat: Seat) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let name = RwSignal::new(ui.settings.name.get_untracked());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let name: String = name.get_untracked().trim().chars().take(MAX_NAME).collect();
        if !name.is_empty() {
            ui.settings.name.set(name.clone());
            ui.live.send(ToServer::Rename {
                id: fresh_id(),
                version: ui.live.settings_version(),
                seat,
                name,
            });
        }
    };
    view! {
        <Show when=flag(move || is_nameless(ui, seat))>
            <form class="naming" on:submit=send>
                <label for=format!("name-{}", seat.letter())>{t!("name-ask")}</label>
                <input type="text" id=format!("name-{}", seat.letter()) autocomplete="nickname" maxlength=MAX_NAME.to_string() data-test="name-ask"
                    prop:value=name on:input:target=move |event| name.set(event.target().value())/>
                <button class="btn" type="submit" data-test="name-go">{t!("name-go")}</button>
            </form>
        </Show>
    }
}

/// What can be done about a seat: a bot stands in, or somebody else takes it over.
#[component]
pub(super) fn Seating(seat: Seat) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let card = move || {
        ui.live.people.presence.get().and_then(|it| it.seats.iter().find(|card| card.seat == seat).cloned())
    };
    let own = move || ui.live.people.yours.with(|yours| yours.contains(&seat));
    let name =
        move || text::narrate(ui.live, |narrator, _| narrator.seat(seat).to_owned()).unwrap_or_default();
    let named = move |key: &str| fill(key, [("name", name().into())]);
    let helped = move || card().is_some_and(|card| matches!(card.kind, SeatKind::StandIn(_)));
    // Whoever is away can be replaced where nobody has to wait for them.
    let lonely = move || {
        let patient =
            ui.live.people.presence.with(|it| it.as_ref().is_none_or(|it| it.policy == Policy::Wait));
        !patient && card().is_some_and(|card| card.kind != SeatKind::Human || !card.online)
    };
    let open = move || {
        ui.live
            .people
            .presence
            .with(|it| it.as_ref().is_some_and(|it| matches!(it.policy, Policy::HandOn { .. })))
    };
    let bot = move || card().is_some_and(|card| matches!(card.kind, SeatKind::Bot(_)));
    let seated =
        move || !ui.live.people.yours.with(Vec::is_empty) && !ui.moment().is_none_or(|it| it.state.is_over());
    let stand_in = move |bot: Option<String>| {
        ui.live.send(ToServer::StandIn { id: fresh_id(), version: ui.live.settings_version(), seat, bot });
    };
    let hand_on =
        move || ui.live.send(ToServer::HandOn { id: fresh_id(), version: ui.live.settings_version(), seat });
    let elsewhere =
        move || ui.live.fixed.with(|it| it.as_ref().map(|it| Route::Invite(it.card.id.clone()).href()));
    let link = move || {
        ui.live.people.link.get().filter(|link| link.seat == seat).map(|link| {
            let origin = window().location().origin().unwrap_or_default();
            format!("{origin}{}", link.path)
        })
    };
    view! {
        <Show when=flag(move || seated() && !bot() && (own() || lonely()))>
            <details class="seating" data-test=format!("seat-{}", seat.letter())>
                <summary aria-label=text(move || named("seat-menu"))>{glyph("ui-menu")}</summary>
                <div class="menu">
                    <Show when=flag(move || !helped())>
                        <button class="btn s" data-test="stand-in" on:click=click(move |_| stand_in(Some(DEFAULT_BOT.to_owned())))>
                            {text(move || if own() { say("stand-in-own") } else { named("stand-in-start") })}</button>
                    </Show>
                    <Show when=flag(move || helped() && own())>
                        <button class="btn s" data-test="stand-in-stop" on:click=click(move |_| stand_in(None))>{t!("stand-in-own-stop")}</button>
                    </Show>
                    <Show when=flag(move || own() && !ui.live.is_here())>
                        <a class="btn s" data-test="elsewhere" href=elsewhere>{t!("seat-elsewhere")}</a>
                    </Show>
                    <Show when=flag(move || (own() || open()) && !ui.live.is_here())>
                        <button class="btn s" data-test="hand-on" on:click=click(move |_| hand_on())>
                            {text(move || named("hand-on"))}</button>
                    </Show>
                    {part(move || link().map(|link| {
                        let (shown, copied) = (link.clone(), link.clone());
                        view! {
                            <p class="newlink"><span>{say("hand-on-hint")}</span><a href=link target="_blank" data-test="new-link">{shown}</a></p>
                            <Copy text=Signal::stored(copied) label=t!("lobby-copy-label", seat = seat.letter().to_string())/>
                        }
                    }))}
                </div>
            </details>
        </Show>
    }
}
