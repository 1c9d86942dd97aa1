//! What a survey counts: verdicts, and positions looked at.

use black_hole::solver::{Solution, Verdict};

/// The verdicts so far.
#[derive(Debug, Default)]
pub struct Tally {
    /// Whether each deal can be won; an undecided one counts as one that cannot.
    winnable: Vec<bool>,
    lost: usize,
    /// Positions looked at for each deal.
    positions: Vec<u64>,
}

impl Tally {
    /// Counts a deal.
    pub fn count(&mut self, solution: &Solution) {
        self.winnable.push(matches!(solution.verdict, Verdict::Winnable(_)));
        self.lost += usize::from(matches!(solution.verdict, Verdict::Lost));
        self.positions.push(solution.positions);
    }

    /// All counts in a line of words and numbers in turn.
    pub fn summary(&self) -> String {
        let deals = self.positions.len();
        let (winnable, undecided) = (self.winnable(), self.undecided());
        let mut sorted = self.positions.clone();
        sorted.sort_unstable();
        // The least number that so many percent of the deals do not exceed.
        let percentile = |percent: usize| {
            let rank = (deals * percent).div_ceil(100);
            sorted.get(rank.saturating_sub(1)).copied().unwrap_or(0)
        };
        let mean = sorted.iter().sum::<u64>() as f64 / deals.max(1) as f64;
        format!(
            "deals {deals} winnable {winnable} lost {} undecided {undecided} positions-mean {mean:.0} p50 {} p99 {} max {}",
            self.lost,
            percentile(50),
            percentile(99),
            percentile(100),
        )
    }

    /// Deals that are neither won nor lost.
    pub fn undecided(&self) -> usize {
        self.winnable.len() - self.winnable() - self.lost
    }

    fn winnable(&self) -> usize {
        self.winnable.iter().filter(|&&winnable| winnable).count()
    }

    /// One bit a deal, set if it can be won, the first deal in the lowest bit of the first byte.
    pub fn bits(&self) -> Vec<u8> {
        let byte = |deals: &[bool]| deals.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
        self.winnable.chunks(8).map(byte).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(verdicts: &[(Verdict, u64)]) -> Tally {
        let mut tally = Tally::default();
        for (verdict, positions) in verdicts {
            tally.count(&Solution { verdict: verdict.clone(), positions: *positions });
        }
        tally
    }

    #[test]
    fn the_summary_counts_verdicts_and_positions() {
        let won = |positions| (Verdict::Winnable(vec![]), positions);
        let deals = [won(50), (Verdict::Lost, 1), won(60), (Verdict::Undecided, 1_000)];
        let summary = "deals 4 winnable 2 lost 1 undecided 1 positions-mean 278 p50 50 p99 1000 max 1000";
        assert_eq!(tally(&deals).summary(), summary);
    }

    #[test]
    fn of_no_deals_there_is_nothing_to_count() {
        let summary = "deals 0 winnable 0 lost 0 undecided 0 positions-mean 0 p50 0 p99 0 max 0";
        assert_eq!(tally(&[]).summary(), summary);
    }

    #[test]
    fn the_first_deal_is_in_the_lowest_bit() {
        let mut deals = vec![(Verdict::Lost, 1); 9];
        deals[0].0 = Verdict::Winnable(vec![]);
        deals[8].0 = Verdict::Winnable(vec![]);
        assert_eq!(tally(&deals).bits(), [1, 1]);
    }
}
