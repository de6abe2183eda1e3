//! The plans of a hint: what a good player would do here, and why. They are shown, lit on the map and carried out. This is
//! fetched when the first hint is asked for.

use content::narrate::Narrator;
use engine::notation::Part;
use engine::{Answer, Game, Region, Seat};
use leptos::html;
use leptos::prelude::*;
use wire::protocol::{Plan, Sentence};

use super::camera::Camera;
use super::parts::glyph;
use super::sitting::Moment;
use super::text::{self, signed};
use super::ui::Ui;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::words::{say, t};

/// How many further steps of a plan are told.
const STEPS: usize = 4;

/// The plans, the best first.
#[component]
pub fn Hints() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let camera = expect_context::<Camera>();
    let place = NodeRef::<html::Section>::new();
    let plans = Memo::new(move |_| ui.live.hint.get().and_then(|(_, plans)| plans));
    // Whoever asked with a key goes on with keys: to the plans when they are here, unless they have gone elsewhere. The plans
    // may be here before what shows them is.
    let is_new = StoredValue::new(true);
    effect(move || {
        let (Some(place), here) = (place.get(), plans.with(Option::is_some)) else {
            is_new.set_value(true);
            return;
        };
        let was_new = is_new.get_value();
        is_new.set_value(false);
        request_animation_frame(move || {
            let first = place.query_selector("button.plan").ok().flatten().filter(|_| here);
            let within = document().active_element().is_some_and(|it| place.contains(Some(&it)));
            if first.is_none() {
                // What cannot be focused leaves the keys where they are.
                let _ = place.focus();
            } else if within || was_new {
                super::keys::focus("button.plan");
            }
        });
    });
    // As long as no plan is looked at, the regions of the best are lit.
    effect(move || {
        plans.track();
        ui.pointing.lit.set(best_regions(ui));
    });
    let rows = move || {
        let (plans, moment) = (plans.get()?, ui.moment()?);
        Some(plans.iter().filter_map(|plan| row(ui, camera, &moment, plan)).collect_view())
    };
    view! {
        <Show when=flag(move || ui.live.hint.with(Option::is_some))>
            <section class="card hints" tabindex="-1" node_ref=place aria-label=t!("hint-title") data-test="hints">
                <header><h2>{glyph("ui-lamp")}<span>{t!("hint-title")}</span></h2>
                    <button class="x" data-test="hint-close" aria-label=t!("nav-close") on:click=click(move |_| ui.close_hint())>{glyph("ui-cross")}</button></header>
                <p role="status">{text(move || if plans.with(Option::is_some) { String::new() } else { say("hint-thinking") })}</p>
                <ol>{part(rows)}</ol>
            </section>
        </Show>
    }
}

/// One plan: a button that does its first step.
fn row(ui: Ui, camera: Camera, moment: &Moment, plan: &Plan) -> Option<impl IntoView + use<>> {
    let fixed = ui.live.fixed.get()?;
    let answers = answers(&fixed.game, plan);
    answers.first()?;
    let now = first(&answers);
    let lines = plan.lines[..now].to_vec();
    let regions: Vec<Region> = answers.iter().flat_map(|answer| regions(*answer)).collect();
    let said = |key: &str| plan.said.iter().find(|it| it.key == key);
    let [coins, odds] = ["hint-coins", "hint-odds"].map(said);
    let reasons: Vec<String> = plan
        .said
        .iter()
        .filter(|it| !["hint-coins", "hint-odds"].contains(&it.key.as_str()))
        .filter_map(|it| text::narrate(ui.live, |narrator, _| sentence(narrator, it)))
        .collect();
    let (title, then) = text::narrate(ui.live, |narrator, _| {
        (title(narrator, moment, &answers[..now]), steps(narrator, moment, &answers[now..]))
    })?;
    let coins = coins.map(|it| {
        let words = text::narrate(ui.live, |narrator, _| sentence(narrator, it));
        view! { <span class="coin" title=words.clone()>{signed(it.n as i16)}</span><span class="sr">{words}</span> }
    });
    let odds = odds.filter(|it| it.n > 0).map(|it| {
        let words = text::narrate(ui.live, |narrator, _| sentence(narrator, it));
        view! { <span class="tag risk" title=words.clone()>{glyph("ui-dice")}{format!("{}\u{202f}%", it.n)}</span><span class="sr">{words}</span> }
    });
    let anchors: Vec<[f64; 2]> = regions.iter().map(|&region| fixed.anchor(region)).collect();
    let light = move |on: bool| {
        // The plan that has the keys loses them when the table is left.
        if ui.pointing.lit.is_disposed() {
            return;
        }
        ui.pointing.lit.set(if on { regions.clone() } else { best_regions(ui) });
        if on {
            camera.reveal(&anchors);
        }
    };
    let lit = [(); 4].map(|()| light.clone());
    let [enter, leave, focus, blur] = lit;
    Some(view! {
        <li><button class="plan" data-test="plan" data-answer=plan.lines.first().cloned()
            on:pointerenter=move |_| enter(true) on:pointerleave=move |_| leave(false)
            on:focus=move |_| focus(true) on:blur=move |_| blur(false)
            on:click=click(move |_| ui.say_lines(lines.clone()))>
            <b>{title}</b><span class="worth">{odds}{coins}</span>
            {(!then.is_empty()).then(|| view! { <span class="then">{text::narrate(ui.live, |narrator, _| narrator.text("hint-then", &[("steps", then.into())]))}</span> })}
            <span class="why">{reasons.join(" · ")}</span>
        </button></li>
    })
}

