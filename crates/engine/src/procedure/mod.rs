//! Procedures: what only one tile does, as a few functions in that tile's own file.
//!
//! A [`Procedure`] is a set of plain functions that are called at fixed moments of a turn. They read a [`Position`] and
//! act through [`Verbs`], which keep the books, report events and do only what the rules allow. A procedure asks with
//! [`Verbs::ask`]; what may be answered is listed by its `choices`, for `legal` and for `check` alike, so that both
//! always agree.

mod choices;
mod offers;
mod others;
mod position;
mod verbs;

use std::fmt;

pub use choices::Choices;
pub(crate) use choices::{is_offered, list, list_draws};
pub(crate) use offers::{has_acts, has_ends, is_act, list_acts, list_ends, offering, why_no_act};
pub(crate) use others::{has_board_acts, has_given, is_board_act, list_board_acts, list_given};
pub use position::Position;
pub use verbs::Verbs;

use crate::ability::Given;
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::notation::{Misread, Word, next};
use crate::query::{BandTile, Query};
use crate::region::{Region, RegionSet};

/// What only one tile does. All functions are optional; [`Procedure::NONE`] is one to start from.
#[allow(clippy::struct_excessive_bools, reason = "each says a thing of its own")]
pub struct Procedure {
    /// The name under which words know it: the key of the tile it was made for.
    pub key: &'static str,
    /// The word for it in tile files.
    pub word: &'static str,
    /// Called when the band is picked and has taken its tokens.
    pub picked: Option<Act>,
    /// Called as a turn of the band's owner begins, and again after every answer until it asks nothing.
    pub turn_begins: Option<Act>,
    /// Called when the combo is picked, before the band takes its tokens.
    pub picking: Option<Act>,
    /// Called as the band goes into decline, before anything of it is lost.
    pub declines: Option<Act>,
    /// Called when the region where the place lies is taken; there is no band then.
    pub taken: Option<Act>,
    /// Called when the relic or place is found; the band is the finder's, if one stands there.
    pub found: Option<Act>,
    /// Called when the band has its tokens in hand and may begin to conquer.
    pub before_conquests: Option<Act>,
    /// Called when the conquests of the turn are over, before the tokens are redeployed.
    pub after_conquests: Option<Act>,
    /// Called at the end of the turn, after relics and places and before the turn is scored.
    pub turn_ends: Option<Act>,
    /// Called when any band takes a region in which a piece of its kind stands: which band, and which region.
    pub piece_taken: Option<fn(&mut Verbs<'_>, Caller, BandId, Region)>,
    /// Lists what may be done once a turn, between conquests.
    pub acts: Option<List>,
    /// Lists what the band, while it is in decline, offers the active band of its owner before its first attack.
    pub gives: Option<List>,
    /// Lists what may be done once at the end of the turn, before it is scored.
    pub ends: Option<List>,
    /// Lists what may be answered to what it has asked.
    pub choices: Option<List>,
    /// Called with the answer to what it has asked, or with what is done of what it lists.
    pub chosen: Option<fn(&mut Verbs<'_>, Caller, Chosen)>,
    /// How many chances in all there are for yes and for no where it lets chance decide by [`Verbs::draw`].
    pub odds: Option<Odds>,
    /// Called with what chance has decided about a region.
    pub drawn: Option<fn(&mut Verbs<'_>, Caller, Region, Chosen)>,
    /// The verbs of older records that mean an answer to it.
    pub aliases: &'static [(&'static str, Shape)],
    /// The verb of the event that it brought coins, if it has one of its own.
    pub gains: Option<&'static str>,
    /// The verb of the event that it cost coins, if it has one of its own.
    pub pays: Option<&'static str>,
    /// The verbs of the events of its own that happen in a region, for [`Verbs::report`].
    pub region_events: &'static [&'static str],
    /// What it remembers from turn to turn.
    pub memory: Memory,
    /// How many tokens less every conquest costs once it has said so by [`Verbs::lower_costs`].
    pub lowers_costs: u8,
    /// The piece that words about it speak of.
    pub piece: Option<Mark>,
    /// The rule that says which regions may be chosen, where it is not the tile's own.
    pub region_rule: Option<&'static str>,
    /// The rule that says that something must be chosen, where it is not the tile's own.
    pub duty_rule: Option<&'static str>,
    /// Whether it lets two of the regions it is given be chosen.
    pub pairs: bool,
    /// Whether it lays relics that are not the tile itself, by [`Verbs::draw_relic`].
    pub draws_relics: bool,
    /// Whether it copies a relic for the turn, by [`Verbs::copy_relic`]; its piece shows where the copy lies.
    pub copies: bool,
    /// Whether a badge is bound to the place, by [`Verbs::bind_badge`]; whoever holds the place has that power too.
    pub binds: bool,
    /// Whether it can name an opponent who may not attack the band, by [`Verbs::make_peace`].
    pub makes_peace: bool,
    /// Whether it needs to know how many tokens were lost because of the active band.
    pub counts_losses: bool,
    /// What bots expect of it before they have tried.
    pub worth: Worth,
}

