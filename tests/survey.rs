//! The survey on the command line, called as a user calls it.

#![cfg(not(target_arch = "wasm32"))]

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    process::{Command, Output, Stdio},
};

use black_hole::{
    deals::{Deal, board_text, link::Link},
    game::{Game, Standing},
    rules::GameName,
};

fn survey(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_survey"));
    command.args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    survey(arguments).output().expect("the survey starts")
}

fn run_with_input(arguments: &[&str], input: &str) -> Output {
    let piped = || Stdio::piped();
    let started = survey(arguments).stdin(piped()).stdout(piped()).stderr(piped()).spawn();
    let mut child = started.expect("the survey starts");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("the survey reads its input");
    child.wait_with_output().expect("the survey ends")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The numbers of the last line by the words before them.
fn summary(output: &Output) -> Vec<(String, f64)> {
    let out = out(output);
    let words: Vec<&str> = out.lines().last().expect("a last line").split(' ').collect();
    words.chunks(2).map(|pair| (pair[0].to_owned(), pair[1].parse().expect("a number"))).collect()
}

fn number(output: &Output, word: &str) -> f64 {
    summary(output).into_iter().find(|(found, _)| found == word).expect("a word of the last line").1
}

fn board(deal: &str) -> String {
    board_text::write(&deal.parse::<Deal>().expect("a deal").lay_out(GameName::BlackHole))
}

#[test]
fn the_last_line_sums_up_in_words_and_numbers() {
    let output = run(&["black-hole", "1..=1000"]);
    let words: Vec<String> = summary(&output).into_iter().map(|(word, _)| word).collect();
    let expected =
        ["deals", "winnable", "lost", "undecided", "positions-mean", "p50", "p99", "max", "seconds"];
    assert_eq!(words, expected);
    assert_eq!(out(&output).lines().count(), 1);
    assert!(out(&output).starts_with("deals 1000 winnable 877 lost 123 undecided 0 positions-mean "));
    assert!(output.status.success());
}

/// Counts are the same on every machine: docs/performance.md and the README tell these. Who makes the solver better
/// changes them here and there.
#[test]
fn the_counts_are_those_that_the_documents_tell() {
    for (game, counts) in [
        ("black-hole", "winnable 877 lost 123 undecided 0 positions-mean 638 p50 68 p99 19389 max 45326"),
        ("all-in-a-row", "winnable 690 lost 310 undecided 0 positions-mean 3602 p50 778 p99 36060 max 95865"),
    ] {
        let output = out(&run(&[game, "1..=1000"]));
        assert!(output.starts_with(&format!("deals 1000 {counts} seconds ")), "{output}");
    }
}

#[test]
fn golf_is_judged_by_the_rule_that_is_asked_for() {
    for (rule, golden) in [
        (&[][..], include_str!("data/verdicts_golf_queens_on_kings.txt")),
        (&["--rule", "queens"], include_str!("data/verdicts_golf_queens_on_kings.txt")),
        (&["--rule", "kings"], include_str!("data/verdicts_golf_nothing_on_kings.txt")),
        (&["--rule", "wrap"], include_str!("data/verdicts_golf_wrap.txt")),
    ] {
        let output = run(&[&["golf", "1..=200"], rule].concat());
        assert_eq!(number(&output, "winnable") as usize, golden.matches('W').count(), "{rule:?}");
        assert_eq!(number(&output, "undecided"), 0.0);
    }
    let output = run(&["black-hole", "--rule", "wrap", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--rule"));
}

#[test]
fn the_list_is_in_the_order_of_the_deals_whatever_the_threads() {
    let listed = |threads: &str| {
        let output = run(&["black-hole", "--list", "--threads", threads, "ms20..=ms40", "24"]);
        let lines: Vec<String> = out(&output).lines().map(str::to_owned).collect();
        lines[..lines.len() - 1].to_vec()
    };
    let one = listed("1");
    assert_eq!(one, listed("4"));
    let deals: Vec<&str> = one.iter().filter_map(|line| line.split(' ').next()).collect();
    let expected: Vec<String> =
        (20..=40).map(|number| format!("ms{number}")).chain(["24".to_owned()]).collect();
    assert_eq!(deals, expected);
}

#[test]
fn a_listed_line_wins_as_the_moves_of_a_link() {
    for (game, deals) in
        [("black-hole", "24..=26"), ("black-hole-any", "1..=5"), ("all-in-a-row", "1..=5"), ("golf", "1..=5")]
    {
        let output = run(&[game, "--lines", deals]);
        let mut lines = 0;
        for line in
            out(&output).lines().filter(|line| line.contains(" winnable ") && !line.starts_with("deals"))
        {
            let words: Vec<&str> = line.split(' ').collect();
            let link = format!("#/{game}/{}/{}", words[0], words[3]);
            let Link { game, deal, line, .. } = Link::read(&link).expect("a link");
            let game = Game::with_line(game, deal, &line, line.len()).expect("legal moves");
            assert_eq!(game.standing(), Standing::Won);
            lines += 1;
        }
        assert!(lines >= 2, "{game}");
    }
}

#[test]
fn a_small_budget_or_memory_leaves_deals_undecided() {
    // Deal 265 takes tens of thousands of positions.
    assert_eq!(number(&run(&["black-hole", "265", "--budget", "100"]), "undecided"), 1.0);
    assert_eq!(number(&run(&["black-hole", "265", "--memory", "0"]), "undecided"), 1.0);
    assert_eq!(number(&run(&["black-hole", "265"]), "lost"), 1.0);
}

#[test]
fn boards_are_read_from_a_file_and_from_standard_input() {
    let boards = include_str!("data/boards_black_hole.txt");
    let from_input = run_with_input(&["black-hole", "-", "--list"], boards);
    let from_file = run(&[
        "black-hole",
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/boards_black_hole.txt"),
        "--list",
    ]);
    let without_time =
        |output: &Output| out(output).rsplit_once(" seconds ").expect("a last line").0.to_owned();
    assert_eq!(without_time(&from_input), without_time(&from_file));
    assert_eq!(number(&from_input, "deals"), 33.0);
    // By number, the same deals are judged the same.
    for line in out(&from_input).lines().take(33) {
        let (deal, judged) = line.split_once(' ').expect("a deal and its verdict");
        assert!(
            out(&run(&["black-hole", deal, "--list"])).starts_with(&format!("{deal} {judged}\n")),
            "{line}"
        );
    }
}

#[test]
fn a_bad_board_is_named_with_its_line_and_costs_no_other_its_verdict() {
    let bad = board("2").replacen("AS", "AX", 1);
    let output = run_with_input(&["black-hole", "-"], &format!("{}\n{bad}\n{}", board("1"), board("24")));
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(number(&output, "deals"), 2.0);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("line 20") && said.contains("\"AX\""), "{said}");
}

#[test]
fn a_wrong_argument_is_named_and_nothing_is_judged() {
    for wrong in ["0", "5..=4", "1..=ms5", "ms0", "x123", "no-such-file", "1..=100000000000000000001"] {
        let output = run(&["black-hole", wrong]);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(output.stdout.is_empty());
        assert!(String::from_utf8_lossy(&output.stderr).contains(wrong), "{wrong}");
    }
    let folder = run(&["black-hole", env!("CARGO_MANIFEST_DIR")]);
    assert_eq!(folder.status.code(), Some(2));
    assert_eq!(run_with_input(&["black-hole", "-"], "\n").status.code(), Some(2));
    assert_eq!(run(&["white-hole", "1"]).status.code(), Some(2));
    assert_eq!(run(&["black-hole"]).status.code(), Some(2));
}

#[test]
fn bits_tell_which_deals_can_be_won() {
    let file = std::env::temp_dir().join(format!("black-hole-bits-{}", std::process::id()));
    let output = run(&["black-hole", "1..=20", "--bits", &file.display().to_string()]);
    let bits = fs::read(&file).expect("the file was written");
    fs::remove_file(&file).expect("it is ours");
    assert!(output.status.success());
    // As in the golden verdicts: of the first twenty deals only the first is lost.
    assert_eq!(bits, [0b1111_1110, 0xff, 0x0f]);
    let undecided = run(&["black-hole", "265", "--budget", "1", "--bits", &file.display().to_string()]);
    assert_eq!(undecided.status.code(), Some(2));
    assert!(!file.exists());
}

#[test]
fn a_file_for_bits_that_cannot_be_made_is_named_before_the_work() {
    let output = run(&["black-hole", "1..=100000000", "--bits", "/no-such-folder/bits"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("/no-such-folder/bits: "));
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_is_done_and_writes_nothing_over() {
    let bits = std::env::temp_dir().join(format!("black-hole-stopped-{}", std::process::id()));
    fs::write(&bits, "older").expect("there are temporary files");
    let file = bits.display().to_string();
    let arguments = ["black-hole", "1..=100000000", "--list", "--bits", &file];
    let started = survey(&arguments).stdout(Stdio::piped()).spawn();
    let mut child = started.expect("the survey starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    assert!(lines.next().is_some_and(|line| line.starts_with("1 lost ")));
    // The shell's own `kill`: not every machine has the program.
    let killed = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status();
    assert!(killed.expect("the shell starts").success());
    let rest: Vec<String> = lines.collect();
    let last = rest.last().expect("a last line");
    assert!(last.starts_with(&format!("deals {} winnable ", rest.len())), "{last}");
    assert_eq!(child.wait().expect("the survey ends").code(), Some(130));
    // None is left out between, and an older file of bits is not lost for part of a new one.
    for (number, line) in (2..).zip(&rest[..rest.len() - 1]) {
        assert!(line.starts_with(&format!("{number} ")), "{line}");
    }
    assert_eq!(fs::read(&bits).expect("the file is there"), b"older");
    fs::remove_file(&bits).expect("it is ours");
}
