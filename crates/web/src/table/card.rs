//! The card of a region: what it is, what it costs and why, what would come of taking it, and what can be done there.

use content::narrate::Narrator;
use engine::bill::Tally;
use engine::{Actor, Answer, Event, Illegal, Region, Seat, check};
use leptos::either::Either;
use leptos::prelude::*;

use super::camera::Camera;
use super::control::rolls_die;
use super::draw::NATIVES;
use super::parts::{glyph, rule_link, rule_note};
use super::sitting::{Price, income, odds, outcome};
use super::text::{self, Sight, signed};
use super::ui::Ui;
use crate::bits::{Show, click, effect, flag, part};
use crate::order;
use crate::settings::matches;
use crate::words::{say, t};

/// Where the card is a sheet over the map.
const PHONE: &str = "(max-width: 699px)";
/// Where there are no steppers on the map, or a second way beside them.
const STEPS_IN_A_ROW: &str = "(max-width: 1099px), (max-height: 499px), (pointer: coarse)";

/// What a card shows, worked out at once so that the view is plain.
#[derive(Clone, PartialEq)]
struct Shown {
    region: Region,
    title: String,
    about: String,
    /// Relics, places and pieces that explain themselves.
    things: Vec<(String, String, String)>,
    /// The number, what it is, whether it helps, and the rule it comes from.
    lines: Vec<(String, String, bool, String)>,
    total: Option<(i16, String)>,
    chance: Option<Chance>,
    after: Vec<String>,
    score: Option<String>,
    refusal: Option<(String, String)>,
    actions: Vec<(Answer, String, bool)>,
}

#[derive(Clone, PartialEq)]
struct Chance {
    sentence: String,
    faces: Vec<(u8, bool)>,
    odds: u8,
}

/// The card of the region looked at. On the board it lies in a corner; while tokens are placed there are steppers all over
/// the board, and it lies aside.
#[component]
pub fn Card(
    /// Whether this is the one aside.
    #[prop(optional)]
    aside: bool,
) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let camera = expect_context::<Camera>();
    let region = Memo::new(move |_| {
        let here = aside == (ui.draft.plan.with(Option::is_some) && !matches(STEPS_IN_A_ROW));
        ui.pointing.open.get().or(ui.pointing.hover.get()).filter(|_| here)
    });
    let shown = Memo::new(move |_| text::see(ui, region.get()?, shown));
    // On a phone the card lies over the lower part of the map: the region comes up from behind it.
    effect(move || {
        let open = ui.pointing.open.get();
        if aside {
            return;
        }
        camera.next_frame(move || {
            let card = document().query_selector(".bill").ok().flatten();
            let fixed = ui.live.fixed.get_untracked();
            match (open, card, fixed) {
                (Some(region), Some(card), Some(fixed)) if matches(PHONE) => {
                    camera.uncover(fixed.anchor(region), card.get_bounding_client_rect().height());
                }
                _ => camera.cover_nothing(),
            }
        });
    });
    // In the corner of the board where it hides least of what can be chosen, and never the region itself.
    let place = move || {
        let (Some(fixed), Some(moment)) = (ui.live.fixed.get(), ui.moment()) else { return String::new() };
        let Some(region) = region.get().filter(|_| !aside) else { return String::new() };
        let at = camera.on_port(fixed.anchor(region));
        let choices = moment.choices.targets(ui.hand.get());
        let choices: Vec<[f64; 2]> = choices.iter().map(|&it| camera.on_port(fixed.anchor(it))).collect();
        let hides = |[right, low]: [bool; 2]| {
            let within = |[x, y]: [f64; 2]| {
                (if right { x > 0.54 } else { x < 0.46 }) && (if low { y > 0.42 } else { y < 0.58 })
            };
            let own = if within(at) { 100 } else { 0 };
            own + choices.iter().filter(|&&place| within(place)).count()
        };
        let far = [at[0] < 0.5, at[1] < 0.5];
        let corners = [far, [far[0], !far[1]], [!far[0], far[1]], [!far[0], !far[1]]];
        let [right, low] = corners.into_iter().min_by_key(|&corner| hides(corner)).unwrap_or(far);
        let (side, end) = (if right { "right" } else { "left" }, if low { "bottom" } else { "top" });
        format!("{side}:14px;{end}:14px")
    };
    view! {
        <Show when=flag(move || shown.with(Option::is_some))>
            <section class="card bill" class:aside=aside class:pinned=flag(move || ui.pointing.open.get().is_some()) style=place data-test="bill"
                aria-live="polite">
                {part(move || shown.get().map(|shown| body(ui, shown)))}
            </section>
        </Show>
    }
}

