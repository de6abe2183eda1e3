//! What is asked for over plain HTTP. The table of requests is in [`wire::protocol`].

mod asked;
mod boards;
mod health;
mod made;
mod reviews;
mod tables;
mod verdicts;
mod workshop;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::protocol::{Problem, read_or_say_why, write};

use crate::carrier::Reply;
use crate::hub::{Hub, fault};

/// How long a body may be: a board and a few home-made tiles.
const MAX_BODY: usize = 256 * 1024;

type Shared = State<Arc<Hub>>;

/// Everything under `/api`, and the links to seats.
pub fn routes(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(health::metrics))
        .route("/api/tables", post(tables::create).get(tables::watchable))
        .route("/api/tables/{id}", get(tables::summary))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/live", get(tables::attend))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/review", post(reviews::table))
        .route("/api/tables/{id}/verdict", post(verdicts::verdict))
        .route("/api/tables/{id}/why", post(verdicts::why))
        .route("/api/tables/{id}/map", get(boards::table_map))
        .route("/api/boards", get(boards::all).post(boards::draw))
        .route("/api/boards/{key}", get(boards::board))
        .route("/api/records", post(boards::record))
        .route("/api/reviews", post(reviews::record))
        .route("/api/puzzles", post(verdicts::puzzle))
        .route("/api/boxes/{set}/{players}", get(boards::boards_of))
        .route("/api/boards/{key}/map", get(boards::board_map))
        .route("/api/boards/{key}/file", get(boards::board_file))
        .route("/api/sample-tile", get(made::sample_tile))
        .route("/api/tiles", post(made::tile))
        .route("/api/drafts", post(made::draft))
        .route("/api/packs", get(made::shipped_packs).post(made::pack))
        .route("/api/packs/{key}", get(made::shipped_pack))
        .route("/api/trials", post(made::trial))
        .route("/api/workshop/fresh", post(workshop::fresh))
        .route("/api/workshop/open", post(workshop::open))
        .route("/api/workshop/picture", post(workshop::picture))
        .route("/api/workshop/trial", post(workshop::trial))
        .route("/api/{*rest}", get(unknown).post(unknown))
        .route("/t/{id}/s/{secret}", get(tables::earlier_link))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn(as_problem))
        .layer(from_fn_with_state(hub.clone(), in_time))
        .with_state(hub)
}

/// Ends a request that takes too long, for example because its body comes byte by byte.
async fn in_time(State(hub): Shared, request: Request, next: Next) -> Response {
    let limit = hub.services().config.connections.request;
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        // The connection ends with it: what is left of the body would be taken for the next request.
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(header::CONNECTION, "close")]).into_response(),
    }
}

/// Says as a problem, too, what is refused before it comes to us: a body that is too long, a number that is none, a method
/// that is not served.
async fn as_problem(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() || response.extensions().get::<Refused>().is_some() {
        return response;
    }
    let key = if status == StatusCode::NOT_FOUND { "problem-not-found" } else { "problem-message" };
    let mut told = Refused(Problem::new(key)).into_response();
    *told.status_mut() = status;
    told.headers_mut()
        .extend(response.headers().get(header::ALLOW).map(|allow| (header::ALLOW, allow.clone())));
    told
}

/// A problem with the status that fits.
#[derive(Clone)]
pub struct Refused(pub Problem);

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused(problem)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match &*self.0.key {
            "problem-no-table" | "problem-not-found" => StatusCode::NOT_FOUND,
            "problem-link" => StatusCode::FORBIDDEN,
            "problem-too-fast" => StatusCode::TOO_MANY_REQUESTS,
            "problem-not-over" => StatusCode::CONFLICT,
            "problem-server" => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        let mut response = (status, json(&self.0)).into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Why a table has not answered what it was asked.
fn refused(reply: Reply) -> Refused {
    match reply {
        Reply::Refused(problem) => Refused(problem),
        Reply::Joined { .. }
        | Reply::Done
        | Reply::Gone
        | Reply::Unknown
        | Reply::Sat(..)
        | Reply::Here { .. }
        | Reply::Summary(_)
        | Reply::Sheet(_)
        | Reply::Record(_) => Refused(fault("a table has answered something else")),
    }
}

type Answer<T = Response> = Result<T, Refused>;

fn json<T: Serialize>(body: &T) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, write(body)).into_response()
}

/// Reads a body. It must say that it is JSON, which forms of other sites cannot.
fn body<T: DeserializeOwned>(headers: &HeaderMap, body: &Bytes) -> Answer<T> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let text = std::str::from_utf8(body).ok().filter(|_| kind.starts_with("application/json"));
    let text = text.ok_or_else(|| Problem::new("problem-message"))?;
    read_or_say_why(text).map_err(Refused)
}

async fn unknown() -> Refused {
    Refused(Problem::new("problem-not-found"))
}

/// A text to be kept as a file.
fn file(name: &str, text: String) -> Response {
    let name: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect();
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}
