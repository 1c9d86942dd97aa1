//! The verdicts on the first million deals, one bit a deal, as docs/million.md tells how they were made.

use black_hole::{
    deals::Deal,
    rules::GameName,
    solver::{Verdict, solve},
};

const BITS: &[u8] = include_bytes!("../docs/million.bits");

/// Whether the plain deal with this number, from 1 on, can be won.
fn is_winnable(number: usize) -> bool {
    BITS[(number - 1) / 8] >> ((number - 1) % 8) & 1 == 1
}

#[test]
fn of_a_million_deals_869_413_can_be_won() {
    assert_eq!(BITS.len() * 8, 1_000_000);
    // As published by Shlomi Fish for the games that PySolFC numbers so.
    assert_eq!(BITS.iter().map(|byte| byte.count_ones()).sum::<u32>(), 869_413);
}

#[test]
fn the_first_thousand_are_the_golden_ones() {
    let golden =
        include_str!("data/verdicts_black_hole.txt").chars().filter(|letter| !letter.is_whitespace());
    for (index, letter) in golden.enumerate() {
        assert_eq!(is_winnable(index + 1), letter == 'W', "deal {}", index + 1);
    }
}

#[test]
fn every_997th_deal_is_judged_as_it_was() {
    for number in (997..=1_000_000).step_by(997) {
        let deal = number.to_string().parse::<Deal>().expect("a deal number");
        let position = deal.lay_out(GameName::BlackHole);
        let verdict = solve(&position, u64::MAX, 1 << 28).verdict;
        assert_eq!(matches!(verdict, Verdict::Winnable(_)), is_winnable(number), "deal {number}");
    }
}
