//! Whether people who read by ear, by keyboard or with tired eyes can use a page, as axe-core judges it.

use std::path::Path;

use fantoccini::Client;
use serde_json::{Value, json};

use crate::stage::Browser;

/// What axe finds, the worst first: how bad, which rule, where.
const RUN: &str = "const [done] = arguments;
    axe.run(document, { resultTypes: ['violations'] }).then(
        (it) => done(it.violations.map((one) => [one.impact, one.id, one.nodes.map((node) => node.html)])),
        (error) => done([['critical', String(error), []]]))";

/// Asks axe about the page as it is now, and wants to hear nothing.
pub async fn is_usable(browser: &Browser, what: &str) {
    // What is about to appear has no colors yet.
    browser.rest().await;
    let findings = findings(&browser.client).await;
    if findings != json!([]) {
        browser.shot("axe").await;
    }
    assert_eq!(findings, json!([]), "{what}");
}

async fn findings(client: &Client) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/axe.min.js");
    let axe = std::fs::read_to_string(&file);
    let axe = axe.unwrap_or_else(|_| panic!("{} is missing: cargo xtask setup fetches it", file.display()));
    client.execute(&axe, Vec::new()).await.expect("axe starts");
    client.execute_async(RUN, Vec::new()).await.expect("axe runs")
}
