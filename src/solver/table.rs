//! The table of keys that are proven lost: open addressing, eight bytes a key, nothing ever forgotten.

/// A set of keys. 0, which marks a free place, is no key: it belongs to a position with no card left.
#[derive(Debug)]
pub struct Table {
    places: Box<[u64]>,
    used: usize,
}

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table { places: vec![0; 1 << 10].into(), used: 0 }
    }

    /// Whether the key was put in.
    pub fn contains(&self, key: u64) -> bool {
        self.places[self.place(key)] == key
    }

    /// Puts a key in.
    pub fn insert(&mut self, key: u64) {
        debug_assert_ne!(key, 0);
        if 3 * self.used >= 2 * self.places.len() {
            let grown = vec![0; 2 * self.places.len()].into();
            let old = std::mem::replace(&mut self.places, grown);
            for &key in old.iter().filter(|&&key| key != 0) {
                self.places[self.place(key)] = key;
            }
        }
        let place = self.place(key);
        self.used += usize::from(self.places[place] != key);
        self.places[place] = key;
    }

    /// Where the key is, or where it would go.
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        // Fibonacci hashing: the high bits of the product depend on all bits of the key.
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let mut place = hash as usize & mask;
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
        let mut table = Table::new();
        for key in (1..100_000).step_by(2) {
            table.insert(key << 4);
            table.insert(key << 4);
        }
        assert_eq!(table.used, 50_000);
        for key in 1..100_000 {
            assert_eq!(table.contains(key << 4), key % 2 == 1);
        }
    }
}
