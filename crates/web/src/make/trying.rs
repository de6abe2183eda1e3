//! Trying a tile: a table with it against bots, and many games of bots that say what it is worth.

use content::blank::{Draft, usual_set};
use engine::notation::write_answer;
use engine::{Actor, Answer, Answers, Game, State, Tile, apply, legal};
use leptos::prelude::*;
use wire::protocol::{
    BoardChoice, DEFAULT_BOT, NewKind, NewSeat, NewTable, Options, Policy, Problem, Sheet, Trial,
    TrialRequest, read,
};

use super::editor::Editor;
use super::variants::Variants;
use crate::api;
use crate::app::Place;
use crate::bits::{Show, any_below, click, effect, flag, part, text};
use crate::pages::parts::{Icon, Trouble};
use crate::pages::{Keeper, open, set_key};
use crate::settings::settings;
use crate::words::{fill, language, say, t};

/// How many games say what a tile is worth.
pub(super) const GAMES: u64 = 2000;
/// How many play.
const PLAYERS: u8 = 3;
/// More answers of chance than any game begins with.
const MOST_DRAWN: usize = 200;

/// Trying it.
#[component]
pub fn Trying(editor: Editor) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let chosen = RwSignal::new(None::<content::Set>);
    let set = Memo::new(move |_| chosen.get().unwrap_or_else(|| editor.draft.with(usual_set)));
    // Another stand-in is of another box.
    let lender = Memo::new(move |_| editor.draft.with(|draft| (draft.kind.clone(), draft.stand_in.clone())));
    effect(move || {
        lender.track();
        chosen.set(None);
    });
    let own_name = settings().name;
    let problem = RwSignal::new(None::<Problem>);
    let busy = RwSignal::new(false);
    let trial = RwSignal::new(Trial::default());
    let running = RwSignal::new(false);
    let run = StoredValue::new(0_u32);
    let seed = StoredValue::new(0_u64);
    on_cleanup(move || run.update_value(|run| *run += 1));
    let sound = flag(move || editor.tile.with(Result::is_ok));
    let blocked = move || text(move || (!sound.get() || busy.get()).to_string());
    // What was measured is of the tile as it was.
    let toml = Memo::new(move |_| editor.draft.with(Draft::to_toml));
    effect(move || {
        toml.track();
        set.track();
        run.update_value(|run| *run += 1);
        running.set(false);
        trial.set(Trial::default());
    });
    let play = move |_| {
        if !sound.get_untracked() || busy.get_untracked() {
            return;
        }
        let title: String = editor.name().chars().take(wire::protocol::MAX_NAME).collect();
        let wanted = options(set.get_untracked(), toml.get_untracked());
        let draft = editor.draft.get_untracked();
        let me = own_name.get_untracked();
        busy.set(true);
        problem.set(None);
        leptos::task::spawn_local(async move {
            match table([title, me], &draft, wanted).await {
                Ok(table) => open(place, table, Keeper::Any, problem, busy),
                Err(why) => {
                    problem.set(Some(why));
                    busy.set(false);
                }
            }
        });
    };
    let measure = move |_| {
        if running.get_untracked() {
            run.update_value(|run| *run += 1);
            running.set(false);
            return;
        }
        if !sound.get_untracked() {
            return;
        }
        run.update_value(|run| *run += 1);
        let own = run.get_value();
        running.set(true);
        problem.set(None);
        trial.set(Trial::default());
        let options = options(set.get_untracked(), toml.get_untracked());
        seed.set_value(any_below(1_000_000) as u64);
        leptos::task::spawn_local(async move {
            let tell = move |part: &Trial| {
                // It was stopped, or the tile is another.
                let goes_on = run.try_get_value() == Some(own);
                if goes_on {
                    trial.update(|trial| trial.merge(part));
                }
                goes_on
            };
            match play_games(options, seed.get_value(), tell).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(why) => problem.set(Some(why)),
            }
            running.set(false);
        });
    };
    let box_of = move |own: content::Set| {
        view! { <option value=own.key() selected=flag(move || set.get() == own)>{t!(&set_key(own.key()))}</option> }
    };
    let key = move || editor.draft.with(|draft| draft.key.clone());
    view! {
        <section class="card sheet trying">
            <h2>{t!("make-try")}</h2>
            <label class="field">
                <span>{t!("make-try-box")}</span>
                <select
                    data-test="try-box"
                    prop:value=text(move || set.get().key().to_owned())
                    on:change:target=move |event| chosen.set(content::Set::from_key(&event.target().value()).ok())
                >
                    {content::Set::ALL.map(box_of)}
                </select>
            </label>
            <button class="btn go" type="button" data-test="try-play" aria-disabled=blocked() on:click=click(play)>
                <Icon name="play"/>{t!("make-try-play")}
            </button>
            <p class="note">{t!("make-try-play-hint")}</p>
            <button class="btn" type="button" data-test="try-measure" aria-disabled=blocked() on:click=click(measure)>
                {part(move || if running.get() {
                    view! { <Icon name="pause"/>{say("make-try-stop")} }.into_any()
                } else {
                    view! { <Icon name="dice"/>{say("make-try-measure")} }.into_any()
                })}
            </button>
            <Trouble problem/>
            <Show when=flag(move || trial.with(|trial| trial.games > 0) || running.get())>
                <progress
                    max=GAMES.to_string()
                    prop:value=move || trial.with(|trial| trial.games as f64)
                    aria-label=t!("make-try-measure")
                ></progress>
                <p class="note" data-test="try-games">
                    {text(move || fill("make-try-progress", [
                        ("games", trial.with(|trial| trial.games.min(GAMES)).to_string().into()),
                        ("most", GAMES.to_string().into()),
                    ]))}
                </p>
                <div role="status" data-test="try-worth">{part(move || trial.with(|trial| worth(trial, &key(), editor.name(), running.get())))}</div>
                <Variants editor set trial seed/>
            </Show>
        </section>
    }
}

