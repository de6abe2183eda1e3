//! A table without a server: whoever sits at it shares one device, or plays against bots.
//!
//! It says to the page what a server would say, in the same words. The page keeps what was said before anybody hears of
//! it: every change comes as a [`Batch`], which names how much was kept before.

mod commands;

use std::collections::HashMap;
use std::sync::Arc;

use bots::roster::Kind;
use bots::{Bot, counted};
use engine::{Actor, Answers, Seat, legal};
use serde::{Deserialize, Serialize};
use wire::book::{Book, Format};
use wire::history::Fact;
use wire::nature::Seed;
use wire::protocol::{
    ChatLine, Created, HERE, NewKind, NewSeat, NewTable, Options, Policy, Presence, Problem, SeatCard,
    SeatKind, Sheet, Summary, TableCard, ToClient, VERSION, Welcome, read, write,
};
use wire::record::Record;

use crate::boards::{MAX_TILES, for_pages};
use crate::experts::{Experts, Question};
use crate::validate;

/// How long the rest of an id is.
const ID_LETTERS: usize = 10;
/// With how many answers a game may begin: more than any game has.
const MAX_BEGUN: usize = 8_000;

/// What is kept of a table besides what was said in the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Head {
    id: String,
    title: String,
    options: Options,
    sheet: Sheet,
    seed: String,
    seats: Vec<Chair>,
    pace: u16,
    version: u64,
    rules: u32,
    begun: usize,
    chat: Vec<ChatLine>,
}

/// A place at the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Chair {
    name: String,
    bot: Option<String>,
    deputy: Option<String>,
}

/// What came of something at a table: what is to be kept, and what the page is told once it is.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// Which table.
    pub table: String,
    /// How much had been said before.
    pub from: u64,
    /// The head, if it has changed.
    pub head: Option<String>,
    /// What was said, in notation.
    pub facts: Vec<String>,
    /// The table in brief, for lists.
    pub summary: String,
    /// What the page is told, in JSON.
    pub told: Vec<String>,
}

/// A table.
pub struct Table {
    head: Head,
    book: Book,
    experts: Experts,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// Through whose eyes the page looks.
    viewer: Option<Seat>,
    /// The commands carried out, with the version after each.
    commands: HashMap<u64, u64>,
    /// Who waits for a hint.
    hint: Option<Seat>,
    /// Whether anybody looks.
    pub is_open: bool,
    frozen: bool,
}

impl Table {
    /// Lays a table. Chance comes from the seed.
    pub fn new(wanted: NewTable, sheet: Sheet, seed: &Seed, now: u64) -> Result<(Table, Batch), Problem> {
        let choice = |what: &str| Problem::new("problem-choice").with("what", what);
        let NewTable { title, options, seats, pace, begun, .. } = wanted;
        if seats.len() != usize::from(options.players) {
            return Err(choice("seats"));
        }
        if options.tiles.len() > MAX_TILES {
            return Err(choice("tiles"));
        }
        if begun.len() > MAX_BEGUN {
            return Err(choice("begun"));
        }
        let chair = |seat: &NewSeat| {
            let bot = match &seat.kind {
                NewKind::Me => None,
                NewKind::Bot(level) => Some(validate::level(level)?),
                // Whoever is elsewhere can only come to a server.
                NewKind::Friend => return Err(Problem::new("problem-offline")),
            };
            Ok(Chair { name: validate::name(&seat.name)?, bot, deputy: None })
        };
        let head = Head {
            id: format!("{HERE}{}", &seed.commitment()[..ID_LETTERS]),
            title: validate::name(&title)?,
            options,
            sheet,
            seed: seed.hex(),
            seats: seats.iter().map(chair).collect::<Result<_, _>>()?,
            pace: validate::pace(pace),
            version: 0,
            rules: wire::RULES,
            begun: begun.len(),
            chat: Vec::new(),
        };
        let mut table = Table::open(head, &begun)?;
        // What was taken back has not been said.
        if table.frozen || table.book.history().standing.len() != begun.len() {
            return Err(choice("begun"));
        }
        let draft = table.book.draft(&[]).map_err(|_| choice("begun"))?;
        table.book.accept(draft);
        let game = table.book.game();
        let facts = table.book.history().facts.iter().map(|fact| fact.line(game)).collect();
        let batch = Batch { from: 0, head: Some(write(&table.head)), facts, ..table.batch(now) };
        Ok((table, batch))
    }

