//! A new table: box, board, seats, and how it is run.

mod board;
mod draft;
mod seats;

use leptos::prelude::*;
use wire::protocol::{MAX_NAME, Sheet};

use super::home_made::HomeMade;
use super::opening::{Keeper, open};
use super::parts::{Frame, Icon, Pick, Toggle, Trouble};
use super::set_key;
use crate::app::Place;
use crate::bits::{Show, any_of, effect, flag, part, text};
use crate::settings::settings;
use crate::words::{say, t};
use crate::{api, net};
use board::BoardField;
use draft::{Draft, Where, Who};
use seats::Seats;

/// A new table.
#[component]
pub fn NewTable() -> impl IntoView {
    // The frame provides it before anything else.
    let place: Place = expect_context();
    let draft = Draft::new();
    let problem = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let keys = api::watch::<Vec<String>>(move || {
        Some(format!("/api/boxes/{}/{}", draft.set.get().key().replace('+', "%2B"), draft.players()))
    });
    let drawn = move |keys: Option<Result<Vec<String>, _>>| {
        keys.and_then(Result::ok).and_then(|keys| any_of(&keys).cloned())
    };
    effect(move || draft.drawn.set(drawn(keys.get())));
    let redraw = Callback::new(move |()| draft.drawn.set(drawn(keys.get_untracked())));
    let many = Signal::derive(move || keys.get().and_then(Result::ok).is_some_and(|keys| keys.len() > 1));
    let fetched = api::watch::<Sheet>(move || draft.board_key().map(|key| format!("/api/boards/{key}")));
    let sheet = Memo::new(move |_| match draft.own_board() {
        Some((_, sheet)) => Some(sheet),
        None => fetched.get().and_then(Result::ok),
    });
    let brought = Callback::new(move |(name, sheet): (String, Sheet)| draft.play_on(name, &sheet));
    let shown = Signal::derive(move || draft.board_key());
    let create = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if busy.get_untracked() || draft.fault().is_some() {
            return;
        }
        let wanted = sheet.with_untracked(|sheet| draft.wanted(sheet.as_ref()));
        if let Some(me) =
            draft.chairs.get_untracked().iter().find(|chair| chair.who.get_untracked() == Who::Me)
        {
            settings().name.set(me.name.get_untracked());
        }
        let keeper = if draft.place.get_untracked() == Where::Here { Keeper::Here } else { Keeper::Any };
        open(place, wanted, keeper, problem, busy);
    };
    view! {
        <Frame title=Signal::derive(|| say("new-page")) class="wide">
            <form class="new" on:submit=create>
                <h1>{t!("new-title")}</h1>
                <div class="left">
                    <Boxes draft/>
                    <Seats draft/>
                    <Show when=flag(|| net::is_reached())>
                        <section class="card sheet">
                            <Pick choice=draft.place label="place-title" prefix="place" about=true test="place"/>
                        </section>
                    </Show>
                    <section class="card sheet">
                        <h2>{t!("new-rules")}</h2>
                        <Pick choice=draft.coins label="new-purses" prefix="purses" about=true test="purses"/>
                        <Show when=flag(move || !draft.is_here())>
                            <Pick choice=draft.absent label="absent-title" prefix="absent" about=true test="absent"/>
                            <Toggle
                                on=draft.public
                                change=move |on| draft.public.set(on)
                                label="new-public"
                                about="new-public-about"
                                test="public"
                            />
                        </Show>
                    </section>
                    <HomeMade made=draft.made brought shown/>
                </div>
                <aside class="card sheet summary">
                    <BoardField draft sheet many redraw/>
                    <label class="field">
                        <span>{t!("new-table-name")}</span>
                        <input
                            type="text"
                            data-test="title"
                            maxlength=MAX_NAME.to_string()
                            prop:value=draft.title
                            on:input:target=move |event| draft.title.set(event.target().value())
                        />
                    </label>
                    <Trouble problem/>
                    <p class="wrong" role="status">{part(move || draft.fault().map(say))}</p>
                    <p class="note" role="status">{part(move || draft.is_exhibition().then(|| say("new-exhibition")))}</p>
                    <button
                        class="btn go big"
                        type="submit"
                        data-test="create"
                        aria-disabled=text(move || (busy.get() || draft.fault().is_some()).to_string())
                    >
                        {t!(if busy.get() { "new-creating" } else { "new-create" })}
                        <Icon name="right"/>
                    </button>
                </aside>
            </form>
        </Frame>
    }
}

/// Which box, or which together.
#[component]
fn Boxes(draft: Draft) -> impl IntoView {
    let card = move |set: content::Set| {
        let key = set_key(set.key());
        let about = format!("{key}-about");
        view! {
            <label class=format!("card box {}", set_key(set.key()))>
                <input
                    type="radio"
                    name="box"
                    value=set.key()
                    data-test=format!("box-{}", set.key())
                    prop:checked=flag(move || draft.set.get() == set)
                    on:change=move |_| {
                        draft.set.set(set);
                        draft.board.set(None);
                    }
                />
                <span class="tx">
                    <b class="d">{t!(&key)}</b>
                    <small>{t!(&about)}</small>
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="boxes">
            <legend>{t!("new-box")}</legend>
            {content::Set::ALL.map(card)}
        </fieldset>
    }
}