/// Plays all games of a trial, and tells of some after others as long as whoever hears it wants more. Says whether they did
/// to the end.
pub(super) async fn play_games(
    options: Options,
    seed: u64,
    tell: impl Fn(&Trial) -> bool,
) -> Result<bool, Problem> {
    let mut from = 0;
    while from < GAMES {
        let request = TrialRequest { options: options.clone(), seed, from };
        let part: Result<Trial, Problem> = api::post("/api/trials", &request).await;
        let games = part.as_ref().map_or(0, |part| part.games);
        if !tell(part.as_ref().unwrap_or(&Trial::default())) {
            return Ok(false);
        }
        part?;
        from += games.max(1);
    }
    Ok(true)
}

/// A number of coins with its sign and one decimal, as the language writes it.
pub(super) fn coins(n: f64) -> String {
    let text = if n.abs() < 0.05 { "0.0".to_owned() } else { format!("{n:+.1}").replace('-', "−") };
    if language() == content::words::Language::En { text } else { text.replace('.', ",") }
}

/// What games say of a tile, beside what they say of printed ones of its kind.
fn worth(trial: &Trial, key: &str, name: String, running: bool) -> AnyView {
    let own = trial.worth(key).filter(|worth| worth.n >= 20);
    let Some(own) = own else { return view! { <p class="note">{say("make-try-seldom")}</p> }.into_any() };
    let is_race = trial.races.iter().any(|race| race == key);
    let (kind, keys) = if is_race { ("race", &trial.races) } else { ("power", &trial.powers) };
    let mut all: Vec<(String, f64, bool)> = keys
        .iter()
        .filter(|other| *other != key)
        .filter_map(|other| Some((say(&format!("{kind}-{other}")), trial.worth(other)?.coins, false)))
        .collect();
    let least = all.iter().map(|row| row.1).fold(f64::INFINITY, f64::min);
    let most = all.iter().map(|row| row.1).fold(f64::NEG_INFINITY, f64::max);
    let verdict = if own.coins - own.error > most {
        "make-try-strong"
    } else if own.coins + own.error < least {
        "make-try-weak"
    } else {
        "make-try-fair"
    };
    all.push((name.clone(), own.coins, true));
    all.sort_by(|one, other| other.1.total_cmp(&one.1));
    let error = coins(own.error).trim_start_matches('+').to_owned();
    let told = fill(
        "make-try-worth",
        [("name", name.into()), ("coins", coins(own.coins).into()), ("error", error.into())],
    );
    let about =
        fill("make-try-about", [("n", own.n.to_string().into()), ("games", trial.games.to_string().into())]);
    let row = |(name, worth, own): (String, f64, bool)| {
        view! { <li class:own=own><span>{name}</span><b>{coins(worth)}</b></li> }
    };
    view! {
        <p class="worth"><b>{told}</b></p>
        <p>{(!running).then(|| say(verdict))}</p>
        <p class="note">{about}</p>
        <details>
            <summary>{say("make-try-others")}</summary>
            <ol class="others">{all.into_iter().map(row).collect_view()}</ol>
        </details>
    }
    .into_any()
}

