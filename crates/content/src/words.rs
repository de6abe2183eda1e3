//! Words: every name and text, by language.
//!
//! The files are Fluent. Its own runtime weighs more in a browser than our engine's rules, so we read the files with
//! Fluent's parser and say the few things our texts use: places to fill, words that refer to other words, and choices
//! by number. A test holds what we say against the runtime.

use std::collections::HashMap;
use std::fmt::Write;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

/// A language we speak.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::De];

    /// Its code.
    pub fn key(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
        }
    }

    /// The language with that code.
    pub fn from_key(key: &str) -> Result<Language, String> {
        let found = Language::ALL.into_iter().find(|language| language.key() == key);
        found.ok_or_else(|| format!("there is no language '{key}'; known: en, fr, de"))
    }

    /// What stands between a whole number and its tenths.
    pub fn point(self) -> char {
        if self == Language::En { '.' } else { ',' }
    }

    /// The files of its words: one a box, one for reviews, one for home-made tiles, and one for the page.
    #[cfg(feature = "shipped")]
    pub fn sources(self) -> [&'static str; 7] {
        macro_rules! files {
            ($code:literal) => {
                [
                    include_str!(concat!("../words/", $code, ".ftl")),
                    include_str!(concat!("../words/underground.", $code, ".ftl")),
                    include_str!(concat!("../words/river.", $code, ".ftl")),
                    include_str!(concat!("../words/warcraft.", $code, ".ftl")),
                    include_str!(concat!("../words/coach.", $code, ".ftl")),
                    include_str!(concat!("../words/make.", $code, ".ftl")),
                    include_str!(concat!("../words/ui.", $code, ".ftl")),
                ]
            };
        }
        match self {
            Language::En => files!("en"),
            Language::Fr => files!("fr"),
            Language::De => files!("de"),
        }
    }

    /// The name of a home-made power as it stands beside a race: French writes it with a small letter.
    pub fn beside(self, power: &str) -> String {
        let mut letters = power.chars();
        match (self, letters.next()) {
            (Language::Fr, Some(first)) => first.to_lowercase().chain(letters).collect(),
            _ => power.to_owned(),
        }
    }

    /// Whether a number of things takes the singular.
    fn is_one(self, n: i64) -> bool {
        match self {
            Language::En | Language::De => n == 1,
            Language::Fr => n == 0 || n == 1,
        }
    }
}

/// What fills a place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name, or words already said.
    Text(String),
    /// A number, which may choose between singular and plural.
    Number(i64),
    /// The same with something else in its place, for example a field where it is typed.
    Blank(i64, char),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Arg {
            fn from(n: $kind) -> Arg {
                Arg::Number(n.into())
            }
        })*
    };
}
numbers!(u8 i16 u16 i32 u32 i64);

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    texts: HashMap<String, Pattern<String>>,
}

impl Words {
    /// The words of a language.
    #[cfg(feature = "shipped")]
    pub fn new(language: Language) -> Words {
        Words::read(language, language.sources().map(str::to_owned))
    }

