//! The program of the worker: what its script calls. Outside a browser there is nothing to run.

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::cell::RefCell;

    use elbowroom_host::{Batch, Host};
    use js_sys::Array;
    use wasm_bindgen::prelude::*;
    use wire::protocol::write;

    thread_local! {
        static HOST: RefCell<Host> = RefCell::default();
    }

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = console)]
        fn error(text: &str);
    }

    /// A fault of ours is told where developers look; the worker ends, and another reads what was kept.
    pub fn tell_faults() {
        std::panic::set_hook(Box::new(|fault| error(&fault.to_string())));
    }

    fn with<T>(act: impl FnOnce(&mut Host) -> T) -> T {
        HOST.with_borrow_mut(act)
    }

    fn now() -> u64 {
        (js_sys::Date::now() / 1000.0) as u64
    }

    /// `[table, from, head or null, facts, summary, told]`.
    fn array(batch: Batch) -> Array {
        let texts = |texts: Vec<String>| texts.into_iter().map(JsValue::from).collect::<Array>();
        let head = batch.head.map_or(JsValue::NULL, JsValue::from);
        let from = JsValue::from_f64(batch.from as f64);
        let out = Array::of5(&batch.table.into(), &from, &head, &texts(batch.facts), &batch.summary.into());
        out.push(&texts(batch.told));
        out
    }

    /// A table as the page has kept it. What is wrong with it, as JSON, if it cannot be read.
    #[wasm_bindgen]
    pub fn load(id: &str, head: &str, facts: &str) -> Option<String> {
        with(|host| host.load(id, head, facts)).err().map(|problem| write(&problem))
    }

    /// The page of a table is opened.
    #[wasm_bindgen]
    pub fn join(id: &str) -> Option<Array> {
        with(|host| host.join(id, now())).map(array)
    }

    /// The page of a table is left.
    #[wasm_bindgen]
    pub fn leave(id: &str) {
        with(|host| host.leave(id));
    }

    /// What is here of a table is not what the page has kept.
    #[wasm_bindgen]
    pub fn forget(id: &str) {
        with(|host| host.forget(id));
    }

    /// The page of a table sends a message.
    #[wasm_bindgen]
    pub fn say(id: &str, message: &str) -> Option<Array> {
        with(|host| host.receive(id, message, now())).map(array)
    }

    /// Answers a request: `[whether it worked, text, what is to be kept or null]`.
    #[wasm_bindgen]
    pub fn ask(path: &str, body: Option<String>, seed: &[u8]) -> Array {
        // A shorter seed would be a fault of our own page; the rest of it is nothing.
        let mut bytes = [0; 32];
        bytes.iter_mut().zip(seed).for_each(|(to, from)| *to = *from);
        let (answered, batch) = with(|host| host.ask(path, body.as_deref(), bytes, now()));
        let (worked, text) = match answered {
            Ok(text) => (true, text),
            Err(problem) => (false, write(&problem)),
        };
        Array::of3(&worked.into(), &text.into(), &batch.map_or(JsValue::NULL, |batch| array(batch).into()))
    }

    /// Thinks over one thing, if there is one.
    #[wasm_bindgen]
    pub fn think() -> Option<Array> {
        with(|host| host.think(now())).map(array)
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    browser::tell_faults();
    #[cfg(not(target_arch = "wasm32"))]
    println!("this is a part of the page for browsers: build it with 'cargo xtask web'");
}