/// What is played with a tile.
pub(super) fn options(set: content::Set, tile: String) -> Options {
    Options {
        set: set.key().to_owned(),
        players: PLAYERS,
        board: BoardChoice::Usual,
        purses: "tracked".to_owned(),
        tiles: vec![tile],
        monsters: Vec::new(),
        flying: false,
        teams: false,
        first: None,
    }
}

/// A table against bots that begins with the tile on offer; it has a title, and whoever tries it a name.
async fn table([title, me]: [String; 2], draft: &Draft, mut wanted: Options) -> Result<NewTable, Problem> {
    // Whoever tries it begins.
    wanted.first = Some('A');
    let set = wanted.set.replace('+', "%2B");
    let keys: Vec<String> = read(&fetched(&format!("/api/boxes/{set}/{PLAYERS}")).await?)?;
    let board = keys.into_iter().next().ok_or_else(|| Problem::new("problem-not-found"))?;
    let sheet: Sheet = read(&fetched(&format!("/api/boards/{}", board.replace('+', "%2B"))).await?)?;
    wanted.board = BoardChoice::Key(board);
    // The page reads no TOML, but the same as JSON.
    let read_here = Options { tiles: vec![draft.to_json()], ..wanted.clone() };
    let setup = read_here.setup(sheet.board)?;
    let own: Vec<String> = setup.tiles.iter().map(|tile| tile.ability.key.to_string()).collect();
    let game = setup.game().map_err(|fault| Problem::of_game(&fault))?;
    let own: Vec<Tile> = own.iter().filter_map(|key| game.tile(key)).collect();
    let me = NewSeat { name: me, kind: NewKind::Me };
    let bot = |n: u8| NewSeat {
        name: untrack(|| say(&format!("bot-name-{n}"))),
        kind: NewKind::Bot(DEFAULT_BOT.to_owned()),
    };
    Ok(NewTable {
        title,
        options: wanted,
        seats: std::iter::once(me).chain((1..PLAYERS).map(bot)).collect(),
        policy: Policy::Wait,
        pace: 0,
        public: false,
        begun: beginning(&game, &own),
    })
}

async fn fetched(path: &str) -> Result<String, Problem> {
    api::text(path).await.ok_or_else(|| Problem::new("problem-offline"))
}

/// How chance begins the game: with these tiles on top, and otherwise as it will.
fn beginning(game: &Game, own: &[Tile]) -> Vec<String> {
    let mut state = State::new(game);
    let mut answers = Answers::new();
    let mut lines = Vec::new();
    while lines.len() < MOST_DRAWN && !state.is_over() && state.owed().who == Actor::NATURE {
        legal(game, &state, &mut answers);
        let wanted = |answer: &&Answer| match answer {
            Answer::Banner { tile } | Answer::Badge { tile } => own.contains(tile),
            _ => false,
        };
        let drawn = answers.iter().find(wanted).or_else(|| answers.get(any_below(answers.len())));
        let Some(&answer) = drawn else { break };
        if apply(game, &mut state, Actor::NATURE, answer, &mut ()).is_err() {
            break;
        }
        lines.push(write_answer(game, Actor::NATURE, answer));
    }
    lines
}
