//! What clients send: answers, second thoughts, chat. Each command is carried out once, however often it comes.

use engine::Seat;
use host::validate;
use sha2::{Digest, Sha256};
use tokio::time::Instant;
use wire::history::Fact;
use wire::protocol::{CHAT_PAGE, ChatLine, Problem, ToClient, ToServer, Turning, write};

use super::Table;
use super::permissions::Deed;
use crate::carrier::{GuestId, Reply};
use crate::clock::now;
use crate::store::{Batch, Command, CommandId};
use wire::book::{self, Change};

/// What a command is refused with that was made on an old version.
pub const STALE: &str = "problem-stale";
/// How many answers one command may hold.
const MAX_LINES: usize = 100;

impl Table {
    /// A client has sent a message.
    pub async fn message(&mut self, guest: GuestId, message: ToServer) -> Reply {
        if !self.is_known(guest) {
            return Reply::Unknown;
        }
        match (message.id(), message) {
            (_, ToServer::Ping { n }) => self.tell(guest, &ToClient::Pong { n }),
            (_, ToServer::Look { seat }) => self.look(guest, seat),
            (_, ToServer::ChatBefore { n }) => self.earlier_chat(guest, n).await,
            (_, ToServer::Hint { version, seat }) => {
                if let Err(problem) = self.request_hint(guest, version, seat) {
                    self.tell(guest, &ToClient::Trouble(problem));
                }
            }
            (_, ToServer::Rematch { seat, links }) => {
                if let Err(problem) = self.invite_again(guest, seat, links) {
                    self.tell(guest, &ToClient::Trouble(problem));
                }
            }
            (Some(id), message) => {
                let known = self.commands.get(&id).copied();
                let id = CommandId { number: id, content: Some(content(&message)) };
                if let Some(command) = known.filter(|known| known.id.is_same(id)) {
                    self.tell(guest, &ToClient::Ack { id: id.number, version: command.version });
                    self.tell_link_again(guest, id, &message).await;
                    return Reply::Done;
                }
                let begun = std::time::Instant::now();
                let done = match known {
                    Some(_) => Err(Problem::new("problem-number")),
                    None => self.command(guest, id, message).await,
                };
                self.services.metrics.commanded(begun.elapsed());
                if let Err(mut problem) = done {
                    // A machine that slept may have been overtaken without knowing it, and what it calls stale may have
                    // been carried out by another.
                    if problem.key == STALE {
                        match self.is_still_own().await {
                            Ok(true) => {}
                            Ok(false) => {
                                self.outdated = true;
                                return Reply::Unknown;
                            }
                            Err(error) => problem = self.store_failed(&error),
                        }
                    }
                    self.services.metrics.refused(&problem.key);
                    let version = self.book.version();
                    self.tell(guest, &ToClient::Refused { id: id.number, version, problem });
                }
            }
            (None, _) => {}
        }
        Reply::Done
    }

    async fn command(&mut self, guest: u64, id: CommandId, message: ToServer) -> Result<(), Problem> {
        if is_about_the_table(&message) {
            self.count_setting(guest)?;
        }
        match message {
            ToServer::Answer { version, seat, lines, .. } => {
                self.permit(guest, Deed::Answer, seat)?;
                self.is_current(version)?;
                if lines.is_empty() || lines.len() > MAX_LINES {
                    return Err(Problem::new("problem-message"));
                }
                let facts = book::answers(self.book.game(), seat, &lines)
                    .map_err(|line| Problem::new("problem-line").with("line", line))?;
                self.play(guest, id, &facts).await
            }
            ToServer::Undo(turning) => self.turn(guest, id, turning, Fact::Undo).await,
            ToServer::Redo(turning) => self.turn(guest, id, turning, Fact::Redo).await,
            ToServer::Restart(turning) => self.turn(guest, id, turning, Fact::Restart).await,
            ToServer::Chat { seat, text, .. } => self.say_aloud(guest, id, seat, &text).await,
            ToServer::Policy { version, policy, .. } => self.set_policy(guest, id, version, policy).await,
            ToServer::Pace { version, millis, .. } => self.set_pace(guest, id, version, millis).await,
            ToServer::StandIn { version, seat, bot, .. } => {
                self.stand_in(guest, id, version, seat, bot).await
            }
            ToServer::HandOn { version, seat, .. } => self.hand_on(guest, id, version, seat).await,
            ToServer::Rekey { version, seat, .. } => self.rekey(guest, id, version, seat).await,
            ToServer::Rename { version, seat, name, .. } => {
                self.rename(guest, id, version, seat, &name).await
            }
            ToServer::Look { .. }
            | ToServer::ChatBefore { .. }
            | ToServer::Hint { .. }
            | ToServer::Rematch { .. }
            | ToServer::Ping { .. } => Ok(()),
        }
    }

    /// Takes one of the changes that somebody may still make. Whoever has no seat is refused for that.
    fn count_setting(&mut self, guest: u64) -> Result<(), Problem> {
        let seat = self.guests.get(&guest).and_then(|guest| guest.seats.first());
        let budget = seat.and_then(|seat| self.settings_budgets.get_mut(usize::from(seat.0)));
        let is_spent = budget.is_some_and(|budget| !budget.take(std::time::Instant::now()));
        if is_spent { Err(Problem::new("problem-too-fast")) } else { Ok(()) }
    }

