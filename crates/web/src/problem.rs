//! Problems in words.

use content::words::Arg;
use wire::protocol::Problem;

use crate::words::fill;

/// What is wrong. Where a player has to do with it, this is what they are called.
pub fn in_words(problem: &Problem, who: Option<String>) -> String {
    let args = || {
        problem.args.iter().map(|(name, value)| match &who {
            Some(who) if name == "who" => ("who", who.as_str().into()),
            _ => (name.as_str(), value.parse().map_or_else(|_| value.as_str().into(), Arg::Number)),
        })
    };
    let Some(fault) = problem.args.get("fault") else { return fill(&problem.key, args()) };
    // What is wrong with a file, then in which region and line, then with which file.
    let mut reason = fill(fault, args());
    for (place, key) in [("region", "fault-region"), ("line", "fault-line")] {
        if let Some(at) = problem.args.get(place) {
            reason = fill(key, [(place, at.as_str().into()), ("reason", reason.into())]);
        }
    }
    fill(&problem.key, [("reason", reason.into())])
}
