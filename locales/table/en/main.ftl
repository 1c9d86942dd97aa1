# Every sentence that a player sees, in English. Card and rank names are given to the sentences in the
# grammatical case that the comment names; English needs only one.

language-name = English
# $game (String) - black-hole, black-hole-any, all-in-a-row, golf, golf-wrap, golf-kings
game-name = { $game ->
    [black-hole-any] Black Hole, Any Card
    [all-in-a-row] All in a Row
    [golf] Golf
    [golf-wrap] Wraparound Golf
    [golf-kings] Dead King Golf
   *[black-hole] Black Hole
}

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
menu = Menu
undo = Undo
redo = Redo
hint = Hint
new-deal = New deal
again = Same deal again
analysis = Analysis
rules = Rules
close = Close

## The table

# $place (String) - where the cards go: hole, row, pile
# $card (String) - nominative
hole-shows = { $place ->
    [row] The row ends with: { $card }
    [pile] The pile: { $card }
   *[hole] The hole: { $card }
}
# The row before its first card.
row-empty = The row is empty: any available card begins it.
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
progress = { $moved } of { $of }
# $count (Number) - cards that can be played now
playable = { $count ->
    [0] no card can be played
    [one] { $count } card can be played
   *[other] { $count } cards can be played
}
# In a game with a stock.
# $playable (String) - as playable
# $left (Number) - cards left in the stock
playable-and-stock = { $playable }, { $left ->
    [0] the stock is empty
   *[other] { $left } in the stock
}
# No card of the fans can be played.
only-the-stock = turn a stock card
# No card of the fans can be played.
# $left (Number) - cards left in the stock, 1 at the least
only-the-stock-left = turn a stock card, { $left } left
# $left (Number) - cards left in the stock
stock = { $left ->
    [0] Stock: empty
    [one] Stock: { $left } card, turn it
   *[other] Stock: { $left } cards, turn the next one
}
# The same where nothing can be turned: a line is looked at.
# $left (Number) - cards left in the stock
stock-seen = { $left ->
    [0] Stock: empty
    [one] Stock: { $left } card
   *[other] Stock: { $left } cards
}
# $stock (String) - as stock or stock-seen
# $card (String) - nominative
stock-shows = { $stock }: { $card }
# The cards of an open stock that lie behind the next one.
# $cards (String) - nominative, with commas
stock-in-order = After that the stock has: { $cards }
# What a hint says instead of a card's name.
stock-card = next card of the stock
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

