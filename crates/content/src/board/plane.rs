//! The borders of a board as a map of the plane, or the proof that there is none.
//!
//! The regions and one node for the outside are laid out by the method of Demoucron, Malgrange and Pertuiset:
//! start from a cycle, then add path after path into a face that can take it. No coordinate is involved, so the
//! answer is exact. Every face of the result is a corner of the drawn map: the regions around it meet there.

use std::collections::VecDeque;

use super::BoardFile;
use crate::fault::Fault;

/// A side of a border: border `half / 2`, seen from its first region if even, from its second if odd.
pub type Half = usize;

/// A board as a map: which regions meet where, in which order around each corner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plane {
    /// The number of regions; as a node it means the outside.
    pub outside: usize,
    /// The borders. A pair appears twice where the two meet on both sides of a third region.
    pub borders: Vec<[usize; 2]>,
    /// The corners, each as the halves around it; all in the same sense.
    pub corners: Vec<Vec<Half>>,
    /// The corner each half belongs to.
    pub corner_of: Vec<usize>,
}

impl Plane {
    /// Lays the board out; the fault names a region whose borders cannot be drawn.
    pub fn of(file: &str, board: &BoardFile) -> Result<Self, Fault> {
        let outside = board.regions.len();
        let name = |node: usize| board.regions.get(node).map(|region| region.key.as_str());
        let fault = |node, key| Fault::new(file, key).of(name(node));
        let mut near: Vec<Vec<usize>> = (0..outside).map(|region| board.neighbors(region)).collect();
        let rim: Vec<usize> = (0..outside).filter(|&region| board.regions[region].edge).collect();
        for &region in &rim {
            near[region].push(outside);
        }
        near.push(rim);
        if near[outside].len() < 2 {
            return Err(fault(outside, "fault-board-no-edge"));
        }
        let mut seen = vec![false; near.len()];
        flood(&near, outside, &mut seen);
        if let Some(lost) = seen.iter().position(|&seen| !seen) {
            return Err(fault(lost, "fault-board-unconnected"));
        }
        if let Some((lost, through)) = pinched(&near) {
            return Err(match name(through) {
                Some(key) => fault(lost, "fault-board-inside").with("other", key),
                None => fault(lost, "fault-board-one-way"),
            });
        }
        let faces = faces(&near).map_err(|(a, b)| match name(b) {
            Some(key) => fault(a, "fault-board-crossing").with("other", key),
            None => fault(a, "fault-board-crossing-edge"),
        })?;
        Ok(Self::from_faces(outside, &near, &faces))
    }

    fn from_faces(outside: usize, near: &[Vec<usize>], faces: &[Vec<usize>]) -> Self {
        let mut borders: Vec<[usize; 2]> = Vec::new();
        for (a, list) in near.iter().enumerate() {
            borders.extend(list.iter().filter(|&&b| a < b).map(|&b| [a, b]));
        }
        borders.sort_unstable();
        let half = |from: usize, to: usize| {
            let pair = [from.min(to), from.max(to)];
            // Faces run along borders only.
            let border = borders.binary_search(&pair).expect("every step of a face is a border");
            2 * border + usize::from(from > to)
        };
        let mut queue: VecDeque<Vec<Half>> = faces
            .iter()
            .map(|face| (0..face.len()).map(|k| half(face[k], face[(k + 1) % face.len()])).collect())
            .collect();
        let mut corners = Vec::new();
        let start = |borders: &[[usize; 2]], half: Half| borders[half / 2][half % 2];
        // Two neighbors that face each other across a corner meet there too: behind an islet, for example.
        while let Some(face) = queue.pop_front() {
            let n = face.len();
            let nodes: Vec<usize> = face.iter().map(|&half| start(&borders, half)).collect();
            let mut across = (0..n)
                .flat_map(|i| (i + 2..n).map(move |j| (i, j)))
                .filter(|&(i, j)| !(i == 0 && j == n - 1) && near[nodes[i]].contains(&nodes[j]));
            match across.next() {
                None => corners.push(face),
                Some((i, j)) => {
                    let (one, two) = (nodes[i], nodes[j]);
                    // The lesser comes first, so that the outside is always the second.
                    let fresh = 2 * borders.len();
                    let (there, back) = if one < two { (fresh, fresh + 1) } else { (fresh + 1, fresh) };
                    borders.push([one.min(two), one.max(two)]);
                    let inner = face[i..j].iter().copied().chain([back]).collect();
                    let outer = face[j..].iter().chain(&face[..i]).copied().chain([there]).collect();
                    queue.push_back(inner);
                    queue.push_back(outer);
                }
            }
        }
        let mut corner_of = vec![0; 2 * borders.len()];
        for (corner, halves) in corners.iter().enumerate() {
            for &half in halves {
                corner_of[half] = corner;
            }
        }
        Self { outside, borders, corners, corner_of }
    }

