//! The lessons: each is a real table in the middle of a real game, with somebody who says what to do next.

use leptos::prelude::*;
use wire::protocol::{BoardChoice, NewKind, NewSeat, NewTable, Options, Policy, Problem};

use super::opening::{Keeper, create};
use super::parts::{Frame, Icon, Trouble};
use crate::api;
use crate::app::Place;
use crate::assets::asset;
use crate::bits::{click, part, text};
use crate::guide::steps::Lesson;
use crate::guide::{Course, begin};
use crate::pages::set_key;
use crate::route::Route;
use crate::settings::settings;
use crate::words::{fill, say, t};

/// The bot that one learns against: the easiest there is.
const BOT: &str = "novice";

/// The lessons.
#[component]
pub fn Learn() -> impl IntoView {
    let problem = RwSignal::new(None::<Problem>);
    view! {
        <Frame title=Signal::derive(|| say("learn-page")) class="wide">
            <section class="card sheet">
                <h1>{t!("learn-page")}</h1>
                <p>{t!("learn-about")}</p>
                <Trouble problem/>
                <div class="lessons">{Lesson::ALL.map(|lesson| view! { <Row lesson problem/> })}</div>
                <nav class="further" aria-label=t!("help-further")>
                    <a class="btn" href=Route::Rules(None).href()><Icon name="list"/>{t!("book-page")}</a>
                    <a class="btn" href=Route::Tiles(None).href()><Icon name="crown"/>{t!("tiles-page")}</a>
                    <a class="btn" href=Route::Puzzles.href() data-test="to-puzzles"><Icon name="die"/>{t!("puzzles-page")}</a>
                    <a class="btn" href=Route::Help.href()><Icon name="help"/>{t!("help-page")}</a>
                </nav>
            </section>
        </Frame>
    }
}

#[component]
fn Row(lesson: Lesson, problem: RwSignal<Option<Problem>>) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let busy = RwSignal::new(false);
    let name = settings().name;
    let course = Course::of(lesson);
    let start = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        problem.set(None);
        let me = name.get_untracked();
        leptos::task::spawn_local(async move {
            match open(lesson, me).await {
                Ok(table) => place.go(Route::Table(table)),
                Err(why) => problem.set(Some(why)),
            }
            busy.try_set(false);
        });
    };
    let resume = course.map(|course| {
        let done = fill("guide-step", [("n", (course.at + 1).into()), ("of", lesson.steps().len().into())]);
        view! { <a class="btn go" href=Route::Table(course.table).href() data-test=format!("resume-{}", lesson.key())><Icon name="play"/>{t!("learn-resume")}<small>{done}</small></a> }
    });
    let class = if resume.is_some() { "btn" } else { "btn go" };
    view! {
        <article class="lesson">
            <h2>{t!(&set_key(lesson.set().key()))}</h2>
            <small>{text(move || fill("learn-minutes", [("n", lesson.minutes().into())]))}</small>
            <p>{t!(&format!("learn-{}", lesson.key()))}</p>
            <div class="further">
                {resume}
                <button class=class type="button" data-test=format!("lesson-{}", lesson.key()) aria-disabled=text(move || busy.get().to_string()) on:click=click(start)>
                    {part(move || say(if busy.get() { "front-playing" } else { "learn-start" }))}
                </button>
            </div>
        </article>
    }
}

/// Opens the table of a lesson at its position.
async fn open(lesson: Lesson, name: String) -> Result<String, Problem> {
    let file = api::text(&asset(&format!("lesson-{}.txt", lesson.key()))).await;
    let file = file.ok_or_else(|| Problem::new("problem-offline"))?;
    let begun: Vec<String> = file.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let seen = begun.len();
    let table = NewTable {
        title: say(&format!("guide-title-{}", lesson.key())),
        options: Options {
            set: lesson.set().key().to_owned(),
            players: 2,
            board: BoardChoice::Key(lesson.board().to_owned()),
            purses: "tracked".to_owned(),
            tiles: Vec::new(),
            monsters: Vec::new(),
            flying: false,
            teams: false,
            first: None,
        },
        seats: vec![
            NewSeat { name, kind: NewKind::Me },
            NewSeat { name: say("bot-name-1"), kind: NewKind::Bot(BOT.to_owned()) },
        ],
        policy: Policy::Wait,
        pace: 0,
        public: false,
        begun,
    };
    let created = create(&table, Keeper::Any).await?;
    begin(lesson, &created.id, seen);
    Ok(created.id)
}
