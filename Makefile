# `make play` builds Black Hole and serves it; `make test` proves that it works. Both install what is missing
# into this folder (browsers, for the tests: from Debian's packages), say what they do, and skip what is done.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play test build browsers format lint test-native test-wasm test-browser clean

PORT ?= 8080

# The tool has to be of the version that the program is built with.
WASM_BINDGEN := $(shell sed -n 's/^wasm-bindgen = .*"=\([0-9.]*\)".*/\1/p' page/Cargo.toml)
WASM_SPLIT := 0.2.4

TOOLS := .tools/wasm-split-$(WASM_SPLIT) .tools/wasm-bindgen-$(WASM_BINDGEN) .tools/rust node_modules/.package-lock.json
PAGE_SOURCES := .cargo/config.toml Cargo.toml Cargo.lock index.html scripts/build-page \
	$(shell find src page locales style icons -type f)

export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/node_modules/.bin:$(PATH)
, := ,
say = @printf '\n== %s\n' "$(1)"

help:
	@echo 'make play   build the game and serve it on http://127.0.0.1:$(PORT)/ (PORT=... for another port)'
	@echo 'make test   install what is missing, then check format, lints, native tests, wasm and browser tests'

# The server would take HOST and PORT from the environment before its own arguments. It prints the address, which has
# another port if this one is taken.
play: build
	$(call say,Serving Black Hole; Ctrl+C ends it)
	@env -u HOST -u PORT sirv dist --host 127.0.0.1 --port $(PORT) --dev --no-clear

test: browsers format lint test-native test-wasm test-browser
	$(call say,All tests have passed.)

build: dist/index.html

dist/index.html: $(TOOLS) $(PAGE_SOURCES)
	$(call say,Building the page for release)
	scripts/build-page

browsers:
	$(call say,Browsers)
	scripts/with-browsers true

format: .tools/rust
	$(call say,Format)
	cargo fmt --check

lint: .tools/rust
	$(call say,Lints: what knows no browser$(,) natively)
	cargo clippy --locked --workspace --no-default-features --all-targets -- -D warnings
	$(call say,Lints: the page)
	cargo clippy --locked --package black-hole-page --target wasm32-unknown-unknown --lib --bins --examples -- -D warnings
	$(call say,Documentation)
	RUSTDOCFLAGS='-D warnings' cargo doc --locked --workspace --no-default-features --no-deps

test-native: .tools/rust
	$(call say,Native tests)
	cargo test --locked --workspace --no-default-features

# With the survey that the native tests have built.
test-wasm: $(TOOLS) test-native
	$(call say,The solver in wasm: the same verdicts$(,) lines and counts as natively)
	SURVEY=target/debug/survey scripts/wasm-survey black-hole 1 200
	SURVEY=target/debug/survey scripts/wasm-survey all-in-a-row 1 200
	SURVEY=target/debug/survey scripts/wasm-survey golf 1 50

test-browser: dist/index.html
	$(call say,Browser tests on the release build)
	scripts/with-browsers playwright test

clean:
	rm -rf dist target test-results playwright-report

# ---- tools ----

.tools/rust: rust-toolchain.toml
	$(call say,Rust and its wasm target)
	scripts/rust-target
	@mkdir -p .tools && touch $@

# Neither is long at work, so that they are built to be built quickly.
.tools/wasm-split-$(WASM_SPLIT): | .tools/rust
	$(call say,Installing wasm-split $(WASM_SPLIT) into .tools)
	CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
		cargo install wasm_split_cli_support --version $(WASM_SPLIT) --locked --features build-binary --root .tools
	@touch $@

.tools/wasm-bindgen-$(WASM_BINDGEN): | .tools/rust
	$(call say,Installing wasm-bindgen $(WASM_BINDGEN) into .tools)
	CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
		cargo install wasm-bindgen-cli --version $(WASM_BINDGEN) --locked --no-default-features --root .tools
	@touch $@

# wasm-opt, esbuild, the server for `make play`, Playwright. Their install scripts would fetch from elsewhere.
node_modules/.package-lock.json: package-lock.json
	$(call say,Installing wasm-opt$(,) esbuild and Playwright into node_modules)
	@command -v npm >/dev/null || { echo 'Node.js is missing: see https://nodejs.org/'; exit 1; }
	npm ci --ignore-scripts --no-fund --no-audit
	@touch $@
