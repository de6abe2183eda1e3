//! What all tables of a node share.

use std::sync::Arc;
use std::time::Duration;

use crate::carrier::Carrier;
use crate::config::Config;
use crate::drawing::Drawings;
use crate::lease::Lease;
use crate::metrics::Metrics;
use crate::store::Store;
use crate::turns::Turns;
use crate::viewers::Gateway;

/// How many drawings may wait for others.
const DRAWINGS_IN_LINE: usize = 40;
/// How long a drawing may take, waiting included.
const DRAWING: Duration = Duration::from_secs(30);

/// What all tables share.
pub struct Services {
    /// Where games are kept.
    pub store: Box<dyn Store>,
    /// Whether this node may speak for its tables.
    pub lease: Lease,
    /// The way to other nodes.
    pub carrier: Box<dyn Carrier>,
    /// The sockets of this node.
    pub gateway: Gateway,
    /// How the server behaves.
    pub config: Config,
    /// Turns at what holds a processor for long.
    pub turns: Arc<Turns>,
    /// Draws boards.
    pub drawings: Drawings,
    /// What an operator watches.
    pub metrics: Metrics,
}

impl Services {
    /// The services of a node.
    pub fn new(store: impl Store, carrier: impl Carrier, config: Config) -> Services {
        // One core is left to whoever plays.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let turns = Turns::new(cores.saturating_sub(1).max(1));
        Services {
            lease: Lease::new(store.is_shared()),
            store: Box::new(store),
            carrier: Box::new(carrier),
            gateway: Gateway::default(),
            config,
            drawings: Drawings::new(turns.clone(), DRAWINGS_IN_LINE, DRAWING),
            turns,
            metrics: Metrics::default(),
        }
    }
}
