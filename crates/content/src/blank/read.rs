//! Reading a tile file: its text becomes a draft, and each field of it remembers where it stands.

use std::ops::Range;

#[cfg(feature = "shipped")]
use serde::Deserialize;
#[cfg(feature = "shipped")]
use toml::Spanned;

use super::draft::Draft;
#[cfg(feature = "shipped")]
use super::draft::{DraftRule, Texts};
use crate::fault::{self, Fault, Place};

/// A text that is read.
pub(super) struct Reader<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

/// Where the fields of a draft stand in its text. JSON comes from programs, which need no lines.
#[derive(Default)]
pub(super) struct Lines(Vec<(Place, usize)>);

impl Lines {
    /// The line of a field.
    pub fn of(&self, place: Place) -> Option<usize> {
        self.0.iter().find(|(own, _)| *own == place).map(|&(_, line)| line)
    }

    /// Notes where a field stands.
    #[cfg_attr(not(feature = "shipped"), expect(dead_code, reason = "only TOML has lines"))]
    fn note(&mut self, text: &str, rule: Option<usize>, field: &'static str, at: &Range<usize>) {
        // A span of the reader's begins at a letter.
        let line = text.get(..at.start).unwrap_or_default().matches('\n').count() + 1;
        self.0.push((Place { rule, field }, line));
    }
}

#[cfg(feature = "shipped")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileFile {
    kind: Spanned<String>,
    key: Spanned<String>,
    tokens: Spanned<i64>,
    stand_in: Option<Spanned<String>>,
    kept: Option<Spanned<bool>>,
    icon: Option<Spanned<String>>,
    letters: Option<Spanned<String>>,
    name: Spanned<Texts>,
    text: Spanned<Texts>,
    #[serde(default, rename = "rule")]
    rules: Vec<RuleFile>,
}

#[cfg(feature = "shipped")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleFile {
    when: Spanned<String>,
    #[serde(rename = "if")]
    condition: Option<Spanned<String>>,
    effect: Spanned<String>,
    amount: Option<Spanned<i64>>,
    regions: Option<Spanned<String>>,
    piece: Option<Spanned<String>>,
}

impl Reader<'_> {
    #[cfg(feature = "shipped")]
    pub fn read(&self) -> Result<(Draft, Lines), Fault> {
        if self.text.trim_start().starts_with('{') {
            return self.read_json();
        }
        let file: TileFile =
            toml::from_str(self.text).map_err(|error| fault::unreadable(self.file, self.text, &error))?;
        Ok(self.draft(file))
    }

    #[cfg(not(feature = "shipped"))]
    pub fn read(&self) -> Result<(Draft, Lines), Fault> {
        self.read_json()
    }

    fn read_json(&self) -> Result<(Draft, Lines), Fault> {
        let draft = Draft::from_json(self.text).ok_or_else(|| {
            Fault::new(self.file, "fault-text-json").with("quote", fault::line_at(self.text, 0)).on(1)
        })?;
        Ok((draft, Lines::default()))
    }

    /// The values of a file, and where they stand.
    #[cfg(feature = "shipped")]
    fn draft(&self, file: TileFile) -> (Draft, Lines) {
        let mut lines = Lines::default();
        let mut rules = Vec::new();
        for (at, rule) in file.rules.into_iter().enumerate() {
            let mut note = |field, at_text: Range<usize>| lines.note(self.text, Some(at), field, &at_text);
            note("when", rule.when.span());
            note("effect", rule.effect.span());
            let mut text = |field, it: Option<Spanned<String>>| {
                it.map(|it| {
                    note(field, it.span());
                    it.into_inner()
                })
            };
            let condition = text("if", rule.condition);
            let regions = text("regions", rule.regions);
            let piece = text("piece", rule.piece);
            let amount = rule.amount.map(|it| {
                note("amount", it.span());
                it.into_inner()
            });
            let (when, effect) = (rule.when.into_inner(), rule.effect.into_inner());
            rules.push(DraftRule { when, condition, effect, amount, regions, piece });
        }
        let mut note = |field, at: Range<usize>| lines.note(self.text, None, field, &at);
        note("kind", file.kind.span());
        note("key", file.key.span());
        note("tokens", file.tokens.span());
        note("name", file.name.span());
        note("text", file.text.span());
        let kept = file.kept.map(|it| {
            note("kept", it.span());
            it.into_inner()
        });
        let mut text = |field, it: Option<Spanned<String>>| {
            it.map(|it| {
                note(field, it.span());
                it.into_inner()
            })
        };
        let draft = Draft {
            stand_in: text("stand_in", file.stand_in),
            icon: text("icon", file.icon),
            letters: text("letters", file.letters),
            kind: file.kind.into_inner(),
            key: file.key.into_inner(),
            tokens: file.tokens.into_inner(),
            kept,
            name: file.name.into_inner(),
            text: file.text.into_inner(),
            rules,
        };
        (draft, lines)
    }
}
