//! Words as outlines, so that a picture looks the same everywhere and needs no fonts.

use std::sync::LazyLock;

use ttf_parser::{Face, OutlineBuilder, Tag};

/// The letters a word is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// Sansita, for titles.
    Display,
    /// Atkinson Hyperlegible Next, for everything else.
    Text,
}

static DISPLAY: LazyLock<Face<'static>> =
    LazyLock::new(|| face(include_bytes!("../../fonts/sansita-800.ttf")));
static TEXT: LazyLock<Face<'static>> = LazyLock::new(|| {
    let mut face = face(include_bytes!("../../fonts/atkinson-hyperlegible-next.ttf"));
    face.set_variation(Tag::from_bytes(b"wght"), 650.0);
    face
});

fn face(bytes: &'static [u8]) -> Face<'static> {
    // The fonts are compiled in, and every picture uses them.
    Face::parse(bytes, 0).expect("the font is well formed")
}

/// How wide a word is at this size.
pub fn width(letters: Letters, word: &str, size: f64) -> f64 {
    let face = face_of(letters);
    let advance = |letter| face.glyph_hor_advance(face.glyph_index(letter)?).map(f64::from);
    word.chars().filter_map(advance).sum::<f64>() * size / f64::from(face.units_per_em())
}

/// A word as the path of an SVG, its baseline beginning at the place given.
pub fn path(letters: Letters, word: &str, size: f64, at: (f64, f64)) -> String {
    let face = face_of(letters);
    let scale = size / f64::from(face.units_per_em());
    let mut pen = Pen { path: String::new(), at, scale };
    for letter in word.chars() {
        let Some(glyph) = face.glyph_index(letter) else { continue };
        face.outline_glyph(glyph, &mut pen);
        pen.at.0 += f64::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    }
    pen.path
}

fn face_of(letters: Letters) -> &'static Face<'static> {
    match letters {
        Letters::Display => &DISPLAY,
        Letters::Text => &TEXT,
    }
}

struct Pen {
    path: String,
    at: (f64, f64),
    scale: f64,
}

impl Pen {
    fn step(&mut self, command: char, points: &[(f32, f32)]) {
        self.path.push(command);
        let place = |&(x, y): &(f32, f32)| {
            let (x, y) = (self.at.0 + f64::from(x) * self.scale, self.at.1 - f64::from(y) * self.scale);
            format!("{x:.2} {y:.2}")
        };
        self.path += &points.iter().map(place).collect::<Vec<_>>().join(" ");
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.step('M', &[(x, y)]);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.step('L', &[(x, y)]);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.step('Q', &[(x1, y1), (x, y)]);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.step('C', &[(x1, y1), (x2, y2), (x, y)]);
    }
    fn close(&mut self) {
        self.path.push('Z');
    }
}
