//! The golden boards of pysol-cards 0.24.0, over the whole range of deal numbers: what our generators deal
//! and what our text boards say must be the same.

use black_hole::{
    deals::{Deal, board_text},
    rules::{Rules, hole::BlackHole},
};

const BOARDS: &str = include_str!("data/boards_black_hole.txt");

/// The deal's name and its board, for each block of the file.
fn golden() -> Vec<(Deal, String)> {
    let blocks = BOARDS.split("# ").filter(|block| !block.is_empty());
    let boards: Vec<_> = blocks
        .map(|block| {
            let (name, board) = block.split_once('\n').expect("a name, then a board");
            (name.parse().expect("a deal number"), format!("{}\n", board.trim_end()))
        })
        .collect();
    assert_eq!(boards.len(), 33);
    boards
}

#[test]
fn every_golden_deal_number_deals_its_golden_board() {
    for (deal, board) in golden() {
        assert_eq!(board_text::write(&BlackHole::deal(&deal.deck())), board, "deal {deal}");
    }
}

#[test]
fn every_golden_board_is_read_as_the_deal_that_it_shows() {
    for (deal, board) in golden() {
        let deck = board_text::read::<BlackHole>(&board).expect("a golden board is a deal");
        assert_eq!(BlackHole::deal(&deck), BlackHole::deal(&deal.deck()), "deal {deal}");
    }
}
