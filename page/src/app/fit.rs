//! How the fans are laid in rows so that all of them are in sight.

use black_hole::rules::Layout;

/// Rows of fans, and how wide a card is in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    pub rows: usize,
    /// In pixels.
    pub card_width: u32,
}

/// No card is wider, however much room there is, in pixels.
const WIDEST: u32 = 128;

impl Fit {
    /// The fans of this layout, with the largest cards that a place of this size, in pixels, has room for.
    pub fn into(Layout { fans, fan_size, .. }: Layout, width: f64, height: f64) -> Fit {
        let fit = |rows: usize| {
            let columns = fans.div_ceil(rows);
            // In widths of a card, as style/board.css has it: fans and what lies between and around them.
            let across = (0.8 + 0.46 * fan_size as f64) * columns as f64 + 0.42;
            let down = 1.88 * rows as f64 + 0.12;
            Fit { rows, card_width: ((width / across).min(height / down) as u32).min(WIDEST) }
        };
        let fits = (1..=fans).map(fit);
        // Of rows that do equally well the fewest.
        fits.reduce(|best, other| if other.card_width > best.card_width { other } else { best })
            .unwrap_or(Fit { rows: 1, card_width: WIDEST })
    }
}
