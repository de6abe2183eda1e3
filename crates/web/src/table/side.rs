//! What lies around the board: players, the offer, the score sheet.

use engine::bill::{Tally, Term};
use engine::{Answer, Query, Seat};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use wire::protocol::{DEFAULT_BOT, MAX_NAME, Policy, SeatCard, SeatKind, ToServer};

use super::live::fresh_id;
use super::parts::{glyph, token};
use super::sitting::sheet;
use super::text;
use super::ui::{Tab, Ui};
use crate::absent::Absent;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::outcome::team_key;
use crate::pages::parts::Copy;
use crate::route::Route;
use crate::settings::Choice;
use crate::words::{fill, say, t};

/// The players.
#[component]
pub fn Players() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let seats = move || {
        ui.live
            .presence
            .get()
            .map(|it| it.seats.iter().map(|card| card.seat).collect::<Vec<_>>())
            .unwrap_or_default()
    };
    // Team mates stand together, below what their team has.
    let teams = Memo::new(move |_| {
        ui.live.fixed.with(|it| it.as_ref().is_some_and(|it| it.game.mate(Seat(0)).is_some()))
    });
    view! {
        <section class="players" aria-label=t!("aria-players") data-test="players">
            <h2 class="sr">{t!("aria-players")}</h2>
            <Show when=flag(move || !teams.get())><For each=seats key=|seat| seat.0 let:seat><Player seat/></For></Show>
            <Show when=flag(move || teams.get())>
                {[[Seat(0), Seat(2)], [Seat(1), Seat(3)]].map(|seats| view! { <Team seats/> })}
            </Show>
            <Absence/>
        </section>
    }
}

/// A team: its name, what counts of its coins, and its members.
#[component]
fn Team(seats: [Seat; 2]) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let key = Memo::new(move |_| {
        ui.live.fixed.with(|it| team_key(&it.as_ref()?.game, seats[0])).unwrap_or_default()
    });
    let coins = Memo::new(move |_| {
        let moment = ui.moment()?;
        let [a, b] = seats.map(|seat| moment.view.coins[usize::from(seat.0)]);
        Some((a?.min(b?), a? + b?))
    });
    let sum = move || match coins.get() {
        Some((least, sum)) => fill("team-sum", [("least", least.into()), ("coins", sum.into())]),
        None => say("team-hidden"),
    };
    view! {
        <section class=move || format!("team {}", key.get()) data-test="team">
            <h3><b>{text(move || say(key.get()))}</b><small>{text(sum)}</small></h3>
            {seats.map(|seat| view! { <Player seat/> })}
        </section>
    }
}

/// What happens when somebody is away: the host says so, where others than bots play too.
#[component]
fn Absence() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let policy = Memo::new(move |_| {
        ui.live.presence.with(|it| it.as_ref().map(|it| Absent::of(&it.policy))).unwrap_or_default()
    });
    let hosts = move || {
        let (presence, yours) = (ui.live.presence.get(), ui.live.yours.get());
        let other = |card: &SeatCard| !matches!(card.kind, SeatKind::Bot(_)) && !yours.contains(&card.seat);
        presence.is_some_and(|it| yours.contains(&it.host) && it.seats.iter().any(other))
            && ui.moment().is_some_and(|it| !it.state.is_over())
    };
    let choose = move |key: String| {
        let policy = Absent::from_key(&key).policy();
        ui.live.send(ToServer::Policy { id: fresh_id(), version: ui.live.settings_version(), policy });
    };
    let name = |absent: Absent| say(&format!("absent-{}", absent.key()));
    let about = move || {
        let (absent, minutes) = policy.get();
        fill(&format!("absent-{}-about", absent.key()), [("minutes", minutes.into())])
    };
    view! {
        <Show when=flag(hosts)>
            <details class="card absence" data-test="absence">
                <summary><span>{t!("new-absent")}</span><b>{text(move || name(policy.get().0))}</b>{glyph("ui-down")}</summary>
                <select aria-label=t!("new-absent") prop:value=move || policy.get().0.key()
                    on:change:target=move |event| choose(event.target().value())>
                    {Absent::ALL.iter().map(|&one| view! {
                        <option value=one.key() selected=flag(move || policy.get().0 == one)>{text(move || name(one))}</option>
                    }).collect_view()}
                </select>
                <small>{text(about)}</small>
            </details>
        </Show>
    }
}

