//! Checking a draft: what is wrong with it, everything at once and each where it stands, or the tile it makes.

use std::borrow::Cow;

use engine::ability::{Ability, Condition, Effect, Filter, Rule, Span};
use engine::{Answer, Mark};

use super::draft::{Draft, DraftRule};
use super::needs::needs_in_decline;
use super::read::Lines;
use super::vocabulary::{Args, CONDITIONS, EffectWord, FILTERS, PIECES, Piece, Regions, SPANS, WORDS};
use super::{HomeTile, Kind, Picture, TileWords, icons, printed_keys, races, word_of};
use crate::fault::{Fault, Place};

/// The most rules a tile may have.
pub const MOST_RULES: usize = 24;
/// The longest key a tile may have.
pub const LONGEST_KEY: usize = 40;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 40;
/// The longest text, in characters.
pub const LONGEST_TEXT: usize = 1200;
/// The most letters that stand for a tile.
pub const MOST_LETTERS: usize = 3;

/// The word for a whole redeployment, which is no answer by itself.
const REDEPLOY: &str = "redeploy";

/// Effects of which a tile has one, active and in decline together: each answers a question that has one answer.
const ALONE: [&[&str]; 4] =
    [&["storm", "swap"], &["exchange", "hire", "mimic", "succeed", "truce"], &["arm"], &["mark_first"]];

/// A draft that is checked.
pub(super) struct Checker<'a> {
    pub file: &'a str,
    pub draft: &'a Draft,
    pub lines: &'a Lines,
}

/// The place of a field that belongs to no rule.
const fn top(field: &'static str) -> Place {
    Place { rule: None, field }
}

/// Whether a character is not seen by itself, and may change how everything around it is shown: commands to a terminal,
/// turns of the direction of writing.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
        || c == '\u{feff}'
}

