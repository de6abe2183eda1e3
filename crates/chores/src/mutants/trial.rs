//! Which proofs come to which changes, and what they say to each.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use super::build::{Built, Program};
use super::list::Mutant;

/// The most that a change may take where its steps are not counted: seconds of work, and memory in KiB.
const LIMITS: (u32, u32) = (60, 4 << 20);

/// How many times as many steps as usual a change may take before it runs forever, and how many it may always take.
const PATIENCE: (u64, u64) = (10, 20_000_000);

/// A proof that takes more steps is left out: it would find little more, and take longer than all the rest.
const MOST_STEPS: u64 = 60_000_000;

/// What the woven code ends with when its steps are used up.
const NO_STEPS_LEFT: i32 = 97;

/// Random games at each table of a box.
const RANDOM_GAMES: u32 = 3;

/// A proof, the places with changes that it comes to, and the steps it takes.
pub struct Proof {
    program: PathBuf,
    home: PathBuf,
    /// What the program is asked for. One program goes through several proofs, one after the other.
    name: String,
    /// Whether it is a test, or a file of proofs.
    is_test: bool,
    /// The first change of each place.
    pub reached: BTreeSet<u32>,
    steps: u64,
}

/// The lists of what became of the changes, as cargo-mutants calls them.
const CAUGHT: &str = "caught.txt";
const FOREVER: &str = "timeout.txt";
const MISSED: &str = "missed.txt";

/// All proofs, run once on the code as it is: files first, which are quick and many, then the crate's tests and the kit's.
pub fn proofs(root: &Path, folder: &Path, built: &Built, subject: &str) -> Result<Vec<Proof>, String> {
    let mut names = Vec::new();
    for (part, ending) in [("scenarios", "scn"), ("golden/replays", "txt"), ("golden/perft", "txt")] {
        names.extend(files(&root.join(part), ending).map_err(|error| format!("{part}: {error}"))?);
    }
    names.extend(content::Set::ALL.map(|set| format!("random:{}:{RANDOM_GAMES}", set.key())));
    names.extend(content::Set::ALL.map(|set| format!("answers:{}", set.key())));
    let mut proofs: Vec<Proof> =
        names.into_iter().map(|name| Proof::new(&built.prove, root, name, false)).collect();
    let files = proofs.len();
    let own = format!("{subject} ");
    let (first, second): (Vec<_>, Vec<_>) = built.tests.iter().partition(|test| test.name.starts_with(&own));
    for test in first.into_iter().chain(second) {
        proofs.extend(tests_of(test)?);
    }
    let done = share(&proofs, |worker, proof| proof.run_unchanged(&folder.join(format!("reached-{worker}"))));
    for (proof, found) in proofs.iter_mut().zip(done) {
        match found? {
            Some(found) => (proof.reached, proof.steps) = found,
            None => println!("left out, for it takes long: {}", proof.name),
        }
    }
    if proofs[..files].iter().all(|proof| proof.reached.is_empty()) {
        return Err("no file of proofs comes to any change".to_owned());
    }
    // Those that end soonest come first.
    proofs[..files].sort_by_key(|proof| proof.steps);
    Ok(proofs)
}

/// The tests of a program. Long random games are left out: what they would find, the others find much sooner.
fn tests_of(test: &Program) -> Result<Vec<Proof>, String> {
    let listed = Command::new(&test.path)
        .args(["--list", "--format=terse"])
        .current_dir(&test.home)
        .output()
        .map_err(|error| format!("{}: {error}", test.path.display()))?;
    let listed = String::from_utf8_lossy(&listed.stdout);
    let names = listed.lines().filter_map(|line| line.strip_suffix(": test"));
    // The files are proofs of their own, and whoever counts what is taken from the heap counts the woven code too.
    let others =
        |name: &&str| !name.contains("random") && !["kit files", "kit allocation"].contains(&&*test.name);
    Ok(names.filter(others).map(|name| Proof::new(&test.path, &test.home, name.to_owned(), true)).collect())
}

fn files(folder: &Path, ending: &str) -> std::io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|own| own == ending) {
            found.push(path.canonicalize()?.to_string_lossy().into_owned());
        }
    }
    Ok(found)
}

impl Proof {
    fn new(program: &Path, home: &Path, name: String, is_test: bool) -> Proof {
        let (program, home) = (program.to_owned(), home.to_owned());
        Proof { program, home, name, is_test, reached: BTreeSet::new(), steps: 0 }
    }

    /// Runs the proof on the code as it is: where it comes to, and how many steps it takes, twice that at most. Nothing
    /// when they are too many.
    fn run_unchanged(&self, file: &Path) -> Result<Option<(BTreeSet<u32>, u64)>, String> {
        let _ = fs::remove_file(file);
        let most = MOST_STEPS.to_string();
        let output =
            run(&[self], |command| command.env("ELBOWROOM_REACHED", file).env("ELBOWROOM_STEPS", most))?;
        if output.status.code() == Some(NO_STEPS_LEFT) {
            return Ok(None);
        }
        if !output.status.success() {
            let told = String::from_utf8_lossy(&output.stdout);
            return Err(format!("{} fails on the code as it is: {told}", self.name));
        }
        let text = fs::read_to_string(file).unwrap_or_default();
        let steps = text.lines().filter_map(|line| line.strip_prefix("steps ")?.parse().ok()).max();
        Ok(Some((text.lines().filter_map(|line| line.parse().ok()).collect(), 2 * steps.unwrap_or(0))))
    }
}