/// The players in one row, where there is no room for more: whose turn it is, their people and their coins.
#[component]
pub fn Strip() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let one = move |seat: Seat| {
        let letter = seat.letter();
        let name = move || text::tell(ui.live, |teller, _| teller.seat(seat).to_owned()).unwrap_or_default();
        let people = move || {
            let moment = ui.moment()?;
            let table = moment.table();
            let race = table.band(table.active(seat)?).race;
            text::tell(ui.live, |teller, _| teller.tile(race))
        };
        let coins = move || ui.moment().and_then(|it| it.view.coins[usize::from(seat.0)]);
        let turn = move || ui.moment().is_some_and(|it| it.table().seat() == seat && !it.state.is_over());
        let asked = move || ui.moment().is_some_and(|it| it.asked() == Some(seat));
        let team = move || ui.live.fixed.with(|it| team_key(&it.as_ref()?.game, seat));
        view! {
            <button class=move || format!("seat P{letter} {}", team().unwrap_or_default()) title=move || team().map(say) class:turn=flag(turn) class:asked=flag(asked) data-test=format!("strip-{letter}")
                on:click=click(move |_| ui.tab.set(Tab::Players))>
                <span class="badge">{letter.to_string()}</span><b>{text(move || if is_nameless(ui, seat) { say("name-yours") } else { name() })}</b>
                <span class="people">{text(move || if asked() && ui.is_shared() { say("seat-to-play") } else { people().unwrap_or_else(|| "–".to_owned()) })}</span>
                {part(move || coins().map(|n| view! { <span class="coin">{n}</span> }))}
            </button>
        }
    };
    let seats = Memo::new(move |_| {
        ui.live.fixed.get().map(|it| it.game.seats().collect::<Vec<_>>()).unwrap_or_default()
    });
    view! { <div class="strip-row" role="group" aria-label=t!("aria-players")>{part(move || seats.get().into_iter().map(one).collect_view())}</div> }
}

#[component]
fn Player(seat: Seat) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let letter = seat.letter();
    let card =
        move || ui.live.presence.get().and_then(|it| it.seats.iter().find(|card| card.seat == seat).cloned());
    let name =
        Memo::new(move |_| text::tell(ui.live, |teller, _| teller.seat(seat).to_owned()).unwrap_or_default());
    let coins = Memo::new(move |_| ui.moment().and_then(|it| it.view.coins[usize::from(seat.0)]));
    let turn = move || ui.moment().is_some_and(|it| it.table().seat() == seat && !it.state.is_over());
    let asked = move || ui.moment().is_some_and(|it| it.asked() == Some(seat));
    let offered = Memo::new(move |_| {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        moment.choices.seats.iter().find(|(other, _)| *other == seat).map(|&(_, answer)| answer)
    });
    let tags = move || {
        let card = card()?;
        let tag = |key: &str| view! { <span class="tag">{say(key)}</span> };
        // Where several share a device all are "you": the card says who is to play.
        let own = ui.live.yours.with(|yours| yours.contains(&seat));
        let you = match (own, ui.is_shared()) {
            (true, false) => Some(tag("seat-you")),
            (true, true) => asked().then(|| tag("seat-to-play")),
            (false, _) => None,
        };
        let bot = matches!(card.kind, SeatKind::Bot(_)).then(|| tag("seat-bot-tag"));
        let away = (card.kind == SeatKind::Human && !card.online).then(|| tag("player-away"));
        Some(view! { {you}{bot}{away} })
    };
    let helped = move || card().is_some_and(|card| matches!(card.kind, SeatKind::StandIn(_)));
    let team = Memo::new(move |_| ui.live.fixed.with(|it| team_key(&it.as_ref()?.game, seat)));
    let bands = move || {
        let (moment, fixed) = (ui.moment()?, ui.live.fixed.get()?);
        let table = moment.table();
        let active = table.active(seat);
        let ids: Vec<_> = active.into_iter().chain(table.declined(seat)).collect();
        let none = active.is_none().then(|| view! { <p class="noband">{say("player-no-band")}</p> });
        let band = |id| {
            let band = table.band(id);
            let (tokens, regions) =
                (table.on_board(id) + band.hand + band.displaced + band.aside, table.held(id).len());
            let title = text::tell(ui.live, |teller, _| teller.band(table, id)).unwrap_or_default();
            let count = if band.declined {
                fill("player-band-decline", [("regions", regions.into())])
            } else {
                fill("player-band", [("tokens", tokens.into()), ("regions", regions.into())])
            };
            let about = text::tell(ui.live, |teller, _| {
                let power = (band.power != engine::Tile::NONE).then(|| text::about(teller, band.power));
                [Some(text::about(teller, band.race)), power]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            });
            view! {
                <details class="band" class:gone=band.declined>
                    <summary>
                        {token(&fixed, table, id, if band.declined { 1 } else { tokens })}
                        <span class="nm"><b>{title}</b><span>{count}</span></span>
                    </summary>
                    <p>{about}</p>
                </details>
            }
        };
        Some(view! { {none}{ids.into_iter().map(band).collect_view()} })
    };
    view! {
        <section class=move || format!("card pl P{letter} {}", team.get().unwrap_or_default()) class:turn=turn class:asked=asked class:can=flag(move || offered.get().is_some())
            aria-label=text(move || name.get()) data-test=format!("player-{letter}")>
            <svg class="strip" aria-hidden="true"><rect width="11" height="400" fill=format!("url(#p{letter})")/></svg>
            <div class="who">
                <span class="badge">{letter.to_string()}</span><h3 title=move || name.get()>{text(move || name.get())}</h3>{tags}
                {part(move || match coins.get() {
                    Some(n) => view! { <span class="coin" data-test=format!("coins-{letter}")>{n}</span> }.into_any(),
                    None => view! { <span class="coin shut" title=say("player-coins-hidden")>"?"</span> }.into_any(),
                })}
            </div>
            <Naming seat/>
            <Show when=flag(helped)><p class="tag helped">{t!("player-bot-in")}</p></Show>
            {part(move || team.get().map(|team| view! { <p class="sr">{say(team)}</p> }))}
            {bands}
            <Seating seat/>
            {part(move || offered.get().map(|answer| view! {
                <button class="btn go" data-test=format!("do-{}-{letter}", answer.verb()) data-answer=ui.line(answer) on:click=click(move |_| ui.commit(answer))>
                    {text::tell(ui.live, |teller, _| teller.answer(answer))}
                </button>
            }))}
        </section>
    }
}

