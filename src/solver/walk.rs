//! The walk test: whether the ranks that are left, fans forgotten, admit a walk that takes every card.
//!
//! Say the walk starts on rank s and ends on rank t, and c[r] cards of rank r are left. A card of rank r is
//! entered over one of its two edges of the circle and left over one, the last not left and the start left
//! once more; so the numbers of crossings obey e[r-1] + e[r] = 2c[r] + [r=s] - [r=t]. The circle has 13 edges,
//! an odd number, hence one solution. None may be negative, and the edges that are crossed must hang together
//! and touch s. Only the lowest card of a fan can be the last of all.

use super::packed::Position;

const RANKS: usize = 13;

/// False only of positions that cannot be won. `position` has a card left.
pub fn admits(position: &Position) -> bool {
    let start = usize::from(position.rank());
    let doubled = doubled_crossings(position.counts(), start);
    (0..RANKS)
        .filter(|&end| position.lowest()[end] > 0)
        .any(|end| crossed_edges(&doubled, end).is_some_and(|crossed| is_one_arc(crossed, start)))
}

/// Twice the crossings of each edge, if the walk left its last card again; edge r lies between ranks r and r+1.
fn doubled_crossings(counts: &[u8; RANKS], start: usize) -> [i16; RANKS] {
    let visits: [i16; RANKS] = std::array::from_fn(|r| 2 * i16::from(counts[r]) + i16::from(r == start));
    // The alternating sum round the circle leaves twice the last edge.
    let last: i16 = visits.iter().zip([1, -1].into_iter().cycle()).map(|(visits, sign)| sign * visits).sum();
    let mut before = last;
    visits.map(|visits| {
        before = 2 * visits - before;
        before
    })
}

/// The edges that a walk crosses which ends on this rank, as bits; none if the ranks do not admit one.
fn crossed_edges(doubled: &[i16; RANKS], end: usize) -> Option<u16> {
    let mut crossed = 0;
    // Not leaving the last card takes 1 off the edge above it, adds 1 to the next, and so on round the circle.
    let mut change = -1;
    for step in 0..RANKS {
        let edge = (end + step) % RANKS;
        let crossings = doubled[edge] + change;
        if crossings < 0 {
            return None;
        }
        crossed |= u16::from(crossings > 0) << edge;
        change = -change;
    }
    Some(crossed)
}

/// Whether the edges, not none, are one run round the circle that touches this rank.
fn is_one_arc(edges: u16, rank: usize) -> bool {
    const CIRCLE: u16 = (1 << RANKS) - 1;
    let followed = (edges << 1 | edges >> (RANKS - 1)) & CIRCLE;
    let run_starts = (edges & !followed).count_ones();
    let touching = 1 << rank | 1 << ((rank + RANKS - 1) % RANKS);
    run_starts <= 1 && edges & touching != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ranks left as text, e.g. `A33`.
    fn counts(ranks: &str) -> [u8; RANKS] {
        let mut counts = [0; RANKS];
        for letter in ranks.chars() {
            counts[crate::cards::Rank::from_char(letter).unwrap() as usize] += 1;
        }
        counts
    }

    /// Whether a walk from the ace that ends on this rank takes these ranks, by the test.
    fn admits_from_ace(ranks: &str, end: usize) -> bool {
        crossed_edges(&doubled_crossings(&counts(ranks), 0), end).is_some_and(|edges| is_one_arc(edges, 0))
    }

    /// The same by trying every walk.
    fn walks(counts: &mut [u8; RANKS], at: usize, end: usize) -> bool {
        if counts.iter().all(|&count| count == 0) {
            return at == end;
        }
        [(at + 1) % RANKS, (at + RANKS - 1) % RANKS].into_iter().any(|next| {
            counts[next] > 0 && {
                counts[next] -= 1;
                let found = walks(counts, next, end);
                counts[next] += 1;
                found
            }
        })
    }

    #[test]
    fn a_walk_may_go_either_way_round() {
        assert!(admits_from_ace("23456789TJQK", 12));
        assert!(admits_from_ace("23456789TJQK", 1));
        assert!(!admits_from_ace("23456789TJQK", 6));
    }

    #[test]
    fn ranks_out_of_reach_admit_no_walk() {
        assert!(!admits_from_ace("234789", 8));
        assert!(!admits_from_ace("789", 8));
    }

    #[test]
    fn the_test_agrees_with_trying_every_walk() {
        // Every choice of up to two cards of each of five neighbouring ranks, across the king and the ace.
        for choice in 1..3usize.pow(5) {
            let mut left = [0; RANKS];
            for place in 0..5 {
                left[(10 + place) % RANKS] = (choice / 3usize.pow(place as u32) % 3) as u8;
            }
            for start in 0..RANKS {
                for end in (0..RANKS).filter(|&end| left[end] > 0) {
                    let by_test = crossed_edges(&doubled_crossings(&left, start), end)
                        .is_some_and(|edges| is_one_arc(edges, start));
                    assert_eq!(by_test, walks(&mut left.clone(), start, end), "{left:?} {start} {end}");
                }
            }
        }
    }
}
