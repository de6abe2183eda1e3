//! Whether tile files are read as they are meant.

use engine::ability::Filter;

use super::vocabulary::Args;
use super::*;
use crate::base::marks;

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
