//! A new table: box, board, seats, and how it is run.

use content::{Setup, monster_sites};
use leptos::prelude::*;
use wire::protocol::{
    BOTS, BoardCard, BoardChoice, DEFAULT_BOT, MAX_NAME, NewKind, NewSeat, NewTable as Wanted, Options, Sheet,
};

use super::front::open;
use super::home_made::{HomeMade, Made, Own};
use super::parts::{Badge, Frame, Icon, Pick, Toggle, Trouble, focus};
use super::preview::Preview;
use super::set_key;
use crate::absent::Absent;
use crate::api;
use crate::app::Place;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::route::Route;
use crate::settings::{Choice, choice, settings};
use crate::words::{fill, say, t};

choice! {
    /// Who sits there.
    Who {
        /// Whoever opens the table.
        Me = "me",
        /// Somebody else at the same device.
        Shared = "shared",
        /// Somebody who gets a link.
        Friend = "friend",
        /// A bot.
        #[default]
        Bot = "bot",
    }
}

choice! {
    /// Who may see the coins.
    Coins {
        /// Everybody.
        Open = "open",
        /// Everybody, as far as it follows from what happened in public.
        #[default]
        Tracked = "tracked",
        /// Everybody their own.
        Strict = "strict",
    }
}

/// A seat in the making.
#[derive(Clone, Copy)]
struct Chair {
    id: u32,
    who: RwSignal<Who>,
    name: RwSignal<String>,
    level: RwSignal<String>,
}

/// A table in the making.
#[derive(Clone, Copy)]
struct Draft {
    set: RwSignal<content::Set>,
    chairs: RwSignal<Vec<Chair>>,
    /// The board, unless the usual one: its key, or the name of a home-made one.
    board: RwSignal<Option<String>>,
    coins: RwSignal<Coins>,
    absent: RwSignal<Absent>,
    public: RwSignal<bool>,
    monsters: RwSignal<bool>,
    flying: RwSignal<bool>,
    teams: RwSignal<bool>,
    /// The boards the box has for this number of players, by key; one of them is drawn.
    drawn: RwSignal<Option<String>>,
    title: RwSignal<String>,
    made: RwSignal<Vec<Made>>,
}

impl Draft {
    fn new() -> Draft {
        let draft = Draft {
            set: RwSignal::new(content::Set::default()),
            chairs: RwSignal::new(Vec::new()),
            board: RwSignal::new(None),
            coins: RwSignal::new(Coins::default()),
            absent: RwSignal::new(Absent::default()),
            public: RwSignal::new(false),
            monsters: RwSignal::new(true),
            flying: RwSignal::new(false),
            teams: RwSignal::new(false),
            drawn: RwSignal::new(None),
            title: RwSignal::new(String::new()),
            made: RwSignal::new(Vec::new()),
        };
        draft.add(Who::Me, settings().name.get_untracked());
        draft.add(Who::Bot, say("bot-name-1"));
        draft.add(Who::Bot, say("bot-name-2"));
        draft
    }

    fn add(self, who: Who, name: String) {
        self.chairs.update(|chairs| {
            let id = chairs.iter().map(|chair| chair.id + 1).max().unwrap_or(0);
            chairs.push(Chair {
                id,
                who: RwSignal::new(who),
                name: RwSignal::new(name),
                level: RwSignal::new(DEFAULT_BOT.to_owned()),
            });
        });
    }

    /// Lets somebody else sit there: a bot's name goes with the bot, and a bot without a name gets one.
    fn seat(self, chair: Chair, who: Who) {
        let names: Vec<String> = (1..=5).map(|n| say(&format!("bot-name-{n}"))).collect();
        let name = chair.name.get_untracked();
        if who != Who::Bot && names.contains(&name) {
            let own = if who == Who::Me { settings().name.get_untracked() } else { String::new() };
            chair.name.set(own);
        } else if who == Who::Bot && name.is_empty() {
            let chairs = self.chairs.get_untracked();
            let taken =
                |name: &String| chairs.iter().any(|other| other.name.with_untracked(|own| own == name));
            chair.name.set(names.into_iter().find(|name| !taken(name)).unwrap_or_default());
        }
        chair.who.set(who);
    }

