//! What a region is: its terrain, its symbols, its way in, its key.

use super::{Refusal, Region, Sketch};
use crate::board::pieces::Ground;

/// The longest key of a region.
pub const LONGEST_KEY: usize = 8;

impl Sketch {
    fn region_mut(&mut self, region: usize) -> Result<&mut Region, Refusal> {
        self.regions.get_mut(region).ok_or(Refusal::Gone)
    }

    pub(super) fn set_terrain(&mut self, region: usize, terrain: &str) -> Result<(), Refusal> {
        let pieces = self.pieces();
        let ground = pieces.ground(terrain).ok_or(Refusal::Word)?;
        let region = self.region_mut(region)?;
        terrain.clone_into(&mut region.terrain);
        region.symbols.retain(|name| pieces.symbols.iter().any(|own| own.key == name && own.on == ground));
        if matches!(ground, Ground::Water | Ground::Chasm) {
            region.entry = region.entry.filter(|may| !may);
        }
        Ok(())
    }

    pub(super) fn set_symbol(&mut self, region: usize, symbol: &str, on: bool) -> Result<(), Refusal> {
        let pieces = self.pieces();
        let region = self.region_mut(region)?;
        let known = pieces.symbols.iter().find(|own| own.key == symbol).ok_or(Refusal::Word)?;
        if on && pieces.ground(&region.terrain) != Some(known.on) {
            return Err(Refusal::Word);
        }
        region.symbols.retain(|own| own != symbol);
        if on {
            region.symbols.push(symbol.to_owned());
        }
        Ok(())
    }

    pub(super) fn set_entry(&mut self, region: usize, entry: Option<bool>) -> Result<(), Refusal> {
        let ground = self.regions.get(region).and_then(|own| self.pieces().ground(&own.terrain));
        if entry == Some(true) && matches!(ground, Some(Ground::Water | Ground::Chasm)) {
            return Err(Refusal::Word);
        }
        self.region_mut(region)?.entry = entry;
        Ok(())
    }

    pub(super) fn set_key(&mut self, region: usize, key: &str) -> Result<(), Refusal> {
        let strange = |c: char| c.is_whitespace() || c.is_control() || c == '"';
        let taken = self.regions.iter().enumerate().any(|(at, own)| at != region && own.key == key);
        if taken || key.is_empty() || key.chars().count() > LONGEST_KEY || key.contains(strange) {
            return Err(Refusal::Word);
        }
        key.clone_into(&mut self.region_mut(region)?.key);
        Ok(())
    }

    pub(super) fn number(&mut self) {
        let middles = self.middles();
        // Rows as high as a region is on average, so that small steps up and down do not matter.
        let rows = (self.regions.len() as f64).sqrt().ceil().max(1.0) as i32;
        let row = (self.size[1] / rows).max(1);
        let mut order: Vec<usize> = (0..self.regions.len()).collect();
        order.sort_by_key(|&region| (middles[region][1] / row, middles[region][0], region));
        for (number, &region) in order.iter().enumerate() {
            self.regions[region].key = number.to_string();
        }
    }
}
