//! The card at the table that says what to do next.

use engine::{Answer, Ask, Event, check};
use leptos::prelude::*;

use super::course::Course;
use super::progress::{Progress, signs};
use super::steps::{Lesson, Sign, Until};
use crate::bits::{Show, click, effect, flag, part, text};
use crate::route::Route;
use crate::table::Ui;
use crate::words::{fill, say, t};

/// What is shown of a lesson.
#[derive(Clone, Copy)]
struct Guide {
    progress: RwSignal<Progress>,
    /// How much of the log has been taken note of.
    seen: StoredValue<usize>,
    /// The key of what is said to something unexpected.
    remark: RwSignal<Option<String>>,
}

/// The lesson of this table, if it has one.
#[component]
pub fn GuideCard() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let course = ui.live.table_id();
    let course = Course::at(&course).filter(|course| !course.is_done());
    let Some((course, progress)) = course.and_then(|course| course.progress().map(|it| (course, it))) else {
        return ().into_any();
    };
    let guide = Guide {
        progress: RwSignal::new(progress),
        seen: StoredValue::new(course.seen),
        remark: RwSignal::new(None),
    };
    effect(move || {
        ui.live.shown.log.track();
        ui.live.shown.behind.track();
        guide.watch_log(ui);
        guide.watch_screen(ui);
    });
    // What was said stays with this table.
    let (lesson, table) = (course.lesson.clone(), course.table.clone());
    effect(move || {
        let progress = guide.progress.get();
        Course {
            lesson: lesson.clone(),
            table: table.clone(),
            at: progress.at,
            seen: guide.seen.get_value(),
        }
        .keep();
        mark(progress.step().map(|step| step.at.key()));
    });
    on_cleanup(|| mark(None));
    view! { <Show when=flag(move || guide.progress.get().step().is_some())>{view! { <Body guide ui/> }}</Show> }.into_any()
}

/// Tells the style where to look.
fn mark(place: Option<&'static str>) {
    let Some(root) = document().document_element() else { return };
    // An attribute of our own cannot be refused.
    let _ = match place {
        Some(place) => root.set_attribute("data-look", place),
        None => root.remove_attribute("data-look"),
    };
}

impl Guide {
    /// Takes note of what has happened since, as far as it has been shown.
    fn watch_log(self, ui: Ui) {
        let Some(me) = ui.live.people.yours.with(|yours| yours.first().copied()) else { return };
        let Some(fixed) = ui.live.fixed.get() else { return };
        let rivers: Vec<bool> =
            fixed.board().regions.iter().map(|region| region.terrain == "river").collect();
        let log = ui.live.shown.log.get();
        if log.is_empty() {
            return;
        }
        let mut turn = None;
        for (nth, entry) in log.iter().enumerate() {
            let events: Vec<Event> =
                entry.events.iter().filter_map(|line| Event::read(&fixed.game, line).ok()).collect();
            let signs = signs(&fixed.game, &rivers, me, &mut turn, &events);
            if nth < self.seen.get_value() {
                continue;
            }
            if self.progress.with_untracked(|it| it.waits()) {
                return;
            }
            self.seen.set_value(nth + 1);
            signs.into_iter().for_each(|sign| self.take(sign));
        }
        // What was taken back is seen anew when it is done again.
        self.seen.set_value(self.seen.get_value().min(log.len()));
    }

