//! The terminal speaks the chosen language, with the same words as the page.

use std::io::Write;
use std::process::{Command, Stdio};

/// What `elbowroom play` prints for these lines typed.
fn play(lang: &str, typed: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_elbowroom"))
        .args(["play", "--seed", "7", "--lang", lang])
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
        (&english, "[Round 1 of 10] B, 5 coins, 0 tokens in hand: Pick a race and its power> "),
        (&english, "  2. Seafaring Amazons (1 coin)"),
        (&english, "  B takes Alchemist Wizards: 9 tokens"),
        (&english, "“conquer 99” is not an answer here"),
        (&english, "  +2 Base cost (CORE-COST-1)"),
        (
            &french,
            "[Manche 1 sur 10] B, 5 jetons de victoire, 0 pion en main : Choisissez un peuple et son pouvoir> ",
        ),
        (&french, "  2. Amazones marines (1 jeton de victoire)"),
        (&french, "  B prend les Mages alchimistes : 9 pions"),
        (&french, "« conquer 99 » n’est pas une réponse"),
        (&french, "  +2 Coût de base (CORE-COST-1)"),
        (
            &german,
            "[Runde 1 von 10] B, 5 Münzen, 0 Plättchen auf der Hand: Wähle ein Volk mit seiner Spezialfähigkeit> ",
        ),
        (&german, "  2. Seefahrer-Amazonen (1 Münze)"),
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
