//! What would make a tile fair: the same games with one token fewer and one more, beside what printed tiles are worth.

use content::blank::{Draft, HomeTile};
use leptos::prelude::*;
use wire::protocol::{Problem, Trial, Worth};

use super::editor::Editor;
use super::trying::{GAMES, coins, options, play_games};
use crate::bits::{Show, click, effect, flag, part, text};
use crate::pages::parts::{Icon, Trouble};
use crate::words::{fill, say, t};

/// The variants, by how many tokens they have more than the tile.
const VARIANTS: [(i64, &str); 2] = [(-1, "make-variant-fewer"), (1, "make-variant-more")];

/// What has been measured.
#[derive(Clone)]
struct Measured {
    /// The key of the words that name it.
    name: &'static str,
    trial: Trial,
}

/// Measures the variants of a tile that was measured.
#[component]
pub fn Variants(
    editor: Editor,
    set: Memo<content::Set>,
    /// What games said of the tile as it is.
    trial: RwSignal<Trial>,
    /// Where chance started from.
    seed: StoredValue<u64>,
) -> impl IntoView {
    let measured = RwSignal::new(Vec::<Measured>::new());
    let problem = RwSignal::new(None::<Problem>);
    let running = RwSignal::new(false);
    let run = StoredValue::new(0_u32);
    on_cleanup(move || run.update_value(|run| *run += 1));
    let whole = flag(move || trial.with(|trial| trial.games >= GAMES));
    effect(move || {
        // What was measured is of the tile as it was.
        if !whole.get() {
            run.update_value(|run| *run += 1);
            running.set(false);
            measured.set(Vec::new());
        }
    });
    let measure = move |_| {
        let was_running = running.get_untracked();
        run.update_value(|run| *run += 1);
        running.set(false);
        if was_running {
            return;
        }
        let own = run.get_value();
        running.set(true);
        problem.set(None);
        measured.set(Vec::new());
        let drafts = editor.draft.with_untracked(variants);
        let (set, seed) = (set.get_untracked(), seed.get_value());
        leptos::task::spawn_local(async move {
            for (name, draft) in drafts {
                measured.update(|all| all.push(Measured { name, trial: Trial::default() }));
                let tell = move |part: &Trial| {
                    if run.try_get_value() != Some(own) {
                        return false;
                    }
                    measured.update(|all| {
                        if let Some(last) = all.last_mut() {
                            last.trial.merge(part);
                        }
                    });
                    true
                };
                match play_games(options(set, draft.to_toml()), seed, tell).await {
                    Ok(true) => {}
                    Ok(false) => return,
                    Err(why) => {
                        problem.set(Some(why));
                        break;
                    }
                }
            }
            running.set(false);
        });
    };
    let done = move || measured.with(|all| all.iter().map(|it| it.trial.games.min(GAMES)).sum::<u64>());
    let most = move || measured.with(|all| all.len().max(VARIANTS.len()) as u64) * GAMES;
    view! {
        <Show when=whole>
            <div class="variants">
                <button class="btn" type="button" data-test="try-variants" on:click=click(measure)>
                    {part(move || if running.get() {
                        view! { <Icon name="pause"/>{say("make-try-stop")} }.into_any()
                    } else {
                        view! { <Icon name="dice"/>{say("make-variant-ask")} }.into_any()
                    })}
                </button>
                <p class="note">{t!("make-variant-hint")}</p>
                <Trouble problem/>
                <Show when=running.into()>
                    <progress
                        max=text(move || most().to_string())
                        prop:value=move || done() as f64
                        aria-label=t!("make-variant-ask")
                    ></progress>
                </Show>
                <div role="status" data-test="variants">
                    {part(move || {
                        let key = editor.draft.with(|draft| draft.key.clone());
                        (!running.get()).then(|| trial.with(|own| measured.with(|all| told(own, all, &key))))
                    })}
                </div>
            </div>
        </Show>
    }
}

/// The tile with other numbers of tokens, as far as such a tile can be played.
fn variants(draft: &Draft) -> Vec<(&'static str, Draft)> {
    let variant = |(more, name): (i64, &'static str)| {
        let draft = Draft { tokens: draft.tokens + more, ..draft.clone() };
        HomeTile::make(&draft).is_ok().then_some((name, draft))
    };
    VARIANTS.into_iter().filter_map(variant).collect()
}

/// What printed tiles of the same kind are worth on average.
fn printed(trial: &Trial, key: &str) -> Option<f64> {
    let is_race = trial.races.iter().any(|race| race == key);
    let keys = if is_race { &trial.races } else { &trial.powers };
    let worths: Vec<f64> = keys
        .iter()
        .filter(|other| *other != key)
        .filter_map(|other| Some(trial.worth(other)?.coins))
        .collect();
    (!worths.is_empty()).then(|| worths.iter().sum::<f64>() / worths.len() as f64)
}

/// What each is worth, and which comes nearest to printed tiles.
fn told(own: &Trial, measured: &[Measured], key: &str) -> Option<AnyView> {
    let mut rows: Vec<(&'static str, Worth, f64)> = Vec::new();
    let of = |name: &'static str, trial: &Trial| Some((name, trial.worth(key)?, printed(trial, key)?));
    rows.extend(of("make-variant-own", own));
    rows.extend(measured.iter().filter_map(|it| of(it.name, &it.trial)));
    if rows.len() < 2 {
        return None;
    }
    let off = |row: &(&'static str, Worth, f64)| (row.1.coins - row.2).abs();
    let best = rows.iter().min_by(|one, other| off(one).total_cmp(&off(other)))?.0;
    let average = rows.iter().map(|row| row.2).sum::<f64>() / rows.len() as f64;
    let verdict = match best {
        "make-variant-own" => say("make-variant-stay"),
        other => fill("make-variant-best", [("what", say(other).into())]),
    };
    let row = |(name, worth, _): (&'static str, Worth, f64)| {
        let error = coins(worth.error).trim_start_matches('+').to_owned();
        view! { <li class:own={name == best}><span>{say(name)}</span><b>{coins(worth.coins)}" ± "{error}</b></li> }
    };
    Some(
        view! {
            <p><b>{verdict}</b></p>
            <ol class="others">
                {rows.into_iter().map(row).collect_view()}
                <li><span>{say("make-variant-printed")}</span><b>{coins(average)}</b></li>
            </ol>
        }
        .into_any(),
    )
}