fn body(ui: Ui, shown: Shown) -> impl IntoView {
    let Shown { title, about, things, lines, total, chance, after, score, refusal, actions, .. } = shown;
    let (priced, two) = (!lines.is_empty(), chance.is_some());
    view! {
        <header>
            <h3>{title}</h3><span>{about}</span>
            <button class="x" data-test="bill-close" aria-label=t!("nav-close")
                on:click=click(move |_| { ui.pointing.open.set(None); ui.pointing.hover.set(None); })>{glyph("ui-cross")}</button>
        </header>
        {things.into_iter().map(|(icon, name, text)| view! {
            <p class="thing">{glyph(&icon)}<span><b>{name}</b>" "{text}</span></p>
        }).collect_view()}
        <div class="sum" class:two=two>
            {priced.then(|| view! {
                <table>
                    <tbody>{lines.into_iter().map(|(n, name, less, rule)| view! {
                        <tr class:less=less><td>{n}</td><td>{name}" "{rule_link(rule)}</td></tr>
                    }).collect_view()}</tbody>
                    {total.map(|(n, name)| view! { <tfoot><tr><td>{n}</td><td>{name}</td></tr></tfoot> })}
                </table>
            })}
            {chance.map(|chance| view! {
                <div class="chance">
                    <p>{chance.sentence}</p>
                    <span class="faces" aria-hidden="true">{chance.faces.into_iter().map(|(face, wins)| die(face, wins)).collect_view()}</span>
                    <span class="pc"><b class="d">{format!("{}\u{202f}%", chance.odds)}</b></span>
                </div>
            })}
        </div>
        {(!after.is_empty()).then(|| view! { <p class="aftermath">{after.join(" ")}</p> })}
        {score.map(|score| view! { <p class="gain">{score}</p> })}
        {refusal.map(|(why, rule)| view! {
            <p class="refusal" data-test="refusal">{glyph("ui-cross")}<span>{why}</span></p>
            {rule_note(rule)}
        })}
        {(!actions.is_empty()).then(|| view! {
            <div class="do">
                {actions.into_iter().enumerate().map(|(nth, (answer, label, risky))| {
                    let class = match (nth, risky) { (_, true) => "btn gold", (0, _) => "btn go", _ => "btn" };
                    let icon = if risky { Either::Left(glyph("ui-dice")) } else { Either::Right(()) };
                    view! { <button class=class data-test=format!("do-{}", answer.verb()) data-answer=ui.line(answer)
                        on:click=click(move |_| ui.commit(answer))>{icon}{label}</button> }
                }).collect_view()}
                <button class="btn quiet" data-test="bill-cancel" on:click=click(move |_| { ui.pointing.open.set(None); ui.pointing.hover.set(None); })>
                    {say("button-cancel")}
                </button>
            </div>
        })}
    }
}

/// A face of the die.
pub fn die(face: u8, wins: bool) -> impl IntoView {
    let dots: &[(u8, u8)] = match face {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(6, 6), (12, 12), (18, 18)],
        _ => &[],
    };
    // A face without dots would look like no face at all.
    let none = dots.is_empty().then(|| view! { <text x="12" y="16.8">"0"</text> });
    view! {
        <svg viewBox="0 0 24 24" class="face" class:win=wins>
            <rect x="1" y="1" width="22" height="22" rx="6"/>
            {dots.iter().map(|&(x, y)| view! { <circle cx=x cy=y r="2.6"/> }).collect_view()}{none}
        </svg>
    }
}

fn shown(sight: &Sight<'_>) -> Shown {
    let &Sight { narrator, fixed, moment, region, me, hand } = sight;
    let game = &fixed.game;
    let table = moment.table();
    let file = &fixed.board().regions[usize::from(region.0)];
    let mut about: Vec<String> = Vec::new();
    if let Some(id) = table.holder(region) {
        let band = table.band(id);
        let key = if band.declined { "card-holder-decline" } else { "card-holder" };
        about.push(narrator.text(
            key,
            &[("name", narrator.seat(band.owner).into()), ("race", narrator.tile(band.race).into())],
        ));
    } else if table.natives(region) > 0 {
        about.push(narrator.text("aria-natives", &[("n", table.natives(region).into())]));
    }
    about.extend(
        file.symbols
            .iter()
            .filter(|it| !NATIVES.contains(&it.as_str()))
            .map(|it| narrator.text(&fixed.board().symbol_key(usize::from(region.0), it), &[])),
    );
    let mut things = Vec::new();
    for (tile, _) in game.tiles().filter(|&(tile, _)| table.lies(game, tile) == Some(region)) {
        things.push((narrator.tile_key(tile), narrator.tile(tile), narrator.tile_text(tile)));
    }
    let mut shown = Shown {
        region,
        title: narrator.region(region),
        about: about.join(" · "),
        things,
        lines: Vec::new(),
        total: None,
        chance: None,
        after: Vec::new(),
        score: None,
        refusal: None,
        actions: Vec::new(),
    };
    let Some(seat) = me else { return shown };
    let answers = moment.choices.on(region, hand);
    if let Some(band) = moment.attacker() {
        let own = table.held(band).contains(region);
        if !own {
            price(sight, &answers, &mut shown);
        }
    }
    // Whoever presses a region that cannot be chosen is told why.
    if answers.is_empty() && shown.refusal.is_none() && moment.asked() == Some(seat) {
        let why = hand.tool.and_then(|tool| tool.answer(region));
        let why =
            why.or_else(|| (!moment.choices.steppers.is_empty()).then_some(Answer::Put { region, n: 1 }));
        let why = why.and_then(|answer| check(game, &moment.state, Actor::seat(seat), answer).err());
        shown.refusal = why.map(|why| (narrator.refusal(why), why.rule(game).to_owned()));
    }
    if let Some(&first) = answers.first() {
        consequences(sight, seat, first, &mut shown);
    }
    shown.actions =
        answers.iter().map(|&answer| (answer, short(narrator, answer), rolls_die(answer))).collect();
    shown
}