/// Whether a seat of this browser has no name yet.
fn is_nameless(ui: Ui, seat: Seat) -> bool {
    let own = ui.live.yours.with(|yours| yours.contains(&seat));
    let nameless =
        |card: &SeatCard| card.seat == seat && card.name.is_empty() && card.kind == SeatKind::Human;
    own && ui.live.presence.with(|it| it.as_ref().is_some_and(|it| it.seats.iter().any(nameless)))
        && !ui.moment().is_none_or(|it| it.state.is_over())
}

/// Asks whoever has come without a name what the others shall call them.
#[component]
fn Naming(seat: Seat) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let name = RwSignal::new(ui.settings.name.get_untracked());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let name: String = name.get_untracked().trim().chars().take(MAX_NAME).collect();
        if !name.is_empty() {
            ui.settings.name.set(name.clone());
            ui.live.send(ToServer::Rename {
                id: fresh_id(),
                version: ui.live.settings_version(),
                seat,
                name,
            });
        }
    };
    view! {
        <Show when=flag(move || is_nameless(ui, seat))>
            <form class="naming" on:submit=send>
                <label for=format!("name-{}", seat.letter())>{t!("name-ask")}</label>
                <input type="text" id=format!("name-{}", seat.letter()) autocomplete="nickname" maxlength=MAX_NAME.to_string() data-test="name-ask"
                    prop:value=name on:input:target=move |event| name.set(event.target().value())/>
                <button class="btn" type="submit" data-test="name-go">{t!("name-go")}</button>
            </form>
        </Show>
    }
}

