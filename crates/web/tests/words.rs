//! Every key the page asks words for is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use content::words::{Language, keys};

/// The calls whose first argument is a key.
const CALLS: [&str; 4] = ["say(\"", "fill(\"", "t!(\"", "named(\""];

/// The keys written out in a folder of sources.
fn asked(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        if entry.path().is_dir() {
            asked(&entry.path(), into);
            continue;
        }
        let text = fs::read_to_string(entry.path()).expect("text");
        for call in CALLS {
            let calls = text.match_indices(call).map(|(at, _)| at);
            // Not the end of a longer name.
            let calls = calls.filter(|&at| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'));
            let rests = calls.map(|at| &text[at + call.len()..]);
            into.extend(rests.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
}

#[test]
fn every_key_of_the_page_has_its_words() {
    let mut wanted = BTreeSet::new();
    asked(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut wanted);
    assert!(wanted.len() > 150, "only {} keys were found", wanted.len());
    let known: BTreeSet<String> =
        keys(Language::En).expect("sound words").into_iter().map(|key| key.name).collect();
    assert_eq!(wanted.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new());
}
