//! The turn bar: where in the turn we are, what is expected, what is in hand, and the buttons.
//!
//! Every button has its own place and keeps it: the one that goes on never stands where undo was.

use content::tell::Teller;
use engine::state::Step;
use engine::{Answer, Ask, BandId, Region, Seat, Table, Tile};
use leptos::prelude::*;
use wire::protocol::{Policy, SeatKind};

use super::live::{Live, Status};
use super::parts::{glyph, token};
use super::sitting::{Fixed, Moment, income, outcome};
use super::text;
use super::ui::{Back, Ender, Ui, Unused};
use super::view::Camera;
use crate::bits::{Show, click, flag, part, text};
use crate::words::{fill, say, t};

/// The steps of a turn, as people know them.
const STEPS: [&str; 4] = ["step-choose", "step-conquer", "step-redeploy", "step-score"];

/// Which step what is asked now belongs to.
fn step_of(table: &Table) -> usize {
    match table.owed().ask {
        Ask::Nothing => 4,
        Ask::First | Ask::Banner | Ask::Badge | Ask::Event | Ask::Pick | Ask::Choose | Ask::Side => 0,
        Ask::Act
        | Ask::AttemptDie
        | Ask::RollDie
        | Ask::GambleDie
        | Ask::AssaultDie
        | Ask::Press
        | Ask::Find
        | Ask::Bind
        | Ask::Replacement => 1,
        Ask::Redeploy | Ask::Yield | Ask::Leave | Ask::Post | Ask::Totem => 2,
        Ask::EndOfTurn | Ask::Seer | Ask::Omen | Ask::LateDecline | Ask::Vanish => 3,
        // What a tile asks belongs to the part of the turn that has come to an end: the next step is known.
        Ask::Choice | Ask::Draw => match table.next_step() {
            step if step <= Step::Risen => 0,
            step if step <= Step::RedeployRisen => 1,
            step if step <= Step::EarlyEndOfTurn => 2,
            _ => 3,
        },
    }
}

/// The name of the step what is asked now belongs to.
pub fn step(table: &Table) -> Option<&'static str> {
    STEPS.get(step_of(table)).copied()
}

/// The turn bar.
#[component]
pub fn Bar() -> impl IntoView {
    let (ui, camera) = (expect_context::<Ui>(), expect_context::<Camera>());
    view! {
        <section class="card bar" aria-label=t!("aria-turn") data-test="bar">
            <div class="head">
                <Steps/>
                <span class="mapkeys" role="group" aria-label=t!("aria-map")>
                    <button class="btn" data-test="closer" aria-label=t!("button-zoom-in") title=t!("button-zoom-in") on:click=click(move |_| camera.zoom(1.5))>{glyph("ui-plus")}</button>
                    <button class="btn" data-test="farther" aria-label=t!("button-zoom-out") title=t!("button-zoom-out") on:click=click(move |_| camera.zoom(1.0 / 1.5))>{glyph("ui-minus")}</button>
                    <button class="btn" data-test="whole" aria-label=t!("button-fit") title=t!("button-fit") on:click=click(move |_| camera.fit())>{glyph("ui-fit")}</button>
                </span>
            </div>
            <div class="act">
                <Prompt/>
                <super::hint::Ask/>
                <Tray/>
                <Specials/>
                <Undo/>
                <Primary/>
                <EndTurn/>
            </div>
            <p class="sr" aria-live="assertive" data-test="live">{part(move || {
                if let Some(held) = ui.live.held_back.get() {
                    return Some(fill("bar-ending-live", [("seconds", (held.millis / 1000).into())]));
                }
                if let Some(asks) = ui.sure.get().and_then(|_| asks(ui)) {
                    return Some(asks);
                }
                let mine = ui.mine.get();
                ui.moment().and_then(|moment| {
                    text::tell(ui.live, |teller, _| if mine { teller.asked(moment.table(), moment.owed()) } else { String::new() })
                })
            })}</p>
        </section>
    }
}

