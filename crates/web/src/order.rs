//! Putting a handful of things in order. The library's way is made for thousands of them, and is heavy to fetch.

/// Puts what has the smaller key first; what is equal stays as it is.
pub fn by<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smaller_comes_first_and_equals_stay() {
        let mut words = ["pear", "fig", "kiwi", "plum", "nut"];
        by(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "nut", "pear", "kiwi", "plum"]);
        by(&mut words[..0], |word| word.len());
    }
}