    /// The same map seen from below.
    #[must_use]
    pub fn mirrored(mut self) -> Self {
        for corner in &mut self.corners {
            corner.reverse();
            for half in corner {
                *half ^= 1;
            }
        }
        for pair in self.corner_of.as_chunks_mut::<2>().0 {
            pair.swap(0, 1);
        }
        self
    }

    /// The region a half is seen from.
    pub fn from(&self, half: Half) -> usize {
        self.borders[half / 2][half % 2]
    }

    /// The region on the other side of a half.
    pub fn to(&self, half: Half) -> usize {
        self.from(half ^ 1)
    }

    /// The halves of a region (or of the outside) one after another: each ends in the corner where the next begins.
    pub fn around(&self, node: usize) -> Vec<Half> {
        // Every node has a border, for the map is connected.
        let first =
            (0..self.corner_of.len()).find(|&half| self.from(half) == node).expect("a node has a border");
        let mut ring = vec![first];
        loop {
            let back = ring[ring.len() - 1] ^ 1;
            let corner = &self.corners[self.corner_of[back]];
            let at = corner.iter().position(|&half| half == back).expect("a half is in its corner");
            let next = corner[(at + 1) % corner.len()];
            if next == first {
                return ring;
            }
            ring.push(next);
        }
    }
}

/// A node that only one other connects with the rest, and that other; nothing if all hang together twice.
fn pinched(near: &[Vec<usize>]) -> Option<(usize, usize)> {
    let outside = near.len() - 1;
    (0..near.len()).find_map(|removed| {
        let root = if removed == outside { near[outside][0] } else { outside };
        let mut seen = vec![false; near.len()];
        seen[removed] = true;
        flood(near, root, &mut seen);
        seen.iter().position(|&seen| !seen).map(|lost| (lost, removed))
    })
}

fn flood(near: &[Vec<usize>], root: usize, seen: &mut [bool]) -> Vec<usize> {
    let mut found = vec![root];
    seen[root] = true;
    let mut next = 0;
    while next < found.len() {
        for &node in &near[found[next]] {
            if !seen[node] {
                seen[node] = true;
                found.push(node);
            }
        }
        next += 1;
    }
    found
}

/// A part not yet laid out, and the nodes by which it hangs on the part that is.
struct Fragment {
    /// Empty for a single border.
    inner: Vec<usize>,
    ties: Vec<usize>,
}

/// The faces of the drawing as cycles of nodes in one sense, or a border that has no place.
fn faces(near: &[Vec<usize>]) -> Result<Vec<Vec<usize>>, (usize, usize)> {
    let n = near.len();
    let ring = first_cycle(near);
    let mut placed = vec![false; n];
    let mut drawn = vec![vec![false; n]; n];
    let closed: Vec<usize> = ring.iter().copied().chain([ring[0]]).collect();
    draw(&closed, &mut placed, &mut drawn);
    let mut faces = vec![ring.clone(), ring.into_iter().rev().collect()];
    loop {
        let mut choice: Option<(Fragment, Vec<usize>)> = None;
        for fragment in fragments(near, &placed, &drawn) {
            let fits = |face: &Vec<usize>| fragment.ties.iter().all(|tie| face.contains(tie));
            let homes: Vec<usize> = (0..faces.len()).filter(|&f| fits(&faces[f])).collect();
            if homes.is_empty() {
                let a = fragment.ties[0];
                let b = fragment.inner.first().copied().unwrap_or(fragment.ties[1]);
                return Err((a.min(b), a.max(b)));
            }
            if choice.as_ref().is_none_or(|(_, best)| homes.len() < best.len()) {
                choice = Some((fragment, homes));
            }
        }
        let Some((fragment, homes)) = choice else { return Ok(faces) };
        let path = path_through(near, &fragment);
        draw(&path, &mut placed, &mut drawn);
        let face = faces.swap_remove(homes[0]);
        let (first, last) = (path[0], path[path.len() - 1]);
        let turned = |at: usize| {
            // The face was chosen because it has every tie.
            let start = face.iter().position(|&node| node == at).expect("the face has the ends of the path");
            face[start..].iter().chain(&face[..start]).copied().collect::<Vec<usize>>()
        };
        let up_to = |list: Vec<usize>, end: usize| {
            list.into_iter().take_while(|&node| node != end).collect::<Vec<_>>()
        };
        let mut left = up_to(turned(first), last);
        left.extend(path[1..].iter().rev());
        let mut right = up_to(turned(last), first);
        right.extend(&path[..path.len() - 1]);
        faces.push(left);
        faces.push(right);
    }
}

fn draw(path: &[usize], placed: &mut [bool], drawn: &mut [Vec<bool>]) {
    for pair in path.windows(2) {
        drawn[pair[0]][pair[1]] = true;
        drawn[pair[1]][pair[0]] = true;
    }
    for &node in path {
        placed[node] = true;
    }
}

