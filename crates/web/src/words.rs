//! What people read: the words of the language they chose, fetched once, changed at run time.
//!
//! [`say`] and [`fill`] follow the chosen language: call them inside a closure of a view, and the text changes with it.

use std::cell::{Cell, RefCell};

use content::words::{Arg, Language, Words};
use leptos::prelude::*;

use crate::assets::asset;
use crate::bits::text;
use crate::{api, shelf};

/// The files of words, in the order in which they are fetched.
const FILES: [&str; 5] = ["words", "items", "more", "coach", "make"];
/// How many of them a table of the first box needs.
pub const TABLE: usize = 2;
/// How many of them everything else needs but reviews and the editor of tiles.
pub const ALL: usize = 3;
/// How many of them reviews need.
pub const COACH: usize = 4;
/// How many of them the editor of tiles needs.
pub const MAKE: usize = 5;

thread_local! {
    static WORDS: RefCell<Option<Words>> = const { RefCell::new(None) };
    static TEXTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static RULES: RefCell<Option<Words>> = const { RefCell::new(None) };
    static FETCHING: Cell<bool> = const { Cell::new(false) };
}

/// The language shown.
#[derive(Clone, Copy)]
pub struct Tongue(RwSignal<Language>);

impl Tongue {
    /// The language shown now.
    pub fn language(self) -> Language {
        self.0.get()
    }

    /// Changes the language once its words are here, as many as there were.
    pub fn choose(self, language: Language) {
        leptos::task::spawn_local(async move {
            let n_files = n_files();
            if load(language).await {
                complete(n_files).await;
                shelf::put("language", language.key());
                self.0.set(language);
            }
        });
    }
}

/// Makes the language known to all views.
pub fn provide() {
    provide_context(Tongue(RwSignal::new(preferred())));
}

/// The language chosen last, or else the browser's.
pub fn preferred() -> Language {
    let wanted = shelf::get("language").or_else(|| window().navigator().language()).unwrap_or_default();
    Language::from_key(wanted.get(..2).unwrap_or_default()).unwrap_or_default()
}

/// Fetches the words of a language: those of the front page.
pub async fn load(language: Language) -> bool {
    let Some(text) = api::text(&asset(&format!("words.{}.ftl", language.key()))).await else { return false };
    TEXTS.set(vec![text]);
    speak(language);
    RULES.set(None);
    true
}

/// Fetches further words too, unless they are here: as many files as that.
pub async fn complete(n: usize) {
    let spoken = || WORDS.with_borrow(|words| words.as_ref().map(Words::language));
    for (at, file) in FILES.iter().enumerate().take(n).skip(1) {
        let Some(language) = spoken() else { return };
        if n_files() > at {
            continue;
        }
        let Some(text) = api::text(&asset(&format!("{file}.{}.ftl", language.key()))).await else { return };
        // Somebody may have changed the language meanwhile, or fetched it too.
        if spoken() == Some(language) && n_files() == at {
            TEXTS.with_borrow_mut(|texts| texts.push(text));
            speak(language);
        }
    }
}

/// How many files of words are here.
fn n_files() -> usize {
    TEXTS.with_borrow(Vec::len)
}

fn speak(language: Language) {
    let texts = TEXTS.with_borrow(Clone::clone);
    WORDS.set(Some(Words::read(language, texts)));
}

/// The text of a rule. Rules are fetched when the first is asked for; until then nothing is said.
pub fn rule(id: &str) -> String {
    let Some(tongue) = use_context::<Tongue>() else { return String::new() };
    let language = tongue.language();
    let text =
        RULES.with_borrow(|rules| rules.as_ref().map(|it| it.get(&format!("rule-{id}")).unwrap_or_default()));
    text.unwrap_or_else(|| {
        if !FETCHING.replace(true) {
            leptos::task::spawn_local(async move {
                let text = api::text(&asset(&format!("rules.{}.ftl", language.key()))).await;
                FETCHING.set(false);
                if let Some(text) = text {
                    RULES.set(Some(Words::read(language, [text])));
                    tongue.0.notify();
                }
            });
        }
        String::new()
    })
}

/// A text by its key, as views want it: it changes with the language.
macro_rules! t {
    ($key:literal) => {
        $crate::words::told($key)
    };
    ($key:expr) => {
        $crate::bits::text(move || $crate::words::say($key))
    };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::bits::text(move || {
            $crate::words::fill($key, [$((stringify!($name), content::words::Arg::from($value))),+])
        })
    };
}
pub(crate) use t;

/// What `t!` makes of a key that never changes: one piece of code for all of them.
pub fn told(key: &'static str) -> Signal<String> {
    text(move || say(key))
}

/// The text with that key. A text that is missing shows its key, so that it is seen.
pub fn say(key: &str) -> String {
    if let Some(tongue) = use_context::<Tongue>() {
        tongue.0.track();
    }
    WORDS.with_borrow(|words| words.as_ref().and_then(|it| it.get(key))).unwrap_or_else(|| key.to_owned())
}

/// The text with that key and its places filled.
pub fn fill<'a>(key: &str, args: impl IntoIterator<Item = (&'a str, Arg)>) -> String {
    if let Some(tongue) = use_context::<Tongue>() {
        tongue.0.track();
    }
    let args: Vec<(&str, Arg)> = args.into_iter().collect();
    let text = WORDS.with_borrow(|words| words.as_ref().and_then(|it| it.fill(key, &args)));
    text.unwrap_or_else(|| key.to_owned())
}

/// The language shown.
pub fn language() -> Language {
    use_context::<Tongue>().map_or_else(preferred, Tongue::language)
}

/// Something made of the words, again when the language changes; nothing before they are here.
pub fn with<T>(make: impl FnOnce(&Words) -> T) -> Option<T> {
    if let Some(tongue) = use_context::<Tongue>() {
        tongue.0.track();
    }
    WORDS.with_borrow(|words| words.as_ref().map(make))
}