/// What can be done about a seat: a bot stands in, or somebody else takes it over.
#[component]
fn Seating(seat: Seat) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let card =
        move || ui.live.presence.get().and_then(|it| it.seats.iter().find(|card| card.seat == seat).cloned());
    let own = move || ui.live.yours.with(|yours| yours.contains(&seat));
    let name = move || text::tell(ui.live, |teller, _| teller.seat(seat).to_owned()).unwrap_or_default();
    let named = move |key: &str| fill(key, [("name", name().into())]);
    let helped = move || card().is_some_and(|card| matches!(card.kind, SeatKind::StandIn(_)));
    // Whoever is away can be replaced where nobody has to wait for them.
    let lonely = move || {
        let patient = ui.live.presence.with(|it| it.as_ref().is_none_or(|it| it.policy == Policy::Wait));
        !patient && card().is_some_and(|card| card.kind != SeatKind::Human || !card.online)
    };
    let open = move || {
        ui.live.presence.with(|it| it.as_ref().is_some_and(|it| matches!(it.policy, Policy::HandOn { .. })))
    };
    let bot = move || card().is_some_and(|card| matches!(card.kind, SeatKind::Bot(_)));
    let seated =
        move || !ui.live.yours.with(Vec::is_empty) && !ui.moment().is_none_or(|it| it.state.is_over());
    let stand_in = move |bot: Option<String>| {
        ui.live.send(ToServer::StandIn { id: fresh_id(), version: ui.live.settings_version(), seat, bot });
    };
    let hand_on =
        move || ui.live.send(ToServer::HandOn { id: fresh_id(), version: ui.live.settings_version(), seat });
    let elsewhere =
        move || ui.live.fixed.with(|it| it.as_ref().map(|it| Route::Invite(it.card.id.clone()).path()));
    let link = move || {
        ui.live.link.get().filter(|link| link.seat == seat).map(|link| {
            let origin = window().location().origin().unwrap_or_default();
            format!("{origin}{}", link.path)
        })
    };
    view! {
        <Show when=flag(move || seated() && !bot() && (own() || lonely()))>
            <details class="seating" data-test=format!("seat-{}", seat.letter())>
                <summary aria-label=text(move || named("seat-menu"))>{glyph("ui-menu")}</summary>
                <div class="menu">
                    <Show when=flag(move || !helped())>
                        <button class="btn s" data-test="stand-in" on:click=click(move |_| stand_in(Some(DEFAULT_BOT.to_owned())))>
                            {text(move || if own() { say("stand-in-own") } else { named("stand-in-start") })}</button>
                    </Show>
                    <Show when=flag(move || helped() && own())>
                        <button class="btn s" data-test="stand-in-stop" on:click=click(move |_| stand_in(None))>{t!("stand-in-own-stop")}</button>
                    </Show>
                    <Show when=flag(own)>
                        <a class="btn s" data-test="elsewhere" href=elsewhere>{t!("seat-elsewhere")}</a>
                    </Show>
                    <Show when=flag(move || own() || open())>
                        <button class="btn s" data-test="hand-on" on:click=click(move |_| hand_on())>
                            {text(move || named("hand-on"))}</button>
                    </Show>
                    {part(move || link().map(|link| {
                        let (shown, copied) = (link.clone(), link.clone());
                        view! {
                            <p class="newlink"><span>{say("hand-on-hint")}</span><a href=link target="_blank" data-test="new-link">{shown}</a></p>
                            <Copy text=Signal::stored(copied) label=t!("lobby-copy-label", seat = seat.letter().to_string())/>
                        }
                    }))}
                </div>
            </details>
        </Show>
    }
}

/// The combos on offer.
#[component]
pub fn Offer() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let n = Memo::new(move |_| ui.moment().map_or(0, |it| it.table().offer().count()));
    let open = move || ui.mine.get() && ui.moment().is_some_and(|it| !it.choices.slots.is_empty());
    view! {
        <section class="card offer" aria-label=t!("aria-offer") class:open=open data-test="offer" id="offer">
            <h2>{t!("offer-title")}<span class="right">{text(move || if open() { String::new() } else { say("offer-when-declined") })}</span>
                <Show when=flag(open)><super::hint::Ask/></Show></h2>
            <ol>
                {part(move || (0..n.get()).map(|place| view! { <Combo place/> }).collect_view())}
            </ol>
        </section>
    }
}

