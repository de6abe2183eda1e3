//! The tile under work: what is chosen, what is wrong with it, and what this browser keeps.

use std::sync::Arc;

use content::blank::{Draft, DraftRule, EffectWord, HomeTile, Picture, WORDS, sentence};
use content::fault::{Fault, Place};
use content::words::{Language, Words};
use leptos::prelude::*;

use crate::api;
use crate::assets::asset;
use crate::shelf::{self, Made};
use crate::words;

/// How many tiles are kept.
const MOST: usize = 24;

/// The tile under work.
#[derive(Clone, Copy)]
pub struct Editor {
    /// What is chosen.
    pub draft: RwSignal<Draft>,
    /// Whether its text follows from its rules.
    pub auto: RwSignal<bool>,
    /// What this browser keeps.
    pub kept: RwSignal<Vec<Made>>,
    /// Which of those it is; none before somebody else's is changed.
    pub at: RwSignal<Option<usize>>,
    /// The rules by numbers of their own, so that rows stay where they are while others come and go.
    pub rows: RwSignal<Vec<u32>>,
    /// The tile, or what is wrong with it.
    pub tile: Memo<Result<HomeTile, Vec<Fault>>>,
    next_row: StoredValue<u32>,
    languages: RwSignal<Vec<Arc<Words>>>,
}

/// A tile to begin with.
fn fresh() -> Draft {
    let text = |text: &str| text.to_owned();
    Draft {
        kind: text("race"),
        key: text("tile"),
        tokens: 6,
        stand_in: Some(text("ratmen")),
        ..Draft::default()
    }
}

/// The word of an effect.
pub fn word(key: &str) -> Option<&'static EffectWord> {
    WORDS.iter().find(|word| word.key == key)
}

