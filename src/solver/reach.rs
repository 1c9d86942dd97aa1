//! The reach test: whether every card can come free at all, if ranks once reached stay reached.
//!
//! Let the walk stand on every rank it has reached at the same time; a card goes when a neighbour of its rank is
//! reached and nothing covers it. What has not gone when nothing more goes never will. The crossings that the walk
//! test has counted say more: an edge that is crossed once parts what comes before it from what comes after, and
//! ranks beyond an edge that is crossed twice are visited once, without a break. All of it holds read backwards too.

use super::{
    circle::{Crossings, Ranks, one_above, one_below},
    packed::{Cards, End, Layout, Position, Reading},
    walk,
};

/// A rank that the last card may have, by the reach test; none if the position cannot be won. `ends` are the ranks
/// that the walk test has left, and not none.
pub fn end(layout: &Layout, reading: &Reading, position: &Position, mut ends: Ranks) -> Option<u8> {
    let (Some(crossings), Some(at)) = (position.crossings, position.at) else { return None };
    let ending_on = |last| walk::ending_on(crossings, last).unwrap_or_default();
    // One flood for all ends: most positions that are lost fail here.
    let edges = ends.fold(Ranks::NONE, |edges, last| edges | !ending_on(last).none());
    let mut flood = Flood { layout, end: reading.end, edges, left: position.left, reached: Ranks::only(at) };
    flood.spread(Ranks::ALL);
    if flood.left != 0 {
        return None;
    }
    let first_try = Some(position.last).filter(|&last| ends.has(last));
    let is_open = |&last: &u8| {
        let crossings = ending_on(last);
        let there = Walk { layout, end: reading.end, from: at, crossings }.ways(position.left);
        if there.are_none() {
            return false;
        }
        // Read backwards, the walk begins on a card that lies behind all others of its fan, or on the target.
        let back_end = reading.end.other();
        let first = match reading.target {
            Some(_) => 0,
            None => layout.available(position.left, back_end) & layout.of_rank(last),
        };
        let back = Walk { layout, end: back_end, from: last, crossings }.ways(position.left & !first);
        there.up && back.down || there.down && back.up
    };
    first_try.into_iter().chain(ends.by_ref().filter(|&last| first_try != Some(last))).find(is_open)
}

/// The ways round the circle that a walk may take; where it does not go round, both or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ways {
    up: bool,
    down: bool,
}

impl Ways {
    const NONE: Ways = Ways { up: false, down: false };
    const BOTH: Ways = Ways { up: true, down: true };

    const fn are_none(self) -> bool {
        !self.up && !self.down
    }
}

/// A walk by its start and its crossings.
struct Walk<'a> {
    layout: &'a Layout,
    end: End,
    from: u8,
    crossings: Crossings,
}

impl<'a> Walk<'a> {
    /// The ways on which every one of these cards can come free.
    fn ways(&self, left: Cards) -> Ways {
        let edges = !self.crossings.none();
        let flood =
            Flood { layout: self.layout, end: self.end, edges, left, reached: Ranks::only(self.from) };
        if edges == Ranks::ALL { self.ways_round(flood) } else { self.ways_along(flood) }
    }

    /// Where some edge is not crossed the circle is a path, and both its directions have to be free.
    fn ways_along(&self, flood: Flood<'a>) -> Ways {
        let Walk { from, crossings, .. } = *self;
        let (top, bottom) = (crossings.none().next_up(from), crossings.none().next_down(from));
        let gates = crossings.once() | crossings.twice();
        let gates_up = (gates & Ranks::between(one_below(from), one_below(top))).upwards(from);
        let gates_down = (gates & Ranks::between(bottom, one_below(from))).downwards(from);
        let up = self.passes(flood, gates_up.map(|edge| (edge, Ranks::between(edge, top))));
        let down = || self.passes(flood, gates_down.map(|edge| (edge, Ranks::between(bottom, edge))));
        if up && down() { Ways::BOTH } else { Ways::NONE }
    }

    /// Whether the walk can do with crossing these edges once or twice, the nearest first, each with the ranks that
    /// lie beyond it.
    fn passes(&self, mut flood: Flood<'a>, gates: impl Iterator<Item = (u8, Ranks)>) -> bool {
        for (edge, beyond) in gates {
            flood.spread(!beyond);
            let mut visit = flood;
            let left_behind = if self.crossings.once().has(edge) {
                // The walk does not come back: nothing may be left on this side.
                !beyond
            } else {
                // It comes once: nothing may be left on that side by a walk that stays there.
                visit.spread(beyond);
                beyond
            };
            if visit.has(left_behind) {
                return false;
            }
        }
        flood.spread(Ranks::ALL);
        flood.left == 0
    }

