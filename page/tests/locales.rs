//! The sentences of `locales/`: the same ones in both languages, and none that nobody says. That each is typed
//! right and is there for what says it, the compiler sees to (build/sentences.rs).

use std::{collections::BTreeSet, fs, path::Path};

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What is said at the table, and what in the dialogs, which are fetched later.
const PARTS: [&str; 2] = ["table", "later"];

/// The names of a language's sentences: what stands at a line's start before ` =`.
fn names(part: &str, language: &str) -> BTreeSet<String> {
    let text = read(format!("../locales/{part}/{language}/main.ftl"));
    let is_name = |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let heads = text.lines().filter_map(|line| line.split_once(" ="));
    heads.map(|(head, _)| head.to_owned()).filter(|head| is_name(head)).collect()
}

#[test]
fn both_languages_have_the_same_sentences() {
    for part in PARTS {
        assert_eq!(names(part, "en"), names(part, "ru"));
        assert!(names(part, "en").len() > 50);
    }
}

#[test]
fn where_russian_counts_by_its_last_digit_the_number_is_said() {
    // [one] is 1, 21, 31 ... in Russian, so that a sentence for it which names no number would be wrong of 21.
    let text = PARTS.map(|part| read(format!("../locales/{part}/ru/main.ftl"))).concat();
    let branches = text.lines().filter(|line| line.trim_start().starts_with("[one]"));
    let silent: Vec<&str> = branches.filter(|line| !line.contains("{ $")).collect();
    assert_eq!(silent, Vec::<&str>::new());
}

#[test]
fn the_rules_have_the_same_parts_in_both_languages() {
    for game in ["black-hole", "black-hole-any", "all-in-a-row", "golf"] {
        let [english, russian] =
            ["en", "ru"].map(|language| read(format!("../locales/later/{language}/rules/{game}.html")));
        for part in ["<h3>", "<p>", "<ol>", "<ul>", "<li>", "<strong>", "<!-- example -->"] {
            let count = english.matches(part).count();
            assert!(count > 0, "{game}: {part}");
            assert_eq!(count, russian.matches(part).count(), "{game}: {part}");
        }
        assert_eq!(english.matches("<!-- example -->").count(), 1, "{game}");
    }
}

/// What stands in the files of a folder and of those in it.
fn code(folder: &Path) -> String {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    paths.map(|path| if path.is_dir() { code(&path) } else { read(path) }).collect()
}

#[test]
fn every_sentence_is_said_somewhere() {
    let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"));
    // Behind whatever holds the sentences, since `table.undo()` says nothing.
    let is_said = |name: &String| {
        let call = format!(".{}(", name.replace('-', "_"));
        ["l10n", "self", "sentences()", "words", "words()"]
            .iter()
            .any(|who| code.contains(&format!("{who}{call}")))
    };
    let names = PARTS.into_iter().flat_map(|part| names(part, "en"));
    let unsaid: Vec<String> = names.filter(|name| !is_said(name)).collect();
    assert_eq!(unsaid, Vec::<String>::new());
}
