//! Whether tile files are read as they are meant.

use engine::ability::Filter;

use super::sentence::Part;
use super::vocabulary::Args;
use super::*;
use crate::base::marks;
use crate::fault::Place;
use crate::words::{Language, Words};

const TILE: &str =
    "kind = \"power\"\nkey = \"brave\"\ntokens = 4\n[name]\nen = \"Brave\"\n[text]\nen = \"x\"\n";

fn fails(rest: &str, expected: &str) {
    let error = HomeTile::parse("my.toml", &format!("{TILE}{rest}")).expect_err("must be refused");
    assert!(error.contains(expected), "{error}");
}

#[test]
fn every_word_makes_the_effect_it_names() {
    let args = Args { amount: 1, filter: Filter::Any, piece: Some(marks::HERO) };
    for word in WORDS {
        assert_eq!(word_of((word.make)(&args)), word.key);
    }
}

#[test]
fn base_blank_4_a_wrong_file_gets_line_field_and_allowed_words() {
    fails(
        "[[rule]]\nwhen = \"active\"\neffect = \"incom\"\n",
        "my.toml:10: effect: “incom” is not one of: income, purse",
    );
    fails(
        "[[rule]]\nwhen = \"soon\"\neffect = \"spare\"\n",
        "my.toml:9: when: “soon” is not one of: active, decline, always",
    );
    fails(
        "[[rule]]\nwhen = \"active\"\neffect = \"purse\"\n",
        "my.toml:10: amount: the effect “purse” needs one",
    );
    fails(
        "[[rule]]\nwhen = \"active\"\neffect = \"purse\"\namount = 99\n",
        "my.toml:11: amount: must be 1 to 20",
    );
    fails(
        "[[rule]]\nwhen = \"active\"\neffect = \"spare\"\nregions = \"hill\"\n",
        "my.toml:11: regions: the effect “spare” takes none",
    );
    fails(
        "[[rule]]\nwhen = \"always\"\neffect = \"truce\"\n",
        "my.toml:9: when: the effect “truce” works only with “active”",
    );
    fails(
        "[[rule]]\nwhen = \"always\"\neffect = \"purse\"\namount = 1\n",
        "my.toml:9: when: a power that works",
    );
    fails(
        "[[rule]]\nwhen = \"active\"\neffect = \"storm\"\namount = 1\npiece = \"hero\"\n",
        "my.toml:12: piece: the effect “storm” needs a piece of which there is one",
    );
    fails(
        "[[rule]]\nwhen = \"active\"\nif = \"sunny\"\neffect = \"spare\"\n",
        "my.toml:10: if: “sunny” is not one of: second_rounds, nobody_attacked, nothing_taken",
    );
    fails(
        "[[rule]]\nwhen = \"active\"\nif = \"second_rounds\"\neffect = \"truce\"\n",
        "my.toml:10: if: the effect “truce” takes none",
    );
    fails("colour = 1\n", "my.toml:8:");
}

#[test]
fn base_blank_4_all_faults_of_a_file_are_told_at_once() {
    let text = "kind = \"race\"\nkey = \"humans\"\ntokens = 31\nstand_in = \"elephants\"\nkept = true\n\
        [name]\nen = \"H\"\n[text]\nen = \"x\"\n\
        [[rule]]\nwhen = \"active\"\neffect = \"defense\"\namount = 260\nregions = \"hill\"\n\
        [[rule]]\nwhen = \"soon\"\neffect = \"arm\"\nregions = \"hill\"\npiece = \"hero\"\n\
        [[rule]]\nwhen = \"active\"\neffect = \"hold\"\nregions = \"hill\"\n\
        [[rule]]\nwhen = \"active\"\neffect = \"exchange\"\namount = 1\nregions = \"any\"\n\
        [[rule]]\nwhen = \"active\"\neffect = \"storm\"\namount = 1\n\
        [[rule]]\nwhen = \"active\"\neffect = \"swap\"\n";
    let faults = HomeTile::check("my.toml", text).expect_err("nothing is right about it");
    let told: Vec<(usize, &str)> =
        faults.iter().map(|fault| (fault.line.unwrap_or_default(), fault.key)).collect();
    let expected = [
        (2, "fault-tile-clash"),
        (3, "fault-tile-tokens"),
        (4, "fault-tile-stranger"),
        (5, "fault-tile-kept-race"),
        (13, "fault-tile-amount"),
        (16, "fault-tile-word"),
        (19, "fault-tile-stack"),
        (23, "fault-tile-regions"),
        (28, "fault-tile-regions"),
        (35, "fault-tile-twice"),
    ];
    assert_eq!(told, expected);
    let lines = HomeTile::parse("my.toml", text).expect_err("nothing is right about it");
    assert_eq!(lines.lines().count(), expected.len(), "{lines}");
}

#[test]
fn base_blank_4_amounts_of_one_kind_have_a_limit_together() {
    let rule = "[[rule]]\nwhen = \"active\"\neffect = \"defense\"\namount = 13\nregions = \"any\"\n";
    let text = format!("{TILE}{rule}");
    assert!(HomeTile::check("my.toml", &text).is_ok());
    let faults = HomeTile::check("my.toml", &format!("{text}{rule}")).expect_err("26 are too many");
    assert_eq!(faults.iter().map(|fault| fault.key).collect::<Vec<_>>(), ["fault-tile-sum"]);
}

