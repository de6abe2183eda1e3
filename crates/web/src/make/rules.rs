//! What a tile does: rules as sentences with blanks.

use content::blank::sentence::{self, Number, Part};
use content::blank::{CONDITIONS, EffectWord, MOST_RULES, Piece, WORDS};
use leptos::prelude::*;

use super::editor::{Editor, word};
use super::told;
use crate::bits::{Show, click, flag, part, text};
use crate::pages::parts::{Icon, focus};
use crate::words::{self, fill, say, t};

/// What the tile does.
#[component]
pub fn Rules(editor: Editor) -> impl IntoView {
    let none = flag(move || editor.rows.with(Vec::is_empty));
    let full = flag(move || editor.rows.with(Vec::len) >= MOST_RULES);
    view! {
        <section class="card sheet">
            <h2>{t!("make-rules")}</h2>
            <Show when=none><p class="note">{t!("make-rules-none")}</p></Show>
            <ol class="rules">
                <For each=move || editor.rows.get() key=|row| *row children=move |row| view! { <Rule editor row/> }/>
            </ol>
            <Show when=flag(move || !full.get())><Add editor/></Show>
        </section>
    }
}

/// The sentence of an effect, its blanks as dots.
fn dotted(word: &EffectWord) -> String {
    let parts = words::with(|words| sentence::blanks(words, word)).unwrap_or_default();
    let part = |part: Part| match part {
        Part::Text(text) => text,
        Part::Amount | Part::Regions(_) | Part::Piece(_) => "…".to_owned(),
    };
    parts.into_iter().map(part).collect()
}

/// Adds a rule: all sentences there are, and a way to find one.
#[component]
fn Add(editor: Editor) -> impl IntoView {
    let wanted = RwSignal::new(String::new());
    let open = RwSignal::new(false);
    let all = Memo::new(move |_| {
        words::with(|_| ());
        WORDS.iter().map(|word| (word.key, dotted(word))).collect::<Vec<_>>()
    });
    let found = move || {
        let wanted = wanted.get().to_lowercase();
        let fits = |(key, text): &(&str, String)| {
            wanted.split_whitespace().all(|part| text.to_lowercase().contains(part) || *key == part)
        };
        all.get().into_iter().filter(fits).collect::<Vec<_>>()
    };
    let one = move |(key, text): (&'static str, String)| {
        let add = move |_| {
            if let Some(word) = word(key) {
                editor.add_rule(word);
                open.set(false);
                let row = editor.rows.with_untracked(|rows| rows.last().copied()).unwrap_or_default();
                // What was added is there in the next frame.
                request_animation_frame(move || focus(&format!("rule-{row}")));
            }
        };
        view! { <li><button type="button" class="sentence" data-test=format!("add-{key}") on:click=click(add)>{text}</button></li> }
    };
    view! {
        <details class="add" prop:open=open on:toggle:target=move |event| open.set(event.target().open())>
            <summary class="btn" data-test="add-rule"><Icon name="plus"/>{t!("make-rule-add")}</summary>
            <Show when=flag(move || open.get())>
                <input
                    type="text"
                    data-test="find-rule"
                    aria-label=t!("make-rule-find")
                    placeholder=t!("make-rule-find")
                    prop:value=wanted
                    on:input:target=move |event| wanted.set(event.target().value())
                />
                <ul class="sentences" tabindex="-1">{part(move || found().into_iter().map(one).collect_view())}</ul>
                <p role="status" class="note">{part(move || found().is_empty().then(|| say("make-rule-none")))}</p>
            </Show>
        </details>
    }
}

#[component]
fn Rule(editor: Editor, row: u32) -> impl IntoView {
    let Some(word) = untrack(|| editor.rule(row)).and_then(|rule| word(&rule.effect)) else {
        return view! { <Strange editor row/> }.into_any();
    };
    let number = move || editor.rule_at(row).map_or(0, |at| at + 1);
    let parts = move || {
        let parts = words::with(|words| sentence::blanks(words, word)).unwrap_or_default();
        parts
            .into_iter()
            .enumerate()
            .map(move |(nth, part)| blank(editor, row, word, nth, part))
            .collect_view()
    };
    let when = move |event: leptos::ev::Targeted<web_sys::Event, web_sys::HtmlSelectElement>| {
        let when = event.target().value();
        editor.change_rule(row, |rule| rule.when = when);
    };
    let condition = move |event: leptos::ev::Targeted<web_sys::Event, web_sys::HtmlSelectElement>| {
        let condition = Some(event.target().value()).filter(|key| !key.is_empty());
        editor.change_rule(row, |rule| rule.condition = condition);
    };
    let chosen_when = move || editor.rule(row).map(|rule| rule.when).unwrap_or_default();
    let chosen_if = move || editor.rule(row).and_then(|rule| rule.condition).unwrap_or_default();
    let span = move |key: &'static str| {
        view! { <option value=key selected=flag(move || chosen_when() == key)>{t!(&format!("make-when-{key}"))}</option> }
    };
    let conditions = move |key: &'static str| {
        view! { <option value=key selected=flag(move || chosen_if() == key)>{t!(&format!("make-if-{key}"))}</option> }
    };
    let faults = move || editor.rule_at(row).map(|at| told(editor.wrong(Some(at), None)));
    view! {
        <li class="rule" id=format!("rule-{row}") tabindex="-1" data-test="rule" aria-label=text(move || fill("make-rule", [("n", number().into())]))>
            <p class="sentence">{part(parts)}</p>
            <div class="terms">
                <label>
                    <span>{t!("make-when")}</span>
                    <select data-test="when" prop:value=text(chosen_when) on:change:target=when>
                        {word.spans().map(span).collect_view()}
                    </select>
                </label>
                {word.takes_condition().then(|| view! {
                    <label>
                        <span>{t!("make-if")}</span>
                        <select data-test="if" prop:value=text(chosen_if) on:change:target=condition>
                            <option value="" selected=flag(move || chosen_if().is_empty())>{t!("make-if-none")}</option>
                            {CONDITIONS.iter().map(|(key, ..)| conditions(key)).collect_view()}
                        </select>
                    </label>
                })}
                {(word.piece == Piece::Maybe).then(|| view! {
                    <label>
                        <span>{t!("make-piece")}</span>
                        {piece_field(editor, row, word, Number::One)}
                    </label>
                })}
                <button
                    class="btn icon quiet"
                    type="button"
                    data-test="remove-rule"
                    aria-label=text(move || fill("make-rule-remove", [("n", number().into())]))
                    on:click=click(move |_| editor.remove_rule(row))
                >
                    <Icon name="cross"/>
                </button>
            </div>
            <div class="wrongs" data-test="rule-wrong" aria-live="polite">{part(faults)}</div>
        </li>
    }
    .into_any()
}

