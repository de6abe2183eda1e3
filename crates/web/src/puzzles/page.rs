//! The page of puzzles: that of the day and all others, box by box.

use leptos::prelude::*;
use wire::protocol::Problem;

use super::{names, open, solved};
use crate::app::Place;
use crate::bits::{click, part, text};
use crate::pages::parts::{Frame, Icon, Trouble};
use crate::pages::set_key;
use crate::route::Route;
use crate::words::{fill, say, t};

/// A day, in milliseconds.
const DAY: f64 = 86_400_000.0;
/// A minute, in milliseconds.
const MINUTE: f64 = 60_000.0;

/// What is being done, whatever is pressed.
#[derive(Copy, Clone)]
struct Doing {
    place: Place,
    busy: RwSignal<bool>,
    problem: RwSignal<Option<Problem>>,
}

impl Doing {
    /// Opens a puzzle of a box.
    fn open(self, set: &str, number: usize) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.problem.set(None);
        let set = set.to_owned();
        leptos::task::spawn_local(async move {
            if let Err(why) = open(self.place, &set, number).await {
                self.problem.try_set(Some(why));
            }
            self.busy.try_set(false);
        });
    }
}

/// The puzzles.
#[component]
pub fn Puzzles() -> impl IntoView {
    // The application provides it before anything else.
    let doing = Doing { place: expect_context(), busy: RwSignal::new(false), problem: RwSignal::new(None) };
    let boxes = RwSignal::new(Vec::new());
    leptos::task::spawn_local(async move {
        match names().await {
            Ok(names) => drop(boxes.try_set(names)),
            Err(why) => drop(doing.problem.try_set(Some(why))),
        }
    });
    let rows = move || {
        let rows = boxes.get().into_iter().map(|(set, names)| view! { <Row doing set names/> });
        view! { <div class="lessons">{rows.collect_view()}</div> }
    };
    view! {
        <Frame title=Signal::derive(|| say("puzzles-page")) class="wide">
            <section class="card sheet">
                <h1>{t!("puzzles-page")}</h1>
                <p>{t!("puzzles-about")}</p>
                <Trouble problem=doing.problem/>
                {part(rows)}
                <nav class="further" aria-label=t!("help-further")>
                    <a class="btn" href=Route::Learn.href()><Icon name="play"/>{t!("learn-page")}</a>
                </nav>
            </section>
        </Frame>
    }
}

/// The puzzles of a box.
#[component]
fn Row(doing: Doing, set: String, names: Vec<String>) -> impl IntoView {
    let solved = solved();
    let is_solved = |name: &String| solved.contains(name);
    let (n, of) = (names.iter().filter(|name| is_solved(name)).count(), names.len());
    let daily = today() % of.max(1);
    let done_today = names.get(daily).is_some_and(is_solved);
    let test = format!("puzzle-{set}");
    let key = set_key(&set);
    let each = names.iter().enumerate().map(|(number, name)| {
        let set = set.clone();
        let done = is_solved(name);
        let label = move || {
            let title = fill("puzzles-title", [("n", (number + 1).into())]);
            if done { format!("{title}: {}", say("puzzles-done")) } else { title }
        };
        view! {
            <li>
                <button class="btn s" type="button" class:on=done aria-label=text(label) data-test=name.clone()
                    on:click=click(move |_| doing.open(&set, number))>
                    {number + 1}
                </button>
            </li>
        }
    });
    let each = each.collect_view();
    let tick = done_today.then(|| view! { <Icon name="check"/> });
    view! {
        <article class="lesson">
            <h2>{t!(&key)}</h2>
            <small data-test=format!("{test}-solved")>{text(move || fill("puzzles-solved", [("n", n.into()), ("of", of.into())]))}</small>
            <div class="further">
                <button class="btn go" type="button" data-test=test aria-disabled=text(move || doing.busy.get().to_string())
                    on:click=click(move |_| doing.open(&set, daily))>
                    {tick}{part(move || say(if doing.busy.get() { "front-playing" } else { "puzzles-today" }))}
                </button>
            </div>
            <details class="puzzles">
                <summary><span>{t!("puzzles-all")}</span><Icon name="down"/></summary>
                <ol>{each}</ol>
            </details>
        </article>
    }
}

/// The number of the day, as people here count days.
fn today() -> usize {
    let now = js_sys::Date::new_0();
    ((now.get_time() - now.get_timezone_offset() * MINUTE) / DAY).max(0.0) as usize
}
