//! Positions: a table set by hand, for scenarios and puzzles.
//!
//! A position is checked as it is set, so that whatever comes out of it is a state a game could be in.

use crate::game::Game;
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::region::Region;
use crate::state::{Band, OFFERED, State, Step};
use crate::turn::Machine;

/// A table being set.
pub struct Position<'a> {
    game: &'a Game,
    state: State,
}

impl<'a> Position<'a> {
    /// The board with its natives and nothing else.
    pub fn new(game: &'a Game) -> Position<'a> {
        let mut state = State::bare(game);
        state.table.set_natives(game);
        Position { game, state }
    }

    /// Gives a player a band with its tokens still in the tray.
    pub fn band(&mut self, owner: Seat, power: Tile, race: Tile, declined: bool) -> Result<BandId, String> {
        let table = &mut self.state.table;
        if !self.game.is_race(race) || (power != Tile::NONE && !self.game.is_power(power)) {
            return Err("a band is a power and a race, in this order".to_owned());
        }
        if !declined && table.active(owner).is_some() {
            return Err(format!("{owner} has an active people already"));
        }
        if table.race_deck & Game::race_bit(race) == 0 {
            return Err(format!("{} are in play already", self.game.ability(race).key));
        }
        table.race_deck &= !Game::race_bit(race);
        let kept = power != Tile::NONE && (!declined || self.game.ability(power).kept);
        if power != Tile::NONE {
            let bit = self.game.power_bit(power);
            if table.power_deck & bit == 0 {
                return Err(format!("{} is in play already", self.game.ability(power).key));
            }
            table.power_deck &= !bit;
            if !kept {
                table.discards |= bit;
            }
        }
        let band = Band {
            race,
            power: if kept { power } else { Tile::NONE },
            owner,
            declined,
            tray: self.game.ability(race).supply,
            ..Band::FREE
        };
        let id = table.seat_band(band).ok_or_else(|| "there are too many bands".to_owned())?;
        if !declined {
            table.active[owner.0 as usize] = id;
        }
        Ok(id)
    }

    fn draw(&mut self, id: BandId, n: u8) -> Result<(), String> {
        let band = &mut self.state.table.bands[id.index()];
        if band.tray < n {
            return Err(format!("the tray of {} holds only {}", self.game.ability(band.race).key, band.tray));
        }
        band.tray -= n;
        Ok(())
    }

    /// Puts tokens from the tray into a region.
    pub fn tokens(&mut self, id: BandId, region: Region, n: u8) -> Result<(), String> {
        let table = &self.state.table;
        if n == 0 || table.holder(region).is_some_and(|holder| holder != id) {
            return Err(format!("region {} cannot hold them", self.game.board().name(region)));
        }
        self.draw(id, n)?;
        let table = &mut self.state.table;
        table.take_natives(region);
        self.game.wild.iter().for_each(|mark| table.marks[mark.0 as usize].remove(region));
        table.holder[region.index()] = id;
        table.held[id.index()].insert(region);
        table.tokens[region.index()] += n;
        Ok(())
    }

    /// Puts tokens from the tray into hand.
    pub fn hand(&mut self, id: BandId, n: u8) -> Result<(), String> {
        self.draw(id, n)?;
        self.state.table.bands[id.index()].hand += n;
        Ok(())
    }

    /// Sets tokens from the tray aside.
    pub fn aside(&mut self, id: BandId, n: u8) -> Result<(), String> {
        self.draw(id, n)?;
        self.state.table.bands[id.index()].aside += n;
        Ok(())
    }

    /// Says how many regions the band has conquered in its life.
    pub fn conquests(&mut self, id: BandId, n: u8) {
        self.state.table.bands[id.index()].conquests = n;
    }

    /// Says who may not attack the band.
    pub fn ally(&mut self, id: BandId, seat: Seat) {
        self.state.table.bands[id.index()].ally = seat;
    }

    /// Puts pieces into a held region.
    pub fn pieces(&mut self, mark: Mark, region: Region, n: u8) -> Result<(), String> {
        let spec = self.game.mark(mark);
        if self.state.table.holder(region).is_none() || n == 0 || (n > 1 && !spec.stacks) || n > spec.limit {
            return Err(format!(
                "{n} of {} cannot stand in region {}",
                spec.key,
                self.game.board().name(region)
            ));
        }
        if let Some(slot) = self.game.follower_slot(mark) {
            // They are counted among the tokens that stand there already.
            let table = &mut self.state.table;
            table.among[slot] += n;
            table.tokens[region.index()] += n;
        }
        Machine { game: self.game, state: &mut self.state, log: &mut () }.add_pieces(mark, region, n);
        Ok(())
    }

    /// Gives a band pieces counted among its tokens, in hand.
    pub fn followers(&mut self, id: BandId, n: u8) -> Result<(), String> {
        let band = *self.state.table.band(id);
        let compiled_tiles = [band.race, band.power].map(|tile| self.game.compiled(tile, false).tamed);
        let slot = compiled_tiles.iter().flatten().find_map(|&(mark, _)| self.game.follower_slot(mark));
        let slot = slot.ok_or("the people has no such pieces")?;
        self.state.table.among[slot] += n;
        self.state.table.bands[id.index()].hand += n;
        Ok(())
    }

    /// Says what the procedure that remembers something remembers.
    pub fn memory(&mut self, memory: [u8; 2]) {
        self.state.table.memory = memory;
    }

    /// Says how many pieces used like tokens the band has made.
    pub fn hammers(&mut self, id: BandId, n: u8) {
        self.state.table.bands[id.index()].hammers = n;
    }

    /// Says whom the band has marked for an attack.
    pub fn marked(&mut self, id: BandId, seat: Seat) {
        let band = self.state.table.band(id);
        let tiles = [band.race, band.power];
        let bound = tiles.iter().any(|&tile| self.game.compiled(tile, false).peace_toll.is_some());
        let band = &mut self.state.table.bands[id.index()];
        if bound {
            band.add_concord(seat);
        } else {
            band.add_grudge(seat);
        }
    }

    /// Lays a relic or place, as if it had been found.
    pub fn lies(&mut self, tile: Tile, region: Region) -> Result<(), String> {
        let Some(index) = self.game.fixture(tile) else {
            return Err(format!("{} is neither a relic nor a place", self.game.ability(tile).key));
        };
        let table = &mut self.state.table;
        table.hidden = (u16::from_le_bytes(table.hidden) & !(1 << index)).to_le_bytes();
        table.lay(index, region);
        table.guarded_finds.remove(region);
        Ok(())
    }

    /// Binds a badge to the place that has one.
    pub fn bind(&mut self, power: Tile) -> Result<(), String> {
        if !self.game.is_power(power) || self.state.table.power_deck & self.game.power_bit(power) == 0 {
            return Err("the badge is in play already".to_owned());
        }
        self.state.table.power_deck &= !self.game.power_bit(power);
        self.state.table.bound = power;
        Ok(())
    }

    /// Puts a piece that belongs to no occupant into a region.
    pub fn stands(&mut self, mark: Mark, region: Region) -> Result<(), String> {
        if !self.game.mark(mark).free {
            return Err(format!("a {} stands with a people: say 'with'", self.game.mark(mark).key));
        }
        if self.game.mark(mark).wild && self.state.table.holder(region).is_some() {
            return Err(format!("a people stands in region {}", self.game.board().name(region)));
        }
        Machine { game: self.game, state: &mut self.state, log: &mut () }.add_pieces(mark, region, 1);
        Ok(())
    }

    /// Says which event the round has.
    pub fn event(&mut self, event: Tile) -> Result<(), String> {
        self.past_event(event)?;
        self.state.table.event_state.event = event;
        Ok(())
    }

    /// Says that an event was revealed in an earlier round.
    pub fn past_event(&mut self, event: Tile) -> Result<(), String> {
        let index =
            self.game.event_index(event).filter(|_| self.state.table.events_left(self.game, event) > 0);
        let Some(index) = index else {
            return Err(format!("no event '{}' is left", self.game.ability(event).key));
        };
        self.state.table.count_event(index);
        Ok(())
    }

    /// Says that a player has looked at the next event, and what it is.
    pub fn omen(&mut self, seat: Seat, event: Tile) -> Result<(), String> {
        let known = self.state.secret;
        if self.state.table.events_left(self.game, event) == 0 || (known != Tile::NONE && known != event) {
            return Err(format!("'{}' cannot be the next event", self.game.ability(event).key));
        }
        self.state.secret = event;
        self.state.table.event_state.seen |= seat.bit();
        Ok(())
    }

    /// Says who last placed the piece that haunts.
    pub fn master(&mut self, seat: Seat) {
        self.state.table.master = seat;
    }

    /// Says how many natives stand in a region.
    pub fn natives(&mut self, region: Region, n: u8) {
        self.state.table.set_natives_in(region, n);
    }

    /// Says what a player owns.
    pub fn coins(&mut self, seat: Seat, n: u16) {
        self.state.coins[seat.0 as usize] = n;
    }

    /// Says which round it is and who began.
    pub fn round(&mut self, round: u8, first: Seat) {
        self.state.table.turn.round = round;
        self.state.table.turn.first = first;
    }

    /// Lays a combo below the others on offer.
    pub fn combo(&mut self, power: Tile, race: Tile, coins: u8) -> Result<(), String> {
        let table = &mut self.state.table;
        let at = table.offer.n as usize;
        if at == OFFERED {
            return Err("six combos are on offer already".to_owned());
        }
        let fits = self.game.is_race(race) && self.game.is_power(power);
        if !fits
            || table.race_deck & Game::race_bit(race) == 0
            || table.power_deck & self.game.power_bit(power) == 0
        {
            return Err("the combo needs a power and a race that are not in play yet".to_owned());
        }
        table.race_deck &= !Game::race_bit(race);
        table.power_deck &= !self.game.power_bit(power);
        table.offer.races[at] = race;
        table.offer.powers[at] = power;
        table.offer.coins[at] = coins;
        table.offer.n += 1;
        Ok(())
    }

    /// Takes a tile out of the stacks for good.
    pub fn remove(&mut self, tile: Tile) {
        let table = &mut self.state.table;
        if self.game.is_race(tile) {
            table.race_deck &= !Game::race_bit(tile);
        } else if self.game.is_power(tile) {
            table.power_deck &= !self.game.power_bit(tile);
        }
    }

    /// Begins a player's turn at its very start; chance may owe the rest of the offer first.
    pub fn begin(mut self, seat: Seat) -> State {
        let turn = &mut self.state.table.turn;
        turn.seat = seat;
        turn.next = Step::Deal;
        let mut machine = Machine { game: self.game, state: &mut self.state, log: &mut () };
        machine.advance();
        self.state
    }
}

/// Counts the active band of the player in turn as picked this turn, and goes straight to its conquests.
pub fn as_picked(game: &Game, state: &mut State) {
    let mut machine = Machine { game, state, log: &mut () };
    machine.table().pop_owed();
    machine.table().turn.picked = true;
    machine.advance();
}
