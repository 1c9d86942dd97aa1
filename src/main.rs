//! The page: mounts the app.

fn main() {
    black_hole::app::mount();
}
