//! The board under work: what is drawn, what is chosen and with which tool, what is wrong with it, and what this browser
//! keeps.

use std::sync::Arc;
use std::time::Duration;

use content::board::sketch::{Act, History, Point, Sketch, Spot};
use content::board::{BoardFile, check};
use content::fault::Fault;
use leptos::prelude::*;
use wire::protocol::{Problem, Sheet, Told};

use crate::api;
use crate::bits::{effect, text};
use crate::shelf;
use crate::words::{fill, say};

/// How many boards are kept.
const MOST: usize = 12;
/// How long nothing changes before the server is asked to draw the map.
const REST: Duration = Duration::from_millis(900);

/// What a press on the map does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Chooses a region, and moves its corners and borders.
    Shape,
    /// Splits a region.
    Split,
    /// Gives a region what is on the brush.
    Paint,
    /// Lets an island rise from the ocean.
    Rise,
}

/// What is on the brush.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paint {
    /// A terrain.
    Terrain(String),
    /// A symbol, put down or taken away.
    Symbol(String),
}

/// A new border that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Where.
    pub from: Spot,
    /// The same as a place.
    pub at: Point,
    /// Its bends so far.
    pub via: Vec<Point>,
}

/// The board under work.
#[derive(Clone, Copy)]
pub struct Desk {
    history: RwSignal<History>,
    /// The board as it would be if what is dragged were let go.
    drag: RwSignal<Option<Arc<Sketch>>>,
    /// The board without what is being dragged.
    pub settled: Memo<Arc<Sketch>>,
    /// The board as it is shown.
    pub shown: Memo<Arc<Sketch>>,
    /// The board as a file.
    pub board: Memo<Arc<BoardFile>>,
    /// The region chosen.
    pub chosen: RwSignal<Option<usize>>,
    /// What a press does.
    pub tool: RwSignal<Tool>,
    /// What is on the brush.
    pub paint: RwSignal<Paint>,
    /// The border that has begun.
    pub cut: RwSignal<Option<Cut>>,
    /// Why the last thing was not done: a key.
    pub refusal: RwSignal<Option<&'static str>>,
    /// Whether somebody is about to begin another board.
    pub beginning: RwSignal<bool>,
    /// What this browser keeps.
    pub kept: RwSignal<Vec<BoardFile>>,
    /// Which of those it is; none before somebody else's is changed.
    pub at: RwSignal<Option<usize>>,
    /// What keeps it from being played.
    pub faults: Memo<Vec<Fault>>,
    /// Its map as the table will have it, or why there is none; nothing while it is drawn.
    pub drawn: RwSignal<Option<Result<Sheet, Problem>>>,
}

impl Desk {
    /// Goes on with what was under work last, or begins.
    pub fn new() -> Desk {
        let kept = shelf::boards();
        let last = kept.first().and_then(|board| Sketch::of_file("board", board).ok());
        let at = last.as_ref().map(|_| 0);
        let history = RwSignal::new(History::new(last.unwrap_or_else(|| Sketch::fresh("base", 3, 1))));
        let drag = RwSignal::new(None::<Arc<Sketch>>);
        let settled = Memo::new(move |_| history.with(|history| Arc::new(history.now().clone())));
        let board = Memo::new(move |_| Arc::new(settled.get().board()));
        let desk = Desk {
            history,
            drag,
            settled,
            shown: Memo::new(move |_| drag.get().unwrap_or_else(|| settled.get())),
            board,
            chosen: RwSignal::new(None),
            tool: RwSignal::new(Tool::Shape),
            paint: RwSignal::new(Paint::Terrain(String::new())),
            cut: RwSignal::new(None),
            refusal: RwSignal::new(None),
            beginning: RwSignal::new(at.is_none()),
            kept: RwSignal::new(kept),
            at: RwSignal::new(at),
            faults: Memo::new(move |_| board.with(|board| check::faults("", board))),
            drawn: RwSignal::new(None),
        };
        desk.settle();
        desk.draw_maps();
        desk
    }

    /// Does something that can be taken back, or says why not.
    pub fn act(self, act: &Act) -> bool {
        let key = self.chosen_key();
        let done = self.history.try_update(|history| history.act(act));
        self.drag.set(None);
        match done {
            Some(Ok(())) => {
                self.refusal.set(None);
                // Regions have other places in the list when one is gone.
                if let Act::Join { .. } | Act::Sink { .. } = act {
                    self.choose_key(key);
                }
                self.keep();
                true
            }
            Some(Err(why)) => {
                self.refusal.set(Some(why.key()));
                false
            }
            None => false,
        }
    }

    /// Shows what would be if something were done, as far as it can be.
    pub fn try_out(self, act: &Act) -> bool {
        let mut next = self.history.with_untracked(|history| history.now().clone());
        let can = next.act(act).is_ok();
        if can {
            self.drag.set(Some(Arc::new(next)));
        }
        can
    }

    /// Shows again what is.
    pub fn let_go(self) {
        self.drag.set(None);
    }

    /// The board as it is.
    pub fn now<T>(self, look: impl FnOnce(&Sketch) -> T) -> T {
        self.history.with_untracked(|history| look(history.now()))
    }

    /// Takes the last step back, or does it again.
    pub fn step(self, back: bool) {
        let key = self.chosen_key();
        self.cut.set(None);
        self.refusal.set(None);
        self.history.update(|history| if back { history.undo() } else { history.redo() });
        self.choose_key(key);
        self.keep();
    }

