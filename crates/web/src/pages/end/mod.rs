//! The end of a game: who won and why, where the coins came from, and whether chance was fair.

mod again;
mod chart;
mod picture;
mod ranking;
mod sources;
mod story;

use engine::Seat;
use leptos::prelude::*;
use wire::nature::Seed;
use wire::protocol::{NewKind, NewSeat, NewTable, Options, Policy, SeatCard, SeatKind, TableCard, is_here};
use wire::replay::Replay;

use super::parts::{Icon, Trouble};
use crate::app::Place;
use crate::bits::{click, text};
use crate::dice::Verdict;
use crate::file::saved;
use crate::outcome::{Outcome, Team};
use crate::route::Route;
use crate::seat;
use crate::table::Live;
use crate::words::{fill, t};
use again::{Invited, open_again};
use chart::Rounds;
use picture::Share;
use ranking::{Rank, Victory};
use sources::Sources;
use story::Tale;

/// A game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// What was played.
    pub card: TableCard,
    /// Who sat there.
    pub seats: Vec<SeatCard>,
    /// The seats of this browser.
    pub yours: Vec<Seat>,
    /// What happened when somebody was away.
    pub policy: Policy,
    /// Who stands where.
    pub outcome: Outcome,
    /// The keys of the names of the players' teams, where there are some.
    pub teams: Vec<Option<&'static str>>,
    /// How many rounds were played.
    pub rounds: u8,
    /// Who began.
    pub first: Option<Seat>,
    /// The seed of all dice and draws.
    pub seed: Option<String>,
}

impl Ending {
    fn name(&self, seat: Seat) -> String {
        self.seats.get(usize::from(seat.0)).map(seat::name).unwrap_or_default()
    }

    fn team(&self, seat: Seat) -> Option<&'static str> {
        self.teams.get(usize::from(seat.0)).copied().flatten()
    }

    fn members(&self, team: &Team) -> String {
        listed(&team.seats.map(|seat| self.name(seat)))
    }

    /// The same table once more. Who came by link comes by link again.
    fn again(&self) -> NewTable {
        let seat = |card: &SeatCard| NewSeat {
            name: card.name.clone(),
            kind: match &card.kind {
                SeatKind::Bot(level) => NewKind::Bot(level.clone()),
                _ if self.yours.contains(&card.seat) => NewKind::Me,
                SeatKind::Human | SeatKind::StandIn(_) => NewKind::Friend,
            },
        };
        // Whoever sits after the one who began begins next.
        let n = self.seats.len() as u8;
        let first = self.first.map(|seat| Seat((seat.0 + 1) % n.max(1)).letter());
        NewTable {
            title: self.card.title.clone(),
            options: Options { first, ..self.card.options.clone() },
            seats: self.seats.iter().map(seat).collect(),
            policy: self.policy.clone(),
            pace: 0,
            public: false,
            begun: Vec::new(),
        }
    }
}

/// The result of a game.
#[component]
pub fn End(
    /// The game.
    ending: Ending,
    /// The peoples the players had last, by seat, in the language shown.
    #[prop(into)]
    bands: Signal<Vec<String>>,
) -> impl IntoView {
    let ending = StoredValue::new(ending);
    let standings = ending.with_value(|it| it.outcome.standings.clone());
    let tied = ending.with_value(|it| it.outcome.tied);
    let tie = standings.first().map_or(0, |one| one.coins);
    let ranks = standings
        .into_iter()
        .enumerate()
        .map(|(at, one)| {
            let line = (at == 1 && tied)
                .then(|| view! { <li class="tie-line">{t!("end-tie-line", coins = tie)}</li> });
            // Every other player is the first of a team, where there are teams.
            let team = ending.with_value(|it| it.outcome.teams.get(at / 2).cloned()).filter(|_| at % 2 == 0);
            let team = team.map(|team| {
                let key = ending.with_value(|it| it.team(team.seats[0])).unwrap_or_default();
                let sum = move || fill("team-sum", [("least", team.least.into()), ("coins", (team.least + team.most).into())]);
                view! { <li class=format!("team {key}") data-test="rank-team"><h3><b>{t!(key)}</b><small>{text(sum)}</small></h3></li> }
            });
            view! {
                {line}
                {team}
                <Rank ending one bands tied/>
            }
        })
        .collect_view();
    view! {
        <div class="fin" data-test="end">
            <div class="col">
                <Victory ending/>
                <h2 class="sr">{t!("aria-players")}</h2>
                <ol class="ranks">{ranks}</ol>
                <Buttons ending/>
                <Share ending/>
                <Fair ending/>
            </div>
            <div class="col">
                <Rounds ending/>
                <Tale ending/>
                <Sources ending/>
            </div>
        </div>
    }
}

