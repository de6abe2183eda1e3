//! The tools beside the map: what a press does, the brush, steps back, and how large the map is.

use leptos::prelude::*;

use super::desk::{Desk, Paint, Tool, called};
use super::glyphs::BoardIcon;
use crate::bits::{Show, click, flag, part, text};
use crate::pages::parts::Icon;
use crate::words::t;

/// How many times its usual size the map may be, in steps.
pub const ZOOMS: [f64; 4] = [1.0, 1.6, 2.4, 3.4];

/// The tools.
#[component]
pub fn Tools(desk: Desk, zoom: RwSignal<usize>) -> impl IntoView {
    let tool = move |tool: Tool, key: &'static str| {
        let choose = move |_| {
            desk.cut.set(None);
            desk.refusal.set(None);
            desk.tool.set(tool);
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="draw-tool"
                    value=key
                    data-test=format!("tool-{key}")
                    prop:checked=flag(move || desk.tool.get() == tool)
                    on:change=choose
                />
                <span><b>{t!(&format!("draw-{key}"))}</b></span>
            </label>
        }
    };
    let step = move |back: bool, key: &'static str, icon: &'static str| {
        let can = flag(move || desk.can_step()[usize::from(!back)]);
        view! {
            <button
                class="btn icon"
                type="button"
                data-test=icon
                title=t!(key)
                aria-label=t!(key)
                aria-disabled=text(move || (!can.get()).to_string())
                on:click=click(move |_| desk.step(back))
            >
                <Icon name=icon/>
            </button>
        }
    };
    let scale = move |up: bool, key: &'static str, icon: &'static str| {
        let end = if up { ZOOMS.len() - 1 } else { 0 };
        let change =
            move |_| zoom.update(|at| *at = if up { (*at + 1).min(end) } else { at.saturating_sub(1) });
        view! {
            <button
                class="btn icon"
                type="button"
                data-test=format!("zoom-{icon}")
                title=t!(key)
                aria-label=t!(key)
                aria-disabled=text(move || (zoom.get() == end).to_string())
                on:click=click(change)
            >
                <Icon name=icon/>
            </button>
        }
    };
    let islands = flag(move || desk.settled.with(|sketch| !sketch.is_framed()));
    view! {
        <div class="tools">
            <fieldset class="pick">
                <legend class="sr">{t!("draw-tool")}</legend>
                <div class="seg">
                    {tool(Tool::Shape, "shape")}
                    {tool(Tool::Split, "split")}
                    {tool(Tool::Paint, "paint")}
                    {part(move || islands.get().then(|| tool(Tool::Rise, "rise")))}
                </div>
            </fieldset>
            <div class="group">
                {step(true, "draw-undo", "undo")}
                {step(false, "draw-redo", "redo")}
                {scale(false, "draw-smaller", "minus")}
                {scale(true, "draw-larger", "plus")}
            </div>
        </div>
        <Show when=flag(move || desk.tool.get() == Tool::Paint)>
            <Brush desk/>
        </Show>
    }
}

/// What may be on the brush.
#[component]
fn Brush(desk: Desk) -> impl IntoView {
    let set = Memo::new(move |_| desk.settled.with(|sketch| sketch.set.clone()));
    let one = move |set: &str, key: &'static str, paint: Paint| {
        let chosen = {
            let paint = paint.clone();
            flag(move || desk.paint.with(|own| *own == paint))
        };
        let name = {
            let set = set.to_owned();
            text(move || called(&set, key))
        };
        view! {
            <label>
                <input
                    type="radio"
                    name="draw-brush"
                    value=key
                    data-test=format!("brush-{key}")
                    prop:checked=chosen
                    on:change=move |_| desk.paint.set(paint.clone())
                />
                <BoardIcon set key/>
                <span>{name}</span>
            </label>
        }
    };
    let all = move || {
        let set = set.get();
        let pieces = content::board::pieces::of(&set)?;
        let terrains = pieces.terrains.iter().map(|it| one(&set, it.key, Paint::Terrain(it.key.to_owned())));
        let symbols = pieces.symbols.iter().map(|it| one(&set, it.key, Paint::Symbol(it.key.to_owned())));
        Some(view! {
            <div class="swatches">{terrains.collect_view()}</div>
            <div class="swatches">{symbols.collect_view()}</div>
        })
    };
    view! {
        <fieldset class="brush">
            <legend class="sr">{t!("draw-brush")}</legend>
            {part(all)}
        </fieldset>
    }
}
