//! The golden verdicts of other programs on plain deals from 1 on: ours must be the same, and every line that we call
//! winning must win by the rules.

use black_hole::{
    deals::Deal,
    rules::{GameName, Move, Position, Progress},
    solver::{Analysis, Solution, Solver, Verdict, solve},
};

const BLACK_HOLE: &str = include_str!("data/verdicts_black_hole.txt");
const ALL_IN_A_ROW: &str = include_str!("data/verdicts_all_in_a_row.txt");
const GOLF: &str = include_str!("data/verdicts_golf_queens_on_kings.txt");
const GOLF_WRAP: &str = include_str!("data/verdicts_golf_wrap.txt");
const GOLF_KINGS: &str = include_str!("data/verdicts_golf_nothing_on_kings.txt");

const BUDGET: u64 = 20_000_000;
const MEMORY: usize = 1 << 28;

/// Deal numbers from 1 on, and whether each is winnable.
fn golden(verdicts: &str) -> impl Iterator<Item = (u32, bool)> {
    let letters = verdicts.chars().filter(|letter| !letter.is_whitespace());
    (1..).zip(letters.map(|letter| letter == 'W'))
}

fn dealt(game: GameName, number: u32) -> Position {
    number.to_string().parse::<Deal>().expect("a deal number").lay_out(game)
}

fn wins(position: &Position, line: &[Move]) -> bool {
    let mut position = position.clone();
    let legal = line.iter().all(|&mv| position.play(mv).is_ok());
    let Progress { moved, of } = position.progress();
    legal && moved == of
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play(mv).expect("a legal move");
    after
}

fn analysed(position: &Position, budget: u64) -> Analysis {
    let mut analysis = Solver::new(position, MEMORY).analyse(position, budget).expect("its own deal");
    while !analysis.run(10_000) {}
    analysis
}

fn are_judged_alike(game: GameName, verdicts: &str, deals: usize, winnable_deals: usize) {
    for (number, winnable) in golden(verdicts) {
        let position = dealt(game, number);
        match solve(&position, BUDGET, MEMORY).verdict {
            Verdict::Winnable(line) => assert!(winnable && wins(&position, &line), "deal {number}"),
            Verdict::Lost => assert!(!winnable, "deal {number}"),
            Verdict::Undecided => panic!("deal {number} took too long"),
        }
    }
    assert_eq!(golden(verdicts).count(), deals);
    assert_eq!(golden(verdicts).filter(|(_, winnable)| *winnable).count(), winnable_deals);
}

#[test]
fn the_first_thousand_deals_of_black_hole_are_judged_as_by_other_programs() {
    are_judged_alike(GameName::BlackHole, BLACK_HOLE, 1000, 877);
}

#[test]
fn the_first_thousand_deals_of_all_in_a_row_are_judged_as_by_other_programs() {
    are_judged_alike(GameName::AllInARow, ALL_IN_A_ROW, 1000, 690);
}

#[test]
fn the_first_two_hundred_deals_of_golf_are_judged_as_by_another_program_under_each_rule() {
    are_judged_alike(GameName::Golf, GOLF, 200, 97);
    are_judged_alike(GameName::GolfWrap, GOLF_WRAP, 200, 187);
    are_judged_alike(GameName::GolfKings, GOLF_KINGS, 200, 48);
}

/// The verdicts of an analysis do not contradict each other, the golden verdict or the rules.
fn is_sound(position: &Position, analysis: &Analysis, winnable: bool) -> bool {
    let is = |verdict: &Verdict| match verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Lost => Some(false),
        Verdict::Undecided => None,
    };
    let moves: Vec<Move> = analysis.verdicts().iter().map(|(mv, _)| *mv).collect();
    let lines_win = analysis.verdicts().iter().all(|(mv, verdict)| match verdict {
        Verdict::Winnable(line) => line.first() == Some(mv) && wins(position, line),
        _ => true,
    });
    let known: Vec<Option<bool>> = analysis.verdicts().iter().map(|(_, verdict)| is(verdict)).collect();
    let by_moves = match () {
        () if known.contains(&Some(true)) => Some(true),
        () if known.iter().all(|known| *known == Some(false)) => Some(false),
        () => None,
    };
    let whole = analysis.verdict().and_then(is);
    moves == position.legal_moves()
        && lines_win
        && (whole == by_moves)
        && whole.is_none_or(|whole| whole == winnable)
}

