//! What the words must keep to in every language: the terms of the boxes, plurals, typography, and the names of a
//! race with its power.

use std::fmt::Write;

use elbowroom_content::blank::{EXAMPLES, HomeTile};
use elbowroom_content::narrate::Narrator;
use elbowroom_content::words::{Arg, Language, Words, keys};
use elbowroom_content::{Set, Setup};
use engine::{Game, Tile};

/// Every text of a language as it stands in the files, a line at a time, with the key it belongs to.
fn texts(language: Language) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    let mut key = String::new();
    for line in language.sources().iter().flat_map(|source| source.lines()) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let own = line.starts_with(|c: char| c.is_alphabetic()).then(|| line.split_once(" = ")).flatten();
        if let Some((name, _)) = own {
            name.clone_into(&mut key);
        }
        texts.push((key.clone(), own.map_or(line, |(_, text)| text).to_owned()));
    }
    texts
}

/// Whether a phrase stands in a text as whole words; a phrase that ends in `*` may go on in its last word.
fn says(text: &str, phrase: &str) -> bool {
    let (start, open) = phrase.strip_suffix('*').map_or((phrase, false), |start| (start, true));
    text.match_indices(start).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && (open || !after.is_some_and(char::is_alphanumeric))
    })
}

/// Phrases that are not said in a language, each with the keys of the few texts where they are right.
type Never = (&'static str, &'static [&'static str]);

const NEVER_ENGLISH: &[Never] = &[
    ("brings you", &[]),
    ("brings 1", &[]),
    ("brings 2", &[]),
    ("brings no", &[]),
    ("brings nothing", &[]),
    ("In decline this ends", &[]),
    ("this no longer holds", &[]),
    ("This goes on", &[]),
    ("also holds in decline", &[]),
    ("token less", &[]),
    ("tokens less", &[]),
    ("token more", &[]),
    ("defence*", &[]),
    ("licence*", &[]),
    ("fulfil", &[]),
    ("neighbour*", &[]),
    ("harbour*", &[]),
    ("colour*", &[]),
    ("towards", &[]),
    ("take up", &[]),
    ("takes up", &[]),
    ("taking up", &[]),
    ("taken up", &[]),
    ("Go on", &["ask-choose-hint"]),
    ("bill", &[]),
    ("anew", &[]),
    ("at once", &["problem-too-fast"]),
    ("share out", &[]),
    ("shared out", &[]),
    ("turned up", &[]),
    ("let it decline", &[]),
    ("let them decline", &[]),
    ("let your people decline", &[]),
    ("is no conquest", &[]),
    ("is no attack", &[]),
    ("A peace", &[]),
    ("suffice*", &[]),
    ("a peace", &[]),
    ("comes to light", &[]),
    ("come to light", &[]),
    ("whoever stands there", &[]),
    ("besides its own", &[]),
];

const NEVER_FRENCH: &[Never] = &[
    ("pièce", &[]),
    ("pièces", &[]),
    ("Pièce*", &[]),
    ("artéfact*", &[]),
    ("mettre en déclin", &[]),
    ("mettez en déclin", &[]),
    ("vaut aussi", &[]),
    ("ne vaut plus", &[]),
    ("cela cesse", &[]),
    ("réserve de pions", &[]),
    ("coût de voyage", &[]),
    ("Lieu légendaire", &[]),
    ("Lieux légendaires", &[]),
    ("lieux légendaires", &[]),
    ("bonus de faction", &[]),
    ("Objectif militaire", &[]),
    ("Objectifs militaires", &[]),
    ("bateau*", &[]),
    ("Bateau*", &[]),
    ("Tribu Oubliée", &[]),
    ("tribu oubliée", &[]),
    ("relique", &[]),
    ("reliques", &[]),
    ("monstre", &[]),
    ("monstres", &[]),
    ("une paix", &[]),
    ("Une paix", &[]),
    ("dé de renfort", &[]),
    ("piste des manches", &[]),
    ("bout de frontière", &[]),
    ("bouts de la rivière", &[]),
    ("bout de la rivière", &[]),
    ("assaut aérien", &[]),
    ("Assaut aérien", &[]),
    ("factice", &[]),
    ("pétard", &[]),
    ("pétards", &[]),
    ("Bousculer", &[]),
    ("ordre voulu", &[]),
    ("ne faut pas", &[]),
    ("s’y déplace", &[]),
    ("s’y déplacent", &[]),
    ("se passe pour", &[]),
    ("tu", &[]),
    ("toi", &[]),
    ("ton", &[]),
    ("ta", &[]),
    ("tes", &[]),
    ("Ton", &[]),
    ("Ta", &[]),
    ("te", &[]),
    ("Tu", &[]),
    ("Tes", &[]),
    ("Pousser", &[]),
    ("pousser", &[]),
    ("poussé*", &[]),
    ("bousculer", &[]),
    ("carte", &[]),
    ("Carte", &[]),
    ("moins que rien", &[]),
    ("dresse la table", &[]),
    ("en { $region }", &[]),
    ("de { $seat }", &[]),
    ("de { $who }", &[]),
];

const NEVER_GERMAN: &[Never] = &[
    ("Umverteil*", &[]),
    ("umverteil*", &[]),
    ("umzuverteilen", &[]),
    ("uneinnehmbar*", &[]),
    ("Uneinnehmbar*", &[]),
    ("Relikt*", &[]),
    ("Spielstein*", &[]),
    ("Besetzer*", &[]),
    ("räumen", &[]),
    ("räumst", &[]),
    ("geräumt", &[]),
    ("Geräumt", &[]),
    ("Räumen", &[]),
    ("Beutel*", &[]),
    ("Rachemarker*", &[]),
    ("Mannschaft*", &[]),
    ("Küste", &[]),
    ("bekehren", &[]),
    ("Völkerplättchen", &[]),
    ("Tritonen", &[]),
    ("Rundenleiste", &[]),
    ("Zuges", &[]),
    ("Gelände*", &[]),
    ("Harmoniestein*", &[]),
    ("schieben", &[]),
    ("geschoben", &[]),
    ("Schubsen", &[]),
    ("schubsen", &[]),
    ("Sturmangriff", &[]),
    ("Saat", &[]),
    ("aussenden", &[]),
    ("sendet aus", &[]),
    ("Rechnung*", &[]),
    ("Tafel", &[]),
    ("Tafeln", &[]),
    ("vergessener Stämme", &[]),
    ("vergessene Stämme", &[]),
    ("im Untergang", &[]),
    ("der der", &[]),
    ("Tat", &[]),
    ("Abgabe", &[]),
    ("nicht leer", &[]),
    ("nicht leere", &[]),
    ("Nicht leere", &[]),
    // Here it is a verb: these rivers need not be emptied.
    ("nicht leeren", &["rule-RIVER-RIV-3"]),
    ("Hafen", &["symbol-harbor", "symbol-harbor-text", "rule-RIVER-PORT-1"]),
    ("gehst du unter", &[]),
    ("Gehst du unter", &[]),
    ("Angebot*", &[]),
    ("vergessene*", &[]),
    ("ein Frieden", &[]),
    ("Ein Frieden", &[]),
    ("einen Frieden", &[]),
    ("umdrehen", &[]),
    ("umzudrehen", &[]),
    ("Umdrehen", &[]),
    ("Karte", &[]),
    ("Karten", &[]),
    ("Rasse*", &[]),
    ("umziehen", &[]),
    ("Blenden", &[]),
];

#[test]
fn nothing_is_called_what_the_boxes_do_not_call_it() {
    let mut found = String::new();
    let lists = [(Language::En, NEVER_ENGLISH), (Language::Fr, NEVER_FRENCH), (Language::De, NEVER_GERMAN)];
    for (language, list) in lists {
        let texts = texts(language);
        for (phrase, right) in list {
            let wrong = texts.iter().filter(|(key, text)| !right.contains(&&**key) && says(text, phrase));
            for (key, _) in wrong {
                let _ = writeln!(found, "{}: {key} says '{phrase}'", language.key());
            }
            // An exception nobody needs any more is struck off the list.
            for key in *right {
                assert!(
                    texts.iter().any(|(own, text)| own == key && says(text, phrase)),
                    "{key}: '{phrase}'"
                );
            }
        }
    }
    assert!(found.is_empty(), "{found}");
}

/// A coin is a jeton de victoire, never a jeton alone; only two kinds of markers are jetons too.
#[test]
fn a_french_jeton_is_a_coin() {
    let markers = ["race-pandaren-text", "rule-WOW-RACE-HUMANS", "rule-WOW-RACE-PANDAREN"];
    for (key, text) in texts(Language::Fr) {
        for (at, word) in text.match_indices("jeton").chain(text.match_indices("Jeton")) {
            let rest = text[at + word.len()..].trim_start_matches('s');
            let whole = rest.starts_with(" de victoire") || rest.starts_with(" Harmonie");
            assert!(whole || markers.contains(&&*key), "{key}: {text}");
        }
    }
}

/// In Underground's German a Shield is a Pilz-Schild.
#[test]
fn a_german_shield_is_made_of_mushrooms() {
    for (key, text) in texts(Language::De) {
        for (at, _) in text.match_indices("Schild") {
            assert!(text[..at].ends_with("Pilz-"), "{key}: {text}");
        }
    }
}

#[test]
fn apostrophes_and_quotes_are_curly() {
    for language in Language::ALL {
        for (key, text) in texts(language) {
            assert!(!text.contains('\''), "{}: {key}: {text}", language.key());
            // What is typed into a file keeps the quotes of the file.
            assert!(!text.contains('"') || key == "fault-board-face", "{}: {key}: {text}", language.key());
        }
    }
}

#[test]
fn french_signs_stand_after_a_narrow_space() {
    for (key, text) in texts(Language::Fr) {
        for sign in [" ;", " :", " ?", " !", " »", "« ", "\u{a0}"] {
            assert!(!text.contains(sign), "{key}: {text}");
        }
    }
}

/// Things that are counted somewhere: one of them, and several.
const COUNTED_ENGLISH: &[(&str, &str)] = &[
    ("token", "tokens"),
    ("coin", "coins"),
    ("region", "regions"),
    ("player", "players"),
    ("bot", "bots"),
    ("round", "rounds"),
    ("race", "races"),
    ("power", "powers"),
    ("piece", "pieces"),
    ("icon", "icons"),
    ("native", "natives"),
    ("message", "messages"),
    ("character", "characters"),
    ("minute", "minutes"),
    ("time", "times"),
    ("event", "events"),
    ("relic", "relics"),
    ("tile", "tiles"),
    ("kind", "kinds"),
    ("turn", "turns"),
    ("seat", "seats"),
    ("game", "games"),
    ("table", "tables"),
    ("plan", "plans"),
    ("island", "islands"),
    ("new", "new"),
];

const COUNTED_FRENCH: &[(&str, &str)] = &[
    ("pion", "pions"),
    ("jeton", "jetons"),
    ("région", "régions"),
    ("joueur", "joueurs"),
    ("robot", "robots"),
    ("manche", "manches"),
    ("peuple", "peuples"),
    ("pouvoir", "pouvoirs"),
    ("marqueur", "marqueurs"),
    ("icône", "icônes"),
    ("autochtone", "autochtones"),
    ("message", "messages"),
    ("caractère", "caractères"),
    ("minute", "minutes"),
    ("événement", "événements"),
    ("Relique", "Reliques"),
    ("tuile", "tuiles"),
    ("sorte", "sortes"),
    ("place", "places"),
    ("partie", "parties"),
    ("table", "tables"),
    ("plan", "plans"),
    ("île", "îles"),
    ("nouveau", "nouveaux"),
];

const COUNTED_GERMAN: &[(&str, &str)] = &[
    ("Münze", "Münzen"),
    ("Region", "Regionen"),
    ("Person", "Personen"),
    ("Bot", "Bots"),
    ("Runde", "Runden"),
    ("Volk", "Völker"),
    ("Spezialfähigkeit", "Spezialfähigkeiten"),
    ("Symbol", "Symbole"),
    ("Nachricht", "Nachrichten"),
    ("Minute", "Minuten"),
    ("Ereignis", "Ereignisse"),
    ("Altertum", "Altertümer"),
    ("Plakette", "Plaketten"),
    ("Art", "Arten"),
    ("Zug", "Züge"),
    ("Platz", "Plätze"),
    ("Partie", "Partien"),
    ("Tisch", "Tische"),
    ("Plan", "Pläne"),
    ("Insel", "Inseln"),
];

/// Places that are filled with a name, never with a number.
const NAMES: &[&str] = &[
    "author", "by", "combo", "from", "key", "mark", "name", "piece", "power", "race", "region", "seat",
    "table", "tile", "to", "who", "with",
];

/// Every text with places is said with 0, 1, 2 and 5 of everything: the word after a number fits the number.
#[test]
fn a_number_has_the_form_of_its_noun_that_fits() {
    let mut found = String::new();
    for language in Language::ALL {
        let words = Words::new(language);
        let counted = match language {
            Language::En => COUNTED_ENGLISH,
            Language::Fr => COUNTED_FRENCH,
            Language::De => COUNTED_GERMAN,
        };
        for key in keys(language).expect("the files are sound").iter().filter(|key| !key.places.is_empty()) {
            for n in [0, 1, 2, 5] {
                let arg = |place: &str| if NAMES.contains(&place) { "X".into() } else { Arg::Number(n) };
                let args: Vec<(&str, Arg)> = key.places.iter().map(|place| (&**place, arg(place))).collect();
                let text = words.fill(&key.name, &args).expect("a text");
                let tokens: Vec<&str> = text
                    .split(|c: char| c.is_whitespace())
                    .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
                    .collect();
                let takes_one = n == 1 || (n == 0 && language == Language::Fr);
                let number = n.to_string();
                for pair in tokens.windows(2).filter(|pair| pair[0] == number) {
                    let wrong = counted
                        .iter()
                        .any(|&(one, many)| one != many && pair[1] == if takes_one { many } else { one });
                    if wrong {
                        let _ = writeln!(found, "{}: {}: {text}", language.key(), key.name);
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{found}");
}

/// French powers as they stand behind a race: of men, and of women.
const JOINED_FRENCH: &[(&str, &str, &str)] = &[
    ("alchemist", "alchimistes", "alchimistes"),
    ("berserk", "berserks", "berserks"),
    ("bivouacking", "scouts", "scoutes"),
    ("commando", "armés", "armées"),
    ("diplomat", "diplomates", "diplomates"),
    ("dragon_master", "et leur Dragon", "et leur Dragon"),
    ("flying", "volants", "volantes"),
    ("forest", "des forêts", "des forêts"),
    ("fortified", "bâtisseurs", "bâtisseuses"),
    ("heroic", "aux deux Héros", "aux deux Héros"),
    ("hill", "des collines", "des collines"),
    ("merchant", "marchands", "marchandes"),
    ("mounted", "montés", "montées"),
    ("pillaging", "pillards", "pillardes"),
    ("seafaring", "marins", "marines"),
    ("spirit", "ancestraux", "ancestrales"),
    ("stout", "durs à cuire", "dures à cuire"),
    ("swamp", "des marais", "des marais"),
    ("underworld", "des cavernes", "des cavernes"),
    ("wealthy", "fortunés", "fortunées"),
    ("adventurous", "touristes", "touristes"),
    ("fisher", "pêcheurs", "pêcheuses"),
    ("flocking", "grégaires", "grégaires"),
    ("frightened", "peureux", "peureuses"),
    ("immortal", "immortels", "immortelles"),
    ("magic", "et leur musette", "et leur musette"),
    ("martyr", "martyrs", "martyres"),
    ("mining", "des mines", "des mines"),
    ("muddy", "de boue", "de boue"),
    ("mystic", "de cristal", "de cristal"),
    ("quarreling", "querelleurs", "querelleuses"),
    ("reborn", "réincarnés", "réincarnées"),
    ("royal", "royaux", "royales"),
    ("shield", "coriaces", "coriaces"),
    ("stone", "des montagnes", "des montagnes"),
    ("thieving", "kleptomanes", "kleptomanes"),
    ("tomb", "d’outre-tombe", "d’outre-tombe"),
    ("vampire", "vampires", "vampires"),
    ("vanishing", "fugaces", "fugaces"),
    ("vengeful", "vengeurs", "vengeresses"),
    ("wise", "sages", "sages"),
    ("archaeologist", "archéologues", "archéologues"),
    ("battle_master", "maîtres de guerre", "maîtresses de guerre"),
    ("beast_master", "dresseurs", "dresseuses"),
    ("blacksmith", "forgerons", "forgeronnes"),
    ("championing", "et leur Champion", "et leur Champion"),
    ("defensive", "défensifs", "défensives"),
    ("enraged", "enragés", "enragées"),
    ("explorer", "explorateurs", "exploratrices"),
    ("farmer", "fermiers", "fermières"),
    ("fishing", "pêcheurs", "pêcheuses"),
    ("garrisoned", "retranchés", "retranchées"),
    ("herbalist", "herboristes", "herboristes"),
    ("intimidating", "terrifiants", "terrifiantes"),
    ("marshdweller", "palustres", "palustres"),
    ("wow_mining", "mineurs", "mineuses"),
    ("mountaineer", "montagnards", "montagnardes"),
    ("portal_mage", "maîtres des portails", "maîtresses des portails"),
    ("ranger", "forestiers", "forestières"),
    ("sailing", "navigateurs", "navigatrices"),
    ("swamp_walker", "des marais", "des marais"),
];

/// German powers as they stand before a race.
const JOINED_GERMAN: &[(&str, &str)] = &[
    ("bivouacking", "Kampierende "),
    ("flying", "Fliegende "),
    ("fortified", "Wehrhafte "),
    ("mounted", "Berittene "),
    ("pillaging", "Plündernde "),
    ("spirit", "Kämpferische "),
    ("stout", "Unerschrockene "),
    ("wealthy", "Wohlhabende "),
    ("frightened", "Ängstliche "),
    ("immortal", "Unsterbliche "),
    ("magic", "Magische "),
    ("muddy", "Schlammige "),
    ("mystic", "Mystische "),
    ("quarreling", "Streitsüchtige "),
    ("reborn", "Wiedergeborene "),
    ("royal", "Königliche "),
    ("thieving", "Diebische "),
    ("vanishing", "Flüchtende "),
    ("vengeful", "Rachsüchtige "),
    ("wise", "Weise "),
    ("defensive", "Defensive "),
    ("enraged", "Wütende "),
    ("garrisoned", "Verschanzte "),
    ("intimidating", "Einschüchternde "),
    ("herbalist", "Kräuterkundige "),
    ("alchemist", "Alchemisten-"),
    ("berserk", "Berserker-"),
    ("commando", "Kommando-"),
    ("diplomat", "Diplomaten-"),
    ("dragon_master", "Drachenbändiger-"),
    ("forest", "Wald-"),
    ("heroic", "Helden-"),
    ("hill", "Hügel-"),
    ("merchant", "Händler-"),
    ("seafaring", "Seefahrer-"),
    ("swamp", "Sumpf-"),
    ("underworld", "Unterwelt-"),
    ("adventurous", "Abenteuer-"),
    ("fisher", "Fischer-"),
    ("flocking", "Hirten-"),
    ("martyr", "Märtyrer-"),
    ("mining", "Bergbau-"),
    ("shield", "Schutz-"),
    ("stone", "Stein-"),
    ("tomb", "Grab-"),
    ("vampire", "Vampir-"),
    ("archaeologist", "Archäologen-"),
    ("battle_master", "Kampfmeister-"),
    ("beast_master", "Bestienmeister-"),
    ("blacksmith", "Schmiede-"),
    ("championing", "Champion-"),
    ("explorer", "Entdecker-"),
    ("farmer", "Bauern-"),
    ("fishing", "Angler-"),
    ("marshdweller", "Marschbewohner-"),
    ("wow_mining", "Bergbau-"),
    ("mountaineer", "Bergsteiger-"),
    ("portal_mage", "Portalmagier-"),
    ("ranger", "Waldläufer-"),
    ("sailing", "Seefahrer-"),
    ("swamp_walker", "Sumpfwanderer-"),
];

#[test]
fn every_french_power_agrees_with_its_race() {
    let words = Words::new(Language::Fr);
    let joined = |key: &str, race: &str, gender: &str| {
        words.fill(&format!("power-{key}.joined"), &[("race", race.into()), ("gender", gender.into())])
    };
    for (key, men, women) in JOINED_FRENCH {
        assert_eq!(joined(key, "Orcs", "m"), Some(format!("Orcs {men}")), "{key}");
        assert_eq!(joined(key, "Amazones", "f"), Some(format!("Amazones {women}")), "{key}");
    }
}

#[test]
fn every_german_power_is_joined_as_people_say_it() {
    let words = Words::new(Language::De);
    for (key, before) in JOINED_GERMAN {
        let joined = words.fill(&format!("power-{key}.joined"), &[("race", "Zwerge".into())]);
        assert_eq!(joined, Some(format!("{before}Zwerge")), "{key}");
    }
}

fn named(game: &Game, key: &str) -> Tile {
    game.tiles().find(|(_, ability)| ability.key == *key).map(|(tile, _)| tile).expect("a tile of the box")
}

#[test]
fn every_race_is_named_with_every_power_in_every_language() {
    let mut told = 0;
    for set in Set::ALL {
        let setup = Setup::new(set, 2);
        let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
        let tiles = |is: &dyn Fn(Tile) -> bool| -> Vec<Tile> {
            game.tiles().map(|(tile, _)| tile).filter(|&tile| is(tile)).collect()
        };
        let (races, powers) = (tiles(&|tile| game.is_race(tile)), tiles(&|tile| game.is_power(tile)));
        assert!(races.len() > 10 && powers.len() > 15);
        for language in Language::ALL {
            let words = Words::new(language);
            let narrator = Narrator { words: &words, game: &game, board: &board, tiles: &[], names: &[] };
            for &race in &races {
                if language == Language::Fr {
                    let gender = words.get(&format!("{}.gender", narrator.tile_key(race)));
                    assert!(matches!(gender.as_deref(), Some("m" | "f")), "{}", narrator.tile_key(race));
                }
                for &power in &powers {
                    let (own, combo) = (narrator.tile(race), narrator.combo(race, Some(power)));
                    let rest = match language {
                        Language::Fr => combo.strip_prefix(&own),
                        Language::En | Language::De => combo.strip_suffix(&own),
                    };
                    let rest = rest.unwrap_or_else(|| panic!("{combo} is not {own} with a power"));
                    let key = narrator.tile_key(power);
                    match language {
                        Language::En => assert_eq!(rest, format!("{} ", narrator.tile(power))),
                        // Only pieces that are somebody keep their capital.
                        Language::Fr => {
                            let small = rest.strip_prefix(' ').expect("a space between them");
                            assert!(small.starts_with(char::is_lowercase), "{combo}");
                            assert!(JOINED_FRENCH.iter().any(|(own, ..)| key == format!("power-{own}")));
                        }
                        Language::De => {
                            assert!(rest.ends_with(' ') || rest.ends_with('-'), "{combo}");
                            assert!(JOINED_GERMAN.iter().any(|(own, _)| key == format!("power-{own}")));
                        }
                    }
                    told += 1;
                }
            }
        }
    }
    assert!(told > 4000, "{told}");
}

#[test]
fn names_read_as_people_say_them() {
    let said = |set: Set, language: Language, power: &str, race: &str| {
        let setup = Setup::new(set, 2);
        let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
        let words = Words::new(language);
        let narrator = Narrator { words: &words, game: &game, board: &board, tiles: &[], names: &[] };
        narrator.combo(named(&game, race), Some(named(&game, power)))
    };
    let (base, underground, warcraft) = (Set::Base, Set::Underground, Set::Warcraft);
    let cases = [
        (base, Language::Fr, "commando", "amazons", "Amazones armées"),
        (base, Language::Fr, "dragon_master", "skeletons", "Squelettes et leur Dragon"),
        (base, Language::Fr, "merchant", "skeletons", "Squelettes marchands"),
        (base, Language::Fr, "hill", "tritons", "Tritons des collines"),
        (base, Language::Fr, "stout", "halflings", "Mi-portions dures à cuire"),
        (underground, Language::Fr, "mystic", "shrooms", "Champigneux de cristal"),
        (underground, Language::Fr, "vengeful", "kraken", "Poulpeuses vengeresses"),
        (underground, Language::Fr, "tomb", "liches", "Liches d’outre-tombe"),
        (warcraft, Language::Fr, "archaeologist", "blood_elves", "Elfes de sang archéologues"),
        (base, Language::De, "alchemist", "amazons", "Alchemisten-Amazonen"),
        (base, Language::De, "flying", "ratmen", "Fliegende Rattenmenschen"),
        (underground, Language::De, "mystic", "shrooms", "Mystische Rauschpilze"),
        (underground, Language::De, "vampire", "gnomes", "Vampir-Gnome"),
        (underground, Language::De, "vampire", "shadow_mimes", "Vampir-Schatten-Mimen"),
        (underground, Language::De, "flocking", "spiderines", "Hirten-Spinnenfrauen"),
        (underground, Language::De, "royal", "liches", "Königliche Untote"),
        (warcraft, Language::De, "herbalist", "forsaken", "Kräuterkundige Verlassene"),
        (base, Language::En, "dragon_master", "skeletons", "Dragon Master Skeletons"),
    ];
    for (set, language, power, race, name) in cases {
        assert_eq!(said(set, language, power, race), name);
    }
}

/// Home-made tiles bring no joined forms; they are named well all the same, and with the tiles of a box too.
#[test]
fn home_made_tiles_are_named_well_too() {
    let mut setup = Setup::new(Set::Base, 2);
    setup.tiles = EXAMPLES.iter().map(|(key, text)| HomeTile::parse(key, text).expect("sound")).collect();
    let (game, board) = (setup.game().expect("a game"), setup.board_file().expect("a board"));
    let cases = [
        (Language::En, "Innkeeping Beekeepers", "Flying Beekeepers", "Innkeeping Amazons"),
        (Language::Fr, "Apiculteurs aubergistes", "Apiculteurs volants", "Amazones aubergistes"),
        (Language::De, "Imker mit „Gastwirte“", "Fliegende Imker", "Amazonen mit „Gastwirte“"),
    ];
    for (language, own, own_race, own_power) in cases {
        let words = Words::new(language);
        let narrator =
            Narrator { words: &words, game: &game, board: &board, tiles: &setup.tiles, names: &[] };
        let combo = |race, power| narrator.combo(named(&game, race), Some(named(&game, power)));
        assert_eq!(combo("beekeepers", "innkeepers"), own);
        assert_eq!(combo("beekeepers", "flying"), own_race);
        assert_eq!(combo("amazons", "innkeepers"), own_power);
    }
}
