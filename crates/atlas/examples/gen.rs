use std::time::Instant;
fn main() {
    let out = std::env::args().nth(1).unwrap();
    let (from, to): (u64, u64) = (std::env::args().nth(2).unwrap().parse().unwrap(), std::env::args().nth(3).unwrap().parse().unwrap());
    let only = std::env::args().nth(4);
    for set in ["base", "underground", "river_world", "wow"] {
        if only.as_deref().is_some_and(|o| o != set) { continue; }
        for p in 2..=5 {
            for seed in from..to {
                let t = Instant::now();
                match atlas::fresh::board(set, p, seed) {
                    Err(e) => println!("FAIL {e}"),
                    Ok(f) => {
                        println!("{} {} regions zoom {} scale {} rejected {} {:?}", f.board.key, f.board.regions.len(), f.shape.zoom, f.shape.scale, f.rejected, t.elapsed());
                        if out != "-" {
                            let pic = atlas::picture::svg(&f.board, &f.shape);
                            std::fs::write(format!("{out}/{}.png", f.board.key), atlas::picture::png(&pic, 1000).unwrap()).unwrap();
                        }
                    }
                }
            }
        }
    }
}
