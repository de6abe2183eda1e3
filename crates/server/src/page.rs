//! The page: files made by `cargo xtask web`, kept in the program (feature `page`) or read from a folder. The folder has
//! each file squeezed in two ways beside it; the program has the smaller of both, and makes the other when it is asked
//! for: browsers want it only where the address is not a secure one.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, OnceLock};

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file of the page as it travels.
struct File {
    tag: String,
    brotli: Bytes,
    gzip: Bytes,
}

/// A file of the page in the program.
struct Embedded {
    path: &'static str,
    tag: &'static str,
    brotli: &'static [u8],
}

#[cfg(feature = "page")]
include!(concat!(env!("OUT_DIR"), "/page.rs"));
#[cfg(not(feature = "page"))]
static FILES: &[Embedded] = &[];

/// Each file of the program as gzip, made when it is first asked for.
static GZIPPED: LazyLock<Vec<OnceLock<Bytes>>> =
    LazyLock::new(|| FILES.iter().map(|_| OnceLock::new()).collect());

/// Whether there is a page in the program.
pub fn is_embedded() -> bool {
    !FILES.is_empty()
}

/// Our license and those of everything in the program and its page.
pub fn licenses() -> String {
    let own = concat!(
        "Elbowroom is licensed under either of these, at your choice.\n\n",
        include_str!("../../../LICENSE-MIT"),
        "\n----\n\n",
        include_str!("../../../LICENSE-APACHE"),
    );
    format!("{own}\n----\n\n{}", licenses_of_others())
}

#[cfg(feature = "page")]
fn licenses_of_others() -> String {
    let mut text = String::new();
    match flate2::read::GzDecoder::new(LICENSES).read_to_string(&mut text) {
        Ok(_) => text,
        Err(error) => format!("The list of licenses in this program cannot be read: {error}\n"),
    }
}

#[cfg(not(feature = "page"))]
fn licenses_of_others() -> String {
    "The licenses of what others have made are listed in releases: cargo xtask dist makes one.\n".to_owned()
}

/// All addresses that are not of the server's other rooms: files, and for everything else the page itself.
pub fn routes(folder: Option<PathBuf>) -> Router {
    let folder = folder.map(Arc::new);
    Router::new().fallback(move |uri: Uri, headers: HeaderMap| {
        let folder = folder.clone();
        async move {
            match folder {
                Some(folder) => from_folder(&folder, &uri, &headers),
                None => embedded(&uri, &headers),
            }
        }
    })
}

/// The file an address means: itself, or the page for an address inside it.
fn wanted(uri: &Uri) -> &str {
    let path = uri.path().trim_start_matches('/');
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file { path } else { "index.html" }
}

fn embedded(uri: &Uri, headers: &HeaderMap) -> Response {
    let path = wanted(uri);
    let Some(n) = FILES.iter().position(|file| file.path == path) else { return missing() };
    let file = &FILES[n];
    let brotli = Bytes::from_static(file.brotli);
    let gzip = if accepts(headers, "br") {
        Bytes::new()
    } else {
        GZIPPED[n].get_or_init(|| gzip_of(file.brotli)).clone()
    };
    answer(path, File { tag: file.tag.to_owned(), brotli, gzip }, headers)
}

/// The same file, squeezed the other way.
fn gzip_of(brotli: &[u8]) -> Bytes {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let mut plain = Vec::new();
    brotli_decompressor::Decompressor::new(brotli, 4096)
        .read_to_end(&mut plain)
        .and_then(|_| gzip.write_all(&plain))
        .and_then(|()| gzip.finish())
        .expect("the file was squeezed when the program was made, and memory takes everything")
        .into()
}

/// Whatever is in the folder now, so that who works on the page only loads it again.
fn from_folder(folder: &Path, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = wanted(uri);
    let inside = !path.split('/').any(|part| part == ".." || part.contains('\\'));
    let read = |ending: &str| std::fs::read(folder.join(format!("{path}{ending}")));
    match (read(".br"), read(".gz")) {
        (Ok(brotli), Ok(gzip)) if inside => {
            let mut hasher = DefaultHasher::new();
            brotli.hash(&mut hasher);
            let tag = format!("\"{:016x}\"", hasher.finish());
            answer(path, File { tag, brotli: brotli.into(), gzip: gzip.into() }, headers)
        }
        _ => missing(),
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &header::HeaderName) -> &'a str {
    headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default()
}

