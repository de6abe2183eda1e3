//! Once more: the same table with the next seat first, and everybody who played is one press away from it.

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{NewKind, Problem, SeatLink, ToServer, is_here};

use super::Ending;
use crate::app::Place;
use crate::bits::part;
use crate::pages::{Keeper, create};
use crate::route::Route;
use crate::table::Live;
use crate::words::fill;

/// Opens the same table once more, tells those who played here, and goes there.
pub(super) fn open_again(
    place: Place,
    live: Option<Live>,
    ending: Ending,
    problem: RwSignal<Option<Problem>>,
    busy: RwSignal<bool>,
) {
    busy.set(true);
    problem.set(None);
    let table = ending.again();
    leptos::task::spawn_local(async move {
        // Who played without a server does so again.
        let keeper = if is_here(&ending.card.id) { Keeper::Here } else { Keeper::Any };
        match create(&table, keeper).await {
            Ok(created) => {
                let is_friend = |seat: Seat| {
                    table.seats.get(usize::from(seat.0)).is_some_and(|it| it.kind == NewKind::Friend)
                };
                let links: Vec<SeatLink> =
                    created.links.into_iter().filter(|link| is_friend(link.seat)).collect();
                let invites = !links.is_empty();
                if let (Some(live), Some(&seat), true) = (live, ending.yours.first(), invites) {
                    live.send(ToServer::Rematch { seat, links });
                }
                place.go(if invites { Route::Invite(created.id) } else { Route::Table(created.id) });
            }
            Err(why) => problem.set(Some(why)),
        }
        busy.set(false);
    });
}

/// The way to another table that somebody has opened for the same people.
#[component]
pub(super) fn Invited(ending: StoredValue<Ending>) -> impl IntoView {
    let live = use_context::<Live>();
    part(move || {
        let (by, link) = live.and_then(|live| live.people.rematch.get())?;
        let name = ending.with_value(|it| it.name(by));
        // The whole page is loaded: the secret in the address is taken before anything else.
        Some(view! {
            <a class="btn go big" href=link.path target="_self" data-test="rematch">{fill("end-rematch", [("name", name.into())])}</a>
        })
    })
}
