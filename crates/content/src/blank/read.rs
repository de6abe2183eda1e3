//! Reading a tile file, and saying everything that is wrong with it.

use std::borrow::Cow;
use std::ops::Range;

use engine::Mark;
use engine::ability::{Ability, Condition, Effect, Filter, Rule, Span};
use serde::Deserialize;
#[cfg(feature = "shipped")]
use toml::Spanned;

use super::needs::needs_in_decline;
use super::vocabulary::{Args, CONDITIONS, FILTERS, PIECES, Piece, Regions, SPANS, WORDS};
use super::{HomeTile, Kind, TileWords, printed_keys, races, word_of};
use crate::fault::{self, Fault};

/// The most rules a tile may have.
const MOST_RULES: usize = 24;
/// The longest key a tile may have.
const LONGEST_KEY: usize = 40;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileFile {
    kind: Spanned<String>,
    key: Spanned<String>,
    tokens: Spanned<i64>,
    stand_in: Option<Spanned<String>>,
    #[serde(default)]
    kept: Option<Spanned<bool>>,
    name: Texts,
    text: Texts,
    #[serde(default, rename = "rule")]
    rules: Vec<RuleFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    en: String,
    fr: Option<String>,
    de: Option<String>,
}

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

/// A text that is read.
pub(super) struct Reader<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

/// Something and where it stands in the text. JSON comes from programs, which need no lines.
#[cfg(not(feature = "shipped"))]
#[derive(Deserialize)]
#[serde(transparent)]
struct Spanned<T>(T);

#[cfg(not(feature = "shipped"))]
impl<T> Spanned<T> {
    fn get_ref(&self) -> &T {
        &self.0
    }

    #[allow(clippy::unused_self, reason = "it stands for one that knows")]
    fn span(&self) -> Range<usize> {
        0..0
    }
}