#[component]
fn Steps() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let step = Memo::new(move |_| ui.moment().map_or(0, |moment| step_of(moment.table())));
    view! {
        <ol class="steps">
            {STEPS.iter().enumerate().map(|(nth, key)| view! {
                <li class:on=flag(move || step.get() == nth) class:done=flag(move || { step.get() > nth })
                    aria-current=move || (step.get() == nth).then_some("step")>
                    <Show when=flag(move || { step.get() > nth })>{glyph("ui-check")}</Show>
                    <span>{t!(key)}</span>
                </li>
            }).collect_view()}
        </ol>
    }
}

/// What is expected, and of whom.
#[component]
fn Prompt() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let words = Memo::new(move |_| {
        let moment = ui.moment()?;
        if ui.live.held_back.with(Option::is_some) {
            return Some((say("bar-ending"), say("bar-ending-hint")));
        }
        let waiting = ui.live.waiting_lines();
        if !waiting.is_empty() {
            let told = text::tell(ui.live, |teller, fixed| {
                let answers = waiting.iter().filter_map(|line| Answer::read(&fixed.game, line).ok());
                let told = answers.map(|answer| match answer {
                    Answer::Done => teller.done(moment.table(), moment.owed()),
                    _ => teller.answer(answer),
                });
                told.collect::<Vec<_>>().join(", ")
            });
            return Some((fill("net-waiting", [("moves", told?.into())]), say("net-waiting-hint")));
        }
        let mine = ui.mine.get();
        let watching = ui.me.get().is_none();
        let away = away(ui, &moment);
        // Where nothing is hidden no curtain falls: the device is handed on all the same.
        let handed_on = moment.asked().filter(|asked| ui.handed.get() == Some((*asked, moment.version)));
        text::tell(ui.live, |teller, _| {
            let (table, owed) = (moment.table(), moment.owed());
            if mine {
                let asked = teller.asked(table, owed);
                // Where several share a device, it says whose turn it is.
                let asked = match moment.asked().filter(|_| ui.is_shared()) {
                    Some(seat) => {
                        teller.say("bar-named", &[("name", teller.seat(seat).into()), ("ask", asked.into())])
                    }
                    None => asked,
                };
                (asked, hint(teller, &moment, ui, handed_on))
            } else if let Some(away) = away {
                (teller.waiting(table, owed), away)
            } else if watching {
                (teller.waiting(table, owed), teller.say("bar-spectator", &[]))
            } else {
                (teller.waiting(table, owed), String::new())
            }
        })
    });
    view! {
        <div class="say" data-test="prompt" data-waiting=move || (!ui.live.waiting_lines().is_empty()).then_some("") class:wait=flag(move || !ui.mine.get())>
            <h2><Askers/>{text(move || words.get().map(|it| it.0).unwrap_or_default())}</h2>
            <p>{text(move || words.get().map(|it| it.1).unwrap_or_default())}</p>
        </div>
    }
}

/// The tiles that ask, by picture and name: what is asked of everybody has none.
#[component]
fn Askers() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let tiles = Memo::new(move |_| {
        let Some(moment) = ui.moment().filter(|_| ui.mine.get()) else { return Vec::new() };
        let told = text::tell(ui.live, |teller, _| {
            let askers = askers(teller, &moment, ui);
            let told = |&tile: &Tile| (teller.tile_key(tile), teller.tile(tile), text::about(teller, tile));
            askers.iter().map(told).collect::<Vec<_>>()
        });
        told.unwrap_or_default()
    });
    let one = |(icon, name, about): (String, String, String)| {
        view! { <span class="by" title=about data-test="asker">{glyph(&icon)}{name}</span>" " }
    };
    part(move || tiles.get().into_iter().map(one).collect_view())
}

/// The tiles that ask, with the tool in hand.
fn askers(teller: &Teller<'_>, moment: &Moment, ui: Ui) -> Vec<Tile> {
    let answers = moment.choices.answers_with(ui.hand.get());
    let answers = if answers.is_empty() { moment.answers.clone() } else { answers };
    teller.askers(moment.table(), moment.owed(), &answers)
}

