//! The parts of the page that are fetched when they are needed: the table, its end, the editors of
//! tiles and boards, and the pages around it.
//!
//! The program is split after it was compiled (`page-builder`). What only a part uses is in that part, and what several use
//! in a file of its own, so that whoever looks at the front page fetches nothing else. Every part more makes many more such
//! files, which are squeezed one by one, so that a table weighs more: what nobody needs at first is one part (`later`).

use std::cell::Cell;
use std::thread::LocalKey;
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use crate::app::load_style;
use crate::bits::{effect, part};
use crate::pages::Ending;
use crate::route::Route;
use crate::settings::settings;
use crate::{book, guide, make, pages, puzzles, table, words};

/// A part could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct NotFetched;

impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

/// What shows a page.
type Show = fn(Route) -> AnyView;

/// What shows the result of a game, with the peoples the players had last.
type ShowEnd = fn(Ending, Signal<Vec<String>>) -> AnyView;

/// What leads through the past of a game or through a lesson, or shows the panels of a table.
type ShowLook = fn() -> AnyView;

/// How long to wait before a part is asked for again that could not be fetched.
const RETRY: Duration = Duration::from_secs(3);

thread_local! {
    static PAGES: Cell<Option<Show>> = const { Cell::new(None) };
    static TABLE: Cell<Option<Show>> = const { Cell::new(None) };
    static LAB: Cell<Option<Show>> = const { Cell::new(None) };
    static PUZZLES: Cell<Option<Show>> = const { Cell::new(None) };
    static RECORD: Cell<Option<Show>> = const { Cell::new(None) };
    static MAKE: Cell<Option<Show>> = const { Cell::new(None) };
    static DRAW: Cell<Option<Show>> = const { Cell::new(None) };
    static BOOK: Cell<Option<Show>> = const { Cell::new(None) };
    static END: Cell<Option<ShowEnd>> = const { Cell::new(None) };
    static LOOK: Cell<Option<ShowLook>> = const { Cell::new(None) };
    static HINTS: Cell<Option<ShowLook>> = const { Cell::new(None) };
    static PANELS: Cell<Option<ShowLook>> = const { Cell::new(None) };
    static FLIGHTS: Cell<Option<ShowLook>> = const { Cell::new(None) };
    static GUIDE: Cell<Option<ShowLook>> = const { Cell::new(None) };
}

/// Fetches the part that shows a page.
pub async fn load(route: &Route) -> Result<(), NotFetched> {
    match route {
        Route::Table(_) => TABLE.set(Some(table_part().await?)),
        Route::Record => {
            // What was opened is shown as a table.
            RECORD.set(Some(record_part().await?));
            load_style("look");
        }
        Route::MakeTile => {
            MAKE.set(Some(make_part().await?));
            load_style("make");
        }
        Route::MakeBoard => {
            DRAW.set(Some(draw_part().await?));
            load_style("make");
        }
        Route::Puzzles => {
            PUZZLES.set(Some(puzzles_part().await?));
            load_style("look");
        }
        Route::Lab => {
            LAB.set(Some(lab_part().await?));
            load_style("lab");
        }
        Route::Rules(_) | Route::Tiles(_) => {
            BOOK.set(Some(book_part().await?));
            load_style("book");
        }
        _ => PAGES.set(Some(pages_part().await?)),
    }
    Ok(())
}

/// Shows a page whose part was fetched.
pub fn show(route: Route) -> AnyView {
    let part = match route {
        Route::Table(_) => TABLE.get(),
        Route::Record => RECORD.get(),
        Route::MakeTile => MAKE.get(),
        Route::MakeBoard => DRAW.get(),
        Route::Lab => LAB.get(),
        Route::Puzzles => PUZZLES.get(),
        Route::Rules(_) | Route::Tiles(_) => BOOK.get(),
        _ => PAGES.get(),
    };
    part.map_or_else(|| ().into_any(), |show| show(route))
}