    fn players(self) -> u8 {
        self.chairs.with(Vec::len) as u8
    }

    /// The home-made board that is chosen.
    fn own_board(self) -> Option<(String, Sheet)> {
        let chosen = self.board.get()?;
        self.made.get().into_iter().find_map(|made| match made.own {
            Own::Board(sheet) if made.name == chosen => Some((made.text, *sheet)),
            _ => None,
        })
    }

    /// The key of the board to fetch, unless it is home-made.
    fn board_key(self) -> Option<String> {
        if self.own_board().is_some() {
            return None;
        }
        self.board.get().or_else(|| self.drawn.get())
    }

    fn tiles(self) -> Vec<String> {
        let made = self.made.get();
        made.into_iter().filter(|made| matches!(made.own, Own::Tile(_))).map(|made| made.text).collect()
    }

    /// What is wanted of the server, on the board that is shown.
    fn wanted(self, sheet: Option<&Sheet>) -> Wanted {
        let players = self.players();
        let seats = self.chairs.get().into_iter().map(|chair| NewSeat {
            name: chair.name.get().trim().chars().take(MAX_NAME).collect(),
            kind: match chair.who.get() {
                Who::Me | Who::Shared => NewKind::Me,
                Who::Friend => NewKind::Friend,
                Who::Bot => NewKind::Bot(chair.level.get()),
            },
        });
        Wanted {
            title: self.title.get().trim().chars().take(MAX_NAME).collect(),
            options: Options {
                set: self.set.get().key().to_owned(),
                players,
                board: match (self.own_board(), self.board_key()) {
                    (Some((text, _)), _) => BoardChoice::Text(text),
                    (None, Some(key)) => BoardChoice::Key(key),
                    (None, None) => BoardChoice::Usual,
                },
                purses: self.coins.get().key().to_owned(),
                tiles: self.tiles(),
                monsters: sheet.filter(|_| self.can_have_monsters(sheet) && self.monsters.get()).map_or_else(
                    Vec::new,
                    |sheet| {
                        let sites = monster_sites(&sheet.board, players);
                        let at = (js_sys::Math::random() * sites.len() as f64) as usize;
                        let keys = |at: &usize| sheet.board.regions[*at].key.clone();
                        sites.get(at).map(|site| site.iter().map(keys).collect()).unwrap_or_default()
                    },
                ),
                flying: self.can_fly() && self.flying.get(),
                teams: self.can_team() && self.teams.get(),
            },
            seats: seats.collect(),
            policy: self.absent.get().policy(),
            pace: 0,
            public: self.public.get(),
            begun: Vec::new(),
        }
    }

    /// Whether relics and places can be guarded on this board (MIX-7).
    fn can_have_monsters(self, sheet: Option<&Sheet>) -> bool {
        self.set.get() == content::Set::Mixed && sheet.is_some_and(|sheet| sheet.board.set == "base")
    }

    /// Whether the box would rather have a power out (RIVER-1).
    fn can_fly(self) -> bool {
        self.set.get() == content::Set::River
    }

    /// Whether the players can be two teams (WOW-TEAM-2).
    fn can_team(self) -> bool {
        self.set.get() == content::Set::Warcraft && self.players() == 4
    }

    /// Whoever brings a board wants to play on it: it is chosen, with its box and as many seats as it is for.
    fn play_on(self, name: String, sheet: &Sheet) {
        let fits = |set: &content::Set| set.boards().contains(&&*sheet.board.set);
        if !fits(&self.set.get_untracked())
            && let Some(set) = content::Set::ALL.into_iter().find(fits)
        {
            self.set.set(set);
        }
        let wanted = usize::from(sheet.board.players.clamp(2, 5));
        while self.chairs.with_untracked(Vec::len) < wanted {
            self.add_bot();
        }
        // Only bots leave for it; too many people are told so.
        let last_is_bot = || {
            self.chairs.with_untracked(|chairs| {
                chairs.last().is_some_and(|chair| chair.who.get_untracked() == Who::Bot)
            })
        };
        while self.chairs.with_untracked(Vec::len) > wanted && last_is_bot() {
            self.chairs.update(|chairs| chairs.truncate(chairs.len() - 1));
        }
        self.board.set(Some(name));
    }