# $game (String) - as in game-name
rule-in-short = { $game ->
    [all-in-a-row] Any card begins the row, then one rank up or down. Ace and king are neighbours.
    [golf] A card one rank up or down goes on the pile. Ace and king are not neighbours.
    [golf-wrap] A card one rank up or down goes on the pile. Ace and king are neighbours.
    [golf-kings] A card one rank up or down goes on the pile. On a king nothing goes, on an ace only a two.
   *[black-hole] Any card one rank up or down goes into the hole. Ace and king are neighbours.
}
# $card (String) - nominative
# $place (String) - where the cards go: hole, row, pile
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
played = { $card } is { $place ->
    [row] in the row
    [pile] on the pile
   *[hole] in the hole
}: { $moved } of { $of }; { $playable }.
# A card of the stock.
# $card (String) - nominative
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
turned = { $card } is turned up: { $moved } of { $of }; { $playable }.
# $card (String) - nominative
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
turned-back = { $card } is back in the stock: { $moved } of { $of }; { $playable }.
# $card (String) - nominative
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
taken-back = { $card } is back in its fan: { $moved } of { $of }; { $playable }.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo.
# $card (String) - accusative
# $on (String) - accusative
# $ranks (String) - the ranks that go there, nominative, as either
refused-not-next = The { $card } does not go on the { $on }: the rank has to be { $ranks }.
# Two ranks of which one or the other will do.
# $below (String) - rank, in words or as printed
# $above (String) - rank
either = { $below } or { $above }
# $card (String) - accusative
# $on (String) - accusative
refused-ace-and-king = The { $card } does not go on the { $on }: ace and king are not neighbours in this game.
# $card (String) - accusative
# $on (String) - accusative
refused-on-king = The { $card } does not go on the { $on }: nothing goes on a king in this game.
refused-stock-empty = The stock is empty.
# $card (String) - nominative
refused-in-the-stock = The { $card } is still in the stock.
refused-won = The game is won already.
# $card (String) - accusative
# $by (String) - nominative
refused-covered = The { $card } is covered by the { $by }.
refused-empty-fan = This fan is empty.
# $card (String) - nominative
# $place (String) - where the cards go: hole, row, pile
refused-in-the-hole = The { $card } is { $place ->
    [row] in the row
    [pile] on the pile
   *[hole] in the hole
} already.
# At the card itself, where there is room for two or three short words.
# $below (String) - rank as on the card: K, 10
# $above (String) - rank as on the card
in-short-not-next = only { $below } or { $above }
# At the card itself: one rank alone goes there.
# $rank (String) - rank as on the card
in-short-only = only { $rank }
# At the card itself: nothing goes on a king.
in-short-on-king = nothing on a king
# At the card itself: another card lies on it.
in-short-covered = covered
# $place (String) - where the cards go: hole, row, pile
won = You have won: { $place ->
    [row] all the cards are in a row!
    [pile] all the fans are empty!
   *[hole] all the cards are in the hole!
}
no-first-move = This deal ends before it begins: no card can be played.
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $place (String) - where the cards go: hole, row, pile
stuck = Stuck: { $moved } of { $of } cards { $place ->
    [row] are in the row
    [pile] are off the fans, and the stock is empty
   *[hole] are in the hole
}. No card can be played.
# What follows stuck.
# $number (Number) - the losing move, counted from 1
stuck-since = Move { $number } lost the game.
# What follows stuck.
stuck-never = This deal could not be won at all.
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
stopped = The game is ended and written down: { $moved } of { $of }.
# $number (Number) - the losing move, counted from 1
back-to-move = Back to before move { $number }

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
hint-position-lost = The game cannot be won from here: every continuation has been looked at.
# $number (Number) - the losing move, counted from 1
# $card (String) - nominative
hint-lost-since = The game cannot be won from here. Move { $number } lost it: the { $card }.
# $card (String) - nominative
hint-best-found = It could not be decided whether the game can still be won. The { $card } is the best that was found.
hint-undecided = It could not be decided whether the game can still be won: there are too many continuations.
# While the order of the stock is hidden, orders are tried.
# $card (String) - nominative, or stock-card
# $winnable (Number) - orders in which the game can be won after this move
# $tried (Number) - orders that were tried
hint-orders = The { $card } is best: the game can then be won in { $winnable } of the { $tried } orders of the hidden cards that were tried.
# $card (String) - nominative, or stock-card
# $winnable (Number) - orders in which the game can be won after this move
# $tried (Number) - orders that there are
hint-all-orders = The { $card } is best: the game can then be won in { $winnable } of the { $tried } possible orders of the hidden cards.
# $card (String) - nominative, or stock-card
hint-every-order = The { $card } keeps the win, whatever the order of the hidden cards.
# $tried (Number) - orders that were tried
hint-no-order = In none of the { $tried } orders of the hidden cards that were tried can the game still be won.
hint-no-order-at-all = The game cannot be won from here, whatever the order of the hidden cards.
stock-hidden = The stock stays face down until the game is over, and this would give it away.
open-stock = Open the stock
hint-unavailable = The solver is not running. Reloading the page may help.
no-dialogs = This part of the page could not be fetched. Try again when there is a network.

live-winnable = Can be won
live-lost = Cannot be won
live-working = Looking…
live-cannot-tell = Cannot tell
# $winnable (Number) - orders of the hidden stock in which the game can be won
# $tried (Number) - orders that were tried
live-orders = Can be won in { $winnable } of { $tried } orders
# $fan (String) - the fan, as one of the three sentences for a fan
fan-loses = { $fan }; loses the game
# $fan (String) - the fan, as one of the three sentences for a fan
fan-unknown = { $fan }; can be played, cannot tell whether it keeps the win
# $fan (String) - the fan, as one of the three sentences for a fan, or the stock
# $winnable (Number) - orders of the hidden stock in which the game can be won after this move
# $tried (Number) - orders that were tried
fan-orders = { $fan }; can be won in { $winnable } of { $tried } orders

