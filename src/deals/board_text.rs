//! Text boards: a layout as the field's tools write it, a line a fan with the available card last.
//!
//! ```text
//! Foundations: AS
//! JD KS TH
//! 2D 9D 8H
//! ```
//!
//! `Found:` and `Founds:` mean the same, `-` means no card, a `Talon:` line, the card that is turned next first, may stand
//! anywhere, a fan may start with a colon, a ten is `T` or `10`, case does not matter, and a line that starts with `#` is a
//! comment.

use thiserror::Error;

use crate::{
    cards::{Card, DECK_SIZE, Deck},
    rules::{GameName, Layout, Position, Starter},
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
    #[error("line {line}: there is such a line already")]
    RepeatedHeading { line: usize },
    #[error("line {line}: this game has no talon")]
    NoTalon { line: usize },
    #[error("the talon is missing, a line of {expected} cards")]
    MissingTalon { expected: usize },
    #[error("line {line}: {found} cards in a talon of {expected}")]
    TalonSize { line: usize, expected: usize, found: usize },
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
/// A card that always lies on the foundation is dealt first, then the fans in turn, a card each, then the foundation's
/// card in other games, and the stock. The line for the foundation may be left out, since the card on it is the one that
/// lies nowhere else.
///
/// ```
/// use black_hole::{deals::{Deal, board_text}, rules::{GameName, Position}};
///
/// let position = "24".parse::<Deal>()?.lay_out(GameName::BlackHole);
/// let deck = board_text::read(GameName::BlackHole, &board_text::write(&position))?;
/// assert_eq!(Position::deal(GameName::BlackHole, &deck), position);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What keeps the board from being a deal of this game, with its line and card.
pub fn read(game: GameName, text: &str) -> Result<Deck, BoardError> {
    deck(game, Board::read(&lines(&normalised(text)))?)
}

/// A board that somebody is still writing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoFar {
    /// As many as the game has, the last ones empty; the available card of each last.
    pub fans: Vec<Vec<Card>>,
    /// The next card first.
    pub stock: Vec<Card>,
}

/// What can be read so far of the fans and the stock of a board that somebody is still writing, without what is no card, is
/// there twice or does not belong there. A card that the foundation has is in none of them.
///
/// ```
/// use black_hole::{deals::board_text::so_far, rules::GameName};
///
/// let board = so_far(GameName::BlackHole, "4C 3C 3S\n-\n5H XX 4C");
/// let sizes: Vec<usize> = board.fans.iter().map(Vec::len).collect();
/// assert_eq!((&sizes[..4], sizes.len()), (&[3, 0, 1, 0][..], 17));
/// ```
pub fn so_far(game: GameName, text: &str) -> SoFar {
    let layout = game.layout();
    let mut board = SoFar { fans: Vec::new(), stock: Vec::new() };
    let text = normalised(text);
    let lines: Vec<&str> =
        lines(&text).into_iter().map(|(_, line)| line).filter(|line| !line.starts_with('#')).collect();
    let on_foundation = match layout.foundation {
        Starter::None => None,
        Starter::Always(card) => Some(card),
        Starter::Dealt => lines.iter().find_map(|line| match heading(line)? {
            (Heading::Foundations, words) => words.split_whitespace().next()?.parse().ok(),
            (Heading::Talon | Heading::Unknown, _) => None,
        }),
    };
    let mut seen: Vec<Card> = on_foundation.into_iter().collect();
    for line in lines {
        let (pile, size, words) = match heading(line) {
            Some((Heading::Talon, words)) => (&mut board.stock, layout.stock(), words),
            None if board.fans.len() < layout.fans => {
                let fan = board.fans.push_mut(Vec::new());
                (fan, layout.fan_size, line.trim_start_matches(':'))
            }
            Some((Heading::Foundations | Heading::Unknown, _)) | None => continue,
        };
        for card in words.split_whitespace().filter_map(|word| word.parse::<Card>().ok()) {
            if pile.len() < size && !seen.contains(&card) {
                seen.push(card);
                pile.push(card);
            }
        }
    }
    board.fans.resize(layout.fans, Vec::new());
    board
}

