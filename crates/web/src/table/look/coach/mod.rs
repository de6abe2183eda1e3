//! A review of the game: every decision of a seat held against the best plan. The server judges, a few decisions a request,
//! as long as this asks; what it has judged it keeps.

mod list;
mod odds;

use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{Ease, Problem, Review, ReviewRequest, habits, signed_tenths};

use super::super::parts::glyph;
use super::super::ui::Ui;
use super::super::{live::Live, text};
use super::Look;
use crate::api;
use crate::bits::{Show, click, effect, flag, part, text as words_of};
use crate::words::{self, fill, language, say, t};
use list::Decisions;
pub(super) use odds::Odds;

/// How long to wait where others are served first.
const BUSY: Duration = Duration::from_secs(2);
/// Dice that changed less than this, in tenths of a coin, are not told.
const LUCK: i32 = 10;

/// The review somebody looks at.
#[derive(Clone, Copy)]
pub(super) struct Coach {
    pub look: Look,
    pub ui: Ui,
    /// Whose decisions.
    pub seat: RwSignal<Seat>,
    /// Whether everything is known.
    open: RwSignal<bool>,
    /// What has come of it.
    pub review: RwSignal<Option<Arc<Review>>>,
    /// Whether more is asked for.
    running: RwSignal<bool>,
    problem: RwSignal<Option<Problem>>,
    /// The decision that is shown.
    pub chosen: RwSignal<Option<usize>>,
    /// Whether its words are here.
    worded: RwSignal<bool>,
    /// How often something else was wanted: what comes later for earlier wishes is not shown.
    wish: StoredValue<u32>,
}

impl Coach {
    pub fn new(look: Look) -> Coach {
        let live = look.ui.live;
        let own = live.people.yours.with_untracked(|yours| yours.first().copied());
        let coach = Coach {
            look,
            ui: look.ui,
            seat: RwSignal::new(own.unwrap_or(Seat(0))),
            // Whoever has no seat here may only look at what is open to all.
            open: RwSignal::new(own.is_none() && !live.is_record()),
            review: RwSignal::new(None),
            running: RwSignal::new(false),
            problem: RwSignal::new(None),
            chosen: RwSignal::new(None),
            worded: RwSignal::new(false),
            wish: StoredValue::new(0),
        };
        effect(move || {
            if live.past.reviews.get() && coach.review.with_untracked(Option::is_none) {
                coach.begin();
            }
        });
        coach
    }

    /// Whether it may be shown.
    pub fn is_open(self) -> bool {
        self.ui.live.past.reviews.get() && self.worded.get()
    }

    /// Asks for the review of another seat, or by another knowledge.
    fn begin(self) {
        self.wish.update_value(|n| *n += 1);
        self.review.set(None);
        self.chosen.set(None);
        self.problem.set(None);
        self.running.set(true);
        self.ask();
    }

    /// Asks for more of it, again and again.
    fn ask(self) {
        let wish = self.wish.get_value();
        leptos::task::spawn_local(async move {
            words::complete(words::COACH).await;
            self.worded.try_set(true);
            while let Some((path, wanted)) = self.request(wish) {
                match api::post::<Review>(&path, &wanted).await {
                    Ok(part) => self.take(wish, part),
                    Err(why) if why.key == "problem-too-fast" => {
                        set_timeout(move || self.ask(), BUSY);
                        return;
                    }
                    Err(why) => {
                        self.problem.try_set(Some(why));
                        self.running.try_set(false);
                    }
                }
            }
        });
    }

    /// What to ask for next, if anything.
    fn request(self, wish: u32) -> Option<(String, ReviewRequest)> {
        if self.wish.try_get_value() != Some(wish) || !self.running.try_get_untracked()? {
            return None;
        }
        let live = self.ui.live;
        let from = self.review.with_untracked(|it| it.as_ref().map_or(0, |it| it.decisions.len()));
        let (seat, open) = (self.seat.get_untracked(), self.open.get_untracked());
        let record = live.past.record.get_untracked().map(|text| text.to_string());
        let id = live.fixed.with_untracked(|it| it.as_ref().map(|it| it.card.id.clone()))?;
        let path =
            if record.is_some() { "/api/reviews".to_owned() } else { format!("/api/tables/{id}/review") };
        Some((path, ReviewRequest { seat, open, from: from as u32, record }))
    }