impl Reader<'_> {
    #[cfg(feature = "shipped")]
    pub fn read(&self) -> Result<TileFile, Fault> {
        let read =
            |text: &str| toml::from_str(text).map_err(|error| fault::unreadable(self.file, text, &error));
        if !self.text.trim_start().starts_with('{') {
            return read(self.text);
        }
        let json: toml::Value = serde_json::from_str(self.text).map_err(|_| self.no_json())?;
        read(&toml::to_string(&json).map_err(|_| self.no_json())?)
    }

    #[cfg(not(feature = "shipped"))]
    pub fn read(&self) -> Result<TileFile, Fault> {
        serde_json::from_str(self.text).map_err(|_| self.no_json())
    }

    fn no_json(&self) -> Fault {
        Fault::new(self.file, "fault-text-json").with("quote", fault::line_at(self.text, 0)).on(1)
    }

    fn fault(&self, at: Range<usize>, key: &'static str, args: &[(&'static str, &str)]) -> Fault {
        let line = self.text[..at.start.min(self.text.len())].matches('\n').count() + 1;
        args.iter().fold(Fault::new(self.file, key), |fault, (name, value)| fault.with(name, value)).on(line)
    }

    fn word<T: Copy>(&self, field: &str, word: &Spanned<String>, known: &[(&str, T)]) -> Result<T, Fault> {
        let found = known.iter().find(|(key, _)| key == word.get_ref());
        found.map(|&(_, value)| value).ok_or_else(|| {
            let known: Vec<&str> = known.iter().map(|(key, _)| *key).collect();
            let args = [("field", field), ("word", word.get_ref()), ("known", &known.join(", "))];
            self.fault(word.span(), "fault-tile-word", &args)
        })
    }

    pub fn tile(&self, tile: TileFile) -> Result<HomeTile, Vec<Fault>> {
        let mut faults = Vec::new();
        let key = tile.key.get_ref();
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if key.is_empty() || key.len() > LONGEST_KEY || !key.chars().all(plain) {
            faults.push(self.fault(tile.key.span(), "fault-tile-key", &[("key", key)]));
        } else if printed_keys().any(|printed| printed == key) {
            faults.push(self.fault(tile.key.span(), "fault-tile-clash", &[("key", key)]));
        }
        let is_race = self.word("kind", &tile.kind, &[("race", true), ("power", false)]);
        let is_race = is_race.map_err(|fault| faults.push(fault)).unwrap_or(tile.stand_in.is_some());
        let tokens = *tile.tokens.get_ref();
        if !(i64::from(is_race)..=30).contains(&tokens) {
            faults.push(self.fault(tile.tokens.span(), "fault-tile-tokens", &[]));
        }
        let tokens = tokens.clamp(0, 30) as u8;
        let kind = match (is_race, &tile.stand_in) {
            (true, Some(stand_in)) => {
                faults.extend(self.stand_in(stand_in, tokens));
                Kind::Race { stand_in: stand_in.get_ref().clone() }
            }
            (true, None) => {
                faults.push(self.fault(tile.kind.span(), "fault-tile-stand-in", &[]));
                Kind::Power
            }
            (false, Some(stand_in)) => {
                faults.push(self.fault(stand_in.span(), "fault-tile-no-stand-in", &[]));
                Kind::Power
            }
            (false, None) => Kind::Power,
        };
        if let Some(kept) = tile.kept.as_ref().filter(|_| is_race) {
            faults.push(self.fault(kept.span(), "fault-tile-kept-race", &[]));
        }
        let kept = tile.kept.as_ref().is_some_and(|kept| *kept.get_ref());
        let id = format!("HOME-{}", key.to_ascii_uppercase());
        if let Some(rule) = tile.rules.get(MOST_RULES) {
            let args = [("most", &*MOST_RULES.to_string())];
            faults.push(self.fault(rule.effect.span(), "fault-tile-rules", &args));
        }
        let mut rules: Vec<Rule> = Vec::new();
        let mut made = Vec::new();
        for rule in tile.rules.iter().take(MOST_RULES) {
            if let Some((span, condition, effect)) = self.rule(rule, &mut faults) {
                rules.push(Rule { id: Cow::Owned(id.clone()), span, condition, effect });
                made.push(rule);
            }
        }
        // A power is with many races, some of which may rise; which ones, a game knows.
        let idle = made.iter().zip(&rules).filter(|_| is_race).filter_map(|(rule, made)| {
            let needs = needs_in_decline(made).filter(|needs| !needs.met_by(&rules))?;
            let args = [("effect", word_of(made.effect)), ("needs", needs.words())];
            Some(self.fault(rule.when.span(), "fault-tile-decline", &args))
        });
        faults.extend(idle);
        for (at, rule) in tile.rules.iter().enumerate().take(MOST_RULES) {
            faults.extend(self.together(rule, &tile.rules[..at]));
        }
        let lasting = tile.rules.iter().find(|rule| matches!(&**rule.when.get_ref(), "decline" | "always"));
        if let Some(rule) = lasting.filter(|_| !is_race && !kept) {
            faults.push(self.fault(rule.when.span(), "fault-tile-kept", &[]));
        }
        if !faults.is_empty() {
            faults.sort_by_key(|fault| fault.line);
            return Err(faults);
        }
        let mut warnings = Vec::new();
        let recommended = if is_race { 10 } else { 5 };
        if tokens > recommended {
            let key = if is_race { "fault-tile-many-race" } else { "fault-tile-many-power" };
            let args = [("tokens", &*tokens.to_string()), ("most", &*recommended.to_string())];
            warnings.push(self.fault(tile.tokens.span(), key, &args));
        }
        Ok(HomeTile {
            kind,
            ability: Ability {
                key: Cow::Owned(key.clone()),
                tokens,
                supply: 0,
                kept,
                relic: false,
                rules: Cow::Owned(rules),
            },
            words: words(tile.name, tile.text),
            source: self.text.to_owned(),
            warnings,
            pieces: PIECES,
        })
    }

    /// What is wrong with the race whose tokens a race wants.
    fn stand_in(&self, word: &Spanned<String>, tokens: u8) -> Option<Fault> {
        let Some(race) = races().find(|race| race.key == *word.get_ref()) else {
            return Some(self.fault(word.span(), "fault-tile-stranger", &[("stand_in", word.get_ref())]));
        };
        (race.supply < tokens).then(|| {
            let (tokens, supply) = (tokens.to_string(), race.supply.to_string());
            let args = [("stand_in", &**word.get_ref()), ("tokens", &*tokens), ("supply", &*supply)];
            self.fault(word.span(), "fault-tile-lent", &args)
        })
    }

    /// What is wrong with a rule beside those before it.
    fn together(&self, rule: &RuleFile, before: &[RuleFile]) -> Option<Fault> {
        let word = WORDS.iter().find(|word| word.key == rule.effect.get_ref())?;
        let meets = |other: &&RuleFile| {
            let spans = [&**rule.when.get_ref(), &**other.when.get_ref()];
            spans[0] == spans[1] || spans.contains(&"always")
        };
        // There is one special way to conquer on a tile.
        let special = ["storm", "swap"];
        let alike = |other: &&RuleFile| {
            let other = &**other.effect.get_ref();
            other == word.key || (special.contains(&other) && special.contains(&word.key))
        };
        let mut alike = before.iter().filter(|other| alike(other) && meets(other)).peekable();
        if !word.repeats && alike.peek().is_some() {
            let named = if special.contains(&word.key) { &special.join(", ") } else { word.key };
            return Some(self.fault(rule.effect.span(), "fault-tile-twice", &[("effect", named)]));
        }
        let amount = |rule: &RuleFile| rule.amount.as_ref().map_or(0, |amount| *amount.get_ref());
        let own = amount(rule);
        let most = i64::from(word.most());
        // A number that is wrong by itself is told by itself.
        let right = alike.map(amount).chain([own]).filter(|n| (1..=most).contains(n));
        let sum: i64 = right.sum();
        (own <= most && sum > most).then(|| {
            let (sum, most) = (sum.to_string(), most.to_string());
            let args = [("effect", word.key), ("sum", &*sum), ("most", &*most)];
            self.fault(rule.effect.span(), "fault-tile-sum", &args)
        })
    }

    /// A rule, if nothing is wrong with it.
    fn rule(&self, rule: &RuleFile, faults: &mut Vec<Fault>) -> Option<(Span, Condition, Effect)> {
        let before = faults.len();
        let known: Vec<(&str, usize)> = WORDS.iter().enumerate().map(|(at, word)| (word.key, at)).collect();
        let word = self.word("effect", &rule.effect, &known).map_err(|fault| faults.push(fault));
        let spans: Vec<(&str, Span)> = SPANS.iter().map(|&(key, span, _)| (key, span)).collect();
        let span = self.word("when", &rule.when, &spans).map_err(|fault| faults.push(fault));
        let conditions: Vec<(&str, Condition)> =
            CONDITIONS.iter().map(|&(key, condition, _)| (key, condition)).collect();
        let condition = rule.condition.as_ref().map(|word| self.word("if", word, &conditions)).transpose();
        let condition = condition.map_err(|fault| faults.push(fault));
        let filters: Vec<(&str, Filter)> = FILTERS.iter().map(|&(key, filter, _)| (key, filter)).collect();
        let regions = rule.regions.as_ref().map(|word| self.word("regions", word, &filters)).transpose();
        let regions = regions.map_err(|fault| faults.push(fault));
        let pieces: Vec<(&str, Mark)> =
            PIECES.iter().enumerate().map(|(at, mark)| (mark.key, Mark(at as u8))).collect();
        let piece = rule.piece.as_ref().map(|word| self.word("piece", word, &pieces)).transpose();
        let piece = piece.map_err(|fault| faults.push(fault));
        let word = &WORDS[word.ok()?];
        if let (Some((key, only, _)), Ok(span)) =
            (SPANS.iter().find(|(_, only, _)| word.only == Some(*only)), span)
            && span != *only
        {
            faults.push(self.fault(
                rule.when.span(),
                "fault-tile-when",
                &[("effect", word.key), ("when", key)],
            ));
        }
        let fields = [
            ("amount", rule.amount.as_ref().map(Spanned::span), word.amount.is_some(), false),
            ("regions", rule.regions.as_ref().map(Spanned::span), word.regions != Regions::No, false),
            (
                "piece",
                rule.piece.as_ref().map(Spanned::span),
                word.piece == Piece::Yes,
                word.piece == Piece::Maybe,
            ),
            ("if", rule.condition.as_ref().map(Spanned::span), false, word.takes_condition()),
        ];
        for (field, given, needed, may) in fields {
            let args = [("field", field), ("effect", word.key)];
            match given {
                None if needed => faults.push(self.fault(rule.effect.span(), "fault-tile-needs", &args)),
                Some(at) if !needed && !may => faults.push(self.fault(at, "fault-tile-takes-none", &args)),
                _ => {}
            }
        }
        let most = word.most();
        let fits = |amount: &&Spanned<i64>| (1..=i64::from(most)).contains(amount.get_ref());
        if let Some(amount) = rule.amount.as_ref().filter(|amount| word.amount.is_some() && !fits(amount)) {
            faults.push(self.fault(amount.span(), "fault-tile-amount", &[("most", &most.to_string())]));
        }
        if let (Some(given), Ok(Some(filter))) = (&rule.regions, regions)
            && word.regions != Regions::No
            && !word.regions.allows(filter)
        {
            let known = FILTERS.iter().filter(|(_, filter, _)| word.regions.allows(*filter));
            let known: Vec<&str> = known.map(|(key, ..)| *key).collect();
            let args = [("effect", word.key), ("word", &**given.get_ref()), ("known", &*known.join(", "))];
            faults.push(self.fault(given.span(), "fault-tile-regions", &args));
        }
        if let (Some(given), Ok(Some(mark))) = (&rule.piece, piece) {
            let spec = PIECES[mark.0 as usize];
            if word.piece == Piece::Maybe && spec.limit > 1 {
                faults.push(self.fault(given.span(), "fault-tile-piece", &[("effect", word.key)]));
            }
            // Pieces that are drawn are placed all at once, so several must be able to stand together.
            if word.key == "arm" && !spec.stacks {
                let known: Vec<&str> =
                    PIECES.iter().filter(|mark| mark.stacks).map(|mark| mark.key).collect();
                let args = [("effect", word.key), ("word", spec.key), ("known", &*known.join(", "))];
                faults.push(self.fault(given.span(), "fault-tile-stack", &args));
            }
        }
        if faults.len() > before {
            return None;
        }
        let args = Args {
            amount: rule.amount.as_ref().map_or(0, |amount| *amount.get_ref() as u8),
            filter: regions.ok()?.unwrap_or(Filter::Any),
            piece: piece.ok()?,
        };
        Some((span.ok()?, condition.ok()?.unwrap_or(Condition::Always), (word.make)(&args)))
    }
}

fn words(name: Texts, text: Texts) -> Vec<TileWords> {
    let mut words = vec![TileWords { language: "en", name: name.en, text: text.en }];
    let others = [("fr", name.fr, text.fr), ("de", name.de, text.de)];
    for (language, name, text) in others {
        if let (Some(name), Some(text)) = (name, text) {
            words.push(TileWords { language, name, text });
        }
    }
    words
}