/// What happens if whoever must answer is not there.
fn away(ui: Ui, moment: &Moment) -> Option<String> {
    let presence = ui.live.presence.get()?;
    let asked = moment.asked()?;
    presence.seats.iter().find(|it| it.seat == asked && it.kind == SeatKind::Human && !it.online)?;
    let (key, seconds) = match presence.policy {
        Policy::Bot { after, .. } => ("bar-away-bot", after),
        // Only who plays can hand a seat on.
        Policy::HandOn { after } if ui.me.get().is_some() => ("bar-away-hand", after),
        Policy::Wait | Policy::HandOn { .. } => ("bar-away-wait", 0),
    };
    let name = text::tell(ui.live, |teller, _| teller.seat(asked).to_owned())?;
    Some(fill(key, [("name", name.into()), ("minutes", (seconds / 60).into())]))
}

/// The sentence below the title; at redeployment it counts.
fn hint(teller: &Teller<'_>, moment: &Moment, ui: Ui, handed_on: Option<Seat>) -> String {
    let left = ui.plan.get().map_or(0, |plan| plan.left());
    if left > 0 {
        return teller.say("bar-unused-tokens", &[("tokens", left.into())]);
    }
    if let Some(seat) = handed_on {
        return teller.say("curtain-none", &[("name", teller.seat(seat).into())]);
    }
    teller.hint_by(moment.table(), moment.owed(), &askers(teller, moment, ui))
}

/// The tokens in hand, which can be dragged onto the map.
#[component]
fn Tray() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let hand = Memo::new(move |_| {
        let moment = ui.moment()?;
        let owed = moment.owed();
        let seat = ui.me.get()?;
        let id = if owed.band == BandId::NONE || moment.table().band(owed.band).owner != seat {
            moment.table().active(seat)?
        } else {
            owed.band
        };
        let n = ui.plan.get().map_or(moment.table().band(id).hand, |plan| plan.left());
        Some((id, n))
    });
    let chips = move || {
        let ((id, n), fixed, moment) = (hand.get()?, ui.live.fixed.get()?, ui.moment()?);
        let one = move |_| token(&fixed, moment.table(), id, 1);
        Some((0..n.min(6)).map(one).collect_view())
    };
    view! {
        <Show when=flag(move || hand.get().is_some_and(|(_, n)| n > 0 || ui.plan.with(Option::is_some)))>
            <div class="tray" data-test="tray" on:pointerdown=move |event| super::drag::begin(ui, &event)>
                <span class="toks">{chips}</span>
                <span class="lab"><b data-test="hand">{part(move || hand.get().map_or(0, |(_, n)| n))}</b>
                    <span>{text(move || fill("bar-hand", [("tokens", hand.get().map_or(0, |(_, n)| n).into())]))}</span></span>
            </div>
        </Show>
    }
}

