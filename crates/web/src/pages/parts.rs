//! What pages share: the frame around them, icons, choices, and how problems are told.

use leptos::ev::Targeted;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use wire::protocol::Problem;

use content::words::Language;

use crate::assets::asset;
use crate::bits::{Show, click, effect, flag, part, text};
use crate::route::Route;
use crate::settings::{Choice, Theme, settings};
use crate::words::{Tongue, fill, say, t};
use crate::{address, net, problem};

/// An icon of the interface. It says nothing by itself: words stand beside it or are its control's name.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="i" aria-hidden="true" focusable="false">
            <use href=asset(&format!("glyphs.ui.svg#g-ui-{name}"))></use>
        </svg>
    }
}

/// The three chips beside the name.
#[component]
pub fn Logo() -> impl IntoView {
    view! {
        <a class="logo" href=Route::Front.href() data-test="home" aria-label=t!("app-name")>
            <svg viewBox="0 0 46 30" aria-hidden="true">
                <g stroke="#12191d" stroke-width="2">
                    <rect x="2" y="8" width="18" height="18" rx="5" fill="#c8371f" transform="rotate(-9 11 17)"></rect>
                    <rect x="26" y="8" width="18" height="18" rx="5" fill="#62c9be" transform="rotate(9 35 17)"></rect>
                    <rect x="13.5" y="3" width="20" height="24" rx="6" fill="#f2b632"></rect>
                </g>
                <path
                    d="M20.5 10h6M20.5 10v10h6M20.5 15h5"
                    stroke="#12191d"
                    stroke-width="2.6"
                    fill="none"
                    stroke-linecap="round"
                ></path>
            </svg>
            <span>{t!("app-name")}</span>
        </a>
    }
}

/// The language, to be changed at any time.
#[component]
pub fn Tongues() -> impl IntoView {
    // The frame provides it before anything else.
    let tongue: Tongue = expect_context();
    let choose = move |event: Targeted<web_sys::Event, web_sys::HtmlSelectElement>| {
        if let Ok(language) = Language::from_key(&event.target().value()) {
            tongue.choose(language);
        }
    };
    view! {
        <label class="tongues">
            <span class="sr">{t!("nav-language")}</span>
            <span class="long" aria-hidden="true">{t!(&format!("language-{}", tongue.language().key()))}</span>
            <span class="short" aria-hidden="true">{text(move || tongue.language().key().to_ascii_uppercase())}</span>
            <Icon name="down"/>
            <select
                data-test="language"
                prop:value=move || tongue.language().key()
                on:change:target=choose
            >
                {Language::ALL
                    .map(|language| {
                        let key = language.key();
                        view! {
                            <option value=key lang=key selected=flag(move || tongue.language() == language)>
                                {t!(&format!("language-{key}"))}
                            </option>
                        }
                    })}
            </select>
        </label>
    }
}

/// Light or dark, at a touch.
#[component]
pub fn Lamp() -> impl IntoView {
    let settings = settings();
    let turn = move |_| settings.theme.set(if settings.is_dark() { Theme::Light } else { Theme::Dark });
    view! {
        <button
            class="btn icon bare"
            type="button"
            data-test="theme"
            title=t!("theme-switch")
            on:click=click(turn)
        >
            {part(move || if settings.is_dark() { view! { <Icon name="sun"/> } } else { view! { <Icon name="moon"/> } })}
            <span class="lb">{t!("theme-switch")}</span>
        </button>
    }
}

