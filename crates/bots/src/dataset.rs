//! Games as rows, for programs that learn: every decision in which somebody had a choice, and how the game ended.

use engine::{Game, Seat, State, View};

use crate::encoding::{Actions, Observation};
use crate::fit::{Lessons, Straying};
use crate::roster::Roster;

/// A decision with more than one legal answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// How many answers were given before in the game, those of chance and those without a choice included.
    pub step: u32,
    /// The round, from 1.
    pub round: u8,
    /// Who was asked.
    pub seat: Seat,
    /// What the seat owned.
    pub coins: u16,
    /// What the seat saw, as [`Observation`] writes it.
    pub observation: Vec<i16>,
    /// The legal answers, as places of [`Actions`].
    pub legal: Vec<u32>,
    /// The answer.
    pub action: u32,
    /// The answer in notation.
    pub answer: String,
    /// Whether the answer was drawn evenly, instead of chosen by the bot.
    pub strayed: bool,
}

/// What games are written as: the same for all games of one box, board and tiles.
pub struct Layout {
    /// The places of answers.
    pub actions: Actions,
    /// The rows.
    pub observation: Observation,
}

impl Layout {
    /// The layout of a game.
    pub fn new(game: &Game) -> Layout {
        Layout { actions: Actions::new(game), observation: Observation::new(game) }
    }
}

/// Plays the game of that number; returns its decisions and its end.
pub fn decisions(
    game: &Game,
    roster: &Roster,
    layout: &Layout,
    lessons: &Lessons,
    number: u64,
) -> (Vec<Decision>, State) {
    let mut play = Straying::new(game, roster, lessons, number);
    let mut decisions = Vec::new();
    for step in 0.. {
        if play.state.is_over() {
            break;
        }
        let before = play.state.clone();
        let (answer, strayed) = play.step();
        let Some(seat) = before.owed().who.player().filter(|_| play.answers.len() > 1) else { continue };
        let place = |answer| layout.actions.place(answer).expect("every answer of a player has its place");
        let mut observation = vec![0; layout.observation.len()];
        layout.observation.write(game, &View::new(game, &before, Some(seat)), &mut observation);
        decisions.push(Decision {
            step,
            round: before.table().round(),
            seat,
            coins: before.coins(seat),
            observation,
            legal: play.answers.iter().map(|&answer| place(answer)).collect(),
            action: place(answer),
            answer: answer.line(game),
            strayed,
        });
    }
    (decisions, play.state)
}
