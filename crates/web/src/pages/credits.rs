//! Who made what.

use leptos::prelude::*;

use super::parts::Frame;
use crate::api;
use crate::assets::asset;
use crate::bits::part;
use crate::words::{fill, say, t};

/// Who made what.
#[component]
pub fn Credits() -> impl IntoView {
    // Who drew the icons, and how many of each are here: the build has counted them.
    let authors = RwSignal::new(String::new());
    leptos::task::spawn_local(async move {
        if let Some(list) = api::text(&asset("authors.txt")).await {
            authors.set(list);
        }
    });
    let author = |row: &str| {
        let (author, count) = row.split_once('\t')?;
        let count: u32 = count.parse().ok()?;
        let args = [("author", author.into()), ("count", count.into())];
        Some(view! { <li>{fill("credits-icons-by", args)}</li> })
    };
    view! {
        <Frame title=Signal::derive(|| say("credits-page")) class="narrow">
            <article class="card sheet credits">
                <h1>{t!("credits-page")}</h1>
                <p>{t!("credits-unofficial")}</p>
                <h2>{t!("credits-icons")}</h2>
                <p>
                    {t!("credits-icons-text")}
                    " "
                    <a href="https://game-icons.net" rel="noreferrer">"game-icons.net"</a>
                    " · "
                    <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">"CC BY 3.0"</a>
                </p>
                <ul>{part(move || authors.with(|list| list.lines().filter_map(author).collect_view()))}</ul>
                <h2>{t!("credits-fonts")}</h2>
                <p>{t!("credits-fonts-text")}</p>
                <p>
                    <a href=asset("fonts/OFL.txt") target="_blank">{t!("credits-licence")}</a>
                </p>
                <h2>{t!("credits-code")}</h2>
                <p>{t!("credits-code-text")}</p>
            </article>
        </Frame>
    }
}