/// Something a procedure does at a moment of the turn.
pub type Act = fn(&mut Verbs<'_>, Caller);

/// Something a procedure lists.
pub type List = fn(Position<'_>, Caller, &mut Choices<'_>);

/// How likely something is: for example how many live bombs have not been turned over yet.
pub type Odds = fn(Query<'_>, Given, Chosen) -> u32;

/// What a procedure remembers from turn to turn, besides the pieces on the board. One tile of a game may remember.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Memory {
    /// Nothing.
    Nothing,
    /// How many of its pieces were turned over, by their two kinds of faces. They are out of play.
    PiecesTurned,
}

impl Procedure {
    /// One that does nothing.
    pub const NONE: Procedure = Procedure {
        key: "",
        word: "",
        picked: None,
        turn_begins: None,
        picking: None,
        declines: None,
        taken: None,
        found: None,
        before_conquests: None,
        after_conquests: None,
        turn_ends: None,
        piece_taken: None,
        acts: None,
        gives: None,
        ends: None,
        choices: None,
        chosen: None,
        odds: None,
        drawn: None,
        aliases: &[],
        gains: None,
        pays: None,
        region_events: &[],
        memory: Memory::Nothing,
        lowers_costs: 0,
        piece: None,
        region_rule: None,
        duty_rule: None,
        pairs: false,
        draws_relics: false,
        copies: false,
        binds: false,
        makes_peace: false,
        counts_losses: false,
        worth: Worth { tokens: 0, coins: 0 },
    };

    /// What it does at a moment.
    fn act(&self, moment: Moment) -> Option<Act> {
        match moment {
            Moment::Picked => self.picked,
            Moment::TurnBegins => self.turn_begins,
            Moment::Picking => self.picking,
            Moment::Declines => self.declines,
            Moment::BeforeConquests => self.before_conquests,
            Moment::AfterConquests => self.after_conquests,
            Moment::TurnEnds => self.turn_ends,
        }
    }

    /// The moments at which it does something, as bits.
    pub(crate) fn moments(&self) -> u16 {
        Moment::ALL.into_iter().filter(|&moment| self.act(moment).is_some()).map(Moment::bit).sum()
    }
}

// Two procedures are the same if they have the same name: functions cannot be compared.
impl PartialEq for Procedure {
    fn eq(&self, other: &Procedure) -> bool {
        self.key == other.key
    }
}

impl Eq for Procedure {}

impl fmt::Debug for Procedure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Procedure({})", self.key)
    }
}

/// A guess at what a procedure is worth, in tenths.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Tokens more.
    pub tokens: u8,
    /// Coins a turn.
    pub coins: u8,
}

/// When in a turn a procedure is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Picked,
    TurnBegins,
    Picking,
    Declines,
    BeforeConquests,
    AfterConquests,
    TurnEnds,
}

impl Moment {
    const ALL: [Moment; 7] = [
        Moment::Picked,
        Moment::TurnBegins,
        Moment::Picking,
        Moment::Declines,
        Moment::BeforeConquests,
        Moment::AfterConquests,
        Moment::TurnEnds,
    ];

