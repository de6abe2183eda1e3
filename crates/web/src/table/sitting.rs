//! What a client knows of a table: what never changes, and how things are at a moment.

use content::blank::HomeTile;
use content::board::BoardFile;
use content::board::shape::Shape;
use engine::bill::{Bill, Tally, band_income, conquest_bill};
use engine::{
    Actor, Answer, Answers, Ask, BandId, Event, Game, Illegal, Owed, Query, Region, Seat, State, Table, View,
    apply, check, legal,
};
use wire::protocol::{Now, Problem, TableCard, Undo};

use super::control::{Choices, Hand, Tool};
use super::draw::{Chip, Scene};

/// What stays the same while a game lasts.
#[derive(Debug)]
pub struct Fixed {
    /// What is played.
    pub card: TableCard,
    /// The game: the same as on the server.
    pub game: Game,
    /// The shape of the board.
    pub shape: Shape,
    /// Home-made tiles, for their names and texts.
    pub home: Vec<HomeTile>,
}

impl Fixed {
    /// What a table's card says.
    pub fn new(card: TableCard) -> Result<Fixed, Problem> {
        let game = card.game()?;
        let shape = Shape::parse("shape", &card.sheet.shape, &card.sheet.board);
        let shape = shape.map_err(|fault| Problem::of_board(&fault))?;
        let home = card.options.tiles.iter().filter_map(|text| HomeTile::parse("tile", text).ok()).collect();
        Ok(Fixed { card, game, shape, home })
    }

    /// The board.
    pub fn board(&self) -> &BoardFile {
        &self.card.sheet.board
    }

    /// The middle of a region on the map.
    pub fn anchor(&self, region: Region) -> [f64; 2] {
        self.shape.regions[usize::from(region.0)].anchor.map(|v| f64::from(v) / 10.0)
    }

    /// A table of this game, ready to be drawn.
    pub fn scene<'a>(&'a self, table: &'a Table) -> Scene<'a> {
        Scene { board: self.board(), shape: &self.shape, game: &self.game, table }
    }
}

/// How things are at a moment.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How much had been said.
    pub version: u64,
    /// What the viewer may know.
    pub view: View,
    /// What the engine is asked about: the view, with purses not seen taken to be full.
    pub state: State,
    /// What can be taken back.
    pub undo: Undo,
    /// The seed, when the game is over.
    pub seed: Option<String>,
    /// What is legal now, whoever may say it.
    pub answers: Vec<Answer>,
    /// The same, by the places where it is said.
    pub choices: Choices,
}

impl Moment {
    /// How the server says things are.
    pub fn new(game: &Game, now: &Now) -> Option<Moment> {
        let (view, state) = (now.seen.view()?, now.seen.state()?);
        let mut answers = Answers::new();
        legal(game, &state, &mut answers);
        let choices = Choices::new(&answers);
        Some(Moment {
            version: now.version,
            view,
            state,
            undo: now.undo.clone(),
            seed: now.seed.clone(),
            answers: answers.to_vec(),
            choices,
        })
    }

    /// How things were at a place of the game: nothing can be answered or taken back there.
    pub fn past(at: usize, view: View) -> Moment {
        let coins = view.coins.map(|coins| coins.unwrap_or(u16::MAX / 2));
        let state = State::supposed(&view.table, coins, view.omen);
        let barrier = "barrier-start".to_owned();
        let undo = Undo { back: None, steps: 0, forth: None, barrier };
        let answers = Vec::new();
        Moment { version: at as u64, view, state, undo, seed: None, choices: Choices::new(&answers), answers }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        self.state.table()
    }

    /// What is owed.
    pub fn owed(&self) -> Owed {
        self.state.owed()
    }

    /// Who must answer, if it is a player.
    pub fn asked(&self) -> Option<Seat> {
        self.owed().who.player().filter(|_| !self.state.is_over())
    }

    /// The band that attacks now.
    pub fn attacker(&self) -> Option<BandId> {
        (self.owed().ask == Ask::Act).then_some(self.owed().band)
    }

    /// The tool that is in hand unless another is chosen.
    pub fn usual_tool(&self) -> Option<Tool> {
        if self.attacker().is_some() {
            return Some(Tool::Attack);
        }
        self.choices.tools().first().copied()
    }

