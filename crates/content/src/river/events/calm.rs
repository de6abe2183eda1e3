//! Calm: nothing happens.

use std::borrow::Cow;

use engine::ability::Ability;

/// The event.
pub const EVENT: Ability = Ability { key: Cow::Borrowed("calm"), supply: 3, ..Ability::PLAIN };
