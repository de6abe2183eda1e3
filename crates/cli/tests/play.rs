//! `elbowroom play` and `elbowroom explain`, as typed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("play").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder
}

/// Starts the command; what nobody names a file for is kept in the folder.
fn start(folder: &Path, words: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom"));
    command.args(words).current_dir(folder).env("XDG_STATE_HOME", folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the command was built with this test")
}

/// Types all of it, then ends the input.
fn typed(folder: &Path, words: &[&str], input: &[u8]) -> Output {
    let mut child = start(folder, words);
    let mut stdin = child.stdin.take().expect("a pipe");
    // A command that does not read to the end closes its side first.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // French has blanks that do not break.
    String::from_utf8(output.stdout.clone()).expect("text").replace(['\u{a0}', '\u{202f}'], " ")
}

const BASE: [&str; 3] = ["play", "--seed", "7"];

#[test]
fn the_prompt_names_the_people_and_lists_only_what_is_possible() {
    let told = text(&typed(&scratch("prompt"), &BASE, b"pick 1\n"));
    let (before, after) = told.split_once("> pick 1").expect("the answer is echoed");
    assert!(before.contains("Pick a race and its power\n  pick 1 "), "{before}");
    assert!(!before.contains("conquer  "), "{before}");
    assert!(before.contains("do-") == before.contains("log-") && !before.contains("log-"), "{before}");
    // The people that acts, what it has, and where it may go for how much.
    let people = before.lines().find_map(|line| line.trim().strip_prefix("pick 1")).expect("an offer");
    let people = people.trim().split(" · ").next().expect("a combo");
    let prompt = after.split("\n\n").last().expect("a prompt");
    assert!(prompt.lines().next().is_some_and(|line| line.contains(people)), "{people} in {prompt}");
    assert!(prompt.contains("in hand") && prompt.contains("  conquer "), "{prompt}");
    assert!(!prompt.contains("  pick ") && !prompt.contains("  put "), "{prompt}");
}

#[test]
fn events_are_sentences_in_the_chosen_language() {
    let french = text(&typed(&scratch("french"), &["play", "--seed", "7", "--lang", "fr"], b"pick 1\n"));
    assert!(french.contains("Manche 1 sur 10"), "{french}");
    let english = text(&typed(&scratch("english"), &BASE, b"pick 1\n"));
    for told in [&french, &english] {
        // Notation is only in what one may type: no event is told in it, and no key stands for its words.
        for raw in ["turned-banner ", "turn-began ", "picked A", "log-", "terminal-", "ask-", "{$", "{ $"] {
            assert!(!told.contains(raw), "{raw} in {told}");
        }
    }
    assert!(english.contains("\n  A takes ") || english.contains("\n  B takes "), "{english}");
}

#[test]
fn the_table_shows_symbols_edges_and_everybodys_powers() {
    let told = text(&typed(&scratch("table"), &BASE, b"pick 1\ntable\n"));
    for words in [" · Mine · ", " · Magic source", " · edge · ", "borders 1 5"] {
        assert!(told.to_lowercase().contains(&words.to_lowercase()), "{words} in {told}");
    }
    let picked = told.lines().find_map(|line| line.trim().strip_prefix("pick 1")).expect("an offer");
    let combo = picked.trim().split(" · ").next().expect("a combo");
    let table = told.split("> table").nth(1).expect("the table");
    assert!(table.contains(combo), "{combo} in {table}");
    let warcraft = ["play", "--box", "warcraft", "--seed", "3"];
    let told = text(&typed(&scratch("warcraft"), &warcraft, b"table\n"));
    assert!(told.contains("L icon") && told.contains("S icon"), "{told}");
}

#[test]
fn a_byte_that_is_no_text_does_not_end_the_game() {
    let told = text(&typed(&scratch("byte"), &BASE, b"pi\xffck 1\n\xc3\npick 1\n"));
    assert_eq!(told.matches("cannot be read as text").count(), 2, "{told}");
    assert!(told.contains("in hand"), "the game went on: {told}");
}

#[test]
fn exit_quit_and_the_end_of_input_leave_and_keep_the_game() {
    for (name, input) in [("exit", "pick 1\nexit\ndone\n"), ("quit", "pick 1\nquit\n"), ("end", "pick 1\n")] {
        let folder = scratch(name);
        let told = text(&typed(&folder, &BASE, input.as_bytes()));
        assert!(told.trim_end().ends_with("game-1.rec."), "{told}");
        let kept = fs::read_to_string(folder.join("elbowroom/game-1.rec")).expect("it is kept");
        assert!(kept.lines().any(|line| line.ends_with(" pick 1")), "{kept}");
    }
}

#[test]
fn a_game_is_kept_after_every_answer_and_goes_on_where_it_was_killed() {
    let folder = scratch("killed");
    let words = ["play", "--seed", "7", "--bot", "B=greedy", "--record", "game.rec"];
    let mut child = start(&folder, &words);
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(b"pick 1\n").expect("it reads");
    // It is in the file before anything else is asked, and whole lines only.
    let kept = || fs::read_to_string(folder.join("game.rec")).unwrap_or_default();
    while !kept().lines().any(|line| line == "A pick 1") {
        assert!(child.try_wait().is_ok_and(|ended| ended.is_none()), "it gave up");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    child.kill().and_then(|()| child.wait()).expect("it can be killed");
    // Even a line that was cut off is no loss.
    fs::write(folder.join("game.rec"), kept() + "A conq").expect("the folder can be written");
    // Nobody throws it away by accident.
    let again = typed(&folder, &words, b"");
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("--resume"), "it says what to do");
    // The people picked is asked what it does, and the bot still plays its seat.
    let told = text(&typed(&folder, &["play", "--resume", "game.rec"], b"done\n"));
    assert!(told.contains("in hand") && !told.contains("B>"), "{told}");
    assert!(kept().contains("# bots B=greedy"), "{}", kept());
    let check = typed(&folder, &["replay", "--verify", "game.rec"], b"");
    assert!(text(&check).starts_with("ok "), "{}", text(&check));
}

#[test]
fn a_whole_game_of_bots_leaves_a_record_that_holds() {
    let folder = scratch("whole");
    let words = ["play", "--seed", "7", "--bot", "A=greedy", "--bot", "B=greedy"];
    let told = text(&typed(&folder, &words, b""));
    assert!(told.contains(" wins\n") || told.contains("share the victory"), "{told}");
    let check = typed(&folder, &["replay", "--verify", "elbowroom/game-1.rec"], b"");
    assert!(text(&check).starts_with("ok "), "{}", text(&check));
    // No game is left to go on with.
    assert_eq!(typed(&folder, &["play", "--resume"], b"").status.code(), Some(2));
}

#[test]
fn the_last_game_goes_on_without_a_name() {
    let folder = scratch("last");
    text(&typed(&folder, &BASE, b"pick 1\n"));
    let told = text(&typed(&folder, &["play", "--resume"], b"exit\n"));
    assert!(told.contains("  conquer "), "{told}");
}

#[test]
fn several_tokens_are_put_at_once() {
    let folder = scratch("put");
    let told = text(&typed(&folder, &BASE, b"pick 1\nconquer 1; conquer 2; done\nput 1 2\nput 1 200\n"));
    let answers = told.split("> put 1 2").nth(1).expect("the line is echoed");
    assert!(answers.contains("1 token to Farmland 1\n  1 token to Farmland 1\n"), "{answers}");
    let kept = fs::read_to_string(folder.join("elbowroom/game-1.rec")).expect("it is kept");
    assert_eq!(kept.matches(" put 1 1\n").count(), 2, "{kept}");
    assert!(told.contains("  CORE-REDEP-"), "too many are refused: {told}");
    // All that are left go at once, and the turn ends.
    let left = answers.split_once("  put ").expect("more to put").1;
    let left = left.split("up to ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a number");
    let told = text(&typed(&folder, &["play", "--resume"], format!("put 2 {left}\n").as_bytes()));
    assert!(told.contains("’s turn ends"), "{told}");
}

#[test]
fn what_cannot_be_read_is_answered_with_what_can() {
    let told = text(&typed(&scratch("misread"), &BASE, b"frobnicate\n"));
    let answer = told.split("> frobnicate").nth(1).expect("the line is echoed");
    assert!(answer.contains("is not an answer here"), "{answer}");
    assert_eq!(answer.matches("  pick 1 ").count(), 1, "what can be said is shown once: {answer}");
}

fn explained(words: &[&str]) -> (Option<i32>, String, String) {
    let words: Vec<&str> = ["explain"].into_iter().chain(words.iter().copied()).collect();
    let output = typed(&scratch("explain"), &words, b"");
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    (output.status.code(), out, err)
}

#[test]
fn explain_finds_tiles_by_their_names_in_any_language() {
    for words in [&["trolls"][..], &["Trolls"], &["troll"]] {
        let (code, out, err) = explained(words);
        assert_eq!(code, Some(0), "{words:?}: {err}");
        assert!(out.starts_with("Trolls (Race, Small World)\n"), "{words:?}: {out}");
        assert!(out.contains("BASE-RACE-TROLLS"), "{words:?}: {out}");
        // Two boxes have them, with different rules.
        assert!(out.contains("Trolls (Race, World of Warcraft)\n"), "{words:?}: {out}");
    }
    let (_, out, _) = explained(&["Zwerge", "--lang", "de"]);
    assert!(out.contains("(Volk, Small World)") && out.contains("BASE-RACE-DWARVES"), "{out}");
    let (_, out, _) = explained(&["nains"]);
    assert!(out.contains("Dwarves (Race, Small World)"), "{out}");
    let (_, out, _) = explained(&["dragon master"]);
    assert!(out.contains("(Power, Small World)"), "{out}");
}

#[test]
fn a_word_within_a_name_is_enough() {
    for words in ["wisps", "killer rabbit", "rabbit"] {
        let (code, out, err) = explained(&[words]);
        assert_eq!(code, Some(0), "{words}: {err}");
        assert!(out.contains(" (") && out.contains("UG-"), "{words}: {out}");
    }
}

#[test]
fn tiles_and_rules_are_explained_in_the_middle_of_a_game() {
    let mine = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/tiles/beekeepers.toml");
    let mine = mine.display().to_string();
    let words = ["play", "--seed", "7", "--tile", &mine, "--lang", "de"];
    let typing = "explain trolls\nexplain Beekeepers\nexplain core-die-4\nexplain goblins\nexplain\n";
    let told = text(&typed(&scratch("explaining"), &words, typing.as_bytes()));
    let parts: Vec<&str> = told.split("> explain").skip(1).collect();
    let [trolls, bees, rule, goblins, nothing] = parts[..] else { panic!("{told}") };
    assert!(trolls.starts_with(" trolls\nTrolle (Volk)\n"), "{trolls}");
    assert!(trolls.contains("\nBASE-RACE-TROLLS\n") && !trolls.contains("WOW-"), "{trolls}");
    assert!(bees.contains("\nImker (Volk)\n") && !bees.contains("HOME-"), "{bees}");
    assert!(rule.contains("\nCORE-DIE-4\n"), "{rule}");
    // They are in another box.
    assert!(goblins.contains("Nichts hei") && goblins.contains("„goblins“"), "{goblins}");
    assert!(
        nothing.trim_start().starts_with("Nenne ein Volk") && nothing.contains("CORE-DIE-4"),
        "{nothing}"
    );
}

#[test]
fn what_lies_in_regions_is_called_as_its_box_calls_it() {
    let (_, out, _) = explained(&["frostmourne"]);
    assert!(out.starts_with("Frostmourne (Artifact, "), "{out}");
    let (_, out, _) = explained(&["frostmourne", "--lang", "fr"]);
    assert!(out.contains(" (Artefact, "), "{out}");
    let (_, out, _) = explained(&["rabbit"]);
    assert!(out.contains(" (Relic, "), "{out}");
}

#[test]
fn explain_still_finds_rules_and_says_what_was_meant() {
    let (code, out, _) = explained(&["core-die-4"]);
    assert!(code == Some(0) && out.starts_with("CORE-DIE-4\n"), "{out}");
    let (code, out, _) = explained(&["CORE-DIE"]);
    assert!(code == Some(0) && out.lines().any(|line| line == "CORE-DIE-4"), "{out}");
    let (code, _, err) = explained(&["trools"]);
    assert!(code == Some(2) && err.contains("Trolls"), "{err}");
    let (code, _, err) = explained(&["qqqqqqqqqqqqqq"]);
    assert!(code == Some(2) && err.contains("CORE-DIE-4"), "{err}");
}

#[test]
fn a_pack_is_checked_written_and_played() {
    let folder = scratch("pack");
    let run = |words: &[&str]| typed(&folder, words, b"");
    let told = text(&run(&["pack", "check", "hedgerow"]));
    assert!(told.contains("12 tiles") && told.contains("base, river"), "{told}");
    // What is written is read as it was, with the same texts.
    let pack = text(&run(&["pack", "write", "hedgerow"]));
    fs::write(folder.join("own.pack"), &pack).expect("it can be written");
    assert_eq!(text(&run(&["pack", "write", "own.pack"])), pack);
    let told = text(&run(&["pack", "sim", "own.pack", "--games", "20", "--players", "3", "--json"]));
    assert!(told.contains("\"games\":20") || told.contains("\"games\": 20"), "{told}");
    let told = text(&typed(&folder, &["pack", "play", "own.pack", "--seed", "7"], b"quit\n"));
    assert!(!told.is_empty());
    // Every fault names its line in the pack.
    let line = 1 + pack.lines().position(|line| line.starts_with("tokens")).expect("tiles have tokens");
    fs::write(folder.join("bad.pack"), pack.replacen("tokens = ", "tokens = 9", 1))
        .expect("it can be written");
    let bad = run(&["pack", "check", "bad.pack"]);
    let told = String::from_utf8_lossy(&bad.stdout).into_owned();
    assert_eq!(bad.status.code(), Some(1), "{told}");
    assert!(told.starts_with(&format!("bad.pack:{line}: ")), "{told}");
}