fn every_move_is_judged(game: GameName, verdicts: &str, deals: usize) {
    for (number, winnable) in golden(verdicts).take(deals) {
        let position = dealt(game, number);
        let analysis = analysed(&position, BUDGET);
        assert!(is_sound(&position, &analysis, winnable), "deal {number}");
        for (mv, verdict) in analysis.verdicts() {
            assert_ne!(*verdict, Verdict::Undecided, "deal {number}");
            if *verdict == Verdict::Lost {
                let after = after(&position, *mv);
                assert_eq!(solve(&after, BUDGET, MEMORY).verdict, Verdict::Lost, "deal {number}");
            }
        }
    }
}

#[test]
fn an_analysis_judges_every_move_and_some_move_of_a_winnable_deal_wins() {
    every_move_is_judged(GameName::BlackHole, BLACK_HOLE, 200);
    every_move_is_judged(GameName::AllInARow, ALL_IN_A_ROW, 30);
    every_move_is_judged(GameName::Golf, GOLF, 5);
    every_move_is_judged(GameName::GolfKings, GOLF_KINGS, 5);
}

#[test]
fn an_analysis_with_little_memory_does_not_contradict_itself() {
    let mut undecided = 0;
    for memory in [0, 20_000, 100_000] {
        for (number, winnable) in golden(BLACK_HOLE).take(500) {
            let position = dealt(GameName::BlackHole, number);
            let mut analysis =
                Solver::new(&position, memory).analyse(&position, BUDGET).expect("its own deal");
            assert!(analysis.run(u64::MAX));
            assert!(is_sound(&position, &analysis, winnable), "deal {number}, {memory} bytes");
            undecided += usize::from(analysis.verdict() == Some(&Verdict::Undecided));
        }
    }
    assert!(undecided > 0);
}

#[test]
fn the_size_of_a_slice_changes_nothing() {
    // Deal 354 is lost, 922 is winnable after some thousands of positions.
    for number in [24, 354, 922] {
        let position = dealt(GameName::BlackHole, number);
        let analysis = || Solver::new(&position, MEMORY).analyse(&position, BUDGET).expect("its own deal");
        let [mut small, mut large] = [analysis(), analysis()];
        while !small.run(7) {}
        assert!(large.run(u64::MAX));
        assert_eq!(small.verdicts(), large.verdicts());
        assert_eq!(small.positions(), large.positions());
    }
}

#[test]
fn an_analysis_ends_at_its_budget_and_leaves_the_rest_undecided() {
    let position = dealt(GameName::BlackHole, 922);
    for budget in [0, 1, 100, 1_000] {
        let analysis = analysed(&position, budget);
        assert_eq!(analysis.positions(), budget);
        assert_eq!(analysis.verdicts().len(), position.legal_moves().len());
        assert!(analysis.verdicts().iter().any(|(_, verdict)| *verdict == Verdict::Undecided));
        let undecided = Solution { verdict: Verdict::Undecided, positions: budget };
        assert_eq!(solve(&position, budget, MEMORY), undecided);
    }
}

#[test]
fn a_table_that_may_not_grow_leaves_the_deal_undecided_and_never_judges_wrong() {
    let mut undecided = 0;
    for (number, winnable) in golden(BLACK_HOLE).take(400) {
        for memory in [0, 10_000, 100_000] {
            match solve(&dealt(GameName::BlackHole, number), BUDGET, memory).verdict {
                Verdict::Undecided => undecided += 1,
                verdict => assert_eq!(matches!(verdict, Verdict::Winnable(_)), winnable, "deal {number}"),
            }
        }
    }
    assert!(undecided > 0);
}

#[test]
fn after_a_full_table_the_next_question_has_room_again() {
    // The lost deal 354 fills the table that is kept, of 200,000 bytes in all. What comes after some moves of it is
    // decided with as much as if nothing had been asked before.
    let memory = 200_000;
    let deal = dealt(GameName::BlackHole, 354);
    let mut positions = vec![deal.clone()];
    for _ in 0..4 {
        let after_each = |position: &Position| {
            let moves = position.legal_moves().into_iter();
            moves.map(|mv| after(position, mv)).collect::<Vec<_>>()
        };
        positions = positions.iter().flat_map(after_each).collect();
    }
    let mut decided = 0;
    for position in positions {
        let fresh = solve(&position, BUDGET, memory);
        let mut solver = Solver::new(&deal, memory);
        assert_eq!(solver.solve(&deal, BUDGET).expect("its own deal").verdict, Verdict::Undecided);
        assert_eq!(solver.solve(&position, BUDGET).expect("the same deal").verdict, fresh.verdict);
        decided += usize::from(fresh.verdict != Verdict::Undecided && fresh.positions > 500);
    }
    assert!(decided > 0);
}

