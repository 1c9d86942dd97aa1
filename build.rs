//! Turns the sentences of `locales/` into typed functions, one a message: a missing translation, a misspelt
//! name or a wrong argument does not compile.

use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales");
    let out = std::env::var("OUT_DIR").expect("cargo names the output folder");
    build_from_locales_folder(
        BuildOptions::default()
            .with_output_file_path(&format!("{out}/l10n.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/translations.ftl")))
            .with_lint_level(LintLevel::Strict)
            .with_prefix("")
            .without_format()
            .without_bidi_isolation(),
    )
}
