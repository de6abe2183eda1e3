//! Every check and test there is, with everything compiled once, and a table of where the time went.
//!
//! Cargo would run the tests of one crate after the other and wait for the slowest of each. Here the page is compiled
//! beside everything else, and browser tests, which mostly wait, run beside the others, which mostly work.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use crate::built::{Built, TestProgram};
use crate::compiler::{lints_are_errors, with_lints};
use crate::page::{self, Size};
use crate::{python, run, setup};

/// Browsers that are open at the same time, for each core.
const BROWSERS_PER_CORE: usize = 2;

/// Other programs of tests that run at the same time, for each core, where there is no browser: those that kill servers and
/// wait for them leave a core to others.
const PROGRAMS_PER_CORE: usize = 2;

/// A step that takes longer than this hangs, and is ended: nobody is served by a run without an end.
const LONGEST_STEP: Duration = Duration::from_mins(25);

/// If more browser tests than these fail, it is not for a busy machine, and none is tried again.
const SECOND_TRIES: usize = 3;

/// The browser tests that take longest, by parts of their names. They begin first, so that no browser is left with one of
/// them when all others have ended.
const LONG_BROWSER_TESTS: [&str; 5] = ["screens::", "controls::", "everyone::", "chips::", "kept::"];

/// What usually takes longest of everything else, the longest first; a machine that has run the tests knows better.
const USUAL_ORDER: [&str; 13] = [
    "kit: in elbowroom_kit",
    "server: leak",
    "server: cluster",
    "bots: sanity",
    "server: twins",
    "server: kill",
    "bots: play",
    "Python package",
    "atlas: in elbowroom_atlas",
    "bots: hints",
    "kit: files",
    "server: contract",
    "server: crash",
];

/// Everything.
pub fn all() -> Result<(), String> {
    setup::for_tests()?;
    let report = Report::new();
    let size = Size::Small;
    let (built, page_built) = thread::scope(|scope| {
        let compiled = scope.spawn(|| {
            // Cargo's progress bars would overwrite each other.
            let [mut page, mut tables] = size.compile();
            report.step("compile the page", page.arg("--quiet"))?;
            report.step("compile the tables of the page", tables.arg("--quiet"))
        });
        let built = report.format().and_then(|()| report.build());
        (built, compiled.join().unwrap_or_else(|_| Err("the page was not compiled".to_owned())))
    });
    let (built, ()) = (built?, page_built?);
    thread::scope(|scope| {
        scope.spawn(|| {
            let assembled =
                report.job("put the page together", &mut size.assemble(&built.program("page-builder")));
            if assembled {
                report.check("weight of the page", page::within_budgets());
                let threads = format!("--test-threads={}", cores() * BROWSERS_PER_CORE);
                for test in built.tests.iter().filter(|test| test.is_browser()) {
                    let long = format!("{}, the long ones", test.name);
                    report.browser_job(&long, test, test.command().args(LONG_BROWSER_TESTS).arg(&threads));
                    let skipped = LONG_BROWSER_TESTS.iter().flat_map(|name| ["--skip", name]);
                    report.browser_job(&test.name, test, test.command().args(skipped).arg(&threads));
                }
            }
        });
        report.rest(&built, cores());
    });
    report.end()
}

/// Everything but the page and the browser, for everyday work.
pub fn quick() -> Result<(), String> {
    setup::for_quick_tests()?;
    let report = Report::new();
    report.format()?;
    let built = report.build()?;
    report.rest(&built, cores() * PROGRAMS_PER_CORE);
    report.end()
}

/// What took how long, and what failed.
struct Report {
    start: Instant,
    /// Where the output of each step is kept.
    logs: PathBuf,
    steps: Mutex<Vec<(String, Duration)>>,
    failed: Mutex<Vec<String>>,
    /// How many tests of each program passed and failed.
    results: Mutex<Vec<(u32, u32)>>,
    /// Browser tests that failed beside others and passed alone.
    unsteady: Mutex<Vec<String>>,
}

/// What came of a step beside others.
struct Outcome {
    succeeded: bool,
    output: String,
    took: Duration,
}

impl Report {
    fn new() -> Report {
        let logs = run::root().join("target/test-logs");
        let _ = fs::remove_dir_all(&logs);
        let _ = fs::create_dir_all(&logs);
        Report {
            start: Instant::now(),
            logs,
            steps: Mutex::default(),
            failed: Mutex::default(),
            results: Mutex::default(),
            unsteady: Mutex::default(),
        }
    }