/// A name as a key.
fn key_of(name: &str) -> String {
    let name = name.to_lowercase();
    let plain = name.chars().filter_map(|c| match c {
        'a'..='z' | '0'..='9' => Some(c),
        'à' | 'â' | 'ä' => Some('a'),
        'ç' => Some('c'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'î' | 'ï' => Some('i'),
        'ô' | 'ö' => Some('o'),
        'ù' | 'û' | 'ü' => Some('u'),
        'ß' => Some('s'),
        ' ' | '-' | '_' | '’' | '\'' => Some('_'),
        _ => None,
    });
    let key: String = plain.take(content::blank::LONGEST_KEY).collect();
    if key.is_empty() { "tile".to_owned() } else { key }
}

impl Editor {
    /// Goes on with what was under work last, or begins.
    pub fn new() -> Editor {
        let list = shelf::made();
        let last = list.first().cloned();
        let draft = RwSignal::new(last.as_ref().map_or_else(fresh, |kept| kept.draft.clone()));
        let editor = Editor {
            draft,
            auto: RwSignal::new(last.as_ref().is_none_or(|kept| kept.auto)),
            at: RwSignal::new(last.map(|_| 0)),
            kept: RwSignal::new(list),
            rows: RwSignal::new(Vec::new()),
            tile: Memo::new(move |_| draft.with(HomeTile::make)),
            next_row: StoredValue::new(0),
            languages: RwSignal::new(Vec::new()),
        };
        editor.number_rows();
        leptos::task::spawn_local(async move {
            let mut all = Vec::new();
            for language in Language::ALL {
                let mut texts = Vec::new();
                for file in ["items", "make"] {
                    let Some(text) = api::text(&asset(&format!("{file}.{}.ftl", language.key()))).await
                    else {
                        return;
                    };
                    texts.push(text);
                }
                all.push(Arc::new(Words::read(language, texts)));
            }
            // The page may have been left meanwhile.
            if editor.languages.try_set(all).is_none() {
                editor.draft.update(|draft| editor.tell(draft));
            }
        });
        editor
    }

    fn number_rows(self) {
        let n = self.draft.with_untracked(|draft| draft.rules.len());
        self.rows.set((0..n).map(|_| self.number()).collect());
    }

    fn number(self) -> u32 {
        self.next_row.update_value(|n| *n += 1);
        self.next_row.get_value()
    }

    /// Which rule a row shows.
    pub fn rule_at(self, row: u32) -> Option<usize> {
        self.rows.with(|rows| rows.iter().position(|own| *own == row))
    }

    /// The rule a row shows.
    pub fn rule(self, row: u32) -> Option<DraftRule> {
        let at = self.rule_at(row)?;
        self.draft.with(|draft| draft.rules.get(at).cloned())
    }

    /// Changes the tile and keeps it.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(|draft| {
            change(draft);
            self.tell(draft);
        });
        self.keep();
    }

    /// Changes a rule.
    pub fn change_rule(self, row: u32, change: impl FnOnce(&mut DraftRule)) {
        let Some(at) = untrack(|| self.rule_at(row)) else { return };
        self.change(|draft| {
            if let Some(rule) = draft.rules.get_mut(at) {
                change(rule);
            }
        });
    }

    /// Adds a rule with what its effect needs.
    pub fn add_rule(self, word: &EffectWord) {
        let first = |mut words: Box<dyn Iterator<Item = &'static str>>| words.next().map(str::to_owned);
        let wanted = |known: &str| word.filters().any(|own| own == known).then(|| known.to_owned());
        let rule = DraftRule {
            when: first(Box::new(word.spans())).unwrap_or_default(),
            condition: None,
            effect: word.key.to_owned(),
            amount: word.amount.map(|_| 1),
            regions: wanted("forest").or_else(|| first(Box::new(word.filters()))),
            piece: (word.piece == content::blank::Piece::Yes)
                .then(|| word.pieces().next().map(|piece| piece.key.to_owned()))
                .flatten(),
        };
        let row = self.number();
        self.change(|draft| draft.rules.push(rule));
        self.rows.update(|rows| rows.push(row));
    }

    /// Takes a rule out.
    pub fn remove_rule(self, row: u32) {
        let Some(at) = untrack(|| self.rule_at(row)) else { return };
        self.rows.update(|rows| rows.retain(|own| *own != row));
        self.change(|draft| {
            draft.rules.remove(at);
        });
    }

    /// Gives a name in a language; the key follows the name unless somebody chose another.
    pub fn rename(self, language: Language, name: &str) {
        self.change(|draft| {
            let before = draft.name.in_or_first("en").map_or_else(|| "tile".to_owned(), key_of);
            *draft.name.of_mut(language.key()) = Some(name.to_owned()).filter(|name| !name.is_empty());
            if draft.key == before || draft.key == "tile" {
                draft.key = draft.name.in_or_first("en").map_or_else(|| "tile".to_owned(), key_of);
            }
        });
    }

    /// Writes the text from the rules, if it follows from them.
    fn tell(self, draft: &mut Draft) {
        if !self.auto.get_untracked() {
            return;
        }
        self.languages.with_untracked(|all| {
            for words in all {
                let text = sentence::text(words, draft);
                *draft.text.of_mut(words.language().key()) = Some(text).filter(|text| !text.is_empty());
            }
        });
    }

    /// Lets the text follow from the rules, or not any more.
    pub fn write_itself(self, on: bool) {
        self.auto.set(on);
        self.change(|_| {});
    }

    /// Keeps the tile in this browser.
    fn keep(self) {
        let own = Made { draft: self.draft.get_untracked(), auto: self.auto.get_untracked() };
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
        self.kept.with_untracked(|list| shelf::keep_made(list));
    }

    /// Shows another tile that this browser keeps.
    pub fn choose(self, at: usize) {
        let Some(kept) = self.kept.with_untracked(|list| list.get(at).cloned()) else { return };
        self.show(kept.draft, kept.auto, Some(at));
    }

    /// Shows a tile from elsewhere, which is not kept before it is changed.
    pub fn show_other(self, draft: Draft) {
        self.show(draft, false, None);
    }

    /// Begins a new one.
    pub fn begin(self) {
        self.show(fresh(), true, None);
    }

    fn show(self, draft: Draft, auto: bool, at: Option<usize>) {
        self.at.set(at);
        self.auto.set(auto);
        self.rows.set(Vec::new());
        self.draft.set(draft);
        self.number_rows();
    }

    /// Deletes the tile shown.
    pub fn forget(self) {
        if let Some(at) = self.at.get_untracked() {
            self.kept.update(|list| {
                list.remove(at);
            });
            self.kept.with_untracked(|list| shelf::keep_made(list));
        }
        if self.kept.with_untracked(Vec::is_empty) { self.begin() } else { self.choose(0) }
    }

    /// What is wrong, in words, where it concerns a field or, without one, any field of a rule.
    pub fn wrong(self, rule: Option<usize>, field: Option<&str>) -> Vec<String> {
        let concerns = |place: &Place| place.rule == rule && field.is_none_or(|field| place.field == field);
        let of = |faults: &Vec<Fault>| {
            let own = faults.iter().filter(|fault| fault.place.as_deref().is_some_and(concerns));
            own.filter_map(|fault| {
                let text = words::with(|words| fault.text(words))?;
                // Files name the field first; here it is seen.
                Some(match text.split_once(": ") {
                    Some((name, rest))
                        if fault.place.as_ref().is_some_and(|place| place.field == name.trim()) =>
                    {
                        rest.to_owned()
                    }
                    _ => text,
                })
            })
            .collect()
        };
        self.tile.with(|tile| match tile {
            Ok(tile) => of(&tile.warnings),
            Err(faults) => of(faults),
        })
    }

    /// What it is called in the language shown.
    pub fn name(self) -> String {
        name_of(&self.draft.read())
    }

    /// What stands for it.
    pub fn picture(self) -> Picture {
        self.draft.with(|draft| match (&draft.icon, &draft.letters) {
            (_, Some(letters)) => Picture::Letters(letters.clone()),
            (Some(icon), None) => Picture::Icon(icon.clone()),
            (None, None) => Picture::Plain,
        })
    }
}

/// What a draft is called in the language shown.
pub fn name_of(draft: &Draft) -> String {
    let own = draft.name.in_or_first(words::language().key());
    own.map_or_else(|| words::say("make-unnamed"), str::to_owned)
}
