//! For the page: has the sentences of `locales/` made into functions, and the program linked so that it can be split.

#[cfg(feature = "browser")]
mod sentences;

fn main() {
    println!("cargo::rerun-if-changed=build");
    // For wasm-split-cli: where each function and each constant is referred to.
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
    #[cfg(feature = "browser")]
    for (part, holder) in [("table", "Sentences"), ("later", "Words")] {
        sentences::write(part, holder);
    }
}