    /// Its bit in a set of moments.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// What kind of answer is meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A number.
    Number,
    /// A region.
    Region,
    /// A region that is passed over.
    NotRegion,
    /// Two regions.
    Pair,
    /// A player.
    Seat,
    /// A tile.
    Tile,
    /// A combo of the offer.
    Combo,
    /// Yes, and no more words.
    Yes,
    /// No, and no more words.
    No,
}

/// What was chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A number.
    Number(u8),
    /// A region.
    Region(Region),
    /// A region that is passed over.
    NotRegion(Region),
    /// Two regions.
    Pair(Region, Region),
    /// A relic, and the region it is laid into.
    Laid(Tile, Region),
    /// A player.
    Seat(Seat),
    /// A tile.
    Tile(Tile),
    /// A combo of the offer, by its position from 1.
    Combo(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Nothing.
    Nothing,
}

impl Chosen {
    /// Writes it as the words after the tile that asked.
    pub(crate) fn write(self, game: &Game, out: &mut String) {
        match self {
            Chosen::Number(n) => n.write(game, out),
            Chosen::Region(region) => {
                out.push_str("at ");
                region.write(game, out);
            }
            Chosen::NotRegion(region) => {
                out.push_str("not ");
                region.write(game, out);
            }
            Chosen::Pair(from, to) => {
                out.push_str("at ");
                from.write(game, out);
                out.push_str(" to ");
                to.write(game, out);
            }
            Chosen::Laid(relic, region) => {
                relic.write(game, out);
                out.push(' ');
                region.write(game, out);
            }
            Chosen::Seat(seat) => {
                out.push_str("with ");
                seat.write(game, out);
            }
            Chosen::Tile(tile) => {
                out.push_str("tile ");
                tile.write(game, out);
            }
            Chosen::Combo(slot) => {
                out.push_str("combo ");
                slot.write(game, out);
            }
            Chosen::Yes => out.push_str("yes"),
            Chosen::No => out.push_str("no"),
            Chosen::Nothing => out.push_str("done"),
        }
    }

    /// Reads the words after the tile that asked.
    pub(crate) fn read<'a>(
        game: &Game,
        tile: &str,
        words: &mut impl Iterator<Item = &'a str>,
    ) -> Result<Chosen, Misread> {
        let Some(word) = words.next() else {
            return Err(Misread(format!("'{tile}' needs what is chosen")));
        };
        match word {
            "at" => {
                let from = next(game, tile, words)?;
                match words.next() {
                    None => Ok(Chosen::Region(from)),
                    Some("to") => next(game, tile, words).map(|to| Chosen::Pair(from, to)),
                    Some(word) => {
                        Err(Misread(format!("'{word}' is neither the end nor 'to' after '{tile} at'")))
                    }
                }
            }
            "with" => next(game, tile, words).map(Chosen::Seat),
            "tile" => next(game, tile, words).map(Chosen::Tile),
            "combo" => next(game, tile, words).map(Chosen::Combo),
            "not" => next(game, tile, words).map(Chosen::NotRegion),
            "yes" => Ok(Chosen::Yes),
            "no" => Ok(Chosen::No),
            _ => next(game, tile, &mut std::iter::once(word)).map(Chosen::Number),
        }
    }
}

/// For whom a procedure is called: its tile, the band that has the tile, and the numbers the tile gives it.
#[derive(Copy, Clone, Debug)]
pub struct Caller {
    /// The band.
    pub band: BandId,
    /// The tile.
    pub tile: Tile,
    /// The number the tile gives its procedure, for example what a token costs.
    pub amount: u8,
    /// The regions the tile gives its procedure.
    pub regions: RegionSet,
    pub(crate) rule: RuleRef,
    pub(crate) slot: u8,
}

/// A procedure of a tile on a board: the number beside it and the index of the rule it comes from.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ProcedureLine {
    pub procedure: &'static Procedure,
    pub amount: u8,
    pub regions: RegionSet,
    pub index: u8,
}

impl ProcedureLine {
    fn called(self, band: BandId, held: &BandTile<'_>) -> (&'static Procedure, Caller) {
        let caller = Caller {
            band,
            tile: held.tile,
            amount: self.amount,
            regions: self.regions,
            rule: held.rule(self.index),
            slot: held.slot,
        };
        (self.procedure, caller)
    }
}
