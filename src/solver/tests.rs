//! The solver against the plain reference search, on thousands of small games: the verdicts on positions and on
//! every move, and the tests that cut the search.

use proptest::prelude::*;

use super::{
    one_pile::Walks,
    packed::{self, End, Layout, Reading},
    search::Ground,
    table::Table,
    *,
};
use crate::{cards::Card, rules::GameName};
use reference::Ranks;

#[path = "../../tests/reference/mod.rs"]
mod reference;

const MEMORY: usize = 1 << 24;

/// A card on the pile, if there is one, and fans.
type Setup = (Option<Card>, Vec<Vec<Card>>);

/// Any cards of some neighbouring ranks in up to so many fans of up to `size`.
fn any_setup(fans: usize, size: usize) -> impl Strategy<Value = Setup> {
    let card = |number| Card::from_number(number).expect("a number below 52");
    let deck = Just((0..52).map(card).collect::<Vec<_>>()).prop_shuffle();
    let heights = prop::collection::vec(0..=size, 1..=fans);
    (deck, heights, 0..13u8, 2..=13u8, any::<bool>()).prop_map(move |(deck, heights, first, width, begun)| {
        let mut cards = deck.into_iter().filter(|card| (card.rank as u8 + 13 - first) % 13 < width);
        let pile = if begun { cards.next() } else { None };
        (pile, heights.into_iter().map(|height| cards.by_ref().take(height).collect()).collect())
    })
}

/// Cards in fans of up to `size` that can be won, and the fans in the order in which they win: made from the last
/// card on.
fn any_won_setup(fans: usize, size: usize) -> impl Strategy<Value = (Setup, Vec<usize>)> {
    let steps = prop::collection::vec((any::<bool>(), any::<prop::sample::Index>()), 1..fans * size);
    (steps, 0..13u8, any::<bool>()).prop_map(move |(steps, mut rank, begun)| {
        let mut used = [0; 13];
        let mut laid = vec![Vec::new(); fans];
        let mut line = Vec::new();
        let mut take = |rank: u8| {
            let suit = used[usize::from(rank)];
            used[usize::from(rank)] += 1;
            (suit < 4).then(|| Card::from_number(suit * 13 + rank)).flatten()
        };
        let mut card = take(rank);
        for (up, fan) in steps {
            let open: Vec<usize> = (0..fans).filter(|&fan| laid[fan].len() < size).collect();
            let next = (rank + if up { 1 } else { 12 }) % 13;
            let (Some(placed), Some(before)) = (card, take(next)) else { break };
            let fan = *fan.get(&open);
            laid[fan].push(placed);
            line.push(fan);
            (rank, card) = (next, Some(before));
        }
        line.reverse();
        ((card.filter(|_| begun), laid), line)
    })
}

/// What goes onto what in a game.
fn goes_onto(game: GameName) -> fn(u8, u8) -> bool {
    match game {
        GameName::Golf => reference::straight,
        GameName::GolfKings => reference::not_onto_kings,
        _ => reference::round,
    }
}

fn reference_wins(position: &Position) -> bool {
    reference::search(&Ranks::of(position, goes_onto(position.game()))).0
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after
}

fn wins(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    line.iter().all(|&mv| position.play(mv).is_ok()) && position.is_won()
}

/// The verdicts on the position and on each of its moves are the reference's, and lines win. The solver may know the
/// deal already that the position comes from; it is given back.
fn is_judged_right(solver: Solver, position: &Position) -> Result<Solver, TestCaseError> {
    let mut analysis = solver.analyse(position, u64::MAX).expect("its own deal");
    prop_assert!(analysis.run(u64::MAX));
    match analysis.verdict() {
        Some(Verdict::Winnable(line)) => prop_assert!(wins(position, line)),
        Some(Verdict::Lost) => prop_assert!(!reference_wins(position)),
        Some(Verdict::Undecided) | None => prop_assert!(false, "nothing limits it"),
    }
    let judged: Vec<Move> = analysis.verdicts().iter().map(|(mv, _)| *mv).collect();
    prop_assert_eq!(judged, position.legal_moves());
    for (mv, verdict) in analysis.verdicts() {
        match verdict {
            Verdict::Winnable(line) => prop_assert!(line.first() == Some(mv) && wins(position, line)),
            Verdict::Lost => {
                prop_assert!(!reference_wins(&after(position, *mv)));
            }
            Verdict::Undecided => prop_assert!(false, "nothing limits it"),
        }
    }
    Ok(analysis.into_solver())
}

/// The same in the middle of a game, all along a line and, as after undoing all of it, at its start again, with all
/// that was proven on the way.
fn is_judged_right_all_along(deal: &Position, choices: &[prop::sample::Index]) -> Result<(), TestCaseError> {
    let mut solver = is_judged_right(Solver::new(deal, MEMORY), deal)?;
    let mut position = deal.clone();
    for choice in choices {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play(*choice.get(&moves)).expect("a legal move");
        solver = is_judged_right(solver, &position)?;
    }
    is_judged_right(solver, deal).map(drop)
}

