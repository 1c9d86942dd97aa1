//! For the page: turns the sentences of `locales/` into typed functions, one a message, so that a missing
//! translation, a misspelt name or a wrong argument does not compile; and has the program linked so that it can be split.

fn main() -> std::process::ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    // For wasm-split-cli: where each function and each constant is referred to.
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    #[cfg(feature = "browser")]
    return write_sentences();
    #[cfg(not(feature = "browser"))]
    std::process::ExitCode::SUCCESS
}

#[cfg(feature = "browser")]
fn write_sentences() -> std::process::ExitCode {
    use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

    let out = std::env::var("OUT_DIR").expect("cargo names the output folder");
    let sentences = format!("{out}/translations.ftl");
    let code = build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("../locales")
            .with_output_file_path(&format!("{out}/l10n.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&sentences))
            .with_lint_level(LintLevel::Strict)
            .with_prefix("")
            .without_format()
            .without_bidi_isolation(),
    );
    if let Ok(text) = std::fs::read_to_string(&sentences) {
        std::fs::write(&sentences, without_comments(&text)).expect("what was written can be written again");
    }
    code
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
