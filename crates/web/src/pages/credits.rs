//! Who made what.

use leptos::prelude::*;

use super::parts::Frame;
use crate::words::{fill, say, t};

/// Who drew the icons, and how many of each are here.
const AUTHORS: [(&str, u32); 10] = [
    ("Lorc", 82),
    ("Delapouite", 82),
    ("Skoll", 5),
    ("Sbed", 4),
    ("Kier Heyl", 2),
    ("Carl Olsen", 2),
    ("Cathelineau", 1),
    ("Willdabeast", 1),
    ("Caro Asercion", 1),
    ("game-icons.net", 1),
];

/// Who made what.
#[component]
pub fn Credits() -> impl IntoView {
    let author = |(author, count): (&'static str, u32)| {
        view! { <li>{move || fill("credits-icons-by", [("author", author.into()), ("count", count.into())])}</li> }
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
                <ul>{AUTHORS.map(author)}</ul>
                <h2>{t!("credits-fonts")}</h2>
                <p>{t!("credits-fonts-text")}</p>
                <p>
                    <a href="/fonts/OFL.txt" target="_blank">{t!("credits-licence")}</a>
                </p>
                <h2>{t!("credits-code")}</h2>
                <p>{t!("credits-code-text")}</p>
            </article>
        </Frame>
    }
}
