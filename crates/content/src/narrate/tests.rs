//! Whether there are words for everything, in every language.

use engine::{Actor, Answers, Ask, State, apply, check, legal};

use super::*;
use crate::words::{Language, keys};
use crate::{Set, Setup};

fn known() -> Vec<crate::words::Key> {
    keys(Language::En).expect("the files are sound")
}

#[test]
fn every_verb_has_words_and_they_use_only_its_fields() {
    let known = known();
    let verbs = Event::FIELDS.iter().map(|it| ("log", it)).chain(Answer::FIELDS.iter().map(|it| ("do", it)));
    for (kind, (verb, fields)) in verbs {
        let key = format!("{kind}-{verb}");
        let text = known.iter().find(|own| own.name == key);
        let text = text.unwrap_or_else(|| panic!("there are no words for {key}"));
        let names_both = ["race", "power"].iter().all(|name| fields.contains(name));
        for place in &text.places {
            let fits = fields.contains(&&**place) || (names_both && place == "combo");
            assert!(fits, "{key} has no {place}");
        }
    }
}

#[test]
fn every_question_has_words_for_all_concerned() {
    let known = known();
    let places = ["name", "race", "tile", "amount", "piece", "tokens", "face"];
    for ask in ASKS {
        let key = ask_key(*ask);
        for key in
            [format!("ask-{key}"), format!("ask-{key}-hint"), format!("wait-{key}"), format!("done-{key}")]
        {
            let text = known.iter().find(|own| own.name == key);
            let text = text.unwrap_or_else(|| panic!("there are no words for {key}"));
            assert!(text.places.iter().all(|place| places.contains(&&**place)), "{key}: {:?}", text.places);
        }
    }
}

/// Questions of the game itself, which no tile asks.
const PLAIN_ASKS: [Ask; 6] = [Ask::Pick, Ask::Choose, Ask::Act, Ask::Redeploy, Ask::Yield, Ask::Leave];

#[test]
fn every_special_question_names_its_tile_and_says_what_it_does() {
    let mut asked = std::collections::BTreeSet::new();
    for (set, seed) in Set::ALL.into_iter().flat_map(|set| (0..9).map(move |seed| (set, seed))) {
        let mut setup = Setup::new(set, 3);
        // Both boxes together are played below, where relics and places are found.
        if set == Set::Mixed {
            setup.board = crate::board::shipped::find("underground-3p").ok();
        }
        let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
        let words = Words::new([Language::En, Language::Fr, Language::De][seed % 3]);
        let narrator = Narrator { words: &words, game: &game, board: &board, tiles: &[], names: &[] };
        let mut state = State::new(&game);
        let mut answers = Answers::new();
        let mut n = seed + 1;
        while !state.is_over() {
            legal(&game, &state, &mut answers);
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let owed = state.owed();
            let askers = narrator.askers(state.table(), owed, &answers);
            if owed.who == Actor::NATURE || PLAIN_ASKS.contains(&owed.ask) {
                assert_eq!(askers, [], "{:?}", owed.ask);
            } else {
                assert!(!askers.is_empty(), "{set:?}: nothing asks {owed:?}");
                let hint = narrator.hint_by(state.table(), owed, &askers);
                let fits = hint.len() < 240 && hint.ends_with(['.', '!', '?']);
                assert!(fits, "{:?}: {hint}", askers.iter().map(|&it| narrator.tile(it)).collect::<Vec<_>>());
                if let (Ask::Post, [tile]) = (owed.ask, &*askers) {
                    let choosing = words.get(&format!("ask-{}-hint", game.ability(*tile).key));
                    assert_ne!(Some(&hint), choosing.as_ref(), "that is for another question");
                }
                asked.extend(askers.iter().map(|&tile| game.ability(tile).key.to_string()));
            }
            let answer = answers[(n >> 33) % answers.len()];
            apply(&game, &mut state, owed.who, answer, &mut Vec::new()).expect("listed");
        }
    }
    assert!(asked.len() > 15, "few tiles were met: {asked:?}");
}

#[test]
fn every_tile_that_asks_has_words() {
    let known = known();
    let has = |key: String| assert!(known.iter().any(|own| own.name == key), "there are no words for {key}");
    let mut asking = 0;
    for set in Set::ALL {
        let game = Setup::new(set, 3).game().expect("a game");
        for (procedure, _) in game.tiles().filter_map(|(tile, _)| game.procedure(tile)) {
            // What is placed or laid has the words for that, and some tiles let nobody choose.
            let lays = [
                "ethereals",
                "froggys_ring",
                "scepter_of_avarice",
                "crypt_of_the_tomb_raider",
                "flames",
                "shipyard",
                "aegis_of_aggramar",
                "well_of_eternity",
            ];
            asking += 1;
            let key = procedure.key;
            if procedure.choices.is_some() {
                has(format!("ask-{key}"));
                has(format!("ask-{key}-hint"));
                has(format!("wait-{key}"));
                has(format!("done-{key}"));
            }
            if procedure.odds.is_some() {
                has(format!("ask-{key}-draw"));
                has(format!("ask-{key}-draw-hint"));
                has(format!("wait-{key}-draw"));
                has(format!("do-{key}-yes"));
                has(format!("do-{key}-no"));
            }
            procedure.region_events.iter().for_each(|verb| has(format!("log-{verb}")));
            let chooses = procedure.chosen.is_some() && !lays.contains(&key);
            if chooses && !known.iter().any(|own| own.name == format!("do-{key}")) {
                has(format!("do-{key}-yes"));
                has(format!("do-{key}-no"));
            }
            [procedure.gains, procedure.pays]
                .into_iter()
                .flatten()
                .for_each(|verb| has(format!("log-{verb}")));
        }
    }
    assert!(asking > 0, "no tile asks");
}