/// What the tests that cut the search leave of the ends of a walk that is known to be there: the walk test the true
/// end, the reach test too. The position is one on the way of the cards, read either way.
fn passes_the_tests(layout: &Layout, reading: &Reading, position: &packed::Position, last: u8) -> bool {
    walk::last_ranks(layout, reading, position).has(last)
        && reach::last_ranks(layout, reading, position, circle::Ranks::only(last)).has(last)
}

/// Every position on the way of a line that wins passes both tests, from either end.
fn is_never_cut(position: &Position, fans: &[usize]) -> Result<(), TestCaseError> {
    let solver = Walks::new(position, MEMORY);
    let layout = &solver.proven.layout;
    let (left, at) = solver.pack(position).expect("its own deal");
    let mut cards = Vec::new();
    let mut still = left;
    for &fan in fans {
        let card = layout.top(still, fan as u8);
        still ^= 1 << card;
        cards.push(card);
    }
    for (end, target, at) in [(End::Top, None, at), (End::Bottom, at, None)] {
        let reading = Reading::new(layout, left, end, target);
        let last = target.unwrap_or(layout.rank(cards[cards.len() - 1]));
        let mut position = reading.position(layout, left, at);
        for &card in &cards {
            if position.at.is_some() {
                prop_assert!(passes_the_tests(layout, &reading, &position, last));
            }
            position = position.play(layout, &reading, card);
        }
        prop_assert!(position.is_done(&reading));
        cards.reverse();
    }
    Ok(())
}

/// Neither the position nor one after a legal move is taken for lost if the reference wins it.
fn is_not_cut_if_the_reference_wins(position: &Position) -> Result<(), TestCaseError> {
    let solver = Walks::new(position, MEMORY);
    let after_each = position.legal_moves().into_iter().map(|mv| after(position, mv));
    for position in after_each.chain([position.clone()]) {
        let (left, at) = solver.pack(&position).expect("the same deal");
        let packed = solver.proven.reading.position(&solver.proven.layout, left, at);
        if left != 0 && at.is_some() && reference_wins(&position) {
            let mut lost = Table::new(0);
            let (layout, reading) = (&solver.proven.layout, &solver.proven.reading);
            let ground = Ground { layout, reading, lost: &mut lost, won: None };
            prop_assert!(!walk::last_ranks(layout, reading, &packed).is_empty());
            prop_assert!(ground.unless_lost(packed).is_some());
        }
    }
    Ok(())
}

fn position(game: GameName, pile: Option<Card>, fans: &[Vec<Card>], stock: &[Card]) -> Position {
    Position::setup(game, pile, fans, stock).expect("small fans of different cards")
}

fn black_hole((pile, fans): Setup) -> Option<Position> {
    pile.map(|pile| position(GameName::BlackHole, Some(pile), &fans, &[]))
}

fn all_in_a_row((pile, fans): Setup) -> Position {
    position(GameName::AllInARow, pile, &fans, &[])
}

/// Under each rule, with the last of these fans for a stock.
fn golf((pile, mut fans): Setup) -> Vec<Position> {
    let (Some(pile), Some(stock)) = (pile, fans.pop()) else { return Vec::new() };
    let games = [GameName::Golf, GameName::GolfWrap, GameName::GolfKings];
    games.map(|game| position(game, Some(pile), &fans, &stock)).into()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn small_games_are_judged_as_by_the_reference_from_start_to_end(
        three in any_setup(7, 3),
        four in any_setup(7, 4),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
    ) {
        if let Some(deal) = black_hole(three) {
            is_judged_right_all_along(&deal, &choices)?;
        }
        is_judged_right_all_along(&all_in_a_row(four), &choices)?;
    }

    #[test]
    fn small_games_of_golf_are_judged_as_by_the_reference_from_start_to_end(
        five in any_setup(8, 5),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..6),
    ) {
        for game in golf(five) {
            is_judged_right_all_along(&game, &choices)?;
        }
    }

    #[test]
    fn no_small_game_that_the_reference_wins_is_cut(three in any_setup(7, 3), four in any_setup(7, 4)) {
        if let Some(position) = black_hole(three) {
            is_not_cut_if_the_reference_wins(&position)?;
        }
        is_not_cut_if_the_reference_wins(&all_in_a_row(four))?;
    }

    #[test]
    fn no_position_on_the_way_to_a_win_is_cut(three in any_won_setup(17, 3), four in any_won_setup(13, 4)) {
        if let (setup, line) = three && let Some(position) = black_hole(setup) {
            is_never_cut(&position, &line)?;
        }
        is_never_cut(&all_in_a_row(four.0), &four.1)?;
    }

    #[test]
    fn what_is_made_to_be_won_is_judged_winnable(three in any_won_setup(17, 3), four in any_won_setup(13, 4)) {
        let all = u64::MAX;
        if let Some(position) = black_hole(three.0) {
            prop_assert!(matches!(solve(&position, all, MEMORY).verdict, Verdict::Winnable(line) if wins(&position, &line)));
        }
        let position = all_in_a_row(four.0);
        prop_assert!(matches!(solve(&position, all, MEMORY).verdict, Verdict::Winnable(line) if wins(&position, &line)));
    }
}
