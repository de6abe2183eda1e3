//! What views are made of. Each thing is of one type, whatever it shows, so that the page holds the code for it once and
//! not once for each place: this makes it a tenth lighter.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

/// A text that changes.
pub fn text(words: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(words)
}

/// Something that is so or not.
pub fn flag(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(is)
}

/// What a click does.
pub fn click(act: impl FnMut(MouseEvent) + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(act)
}

/// Does something now, and again whenever what it looks at changes.
pub fn effect(act: impl Fn() + 'static) {
    let act: Box<dyn Fn()> = Box::new(act);
    Effect::new(move |_| act());
}

/// A part of a view that is made anew when what it shows changes.
pub fn part<V: IntoAny>(make: impl Fn() -> V + Send + 'static) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || make().into_any())
}

/// A number below that one, as chance will have it.
pub fn any_below(limit: usize) -> usize {
    (js_sys::Math::random() * limit as f64) as usize
}

/// One of them, as chance will have it.
pub fn any_of<T>(all: &[T]) -> Option<&T> {
    all.get(any_below(all.len()))
}

/// A part of a view that is there while something is so.
#[component]
pub fn Show(when: Signal<bool>, children: ChildrenFn) -> impl IntoView {
    let is = Memo::new(move |_| when.get());
    part(move || is.get().then(|| children()))
}
