//! Judges many deals, on all cores: which can be won, and how many positions that takes.
//!
//! ```sh
//! cargo run --release --bin survey -- black-hole 1..=1000
//! ```

mod deals;
mod tally;

use std::{
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use black_hole::{
    deals::{Deal, digit},
    rules::GameName,
    solver::{Solution, Verdict, solve},
};
use clap::{CommandFactory, Parser, ValueEnum, error::ErrorKind};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPoolBuilder, prelude::*};
use tempfile::NamedTempFile;
use thiserror::Error;

use deals::{BadInput, Deals, Source};
use tally::Tally;

/// Judges deals of a game: winnable, lost, or undecided within the limits.
///
/// The last line sums up: deals, verdicts, and positions looked at (mean, median, 99th percentile, most).
#[derive(Parser)]
#[command(version)]
struct Arguments {
    game: Game,
    /// In Golf, what goes onto a king [default: queens]
    #[arg(long)]
    rule: Option<KingRule>,
    /// 24, 1..=1000, ms1..=ms1000, x and a deck as in links, a file of text boards, or - for such boards on standard
    /// input
    #[arg(required = true)]
    deals: Vec<Source>,
    /// A line a deal: deal, verdict, positions
    #[arg(long)]
    list: bool,
    /// The same with the winning line, as links write it
    #[arg(long)]
    lines: bool,
    /// Writes a file of one bit a deal, set if it can be won, the first deal in the lowest bit of the first byte; only
    /// if every deal was read and decided
    #[arg(long, value_name = "FILE")]
    bits: Option<PathBuf>,
    /// Deals that are worked on at a time [default: one a core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Positions that are looked at for a deal before it is called undecided
    #[arg(long, value_name = "POSITIONS", default_value_t = 20_000_000)]
    budget: u64,
    /// Memory of a deal's tables, in MiB; a deal that needs more is called undecided
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    memory: u16,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    BlackHole,
    BlackHoleAny,
    AllInARow,
    Golf,
}

/// What goes onto a king in Golf.
#[derive(Clone, Copy, ValueEnum)]
enum KingRule {
    /// Nothing
    Kings,
    /// Queens, but no aces: how it is usually played
    Queens,
    /// Queens and aces, and kings onto aces
    Wrap,
}

/// Deals that are judged before anything is printed.
const BATCH: usize = 1_000;

/// Set by Ctrl-C: what is done is printed, and that is all.
static STOPPED: AtomicBool = AtomicBool::new(false);

/// As shells say that a program was ended by Ctrl-C.
const EXIT_STOPPED: u8 = 130;
/// Something in the input was not as it should be, or the output could not be written.
const EXIT_BAD: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.rule.is_some() && !matches!(arguments.game, Game::Golf) {
        let message = "only Golf is played by more than one --rule";
        Arguments::command().error(ErrorKind::ArgumentConflict, message).exit();
    }
    let threads = usize::from(arguments.threads.unwrap_or(0));
    if let Err(error) = ThreadPoolBuilder::new().num_threads(threads).build_global() {
        eprintln!("{error}");
        return EXIT_BAD.into();
    }
    let game = match (arguments.game, arguments.rule.unwrap_or(KingRule::Queens)) {
        (Game::BlackHole, _) => GameName::BlackHole,
        (Game::BlackHoleAny, _) => GameName::BlackHoleAny,
        (Game::AllInARow, _) => GameName::AllInARow,
        (Game::Golf, KingRule::Kings) => GameName::GolfKings,
        (Game::Golf, KingRule::Queens) => GameName::Golf,
        (Game::Golf, KingRule::Wrap) => GameName::GolfWrap,
    };
    let surveyed = survey(game, &arguments);
    match surveyed {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has enough of it.
        Err(Failure::Output(error))
            if error.kind() == io::ErrorKind::BrokenPipe && arguments.bits.is_none() =>
        {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("{failure}");
            if matches!(failure, Failure::Stopped) { EXIT_STOPPED.into() } else { EXIT_BAD.into() }
        }
    }
}