    /// What the chip of a region says, with a tool in hand. Whoever attacks sees one on every region but their own.
    pub fn chip(&self, game: &Game, region: Region, hand: Hand) -> Option<Chip> {
        let answer = self.choices.with(region, hand);
        let (Some(band), Some(Tool::Attack)) = (self.attacker(), hand.tool) else {
            return (answer.is_some() || self.choices.begins(region, hand)).then_some(Chip::Here);
        };
        let q = Query { game, table: self.table() };
        match answer {
            Some(Answer::Conquer { .. }) => Some(Chip::Yes(q.cost(band, region))),
            Some(_) => {
                let cost = q.cost(band, region);
                Some(Chip::Die(cost, odds(game, cost, self.table().band(band).hand)))
            }
            None if self.table().held(band).contains(region) => None,
            None if self.choices.takes(region) => Some(Chip::Here),
            // What is next door and cannot be had is told louder than what is beyond reach.
            None if self.table().band(band).hand > 0 && q.reach(band).contains(region) => Some(Chip::No),
            None => Some(Chip::Far),
        }
    }
}

/// The chance, in percent, that the die makes up for what is missing.
pub fn odds(game: &Game, cost: u8, hand: u8) -> u8 {
    let wins = game.die().into_iter().filter(|face| hand + face >= cost).count();
    (wins * 100 / 6) as u8
}

/// What taking a region would mean.
#[derive(Clone, Debug)]
pub struct Price {
    /// The lines of the bill.
    pub bill: Bill,
    /// What it comes to.
    pub cost: u8,
    /// What is in hand.
    pub hand: u8,
    /// Why it cannot be done, if it cannot.
    pub refusal: Option<Illegal>,
    /// Which answer takes it.
    pub answer: Option<Answer>,
}

impl Price {
    /// What a region costs a band.
    pub fn new(game: &Game, state: &State, band: BandId, region: Region) -> Price {
        let q = Query { game, table: state.table() };
        let mut bill = Bill::default();
        conquest_bill(q, band, region, &mut bill);
        let cost = bill.total() as u8;
        let hand = state.table().band(band).hand;
        let who = Actor::seat(state.table().band(band).owner);
        let tries = [Answer::Conquer { region }, Answer::Attempt { region }]
            .map(|answer| (answer, check(game, state, who, answer)));
        let answer = tries.iter().find(|(_, verdict)| verdict.is_ok()).map(|&(answer, _)| answer);
        // The reason that says most: why the die does not help either, unless it is only that it was not needed.
        let refusal = if answer.is_some() {
            None
        } else {
            let reasons: Vec<Illegal> = tries.iter().filter_map(|(_, verdict)| verdict.err()).collect();
            reasons
                .iter()
                .copied()
                .find(|why| matches!(why, Illegal::TooFarShort { .. }))
                .or(reasons.first().copied())
        };
        Price { bill, cost, hand, refusal, answer }
    }

    /// What the die must show.
    pub fn face(&self) -> u8 {
        self.cost.saturating_sub(self.hand)
    }
}

/// What comes of an answer, the die being kind: the events, and the state after them.
pub fn outcome(game: &Game, state: &State, who: Seat, answer: Answer) -> Option<(State, Vec<Event>)> {
    let mut state = state.clone();
    let mut events = Vec::new();
    apply(game, &mut state, Actor::seat(who), answer, &mut events).ok()?;
    let best = game.die().into_iter().max().unwrap_or(0);
    if state.owed().who == Actor::NATURE && matches!(state.owed().ask, Ask::AttemptDie | Ask::GambleDie) {
        apply(game, &mut state, Actor::NATURE, Answer::Die { face: best }, &mut events).ok()?;
    }
    Some((state, events))
}

/// What the bank would pay a player now, band by band.
pub fn sheet(game: &Game, table: &Table, seat: Seat) -> Vec<(BandId, Bill)> {
    let q = Query { game, table };
    let own = table.bands().filter(|&id| table.band(id).owner == seat);
    let bill = |id| {
        let mut bill = Bill::default();
        band_income(q, id, &mut bill);
        (id, bill)
    };
    own.map(bill).collect()
}

/// The sum of a score sheet.
pub fn income(game: &Game, table: &Table, seat: Seat) -> i16 {
    sheet(game, table, seat).iter().map(|(_, bill)| bill.total()).sum()
}
