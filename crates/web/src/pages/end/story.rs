//! What each combo was worth, how lucky everybody was, and where the game turned.

use leptos::prelude::*;
use wire::replay::Replay;

use super::Ending;
use crate::bits::{click, text};
use crate::lab::plain;
use crate::outcome::Source;
use crate::pages::parts::Badge;
use crate::story::{Combo, Luck, Story};
use crate::table::{Live, narrate};
use crate::words::{fill, language, say, t};

/// The story of the game.
#[component]
pub(super) fn Tale(ending: StoredValue<Ending>) -> impl IntoView {
    let live = use_context::<Live>()?;
    let fixed = live.fixed.get_untracked()?;
    let log = live.shown.log.get_untracked();
    let replay = Replay::of_log(&fixed.game, &log, None)?;
    let story = ending.with_value(|it| Story::new(&fixed.game, &replay, &log, &it.outcome));
    let turning = story.turning.map(|it| {
        let said = move || {
            let name = ending.with_value(|ending| ending.name(it.seat));
            let signed = |coins: i32| coins.to_string().replace('-', "−");
            let numbers = [("round", it.round.into()), ("before", signed(it.lead.0).into()), ("after", signed(it.lead.1).into())];
            fill("end-turning-said", [("name", name.into())].into_iter().chain(numbers))
        };
        view! {
            <section class="card fig turning" aria-labelledby="turning-title" data-test="turning">
                <header><h2 id="turning-title">{t!("end-turning")}</h2></header>
                <p>{text(said)}</p>
                <button class="btn" type="button" data-test="turning-look" on:click=click(move |_| live.look_back(Some(it.at)))>{t!("end-turning-look")}</button>
            </section>
        }
    });
    let rows = story.combos.iter().cloned().map(|combo| row(live, combo)).collect_view();
    let dice = story.dice.iter().zip('A'..).map(|(luck, letter)| {
        let name = ending.with_value(|it| {
            it.seats.get((letter as u8 - b'A') as usize).map(crate::seat::name).unwrap_or_default()
        });
        view! { <tr><th scope="row"><Badge seat=letter/>" "{name}</th>{numbers(*luck)}</tr> }
    });
    Some(view! {
        {turning}
        <section class="card fig combos" aria-labelledby="combos-title" data-test="combos">
            <header><h2 id="combos-title">{t!("end-combos")}</h2></header>
            <div class="scroll" tabindex="0" role="region" aria-label=t!("end-combo")>
                <table class="ct">
                    <thead><tr>
                        <th scope="col">{t!("end-combo")}</th><th scope="col">{t!("end-combo-rounds")}</th><th scope="col">{t!("end-combo-turns")}</th>
                        <th scope="col">{t!("end-combo-coins")}</th><th scope="col">{t!("end-combo-sources")}</th><th scope="col">{t!("end-combo-taken")}</th><th scope="col">{t!("end-combo-lost")}</th>
                    </tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
        <section class="card fig luck" aria-labelledby="luck-title" data-test="luck">
            <header><h2 id="luck-title">{t!("end-luck")}</h2></header>
            <div class="scroll" tabindex="0" role="region" aria-label=t!("end-luck-dice")>
                <table class="ct">
                    <thead><tr><th scope="col">{t!("end-luck-dice")}</th><th scope="col">{t!("end-luck-n")}</th><th scope="col">{t!("end-luck-actual")}</th><th scope="col">{t!("end-luck-expected")}</th></tr></thead>
                    <tbody>{dice.collect_view()}<tr><th scope="row">{t!("end-luck-draws")}</th>{numbers(story.draws)}</tr></tbody>
                </table>
            </div>
        </section>
    })
}

fn row(live: Live, combo: Combo) -> impl IntoView {
    let (race, power) = (combo.race, combo.power);
    let name = move || {
        let power = (power != engine::Tile::NONE).then_some(power);
        narrate(live, |narrator, _| narrator.combo(race, power)).unwrap_or_default()
    };
    let rounds =
        combo.declined.map_or_else(|| format!("{}–", combo.from), |to| format!("{}–{to}", combo.from));
    let coins = combo.coins();
    let sources = combo.sources;
    let told = move || {
        let brought = Source::ALL.iter().zip(sources).filter(|(_, coins)| *coins != 0);
        let said = brought.map(|(source, coins)| format!("{} {coins}", say(source.key())).replace('-', "−"));
        said.collect::<Vec<_>>().join(", ")
    };
    view! {
        <tr>
            <th scope="row"><Badge seat=combo.seat.letter()/>" "<span>{text(name)}</span></th>
            <td data-label=t!("end-combo-rounds")>{rounds}</td><td data-label=t!("end-combo-turns")>{combo.turns}</td><td data-label=t!("end-combo-coins")><b>{coins}</b></td>
            <td class="srcs">{text(told)}</td><td data-label=t!("end-combo-taken")>{combo.taken}</td><td data-label=t!("end-combo-lost")>{combo.lost}</td>
        </tr>
    }
}

/// What chance gave, beside what it gives on average.
fn numbers(luck: Luck) -> impl IntoView {
    let expected = move || plain(luck.expected as i32 / 10, 10, language());
    view! { <td>{luck.n}</td><td><b>{luck.actual / 100}</b></td><td>{text(expected)}</td> }
}