/// A page: the bar above it, what it is about, and the small print.
#[component]
pub fn Frame(
    /// The key of its name.
    #[prop(into)]
    title: Signal<String>,
    /// What is special about its looks.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    effect(move || document().set_title(&fill("app-title", [("page", title.get().into())])));
    let main = NodeRef::<leptos::html::Main>::new();
    // Whoever reads by ear or keyboard begins where the new page begins.
    main.on_load(|main| {
        let _ = main.focus();
        // The bar above it stays in sight.
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    view! {
        <a class="skip" href="#main" on:click=click(move |event| {
            event.prevent_default();
            let _ = main.get_untracked().map(|it| it.focus());
        })>{t!("nav-skip")}</a>
        <div class=format!("page {class}")>
            <header class="top">
                <Logo/>
                <nav aria-label=t!("nav-main")>
                    <a class="btn bare" href=Route::Help.href() data-test="help">
                        <Icon name="help"/>
                        <span>{t!("nav-help")}</span>
                    </a>
                    <a class="btn bare" href=Route::Settings.href() data-test="settings">
                        <Icon name="gear"/>
                        <span>{t!("nav-settings")}</span>
                    </a>
                    <Tongues/>
                    <Lamp/>
                </nav>
            </header>
            <Show when=flag(move || !address::is_alone() && !net::is_reached())>
                <p class="net" role="status" data-test="no-net">{t!("net-away")}</p>
            </Show>
            <main id="main" tabindex="-1" node_ref=main>{children()}</main>
            <footer class="foot">
                <span>{t!("front-unofficial")}</span>
                <a href=Route::Learn.href() data-test="learn-link">{t!("nav-learn")}</a>
                <a href=Route::Puzzles.href() data-test="puzzles-link">{t!("nav-puzzles")}</a>
                <a href=Route::Rules(None).href() data-test="rules-link">{t!("nav-rules")}</a>
                <a href=Route::MakeTile.href() data-test="make-link">{t!("nav-make")}</a>
                <a href=Route::Lab.href() data-test="lab-link">{t!("nav-lab")}</a>
                <a href=Route::Credits.href() data-test="credits">{t!("nav-credits")}</a>
            </footer>
        </div>
    }
}

/// One of a few things, all in sight.
#[component]
pub fn Pick<C: Choice>(
    /// What is chosen.
    choice: RwSignal<C>,
    /// What it is about: a key.
    label: &'static str,
    /// The keys of the things begin with this.
    prefix: &'static str,
    /// Whether a sentence says what each thing means.
    #[prop(optional)]
    about: bool,
    /// The name for tests.
    test: &'static str,
) -> impl IntoView {
    let keys = C::ALL.iter().map(|one| one.key()).collect();
    let chosen = Signal::derive(move || choice.get().key());
    let choose = Callback::new(move |key: &'static str| choice.set(C::from_key(key)));
    view! { <Keys keys chosen choose label prefix about test/> }
}

/// The same for any kind of choice: it is in the page once.
#[component]
fn Keys(
    keys: Vec<&'static str>,
    chosen: Signal<&'static str>,
    choose: Callback<&'static str>,
    label: &'static str,
    prefix: &'static str,
    about: bool,
    test: &'static str,
) -> impl IntoView {
    let one = move |key: &'static str| {
        let name = format!("{prefix}-{key}");
        let about = about.then(|| {
            let about = format!("{name}-about");
            view! { <small>{text(move || fill(&about, [("minutes", crate::absent::PATIENCE.into())]))}</small> }
        });
        view! {
            <label>
                <input
                    type="radio"
                    name=test
                    value=key
                    prop:checked=flag(move || chosen.get() == key)
                    on:change=move |_| choose.run(key)
                />
                <span>
                    <b>{text(move || say(&name))}</b>
                    {about}
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="pick" class:tall=about data-test=test>
            <legend>{t!(label)}</legend>
            <div class="seg">{keys.into_iter().map(one).collect_view()}</div>
        </fieldset>
    }
}

/// Something that is on or off.
#[component]
pub fn Toggle(
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// What happens when it is switched.
    #[prop(into)]
    change: Callback<bool>,
    /// What it is: a key.
    label: &'static str,
    /// A key of a sentence more.
    #[prop(optional)]
    about: &'static str,
    /// The name for tests.
    test: &'static str,
) -> impl IntoView {
    view! {
        <label class="toggle">
            <input
                type="checkbox"
                role="switch"
                data-test=test
                prop:checked=on
                on:change:target=move |event| change.run(event.target().checked())
            />
            <span>
                <b>{t!(label)}</b>
                {(!about.is_empty()).then(|| view! { <small>{t!(about)}</small> })}
            </span>
        </label>
    }
}

/// What went wrong, where people look and where readers hear it.
#[component]
pub fn Trouble(problem: RwSignal<Option<Problem>>) -> impl IntoView {
    view! {
        <div role="alert" class="trouble" data-test="problem">
            {part(move || {
                problem
                    .get()
                    .map(|problem| view! { <p>{move || problem::in_words(&problem, None)}</p> })
            })}
        </div>
    }
}

/// The badge of a seat: its letter on its color.
#[component]
pub fn Badge(seat: char) -> impl IntoView {
    view! {
        <span class="badge" style=format!("--p: var(--{seat}); --pi: var(--{seat}i)") aria-hidden="true">
            {seat.to_string()}
        </span>
    }
}

/// Copies a text and says so.
#[component]
pub fn Copy(
    /// The text.
    #[prop(into)]
    text: Signal<String>,
    /// What the button is called for readers.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let state = RwSignal::new("lobby-copy");
    let copy = move |_| {
        let text = text.get_untracked();
        leptos::task::spawn_local(async move {
            let done = window().navigator().clipboard().write_text(&text);
            let done = wasm_bindgen_futures::JsFuture::from(done).await.is_ok();
            state.set(if done { "copied" } else { "copy-failed" });
            set_timeout(move || state.set("lobby-copy"), std::time::Duration::from_secs(4));
        });
    };
    view! {
        <button class="btn" type="button" data-test="copy" aria-label=label on:click=click(copy)>
            <Icon name="link"/>
            <span aria-live="polite">{t!(state.get())}</span>
        </button>
    }
}

/// Selects what is in a field when it is entered, so that it can be copied by hand.
pub fn select_all(event: &web_sys::FocusEvent) {
    let field = event.target().and_then(|it| it.dyn_into::<web_sys::HtmlInputElement>().ok());
    if let Some(field) = field {
        field.select();
    }
}

/// Moves the focus to something that has just appeared.
pub fn focus(id: &str) {
    let found = document().get_element_by_id(id).and_then(|it| it.dyn_into::<HtmlElement>().ok());
    // What cannot be focused is read in its turn.
    let _ = found.map(|it| it.focus());
}