    /// Whether a step can be taken back, and whether one can be done again.
    pub fn can_step(self) -> [bool; 2] {
        self.history.with(|history| [history.can_undo(), history.can_redo()])
    }

    fn chosen_key(self) -> Option<String> {
        let region = self.chosen.get_untracked()?;
        self.now(|sketch| sketch.regions.get(region).map(|region| region.key.clone()))
    }

    fn choose_key(self, key: Option<String>) {
        let at = key.and_then(|key| self.now(|sketch| sketch.regions.iter().position(|own| own.key == key)));
        self.chosen.set(at);
    }

    /// Chooses the region with a key.
    pub fn choose(self, key: &str) {
        self.choose_key(Some(key.to_owned()));
    }

    /// Shows another board that this browser keeps.
    pub fn choose_kept(self, at: usize) {
        let found =
            self.kept.with_untracked(|list| list.get(at).map(|board| Sketch::of_file("board", board)));
        if let Some(Ok(sketch)) = found {
            self.show(sketch, Some(at));
        }
    }

    /// Shows a board from elsewhere, which is not kept before it is changed.
    pub fn show_other(self, sketch: Sketch) {
        self.show(sketch, None);
    }

    /// Begins with a board, which is kept at once.
    pub fn begin_with(self, sketch: Sketch) {
        self.show(sketch, None);
        self.keep();
    }

    fn show(self, sketch: Sketch, at: Option<usize>) {
        self.drag.set(None);
        self.cut.set(None);
        self.refusal.set(None);
        self.chosen.set(None);
        self.at.set(at);
        self.beginning.set(false);
        self.history.set(History::new(sketch));
        self.settle();
    }

    /// Takes up what fits the board: a brush of its box, and the only region of an empty sheet.
    fn settle(self) {
        let (terrain, lone) = self.now(|sketch| (sketch.pieces().terrains[0].key, sketch.regions.len() == 1));
        self.paint.set(Paint::Terrain(terrain.to_owned()));
        self.tool.set(if lone { Tool::Split } else { Tool::Shape });
        if lone {
            self.chosen.set(Some(0));
        }
    }

    /// Keeps the board in this browser.
    fn keep(self) {
        let own = self.now(Sketch::board);
        let at = self.at.get_untracked();
        self.kept.update(|list| match at.and_then(|at| list.get_mut(at)) {
            Some(kept) => *kept = own,
            None => {
                list.insert(0, own);
                list.truncate(MOST);
            }
        });
        if at.is_none() {
            self.at.set(Some(0));
        }
        self.kept.with_untracked(|list| shelf::keep_boards(list));
    }

    /// Deletes the board shown.
    pub fn forget(self) {
        if let Some(at) = self.at.get_untracked() {
            self.kept.update(|list| {
                list.remove(at);
            });
            self.kept.with_untracked(|list| shelf::keep_boards(list));
        }
        self.at.set(None);
        if self.kept.with_untracked(Vec::is_empty) { self.beginning.set(true) } else { self.choose_kept(0) }
    }

    /// Has the server draw the map whenever the board has rested for a while, and can be played.
    fn draw_maps(self) {
        let run = StoredValue::new(0_u32);
        on_cleanup(move || run.update_value(|run| *run += 1));
        effect(move || {
            let (board, sound) = (self.board.get(), self.faults.with(Vec::is_empty));
            run.update_value(|run| *run += 1);
            self.drawn.set(None);
            if !sound || self.beginning.get() {
                return;
            }
            let own = run.get_value();
            let ask = move || {
                leptos::task::spawn_local(async move {
                    if run.try_get_value() != Some(own) {
                        return;
                    }
                    let came = api::post("/api/boards", &Told { text: board.to_text() }).await;
                    if run.try_get_value() == Some(own) {
                        self.drawn.set(Some(came));
                    }
                });
            };
            set_timeout(ask, REST);
        });
    }

    /// Whether it can be played, as far as the page can tell.
    pub fn is_sound(self) -> Signal<bool> {
        Signal::derive(move || {
            self.faults.with(Vec::is_empty) && self.drawn.with(|it| matches!(it, Some(Ok(_))))
        })
    }

    /// What it is called.
    pub fn name(self) -> Signal<String> {
        text(move || self.board.with(|board| name_of(board)))
    }
}

/// What a board is called.
pub fn name_of(board: &BoardFile) -> String {
    board.title.clone().unwrap_or_else(|| say("draw-unnamed"))
}

/// The name of a terrain or symbol.
pub fn called(sketch_set: &str, key: &str) -> String {
    let pieces = content::board::pieces::of(sketch_set);
    let is_terrain = pieces.is_some_and(|pieces| pieces.terrains.iter().any(|terrain| terrain.key == key));
    say(&format!("{}-{key}", if is_terrain { "terrain" } else { "symbol" }))
}

/// What is wrong, in words: terrains and symbols by their names.
pub fn told(fault: &Fault, set: &str) -> String {
    let value = |name: &str, value: &String| match name {
        "what" | "terrain" | "symbol" => called(set, value).into(),
        "known" => value.split(", ").map(|key| called(set, key)).collect::<Vec<_>>().join(", ").into(),
        _ => value.parse().map_or_else(|_| value.as_str().into(), content::words::Arg::Number),
    };
    let args = fault.args.iter().map(|(name, arg)| (*name, value(name, arg)));
    let reason = fill(fault.key, args);
    match &fault.region {
        Some(region) => fill("fault-region", [("region", region.as_str().into()), ("reason", reason.into())]),
        None => reason,
    }
}
