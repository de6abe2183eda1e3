//! What people choose for themselves, kept in this browser.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::bits::effect;
use crate::shelf;
use crate::words::Tongue;

/// Declares a choice between a few things that have keys.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $variant:ident = $key:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
        pub enum $name { $($(#[$note])* $variant),* }

        impl Choice for $name {
            const ALL: &'static [$name] = &[$($name::$variant),*];
            fn key(self) -> &'static str {
                match self { $($name::$variant => $key),* }
            }
        }
    };
}

pub(crate) use choice;

/// A choice between a few things that have keys.
pub trait Choice: Copy + Default + PartialEq + Send + Sync + 'static {
    /// All there is to choose from.
    const ALL: &'static [Self];
    /// The key of one.
    fn key(self) -> &'static str;
    /// The one with that key, or else the usual one.
    fn from_key(key: &str) -> Self {
        Self::ALL.iter().copied().find(|it| it.key() == key).unwrap_or_default()
    }
}

choice! {
    /// Light or dark.
    Theme {
        /// As the device says.
        #[default]
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choice! {
    /// How much moves.
    Motion {
        /// As the device says.
        #[default]
        Auto = "auto",
        /// Everything.
        Full = "full",
        /// Fades only.
        Less = "less",
    }
}

choice! {
    /// How fast others' turns are shown.
    Speed {
        /// All at once.
        AtOnce = "0",
        /// At half speed.
        Slow = "1",
        /// At normal speed.
        #[default]
        Normal = "2",
        /// At double speed.
        Fast = "3",
    }
}

choice! {
    /// Where a conquest needs a second click.
    Confirm {
        /// On touch screens.
        #[default]
        Touch = "touch",
        /// Everywhere.
        Always = "always",
        /// Nowhere.
        Never = "never",
    }
}

choice! {
    /// How long the end of a turn can be taken back before bots and chance go on.
    TakeBack {
        /// Not at all.
        None = "0",
        /// A moment.
        #[default]
        Short = "3",
        /// A while.
        Long = "8",
    }
}

impl TakeBack {
    /// In milliseconds.
    pub fn millis(self) -> u32 {
        match self {
            TakeBack::None => 0,
            TakeBack::Short => 3000,
            TakeBack::Long => 8000,
        }
    }
}

choice! {
    /// Something that is on or off, on unless switched off.
    Switch {
        /// On.
        #[default]
        On = "on",
        /// Off.
        Off = "off",
    }
}

impl Speed {
    /// How many times as fast as normal; nothing is at once.
    pub fn factor(self) -> Option<f64> {
        match self {
            Speed::AtOnce => None,
            Speed::Slow => Some(0.5),
            Speed::Normal => Some(1.0),
            Speed::Fast => Some(2.0),
        }
    }
}

/// What people chose.
#[derive(Clone, Copy)]
pub struct Settings {
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// How much moves.
    pub motion: RwSignal<Motion>,
    /// How fast others' turns are shown.
    pub speed: RwSignal<Speed>,
    /// Where a conquest needs a second click.
    pub confirm: RwSignal<Confirm>,
    /// How long the end of a turn can be taken back.
    pub take_back: RwSignal<TakeBack>,
    /// Whether one is warned before a blunder, at tables against bots.
    pub warn: RwSignal<Switch>,
    /// Whether there are sounds.
    pub sound: RwSignal<Switch>,
    /// Whether the browser tells that it is one's turn.
    pub notify: RwSignal<Switch>,
    /// Whether the text board is open when one comes to a table.
    pub list: RwSignal<Switch>,
    /// Whether the numbers of all regions stand on the map.
    pub numbers: RwSignal<Switch>,
    /// What others call this person.
    pub name: RwSignal<String>,
    device_is_dark: RwSignal<bool>,
}

/// The settings of this page.
pub fn settings() -> Settings {
    // The frame provides them before anything else.
    expect_context()
}

/// Reads the settings and makes them known to all views.
pub fn provide() {
    let dark = media("(prefers-color-scheme: dark)");
    let settings = Settings {
        theme: kept("theme", Theme::default()),
        motion: kept("motion", Motion::default()),
        speed: kept("speed", Speed::default()),
        confirm: kept("confirm", Confirm::default()),
        take_back: kept("take-back", TakeBack::default()),
        warn: kept("warn", Switch::Off),
        sound: kept("sound", Switch::On),
        notify: kept("notify", Switch::Off),
        list: kept("list", Switch::Off),
        numbers: kept("numbers", Switch::Off),
        name: RwSignal::new(shelf::get("name").unwrap_or_default()),
        device_is_dark: dark,
    };
    Effect::new(move |before: Option<()>| {
        let name = settings.name.get();
        if before.is_some() {
            shelf::put("name", &name);
        }
    });
    effect(move || mark("data-theme", if settings.is_dark() { "dark" } else { "light" }));
    effect(move || mark("data-motion", settings.motion.get().key()));
    if let Some(tongue) = use_context::<Tongue>() {
        effect(move || mark("lang", tongue.language().key()));
    }
    provide_context(settings);
}

impl Settings {
    /// Whether the page is dark now.
    pub fn is_dark(self) -> bool {
        match self.theme.get() {
            Theme::Auto => self.device_is_dark.get(),
            Theme::Light => false,
            Theme::Dark => true,
        }
    }

    /// Whether things move, and do not only appear.
    pub fn moves(self) -> bool {
        match self.motion.get() {
            Motion::Auto => !matches("(prefers-reduced-motion: reduce)"),
            Motion::Full => true,
            Motion::Less => false,
        }
    }

    /// Whether a conquest needs a second click, made by a finger or not.
    pub fn confirms(self, touch: bool) -> bool {
        match self.confirm.get() {
            Confirm::Touch => touch,
            Confirm::Always => true,
            Confirm::Never => false,
        }
    }
}

/// A choice that is kept when it changes.
fn kept<C: Choice>(name: &'static str, usual: C) -> RwSignal<C> {
    let signal = RwSignal::new(shelf::get(name).map_or(usual, |key| C::from_key(&key)));
    Effect::new(move |before: Option<()>| {
        let choice = signal.get();
        if before.is_some() {
            shelf::put(name, choice.key());
        }
    });
    signal
}

fn mark(name: &str, value: &str) {
    let root = document().document_element();
    // An attribute of our own cannot be refused.
    let _ = root.map(|it| it.set_attribute(name, value));
}

/// Whether the device answers a question of style with yes.
pub fn matches(question: &str) -> bool {
    window().match_media(question).ok().flatten().is_some_and(|it| it.matches())
}

/// The device's answer to a question of style, kept up to date.
fn media(question: &str) -> RwSignal<bool> {
    let signal = RwSignal::new(matches(question));
    if let Some(list) = window().match_media(question).ok().flatten() {
        let own = list.clone();
        let changed = Closure::<dyn FnMut()>::new(move || signal.set(own.matches()));
        list.set_onchange(Some(changed.as_ref().unchecked_ref()));
        // It is listened to as long as the page lives.
        changed.forget();
    }
    signal
}
