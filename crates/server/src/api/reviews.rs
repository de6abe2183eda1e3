//! Reviews of games that are over. Nothing goes on by itself: each request has some decisions judged when it is its turn, so
//! a review that nobody waits for takes no time. What was judged at a table is kept with it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{Path, State};
use bots::review::Sight;
use engine::{Actor, Answer as Said, Game};
use host::experts::Experts;
use host::reviews::Reviewer;
use wire::protocol::{Problem, Review, ReviewRequest, read, write};
use wire::record::Record;

use super::asked::Asked;
use super::{Answer, Shared, json};
use crate::drawing::Asker;
use crate::hub::{Hub, fault, problem};
use crate::log;
use crate::secret::Hashed;
use crate::store::{Head, Reviewed};
use crate::table::open;
use crate::turns::Work;

/// How long a request judges; one decision is always judged.
const TIME: Duration = Duration::from_millis(1200);

/// A game, and all that stands of what was said.
pub(super) struct Played {
    pub game: Arc<Game>,
    pub answers: Vec<(Actor, Said)>,
}

/// The review of a table: of one's own seat, or with everything known of any seat that one may look at.
pub(super) async fn table(
    State(hub): Shared,
    Path(id): Path<String>,
    Asked { told: wanted, asker, shown }: Asked<ReviewRequest>,
) -> Answer {
    let store = &hub.services().store;
    let stored = store.load(&id).await.map_err(problem)?;
    permit(&stored.head, &shown, &wanted)?;
    let of = Reviewed { seat: wanted.seat, open: wanted.open };
    let kept = store.review(&id, of).await.map_err(problem)?;
    let kept: Option<Review> = kept.and_then(|text| read(&text).ok());
    if let Some(kept) = kept.as_ref().filter(|it| it.is_done() || it.decisions.len() > wanted.from as usize) {
        return Ok(json(&kept.part(wanted.from)));
    }
    let play = move || {
        let book = open(&stored.head, &stored.facts).map_err(|why| fault(&why))?.book;
        let answers = book.history().standing.clone();
        if book.history().state.is_over() {
            Ok(Played { game: book.game().clone(), answers })
        } else {
            Err(Problem::new("problem-not-over"))
        }
    };
    let kept = kept.or(Some(Review::none(wanted.seat, wanted.open)));
    let review = go_on(&hub, &asker, &wanted, kept, play).await?;
    let text = write(&review);
    if let Err(error) = store.keep_review(&id, of, review.decisions.len() as u32, text).await {
        // It can be judged again.
        log::error(&format!("a review of table {id} was not kept: {error}"));
    }
    Ok(json(&review.part(wanted.from)))
}

/// The review of a record that a page has opened. Whoever has the record knows all of it. It is not kept.
pub(super) async fn record(
    State(hub): Shared,
    Asked { told: mut wanted, asker, .. }: Asked<ReviewRequest>,
) -> Answer {
    let text = wanted.record.take().ok_or_else(|| Problem::new("problem-message"))?;
    let play = move || {
        let record = host::boards::record(&text)?;
        let broken = |line: usize| Problem::new("problem-record").with("line", line.to_string());
        let (game, history) = Record::replay(&record, None).map_err(|why| broken(why.line))?;
        Ok(Played { game: Arc::new(game), answers: history.standing })
    };
    let mut review = go_on(&hub, &asker, &wanted, None, play).await?;
    if wanted.from > 0 {
        (review.curve, review.dice) = Default::default();
    }
    Ok(json(&review))
}

/// Whoever has a seat may know what there was to know for it. All is known to those who were there, and of a public table
/// to everybody.
fn permit(head: &Head, shown: &[Hashed], wanted: &ReviewRequest) -> Result<(), Problem> {
    let own = head.opened(shown);
    let may = if wanted.open {
        head.public || !own.is_empty()
    } else {
        own.iter().any(|(seat, _)| *seat == wanted.seat)
    };
    if may { Ok(()) } else { Err(Problem::new("problem-not-your-seat")) }
}

/// Judges some decisions more.
async fn go_on(
    hub: &Hub,
    asker: &Asker,
    wanted: &ReviewRequest,
    kept: Option<Review>,
    play: impl FnOnce() -> Result<Played, Problem> + Send + 'static,
) -> Result<Review, Problem> {
    let (seat, from) = (wanted.seat, wanted.from as usize);
    let sight = if wanted.open { Sight::Open } else { Sight::Seat };
    let judge = move || {
        let Played { game, answers } = play()?;
        if seat.0 >= game.players() {
            return Err(Problem::new("problem-choice").with("what", seat.letter().to_string()));
        }
        let experts = Experts::new(game);
        let reviewer = Reviewer::new(&experts, &answers, seat, sight);
        let mut reviewer = reviewer.ok_or_else(|| fault("a game that cannot be played again"))?;
        match kept {
            Some(kept) => reviewer.go_on_after(kept),
            None => reviewer.skip(from),
        }
        let end = Instant::now() + TIME;
        while reviewer.step(&experts) && Instant::now() < end {}
        Ok(reviewer.so_far)
    };
    hub.services().drawings.turn(Work::Review, asker, judge).await
}
