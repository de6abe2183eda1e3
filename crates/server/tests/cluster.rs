//! Several nodes that share a `PostgreSQL` and a NATS: the short form of `cargo xtask cluster`, and what is said when either
//! cannot be used. The test starts both servers itself.

#![cfg(target_os = "linux")]

use elbowroom_server::Nats;
use stress::RunArgs;
use stress::cluster::{self, Args};
use stress::services;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_nodes_that_die() {
    let args = Args {
        nodes: 3,
        kills: 6,
        tables: 8,
        pace: 200,
        seed: 3,
        run: RunArgs {
            json: false,
            server: Some(env!("CARGO_BIN_EXE_elbowroom-server").into()),
            folder: None,
        },
    };
    let tally = cluster::cluster(&args).await.expect("everybody goes on after every fault");
    println!("{tally:?}");
    assert_eq!(tally.faults, 6);
    assert!(tally.acked > 100, "only {} commands were acknowledged", tally.acked);
    assert_eq!((tally.lost, tally.doubled, tally.wrong), (0, 0, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nats_that_cannot_be_used_is_named_in_one_sentence() {
    let why = async |url: &str| Nats::connect(url, "n", None).await.err().expect("it cannot be used");
    let nobody = why("nats://someone:secret@127.0.0.1:1").await;
    assert!(nobody.contains("nothing answers") && !nobody.contains("secret"), "{nobody}");
    let folder = stress::Folder::new(None).expect("a folder");
    let file = folder.0.join("nats.conf");
    let users = r#"authorization { users = [
        { user: whole, password: whole }
        { user: deaf, password: deaf, permissions: { publish: ">", subscribe: "_INBOX.>" } }
    ] }"#;
    std::fs::write(&file, users).expect("written");
    let server = services::Nats::start(&["--config", &file.display().to_string()]).expect("a NATS");
    let by = |user: &str| format!("nats://{user}@127.0.0.1:{}", server.port);
    Nats::connect(&by("whole:whole"), "n", None).await.expect("this user may");
    let wrong = why(&by("whole:guess")).await;
    assert!(wrong.contains("the user or the password is wrong") && !wrong.contains("guess"), "{wrong}");
    let deaf = why(&by("deaf:deaf")).await;
    assert!(deaf.contains("may not publish and subscribe to elbowroom.>"), "{deaf}");
}
