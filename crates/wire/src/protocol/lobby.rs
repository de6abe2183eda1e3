//! Before and around the table: what is asked for and answered over plain HTTP.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `POST /api/tables` | [`NewTable`] | [`Created`], and the cookie of the browser's own seats |
//! | `GET /api/tables` | | `Vec<Summary>`: the tables anybody may watch, the busiest first |
//! | `GET /api/tables/ID` | | [`Summary`] |
//! | `POST /api/tables/ID/sit` | [`Told`]: the secret of a link | [`Seated`], and the cookie of the seat added |
//! | `GET /api/tables/ID/live` | | the table's WebSocket |
//! | `GET /api/tables/ID/record` | | the record as text, once the game is over |
//! | `GET /api/tables/ID/map` | | the ground of its board as SVG, for the page to draw on |
//! | `GET /api/boards/KEY/map` | | the same of a board that comes with the game |
//! | `GET /api/boards` | | `Vec<BoardCard>` |
//! | `GET /api/boxes/BOX/PLAYERS` | | `Vec<String>`: the keys of the boards a box has for so many players |
//! | `GET /api/boards/KEY` | | [`Sheet`]; islands of Warcraft joined with `+`; a new board made from a seed, as `base-3p-seed-77` |
//! | `GET /api/boards/KEY/file` | | the board file as text, to be changed and brought back |
//! | `GET /api/sample-tile` | | a tile file as text, to begin with |
//! | `GET /api/addresses` | | [`Reach`], for a browser on the server's own machine |
//! | `POST /api/boards` | [`Told`]: a board file | [`Sheet`]: checked, and its shape drawn |
//! | `POST /api/workshop/fresh` | [`super::FreshRequest`] | [`Sheet`]: a new board with a mix of land of one's own |
//! | `POST /api/workshop/open` | [`Told`]: a board file | [`Sheet`]; of a drawn board that need not be right yet, without a shape |
//! | `POST /api/workshop/picture` | [`Told`]: a board file | [`Told`]: its picture as SVG |
//! | `POST /api/workshop/trial` | [`super::TrialRequest`] | [`super::BoardTrial`]: some games of bots on a hand-made board |
//! | `POST /api/tiles` | [`Told`]: a tile file | [`Told`]: the same as JSON, if it can be played |
//!
//! The link to a seat is `/t/ID#SECRET`. What follows `#` is never part of a request: the page sends it in the body of
//! `sit`, and gets a cookie for it. A link to a seat that nobody has taken is shown once, to whoever asked for it; who
//! comes by it first gets a secret of their own, and then it is worth nothing.
//!
//! Whatever fails answers with a [`Problem`] and a status that fits.

use content::blank::HomeTile;
use content::board::BoardFile;
use content::{Set, Setup};
use engine::{Game, Purses, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Problem, letter};

/// The bots people can choose, by the keys of their levels and temperaments; the server's tests hold them against those
/// there are.
pub const BOTS: [&str; 9] =
    ["novice", "player", "veteran", "master", "expert", "grandmaster", "expansionist", "saver", "bully"];

/// The bot that sits at a table unless another is chosen: strong, and quick enough never to be waited for.
pub const DEFAULT_BOT: &str = "veteran";

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Options {
    /// The key of the box: one of [`Set::ALL`].
    #[serde(rename = "box")]
    pub set: String,
    /// How many play.
    pub players: u8,
    /// The board.
    #[serde(default)]
    pub board: BoardChoice,
    /// Who may see the coins: `open`, `tracked` or `strict`.
    pub purses: String,
    /// The texts of home-made tiles that join the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<String>,
    /// Regions that get Monsters, as in [`Setup::monsters`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub monsters: Vec<String>,
    /// Whether Flying stays in the game, as in [`Setup::flying`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flying: bool,
    /// Whether four players are two teams, as in [`Setup::teams`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
    /// The letter of who begins; nobody if chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<char>,
}

/// Which board.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BoardChoice {
    /// The box's own for the number of players.
    #[default]
    Usual,
    /// One that comes with the game, by its key.
    Key(String),
    /// A hand-made one: the text of its file.
    Text(String),
}

/// A board and its shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sheet {
    /// The board, as in board files.
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub board: BoardFile,
    /// The text of its shape, for [`content::board::shape::Shape::parse`].
    pub shape: String,
}

/// A board in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BoardCard {
    /// Its key.
    pub key: String,
    /// Its own name, if it has one.
    pub title: Option<String>,
    /// The box its terrains are from.
    #[serde(rename = "box")]
    pub set: String,
    /// How many play on it.
    pub players: u8,
    /// How many rounds.
    pub rounds: u8,
}

/// A table wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewTable {
    /// What people call the table; may be empty.
    #[serde(default)]
    pub title: String,
    /// What is played.
    pub options: Options,
    /// Who sits there, as many as players.
    pub seats: Vec<NewSeat>,
    /// What happens when somebody is away.
    #[serde(default)]
    pub policy: Policy,
    /// How many milliseconds bots wait before each answer.
    #[serde(default)]
    pub pace: u16,
    /// Whether the table is in the list of those to watch.
    #[serde(default)]
    pub public: bool,
    /// Answers with which the game has begun already, in notation: another game up to some moment of it, or who is first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<String>,
}

/// A seat wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewSeat {
    /// The name; may be empty.
    #[serde(default)]
    pub name: String,
    /// Who plays.
    pub kind: NewKind,
}