/// A part within a page: what is fetched with it, and where it is kept from then on.
struct Part<T: 'static, F> {
    /// The part itself.
    fetch: fn() -> F,
    kept: &'static LocalKey<Cell<Option<T>>>,
    /// Its style sheet.
    style: &'static str,
    /// How many files of words it needs.
    words: usize,
}

impl<T: Copy + Send + Sync + 'static, F: Future<Output = Result<T, NotFetched>> + 'static> Part<T, F> {
    /// Shows the part as soon as it is here, and fetches it again and again while it does not come.
    fn bring(self, show: RwSignal<Option<T>>) {
        load_style(self.style);
        leptos::task::spawn_local(async move {
            let fetched = match self.kept.get() {
                Some(part) => Ok(part),
                None => (self.fetch)().await,
            };
            match fetched {
                Ok(part) => {
                    words::complete(self.words).await;
                    self.kept.set(Some(part));
                    // The table may have been left meanwhile.
                    show.try_set(Some(part));
                }
                Err(NotFetched) => set_timeout(move || self.bring(show), RETRY),
            }
        });
    }
}

/// The result of a game, as soon as what shows it is here.
#[component]
pub fn End(ending: Ending, bands: Signal<Vec<String>>) -> impl IntoView {
    let show = RwSignal::new(END.get());
    if show.with_untracked(Option::is_none) {
        Part { fetch: end_part, kept: &END, style: "look", words: words::ALL }.bring(show);
    }
    part(move || show.get().map(|show| show(ending.clone(), bands)))
}

/// What leads through the past of a game, as soon as it is here, while somebody looks back.
#[component]
pub fn Lookback(when: Signal<bool>) -> impl IntoView {
    let show = RwSignal::new(LOOK.get());
    let is = Memo::new(move |_| when.get());
    effect(move || {
        if is.get() && show.with_untracked(Option::is_none) {
            Part { fetch: look_part, kept: &LOOK, style: "look", words: words::ALL }.bring(show);
        }
    });
    part(move || show.get().filter(|_| is.get()).map(|show| show()))
}

/// The lesson, the hints, the exercise or the puzzle of this table, where it has any, as soon as what shows them is here.
#[component]
pub fn Guided() -> impl IntoView {
    let live = expect_context::<table::Live>();
    let show: RwSignal<Option<ShowLook>> = RwSignal::new(None);
    if guide::may_be_at(&live.table_id()) {
        Part { fetch: guide_part, kept: &GUIDE, style: "look", words: words::ALL }.bring(show);
    }
    part(move || show.get().map(|show| show()))
}

/// The plans of hints, from when the first is asked for.
#[component]
pub fn Hints(when: Signal<bool>) -> impl IntoView {
    let show = RwSignal::new(HINTS.get());
    let is = Memo::new(move |_| when.get());
    effect(move || {
        if is.get() && show.with_untracked(Option::is_none) {
            Part { fetch: hints_part, kept: &HINTS, style: "look", words: words::ALL }.bring(show);
        }
    });
    part(move || show.get().map(|show| show()))
}

/// Chat and the board as words, from when one of them is first wanted.
#[component]
pub fn Panels(when: Signal<bool>) -> impl IntoView {
    let show = RwSignal::new(PANELS.get());
    let is = Memo::new(move |_| when.get());
    effect(move || {
        if is.get() && show.with_untracked(Option::is_none) {
            Part { fetch: panels_part, kept: &PANELS, style: "text", words: words::ALL }.bring(show);
        }
    });
    part(move || show.get().map(|show| show()))
}

