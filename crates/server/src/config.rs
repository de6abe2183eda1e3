//! How a server behaves, and what it allows.

use std::time::Duration;

use engine::{Game, State};

use crate::guard::PublicUrl;
use crate::limit::Limit;
use crate::listen::Connections;

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// After how long without anybody looking a table sleeps.
    pub idle: Duration,
    /// Whether what only tests need is allowed.
    pub workshop: bool,
    /// Where tables take their chance from, for tests; nobody knows unless this is set.
    pub seed: Option<u64>,
    /// What a table that wakes takes for its state, for tests of secrecy in the workshop: one that somebody cannot tell from
    /// the true one.
    pub suppose: Option<fn(&Game, &State) -> State>,
    /// How many tables one address may open.
    pub tables: Limit,
    /// How many messages one connection may send.
    pub messages: Limit,
    /// How many chat lines one seat may say.
    pub chat: Limit,
    /// How many changes of how the table is run one seat may make.
    pub settings: Limit,
    /// From how many facts on nothing is taken back at a table any more: a game has a few thousand answers at most, and who
    /// takes back and gives again without end must not fill memory and disk.
    pub second_thoughts: u64,
    /// What connections may do.
    pub connections: Connections,
    /// The address people know the server by; it answers to no other name then.
    pub public_url: Option<PublicUrl>,
    /// How many may watch a table without a seat.
    pub watchers: usize,
    /// How many of them from one address.
    pub watchers_by_address: usize,
    /// How often a silent client is asked whether it is there.
    pub ping_interval: Duration,
    /// How long a client may be silent.
    pub idle_limit: Duration,
}

impl Config {
    /// What is limited, in words, for the operator.
    pub fn limits(&self) -> String {
        let rate = |limit: &Limit| format!("{} in {:?}", limit.n, limit.per);
        let Connections { all, by_address, header, request, write, .. } = &self.connections;
        format!(
            "limits: {all} connections, {by_address} from one address; {header:?} for a request's head, {request:?} for all \
             of it, {write:?} to take an answer; {} new tables from one address; {} messages on one socket; {} chat lines \
             of one seat and {} changes of how a table is run; {} facts before nothing is taken back any more; {} watchers at a table, {} from one address; silent sockets end after {:?}",
            rate(&self.tables),
            rate(&self.messages),
            rate(&self.chat),
            rate(&self.settings),
            self.second_thoughts,
            self.watchers,
            self.watchers_by_address,
            self.idle_limit,
        )
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            idle: Duration::from_mins(1),
            workshop: false,
            seed: None,
            suppose: None,
            tables: Limit { n: 12.0, per: Duration::from_mins(1) },
            messages: Limit { n: 60.0, per: Duration::from_secs(5) },
            chat: Limit { n: 10.0, per: Duration::from_secs(30) },
            settings: Limit { n: 30.0, per: Duration::from_mins(1) },
            second_thoughts: 20_000,
            connections: Connections::default(),
            public_url: None,
            watchers: 200,
            watchers_by_address: 30,
            ping_interval: Duration::from_secs(20),
            idle_limit: Duration::from_secs(65),
        }
    }
}