#[test]
fn base_blank_2_a_race_borrows_no_more_tokens_than_there_are() {
    let text = "kind = \"race\"\nkey = \"mine\"\ntokens = 9\nstand_in = \"dwarves\"\n[name]\nen = \"M\"\n[text]\nen = \"x\"\n";
    let faults = HomeTile::check("my.toml", text).expect_err("dwarves have eight");
    assert_eq!(faults.iter().map(|fault| fault.key).collect::<Vec<_>>(), ["fault-tile-lent"]);
}

#[test]
fn every_word_that_needs_a_piece_names_it_as_the_game_does() {
    let args = Args { amount: 1, filter: Filter::Any, piece: Some(marks::HERO) };
    for word in WORDS.iter().filter(|word| word.piece != Piece::No) {
        let effect = (word.make)(&args);
        assert_ne!(with_pieces(effect, |_| marks::DRAGON), effect, "{}", word.key);
    }
}

#[test]
fn base_blank_4_large_numbers_are_warned_of_not_refused() {
    let tile = HomeTile::parse("my.toml", &TILE.replace("tokens = 4", "tokens = 6")).expect("is accepted");
    assert_eq!(
        tile.warnings.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["my.toml:3: warning: tokens: 6 is more than the 5 recommended for a power"]
    );
    let tile = HomeTile::parse("my.toml", TILE).expect("is accepted");
    let json = HomeTile::parse("my.json", &HomeTile::to_json(TILE)).expect("is accepted");
    assert_eq!((&json.ability, &json.words), (&tile.ability, &tile.words));
    assert!(tile.warnings.is_empty());
}

#[test]
fn the_examples_are_read_without_a_warning() {
    for (key, text) in EXAMPLES {
        let tile = HomeTile::parse(key, text).expect("an example is right");
        assert_eq!(tile.ability.key, *key);
        assert_eq!(tile.words.len(), 3, "{key} speaks three languages");
        assert!(tile.warnings.is_empty());
    }
}

/// A rule with everything its effect can take.
fn full(word: &EffectWord, many: bool) -> DraftRule {
    DraftRule {
        when: word.spans().next().expect("it holds at some time").to_owned(),
        condition: None,
        effect: word.key.to_owned(),
        amount: word.amount.map(|_| if many { 3 } else { 1 }),
        regions: word.filters().next().map(str::to_owned),
        piece: word.pieces().next().map(|piece| piece.key.to_owned()),
    }
}

#[test]
fn every_effect_has_a_sentence_with_a_blank_for_each_thing_it_needs() {
    for language in Language::ALL {
        let words = Words::new(language);
        for word in WORDS {
            let parts = sentence::blanks(&words, word);
            let amounts = parts.iter().filter(|part| matches!(part, Part::Amount)).count();
            let regions = parts.iter().filter(|part| matches!(part, Part::Regions(_))).count();
            let pieces = parts.iter().filter(|part| matches!(part, Part::Piece(_))).count();
            let name = format!("{} in {}", word.key, language.key());
            // Whether a number can be changed where people read it: once, and no more.
            assert_eq!(amounts, usize::from(word.amount.is_some()), "{name}: {parts:?}");
            assert_eq!(regions, usize::from(word.regions != Regions::No), "{name}: {parts:?}");
            assert_eq!(pieces, usize::from(word.piece == Piece::Yes), "{name}: {parts:?}");
            // Whatever is typed, the blanks stay where they are.
            let blank = |part: &Part| !matches!(part, Part::Text(_));
            let own = sentence::blanks_for(&words, word, 1);
            assert_eq!(
                own.iter().map(blank).collect::<Vec<_>>(),
                parts.iter().map(blank).collect::<Vec<_>>()
            );
            for many in [false, true] {
                let draft = Draft { rules: vec![full(word, many)], ..Draft::default() };
                let text = sentence::text(&words, &draft);
                assert!(text.len() > 10 && text.ends_with('.') && !text.contains("{$"), "{name}: {text}");
            }
        }
    }
}

#[test]
fn a_sentence_with_blanks_fits_its_number() {
    let income = WORDS.iter().find(|word| word.key == "income").expect("there is such a word");
    for (language, wanted) in [
        (Language::En, [" coin more.", " coins more."]),
        (Language::Fr, [" jeton de victoire", " jetons de victoire"]),
        (Language::De, [" Münze", " Münzen"]),
    ] {
        let words = Words::new(language);
        for (amount, wanted) in [1, 2].into_iter().zip(wanted) {
            let parts = sentence::blanks_for(&words, income, amount);
            let after = parts.iter().skip_while(|part| !matches!(part, Part::Amount)).nth(1);
            let Some(Part::Text(text)) = after else { panic!("{parts:?}") };
            let plural = text.starts_with(&format!("{wanted}s")) || text.starts_with(&format!("{wanted}n"));
            assert!(text.starts_with(wanted) && !plural, "{amount}: {text}");
        }
    }
}

