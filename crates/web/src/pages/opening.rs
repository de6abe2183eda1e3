//! Opening a table: the server makes it, this browser remembers it, and the page goes there.

use leptos::prelude::*;
use wire::protocol::{Created, NewKind, NewTable, Problem};

use crate::api;
use crate::app::Place;
use crate::route::Route;
use crate::shelf::{self, Kept};

/// Opens a table and goes there, or to its invitations where somebody is to be invited. Meanwhile the page is busy.
pub fn open(place: Place, table: NewTable, problem: RwSignal<Option<Problem>>, busy: RwSignal<bool>) {
    open_with(place, table, problem, busy, |_| ());
}

/// The same, and does something with the id of the table before the page goes there.
pub fn open_with(
    place: Place,
    table: NewTable,
    problem: RwSignal<Option<Problem>>,
    busy: RwSignal<bool>,
    prepare: impl FnOnce(&str) + 'static,
) {
    busy.set(true);
    problem.set(None);
    let invites = table.seats.iter().any(|seat| seat.kind == NewKind::Friend);
    leptos::task::spawn_local(async move {
        let created = create(&table).await;
        if let Ok(created) = &created {
            prepare(&created.id);
        }
        match created {
            Ok(created) if invites => place.go(Route::Invite(created.id)),
            Ok(created) => place.go(Route::Table(created.id)),
            Err(why) => problem.set(Some(why)),
        }
        busy.set(false);
    });
}

pub async fn create(table: &NewTable) -> Result<Created, Problem> {
    let created: Created = api::post("/api/tables", table).await?;
    let own = table.seats.iter().zip('A'..).filter(|(seat, _)| seat.kind == NewKind::Me);
    shelf::remember(Kept {
        id: created.id.clone(),
        title: table.title.clone(),
        seats: own.map(|(_, letter)| letter).collect(),
        links: created.links.clone(),
        seen: None,
    });
    Ok(created)
}
