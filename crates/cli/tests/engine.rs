//! The engine protocol, as typed: our own engine, the example in Python, and programs that fail.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The command.
const ELBOWROOM: &str = env!("CARGO_BIN_EXE_elbowroom");

/// Plays a match and returns its report.
fn arena(a: &str, b: &str, more: &[&str]) -> Value {
    let mut command = Command::new(ELBOWROOM);
    command.args(["arena", "--json", "--a", a, "--b", b]).args(more).stderr(Stdio::null());
    let output = command.output().expect("the command was built");
    assert!(output.status.success(), "{a} against {b} came to no end");
    serde_json::from_slice(&output.stdout).expect("a report")
}

fn example() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/engines/first_bot.py");
    format!("cmd:python3 '{}'", file.display())
}

#[test]
fn the_example_plays_two_bots() {
    let random = arena(&example(), "random", &["--games", "6"]);
    assert_eq!(random["a_faults"], 0, "{random}");
    assert!(random["win_rate"].as_f64() > Some(0.6), "it plans more than chance does: {random}");
    let mixed = arena(&example(), "greedy", &["--games", "4", "--box", "underground", "--players", "3"]);
    assert_eq!(mixed["a_faults"], 0, "{mixed}");
}

#[test]
fn our_engine_is_the_bot_it_says() {
    let engine = format!("cmd:'{ELBOWROOM}' engine --bot greedy");
    // The same games as between the two bots themselves: what an engine is shown is all a bot needs.
    for more in [["--games", "6", "--box", "base"], ["--games", "2", "--box", "river"]] {
        let (by_wire, inside) = (arena(&engine, "random", &more), arena("greedy", "random", &more));
        assert_eq!(by_wire["a_faults"], 0);
        assert_eq!(by_wire["mean_margin"], inside["mean_margin"]);
    }
}

#[test]
fn programs_that_fail_are_counted_and_the_game_goes_on() {
    // Speaks nonsense; breaks the rules; ends in the middle of a game; hangs; talks without end
    // and never answers; answers without end and never reads; says a line without end.
    let ready = "read x; echo ready";
    let hears =
        |then: &str| format!("cmd:sh -c '{ready}; while read w r; do case $w in go) {then};; esac; done'");
    let broken = [
        hears("echo bestturn fly away"),
        hears("echo bestturn conquer 1"),
        hears("exit 1"),
        hears("sleep 60"),
        "cmd:sh -c 'echo ready; exec yes info'".to_owned(),
        "cmd:sh -c 'echo ready; exec yes bestturn conquer 1'".to_owned(),
        "cmd:sh -c 'echo ready; exec cat /dev/zero'".to_owned(),
    ];
    for program in &broken {
        let report = arena(program, "random", &["--games", "2", "--movetime", "20"]);
        assert_eq!(report["games"], 2, "{program}");
        assert!((2..=6).contains(&report["a_faults"].as_u64().expect("a number")), "{program}: {report}");
    }
}

#[test]
fn a_program_that_never_says_it_is_ready_is_no_player() {
    for program in ["cmd:false", "cmd:no-such-program-anywhere", "cmd:echo hello"] {
        let mut command = Command::new(ELBOWROOM);
        let output = command.args(["arena", "--a", program, "--b", "random", "--games", "2"]).output();
        let output = output.expect("the command was built");
        let said = String::from_utf8_lossy(&output.stderr);
        let name = program.trim_start_matches("cmd:");
        assert!(!output.status.success() && output.stdout.is_empty(), "{program}: {output:?}");
        assert!(said.contains(&format!("{name}: it has ended")), "{program}: {said}");
    }
}

#[test]
fn an_engine_is_told_how_far_to_think() {
    let mut child = Command::new(ELBOWROOM)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command was built");
    let mut input = child.stdin.take().expect("it reads");
    let mut lines = BufReader::new(child.stdout.take().expect("it writes")).lines().map_while(Result::ok);
    let mut say = |text: &str| writeln!(input, "{text}").expect("it reads");
    let mut until = |word: &str| -> Vec<String> {
        let mut heard = Vec::new();
        for line in lines.by_ref() {
            heard.push(line);
            if heard.last().is_some_and(|line| line.starts_with(word)) {
                break;
            }
        }
        heard
    };
    say("engine 1");
    assert_eq!(until("ready").last().map(String::as_str), Some("ready"));
    say("go");
    assert!(until("info error")[0].contains("nobody"));
    say("game\nbox base\nplayers 2\nfirst A\nend");
    assert_eq!(until("ready"), ["ready"]);
    say(&position());
    for (go, least, most) in [("go positions 300", 1, 2_000), ("go movetime 1", 1, 2_000_000)] {
        say(go);
        let heard = until("bestturn");
        let info = heard.iter().rfind(|line| line.starts_with("info positions ")).expect("what it looked at");
        let judged: u64 = info.split(' ').nth(2).and_then(|n| n.parse().ok()).expect("a number");
        assert!((least..=most).contains(&judged), "{go}: {info}");
        assert!(heard.last().is_some_and(|line| line.starts_with("bestturn pick ")), "{heard:?}");
    }
    say("a word of the future\nposition\nnonsense\nend");
    assert!(until("info error").last().is_some_and(|line| line.contains("packed")));
    // A table that no game comes to: the answer is an error, and the next is as ever.
    let sound = position();
    let mut n_refused = 0;
    let begin = sound.find("table").expect("a table");
    for (at, _) in sound.match_indices('A').filter(|(at, _)| *at > begin).step_by(2) {
        let spoiled = format!("{}z{}", &sound[..at], &sound[at + 1..]);
        say(&spoiled);
        say("go positions 1\nengine 1");
        n_refused += until("ready").iter().filter(|line| line.starts_with("info error")).count();
    }
    assert!(n_refused > 20, "{n_refused}");
    say(&sound);
    say("go positions 300");
    assert!(until("bestturn").last().is_some_and(|line| line.starts_with("bestturn pick ")));
    say("quit");
    assert!(child.wait().is_ok_and(|status| status.success()));
}

/// The first position of a game of two, as a host would show it.
fn position() -> String {
    use engine::{Actor, Answers, Seat, State, View, apply, legal};
    use wire::protocol::{Seen, write};

    let mut setup = content::Setup::new(content::Set::Base, 2);
    setup.first = Some(Seat(0));
    let game = setup.game().expect("a shipped board");
    let (mut state, mut answers) = (State::new(&game), Answers::new());
    while state.owed().who == Actor::NATURE {
        legal(&game, &state, &mut answers);
        apply(&game, &mut state, Actor::NATURE, answers[0], &mut ()).expect("it is listed");
    }
    let view = View::new(&game, &state, Some(Seat(0)));
    format!("position\nseat A\npacked {}\nend", write(&Seen::new(&game, &view)))
}