/// The answers of a plan.
fn answers(game: &Game, plan: &Plan) -> Vec<Answer> {
    plan.lines.iter().map_while(|line| Answer::read(game, line).ok()).collect()
}

/// The regions of the best plan shown; none if no hint is shown.
fn best_regions(ui: Ui) -> Vec<Region> {
    let best = ui.live.hint.with_untracked(|hint| hint.as_ref()?.1.as_ref()?.first().cloned());
    let (Some(fixed), Some(best)) = (ui.live.fixed.get_untracked(), best) else { return Vec::new() };
    answers(&fixed.game, &best).into_iter().flat_map(regions).collect()
}

/// How many answers are given at once: a redeployment is one thing to say.
fn first(answers: &[Answer]) -> usize {
    let puts = answers.iter().take_while(|answer| matches!(answer, Answer::Put { .. })).count();
    puts.max(1).min(answers.len())
}

/// The regions an answer names.
fn regions(answer: Answer) -> Vec<Region> {
    let named = |(_, part): &(&str, Part)| if let Part::Region(region) = part { Some(*region) } else { None };
    answer.parts().iter().filter_map(named).collect()
}

/// What is done first, in words. Tokens that go to the same region are counted together.
fn title(narrator: &Narrator<'_>, moment: &Moment, answers: &[Answer]) -> String {
    let mut puts: Vec<(Region, u8)> = Vec::new();
    for answer in answers {
        let &Answer::Put { region, n } = answer else { return step(narrator, moment, *answer) };
        match puts.iter_mut().find(|(at, _)| *at == region) {
            Some((_, sum)) => *sum += n,
            None => puts.push((region, n)),
        }
    }
    let told = puts.into_iter().map(|(region, n)| narrator.answer(Answer::Put { region, n }));
    told.collect::<Vec<_>>().join(", ")
}

/// What comes then, in words: the map is conquered, and how it is held is decided when it is.
fn steps(narrator: &Narrator<'_>, moment: &Moment, answers: &[Answer]) -> String {
    let told = answers.iter().filter(|answer| !matches!(answer, Answer::Done | Answer::Put { .. }));
    let told = told.take(STEPS).map(|&answer| match answer {
        Answer::Conquer { region } => narrator.region(region),
        _ => step(narrator, moment, answer),
    });
    told.collect::<Vec<_>>().join(" → ")
}

fn step(narrator: &Narrator<'_>, moment: &Moment, answer: Answer) -> String {
    let combo = |slot: u8| moment.table().offer().nth(usize::from(slot).checked_sub(1)?);
    match answer {
        Answer::Pick { slot } | Answer::ChooseCombo { slot, .. } => {
            combo(slot).map_or_else(String::new, |(race, power, _)| narrator.combo(race, power))
        }
        Answer::Done => narrator.done(moment.table(), moment.owed()),
        _ => narrator.answer(answer),
    }
}

fn sentence(narrator: &Narrator<'_>, said: &Sentence) -> String {
    let who = said.who.and_then(|letter| Seat::from_letter(letter.encode_utf8(&mut [0; 4])));
    let who = who.map(|seat| narrator.seat(seat).to_owned()).unwrap_or_default();
    narrator.text(&said.key, &[("n", said.n.into()), ("who", who.into())])
}