/// The deal, the position after a first move that keeps it, and all moves of the deal again: all known.
fn is_known_afterwards(game: GameName, verdicts: &str, deals: usize) {
    for (number, winnable) in golden(verdicts).take(deals) {
        let deal = dealt(game, number);
        let analysis = analysed(&deal, BUDGET);
        let kept = analysis.verdicts().iter().find(|(_, verdict)| matches!(verdict, Verdict::Winnable(_)));
        let kept = kept.map(|(mv, _)| *mv);
        let mut solver = analysis.into_solver();
        if let Some(mv) = kept {
            let after = after(&deal, mv);
            let known = solver.solve(&after, 0).expect("the same deal").verdict;
            assert!(matches!(known, Verdict::Winnable(line) if wins(&after, &line)), "deal {number}");
        }
        let mut again = solver.analyse(&deal, 0).expect("the same deal");
        assert!(again.run(0));
        assert!(again.verdicts().iter().all(|(_, verdict)| *verdict != Verdict::Undecided), "deal {number}");
        assert!(is_sound(&deal, &again, winnable), "deal {number}");
    }
}

#[test]
fn what_was_proven_before_a_move_or_an_undo_is_not_proven_again() {
    is_known_afterwards(GameName::BlackHole, BLACK_HOLE, 300);
    is_known_afterwards(GameName::AllInARow, ALL_IN_A_ROW, 30);
    is_known_afterwards(GameName::Golf, GOLF, 10);
    is_known_afterwards(GameName::GolfWrap, GOLF_WRAP, 10);
}

#[test]
fn a_solver_refuses_positions_of_another_deal() {
    let [one, other] = [1, 2].map(|number| dealt(GameName::BlackHole, number));
    assert!(Solver::new(&one, MEMORY).solve(&other, BUDGET).is_err());
    assert!(Solver::new(&one, MEMORY).analyse(&other, BUDGET).is_err());
    let [one, other] = [1, 2].map(|number| dealt(GameName::Golf, number));
    assert!(Solver::new(&one, MEMORY).solve(&other, BUDGET).is_err());
}

#[test]
fn golf_with_too_little_work_or_memory_is_undecided() {
    let position = dealt(GameName::Golf, 1);
    let undecided = |positions| Solution { verdict: Verdict::Undecided, positions };
    assert_eq!(solve(&position, 1_000, MEMORY), undecided(1_000));
    assert_eq!(solve(&position, BUDGET, 0), undecided(0));
    assert_eq!(solve(&position, BUDGET, 1 << 20).verdict, Verdict::Undecided);
}

#[test]
fn golf_is_won_by_what_comes_upon_a_win_even_without_the_memory_to_judge_all_tableaus() {
    let position = dealt(GameName::GolfWrap, 2);
    assert!(
        matches!(solve(&position, BUDGET, 1 << 22).verdict, Verdict::Winnable(line) if wins(&position, &line))
    );
}

#[test]
fn a_won_position_is_winnable_by_no_move_and_a_stuck_one_is_lost() {
    let position = dealt(GameName::BlackHole, 24);
    let Verdict::Winnable(line) = solve(&position, BUDGET, MEMORY).verdict else {
        panic!("deal 24 is winnable")
    };
    let mut won = position;
    line.into_iter().for_each(|mv| won.play(mv).expect("a winning line is legal"));
    assert_eq!(solve(&won, BUDGET, MEMORY).verdict, Verdict::Winnable(Vec::new()));

    let position = dealt(GameName::GolfWrap, 2);
    let Verdict::Winnable(line) = solve(&position, BUDGET, MEMORY).verdict else {
        panic!("deal 2 is winnable")
    };
    let mut won = position;
    line.into_iter().for_each(|mv| won.play(mv).expect("a winning line is legal"));
    assert_eq!(solve(&won, 0, 0).verdict, Verdict::Winnable(Vec::new()));

    let mut stuck = dealt(GameName::BlackHole, 1);
    while let Some(&mv) = stuck.legal_moves().first() {
        stuck.play(mv).expect("a legal move");
    }
    assert_eq!(solve(&stuck, BUDGET, MEMORY).verdict, Verdict::Lost);
    assert_eq!(analysed(&stuck, BUDGET).verdict(), Some(&Verdict::Lost));
}