    fn take(self, wish: u32, part: Review) {
        if self.wish.try_get_value() != Some(wish) {
            return;
        }
        let mut whole = match self.review.try_get_untracked() {
            Some(Some(before)) => {
                let mut whole = (*before).clone();
                whole.decisions.extend(part.decisions);
                whole
            }
            _ => part,
        };
        whole.decisions.truncate(whole.of as usize);
        if whole.is_done() {
            self.running.try_set(false);
        }
        self.review.try_set(Some(Arc::new(whole)));
    }

    /// Stops, or goes on.
    fn toggle(self) {
        if self.running.get_untracked() {
            self.running.set(false);
        } else {
            self.running.set(true);
            self.wish.update_value(|n| *n += 1);
            self.problem.set(None);
            self.ask();
        }
    }
}

/// The panel beside the map.
#[component]
pub(super) fn Panel(coach: Coach) -> impl IntoView {
    let live = coach.ui.live;
    let review = move || coach.review.get();
    let progress = move || review().map_or((0, 1), |it| (it.decisions.len(), it.of.max(1) as usize));
    let done = flag(move || review().is_some_and(|it| it.is_done()));
    let own = move || live.people.yours.with(|yours| yours.contains(&coach.seat.get()));
    view! {
        <Show when=flag(move || coach.is_open())>
            <section class="card coach" aria-label=t!("coach-title") data-test="coach" data-done=move || done.get().then_some("")>
                <header><h2>{t!("coach-title")}</h2>
                    <button class="x" type="button" data-test="coach-close" aria-label=t!("nav-close") on:click=click(move |_| live.past.reviews.set(false))>{glyph("ui-cross")}</button></header>
                {seats(coach)}
                <Show when=flag(move || !live.is_record() && own())>
                    <label class="check"><input type="checkbox" data-test="coach-open" prop:checked=move || coach.open.get()
                        on:change=move |_| { coach.open.update(|it| *it = !*it); coach.begin(); }/><span>{t!("coach-all-known")}</span></label>
                </Show>
                <Show when=flag(move || !done.get())>
                    <div class="progress">
                        <progress max=move || progress().1.to_string() value=move || progress().0.to_string() aria-label=t!("coach-progress-of")></progress>
                        <span role="status">{words_of(move || { let (n, of) = progress(); fill("coach-progress", [("done", n.into()), ("of", of.into())]) })}</span>
                        <button class="btn s" type="button" data-test="coach-stop" on:click=click(move |_| coach.toggle())>
                            {t!(if coach.running.get() { "coach-stop" } else { "coach-go-on" })}</button>
                    </div>
                </Show>
                {part(move || coach.problem.get().map(|problem| view! { <p class="problem" role="alert">{text::problem(live, &problem)}</p> }))}
                <div class="body" tabindex="0">
                    {part(move || review().map(|review| view! { {sum(&review)}{work(coach, &review)} }))}
                    <Decisions coach/>
                    {part(move || review().map(|review| dice(coach, &review)))}
                </div>
            </section>
        </Show>
    }
}

