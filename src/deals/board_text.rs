//! Text boards: a layout as the field's tools write it, a line a fan with the available card last.
//!
//! ```text
//! Foundations: AS
//! JD KS TH
//! 2D 9D 8H
//! ```
//!
//! `Found:` and `Founds:` mean the same, `-` means no card, a `Talon:` line may stand anywhere, a fan may
//! start with a colon, a ten is `T` or `10`, case does not matter.

use thiserror::Error;

use crate::{
    cards::{Card, Deck},
    rules::{Layout, Rules},
};

/// Why a text board is no deal of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    #[error("line {line}: {text:?} is not a card")]
    UnknownCard {
        line: usize,
        /// At most the first ten characters.
        text: String,
    },
    #[error("line {line}: {card} is there twice")]
    Doubled { line: usize, card: Card },
    #[error("line {line}: this line is there twice")]
    RepeatedHeading { line: usize },
    #[error("line {line}: this game has no talon")]
    NoTalon { line: usize },
    #[error("line {line}: {card} does not lie on the foundation")]
    NotOnFoundation { line: usize, card: Card },
    #[error("line {line}: {card} lies on the foundation, not in a fan")]
    NotInAFan { line: usize, card: Card },
    #[error("line {line}: {found} cards in a fan of {expected}")]
    FanSize { line: usize, expected: usize, found: usize },
    #[error("{found} fans instead of {expected}")]
    FanCount { expected: usize, found: usize },
}

/// Reads the deck that is dealt as this board shows.
///
/// The foundation's card is dealt first, then the fans in turn, a card each. A board without a line for the
/// foundation is read as one with the card on it that always lies there.
///
/// ```
/// use black_hole::{deals::{Deal, board_text}, rules::{Rules, hole::BlackHole}};
///
/// let position = BlackHole::deal(&"24".parse::<Deal>()?.deck());
/// let deck = board_text::read::<BlackHole>(&board_text::write(&position))?;
/// assert_eq!(BlackHole::deal(&deck), position);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What keeps the board from being a deal of this game, with its line and card.
pub fn read<R: Rules>(text: &str) -> Result<Deck, BoardError> {
    let board = Board::read(text)?;
    let Layout { fans, fan_size, foundation } = R::LAYOUT;
    if let Some(talon) = board.talon {
        return Err(BoardError::NoTalon { line: talon.line });
    }
    if let Some(Row { line, cards }) = board.foundations
        && let Some(&card) = cards.iter().find(|&&card| card != foundation)
    {
        return Err(BoardError::NotOnFoundation { line, card });
    }
    for Row { line, cards } in &board.fans {
        let (line, expected, found) = (*line, fan_size, cards.len());
        if cards.contains(&foundation) {
            return Err(BoardError::NotInAFan { line, card: foundation });
        }
        if found != expected {
            return Err(BoardError::FanSize { line, expected, found });
        }
    }
    if board.fans.len() != fans {
        return Err(BoardError::FanCount { expected: fans, found: board.fans.len() });
    }
    let mut cards = vec![foundation];
    cards.extend((0..fan_size).flat_map(|height| board.fans.iter().map(move |fan| fan.cards[height])));
    Ok(Deck::new(&cards).expect("no card came twice and every place is filled"))
}

/// Writes a position as [`read`] reads it; an emptied fan is a `-`.
pub fn write<R: Rules>(position: &R) -> String {
    let mut text = format!("Foundations: {}\n", position.foundation());
    for fan in position.fans() {
        let cards: Vec<String> = fan.iter().map(Card::to_string).collect();
        text += &if cards.is_empty() { "-".to_owned() } else { cards.join(" ") };
        text.push('\n');
    }
    text
}

/// What the lines say, each card at most once.
#[derive(Debug, Default, PartialEq, Eq)]
struct Board {
    foundations: Option<Row>,
    talon: Option<Row>,
    fans: Vec<Row>,
}

/// The cards of one line, counted from 1.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    line: usize,
    cards: Vec<Card>,
}

impl Board {
    fn read(text: &str) -> Result<Board, BoardError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
        let mut board = Board::default();
        let mut seen = [false; 52];
        for (index, content) in text.split(['\n', '\r']).enumerate() {
            let line = index + 1;
            let content = content.trim();
            if content.is_empty() {
                continue;
            }
            let (heading, words) = match content.split_once(':') {
                Some((heading, words)) => (heading.trim().to_ascii_lowercase(), words),
                None => (String::new(), content),
            };
            let heading_slot = match heading.as_str() {
                "" => None,
                "foundations" | "founds" | "found" => Some(&mut board.foundations),
                "talon" => Some(&mut board.talon),
                _ => return Err(unknown_card(line, content)),
            };
            let row = Row { line, cards: read_cards(line, words, &mut seen)? };
            match heading_slot {
                None => board.fans.push(row),
                Some(slot) if slot.is_none() => *slot = Some(row),
                Some(_) => return Err(BoardError::RepeatedHeading { line }),
            }
        }
        Ok(board)
    }
}

