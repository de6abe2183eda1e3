//! Who sits where at a new table.

use leptos::prelude::*;
use wire::protocol::{BOTS, MAX_NAME};

use super::super::parts::{Badge, Icon, focus};
use super::draft::{Chair, Draft, Who};
use crate::address;
use crate::bits::{click, flag, part, text};
use crate::settings::Choice;
use crate::words::{fill, say, t};

/// Who sits where.
#[component]
pub(super) fn Seats(draft: Draft) -> impl IntoView {
    let letter = move |id: u32| {
        let at = draft.chairs.with(|chairs| chairs.iter().position(|chair| chair.id == id));
        char::from(b'A' + at.unwrap_or(0) as u8)
    };
    let row = move |chair: Chair| {
        let seat = move || letter(chair.id).to_string();
        let is_bot = move || chair.who.get() == Who::Bot;
        let remove = move |_| {
            draft.chairs.update(|chairs| chairs.retain(|other| other.id != chair.id));
            draft.board.set(None);
            focus("add-seat");
        };
        view! {
            <li data-test="seat">
                {part(move || view! { <Badge seat=letter(chair.id)/> })}
                <label>
                    <span class="sr">{text(move || fill("new-seat-name", [("seat", seat().into())]))}</span>
                    <input
                        type="text"
                        data-test="seat-name"
                        maxlength=MAX_NAME.to_string()
                        placeholder=text(move || fill("seat-my-name", [("seat", seat().into())]))
                        prop:value=chair.name
                        on:input:target=move |event| chair.name.set(event.target().value())
                    />
                </label>
                <label>
                    <span class="sr">{text(move || fill("new-seat-kind", [("seat", seat().into())]))}</span>
                    <select
                        data-test="seat-kind"
                        prop:value=move || chair.who.get().key()
                        on:change:target=move |event| draft.seat(chair, Who::from_key(&event.target().value()))
                    >
                        {Who::ALL
                            .iter()
                            // Nobody can be invited to a page that has no server.
                            .filter(|who| **who != Who::Friend || !address::is_alone())
                            .map(|&who| {
                                view! {
                                    <option value=who.key() selected=flag(move || chair.who.get() == who)>
                                        {t!(&format!("seat-{}", who.key()))}
                                    </option>
                                }
                            })
                            .collect_view()}
                    </select>
                </label>
                <label class="level" class:idle=flag(move || !is_bot())>
                    <span class="sr">{text(move || fill("new-seat-level", [("seat", seat().into())]))}</span>
                    <select
                        data-test="seat-level"
                        disabled=flag(move || !is_bot())
                        prop:value=chair.level
                        on:change:target=move |event| chair.level.set(event.target().value())
                    >
                        {BOTS
                            .map(|level| {
                                view! {
                                    <option value=level selected=flag(move || chair.level.get() == level)>
                                        {part(move || {
                                            let about = say(&format!("bot-{level}-about"));
                                            fill(
                                                "list-comma",
                                                [("head", say(&format!("bot-{level}")).into()), ("last", about.into())],
                                            )
                                        })}
                                    </option>
                                }
                            })}
                    </select>
                </label>
                <button
                    class="btn icon quiet"
                    type="button"
                    data-test="remove-seat"
                    disabled=flag(move || draft.players() <= 2)
                    aria-label=text(move || fill("new-remove-seat", [("seat", seat().into())]))
                    on:click=click(remove)
                >
                    <Icon name="cross"/>
                </button>
            </li>
        }
    };
    let add = move |_| {
        draft.add_bot();
        draft.board.set(None);
    };
    view! {
        <fieldset class="card sheet seats">
            <legend class="sr">{t!("new-seats")}</legend>
            <h2 aria-hidden="true">{t!("new-seats")}</h2>
            <ol>
                <For each=move || draft.chairs.get() key=|chair| chair.id children=row/>
            </ol>
            <button
                id="add-seat"
                class="btn"
                type="button"
                data-test="add-seat"
                disabled=flag(move || draft.players() > 4)
                on:click=click(add)
            >
                <Icon name="plus"/>
                {t!("new-add-seat")}
            </button>
        </fieldset>
    }
}