/// Tools, and buttons for what is not done on the map.
#[component]
fn Specials() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let tools = move || {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        let tools = moment.choices.tools();
        (tools.len() > 1).then_some(())?;
        let button = move |tool| {
            let told =
                text::tell(ui.live, |teller, _| (text::tool_icon(teller, tool), text::tool(teller, tool)));
            let (icon, name) = told.unwrap_or_default();
            view! {
                <button class="btn s tool" aria-pressed=text(move || (ui.hand.get().tool == Some(tool)).to_string())
                    data-test=format!("tool-{icon}") data-tool=ui.tool_key(tool)
                    on:click=click(move |_| ui.chosen.set(Some(tool)))>{glyph(&icon)}<span>{name}</span></button>
            }
        };
        Some(tools.into_iter().map(button).collect_view())
    };
    let buttons = move || {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        // The first of a plain choice is the button that goes on.
        let buttons = moment.choices.buttons.clone();
        let skip =
            usize::from(primary_answer(&moment).is_some_and(|answer| buttons.first() == Some(&answer)));
        let moment = moment.clone();
        let one = move |answer: Answer| {
            let told = text::tell(ui.live, |teller, fixed| {
                (teller.answer(answer), note(teller, fixed, &moment, answer))
            });
            let (name, note) = told.unwrap_or_default();
            let title = note.clone();
            view! {
                <button class="btn special" title=title data-test=format!("do-{}", answer.verb()) data-answer=ui.line(answer) on:click=click(move |_| ui.commit(answer))>
                    <span>{name}</span>{(!note.is_empty()).then(|| view! { <small>{note}</small> })}
                </button>
            }
        };
        Some(buttons.into_iter().skip(skip).map(one).collect_view())
    };
    // A screen too small for steppers on the map has them in a row.
    let row = move || {
        let (plan, moment) = (ui.plan.get()?, ui.moment()?);
        let left = plan.left();
        let one = |&(region, extra): &(Region, u8)| {
            let told = text::tell(ui.live, |teller, _| teller.region(region)).unwrap_or_default();
            let n = moment.table().tokens(region) + extra;
            let [less, more] =
                ["button-fewer", "button-more"].map(|key| fill(key, [("region", told.clone().into())]));
            let light = move |_| ui.lit.set(vec![region]);
            view! {
                <li on:pointerdown=light>
                    <span>{told}</span>
                    <button class="btn icon" aria-label=less aria-disabled=(extra == 0).to_string() on:click=click(move |_| ui.replan(|plan, _| plan.fewer(region)))>{glyph("ui-minus")}</button>
                    <b>{n}</b>
                    <button class="btn icon" aria-label=more aria-disabled=(left == 0).to_string() on:click=click(move |_| ui.replan(|plan, _| plan.more(region)))>{glyph("ui-plus")}</button>
                </li>
            }
        };
        Some(
            view! { <ol class="steprow scroll" data-test="steprow">{plan.extra.iter().map(one).collect_view()}</ol> },
        )
    };
    let redeploy = move || {
        ui.plan.with(Option::is_some).then(|| view! { <span class="ways">
        <button class="btn s" data-test="spread" on:click=click(move |_| ui.replan(|plan, moment| plan.spread(|at| moment.table().tokens(at))))>{say("button-spread")}</button>
        <button class="btn s" data-test="borders" on:click=click(move |_| {
            let Some(fixed) = ui.live.fixed.get_untracked() else { return };
            ui.replan(|plan, moment| plan.to_borders(&fixed.game, moment.table(), |at| moment.table().tokens(at)));
        })>{say("button-borders")}</button>
        <button class="btn s" data-test="as-before" on:click=click(move |_| {
            let Some(before) = ui.live.before.get_untracked() else { return };
            ui.replan(|plan, moment| plan.as_before(|at| moment.table().tokens(at), |at| before.table().tokens(at)));
        })>{say("button-as-before")}</button></span>
    })
    };
    let watch = move || {
        let waits = ui.live.behind.get() > 0;
        let held = ui.live.held.get();
        let button = |test: &'static str, key: &'static str, press: fn(Live)| {
            view! { <button class="btn s" data-test=test on:click=click(move |_| press(ui.live))>{say(key)}</button> }
        };
        waits.then(|| {
            let on = held.then(|| button("play", "button-play", Live::play_on));
            (button("step", "button-step", Live::step), on)
        })
    };
    view! { <div class="specials">{tools}{buttons}{part(row)}{redeploy}{watch}</div> }
}

/// What a button for a tile or a form brings, in its own words.
fn note(teller: &Teller<'_>, fixed: &Fixed, moment: &Moment, answer: Answer) -> String {
    match (answer, moment.asked()) {
        (Answer::Wield { tile } | Answer::ChooseTile { other: tile, .. }, _) => teller.tile_text(tile),
        (Answer::Decline, Some(seat)) => {
            let after = outcome(&fixed.game, &moment.state, seat, answer);
            let coins = after.map_or(0, |(after, _)| income(&fixed.game, after.table(), seat));
            teller.say("note-decline", &[("coins", coins.into())])
        }
        _ => String::new(),
    }
}

