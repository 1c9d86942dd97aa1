//! A text as a QR code, for the camera of a phone beside the screen.

use std::fmt::Write;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// Modules of light border that a reader needs around the code.
const BORDER: i32 = 4;

/// The code of a text; nothing if the text is too long for one.
#[component]
pub fn Qr(text: Signal<String>, label: Signal<String>) -> impl IntoView {
    let code = move || {
        let code = QrCode::encode_text(&text.get(), QrCodeEcc::Medium).ok()?;
        let size = code.size() + 2 * BORDER;
        let outline = outline(&code);
        Some(view! {
            <svg
                class="qr"
                role="img"
                aria-label=label
                viewBox=format!("0 0 {size} {size}")
                shape-rendering="crispEdges"
            >
                <path class="qr-light" d=format!("M0 0h{size}v{size}H0z") />
                <path class="qr-dark" d=outline />
            </svg>
        })
    };
    view! { {code} }
}

/// The dark modules, each a square of 1.
fn outline(code: &QrCode) -> String {
    let mut outline = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            // Writing to a text does not fail.
            let _ = write!(outline, "M{} {}h1v1h-1z", x + BORDER, y + BORDER);
        }
    }
    outline
}