## Settings

settings = Settings
keys = Keys

## Strict games

strict = Strict
strict-refuses = This game is strict: no hints, nothing is taken back.
give-up-strictness = Allow hints and undo

## Looking at a line

# $played (Number) - moves on the table
# $of (Number) - moves of the line
# $card (String) - nominative
solution-place = A way to win: { $played } of { $of }, { $card }.
# $place (String) - where the cards go: hole, row, pile
solution-ends = This is how it is won: { $place ->
    [row] all the cards are in a row.
    [pile] all the fans are empty.
   *[hole] all the cards are in the hole.
}
# Before the first card of a row.
# $of (Number) - moves of the line
solution-begins = A way to win, in { $of } moves.
# $of (Number) - moves of the game
replay-begins = A shared game of { $of ->
    [one] { $of } move
   *[other] { $of } moves
}.
# $played (Number) - moves on the table
# $of (Number) - moves of the game
# $card (String) - nominative
replay-place = A shared game: move { $played } of { $of }, { $card }.
# $number (Number) - the move, counted from 1
# $of (Number) - moves of the game
# $card (String) - nominative
choice-move = Move { $number } of { $of }: { $card }.
# $of (Number) - moves of the game
choice-end = { $of ->
    [0] Before the first move.
    [one] After the only move.
   *[other] After all { $of } moves.
}
choice-working = Being worked out…
choice-none = No card could be played.
# $place (String) - where the cards go: hole, row, pile
choice-won = { $place ->
    [row] All the cards were in a row.
    [pile] All the fans were empty.
   *[hole] All the cards were in the hole.
}
# $playable (Number) - cards that could be played
choice-all-lost = { $playable ->
    [one] The only possible move lost.
    [2] Both possible moves lost.
   *[other] All { $playable } possible moves lost.
}
# $playable (Number) - cards that could be played
# $keeping (Number) - of them, those that kept the win
choice-keeping = { $playable ->
    [one] The only possible move kept the win.
   *[other] Of { $playable } possible moves, { $keeping } kept the win.
}
# $playable (Number) - cards that could be played
# $keeping (Number) - of them, those that kept the win
# $undecided (Number) - of them, those that could not be decided
choice-undecided = { $playable ->
    [one] The only possible move could not be decided.
   *[other] Of { $playable } possible moves, { $keeping } kept the win and { $undecided } could not be decided.
}
choice-losing = This move lost the game.
only-looking = You are looking at a game. To play, choose where from.
play-on = Play on from here
leave = Back to my game
play-yourself = Play it yourself
run = Run
stop-running = Stop
cancel = Cancel

## Deals, kept games, links

unproven-deal = Nobody knows whether this deal can be won: it could not be proven.
searching = Looking for a deal…
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
# $playable (String) - as playable
stands = { $moved } of { $of }; { $playable }.

deal-dialog = Choose a deal
games = Choose a game
open-deal = Open
saved-games = Saved games
# $deal (String) - the deal's number, as deal-number, or that and the game, as deal-of-game
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
kept-game = Your game is kept: { $deal }, { $moved } of { $of }.
# $game (String) - as game-name
# $deal (String) - as deal-number or deal-own-cards
deal-of-game = { $game }, { $deal }
# $game (String) - as game-name
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
kept-own-cards = Your game is kept: { $game }, own cards, { $moved } of { $of }.
back-to-it = Go back to it
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
earlier-game = You have another game on this deal: { $moved } of { $of }.
continue-it = Continue that game
record-damaged = The game kept for this deal could not be read; it is put aside, and the deal begins anew.
cannot-keep = The browser does not let this game be kept: closing the page will lose it. Play can go on.
new-version = There is a new version of this page.
reload = Reload

share-dialog = Share
copied = Copied.

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

## Own cards

own-cards = Lay out your own cards

## Journal

journal = Journal
keep-all = Keep all