/// The words of a table of the vocabulary.
fn known<T: Copy>(table: &[(&'static str, T, &str)]) -> Vec<(&'static str, T)> {
    table.iter().map(|&(key, value, _)| (key, value)).collect()
}

impl Checker<'_> {
    fn fault(&self, place: Place, key: &'static str, args: &[(&'static str, &str)]) -> Fault {
        let fault =
            args.iter().fold(Fault::new(self.file, key), |fault, (name, value)| fault.with(name, value));
        Fault { line: self.lines.of(place), place: Some(Box::new(place)), ..fault }
    }

    fn word<T: Copy>(&self, place: Place, word: &str, known: &[(&'static str, T)]) -> Result<T, Fault> {
        let found = known.iter().find(|(key, _)| *key == word);
        found.map(|&(_, value)| value).ok_or_else(|| {
            let known: Vec<&str> = known.iter().map(|(key, _)| *key).collect();
            let args = [("field", place.field), ("word", word), ("known", &known.join(", "))];
            self.fault(place, "fault-tile-word", &args)
        })
    }

    /// The tile, or everything that is wrong with it in the order of its text.
    pub fn tile(&self, source: &str) -> Result<HomeTile, Vec<Fault>> {
        let draft = self.draft;
        let mut faults = Vec::new();
        self.key(&mut faults);
        let is_race = self.word(top("kind"), &draft.kind, &[("race", true), ("power", false)]);
        let is_race = is_race.map_err(|fault| faults.push(fault)).unwrap_or(draft.stand_in.is_some());
        if !(i64::from(is_race)..=30).contains(&draft.tokens) {
            faults.push(self.fault(top("tokens"), "fault-tile-tokens", &[]));
        }
        let tokens = draft.tokens.clamp(0, 30) as u8;
        let kind = self.kind(is_race, tokens, &mut faults);
        if draft.kept.is_some() && is_race {
            faults.push(self.fault(top("kept"), "fault-tile-kept-race", &[]));
        }
        let kept = draft.kept == Some(true);
        let picture = self.picture(&mut faults);
        self.texts(&mut faults);
        let rules = self.rules(is_race, &mut faults);
        let lasts = |rule: &&DraftRule| matches!(&*rule.when, "decline" | "always");
        if let Some(at) = draft.rules.iter().position(|rule| lasts(&rule)).filter(|_| !is_race && !kept) {
            faults.push(self.fault(Place { rule: Some(at), field: "when" }, "fault-tile-kept", &[]));
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
            warnings.push(self.fault(top("tokens"), key, &args));
        }
        Ok(HomeTile {
            kind,
            ability: Ability {
                key: Cow::Owned(draft.key.clone()),
                tokens,
                supply: 0,
                kept,
                relic: false,
                rules: Cow::Owned(rules),
            },
            words: words(draft),
            picture,
            source: source.to_owned(),
            warnings,
            pieces: PIECES,
        })
    }

    fn key(&self, faults: &mut Vec<Fault>) {
        let key = &self.draft.key;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        if key.is_empty() || key.len() > LONGEST_KEY || !key.chars().all(plain) {
            faults.push(self.fault(
                top("key"),
                "fault-tile-key",
                &[("key", key), ("most", &*LONGEST_KEY.to_string())],
            ));
        } else if printed_keys().any(|printed| printed == key) {
            faults.push(self.fault(top("key"), "fault-tile-clash", &[("key", key)]));
        } else if Answer::VERBS.contains(&&**key) || key == REDEPLOY {
            faults.push(self.fault(top("key"), "fault-tile-verb", &[("key", key)]));
        }
    }

    fn kind(&self, is_race: bool, tokens: u8, faults: &mut Vec<Fault>) -> Kind {
        match (is_race, &self.draft.stand_in) {
            (true, Some(stand_in)) => {
                faults.extend(self.stand_in(stand_in, tokens));
                Kind::Race { stand_in: stand_in.clone() }
            }
            (true, None) => {
                let fault = self.fault(top("kind"), "fault-tile-stand-in", &[]);
                faults.push(Fault { place: Some(Box::new(top("stand_in"))), ..fault });
                Kind::Power
            }
            (false, Some(_)) => {
                faults.push(self.fault(top("stand_in"), "fault-tile-no-stand-in", &[]));
                Kind::Power
            }
            (false, None) => Kind::Power,
        }
    }

    /// What is wrong with the race whose tokens a race wants.
    fn stand_in(&self, stand_in: &str, tokens: u8) -> Option<Fault> {
        let Some(race) = races().find(|race| race.key == *stand_in) else {
            return Some(self.fault(top("stand_in"), "fault-tile-stranger", &[("stand_in", stand_in)]));
        };
        (race.supply < tokens).then(|| {
            let (tokens, supply) = (tokens.to_string(), race.supply.to_string());
            let args = [("stand_in", stand_in), ("tokens", &*tokens), ("supply", &*supply)];
            self.fault(top("stand_in"), "fault-tile-lent", &args)
        })
    }

    fn picture(&self, faults: &mut Vec<Fault>) -> Picture {
        match (&self.draft.icon, &self.draft.letters) {
            (None, None) => Picture::Plain,
            (Some(icon), None) => {
                if !icons().any(|(_, known)| known == *icon) {
                    faults.push(self.fault(top("icon"), "fault-tile-icon", &[("icon", icon)]));
                }
                Picture::Icon(icon.clone())
            }
            (_, Some(letters)) => {
                let n = letters.chars().count();
                let fits = (1..=MOST_LETTERS).contains(&n) && letters.chars().all(char::is_alphanumeric);
                if !fits || self.draft.icon.is_some() {
                    let args = [("most", &*MOST_LETTERS.to_string())];
                    faults.push(self.fault(top("letters"), "fault-tile-letters", &args));
                }
                Picture::Letters(letters.clone())
            }
        }
    }

    fn texts(&self, faults: &mut Vec<Fault>) {
        let fields = [("name", &self.draft.name, LONGEST_NAME), ("text", &self.draft.text, LONGEST_TEXT)];
        for (field, texts, longest) in fields {
            if texts.in_or_first("en").is_none() {
                faults.push(self.fault(top(field), "fault-tile-unnamed", &[("field", field)]));
            }
            if texts.each().iter().any(|(_, text)| text.is_some_and(|text| text.chars().count() > longest)) {
                let args = [("field", field), ("most", &*longest.to_string())];
                faults.push(self.fault(top(field), "fault-tile-long", &args));
            }
            let is_line = |c: char| field == "text" && matches!(c, '\n' | '\r');
            let is_unseen = |c: char| is_unseen(c) && !is_line(c);
            if texts.each().iter().any(|(_, text)| text.is_some_and(|text| text.contains(is_unseen))) {
                faults.push(self.fault(top(field), "fault-tile-unseen", &[("field", field)]));
            }
        }
    }

    fn rules(&self, is_race: bool, faults: &mut Vec<Fault>) -> Vec<Rule> {
        let all = &self.draft.rules;
        if all.len() > MOST_RULES {
            let args = [("most", &*MOST_RULES.to_string())];
            let place = Place { rule: Some(MOST_RULES), field: "effect" };
            faults.push(self.fault(place, "fault-tile-rules", &args));
        }
        let id = format!("HOME-{}", self.draft.key.to_ascii_uppercase());
        let mut rules: Vec<Rule> = Vec::new();
        let mut made = Vec::new();
        for at in 0..all.len().min(MOST_RULES) {
            if let Some((span, condition, effect)) = self.rule(at, faults) {
                rules.push(Rule { id: Cow::Owned(id.clone()), span, condition, effect });
                made.push(at);
            }
        }
        // A power is with many races, some of which may rise; which ones, a game knows.
        let idle = made.iter().zip(&rules).filter(|_| is_race).filter_map(|(&at, made)| {
            let needs = needs_in_decline(made).filter(|needs| !needs.met_by(&rules))?;
            let args = [("effect", word_of(made.effect)), ("needs", needs.words())];
            Some(self.fault(Place { rule: Some(at), field: "when" }, "fault-tile-decline", &args))
        });
        faults.extend(idle);
        faults.extend((0..all.len().min(MOST_RULES)).filter_map(|at| self.together(at)));
        rules
    }

    /// What is wrong with a rule beside those before it.
    fn together(&self, at: usize) -> Option<Fault> {
        let (rule, before) = (&self.draft.rules[at], &self.draft.rules[..at]);
        let place = Place { rule: Some(at), field: "effect" };
        let word = WORDS.iter().find(|word| word.key == rule.effect)?;
        let meets = |other: &&DraftRule| {
            let spans = [&*rule.when, &*other.when];
            spans[0] == spans[1] || spans.contains(&"always")
        };
        let alone = ALONE.iter().find(|kind| kind.contains(&word.key));
        let alike = |other: &&DraftRule| match alone {
            Some(kind) => kind.contains(&&*other.effect),
            None => other.effect == word.key && meets(other),
        };
        let mut alike = before.iter().filter(alike).peekable();
        if !word.repeats && alike.peek().is_some() {
            let named = alone.map_or_else(|| word.key.to_owned(), |kind| kind.join(", "));
            return Some(self.fault(place, "fault-tile-twice", &[("effect", &*named)]));
        }
        let own = rule.amount.unwrap_or(0);
        let most = i64::from(word.most());
        // A number that is wrong by itself is told by itself.
        let amounts = alike.map(|rule| rule.amount.unwrap_or(0)).chain([own]);
        let sum: i64 = amounts.filter(|n| (1..=most).contains(n)).sum();
        (own <= most && sum > most).then(|| {
            let (sum, most) = (sum.to_string(), most.to_string());
            let args = [("effect", word.key), ("sum", &*sum), ("most", &*most)];
            self.fault(place, "fault-tile-sum", &args)
        })
    }

    /// A rule, if nothing is wrong with it.
    fn rule(&self, at: usize, faults: &mut Vec<Fault>) -> Option<(Span, Condition, Effect)> {
        let rule = &self.draft.rules[at];
        let place = |field| Place { rule: Some(at), field };
        let before = faults.len();
        let effects: Vec<(&str, usize)> = WORDS.iter().enumerate().map(|(at, word)| (word.key, at)).collect();
        let word = self.word(place("effect"), &rule.effect, &effects).map_err(|fault| faults.push(fault));
        let span = self.word(place("when"), &rule.when, &known(SPANS)).map_err(|fault| faults.push(fault));
        let condition = rule.condition.as_ref();
        let condition = condition.map(|word| self.word(place("if"), word, &known(CONDITIONS))).transpose();
        let condition = condition.map_err(|fault| faults.push(fault));
        let regions = rule.regions.as_ref();
        let regions = regions.map(|word| self.word(place("regions"), word, &known(FILTERS))).transpose();
        let regions = regions.map_err(|fault| faults.push(fault));
        let pieces: Vec<(&str, Mark)> =
            PIECES.iter().enumerate().map(|(at, mark)| (mark.key, Mark(at as u8))).collect();
        let piece = rule.piece.as_ref().map(|word| self.word(place("piece"), word, &pieces)).transpose();
        let piece = piece.map_err(|fault| faults.push(fault));
        let word = &WORDS[word.ok()?];
        if let (Some((key, only, _)), Ok(span)) =
            (SPANS.iter().find(|(_, only, _)| word.only == Some(*only)), span)
            && span != *only
        {
            faults.push(self.fault(place("when"), "fault-tile-when", &[("effect", word.key), ("when", key)]));
        }
        self.fields(at, word, faults);
        if let (Some(given), Ok(Some(filter))) = (&rule.regions, regions)
            && word.regions != Regions::No
            && !word.regions.allows(filter)
        {
            let known: Vec<&str> = word.filters().collect();
            let args = [("effect", word.key), ("word", &**given), ("known", &*known.join(", "))];
            faults.push(self.fault(place("regions"), "fault-tile-regions", &args));
        }
        if let (Some(given), Ok(Some(_))) = (&rule.piece, piece)
            && word.piece != Piece::No
            && !word.pieces().any(|spec| spec.key == given)
        {
            if word.piece == Piece::Maybe {
                faults.push(self.fault(place("piece"), "fault-tile-piece", &[("effect", word.key)]));
            } else {
                let known: Vec<&str> = word.pieces().map(|spec| spec.key).collect();
                let args = [("effect", word.key), ("word", &**given), ("known", &*known.join(", "))];
                faults.push(self.fault(place("piece"), "fault-tile-stack", &args));
            }
        }
        if faults.len() > before {
            return None;
        }
        let args = Args {
            amount: rule.amount.unwrap_or(0) as u8,
            filter: regions.ok()?.unwrap_or(Filter::Any),
            piece: piece.ok()?,
        };
        Some((span.ok()?, condition.ok()?.unwrap_or(Condition::Always), (word.make)(&args)))
    }

    /// Which fields are missing or too many, and whether the amount fits.
    fn fields(&self, at: usize, word: &EffectWord, faults: &mut Vec<Fault>) {
        let rule = &self.draft.rules[at];
        let place = |field| Place { rule: Some(at), field };
        let (needs_piece, may_piece) = (word.piece == Piece::Yes, word.piece == Piece::Maybe);
        let fields = [
            ("amount", rule.amount.is_some(), word.amount.is_some(), false),
            ("regions", rule.regions.is_some(), word.regions != Regions::No, false),
            ("piece", rule.piece.is_some(), needs_piece, may_piece),
            ("if", rule.condition.is_some(), false, word.takes_condition()),
        ];
        for (field, given, needed, may) in fields {
            let args = [("field", field), ("effect", word.key)];
            match given {
                false if needed => {
                    let fault = self.fault(place("effect"), "fault-tile-needs", &args);
                    faults.push(Fault { place: Some(Box::new(place(field))), ..fault });
                }
                true if !needed && !may => {
                    faults.push(self.fault(place(field), "fault-tile-takes-none", &args));
                }
                _ => {}
            }
        }
        let most = word.most();
        let fits = |amount: i64| (1..=i64::from(most)).contains(&amount);
        if rule.amount.is_some_and(|amount| word.amount.is_some() && !fits(amount)) {
            faults.push(self.fault(place("amount"), "fault-tile-amount", &[("most", &most.to_string())]));
        }
    }
}

/// Its names and texts in every language; where one is missing, that of another stands in.
fn words(draft: &Draft) -> Vec<TileWords> {
    let languages = ["en", "fr", "de"];
    let said = |language: &'static str| TileWords {
        language,
        name: draft.name.in_or_first(language).unwrap_or_default().to_owned(),
        text: draft.text.in_or_first(language).unwrap_or_default().to_owned(),
    };
    languages.map(said).to_vec()
}
