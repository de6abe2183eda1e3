//! What must hold of every state, whatever was played.

use engine::ability::{Effect, Filter, How, Posting, Side};
use engine::{
    Answer, Answers, Ask, Event, Game, Mark, Region, RegionSet, Seat, State, Tile, View, check, legal,
};

/// Checks a state; the sentence says what does not hold.
pub fn of_state(game: &Game, state: &State) -> Result<(), String> {
    let table = state.table();
    let mut union = RegionSet::EMPTY;
    let mut seen_races = 0_u64;
    for id in table.bands() {
        let band = table.band(id);
        let held = table.held(id);
        demand(!union.meets(held), || format!("two bands hold a region of {held:?}"))?;
        union |= held;
        for region in held {
            demand(table.holder(region) == Some(id), || {
                format!("{region:?} is held but has another holder")
            })?;
            demand(table.tokens(region) > 0, || format!("{region:?} is held without a token"))?;
            demand(table.natives(region) == 0, || format!("{region:?} is held with natives there"))?;
        }
        let tokens = table.on_board(id) + band.hand + band.displaced + band.aside + band.tray;
        let followers: u8 = [band.race, band.power].iter().map(|&tile| followers(game, state, tile)).sum();
        let supply = game.ability(band.race).supply + band.hammers_out[0] + followers;
        demand(tokens == supply, || {
            format!("{} of {supply} tokens of {}", tokens, game.ability(band.race).key)
        })?;
        demand(seen_races & 1 << band.race.0 == 0, || format!("{} twice", game.ability(band.race).key))?;
        seen_races |= 1 << band.race.0;
        demand(band.declined == (table.active(band.owner) != Some(id)), || {
            "active but not listed".to_owned()
        })?;
    }
    for region in game.board().all() - union {
        let free = table.holder(region).is_none() && table.tokens(region) == 0;
        demand(free, || format!("{region:?} is held by nobody but not bare"))?;
    }
    pieces(game, state, union)?;
    // A relic is made ready for one conquest of the acting band, and for nothing else.
    let acting = table.acting().filter(|&id| {
        let acts = table.pending().iter().any(|owed| owed.ask == Ask::Act && owed.band == id);
        acts && table.active(table.seat()) == Some(id)
    });
    demand(!table.wields() || acting.is_some(), || "a relic is ready outside a conquest".to_owned())?;
    events(game, state)?;
    tiles(game, state)
}

/// Every round has had its event, and what comes next is known to those who looked and to nobody else.
fn events(game: &Game, state: &State) -> Result<(), String> {
    let table = state.table();
    if game.events().next().is_none() {
        return Ok(());
    }
    let gone: u8 =
        game.events().map(|event| game.ability(event).supply - table.events_left(game, event)).sum();
    let owed = table.pending().iter().any(|owed| owed.ask == Ask::Event);
    let dealt = owed || table.event().is_some();
    demand(!dealt || gone + u8::from(owed) == table.round(), || {
        format!("{gone} events in round {}", table.round())
    })?;
    for rule in game.tiles().flat_map(|(_, tile)| tile.rules.iter()) {
        match rule.effect {
            Effect::Reach(How::Hub, Filter::Marked(mark)) => {
                let ashore = matches!(table.owed().ask, Ask::Event | Ask::Choose | Ask::Pick);
                demand(!ashore || table.marked(mark).is_empty(), || {
                    format!("the {} is still at sea", game.mark(mark).key)
                })?;
            }
            Effect::Post(mark, Posting::Event(_)) => {
                let afloat = (table.marked(mark) - game.board().rivers()).is_empty();
                demand(afloat, || format!("a {} on land", game.mark(mark).key))?;
            }
            _ => {}
        }
    }
    let seats = game.seats().map(Some).chain([None]);
    let mut omens = seats.map(|viewer| (viewer, View::new(game, state, viewer).omen));
    let wrong =
        omens.find(|&(viewer, omen)| omen.is_some() != viewer.is_some_and(|seat| table.has_looked(seat)));
    demand(wrong.is_none(), || format!("of what comes next the views show {wrong:?}"))
}

/// The pieces among the tokens of whoever has the tile.
fn followers(game: &Game, state: &State, tile: Tile) -> u8 {
    if tile == Tile::NONE {
        return 0;
    }
    let marks = game.ability(tile).rules.iter().filter_map(|rule| match rule.effect {
        Effect::Followers(mark, _) => Some(mark),
        _ => None,
    });
    marks.map(|mark| state.table().among(game, mark)).sum()
}