/// A rule with an effect that does not exist: it came from a file or a link, and can only be taken out.
#[component]
fn Strange(editor: Editor, row: u32) -> impl IntoView {
    let number = move || editor.rule_at(row).map_or(0, |at| at + 1);
    view! {
        <li class="rule" data-test="rule">
            <div class="wrongs">{part(move || editor.rule_at(row).map(|at| told(editor.wrong(Some(at), None))))}</div>
            <button
                class="btn s"
                type="button"
                data-test="remove-rule"
                on:click=click(move |_| editor.remove_rule(row))
            >{text(move || fill("make-rule-remove", [("n", number().into())]))}</button>
        </li>
    }
}

/// A part of a sentence: words, or what fills a blank.
fn blank(editor: Editor, row: u32, word: &'static EffectWord, nth: usize, part: Part) -> AnyView {
    match part {
        // What is typed stays in its field while the words around it follow.
        Part::Text(plain) => text(move || {
            let amount = editor.rule(row).and_then(|rule| rule.amount);
            let parts = words::with(|words| sentence::blanks_for(words, word, amount.unwrap_or(2)));
            match parts.unwrap_or_default().into_iter().nth(nth) {
                Some(Part::Text(own)) => own,
                _ => plain.clone(),
            }
        })
        .into_any(),
        Part::Amount => {
            let value = text(move || {
                let amount = editor.rule(row).and_then(|rule| rule.amount);
                amount.map_or_else(String::new, |amount| amount.to_string())
            });
            let change = move |words: String| {
                // A field that was emptied asks for a number, and says so.
                let amount = words.trim().parse().ok();
                editor.change_rule(row, |rule| rule.amount = amount);
            };
            view! {
                <input
                    type="number"
                    class="amount"
                    min="1"
                    max=word.most().to_string()
                    data-test="amount"
                    aria-label=t!("make-amount")
                    prop:value=value
                    on:input:target=move |event| change(event.target().value())
                />
            }
            .into_any()
        }
        Part::Regions(number) => {
            let chosen = move || editor.rule(row).and_then(|rule| rule.regions).unwrap_or_default();
            let one = move |key: &'static str| {
                let label = text(move || {
                    words::with(|words| sentence::regions(words, key, number)).unwrap_or_default()
                });
                view! { <option value=key selected=flag(move || chosen() == key)>{label}</option> }
            };
            view! {
                <select
                    data-test="regions"
                    aria-label=t!("make-regions")
                    prop:value=text(chosen)
                    on:change:target=move |event| {
                        let regions = Some(event.target().value());
                        editor.change_rule(row, |rule| rule.regions = regions);
                    }
                >
                    {word.filters().map(one).collect_view()}
                </select>
            }
            .into_any()
        }
        Part::Piece(number) => piece_field(editor, row, word, number),
    }
}

/// The piece a rule speaks of.
fn piece_field(editor: Editor, row: u32, word: &'static EffectWord, number: Number) -> AnyView {
    let chosen = move || editor.rule(row).and_then(|rule| rule.piece).unwrap_or_default();
    let one = move |key: &'static str| {
        let label =
            text(move || words::with(|words| sentence::piece(words, key, number)).unwrap_or_default());
        view! { <option value=key selected=flag(move || chosen() == key)>{label}</option> }
    };
    let none = (word.piece == Piece::Maybe).then(|| {
        view! { <option value="" selected=flag(move || chosen().is_empty())>{t!("make-piece-none")}</option> }
    });
    view! {
        <select
            data-test="piece"
            aria-label=t!("make-piece")
            prop:value=text(chosen)
            on:change:target=move |event| {
                let piece = Some(event.target().value()).filter(|key| !key.is_empty());
                editor.change_rule(row, |rule| rule.piece = piece);
            }
        >
            {none}
            {word.pieces().map(|piece| one(piece.key)).collect_view()}
        </select>
    }
    .into_any()
}