/// The text with its cards spelt as [`read`] reads them, where a person spells them otherwise: suits by their signs, commas
/// between cards, Russian letters (Т, К, Д, В; П, Ч, Б, Т or К), and Russian letters that only look like the others.
///
/// ```
/// use black_hole::deals::board_text::respelt;
/// assert_eq!(respelt("10♥, ТП дч 4С"), "10H  AS QH 4C");
/// ```
pub fn respelt(text: &str) -> String {
    text.split_inclusive(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'))
        .map(|word| {
            let end =
                word.trim_end_matches(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'));
            let after = &word[end.len()..];
            respelt_card(end) + &after.replace([',', ';'], " ")
        })
        .collect()
}

fn respelt_card(word: &str) -> String {
    // Signs may come with a selector for how they are to be drawn.
    let mut letters: Vec<char> =
        word.chars().filter(|&letter| letter != '\u{fe0f}').flat_map(char::to_uppercase).collect();
    let Some(last) = letters.pop().filter(|_| !letters.is_empty()) else { return word.to_owned() };
    let (suit, is_russian) = match last {
        '♣' | '♧' => ('C', true),
        '♠' | '♤' => ('S', true),
        '♥' | '♡' => ('H', true),
        '♦' | '♢' => ('D', true),
        'Т' | 'К' => ('C', true),
        'П' => ('S', true),
        'Ч' => ('H', true),
        'Б' => ('D', true),
        // These look like Latin letters, and stand for those.
        'С' => ('C', false),
        'Н' => ('H', false),
        _ => return word.to_owned(),
    };
    let rank = letters.into_iter().map(|letter| match letter {
        // An ace in Russian, a ten where it only looks like the Latin letter.
        'Т' if is_russian => 'A',
        'Т' => 'T',
        'А' => 'A',
        'К' => 'K',
        'Д' => 'Q',
        'В' => 'J',
        other => other,
    });
    rank.chain([suit]).collect()
}

/// One of several boards in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the last comment before the board says.
    pub title: Option<String>,
    /// The line that the board begins in, counted from 1.
    pub line: usize,
    /// The deck, or why the board is no deal; with lines of the whole text.
    pub deck: Result<Deck, BoardError>,
}

/// Reads one board after the other. A board begins behind a comment, with a line for the foundation or the talon that
/// is not part of the one before, or where the one before has all its fans.
pub fn read_all(game: GameName, text: &str) -> Vec<Entry> {
    let text = normalised(text);
    let mut entries = Vec::new();
    let mut title = None;
    let mut board = Begun::default();
    for (number, line) in lines(&text) {
        let comment = line.strip_prefix('#');
        if comment.is_some() || board.ends_before(game, line) {
            entries.extend(std::mem::take(&mut board).end(game, title));
        }
        match comment {
            Some(comment) => title = Some(comment.trim()),
            None => board.add(number, line),
        }
    }
    entries.extend(board.end(game, title));
    entries
}

/// One of several boards, as far as it has been read.
#[derive(Default)]
struct Begun<'a> {
    /// With their numbers.
    lines: Vec<(usize, &'a str)>,
    has_foundations: bool,
    has_talon: bool,
    fans: usize,
}

impl<'a> Begun<'a> {
    /// Whether the line belongs to another board.
    fn ends_before(&self, game: GameName, line: &str) -> bool {
        match heading(line) {
            None => self.fans == game.layout().fans,
            Some((Heading::Foundations, _)) => self.has_foundations || self.fans > 0,
            Some((Heading::Talon, words)) => self.has_talon || self.is_no_talon_for_these_fans(words),
            Some((Heading::Unknown, _)) => false,
        }
    }

    /// Whether more than a few of the words are cards that lie here already: a talon behind the fans may be the next
    /// board's, if this one's is missing.
    fn is_no_talon_for_these_fans(&self, words: &str) -> bool {
        let cards = |words: &str| -> Vec<Card> {
            words.split_whitespace().filter_map(|word| word.parse().ok()).collect()
        };
        let here: Vec<Card> = self.lines.iter().flat_map(|(_, line)| cards(line)).collect();
        let talon = cards(words);
        4 * talon.iter().filter(|card| here.contains(card)).count() > talon.len()
    }

    fn add(&mut self, number: usize, line: &'a str) {
        self.lines.push((number, line));
        match heading(line) {
            None => self.fans += 1,
            Some((Heading::Foundations, _)) => self.has_foundations = true,
            Some((Heading::Talon, _)) => self.has_talon = true,
            Some((Heading::Unknown, _)) => {}
        }
    }

    /// The board, if it has any line.
    fn end(self, game: GameName, title: Option<&str>) -> Option<Entry> {
        let &(line, _) = self.lines.first()?;
        let deck = Board::read(&self.lines).and_then(|board| deck(game, board));
        Some(Entry { title: title.map(str::to_owned), line, deck })
    }
}

/// The deck that is dealt as the board shows.
fn deck(game: GameName, board: Board) -> Result<Deck, BoardError> {
    let Layout { fans, fan_size, foundation } = game.layout();
    let stock = stock(board.talon, game.layout().stock())?;
    if let Some(Row { line, cards }) = board.foundations {
        let stranger = match foundation {
            Starter::None => cards.first(),
            Starter::Always(starter) => cards.iter().find(|&&card| card != starter),
            Starter::Dealt => cards.get(1),
        };
        if let Some(&card) = stranger {
            return Err(BoardError::NotOnFoundation { line, card });
        }
    }
    for Row { line, cards } in &board.fans {
        let (line, expected, found) = (*line, fan_size, cards.len());
        if let Some(card) = foundation.always().filter(|card| cards.contains(card)) {
            return Err(BoardError::NotInAFan { line, card });
        }
        if found != expected {
            return Err(BoardError::FanSize { line, expected, found });
        }
    }
    if board.fans.len() != fans {
        return Err(BoardError::FanCount { expected: fans, found: board.fans.len() });
    }
    let mut cards: Vec<Card> = foundation.always().into_iter().collect();
    cards.extend((0..fan_size).flat_map(|height| board.fans.iter().map(move |fan| fan.cards[height])));
    if foundation == Starter::Dealt {
        let mut deck = (0..DECK_SIZE as u8).filter_map(Card::from_number);
        cards.extend(deck.find(|card| !cards.contains(card) && !stock.contains(card)));
    }
    cards.extend(stock);
    Ok(Deck::new(&cards).expect("no card came twice and every place is filled"))
}

/// The cards of a stock of this size, which may be none at all.
fn stock(talon: Option<Row>, expected: usize) -> Result<Vec<Card>, BoardError> {
    match talon {
        None if expected == 0 => Ok(Vec::new()),
        None => Err(BoardError::MissingTalon { expected }),
        Some(Row { line, .. }) if expected == 0 => Err(BoardError::NoTalon { line }),
        Some(Row { cards, .. }) if cards.len() == expected => Ok(cards),
        Some(Row { line, cards }) => Err(BoardError::TalonSize { line, expected, found: cards.len() }),
    }
}

/// Writes a position as [`read`] reads it; an emptied fan is a `-`.
pub fn write(position: &Position) -> String {
    let mut text = String::new();
    if position.game().layout().stock() > 0 {
        text += &format!("Talon: {}\n", in_a_line(position.stock()));
    }
    text += &format!("Foundations: {}\n", in_a_line(position.foundation().as_slice()));
    for fan in position.fans() {
        text += &in_a_line(fan);
        text.push('\n');
    }
    text
}

fn in_a_line(cards: &[Card]) -> String {
    let names: Vec<String> = cards.iter().map(Card::to_string).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(" ") }
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
    /// Reads lines with their numbers, none of them blank.
    fn read(lines: &[(usize, &str)]) -> Result<Board, BoardError> {
        let mut board = Board::default();
        let mut seen = [false; 52];
        for &(line, content) in lines.iter().filter(|(_, content)| !content.starts_with('#')) {
            let (heading_slot, words) = match heading(content) {
                None => (None, content.trim_start_matches(':')),
                Some((Heading::Foundations, words)) => (Some(&mut board.foundations), words),
                Some((Heading::Talon, words)) => (Some(&mut board.talon), words),
                Some((Heading::Unknown, _)) => return Err(unknown_card(line, content)),
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

/// The text with line feeds only.
fn normalised(text: &str) -> String {
    text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n").replace('\r', "\n")
}

/// The lines that are not blank, with their numbers from 1.
fn lines(normalised: &str) -> Vec<(usize, &str)> {
    let lines = normalised.split('\n').map(str::trim).enumerate();
    lines.filter(|(_, line)| !line.is_empty()).map(|(index, line)| (index + 1, line)).collect()
}

/// What the word before a line's colon says of the cards after it.
enum Heading {
    Foundations,
    Talon,
    Unknown,
}

/// The heading of a line, and what follows it; none if there is no such word.
fn heading(line: &str) -> Option<(Heading, &str)> {
    let (word, words) = line.split_once(':')?;
    let heading = match word.trim().to_ascii_lowercase().as_str() {
        "" => return None,
        "foundations" | "founds" | "found" => Heading::Foundations,
        "talon" => Heading::Talon,
        _ => Heading::Unknown,
    };
    Some((heading, words))
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
    use crate::deals::Deal;

    fn board(text: &str) -> Result<Board, BoardError> {
        Board::read(&lines(&normalised(text)))
    }

    #[test]
    fn every_accepted_spelling_reads_the_same() {
        let plain = board("Foundations: AS\nTH 2C\n3D").unwrap();
        for text in [
            "\u{feff}found: as\r\n10h 2c\r\n3d\r\n",
            "Founds: AS\r: TH 2C\r: 3D",
            "  FOUNDATIONS:AS  \n:10H   2C\n3D\n",
        ] {
            assert_eq!(board(text).unwrap(), plain, "{text:?}");
        }
    }

    #[test]
    fn cards_are_respelt_and_everything_else_is_left_as_it_is() {
        for (text, spelt) in [
            ("4♣ 3♣️ 3♠", "4C 3C 3S"),
            ("10б\tВт\nкк", "10D\tJC\nKC"),
            ("ТН ТС", "TH TC"),
            ("Foundations: AS", "Foundations: AS"),
            (": XX - Т 10", ": XX - Т 10"),
            ("4C,3C;3S", "4C 3C 3S"),
        ] {
            assert_eq!(respelt(text), spelt);
        }
    }

    #[test]
    fn a_card_that_the_foundation_has_is_in_no_fan_of_a_board_that_is_still_written() {
        let first_fan = |game, text| so_far(game, text).fans.swap_remove(0);
        let cards = |names: &str| names.split(' ').map(|name| name.parse().unwrap()).collect::<Vec<Card>>();
        assert_eq!(first_fan(GameName::BlackHole, "Foundations: 2C\n2C AS 3C"), cards("2C 3C"));
        assert_eq!(first_fan(GameName::Golf, "Foundations: 2C\n2C AS 3C"), cards("AS 3C"));
        assert_eq!(first_fan(GameName::Golf, "2C AS 3C\nFound: 2C"), cards("AS 3C"));
        assert_eq!(first_fan(GameName::AllInARow, "Foundations: 2C\n2C AS 3C"), cards("2C AS 3C"));
    }

    #[test]
    fn blank_lines_are_passed_over_but_counted() {
        let read = board("\n\nAS\n \n2S\n").unwrap();
        assert_eq!(read.fans.iter().map(|fan| fan.line).collect::<Vec<_>>(), [3, 5]);
    }

    #[test]
    fn a_dash_is_no_card() {
        assert!(board("Foundations: -").unwrap().foundations.unwrap().cards.is_empty());
    }

    #[test]
    fn a_wrong_word_is_named_with_its_line() {
        let unknown = |line, text: &str| Err(BoardError::UnknownCard { line, text: text.into() });
        assert_eq!(board("AS\n2S XX"), unknown(2, "XX"));
        assert_eq!(board("Stock: AS"), unknown(1, "Stock: AS"));
        assert_eq!(board("ééééééééééé!"), unknown(1, "éééééééééé"));
    }

    #[test]
    fn a_doubled_card_is_named_with_its_second_line() {
        let card = Card::ACE_OF_SPADES;
        assert_eq!(board("AS 2S\n3S AS"), Err(BoardError::Doubled { line: 2, card }));
    }

    #[test]
    fn a_heading_stands_once() {
        let repeated = Err(BoardError::RepeatedHeading { line: 2 });
        assert_eq!(board("Found: AS\nFounds: 2S"), repeated);
        assert_eq!(board("Talon: AS\nTalon: 2S"), repeated);
    }

    #[test]
    fn a_board_that_is_no_deal_of_the_game_says_what_is_wrong() {
        let board = write(&"24".parse::<Deal>().unwrap().lay_out(GameName::BlackHole));
        let ace = Card::ACE_OF_SPADES;
        let refused = |text: &str| read(GameName::BlackHole, text).unwrap_err();
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
    fn several_boards_are_read_one_after_the_other() {
        let written = |deal: &str| write(&deal.parse::<Deal>().unwrap().lay_out(GameName::BlackHole));
        let deck = |board: &str| read(GameName::BlackHole, board);
        let (one, two) = (written("1"), written("2"));
        let two_alone = two.split_once('\n').unwrap().1;
        let bad = two.replace("AS", "AS AS");
        // After a comment, at a foundation, where the fans are full; with blank lines or without.
        let text = format!("# 1\n{one}{two}\n{one}{two_alone}\n# bad one\n{bad}# 7\n");
        let entries = read_all(GameName::BlackHole, &text);
        let titles: Vec<_> = entries.iter().map(|entry| entry.title.as_deref().unwrap_or_default()).collect();
        assert_eq!(titles, ["1", "1", "1", "1", "bad one"]);
        assert_eq!(entries.iter().map(|entry| entry.line).collect::<Vec<_>>(), [2, 20, 39, 57, 76]);
        let decks: Vec<_> = entries[..4].iter().map(|entry| entry.deck.clone()).collect();
        assert_eq!(decks, [deck(&one), deck(&two), deck(&one), deck(&two)]);
        let doubled = BoardError::Doubled { line: 76, card: Card::ACE_OF_SPADES };
        assert_eq!(entries[4].deck, Err(doubled));
        assert_eq!(read_all(GameName::BlackHole, "\n\n"), []);
    }

    #[test]
    fn boards_with_a_talon_before_or_after_the_fans_are_read_one_after_the_other() {
        let deck = |deal: &str| deal.parse::<Deal>().unwrap().deck();
        let first = write(&Position::deal(GameName::Golf, &deck("1")));
        let (talon, rest) = first.split_once('\n').unwrap();
        let last = format!("{rest}{talon}\n");
        let other = write(&Position::deal(GameName::Golf, &deck("2")));
        for text in [format!("{first}{other}"), format!("{last}{other}"), format!("{last}{last}{other}")] {
            let entries = read_all(GameName::Golf, &text);
            let (end, starts) = entries.split_last().unwrap();
            assert!(starts.iter().all(|entry| entry.deck == Ok(deck("1"))), "{text}");
            assert_eq!(end.deck, Ok(deck("2")), "{text}");
            let lines: Vec<usize> = entries.iter().map(|entry| entry.line).collect();
            assert_eq!(lines, [1, 10, 19][..entries.len()], "{text}");
        }
    }

    #[test]
    fn a_board_whose_talon_is_missing_does_not_take_that_of_the_next() {
        let golf = |deal: &str| deal.parse::<Deal>().unwrap().lay_out(GameName::Golf);
        let (first, second) = (write(&golf("1")), write(&golf("2")));
        let without = first.split_once('\n').unwrap().1;
        let entries = read_all(GameName::Golf, &format!("{without}{second}"));
        let decks: Vec<_> = entries.into_iter().map(|entry| entry.deck).collect();
        assert_eq!(decks, [Err(BoardError::MissingTalon { expected: 16 }), read(GameName::Golf, &second)]);
        // A card there twice by mistake does not part a talon from its board.
        let doubled = format!("{without}{}", first.split_once('\n').unwrap().0.replace("8H", "5H"));
        let entries = read_all(GameName::Golf, &doubled);
        let why = BoardError::Doubled { line: 9, card: "5H".parse().unwrap() };
        assert_eq!(entries.into_iter().map(|entry| entry.deck).collect::<Vec<_>>(), [Err(why)]);
    }

    #[test]
    fn the_line_of_the_foundation_may_be_left_out() {
        let is_the_same_without = |game| {
            let board = write(&"24".parse::<Deal>().unwrap().lay_out(game));
            let without: Vec<&str> = board.lines().filter(|line| !line.starts_with("Found")).collect();
            assert_eq!(read(game, &without.join("\n")), read(game, &board));
        };
        is_the_same_without(GameName::BlackHole);
        is_the_same_without(GameName::BlackHoleAny);
        is_the_same_without(GameName::Golf);
    }

    #[test]
    fn a_foundation_that_takes_any_card_takes_one() {
        let board = write(&"1".parse::<Deal>().unwrap().lay_out(GameName::Golf));
        assert!(board.contains("\nFoundations: TH\n"));
        let two = board.replace("4H", "").replace("TH\n", "TH 4H\n");
        let card = "4H".parse().unwrap();
        assert_eq!(read(GameName::Golf, &two), Err(BoardError::NotOnFoundation { line: 2, card }));
    }

    #[test]
    fn a_talon_is_as_large_as_the_stock() {
        let board = write(&"1".parse::<Deal>().unwrap().lay_out(GameName::Golf));
        let (talon, rest) = board.split_once('\n').unwrap();
        let refused = |text: &str| read(GameName::Golf, text).unwrap_err();
        assert_eq!(refused(rest), BoardError::MissingTalon { expected: 16 });
        let size = |line, found| BoardError::TalonSize { line, expected: 16, found };
        assert_eq!(refused(&board.replace(" 6H\n", "\n")), size(1, 15));
        assert_eq!(refused(&format!("{rest}Talon: -")), size(9, 0));
        assert_eq!(refused(&format!("{rest}{talon} 4H").replace("4H\n", "\n")), size(9, 17));
        let doubled = BoardError::Doubled { line: 9, card: "5H".parse().unwrap() };
        assert_eq!(refused(&format!("{rest}{}", talon.replace("8H", "5H"))), doubled);
    }

    #[test]
    fn the_talon_of_a_game_that_goes_on_is_written_as_far_as_it_is_left() {
        let mut position = "1".parse::<Deal>().unwrap().lay_out(GameName::Golf);
        for _ in 0..14 {
            position.play(position.turn()).unwrap();
        }
        assert!(write(&position).starts_with("Talon: 2H 6H\nFoundations: 9C\n"));
    }
}