/// Why a survey is not whole.
#[derive(Debug, Error)]
enum Failure {
    #[error("stopped")]
    Stopped,
    #[error("{0} of the boards or files could not be read")]
    BadInput(usize),
    #[error("{}: {why}", file.display())]
    Bits { file: PathBuf, why: io::Error },
    #[error("{}: not written, since {undecided} deals are undecided", file.display())]
    UndecidedBits { file: PathBuf, undecided: usize },
    #[error("the output: {0}")]
    Output(#[from] io::Error),
    #[error("Ctrl-C: {0}")]
    Handler(#[from] ctrlc::Error),
}

/// Judges the deals and prints what was asked.
fn survey(game: GameName, arguments: &Arguments) -> Result<(), Failure> {
    let (deals, bad): (Vec<Deals>, Vec<BadInput>) = deals::read(game, &arguments.deals);
    bad.iter().for_each(|bad| eprintln!("{bad}"));
    let bits = arguments.bits.as_deref().map(Bits::new).transpose()?;
    // From here on there is something to print. A second Ctrl-C does not wait for the deals in hand.
    ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            std::process::exit(EXIT_STOPPED.into());
        }
    })?;
    let start = Instant::now();
    let progress = progress_bar(deals.iter().map(Deals::len).sum());
    let mut tally = Tally::default();
    let mut out = BufWriter::new(io::stdout());
    let mut deals = deals.into_iter().flatten();
    loop {
        let batch: Vec<Deal> = deals.by_ref().take(BATCH).collect();
        let judged: Vec<Option<Solution>> =
            batch.par_iter().map(|deal| judge(game, deal, arguments)).inspect(|_| progress.inc(1)).collect();
        // Up to the first that was not judged any more: what is counted has no holes.
        let done = batch.iter().zip(judged).map_while(|(deal, solution)| Some((deal, solution?)));
        progress.suspend(|| {
            for (deal, solution) in done {
                if arguments.list || arguments.lines {
                    print(&mut out, deal, &solution, arguments.lines)?;
                }
                tally.count(&solution);
            }
            out.flush()
        })?;
        if batch.len() < BATCH || STOPPED.load(Ordering::Relaxed) {
            break;
        }
    }
    progress.finish_and_clear();
    writeln!(out, "{} seconds {:.2}", tally.summary(), start.elapsed().as_secs_f64())?;
    out.flush()?;
    if STOPPED.load(Ordering::Relaxed) {
        return Err(Failure::Stopped);
    }
    if !bad.is_empty() {
        return Err(Failure::BadInput(bad.len()));
    }
    bits.map_or(Ok(()), |bits| bits.write(&tally))
}

/// The file of bits. An older one stays as it is until the new one is whole.
struct Bits {
    file: PathBuf,
    beside: NamedTempFile,
}

impl Bits {
    /// Sees before the work whether there can be such a file.
    fn new(file: &Path) -> Result<Bits, Failure> {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let beside = NamedTempFile::new_in(folder);
        let file = file.to_owned();
        match beside {
            Ok(beside) => Ok(Bits { file, beside }),
            Err(why) => Err(Failure::Bits { file, why }),
        }
    }

    fn write(mut self, tally: &Tally) -> Result<(), Failure> {
        let undecided = tally.undecided();
        if undecided > 0 {
            return Err(Failure::UndecidedBits { file: self.file, undecided });
        }
        let written = self.beside.write_all(&tally.bits());
        let written = written.and_then(|()| self.beside.persist(&self.file).map_err(|error| error.error));
        written.map(drop).map_err(|why| Failure::Bits { file: self.file, why })
    }
}

/// None if the survey was stopped before.
fn judge(game: GameName, deal: &Deal, arguments: &Arguments) -> Option<Solution> {
    let memory = usize::from(arguments.memory) << 20;
    (!STOPPED.load(Ordering::Relaxed)).then(|| solve(&deal.lay_out(game), arguments.budget, memory))
}

fn print(out: &mut impl Write, deal: &Deal, solution: &Solution, with_line: bool) -> io::Result<()> {
    write!(out, "{deal} {} {}", solution.verdict, solution.positions)?;
    if let (true, Verdict::Winnable(line)) = (with_line, &solution.verdict) {
        let digits: String = line.iter().map(|&mv| digit(mv.into())).collect();
        write!(out, " {digits}")?;
    }
    writeln!(out)
}

/// Shown on standard error, if that is a terminal.
fn progress_bar(deals: u128) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {per_sec} {eta}");
    ProgressBar::new(deals.try_into().unwrap_or(u64::MAX))
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
