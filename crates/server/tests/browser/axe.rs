//! Whether people who read by ear, by keyboard or with tired eyes can use a page, as axe-core judges it.

use std::path::Path;

use fantoccini::Client;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::everyone::THEMES;

/// What axe finds, the worst first: how bad, which rule, where. It is told which rules count, or nothing for all of them.
const RUN: &str = "const [rules, done] = arguments;
    axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }).then(
        (it) => done(it.violations.map((one) => [one.impact, one.id, one.nodes.map((node) => node.html)])),
        (error) => done([['critical', String(error), []]]))";

/// Asks axe about the page as it is now, and wants to hear nothing.
pub async fn is_usable(browser: &Browser, what: &str) {
    judge(browser, what, &Value::Null).await;
}

/// Asks axe about a page in one of the two themes. They differ in their colors only, so everything else is asked in one.
pub async fn is_usable_in(theme: &str, browser: &Browser, what: &str) {
    let rules =
        if theme == THEMES[0] { Value::Null } else { json!(["color-contrast", "link-in-text-block"]) };
    judge(browser, what, &rules).await;
}

async fn judge(browser: &Browser, what: &str, rules: &Value) {
    // What is about to appear has no colors yet.
    browser.rest().await;
    let findings = findings(&browser.client, rules).await;
    if findings != json!([]) {
        browser.shot("axe").await;
    }
    assert_eq!(findings, json!([]), "{what}");
}

async fn findings(client: &Client, rules: &Value) -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/axe.min.js");
    let axe = std::fs::read_to_string(&file);
    let axe = axe.unwrap_or_else(|_| panic!("{} is missing: cargo xtask setup fetches it", file.display()));
    client.execute(&axe, Vec::new()).await.expect("axe starts");
    client.execute_async(RUN, vec![rules.clone()]).await.expect("axe runs")
}
