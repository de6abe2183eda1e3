//! Tables: opening one, sitting down at it, and what can be had of it.

use std::net::SocketAddr;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, Query, Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use host::boards::MAX_TILES;
use host::validate;
use wire::nature::Seed;
use wire::protocol::{Created, NewKind, NewTable, Problem, SeatCard, SeatKind, SeatLink, Sheet, Told};

use super::asked::Asked;
use super::boards::sheet;
use super::{Answer, Refused, Shared, body, file, json, refused};
use crate::carrier::{Call, Reply, Sit};
use crate::hub::{fault, problem};
use crate::live::{ClientKind, Visitor};
use crate::secret::Hashed;
use crate::store::{Chair, Head};
use crate::table::{Replayed, brief, open};
use crate::{guard, live, secret};

/// With how many answers a game may begin: more than any game has.
const MAX_BEGUN: usize = 8_000;

pub(super) async fn create(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Asked { told: wanted, asker, .. }: Asked<NewTable>,
) -> Answer {
    let address = hub.services().config.connections.address(peer.ip(), &headers);
    if !hub.may_open(address.unwrap_or(peer.ip())) {
        return Err(Problem::new("problem-too-fast").into());
    }
    if wanted.begun.len() > MAX_BEGUN {
        return Err(Problem::new("problem-choice").with("what", "begun").into());
    }
    let chance = hub.chance();
    let sheet = sheet(&hub, &asker, &wanted.options, chance.number).await?;
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
        // What was taken back has not been said.
        if book.history().standing.len() != begun.len() {
            return Err(unheard(String::new()));
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
            linked_for: Vec::new(),
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
        begun: wanted.begun.len(),
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

pub(super) async fn watchable(State(hub): Shared) -> Answer {
    Ok(json(&hub.watchable().await?))
}

pub(super) async fn summary(State(hub): Shared, Path(id): Path<String>) -> Answer {
    Ok(json(&hub.summary(&id).await?))
}

/// Adds a seat to those of the browser.
pub(super) async fn sit(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    let (shown, fresh) = (secret::shown(&headers), secret::fresh());
    let sit = Sit {
        secret: Hashed::of(&told.text),
        shown: shown.iter().map(|secret| Hashed::of(secret)).collect(),
        fresh: Hashed::of(&fresh),
        browser: secret::browser(&headers),
    };
    let (seated, kept) = match hub.ask(&id, Call::Sit(sit)).await?.0 {
        Reply::Sat(seated, kept) => (seated, kept),
        other => return Err(refused(other)),
    };
    // The table knows hashes only: which secrets they are of is known here.
    let known: Vec<String> = shown.into_iter().chain([told.text, fresh]).collect();
    let of = |hash: &Hashed| known.iter().find(|secret| Hashed::of(secret).is_same(hash)).cloned();
    let secrets: Vec<String> = kept.iter().filter_map(of).collect();
    let mut response = json(&seated);
    let is_secure = hub.services().config.is_secure(peer.ip(), &headers);
    let cookie = secret::cookie(&id, &secrets, is_secure).ok_or_else(|| Problem::new("problem-link"))?;
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

/// Links of earlier versions had the secret in the path. They still lead to the seat.
pub(super) async fn earlier_link(Path((id, word)): Path<(String, String)>) -> Response {
    let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if plain(&id) && plain(&word) {
        let to = Redirect::to(&secret::link(&id, &word));
        ([(header::CACHE_CONTROL, "no-store")], to).into_response()
    } else {
        Refused(Problem::new("problem-link")).into_response()
    }
}

pub(super) async fn attend(
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

pub(super) async fn record(State(hub): Shared, Path(id): Path<String>) -> Answer {
    match hub.ask(&id, Call::Record).await?.0 {
        Reply::Record(record) => Ok(file(&format!("{id}.rec"), record)),
        other => Err(refused(other)),
    }
}
