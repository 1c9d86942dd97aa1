//! The strip of fans: scrolls sideways, says how many playable cards lie beyond either edge, and is walked
//! with the arrow keys.

use leptos::{ev, html, prelude::*};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{
    DomRectReadOnly, Element, HtmlButtonElement, HtmlElement, IntersectionObserver,
    IntersectionObserverEntry, IntersectionObserverInit, KeyboardEvent, ResizeObserver, ScrollBehavior,
    ScrollIntoViewOptions, ScrollLogicalPosition, ScrollToOptions, WheelEvent,
};

use super::{
    choices::Choices,
    fan::FanOfCards,
    fit::Fit,
    frame::{self, Turns},
    hand::{FanButton, Hand},
    keys,
    l10n::say,
    picture::middle,
    table::Table,
};
use black_hole::rules::{GameName, Layout};

/// Fans whose cards come at once when they are first laid out.
const A_TURN: usize = 6;

/// All fans of a game.
#[component]
pub fn Strip(
    game: GameName,
    /// Whether it comes in the place of another game's, which may have had the keyboard.
    replaces: bool,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let strip = NodeRef::<html::Ol>::new();
    let layout = game.layout();
    // The fan that the keyboard was on in another game may not be there in this one.
    if table.cursor.get_untracked() >= layout.fans {
        table.cursor.set(0);
    }
    let fans: Vec<FanButton> = (0..layout.fans).map(|index| (index, NodeRef::new())).collect();
    let fans = StoredValue::new(fans);
    let choices = expect_context::<Choices>();
    let observers = StoredValue::new_local(Observers::default());
    let turns = Turns::new(fans.with_value(Vec::len).div_ceil(A_TURN) + 1);
    let hand = expect_context::<Hand>();
    let seen = RwSignal::new(vec![Sight::Whole; layout.fans]);
    let beyond = Memo::new(move |_| {
        seen.with(|seen| Beyond::of(seen, &table.game(|game| game.position().playable_fans())))
    });
    // Another deal is looked at from its start; the first one is anyway.
    let deal = Memo::new(move |_| table.game(|game| game.deal().clone()));
    Effect::new(move |before: Option<()>| {
        // Read, not only tracked: a memo that nobody has read does not know what it depends on.
        deal.with(|_| ());
        if let Some(strip) = before.and_then(|()| strip.get_untracked()) {
            let start = ScrollToOptions::new();
            start.set_left(0.0);
            start.set_behavior(ScrollBehavior::Instant);
            strip.scroll_to_with_scroll_to_options(&start);
        }
    });
    // The strip is as large as what is around it leaves room for, whatever is in it.
    let arrange = move || {
        let Some(strip) = strip.get_untracked() else { return };
        lay_in_rows(&strip, layout, choices.now(|settings| settings.fit_all));
    };
    Effect::new(move |_| {
        choices.get(|settings| settings.fit_all);
        arrange();
    });
    Effect::new(move |_| {
        let Some(strip) = strip.get() else { return };
        let resized = Closure::<dyn Fn()>::new(arrange);
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&strip);
            observers.update_value(|observers| observers.resize = Some((observer, resized)));
        }
    });
    Effect::new(move |_| {
        if turns.are_over()
            && let Some(strip) = strip.get_untracked()
        {
            if replaces {
                keep_focus();
            }
            frame::then(move || {
                let looking_out = fans.try_with_value(|fans| look_out(&strip, fans, seen)).flatten();
                observers.try_update_value(|observers| observers.sight = looking_out);
            });
        }
    });

    // Of all the fans the keyboard meets one; the arrows lead to the others.
    Effect::new(move |before: Option<usize>| {
        let cursor = table.cursor.get();
        for (index, tab_index) in before.into_iter().map(|before| (before, -1)).chain([(cursor, 0)]) {
            if let Some(button) = fans.with_value(|fans| button_of(index, fans)) {
                button.set_tab_index(tab_index);
            }
        }
        cursor
    });

    // The card of a hint is brought into sight; the keyboard goes there if it is on the table.
    Effect::new(move |_| {
        let Some(mv) = table.hinted() else { return };
        let fan = table.game(|game| game.position().fan_of(mv));
        let hinted: Option<HtmlElement> = match fan {
            Some(index) => {
                table.cursor.set(index);
                fans.with_value(|fans| button_of(index, fans)).map(Into::into)
            }
            None => element(".stock"),
        };
        let Some(hinted) = hinted else { return };
        bring_into_sight(&hinted);
        if is_on_the_table() {
            let _ = hinted.focus();
        }
    });

    // While a line is looked at, the arrows lead along it.
    let walks_the_fans =
        move |event: &KeyboardEvent| keys::are_for_the_table(event, table) && !table.viewer.is_open();
    let walking = window_event_listener(ev::keydown, move |event| {
        if let Some(direction) = Direction::of(&event).filter(|_| walks_the_fans(&event)) {
            event.prevent_default();
            fans.with_value(|fans| walk(table.cursor.get_untracked(), direction, fans));
        }
    });

    on_cleanup(move || {
        walking.remove();
        hand.forget();
    });

    view! {
        <div class="strip-frame">
            <ol
                class="strip"
                class:more-left=move || beyond.get().left.more
                class:more-right=move || beyond.get().right.more
                role="list"
                node_ref=strip
                aria-label=say(|l10n| l10n.fans())
                on:wheel=move |event| turn_wheel_sideways(strip, &event)
                on:pointerdown=move |event| fans.with_value(|fans| hand.press(&event, fans))
                on:pointermove=move |event| hand.follow(&event)
                on:pointerup=move |event| hand.let_go(&event)
                on:pointercancel=move |event| hand.cancel(&event)
            >
                {fans
                    .get_value()
                    .into_iter()
                    .map(|(index, button)| {
                        view! { <FanOfCards index button hand turns turn=1 + index / A_TURN /> }
                    })
                    .collect_view()}
            </ol>
            <Edge side=Side::Left beyond strip />
            <Edge side=Side::Right beyond strip />
        </div>
    }
}

