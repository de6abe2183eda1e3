//! Opening a table: the server makes it, or this browser where none is reached or it is wanted so; this browser remembers
//! it, and the page goes there.

use leptos::prelude::*;
use wire::protocol::{Created, NewKind, NewTable, Problem, is_here};

use crate::api;
use crate::app::Place;
use crate::route::Route;
use crate::shelf::{self, Kept};

/// Who makes a table and keeps it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Keeper {
    /// The server, or this browser where none is reached.
    Any,
    /// The server and nobody else.
    Server,
    /// This browser.
    Here,
}

impl Keeper {
    /// Where it is asked for a table.
    fn path(self) -> String {
        let who = match self {
            Keeper::Any => "",
            Keeper::Server => api::THERE,
            Keeper::Here => api::HERE,
        };
        format!("{who}/api/tables")
    }
}

/// Opens a table and goes there, or to its invitations where somebody is to be invited. Meanwhile the page is busy.
pub fn open(
    place: Place,
    table: NewTable,
    keeper: Keeper,
    problem: RwSignal<Option<Problem>>,
    busy: RwSignal<bool>,
) {
    open_with(place, table, keeper, problem, busy, |_| ());
}

/// The same, and does something with the id of the table before the page goes there.
pub fn open_with(
    place: Place,
    table: NewTable,
    keeper: Keeper,
    problem: RwSignal<Option<Problem>>,
    busy: RwSignal<bool>,
    prepare: impl FnOnce(&str) + 'static,
) {
    busy.set(true);
    problem.set(None);
    let invites = table.seats.iter().any(|seat| seat.kind == NewKind::Friend);
    leptos::task::spawn_local(async move {
        let created = create(&table, keeper).await;
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

/// Has a table made, and remembers it.
pub async fn create(table: &NewTable, keeper: Keeper) -> Result<Created, Problem> {
    let created: Created = api::post(&keeper.path(), table).await?;
    if is_here(&created.id) {
        shelf::put(shelf::PLAYED_HERE, "yes");
    }
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