/// Who is to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewKind {
    /// Whoever makes the table; with several such seats they share the device.
    Me,
    /// Somebody who gets the link.
    Friend,
    /// A bot, by the key of its level: `novice`, `player`, `veteran`, `master`, `expert`, or a temperament.
    Bot(String),
}

/// A table made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Created {
    /// Its id; its page is `/t/ID`.
    pub id: String,
    /// The links of all seats that are not bots, one's own for other devices included. Those of others are told here and
    /// never again.
    pub links: Vec<SeatLink>,
}

/// The link to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatLink {
    /// Which.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// The path: `/t/ID#SECRET`.
    pub path: String,
}

/// Somebody has sat down by a link.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Seated {
    /// Where.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// When the seat was last opened on another device, as in [`Opened`]: now, if somebody has it already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<u64>,
}

/// A seat that was opened on another device.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Opened {
    /// Which.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// When, in seconds since 1970.
    pub at: u64,
}

/// How others reach a server, told to a browser on its own machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reach {
    /// Whether others can reach it at all, or only this machine.
    pub open: bool,
    /// The addresses they reach it by, or would if it were open.
    pub addresses: Vec<String>,
}

/// A text in a body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Told {
    /// The text.
    pub text: String,
}

/// What happens when somebody is away while asked.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// Everybody waits.
    #[default]
    Wait,
    /// A bot plays until they are back.
    Bot {
        /// Its level.
        level: String,
        /// After so many seconds.
        after: u32,
    },
    /// Whoever has a seat may give theirs to somebody else.
    HandOn {
        /// After so many seconds.
        after: u32,
    },
}

/// What is played at a table, and on which board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableCard {
    /// The id.
    pub id: String,
    /// What people call it; may be empty.
    pub title: String,
    /// What is played.
    pub options: Options,
    /// The board and its shape.
    pub sheet: Sheet,
    /// The promise made of the seed.
    pub commitment: String,
    /// The version of the rules it began under.
    #[serde(default = "first_version")]
    pub rules: u32,
    /// How many answers were there when the game began: their dice are not the seed's.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub begun: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// The version of whatever does not say of which it is.
pub fn first_version() -> u32 {
    1
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatCard {
    /// Where.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// The name; may be empty.
    pub name: String,
    /// Who plays.
    pub kind: SeatKind,
    /// Whether somebody looks through this seat's eyes now.
    pub online: bool,
    /// Whether anybody ever came.
    pub taken: bool,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// A human.
    Human,
    /// A bot of that level.
    Bot(String),
    /// A bot of that level for a human who is away.
    StandIn(String),
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Summary {
    /// The id.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// The box.
    #[serde(rename = "box")]
    pub set: String,
    /// The key of the board.
    pub board: String,
    /// The round now.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Whether the game is over.
    pub over: bool,
    /// Who must answer, unless it is over.
    pub owes: Option<char>,
    /// Who sits there.
    pub seats: Vec<SeatCard>,
    /// How many look on.
    pub watchers: u32,
    /// When something was last said, in seconds since 1970.
    pub at: u64,
}

impl TableCard {
    /// The game played here: the same on the server and in every client.
    pub fn game(&self) -> Result<Game, Problem> {
        let setup = self.options.setup(self.sheet.board.clone())?;
        // The server has checked the board before it opened the table.
        setup.game_on(&self.sheet.board).map_err(|fault| Problem::of_game(&fault))
    }
}

impl Options {
    /// The usual game of a box.
    pub fn new(set: Set, players: u8) -> Options {
        let setup = Setup::new(set, players);
        Options {
            set: set.key().to_owned(),
            players,
            board: BoardChoice::Usual,
            purses: setup.purses.key().to_owned(),
            tiles: Vec::new(),
            monsters: setup.monsters,
            flying: setup.flying,
            teams: setup.teams,
            first: None,
        }
    }

    /// What the content needs to make the game, on a board at hand.
    pub fn setup(&self, board: BoardFile) -> Result<Setup, Problem> {
        let mut setup = self.plain()?;
        for text in &self.tiles {
            setup.tiles.push(HomeTile::read("tile", text).map_err(|fault| Problem::of_tile(&fault))?);
        }
        setup.board = Some(board);
        setup.monsters.clone_from(&self.monsters);
        setup.flying = self.flying;
        setup.teams = self.teams;
        if let Some(first) = self.first {
            let seat = Seat::from_letter(first.encode_utf8(&mut [0; 4])).filter(|seat| seat.0 < self.players);
            setup.first =
                Some(seat.ok_or_else(|| Problem::new("problem-choice").with("what", first.to_string()))?);
        }
        Ok(setup)
    }

    /// The key of the box's own board; where it has several, one is drawn by the number.
    pub fn usual_board(&self, number: u64) -> Result<String, Problem> {
        Ok(self.plain()?.set.drawn_board(self.players, number))
    }

    fn plain(&self) -> Result<Setup, Problem> {
        let choice = |what: &str| Problem::new("problem-choice").with("what", what);
        let set = Set::from_key(&self.set).map_err(|_| choice(&self.set))?;
        if !(2..=5).contains(&self.players) {
            return Err(choice(&self.players.to_string()));
        }
        let purses = Purses::from_key(&self.purses).ok_or_else(|| choice(&self.purses))?;
        Ok(Setup { purses, ..Setup::new(set, self.players) })
    }
}
