//! The short form of `cargo xtask crash`: every kind of fault once.

#![cfg(target_os = "linux")]

use std::path::Path;

use stress::RunArgs;
use stress::crash::{self, Args};

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_every_kind_of_fault_once() {
    let args = Args {
        points: crash::N_KINDS,
        tables: 6,
        seed: 7,
        run: RunArgs {
            json: false,
            server: Some(env!("CARGO_BIN_EXE_elbowroom-server").into()),
            folder: Some(Path::new(env!("CARGO_TARGET_TMPDIR")).to_owned()),
        },
    };
    let tally = crash::crash(&args).await.expect("the server meets every fault");
    println!("{tally:?}");
    assert!(tally.acked > 200, "only {} commands were acknowledged", tally.acked);
    assert_eq!((tally.lost, tally.doubled, tally.wrong), (0, 0, 0));
}
