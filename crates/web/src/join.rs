//! What people paste to join a table: a link, or what is left of one.

/// The path of the table that is meant, if it is one of this host.
pub fn address(text: &str, host: &str) -> Option<String> {
    let (text, secret) = text.trim().split_once('#').unwrap_or((text.trim(), ""));
    let text = text.split('?').next().unwrap_or_default();
    let path = match text.split_once("://") {
        None => text,
        Some((_, rest)) => {
            let (place, path) = rest.split_once('/')?;
            if place != host {
                return None;
            }
            path
        }
    };
    let path = path.strip_prefix(host).unwrap_or(path);
    let parts: Vec<&str> = path.split(['/', ' ', '-']).filter(|part| !part.is_empty()).collect();
    let is_word = |part: &&str| part.len() >= 4 && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match parts[..] {
        ["t", id] if is_word(&id) && is_word(&secret) => Some(format!("/t/{id}#{secret}")),
        // So links were written once.
        ["t", id, "s", secret] | [id, secret] if is_word(&id) && is_word(&secret) => {
            Some(format!("/t/{id}#{secret}"))
        }
        ["t", id] | [id] if is_word(&id) => Some(format!("/t/{id}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_codes_of_this_host_lead_to_tables() {
        let go = |text| address(text, "play.example:8017");
        assert_eq!(go("http://play.example:8017/t/abcd1#sec1ret").as_deref(), Some("/t/abcd1#sec1ret"));
        assert_eq!(go("http://play.example:8017/t/abcd1/s/sec1ret").as_deref(), Some("/t/abcd1#sec1ret"));
        assert_eq!(go("play.example:8017/t/abcd1").as_deref(), Some("/t/abcd1"));
        assert_eq!(go("  /t/abcd1/s/sec1ret?problem=x ").as_deref(), Some("/t/abcd1#sec1ret"));
        assert_eq!(go("abcd1").as_deref(), Some("/t/abcd1"));
        assert_eq!(go("abcd1 sec1ret").as_deref(), Some("/t/abcd1#sec1ret"));
    }

    #[test]
    fn anything_else_leads_nowhere() {
        let go = |text| address(text, "play.example");
        assert_eq!(go(""), None);
        assert_eq!(go("https://elsewhere.example/t/abcd1"), None);
        assert_eq!(go("javascript:alert(1)"), None);
        assert_eq!(go("/t/../etc"), None);
        assert_eq!(go("what is this"), None);
    }
}
