//! What is written is read back the same: links, decks, text boards, games; and nothing makes a reader fail
//! but with its error.

use black_hole::{
    cards::{Card, Deck},
    deals::{
        Deal,
        board_text::{self, SoFar},
        link::Link,
        number::{MsNumber, PlainNumber},
    },
    game::Game,
    rules::{GameName, Move, Position},
};
use proptest::prelude::*;

fn any_deck() -> impl Strategy<Value = Deck> {
    let cards: Vec<Card> = (0..52).filter_map(Card::from_number).collect();
    Just(cards).prop_shuffle().prop_map(|cards| Deck::new(&cards).expect("a shuffled deck"))
}

fn any_deal() -> impl Strategy<Value = Deal> {
    let plain = |number| Deal::Plain(PlainNumber::new(number).expect("a number in range"));
    prop_oneof![
        (1..=40_000u128).prop_map(plain),
        (1..=PlainNumber::MAX).prop_map(plain),
        (1..=MsNumber::MAX).prop_map(|number| Deal::Microsoft(MsNumber::new(number).expect("in range"))),
        any_deck().prop_map(Deal::Deck),
    ]
}

/// A deal with some legal moves on it, chosen by `choices`, of which some are undone.
fn any_game() -> impl Strategy<Value = Game> {
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..51);
    (prop::sample::select(&GameName::ALL), any_deal(), choices, 0..51usize).prop_map(
        |(name, deal, choices, undone)| {
            let mut game = Game::new(name, deal);
            for choice in choices {
                let moves = game.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                game.play(*choice.get(&moves)).expect("a legal move");
            }
            for _ in 0..undone {
                game.undo();
            }
            game
        },
    )
}

fn is_led_back_by_its_line(game: &Game) -> bool {
    Game::with_line(game.name(), game.deal().clone(), &game.line(), game.played().len()).as_ref() == Ok(game)
}

fn is_the_same_after_undo_and_redo(game: &Game) -> bool {
    let mut copy = game.clone();
    let mut undone = 0;
    while copy.undo() {
        undone += 1;
    }
    let at_the_start = copy.progress().moved == 0;
    (0..undone).all(|_| copy.redo()) && at_the_start && undone == game.played().len() && copy == *game
}

/// Any characters, and what looks like a board.
fn any_text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        "[2-9AJQKTajqkt][CSHDcshd] ",
        "(10|[ТКДВА♥К])[♣♠♥♦ПЧБТКСН],",
        "(#|-|:|Talon:|foundations:|Found:|XX) ?",
        "\n"
    ];
    prop_oneof!["\\PC*", prop::collection::vec(word, 0..120).prop_map(|words| words.concat())]
}

proptest! {
    #[test]
    fn a_link_leads_back_to_what_it_names(
        game in prop::sample::select(&GameName::ALL),
        deal in any_deal(),
        line in prop::collection::vec(0..64u8, 0..60),
        replay: bool,
    ) {
        let link = Link { game, deal, replay: replay && !line.is_empty(), line };
        prop_assert_eq!(Link::read(&link.to_string()), Ok(link));
    }

    #[test]
    fn a_game_leads_back_to_itself_by_its_line(
        game in any_game(),
    ) {
        prop_assert!(is_led_back_by_its_line(&game));
    }

    #[test]
    fn undo_and_redo_to_the_ends_and_back_change_nothing(
        game in any_game(),
    ) {
        prop_assert!(is_the_same_after_undo_and_redo(&game));
    }

    #[test]
    fn every_move_takes_one_card_off_a_fan_or_the_stock(game in any_game()) {
        let turned = game.name().layout().stock() - game.position().stock().len();
        prop_assert_eq!(game.progress().moved + turned, game.played().len());
    }

    #[test]
    fn a_board_leads_back_to_the_position_that_it_shows(deck in any_deck()) {
        for game in GameName::ALL {
            let position = Position::deal(game, &deck);
            let read = board_text::read(game, &board_text::write(&position)).expect("a whole deal");
            prop_assert_eq!(Position::deal(game, &read), position);
        }
    }

    #[test]
    fn a_deck_that_is_all_laid_out_leads_back_to_itself_by_its_board(deck in any_deck()) {
        for game in GameName::ALL.into_iter().filter(|&game| game != GameName::BlackHole) {
            let read = board_text::read(game, &board_text::write(&Position::deal(game, &deck)));
            prop_assert_eq!(read.as_ref(), Ok(&deck));
        }
    }

    #[test]
    fn the_legal_moves_are_exactly_those_that_can_be_played(game in any_game()) {
        let legal = game.position().legal_moves();
        for mv in (0..64).filter_map(|code| Move::try_from(code).ok()) {
            let played = game.position().clone().play(mv);
            prop_assert_eq!(played.is_ok(), legal.contains(&mv));
            prop_assert_eq!(game.position().check(mv).err(), played.err());
        }
    }

    #[test]
    fn a_card_moves_if_its_fan_does_and_it_is_the_available_one(game in any_game()) {
        let position = game.position();
        for card in (0..52).filter_map(Card::from_number) {
            let fan_that_gives_it = position.playable_fans().into_iter().find(|&fan| {
                position.fan(fan).last() == Some(&card)
            });
            prop_assert_eq!(position.move_of(card).ok(), fan_that_gives_it.map(Move::of_fan));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any_text(), tail in "[#/%a-zA-Z0-9.,)>?&=-]*") {
        let _ = Link::read(&text);
        let _ = Link::read(&format!("#/black-hole/{tail}"));
        let _ = Link::read(&format!("#/black-hole/24/{text}"));
        let _ = text.parse::<Deal>();
    }

    #[test]
    fn any_text_is_read_or_refused_as_boards_which_have_no_card_twice(text in any_text()) {
        let respelt = board_text::respelt(&text);
        prop_assert_eq!(&board_text::respelt(&respelt), &respelt);
        for game in GameName::ALL {
            let read = board_text::read(game, &text);
            let entries = board_text::read_all(game, &text);
            if let [only] = &entries[..] {
                prop_assert_eq!(&only.deck, &read);
            }
            let SoFar { fans, stock } = board_text::so_far(game, &respelt);
            prop_assert_eq!(fans.len(), game.layout().fans);
            let mut cards: Vec<Card> = fans.into_iter().flatten().chain(stock).collect();
            let all = cards.len();
            cards.sort_unstable_by_key(|card| card.number());
            cards.dedup();
            prop_assert_eq!(cards.len(), all);
        }
    }

    #[test]
    fn a_whole_board_is_all_there_so_far(deck in any_deck()) {
        for game in GameName::ALL {
            let position = Position::deal(game, &deck);
            let SoFar { fans, stock } = board_text::so_far(game, &board_text::write(&position));
            prop_assert!(position.fans().eq(fans.iter().map(Vec::as_slice)));
            prop_assert_eq!(position.stock(), stock);
        }
    }

    #[test]
    fn boards_one_after_the_other_are_read_each(decks in prop::collection::vec(any_deck(), 1..4)) {
        for game in GameName::ALL {
            let boards = decks.iter().map(|deck| Position::deal(game, deck));
            let text: String = boards.clone().map(|board| board_text::write(&board)).collect();
            let read = board_text::read_all(game, &text).into_iter();
            let read = read.map(|entry| Position::deal(game, &entry.deck.expect("a whole deal")));
            prop_assert!(read.eq(boards));
        }
    }
}
