//! What researchers are promised: simulations on many machines, and how fast games are.

use crate::python::{environment, python};
use crate::run;

/// A lab and a fit on a local cluster of Ray that loses workers, against one process.
pub fn lab_cluster() -> Result<(), String> {
    let ray = environment("tools/requirements.txt")?;
    run::cargo(&["build", "--quiet", "-p", "elbowroom"])?;
    let mut test = python(&ray);
    test.arg(run::root().join("tools/test_on_ray.py"))
        .arg(run::target().join("debug/elbowroom"))
        .arg(run::target().join("tmp/lab-cluster"))
        .env("RAY_DEDUP_LOGS", "0")
        .env("RAY_USAGE_STATS_ENABLED", "0");
    run::finish(&mut test, "tools/test_on_ray.py")
}

/// Measures a release build and writes the page. Arguments go to `bench/python/speed.py`.
pub fn speed(arguments: &[&str]) -> Result<(), String> {
    let with_azg = arguments.contains(&"--azg");
    let folder = environment(if with_azg {
        "bench/python/requirements-azg.txt"
    } else {
        "bench/python/requirements.txt"
    })?;
    run::cargo(&["build", "--quiet", "--release", "-p", "elbowroom"])?;
    let mut install = python(&folder);
    install.args(["-m", "maturin", "develop", "--release", "--quiet"]);
    install.env("VIRTUAL_ENV", &folder).current_dir(run::root());
    run::finish(&mut install, "maturin develop")?;
    let mut measure = python(&folder);
    measure.arg("bench/python/speed.py").args(["--page", "docs/research-speed.md", "--elbowroom"]);
    measure.arg(run::target().join("release/elbowroom")).args(arguments).current_dir(run::root());
    run::finish(&mut measure, "bench/python/speed.py")
}
