//! The board as a file and as a picture: to be kept, printed, and opened again; and the link that holds it.

use content::board::BoardFile;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};
use wire::protocol::{Problem, Sheet, Told};

use super::desk::Desk;
use super::start::sketch_of;
use crate::api;
use crate::bits::{click, text};
use crate::file::{save_blob, save_text};
use crate::pages::parts::{Copy, Icon, Trouble, select_all};
use crate::route::Route;
use crate::share;
use crate::words::t;

/// How wide a picture to be printed is, in pixels.
const PRINTED: f64 = 3200.0;

/// The board as a file and as a picture.
#[component]
pub fn File(desk: Desk) -> impl IntoView {
    let problem = RwSignal::new(None);
    let busy = RwSignal::new(false);
    let open = move |event: leptos::ev::Targeted<web_sys::Event, web_sys::HtmlInputElement>| {
        let field = event.target();
        leptos::task::spawn_local(async move {
            let Some(chosen) = field.files().and_then(|files| files.get(0)) else { return };
            let blob: &Blob = chosen.unchecked_ref();
            let text = JsFuture::from(blob.text()).await.ok().and_then(|it| it.as_string());
            field.set_value("");
            let told = Told { text: text.unwrap_or_default() };
            let came: Result<Sheet, Problem> = api::post("/api/workshop/open", &told).await;
            match came.and_then(|sheet| sketch_of(&sheet)) {
                Ok(sketch) => {
                    problem.set(None);
                    desk.begin_with(sketch);
                }
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    let save = move |_| {
        desk.board.with_untracked(|board| save_text(&format!("{}.board", board.key), &board.to_text()))
    };
    let sound = desk.is_sound();
    let picture = move |kind: Kind| {
        if busy.get_untracked() || !sound.get_untracked() {
            return;
        }
        busy.set(true);
        problem.set(None);
        let board = desk.board.get_untracked();
        leptos::task::spawn_local(async move {
            let told = Told { text: board.to_text() };
            let came: Result<Told, Problem> = api::post("/api/workshop/picture", &told).await;
            busy.set(false);
            match came {
                Ok(svg) => match kind {
                    Kind::Svg => save_text(&format!("{}.svg", board.key), &svg.text),
                    Kind::Png => paint(&svg.text, format!("{}.png", board.key)),
                },
                Err(why) => problem.set(Some(why)),
            }
        });
    };
    let blocked = move || text(move || (!sound.get() || busy.get()).to_string());
    view! {
        <section class="card sheet">
            <h2>{t!("draw-file")}</h2>
            <p class="note">{t!("draw-file-hint")}</p>
            <Trouble problem/>
            <div class="samples">
                <button class="btn s" type="button" data-test="save-board" on:click=click(save)><Icon name="download"/>{t!("make-file-save")}</button>
                <label class="btn s file">
                    <Icon name="plus"/>
                    <span>{t!("make-file-open")}</span>
                    <input class="sr" type="file" accept=".board,.toml,.txt" data-test="open-board" on:change:target=open/>
                </label>
                <button class="btn s" type="button" data-test="save-svg" aria-disabled=blocked() on:click=click(move |_| picture(Kind::Svg))>
                    <Icon name="download"/>{t!("draw-svg")}
                </button>
                <button class="btn s" type="button" data-test="save-png" aria-disabled=blocked() on:click=click(move |_| picture(Kind::Png))>
                    <Icon name="download"/>{t!("draw-png")}
                </button>
            </div>
        </section>
    }
}

/// What a picture is made of.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Kind {
    /// Lines, for any size.
    Svg,
    /// Points, for printing.
    Png,
}

/// Paints a picture as large as for printing, and keeps it as a file.
fn paint(svg: &str, name: String) {
    let parts = js_sys::Array::of1(&JsValue::from_str(svg));
    let kind = BlobPropertyBag::new();
    kind.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind);
    let Ok(address) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)) else { return };
    let Ok(image) = HtmlImageElement::new() else { return };
    image.set_src(&address);
    let shown = image.clone();
    let painted = Closure::once_into_js(move || {
        let _ = Url::revoke_object_url(&address);
        let (wide, tall) = (f64::from(shown.width().max(1)), f64::from(shown.height()));
        let Some((canvas, pen)) = canvas(PRINTED, PRINTED * tall / wide) else { return };
        let _ = pen.draw_image_with_html_image_element_and_dw_and_dh(
            &shown,
            0.0,
            0.0,
            PRINTED,
            PRINTED * tall / wide,
        );
        let kept = Closure::once_into_js(move |blob: Option<Blob>| {
            if let Some(blob) = blob {
                save_blob(&name, &blob);
            }
        });
        // A browser that makes no picture keeps none.
        let _ = canvas.to_blob(kept.unchecked_ref());
    });
    image.set_onload(Some(painted.unchecked_ref()));
}

fn canvas(wide: f64, tall: f64) -> Option<(HtmlCanvasElement, CanvasRenderingContext2d)> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(wide as u32);
    canvas.set_height(tall as u32);
    let pen = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some((canvas, pen))
}

/// A link that holds the board.
#[component]
pub fn Send(desk: Desk) -> impl IntoView {
    let link = text(move || {
        let fragment = desk.board.with(|board: &std::sync::Arc<BoardFile>| share::board_fragment(board));
        format!("{}#{fragment}", crate::address::full(&Route::MakeBoard.path()))
    });
    view! {
        <section class="card sheet">
            <h2>{t!("make-share")}</h2>
            <p class="note">{t!("draw-share-hint")}</p>
            <div class="link">
                <input
                    type="text"
                    readonly
                    data-test="board-link"
                    aria-label=t!("make-share-link")
                    prop:value=link
                    on:focus=move |event| select_all(&event)
                />
                <Copy text=link label=t!("make-share-link")/>
            </div>
        </section>
    }
}