    /// The words of a language, from the texts of its files.
    pub fn read(language: Language, sources: impl IntoIterator<Item = String>) -> Words {
        let mut texts = HashMap::new();
        for source in sources {
            // A file with a fault still gives its other words; a test reads them all.
            let file = parser::parse_runtime(source).unwrap_or_else(|(file, _)| file);
            for entry in file.body {
                if let Entry::Message(message) = entry {
                    let key = message.id.name;
                    for own in message.attributes {
                        texts.insert(format!("{key}.{}", own.id.name), own.value);
                    }
                    if let Some(text) = message.value {
                        texts.insert(key, text);
                    }
                }
            }
        }
        Words { language, texts }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with that key; `key.attribute` is what a word says beside its own text.
    pub fn get(&self, key: &str) -> Option<String> {
        self.fill(key, &[])
    }

    /// The text with that key and its places filled.
    pub fn fill(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let mut out = String::new();
        self.write_pattern(self.texts.get(key)?, args, &mut out);
        Some(out)
    }

    /// A race with its power, as people say it in this language; both by the keys of their names.
    ///
    /// A power has a joined form (`power-KEY.joined`) where its name does not fit beside a race's as it is; it may
    /// agree with the gender of the race (`race-KEY.gender`). English has none, and names are put side by side by
    /// `band-name`.
    pub fn combo(&self, race: &str, power: &str) -> String {
        let name = |key: &str| self.get(key).unwrap_or_else(|| key.to_owned());
        self.combo_of((&name(race), Some(race)), (&name(power), Some(power)))
    }

    /// The same by the names themselves, for home-made tiles, which have no keys.
    pub fn combo_of(
        &self,
        (race, race_key): (&str, Option<&str>),
        (power, power_key): (&str, Option<&str>),
    ) -> String {
        let gender = race_key.and_then(|key| self.get(&format!("{key}.gender")));
        let args = [("race", race.into()), ("gender", gender.unwrap_or_else(|| "m".to_owned()).into())];
        let joined = power_key.and_then(|key| self.fill(&format!("{key}.joined"), &args));
        joined.unwrap_or_else(|| {
            let args = [("race", race.into()), ("power", self.language().beside(power).into())];
            self.fill("band-name", &args).unwrap_or_else(|| "band-name".to_owned())
        })
    }

    fn write_pattern(&self, text: &Pattern<String>, args: &[(&str, Arg)], out: &mut String) {
        for element in &text.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => self.express(expression, args, out),
            }
        }
    }

    fn express(&self, expression: &Expression<String>, args: &[(&str, Arg)], out: &mut String) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, args, out),
            Expression::Select { selector, variants } => {
                let given = match selector {
                    InlineExpression::VariableReference { id } => find(args, &id.name),
                    _ => None,
                };
                let chosen = variants.iter().find(|variant| self.fits(&variant.key, given));
                let usual = || variants.iter().find(|variant| variant.default);
                if let Some(variant) = chosen.or_else(usual) {
                    self.write_pattern(&variant.value, args, out);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<String>, args: &[(&str, Arg)], out: &mut String) {
        match inline {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                out.push_str(value);
            }
            InlineExpression::VariableReference { id } => match find(args, &id.name) {
                Some(Arg::Text(text)) => out.push_str(text),
                // Writing to a string cannot fail.
                Some(Arg::Number(n)) => {
                    let _ = write!(out, "{n}");
                }
                Some(Arg::Blank(_, mark)) => out.push(*mark),
                None => {
                    let _ = write!(out, "{{${}}}", id.name);
                }
            },
            InlineExpression::MessageReference { id, .. } => {
                if let Some(text) = self.texts.get(&id.name) {
                    self.write_pattern(text, args, out);
                }
            }
            InlineExpression::Placeable { expression } => self.express(expression, args, out),
            // Our files have neither; a test reads them all.
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {}
        }
    }

    fn fits(&self, key: &VariantKey<String>, given: Option<&Arg>) -> bool {
        match (key, given) {
            (VariantKey::NumberLiteral { value }, Some(Arg::Number(n) | Arg::Blank(n, _))) => {
                value.parse() == Ok(*n)
            }
            (VariantKey::Identifier { name }, Some(Arg::Number(n) | Arg::Blank(n, _))) => {
                name == if self.language.is_one(*n) { "one" } else { "other" }
            }
            (VariantKey::Identifier { name }, Some(Arg::Text(text))) => name == text,
            _ => false,
        }
    }
}

fn find<'a>(args: &'a [(&str, Arg)], name: &str) -> Option<&'a Arg> {
    args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg)
}

/// A key of a language's files, with the places in its text in the order of the alphabet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key.
    pub name: String,
    /// The names of the places, those of words it refers to included.
    pub places: Vec<String>,
}

/// The keys of a language's files, in order; or what is wrong with them.
#[cfg(feature = "shipped")]
pub fn keys(language: Language) -> Result<Vec<Key>, String> {
    let mut names: Vec<String> = Vec::new();
    for source in language.sources() {
        let file = parser::parse_runtime(source).map_err(|(_, errors)| {
            let error = errors.first().map(ToString::to_string).unwrap_or_default();
            format!("the words in {}: {error}", language.key())
        })?;
        for entry in file.body {
            if let Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                if names.contains(&key) {
                    return Err(format!("the words in {}: '{key}' is there twice", language.key()));
                }
                names.push(key);
            }
        }
    }
    let words = Words::new(language);
    let key = |name: String| {
        let mut places = Vec::new();
        words.places(&words.texts[&name], &mut places);
        places.sort();
        places.dedup();
        Key { name, places }
    };
    Ok(names.into_iter().map(key).collect())
}

