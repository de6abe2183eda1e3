//! What is asked for over plain HTTP. The table of requests is in [`wire::protocol`].

use std::io::Read;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use content::Set;
use content::blank::HomeTile;
use content::board::shape::Shape;
use content::board::{BoardFile, check, shipped};
use engine::Seat;
use flate2::Compression;
use flate2::read::GzEncoder;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wire::nature::Seed;
use wire::protocol::{
    BoardCard, BoardChoice, Created, NewKind, NewTable, Options, Problem, SeatCard, SeatKind, SeatLink,
    Sheet, Told, read, write,
};

use crate::hub::{Hub, fault, problem};
use crate::live::{ClientKind, Visitor};
use crate::secret::Hashed;
use crate::store::{Chair, Head};
use crate::table::{Replayed, TableRequest, brief, open};
use crate::{guard, live, secret, validate};

/// How long a body may be: a board and a few home-made tiles.
const MAX_BODY: usize = 256 * 1024;
/// How many home-made tiles may join a game.
const MAX_TILES: usize = 20;

type Shared = State<Arc<Hub>>;

/// Everything under `/api`, and the links to seats.
pub fn routes(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .route("/api/tables", post(create).get(watchable))
        .route("/api/tables/{id}", get(summary))
        .route("/api/tables/{id}/sit", post(sit))
        .route("/api/tables/{id}/live", get(attend))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/map", get(table_map))
        .route("/api/boards", get(boards).post(draw))
        .route("/api/boards/{key}", get(board))
        .route("/api/boxes/{set}/{players}", get(boards_of))
        .route("/api/boards/{key}/map", get(board_map))
        .route("/api/boards/{key}/file", get(board_file))
        .route("/api/sample-tile", get(sample_tile))
        .route("/api/tiles", post(tile))
        .route("/api/{*rest}", get(unknown).post(unknown))
        .route("/t/{id}/s/{secret}", get(earlier_link))
        .layer(DefaultBodyLimit::max(MAX_BODY))
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
    read(text).map_err(Refused)
}

async fn unknown() -> Refused {
    Refused(Problem::new("problem-not-found"))
}

