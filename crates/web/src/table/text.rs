//! The sentences of the table screen that only a screen needs. Events and questions are put into words by [`content::narrate`].

use content::narrate::Narrator;
use content::words::Arg;
use engine::bill::Term;
use engine::{Answer, Event, Region, Seat, Tile};
use leptos::prelude::*;
use wire::protocol::Problem;

use super::control::{Hand, Tool};
use super::draw::NATIVES;
use super::live::Live;
use super::sitting::{Fixed, Moment, Price, odds};
use super::timeline::is_told;
use super::ui::Ui;
use crate::words::{self, fill, say};
use crate::{problem, seat};

/// How many sentences are said of what happens at once.
const SENTENCES: usize = 2;

/// Puts something into the words of the table, anew when language or names change.
pub fn narrate<T>(live: Live, with: impl FnOnce(&Narrator<'_>, &Fixed) -> T) -> Option<T> {
    let fixed = live.fixed.get()?;
    let names = names(live);
    words::with(|words| {
        let narrator =
            Narrator { words, game: &fixed.game, board: fixed.board(), tiles: &fixed.home, names: &names };
        with(&narrator, &fixed)
    })
}

/// What people call the players.
pub fn names(live: Live) -> Vec<String> {
    let seats = live.people.presence.get().map(|presence| presence.seats.clone()).unwrap_or_default();
    seats.iter().map(seat::name).collect()
}

/// What is wrong, in words.
pub fn problem(live: Live, problem: &Problem) -> String {
    let who = problem.args.get("who").and_then(|who| Seat::from_letter(who));
    let name = who.and_then(|seat| narrate(live, |narrator, _| narrator.seat(seat).to_owned()));
    problem::in_words(problem, name)
}

/// What has happened, in a sentence or two; nothing if it is not worth telling.
pub fn told(narrator: &Narrator<'_>, events: &[Event]) -> String {
    let told = events.iter().filter(|event| is_told(event)).take(SENTENCES);
    told.map(|&event| narrator.event(event)).collect::<Vec<_>>().join(" · ")
}

/// What a race or power does, on this board.
pub fn about(narrator: &Narrator<'_>, tile: Tile) -> String {
    let parts = [Some(narrator.tile_text(tile)), narrator.tile_here(tile)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What a tool is called.
pub fn tool(narrator: &Narrator<'_>, tool: Tool) -> String {
    match tool {
        Tool::Attack => say("step-conquer"),
        Tool::Use(tile) | Tool::Lay(tile) => narrator.tile(tile),
        Tool::Choose(tile) | Tool::ChooseTwo(tile) => narrator.choice(tile, ""),
        Tool::Pass(tile) => narrator.choice(tile, "-not"),
        Tool::Place(mark) => narrator.mark(mark),
        Tool::Gamble => say("bill-roll"),
        Tool::Assault => say("tool-assault"),
        Tool::Shove => say("tool-shove"),
        Tool::Herd => say("tool-herd"),
        Tool::Raze(mark) => fill("tool-raze", [("piece", narrator.mark(mark).into())]),
        Tool::Abandon => say("button-abandon"),
        Tool::Empty => say("tool-empty"),
    }
}

/// The icon of a tool.
pub fn tool_icon(narrator: &Narrator<'_>, tool: Tool) -> String {
    match tool {
        Tool::Attack => "ui-attack".to_owned(),
        Tool::Use(tile) | Tool::Lay(tile) | Tool::Choose(tile) | Tool::Pass(tile) | Tool::ChooseTwo(tile) => {
            narrator.tile_key(tile)
        }
        Tool::Place(mark) | Tool::Raze(mark) => format!("mark-{}", narrator.game.mark(mark).key),
        Tool::Gamble | Tool::Assault => "ui-dice".to_owned(),
        Tool::Shove => "ui-right".to_owned(),
        Tool::Herd => "mark-beast".to_owned(),
        Tool::Abandon | Tool::Empty => "ui-restart".to_owned(),
    }
}

/// A line of a bill; several pieces of a kind are counted.
pub fn term(narrator: &Narrator<'_>, term: Term, n: i16) -> String {
    match term {
        Term::Pieces(mark) => {
            narrator.text("term-mark", &[("n", n.into()), ("piece", narrator.mark(mark).into())])
        }
        _ => narrator.term(term),
    }
}

/// A region as somebody sees it at a moment.
pub struct Sight<'a> {
    /// Who finds the words.
    pub narrator: &'a Narrator<'a>,
    /// What is played.
    pub fixed: &'a Fixed,
    /// The moment.
    pub moment: &'a Moment,
    /// The region.
    pub region: Region,
    /// Who looks, if they must answer.
    pub me: Option<Seat>,
    /// What they have in hand.
    pub hand: Hand,
}

/// Tells something about a region, anew when the table or the words change.
pub fn see<T>(ui: Ui, region: Region, with: impl FnOnce(&Sight<'_>) -> T) -> Option<T> {
    let moment = ui.moment()?;
    let (me, hand) = (ui.me.get().filter(|_| ui.mine.get()), ui.hand.get());
    narrate(ui.live, |narrator, fixed| with(&Sight { narrator, fixed, moment: &moment, region, me, hand }))
}

/// All there is to say about a region, in one breath.
pub fn label(sight: &Sight<'_>) -> String {
    let &Sight { narrator, fixed, moment, region, me, .. } = sight;
    let table = moment.table();
    let game = &fixed.game;
    let file = &fixed.board().regions[usize::from(region.0)];
    let printed = file.symbols.iter().filter(|symbol| !NATIVES.contains(&symbol.as_str()));
    let things: Vec<String> = printed
        .map(|symbol| narrator.text(&fixed.board().symbol_key(usize::from(region.0), symbol), &[]))
        .collect();
    let mut head: Vec<(&str, Arg)> =
        vec![("number", file.key.as_str().into()), ("terrain", narrator.terrain(region).into())];
    let mut parts = vec![if things.is_empty() {
        narrator.text("aria-region", &head)
    } else {
        head.push(("things", things.join(", ").into()));
        narrator.text("aria-region-with", &head)
    }];
    if let Some(id) = table.holder(region) {
        let band = table.band(id);
        let key = match (Some(band.owner) == me, band.declined) {
            (true, false) => "aria-yours",
            (true, true) => "aria-yours-decline",
            (false, false) => "aria-theirs",
            (false, true) => "aria-theirs-decline",
        };
        let args = [
            ("name", narrator.seat(band.owner).into()),
            ("race", narrator.tile(band.race).into()),
            ("tokens", table.tokens(region).into()),
        ];
        parts.push(narrator.text(key, &args));
    } else if table.natives(region) > 0 {
        parts.push(narrator.text("aria-natives", &[("n", table.natives(region).into())]));
    }
    for (mark, _) in game.marks() {
        let n = table.pieces(game, mark, region);
        if n > 0 {
            parts
                .push(narrator.text("aria-piece", &[("n", n.into()), ("piece", narrator.mark(mark).into())]));
        }
    }
    let lying = game.tiles().filter(|&(tile, _)| table.lies(game, tile) == Some(region));
    parts.extend(lying.map(|(tile, _)| narrator.tile(tile)));
    let chance = (me.is_some() && moment.asked() == me).then(|| chance(sight));
    let sentence = format!("{}. {}", parts.join(", "), chance.unwrap_or_default());
    sentence.trim().to_owned()
}

/// What a region costs, or why it cannot be had, or that it can be chosen.
fn chance(sight: &Sight<'_>) -> String {
    let &Sight { narrator, fixed, moment, region, hand, .. } = sight;
    let (Some(band), Some(Tool::Attack)) = (moment.attacker(), hand.tool) else {
        let own = moment.choices.with(region, hand).is_some() || moment.choices.begins(region, hand);
        let open = own || moment.choices.steppers.contains(&region);
        return if open { narrator.text("aria-choice", &[]) } else { String::new() };
    };
    if moment.table().held(band).contains(region) {
        return String::new();
    }
    let price = Price::new(&fixed.game, &moment.state, band, region);
    let mut args: Vec<(&str, Arg)> = vec![("cost", price.cost.into()), ("hand", price.hand.into())];
    match (price.answer, price.refusal) {
        (Some(Answer::Attempt { .. }), _) => {
            args.push(("face", price.face().into()));
            args.push(("odds", odds(&fixed.game, price.cost, price.hand).into()));
            narrator.text("aria-costs-die", &args)
        }
        (Some(_), _) => narrator.text("aria-costs", &args),
        (None, Some(why)) => narrator.text("aria-cannot", &[("reason", narrator.refusal(why).into())]),
        (None, None) => String::new(),
    }
}

/// A number with its sign, as bills show it.
pub fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}
