//! Trying a board: a table on it against bots, and games of bots that say whether it is fair.

use content::board::BoardFile;
use leptos::prelude::*;
use wire::protocol::{
    BoardChoice, BoardTrial, DEFAULT_BOT, MAX_NAME, NewKind, NewSeat, NewTable, Options, Policy, Problem,
    TrialRequest,
};

use super::checks::box_of;
use super::desk::{Desk, name_of};
use crate::api;
use crate::app::Place;
use crate::bits::{Show, any_below, click, effect, flag, part, text};
use crate::make::trying::coins;
use crate::pages::parts::{Icon, Trouble};
use crate::pages::{Keeper, open};
use crate::settings::settings;
use crate::words::{fill, say, t};

/// How many games say whether a board is fair.
const GAMES: u64 = 1000;
/// A region by which players came in less often than this is not judged.
const SEEN: i64 = 20;
/// How many coins more or less than others something may be worth, chance left out, before it stands out.
const FAIR: f64 = 2.0;

/// Trying it.
#[component]
pub fn Trying(desk: Desk) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let own_name = settings().name;
    let problem = RwSignal::new(None::<Problem>);
    let busy = RwSignal::new(false);
    let trial = RwSignal::new(BoardTrial::default());
    let running = RwSignal::new(false);
    let run = StoredValue::new(0_u32);
    on_cleanup(move || run.update_value(|run| *run += 1));
    let sound = desk.is_sound();
    let blocked = move || text(move || (!sound.get() || busy.get()).to_string());
    // What was measured is of the board as it was.
    effect(move || {
        desk.board.track();
        run.update_value(|run| *run += 1);
        running.set(false);
        trial.set(BoardTrial::default());
    });
    let play = move |_| {
        if !sound.get_untracked() || busy.get_untracked() {
            return;
        }
        busy.set(true);
        problem.set(None);
        let board = desk.board.get_untracked();
        open(place, table(&board, own_name.get_untracked()), Keeper::Any, problem, busy);
    };
    let measure = move |_| {
        let was_running = running.get_untracked();
        run.update_value(|run| *run += 1);
        running.set(false);
        if was_running || !sound.get_untracked() {
            return;
        }
        let own = run.get_value();
        running.set(true);
        problem.set(None);
        trial.set(BoardTrial::default());
        let options = options(&desk.board.get_untracked());
        let seed = any_below(1_000_000) as u64;
        leptos::task::spawn_local(async move {
            let mut from = 0;
            while from < GAMES {
                let request = TrialRequest { options: options.clone(), seed, from };
                let came: Result<BoardTrial, Problem> = api::post("/api/workshop/trial", &request).await;
                // It was stopped, or the board is another.
                if run.try_get_value() != Some(own) {
                    return;
                }
                match came {
                    Ok(part) => {
                        from += part.games.max(1);
                        trial.update(|trial| trial.merge(&part));
                    }
                    Err(why) => {
                        problem.set(Some(why));
                        break;
                    }
                }
            }
            running.set(false);
        });
    };
    view! {
        <section class="card sheet trying">
            <h2>{t!("make-try")}</h2>
            <button class="btn go" type="button" data-test="board-play" aria-disabled=blocked() on:click=click(play)>
                <Icon name="play"/>{t!("make-try-play")}
            </button>
            <button class="btn" type="button" data-test="board-measure" aria-disabled=blocked() on:click=click(measure)>
                {part(move || if running.get() {
                    view! { <Icon name="pause"/>{say("make-try-stop")} }.into_any()
                } else {
                    view! { <Icon name="dice"/>{say("draw-measure")} }.into_any()
                })}
            </button>
            <p class="note">{t!("draw-measure-hint")}</p>
            <Trouble problem/>
            <Show when=flag(move || trial.with(|trial| trial.games > 0) || running.get())>
                <progress
                    max=GAMES.to_string()
                    prop:value=move || trial.with(|trial| trial.games as f64)
                    aria-label=t!("draw-measure")
                ></progress>
                <p class="note" data-test="board-games">
                    {text(move || fill("make-try-progress", [
                        ("games", trial.with(|trial| trial.games.min(GAMES)).to_string().into()),
                        ("most", GAMES.to_string().into()),
                    ]))}
                </p>
                <div data-test="board-fair">{part(move || trial.with(|trial| fairness(desk, trial, running.get())))}</div>
            </Show>
        </section>
    }
}

/// What the games say.
fn fairness(desk: Desk, trial: &BoardTrial, running: bool) -> AnyView {
    let board = desk.board.get();
    let mut rows: Vec<(String, wire::protocol::Worth)> = Vec::new();
    for (nth, seen) in trial.places.iter().enumerate() {
        let name = fill("draw-place", [("n", (nth + 1).into())]);
        rows.extend(seen.ahead().map(|worth| (name, worth)));
    }
    let n_places = rows.len();
    for (region, seen) in board.regions.iter().zip(&trial.regions) {
        let name = fill("draw-by-region", [("region", region.key.as_str().into())]);
        rows.extend(seen.ahead().filter(|worth| worth.n >= SEEN).map(|worth| (name, worth)));
    }
    rows[n_places..].sort_by(|one, other| other.1.coins.total_cmp(&one.1.coins));
    let odd: Vec<String> = rows
        .iter()
        .filter(|(_, worth)| worth.coins.abs() - worth.error > FAIR)
        .map(|(name, worth)| {
            fill("draw-odd", [("what", name.as_str().into()), ("coins", coins(worth.coins).into())])
        })
        .collect();
    let verdict = (!running && trial.games > 0).then(|| {
        if trial.games < GAMES {
            view! { <p class="note">{say("make-try-seldom")}</p> }.into_any()
        } else if odd.is_empty() {
            view! { <p class="sound">{say("draw-fair")}</p> }.into_any()
        } else {
            view! { <p class="wrong">{say("draw-unfair")}</p><ul class="remarks">{odd.into_iter().map(|words| view! { <li>{words}</li> }).collect_view()}</ul> }.into_any()
        }
    });
    let row = |(name, worth): (String, wire::protocol::Worth)| {
        let error = coins(worth.error).trim_start_matches('+').to_owned();
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{coins(worth.coins)}" ± "{error}</td>
                <td>{worth.n}</td>
            </tr>
        }
    };
    view! {
        <div role="status">{verdict}</div>
        <table class="counts">
            <thead><tr><th></th><th scope="col">{say("draw-ahead")}</th><th scope="col">{say("draw-often")}</th></tr></thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// What is played on a board.
fn options(board: &BoardFile) -> Options {
    Options {
        board: BoardChoice::Text(board.to_text()),
        purses: "tracked".to_owned(),
        ..Options::new(box_of(&board.set), board.players)
    }
}

/// A table against bots on a board.
fn table(board: &BoardFile, me: String) -> NewTable {
    let me = NewSeat { name: me, kind: NewKind::Me };
    let bot = |n: u8| NewSeat {
        name: untrack(|| say(&format!("bot-name-{n}"))),
        kind: NewKind::Bot(DEFAULT_BOT.to_owned()),
    };
    let mut options = options(board);
    // Whoever tries it begins.
    options.first = Some('A');
    NewTable {
        title: untrack(|| name_of(board)).chars().take(MAX_NAME).collect(),
        options,
        seats: std::iter::once(me).chain((1..board.players).map(bot)).collect(),
        policy: Policy::Wait,
        pace: 0,
        public: false,
        begun: Vec::new(),
    }
}
