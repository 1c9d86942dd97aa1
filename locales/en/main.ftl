# Every sentence that a player sees, in English. Card and rank names are given to the sentences in the
# grammatical case that the comment names; English needs only one.

language-name = English
game-name = Black Hole

## Cards

# $rank (String) - ace, two, ... king
rank-nominative = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
# $rank (String) - ace, two, ... king
rank-accusative = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
}
# $suit (String) - clubs, spades, hearts, diamonds
suit-genitive = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}
# $rank (String) - the rank's name, in the case that the sentence needs
# $suit (String) - the suit's name, genitive
card = { $rank } of { $suit }

## Header and buttons

# $number (String) - the deal's number
deal-number = No. { $number }
deal-own-cards = Own cards
choose-deal = Choose a deal
share = Share
undo = Undo
redo = Redo
hint = Hint
new-deal = New deal
start-over = Start over
close = Close

## The table

# $card (String) - nominative
hole-shows = The hole: { $card }
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
progress = { $moved } of { $of }
# $count (Number) - cards that can be played now
playable = { $count ->
    [0] no card can be played
    [one] { $count } card can be played
   *[other] { $count } cards can be played
}
fans = Fans
# $number (Number) - the fan's place, from 1
# $card (String) - nominative
fan-of-one = Fan { $number }: { $card }
# $number (Number) - the fan's place, from 1
# $card (String) - nominative
# $under (String) - the covered cards, nominative, with commas
fan-of-more = Fan { $number }: { $card }; under it { $under }
# $number (Number) - the fan's place, from 1
fan-empty = Fan { $number }: empty
# $fan (String) - the fan, as one of the three sentences above
fan-playable = { $fan }; can be played
# $fan (String) - the fan, as one of the three sentences above
fan-hinted = { $fan }; keeps the win

## What happened

rule-in-short = Any card one rank up or down goes into the hole. Ace and king are neighbours.
# $card (String) - nominative
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
played = { $card } is in the hole: { $moved } of { $of }; { $playable }.
# $card (String) - nominative
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
taken-back = { $card } is back in its fan: { $moved } of { $of }; { $playable }.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
# $card (String) - accusative
# $hole (String) - accusative
# $above (String) - rank, nominative
# $below (String) - rank, nominative
refused-not-next = The { $card } does not go on the { $hole }: only a rank next to it does, { $below } or { $above }.
# $card (String) - accusative
# $by (String) - nominative
refused-covered = The { $card } is covered by the { $by }.
refused-empty-fan = This fan is empty.
# $card (String) - nominative
refused-in-the-hole = The { $card } is in the hole already.
won = You have won: all the cards are in the hole!
no-first-move = This deal ends before it begins: no card can be played.
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
stuck = Stuck: { $moved } of { $of } cards are in the hole, and none goes on. Take moves back or start over.

## Hints

hint-thinking = Looking at every continuation…
# $card (String) - nominative
# $winning (Number) - moves that keep the win
# $moves (Number) - moves that can be made
hint-keeps-the-win = { $winning ->
    [one] Only the { $card } keeps the win.
   *[other] The { $card } keeps the win; { $winning } of the { $moves } moves do.
}
# $card (String) - nominative
hint-others-undecided = The { $card } keeps the win. Not every other move could be decided.
# $card (String) - nominative
hint-every-move-wins = The { $card } keeps the win, and so does every other move.
# $card (String) - nominative
hint-only-move = The { $card } is the only move, and it keeps the win.
hint-deal-lost = This deal cannot be won: every continuation has been looked at.
hint-position-lost = The game cannot be won from here: every continuation has been looked at. Moves can be taken back.
hint-undecided = It could not be decided whether the game can still be won: there are too many continuations.
hint-unavailable = The solver is not running, so there is no hint. Reloading the page may help.

## Deals, kept games, links

deal-dialog = Choose a deal
deal-field = Deal number
deal-field-help = From 1 to 100000000000000000000, as in PySolFC; with “ms” in front, as in Microsoft’s FreeCell. A link will do too.
open-deal = Open
random-deal = Random deal
# $deal (String) - the deal's number, as deal-number
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
kept-game = Your game is kept: { $deal }, { $moved } of { $of }.
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
kept-own-cards = Your game is kept: own cards, { $moved } of { $of }.
back-to-it = Go back to it
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
earlier-game = You have another game on this deal: { $moved } of { $of }.
continue-it = Continue that game
record-damaged = The game kept for this deal could not be read; it is put aside, and the deal begins anew.
cannot-keep = The browser does not let this game be kept: closing the page will lose it. Play can go on.

share-dialog = Share
link-to-deal = Link to the deal
link-to-position = Link to this position
copy-link = Copy link
copy-position = Copy position
copied = Copied.
copy-failed = The browser does not allow copying: the link is selected, copy it by hand.

# $why (String) - as one of the sentences below
link-unreadable = This link cannot be read: { $why }
# $name (String) - as the link has it
link-no-game = there is no game called “{ $name }”.
link-no-deal = the deal is missing.
# $why (String) - as one of the sentences below
link-bad-deal = the deal is wrong. { $why }
# $number (Number) - counted from 1
# $letter (String) - as the link has it
link-bad-move = move { $number } is wrong, “{ $letter }” stands for no move.
# $number (Number) - counted from 1
link-no-move = move { $number } is wrong, there is no such fan.
# $number (Number) - counted from 1
# $why (String) - as one of the sentences of refusal
link-illegal-move = move { $number } is not allowed. { $why }
# $rest (String) - as the link has it
link-rest = “{ $rest }” should not follow the moves.
deal-empty = Type the number of a deal.
# $letter (String) - as typed
deal-not-a-digit = A deal number has digits only, and “{ $letter }” is not a digit.
deal-zero = Deal numbers start at 1.
# $max (String) - the highest number
deal-too-large = The highest deal number is { $max }.
# $letter (String) - as the link has it
# $place (Number) - counted from 1
deck-not-a-card = “{ $letter }” in place { $place } stands for no card.
# $count (Number) - cards given
deck-count = A deck has 52 cards; here { $count ->
    [one] there is { $count }
   *[other] there are { $count }
}.
# $card (String) - nominative
# $place (Number) - counted from 1
deck-doubled = The { $card } is there twice, the second time in place { $place }.
