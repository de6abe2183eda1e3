//! Short names between the wasm and its glue. Each name carries a hash, which cannot be squeezed, and stands in both.

use std::fs;
use std::path::Path;

/// The section of a wasm file that lists what it asks of its surroundings.
const IMPORTS: u8 = 2;

/// A section that browsers do without: names, and who made the file.
const CUSTOM: u8 = 0;

/// The script that fetches parts of the wasm, as the wasm asks for it.
pub const LOADER: &str = "./parts.js";

/// Renames what the wasm asks of the glue.
pub fn names(page: &Path) -> Result<(), String> {
    let (wasm, glue) = (page.join("app_bg.wasm"), page.join("app.js"));
    let failed = |error: std::io::Error| format!("{}: {error}", page.display());
    let bytes = fs::read(&wasm).map_err(failed)?;
    let text = fs::read_to_string(&glue).map_err(failed)?;
    let (bytes, text) = renamed(&bytes, &text).ok_or("the wasm or its glue is not as expected")?;
    fs::write(&wasm, bytes).map_err(failed)?;
    fs::write(&glue, text).map_err(failed)
}

/// Takes names and other things that only people read out of a part of the wasm.
pub fn strip(part: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", part.display());
    let bytes = fs::read(part).map_err(failed)?;
    let stripped = sections(&bytes, |section, body| Some((section != CUSTOM).then(|| body.to_vec())));
    let stripped = stripped.ok_or_else(|| format!("{} is no wasm", part.display()))?;
    fs::write(part, stripped).map_err(failed)
}

fn renamed(wasm: &[u8], glue: &str) -> Option<(Vec<u8>, String)> {
    let mut glue = glue.to_owned();
    let wasm = sections(wasm, |section, body| {
        let body = if section == IMPORTS { imports(body, &mut glue)? } else { body.to_vec() };
        Some(Some(body))
    })?;
    Some((wasm, glue))
}

/// A wasm file with other sections in place of its own; those that become nothing are left out.
fn sections(wasm: &[u8], mut change: impl FnMut(u8, &[u8]) -> Option<Option<Vec<u8>>>) -> Option<Vec<u8>> {
    let (head, mut rest) = wasm.split_at_checked(8)?;
    let mut out = head.to_vec();
    while let Some((&section, after)) = rest.split_first() {
        rest = after;
        let length = number(&mut rest)?;
        let (body, after) = rest.split_at_checked(length)?;
        rest = after;
        if let Some(body) = change(section, body)? {
            out.push(section);
            put(body.len(), &mut out);
            out.extend(body);
        }
    }
    Some(out)
}

/// The list of imports with short names. All are functions, which is what the glue gives.
fn imports(mut list: &[u8], glue: &mut String) -> Option<Vec<u8>> {
    let n = number(&mut list)?;
    let mut out = Vec::new();
    put(n, &mut out);
    for nth in 0..n {
        let place = word(&mut list)?;
        let name = word(&mut list)?;
        let (&kind, after) = list.split_first().filter(|(kind, _)| **kind == 0)?;
        list = after;
        let signature = number(&mut list)?;
        // What fetches the parts of the page is no part of the glue and keeps its name.
        let given = if place == LOADER {
            name.to_owned()
        } else {
            let short = format!("f{nth}");
            let at = glue.find(&format!("{name}:"))?;
            glue.replace_range(at..at + name.len(), &short);
            short
        };
        for word in [place, &given] {
            put(word.len(), &mut out);
            out.extend(word.bytes());
        }
        out.push(kind);
        put(signature, &mut out);
    }
    Some(out)
}

/// Reads a number as wasm writes them: seven bits a byte, the lowest first.
fn number(bytes: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for nth in 0..5 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        value |= usize::from(byte & 127) << (7 * nth);
        if byte < 128 {
            return Some(value);
        }
    }
    None
}

fn word<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let length = number(bytes)?;
    let (word, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    std::str::from_utf8(word).ok()
}

fn put(mut value: usize, out: &mut Vec<u8>) {
    while value > 127 {
        out.push(value as u8 & 127 | 128);
        value >>= 7;
    }
    out.push(value as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_on_both_sides() {
        // A wasm file with an import `far_12ab` of the module `m`, and a section after it.
        let wasm = b"\0asm\x01\0\0\0\x02\x0e\x01\x01m\x08far_12ab\0\x05\x0a\x01\0";
        let (wasm, glue) = renamed(wasm, "{\n    far_12ab: function(arg0) {}\n}").expect("it is well formed");
        assert_eq!(wasm, b"\0asm\x01\0\0\0\x02\x08\x01\x01m\x02f0\0\x05\x0a\x01\0");
        assert_eq!(glue, "{\n    f0: function(arg0) {}\n}");
        assert_eq!(renamed(b"\0asm\x01\0\0\0\x02\x7f", ""), None);
    }

    #[test]
    fn what_fetches_parts_keeps_its_name() {
        let wasm = b"\0asm\x01\0\0\0\x02\x11\x01\x0a./parts.js\x02go\0\x05";
        let (same, glue) = renamed(wasm, "{}").expect("it is well formed");
        assert_eq!((same.as_slice(), glue.as_str()), (&wasm[..], "{}"));
    }
}