/// Whether the browser reads what is squeezed in this way.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    text(headers, &header::ACCEPT_ENCODING)
        .split(',')
        .any(|it| it.split(';').next().is_some_and(|it| it.trim() == coding))
}

/// The file as the browser can read it, or the word that it has it already.
fn answer(path: &str, file: File, headers: &HeaderMap) -> Response {
    let is_known = text(headers, &header::IF_NONE_MATCH) == file.tag;
    let tag = [(header::ETAG, file.tag)];
    // The folder of such a file is named after what is in it, so what was fetched once is good for ever.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [
        (header::CACHE_CONTROL, keep),
        (header::VARY, "accept-encoding"),
        (header::CONTENT_TYPE, kind(path)),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, tag, common).into_response();
    }
    if accepts(headers, "br") {
        return (tag, common, [(header::CONTENT_ENCODING, "br")], file.brotli).into_response();
    }
    if accepts(headers, "gzip") {
        return (tag, common, [(header::CONTENT_ENCODING, "gzip")], file.gzip).into_response();
    }
    let mut plain = Vec::new();
    match flate2::read::GzDecoder::new(&*file.gzip).read_to_end(&mut plain) {
        Ok(_) => (tag, common, plain).into_response(),
        Err(_) => missing(),
    }
}

fn missing() -> Response {
    let note =
        if is_embedded() { "not found" } else { "not found: build the page first, with cargo xtask web" };
    (StatusCode::NOT_FOUND, note).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => "text/plain; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(response: &Response, name: header::HeaderName) -> Option<&str> {
        response.headers().get(name).and_then(|value| value.to_str().ok())
    }

    #[test]
    fn a_file_squeezed_one_way_is_the_same_file_squeezed_the_other_way() {
        // `hello` in brotli: one block that is not squeezed, and the end.
        let brotli = b"\x0b\x02\x80hello\x03";
        let mut plain = String::new();
        flate2::read::GzDecoder::new(&*gzip_of(brotli)).read_to_string(&mut plain).expect("it is gzip");
        assert_eq!(plain, "hello");
    }

    #[test]
    fn a_file_travels_as_the_browser_can_read_it_and_only_once() {
        let folder = std::env::temp_dir().join(format!("elbowroom-page-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(b"hello").expect("it is squeezed");
        std::fs::write(folder.join("index.html.gz"), gzip.finish().expect("it is squeezed")).expect("a file");
        std::fs::write(folder.join("index.html.br"), b"squeezed").expect("a file");
        let ask = |path: &'static str, name: header::HeaderName, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().expect("a value"));
            from_folder(&folder, &Uri::from_static(path), &headers)
        };
        // An address inside the page is the page.
        for (path, accepted, coding) in
            [("/", "gzip, br", Some("br")), ("/t/abc", "gzip;q=1", Some("gzip")), ("/", "", None)]
        {
            let response = ask(path, header::ACCEPT_ENCODING, accepted);
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(header(&response, header::CONTENT_ENCODING), coding, "{accepted}");
            assert_eq!(header(&response, header::CONTENT_TYPE), Some("text/html; charset=utf-8"));
        }
        // What is named after what is in it is kept for good, and the page, which names it, never without asking.
        std::fs::create_dir_all(folder.join("assets/12ab")).expect("a folder");
        for ending in ["br", "gz"] {
            std::fs::write(folder.join(format!("assets/12ab/app.js.{ending}")), b"squeezed").expect("a file");
        }
        let kept = ask("/assets/12ab/app.js", header::ACCEPT_ENCODING, "br");
        assert_eq!(header(&kept, header::CACHE_CONTROL), Some("public, max-age=31536000, immutable"));
        assert_eq!(ask("/assets/34cd/app.js", header::ACCEPT_ENCODING, "br").status(), StatusCode::NOT_FOUND);
        let first = ask("/", header::ACCEPT_ENCODING, "br");
        assert_eq!(header(&first, header::CACHE_CONTROL), Some("no-cache"));
        let tag = header(&first, header::ETAG).expect("a tag").to_owned();
        assert_eq!(ask("/", header::IF_NONE_MATCH, &tag).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask("/other.js", header::IF_NONE_MATCH, &tag).status(), StatusCode::NOT_FOUND);
        assert_eq!(ask("/../index.html", header::IF_NONE_MATCH, "").status(), StatusCode::NOT_FOUND);
        std::fs::remove_dir_all(&folder).expect("it goes");
    }
}
