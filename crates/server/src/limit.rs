//! How often somebody may do something.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::{Duration, Instant};

/// So many at once, and as many again in every period.
#[derive(Copy, Clone, Debug)]
pub struct Limit {
    /// How many.
    pub n: f64,
    /// The period.
    pub per: Duration,
}

/// What is left of a limit.
#[derive(Copy, Clone, Debug)]
pub struct Bucket {
    limit: Limit,
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(limit: Limit, at: Instant) -> Bucket {
        Bucket { limit, left: limit.n, at }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, at: Instant) -> bool {
        let gone = at.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + gone * self.limit.n / self.limit.per.as_secs_f64()).min(self.limit.n);
        self.at = at;
        let allowed = self.left >= 1.0;
        self.left -= f64::from(u8::from(allowed));
        allowed
    }
}

/// A limit for everybody by name; who has been away for long is forgotten.
#[derive(Debug)]
pub struct Limits<K> {
    limit: Limit,
    buckets: HashMap<K, Bucket>,
}

impl<K: Hash + Eq> Limits<K> {
    /// Nobody has done anything yet.
    pub fn new(limit: Limit) -> Limits<K> {
        Limits { limit, buckets: HashMap::new() }
    }

    /// Takes one for somebody, if there is one.
    pub fn take(&mut self, who: K, at: Instant) -> bool {
        if self.buckets.len() > 10_000 {
            self.buckets.retain(|_, bucket| at.saturating_duration_since(bucket.at) < self.limit.per);
        }
        self.buckets.entry(who).or_insert_with(|| Bucket::new(self.limit, at)).take(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_fills_up_again() {
        let start = Instant::now();
        let mut limits = Limits::new(Limit { n: 2.0, per: Duration::from_secs(10) });
        assert!(limits.take("a", start) && limits.take("a", start) && !limits.take("a", start));
        assert!(limits.take("b", start));
        assert!(!limits.take("a", start + Duration::from_secs(4)));
        assert!(limits.take("a", start + Duration::from_secs(6)));
    }
}
