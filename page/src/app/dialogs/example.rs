//! A small table to try the rules on: a hole and a few fans, played by the same rules as the large one.

use leptos::prelude::*;

use crate::app::{
    card::{CardFace, CoveredFace, suit_class},
    fan::fan_in_words,
    l10n::{capitalised, place_key, say, sentences},
    refusals::refusal,
    words::tell,
};
use black_hole::{
    cards::Card,
    rules::{GameName, Illegal, Move, Position},
};

/// The cards of an example.
struct Cards {
    foundation: Option<&'static str>,
    /// The available card of each last.
    fans: &'static [&'static [&'static str]],
    /// The next card first.
    stock: &'static [&'static str],
}

/// The cards that the rules of a game speak of; each example can be won as they say.
const fn cards(game: GameName) -> Cards {
    match game {
        GameName::BlackHole => Cards {
            foundation: Some("AS"),
            fans: &[&["4C", "QD", "KH"], &["5S", "8D", "JC"], &["6H", "7C", "9S"], &["TH"]],
            stock: &[],
        },
        GameName::BlackHoleAny => Cards {
            foundation: Some("7H"),
            fans: &[&["9H", "5D", "6C"], &["4D", "3H", "4S"], &["7S", "6H", "5S"], &["8C"]],
            stock: &[],
        },
        GameName::AllInARow => Cards {
            foundation: None,
            fans: &[&["6D", "QH", "JS", "TC"], &["3S", "2D", "AC", "KS"], &["5S", "4H"]],
            stock: &[],
        },
        GameName::Golf | GameName::GolfWrap | GameName::GolfKings => Cards {
            foundation: Some("8H"),
            fans: &[&["6H", "TD", "9C"], &["3C", "4S"], &["7D"]],
            stock: &["5S", "5C", "JH"],
        },
    }
}

/// The table before its first move.
fn beginning(game: GameName) -> Option<Position> {
    let Cards { foundation, fans, stock } = cards(game);
    let parse = |names: &[&str]| names.iter().map(|card| card.parse().ok()).collect::<Option<Vec<Card>>>();
    let fans = fans.iter().map(|fan| parse(fan)).collect::<Option<Vec<_>>>()?;
    let foundation = parse(foundation.as_slice())?.first().copied();
    Position::setup(game, foundation, &fans, &parse(stock)?).ok()
}

/// The table and what was last said of it.
#[component]
pub fn Example(game: GameName) -> impl IntoView {
    let position = RwSignal::new(beginning(game));
    let refused = RwSignal::new(None::<Illegal>);
    let hole = move || position.with(|position| position.as_ref().and_then(Position::foundation));
    let hole_in_words = move || sentences().foundation(game, hole());
    let is_won = move || position.with(|position| position.as_ref().is_some_and(Position::is_won));
    let told = move || match refused.get() {
        Some(why) => capitalised(&refusal(&why, game, &sentences())),
        None if is_won() => sentences().won(place_key(game)),
        None => hole_in_words(),
    };
    let play = Callback::new(move |mv: Move| {
        position.update(|position| {
            if let Some(position) = position {
                refused.set(position.play(mv).err());
            }
        });
    });
    let steps = cards(game).fans.iter().map(|fan| fan.len()).max().unwrap_or(1) - 1;
    let stock =
        Memo::new(move |_| position.with(|position| position.as_ref().map_or(0, |it| it.stock().len())));
    let turn = move |_| {
        if let Some(turn) = position.with_untracked(|position| position.as_ref().map(Position::turn)) {
            play.run(turn);
        }
    };
    let again = move |_| {
        refused.set(None);
        position.set(beginning(game));
    };
    view! {
        <div class="example" style=("--fan-steps", steps.to_string()) data-testid="example">
            <div class="example-table">
                <div class="example-hole" role="img" aria-label=hole_in_words>
                    {move || {
                        hole()
                            .map(|card| {
                                view! {
                                    <div class=format!("card {}", suit_class(card.suit))>
                                        <CardFace card />
                                    </div>
                                }
                            })
                    }}
                </div>
                <ol class="example-fans" role="list" aria-label=say(|l10n| l10n.fans())>
                    {(0..cards(game).fans.len())
                        .map(|index| view! { <SmallFan index position play /> })
                        .collect_view()}
                </ol>
            </div>
            <p role="status">{told}</p>
            <div class="sheet-buttons">
                <Show when=move || game.layout().stock() != 0>
                    <button class="button" on:click=turn data-testid="example-stock">
                        {move || sentences().stock(stock.get())}
                    </button>
                </Show>
                <button class="button" on:click=again>
                    {tell(|words| words.to_start())}
                </button>
            </div>
        </div>
    }
}

#[component]
fn SmallFan(index: usize, position: RwSignal<Option<Position>>, play: Callback<Move>) -> impl IntoView {
    let cards = Memo::new(move |_| {
        position.with(|position| position.as_ref().map(|it| it.fan(index).to_vec()).unwrap_or_default())
    });
    let playable = move || {
        position.with(|position| position.as_ref().is_some_and(|it| it.check(Move::of_fan(index)).is_ok()))
    };
    let available = move || cards.with(|cards| cards.last().copied());
    let covered = move || {
        let covered = cards.with(|cards| cards.split_last().map(|(_, under)| under.to_vec()));
        covered.unwrap_or_default().into_iter().enumerate()
    };
    let class = move || {
        let suit = available().map_or("gone", |card| suit_class(card.suit));
        format!("card {suit} {}", if playable() { "playable" } else { "" })
    };
    view! {
        <li class="fan" style=("--count", move || cards.with(Vec::len).to_string())>
            {move || {
                covered()
                    .map(|(place, card)| {
                        view! {
                            <span
                                class=format!("card covered {}", suit_class(card.suit))
                                style=("--place", place.to_string())
                                aria-hidden="true"
                            >
                                <CoveredFace card />
                            </span>
                        }
                    })
                    .collect_view()
            }}
            <button
                class=class
                aria-label=move || {
                    cards.with(|cards| fan_in_words(index, cards, playable(), None, &sentences()))
                }
                on:click=move |_| play.run(Move::of_fan(index))
            >
                {move || available().map(|card| view! { <CardFace card /> })}
            </button>
        </li>
    }
}