/// Ways to go back, for those who can have gone somewhere.
#[component]
fn Undo() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let held = move || ui.live.held_back.with(Option::is_some);
    let can = move |back: bool| {
        let letter = ui.me.get().map(Seat::letter);
        let over = ui.moment().is_none_or(|it| it.state.is_over());
        if held() {
            return back;
        }
        letter.is_some()
            && !over
            && ui
                .moment()
                .is_some_and(|it| if back { it.undo.back == letter } else { it.undo.forth == letter })
    };
    let why = move || {
        if can(true) {
            return say("undo-free");
        }
        ui.moment().map_or_else(String::new, |moment| say(&moment.undo.barrier))
    };
    view! {
        <Show when=flag(move || !ui.live.yours.with(Vec::is_empty))>
            <span class="group undo" class:held=flag(held)>
                <button class="btn" data-test="undo" aria-disabled=text(move || (!can(true)).to_string()) title=why
                    on:click=click(move |_| ui.turn_back(Back::Undo))>{glyph("ui-undo")}<span>{t!(if held() { "button-take-back" } else { "button-undo" })}</span></button>
                <button class="btn" data-test="redo" aria-disabled=text(move || (!can(false)).to_string())
                    title=text(move || if can(false) { String::new() } else { say("redo-nothing") })
                    on:click=click(move |_| ui.turn_back(Back::Redo))>{glyph("ui-redo")}<span>{t!("button-redo")}</span></button>
                <button class="btn" data-test="restart" aria-disabled=text(move || (!can(true)).to_string()) title=why
                    on:click=click(move |_| ui.turn_back(Back::Restart))>{glyph("ui-restart")}<span>{t!("button-restart")}</span></button>
            </span>
        </Show>
    }
}

/// The answer of the button that goes on, if it is not simply the end of what is asked.
fn primary_answer(moment: &Moment) -> Option<Answer> {
    let choices = &moment.choices;
    (!choices.done && choices.steppers.is_empty()).then(|| choices.buttons.first().copied()).flatten()
}

/// What a button that ends something asks where something is left unused.
fn asks(ui: Ui) -> Option<String> {
    Some(match ui.unused()? {
        Unused::Everything => say("sure-everything"),
        Unused::Tokens(n) => fill("sure-tokens", [("tokens", n.into())]),
    })
}

/// The button that goes on. It is green unless it gives something away.
#[component]
fn Primary() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let label = Memo::new(move |_| {
        let moment = ui.moment()?;
        if ui.live.held_back.with(Option::is_some) {
            return Some(say("button-now"));
        }
        if !ui.mine.get() {
            return (ui.live.behind.get() > 0).then(|| say("button-skip"));
        }
        let told = |tell: &dyn Fn(&Teller<'_>) -> String| text::tell(ui.live, |teller, _| tell(teller));
        if ui.plan.with(Option::is_some) || moment.choices.done {
            return told(&|teller| teller.done(moment.table(), moment.owed()));
        }
        let answer = primary_answer(&moment)?;
        told(&|teller| teller.answer(answer))
    });
    let ready = move || !ui.mine.get() || ui.plan.get().is_none_or(|plan| plan.left() == 0);
    let press = move |_| {
        let Some(moment) = ui.live.moment.get_untracked() else { return };
        if ui.live.held_back.with_untracked(Option::is_some) {
            return ui.live.send_held_back();
        }
        if !ui.mine.get_untracked() {
            return ui.live.skip();
        }
        match primary_answer(&moment) {
            Some(answer) => ui.commit(answer),
            None => ui.go_on(),
        }
    };
    let stops = move || ui.unused().filter(|_| ui.moment().as_deref().and_then(primary_answer).is_none());
    let held = move || ui.live.held_back.with(|held| held.as_ref().map(|held| held.millis));
    view! {
        <div class="prime">
            <Show when=flag(move || label.with(Option::is_some))>
                <button class="btn big" class:go=flag(move || stops().is_none()) class:sure=flag(move || ui.sure.get() == Some(Ender::Primary)) data-test="primary"
                    data-answer=move || ui.moment().as_deref().and_then(primary_answer).map(|it| ui.line(it)) data-asks=move || stops().map(|_| "")
                    aria-disabled=text(move || (!ready()).to_string()) on:click=click(press)>
                    <span>{text(move || label.get().unwrap_or_default())}{part(move || (ui.sure.get() == Some(Ender::Primary)).then(|| asks(ui).map(|asks| view! { <small>{asks}</small> })))}</span>
                    {part(move || match held() {
                        Some(millis) => view! { <svg class="ring" aria-hidden="true" viewBox="0 0 24 24" style=format!("--hold: {millis}ms")><circle cx="12" cy="12" r="9"/><circle class="left" cx="12" cy="12" r="9" pathLength="1"/></svg> }.into_any(),
                        None => glyph("ui-right").into_any(),
                    })}
                </button>
            </Show>
        </div>
    }
}

