//! A table in the making: what has been chosen so far, and what is asked of the server for it.

use content::monster_sites;
use leptos::prelude::*;
use wire::protocol::{
    BoardChoice, DEFAULT_BOT, MAX_NAME, NewKind, NewSeat, NewTable as Wanted, Options, Sheet,
};

use super::super::home_made::{Made, Own};
use crate::absent::Absent;
use crate::bits::any_of;
use crate::net;
use crate::settings::{Choice, choice, settings};
use crate::words::say;

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
    /// Where the table is kept.
    Where {
        /// On the server.
        #[default]
        Server = "server",
        /// In this browser.
        Here = "here",
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
pub(super) struct Chair {
    pub(super) id: u32,
    pub(super) who: RwSignal<Who>,
    pub(super) name: RwSignal<String>,
    pub(super) level: RwSignal<String>,
}

/// A table in the making.
#[derive(Clone, Copy)]
pub(super) struct Draft {
    pub(super) set: RwSignal<content::Set>,
    pub(super) chairs: RwSignal<Vec<Chair>>,
    /// The board, unless the usual one: its key, or the name of a home-made one.
    pub(super) board: RwSignal<Option<String>>,
    pub(super) place: RwSignal<Where>,
    pub(super) coins: RwSignal<Coins>,
    pub(super) absent: RwSignal<Absent>,
    pub(super) public: RwSignal<bool>,
    pub(super) monsters: RwSignal<bool>,
    pub(super) flying: RwSignal<bool>,
    pub(super) teams: RwSignal<bool>,
    /// The boards the box has for this number of players, by key; one of them is drawn.
    pub(super) drawn: RwSignal<Option<String>>,
    pub(super) title: RwSignal<String>,
    pub(super) made: RwSignal<Vec<Made>>,
}

impl Draft {
    pub(super) fn new() -> Draft {
        let draft = Draft {
            set: RwSignal::new(content::Set::default()),
            chairs: RwSignal::new(Vec::new()),
            board: RwSignal::new(None),
            place: RwSignal::new(Where::default()),
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

    pub(super) fn add(self, who: Who, name: String) {
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
    pub(super) fn seat(self, chair: Chair, who: Who) {
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

    pub(super) fn players(self) -> u8 {
        self.chairs.with(Vec::len) as u8
    }

    /// The home-made board that is chosen.
    pub(super) fn own_board(self) -> Option<(String, Sheet)> {
        let chosen = self.board.get()?;
        self.made.get().into_iter().find_map(|made| match made.own {
            Own::Board(sheet) if made.name == chosen => Some((made.text, *sheet)),
            _ => None,
        })
    }

    /// The key of the board to fetch, unless it is home-made.
    pub(super) fn board_key(self) -> Option<String> {
        if self.own_board().is_some() {
            return None;
        }
        self.board.get().or_else(|| self.drawn.get())
    }

    pub(super) fn tiles(self) -> Vec<String> {
        let made = self.made.get();
        made.into_iter().filter(|made| matches!(made.own, Own::Tile(_))).map(|made| made.text).collect()
    }

    /// What is wanted of the server, on the board that is shown.
    pub(super) fn wanted(self, sheet: Option<&Sheet>) -> Wanted {
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
                        let keys = |at: &usize| sheet.board.regions[*at].key.clone();
                        any_of(&sites).map(|site| site.iter().map(keys).collect()).unwrap_or_default()
                    },
                ),
                flying: self.can_fly() && self.flying.get(),
                teams: self.can_team() && self.teams.get(),
                first: None,
            },
            seats: seats.collect(),
            policy: self.absent.get().policy(),
            pace: 0,
            public: self.public.get(),
            begun: Vec::new(),
        }
    }

    /// Whether relics and places can be guarded on this board (MIX-7).
    pub(super) fn can_have_monsters(self, sheet: Option<&Sheet>) -> bool {
        sheet.is_some_and(|sheet| self.set.get().may_have_monsters(&sheet.board))
    }

    /// Whether the box would rather have a power out (RIVER-1).
    pub(super) fn can_fly(self) -> bool {
        self.set.get().leaves_out_flying()
    }

    /// Whether the players can be two teams (WOW-TEAM-2).
    pub(super) fn can_team(self) -> bool {
        self.set.get().may_have_teams(self.players())
    }

    /// Whoever brings a board wants to play on it: it is chosen, with its box and as many seats as it is for.
    pub(super) fn play_on(self, name: String, sheet: &Sheet) {
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

    pub(super) fn add_bot(self) {
        let n = self.chairs.with_untracked(Vec::len) + 1;
        self.add(Who::Bot, say(&format!("bot-name-{n}")));
    }

    /// Whether the table is kept in this browser: it is wanted so, or there is no server.
    pub(super) fn is_here(self) -> bool {
        self.place.get() == Where::Here || !net::is_reached()
    }

    /// What keeps the table from being opened: a key.
    pub(super) fn fault(self) -> Option<&'static str> {
        let invites = self.chairs.get().iter().any(|chair| chair.who.get() == Who::Friend);
        if invites && self.is_here() {
            return Some("new-here-friends");
        }
        if self.own_board().is_some_and(|(_, sheet)| sheet.board.players != self.players()) {
            return Some("new-board-seats");
        }
        (self.players() < 2).then_some("new-need-two")
    }

    /// Whether only bots play: an exhibition, to be watched.
    pub(super) fn is_exhibition(self) -> bool {
        self.chairs.get().iter().all(|chair| chair.who.get() == Who::Bot)
    }
}
