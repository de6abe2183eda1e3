//! Clients of the real protocol, and what they put a server through: load ([`load`]). Tests of the server use the same
//! client.

pub mod client;
pub mod load;
pub mod process;