fn pieces(game: &Game, state: &State, union: RegionSet) -> Result<(), String> {
    let table = state.table();
    for (mark, spec) in game.marks() {
        let marked = table.marked(mark);
        demand(spec.free || (marked - union).is_empty(), || {
            format!("a {} stands where nobody is", spec.key)
        })?;
        demand((marked - game.board().all()).is_empty(), || format!("a {} beside the board", spec.key))?;
        let mut n = marked.len();
        if spec.stacks {
            let mut stacked = RegionSet::EMPTY;
            n = 0;
            for region in game.board().all() {
                let here = table.pieces(game, mark, region);
                n += here;
                if here > 0 {
                    stacked.insert(region);
                }
            }
            demand(stacked == marked, || format!("the {} stacks and places differ", spec.key))?;
        }
        demand(!spec.wild || !marked.meets(union), || format!("a {} stands with a people", spec.key))?;
        demand(n <= spec.limit, || format!("{n} pieces of kind {}", spec.key))?;
        if spec.among_tokens {
            let crowded =
                marked.filter(|&region| table.pieces(game, mark, region) > table.tokens(region)).count();
            demand(crowded == 0 && n <= table.among(game, mark), || {
                format!("the {} are too many", spec.key)
            })?;
        }
    }
    Ok(())
}

/// Every banner and badge is in exactly one place.
fn tiles(game: &Game, state: &State) -> Result<(), String> {
    let table = state.table();
    // Without a list on the heap: this is done after every one of millions of actions.
    let mut places = [0_u8; 1 << u8::BITS];
    let mut count = |tile: Tile| {
        if tile != Tile::NONE {
            places[tile.0 as usize] += 1;
        }
    };
    for id in table.bands() {
        count(table.band(id).race);
        count(table.band(id).power);
    }
    demand(table.offer().count() <= 6, || "more than six combos".to_owned())?;
    for (race, power, _) in table.offer() {
        count(race);
        power.into_iter().for_each(&mut count);
    }
    table.top_badge().into_iter().for_each(&mut count);
    table.bound().into_iter().for_each(&mut count);
    let (deck, queue) = table.race_stack(game);
    deck.chain(queue.iter().copied()).for_each(&mut count);
    table.power_stack(game).chain(table.discards(game)).for_each(&mut count);
    // Relics, places, events and what the board does are in no stack.
    let stacked = |at: usize| game.is_race(Tile(at as u8)) || game.is_power(Tile(at as u8));
    let lost = (0..game.tiles().count()).find(|&at| places[at] != u8::from(stacked(at)));
    match lost {
        Some(at) => Err(format!("{} is in {} places", game.ability(Tile(at as u8)).key, places[at])),
        None => Ok(()),
    }
}

/// Checks that the purses changed exactly by the events reported.
pub fn of_coins(game: &Game, before: &State, after: &State, events: &[Event]) -> Result<(), String> {
    for seat in game.seats() {
        let change: i32 = events.iter().map(|&event| change(before, event, seat)).sum();
        let (old, new) = (i32::from(before.coins(seat)), i32::from(after.coins(seat)));
        demand(new - old == change, || {
            format!("{seat} went from {old} to {new} coins, events say {change}")
        })?;
    }
    Ok(())
}

fn change(before: &State, event: Event, seat: Seat) -> i32 {
    let mine = |whose: Seat, coins: u16| if whose == seat { i32::from(coins) } else { 0 };
    match event {
        Event::Paid { seat: payer, coins }
        | Event::Spent { seat: payer, coins, .. }
        | Event::TollToBank { seat: payer, coins } => -mine(payer, coins),
        Event::Hired { race, coins, .. } => {
            let id = before.table().bands().find(|&id| before.table().band(id).race == race);
            -id.map_or(0, |id| mine(before.table().band(id).owner, coins))
        }
        Event::Collected { seat: winner, coins }
        | Event::Consoled { seat: winner, coins }
        | Event::Gained { seat: winner, coins, .. }
        | Event::Scored { seat: winner, coins, .. } => mine(winner, coins),
        Event::Withheld { seat: loser, coins, .. } => -mine(loser, coins),
        Event::TollPaid { seat: payer, to, coins } | Event::RansomPaid { seat: payer, to, coins } => {
            mine(to, coins) - mine(payer, coins)
        }
        Event::Levied { seat: winner, from, coins } => mine(winner, coins) - mine(from, coins),
        _ => 0,
    }
}

