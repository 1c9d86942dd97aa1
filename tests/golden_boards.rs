//! The golden boards of pysol-cards 0.24.0, over the whole range of deal numbers: what our generators deal
//! and what our text boards say must be the same.

use black_hole::{
    deals::{Deal, board_text},
    rules::GameName,
};

const BLACK_HOLE: &str = include_str!("data/boards_black_hole.txt");
const ALL_IN_A_ROW: &str = include_str!("data/boards_all_in_a_row.txt");
const GOLF: &str = include_str!("data/boards_golf.txt");

/// The deal's name and its board, for each block of the file.
fn golden(boards: &str) -> Vec<(Deal, String)> {
    let blocks = boards.split("# ").filter(|block| !block.is_empty());
    let boards: Vec<_> = blocks
        .map(|block| {
            let (name, board) = block.split_once('\n').expect("a name, then a board");
            (name.parse().expect("a deal number"), format!("{}\n", board.trim_end()))
        })
        .collect();
    assert_eq!(boards.len(), 33);
    boards
}

fn is_dealt_by_number(game: GameName, boards: &str) {
    for (deal, board) in golden(boards) {
        assert_eq!(board_text::write(&deal.lay_out(game)), board, "deal {deal}");
    }
}

fn is_read_as_shown(game: GameName, boards: &str) {
    for (deal, board) in golden(boards) {
        let deck = board_text::read(game, &board).expect("a golden board is a deal");
        assert_eq!(Deal::Deck(deck).lay_out(game), deal.lay_out(game), "deal {deal}");
    }
}

#[test]
fn every_golden_deal_number_deals_its_golden_board() {
    is_dealt_by_number(GameName::BlackHole, BLACK_HOLE);
    is_dealt_by_number(GameName::AllInARow, ALL_IN_A_ROW);
    is_dealt_by_number(GameName::Golf, GOLF);
    is_dealt_by_number(GameName::GolfWrap, GOLF);
    is_dealt_by_number(GameName::GolfKings, GOLF);
}

#[test]
fn every_golden_board_is_read_as_the_deal_that_it_shows() {
    is_read_as_shown(GameName::BlackHole, BLACK_HOLE);
    is_read_as_shown(GameName::AllInARow, ALL_IN_A_ROW);
    is_read_as_shown(GameName::Golf, GOLF);
    is_read_as_shown(GameName::GolfWrap, GOLF);
    is_read_as_shown(GameName::GolfKings, GOLF);
}