    pub fn is_current(&self, version: u64) -> Result<(), Problem> {
        if self.frozen {
            return Err(Problem::new("problem-frozen"));
        }
        if version == self.book.version() { Ok(()) } else { Err(Problem::new(STALE)) }
    }

    async fn turn(
        &mut self,
        guest: u64,
        id: CommandId,
        turning: Turning,
        fact: impl FnOnce(Seat) -> Fact,
    ) -> Result<(), Problem> {
        self.permit(guest, Deed::TakeBack, turning.seat)?;
        self.is_current(turning.version)?;
        if turning.version >= self.services.config.second_thoughts {
            return Err(Problem::new("problem-second-thoughts"));
        }
        self.play(guest, id, &[fact(turning.seat)]).await
    }

    /// Carries out a command that says something in the game.
    async fn play(&mut self, guest: u64, id: CommandId, facts: &[Fact]) -> Result<(), Problem> {
        let change = self.store(facts, Some(id)).await?;
        self.tell(guest, &ToClient::Ack { id: id.number, version: self.book.version() });
        self.tell_change(&change);
        Ok(())
    }

    /// Stores what is said, and what chance answers to it; then it is so.
    pub async fn store(&mut self, facts: &[Fact], command: Option<CommandId>) -> Result<Change, Problem> {
        let draft = self.book.draft(facts).map_err(|refusal| Problem::refusal(self.book.game(), &refusal))?;
        let lines = draft.lines();
        let batch = Batch { version: self.book.version(), facts: &lines, command };
        let summary = self.summary(&self.head, draft.book());
        let begun = std::time::Instant::now();
        let stored = self.services.store.append(&self.head.id, self.epoch, batch, &summary).await;
        self.services.metrics.stored(begun.elapsed());
        stored.map_err(|error| self.store_failed(&error))?;
        self.services.metrics.moved(command.is_none());
        self.owed_since = Instant::now();
        let change = self.book.accept(draft);
        self.cancel_hints();
        if let Some(id) = command {
            self.commands.insert(id.number, Command { id, version: self.book.version() });
        }
        Ok(change)
    }

    /// Tells what was said before a line.
    async fn earlier_chat(&mut self, guest: u64, n: u64) {
        let message = match self.services.store.chat_before(&self.head.id, n, CHAT_PAGE).await {
            Ok(lines) => ToClient::ChatPage(lines),
            Err(error) => ToClient::Trouble(self.store_failed(&error)),
        };
        self.tell(guest, &message);
    }

    async fn say_aloud(&mut self, guest: u64, id: CommandId, seat: Seat, text: &str) -> Result<(), Problem> {
        self.permit(guest, Deed::Chat, seat)?;
        let text = validate::chat(text)?;
        if !self.chat_budgets[usize::from(seat.0)].take(std::time::Instant::now()) {
            return Err(Problem::new("problem-too-fast"));
        }
        let n = self.chat.last().map_or(0, |line| line.n + 1);
        let line = ChatLine { n, seat, text, at: now() };
        let command = Command { id, version: self.book.version() };
        let stored = self.services.store.chat(&self.head.id, self.epoch, &line, command).await;
        stored.map_err(|error| self.store_failed(&error))?;
        self.commands.insert(id.number, command);
        self.tell_all(&ToClient::Chat(line.clone()));
        self.chat.push(line);
        if self.chat.len() > CHAT_PAGE {
            self.chat.remove(0);
        }
        self.tell(guest, &ToClient::Ack { id: id.number, version: command.version });
        Ok(())
    }
}

/// Whether a command changes how the table is run.
fn is_about_the_table(message: &ToServer) -> bool {
    match message {
        ToServer::Policy { .. }
        | ToServer::Pace { .. }
        | ToServer::StandIn { .. }
        | ToServer::HandOn { .. }
        | ToServer::Rekey { .. }
        | ToServer::Rename { .. } => true,
        ToServer::Answer { .. }
        | ToServer::Undo(_)
        | ToServer::Redo(_)
        | ToServer::Restart(_)
        | ToServer::Chat { .. }
        | ToServer::ChatBefore { .. }
        | ToServer::Look { .. }
        | ToServer::Hint { .. }
        | ToServer::Rematch { .. }
        | ToServer::Ping { .. } => false,
    }
}

/// What a command says, in short: to know a repetition from another command with the same number. The version it was made on
/// is no part of it, because who says the same again may have seen more.
fn content(message: &ToServer) -> i64 {
    let mut message = message.clone();
    match &mut message {
        ToServer::Answer { version, .. }
        | ToServer::Policy { version, .. }
        | ToServer::Pace { version, .. }
        | ToServer::StandIn { version, .. }
        | ToServer::HandOn { version, .. }
        | ToServer::Rekey { version, .. }
        | ToServer::Rename { version, .. } => *version = 0,
        ToServer::Undo(turning) | ToServer::Redo(turning) | ToServer::Restart(turning) => turning.version = 0,
        ToServer::Chat { .. }
        | ToServer::ChatBefore { .. }
        | ToServer::Look { .. }
        | ToServer::Hint { .. }
        | ToServer::Rematch { .. }
        | ToServer::Ping { .. } => {}
    }
    let digest = Sha256::digest(write(&message));
    digest[..8].iter().fold(0, |number, &byte| number << 8 | i64::from(byte))
}