/// Checks that exactly the listed answers are accepted, by trying every answer there is.
pub fn of_answers(game: &Game, state: &State, listed: &mut Answers) -> Result<(), String> {
    legal(game, state, listed);
    let who = state.owed().who;
    for answer in every_answer(game) {
        let accepted = check(game, state, who, answer).is_ok();
        demand(accepted == listed.contains(&answer), || {
            format!(
                "'{}' is {} but not {}",
                answer.line(game),
                if accepted { "accepted" } else { "listed" },
                if accepted { "listed" } else { "accepted" }
            )
        })?;
    }
    let twice = listed.iter().enumerate().find(|(at, answer)| listed[..*at].contains(answer));
    demand(twice.is_none(), || format!("{twice:?} is listed twice"))?;
    let known = listed.iter().all(|answer| !matches!(answer, Answer::Put { n, .. } if *n > 60));
    demand(known, || "an answer outside the range tried".to_owned())
}

/// Every answer somebody could give at a table, legal or not.
pub fn every_answer(game: &Game) -> impl Iterator<Item = Answer> {
    let regions = || game.board().all();
    let marks: Vec<Mark> = game.marks().map(|(mark, _)| mark).collect();
    let tiles: Vec<Tile> = game.tiles().map(|(tile, _)| tile).collect();
    let pairing: Vec<Tile> = tiles.iter().copied().filter(|&tile| game.procedure(tile).is_some()).collect();
    let all = game.board().all();
    let by_region = regions().flat_map(move |region: Region| {
        let simple = [
            Answer::Abandon { region },
            Answer::Conquer { region },
            Answer::Attempt { region },
            Answer::Gamble { region },
            Answer::Empty { region },
            Answer::Assault { region },
        ];
        let pairs = all.into_iter().flat_map(move |other: Region| {
            [Answer::Shove { region, to: other }, Answer::Herd { region, to: other }]
        });
        let paired = pairing
            .clone()
            .into_iter()
            .flat_map(move |tile| all.into_iter().map(move |to| Answer::ChoosePair { tile, region, to }));
        let uses = tiles.clone().into_iter().flat_map(move |tile| {
            [
                Answer::Use { tile, region },
                Answer::Lay { tile, region },
                Answer::ChooseRegion { tile, region },
                Answer::PassRegion { tile, region },
            ]
        });
        let places = marks.clone().into_iter().flat_map(move |mark| {
            let places = (0..10).map(move |n| Answer::Place { mark, region, n });
            places.chain([Answer::Raze { mark, region }])
        });
        simple
            .into_iter()
            .chain(pairs)
            .chain(uses)
            .chain(places)
            .chain(paired)
            .chain((0..=60).map(move |n| Answer::Put { region, n }))
    });
    let by_tile = game.tiles().flat_map(|(tile, _)| {
        [
            Answer::Banner { tile },
            Answer::Badge { tile },
            Answer::Find { tile },
            Answer::Event { tile },
            Answer::Omen { tile },
            Answer::Wield { tile },
            Answer::ChooseYes { tile },
            Answer::ChooseNo { tile },
        ]
        .into_iter()
        .chain((0..30).map(move |n| Answer::ChooseNumber { tile, n }))
        .chain((0..8).flat_map(move |n| {
            [Answer::ChooseSeat { tile, seat: Seat(n) }, Answer::ChooseCombo { tile, slot: n }]
        }))
        .chain(game.tiles().map(move |(other, _)| Answer::ChooseTile { tile, other }))
    });
    let by_side = Side::ALL.into_iter().map(|side| Answer::Join { side });
    let by_number = (0..8)
        .flat_map(|n| [Answer::Die { face: n }, Answer::Pick { slot: n }, Answer::First { seat: Seat(n) }]);
    by_region.chain(by_tile).chain(by_number).chain(by_side).chain([
        Answer::Press,
        Answer::Vanish,
        Answer::Expand,
        Answer::Decline,
        Answer::Roll,
        Answer::Peek,
        Answer::Done,
    ])
}

fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
