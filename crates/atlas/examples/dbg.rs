use content::board::*;
use std::time::Instant;
fn main() {
    let out = std::env::args().nth(1).unwrap();
    for f in std::env::args().skip(2) {
        let text = std::fs::read_to_string(&f).unwrap();
        let b = BoardFile::parse(&f, &text).unwrap();
        let t = Instant::now();
        match atlas::chart::chart(&f, &b) {
            Err(e) => println!("{e}"),
            Ok(s) => {
                let mut svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' width='1000'><rect width='{0}' height='{1}' fill='#78b4c2'/>", s.size[0], s.size[1]);
                for (i, r) in s.regions.iter().enumerate() {
                    let c = match b.regions[i].terrain.as_str() { "sea" => "#78b4c2", "lake" => "#a9dade", "river" => "#6f9fd0", "chasm" => "#3a3540", "farmland" => "#efd383", "hill" => "#dd9f6e", "forest" => "#5c9068", "mountain" => "#cfc8bf", "swamp" => "#8f82a8", "black_mountain" => "#7d7a85", "mud_pool" => "#a9805a", "mushroom_forest" => "#b98ab0", "mine" => "#d8b45c", _ => "#8fc5b9" };
                    let p: Vec<String> = s.outline(i).iter().map(|p| format!("{},{}", p[0], p[1])).collect();
                    svg += &format!("<polygon points='{}' fill='{c}' stroke='#222' stroke-width='30'/>", p.join(" "));
                    for (k, q) in r.slots.iter().enumerate() {
                        let rad = if k == 0 { shape::TOKEN } else { shape::PIECE } * s.scale / 100;
                        svg += &format!("<circle cx='{}' cy='{}' r='{rad}' fill='#fff' fill-opacity='.4' stroke='#000' stroke-width='10'/>", q[0], q[1]);
                    }
                    for (q, h) in [(r.plate, [shape::plate_half_width(atlas::chart::icons(&b, i)), shape::PLATE]), (r.chip, shape::CHIP)] {
                        let h = h.map(|v| v * s.scale / 100);
                        svg += &format!("<rect x='{}' y='{}' width='{}' height='{}' fill='none' stroke='#000' stroke-width='10'/>", q[0] - h[0], q[1] - h[1], 2 * h[0], 2 * h[1]);
                    }
                }
                svg += "</svg>";
                let key = b.key.clone();
                let text = s.to_text(&b);
                println!("{key} {} lines, zoom {} scale {} least room {} bytes {} in {:?}", s.lines.len(), s.zoom, s.scale, s.regions.iter().map(|r| r.room).min().unwrap(), text.len(), t.elapsed());
                let pic = atlas::picture::svg(&b, &s);
                std::fs::write(format!("{out}/{key}.svg"), &pic).unwrap();
                std::fs::write(format!("{out}/{key}-pic.png"), atlas::picture::png(&pic, 1200).unwrap()).unwrap();
                let tree = resvg::usvg::Tree::from_str(&svg, &Default::default()).unwrap();
                let mut pm = resvg::tiny_skia::Pixmap::new(1000, (1000 * s.size[1] / s.size[0]) as u32).unwrap();
                resvg::render(&tree, resvg::tiny_skia::Transform::from_scale(1000.0 / tree.size().width(), 1000.0 / tree.size().width()), &mut pm.as_mut());
                pm.save_png(format!("{out}/{key}.png")).unwrap();
                std::fs::write(format!("{out}/{key}.shape"), text).unwrap();
            }
        }
    }
}