    fn add_bot(self) {
        let n = self.chairs.with_untracked(Vec::len) + 1;
        self.add(Who::Bot, say(&format!("bot-name-{n}")));
    }

    /// What keeps the table from being opened: a key.
    fn fault(self) -> Option<&'static str> {
        if self.own_board().is_some_and(|(_, sheet)| sheet.board.players != self.players()) {
            return Some("new-board-seats");
        }
        (self.players() < 2).then_some("new-need-two")
    }

    /// Whether only bots play: an exhibition, to be watched.
    fn is_exhibition(self) -> bool {
        self.chairs.get().iter().all(|chair| chair.who.get() == Who::Bot)
    }
}

/// The largest seed a new board is drawn from: one that can be told to others.
const MOST_SEED: u32 = 99_999;

/// The key of a new board: the server makes it from the seed.
fn fresh_key(set: &str, players: u8, seed: u32) -> String {
    format!("{}-{players}p-seed-{seed}", set.replace('_', "-"))
}

/// The seed of a new board, by its key.
fn seed_of(key: &str) -> Option<u32> {
    key.rsplit_once("-seed-")?.1.parse().ok()
}

/// One of them, as chance will have it.
fn drawn(keys: &[String]) -> Option<String> {
    let at = (js_sys::Math::random() * keys.len() as f64) as usize;
    keys.get(at).cloned()
}

/// A new table.
#[component]
pub fn NewTable() -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let draft = Draft::new();
    let problem = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let keys = api::watch::<Vec<String>>(move || {
        Some(format!("/api/boxes/{}/{}", draft.set.get().key().replace('+', "%2B"), draft.players()))
    });
    let drawn =
        move |keys: Option<Result<Vec<String>, _>>| keys.and_then(Result::ok).and_then(|keys| drawn(&keys));
    effect(move || draft.drawn.set(drawn(keys.get())));
    let redraw = Callback::new(move |()| draft.drawn.set(drawn(keys.get_untracked())));
    let many = Signal::derive(move || keys.get().and_then(Result::ok).is_some_and(|keys| keys.len() > 1));
    let fetched = api::watch::<Sheet>(move || draft.board_key().map(|key| format!("/api/boards/{key}")));
    let sheet = Memo::new(move |_| match draft.own_board() {
        Some((_, sheet)) => Some(sheet),
        None => fetched.get().and_then(Result::ok),
    });
    let brought = Callback::new(move |(name, sheet): (String, Sheet)| draft.play_on(name, &sheet));
    let shown = Signal::derive(move || draft.board_key());
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() || draft.fault().is_some() {
            return;
        }
        busy.set(true);
        problem.set(None);
        let wanted = sheet.with_untracked(|sheet| draft.wanted(sheet.as_ref()));
        let invites = wanted.seats.iter().any(|seat| seat.kind == NewKind::Friend);
        if let Some(me) =
            draft.chairs.get_untracked().iter().find(|chair| chair.who.get_untracked() == Who::Me)
        {
            settings().name.set(me.name.get_untracked());
        }
        leptos::task::spawn_local(async move {
            match open(&wanted).await {
                Ok(created) if invites => place.go(Route::Invite(created.id)),
                Ok(created) => place.go(Route::Table(created.id)),
                Err(why) => problem.set(Some(why)),
            }
            busy.set(false);
        });
    };
    view! {
        <Frame title=Signal::derive(|| say("new-page")) class="wide">
            <form class="new" on:submit=create>
                <h1>{t!("new-title")}</h1>
                <div class="left">
                    <Boxes draft/>
                    <Seats draft/>
                    <section class="card sheet">
                        <h2>{t!("new-rules")}</h2>
                        <Pick choice=draft.coins label="new-purses" prefix="purses" about=true test="purses"/>
                        <Pick choice=draft.absent label="new-absent" prefix="absent" about=true test="absent"/>
                        <Toggle
                            on=draft.public
                            change=move |on| draft.public.set(on)
                            label="new-public"
                            about="new-public-about"
                            test="public"
                        />
                    </section>
                    <HomeMade made=draft.made brought shown/>
                </div>
                <aside class="card sheet summary">
                    <BoardField draft sheet many redraw/>
                    <label class="field">
                        <span>{t!("new-table-name")}</span>
                        <input
                            type="text"
                            data-test="title"
                            maxlength=MAX_NAME.to_string()
                            prop:value=draft.title
                            on:input:target=move |event| draft.title.set(event.target().value())
                        />
                    </label>
                    <Trouble problem/>
                    <p class="wrong" role="status">{part(move || draft.fault().map(say))}</p>
                    <p class="note" role="status">{part(move || draft.is_exhibition().then(|| say("new-exhibition")))}</p>
                    <button
                        class="btn go big"
                        type="submit"
                        data-test="create"
                        aria-disabled=text(move || (busy.get() || draft.fault().is_some()).to_string())
                    >
                        {t!(if busy.get() { "new-creating" } else { "new-create" })}
                        <Icon name="right"/>
                    </button>
                </aside>
            </form>
        </Frame>
    }
}

