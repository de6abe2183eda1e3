//! The end of a game: who won and why, where the coins came from, and whether chance was fair.

use std::fmt::Write;

use engine::Seat;
use leptos::prelude::*;
use wire::nature::Seed;
use wire::protocol::{NewKind, NewSeat, NewTable, Policy, SeatCard, SeatKind, TableCard};

use super::front::open;
use super::parts::{Badge, Icon, Trouble};
use super::{seat_name, set_key};
use crate::app::Place;
use crate::bits::{click, flag, part, text};
use crate::order;
use crate::outcome::{Outcome, Source, Standing, Team};
use crate::route::Route;
use crate::words::{fill, say, t};

/// The chart's size, and the room around its lines.
const CHART: (f64, f64) = (900.0, 350.0);
const LEFT: f64 = 46.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 18.0;
const BOTTOM: f64 = 40.0;

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
    /// The seed of all dice and draws.
    pub seed: Option<String>,
}

impl Ending {
    fn name(&self, seat: Seat) -> String {
        self.seats.get(usize::from(seat.0)).map(seat_name).unwrap_or_default()
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
        NewTable {
            title: self.card.title.clone(),
            options: self.card.options.clone(),
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
                <Fair ending/>
            </div>
            <div class="col">
                <Rounds ending/>
                <Sources ending/>
            </div>
        </div>
    }
}

/// Who won, and why.
#[component]
fn Victory(ending: StoredValue<Ending>) -> impl IntoView {
    let who = move || {
        ending.with_value(|it| {
            let winners: Vec<&Standing> = it.outcome.winners().collect();
            if let [first, second] = &it.outcome.teams[..] {
                if second.place == 1 {
                    return say("end-teams-shared");
                }
                let ours = !it.yours.is_empty() && it.yours.iter().all(|seat| first.seats.contains(seat));
                let team = say(it.team(first.seats[0]).unwrap_or_default());
                let key = if ours { "end-team-you-win" } else { "end-team-wins" };
                return fill(key, [("team", team.into())]);
            }
            match winners[..] {
                [one] if it.yours == [one.seat] => say("end-you-win"),
                [one] => fill("end-wins", [("name", it.name(one.seat).into())]),
                _ => {
                    let names: Vec<String> = winners.iter().map(|one| it.name(one.seat)).collect();
                    fill("end-shared", [("names", listed(&names).into())])
                }
            }
        })
    };
    let why = move || {
        if let Some(why) = ending.with_value(|it| match &it.outcome.teams[..] {
            [first, second] => {
                let key = match (first.place == second.place, first.least == second.least) {
                    (true, _) => "end-team-level",
                    (false, true) => "end-team-higher",
                    (false, false) => "end-team-lower",
                };
                let args = [
                    ("names", it.members(first).into()),
                    ("coins", first.least.into()),
                    ("others", second.least.into()),
                ];
                Some(fill(key, args))
            }
            _ => None,
        }) {
            return why;
        }
        ending.with_value(|it| match &it.outcome.standings[..] {
            [first, second, ..] if second.place == 1 && first.coins == second.coins => say("end-tie-shared"),
            [_, _, ..] if it.outcome.tied => say("end-tie-tokens"),
            [first, second, ..] if first.coins > second.coins => {
                let ahead = first.coins - second.coins;
                fill("end-clear", [("coins", ahead.into()), ("name", it.name(second.seat).into())])
            }
            _ => String::new(),
        })
    };
    let facts = move || {
        ending.with_value(|it| {
            let set = say(&set_key(&it.card.options.set));
            fill(
                "end-facts",
                [("box", set.into()), ("players", it.seats.len().into()), ("rounds", it.rounds.into())],
            )
        })
    };
    view! {
        <div class="victory">
            <span class="laurel"><Icon name="crown"/></span>
            <div>
                <h1 tabindex="-1" id="victory">{text(who)}</h1>
                <p>{text(why)}</p>
                <p>{text(facts)}</p>
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

#[component]
fn Rank(ending: StoredValue<Ending>, one: Standing, bands: Signal<Vec<String>>, tied: bool) -> impl IntoView {
    let seat = one.seat;
    let letter = seat.letter();
    let name = move || ending.with_value(|it| it.name(seat));
    let band = move || bands.with(|bands| bands.get(usize::from(seat.0)).cloned());
    let yours = ending.with_value(|it| it.yours.contains(&seat));
    let bot = ending.with_value(|it| {
        it.seats.get(usize::from(seat.0)).is_some_and(|card| matches!(card.kind, SeatKind::Bot(_)))
    });
    let (place, coins, tokens) = (one.place, one.coins, one.tokens);
    let show_tokens = tied && coins == ending.with_value(|it| it.outcome.standings[0].coins);
    view! {
        <li class="card rank" class:first=place == 1 style=format!("--p: var(--{letter})") data-test="rank">
            <span class="place d">
                <span class="sr">{t!("end-rank", place = place)}</span>
                <span aria-hidden="true">{place}</span>
            </span>
            <Badge seat=letter/>
            <div>
                <h3>
                    {text(name)}
                    {yours.then(|| view! { <span class="tag">{t!("seat-you")}</span> })}
                    {bot.then(|| view! { <span class="tag">{t!("seat-bot-tag")}</span> })}
                </h3>
                <small>{text(move || band().unwrap_or_default())}</small>
            </div>
            <div class="pts">
                <span class="coin d" aria-hidden="true">{coins}</span>
                <span class="sr">{t!("n-coins", coins = coins)}</span>
                {show_tokens.then(|| view! { <span class="tag" class:on=place == 1>{t!("end-tokens", tokens = tokens)}</span> })}
            </div>
        </li>
    }
}

/// What can be done now.
#[component]
fn Buttons(ending: StoredValue<Ending>) -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let problem = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let plays = ending.with_value(|it| !it.yours.is_empty());
    let again = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        let wanted = ending.with_value(Ending::again);
        let invites = wanted.seats.iter().any(|seat| seat.kind == NewKind::Friend);
        leptos::task::spawn_local(async move {
            match open(&wanted).await {
                Ok(created) if invites => place.go(Route::Invite(created.id)),
                Ok(created) => place.go(Route::Table(created.id)),
                Err(why) => problem.set(Some(why)),
            }
            busy.set(false);
        });
    };
    let record = ending.with_value(|it| format!("/api/tables/{}/record", it.card.id));
    view! {
        <Trouble problem/>
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
            <a class="btn" href=record download data-test="record">
                <Icon name="download"/>
                {t!("end-record")}
            </a>
            <a class="btn" href=Route::Front.path() data-test="end-home">{t!("end-home")}</a>
        </div>
    }
}

/// Whether the seed is what was promised before the first turn.
#[component]
fn Fair(ending: StoredValue<Ending>) -> impl IntoView {
    let (promise, seed) = ending.with_value(|it| (it.card.commitment.clone(), it.seed.clone()));
    let kept = seed.as_deref().and_then(Seed::from_hex).is_some_and(|seed| seed.commitment() == promise);
    let verdict = if kept { "end-fair-good" } else { "end-fair-bad" };
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

/// The coins of every round, as a picture and as a table.
#[component]
fn Rounds(ending: StoredValue<Ending>) -> impl IntoView {
    let running = RwSignal::new(false);
    let button = move |own: bool, key: &'static str| {
        view! {
            <button
                class="btn s"
                class:on=flag(move || running.get() == own)
                type="button"
                aria-pressed=text(move || (running.get() == own).to_string())
                on:click=click(move |_| running.set(own))
            >
                {t!(key)}
            </button>
        }
    };
    let title = move || say(if running.get() { "end-chart-total" } else { "end-chart-rounds" });
    view! {
        <section class="card fig" aria-labelledby="rounds-title">
            <header>
                <h2 id="rounds-title">{text(title)}</h2>
                <span class="legend">
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 4h14l-7 12z"></path></svg>
                    {t!("end-declined")}
                </span>
                <div class="group">{button(false, "end-each-round")} {button(true, "end-running")}</div>
            </header>
            {part(move || ending.with_value(|it| chart(it, running.get())))}
            <details>
                <summary>{t!("end-table")}</summary>
                <RoundsTable ending/>
            </details>
        </section>
    }
}

/// The coins of a player as a line: round by round, or added up from what everybody began with.
fn series(one: &Standing, running: bool) -> Vec<i32> {
    if !running {
        return one.rounds.clone();
    }
    let mut sum = one.sources[0];
    one.rounds
        .iter()
        .map(|coins| {
            sum += coins;
            sum
        })
        .collect()
}

fn chart(ending: &Ending, running: bool) -> impl IntoView + use<> {
    let standings = &ending.outcome.standings;
    let lines: Vec<Vec<i32>> = standings.iter().map(|one| series(one, running)).collect();
    let all = || lines.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(4));
    let step = [1, 2, 4, 5, 10, 20, 25, 50].into_iter().find(|step| (high - low) / step <= 5).unwrap_or(100);
    let (low, high) = (low.div_euclid(step) * step, (high + step - 1).div_euclid(step) * step);
    let rounds = lines.first().map_or(1, Vec::len);
    let (width, height) = (CHART.0 - LEFT - RIGHT, CHART.1 - TOP - BOTTOM);
    let x = move |round: usize| LEFT + 14.0 + (width - 14.0) * round as f64 / (rounds.max(2) - 1) as f64;
    let y = move |coins: i32| TOP + height * f64::from(high - coins) / f64::from(high - low);
    let grid = (low..=high)
        .step_by(step as usize)
        .map(|coins| {
            view! {
                <line class="grid" x1=LEFT x2=CHART.0 - RIGHT y1=y(coins) y2=y(coins)></line>
                <text class="ax" x=LEFT - 10.0 y=y(coins) + 5.0 text-anchor="end">{coins}</text>
            }
        })
        .collect_view();
    let axis = (0..rounds)
        .map(|round| {
            let label = move || {
                let n = round + 1;
                if round == 0 { fill("end-chart-axis", [("round", n.into())]) } else { n.to_string() }
            };
            view! { <text class="ax" x=x(round) y=CHART.1 - 10.0 text-anchor="middle">{text(label)}</text> }
        })
        .collect_view();
    // Names stand beside the ends of their lines, moved apart where they would meet.
    let mut ends: Vec<(usize, f64)> =
        lines.iter().map(|line| y(line.last().copied().unwrap_or(0))).enumerate().collect();
    order::by(&mut ends, |end| end.1);
    for at in 1..ends.len() {
        ends[at].1 = ends[at].1.max(ends[at - 1].1 + 27.0);
    }
    let over = ends.last().map_or(0.0, |end| (end.1 - (CHART.1 - BOTTOM)).max(0.0));
    let drawn = ends
        .into_iter()
        .rev()
        .map(|(at, end)| {
            let (one, line) = (&standings[at], &lines[at]);
            let letter = one.seat.letter();
            let mut path = String::new();
            for (round, coins) in line.iter().enumerate() {
                let pen = if round == 0 { 'M' } else { 'L' };
                // Writing to a string cannot fail.
                let _ = write!(path, "{pen}{:.1} {:.1}", x(round), y(*coins));
            }
            let points = line
                .iter()
                .enumerate()
                .map(|(round, coins)| {
                    let (x, y) = (x(round), y(*coins));
                    if one.declines.contains(&(round as u8 + 1)) {
                        let tip = format!("M{} {}h18l-9 15z", x - 9.0, y - 6.0);
                        view! { <path class="fall" d=tip></path> }.into_any()
                    } else {
                        view! { <circle cx=x cy=y r="5"></circle> }.into_any()
                    }
                })
                .collect_view();
            let name = ending.name(one.seat);
            let end = end - over;
            view! {
                <g class=format!("line S{letter}")>
                    <path class="run" d=path></path>
                    {points}
                    <rect x=CHART.0 - RIGHT + 14.0 y=end - 12.0 width="24" height="24" rx="6"></rect>
                    <text class="let" x=CHART.0 - RIGHT + 26.0 y=end + 5.5 text-anchor="middle">{letter.to_string()}</text>
                    <text class="who" x=CHART.0 - RIGHT + 46.0 y=end + 5.5>{name}</text>
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class="chart" viewBox=format!("0 0 {} {}", CHART.0, CHART.1) aria-hidden="true">
            {grid}
            {axis}
            {drawn}
        </svg>
    }
}

#[component]
fn RoundsTable(ending: StoredValue<Ending>) -> impl IntoView {
    let (standings, rounds) = ending.with_value(|it| (it.outcome.standings.clone(), it.rounds));
    let head = (1..=rounds).map(|round| view! { <th scope="col">{round}</th> }).collect_view();
    let rows = standings
        .into_iter()
        .map(|one| {
            let seat = one.seat;
            let cells = one.rounds.iter().map(|coins| view! { <td>{*coins}</td> }).collect_view();
            let start = one.sources[Source::Start as usize];
            view! {
                <tr>
                    <th scope="row">{text(move || ending.with_value(|it| it.name(seat)))}</th>
                    <td>{start}</td>
                    {cells}
                    <td>
                        <b>{one.coins}</b>
                    </td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("end-chart-rounds")>
            <table class="ct">
                <thead>
                    <tr>
                        <th scope="col">{t!("players-title")}</th>
                        <th scope="col">{t!("end-source-start")}</th>
                        {head}
                        <th scope="col">{t!("sheet-total")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// Where everybody's coins came from.
#[component]
fn Sources(ending: StoredValue<Ending>) -> impl IntoView {
    let standings = ending.with_value(|it| it.outcome.standings.clone());
    let gained = |one: &Standing| one.sources.iter().filter(|coins| **coins > 0).sum::<i32>();
    let most = standings.iter().map(gained).max().unwrap_or(1).max(1);
    let rows = standings
        .into_iter()
        .map(|one| {
            let seat = one.seat;
            let parts = Source::ALL
                .into_iter()
                .zip(one.sources)
                .filter(|(_, coins)| *coins > 0)
                .map(|(source, coins)| {
                    let share = f64::from(coins) / f64::from(most) * 100.0;
                    view! {
                        <span class=format!("part {}", source.key()) style=format!("width:{share:.2}%")>
                            <span class="sr">{t!(source.key())}" "</span>
                            <i>{coins}</i>
                        </span>
                    }
                })
                .collect_view();
            let paid = one.sources[Source::Paid as usize];
            view! {
                <li>
                    <span class="bl">
                        <Badge seat=seat.letter()/>
                        <span>{text(move || ending.with_value(|it| it.name(seat)))}</span>
                    </span>
                    <span class="stack">{parts}</span>
                    <span class="minus">
                        <span class="sr">{t!("end-source-paid")}" "</span>
                        {if paid < 0 { format!("−{}", -paid) } else { String::new() }}
                    </span>
                    <span class="coin">{one.coins}</span>
                </li>
            }
        })
        .collect_view();
    let used = ending.with_value(|it| {
        let used =
            |source: &Source| it.outcome.standings.iter().any(|one| one.sources[*source as usize] != 0);
        Source::ALL.into_iter().filter(used).collect::<Vec<_>>()
    });
    let legend = used
        .into_iter()
        .map(|source| {
            view! {
                <li>
                    <i class=format!("part {}", source.key()) aria-hidden="true"></i>
                    {t!(source.key())}
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="card fig" aria-labelledby="sources-title">
            <header>
                <h2 id="sources-title">{t!("end-sources")}</h2>
            </header>
            <ul class="bars">{rows}</ul>
            <ul class="key">{legend}</ul>
        </section>
    }
}
