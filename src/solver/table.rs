//! A set of keys: open addressing, eight bytes a key, nothing ever forgotten, and no larger than it may be.

/// A set of keys, none of which is 0: that marks a free place.
#[derive(Debug)]
pub struct Table {
    /// A power of two of them, two at least.
    places: Box<[u64]>,
    used: usize,
    /// Bytes that the table may take, while it grows too: then the old places are there beside the new.
    pub(super) limit: usize,
}

/// The table may not grow any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

/// Bytes of a place.
const PLACE: usize = size_of::<u64>();
/// Places of a new table.
const FEWEST: usize = 256;

impl Table {
    /// An empty table that takes at most so many bytes; sixteen it takes in any case.
    pub fn new(limit: usize) -> Table {
        let places = if limit >= FEWEST * PLACE { FEWEST } else { 2 };
        Table { places: vec![0; places].into(), used: 0, limit }
    }

    /// Whether the key was put in.
    pub fn contains(&self, key: u64) -> bool {
        self.places[self.place(key)] == key
    }

    /// Puts a key in.
    ///
    /// # Errors
    /// [`Full`] if there is no place for it; then nothing has changed.
    pub fn insert(&mut self, key: u64) -> Result<(), Full> {
        debug_assert_ne!(key, 0);
        let mut place = self.place(key);
        if self.places[place] == key {
            return Ok(());
        }
        // A third stays free, so that a key is found within a few steps.
        if 3 * (self.used + 1) > 2 * self.places.len() {
            self.grow()?;
            place = self.place(key);
        }
        self.places[place] = key;
        self.used += 1;
        Ok(())
    }

    /// Whether the next growth would take more than the limit.
    pub fn is_at_its_limit(&self) -> bool {
        3 * self.places.len() * PLACE > self.limit
    }

    fn grow(&mut self) -> Result<(), Full> {
        if self.is_at_its_limit() {
            return Err(Full);
        }
        let grown = vec![0; 2 * self.places.len()].into();
        let old = std::mem::replace(&mut self.places, grown);
        for &key in old.iter().filter(|&&key| key != 0) {
            self.places[self.place(key)] = key;
        }
        Ok(())
    }

    /// Where the key is, or where it would go.
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        // Fibonacci hashing: the highest bits of the product depend on all bits of the key.
        let shift = u64::BITS - mask.count_ones();
        let mut place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> shift) as usize;
        while self.places[place] != 0 && self.places[place] != key {
            place = (place + 1) & mask;
        }
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_holds_what_was_put_in_and_nothing_else_while_it_grows() {
        let mut table = Table::new(1 << 30);
        for key in (1..100_000).step_by(2) {
            table.insert(key << 4).unwrap();
            table.insert(key << 4).unwrap();
        }
        assert_eq!(table.used, 50_000);
        for key in 1..100_000 {
            assert_eq!(table.contains(key << 4), key % 2 == 1);
        }
    }

    #[test]
    fn a_table_grows_if_its_old_and_its_new_places_keep_to_the_limit() {
        let both = 3 * FEWEST * PLACE;
        for (limit, places) in [(both - 1, FEWEST), (both, 2 * FEWEST)] {
            let mut table = Table::new(limit);
            while table.insert(table.used as u64 + 1).is_ok() {}
            assert_eq!(table.places.len(), places);
        }
    }

    #[test]
    fn a_table_never_takes_more_than_its_limit_and_keeps_what_it_holds() {
        for limit in [0, 100, 10_000, 1_000_000] {
            let mut table = Table::new(limit);
            let held = (1..).take_while(|&key| table.insert(key).is_ok()).last().unwrap_or(0);
            let taken = table.places.len() * PLACE;
            assert!(taken <= limit.max(2 * PLACE), "{taken} bytes of {limit}");
            assert!((1..=held).all(|key| table.contains(key)), "{limit}");
            assert!(!table.contains(held + 1));
            assert_eq!(table.insert(held + 1), Err(Full));
            // More than a quarter of the places of a full table of this limit.
            assert!(held as usize * PLACE * 8 >= limit.saturating_sub(2048), "{held} keys in {limit} bytes");
        }
    }
}