    /// A step whose output is shown, and without which there is no other.
    fn step(&self, name: &str, command: &mut Command) -> Result<(), String> {
        let start = Instant::now();
        println!("{name} …");
        let done = run::finish(command, name);
        self.took(name, start.elapsed());
        done
    }

    /// A step beside others: its output is kept, and shown when it fails. Whether it succeeded.
    fn job(&self, name: &str, command: &mut Command) -> bool {
        let outcome = self.outcome(name, command);
        self.tell(name, &outcome);
        outcome.succeeded
    }

    /// Browser tests. A machine that is busy with other things makes browsers late, and a test of two hundred may fail for
    /// that: what failed is tried once more, alone. A test that fails twice has failed; one that passes then is named at the
    /// end, because it should be made to wait for the right thing.
    fn browser_job(&self, name: &str, test: &TestProgram, command: &mut Command) {
        let first = self.outcome(name, command);
        let failed = failed_tests(&first.output);
        if first.succeeded || failed.is_empty() || failed.len() > SECOND_TRIES {
            return self.tell(name, &first);
        }
        println!("{}\n{name}: once more, alone: {}", first.output, failed.join(", "));
        let again = format!("{name}, once more");
        let mut alone = test.command();
        alone.arg("--exact").args(&failed).arg("--test-threads=1");
        let second = self.outcome(&again, &mut alone);
        if second.succeeded {
            let passed = first.output.lines().filter_map(result).map(|(passed, _)| (passed, 0));
            lock(&self.results).extend(passed);
            lock(&self.unsteady).extend(failed);
        }
        self.tell(&again, &second);
    }

    /// Runs a step to its end.
    fn outcome(&self, name: &str, command: &mut Command) -> Outcome {
        let start = Instant::now();
        let log = self.logs.join(format!("{}.txt", name.replace([':', ' ', '/'], "-")));
        let status = File::create(&log).and_then(|file| {
            let also = file.try_clone()?;
            let child = command.stdin(Stdio::null()).stdout(file).stderr(also).spawn()?;
            run::finish_within(child, LONGEST_STEP)
        });
        let took = start.elapsed();
        let succeeded = status.as_ref().is_ok_and(std::process::ExitStatus::success);
        self.took(name, took);
        let mut output = String::from_utf8_lossy(&fs::read(&log).unwrap_or_default()).into_owned();
        if let Err(error) = status {
            output.push_str(&format!("\n{error}"));
        }
        Outcome { succeeded, output, took }
    }

    /// Prints what came of a step, and remembers it for the end.
    fn tell(&self, name: &str, Outcome { succeeded, output, took }: &Outcome) {
        lock(&self.results).extend(output.lines().filter_map(result));
        if *succeeded {
            let counted = output.lines().rfind(|line| line.starts_with("test result: ok. "));
            let counted = counted.and_then(|line| line["test result: ok. ".len()..].split(';').next());
            println!("{:>5.0} s  {name}: {}", took.as_secs_f64(), counted.unwrap_or("done"));
        } else {
            println!("{output}\n{:>5.0} s  {name}: FAILED", took.as_secs_f64());
            lock(&self.failed).push(name.to_owned());
        }
    }

    /// Something that is known at once.
    fn check(&self, name: &str, known: Result<(), String>) {
        match known {
            Ok(()) => println!("    0 s  {name}: done"),
            Err(why) => {
                println!("{why}\n    0 s  {name}: FAILED");
                lock(&self.failed).push(name.to_owned());
            }
        }
    }

    fn took(&self, name: &str, time: Duration) {
        lock(&self.steps).push((name.to_owned(), time));
    }

    /// Formatting.
    fn format(&self) -> Result<(), String> {
        self.step("rustfmt", &mut run::cargo_command(&["fmt", "--all", "--check"]))
    }