#[component]
fn EndTurn() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let coins = Memo::new(move |_| {
        let (moment, fixed, seat) = (ui.moment()?, ui.live.fixed.get()?, ui.me.get()?);
        let owed = moment.owed();
        let turn = ui.mine.get() && moment.table().seat() == seat;
        let can = owed.ask == Ask::Act || owed.ask == Ask::Redeploy;
        (turn && can).then(|| income(&fixed.game, moment.table(), seat))
    });
    let sure = move || ui.sure.get() == Some(Ender::EndTurn);
    view! {
        <div class="endturn">
            <Show when=flag(move || coins.get().is_some())>
                <button class="btn quiet" class:sure=flag(sure) data-test="end-turn" data-asks=move || ui.unused().map(|_| "") on:click=click(move |_| ui.end_turn())
                    aria-label=text(move || fill("button-end-turn-coins", [("coins", coins.get().unwrap_or(0).into())]))>
                    <span>{t!("button-end-turn")}{part(move || sure().then(|| asks(ui).map(|asks| view! { <small>{asks}</small> })))}</span>
                    <span class="coin">{part(move || coins.get())}</span>
                </button>
            </Show>
        </div>
    }
}

/// A seat of one's own was opened on another device: whoever did not do that shuts the other out.
#[component]
fn Elsewhere() -> impl IntoView {
    let ui = expect_context::<Ui>();
    view! {
        <div role="alert" data-test="opened">
            {part(move || ui.live.opened.get().map(|opened| view! {
                <p class="mishap"><span>{say("seat-opened")}</span>
                    <button class="btn s" data-test="opened-me" on:click=click(move |_| ui.live.note_opened())>{t!("seat-opened-me")}</button>
                    <button class="btn s" data-test="rekey" on:click=click(move |_| ui.live.rekey(opened.seat))>{t!("seat-rekey")}</button></p>
            }))}
        </div>
    }
}

/// What went wrong, until something else is done; how the connection is; and that a seat was opened elsewhere. They stand
/// in the bar on top, where they lie over nothing that is needed to play.
#[component]
pub fn Notices() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let words = move || {
        let lost = (ui.live.status.get() == Status::Lost).then(|| say("net-lost"));
        let back = ui.live.given_back.get().then(|| say("net-given-back"));
        let problem = ui.live.problem.get().map(|problem| text::problem(ui.live, &problem));
        let parts: Vec<String> = [lost, back, problem].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    };
    view! {
        <div class="notices">
            <Elsewhere/>
            <div role="alert" data-test="trouble">
                {part(move || words().map(|words| view! {
                    <p class="mishap">{glyph("ui-cross")}<span>{words}</span>
                        <button class="x" aria-label=say("nav-close") on:click=click(move |_| ui.live.problem.set(None))>{glyph("ui-cross")}</button></p>
                }))}
            </div>
        </div>
    }
}
