//! Who won and why, and who stands where.

use leptos::prelude::*;
use wire::protocol::SeatKind;

use super::super::parts::{Badge, Icon};
use super::super::set_key;
use super::{Ending, listed};
use crate::bits::text;
use crate::outcome::Standing;
use crate::words::{fill, say, t};

/// Who won, and why.
#[component]
pub(super) fn Victory(ending: StoredValue<Ending>) -> impl IntoView {
    let who = move || {
        ending.with_value(|it| {
            let winners: Vec<&Standing> = it.outcome.winners().collect();
            if let [first, second] = &it.outcome.teams[..] {
                if second.place == 1 {
                    return say("end-teams-shared");
                }
                let ours = !it.yours.is_empty() && it.yours.iter().all(|seat| first.seats.contains(seat));
                let team = say(it.team(first.seats[0]).unwrap_or_default());
                let key = if ours { "end-team-you-win" } else { "end-team-wins" };
                return fill(key, [("team", team.into())]);
            }
            match winners[..] {
                [one] if it.yours == [one.seat] => say("end-you-win"),
                [one] => fill("end-wins", [("name", it.name(one.seat).into())]),
                _ => {
                    let names: Vec<String> = winners.iter().map(|one| it.name(one.seat)).collect();
                    fill("end-shared", [("names", listed(&names).into())])
                }
            }
        })
    };
    let why = move || {
        if let Some(why) = ending.with_value(|it| match &it.outcome.teams[..] {
            [first, second] => {
                let key = match (first.place == second.place, first.least == second.least) {
                    (true, _) => "end-team-level",
                    (false, true) => "end-team-higher",
                    (false, false) => "end-team-lower",
                };
                let args = [
                    ("names", it.members(first).into()),
                    ("coins", first.least.into()),
                    ("others", second.least.into()),
                ];
                Some(fill(key, args))
            }
            _ => None,
        }) {
            return why;
        }
        ending.with_value(|it| match &it.outcome.standings[..] {
            [first, second, ..] if second.place == 1 && first.coins == second.coins => say("end-tie-shared"),
            [_, _, ..] if it.outcome.tied => say("end-tie-tokens"),
            [first, second, ..] if first.coins > second.coins => {
                let ahead = first.coins - second.coins;
                fill("end-clear", [("coins", ahead.into()), ("name", it.name(second.seat).into())])
            }
            _ => String::new(),
        })
    };
    let facts = move || {
        ending.with_value(|it| {
            let set = say(&set_key(&it.card.options.set));
            fill(
                "end-facts",
                [("box", set.into()), ("players", it.seats.len().into()), ("rounds", it.rounds.into())],
            )
        })
    };
    view! {
        <div class="victory">
            <span class="laurel"><Icon name="crown"/></span>
            <div>
                <h1 tabindex="-1" id="victory">{text(who)}</h1>
                <p>{text(why)}</p>
                <p>{text(facts)}</p>
            </div>
        </div>
    }
}

/// One player: the place, the people they had last and the coins.
#[component]
pub(super) fn Rank(
    ending: StoredValue<Ending>,
    one: Standing,
    bands: Signal<Vec<String>>,
    tied: bool,
) -> impl IntoView {
    let seat = one.seat;
    let letter = seat.letter();
    let name = move || ending.with_value(|it| it.name(seat));
    let band = move || bands.with(|bands| bands.get(usize::from(seat.0)).cloned());
    let yours = ending.with_value(|it| it.yours.contains(&seat));
    let bot = ending.with_value(|it| {
        it.seats.get(usize::from(seat.0)).is_some_and(|card| matches!(card.kind, SeatKind::Bot(_)))
    });
    let (place, coins, tokens) = (one.place, one.coins, one.tokens);
    let show_tokens = tied && coins == ending.with_value(|it| it.outcome.standings[0].coins);
    view! {
        <li class="card rank" class:first=place == 1 style=format!("--p: var(--{letter})") data-test="rank">
            <span class="place d">
                <span class="sr">{t!("end-rank", place = place)}</span>
                <span aria-hidden="true">{place}</span>
            </span>
            <Badge seat=letter/>
            <div>
                <h3>
                    {text(name)}
                    {yours.then(|| view! { <span class="tag">{t!("seat-you")}</span> })}
                    {bot.then(|| view! { <span class="tag">{t!("seat-bot-tag")}</span> })}
                </h3>
                <small>{text(move || band().unwrap_or_default())}</small>
            </div>
            <div class="pts">
                <span class="coin d" aria-hidden="true">{coins}</span>
                <span class="sr">{t!("n-coins", coins = coins)}</span>
                {show_tokens.then(|| view! { <span class="tag" class:on=place == 1>{t!("end-tokens", tokens = tokens)}</span> })}
            </div>
        </li>
    }
}