#[test]
fn every_kind_of_region_piece_and_condition_has_its_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        for number in [sentence::Number::One, sentence::Number::Many] {
            FILTERS.iter().for_each(|(key, ..)| assert_ne!(sentence::regions(&words, key, number), *key));
            PIECES.iter().for_each(|mark| assert_ne!(sentence::piece(&words, mark.key, number), mark.key));
        }
        for (key, ..) in CONDITIONS {
            assert!(words.get(&format!("does-if-{key}")).is_some(), "{key}");
        }
    }
}

#[test]
fn a_text_is_written_from_the_rules() {
    let mut draft = HomeTile::draft("beekeepers", EXAMPLES[0].1).expect("an example is right");
    draft.rules = vec![
        DraftRule {
            when: "active".to_owned(),
            effect: "income".to_owned(),
            amount: Some(2),
            regions: Some("mine".to_owned()),
            ..DraftRule::default()
        },
        DraftRule {
            when: "active".to_owned(),
            condition: Some("second_rounds".to_owned()),
            effect: "purse".to_owned(),
            amount: Some(1),
            ..DraftRule::default()
        },
    ];
    let told = |language| sentence::text(&Words::new(language), &draft);
    assert_eq!(
        told(Language::En),
        "Each region with a mine you hold earns you 2 coins more. In every second round: You get 1 coin more at every \
         scoring. Not in decline."
    );
    assert_eq!(
        told(Language::De),
        "Jede Region mit einer Mine, die du besetzt, bringt 2 Münzen zusätzlich. In jeder zweiten Runde: Bei jeder \
         Wertung erhältst du 1 Münze zusätzlich. Nach dem Untergang entfällt das."
    );
    assert_eq!(
        told(Language::Fr),
        "Chaque région avec une mine que vous occupez rapporte 2 jetons de victoire de plus. Une manche sur deux\u{202f}: À \
         chaque décompte, vous gagnez 1 jeton de victoire de plus. Sans effet en déclin."
    );
}

#[test]
fn what_a_draft_says_is_written_and_read_again() {
    for (key, text) in EXAMPLES {
        let draft = HomeTile::draft(key, text).expect("an example is right");
        let again = HomeTile::draft(key, &draft.to_toml()).expect("it is written as it is read");
        assert_eq!(again, draft);
        assert_eq!(Draft::from_json(&draft.to_json()), Some(draft));
    }
    let mut odd = Draft { key: "a\"b\\c\n\u{7}\u{2028}é".to_owned(), ..Draft::default() };
    odd.name.fr = Some("\t ''' \"\"\" \u{7f}".to_owned());
    assert_eq!(HomeTile::draft("odd", &odd.to_toml()).expect("any text can be written"), odd);
}

#[test]
fn a_tile_speaks_any_one_language_and_shows_an_icon_or_letters() {
    let text = TILE.replace("en = ", "de = ");
    let tile = HomeTile::parse("my.toml", &text.replacen("tokens", "icon = \"race-trolls\"\ntokens", 1));
    let tile = tile.expect("German is enough");
    assert!(tile.words.iter().all(|words| words.name == "Brave"));
    assert_eq!(tile.picture, Picture::Icon("race-trolls".to_owned()));
    let key = |text: &str| HomeTile::check("my.toml", text).expect_err("must be refused")[0].key;
    assert_eq!(key(&TILE.replace("[name]\nen = \"Brave\"\n", "[name]\n")), "fault-tile-unnamed");
    assert_eq!(key(&TILE.replace("Brave", &"x".repeat(41))), "fault-tile-long");
    assert_eq!(key(&TILE.replacen("tokens", "icon = \"race-cakes\"\ntokens", 1)), "fault-tile-icon");
    assert_eq!(key(&TILE.replacen("tokens", "letters = \"ABCD\"\ntokens", 1)), "fault-tile-letters");
}

#[test]
fn a_fault_names_the_field_it_is_about() {
    let mut draft = HomeTile::draft("brave", TILE).expect("it can be read");
    draft.rules = vec![
        DraftRule { when: "active".to_owned(), effect: "spare".to_owned(), ..DraftRule::default() },
        DraftRule { when: "active".to_owned(), effect: "defense".to_owned(), ..DraftRule::default() },
    ];
    let faults = HomeTile::make(&draft).expect_err("it says neither how much nor where");
    let places: Vec<_> = faults.iter().filter_map(|fault| fault.place.as_deref().copied()).collect();
    let of = |field| Place { rule: Some(1), field };
    assert_eq!(places, [of("amount"), of("regions")]);
}

#[test]
fn json_with_a_fault_far_behind_letters_of_several_bytes_is_refused_not_fallen_over() {
    let text = TILE.replace("tokens = 4", "tokens = 99").replace("Brave", "ééééééééé");
    let json = HomeTile::to_json(&text);
    assert_eq!(HomeTile::check("my.json", &json).expect_err("99 are too many")[0].key, "fault-tile-tokens");
}
