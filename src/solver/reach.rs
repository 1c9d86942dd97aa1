//! The reach test: whether every card can come free at all, if ranks that were reached once stay reached (a *flood*).
//!
//! What has not gone when nothing more goes never will. The crossings say more. Where some edge is not crossed, one that
//! is crossed once parts before from after, and the ranks beyond one that is crossed twice are visited in one go; where
//! all are crossed, so are the ranks between two that are crossed once. And all of it holds read backwards.

use super::{
    circle::{Crossings, Ranks, one_above, one_below},
    packed::{Cards, End, Layout, Position, Reading},
    walk,
};

/// The ranks that the last card may have, of these that the walk test has left; none if the position cannot be won.
/// The lowest of them has passed the test; the others are not looked at, since one is enough.
pub fn last_ranks(layout: &Layout, reading: &Reading, position: &Position, ends: Ranks) -> Ranks {
    let (Some(crossings), Some(at)) = (position.crossings, position.at) else { return Ranks::NONE };
    let ending_on = |last| walk::ending_on(crossings, last).unwrap_or_default();
    // One flood for all ends: most positions that are lost fail here.
    let edges = ends.fold(Ranks::NONE, |edges, last| edges | !ending_on(last).uncrossed());
    if !Flood::new(layout, reading.end, at, edges, position.left).takes_all() {
        return Ranks::NONE;
    }
    let is_open = |last: u8| {
        let crossings = ending_on(last);
        let there = Walk { layout, end: reading.end, from: at, crossings, left: position.left };
        // Read backwards, the walk begins on a card that lies behind all others of its fan, or on the target.
        let first = match reading.target {
            Some(_) => 0,
            None => layout.available(position.left, reading.end.other()) & layout.of_rank(last),
        };
        let back = Walk { end: reading.end.other(), from: last, left: position.left & !first, ..there };
        // Where every edge is crossed, the first flood was that of `there` too.
        let is_round = crossings.uncrossed().is_empty();
        if is_round && !back.flood().takes_all() {
            return false;
        }
        let ways = there.ways();
        ways != Ways::NONE && ways.fit(back.ways())
    };
    let mut left = ends;
    for last in ends {
        if is_open(last) {
            break;
        }
        left = left.without(last);
    }
    left
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

    /// Whether the walk can go one way, and read backwards come back on it.
    const fn fit(self, back: Ways) -> bool {
        self.up && back.down || self.down && back.up
    }
}

/// A walk by its start, its crossings, and the cards it has to take.
#[derive(Clone, Copy)]
struct Walk<'a> {
    layout: &'a Layout,
    end: End,
    from: u8,
    crossings: Crossings,
    left: Cards,
}

impl<'a> Walk<'a> {
    fn flood(&self) -> Flood<'a> {
        Flood::new(self.layout, self.end, self.from, !self.crossings.uncrossed(), self.left)
    }

    /// The ways that are left to the walk if it has to keep to its crossings. Where every edge is crossed, all cards
    /// come free in its flood.
    fn ways(&self) -> Ways {
        if self.crossings.uncrossed().is_empty() { self.ways_round() } else { self.ways_along() }
    }

    /// Where some edge is not crossed the circle is a path, and both its directions have to be free.
    fn ways_along(&self) -> Ways {
        let Walk { from, crossings, .. } = *self;
        let (top, bottom) = (crossings.uncrossed().next_up(from), crossings.uncrossed().next_down(from));
        let gates = crossings.crossed_once() | crossings.crossed_twice();
        let gates_up = (gates & Ranks::between(one_below(from), one_below(top))).upwards(from);
        let gates_down = (gates & Ranks::between(bottom, one_below(from))).downwards(from);
        let up = self.passes(gates_up.map(|edge| (edge, Ranks::between(edge, top))));
        let down = || self.passes(gates_down.map(|edge| (edge, Ranks::between(bottom, edge))));
        // What comes free in the end does so whichever gates it waited at, so one of the floods goes on to the end.
        if up.is_some_and(Flood::takes_all) && down().is_some() { Ways::BOTH } else { Ways::NONE }
    }

    /// The flood up to the last of these edges, each with the ranks that lie beyond it, the nearest first; none if the
    /// walk cannot do with crossing them once or twice.
    fn passes(&self, gates: impl Iterator<Item = (u8, Ranks)>) -> Option<Flood<'a>> {
        let mut flood = self.flood();
        for (edge, beyond) in gates {
            flood.spread(!beyond);
            let stays_behind = if self.crossings.crossed_once().has(edge) {
                // The walk does not come back: nothing may be left on this side.
                flood.has(!beyond)
            } else {
                // It comes once: nothing may be left on that side by a walk that stays there.
                let mut visit = flood;
                visit.spread(beyond);
                visit.has(beyond)
            };
            if stays_behind {
                return None;
            }
        }
        Some(flood)
    }

    /// Where every edge is crossed, the ranks between two that are crossed once are taken in one go; so the walk
    /// leaves its own stretch on one side and comes back, having gone round, on the other.
    fn ways_round(&self) -> Ways {
        let once = self.crossings.crossed_once();
        if once.len() < 2 {
            return Ways::BOTH;
        }
        let (first, last) = (once.next_up(self.from), once.next_down(self.from));
        let mut home = self.flood();
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

impl<'a> Flood<'a> {
    fn new(layout: &'a Layout, end: End, from: u8, edges: Ranks, left: Cards) -> Flood<'a> {
        Flood { layout, end, edges, left, reached: Ranks::only(from) }
    }

    /// Whether all cards come free.
    fn takes_all(mut self) -> bool {
        self.spread(Ranks::ALL);
        self.left == 0
    }

    /// Takes every card of these ranks that comes free.
    #[inline]
    fn spread(&mut self, inside: Ranks) {
        let Flood { layout, end, edges, mut left, mut reached } = *self;
        let neighbours = |ranks: Ranks| ((ranks & edges).above() | ranks.below() & edges) & inside;
        let mut entered = neighbours(reached);
        let mut cards = layout.of_ranks(entered);
        loop {
            let free = layout.available(left, end) & cards;
            if free == 0 {
                break;
            }
            left ^= free;
            let mut fresh = Ranks::NONE;
            for rank in entered & !reached {
                if layout.of_rank(rank) & free != 0 {
                    fresh = fresh.with(rank);
                }
            }
            if !fresh.is_empty() {
                reached = reached | fresh;
                let now = neighbours(fresh) & !entered;
                cards |= layout.of_ranks(now);
                entered = entered | now;
            }
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
        let ends = walk::last_ranks(&layout, &reading, &position);
        assert!(!ends.is_empty(), "the walk test has left something to do");
        !last_ranks(&layout, &reading, &position, ends).is_empty()
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
