//! The players: their cards, and the row of them where there is no room for cards.

mod seating;

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::SeatKind;

use super::parts::token;
use super::text;
use super::ui::{Tab, Ui};
use crate::bits::{Show, click, flag, part, text};
use crate::outcome::team_key;
use crate::route::Route;
use crate::words::{fill, say, t};
use crate::{address, net};
use seating::{Absence, Naming, Seating, is_nameless};

/// The players.
#[component]
pub fn Players() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let seats = move || {
        ui.live
            .people
            .presence
            .get()
            .map(|it| it.seats.iter().map(|card| card.seat).collect::<Vec<_>>())
            .unwrap_or_default()
    };
    // Team mates stand together, below what their team has.
    let teams = Memo::new(move |_| {
        ui.live.fixed.with(|it| it.as_ref().is_some_and(|it| it.game.mate(Seat(0)).is_some()))
    });
    view! {
        <section class="players" aria-label=t!("aria-players") data-test="players">
            <h2 class="sr">{t!("aria-players")}</h2>
            <Show when=flag(move || !teams.get())><For each=seats key=|seat| seat.0 let:seat><Player seat/></For></Show>
            <Show when=flag(move || teams.get())>
                {[[Seat(0), Seat(2)], [Seat(1), Seat(3)]].map(|seats| view! { <Team seats/> })}
            </Show>
            <Absence/>
            {ui.live.is_here().then(|| view! { <Kept/> })}
        </section>
    }
}

/// Says that this browser keeps the game, and leads to the others that it keeps.
#[component]
fn Kept() -> impl IntoView {
    let words =
        move || say(if net::is_reached() || address::is_alone() { "net-here" } else { "net-here-away" });
    view! { <p class="kept" role="status"><a href=Route::Games.href() title=t!("net-here-hint") data-test="here">{text(words)}</a></p> }
}

/// A team: its name, what counts of its coins, and its members.
#[component]
fn Team(seats: [Seat; 2]) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let key = Memo::new(move |_| {
        ui.live.fixed.with(|it| team_key(&it.as_ref()?.game, seats[0])).unwrap_or_default()
    });
    let coins = Memo::new(move |_| {
        let moment = ui.moment()?;
        let [a, b] = seats.map(|seat| moment.view.coins[usize::from(seat.0)]);
        Some((a?.min(b?), a? + b?))
    });
    let sum = move || match coins.get() {
        Some((least, sum)) => fill("team-sum", [("least", least.into()), ("coins", sum.into())]),
        None => say("team-hidden"),
    };
    view! {
        <section class=move || format!("team {}", key.get()) data-test="team">
            <h3><b>{text(move || say(key.get()))}</b><small>{text(sum)}</small></h3>
            {seats.map(|seat| view! { <Player seat/> })}
        </section>
    }
}

/// The players in one row, where there is no room for more: whose turn it is, their people and their coins.
#[component]
pub fn Strip() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let one = move |seat: Seat| {
        let letter = seat.letter();
        let name =
            move || text::narrate(ui.live, |narrator, _| narrator.seat(seat).to_owned()).unwrap_or_default();
        let people = move || {
            let moment = ui.moment()?;
            let table = moment.table();
            let race = table.band(table.active(seat)?).race;
            text::narrate(ui.live, |narrator, _| narrator.tile(race))
        };
        let coins = move || ui.moment().and_then(|it| it.view.coins[usize::from(seat.0)]);
        let turn = move || ui.moment().is_some_and(|it| it.table().seat() == seat && !it.state.is_over());
        let asked = move || ui.moment().is_some_and(|it| it.asked() == Some(seat));
        let team = move || ui.live.fixed.with(|it| team_key(&it.as_ref()?.game, seat));
        view! {
            <button class=move || format!("seat P{letter} {}", team().unwrap_or_default()) title=move || team().map(say) class:turn=flag(turn) class:asked=flag(asked) data-test=format!("strip-{letter}")
                on:click=click(move |_| ui.panels.tab.set(Tab::Players))>
                <span class="badge">{letter.to_string()}</span><b>{text(move || if is_nameless(ui, seat) { say("name-yours") } else { name() })}</b>
                <span class="people">{text(move || if asked() && ui.is_shared() { say("seat-to-play") } else { people().unwrap_or_else(|| "–".to_owned()) })}</span>
                {part(move || coins().map(|n| view! { <span class="coin">{n}</span> }))}
            </button>
        }
    };
    let seats = Memo::new(move |_| {
        ui.live.fixed.get().map(|it| it.game.seats().collect::<Vec<_>>()).unwrap_or_default()
    });
    view! { <div class="strip-row" role="group" aria-label=t!("aria-players")>{part(move || seats.get().into_iter().map(one).collect_view())}</div> }
}

