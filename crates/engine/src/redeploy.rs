//! Redeployment: tokens in hand go to regions, some must leave, pieces are placed, defenders settle
//! (CORE-REDEP, CORE-LOSS-4).

use crate::ability::Redeployment;
use crate::answer::{Answer, Answers};
use crate::bill::{Term, leads_around};
use crate::compiled::{Duty, Moment, Post, Sites, plain};
use crate::event::{Event, Log};
use crate::ids::{BandId, Mark, Seat};
use crate::illegal::{Cite, Illegal};
use crate::query::{BOUND, BandTile, Query};
use crate::region::RegionSet;
use crate::state::{Ask, Band, Owed, Step};
use crate::turn::{Machine, standing, supply};

pub(crate) fn list_puts(q: Query<'_>, id: BandId, out: &mut Answers) {
    let hand = q.table.band(id).hand;
    for region in q.table.held(id) {
        out.push(Answer::Put { region, n: 1 });
        if hand > 1 {
            out.push(Answer::Put { region, n: hand });
        }
    }
}

pub(crate) fn check_put(q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    // Whoever places tokens in another's turn was driven out in it.
    let settling = q.table.band(id).owner != q.table.turn.seat;
    match answer {
        Answer::Put { region, .. }
            if (q.game.rivers - q.table.held(id) - q.holdable(id)).contains(region) =>
        {
            Err(Illegal::River(if q.game.has.events { "RIVER-RIV-1" } else { "UG-RIVER-1" }))
        }
        Answer::Put { region, .. } if !q.table.held(id).contains(region) => {
            Err(Illegal::NotHeld(if settling { "CORE-LOSS-4" } else { "CORE-REDEP-1" }))
        }
        Answer::Put { n, .. } if n == 1 || n == q.table.band(id).hand => Ok(()),
        Answer::Put { .. } => Err(Illegal::OneOrAll),
        Answer::Done => Err(Illegal::Duty(Cite::Rule(if settling { "CORE-LOSS-4" } else { "CORE-REDEP-2" }))),
        _ => Err(Illegal::misplaced(q, q.table.owed(), answer)),
    }
}

pub(crate) fn list_yields(q: Query<'_>, id: BandId, out: &mut Answers) {
    q.table.held(id).for_each(|region| out.push(Answer::Empty { region }));
}

pub(crate) fn check_yield(q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Empty { region } if q.table.held(id).contains(region) => Ok(()),
        Answer::Empty { .. } => Err(Illegal::NotHeld("CORE-REDEP-3")),
        Answer::Done => {
            let asks = |held: BandTile<'_>| {
                let index = held.compiled.gathers.or(held.compiled.reserve.map(|(_, index)| index));
                index.map(|index| held.rule(index))
            };
            let rule = q.tiles(id).find_map(asks);
            Err(Illegal::Duty(rule.map_or(Cite::Rule("CORE-REDEP-6"), Cite::Tile)))
        }
        _ => Err(Illegal::misplaced(q, q.table.owed(), answer)),
    }
}

/// The rivers the band may stay in but need not.
fn leavable(q: Query<'_>, id: BandId) -> RegionSet {
    (q.table.held(id) & q.game.rivers & q.holdable(id)) - q.ground()
}

pub(crate) fn list_leaves(q: Query<'_>, id: BandId, out: &mut Answers) {
    leavable(q, id).for_each(|region| out.push(Answer::Empty { region }));
    out.push(Answer::Done);
}

