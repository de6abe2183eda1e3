//! What a node does about the others by itself: it thinks for them when it has time, says who of its sockets still looks at their tables, wakes a table that is
//! its own when another asks for it, and gives its tables up when nobody can reach it.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use futures_util::StreamExt;

use crate::carrier::{Call, Reply};
use crate::hub::Hub;
use crate::log;
use crate::services::Services;
use crate::thinking::{Helpers, Thinker};
use crate::viewers::Viewers;

/// How often nodes are told which of their tables are still looked at.
const HERE_INTERVAL: Duration = Duration::from_secs(2);
/// A node that no other could reach for so long gives its tables up.
pub const CUT_OFF_LIMIT: Duration = Duration::from_secs(3);
/// How often that is looked at.
const CUT_OFF_STEP: Duration = Duration::from_millis(250);
/// How many tables are asked about at the same time.
const AT_ONCE: usize = 64;

/// Tells other nodes again and again who still looks at their tables. Whoever is not known there, or whose table nobody
/// speaks for any more, comes anew.
pub async fn say_who_is_here(node: Weak<Services>) {
    let Some(mut losses) = node.upgrade().map(|services| services.carrier.losses()) else { return };
    loop {
        let is_lost = tokio::time::timeout(HERE_INTERVAL, losses.changed()).await.is_ok();
        let Some(services) = node.upgrade() else { return };
        let tables = services.gateway.tables();
        let asking =
            tables.into_iter().map(|(table, viewers)| say_here(services.clone(), table, viewers, is_lost));
        futures_util::stream::iter(asking).buffer_unordered(AT_ONCE).collect::<Vec<()>>().await;
    }
}

async fn say_here(services: Arc<Services>, table: String, viewers: Arc<Viewers>, is_lost: bool) {
    let guests = viewers.remote();
    if guests.is_empty() {
        return;
    }
    if is_lost {
        // Whatever was on its way to them may be lost, acknowledgements too.
        viewers.close(|_, viewer| viewer.is_remote);
        return;
    }
    let node = services.carrier.node().unwrap_or_default().to_owned();
    match services.carrier.ask(&table, &Call::Here { node, guests: guests.clone() }).await {
        Ok(Reply::Here { epoch, version, unknown }) => {
            viewers.close(|guest, viewer| {
                let is_other = viewer.epoch != epoch && guests.contains(&guest);
                viewer.is_remote && (is_other || unknown.contains(&guest))
            });
            viewers.catch_up(epoch, version);
        }
        Ok(_) | Err(_) => viewers.close(|guest, viewer| viewer.is_remote && guests.contains(&guest)),
    }
}

/// Gives all tables up when no other node could reach this one for a while: their players are at other nodes too.
pub async fn leave_when_cut_off(node: Weak<Services>) {
    let mut connected = Instant::now();
    let mut has_left = false;
    loop {
        tokio::time::sleep(CUT_OFF_STEP).await;
        let Some(services) = node.upgrade() else { return };
        if services.carrier.is_connected() {
            (connected, has_left) = (Instant::now(), false);
        } else if connected.elapsed() > CUT_OFF_LIMIT && !has_left {
            log::error("this node is cut off from the others: its tables are free for them");
            services.lease.give_up();
            has_left = true;
        }
    }
}

/// Thinks for the bots and hints of other nodes when this one has time.
pub async fn think_for_others(node: Weak<Services>) {
    let Some(services) = node.upgrade() else { return };
    let thinker = Arc::new(Thinker::new(services.turns.clone()));
    let helping = services.carrier.help(Helpers::Nodes, thinker, Box::pin(std::future::pending()));
    drop(services);
    if let Ok(helping) = helping.await {
        helping.await;
    }
}

/// Wakes tables that are this node's in the store and that another asks for: one that was taken by a statement whose answer
/// was lost, or whose task has ended after a fault of the store, would else be nobody's for as long as this node lives.
pub async fn wake_for_others(hub: Weak<Hub>) {
    let Some(roused) = hub.upgrade().map(|hub| hub.services().carrier.roused()) else { return };
    let Some(mut roused) = roused.await else { return };
    while let Some(table) = roused.recv().await {
        let Some(hub) = hub.upgrade() else { return };
        hub.rouse(&table);
    }
}
