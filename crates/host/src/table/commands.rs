//! What the page says to a table: answers, and how the table is run.

use engine::Seat;
use wire::book::{Change, Format, answers};
use wire::history::Fact;
use wire::protocol::{CHAT_PAGE, ChatLine, Problem, ToClient, ToServer, Turning, Update, write};

use super::{Batch, Head, Table};
use crate::validate;

/// How many answers one command may hold.
const MAX_LINES: usize = 100;

impl Table {
    /// The page has sent a message.
    pub fn receive(&mut self, message: ToServer, now: u64) -> Batch {
        let mut batch = self.batch(now);
        let id = message.id();
        if let Some((id, &version)) = id.and_then(|id| Some((id, self.commands.get(&id)?))) {
            batch.told.push(write(&ToClient::Ack { id, version }));
            return batch;
        }
        let done = self.obey(message, &mut batch, now);
        let version = self.book.version();
        match (id, done) {
            (Some(id), Ok(())) => {
                self.commands.insert(id, version);
                batch.told.insert(0, write(&ToClient::Ack { id, version }));
            }
            (Some(id), Err(problem)) => batch.told.push(write(&ToClient::Refused { id, version, problem })),
            (None, Err(problem)) => batch.told.push(write(&ToClient::Trouble(problem))),
            (None, Ok(())) => {}
        }
        batch.summary = write(&self.summary(now));
        batch
    }

    fn obey(&mut self, message: ToServer, batch: &mut Batch, now: u64) -> Result<(), Problem> {
        match message {
            ToServer::Answer { version, seat, lines, .. } => {
                self.permit(seat, version)?;
                if lines.is_empty() || lines.len() > MAX_LINES {
                    return Err(Problem::new("problem-message"));
                }
                let facts = answers(self.book.game(), seat, &lines)
                    .map_err(|line| Problem::new("problem-line").with("line", line))?;
                self.play(&facts, batch)
            }
            ToServer::Undo(turning) => self.turn(turning, Fact::Undo, batch),
            ToServer::Redo(turning) => self.turn(turning, Fact::Redo, batch),
            ToServer::Restart(turning) => self.turn(turning, Fact::Restart, batch),
            ToServer::Look { seat } => {
                self.own(seat)?;
                self.viewer = Some(seat);
                self.welcome(batch);
                Ok(())
            }
            ToServer::Hint { version, seat } => {
                self.permit(seat, version)?;
                if self.book.owes() != Some(seat) {
                    return Err(Problem::new("problem-hint"));
                }
                self.hint = Some(seat);
                Ok(())
            }
            ToServer::Chat { seat, text, .. } => {
                self.own(seat)?;
                let n = self.head.chat.last().map_or(0, |line| line.n + 1);
                let line = ChatLine { n, seat, text: validate::chat(&text)?, at: now };
                self.head.chat.push(line.clone());
                let extra = self.head.chat.len().saturating_sub(CHAT_PAGE);
                self.head.chat.drain(..extra);
                batch.head = Some(write(&self.head));
                batch.told.push(write(&ToClient::Chat(line)));
                Ok(())
            }
            ToServer::Pace { version, millis, .. } => {
                self.amend(version, batch, |head| head.pace = validate::pace(millis))
            }
            ToServer::StandIn { version, seat, bot, .. } => {
                self.own(seat)?;
                let bot = bot.map(|level| validate::level(&level)).transpose()?;
                self.amend(version, batch, |head| head.seats[usize::from(seat.0)].deputy = bot)
            }
            ToServer::Rename { version, seat, name, .. } => {
                self.own(seat)?;
                let name = validate::name(&name)?;
                self.amend(version, batch, |head| head.seats[usize::from(seat.0)].name = name)
            }
            ToServer::ChatBefore { .. } => {
                batch.told.push(write(&ToClient::ChatPage(Vec::new())));
                Ok(())
            }
            ToServer::Ping { n } => {
                batch.told.push(write(&ToClient::Pong { n }));
                Ok(())
            }
            // Nobody can come from elsewhere.
            ToServer::Policy { .. }
            | ToServer::HandOn { .. }
            | ToServer::Rekey { .. }
            | ToServer::Rematch { .. } => Err(Problem::new("problem-offline")),
        }
    }

    fn own(&self, seat: Seat) -> Result<(), Problem> {
        if self.yours().contains(&seat) { Ok(()) } else { Err(Problem::new("problem-not-your-seat")) }
    }

    fn permit(&self, seat: Seat, version: u64) -> Result<(), Problem> {
        self.own(seat)?;
        if self.frozen {
            return Err(Problem::new("problem-frozen"));
        }
        if version == self.book.version() { Ok(()) } else { Err(Problem::new("problem-stale")) }
    }

    fn turn(&mut self, turning: Turning, fact: fn(Seat) -> Fact, batch: &mut Batch) -> Result<(), Problem> {
        self.permit(turning.seat, turning.version)?;
        self.play(&[fact(turning.seat)], batch)
    }

    /// Says something in the game, lets chance answer, and tells what came of it.
    pub(super) fn play(&mut self, facts: &[Fact], batch: &mut Batch) -> Result<(), Problem> {
        let draft = self.book.draft(facts).map_err(|refusal| Problem::refusal(self.book.game(), &refusal))?;
        batch.facts = draft.lines();
        let change = self.book.accept(draft);
        self.hint = None;
        batch.told.push(self.update(&change));
        Ok(())
    }

    fn update(&self, change: &Change) -> String {
        let view = self.book.view(self.viewer);
        let update = Update {
            from: change.from,
            said: self.book.said(&view, &change.said),
            kept: change.kept,
            log: self.book.entries(&view, change.kept),
            now: self.book.now(&view, Format::Packed),
        };
        write(&ToClient::Update(Box::new(update)))
    }

    /// Changes how the table is run.
    fn amend(
        &mut self,
        version: u64,
        batch: &mut Batch,
        change: impl FnOnce(&mut Head),
    ) -> Result<(), Problem> {
        if version < self.head.version {
            return Err(Problem::new("problem-stale"));
        }
        change(&mut self.head);
        self.head.version += 1;
        batch.head = Some(write(&self.head));
        batch.told.push(write(&ToClient::Presence(self.presence())));
        Ok(())
    }
}