/// Takes what has come into sight and what has gone out of it.
type NoteSight = Closure<dyn Fn(Vec<IntersectionObserverEntry>)>;

/// What the browser calls as long as the strip is there.
#[derive(Default)]
struct Observers {
    resize: Option<(ResizeObserver, Closure<dyn Fn()>)>,
    sight: Option<(IntersectionObserver, NoteSight)>,
}

impl Drop for Observers {
    fn drop(&mut self) {
        if let Some((observer, _)) = &self.resize {
            observer.disconnect();
        }
        if let Some((observer, _)) = &self.sight {
            observer.disconnect();
        }
    }
}

/// Lays the fans in rows so that all of them are in sight, if that is wanted, else as the style has it.
fn lay_in_rows(strip: &HtmlElement, layout: Layout, is_wanted: bool) {
    let style = strip.style();
    // The properties are such as every style may have.
    if is_wanted {
        let Fit { rows, card_width } =
            Fit::into(layout, strip.client_width().into(), strip.client_height().into());
        let _ = style.set_property("--rows", &rows.to_string());
        let _ = style.set_property("--card-width", &format!("{card_width}px"));
    } else {
        let _ = style.remove_property("--rows");
        let _ = style.remove_property("--card-width");
    }
    let _ = strip.toggle_attribute_with_force("data-fit", is_wanted);
}

fn button_of(fan: usize, fans: &[FanButton]) -> Option<HtmlButtonElement> {
    fans.get(fan)?.1.get_untracked()
}

/// Whether the keyboard is on a fan or on the stock.
fn is_on_the_table() -> bool {
    document().active_element().is_some_and(|element| element.matches(".fan button, .stock").unwrap_or(false))
}

/// How much of a fan's available card the strip shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sight {
    Whole,
    /// It is cut off at this side.
    Cut(Side),
    /// Less than half of it is to be seen: it lies beyond this side.
    Beyond(Side),
}

/// The part of a card that counts as all of it: places may be a fraction of a pixel off.
const WHOLE: f64 = 0.97;

/// Notes how much of each card can be seen, whenever that changes. The browser tells it after it has painted; to ask for it
/// would have it lay out the page once more with each move.
fn look_out(
    strip: &HtmlElement,
    fans: &[FanButton],
    seen: RwSignal<Vec<Sight>>,
) -> Option<(IntersectionObserver, NoteSight)> {
    let buttons: Vec<Element> =
        fans.iter().filter_map(|(_, button)| Some(button.get_untracked()?.into())).collect();
    let watched = buttons.clone();
    let note = NoteSight::new(move |entries: Vec<IntersectionObserverEntry>| {
        seen.update(|seen| {
            for entry in entries {
                let place = watched.iter().position(|button| *button == entry.target());
                if let (Some(place), Some(strip)) = (place, entry.root_bounds()) {
                    seen[place] = sight(&entry.bounding_client_rect(), &strip);
                }
            }
        });
    });
    let options = IntersectionObserverInit::new();
    options.set_root(Some(strip));
    // Sideways only; whole but for a rounding error; half; not at all.
    options.set_root_margin("1000px 0px");
    options.set_threshold(&[0.0, 0.5, WHOLE].map(JsValue::from).into_iter().collect::<js_sys::Array>());
    let observer = IntersectionObserver::new_with_options(note.as_ref().unchecked_ref(), &options).ok()?;
    buttons.iter().for_each(|button| observer.observe(button));
    Some((observer, note))
}

fn sight(card: &DomRectReadOnly, strip: &DomRectReadOnly) -> Sight {
    let slack = card.width() * (1.0 - WHOLE);
    let side = if card.left() < strip.left() - slack {
        Side::Left
    } else if card.right() > strip.right() + slack {
        Side::Right
    } else {
        return Sight::Whole;
    };
    let (x, _) = middle(card);
    if x < strip.left() || x > strip.right() { Sight::Beyond(side) } else { Sight::Cut(side) }
}

