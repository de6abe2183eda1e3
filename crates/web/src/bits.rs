//! What views are made of. Each thing is of one type, whatever it shows, so that the page holds the code for it once and
//! not once for each place: this makes it a tenth lighter.

use leptos::prelude::*;

/// A text that changes.
pub fn text(words: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(words)
}

/// Something that is so or not.
pub fn flag(is: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(is)
}

/// A part of a view that is made anew when what it shows changes.
pub fn part<V: IntoAny>(make: impl Fn() -> V + Send + 'static) -> Box<dyn FnMut() -> AnyView + Send> {
    Box::new(move || make().into_any())
}

/// A part of a view that is there while something is so.
#[component]
pub fn Show(when: Signal<bool>, children: ChildrenFn) -> impl IntoView {
    let is = Memo::new(move |_| when.get());
    part(move || is.get().then(|| children()))
}