#[component]
fn Player(seat: Seat) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let letter = seat.letter();
    let card = move || {
        ui.live.people.presence.get().and_then(|it| it.seats.iter().find(|card| card.seat == seat).cloned())
    };
    let name = Memo::new(move |_| {
        text::narrate(ui.live, |narrator, _| narrator.seat(seat).to_owned()).unwrap_or_default()
    });
    let coins = Memo::new(move |_| ui.moment().and_then(|it| it.view.coins[usize::from(seat.0)]));
    let turn = move || ui.moment().is_some_and(|it| it.table().seat() == seat && !it.state.is_over());
    let asked = move || ui.moment().is_some_and(|it| it.asked() == Some(seat));
    let offered = Memo::new(move |_| {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        moment.choices.seats.iter().find(|(other, _)| *other == seat).map(|&(_, answer)| answer)
    });
    let tags = move || {
        let card = card()?;
        let tag = |key: &str| view! { <span class="tag">{say(key)}</span> };
        // Where several share a device all are "you": the card says who is to play.
        let own = ui.live.people.yours.with(|yours| yours.contains(&seat));
        let you = match (own, ui.is_shared()) {
            (true, false) => Some(tag("seat-you")),
            (true, true) => asked().then(|| tag("seat-to-play")),
            (false, _) => None,
        };
        let bot = matches!(card.kind, SeatKind::Bot(_)).then(|| tag("seat-bot-tag"));
        let away = (card.kind == SeatKind::Human && !card.online).then(|| tag("player-away"));
        Some(view! { {you}{bot}{away} })
    };
    let helped = move || card().is_some_and(|card| matches!(card.kind, SeatKind::StandIn(_)));
    let team = Memo::new(move |_| ui.live.fixed.with(|it| team_key(&it.as_ref()?.game, seat)));
    let bands = move || {
        let (moment, fixed) = (ui.moment()?, ui.live.fixed.get()?);
        let table = moment.table();
        let active = table.active(seat);
        let ids: Vec<_> = active.into_iter().chain(table.declined(seat)).collect();
        let none = active.is_none().then(|| view! { <p class="noband">{say("player-no-band")}</p> });
        let band = |id| {
            let band = table.band(id);
            let (tokens, regions) =
                (table.on_board(id) + band.hand + band.displaced + band.aside, table.held(id).len());
            let title = text::narrate(ui.live, |narrator, _| narrator.band(table, id)).unwrap_or_default();
            let count = if band.declined {
                fill("player-band-decline", [("regions", regions.into())])
            } else {
                fill("player-band", [("tokens", tokens.into()), ("regions", regions.into())])
            };
            let about = text::narrate(ui.live, |narrator, _| {
                let power = (band.power != engine::Tile::NONE).then(|| text::about(narrator, band.power));
                [Some(text::about(narrator, band.race)), power]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            });
            view! {
                <details class="band" class:gone=band.declined>
                    <summary>
                        {token(&fixed, table, id, if band.declined { 1 } else { tokens })}
                        <span class="nm"><b>{title}</b><span>{count}</span></span>
                    </summary>
                    <p>{about}</p>
                </details>
            }
        };
        Some(view! { {none}{ids.into_iter().map(band).collect_view()} })
    };
    view! {
        <section class=move || format!("card pl P{letter} {}", team.get().unwrap_or_default()) class:turn=turn class:asked=asked class:can=flag(move || offered.get().is_some())
            aria-label=text(move || name.get()) data-test=format!("player-{letter}")>
            <svg class="strip" aria-hidden="true"><rect width="11" height="400" fill=format!("url(#p{letter})")/></svg>
            <div class="who">
                <span class="badge">{letter.to_string()}</span><h3 title=move || name.get()>{text(move || name.get())}</h3>{tags}
                {part(move || match coins.get() {
                    Some(n) => view! { <span class="coin" data-test=format!("coins-{letter}")>{n}</span> }.into_any(),
                    None => view! { <span class="coin shut" title=say("player-coins-hidden")>"?"</span> }.into_any(),
                })}
            </div>
            <Naming seat/>
            <Show when=flag(helped)><p class="tag helped">{t!("player-bot-in")}</p></Show>
            {part(move || team.get().map(|team| view! { <p class="sr">{say(team)}</p> }))}
            {bands}
            <Seating seat/>
            {part(move || offered.get().map(|answer| view! {
                <button class="btn go" data-test=format!("do-{}-{letter}", answer.verb()) data-answer=ui.line(answer) on:click=click(move |_| ui.commit(answer))>
                    {text::narrate(ui.live, |narrator, _| narrator.answer(answer))}
                </button>
            }))}
        </section>
    }
}
