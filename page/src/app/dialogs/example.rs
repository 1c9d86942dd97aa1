//! A small table to try the rules on: a hole and a few fans, played by the same rules as the large one.

use leptos::prelude::*;

use crate::app::{
    card::{CardFace, CoveredFace, suit_class},
    fan::fan_in_words,
    l10n::{capitalised, say, sentences},
    refusals::refusal,
    words::tell,
};
use black_hole::{
    cards::Card,
    rules::{GameName, Illegal, Move, Position},
};

/// The cards of the fans, the available one last. King, queen, jack and so on down to the four go one after the other.
const FANS: [&[&str]; 4] = [&["4C", "QD", "KH"], &["5S", "8D", "JC"], &["6H", "7C", "9S"], &["TH"]];

/// The table before its first move.
fn beginning() -> Option<Position> {
    let fan = |cards: &[&str]| cards.iter().map(|card| card.parse().ok()).collect::<Option<Vec<Card>>>();
    let fans = FANS.into_iter().map(fan).collect::<Option<Vec<_>>>()?;
    Position::setup(GameName::BlackHole, Some(Card::ACE_OF_SPADES), &fans, &[]).ok()
}

/// The table and what was last said of it.
#[component]
pub fn Example() -> impl IntoView {
    let position = RwSignal::new(beginning());
    let refused = RwSignal::new(None::<Illegal>);
    let hole = move || position.with(|position| position.as_ref().and_then(Position::foundation));
    let hole_in_words = move || {
        let l10n = sentences();
        hole().map(|card| capitalised(&l10n.hole_shows(l10n.card_nominative(card))))
    };
    let is_won = move || {
        let all_gone = |it: &Position| it.fans().all(|fan| fan.is_empty());
        position.with(|position| position.as_ref().is_some_and(all_gone))
    };
    let told = move || match refused.get() {
        Some(why) => Some(capitalised(&refusal(&why, &sentences()))),
        None if is_won() => Some(sentences().won()),
        None => hole_in_words(),
    };
    let play = Callback::new(move |index: usize| {
        position.update(|position| {
            if let Some(position) = position {
                refused.set(position.play(Move::of_fan(index)).err());
            }
        });
    });
    let again = move |_| {
        refused.set(None);
        position.set(beginning());
    };
    view! {
        <div class="example" data-testid="example">
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
                    {(0..FANS.len())
                        .map(|index| view! { <SmallFan index position play /> })
                        .collect_view()}
                </ol>
            </div>
            <p role="status">{told}</p>
            <button class="button" on:click=again>
                {tell(|words| words.to_start())}
            </button>
        </div>
    }
}

#[component]
fn SmallFan(index: usize, position: RwSignal<Option<Position>>, play: Callback<usize>) -> impl IntoView {
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
                on:click=move |_| play.run(index)
            >
                {move || available().map(|card| view! { <CardFace card /> })}
            </button>
        </li>
    }
}
