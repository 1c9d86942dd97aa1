//! The frames that the browser paints.

use std::time::Duration;

use leptos::prelude::*;

/// Calls when the next frame has been painted; on a page that is out of sight, when it is seen again.
pub fn when_painted(call: impl FnOnce() + 'static) {
    // The frame is painted between the one and the other.
    request_animation_frame(move || set_timeout(call, Duration::ZERO));
}
