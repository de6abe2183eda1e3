// Candidates side by side: pick OUT COLS WIDTH what... where what = set:players:seed or size:seed
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (cols, w): (usize, u32) = (a[2].parse().unwrap(), a[3].parse().unwrap());
    let mut cells = vec![];
    for what in &a[4..] {
        let p: Vec<&str> = what.split(':').collect();
        let f = match p[0] {
            "large" => atlas::fresh::face(content::board::island::Size::Large, 1, p[1].parse().unwrap()),
            "medium" => atlas::fresh::face(content::board::island::Size::Medium, 1, p[1].parse().unwrap()),
            "small" => atlas::fresh::face(content::board::island::Size::Small, 1, p[1].parse().unwrap()),
            set => atlas::fresh::board(set, p[1].parse().unwrap(), p[2].parse().unwrap()),
        };
        match f { Err(e) => println!("{e}"), Ok(mut f) => { f.board.title = Some(what.clone()); println!("{what} zoom {} scale {}", f.shape.zoom, f.shape.scale);
            let svg = atlas::picture::svg(&f.board, &f.shape); cells.push(atlas::picture::png(&svg, w).unwrap()); } }
    }
    let pix: Vec<resvg::tiny_skia::Pixmap> = cells.iter().map(|c| resvg::tiny_skia::Pixmap::decode_png(c).unwrap()).collect();
    let h = pix.iter().map(|p| p.height()).max().unwrap();
    let rows = pix.len().div_ceil(cols);
    let mut out = resvg::tiny_skia::Pixmap::new(w * cols as u32, h * rows as u32).unwrap();
    for (k, p) in pix.iter().enumerate() {
        out.draw_pixmap((k % cols) as i32 * w as i32, (k / cols) as i32 * h as i32, p.as_ref(), &Default::default(), Default::default(), None);
    }
    out.save_png(&a[1]).unwrap();
}
