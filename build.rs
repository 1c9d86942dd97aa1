//! For the page: turns the sentences of `locales/` into typed functions, one a message, so that a missing
//! translation, a misspelt name or a wrong argument does not compile; and gives the build a name.

fn main() -> std::process::ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "page")]
    {
        name_build();
        write_sentences()
    }
    #[cfg(not(feature = "page"))]
    std::process::ExitCode::SUCCESS
}

#[cfg(feature = "page")]
fn write_sentences() -> std::process::ExitCode {
    use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

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

/// Sets `BUILD_ID` to a number that changes with anything that the solver's worker is built from.
#[cfg(feature = "page")]
fn name_build() {
    use std::hash::{DefaultHasher, Hash, Hasher};

    let mut hasher = DefaultHasher::new();
    let mut folders = vec![std::path::PathBuf::from("src")];
    let mut files = vec!["Cargo.lock".into(), "Cargo.toml".into()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        std::fs::read(&file).expect("a source file").hash(&mut hasher);
    }
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rustc-env=BUILD_ID={:016x}", hasher.finish());
}
