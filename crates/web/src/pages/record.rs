//! Opening a record: a file that is dropped or chosen, or a text that is pasted. Nothing in it is believed: it is played
//! again by the engine here, and what chance has answered is checked against the seed.

use std::sync::Arc;

use leptos::ev::{DragEvent, Targeted};
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, FileList, HtmlInputElement};
use wire::protocol::{Entry, OpenedRecord, Policy, Presence, Problem, SeatCard, SeatKind, Told};
use wire::record::Record as GameRecord;
use wire::replay::Replay;

use super::parts::{Frame, Icon, Trouble};
use crate::api;
use crate::bits::{click, flag, part, text};
use crate::dice::Verdict;
use crate::table::sitting::{Fixed, Moment};
use crate::table::{Live, RecordScreen};
use crate::words::{say, t};

/// How long a record may be, in bytes; a long game is a tenth of it.
const MOST: usize = 200_000;

/// A record that was read and played again.
#[derive(Clone)]
struct Opened {
    live: Live,
    ground: String,
}

/// Opens a record and shows it.
#[component]
pub fn Record() -> impl IntoView {
    let opened = RwSignal::new(None::<Opened>);
    // What is made of a record lives longer than the form it was chosen in.
    let owner = StoredValue::new(Owner::current());
    part(move || match opened.get() {
        None => view! { <Choose opened owner/> }.into_any(),
        Some(Opened { live, ground }) => view! { <RecordScreen live ground/> }.into_any(),
    })
}

#[component]
fn Choose(opened: RwSignal<Option<Opened>>, owner: StoredValue<Option<Owner>>) -> impl IntoView {
    let problem = RwSignal::new(None);
    let (busy, over) = (RwSignal::new(false), RwSignal::new(false));
    let pasted = RwSignal::new(String::new());
    let take = move |text: Option<String>| {
        busy.set(true);
        problem.set(None);
        leptos::task::spawn_local(async move {
            let got = match text.filter(|text| text.len() <= MOST) {
                Some(text) => open(text, owner.get_value()).await,
                None => Err(Problem::new("record-long").with("most", (MOST / 1000).to_string())),
            };
            match got {
                Ok(it) => opened.set(Some(it)),
                Err(why) => problem.set(Some(why)),
            }
            busy.try_set(false);
        });
    };
    let take_file = move |files: Option<FileList>| {
        let Some(file) = files.and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move { take(contents(&file).await) });
    };
    let chosen = move |event: Targeted<Event, HtmlInputElement>| take_file(event.target().files());
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        take_file(event.data_transfer().and_then(|it| it.files()));
    };
    let hovered = move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    view! {
        <Frame title=Signal::derive(|| say("record-page")) class="narrow">
            <section class="card sheet record" class:over=flag(move || over.get()) data-test="record-drop"
                on:dragover=hovered on:dragleave=move |_| over.set(false) on:drop=dropped>
                <h1>{t!("record-page")}</h1>
                <p>{t!("record-about")}</p>
                <Trouble problem/>
                <label class="btn file">
                    <Icon name="download"/>
                    <span>{t!("record-choose")}</span>
                    <input class="sr" type="file" accept=".rec,.txt" data-test="record-file" on:change:target=chosen/>
                </label>
                <label class="paste">
                    <span>{t!("record-paste")}</span>
                    <textarea rows="7" spellcheck="false" data-test="record-text" on:input:target=move |event| pasted.set(event.target().value())></textarea>
                </label>
                <button class="btn go big" type="button" data-test="record-open" aria-disabled=text(move || busy.get().to_string())
                    on:click=click(move |_| if !busy.get_untracked() { take(Some(pasted.get_untracked())) })>{t!("record-open")}</button>
            </section>
        </Frame>
    }
}

/// The text of a file, unless it is too long.
async fn contents(file: &File) -> Option<String> {
    if file.size() > MOST as f64 {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// A record that was played again, and what it was played on.
pub struct Played {
    /// The game.
    pub fixed: Fixed,
    /// Its states.
    pub replay: Replay,
    record: GameRecord,
    log: Vec<Entry>,
    ground: String,
}

impl Played {
    /// Reads a record and plays it again.
    pub async fn read(text: &str) -> Result<Played, Problem> {
        let read: OpenedRecord = api::post("/api/records", &Told { text: text.to_owned() }).await?;
        let fixed = Fixed::new(read.table)?;
        let setup = fixed.card.options.setup(fixed.card.sheet.board.clone())?;
        let record = GameRecord::read_on(setup, text).map_err(|broken| at_line(broken.line))?;
        let (game, history) = record.replay(None).map_err(|broken| at_line(broken.line))?;
        let (replay, log) = Replay::of_answers(&game, &history.standing).ok_or_else(|| at_line(1))?;
        Ok(Played { fixed, replay, record, log, ground: read.ground })
    }
}

fn at_line(line: usize) -> Problem {
    Problem::new("problem-record").with("line", line.to_string())
}

/// Reads a record, plays it again and checks it.
async fn open(text: String, owner: Option<Owner>) -> Result<Opened, Problem> {
    let Played { fixed, replay, record, log, ground } = Played::read(&text).await?;
    let game = fixed.game.clone();
    let verdict = Verdict::of_record(&record, &replay, &game);
    if !verdict.is_bad()
        && let Err(broken) = record.verify()
    {
        // It claims another end, or other states, than its own lines lead to.
        return Err(at_line(broken.line));
    }
    let end = replay.len();
    let view = replay.view(&game, end, None);
    let seat =
        |seat| SeatCard { seat, name: String::new(), kind: SeatKind::Human, online: true, taken: true };
    let presence = Presence {
        version: 0,
        seats: game.seats().map(seat).collect(),
        host: engine::Seat(0),
        policy: Policy::Wait,
        pace: 0,
        watchers: 0,
    };
    let make = move || {
        let live = Live::of_record(Arc::new(fixed), presence, Moment::past(end, view), log);
        live.past.verdict.set(Some(verdict.clone()));
        live.past.record.set(Some(text.as_str().into()));
        Opened { live, ground }
    };
    Ok(match owner {
        Some(owner) => owner.with(make),
        None => make(),
    })
}
