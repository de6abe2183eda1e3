//! The text board: what happens, what can be answered and all regions as words, for whoever reads and types rather than
//! looks and points. A whole game can be played here. It is fetched when it is first wanted.

mod replies;

use std::collections::VecDeque;
use std::sync::Arc;

use content::narrate::Choice;
use engine::{Event, Seat};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::keys::focus;
use super::parts::rule_link;
use super::sitting::Fixed;
use super::text;
use super::timeline::is_told;
use super::ui::Ui;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::settings::matches;
use crate::words::{fill, say, t};

/// How many lines are kept.
const KEPT: usize = 200;
/// How many lines tell what has happened before the board was opened.
const BEFORE: usize = 12;
/// How long a line may be that is typed.
const LONGEST: usize = 300;
/// The commands besides answers, and the words that say what they do.
const COMMANDS: [(&str, &str); 9] = [
    ("list", "typed-list"),
    ("table", "typed-table"),
    ("bill 7", "typed-bill"),
    ("explain", "typed-explain"),
    ("score", "key-score"),
    ("redeploy 4:2 7:1", "typed-redeploy"),
    ("undo", "typed-undo"),
    ("redo", "typed-redo"),
    ("restart", "typed-restart"),
];

/// A line of what was typed and told.
#[derive(Clone)]
enum Line {
    /// What somebody has typed.
    Typed(String),
    /// What happened, or what was asked for.
    Told(String),
    /// Why nothing comes of what was typed, with the rule it would break.
    Refused(String, Option<String>),
    /// What can be typed.
    Help,
}

/// Where it is read and typed.
#[derive(Clone, Copy)]
struct Board {
    ui: Ui,
    /// The last lines, each with its number.
    lines: RwSignal<VecDeque<(usize, Line)>>,
    /// The version on which it was asked whether the end is meant.
    asked: StoredValue<Option<u64>>,
}

/// The board as words, while somebody wants it.
#[component]
pub fn TextBoard() -> impl IntoView {
    let ui = expect_context::<Ui>();
    view! { <Show when=flag(move || ui.panels.text.get())><Open/></Show> }
}

#[component]
fn Open() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let board = Board { ui, lines: RwSignal::default(), asked: StoredValue::new(None) };
    board.follow();
    let list = NodeRef::<leptos::html::Div>::new();
    // The last line is the one people want to read.
    effect(move || {
        board.lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    // On a touch screen a keyboard would cover what is to be read.
    if !matches("(pointer: coarse)") {
        request_animation_frame(|| focus("[data-test='typed']"));
    }
    let typed = RwSignal::new(String::new());
    let say_it = move |event: SubmitEvent| {
        event.prevent_default();
        let line = typed.get_untracked();
        typed.set(String::new());
        untrack(|| board.hear(&line));
    };
    let leave = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            ui.panels.text.set(false);
        }
    };
    view! {
        <section class="card textboard" role="dialog" aria-modal="false" data-test="text-board" aria-label=t!("text-board-title") on:keydown=leave>
            <h2>{t!("text-board-title")}<button class="btn s right" data-test="text-close" on:click=click(move |_| ui.panels.text.set(false))>{t!("nav-close")}</button></h2>
            <div class="told" role="log" tabindex="0" aria-label=t!("log-title") data-test="told" node_ref=list>
                <ul><For each=move || board.lines.get() key=|(number, _)| *number children=|(_, line)| shown(line)/></ul>
            </div>
            <div class="now">
                <h3 data-test="text-asked">{text(move || board.asked_now())}</h3>
                <Show when=flag(move || ui.mine.get())><ul class="choices">{part(move || choices(ui).into_iter().map(choice).collect_view())}</ul></Show>
            </div>
            <form on:submit=say_it>
                <label for="typed">{t!("typed-label")}</label>
                <input type="text" id="typed" data-test="typed" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="send"
                    maxlength=LONGEST.to_string() placeholder=t!("typed-example") prop:value=typed on:input:target=move |event| typed.set(event.target().value())/>
                <button class="btn go" type="submit" data-test="typed-go">{t!("chat-send")}</button>
            </form>
            <Regions/>
        </section>
    }
}

/// All regions, one a row: pressed they are looked at on the map.
#[component]
fn Regions() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let fixed = expect_context::<Arc<Fixed>>();
    let row = move |region| {
        let words = text(move || text::see(ui, region, text::label).unwrap_or_default());
        view! {
            <li><button data-test="text-region" on:click=click(move |_| {
                ui.panels.text.set(false);
                ui.go_to(region);
                ui.pointing.open.set(Some(region));
            })>{words}</button></li>
        }
    };
    view! {
        <details class="regions" open=matches("(min-width: 900px)")>
            <summary data-test="text-regions">{t!("typed-regions")}</summary>
            <ul>{fixed.game.board().all().map(row).collect_view()}</ul>
        </details>
    }
}

