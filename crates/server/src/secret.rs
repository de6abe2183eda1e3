//! Words nobody can guess, what is stored of them, and the cookie that keeps them.

use axum::http::{HeaderMap, HeaderValue, header};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Letters and digits that are not taken for each other.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
/// How long a secret is. With 130 bits nobody guesses one, so a plain hash keeps it.
const SECRET_LETTERS: usize = 26;
/// How many secrets a cookie may hold: as many as seats a browser can have at one table.
const MAX_SECRETS: usize = 8;

/// How much of a hash tells browsers apart.
const BROWSER_DIGITS: usize = 8;

/// What is stored of a secret: enough to know it again, too little to use it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hashed(String);

impl Hashed {
    /// The hash of a secret.
    pub fn of(secret: &str) -> Hashed {
        Hashed(Sha256::digest(secret).iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Whether it is of the same secret. How long that takes tells nothing of either.
    pub fn is_same(&self, other: &Hashed) -> bool {
        self.0.as_bytes().ct_eq(other.0.as_bytes()).into()
    }

    /// The hash itself.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// A new secret.
pub fn fresh() -> String {
    word(SECRET_LETTERS)
}

/// The path of a link with a secret. What follows `#` stays in the browser: no server, proxy or other site is told.
pub fn link(table: &str, secret: &str) -> String {
    format!("/t/{table}#{secret}")
}

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

/// Which browser a request comes from, as far as it says so itself; programs that say nothing are none. Numbers are left out,
/// because they change with every new version of a browser, and of the rest only a short hash is kept: enough to see that a
/// seat is used by another browser than before.
pub fn browser(headers: &HeaderMap) -> Option<String> {
    let name = headers.get(header::USER_AGENT)?.to_str().ok()?;
    let name: String = name.chars().filter(|c| !c.is_ascii_digit()).collect();
    Some(Hashed::of(&name).0[..BROWSER_DIGITS].to_owned())
}

/// The cookie that keeps secrets for a table. Only the table's own addresses get it, and no script; a secure one travels
/// only encrypted.
pub fn cookie(table: &str, secrets: &[String], is_secure: bool) -> Option<HeaderValue> {
    let kept = secrets[secrets.len().saturating_sub(MAX_SECRETS)..].join(".");
    let secure = if is_secure { "; Secure" } else { "" };
    let text =
        format!("seats={kept}; Path=/api/tables/{table}; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_brings_back_what_it_was_given() {
        let mut headers = HeaderMap::new();
        let secrets = ["one".to_owned(), "two".to_owned()];
        let made = cookie("abc", &secrets, false).expect("plain words");
        assert!(!made.to_str().expect("text").contains("Secure"));
        let secure = cookie("abc", &secrets, true).expect("plain words");
        assert!(secure.to_str().expect("text").ends_with("; Secure"));
        let sent = made.to_str().expect("text").split(';').next().expect("a pair").to_owned();
        headers.insert(header::COOKIE, HeaderValue::from_str(&format!("x=1; {sent}")).expect("text"));
        assert_eq!(shown(&headers), ["one", "two"]);
        assert_eq!(shown(&HeaderMap::new()), Vec::<String>::new());
        assert_ne!(fresh(), fresh());
    }

    #[test]
    fn a_hash_knows_its_secret_and_does_not_hold_it() {
        let secret = fresh();
        let hash = Hashed::of(&secret);
        assert!(hash.is_same(&Hashed::of(&secret)) && !hash.is_same(&Hashed::of(&fresh())));
        assert!(!hash.is_same(&Hashed::of("")));
        assert!(!format!("{hash:?}").contains(&secret));
    }
}
