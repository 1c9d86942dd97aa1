//! The golden verdicts of black-hole-solver on plain deals of Golf: a plain search over our rules, which looks at
//! everything, must find the same, so that the rules, the stock's order and the end of the game are those of the field.

use std::collections::HashSet;

use black_hole::{
    deals::Deal,
    game::{Game, Standing},
    rules::{
        Rules,
        golf::{Golf, GolfKings, GolfWrap, Move},
    },
};

const QUEENS_ON_KINGS: &str = include_str!("data/verdicts_golf_queens_on_kings.txt");
const WRAP: &str = include_str!("data/verdicts_golf_wrap.txt");
const NOTHING_ON_KINGS: &str = include_str!("data/verdicts_golf_nothing_on_kings.txt");

/// All 200 were found to be so, which takes minutes.
const DEALS: usize = 10;

/// A winning line, put together on the way back from its end; none if there is none. `lost` are the positions that
/// have been looked at before.
fn line<R: Rules<Move = Move>>(position: &R, lost: &mut HashSet<u64>) -> Option<Vec<u8>> {
    let progress = position.progress();
    if progress.moved == progress.of {
        return Some(Vec::new());
    }
    if !lost.insert(key(position)) {
        return None;
    }
    position.legal_moves().into_iter().find_map(|mv| {
        let mut after = position.clone();
        after.play(mv).expect("a legal move");
        let mut line = line(&after, lost)?;
        line.insert(0, mv.into());
        Some(line)
    })
}

/// What tells a position from the others of its deal: the heights, and the rank on the foundation.
fn key(position: &impl Rules) -> u64 {
    let rank = position.foundation().map_or(0, |card| card.rank as usize);
    let heights = position.fans().into_iter().map(<[_]>::len);
    heights.chain([position.stock().len(), rank]).fold(0, |key, part| key << 5 | part as u64)
}

/// Of the first deals, those that the verdicts call winnable are won, the others are not.
fn are_judged_alike<R: Rules<Move = Move>>(verdicts: &str) {
    let letters = verdicts.chars().filter(|letter| !letter.is_whitespace());
    for (number, letter) in (1..).zip(letters).take(DEALS) {
        let deal: Deal = number.to_string().parse().expect("a deal number");
        let line = line::<R>(&deal.lay_out(), &mut HashSet::new());
        assert_eq!(line.is_some(), letter == 'W', "deal {number}");
        if let Some(line) = line {
            let game = Game::<R>::with_line(deal, &line, line.len()).expect("legal moves");
            assert_eq!(game.standing(), Standing::Won);
        }
    }
}

#[test]
fn with_queens_on_kings_the_verdicts_are_the_golden_ones() {
    are_judged_alike::<Golf>(QUEENS_ON_KINGS);
}

#[test]
fn with_wrap_the_verdicts_are_the_golden_ones() {
    are_judged_alike::<GolfWrap>(WRAP);
}

#[test]
fn with_nothing_on_kings_the_verdicts_are_the_golden_ones() {
    are_judged_alike::<GolfKings>(NOTHING_ON_KINGS);
}
