//! Whether the words of an item stand with its box, so that they go when the item goes.

use std::path::Path;

use engine::ability::Effect;

use super::{Findings, Ours, boxes, read};

/// How the keys of words begin that a tile may have for its questions and answers.
const OWN: [&str; 6] = ["ask-", "do-", "wait-", "done-", "tool-", "post-"];

/// The words of the interface belong to no tile that has a procedure.
pub(super) fn words_stand_with_their_box(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let is_procedure = |effect: Effect| effect.procedure().is_some();
    let items: Vec<String> = boxes()
        .iter()
        .flat_map(Ours::items)
        .filter(|item| item.rules.iter().any(|rule| is_procedure(rule.effect)))
        .map(|item| item.key.to_string())
        .collect();
    for language in ["en", "fr", "de"] {
        let file = format!("crates/content/words/ui.{language}.ftl");
        let text = read(&root.join(&file))?;
        for key in text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            let own = OWN.iter().find_map(|start| key.strip_prefix(start));
            let is_of = |item: &&String| {
                own.and_then(|own| own.strip_prefix(item.as_str()))
                    .is_some_and(|end| end.is_empty() || end.starts_with('-'))
            };
            findings
                .demand(!items.iter().any(|item| is_of(&item)), || format!("{file}: '{key}' is a tile's"));
        }
    }
    Ok(())
}
