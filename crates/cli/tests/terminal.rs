//! The terminal speaks the chosen language, with the same words as the page.

use std::io::Write;
use std::process::{Command, Stdio};

/// What `elbowroom play` prints for these lines typed.
fn play(lang: &str, typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(["play", "--seed", "7", "--lang", lang])
        .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("its input").write_all(typed.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text").replace('\u{202f}', " ")
}

#[test]
fn a_game_is_told_in_the_chosen_language() {
    let typed = "pick 1\nlist\nbill 2\nconquer 99\ndone\nundo\ntable\nquit\n";
    let [english, french, german] = ["en", "fr", "de"].map(|lang| play(lang, typed));
    // Prompt, offer, log, refusals, costs and the board, with race and power in the order of the language.
    let told = [
        (&english, "Round 1 of 10 · B · 5 coins\nPick a race and its power\n"),
        (&english, "  pick 2    Seafaring Amazons · 11 tokens · 1 coin"),
        (&english, "  B takes Alchemist Wizards: 9 tokens"),
        (&english, "“conquer 99” is not an answer here"),
        (&english, "  +2 Base cost (CORE-COST-1)"),
        (&french, "Manche 1 sur 10 · B · 5 jetons de victoire\nChoisissez un peuple et son pouvoir\n"),
        (&french, "  pick 2    Amazones marines · 11 pions · 1 jeton de victoire"),
        (&french, "  B prend les Mages alchimistes : 9 pions"),
        (&french, "« conquer 99 » n’est pas une réponse"),
        (&french, "  +2 Coût de base (CORE-COST-1)"),
        (&german, "Runde 1 von 10 · B · 5 Münzen\nWähle ein Volk mit seiner Spezialfähigkeit\n"),
        (&german, "  pick 2    Seefahrer-Amazonen · 11 Plättchen · 1 Münze"),
        (&german, "  B nimmt Alchemisten-Zauberer: 9 Plättchen"),
        (&german, "„conquer 99“ ist hier keine Antwort"),
        (&german, "  +2 Grundkosten (CORE-COST-1)"),
    ];
    for (text, line) in told {
        assert!(text.replace(" :", ":").contains(&line.replace(" :", ":")), "'{line}' is not in:\n{text}");
    }
    // No English sentence is left in another language; answers are notation in all of them.
    for text in [&french, &german] {
        let sentences =
            english.lines().filter(|line| line.split_whitespace().count() > 3 && !line.contains(" · "));
        for line in sentences {
            assert!(!text.contains(line), "{line}");
        }
    }
}
