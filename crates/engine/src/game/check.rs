//! What cannot be played.

use super::compile::all_tiles;
use super::{GameSpec, MAX_FOLLOWERS, MAX_MARKS, MAX_PAIRED, MAX_RACES, MAX_STACKS, Unplayable};
use crate::ability::{Ability, Declining, Effect, Gain, MarkSpec, Posting};
use crate::ids::{MAX_BANDS, MAX_SEATS};
use crate::state::{MAX_EVENTS, MAX_FIXTURES};

pub(super) fn check(spec: &GameSpec) -> Result<(), Unplayable> {
    const MAX_POWERS: usize = 60;
    let fails = |when: bool, why: Unplayable| if when { Err(why) } else { Ok(()) };
    fails(!(2..=MAX_SEATS as u8).contains(&spec.players), Unplayable::Players(spec.players))?;
    fails(!(1..=20).contains(&spec.rounds), Unplayable::Rounds(spec.rounds))?;
    let races = (1..=MAX_RACES).contains(&spec.races.len());
    let powers = (1..=MAX_POWERS).contains(&spec.powers.len());
    fails(!races || !powers, Unplayable::Tiles([MAX_RACES, MAX_POWERS]))?;
    let kinds = |which: fn(&MarkSpec) -> bool| spec.marks.iter().filter(|mark| which(mark)).count();
    fails(spec.marks.len() > MAX_MARKS, Unplayable::Pieces(MAX_MARKS))?;
    fails(kinds(|mark| mark.stacks) > MAX_STACKS, Unplayable::Stacks(MAX_STACKS))?;
    fails(kinds(|mark| mark.among_tokens) > MAX_FOLLOWERS, Unplayable::Followers(MAX_FOLLOWERS))?;
    fails(spec.teams && spec.players != 4, Unplayable::Teams)?;
    fails(spec.fixtures.len() > MAX_FIXTURES, Unplayable::Fixtures(MAX_FIXTURES))?;
    let events: u32 = spec.events.iter().map(|event| u32::from(event.supply)).sum();
    let too_many = spec.events.len() > MAX_EVENTS || spec.events.iter().any(|event| event.supply > 15);
    let too_few = !spec.events.is_empty() && events < u32::from(spec.rounds);
    fails(too_many || too_few, Unplayable::Events(events, spec.rounds))?;
    let keys: Vec<&str> = all_tiles(spec).map(|tile| &*tile.key).collect();
    let twice = keys.iter().enumerate().find(|(index, key)| keys[..*index].contains(key));
    twice.map_or(Ok(()), |(_, key)| Err(Unplayable::Twice((*key).to_owned())))?;
    for tile in spec.races.iter().chain(&spec.powers) {
        // These answer a question that has one answer, so a second rule of the kind would be lost.
        let once: [fn(&Effect) -> bool; 4] = [
            |effect| matches!(effect, Effect::Seize(_)),
            |effect| matches!(effect, Effect::Post(_, Posting::Drawn(_))),
            |effect| matches!(effect, Effect::Post(_, Posting::FirstConquests(_))),
            |effect| matches!(effect, Effect::Procedure(..)),
        ];
        let twice =
            |kind: &fn(&Effect) -> bool| tile.rules.iter().filter(|rule| kind(&rule.effect)).count() > 1;
        fails(once.iter().any(twice), Unplayable::TwoRules(tile.key.to_string()))?;
        let mut pairing = tile.rules.iter().filter_map(|rule| rule.effect.procedure());
        let paired = pairing.find(|(procedure, _)| procedure.pairs);
        let wide = paired.map_or(0, |(_, given)| given.regions.printed_on(&spec.board).len());
        let most = MAX_PAIRED;
        fails(wide > most, Unplayable::Pairs(tile.key.to_string(), wide, most))?;
        let widest =
            tile.rules.iter().any(|rule| matches!(rule.effect, Effect::Tokens(_, Gain::Conquests(0))));
        fails(widest, Unplayable::Recruits(tile.key.to_string()))?;
    }
    let lasting = |tile: &&Ability| {
        tile.rules.iter().any(|rule| rule.effect == Effect::Decline(Declining::OutsideLimit))
    };
    let most = MAX_BANDS - 2 * MAX_SEATS;
    let many = spec.races.iter().chain(&spec.powers).filter(lasting).count() > most;
    fails(many, Unplayable::Lasting(most))?;
    for tile in &spec.races {
        let short = tile.supply < tile.tokens || tile.supply > 99;
        fails(short, Unplayable::Supply(tile.key.to_string(), tile.tokens, tile.supply))?;
    }
    Ok(())
}
