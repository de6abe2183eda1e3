//! atlas.
