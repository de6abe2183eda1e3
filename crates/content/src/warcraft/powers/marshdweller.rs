//! Marshdweller: whoever wants their swamps pays first, in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Filter::Swamp, Occasion::Attack, Payer::Opponent, Span::Always, pay, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("marshdweller"),
    tokens: 4,
    kept: true,
    rules: Cow::Borrowed(&[rule("WOW-POW-MARSHDWELLER", Always, pay(Opponent, 1, Attack(Swamp)))]),
    ..Ability::PLAIN
};