#[cfg(feature = "shipped")]
impl Words {
    /// The places of a text.
    fn places(&self, text: &Pattern<String>, out: &mut Vec<String>) {
        for element in &text.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.places_of(inline, out);
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.places_of(selector, out);
                    variants.iter().for_each(|variant| self.places(&variant.value, out));
                }
            }
        }
    }

    fn places_of(&self, inline: &InlineExpression<String>, out: &mut Vec<String>) {
        match inline {
            InlineExpression::VariableReference { id } => out.push(id.name.clone()),
            InlineExpression::MessageReference { id, .. } => match self.texts.get(&id.name) {
                Some(text) => self.places(text, out),
                None => out.push(format!("the missing word {}", id.name)),
            },
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

    use super::*;

    #[test]
    fn every_language_has_every_word_with_the_same_places() {
        let english = keys(Language::En).expect("the file is sound");
        assert!(english.len() > 200);
        for language in Language::ALL {
            let own = keys(language).expect("the file is sound");
            let names = |keys: &[Key]| keys.iter().map(|key| key.name.clone()).collect::<Vec<_>>();
            assert_eq!(names(&own), names(&english), "{}", language.key());
            for (own, english) in own.iter().zip(&english) {
                assert_eq!(own, english, "{}", language.key());
            }
            let words = Words::new(language);
            for key in &english {
                let text = words.get(&key.name).unwrap_or_default();
                assert!(!text.is_empty(), "{} in {}", key.name, language.key());
            }
        }
    }

    #[test]
    fn what_is_said_is_what_fluent_says() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut bundle = FluentBundle::new(vec![language.key().parse().expect("a language")]);
            bundle.set_use_isolating(false);
            for source in language.sources() {
                let file = FluentResource::try_new(source.to_owned()).expect("the file is sound");
                bundle.add_resource(file).expect("no word is there twice");
            }
            for key in keys(language).expect("the files are sound") {
                for n in [0, 1, 2, 7] {
                    let args: Vec<(&str, Arg)> =
                        key.places.iter().map(|place| (&**place, Arg::Number(n))).collect();
                    let mut theirs = FluentArgs::new();
                    args.iter().for_each(|(name, _)| theirs.set(*name, n));
                    let pattern = bundle.get_message(&key.name).and_then(|it| it.value()).expect("a text");
                    let mut errors = Vec::new();
                    let expected = bundle.format_pattern(pattern, Some(&theirs), &mut errors);
                    assert!(errors.is_empty(), "{}: {errors:?}", key.name);
                    assert_eq!(words.fill(&key.name, &args).as_deref(), Some(&*expected), "{}", key.name);
                }
            }
            for (name, key, attribute) in
                words.texts.keys().filter_map(|name| name.split_once('.').map(|(key, own)| (name, key, own)))
            {
                for gender in ["m", "f"] {
                    let args = [("race", "Orcs".into()), ("gender", gender.into())];
                    let mut theirs = FluentArgs::new();
                    theirs.set("race", "Orcs");
                    theirs.set("gender", gender);
                    let message = bundle.get_message(key).expect("a message");
                    let pattern = message.get_attribute(attribute).expect("an attribute").value();
                    let mut errors = Vec::new();
                    let expected = bundle.format_pattern(pattern, Some(&theirs), &mut errors);
                    assert!(errors.is_empty(), "{name}: {errors:?}");
                    assert_eq!(words.fill(name, &args).as_deref(), Some(&*expected), "{name}");
                }
            }
        }
    }

    #[test]
    fn every_tile_and_piece_has_a_name_and_a_text() {
        for (set, language) in crate::Set::ALL.into_iter().flat_map(|set| Language::ALL.map(|own| (set, own)))
        {
            let setup = crate::Setup::new(set, 2);
            let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
            let words = Words::new(language);
            let narrator = crate::narrate::Narrator {
                words: &words,
                game: &game,
                board: &board,
                tiles: &[],
                names: &[],
            };
            for (tile, _) in game.tiles() {
                let key = narrator.tile_key(tile);
                assert!(words.get(&key).is_some() && words.get(&format!("{key}-text")).is_some(), "{key}");
            }
            for (_, mark) in game.marks() {
                assert!(words.get(&format!("mark-{}", mark.key)).is_some(), "{}", mark.key);
            }
        }
    }
}
