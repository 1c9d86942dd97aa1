# `make play` builds Black Hole and serves it; `make test` proves that it works. Both install what is missing
# into this folder (browsers, for the tests: from Debian's packages), say what they do, and skip what is done.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play test build browsers format lint test-native test-wasm test-browser clean

PORT ?= 8080

TRUNK := 0.21.14
# The tool has to be of the version that the program is built with.
WASM_BINDGEN := $(shell sed -n 's/^wasm-bindgen = .*"=\([0-9.]*\)".*/\1/p' Cargo.toml)

TOOLS := .tools/trunk-$(TRUNK) .tools/wasm-bindgen-$(WASM_BINDGEN) .tools/rust node_modules/.package-lock.json
PAGE_SOURCES := .cargo/config.toml Cargo.toml Cargo.lock build.rs Trunk.toml index.html icon.svg \
	$(shell find src locales style -type f)

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
	env -u NO_COLOR trunk build --release
	@touch $@

browsers:
	$(call say,Browsers)
	scripts/with-browsers true

format: .tools/rust
	$(call say,Format)
	cargo fmt --check

lint: .tools/rust
	$(call say,Lints: what knows no browser$(,) natively)
	cargo clippy --locked --all-targets --features storage -- -D warnings
	$(call say,Lints: all$(,) for wasm)
	cargo clippy --locked --target wasm32-unknown-unknown --lib --bin page --bin solver --example wasm_survey \
		--all-features -- -D warnings

	$(call say,Documentation)
	RUSTDOCFLAGS='-D warnings' cargo doc --locked --no-deps --features storage

test-native: .tools/rust
	$(call say,Native tests)
	cargo test --locked --features storage

# With the survey that the native tests have built.
test-wasm: $(TOOLS) test-native
	$(call say,The solver in wasm: the same verdicts$(,) lines and counts as natively)
	SURVEY=target/debug/survey scripts/wasm-survey black-hole 1 200
	SURVEY=target/debug/survey scripts/wasm-survey all-in-a-row 1 200

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

# Built for a quick build: with its own settings Trunk takes eleven minutes.
.tools/trunk-$(TRUNK): | .tools/rust
	$(call say,Installing Trunk $(TRUNK) into .tools)
	CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=256 CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
		cargo install trunk --version $(TRUNK) --locked --no-default-features --root .tools
	@touch $@

.tools/wasm-bindgen-$(WASM_BINDGEN): | .tools/rust
	$(call say,Installing wasm-bindgen $(WASM_BINDGEN) into .tools)
	CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
		cargo install wasm-bindgen-cli --version $(WASM_BINDGEN) --locked --no-default-features --root .tools
	@touch $@

# wasm-opt, the server for `make play`, Playwright. Their install scripts would fetch from elsewhere.
node_modules/.package-lock.json: package-lock.json
	$(call say,Installing wasm-opt and Playwright into node_modules)
	@command -v npm >/dev/null || { echo 'Node.js is missing: see https://nodejs.org/'; exit 1; }
	npm ci --ignore-scripts --no-fund --no-audit
	@touch $@