/// Which box, or which together.
#[component]
fn Boxes(draft: Draft) -> impl IntoView {
    let card = move |set: content::Set| {
        let key = set_key(set.key());
        let about = format!("{key}-about");
        view! {
            <label class=format!("card box {}", set_key(set.key()))>
                <input
                    type="radio"
                    name="box"
                    value=set.key()
                    data-test=format!("box-{}", set.key())
                    prop:checked=flag(move || draft.set.get() == set)
                    on:change=move |_| {
                        draft.set.set(set);
                        draft.board.set(None);
                    }
                />
                <span class="tx">
                    <b class="d">{t!(&key)}</b>
                    <small>{t!(&about)}</small>
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="boxes">
            <legend>{t!("new-box")}</legend>
            {content::Set::ALL.map(card)}
        </fieldset>
    }
}

/// Who sits where.
#[component]
fn Seats(draft: Draft) -> impl IntoView {
    let letter = move |id: u32| {
        let at = draft.chairs.with(|chairs| chairs.iter().position(|chair| chair.id == id));
        char::from(b'A' + at.unwrap_or(0) as u8)
    };
    let row = move |chair: Chair| {
        let seat = move || letter(chair.id).to_string();
        let is_bot = move || chair.who.get() == Who::Bot;
        let remove = move |_| {
            draft.chairs.update(|chairs| chairs.retain(|other| other.id != chair.id));
            draft.board.set(None);
            focus("add-seat");
        };
        view! {
            <li data-test="seat">
                {part(move || view! { <Badge seat=letter(chair.id)/> })}
                <label>
                    <span class="sr">{text(move || fill("new-seat-name", [("seat", seat().into())]))}</span>
                    <input
                        type="text"
                        data-test="seat-name"
                        maxlength=MAX_NAME.to_string()
                        placeholder=text(move || fill("seat-my-name", [("seat", seat().into())]))
                        prop:value=chair.name
                        on:input:target=move |event| chair.name.set(event.target().value())
                    />
                </label>
                <label>
                    <span class="sr">{text(move || fill("new-seat-kind", [("seat", seat().into())]))}</span>
                    <select
                        data-test="seat-kind"
                        prop:value=move || chair.who.get().key()
                        on:change:target=move |event| draft.seat(chair, Who::from_key(&event.target().value()))
                    >
                        {Who::ALL
                            .iter()
                            .map(|&who| {
                                view! {
                                    <option value=who.key() selected=flag(move || chair.who.get() == who)>
                                        {t!(&format!("seat-{}", who.key()))}
                                    </option>
                                }
                            })
                            .collect_view()}
                    </select>
                </label>
                <label class="level" class:idle=flag(move || !is_bot())>
                    <span class="sr">{text(move || fill("new-seat-level", [("seat", seat().into())]))}</span>
                    <select
                        data-test="seat-level"
                        disabled=flag(move || !is_bot())
                        prop:value=chair.level
                        on:change:target=move |event| chair.level.set(event.target().value())
                    >
                        {BOTS
                            .map(|level| {
                                view! {
                                    <option value=level selected=flag(move || chair.level.get() == level)>
                                        {part(move || {
                                            let about = say(&format!("bot-{level}-about"));
                                            fill(
                                                "list-comma",
                                                [("head", say(&format!("bot-{level}")).into()), ("last", about.into())],
                                            )
                                        })}
                                    </option>
                                }
                            })}
                    </select>
                </label>
                <button
                    class="btn icon quiet"
                    type="button"
                    data-test="remove-seat"
                    disabled=flag(move || draft.players() <= 2)
                    aria-label=text(move || fill("new-remove-seat", [("seat", seat().into())]))
                    on:click=click(remove)
                >
                    <Icon name="cross"/>
                </button>
            </li>
        }
    };
    let add = move |_| {
        draft.add_bot();
        draft.board.set(None);
    };
    view! {
        <fieldset class="card sheet seats">
            <legend class="sr">{t!("new-seats")}</legend>
            <h2 aria-hidden="true">{t!("new-seats")}</h2>
            <ol>
                <For each=move || draft.chairs.get() key=|chair| chair.id children=row/>
            </ol>
            <button
                id="add-seat"
                class="btn"
                type="button"
                data-test="add-seat"
                disabled=flag(move || draft.players() > 4)
                on:click=click(add)
            >
                <Icon name="plus"/>
                {t!("new-add-seat")}
            </button>
        </fieldset>
    }
}

/// Which board, and what it looks like.
#[component]
fn BoardField(
    draft: Draft,
    /// The board and its shape, once they are here.
    sheet: Memo<Option<Sheet>>,
    /// Whether there are several to draw from.
    many: Signal<bool>,
    /// Draws another.
    redraw: Callback<()>,
) -> impl IntoView {
    let cards = api::watch::<Vec<BoardCard>>(|| Some("/api/boards".to_owned()));
    let fitting = move || {
        let (set, players) = (draft.set.get(), draft.players());
        let all = cards.get().and_then(Result::ok).unwrap_or_default();
        let usual = draft.drawn.get();
        let fits = move |card: &BoardCard| {
            card.players == players && set.boards().contains(&&*card.set) && Some(&card.key) != usual.as_ref()
        };
        all.into_iter().filter(fits).collect::<Vec<_>>()
    };
    let own = move || {
        let boards = draft.made.get().into_iter().filter(|made| matches!(made.own, Own::Board(_)));
        boards.map(|made| made.name).collect::<Vec<_>>()
    };
    let name = move |card: &BoardCard| {
        let place = say(&format!("box-{}", card.set));
        card.title.clone().unwrap_or(place)
    };
    let chosen = move || draft.board.get().unwrap_or_default();
    let fresh = Memo::new(move |_| draft.board.get().and_then(|key| Some((seed_of(&key)?, key))));
    // A new board of the box whose board is shown.
    let draw = move |seed: u32| {
        let boards = draft.set.get_untracked().boards();
        let own = sheet.with_untracked(|sheet| sheet.as_ref().map(|sheet| sheet.board.set.clone()));
        let set = own.filter(|own| boards.contains(&&**own)).unwrap_or_else(|| boards[0].to_owned());
        draft.board.set(Some(fresh_key(&set, draft.chairs.with_untracked(Vec::len) as u8, seed)));
    };
    let draw_any = move |_| draw((js_sys::Math::random() * f64::from(MOST_SEED)) as u32 + 1);
    let contents = move || {
        let sheet = sheet.get()?;
        let setup = Setup::new(draft.set.get(), draft.players());
        let game = setup.game_on(&sheet.board).ok()?;
        let count =
            |wanted: &dyn Fn(engine::Tile) -> bool| game.tiles().filter(|(tile, _)| wanted(*tile)).count();
        let races = count(&|tile| game.is_race(tile));
        let powers = count(&|tile| game.is_power(tile));
        let rounds = game.rounds();
        let parts = [
            fill("board-regions", [("regions", sheet.board.regions.len().into()), ("rounds", rounds.into())]),
            fill("set-contents", [("races", races.into()), ("powers", powers.into())]),
        ];
        Some(parts.map(|part| view! { <span>{part}</span> }))
    };
    view! {
        <div class="field">
            <label for="board">{t!("new-board")}</label>
            <select
                id="board"
                data-test="board"
                prop:value=chosen
                on:change:target=move |event| {
                    draft.board.set(Some(event.target().value()).filter(|key| !key.is_empty()));
                }
            >
                <option value="" selected=flag(move || draft.board.get().is_none())>
                    {part(move || {
                        if many.get() {
                            say("board-island")
                        } else {
                            fill("board-usual", [("players", draft.players().into())])
                        }
                    })}
                </option>
                {part(move || {
                    fitting()
                        .into_iter()
                        .map(|card| view! { <option value=card.key.clone()>{name(&card)}</option> })
                        .collect_view()
                })}
                {part(move || {
                    fresh.get().map(|(seed, key)| {
                        let name = fill("board-fresh-name", [("seed", seed.into())]);
                        view! { <option value=key selected=true>{name}</option> }
                    })
                })}
                {part(move || {
                    own().into_iter().map(|name| view! { <option value=name.clone() selected={chosen() == name}>{name.clone()}</option> }).collect_view()
                })}
            </select>
        </div>
        <div class="board">
            {part(move || match sheet.get() {
                None => view! { <div class="map small" aria-hidden="true"></div> }.into_any(),
                Some(sheet) => {
                    let title = sheet.board.title.clone().unwrap_or_else(|| sheet.board.key.clone());
                    let label = Signal::derive(move || fill("new-board-alt", [("board", title.clone().into())]));
                    view! { <Preview sheet label/> }.into_any()
                }
            })}
        </div>
        <Show when=flag(move || many.get() && draft.board.get().is_none())>
            <button class="btn s" type="button" data-test="redraw" on:click=click(move |_| redraw.run(()))>
                <Icon name="dice"/>
                {t!("board-redraw")}
            </button>
        </Show>
        <div class="draw">
            <button class="btn s" type="button" data-test="draw-board" on:click=click(draw_any)>
                <Icon name="dice"/>
                {t!("board-fresh")}
            </button>
            <Show when=flag(move || fresh.with(Option::is_some))>
                <label>
                    <span>{t!("board-seed")}</span>
                    <input
                        type="number"
                        data-test="board-seed"
                        min="1"
                        max=MOST_SEED.to_string()
                        prop:value=move || fresh.get().map_or_else(String::new, |(seed, _)| seed.to_string())
                        on:change:target=move |event| {
                            if let Ok(seed) = event.target().value().parse::<u32>() {
                                draw(seed.clamp(1, MOST_SEED));
                            }
                        }
                    />
                </label>
            </Show>
        </div>
        <p class="facts">{contents}</p>
        <Show when=flag(move || draft.can_fly())>
            <Toggle on=draft.flying change=move |on| draft.flying.set(on) label="new-flying" test="flying"/>
        </Show>
        <Show when=flag(move || draft.can_team())>
            <Toggle
                on=draft.teams
                change=move |on| draft.teams.set(on)
                label="new-teams"
                about="new-teams-about"
                test="teams"
            />
        </Show>
        <Show when=flag(move || sheet.with(|sheet| draft.can_have_monsters(sheet.as_ref())))>
            <Toggle
                on=draft.monsters
                change=move |on| draft.monsters.set(on)
                label="new-monsters"
                about="new-monsters-about"
                test="monsters"
            />
        </Show>
    }
}
