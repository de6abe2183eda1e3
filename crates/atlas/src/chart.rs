//! From borders to outlines: the cartographer.

use content::board::plane::Plane;
use content::board::shape::Shape;
use content::board::sketch::{Border, Sketch};
use content::board::{BoardFile, island};
use content::fault::Fault;

use crate::frame::{Frame, Vec2};
use crate::hand::{Ring, Stroke};
use crate::mesh::Mesh;
use crate::stand::{Ground, Placed, place_all};
use crate::{foam, hand};

/// Width and height of an ordinary map, in units.
pub const SIZE: [i32; 2] = [1000, 700];

/// Draws the map of a board. The same board gives the same map on every machine.
pub fn chart(file: &str, board: &BoardFile) -> Result<Shape, Fault> {
    if !board.lines.is_empty() {
        return drawn(file, board);
    }
    if board.regions.iter().any(|region| region.island.is_some()) {
        let faces = island::part(file, board)?;
        let shapes: Result<Vec<Shape>, Fault> = faces.iter().map(|face| chart(file, face)).collect();
        return Ok(island::join_shapes(board, &faces, &shapes?));
    }
    let size = board.size.map_or(SIZE, island::Size::frame);
    let [width, height] = size.map(f64::from);
    let frame =
        if board.size.is_some() { Frame::island(width, height) } else { Frame::rectangle(width, height) };
    let mut mesh = Mesh::new(board, Plane::of(file, board)?, frame);
    foam::settle(board, &mut mesh);
    // An island is drawn for the widest map it can be part of, where everything is smallest.
    let (most, widest) = if board.size.is_some() { (130, island::WIDEST) } else { (100, size[0]) };
    furnish(file, board, size, (&mesh.strokes(), &mesh.rings), (most, widest))
}

/// The map of a board whose borders somebody has drawn.
fn drawn(file: &str, board: &BoardFile) -> Result<Shape, Fault> {
    let sketch = Sketch::of_file(file, board)?;
    let (borders, rings) = sketch.borders();
    let place = |[x, y]: [i32; 2]| Vec2 { x: f64::from(x), y: f64::from(y) };
    let stroke = |border: &Border| Stroke {
        between: border.between,
        points: sketch.places(&border.points).into_iter().map(place).collect(),
        straight: border.between.1.is_none() && sketch.is_framed(),
    };
    let strokes: Vec<Stroke> = borders.iter().map(stroke).collect();
    let most = if sketch.is_framed() { 100 } else { 130 };
    furnish(file, board, sketch.size, (&strokes, &rings), (most, sketch.size[0]))
}

/// Draws the lines and places everything that stands in the regions: at that many percent at most, so that plates can be
/// read on a map of that width.
fn furnish(
    file: &str,
    board: &BoardFile,
    size: [i32; 2],
    (strokes, rings): (&[Stroke], &[Ring]),
    (most, widest): (i32, i32),
) -> Result<Shape, Fault> {
    let lines = hand::lines(board, strokes, rings);
    let mut grounds = Vec::new();
    for (at, ring) in rings.iter().enumerate() {
        let polygon = hand::polygon(&hand::outline(&lines, ring));
        grounds.push(Ground::new(&polygon, ring.clone(), icons(board, at)));
    }
    let Placed { scale, badge, regions } = place_all(&grounds, most, Shape::least_badge(widest))
        .map_err(|region| Fault::new(file, "fault-board-small").of(Some(&board.regions[region].key)))?;
    let (key, digest, size) = (board.key.clone(), board.digest(), size.map(|side| side * 10));
    let mut shape = Shape { board: key, digest, size, zoom: 100, scale, badge, lines, regions };
    shape.zoom = shape.needed_zoom();
    Ok(shape)
}

/// How many icons the plate of a region has: its terrain, its symbols that are not pieces, and a mountain's +1.
pub fn icons(board: &BoardFile, region: usize) -> usize {
    let file = &board.regions[region];
    let pieces = ["lost_tribe", "monster", "murloc", "pirate_ship"];
    let printed = file.symbols.iter().filter(|symbol| !pieces.contains(&symbol.as_str())).count();
    1 + printed + usize::from(file.terrain.ends_with("mountain"))
}
