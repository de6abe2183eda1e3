//! What people may write and choose: texts cut to size, levels that exist.

use bots::roster::Kind;
use wire::protocol::{MAX_CHAT, MAX_NAME, Policy, Problem};

/// The longest a bot may wait before an answer, in milliseconds.
const MAX_PACE: u16 = 5000;
/// The longest the policy may wait, in seconds: a year.
const MAX_PATIENCE: u32 = 365 * 24 * 3600;

/// The name of a person or a table; it may be empty.
pub fn name(text: &str) -> Result<String, Problem> {
    tidy(text, MAX_NAME)
}

/// Something said.
pub fn chat(text: &str) -> Result<String, Problem> {
    let text = tidy(text, MAX_CHAT)?;
    if text.is_empty() { Err(Problem::new("problem-text")) } else { Ok(text) }
}

fn tidy(text: &str, most: usize) -> Result<String, Problem> {
    let text: String = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().count() > most { Err(Problem::new("problem-text")) } else { Ok(text) }
}

/// The key of a level.
pub fn level(key: &str) -> Result<String, Problem> {
    let known = Kind::from_key(key).map_err(|_| Problem::new("problem-choice").with("what", key))?;
    Ok(known.key().to_owned())
}

/// What happens when somebody is away.
pub fn policy(policy: Policy) -> Result<Policy, Problem> {
    Ok(match policy {
        Policy::Wait => Policy::Wait,
        Policy::Bot { level: key, after } => {
            Policy::Bot { level: level(&key)?, after: after.min(MAX_PATIENCE) }
        }
        Policy::HandOn { after } => Policy::HandOn { after: after.min(MAX_PATIENCE) },
    })
}

/// How long bots wait.
pub fn pace(millis: u16) -> u16 {
    millis.min(MAX_PACE)
}

#[cfg(test)]
mod tests {
    use wire::protocol::BOTS;

    use super::*;

    #[test]
    fn every_bot_that_is_offered_plays() {
        for key in BOTS {
            assert_eq!(level(key).as_deref(), Ok(key));
        }
    }
}