#[test]
fn what_tiles_ask_is_written_with_their_name_and_older_verbs_are_read() {
    let lines = [
        (Set::Warcraft, "buy 2", "forsaken 2"),
        (Set::Warcraft, "wild", "worgen yes"),
        (Set::Warcraft, "mild", "worgen no"),
        (Set::Warcraft, "swap 3 9", "portal_mage at 3 to 9"),
        (Set::Base, "ally B", "diplomat with B"),
        (Set::Warcraft, "reveal 3", "goblins at 3"),
        (Set::Warcraft, "defuse 3", "goblins not 3"),
        (Set::Warcraft, "live", "goblins yes"),
        (Set::Warcraft, "dud", "goblins no"),
        (Set::Underground, "trade 3", "shadow_mimes combo 3"),
        (Set::Underground, "copy shiny_orb", "magic tile shiny_orb"),
        (Set::Underground, "succeed 5", "reborn at 5"),
        (Set::Underground, "give 5", "altar_of_souls at 5"),
        (Set::Underground, "send 5", "wickedest_pentacle at 5"),
    ];
    for (set, old, new) in lines {
        let game = Setup::new(set, 3).game().expect("a game");
        let answer = Answer::read(&game, old).expect(old);
        assert_eq!(answer.line(&game), new);
        assert_eq!(Answer::read(&game, new), Ok(answer), "{new}");
    }
    let game = Setup::new(Set::Warcraft, 3).game().expect("a game");
    for wrong in [
        "forsaken",
        "forsaken at",
        "portal_mage at 3 with 9",
        "forsaken 2 3",
        "wow_orcs 2",
        "give 5",
        "goblins not",
    ] {
        assert!(Answer::read(&game, wrong).is_err(), "{wrong} was read");
    }
    for line in ["calmed A 2", "maddened B 1", "calmed A ?", "exploded 3", "fizzled 9", "rewarded A 2"] {
        assert_eq!(Event::read(&game, line).expect(line).line(&game), line);
    }
}

#[test]
fn every_box_has_a_name_and_a_word_about_it() {
    let known = known();
    for set in Set::ALL {
        let key = format!("set-{}", set.key().replace('+', "-"));
        for key in [key.clone(), format!("{key}-about")] {
            assert!(known.iter().any(|own| own.name == key), "there are no words for {key}");
        }
    }
}

#[test]
fn whole_games_are_told_in_every_language_without_a_gap() {
    for set in Set::ALL {
        let setup = Setup::new(set, 3);
        let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
        let names = ["Ann", "Ben", "Cleo"].map(str::to_owned);
        for language in Language::ALL {
            let words = Words::new(language);
            let narrator = Narrator { words: &words, game: &game, board: &board, tiles: &[], names: &names };
            let mut state = State::new(&game);
            let (mut answers, mut events) = (Answers::new(), Vec::new());
            let mut n: usize = 7;
            while !state.is_over() {
                legal(&game, &state, &mut answers);
                n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let owed = state.owed();
                let answer = answers[(n >> 33) % answers.len()];
                let mut told = vec![narrator.asked(state.table(), owed), narrator.hint(state.table(), owed)];
                told.push(narrator.waiting(state.table(), owed));
                told.push(narrator.done(state.table(), owed));
                if owed.who != Actor::NATURE {
                    told.extend(answers.iter().map(|&answer| narrator.answer(answer)));
                }
                for region in game.board().all() {
                    let wrong =
                        [Answer::Conquer { region }, Answer::Attempt { region }, Answer::Abandon { region }];
                    let refused = wrong.iter().filter_map(|&it| check(&game, &state, owed.who, it).err());
                    told.extend(refused.map(|illegal| narrator.refusal(illegal)));
                }
                apply(&game, &mut state, owed.who, answer, &mut events).expect("listed");
                told.extend(events.drain(..).map(|event| narrator.event(event)));
                for text in told {
                    let keys = [
                        "race-", "power-", "terrain-", "mark-", "term-", "illegal-", "log-", "do-", "ask-",
                        "event-", "symbol-",
                    ];
                    let bare =
                        keys.iter().any(|key| text.starts_with(key) || text.contains(&format!(" {key}")));
                    let whole = !text.is_empty() && !bare && !text.contains("{$") && !text.contains("  ");
                    assert!(whole && text.trim() == text, "{answer:?} in {}: '{text}'", language.key());
                }
            }
        }
    }
}