/// Whose decisions are looked at: of all seats where all are known, of one's own otherwise.
fn seats(coach: Coach) -> impl IntoView {
    let live = coach.ui.live;
    let all = move || coach.open.get() || live.is_record();
    let names = Memo::new(move |_| text::names(live));
    let shown = move || {
        let yours = live.people.yours.get();
        let seats: Vec<Seat> = (0..names.with(Vec::len)).map(|at| Seat(at as u8)).collect();
        let seats: Vec<Seat> = seats.into_iter().filter(|seat| all() || yours.contains(seat)).collect();
        (seats.len() > 1).then(|| {
            let one = |seat: Seat| {
                let is = move || coach.seat.get() == seat;
                let choose = move |_| {
                    if coach.seat.get_untracked() != seat {
                        coach.seat.set(seat);
                        coach.begin();
                    }
                };
                let name = names.with(|names| names.get(usize::from(seat.0)).cloned().unwrap_or_default());
                let name = if name.is_empty() { seat.letter().to_string() } else { name };
                view! { <button class=format!("btn s P{}", seat.letter()) type="button" class:on=flag(is) aria-pressed=words_of(move || is().to_string())
                    data-test=format!("coach-seat-{}", seat.letter()) on:click=click(choose)>{name}</button> }
            };
            view! { <div class="whose" role="group" aria-label=t!("coach-whose")>{seats.into_iter().map(one).collect_view()}</div> }
        })
    };
    part(shown)
}

/// How many decisions have which grade.
fn sum(review: &Review) -> impl IntoView + use<> {
    let count = |grade: &str| review.decisions.iter().filter(|it| it.grade == grade).count();
    let chips = list::GRADES.map(|(grade, sign)| {
        let n = count(grade);
        view! { <li class=format!("grade {grade}") class:none=n == 0><i aria-hidden="true">{sign}</i><b>{n}</b><span>{say(&format!("coach-grade-{grade}"))}</span></li> }
    });
    view! { <ul class="sum" data-test="coach-sum">{chips.into_iter().collect_view()}</ul> }
}

/// What to work on, with examples that lead there.
fn work(coach: Coach, review: &Arc<Review>) -> impl IntoView + use<> {
    let found = habits(&review.decisions);
    let none = (found.is_empty() && review.is_done())
        .then(|| fill("coach-habits-none", [("n", review.decisions.len().into())]));
    let rows = found.into_iter().map(|habit| {
        let cost = [("coins", i64::from((habit.coins + 5) / 10).max(1).into()), ("n", habit.times.into())];
        let examples = habit.examples.into_iter().map(|number| {
            let round = review.decisions[number].round;
            view! { <button class="btn s" type="button" data-test="coach-example" on:click=click(move |_| list::choose(coach, number))>{fill("coach-round", [("round", round.into())])}</button> }
        });
        view! { <li><b>{say(&format!("coach-habit-{}", habit.cause))}</b><small>{fill("coach-habit-cost", cost)}</small><span class="examples">{examples.collect_view()}</span></li> }
    });
    let rows = rows.collect_view();
    let any = review.decisions.iter().any(|it| it.ease() > Ease::Fine);
    view! { {none.map(|text| view! { <p class="none">{text}</p> })}{any.then(|| view! { <h3>{say("coach-work")}</h3><ol class="work" data-test="coach-work">{rows}</ol> })} }
}

/// What the dice did, which nobody decides.
fn dice(coach: Coach, review: &Review) -> impl IntoView + use<> {
    let told: Vec<_> = review.dice.iter().filter(|die| die.coins.abs() >= LUCK).cloned().collect();
    let sum: i32 = review.dice.iter().map(|die| die.coins).sum();
    let live: Live = coach.ui.live;
    let names = text::names(live);
    let rows = told.into_iter().map(|die| {
        let key = if die.coins < 0 { "coach-die-unlucky" } else { "coach-die-lucky" };
        let name = names.get(usize::from(die.whose.0)).filter(|name| !name.is_empty()).cloned();
        let args = [
            ("name", name.unwrap_or_else(|| die.whose.letter().to_string()).into()),
            ("round", die.round.into()),
            ("face", die.face.into()),
            ("coins", i64::from((die.coins.abs() + 5) / 10).into()),
        ];
        let at = die.at as usize;
        view! { <li><button class="dice-row" type="button" on:click=click(move |_| coach.look.go_to(at + 1))>{fill(key, args)}</button></li> }
    });
    let rows = rows.collect_view();
    (!review.dice.is_empty()).then(|| {
        view! { <h3>{say("coach-dice")}</h3><p class="dice-sum">{fill("coach-dice-sum", [("coins", signed_tenths(sum, language()).into())])}</p><ul class="dice-list">{rows}</ul> }
    })
}
