//! The golden verdicts of black-hole-solver and of a second program on plain deals 1..=1000: ours must be
//! the same, and every line that we call winning must win by the rules.

use black_hole::{
    deals::Deal,
    rules::{
        Progress, Rules,
        hole::{BlackHole, FanIndex},
    },
    solver::{Analysis, Verdict, solve},
};

const BUDGET: u64 = 20_000_000;

/// Deal numbers from 1 on, and whether each is winnable.
fn golden() -> impl Iterator<Item = (u32, bool)> {
    let letters =
        include_str!("data/verdicts_black_hole.txt").chars().filter(|letter| !letter.is_whitespace());
    (1..).zip(letters.map(|letter| letter == 'W'))
}

fn dealt(number: u32) -> BlackHole {
    BlackHole::deal(&number.to_string().parse::<Deal>().expect("a deal number").deck())
}

fn wins(position: &BlackHole, line: &[FanIndex]) -> bool {
    let mut position = position.clone();
    line.iter().all(|&mv| position.play(mv).is_ok()) && position.progress() == Progress { moved: 51, of: 51 }
}

#[test]
fn the_first_thousand_deals_are_judged_as_by_other_programs() {
    for (number, winnable) in golden() {
        let position = dealt(number);
        match solve(&position, BUDGET) {
            Verdict::Winnable(line) => assert!(winnable && wins(&position, &line), "deal {number}"),
            Verdict::Lost => assert!(!winnable, "deal {number}"),
            Verdict::Undecided => panic!("deal {number} took too long"),
        }
    }
    assert_eq!(golden().count(), 1000);
    assert_eq!(golden().filter(|(_, winnable)| *winnable).count(), 877);
}

#[test]
fn an_analysis_judges_every_move_and_some_move_of_a_winnable_deal_wins() {
    for (number, winnable) in golden().take(100) {
        let position = dealt(number);
        let mut analysis = Analysis::new(&position, BUDGET);
        while !analysis.run(10_000) {}
        let moves: Vec<FanIndex> = analysis.verdicts().iter().map(|(mv, _)| *mv).collect();
        assert_eq!(moves, position.legal_moves(), "deal {number}");
        let mut any_wins = false;
        for (mv, verdict) in analysis.verdicts() {
            match verdict {
                Verdict::Winnable(line) => {
                    assert!(line.first() == Some(mv) && wins(&position, line), "deal {number}");
                    any_wins = true;
                }
                Verdict::Lost => {
                    let mut after = position.clone();
                    after.play(*mv).expect("a legal move");
                    assert_eq!(solve(&after, BUDGET), Verdict::Lost, "deal {number}");
                }
                Verdict::Undecided => panic!("deal {number} took too long"),
            }
        }
        assert_eq!(any_wins, winnable, "deal {number}");
    }
}

#[test]
fn the_size_of_a_slice_changes_no_verdict() {
    let position = dealt(24);
    let [mut small, mut large] = [Analysis::new(&position, BUDGET), Analysis::new(&position, BUDGET)];
    while !small.run(7) {}
    assert!(large.run(u64::MAX));
    assert_eq!(small.verdicts(), large.verdicts());
}

#[test]
fn a_budget_that_runs_out_leaves_moves_undecided() {
    // Deal 80 needs more than a million positions.
    let position = dealt(80);
    let mut analysis = Analysis::new(&position, 100);
    assert!(analysis.run(u64::MAX));
    assert_eq!(analysis.verdicts().len(), position.legal_moves().len());
    assert!(analysis.verdicts().iter().any(|(_, verdict)| *verdict == Verdict::Undecided));
    assert_eq!(solve(&position, 100), Verdict::Undecided);
}

#[test]
fn a_won_position_is_winnable_by_no_move_and_a_stuck_one_is_lost() {
    let position = dealt(24);
    let Verdict::Winnable(line) = solve(&position, BUDGET) else { panic!("deal 24 is winnable") };
    let mut won = position;
    line.into_iter().for_each(|mv| won.play(mv).expect("a winning line is legal"));
    assert_eq!(solve(&won, BUDGET), Verdict::Winnable(Vec::new()));

    let mut stuck = dealt(1);
    while let Some(&mv) = stuck.legal_moves().first() {
        stuck.play(mv).expect("a legal move");
    }
    assert_eq!(solve(&stuck, BUDGET), Verdict::Lost);
    assert!(Analysis::new(&stuck, BUDGET).run(1));
}