/// Several names as one.
fn listed(names: &[String]) -> String {
    let Some((last, rest)) = names.split_last() else { return String::new() };
    match rest {
        [] => last.clone(),
        _ => fill("list-and", [("head", rest.join(", ").into()), ("last", last.clone().into())]),
    }
}

/// What can be done now.
#[component]
fn Buttons(ending: StoredValue<Ending>) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let problem = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let replay = use_context::<Live>();
    let plays = ending.with_value(|it| !it.yours.is_empty());
    let again = move |_| {
        if busy.get_untracked() {
            return;
        }
        open_again(place, replay, ending.get_value(), problem, busy);
    };
    let record = ending.with_value(|it| format!("/api/tables/{}/record", it.card.id));
    let keep = saved(record.clone(), ending.with_value(|it| format!("{}.rec", it.card.id)));
    let here = ending.with_value(|it| is_here(&it.card.id));
    view! {
        <Trouble problem/>
        <Invited ending/>
        <div class="after">
            {plays
                .then(|| {
                    view! {
                        <button
                            class="btn go big"
                            type="button"
                            data-test="again"
                            title=t!("end-again-hint")
                            aria-disabled=text(move || busy.get().to_string())
                            on:click=click(again)
                        >
                            {t!("end-again")}
                            <Icon name="right"/>
                        </button>
                    }
                })}
            {replay.map(|live| view! {
                <button class="btn" type="button" data-test="replay" on:click=click(move |_| live.look_back(Some(0)))>
                    <Icon name="play"/>
                    {t!("end-replay")}
                </button>
            })}
            {replay.filter(|live| plays && live.is_judged()).map(|live| view! {
                <button class="btn" type="button" data-test="review-game" on:click=click(move |_| { live.past.reviews.set(true); live.look_back(Some(0)); })>
                    <Icon name="lamp"/>
                    {t!("end-review")}
                </button>
            })}
            <a class="btn" href=record download data-test="record" on:click=keep>
                <Icon name="download"/>
                {t!("end-record")}
            </a>
            {here.then(|| view! { <a class="btn" href=Route::Games.href() data-test="end-games">{t!("games-page")}</a> })}
            <a class="btn" href=Route::Front.href() data-test="end-home">{t!("end-home")}</a>
        </div>
    }
}

/// Whether the seed is the promised one, and every die and draw of the log follows from it.
fn checked(ending: &Ending) -> Verdict {
    let Some(seed) = ending.seed.as_deref().and_then(Seed::from_hex) else { return Verdict::Unknown };
    let (log, fixed) = match use_context::<Live>() {
        Some(live) => (live.shown.log.get_untracked(), live.fixed.get_untracked()),
        None => return Verdict::Unknown,
    };
    let Some(fixed) = fixed else { return Verdict::Unknown };
    match Replay::of_log(&fixed.game, &log, None) {
        Some(replay) => {
            Verdict::new(&fixed.game, &replay, &seed, Some(&ending.card.commitment), ending.card.begun)
        }
        None => Verdict::Unknown,
    }
}

/// Whether the seed is what was promised before the first turn.
#[component]
fn Fair(ending: StoredValue<Ending>) -> impl IntoView {
    let (promise, seed) = ending.with_value(|it| (it.card.commitment.clone(), it.seed.clone()));
    let verdict = ending.with_value(checked);
    let kept = verdict == Verdict::Fair;
    let verdict = match verdict {
        Verdict::Fair => "end-fair-good",
        Verdict::Unfair(_) => "end-fair-die",
        Verdict::Broken | Verdict::Unknown => "end-fair-bad",
    };
    view! {
        <details class="card sheet fair" data-test="fair">
            <summary>
                <span class="verdict" class:good=kept>
                    {if kept { view! { <Icon name="check"/> } } else { view! { <Icon name="cross"/> } }}
                </span>
                <h2>{t!("end-fair")}</h2>
                <Icon name="down"/>
            </summary>
            <p>
                <b data-test="verdict">{t!(verdict)}</b>
            </p>
            <p>{t!("end-fair-about")}</p>
            <dl>
                <dt>{t!("end-fair-promise")}</dt>
                <dd><code>{promise}</code></dd>
                <dt>{t!("end-fair-seed")}</dt>
                <dd><code>{seed}</code></dd>
            </dl>
        </details>
    }
}
