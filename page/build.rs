//! For the page: turns the sentences of `locales/` into typed functions, one a message, so that a missing
//! translation, a misspelt name or a wrong argument does not compile; and has the program linked so that it can be split.

fn main() -> std::process::ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    // For wasm-split-cli: where each function and each constant is referred to.
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    #[cfg(feature = "browser")]
    if ["table", "later"].map(write_sentences).contains(&false) {
        return std::process::ExitCode::FAILURE;
    }
    std::process::ExitCode::SUCCESS
}

/// Those of one part of the program; says whether they could be written.
#[cfg(feature = "browser")]
fn write_sentences(part: &str) -> bool {
    use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, try_build_from_locales_folder};

    let out = std::env::var("OUT_DIR").expect("cargo names the output folder");
    let sentences = format!("{out}/{part}.ftl");
    let built = try_build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder(&format!("../locales/{part}"))
            .with_output_file_path(&format!("{out}/{part}.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&sentences))
            .with_lint_level(LintLevel::Strict)
            .with_prefix("")
            .without_format()
            .without_bidi_isolation(),
    );
    if let Err(error) = &built {
        eprintln!("{error}");
    }
    if let Ok(text) = std::fs::read_to_string(&sentences) {
        std::fs::write(&sentences, without_comments(&text)).expect("what was written can be written again");
    }
    built.is_ok()
}

/// Comments are for who translates. They become blanks, as many as they had bytes: where each language begins stands in
/// the typed functions.
#[cfg(feature = "browser")]
fn without_comments(text: &str) -> String {
    let blank = |line: &str| format!("#{}\n", " ".repeat(line.len().saturating_sub(2)));
    text.split_inclusive('\n')
        .map(|line| if line.starts_with('#') { blank(line) } else { line.to_owned() })
        .collect()
}
