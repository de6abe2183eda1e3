//! Words nobody can guess, and the cookie that keeps them.

use axum::http::{HeaderMap, HeaderValue, header};

/// Letters and digits that are not taken for each other.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How many secrets a cookie may hold: as many as seats a browser can have at one table.
const MAX_SECRETS: usize = 8;

/// A word of so many letters, five bits each.
pub fn word(n: usize) -> String {
    bytes(n).iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

/// Bytes nobody can guess.
pub fn bytes(n: usize) -> Vec<u8> {
    let mut bytes = vec![0; n];
    // Without randomness no secret can be kept, so nothing may go on.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// The secrets a browser has shown for a table.
pub fn shown(headers: &HeaderMap) -> Vec<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let kept = pairs.filter(|(name, _)| *name == "seats").flat_map(|(_, value)| value.split('.'));
    kept.filter(|word| !word.is_empty()).take(MAX_SECRETS).map(ToOwned::to_owned).collect()
}

/// The cookie that keeps secrets for a table. Only the table's own addresses get it, and no script.
pub fn cookie(table: &str, secrets: &[String]) -> Option<HeaderValue> {
    let kept = secrets[secrets.len().saturating_sub(MAX_SECRETS)..].join(".");
    let text = format!("seats={kept}; Path=/api/tables/{table}; Max-Age=31536000; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_brings_back_what_it_was_given() {
        let mut headers = HeaderMap::new();
        let made = cookie("abc", &["one".to_owned(), "two".to_owned()]).expect("plain words");
        let sent = made.to_str().expect("text").split(';').next().expect("a pair").to_owned();
        headers.insert(header::COOKIE, HeaderValue::from_str(&format!("x=1; {sent}")).expect("text"));
        assert_eq!(shown(&headers), ["one", "two"]);
        assert_eq!(shown(&HeaderMap::new()), Vec::<String>::new());
        assert_ne!(word(26), word(26));
    }
}
