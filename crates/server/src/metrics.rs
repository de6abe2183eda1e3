//! What an operator watches: counted here, told at `/metrics` in the text form of Prometheus. It holds no name of a person
//! or a table.

use std::sync::atomic::AtomicI64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Bounds of what should take milliseconds, in seconds.
const QUICK: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// Bounds of what may take seconds.
const SLOW: [f64; 8] = [0.01, 0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0];

/// A counter for each value of one label.
type Labeled = Family<Vec<(&'static str, String)>, Counter>;

/// Counters and clocks.
pub struct Metrics {
    registry: Registry,
    moves: Labeled,
    refusals: Labeled,
    commands: Histogram,
    store: Histogram,
    bots: Histogram,
    thoughts: Labeled,
    sockets: Gauge<i64, AtomicI64>,
    tables: Gauge<i64, AtomicI64>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("elbowroom");
        let metrics = Metrics {
            moves: Family::default(),
            refusals: Family::default(),
            commands: Histogram::new(QUICK),
            store: Histogram::new(QUICK),
            bots: Histogram::new(SLOW),
            thoughts: Family::default(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            registry: Registry::default(),
        };
        registry.register("moves", "Stored changes of games, by who made them", metrics.moves.clone());
        registry.register("refusals", "What was refused, by the key of the reason", metrics.refusals.clone());
        registry.register(
            "command_seconds",
            "From a command to its acknowledgement or refusal",
            metrics.commands.clone(),
        );
        registry.register(
            "store_seconds",
            "Until a change was on the disk or had failed",
            metrics.store.clone(),
        );
        registry.register("bot_seconds", "Until a bot had answered", metrics.bots.clone());
        registry.register(
            "thoughts",
            "What bots and hints took time for, by where it was thought over: a worker, another node, here, or cut short",
            metrics.thoughts.clone(),
        );
        registry.register("sockets", "Open sockets", metrics.sockets.clone());
        registry.register("tables_awake", "Tables that are awake", metrics.tables.clone());
        Metrics { registry, ..metrics }
    }
}

impl Metrics {
    /// A change of a game is stored.
    pub fn moved(&self, by_bot: bool) {
        let who = if by_bot { "bot" } else { "human" };
        self.moves.get_or_create(&vec![("by", who.to_owned())]).inc();
    }

    /// Something was refused.
    pub fn refused(&self, key: &str) {
        self.refusals.get_or_create(&vec![("kind", key.to_owned())]).inc();
    }

    /// A command was carried out or refused.
    pub fn commanded(&self, took: Duration) {
        self.commands.observe(took.as_secs_f64());
    }

    /// The store has answered.
    pub fn stored(&self, took: Duration) {
        self.store.observe(took.as_secs_f64());
    }

    /// A bot has answered.
    pub fn thought(&self, took: Duration) {
        self.bots.observe(took.as_secs_f64());
    }

    /// Something that takes time was thought over: by a `worker`, a `node`, `here`, or in short as a `fallback`.
    pub fn thought_by(&self, who: &str) {
        self.thoughts.get_or_create(&vec![("by", who.to_owned())]).inc();
    }

    /// A socket is open until this is dropped.
    pub fn socket(&self) -> OpenSocket {
        self.sockets.inc();
        OpenSocket(self.sockets.clone())
    }

    /// Everything, in the text form.
    pub fn text(&self, n_awake: usize) -> String {
        self.tables.set(n_awake as i64);
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// A socket among the open ones.
pub struct OpenSocket(Gauge<i64, AtomicI64>);

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}