fn first_cycle(near: &[Vec<usize>]) -> Vec<usize> {
    // Depth first, the walk closes on itself sooner or later: nothing hangs on a single border.
    let mut walk = vec![0];
    loop {
        let here = walk[walk.len() - 1];
        let back = walk.len().checked_sub(2).map(|k| walk[k]);
        let next = near[here]
            .iter()
            .copied()
            .find(|&node| Some(node) != back)
            .expect("every node has two neighbors");
        if let Some(start) = walk.iter().position(|&node| node == next) {
            return walk.split_off(start);
        }
        walk.push(next);
    }
}

fn fragments(near: &[Vec<usize>], placed: &[bool], drawn: &[Vec<bool>]) -> Vec<Fragment> {
    let mut found = Vec::new();
    let mut seen = placed.to_vec();
    for a in 0..near.len() {
        if placed[a] {
            let loose = |&&b: &&usize| a < b && placed[b] && !drawn[a][b];
            found.extend(near[a].iter().filter(loose).map(|&b| Fragment { inner: vec![], ties: vec![a, b] }));
        } else if !seen[a] {
            let inner = flood(near, a, &mut seen);
            let touched = |&node: &usize| placed[node] && inner.iter().any(|&i| near[i].contains(&node));
            found.push(Fragment { ties: (0..near.len()).filter(touched).collect(), inner });
        }
    }
    found
}

/// A shortest path from the first tie through the fragment to another tie.
fn path_through(near: &[Vec<usize>], fragment: &Fragment) -> Vec<usize> {
    let start = fragment.ties[0];
    if fragment.inner.is_empty() {
        return fragment.ties.clone();
    }
    let mut came = vec![usize::MAX; near.len()];
    let mut queue = VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        for &next in &near[node] {
            let inside = fragment.inner.contains(&next);
            let end = node != start && next != start && fragment.ties.contains(&next);
            if came[next] == usize::MAX && (inside || end) {
                came[next] = node;
                if end {
                    let mut path = vec![next];
                    while path[path.len() - 1] != start {
                        path.push(came[path[path.len() - 1]]);
                    }
                    path.reverse();
                    return path;
                }
                queue.push_back(next);
            }
        }
    }
    unreachable!("a fragment of a map that hangs together twice has two ties")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::shipped;

    #[test]
    fn every_border_and_the_edge_have_two_corners_and_euler_agrees() {
        for ship in shipped::ALL {
            let board = ship.board();
            let plane = Plane::of(ship.key, &board).unwrap_or_else(|fault| panic!("{fault}"));
            let nodes = board.regions.len() + 1;
            assert_eq!(nodes + plane.corners.len(), plane.borders.len() + 2, "{}", ship.key);
            for (half, &corner) in plane.corner_of.iter().enumerate() {
                assert!(plane.corners[corner].contains(&half));
            }
            for region in 0..=plane.outside {
                let mut met: Vec<usize> = plane.around(region).iter().map(|&half| plane.to(half)).collect();
                met.sort_unstable();
                met.dedup();
                let mut want = if region < plane.outside {
                    let mut list = board.neighbors(region);
                    list.extend(board.regions[region].edge.then_some(plane.outside));
                    list
                } else {
                    (0..region).filter(|&r| board.regions[r].edge).collect()
                };
                want.sort_unstable();
                assert_eq!(met, want, "{} region {region}", ship.key);
            }
        }
    }

    #[test]
    fn a_region_on_both_sides_of_a_corner_touches_the_edge_twice() {
        let mut board = shipped::find("base-2p").unwrap_or_else(|fault| panic!("{fault}"));
        board.regions.push(crate::board::RegionFile {
            key: "23".to_owned(),
            edge: true,
            borders: vec!["4".to_owned()],
            ..Default::default()
        });
        board.regions[4].borders.push("23".to_owned());
        let plane = Plane::of("corner", &board).unwrap_or_else(|fault| panic!("{fault}"));
        let twice = plane.borders.iter().filter(|&&pair| pair == [4, plane.outside]).count();
        assert_eq!(twice, 2);
        assert!(plane.borders.iter().all(|[a, b]| a < b));
    }

    #[test]
    fn five_regions_that_all_border_each_other_are_refused() {
        let all = ["a", "b", "c", "d", "e"];
        let board = BoardFile {
            regions: all
                .iter()
                .map(|key| crate::board::RegionFile {
                    key: (*key).to_owned(),
                    edge: *key < "c",
                    borders: all
                        .iter()
                        .filter(|other| *other != key)
                        .map(|&other| other.to_owned())
                        .collect(),
                    ..Default::default()
                })
                .collect(),
            ..BoardFile::default()
        };
        let fault = Plane::of("five", &board).expect_err("five mutual neighbors have no map");
        assert!(fault.region.is_some() && fault.key == "fault-board-crossing", "{fault}");
    }
}