/// What lies beyond one edge of the strip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct EdgeView {
    /// Whether the strip can be scrolled this way.
    more: bool,
    /// Playable cards out of sight this way.
    playable: usize,
}

/// What lies beyond the edges of the strip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Beyond {
    left: EdgeView,
    right: EdgeView,
}

impl Beyond {
    fn of(seen: &[Sight], playable: &[usize]) -> Beyond {
        let at = |side| EdgeView {
            more: seen.iter().any(|&sight| sight == Sight::Cut(side) || sight == Sight::Beyond(side)),
            playable: playable.iter().filter(|&&fan| seen.get(fan) == Some(&Sight::Beyond(side))).count(),
        };
        Beyond { left: at(Side::Left), right: at(Side::Right) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// The mark at an edge of the strip; a click scrolls there. Whoever uses the keyboard or a screen reader meets
/// every fan without it.
#[component]
fn Edge(side: Side, beyond: Memo<Beyond>, strip: NodeRef<html::Ol>) -> impl IntoView {
    let view = Memo::new(move |_| match side {
        Side::Left => beyond.get().left,
        Side::Right => beyond.get().right,
    });
    let count = move || Some(view.get().playable).filter(|&playable| playable > 0);
    let scroll = move |_| {
        if let Some(strip) = strip.get_untracked() {
            let page = f64::from(strip.client_width()) * 0.8;
            let sign = if side == Side::Left { -1.0 } else { 1.0 };
            strip.scroll_by_with_x_and_y(sign * page, 0.0);
        }
    };
    let outline = match side {
        Side::Left => "M15 5 8 12l7 7",
        Side::Right => "M9 5l7 7-7 7",
    };
    view! {
        <div
            class="edge"
            class:left=side == Side::Left
            class:right=side == Side::Right
            class:shown=move || view.get().more
            aria-hidden="true"
            on:click=scroll
        >
            <span class="count">{count}</span>
            <svg class="icon" viewBox="0 0 24 24">
                <path d=outline />
            </svg>
        </div>
    }
}

/// Where an arrow key leads.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    /// An arrow with another key held down is the browser's.
    fn of(event: &KeyboardEvent) -> Option<Direction> {
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return None;
        }
        match event.key().as_str() {
            "ArrowLeft" => Some(Direction::Left),
            "ArrowRight" => Some(Direction::Right),
            "ArrowUp" => Some(Direction::Up),
            "ArrowDown" => Some(Direction::Down),
            _ => None,
        }
    }

    /// How far `to` lies from `from` this way: along it, and half as dear as aside; nothing if it lies
    /// elsewhere.
    fn distance(self, from: (f64, f64), to: (f64, f64)) -> Option<f64> {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let (along, aside) = match self {
            Direction::Left => (-x, y),
            Direction::Right => (x, y),
            Direction::Up => (-y, x),
            Direction::Down => (y, x),
        };
        // Fans of one row are lifted or turned by some pixels.
        (along > aside.abs().max(16.0)).then_some(along + 2.0 * aside.abs())
    }
}

/// Leads the keyboard to the nearest fan in a direction; to the fan with the cursor if it is not on one.
fn walk(cursor: usize, direction: Direction, fans: &[FanButton]) {
    let Some(at) = button_of(cursor, fans) else { return };
    if document().active_element().as_ref() != Some(&at) {
        let _ = at.focus();
        return;
    }
    let from = middle(&at.get_bounding_client_rect());
    let reachable = fans.iter().filter_map(|(_, button)| button.get_untracked()).filter_map(|button| {
        let distance = direction.distance(from, middle(&button.get_bounding_client_rect()))?;
        Some((distance, button))
    });
    if let Some((_, nearest)) = reachable.min_by(|(a, _), (b, _)| a.total_cmp(b)) {
        let _ = nearest.focus();
        bring_into_sight(&nearest);
    }
}

/// Leads the keyboard to the fan that it was last on.
pub fn focus_cursor() {
    if let Some(fan) = element(".fan button[tabindex='0']") {
        let _ = fan.focus();
    }
}

fn element(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Leads the keyboard to the fans if what it was on is gone by the next frame.
pub fn keep_focus() {
    request_animation_frame(|| {
        if document().active_element().is_none_or(|element| element.tag_name() == "BODY") {
            focus_cursor();
        }
    });
}

/// Scrolls what is around the element as little as it takes to see it.
pub fn bring_into_sight(element: &HtmlElement) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    options.set_inline(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// A mouse wheel turns only up and down; the strip goes sideways.
fn turn_wheel_sideways(strip: NodeRef<html::Ol>, event: &WheelEvent) {
    let Some(strip) = strip.get_untracked() else { return };
    let overflows = strip.scroll_width() > strip.client_width();
    if overflows && event.delta_x() == 0.0 && !event.ctrl_key() {
        event.prevent_default();
        strip.scroll_by_with_x_and_y(event.delta_y(), 0.0);
    }
}
