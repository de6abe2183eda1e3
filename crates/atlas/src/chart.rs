//! From borders to outlines: the cartographer.

use content::board::plane::Plane;
use content::board::shape::Shape;
use content::board::{BoardFile, island};
use content::fault::Fault;

use crate::frame::Frame;
use crate::mesh::Mesh;
use crate::stand::{Ground, Placed, place_all};
use crate::{foam, hand};

/// Width and height of an ordinary map, in units.
pub const SIZE: [i32; 2] = [1000, 700];

/// Draws the map of a board. The same board gives the same map on every machine.
pub fn chart(file: &str, board: &BoardFile) -> Result<Shape, Fault> {
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
    let lines = hand::lines(board, &mesh);
    let mut grounds = Vec::new();
    for (at, ring) in mesh.rings.iter().enumerate() {
        let polygon = hand::polygon(&hand::outline(&lines, ring));
        grounds.push(Ground::new(&polygon, ring.clone(), icons(board, at)));
    }
    // An island is drawn for the widest map it can be part of, where everything is smallest.
    let (most, width) = if board.size.is_some() { (130, island::WIDEST) } else { (100, size[0]) };
    let Placed { scale, badge, regions } = place_all(&grounds, most, Shape::least_badge(width))
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
