//! Rules of home-made tiles in words: the text of a tile written from its rules, and sentences with blanks for a form.

use super::draft::{Draft, DraftRule};
use super::vocabulary::{EffectWord, WORDS};
use crate::words::{Arg, Words};

/// A part of the sentence of an effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Text(String),
    /// The amount is to be filled in.
    Amount,
    /// The kind of region is; one of them or many, which decides on the form of the word.
    Regions(Number),
    /// The piece is.
    Piece(Number),
}

/// Whether one thing is meant or many.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// One.
    One,
    /// Many.
    Many,
}

impl Number {
    /// How the keys of words begin.
    fn prefix(self) -> &'static str {
        match self {
            Number::One => "one",
            Number::Many => "all",
        }
    }
}

/// What stands for each blank while a sentence is taken apart: characters that no text has.
const BLANKS: [(char, Part); 5] = [
    ('\u{e000}', Part::Amount),
    ('\u{e001}', Part::Regions(Number::One)),
    ('\u{e002}', Part::Regions(Number::Many)),
    ('\u{e003}', Part::Piece(Number::One)),
    ('\u{e004}', Part::Piece(Number::Many)),
];

/// A kind of region in words.
pub fn regions(words: &Words, key: &str, number: Number) -> String {
    words.get(&format!("{}-{key}", number.prefix())).unwrap_or_else(|| key.to_owned())
}

/// A piece in words.
pub fn piece(words: &Words, key: &str, number: Number) -> String {
    words.get(&format!("{}-piece-{key}", number.prefix())).unwrap_or_else(|| key.to_owned())
}

/// How many more than one is said of: any number of which there are many in every language.
const MANY: i64 = 5;

/// The sentence of an effect with its blanks.
pub fn blanks(words: &Words, word: &EffectWord) -> Vec<Part> {
    blanks_in(words, word, MANY)
}

/// The same in the form for an amount, so that it reads "1 coin" and "2 coins". Blanks are the same for every amount.
pub fn blanks_for(words: &Words, word: &EffectWord, amount: i64) -> Vec<Part> {
    let (usual, own) = (blanks(words, word), blanks_in(words, word, amount));
    let alike =
        |(one, other): (&Part, &Part)| one == other || matches!((one, other), (Part::Text(_), Part::Text(_)));
    // A sentence for one alone may leave the number out, which then could not be typed.
    let fits = own.len() == usual.len() && own.iter().zip(&usual).all(alike);
    if fits { own } else { usual }
}

fn blanks_in(words: &Words, word: &EffectWord, amount: i64) -> Vec<Part> {
    let [region, regions, piece, pieces] =
        [1, 2, 3, 4].map(|nth: usize| Arg::from(String::from(BLANKS[nth].0)));
    let amount = Arg::Blank(amount, BLANKS[0].0);
    let args = [
        ("n", amount.clone()),
        ("coins", amount.clone()),
        ("tokens", amount),
        ("region", region),
        ("regions", regions),
        ("piece", piece),
        ("pieces", pieces),
    ];
    let text = words.fill(&format!("does-{}", word.key), &args).unwrap_or_else(|| word.key.to_owned());
    let mut parts = Vec::new();
    let mut plain = String::new();
    for c in text.chars() {
        match BLANKS.iter().find(|(mark, _)| *mark == c) {
            None => plain.push(c),
            Some((_, part)) => {
                if !plain.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut plain)));
                }
                parts.push(part.clone());
            }
        }
    }
    if !plain.is_empty() {
        parts.push(Part::Text(plain));
    }
    parts
}

/// What a rule does, its state left out; nothing if its effect does not exist.
fn plain(words: &Words, rule: &DraftRule) -> Option<String> {
    let word = WORDS.iter().find(|word| word.key == rule.effect)?;
    let amount = || Arg::from(rule.amount.unwrap_or_default());
    let mut args = vec![("n", amount()), ("coins", amount()), ("tokens", amount())];
    if let Some(key) = &rule.regions {
        args.push(("region", regions(words, key, Number::One).into()));
        args.push(("regions", regions(words, key, Number::Many).into()));
    }
    if let Some(key) = &rule.piece {
        args.push(("piece", piece(words, key, Number::One).into()));
        args.push(("pieces", piece(words, key, Number::Many).into()));
    }
    let mut text = words.fill(&format!("does-{}", word.key), &args)?;
    if rule.piece.is_some() && word.piece == super::Piece::Maybe {
        text = format!("{text} {}", words.fill("does-leaves", &args)?);
    }
    if let Some(condition) = &rule.condition {
        text = words.fill(&format!("does-if-{condition}"), &[("sentence", text.into())])?;
    }
    // What works in decline only says so itself.
    if rule.when == "decline" && word.only.is_none() {
        text = words.fill("does-once-declined", &[("sentence", text.into())])?;
    }
    Some(text)
}

/// What is said of the state in which a rule holds, after it; nothing where it goes without saying.
fn state(words: &Words, rule: &DraftRule) -> Option<String> {
    let word = WORDS.iter().find(|word| word.key == rule.effect)?;
    match (&*rule.when, word.only) {
        ("active", None) => words.get("does-active"),
        ("always", None) => words.get("does-always"),
        _ => None,
    }
}

/// What a tile does, written from its rules.
pub fn text(words: &Words, draft: &Draft) -> String {
    let said: Vec<(String, Option<String>)> =
        draft.rules.iter().filter_map(|rule| Some((plain(words, rule)?, state(words, rule)))).collect();
    let mut sentences = Vec::new();
    for (at, (sentence, state)) in said.iter().enumerate() {
        sentences.push(sentence.as_str());
        // What several rules have in common is said once, after the last of them.
        let goes_on = said.get(at + 1).is_some_and(|(_, next)| next == state);
        if let Some(state) = state.as_deref().filter(|_| !goes_on) {
            sentences.push(state);
        }
    }
    sentences.join(" ")
}