async fn create(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let wanted: NewTable = body(&headers, &bytes)?;
    let address = hub.services().config.connections.address(peer.ip(), &headers);
    if !hub.may_open(address.unwrap_or(peer.ip())) {
        return Err(Problem::new("problem-too-fast").into());
    }
    if !wanted.begun.is_empty() && !hub.services().config.workshop {
        return Err(Problem::new("problem-choice").with("what", "begun").into());
    }
    let chance = hub.chance();
    let sheet = sheet(&hub, peer.ip(), &wanted.options, chance.number).await?;
    let begun = wanted.begun.clone();
    let Invited { head, secrets } = head(wanted, sheet, &chance.seed)?;
    let set_up = move || {
        let setup = head.options.setup(head.sheet.board.clone())?;
        setup.game().map_err(|fault| Problem::of_game(&fault))?;
        // What was said already is all that can be wrong now.
        let unheard = |_: String| Problem::new("problem-choice").with("what", "begun");
        let Replayed { mut book, frozen } = open(&head, &begun).map_err(unheard)?;
        if let Some(why) = frozen {
            return Err(unheard(why));
        }
        let draft = book.draft(&[]).map_err(|_| fault("a game that cannot begin"))?;
        book.accept(draft);
        Ok((head, book))
    };
    // Whoever opens a table does not wait for those who have boards drawn.
    let ready = tokio::task::spawn_blocking(set_up).await;
    let (head, book) = ready.unwrap_or_else(|error| Err(fault(&error.to_string())))?;
    let facts: Vec<String> = book.history().facts.iter().map(|fact| fact.line(book.game())).collect();
    let summary = brief(&head, &book, cards(&head), 0);
    hub.services().store.create(&head, &facts, &summary).await.map_err(problem)?;
    let links =
        secrets.iter().map(|(seat, word)| SeatLink { seat: *seat, path: secret::link(&head.id, word) });
    let mut response = json(&Created { id: head.id.clone(), links: links.collect() });
    let is_own = |seat: Seat| head.chair(seat).is_some_and(|chair| chair.key.is_some());
    let own: Vec<String> =
        secrets.iter().filter(|(seat, _)| is_own(*seat)).map(|(_, word)| word.clone()).collect();
    let is_secure = hub.services().config.is_secure(peer.ip(), &headers);
    if let Some(cookie) = secret::cookie(&head.id, &own, is_secure).filter(|_| !own.is_empty()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A new table, and the secrets of its seats, which are told now and stored nowhere.
struct Invited {
    head: Head,
    secrets: Vec<(Seat, String)>,
}

fn head(wanted: NewTable, sheet: Sheet, seed: &Seed) -> Result<Invited, Problem> {
    let choice = |what: String| Problem::new("problem-choice").with("what", what);
    if wanted.seats.len() != usize::from(wanted.options.players) {
        return Err(choice(wanted.seats.len().to_string()));
    }
    if wanted.options.tiles.len() > MAX_TILES {
        return Err(choice(wanted.options.tiles.len().to_string()));
    }
    let host = wanted.seats.iter().position(|seat| seat.kind == NewKind::Me).unwrap_or(0) as u8;
    let (mut seats, mut secrets) = (Vec::new(), Vec::new());
    for (seat, at) in wanted.seats.into_iter().zip(0..) {
        let bot = match &seat.kind {
            NewKind::Bot(level) => Some(validate::level(level)?),
            NewKind::Me | NewKind::Friend => None,
        };
        let word = secret::fresh();
        let (link, key) = match &seat.kind {
            NewKind::Me => (None, Some(Hashed::of(&word))),
            NewKind::Friend => (Some(Hashed::of(&word)), None),
            NewKind::Bot(_) => (None, None),
        };
        if bot.is_none() {
            secrets.push((Seat(at), word));
        }
        seats.push(Chair {
            name: validate::name(&seat.name)?,
            bot,
            deputy: None,
            link,
            key,
            taken: false,
            since: 0,
            linked_by: None,
            opened: None,
            browsers: Vec::new(),
        });
    }
    let head = Head {
        id: secret::word(10),
        title: validate::name(&wanted.title)?,
        options: wanted.options,
        sheet,
        seed: seed.hex(),
        seats,
        host,
        policy: validate::policy(wanted.policy)?,
        policy_since: 0,
        pace: validate::pace(wanted.pace),
        pace_since: 0,
        public: wanted.public,
        version: 0,
        rules: wire::RULES,
    };
    Ok(Invited { head, secrets })
}

/// The seats of a table nobody looks at.
fn cards(head: &Head) -> Vec<SeatCard> {
    let card = |(seat, chair): (Seat, &Chair)| SeatCard {
        seat,
        name: chair.name.clone(),
        kind: chair.bot.clone().map_or(SeatKind::Human, SeatKind::Bot),
        online: false,
        taken: chair.is_taken(),
    };
    head.each().map(card).collect()
}

/// The board that was chosen.
async fn sheet(hub: &Hub, who: IpAddr, options: &Options, number: u64) -> Result<Sheet, Problem> {
    let usual = options.usual_board(number)?;
    match options.board.clone() {
        BoardChoice::Usual => shipped_sheet(&usual),
        BoardChoice::Key(key) => found(hub, key).await,
        BoardChoice::Text(text) => drawn(hub, who, text).await,
    }
}

/// A board by its key: one that comes with the game, or one that is made anew from the seed in its key.
async fn found(hub: &Hub, key: String) -> Result<Sheet, Problem> {
    if !key.contains("-seed-") {
        return shipped_sheet(&key);
    }
    let who = key.clone();
    let make = move || match atlas::fresh::find(&key) {
        Some(Ok(fresh)) => Ok(Sheet { shape: fresh.shape.to_text(&fresh.board), board: fresh.board }),
        Some(Err(_)) | None => Err(unknown_board(&key)),
    };
    hub.services().drawings.work(&who, make).await
}

fn unknown_board(key: &str) -> Problem {
    Problem::new("problem-choice").with("what", key.chars().take(200).collect::<String>())
}

/// A board that comes with the game. Reading it takes no time worth mentioning.
fn shipped_sheet(key: &str) -> Result<Sheet, Problem> {
    let unknown = |_| unknown_board(key);
    let board = shipped::find(key).map_err(unknown)?;
    let shape = shipped::find_shape(key).map_err(unknown)?.to_text(&board);
    Ok(Sheet { board, shape })
}

/// Reads, checks and draws a hand-made board for somebody.
async fn drawn(hub: &Hub, who: IpAddr, text: String) -> Result<Sheet, Problem> {
    let drawings = &hub.services().drawings;
    drawings
        .work(&who.to_string(), move || {
            let board = BoardFile::parse("board", &text).map_err(|fault| Problem::of_board(&fault))?;
            if let Some(fault) = check::faults("board", &board).first() {
                return Err(Problem::of_board(fault));
            }
            let shape = atlas::chart::chart("board", &board).map_err(|fault| Problem::of_board(&fault))?;
            let shape = shape.to_text(&board);
            Ok(Sheet { board, shape })
        })
        .await
}

async fn watchable(State(hub): Shared) -> Answer {
    Ok(json(&hub.watchable().await?))
}

async fn summary(State(hub): Shared, Path(id): Path<String>) -> Answer {
    Ok(json(&hub.summary(&id).await?))
}

/// Adds a seat to those of the browser.
async fn sit(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    let request = |reply| TableRequest::Sit {
        secret: told.text.clone(),
        shown: secret::shown(&headers),
        browser: secret::browser(&headers),
        reply,
    };
    let (sat, _) = hub.ask(&id, request).await?;
    let (seated, secrets) = sat?;
    let mut response = json(&seated);
    let is_secure = hub.services().config.is_secure(peer.ip(), &headers);
    let cookie = secret::cookie(&id, &secrets, is_secure).ok_or_else(|| Problem::new("problem-link"))?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

/// Links of earlier versions had the secret in the path. They still lead to the seat.
async fn earlier_link(Path((id, word)): Path<(String, String)>) -> Response {
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if plain(&id) && plain(&word) {
        let to = Redirect::to(&secret::link(&id, &word));
        ([(header::CACHE_CONTROL, "no-store")], to).into_response()
    } else {
        Refused(Problem::new("problem-link")).into_response()
    }
}

async fn attend(
    State(hub): Shared,
    Path(id): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Query(client): Query<ClientKind>,
    request: Request,
) -> Answer {
    let headers = request.headers();
    // A page of another site would bring the cookie along.
    if !guard::is_own_origin(headers) {
        return Err(Problem::new("problem-link").into());
    }
    let secrets = secret::shown(headers);
    let address = hub.services().config.connections.address(peer.ip(), headers);
    let visitor = Visitor { secrets, address, browser: secret::browser(headers), client };
    Ok(live::upgrade(request, move |socket| live::attend(socket, hub, id, visitor))?)
}

/// Whether the program runs.
async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the store can be written to.
async fn readyz(State(hub): Shared) -> Response {
    match hub.is_ready().await {
        Ok(()) => "ok\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written to\n").into_response(),
    }
}

/// What there is to watch, for whoever asks this server itself: who comes through a proxy is not told.
async fn metrics(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let config = &hub.services().config;
    let by_proxy = config.connections.proxies.contains(&peer.ip().to_canonical());
    if by_proxy && headers.contains_key("x-forwarded-for") {
        return StatusCode::NOT_FOUND.into_response();
    }
    let text = hub.services().metrics.text(hub.n_awake().await);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}

async fn record(State(hub): Shared, Path(id): Path<String>) -> Answer {
    let (record, _) = hub.ask(&id, TableRequest::Record).await?;
    Ok(file(&format!("{id}.rec"), record?))
}

async fn boards() -> Answer {
    let card = |ship: &shipped::Shipped| {
        let board = ship.board();
        BoardCard {
            key: board.key,
            title: board.title,
            set: board.set,
            players: board.players,
            rounds: board.rounds,
        }
    };
    Ok(json(&shipped::ALL.iter().map(card).filter(|card| card.players > 0).collect::<Vec<_>>()))
}

/// The boards a box has for a number of players.
async fn boards_of(Path((set, players)): Path<(String, u8)>) -> Answer {
    let set = Set::from_key(&set).map_err(|_| Problem::new("problem-choice").with("what", set))?;
    Ok(json(&set.board_keys(players)))
}

async fn board(State(hub): Shared, Path(key): Path<String>) -> Answer {
    Ok(json(&found(&hub, key).await?))
}

/// A board as a file, to be changed and brought back.
async fn board_file(State(hub): Shared, Path(key): Path<String>) -> Answer {
    let board = found(&hub, key).await?.board;
    Ok(file(&format!("{}.board", board.key), board.to_text()))
}

/// A home-made tile as a file, to begin with.
async fn sample_tile() -> Response {
    file("homesick.toml", content::blank::SAMPLE.to_owned())
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

async fn table_map(State(hub): Shared, Path(id): Path<String>) -> Answer {
    let (sheet, _) = hub.ask(&id, TableRequest::Sheet).await?;
    Ok(map(&hub, &id, sheet).await?)
}

async fn board_map(State(hub): Shared, Path(key): Path<String>) -> Answer {
    let sheet = found(&hub, key.clone()).await?;
    Ok(map(&hub, &key, sheet).await?)
}

/// The ground of a board, drawn for a table or for a board's own page: what lies below everything that stands on it.
async fn map(hub: &Hub, who: &str, sheet: Sheet) -> Result<Response, Problem> {
    let text = write(&sheet);
    let draw = move || {
        let shape =
            Shape::parse("shape", &sheet.shape, &sheet.board).map_err(|why| fault(&why.to_string()))?;
        let text = atlas::picture::ground(&sheet.board, &shape);
        let mut squeezed = Vec::new();
        let read = GzEncoder::new(text.as_bytes(), Compression::default()).read_to_end(&mut squeezed);
        read.map(|_| squeezed).map_err(|why| fault(&why.to_string()))
    };
    let bytes = hub.services().drawings.keep(who, text, draw).await?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CONTENT_ENCODING, "gzip"),
        (header::CACHE_CONTROL, "private, max-age=3600"),
    ];
    Ok((headers, bytes.to_vec()).into_response())
}

async fn draw(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    Ok(json(&drawn(&hub, peer.ip(), told.text).await?))
}

async fn tile(headers: HeaderMap, bytes: Bytes) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    HomeTile::read("tile", &told.text).map_err(|fault| Problem::of_tile(&fault))?;
    Ok(json(&Told { text: HomeTile::to_json(&told.text) }))
}