#[component]
fn Combo(place: usize) -> impl IntoView {
    let slot = place as u8;
    let ui = expect_context::<Ui>();
    // Positions count from one in answers.
    let number = slot + 1;
    let row = Memo::new(move |_| ui.moment().and_then(|it| it.table().offer().nth(place)));
    let answer = Memo::new(move |_| {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        moment.choices.slots.iter().find(|(other, _)| *other == number).map(|&(_, answer)| answer)
    });
    let asked =
        Memo::new(move |_| ui.mine.get() && ui.moment().is_some_and(|it| !it.choices.slots.is_empty()));
    let open = move || ui.slot.get() == Some(slot);
    let price = Memo::new(move |_| {
        let moment = ui.moment()?;
        text::tell(ui.live, |_, fixed| Query { game: &fixed.game, table: moment.table() }.combo_price(slot))
    });
    let price = move || price.get().unwrap_or_else(|| slot.into());
    let told = Memo::new(move |_| {
        let (race, power, coins) = row.get()?;
        text::tell(ui.live, |teller, fixed| {
            let tokens =
                fixed.game.ability(race).tokens + power.map_or(0, |power| fixed.game.ability(power).tokens);
            let power_text = power.map(|power| text::about(teller, power)).unwrap_or_default();
            let icons = (teller.tile_key(race), power.map(|power| teller.tile_key(power)));
            let names = (teller.tile(race), power.map(|power| teller.tile(power)).unwrap_or_default());
            (teller.combo(race, power), (text::about(teller, race), power_text), names, icons, tokens, coins)
        })
    });
    let take = move || match answer.get() {
        Some(Answer::Pick { .. }) if slot == 0 => say("do-pick-free"),
        Some(Answer::Pick { .. }) => fill("do-pick-pay", [("coins", price().into())]),
        Some(answer) => text::tell(ui.live, |teller, _| teller.answer(answer)).unwrap_or_default(),
        None => String::new(),
    };
    // An opened combo says all there is to know of its race and its power, each apart.
    let about = move || {
        let (_, (race, power), (race_name, power_name), (race_icon, power_icon), ..) = told.get()?;
        let one = |icon: String, name: String, text: String| {
            view! { <div><dt>{glyph(&icon)}{name}</dt><dd>{text}</dd></div> }
        };
        Some(view! { {power_icon.map(|icon| one(icon, power_name, power))}{one(race_icon, race_name, race)} })
    };
    effect(move || {
        if ui.slot.get() == Some(slot) {
            request_animation_frame(move || come_into_sight(&format!("[data-test='combo-{number}']")));
        }
    });
    view! {
        <li class="combo" class:on=open class:no=flag(move || asked.get() && answer.get().is_none()) data-test=format!("combo-{number}")>
            <button class="face" aria-expanded=text(move || open().to_string())
                on:click=click(move |_| ui.slot.update(|it| *it = if *it == Some(slot) { None } else { Some(slot) }))>
                {part(move || told.get().map(|(name, (race, power), _, (race_icon, power_icon), tokens, coins)| view! {
                    <span class="pic">
                        <span class="race">{glyph(&race_icon)}</span>
                        {power_icon.map(|icon| view! { <span class="pow">{glyph(&icon)}</span> })}
                    </span>
                    <span class="nm"><b>{name}</b><span class="tx">{power}</span><span class="tx">{race}</span></span>
                    <span class="foot">
                        <span class="pay">{if slot == 0 {
                            view! { <b>{say("offer-free")}</b> }.into_any()
                        } else {
                            view! { <b class="coin">{price()}</b>{say("offer-to-pay")} }.into_any()
                        }}</span>
                        {(coins > 0).then(|| view! { <span class="coin lies">{fill("offer-lies", [("coins", coins.into())])}</span> })}
                        <span class="tn">{fill("offer-tokens", [("tokens", tokens.into())])}</span>
                    </span>
                }))}
            </button>
            <Show when=flag(open)><dl class="about">{part(about)}</dl></Show>
            <Show when=flag(move || open() && answer.get().is_some())>
                <button class="btn go take" data-test=format!("take-{number}") data-answer=move || answer.get().map(|it| ui.line(it)) on:click=click(move |_| {
                    if let Some(answer) = answer.get_untracked() { ui.commit(answer); }
                })>{take}</button>
            </Show>
        </li>
    }
}

/// Scrolls the first thing that fits into sight, no farther than it must.
fn come_into_sight(place: &str) {
    let Some(it) = document().query_selector(place).ok().flatten() else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    it.scroll_into_view_with_scroll_into_view_options(&options);
}

/// What the turn would bring if it ended now.
#[component]
pub fn Tally() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let lines = Memo::new(move |_| {
        let (moment, seat) = (ui.moment()?, ui.me.get()?);
        text::tell(ui.live, |teller, fixed| {
            let mut lines = Vec::new();
            let mut total = 0;
            for (id, bill) in sheet(&fixed.game, moment.table(), seat) {
                let band = moment.table().band(id);
                total += bill.total();
                for &(term, n) in &bill.0 {
                    let key = if band.declined { "sheet-decline" } else { "sheet-regions" };
                    let words = match term {
                        Term::Regions => {
                            teller.say(key, &[("regions", n.into()), ("race", teller.tile(band.race).into())])
                        }
                        _ => text::term(teller, term, n),
                    };
                    lines.push((words, n));
                }
            }
            (total, lines)
        })
    });
    // Who has no people, or no seat, has nothing to count, and nobody has when the game is over.
    let counts = move || lines.with(|it| it.as_ref().is_some_and(|(_, lines)| !lines.is_empty()));
    let turns = move || counts() && ui.moment().is_some_and(|it| !it.state.is_over());
    view! {
        <Show when=flag(turns)>
            <section class="card tally" data-test="tally" aria-label=t!("aria-sheet")>
                <h2>{t!("sheet-title")}</h2>
                <p class="total"><span class="coin" data-test="if-you-end">{part(move || lines.get().map_or(0, |it| it.0))}</span></p>
                <ul>{part(move || lines.get().map(|(_, lines)| lines.into_iter().map(|(words, n)| view! {
                    <li><span>{words}</span><b>{text::signed(n)}</b></li>
                }).collect_view()))}</ul>
            </section>
        </Show>
    }
}
