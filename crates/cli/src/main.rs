//! The elbowroom command.
fn main() {}