    /// Where every edge is crossed, the ranks between two that are crossed once are taken in one go; so the walk
    /// leaves its own stretch on one side and comes back, having gone round, on the other.
    fn ways_round(&self, flood: Flood<'a>) -> Ways {
        let mut all = flood;
        all.spread(Ranks::ALL);
        let once = self.crossings.once();
        if all.left != 0 {
            return Ways::NONE;
        }
        if once.len() < 2 {
            return Ways::BOTH;
        }
        let (first, last) = (once.next_up(self.from), once.next_down(self.from));
        let mut home = flood;
        home.spread(Ranks::between(last, first));
        let (edges_up, edges_down) = (once.upwards(self.from), once.downwards(self.from));
        let stretches_up = edges_up.clone().zip(edges_up.skip(1)).map(|(from, to)| Ranks::between(from, to));
        let stretches_down =
            edges_down.clone().zip(edges_down.skip(1)).map(|(from, to)| Ranks::between(to, from));
        Ways { up: home.frees(first, stretches_up), down: home.frees(one_above(last), stretches_down) }
    }
}

/// Every rank that is reached stays reached, and cards go while they can.
#[derive(Clone, Copy)]
struct Flood<'a> {
    layout: &'a Layout,
    end: End,
    /// The edges that may be crossed.
    edges: Ranks,
    left: Cards,
    reached: Ranks,
}

impl Flood<'_> {
    /// Takes every card of these ranks that comes free.
    #[inline]
    fn spread(&mut self, inside: Ranks) {
        let Flood { layout, end, edges, mut left, mut reached } = *self;
        let mut entered = Ranks::NONE;
        let mut cards = 0;
        loop {
            let enterable = ((reached & edges).above() | reached.below() & edges) & inside;
            cards |= layout.of_ranks(enterable & !entered);
            entered = entered | enterable;
            let before = left;
            loop {
                let free = layout.available(left, end) & cards;
                if free == 0 {
                    break;
                }
                left ^= free;
            }
            let gone = before ^ left;
            let mut fresh = Ranks::NONE;
            for rank in entered & !reached {
                if layout.of_rank(rank) & gone != 0 {
                    fresh = fresh.with(rank);
                }
            }
            if fresh.is_empty() {
                break;
            }
            reached = reached | fresh;
        }
        self.left = left;
        self.reached = reached;
    }

    /// Whether a card of these ranks is left.
    fn has(&self, ranks: Ranks) -> bool {
        self.left & self.layout.of_ranks(ranks) != 0
    }

    /// Whether the stretches come free one after the other, the first of them entered from this rank.
    fn frees(mut self, entry: u8, mut stretches: impl Iterator<Item = Ranks>) -> bool {
        self.reached = self.reached & Ranks::only(entry);
        stretches.all(|stretch| {
            self.spread(stretch);
            !self.has(stretch)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the test finds an end for the walk from a rank over fans of ranks, the lowest card of each first.
    fn is_open(fans: &[&[u8]], at: u8) -> bool {
        let layout = Layout::new(&fans.iter().map(|fan| fan.to_vec()).collect::<Vec<_>>());
        let reading = Reading::new(&layout, layout.all(), End::Top, None);
        let position = reading.position(&layout, layout.all(), Some(at));
        let ends = walk::ends(&layout, &reading, &position);
        assert!(!ends.is_empty(), "the walk test has left something to do");
        end(&layout, &reading, &position, ends).is_some()
    }

    #[test]
    fn cards_that_cover_what_frees_them_never_come_free() {
        assert!(is_open(&[&[2, 1], &[3]], 0));
        assert!(!is_open(&[&[1, 2], &[3]], 0));
    }

    #[test]
    fn what_comes_before_an_edge_that_is_crossed_once_goes_before_what_comes_after() {
        // From 0 over 1 2 1 2 3 4, in this order of ranks only: 3 does not go before both 2s have.
        assert!(is_open(&[&[1], &[2], &[1], &[3, 2], &[4]], 0));
        assert!(!is_open(&[&[1], &[2], &[1], &[2, 3], &[4]], 0));
    }

    #[test]
    fn what_lies_beyond_an_edge_that_is_crossed_twice_goes_in_one_visit() {
        // From 0 over 12 11 12 0 1, since the 1 lies under a 12: the 0 does not go between the two 12s.
        assert!(is_open(&[&[1, 12], &[11], &[0, 12]], 0));
        assert!(!is_open(&[&[1, 12], &[11], &[12, 0]], 0));
    }

    #[test]
    fn a_walk_round_the_circle_goes_one_way() {
        // From 0 once round, with two ranks of the others over two more.
        let once_round = |fans: [[u8; 2]; 2]| {
            let covered: Vec<u8> = fans.concat();
            let others = (1..13).filter(|rank| !covered.contains(rank)).map(|rank| vec![rank]);
            let fans: Vec<Vec<u8>> = others.chain(fans.map(Vec::from)).collect();
            is_open(&fans.iter().map(Vec::as_slice).collect::<Vec<_>>(), 0)
        };
        assert!(once_round([[9, 2], [10, 3]]));
        assert!(once_round([[2, 9], [3, 10]]));
        assert!(!once_round([[9, 2], [3, 10]]));
    }
}