    /// Compiles all programs, tests and benchmarks of the workspace at once, so that nothing is compiled twice: what
    /// compiles our own crates is clippy, and rustdoc follows the links in their documentation.
    fn build(&self) -> Result<Built, String> {
        let messages = self.logs.join("build.json");
        let file = File::create(&messages).map_err(|error| format!("{}: {error}", messages.display()))?;
        if !lints_are_errors() {
            println!("lints are errors with Rust {} only", env!("CARGO_PKG_RUST_VERSION"));
        }
        self.step(
            "clippy, links in documentation, programs and tests",
            with_lints(&mut run::cargo_command(&python::BUILD_ALL)).stdout(file),
        )?;
        let messages = fs::read_to_string(&messages).map_err(|error| error.to_string())?;
        let built = Built::from_messages(&messages);
        if built.tests.is_empty() { Err("cargo has built no tests".to_owned()) } else { Ok(built) }
    }

    /// All tests without a browser, examples in documentation, the audit, and what we depend on. So many at a time, those
    /// that took longest the last time first.
    fn rest(&self, built: &Built, lanes: usize) {
        let chore = |name: &str| {
            let mut command = Command::new(built.program("chores"));
            command.arg(name);
            (name.to_owned(), command)
        };
        // With the libraries that are there.
        let mut examples = run::cargo_command(&["test", "--workspace", "--doc", "--quiet"]);
        with_lints(&mut examples);
        let mut jobs = vec![
            ("examples in documentation".to_owned(), examples),
            chore("audit"),
            chore("dependencies"),
            ("Python package".to_owned(), python::job(&built.program("xtask"), &built.program("elbowroom"))),
        ];
        let tests = built.tests.iter().filter(|test| !test.is_browser());
        jobs.extend(tests.map(|test| (test.name.clone(), test.command())));
        let last = fs::read_to_string(times_file()).unwrap_or_else(|_| USUAL_ORDER.join("\n"));
        let took = |name: &str| last.lines().position(|line| line == name).unwrap_or(usize::MAX);
        // The last of the list is taken first.
        jobs.sort_by_key(|(name, _)| std::cmp::Reverse(took(name)));
        let jobs = Mutex::new(jobs);
        thread::scope(|scope| {
            for _ in 0..lanes.max(1) {
                scope.spawn(|| {
                    loop {
                        let next = lock(&jobs).pop();
                        let Some((name, mut command)) = next else { return };
                        self.job(&name, &mut command);
                    }
                });
            }
        });
    }

    /// Prints where the time went, and what failed.
    fn end(&self) -> Result<(), String> {
        let mut steps = lock(&self.steps).clone();
        steps.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
        let order: String = steps.iter().map(|(name, _)| format!("{name}\n")).collect();
        fs::write(times_file(), order).map_err(|error| error.to_string())?;
        println!("\nwhere the time went, in seconds (steps run beside each other):");
        for (name, time) in steps.iter().filter(|(_, time)| time.as_secs_f64() >= 0.5) {
            println!("{:>7.1}  {name}", time.as_secs_f64());
        }
        let all = self.start.elapsed().as_secs();
        println!("{all:>5}    in all: {} min {:02} s", all / 60, all % 60);
        let unsteady = lock(&self.unsteady);
        if !unsteady.is_empty() {
            println!("UNSTEADY, passed only alone: {}", unsteady.join(", "));
        }
        let results = lock(&self.results);
        let (passed, not) = results.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        println!("{passed} passed, {not} failed");
        let failed = lock(&self.failed);
        if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The names of the steps of the last run, those that took longest first.
fn times_file() -> PathBuf {
    run::root().join("target/test-order.txt")
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // A thread that panicked has left a list that is still a list.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// How many tests passed and failed, if a line of output says it: `test result: ok. 5 passed; 0 failed; …`.
fn result(line: &str) -> Option<(u32, u32)> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut counts = counts.split("; ").map(|count| count.split(' ').next()?.parse().ok());
    Some((counts.next()??, counts.next()??))
}

/// The tests that failed, as a program of tests names them: `test screens::combos ... FAILED`.
fn failed_tests(output: &str) -> Vec<String> {
    let named = |line: &str| Some(line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.to_owned());
    output.lines().filter_map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::failed_tests;

    #[test]
    fn failed_tests_are_named() {
        let output = "test a::b ... ok\ntest c::d ... FAILED\nfailures:\n    c::d\ntest result: FAILED. 1 passed; 1 failed;";
        assert_eq!(failed_tests(output), ["c::d"]);
        assert!(failed_tests("test result: FAILED. 0 passed; 1 failed;").is_empty());
    }
}
