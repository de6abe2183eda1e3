//! Words: every name and text, by language.

pub use fluent_bundle::{FluentArgs, FluentValue};
use fluent_bundle::{FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

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

    /// The files of its words, one a box.
    #[cfg(feature = "shipped")]
    pub fn sources(self) -> [&'static str; 2] {
        match self {
            Language::En => [include_str!("../words/en.ftl"), include_str!("../words/underground.en.ftl")],
            Language::Fr => [include_str!("../words/fr.ftl"), include_str!("../words/underground.fr.ftl")],
            Language::De => [include_str!("../words/de.ftl"), include_str!("../words/underground.de.ftl")],
        }
    }
}

/// The words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// The words of a language.
    #[cfg(feature = "shipped")]
    pub fn new(language: Language) -> Words {
        Words::read(language, language.sources().map(str::to_owned))
    }

    /// The words of a language, from the texts of its files.
    pub fn read(language: Language, sources: impl IntoIterator<Item = String>) -> Words {
        let code: LanguageIdentifier = language.key().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![code]);
        bundle.set_use_isolating(false);
        // A file with a fault still gives its other words; a test reads them all.
        for source in sources {
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { bundle }
    }

    /// The text with that key.
    pub fn get(&self, key: &str) -> Option<String> {
        self.fill(key, None)
    }

    /// The text with that key and its places filled.
    pub fn fill(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
    }
}

/// The keys of a language's files, in order; or what is wrong with them.
#[cfg(feature = "shipped")]
pub fn keys(language: Language) -> Result<Vec<String>, String> {
    let mut keys: Vec<String> = Vec::new();
    for source in language.sources() {
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let error = errors.first().map(ToString::to_string).unwrap_or_default();
            format!("the words in {}: {error}", language.key())
        })?;
        for entry in resource.entries() {
            if let fluent_syntax::ast::Entry::Message(message) = entry {
                let key = message.id.name.to_owned();
                if keys.contains(&key) {
                    return Err(format!("the words in {}: '{key}' is there twice", language.key()));
                }
                keys.push(key);
            }
        }
    }
    Ok(keys)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_word() {
        let english = keys(Language::En).expect("the file is sound");
        assert!(english.len() > 200);
        for language in Language::ALL {
            assert_eq!(keys(language).expect("the file is sound"), english, "{}", language.key());
            let words = Words::new(language);
            for key in &english {
                assert!(words.get(key).is_some_and(|text| !text.is_empty()), "{key} in {}", language.key());
            }
        }
    }

    #[test]
    fn every_tile_and_piece_has_a_name_and_a_text() {
        let words = Words::new(Language::En);
        let below = &crate::underground::races::ALL;
        let races = crate::base::races::ALL.iter().chain(below).map(|race| format!("race-{}", race.key));
        let below = &crate::underground::powers::ALL;
        let powers = crate::base::powers::ALL.iter().chain(below).map(|power| format!("power-{}", power.key));
        for key in races.chain(powers) {
            assert!(words.get(&key).is_some() && words.get(&format!("{key}-text")).is_some(), "{key}");
        }
        for mark in crate::base::marks::ALL.iter().chain(&crate::underground::marks::ALL) {
            assert!(words.get(&format!("mark-{}", mark.key)).is_some(), "{}", mark.key);
        }
    }
}
