//! The sentences of the table screen that only a screen needs. What the engine says is told by [`content::tell`].

use content::tell::Teller;
use content::words::Arg;
use engine::bill::Term;
use engine::{Answer, Region, Seat, Tile};
use leptos::prelude::*;
use wire::protocol::{Problem, SeatKind};

use super::control::{Hand, Tool};
use super::draw::NATIVES;
use super::live::Live;
use super::sitting::{Fixed, Moment, Price, odds};
use super::ui::Ui;
use crate::words::{self, fill, say};

/// Tells something with the words of the table, anew when language or names change.
pub fn tell<T>(live: Live, tell: impl FnOnce(&Teller<'_>, &Fixed) -> T) -> Option<T> {
    let fixed = live.fixed.get()?;
    let names = names(live);
    words::with(|words| {
        let teller =
            Teller { words, game: &fixed.game, board: fixed.board(), tiles: &fixed.home, names: &names };
        tell(&teller, &fixed)
    })
}

/// What people call the players.
pub fn names(live: Live) -> Vec<String> {
    let seats = live.presence.get().map(|presence| presence.seats.clone()).unwrap_or_default();
    let name = |card: wire::protocol::SeatCard| {
        let letter = card.seat.letter().to_string();
        match card.kind {
            _ if !card.name.is_empty() => card.name,
            SeatKind::Bot(level) => format!("{} {letter}", say(&format!("bot-{level}"))),
            SeatKind::Human | SeatKind::StandIn(_) => fill("seat-guest-name", [("seat", letter.into())]),
        }
    };
    seats.into_iter().map(name).collect()
}

/// What is wrong, in words.
pub fn problem(live: Live, problem: &Problem) -> String {
    let mut args: Vec<(&str, Arg)> = Vec::new();
    for (name, value) in &problem.args {
        args.push((name, value.parse::<i64>().map_or_else(|_| value.clone().into(), Arg::Number)));
    }
    let seat = problem.args.get("who").and_then(|who| Seat::from_letter(who));
    if let Some(seat) = seat {
        let name = tell(live, |teller, _| teller.seat(seat).to_owned()).unwrap_or_default();
        args.retain(|(own, _)| *own != "who");
        args.push(("who", name.into()));
    }
    fill(&problem.key, args)
}

/// What a race or power does, on this board.
pub fn about(teller: &Teller<'_>, tile: Tile) -> String {
    let parts = [Some(teller.tile_text(tile)), teller.tile_here(tile)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What a tool is called.
pub fn tool(teller: &Teller<'_>, tool: Tool) -> String {
    match tool {
        Tool::Attack => say("step-conquer"),
        Tool::Use(tile) | Tool::Lay(tile) => teller.tile(tile),
        Tool::Choose(tile) | Tool::ChooseTwo(tile) => teller.choice(tile, ""),
        Tool::Pass(tile) => teller.choice(tile, "-not"),
        Tool::Place(mark) => teller.mark(mark),
        Tool::Gamble => say("bill-roll"),
        Tool::Assault => say("tool-assault"),
        Tool::Shove => say("tool-shove"),
        Tool::Herd => say("tool-herd"),
        Tool::Raze(mark) => fill("tool-raze", [("piece", teller.mark(mark).into())]),
        Tool::Abandon => say("button-abandon"),
        Tool::Empty => say("tool-empty"),
    }
}

/// The icon of a tool.
pub fn tool_icon(teller: &Teller<'_>, tool: Tool) -> String {
    match tool {
        Tool::Attack => "ui-attack".to_owned(),
        Tool::Use(tile) | Tool::Lay(tile) | Tool::Choose(tile) | Tool::Pass(tile) | Tool::ChooseTwo(tile) => {
            teller.tile_key(tile)
        }
        Tool::Place(mark) | Tool::Raze(mark) => format!("mark-{}", teller.game.mark(mark).key),
        Tool::Gamble | Tool::Assault => "ui-dice".to_owned(),
        Tool::Shove => "ui-right".to_owned(),
        Tool::Herd => "mark-beast".to_owned(),
        Tool::Abandon | Tool::Empty => "ui-restart".to_owned(),
    }
}

/// A line of a bill; several pieces of a kind are counted.
pub fn term(teller: &Teller<'_>, term: Term, n: i16) -> String {
    match term {
        Term::Pieces(mark) => {
            teller.say("term-mark", &[("n", n.into()), ("piece", teller.mark(mark).into())])
        }
        _ => teller.term(term),
    }
}

/// A region as somebody sees it at a moment.
pub struct Sight<'a> {
    /// Who finds the words.
    pub teller: &'a Teller<'a>,
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
pub fn see<T>(ui: Ui, region: Region, tell: impl FnOnce(&Sight<'_>) -> T) -> Option<T> {
    let moment = ui.moment()?;
    let (me, hand) = (ui.me.get().filter(|_| ui.mine.get()), ui.hand.get());
    self::tell(ui.live, |teller, fixed| tell(&Sight { teller, fixed, moment: &moment, region, me, hand }))
}

/// All there is to say about a region, in one breath.
pub fn label(sight: &Sight<'_>) -> String {
    let &Sight { teller, fixed, moment, region, me, .. } = sight;
    let table = moment.table();
    let game = &fixed.game;
    let file = &fixed.board().regions[usize::from(region.0)];
    let printed = file.symbols.iter().filter(|symbol| !NATIVES.contains(&symbol.as_str()));
    let things: Vec<String> = printed
        .map(|symbol| teller.say(&fixed.board().symbol_key(usize::from(region.0), symbol), &[]))
        .collect();
    let mut head: Vec<(&str, Arg)> =
        vec![("number", file.key.as_str().into()), ("terrain", teller.terrain(region).into())];
    let mut parts = vec![if things.is_empty() {
        teller.say("aria-region", &head)
    } else {
        head.push(("things", things.join(", ").into()));
        teller.say("aria-region-with", &head)
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
            ("name", teller.seat(band.owner).into()),
            ("race", teller.tile(band.race).into()),
            ("tokens", table.tokens(region).into()),
        ];
        parts.push(teller.say(key, &args));
    } else if table.natives(region) > 0 {
        parts.push(teller.say("aria-natives", &[("n", table.natives(region).into())]));
    }
    for (mark, _) in game.marks() {
        let n = table.pieces(game, mark, region);
        if n > 0 {
            parts.push(teller.say("aria-piece", &[("n", n.into()), ("piece", teller.mark(mark).into())]));
        }
    }
    let lying = game.tiles().filter(|&(tile, _)| table.lies(game, tile) == Some(region));
    parts.extend(lying.map(|(tile, _)| teller.tile(tile)));
    let chance = (me.is_some() && moment.asked() == me).then(|| chance(sight));
    let sentence = format!("{}. {}", parts.join(", "), chance.unwrap_or_default());
    sentence.trim().to_owned()
}

/// What a region costs, or why it cannot be had, or that it can be chosen.
fn chance(sight: &Sight<'_>) -> String {
    let &Sight { teller, fixed, moment, region, hand, .. } = sight;
    let (Some(band), Some(Tool::Attack)) = (moment.attacker(), hand.tool) else {
        let own = moment.choices.with(region, hand).is_some() || moment.choices.begins(region, hand);
        let open = own || moment.choices.steppers.contains(&region);
        return if open { teller.say("aria-choice", &[]) } else { String::new() };
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
            teller.say("aria-costs-die", &args)
        }
        (Some(_), _) => teller.say("aria-costs", &args),
        (None, Some(why)) => teller.say("aria-cannot", &[("reason", teller.refusal(why).into())]),
        (None, None) => String::new(),
    }
}

/// A number with its sign, as bills show it.
pub fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}
