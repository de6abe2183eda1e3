//! Draws every shipped board anew: `cargo run -p atlas --example shapes -- crates/content`.

fn main() -> Result<(), String> {
    let content = std::env::args().nth(1).unwrap_or_else(|| "crates/content".to_owned());
    for key in atlas::chore::write_shapes(content.as_ref())? {
        println!("{key}");
    }
    Ok(())
}