fn read_cards(line: usize, words: &str, seen: &mut [bool; 52]) -> Result<Vec<Card>, BoardError> {
    let mut cards = Vec::new();
    for word in words.split_whitespace().filter(|&word| word != "-") {
        let card: Card = word.parse().map_err(|_| unknown_card(line, word))?;
        if std::mem::replace(&mut seen[usize::from(card.number())], true) {
            return Err(BoardError::Doubled { line, card });
        }
        cards.push(card);
    }
    Ok(cards)
}

fn unknown_card(line: usize, text: &str) -> BoardError {
    BoardError::UnknownCard { line, text: text.chars().take(10).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{deals::Deal, rules::hole::BlackHole};

    #[test]
    fn every_accepted_spelling_reads_the_same() {
        let plain = Board::read("Foundations: AS\nTH 2C\n3D").unwrap();
        for text in [
            "\u{feff}found: as\r\n10h 2c\r\n3d\r\n",
            "Founds: AS\r: TH 2C\r: 3D",
            "  FOUNDATIONS:AS  \n:10H   2C\n3D\n",
        ] {
            assert_eq!(Board::read(text).unwrap(), plain, "{text:?}");
        }
    }

    #[test]
    fn blank_lines_are_passed_over_but_counted() {
        let board = Board::read("\n\nAS\n \n2S\n").unwrap();
        assert_eq!(board.fans.iter().map(|fan| fan.line).collect::<Vec<_>>(), [3, 5]);
    }

    #[test]
    fn a_dash_is_no_card() {
        assert!(Board::read("Foundations: -").unwrap().foundations.unwrap().cards.is_empty());
    }

    #[test]
    fn a_wrong_word_is_named_with_its_line() {
        let unknown = |line, text: &str| Err(BoardError::UnknownCard { line, text: text.into() });
        assert_eq!(Board::read("AS\n2S XX"), unknown(2, "XX"));
        assert_eq!(Board::read("Stock: AS"), unknown(1, "Stock: AS"));
        assert_eq!(Board::read("ééééééééééé!"), unknown(1, "éééééééééé"));
    }

    #[test]
    fn a_doubled_card_is_named_with_its_second_line() {
        let card = Card::ACE_OF_SPADES;
        assert_eq!(Board::read("AS 2S\n3S AS"), Err(BoardError::Doubled { line: 2, card }));
    }

    #[test]
    fn a_heading_stands_once() {
        let repeated = Err(BoardError::RepeatedHeading { line: 2 });
        assert_eq!(Board::read("Found: AS\nFounds: 2S"), repeated);
        assert_eq!(Board::read("Talon: AS\nTalon: 2S"), repeated);
    }

    #[test]
    fn a_board_that_is_no_deal_of_the_game_says_what_is_wrong() {
        let board = write(&BlackHole::deal(&"24".parse::<Deal>().unwrap().deck()));
        let ace = Card::ACE_OF_SPADES;
        let refused = |text: &str| read::<BlackHole>(text).unwrap_err();
        let without_last_line = board.trim_end().rsplit_once('\n').unwrap().0;
        assert_eq!(refused(without_last_line), BoardError::FanCount { expected: 17, found: 16 });
        assert_eq!(refused(""), BoardError::FanCount { expected: 17, found: 0 });
        let no_four = board.replace("4S", "");
        assert_eq!(refused(&no_four), BoardError::FanSize { line: 8, expected: 3, found: 2 });
        let two_in_the_hole = no_four.replace("AS", "AS 4S");
        let four = "4S".parse().unwrap();
        assert_eq!(refused(&two_in_the_hole), BoardError::NotOnFoundation { line: 1, card: four });
        let ace_in_a_fan = board.replace("Foundations: AS", "Foundations: -").replace("4S", "AS");
        assert_eq!(refused(&ace_in_a_fan), BoardError::NotInAFan { line: 8, card: ace });
        assert_eq!(refused(&format!("{board}Talon: -")), BoardError::NoTalon { line: 19 });
    }

    #[test]
    fn the_line_of_the_foundation_may_be_left_out() {
        let board = write(&BlackHole::deal(&"24".parse::<Deal>().unwrap().deck()));
        let without = board.replace("Foundations: AS", "");
        assert_eq!(read::<BlackHole>(&without), read::<BlackHole>(&board));
    }
}
