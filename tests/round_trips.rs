//! What is written is read back the same: links, decks, text boards, games; and nothing makes a reader fail
//! but with its error.

use black_hole::{
    cards::{Card, Deck},
    deals::{
        Deal, board_text,
        link::Link,
        number::{MsNumber, PlainNumber},
    },
    game::Game,
    rules::{
        GameName, Rules,
        hole::{AllInARow, BlackHole, FanIndex},
    },
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
fn any_game() -> impl Strategy<Value = Game<BlackHole>> {
    (any_deal(), prop::collection::vec(any::<prop::sample::Index>(), 0..51), 0..51usize).prop_map(
        |(deal, choices, undone)| {
            let mut game = Game::new(deal);
            for choice in choices {
                let moves = BlackHole::legal_moves(game.position());
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

fn is_read_back<R: Rules>(position: R) -> bool {
    let deck = board_text::read::<R>(&board_text::write(&position)).expect("a whole deal");
    Deal::Deck(deck).lay_out::<R>() == position
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
    fn a_game_leads_back_to_itself_by_its_line(game in any_game()) {
        let played = game.played().len();
        prop_assert_eq!(Game::with_line(game.deal().clone(), &game.line(), played), Ok(game));
    }

    #[test]
    fn undo_and_redo_to_the_ends_and_back_change_nothing(game in any_game()) {
        let mut copy = game.clone();
        let mut undone = 0;
        while copy.undo() {
            undone += 1;
        }
        prop_assert_eq!(undone, game.progress().moved);
        for _ in 0..undone {
            prop_assert!(copy.redo());
        }
        prop_assert_eq!(copy, game);
    }

    #[test]
    fn a_board_leads_back_to_the_position_that_it_shows(deck in any_deck()) {
        prop_assert!(is_read_back(BlackHole::deal(&deck)));
        prop_assert!(is_read_back(AllInARow::deal(&deck)));
    }

    #[test]
    fn the_legal_moves_are_exactly_those_that_can_be_played(game in any_game()) {
        let legal = game.position().legal_moves();
        for fan in FanIndex::all() {
            let mut position = game.position().clone();
            prop_assert_eq!(position.play(fan).is_ok(), legal.contains(&fan));
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", tail in "[#/%a-zA-Z0-9.,)>?&=-]*") {
        let _ = Link::read(&text);
        let _ = Link::read(&format!("#/black-hole/{tail}"));
        let _ = Link::read(&format!("#/black-hole/24/{text}"));
        let _ = text.parse::<Deal>();
        let _ = board_text::read::<BlackHole>(&text);
    }
}