/// What flies over the table, from when something first happens there that whoever looks wants to see move.
#[component]
pub fn Flights() -> impl IntoView {
    let live = expect_context::<table::Live>();
    let show = RwSignal::new(FLIGHTS.get());
    let asked = StoredValue::new(show.with_untracked(Option::is_some));
    effect(move || {
        let happens = live.shown.news.with(|news| !news.is_empty());
        if happens && settings().moves() && !asked.get_value() {
            asked.set_value(true);
            // It says nothing that the table has no words for.
            Part { fetch: flights_part, kept: &FLIGHTS, style: "motion", words: words::TABLE }.bring(show);
        }
    });
    part(move || show.get().map(|show| show()))
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn flights_part() -> Result<ShowLook, NotFetched> {
    Ok(show_flights)
}

fn show_flights() -> AnyView {
    view! { <table::Flights/> }.into_any()
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn hints_part() -> Result<ShowLook, NotFetched> {
    Ok(show_hints)
}

fn show_hints() -> AnyView {
    view! { <table::Hints/> }.into_any()
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn panels_part() -> Result<ShowLook, NotFetched> {
    Ok(show_panels)
}

fn show_panels() -> AnyView {
    view! { <table::Panels/> }.into_any()
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn guide_part() -> Result<ShowLook, NotFetched> {
    Ok(show_guide)
}

fn show_guide() -> AnyView {
    view! { <guide::GuideCard/><guide::ExerciseCard/><puzzles::PuzzleCard/> }.into_any()
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn look_part() -> Result<ShowLook, NotFetched> {
    Ok(show_look)
}

fn show_look() -> AnyView {
    view! { <table::Scrubber/> }.into_any()
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn end_part() -> Result<ShowEnd, NotFetched> {
    Ok(show_end)
}

fn show_end(ending: Ending, bands: Signal<Vec<String>>) -> AnyView {
    view! { <pages::End ending bands/> }.into_any()
}

#[wasm_split(table, wasm_split_path = leptos::wasm_split, fallible)]
fn table_part() -> Result<Show, NotFetched> {
    Ok(show_table)
}

#[wasm_split(pages, wasm_split_path = leptos::wasm_split, fallible)]
fn pages_part() -> Result<Show, NotFetched> {
    Ok(show_page)
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn record_part() -> Result<Show, NotFetched> {
    Ok(|_| view! { <pages::Record/> }.into_any())
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn make_part() -> Result<Show, NotFetched> {
    Ok(|_| view! { <make::MakeTile/> }.into_any())
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn draw_part() -> Result<Show, NotFetched> {
    Ok(|_| view! { <make::MakeBoard/> }.into_any())
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn lab_part() -> Result<Show, NotFetched> {
    Ok(|_| view! { <pages::Lab/> }.into_any())
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn puzzles_part() -> Result<Show, NotFetched> {
    Ok(|_| view! { <puzzles::Puzzles/> }.into_any())
}

#[wasm_split(later, wasm_split_path = leptos::wasm_split, fallible)]
fn book_part() -> Result<Show, NotFetched> {
    Ok(show_book)
}

fn show_book(route: Route) -> AnyView {
    match route {
        Route::Rules(rule) => view! { <book::Rules rule/> }.into_any(),
        Route::Tiles(tile) => view! { <book::Gallery tile/> }.into_any(),
        _ => ().into_any(),
    }
}

fn show_table(route: Route) -> AnyView {
    match route {
        Route::Table(id) => view! { <table::Screen id/> }.into_any(),
        _ => ().into_any(),
    }
}

fn show_page(route: Route) -> AnyView {
    match route {
        Route::New => view! { <pages::NewTable/> }.into_any(),
        Route::Join => view! { <pages::Join/> }.into_any(),
        Route::Watch => view! { <pages::Watching/> }.into_any(),
        Route::Games => view! { <pages::Games/> }.into_any(),
        Route::Invite(id) => view! { <pages::Invite id/> }.into_any(),
        Route::Settings => view! { <pages::Preferences/> }.into_any(),
        Route::Help => view! { <pages::Help/> }.into_any(),
        Route::Learn => view! { <pages::Learn/> }.into_any(),
        Route::Credits => view! { <pages::Credits/> }.into_any(),
        Route::Lost => view! { <pages::Lost/> }.into_any(),
        Route::Front
        | Route::Lab
        | Route::Puzzles
        | Route::Record
        | Route::MakeTile
        | Route::MakeBoard
        | Route::Table(_)
        | Route::Rules(_)
        | Route::Tiles(_) => ().into_any(),
    }
}