    /// Reads a table that was kept. One whose game is not legal under these rules can be looked at and not go on.
    pub fn load(head: &str, facts: &[String]) -> Result<Table, Problem> {
        let unreadable = |_| Problem::new("problem-unreadable-table");
        let head: Head = read(head).map_err(unreadable)?;
        if head.seats.len() != usize::from(head.options.players) || !head.id.starts_with(HERE) {
            return Err(unreadable(Problem::new("problem-message")));
        }
        Table::open(head, facts).map_err(unreadable)
    }

    fn open(head: Head, facts: &[String]) -> Result<Table, Problem> {
        let setup = head.options.setup(head.sheet.board.clone())?;
        setup.game().map_err(|fault| Problem::of_game(&fault))?;
        let seed = Seed::from_hex(&head.seed).ok_or_else(|| Problem::new("problem-message"))?;
        let mut book = Book::new(setup, seed).map_err(|_| Problem::new("problem-message"))?;
        let frozen = book.replay(facts).is_err() || head.rules != wire::RULES;
        let experts = Experts::new(Arc::clone(book.game()));
        let bots = head.seats.iter().map(|_| None).collect();
        let (viewer, hint) = (None, None);
        Ok(Table {
            head,
            book,
            experts,
            bots,
            viewer,
            commands: HashMap::new(),
            hint,
            is_open: false,
            frozen,
        })
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.head.id
    }

    /// How much has been said.
    pub fn version(&self) -> u64 {
        self.book.version()
    }

    /// The table made, as whoever asked for it hears.
    pub fn created(&self) -> Created {
        Created { id: self.head.id.clone(), links: Vec::new() }
    }

    /// The board it is played on.
    pub fn sheet(&self) -> &Sheet {
        &self.head.sheet
    }

    /// The seats of people: all of them are this browser's.
    fn yours(&self) -> Vec<Seat> {
        let seats = self.head.seats.iter().zip(0..);
        seats.filter(|(chair, _)| chair.bot.is_none()).map(|(_, at)| Seat(at)).collect()
    }

    /// Somebody opens the page, or comes back to it: they are told everything.
    pub fn join(&mut self, now: u64) -> Batch {
        let yours = self.yours();
        self.is_open = true;
        self.viewer = self.book.owes().filter(|seat| yours.contains(seat)).or(yours.first().copied());
        let mut batch = self.batch(now);
        self.welcome(&mut batch);
        batch
    }

    /// Nothing has happened yet.
    fn batch(&self, now: u64) -> Batch {
        let summary = write(&self.summary(now));
        Batch { table: self.head.id.clone(), from: self.book.version(), summary, ..Batch::default() }
    }

    fn welcome(&self, batch: &mut Batch) {
        let view = self.book.view(self.viewer);
        let welcome = Welcome {
            protocol: VERSION,
            table: TableCard {
                id: self.head.id.clone(),
                title: self.head.title.clone(),
                options: for_pages(&self.head.options),
                sheet: self.head.sheet.clone(),
                commitment: self.book.commitment(),
                rules: self.head.rules,
                begun: self.head.begun,
            },
            yours: self.yours(),
            links: Vec::new(),
            opened: Vec::new(),
            frozen: self.frozen,
            presence: self.presence(),
            log: self.book.entries(&view, 0),
            chat: self.head.chat.clone(),
            now: self.book.now(&view, Format::Packed),
        };
        batch.told.push(write(&ToClient::Welcome(Box::new(welcome))));
    }

