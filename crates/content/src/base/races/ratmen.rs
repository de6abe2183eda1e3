//! Ratmen: no ability but their number.

use std::borrow::Cow;

use engine::ability::Ability;

/// The race banner.
pub const RACE: Ability = Ability { key: Cow::Borrowed("ratmen"), tokens: 8, supply: 13, ..Ability::PLAIN };
