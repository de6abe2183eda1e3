//! The JSON Schema of the protocol is what the types say.

use elbowroom_wire::protocol::{
    BoardCard, BoardTrial, Created, FreshRequest, NewTable, OpenedPack, OpenedRecord, PackCard, Problem,
    PuzzleRequest, PuzzleVerdict, Review, ReviewRequest, Seated, Sheet, Summary, ToClient, ToServer, Told,
    Trial, TrialRequest, VerdictRequest, WhyRequest,
};
use schemars::{JsonSchema, schema_for};

/// Everything that travels; see docs/protocol.md.
#[derive(JsonSchema)]
#[allow(dead_code, reason = "only its schema is wanted")]
struct Protocol {
    /// On the socket, from the client.
    to_server: ToServer,
    /// On the socket, from the server.
    to_client: ToClient,
    /// Bodies and answers of plain requests.
    new_table: NewTable,
    created: Created,
    told: Told,
    seated: Seated,
    summary: Summary,
    board_card: BoardCard,
    sheet: Sheet,
    opened_record: OpenedRecord,
    pack_card: PackCard,
    opened_pack: OpenedPack,
    trial_request: TrialRequest,
    trial: Trial,
    review_request: ReviewRequest,
    review: Review,
    verdict_request: VerdictRequest,
    why_request: WhyRequest,
    puzzle_request: PuzzleRequest,
    puzzle_verdict: PuzzleVerdict,
    fresh_request: FreshRequest,
    board_trial: BoardTrial,
    problem: Problem,
}

#[test]
fn the_schema_in_docs_is_the_one_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.schema.json");
    let schema = serde_json::to_string_pretty(&schema_for!(Protocol)).expect("a schema") + "\n";
    if std::env::var_os("ELBOWROOM_WRITE_SCHEMA").is_some() {
        std::fs::write(path, &schema).expect("it can be written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == schema,
        "docs/protocol.schema.json is old: ELBOWROOM_WRITE_SCHEMA=1 cargo test -p wire writes it"
    );
}
