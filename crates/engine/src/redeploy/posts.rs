//! Pieces that bands place at redeployment and at the end of a turn.

use crate::answer::Answer;
use crate::bill::{Term, leads_around};
use crate::compiled::{Duty, Moment, Post, Sites, plain};
use crate::event::{Event, Log};
use crate::ids::{BandId, Mark, Seat};
use crate::illegal::{Cite, Illegal};
use crate::query::{BOUND, BandTile, Query};
use crate::region::RegionSet;
use crate::sink::Sink;
use crate::state::{Ask, Owed, Step};
use crate::turn::{Machine, standing, supply};

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
        post.optional |= held.slot == BOUND && !settles(q, id);
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
    let posts = q.tiles(id).flat_map(|held| held.compiled.posts.iter().map(move |post| (held.slot, post)));
    let mut posts = posts.filter(|(_, post)| post.moment == moment);
    posts.nth(turn.cursor as usize - 1).is_some_and(|(slot, current)| slot == held.slot && current == post)
}

/// Whether pieces of the post are placed again when they were driven out.
pub(super) fn is_settled(post: &Post) -> bool {
    post.moment == Moment::Redeploy && matches!(post.duty, Duty::Anew(_) | Duty::Point)
}

/// Where a piece may go.
pub(super) fn sites(q: Query<'_>, id: BandId, post: Post) -> RegionSet {
    let held = q.table.held(id);
    let owner = q.table.band(id).owner;
    let all = match post.sites {
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
    if several { all } else { all - q.table.marked(post.mark) }
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
pub(super) fn left(q: Query<'_>, id: BandId, post: Post) -> u8 {
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
pub(super) fn settles(q: Query<'_>, id: BandId) -> bool {
    q.table.band(id).owner != q.table.turn.seat
}

/// How many pieces counted among tokens stand nowhere.
pub(super) fn loose(q: Query<'_>, id: BandId, mark: Mark) -> u8 {
    let among = q.table.among(q.game, mark);
    // One that stays with its owner is in no count while it is in hand.
    let all = if q.game.mark(mark).stacks || !settles(q, id) { among } else { 1 };
    all - standing(q, mark, q.table.held(id))
}

/// Whether no piece need be placed.
fn may_pass(post: Post) -> bool {
    post.optional || matches!(post.duty, Duty::More | Duty::Any)
}

/// Goes through where pieces may be placed.
pub(crate) fn list_posts(q: Query<'_>, owed: Owed, out: &mut impl Sink) {
    let (id, mark) = (owed.band, Mark(owed.what));
    let Some((post, rule)) = post_of(q, id, mark) else {
        return out.otherwise(|_| Illegal::NoSuchAbility);
    };
    let (left, sites) = (left(q, id, post), sites(q, id, post));
    for region in out.among(sites) {
        out.push(Answer::Place { mark, region, n: 1 });
        if left > 1 && may_stack(q, post, region, left) {
            out.push(Answer::Place { mark, region, n: left });
        }
    }
    if may_pass(post) {
        out.push(Answer::Done);
    }
    let friendly = || q.friendly(q.table.band(id).owner);
    out.otherwise(|answer| match answer {
        Answer::Place { mark: other, .. } if other != mark => Illegal::misplaced(q, owed, answer),
        Answer::Place { region, .. }
            if matches!(post.sites, Sites::Held) && !q.table.held(id).contains(region) =>
        {
            Illegal::NotHeld("CORE-REDEP-6")
        }
        Answer::Place { region, .. }
            if matches!(post.sites, Sites::Beside) && friendly().contains(region) =>
        {
            Illegal::Mate
        }
        Answer::Place { region, .. } if !sites.contains(region) => Illegal::NoPlace(rule),
        Answer::Place { .. } => Illegal::OneOrAll,
        Answer::Done => Illegal::Duty(rule),
        _ => Illegal::misplaced(q, owed, answer),
    });
}

/// Whether all that are left may go to the region together.
fn may_stack(q: Query<'_>, post: Post, region: crate::Region, left: u8) -> bool {
    let room = post.duty != Duty::Point
        || settles(q, q.table.holder(region).unwrap_or(BandId::NONE))
        || q.table.pieces(q.game, post.mark, region) + left <= q.table.tokens(region);
    // Whether more than one can be paid for is seen when one has been.
    q.game.mark(post.mark).stacks && room && post.price == 0
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Goes through the pieces the active band places in this part of the turn.
    pub(crate) fn posts(&mut self, seat: Seat) {
        let at_end = self.state.table.turn.next == Step::EndPosts;
        let moment = if at_end { Moment::End } else { Moment::Redeploy };
        let cursor = self.state.table.turn.cursor as usize;
        let active = self.state.table.active(seat);
        if active.is_none_or(|id| self.q().is_plain(id, plain::POSTS)) {
            return self.goto(if at_end { Step::EndOfTurn } else { Step::EarlyEndOfTurn });
        }
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
            Duty::Fill => self.recheck(id, post),
            Duty::Anew(_) | Duty::More | Duty::Any | Duty::Point => {}
        }
        self.ask_post(id, post);
    }

    /// Takes the pieces away where they may no longer stand; all of them, if there are too few for where they may.
    fn recheck(&mut self, id: BandId, post: Post) {
        let Sites::Strong(zone) = post.sites else { return };
        let stand = self.state.table.held(id) & self.state.table.marked(post.mark);
        let fit = stand.filter(|&region| zone.contains(region) && leads_around(self.q(), id, region));
        let fit: RegionSet = fit.collect();
        let more = sites(self.q(), id, post);
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
        let active = q.table.active(seat).filter(|&id| q.game.has_fixtures && !q.is_plain(id, plain::POSTS));
        active.is_some_and(posts)
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
    pub(super) fn ask_post(&mut self, id: BandId, post: Post) {
        let q = self.q();
        let left = left(q, id, post);
        let sites = sites(q, id, post);
        let owner = q.table.band(id).owner;
        if left == 0 || sites.is_empty() || self.state.coins(owner) < u16::from(post.price) {
            return;
        }
        let post = post_of(q, id, post.mark).map_or(post, |(post, _)| post);
        if !may_pass(post) {
            let stacks = self.game.mark(post.mark).stacks;
            if stacks && sites.len() == 1 {
                return sites.for_each(|region| self.place_pieces(post, region, left));
            }
            if !stacks && sites.len() <= left {
                return sites.for_each(|region| self.place_pieces(post, region, 1));
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
    pub(crate) fn answer_post(&mut self, owed: Owed, answer: Answer) {
        self.table().pop_owed();
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
}