/// Runs one program through proofs, within the limits of work and memory.
fn run(proofs: &[&Proof], with: impl FnOnce(&mut Command) -> &mut Command) -> Result<Output, String> {
    let Proof { program, home, is_test, .. } = proofs[0];
    let mut command = Command::new("sh");
    let (seconds, memory) = LIMITS;
    command.arg("-c").arg(format!("ulimit -t {seconds} -v {memory}; exec \"$0\" \"$@\"")).arg(program);
    if *is_test {
        command.args(["--exact", "--test-threads=1"]);
    }
    command.args(proofs.iter().map(|proof| &proof.name)).current_dir(home).env_remove("RUST_BACKTRACE");
    with(&mut command).output().map_err(|error| format!("{}: {error}", program.display()))
}

/// Lets every core work on a list, one thing after the other.
fn share<T: Sync, R: Send>(list: &[T], work: impl Fn(usize, &T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, R)> = thread::scope(|scope| {
        let (next, work) = (&next, &work);
        let started: Vec<_> = (0..workers)
            .map(|worker| {
                scope.spawn(move || {
                    let mut done = Vec::new();
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(item) = list.get(index) else { return done };
                        done.push((index, work(worker, item)));
                    }
                })
            })
            .collect();
        let joined = started.into_iter().map(thread::ScopedJoinHandle::join);
        joined.flat_map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Tries each change that was not noticed before, and writes it into the list it belongs to.
pub fn try_all(folder: &Path, mutants: &[Mutant], built: &Built, proofs: &[Proof]) -> Result<(), String> {
    let known: BTreeSet<String> = [CAUGHT, FOREVER]
        .iter()
        .flat_map(|list| {
            let text = fs::read_to_string(folder.join(list)).unwrap_or_default();
            text.lines().map(|line| line.split('\t').next().unwrap_or(line).to_owned()).collect::<Vec<_>>()
        })
        .collect();
    let mut left: Vec<u32> = built
        .woven
        .iter()
        .copied()
        .filter(|&number| !known.contains(&mutants[number as usize].name))
        .collect();
    // In no order, so that the share that is noticed is known after a while.
    left.sort_by_key(|number| number.wrapping_mul(2_654_435_761));
    println!("{} were noticed before, {} are tried", built.woven.len() - left.len(), left.len());
    let open = |list: &str, anew: bool| {
        let file = folder.join(list);
        let opened = OpenOptions::new().create(true).write(true).truncate(anew).append(!anew).open(&file);
        opened.map_err(|error| format!("{}: {error}", file.display()))
    };
    let lists: [(&str, Mutex<File>); 3] = [
        (CAUGHT, Mutex::new(open(CAUGHT, false)?)),
        (FOREVER, Mutex::new(open(FOREVER, false)?)),
        (MISSED, Mutex::new(open(MISSED, true)?)),
    ];
    let (start, tried) = (Instant::now(), AtomicUsize::new(0));
    let failures: Result<Vec<()>, String> = share(&left, |_, &number| {
        let fate = fate(number, mutants, proofs)?;
        let (_, file) = lists.iter().find(|(list, _)| *list == fate).ok_or("there is no such list")?;
        let line = format!("{}\n", mutants[number as usize].name);
        let mut file = file.lock().map_err(|_| "another change failed")?;
        file.write_all(line.as_bytes()).map_err(|error| error.to_string())?;
        let tried = tried.fetch_add(1, Ordering::Relaxed) + 1;
        if tried.is_multiple_of(100) {
            println!("{tried} of {} tried in {} s", left.len(), start.elapsed().as_secs());
        }
        Ok(())
    })
    .into_iter()
    .collect();
    failures.map(drop)
}

/// What becomes of a change: the list it belongs to.
fn fate(number: u32, mutants: &[Mutant], proofs: &[Proof]) -> Result<&'static str, String> {
    let place = place_of(number, mutants);
    let chosen: Vec<&Proof> = proofs.iter().filter(|proof| proof.reached.contains(&place)).collect();
    for proofs in chosen.chunk_by(|a, b| a.program == b.program) {
        let (times, always) = PATIENCE;
        let steps = always + times * proofs.iter().map(|proof| proof.steps).sum::<u64>();
        let output = run(proofs, |command| {
            command.env("ELBOWROOM_MUTANT", number.to_string()).env("ELBOWROOM_STEPS", steps.to_string())
        })?;
        match output.status.code() {
            Some(0) => {}
            // Without a status it was ended for the work or the memory it took.
            Some(NO_STEPS_LEFT) | None => return Ok(FOREVER),
            Some(_) => return Ok(CAUGHT),
        }
    }
    Ok(MISSED)
}

/// The place of a change, by which proofs say what they came to: the first change there.
fn place_of(number: u32, mutants: &[Mutant]) -> u32 {
    let key = |number: u32| {
        let Mutant { file, span, genre, .. } = &mutants[number as usize];
        (file, span.start, *genre)
    };
    (0..=number).rev().take_while(|&before| key(before) == key(number)).last().unwrap_or(number)
}
