//! The walk test: whether the ranks that are left, fans forgotten, admit a walk that takes every card.
//!
//! Say the walk starts on rank s, ends on rank t, and c[r] cards of rank r are left. Every card is entered over an
//! edge of the circle and left over one, but the last is not left, and the start is left once more: so the crossings
//! of the edges obey e[r-1] + e[r] = 2c[r] + [r=s] - [r=t]. The circle has 13 edges, an odd number, hence one
//! solution. None of its numbers may be negative, and the edges that are crossed must hang together and touch s.

use super::{
    circle::{Crossings, Ranks, one_above, one_below},
    packed::{Cards, Layout, Position, Reading},
};

/// Whether two ranks are neighbours on the circle.
pub const fn are_next(rank: u8, other: u8) -> bool {
    other == one_above(rank) || other == one_below(rank)
}

/// The crossings of a walk from `at` that takes the cards that are left, and `target` after them if there is one,
/// before it is known where it ends; none if there is no such walk.
///
/// If it ends on rank t, it crosses the [`spared`] edges t, t+2, ... t+12 once less. The numbers themselves do not
/// depend on t, so a move changes only that of the edge which it crosses. (Without the term of t the equations have
/// halves for a solution; the term takes a half off the spared edges and adds one half to the others; what is kept are
/// the halves rounded up.)
pub fn crossings(layout: &Layout, left: Cards, at: u8, target: Option<u8>) -> Option<Crossings> {
    let counts = layout.counts(left);
    let visits: [i32; 13] = std::array::from_fn(|rank| {
        let is = |other: u8| i32::from(usize::from(other) == rank);
        2 * (i32::from(counts[rank]) + target.map_or(0, is)) + is(at)
    });
    // The alternating sum round the circle leaves twice the last edge.
    let mut doubled: i32 =
        visits.iter().zip([1, -1].into_iter().cycle()).map(|(visits, sign)| sign * visits).sum();
    Crossings::new(visits.map(|visits| {
        doubled = 2 * visits - doubled;
        // An odd number: every term of it is even but the start's.
        (doubled + 1).div_euclid(2)
    }))
}

/// The crossings that are left after a step from one rank to a neighbour; none if that edge is crossed no more.
pub fn cross(crossings: Crossings, from: u8, to: u8) -> Option<Crossings> {
    let edge = Ranks::only(if to == one_above(from) { from } else { to });
    (crossings.uncrossed() & edge).is_empty().then(|| crossings - edge)
}

/// The edges that a walk crosses once less because it does not leave its last rank.
pub const fn spared(last: u8) -> Ranks {
    const SPARED: [Ranks; 13] = {
        let mut spared = [Ranks::NONE; 13];
        let mut last = 0;
        while last < 13 {
            let mut step = 0;
            while step < 13 {
                spared[last] = spared[last].with(((last + step) % 13) as u8);
                step += 2;
            }
            last += 1;
        }
        spared
    };
    SPARED[last as usize]
}

/// The crossings of the position's walk if it ends on this rank.
pub fn ending_on(crossings: Crossings, last: u8) -> Option<Crossings> {
    (crossings.uncrossed() & spared(last)).is_empty().then(|| crossings - spared(last))
}

/// The ranks that the last card may have, of those that are not ruled out yet; none if the position cannot be won. A
/// card is left, and the pile is not empty.
pub fn last_ranks(layout: &Layout, reading: &Reading, position: &Position) -> Ranks {
    let (Some(crossings), Some(at)) = (position.crossings, position.at) else { return Ranks::NONE };
    let thinkable = match reading.target {
        Some(target) => Ranks::only(target),
        // Only a card that lies behind all others of its fan can be the last.
        None => layout.ranks(layout.available(position.left, reading.end.other())),
    };
    (thinkable & position.ends)
        .filter(|&last| {
            ending_on(crossings, last).is_some_and(|crossings| is_one_arc(!crossings.uncrossed(), at))
        })
        .fold(Ranks::NONE, Ranks::with)
}

/// Whether the edges, not none, are one run round the circle that touches this rank.
fn is_one_arc(edges: Ranks, rank: u8) -> bool {
    let run_starts = edges & !edges.above();
    let touching = Ranks::only(rank) | Ranks::only(rank).below();
    run_starts.len() <= 1 && !(edges & touching).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::{circle::RANKS, packed::End};

    /// The ends that the test leaves to walks from a rank over ranks that lie side by side, none over another.
    fn ends_of(ranks: &[u8], at: u8) -> Vec<u8> {
        let layout = Layout::new(&ranks.iter().map(|&rank| vec![rank]).collect::<Vec<_>>());
        let reading = Reading::new(&layout, layout.all(), End::Top, None);
        last_ranks(&layout, &reading, &reading.position(&layout, layout.all(), Some(at))).collect()
    }

    /// The same by trying every walk.
    fn ends_by_walking(left: &mut Vec<u8>, at: u8) -> Vec<u8> {
        if left.is_empty() {
            return vec![at];
        }
        let mut found = Vec::new();
        for place in 0..left.len() {
            if are_next(left[place], at) {
                let rank = left.swap_remove(place);
                found.extend(ends_by_walking(left, rank));
                left.push(rank);
                let last = left.len() - 1;
                left.swap(place, last);
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    #[test]
    fn a_walk_may_go_either_way_round() {
        assert_eq!(ends_of(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 0), [1, 12]);
    }

    #[test]
    fn ranks_out_of_reach_admit_no_walk() {
        assert!(ends_of(&[1, 2, 3, 6, 7, 8], 0).is_empty());
        assert!(ends_of(&[6, 7, 8], 0).is_empty());
    }

    #[test]
    fn a_card_that_covers_another_is_not_the_last() {
        let layout = Layout::new(&[vec![2, 1], vec![3]]);
        let reading = Reading::new(&layout, layout.all(), End::Top, None);
        let position = reading.position(&layout, layout.all(), Some(0));
        assert_eq!(last_ranks(&layout, &reading, &position).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn the_test_agrees_with_trying_every_walk() {
        // Every choice of up to two cards of each of five neighbouring ranks, across the king and the ace.
        for choice in 1..3u32.pow(5) {
            let mut left: Vec<u8> = Vec::new();
            for place in 0..5u8 {
                let count = choice / 3u32.pow(u32::from(place)) % 3;
                left.extend((0..count).map(|_| (10 + place) % RANKS));
            }
            for at in 0..RANKS {
                assert_eq!(ends_of(&left, at), ends_by_walking(&mut left, at), "{left:?} from {at}");
            }
        }
    }
}
