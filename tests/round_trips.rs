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
        golf::{Golf, GolfKings, GolfWrap, Move},
        hole::{AllInARow, BlackHole, BlackHoleAny, FanIndex},
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
fn any_game<R: Rules>() -> impl Strategy<Value = Game<R>> {
    (any_deal(), prop::collection::vec(any::<prop::sample::Index>(), 0..51), 0..51usize).prop_map(
        |(deal, choices, undone)| {
            let mut game = Game::new(deal);
            for choice in choices {
                let moves = R::legal_moves(game.position());
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

fn is_led_back_by_its_line<R: Rules>(game: &Game<R>) -> bool {
    Game::with_line(game.deal().clone(), &game.line(), game.played().len()).as_ref() == Ok(game)
}

fn is_the_same_after_undo_and_redo<R: Rules>(game: &Game<R>) -> bool {
    let mut copy = game.clone();
    let mut undone = 0;
    while copy.undo() {
        undone += 1;
    }
    let at_the_start = copy.progress().moved == 0;
    (0..undone).all(|_| copy.redo()) && at_the_start && undone == game.played().len() && copy == *game
}

/// Whether of these moves exactly the legal ones can be played.
fn is_playable_as_it_says<R: Rules>(position: &R, moves: impl IntoIterator<Item = R::Move>) -> bool {
    let legal = position.legal_moves();
    moves.into_iter().all(|mv| position.clone().play(mv).is_ok() == legal.contains(&mv))
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
        hole in any_game::<BlackHole>(),
        any in any_game::<BlackHoleAny>(),
        golf in any_game::<Golf>(),
    ) {
        prop_assert!(is_led_back_by_its_line(&hole));
        prop_assert!(is_led_back_by_its_line(&any));
        prop_assert!(is_led_back_by_its_line(&golf));
    }

    #[test]
    fn undo_and_redo_to_the_ends_and_back_change_nothing(
        hole in any_game::<BlackHole>(),
        golf in any_game::<GolfWrap>(),
    ) {
        prop_assert_eq!(hole.played().len(), hole.progress().moved);
        prop_assert!(is_the_same_after_undo_and_redo(&hole));
        prop_assert!(is_the_same_after_undo_and_redo(&golf));
    }

    #[test]
    fn every_move_of_golf_takes_one_card_off_the_tableau_or_the_stock(game in any_game::<GolfKings>()) {
        let turned = Golf::LAYOUT.stock() - game.position().stock().len();
        prop_assert_eq!(game.progress().moved + turned, game.played().len());
    }

    #[test]
    fn a_board_leads_back_to_the_position_that_it_shows(deck in any_deck()) {
        prop_assert!(is_read_back(BlackHole::deal(&deck)));
        prop_assert!(is_read_back(BlackHoleAny::deal(&deck)));
        prop_assert!(is_read_back(Golf::deal(&deck)));
        prop_assert!(is_read_back(AllInARow::deal(&deck)));
    }

    #[test]
    fn a_deck_that_is_all_laid_out_leads_back_to_itself_by_its_board(deck in any_deck()) {
        let read = board_text::read::<Golf>(&board_text::write(&Golf::deal(&deck)));
        prop_assert_eq!(read.as_ref(), Ok(&deck));
        let read = board_text::read::<BlackHoleAny>(&board_text::write(&BlackHoleAny::deal(&deck)));
        prop_assert_eq!(read.as_ref(), Ok(&deck));
    }

    #[test]
    fn the_legal_moves_are_exactly_those_that_can_be_played(
        hole in any_game::<BlackHole>(),
        usual in any_game::<Golf>(),
        wrap in any_game::<GolfWrap>(),
        kings in any_game::<GolfKings>(),
    ) {
        prop_assert!(is_playable_as_it_says(hole.position(), FanIndex::all()));
        prop_assert!(is_playable_as_it_says(usual.position(), Move::all()));
        prop_assert!(is_playable_as_it_says(wrap.position(), Move::all()));
        prop_assert!(is_playable_as_it_says(kings.position(), Move::all()));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", tail in "[#/%a-zA-Z0-9.,)>?&=-]*") {
        let _ = Link::read(&text);
        let _ = Link::read(&format!("#/black-hole/{tail}"));
        let _ = Link::read(&format!("#/black-hole/24/{text}"));
        let _ = text.parse::<Deal>();
        let _ = board_text::read::<BlackHole>(&text);
        let _ = board_text::read::<Golf>(&text);
    }
}
