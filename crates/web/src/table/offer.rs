//! The combos on offer.

use engine::{Answer, Query};
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use super::parts::glyph;
use super::text;
use super::ui::Ui;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::words::{fill, say, t};

/// The combos on offer.
#[component]
pub fn Offer() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let n = Memo::new(move |_| ui.moment().map_or(0, |it| it.table().offer().count()));
    let open = move || ui.mine.get() && ui.moment().is_some_and(|it| !it.choices.slots.is_empty());
    view! {
        <section class="card offer" aria-label=t!("aria-offer") class:open=open data-test="offer" id="offer">
            <h2>{t!("offer-title")}<span class="right">{text(move || if open() { String::new() } else { say("offer-when-declined") })}</span>
                <Show when=flag(open)><super::hint::Ask/></Show></h2>
            <ol>
                {part(move || (0..n.get()).map(|place| view! { <Combo place/> }).collect_view())}
            </ol>
        </section>
    }
}

#[component]
fn Combo(place: usize) -> impl IntoView {
    let slot = place as u8;
    let ui = expect_context::<Ui>();
    // Positions count from one in answers.
    let number = slot + 1;
    let row = Memo::new(move |_| ui.moment().and_then(|it| it.table().offer().nth(place)));
    let answer = Memo::new(move |_| {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        moment.choices.slots.iter().find(|(other, _)| *other == number).map(|&(_, answer)| answer)
    });
    let asked =
        Memo::new(move |_| ui.mine.get() && ui.moment().is_some_and(|it| !it.choices.slots.is_empty()));
    let open = move || ui.pointing.slot.get() == Some(slot);
    let price = Memo::new(move |_| {
        let moment = ui.moment()?;
        text::narrate(ui.live, |_, fixed| {
            Query { game: &fixed.game, table: moment.table() }.combo_price(slot)
        })
    });
    let price = move || price.get().unwrap_or_else(|| slot.into());
    let told = Memo::new(move |_| {
        let (race, power, coins) = row.get()?;
        text::narrate(ui.live, |narrator, fixed| {
            let tokens =
                fixed.game.ability(race).tokens + power.map_or(0, |power| fixed.game.ability(power).tokens);
            let power_text = power.map(|power| text::about(narrator, power)).unwrap_or_default();
            let icons = (narrator.tile_key(race), power.map(|power| narrator.tile_key(power)));
            let names = (narrator.tile(race), power.map(|power| narrator.tile(power)).unwrap_or_default());
            (
                narrator.combo(race, power),
                (text::about(narrator, race), power_text),
                names,
                icons,
                tokens,
                coins,
            )
        })
    });
    let take = move || match answer.get() {
        Some(Answer::Pick { .. }) if slot == 0 => say("do-pick-free"),
        Some(Answer::Pick { .. }) => fill("do-pick-pay", [("coins", price().into())]),
        Some(answer) => text::narrate(ui.live, |narrator, _| narrator.answer(answer)).unwrap_or_default(),
        None => String::new(),
    };
    // An opened combo says all there is to know of its race and its power, each apart.
    let about = move || {
        let (_, (race, power), (race_name, power_name), (race_icon, power_icon), ..) = told.get()?;
        let one = |icon: String, name: String, text: String| {
            view! { <div><dt>{glyph(&icon)}{name}</dt><dd>{text}</dd></div> }
        };
        Some(view! { {power_icon.map(|icon| one(icon, power_name, power))}{one(race_icon, race_name, race)} })
    };
    effect(move || {
        if ui.pointing.slot.get() == Some(slot) {
            request_animation_frame(move || come_into_sight(&format!("[data-test='combo-{number}']")));
        }
    });
    view! {
        <li class="combo" class:on=open class:no=flag(move || asked.get() && answer.get().is_none()) data-test=format!("combo-{number}")>
            <button class="face" aria-expanded=text(move || open().to_string())
                on:click=click(move |_| ui.pointing.slot.update(|it| *it = if *it == Some(slot) { None } else { Some(slot) }))>
                {part(move || told.get().map(|(name, (race, power), _, (race_icon, power_icon), tokens, coins)| view! {
                    <span class="pic">
                        <span class="race">{glyph(&race_icon)}</span>
                        {power_icon.map(|icon| view! { <span class="pow">{glyph(&icon)}</span> })}
                    </span>
                    <span class="nm"><b>{name}</b><span class="tx">{power}</span><span class="tx">{race}</span></span>
                    <span class="foot">
                        <span class="pay">{if slot == 0 {
                            view! { <b>{say("offer-free")}</b> }.into_any()
                        } else {
                            view! { <b class="coin">{price()}</b>{say("offer-to-pay")} }.into_any()
                        }}</span>
                        {(coins > 0).then(|| view! { <span class="coin lies">{fill("offer-lies", [("coins", coins.into())])}</span> })}
                        <span class="tn">{fill("offer-tokens", [("tokens", tokens.into())])}</span>
                    </span>
                }))}
            </button>
            <Show when=flag(open)><dl class="about">{part(about)}</dl></Show>
            <Show when=flag(move || open() && answer.get().is_some())>
                <button class="btn go take" data-test=format!("take-{number}") data-answer=move || answer.get().map(|it| ui.line(it)) on:click=click(move |_| {
                    if let Some(answer) = answer.get_untracked() { ui.commit(answer); }
                })>{take}</button>
            </Show>
        </li>
    }
}

/// Scrolls the first thing that fits into sight, no farther than it must.
fn come_into_sight(place: &str) {
    let Some(it) = document().query_selector(place).ok().flatten() else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    it.scroll_into_view_with_scroll_into_view_options(&options);
}