    fn cards(&self) -> Vec<SeatCard> {
        let card = |(chair, at): (&Chair, u8)| SeatCard {
            seat: Seat(at),
            name: chair.name.clone(),
            kind: match (&chair.bot, &chair.deputy) {
                (Some(level), _) => SeatKind::Bot(level.clone()),
                (None, Some(level)) => SeatKind::StandIn(level.clone()),
                (None, None) => SeatKind::Human,
            },
            online: chair.bot.is_none() && self.is_open,
            taken: true,
        };
        self.head.seats.iter().zip(0..).map(card).collect()
    }

    fn presence(&self) -> Presence {
        Presence {
            version: self.head.version,
            seats: self.cards(),
            host: self.yours().first().copied().unwrap_or(Seat(0)),
            policy: Policy::Wait,
            pace: self.head.pace,
            watchers: 0,
        }
    }

    /// The table in brief.
    pub fn summary(&self, now: u64) -> Summary {
        let state = &self.book.history().state;
        Summary {
            id: self.head.id.clone(),
            title: self.head.title.clone(),
            set: self.head.options.set.clone(),
            board: self.head.sheet.board.key.clone(),
            round: state.table().round().min(self.book.game().rounds()),
            rounds: self.book.game().rounds(),
            over: state.is_over(),
            owes: self.book.owes().map(Seat::letter),
            seats: self.cards(),
            watchers: 0,
            at: now,
        }
    }

    /// The record of the game. The seed is told when it is over, and not before.
    pub fn record(&self) -> Result<String, Problem> {
        let failed = |_| Problem::new("problem-server");
        if self.book.history().state.is_over() {
            return self.book.record(self.head.begun).map_err(failed);
        }
        let setup = self.head.options.setup(self.head.sheet.board.clone())?;
        let mut record = Record::new(setup, None, self.book.history());
        record.commitment = Some(self.book.commitment());
        record.begun = self.head.begun;
        record.text().map_err(failed)
    }

    /// What a server needs to go on with the game: the same people and bots, and everything that stands.
    pub fn wanted(&self) -> NewTable {
        let seat = |chair: &Chair| NewSeat {
            name: chair.name.clone(),
            kind: chair.bot.clone().map_or(NewKind::Me, NewKind::Bot),
        };
        let game = self.book.game();
        let standing = &self.book.history().standing;
        NewTable {
            title: self.head.title.clone(),
            options: self.head.options.clone(),
            seats: self.head.seats.iter().map(seat).collect(),
            policy: Policy::Wait,
            pace: self.head.pace,
            public: false,
            begun: standing.iter().map(|&(who, answer)| Fact::Answer(who, answer).line(game)).collect(),
        }
    }

    /// Thinks over one thing, if there is one: a hint somebody waits for, or the answer of a bot.
    pub fn think(&mut self, now: u64) -> Option<Batch> {
        if !self.is_open || self.frozen {
            return None;
        }
        let seat = self.book.owes()?;
        let mut batch = self.batch(now);
        if self.hint.take() == Some(seat) {
            let plans = self.experts.plans(&self.book.view(Some(seat)));
            batch.told.push(write(&ToClient::Hint { version: self.book.version(), plans }));
            return Some(batch);
        }
        let chair = self.head.seats.get(usize::from(seat.0))?;
        let level = chair.bot.as_ref().or(chair.deputy.as_ref())?;
        let kind = Kind::from_key(level).unwrap_or(Kind::Greedy);
        let (game, state) = (self.book.game(), &self.book.history().state);
        let mut answers = Answers::new();
        legal(game, state, &mut answers);
        let answer = if answers.len() == 1 {
            answers[0]
        } else {
            let view = if kind.counts() { counted(game, state, seat) } else { self.book.view(Some(seat)) };
            let bot = self.bots.get_mut(usize::from(seat.0))?.take();
            let (bot, answer) = self.experts.answer(bot, &Question { seat, kind, view, answers });
            self.bots[usize::from(seat.0)] = Some(bot);
            answer
        };
        // A listed answer is accepted by the promise of the engine.
        self.play(&[Fact::Answer(Actor::seat(seat), answer)], &mut batch).ok()?;
        batch.summary = write(&self.summary(now));
        Some(batch)
    }
}