fn shown(line: Line) -> AnyView {
    match line {
        Line::Typed(line) => view! { <li class="typed"><code>{line}</code></li> }.into_any(),
        Line::Told(words) => view! { <li>{words}</li> }.into_any(),
        Line::Refused(words, rule) => {
            view! { <li class="refused" data-test="text-refused">{words}" "{rule.map(rule_link)}</li> }
                .into_any()
        }
        Line::Help => {
            let commands = COMMANDS
                .map(|(typed, key)| Choice { typed: typed.to_owned(), items: vec![say(key)] })
                .map(choice);
            view! { <li data-test="text-help">{say("typed-answer")}<ul class="choices">{commands.collect_view()}</ul></li> }
                .into_any()
        }
    }
}

/// What can be typed.
fn choice(choice: Choice) -> AnyView {
    let typed = (!choice.typed.is_empty()).then(|| view! { <code>{choice.typed}</code>" " });
    view! { <li>{typed}{choice.items.join(", ")}</li> }.into_any()
}

/// Everything that can be answered now.
fn choices(ui: Ui) -> Vec<Choice> {
    let Some(moment) = ui.moment() else { return Vec::new() };
    text::narrate(ui.live, |narrator, _| narrator.choices(moment.table(), &moment.answers))
        .unwrap_or_default()
}

impl Board {
    fn push(self, line: Line) {
        self.lines.update(|lines| {
            let number = lines.back().map_or(0, |(number, _)| number + 1);
            lines.push_back((number, line));
            if lines.len() > KEPT {
                lines.pop_front();
            }
        });
    }

    fn tell(self, words: String) {
        self.push(Line::Told(words));
    }

    /// Tells what has happened just before, and then what happens.
    fn follow(self) {
        let live = self.ui.live;
        let last = untrack(|| self.last_events());
        last.into_iter().for_each(|words| self.tell(words));
        Effect::new(move |was: Option<()>| {
            let news = live.shown.news.get();
            if was.is_some() {
                untrack(|| self.told(&news)).into_iter().for_each(|words| self.tell(words));
            }
        });
        // What one person has read is not for the next one at the same device.
        Effect::new(move |was: Option<Option<Seat>>| {
            let me = self.ui.me.get();
            if was.is_some_and(|was| was != me) {
                self.lines.set(VecDeque::new());
            }
            me
        });
        // The end of the game is a page of its own.
        Effect::new(move |was: Option<bool>| {
            let is_over = self.ui.moment().is_some_and(|it| it.state.is_over());
            if was == Some(false) && is_over {
                self.ui.panels.text.set(false);
            }
            is_over
        });
    }

    fn last_events(self) -> Vec<String> {
        let Some(fixed) = self.ui.live.fixed.get() else { return Vec::new() };
        let log = self.ui.live.shown.log.get();
        let lines = log.iter().rev().flat_map(|entry| entry.events.iter().rev());
        let events = lines.filter_map(|line| Event::read(&fixed.game, line).ok()).filter(is_line);
        let mut events: Vec<Event> = events.take(BEFORE).collect();
        events.reverse();
        self.told(&events)
    }

    /// What happened, in words.
    fn told(self, events: &[Event]) -> Vec<String> {
        let told = text::narrate(self.ui.live, |narrator, _| {
            let told = events.iter().copied().filter(is_line).map(|event| match event {
                Event::TurnBegan { seat, round } => {
                    fill("log-turn", [("name", narrator.seat(seat).into()), ("round", round.into())])
                }
                other => narrator.event(other),
            });
            told.collect()
        });
        told.unwrap_or_default()
    }

    /// What is asked now, and of whom.
    fn asked_now(self) -> String {
        let Some(moment) = self.ui.moment() else { return String::new() };
        if self.ui.live.held_back.with(Option::is_some) {
            return say("typed-ending");
        }
        let mine = self.ui.mine.get();
        let words = text::narrate(self.ui.live, |narrator, _| {
            let (table, owed) = (moment.table(), moment.owed());
            if mine { narrator.asked(table, owed) } else { narrator.waiting(table, owed) }
        });
        words.unwrap_or_default()
    }
}

/// Whether something is told here: all that the log tells, and whose turn begins.
fn is_line(event: &Event) -> bool {
    is_told(event) || matches!(event, Event::TurnBegan { .. })
}