    /// Takes note of what is on the screen.
    fn watch_screen(self, ui: Ui) {
        let Some(moment) = ui.moment().filter(|_| ui.mine.get()) else { return };
        let open = ui.pointing.open.get().or(ui.pointing.hover.get());
        let pinned = ui.pointing.open.get();
        if self.progress.with_untracked(|it| it.waits()) {
            return;
        }
        if moment.owed().ask == Ask::Redeploy {
            self.take(Sign::Placing);
        }
        if moment.owed().ask != Ask::Act {
            return;
        }
        let is_plain = |answer: &Answer| matches!(answer, Answer::Conquer { .. });
        let is_try = |answer: &Answer| matches!(answer, Answer::Attempt { .. });
        if !moment.answers.iter().any(is_plain) && moment.answers.iter().any(is_try) {
            self.take(Sign::Short);
        }
        let Some(fixed) = ui.live.fixed.get() else { return };
        if open.is_some_and(|region| moment.chip(&fixed.game, region, ui.hand.get()).is_some()) {
            self.take(Sign::Looked);
        }
        let (Some(region), Some(seat)) = (pinned, ui.me.get()) else { return };
        let refused = [Answer::Conquer { region }, Answer::Attempt { region }]
            .into_iter()
            .all(|answer| check(&fixed.game, &moment.state, engine::Actor::seat(seat), answer).is_err());
        let is_own =
            moment.table().active(seat).is_some_and(|band| moment.table().held(band).contains(region));
        if refused && !is_own {
            self.take(Sign::Refused);
        }
    }

    fn take(self, sign: Sign) {
        let mut progress = self.progress.get_untracked();
        let before = progress.at;
        let remark = progress.take(sign);
        if progress.at != before {
            self.progress.set(progress);
            self.remark.set(remark);
        } else if remark.is_some() && self.remark.get_untracked() != remark {
            self.remark.set(remark);
        }
    }

    /// Goes on after something has been read, and takes note of what has happened meanwhile.
    fn next(self, ui: Ui) {
        self.remark.set(None);
        self.progress.update(Progress::next);
        self.watch_log(ui);
        self.watch_screen(ui);
    }

    /// Ends it before its end.
    fn stop(self) {
        self.progress.update(|progress| progress.at = progress.lesson.steps().len());
    }
}

#[component]
fn Body(guide: Guide, ui: Ui) -> impl IntoView {
    let small = RwSignal::new(false);
    let lesson = guide.progress.get_untracked().lesson;
    let n_steps = lesson.steps().len();
    let at = Memo::new(move |_| guide.progress.get().at);
    let words =
        move || guide.progress.get().step().map(|step| say(&lesson.words(step.key))).unwrap_or_default();
    let reads = flag(move || {
        guide.progress.get().step().is_some_and(|step| step.until == Until::Read) || lesson == Lesson::First
    });
    let is_last = move || at.get() + 1 == n_steps && lesson != Lesson::First;
    let label = text(move || fill("guide-step", [("n", (at.get() + 1).into()), ("of", n_steps.into())]));
    view! {
        <aside class="card guide" class:small=flag(move || small.get()) class:first=lesson == Lesson::First data-test="guide"
            data-step=move || guide.progress.get().step().map(|step| step.key) aria-label=t!(&format!("guide-title-{}", lesson.key()))>
            <header>
                <b>{t!(&format!("guide-title-{}", lesson.key()))}</b>
                <small>{label}</small>
                <button class="x" type="button" data-test="guide-fold" aria-expanded=text(move || (!small.get()).to_string())
                    aria-label=t!(if small.get() { "guide-unfold" } else { "guide-fold" }) on:click=click(move |_| small.update(|it| *it = !*it))>
                    {move || if small.get() { "▾" } else { "▴" }}
                </button>
            </header>
            <Show when=flag(move || !small.get())>
                <div class="says" aria-live="polite">
                    <p data-test="guide-words">{text(words)}</p>
                    {part(move || guide.remark.get().map(|key| view! { <p class="remark" data-test="guide-remark">{say(&key)}</p> }))}
                </div>
                <footer>
                    <button class="btn s quiet" type="button" data-test="guide-stop" on:click=click(move |_| guide.stop())>{t!("guide-stop")}</button>
                    <Show when=flag(is_last)><a class="btn s" href=Route::Learn.href() data-test="guide-lessons">{t!("learn-page")}</a></Show>
                    <Show when=reads>
                        <button class="btn s go" type="button" data-test="guide-next" on:click=click(move |_| guide.next(ui))>
                            {t!(if lesson == Lesson::First { "guide-got-it" } else if is_last() { "guide-finish" } else { "guide-next" })}
                        </button>
                    </Show>
                </footer>
            </Show>
        </aside>
    }
}
