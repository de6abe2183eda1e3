//! The tiles and pieces of a game.

use super::compile::ones;
use super::{Game, Purses, RuleRef, first_event};
use crate::ability::{Ability, Effect, Given, MarkSpec, Rule};
use crate::compiled::{CompiledTile, plain};
use crate::ids::{Mark, Tile};
use crate::procedure::{Moment, Procedure, Shape};
use crate::state::Band;

impl Game {
    /// All tiles, races first.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, &Ability)> {
        self.tiles.iter().enumerate().map(|(index, ability)| (Tile(index as u8), ability))
    }

    /// What a tile is.
    pub fn ability(&self, tile: Tile) -> &Ability {
        &self.tiles[tile.0 as usize]
    }

    /// The tile with that key.
    pub fn tile(&self, key: &str) -> Option<Tile> {
        self.tiles().find(|(_, ability)| ability.key == key).map(|(tile, _)| tile)
    }

    /// Whether the tile is a relic or a place.
    pub fn is_fixture(&self, tile: Tile) -> bool {
        self.fixture(tile).is_some()
    }

    /// Whether the tile is a place, which never moves.
    pub fn is_place(&self, tile: Tile) -> bool {
        self.is_fixture(tile) && !self.ability(tile).relic
    }

    /// Whether the tile is a power badge.
    pub fn is_power(&self, tile: Tile) -> bool {
        let index = (tile.0 as usize).checked_sub(self.spec.races.len());
        index.is_some_and(|index| index < self.spec.powers.len())
    }

    /// Whether the tile is a race banner.
    pub fn is_race(&self, tile: Tile) -> bool {
        (tile.0 as usize) < self.spec.races.len()
    }

    /// The index of a relic or place in its list, if the tile is one.
    pub(crate) fn fixture(&self, tile: Tile) -> Option<usize> {
        let index = (tile.0 as usize).checked_sub(self.spec.races.len() + self.spec.powers.len());
        index.filter(|&index| index < self.spec.fixtures.len())
    }

    /// The index of an event in its list, if the tile is one.
    pub(crate) fn event_index(&self, tile: Tile) -> Option<usize> {
        let index = (tile.0 as usize).checked_sub(first_event(&self.spec));
        index.filter(|&index| index < self.spec.events.len())
    }

    /// Whether the tile is an event.
    pub fn is_event(&self, tile: Tile) -> bool {
        self.event_index(tile).is_some()
    }

    /// Whether the tile is something the board itself does.
    pub fn is_feature(&self, tile: Tile) -> bool {
        let first = first_event(&self.spec) + self.spec.events.len();
        (first..self.tiles.len()).contains(&(tile.0 as usize))
    }

    /// The kinds of events the rounds may bring.
    pub fn events(&self) -> impl Iterator<Item = Tile> + use<> {
        let first = first_event(&self.spec);
        (first..first + self.spec.events.len()).map(|index| Tile(index as u8))
    }

    /// What the board itself does.
    pub(crate) fn features(&self) -> impl Iterator<Item = Tile> + use<> {
        let first = first_event(&self.spec) + self.spec.events.len();
        (first..self.tiles.len()).map(|index| Tile(index as u8))
    }

    /// How many relics and places there are.
    pub(crate) fn fixtures_len(&self) -> usize {
        self.spec.fixtures.len()
    }

    /// The relic or place at that index of its list.
    pub(crate) fn fixture_tile(&self, index: usize) -> Tile {
        Tile((self.spec.races.len() + self.spec.powers.len() + index) as u8)
    }

    /// Whether the place at that index of the list has a badge bound to it.
    #[inline]
    pub(crate) fn binds(&self, index: usize) -> bool {
        self.binder == Some(index)
    }

    /// The index in the list of the place that has a badge bound to it.
    #[inline]
    pub(crate) fn binder(&self) -> Option<usize> {
        self.binder
    }

    /// Whether the relic or place at that index of the list makes the region where it lies harder to take.
    #[inline]
    pub(crate) fn fixture_defends(&self, index: usize) -> bool {
        self.plain_tile(self.fixture_tile(index), false) & plain::DEFENSE == 0
    }

    /// The stack a piece uses, if it stacks.
    #[inline]
    pub(crate) fn stack_slot(&self, mark: Mark) -> Option<u8> {
        self.stack_slots[mark.0 as usize]
    }

    /// Whether anything may ask attackers for coins.
    #[inline]
    pub(crate) fn has_tolls(&self) -> bool {
        self.tolling || !self.toll_marks.is_empty()
    }

    /// The pieces that ask attackers for coins, and how many.
    pub(crate) fn toll_marks(&self) -> &[(Mark, u8)] {
        &self.toll_marks
    }

    /// The rule by which a piece asks attackers for coins.
    pub(crate) fn ward_rule(&self, mark: Mark) -> &str {
        let rules = self.tiles.iter().flat_map(|tile| tile.rules.iter());
        let mut wards = rules.filter(
            |rule| matches!(rule.effect, Effect::Procedure(procedure, _) if procedure.piece == Some(mark)),
        );
        wards.next().map_or("CORE-DIE-8", |rule| &rule.id)
    }

    /// The rules that whoever uses a relic or place must hold its region, and with an active people.
    pub(crate) fn relic_rules(&self) -> [&'static str; 2] {
        if self.landings.is_empty() { ["UG-RP-1", "UG-RP-3"] } else { ["WOW-RP-2", "WOW-RP-3"] }
    }

    /// The count a kind of piece uses that is counted among tokens.
    pub(crate) fn follower_slot(&self, mark: Mark) -> Option<usize> {
        self.followers.iter().position(|&other| other == mark)
    }

    /// Whether some pieces are counted among tokens.
    #[inline]
    pub(crate) fn has_followers(&self) -> bool {
        !self.followers.is_empty()
    }

    /// Whether the band may ask attackers for coins.
    #[inline]
    pub(crate) fn asks_coins(&self, band: &Band) -> bool {
        self.plain(band) & plain::FREE == 0
    }

    /// Whether there is a tile in the game, for example Gnomes, that makes all abilities useless against its band.
    #[inline]
    pub(crate) fn has_unaided(&self) -> bool {
        self.has_unaided
    }

    /// Whether abilities may be useless against the band, for example one of Gnomes.
    #[inline]
    pub(crate) fn is_unaided(&self, band: &Band) -> bool {
        self.plain(band) & plain::AIDED == 0
    }

    /// What a kind of piece is.
    pub fn mark(&self, mark: Mark) -> &MarkSpec {
        &self.spec.marks[mark.0 as usize]
    }

    /// All kinds of pieces.
    pub fn marks(&self) -> impl Iterator<Item = (Mark, &MarkSpec)> {
        self.spec.marks.iter().enumerate().map(|(index, spec)| (Mark(index as u8), spec))
    }

    /// Who may see the coin totals.
    pub fn purses(&self) -> Purses {
        self.spec.purses
    }

    /// The six faces of the die.
    pub fn die(&self) -> [u8; 6] {
        self.spec.die
    }

    /// The rule a tile quotes at that index of its list.
    pub fn rule(&self, quoted: RuleRef) -> &Rule {
        &self.ability(quoted.tile).rules[quoted.index as usize]
    }

    /// Whether a rule of the band may make its regions harder to take.
    #[inline]
    pub(crate) fn defends(&self, band: &Band) -> bool {
        self.plain(band) & plain::DEFENSE == 0
    }

    /// Whether the band may have pieces that settle with its tokens.
    #[inline]
    pub(crate) fn camps(&self, band: &Band) -> bool {
        band.race != Tile::NONE && self.plain(band) & plain::CAMP == 0
    }

    /// What the tile does not do in that state.
    #[inline]
    pub(crate) fn plain_tile(&self, tile: Tile, declined: bool) -> u32 {
        self.plain[tile.0 as usize][usize::from(declined)]
    }

    /// Whether any tile has a procedure for a moment.
    #[inline]
    pub(crate) fn has_moment(&self, moment: Moment) -> bool {
        self.all_moments & moment.bit() != 0
    }

    /// Whether the band may have a procedure for a moment, by its own tiles, by what lies in its regions, or by the badge
    /// bound to a place.
    #[inline]
    pub(crate) fn has_procedures(&self, band: &Band, moment: u16) -> bool {
        let at = |tile: Tile| self.moments[tile.0 as usize][usize::from(band.declined)];
        (at(band.race) | at(band.power)) & moment != 0
    }

    /// Whether a relic, a place or a badge bound to one may have procedures for a moment.
    #[inline]
    pub(crate) fn lends_procedures(&self, bound: Tile, declined: bool, moment: u16) -> bool {
        (self.moments[bound.0 as usize][usize::from(declined)] | self.fixture_moments) & moment != 0
    }

    /// What no relic and no place does for a band in that state.
    #[inline]
    pub(crate) fn fixtures_plain(&self, declined: bool) -> u32 {
        self.fixtures_plain[usize::from(declined)]
    }

    /// The procedure of a tile, with the number beside it; tiles have one at most.
    pub fn procedure(&self, tile: Tile) -> Option<(&'static Procedure, Given)> {
        let own = self.tiles.get(tile.0 as usize)?;
        own.rules.iter().find_map(|rule| rule.effect.procedure())
    }

    /// The tile whose procedure an older verb belongs to, and what follows the verb.
    pub(crate) fn alias(&self, verb: &str) -> Option<(Tile, Shape)> {
        let found = |tile: Tile| {
            let (procedure, _) = self.procedure(tile)?;
            let alias = procedure.aliases.iter().find(|(old, _)| *old == verb)?;
            Some((tile, alias.1))
        };
        self.tiles().find_map(|(tile, _)| found(tile))
    }

    /// What neither race nor power of the band does in its present state.
    #[inline]
    pub(crate) fn plain(&self, band: &Band) -> u32 {
        self.plain_tile(band.race, band.declined) & self.plain_tile(band.power, band.declined)
    }

    /// The rules of a tile, whatever their conditions.
    #[inline]
    pub(crate) fn compiled(&self, tile: Tile, declined: bool) -> &CompiledTile {
        // The rules without some of their conditions come after those of all tiles: no tile must not reach them.
        if usize::from(tile.0) < self.tiles.len() {
            &self.compiled[usize::from(tile.0)][usize::from(declined)]
        } else {
            &self.nothing
        }
    }

    /// The rules of a tile that hold where these conditions do not.
    pub(crate) fn compiled_without(&self, tile: Tile, declined: bool, broken: u8) -> &CompiledTile {
        if usize::from(tile.0) >= self.tiles.len() {
            return &self.nothing;
        }
        &self.compiled[self.tiles.len() * usize::from(broken) + usize::from(tile.0)][usize::from(declined)]
    }

    pub(crate) fn race_bit(tile: Tile) -> u64 {
        1 << tile.0
    }

    pub(crate) fn power_bit(&self, tile: Tile) -> u64 {
        1 << (tile.0 as usize - self.spec.races.len())
    }

    pub(crate) fn races_in(bits: u64) -> impl Iterator<Item = Tile> {
        ones(bits).map(Tile)
    }

    pub(crate) fn powers_in(&self, bits: u64) -> impl Iterator<Item = Tile> {
        let base = self.spec.races.len() as u8;
        ones(bits).map(move |index| Tile(base + index))
    }
}
