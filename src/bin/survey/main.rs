//! Judges many deals, on all cores: which can be won, and how many positions that takes.
//!
//! ```sh
//! cargo run --release --bin survey -- black-hole 1..=1000
//! ```

mod deals;
mod tally;

use std::{
    fs::File,
    io::{self, BufWriter, ErrorKind, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use black_hole::{
    deals::{Deal, digit},
    rules::hole::{AllInARow, BlackHole, OnePile},
    solver::{Solution, Verdict, solve},
};
use clap::{Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPoolBuilder, prelude::*};

use deals::{BadInput, Deals, Source};
use tally::Tally;

/// Judges deals of a game: winnable, lost, or undecided within the limits.
///
/// The last line sums up: deals, verdicts, and positions looked at (mean, median, 99th percentile, most).
#[derive(Parser)]
#[command(version)]
struct Arguments {
    game: Game,
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
    /// Writes a file of one bit a deal, set if it can be won, the first deal in the lowest bit of the first byte
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
    AllInARow,
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
    let threads = usize::from(arguments.threads.unwrap_or(0));
    let pool = ThreadPoolBuilder::new().num_threads(threads).build_global();
    // A second Ctrl-C does not wait for the deals in hand.
    let handler = ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            std::process::exit(EXIT_STOPPED.into());
        }
    });
    if let Err(error) =
        pool.map_err(|error| error.to_string()).and(handler.map_err(|error| error.to_string()))
    {
        eprintln!("{error}");
        return EXIT_BAD.into();
    }
    let surveyed = match arguments.game {
        Game::BlackHole => survey::<BlackHole>(&arguments),
        Game::AllInARow => survey::<AllInARow>(&arguments),
    };
    match surveyed {
        Ok(_) if STOPPED.load(Ordering::Relaxed) => EXIT_STOPPED.into(),
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => EXIT_BAD.into(),
        // Whoever reads the output has enough of it.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            EXIT_BAD.into()
        }
    }
}

/// Judges the deals and prints what was asked; whether every deal of the input could be read.
fn survey<R: OnePile<Move: Send>>(arguments: &Arguments) -> io::Result<bool> {
    let start = Instant::now();
    // Before the work, so that it is not done in vain.
    let bits = arguments.bits.as_deref().map(create).transpose()?;
    let (deals, bad): (Vec<Deals>, Vec<BadInput>) = deals::read::<R>(&arguments.deals);
    bad.iter().for_each(|bad| eprintln!("{bad}"));
    let progress = progress_bar(deals.iter().map(Deals::len).sum());
    let mut tally = Tally::default();
    let mut out = BufWriter::new(io::stdout());
    let mut deals = deals.into_iter().flatten();
    loop {
        let batch: Vec<Deal> = deals.by_ref().take(BATCH).collect();
        let judged: Vec<Option<Solution<R::Move>>> =
            batch.par_iter().map(|deal| judge::<R>(deal, arguments)).inspect(|_| progress.inc(1)).collect();
        let done = batch.iter().zip(judged).filter_map(|(deal, solution)| Some((deal, solution?)));
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
    if let Some(mut file) = bits {
        file.write_all(&tally.bits())?;
    }
    Ok(bad.is_empty())
}

fn create(path: &Path) -> io::Result<File> {
    File::create(path).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

/// None if the survey was stopped before.
fn judge<R: OnePile>(deal: &Deal, arguments: &Arguments) -> Option<Solution<R::Move>> {
    let memory = usize::from(arguments.memory) << 20;
    (!STOPPED.load(Ordering::Relaxed)).then(|| solve(&deal.lay_out::<R>(), arguments.budget, memory))
}

fn print<M: Copy + Into<u8>>(
    out: &mut impl Write,
    deal: &Deal,
    solution: &Solution<M>,
    with_line: bool,
) -> io::Result<()> {
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
