//! The page's entry. Outside a browser there is nothing to run: `cargo xtask web` builds the page.

#[cfg(target_arch = "wasm32")]
fn main() {
    elbowroom_web::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("this is a page for browsers: build it with 'cargo xtask web'");
}
