//! A tile as somebody makes it: what its file says, right or wrong, and the file written from it.
//!
//! Files and the page's editor share it. [`Draft::to_toml`] and the reader are each other's inverse.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

/// The text of a tile file as values.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// `race` or `power`.
    pub kind: String,
    /// The name in notation.
    pub key: String,
    /// How many tokens it brings.
    pub tokens: i64,
    /// The race whose tokens a race uses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether a power stays with its people in decline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<bool>,
    /// The icon that stands for it, by the key of what is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<String>,
    /// One to three letters that stand for it instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
    /// Its names.
    #[serde(default)]
    pub name: Texts,
    /// What it does, for players.
    #[serde(default)]
    pub text: Texts,
    /// Its rules.
    #[serde(default, rename = "rule", skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<DraftRule>,
}

/// Something said in several languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    /// In English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub en: Option<String>,
    /// In French.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fr: Option<String>,
    /// In German.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub de: Option<String>,
}

/// A rule as a file says it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftRule {
    /// When it holds.
    pub when: String,
    /// What must be so besides.
    #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
    pub condition: Option<String>,
    /// What it does.
    pub effect: String,
    /// How much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<String>,
    /// With which piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piece: Option<String>,
}

impl Texts {
    /// The languages and what is said in them.
    pub fn each(&self) -> [(&'static str, Option<&str>); 3] {
        [("en", self.en.as_deref()), ("fr", self.fr.as_deref()), ("de", self.de.as_deref())]
    }

    /// The place of a language.
    pub fn of_mut(&mut self, language: &str) -> &mut Option<String> {
        match language {
            "fr" => &mut self.fr,
            "de" => &mut self.de,
            _ => &mut self.en,
        }
    }

    /// What is said in a language, or else in the first in which anything is.
    pub fn in_or_first(&self, language: &str) -> Option<&str> {
        let said = |text: &&str| !text.trim().is_empty();
        let own = self.each().into_iter().find(|(code, _)| *code == language).and_then(|(_, text)| text);
        own.filter(said).or_else(|| self.each().into_iter().filter_map(|(_, text)| text).find(said))
    }
}

impl Draft {
    /// The file.
    pub fn to_toml(&self) -> String {
        let mut out = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut out);
        out
    }

    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(
            out,
            "kind = {}\nkey = {}\ntokens = {}",
            quoted(&self.kind),
            quoted(&self.key),
            self.tokens
        )?;
        write_text(out, "stand_in", self.stand_in.as_deref())?;
        if let Some(kept) = self.kept {
            writeln!(out, "kept = {kept}")?;
        }
        write_text(out, "icon", self.icon.as_deref())?;
        write_text(out, "letters", self.letters.as_deref())?;
        for (table, texts) in [("name", &self.name), ("text", &self.text)] {
            writeln!(out, "\n[{table}]")?;
            for (language, text) in texts.each() {
                write_text(out, language, text)?;
            }
        }
        for rule in &self.rules {
            writeln!(out, "\n[[rule]]\nwhen = {}", quoted(&rule.when))?;
            write_text(out, "if", rule.condition.as_deref())?;
            writeln!(out, "effect = {}", quoted(&rule.effect))?;
            if let Some(amount) = rule.amount {
                writeln!(out, "amount = {amount}")?;
            }
            write_text(out, "regions", rule.regions.as_deref())?;
            write_text(out, "piece", rule.piece.as_deref())?;
        }
        Ok(())
    }

    /// The same as JSON, for whoever does not read TOML.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads what [`Draft::to_json`] writes.
    pub fn from_json(text: &str) -> Option<Draft> {
        serde_json::from_str(text).ok()
    }
}

fn write_text(out: &mut String, field: &str, text: Option<&str>) -> std::fmt::Result {
    text.map_or(Ok(()), |text| writeln!(out, "{field} = {}", quoted(text)))
}

/// A text in quotation marks, as TOML has it.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{:04X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