pub(crate) fn check_leave(q: Query<'_>, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Empty { region } if leavable(q, owed.band).contains(region) => Ok(()),
        Answer::Empty { .. } if q.game.has.events => Err(Illegal::NotHeld("RIVER-RIV-3")),
        Answer::Empty { .. } => Err(Illegal::NotHeld("UG-RIVER-5")),
        Answer::Done => Ok(()),
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

pub(crate) fn check_totem(q: Query<'_>, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    match answer {
        Answer::Place { mark, region, n: 1 }
            if mark.0 == owed.what && q.table.held(owed.band).contains(region) =>
        {
            Ok(())
        }
        Answer::Place { .. } => Err(Illegal::NotHeld("CORE-REDEP-6")),
        Answer::Done => {
            let rule = q.tiles(owed.band).find_map(|held| held.compiled.totem.map(|(_, at)| held.rule(at)));
            Err(Illegal::Duty(rule.map_or(Cite::Rule("CORE-REDEP-6"), Cite::Tile)))
        }
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

/// How the band places pieces of this kind, if it does.
fn post_of(q: Query<'_>, id: BandId, mark: Mark) -> Option<(Post, Cite)> {
    // What was drawn comes first, whichever tile drew it.
    if arms(q, id, mark) {
        return q.tiles(id).find_map(|held| {
            let (_, _, index) = held.compiled.arm.filter(|(own, ..)| *own == mark)?;
            let (moment, duty, sites) = (Moment::Redeploy, Duty::Anew(0), Sites::Held);
            let post = Post { mark, moment, duty, sites, index, optional: false, price: 0 };
            Some((post, Cite::Tile(held.rule(index))))
        });
    }
    q.tiles(id).find_map(|held| {
        let mut post =
            *held.compiled.posts.iter().find(|post| post.mark == mark && is_current(q, id, held, post))?;
        // A power bound to a place may be used, and need not (UG-SH-1). What was driven out settles.
        post.optional |= held.place == BOUND && !settles(q, id);
        Some((post, Cite::Tile(held.rule(post.index))))
    })
}

/// Whether it is this post that is asked about: the one the step has come to, or what those driven out place.
fn is_current(q: Query<'_>, id: BandId, held: BandTile<'_>, post: &Post) -> bool {
    let turn = &q.table.turn;
    if settles(q, id) || !matches!(turn.next, Step::Posts | Step::EndPosts) || turn.cursor == 0 {
        return is_settled(post) || !settles(q, id);
    }
    let moment = if turn.next == Step::EndPosts { Moment::End } else { Moment::Redeploy };
    let posts = q.tiles(id).flat_map(|held| held.compiled.posts.iter().map(move |post| (held.place, post)));
    let mut posts = posts.filter(|(_, post)| post.moment == moment);
    posts.nth(turn.cursor as usize - 1).is_some_and(|(place, current)| place == held.place && current == post)
}

/// Whether pieces of the post are placed again when they were driven out.
fn is_settled(post: &Post) -> bool {
    post.moment == Moment::Redeploy && matches!(post.duty, Duty::Anew(_) | Duty::Point)
}

/// Where a piece may go.
fn places(q: Query<'_>, id: BandId, post: Post) -> RegionSet {
    let held = q.table.held(id);
    let owner = q.table.band(id).owner;
    let sites = match post.sites {
        // Those who settle place the piece itself; in redeployment it is one of the tokens that stand there.
        Sites::Held if post.duty == Duty::Point && !settles(q, id) => {
            return held
                .filter(|&region| q.table.pieces(q.game, post.mark, region) < q.table.tokens(region))
                .collect();
        }
        Sites::Held => held,
        Sites::Strong(zone) => (held & zone).filter(|&region| leads_around(q, id, region)).collect(),
        Sites::Beside => {
            let opponents = q.game.others(owner).filter_map(|seat| q.table.active(seat));
            let foreign = opponents.fold(RegionSet::EMPTY, |set, other| set | q.table.held(other));
            (q.game.board().around(held) & foreign) - q.immune_to(owner) - q.friendly(owner)
        }
        Sites::Away => {
            let kin = q.table.bands().filter(|&other| q.side(other) == q.side(id));
            let kin = kin.fold(RegionSet::EMPTY, |set, other| set | q.table.held(other));
            q.game.board().all() - kin - q.immune_to(owner) - q.warded_against(owner)
        }
    };
    let several = q.game.mark(post.mark).stacks && post.duty != Duty::Fill;
    if several { sites } else { sites - q.table.marked(post.mark) }
}

/// The pieces of this kind drawn this turn that are placed by themselves: not those that are placed anew with others.
fn arms(q: Query<'_>, id: BandId, mark: Mark) -> bool {
    let anew = |post: &Post| post.mark == mark && matches!(post.duty, Duty::Anew(_));
    drawn(q, id, mark) > 0 && !q.compiled_tiles(id).flat_map(|compiled| &compiled.posts).any(anew)
}

/// Which of the two counts of drawn pieces a kind uses: the kinds of the band's tiles in their order.
pub(crate) fn draw_slot(q: Query<'_>, id: BandId, mark: Mark) -> Option<u8> {
    let mut kinds = q.compiled_tiles(id).filter_map(|compiled| compiled.arm.map(|(mark, ..)| mark));
    let first = kinds.next()?;
    if first == mark { Some(0) } else { kinds.any(|other| other == mark).then_some(1) }
}

/// How many pieces of a kind are drawn and not placed yet.
fn drawn(q: Query<'_>, id: BandId, mark: Mark) -> u8 {
    if q.table.turn.armed == 0 || settles(q, id) {
        return 0;
    }
    draw_slot(q, id, mark).map_or(0, |slot| q.table.turn.armed >> (4 * slot) & 15)
}

/// How many pieces of the kind the band places anew: race and power add up, and so does what is drawn.
fn wanted(q: Query<'_>, id: BandId, post: Post) -> u8 {
    let posts = q.compiled_tiles(id).flat_map(|compiled| &compiled.posts);
    let alike = posts.filter(|other| other.mark == post.mark && other.moment == post.moment);
    let anew: u8 = alike.map(|other| if let Duty::Anew(n) = other.duty { n } else { 0 }).sum();
    anew + drawn(q, id, post.mark)
}

/// How many pieces the band still has to place.
fn left(q: Query<'_>, id: BandId, post: Post) -> u8 {
    if arms(q, id, post.mark) {
        return drawn(q, id, post.mark);
    }
    let free = supply(q, post.mark);
    // What may stand anywhere is the band's wherever it stands.
    let area = if matches!(post.sites, Sites::Held) { q.table.held(id) } else { q.table.marked(post.mark) };
    match post.duty {
        Duty::More => free.min(1),
        Duty::Fill | Duty::Any => free,
        Duty::Anew(_) => wanted(q, id, post).saturating_sub(standing(q, post.mark, area)).min(free),
        Duty::Point => loose(q, id, post.mark),
    }
}

/// Whether the band places what was driven out in another's turn.
fn settles(q: Query<'_>, id: BandId) -> bool {
    q.table.band(id).owner != q.table.turn.seat
}

/// How many pieces counted among tokens stand nowhere.
fn loose(q: Query<'_>, id: BandId, mark: Mark) -> u8 {
    let among = q.table.among(q.game, mark);
    // One that stays with its owner is in no count while it is in hand.
    let all = if q.game.mark(mark).stacks || !settles(q, id) { among } else { 1 };
    all - standing(q, mark, q.table.held(id))
}

/// Whether no piece need be placed.
fn may_pass(post: Post) -> bool {
    post.optional || matches!(post.duty, Duty::More | Duty::Any)
}

pub(crate) fn list_posts(q: Query<'_>, owed: Owed, out: &mut Answers) {
    let mark = Mark(owed.what);
    let Some((post, _)) = post_of(q, owed.band, mark) else { return };
    let left = left(q, owed.band, post);
    for region in places(q, owed.band, post) {
        out.push(Answer::Place { mark, region, n: 1 });
        if left > 1 && may_stack(q, post, region, left) {
            out.push(Answer::Place { mark, region, n: left });
        }
    }
    if may_pass(post) {
        out.push(Answer::Done);
    }
}

/// Whether all that are left may go to the region together.
fn may_stack(q: Query<'_>, post: Post, region: crate::Region, left: u8) -> bool {
    let room = post.duty != Duty::Point
        || settles(q, q.table.holder(region).unwrap_or(BandId::NONE))
        || q.table.pieces(q.game, post.mark, region) + left <= q.table.tokens(region);
    // Whether more than one can be paid for is seen when one has been.
    q.game.mark(post.mark).stacks && room && post.price == 0
}

pub(crate) fn check_post(q: Query<'_>, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    let asked = Mark(owed.what);
    let Some((post, rule)) = post_of(q, owed.band, asked) else { return Err(Illegal::NoSuchAbility) };
    match answer {
        Answer::Place { mark, .. } if mark != asked => Err(Illegal::misplaced(q, owed, answer)),
        Answer::Place { region, .. }
            if matches!(post.sites, Sites::Held) && !q.table.held(owed.band).contains(region) =>
        {
            Err(Illegal::NotHeld("CORE-REDEP-6"))
        }
        Answer::Place { region, .. }
            if matches!(post.sites, Sites::Beside)
                && q.friendly(q.table.band(owed.band).owner).contains(region) =>
        {
            Err(Illegal::Mate)
        }
        Answer::Place { region, .. } if !places(q, owed.band, post).contains(region) => {
            Err(Illegal::NoPlace(rule))
        }
        Answer::Place { n: 1, .. } => Ok(()),
        Answer::Place { n, region, .. } if n == left(q, owed.band, post) && may_stack(q, post, region, n) => {
            Ok(())
        }
        Answer::Place { .. } => Err(Illegal::OneOrAll),
        Answer::Done if may_pass(post) => Ok(()),
        Answer::Done => Err(Illegal::Duty(rule)),
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Rivers are left: by those who may not stay at once, by the others as they like (UG-RIVER-1, UG-RIVER-5).
    pub(crate) fn leave_rivers(&mut self, id: BandId) {
        let q = self.q();
        let wet = q.table.held(id) - q.game.land;
        if wet.is_empty() {
            return;
        }
        let must = wet - q.holdable(id);
        let may = leavable(q, id);
        for region in must {
            self.leave(id, region);
        }
        if !may.is_empty() {
            self.owe_owner(Ask::Leave, id, 0);
        }
    }

    /// A band that acts in decline leaves the rivers it took; a badge it kept lets it stay in those it had.
    pub(crate) fn dry_off(&mut self, id: BandId) {
        let q = self.q();
        let kept = q.kept_ground(id) & q.table.plunder;
        for region in (q.table.held(id) & q.game.rivers) - kept - q.holdable(id) {
            self.leave(id, region);
        }
    }

    /// Takes everything out of a river.
    pub(crate) fn leave(&mut self, id: BandId, region: crate::Region) {
        let stood = self.totems_standing(id);
        let tokens = self.vacate(id, region);
        if self.totems_standing(id) < stood {
            self.table().turn.homeless = true;
        }
        let band = self.band(id);
        band.hand += tokens;
        let race = band.race;
        self.note(Event::Abandoned { race, region, tokens });
        let owed = self.state.owed();
        if owed.ask == Ask::Leave && leavable(self.q(), id).is_empty() {
            self.table().settle();
        }
    }

    /// Gathers what can be spared and asks where it goes.
    pub(crate) fn redeploy(&mut self, id: BandId) {
        let band = self.band(id);
        band.hand += std::mem::take(&mut band.displaced);
        self.merge_followers(id);
        if self.state.table.held(id).is_empty() {
            let pieces = std::mem::take(&mut self.band(id).hammers_out)[0];
            self.band(id).hand -= pieces;
            return;
        }
        let how = self.redeployment(id);
        let tokens = if how == Some(Redeployment::Stay) { 0 } else { self.gather(id) };
        let race = self.state.table.band(id).race;
        if tokens > 0 {
            self.note(Event::Gathered { race, tokens });
        }
        let compiled_tiles = self.q().compiled_tiles(id).filter(|_| !self.q().is_plain(id, plain::TURN));
        let reserve: u8 = compiled_tiles.map(|compiled| compiled.reserve.map_or(0, |(n, _)| n)).sum();
        let reserve = reserve + self.state.table.band(id).hammers_out[0];
        if reserve > 0 {
            self.set_aside(id, reserve);
        }
        if how == Some(Redeployment::Withdraw) {
            // Pieces among the tokens do not outlast the turn off the board.
            let tokens = self.state.table.band(id).hand - self.followers_in_hand(id);
            self.move_aside(id, tokens);
        }
        self.ask_where(id);
    }

    /// What becomes of the band's tokens at redeployment, if not what the player likes.
    fn redeployment(&self, id: BandId) -> Option<Redeployment> {
        if self.q().is_plain(id, plain::TURN) {
            return None;
        }
        let ways = self.q().compiled_tiles(id).filter_map(|compiled| compiled.redeployment);
        ways.reduce(|one, other| if other == Redeployment::Withdraw { other } else { one })
    }

    /// Asks where the tokens in hand go, unless there is nothing to choose.
    pub(crate) fn ask_where(&mut self, id: BandId) {
        let held = self.state.table.held(id);
        let hand = self.state.table.band(id).hand;
        match held.lowest() {
            Some(region) if hand > 0 && held.len() == 1 => self.put(id, region, hand),
            Some(_) if hand > 0 => self.owe_owner(Ask::Redeploy, id, 0),
            _ => {}
        }
    }

    /// Takes so many tokens off until the next turn: first those that can be spared, then whole regions.
    fn set_aside(&mut self, id: BandId, reserve: u8) {
        let spared = self.state.table.band(id).hand.min(reserve);
        self.move_aside(id, spared);
        let missing = reserve - spared;
        let held = self.state.table.held(id);
        if missing >= held.len().saturating_mul(self.q().garrison(id)) {
            for region in held {
                self.empty(id, region);
            }
        } else if missing > 0 {
            self.owe_owner(Ask::Yield, id, missing);
        }
    }

    fn move_aside(&mut self, id: BandId, tokens: u8) {
        let band = self.band(id);
        band.hand -= tokens;
        // Pieces used like tokens come off first; they are nobody's token.
        let pieces = tokens.min(band.hammers_out[0]);
        band.hammers_out[0] -= pieces;
        band.hammers_out[1] = band.hammers_out[1].min(band.hammers_out[0]);
        band.aside += tokens - pieces;
        let race = band.race;
        if tokens > 0 {
            self.note(Event::SetAside { race, tokens });
        }
        self.spare_followers(id);
    }

    /// Empties a region; how many tokens left it.
    fn empty(&mut self, id: BandId, region: crate::Region) -> u8 {
        let tokens = self.vacate(id, region);
        let band = self.band(id);
        band.hand += tokens;
        let race = band.race;
        self.note(Event::Abandoned { race, region, tokens });
        self.move_aside(id, tokens);
        tokens
    }

    /// Asks a band that gathers in decline which regions it leaves, until one is left.
    pub(crate) fn ask_gathering(&mut self, id: BandId) {
        if self.state.table.held(id).len() > 1 {
            return self.owe_owner(Ask::Yield, id, 0);
        }
        let tokens = self.state.table.band(id).hand;
        if let Some(region) = self.state.table.held(id).lowest().filter(|_| tokens > 0) {
            self.put(id, region, tokens);
        }
    }

    /// Empties a region; the question stays until enough have left.
    pub(crate) fn yield_region(&mut self, owed: Owed, region: crate::Region) {
        self.table().settle();
        if self.state.table.band(owed.band).declined {
            let tokens = self.vacate(owed.band, region);
            let band = self.band(owed.band);
            band.hand += tokens;
            let race = band.race;
            self.note(Event::Abandoned { race, region, tokens });
            return self.ask_gathering(owed.band);
        }
        let missing = owed.what.saturating_sub(self.empty(owed.band, region));
        if missing > 0 && !self.state.table.held(owed.band).is_empty() {
            self.owe_owner(Ask::Yield, owed.band, missing);
        }
    }

    /// Puts tokens; the question stays until the hand is empty.
    pub(crate) fn put_tokens(&mut self, id: BandId, region: crate::Region, n: u8) {
        self.put(id, region, n);
        if self.state.table.band(id).hand == 0 {
            self.table().settle();
        }
    }

    /// Goes through the pieces the active band places in this part of the turn.
    pub(crate) fn posts(&mut self, seat: Seat) {
        let at_end = self.state.table.turn.next == Step::EndPosts;
        let moment = if at_end { Moment::End } else { Moment::Redeploy };
        let cursor = self.state.table.turn.cursor as usize;
        // Pieces drawn come before others of their kind, and after everything else.
        if cursor == 0 && !at_end && self.draws_alike(seat) && self.place_armed(seat) {
            return;
        }
        let q = self.q();
        let post = q.table.active(seat).and_then(|id| {
            let posts = q
                .compiled_tiles(id)
                .flat_map(|compiled| &compiled.posts)
                .filter(|post| post.moment == moment);
            let mut posts = posts;
            posts.nth(cursor).map(|&post| (id, post))
        });
        let Some((id, post)) = post else {
            if !at_end && self.place_armed(seat) {
                return;
            }
            return self.goto(if at_end { Step::EndOfTurn } else { Step::EarlyEndOfTurn });
        };
        self.table().turn.cursor += 1;
        let placed = left(self.q(), id, post) == 0 && cursor > 0;
        match post.duty {
            Duty::Anew(_) if !placed || !matches!(post.sites, Sites::Held) => {
                let away = !matches!(post.sites, Sites::Held);
                let own = if away { self.game.board().all() } else { self.state.table.held(id) };
                for region in own & self.state.table.marked(post.mark) {
                    self.remove_pieces(post.mark, region);
                }
            }
            Duty::Fill if matches!(post.sites, Sites::Strong(_)) => self.recheck(id, post),
            _ => {}
        }
        self.ask_post(id, post);
    }

    /// Takes the pieces away where they may no longer stand; all of them, if there are too few for where they may.
    fn recheck(&mut self, id: BandId, post: Post) {
        let stand = self.state.table.held(id) & self.state.table.marked(post.mark);
        let fit = stand.filter(|&region| match post.sites {
            Sites::Strong(zone) => zone.contains(region) && leads_around(self.q(), id, region),
            _ => true,
        });
        let fit: RegionSet = fit.collect();
        let more = places(self.q(), id, post);
        let short = more.len() + fit.len() > self.game.mark(post.mark).limit;
        for region in if short { stand } else { stand - fit } {
            self.remove_pieces(post.mark, region);
        }
    }

    /// Whether the active band of a player places pieces at the end of the turn; relics may then come before them.
    pub(crate) fn guards(&self, seat: Seat) -> bool {
        let q = self.q();
        let guard = |post: &Post| post.moment == Moment::End && matches!(post.sites, Sites::Held);
        let posts = |id: BandId| q.compiled_tiles(id).flat_map(|compiled| &compiled.posts).any(guard);
        q.game.has_fixtures && q.table.active(seat).is_some_and(posts)
    }

    /// Whether the active band of a player has drawn pieces of a kind that it places in another way too.
    fn draws_alike(&self, seat: Seat) -> bool {
        let q = self.q();
        q.table.turn.armed > 0
            && q.table.active(seat).is_some_and(|id| {
                let mut posts = q.compiled_tiles(id).flat_map(|compiled| &compiled.posts);
                posts.any(|post| arms(q, id, post.mark))
            })
    }

    /// Asks where the pieces drawn this turn go; whether anybody was asked.
    fn place_armed(&mut self, seat: Seat) -> bool {
        let q = self.q();
        let Some(id) = q.table.active(seat).filter(|_| q.table.turn.armed > 0) else { return false };
        let kind = q
            .compiled_tiles(id)
            .filter_map(|compiled| compiled.arm.map(|(mark, ..)| mark))
            .find(|&mark| arms(q, id, mark));
        let Some(mark) = kind else { return false };
        let armed = drawn(q, id, mark);
        let held = q.table.held(id);
        match held.lowest() {
            None => self.table().turn.armed = 0,
            Some(region) if held.len() == 1 => {
                self.place_drawn(id, mark, region, armed);
                return self.place_armed(seat);
            }
            Some(_) => {
                self.owe_owner(Ask::Post, id, mark.0);
                return true;
            }
        }
        false
    }

    /// Places pieces that were drawn.
    fn place_drawn(&mut self, id: BandId, mark: Mark, region: crate::Region, n: u8) {
        if let Some(slot) = draw_slot(self.q(), id, mark) {
            self.table().turn.armed -= n << (4 * slot);
            self.add_pieces(mark, region, n);
        }
    }

    /// Asks where pieces go, unless there is nothing to choose.
    fn ask_post(&mut self, id: BandId, post: Post) {
        let q = self.q();
        let left = left(q, id, post);
        let places = places(q, id, post);
        let owner = q.table.band(id).owner;
        if left == 0 || places.is_empty() || self.state.coins(owner) < u16::from(post.price) {
            return;
        }
        let post = post_of(q, id, post.mark).map_or(post, |(post, _)| post);
        if !may_pass(post) {
            let stacks = self.game.mark(post.mark).stacks;
            if stacks && places.len() == 1 {
                return places.for_each(|region| self.place_pieces(post, region, left));
            }
            if !stacks && places.len() <= left {
                return places.for_each(|region| self.place_pieces(post, region, 1));
            }
        }
        self.owe_owner(Ask::Post, id, post.mark.0);
    }

    /// Puts pieces there, or points at those that stand there.
    fn place_pieces(&mut self, post: Post, region: crate::Region, n: u8) {
        if post.duty == Duty::Point {
            let settler = self.state.table.holder(region).filter(|&id| settles(self.q(), id));
            if let Some(id) = settler {
                self.add_follower(id, post.mark, region, n);
            }
            self.station(post.mark, region, n);
        } else {
            self.add_pieces(post.mark, region, n);
        }
    }

    /// Places pieces; the question stays until all that must be placed are.
    pub(crate) fn place(&mut self, owed: Owed, answer: Answer) {
        self.table().settle();
        let Answer::Place { mark, region, n } = answer else { return };
        if arms(self.q(), owed.band, mark) {
            // The step asks again while any are left.
            return self.place_drawn(owed.band, mark, region, n);
        }
        if let Some((post, cite)) = post_of(self.q(), owed.band, mark) {
            self.place_pieces(post, region, n);
            self.pay_for_post(owed.band, post, cite);
            if post.duty != Duty::More {
                self.ask_post(owed.band, post);
            }
        }
    }

    /// Pays the bank for a piece that was placed.
    fn pay_for_post(&mut self, id: BandId, post: Post, cite: Cite) {
        if let (1.., Cite::Tile(rule)) = (post.price, cite) {
            let (seat, coins) = (self.state.table.band(id).owner, u16::from(post.price));
            self.state.coins[seat.0 as usize] -= coins;
            self.note(Event::Withheld { seat, term: Term::Rule(rule), coins });
        }
    }

    /// The last act of a turn: whoever was driven out settles, clockwise (CORE-LOSS-4).
    pub(crate) fn settle_defenders(&mut self, seat: Seat) {
        let unsettled = |band: &Band| band.displaced > 0 || self.game.camps(band);
        let bound_camps = self.game.plain_tile(self.state.table.bound, false) & plain::CAMP == 0;
        let table = &self.state.table;
        if bound_camps || table.holdings().any(|(band, _)| unsettled(band)) {
            for owner in self.game.others(seat) {
                for id in self.state.table.places() {
                    if self.state.table.band(id).owner == owner {
                        self.settle_band(id);
                        if self.state.table.n_pending > 0 {
                            // The others come when this one has settled; who has settled already asks nothing more.
                            return;
                        }
                    }
                }
            }
        }
        self.end_turn(seat);
    }

    fn settle_band(&mut self, id: BandId) {
        // Pieces counted among tokens are placed by themselves, after the tokens.
        let homeless = self.state.table.held(id).is_empty();
        let beasts = if homeless { 0 } else { self.loose_beasts(id) };
        let band = self.band(id);
        let tokens = band.displaced - beasts;
        band.hand += tokens;
        band.displaced = beasts;
        if homeless && band.declined && !self.q().rises(id) {
            // A token in decline that was left alone has no region to go to (WOW-RACE-TAUREN).
            return self.dismiss(id);
        }
        if self.state.table.band(id).hand > 0 {
            self.ask_where(id);
        }
        if self.state.table.n_pending == 0 {
            self.settle_pieces(id);
        }
    }

    /// How many of the pieces driven out are counted among tokens but are none.
    fn loose_beasts(&self, id: BandId) -> u8 {
        let beasts = self.follower(id).filter(|&(mark, _)| self.game.mark(mark).stacks);
        beasts.map_or(0, |(mark, _)| loose(self.q(), id, mark).min(self.state.table.band(id).displaced))
    }

    /// Pieces driven out with the tokens are placed like them.
    fn settle_pieces(&mut self, id: BandId) {
        let q = self.q();
        let posts = q.compiled_tiles(id).flat_map(|compiled| &compiled.posts);
        let homeless = |post: &&Post| is_settled(post) && left(q, id, **post) > 0;
        let homeless = posts.into_iter().find(homeless).copied();
        if let Some(post) = homeless {
            self.ask_post(id, post);
        }
    }
}
