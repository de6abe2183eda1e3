//! A redeployment before it is said: how many tokens of the hand each region is to get.

use engine::{Game, Region, RegionSet, Table};

/// Tokens from hand by region.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// How many there are to place.
    pub hand: u8,
    /// How many each region gets.
    pub extra: Vec<(Region, u8)>,
}

impl Plan {
    /// Nothing placed yet.
    pub fn new(hand: u8, regions: &[Region]) -> Plan {
        Plan { hand, extra: regions.iter().map(|&region| (region, 0)).collect() }
    }

    /// How many are still in hand.
    pub fn left(&self) -> u8 {
        self.hand - self.extra.iter().map(|(_, n)| n).sum::<u8>()
    }

    /// How many a region gets.
    pub fn of(&self, region: Region) -> u8 {
        self.extra.iter().find(|(at, _)| *at == region).map_or(0, |&(_, n)| n)
    }

    /// One more there, if there is one left.
    pub fn more(&mut self, region: Region) {
        if self.left() > 0
            && let Some((_, n)) = self.extra.iter_mut().find(|(at, _)| *at == region)
        {
            *n += 1;
        }
    }

    /// One fewer there, if there is one.
    pub fn fewer(&mut self, region: Region) {
        if let Some((_, n)) = self.extra.iter_mut().find(|(at, n)| *at == region && *n > 0) {
            *n -= 1;
        }
    }

    /// As even as possible, counting what stands there already.
    pub fn spread(&mut self, standing: impl Fn(Region) -> u8) {
        self.clear();
        let all: Vec<Region> = self.extra.iter().map(|&(region, _)| region).collect();
        self.fill(&all, standing);
    }

    /// Places what is left, as even as possible.
    pub fn place_rest(&mut self, standing: impl Fn(Region) -> u8) {
        let placed = self.clone();
        let all: Vec<Region> = self.extra.iter().map(|&(region, _)| region).collect();
        let mut rest = Plan::new(self.left(), &all);
        rest.spread(|region| standing(region) + placed.of(region));
        for (region, n) in rest.parts() {
            (0..n).for_each(|_| self.more(region));
        }
    }

    /// As even as possible among the regions somebody else can reach by land, or all if there is none.
    pub fn to_borders(&mut self, game: &Game, table: &Table, standing: impl Fn(Region) -> u8) {
        self.clear();
        let mine: RegionSet = self.extra.iter().map(|&(region, _)| region).collect();
        let exposed = |&region: &Region| {
            let (own, board) = (table.holder(region), game.board());
            let owner = own.map(|id| table.band(id).owner);
            board.borders(region).any(|other| {
                let theirs = table.holder(other).map(|id| table.band(id).owner);
                !mine.contains(other) && (theirs != owner || theirs.is_none())
            })
        };
        let all: Vec<Region> = self.extra.iter().map(|&(region, _)| region).collect();
        // Where an opponent stands next door comes before empty land.
        let faced = |&region: &Region| {
            let owner = table.holder(region).map(|id| table.band(id).owner);
            game.board()
                .borders(region)
                .any(|other| table.holder(other).is_some_and(|id| Some(table.band(id).owner) != owner))
        };
        let front: Vec<Region> = all.iter().copied().filter(faced).collect();
        let edge: Vec<Region> = all.iter().copied().filter(exposed).collect();
        let chosen = [front, edge, all].into_iter().find(|list| !list.is_empty()).unwrap_or_default();
        self.fill(&chosen, standing);
    }

    /// What each region had before, as far as the hand goes; the rest stays in hand.
    pub fn as_before(&mut self, standing: impl Fn(Region) -> u8, before: impl Fn(Region) -> u8) {
        self.clear();
        for at in 0..self.extra.len() {
            let region = self.extra[at].0;
            let wanted = before(region).saturating_sub(standing(region));
            self.extra[at].1 = wanted.min(self.left());
        }
    }

    /// The parts of the plan that place something.
    pub fn parts(&self) -> Vec<(Region, u8)> {
        self.extra.iter().copied().filter(|(_, n)| *n > 0).collect()
    }

    fn clear(&mut self) {
        self.extra.iter_mut().for_each(|(_, n)| *n = 0);
    }

    fn fill(&mut self, regions: &[Region], standing: impl Fn(Region) -> u8) {
        while self.left() > 0 {
            let least = regions.iter().copied().min_by_key(|&region| standing(region) + self.of(region));
            let Some(region) = least else { return };
            self.more(region);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Region; 3] = [Region(0), Region(1), Region(2)];

    #[test]
    fn tokens_are_spread_over_what_stands_there() {
        let mut plan = Plan::new(4, &ALL);
        plan.spread(|region| if region == Region(0) { 4 } else { 1 });
        assert_eq!((plan.of(Region(0)), plan.of(Region(1)), plan.of(Region(2))), (0, 2, 2));
        assert_eq!(plan.left(), 0);
    }

    #[test]
    fn one_cannot_place_more_than_the_hand_nor_less_than_nothing() {
        let mut plan = Plan::new(1, &ALL);
        plan.more(Region(1));
        plan.more(Region(2));
        plan.fewer(Region(0));
        assert_eq!(plan.parts(), [(Region(1), 1)]);
    }

    #[test]
    fn as_before_leaves_in_hand_what_was_not_there() {
        let mut plan = Plan::new(5, &ALL);
        plan.as_before(|_| 1, |region| if region == Region(2) { 4 } else { 1 });
        assert_eq!((plan.of(Region(2)), plan.left()), (3, 2));
    }
}