/// What a button on the card says: the region is in the title already.
fn short(narrator: &Narrator<'_>, answer: Answer) -> String {
    match answer {
        Answer::Conquer { .. } => narrator.text("bill-conquer", &[]),
        Answer::Attempt { .. } | Answer::Gamble { .. } => narrator.text("bill-roll", &[]),
        Answer::Abandon { .. } => narrator.text("button-abandon", &[]),
        Answer::Use { tile, .. } => narrator.text("card-use", &[("tile", narrator.tile(tile).into())]),
        Answer::Place { mark, n, .. } => {
            narrator.text("card-place", &[("n", n.into()), ("piece", narrator.mark(mark).into())])
        }
        _ => narrator.answer(answer),
    }
}

fn price(sight: &Sight<'_>, answers: &[Answer], shown: &mut Shown) {
    let &Sight { narrator, fixed, moment, region, .. } = sight;
    let Some(band) = moment.attacker() else { return };
    let game = &fixed.game;
    let price = Price::new(game, &moment.state, band, region);
    // What cannot be had whatever one pays has no price; what is beyond reach has one for later.
    let closed = price.refusal.is_some_and(|why| {
        matches!(
            why,
            Illegal::ClosedGround | Illegal::Immune | Illegal::OwnImmune | Illegal::Peace(_) | Illegal::Mate
        )
    });
    if !closed || !answers.is_empty() {
        for (nth, &(term, n)) in price.bill.0.iter().enumerate() {
            let number = if nth == 0 { n.to_string() } else { signed(n) };
            let rule = term.rule(game).to_owned();
            shown.lines.push((number, text::term(narrator, term, n), n < 0, rule));
        }
        shown.total =
            Some((price.bill.total(), narrator.text("bill-total", &[("tokens", price.cost.into())])));
    }
    if let Some(Answer::Attempt { .. }) = price.answer {
        let mut faces = game.die();
        order::by(&mut faces, |face| *face);
        shown.chance = Some(Chance {
            sentence: narrator
                .text("bill-die", &[("hand", price.hand.into()), ("face", price.face().into())]),
            faces: faces.iter().map(|&face| (face, face >= price.face())).collect(),
            odds: odds(game, price.cost, price.hand),
        });
    }
    if let Some(why) = price.refusal.filter(|_| answers.is_empty()) {
        shown.refusal = Some((narrator.refusal(why), why.rule(game).to_owned()));
    }
}

/// What would come of the answer: who loses what, what is paid, what the turn would bring.
fn consequences(sight: &Sight<'_>, seat: Seat, answer: Answer, shown: &mut Shown) {
    let &Sight { narrator, fixed, moment, .. } = sight;
    let game = &fixed.game;
    let Some((after, events)) = outcome(game, &moment.state, seat, answer) else { return };
    let owner = |race| {
        let id = moment.table().bands().find(|&id| moment.table().band(id).race == race);
        id.map(|id| moment.table().band(id).owner)
    };
    let displaced: u8 = events
        .iter()
        .map(|event| if let Event::Displaced { tokens, .. } = event { *tokens } else { 0 })
        .sum();
    let mut lost = false;
    for &event in &events {
        match event {
            Event::Lost { race, tokens, .. } => {
                let Some(name) = owner(race) else { continue };
                lost = true;
                let key = if displaced > 0 { "bill-after-one" } else { "bill-after-lost" };
                let args = [
                    ("name", narrator.seat(name).into()),
                    ("back", displaced.into()),
                    ("tokens", tokens.into()),
                ];
                shown.after.push(narrator.text(key, &args));
            }
            Event::NativesLeft { .. } => shown.after.push(narrator.text("bill-after-natives", &[])),
            Event::TollPaid { to, coins, .. } => {
                shown.after.push(
                    narrator
                        .text("bill-toll", &[("name", narrator.seat(to).into()), ("coins", coins.into())]),
                );
            }
            Event::RansomPaid { to, coins, .. } => {
                shown.after.push(
                    narrator
                        .text("bill-ransom", &[("name", narrator.seat(to).into()), ("coins", coins.into())]),
                );
            }
            _ => {}
        }
    }
    if displaced > 0 && !lost {
        let race = events
            .iter()
            .find_map(|event| if let Event::Displaced { race, .. } = event { owner(*race) } else { None });
        if let Some(name) = race {
            shown.after.push(narrator.text(
                "bill-after-none",
                &[("name", narrator.seat(name).into()), ("back", displaced.into())],
            ));
        }
    }
    let (before, then) = (income(game, moment.table(), seat), income(game, after.table(), seat));
    if before != then {
        let args = [("before", before.into()), ("after", then.into())];
        shown.score = Some(narrator.text("bill-score", &args));
    }
}
