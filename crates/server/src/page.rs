//! The page: files built by `cargo xtask web`, squeezed there and kept in the program, or read from a folder.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// A file of the page, as the build has prepared it.
struct File {
    path: &'static str,
    tag: &'static str,
    brotli: &'static [u8],
    gzip: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What the page may do: nothing comes from elsewhere.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                      img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Whether there is a page in the program.
pub fn is_embedded() -> bool {
    !FILES.is_empty()
}

/// All addresses that are not of the server's other rooms: files, and for everything else the page itself.
pub fn routes(folder: Option<PathBuf>) -> Router {
    let folder = folder.map(Arc::new);
    Router::new().fallback(move |uri: Uri, headers: HeaderMap| {
        let folder = folder.clone();
        async move {
            let mut response = match folder {
                Some(folder) => from_folder(&folder, &uri),
                None => embedded(&uri, &headers),
            };
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
            headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
            headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
            response
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
    let Some(file) = FILES.iter().find(|file| file.path == path) else { return missing() };
    let text =
        |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok()).unwrap_or_default();
    let common = [
        (header::ETAG, file.tag),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
        (header::CONTENT_TYPE, kind(path)),
    ];
    if text(header::IF_NONE_MATCH) == file.tag {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let accepts = |coding: &str| {
        text(header::ACCEPT_ENCODING)
            .split(',')
            .any(|it| it.split(';').next().is_some_and(|it| it.trim() == coding))
    };
    if accepts("br") {
        return (common, [(header::CONTENT_ENCODING, "br")], file.brotli).into_response();
    }
    if accepts("gzip") {
        return (common, [(header::CONTENT_ENCODING, "gzip")], file.gzip).into_response();
    }
    let mut plain = Vec::new();
    match flate2::read::GzDecoder::new(file.gzip).read_to_end(&mut plain) {
        Ok(_) => (common, plain).into_response(),
        Err(_) => missing(),
    }
}

fn from_folder(folder: &Path, uri: &Uri) -> Response {
    let path = wanted(uri);
    let inside = !path.split('/').any(|part| part == ".." || part.contains('\\'));
    match std::fs::read(folder.join(path)) {
        Ok(bytes) if inside => {
            ([(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, "no-store")], bytes).into_response()
        }
        _ => missing(),
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
        "json" | "webmanifest" => "application/json",
        _ => "text/plain; charset=utf-8",
    }
}
