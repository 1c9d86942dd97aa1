# What is said in the dialogs and around a line that is looked at, in English: fetched when it is wanted.


## Header and buttons

stop = End the game here

## Settings

winnable-only = Only deals that can be won
winnable-only-help = Random deals are proven to be winnable before they are shown.
live-verdict = Say all the time whether the game can be won
live-verdict-help = Beside the hole, the row or the pile, after every move. The key V switches it too.
mark-moves = Mark what each card leads to
mark-moves-help = A tick keeps the win, a cross loses it. While Golf’s stock is face down: a number, in how many of the orders tried the game can be won.
stock-open = Open stock
stock-open-help = In Golf, you and the hints see the cards of the stock. Games with an open stock count as games with hints.
strict-game = Strict games
strict-game-help = No hints, nothing is taken back. Holds from the first move of a game; switched off, it is given up in the present one.
count-undos = Count the moves taken back
count-undos-help = For the journal, from the next game on.
keep-time = Time the games
keep-time-help = For the journal, from the next game on.
look = Look
scheme-system = Like the system
scheme-dark = Dark
scheme-light = Light
fit-all = All fans in sight
fit-all-help = In rows, with cards as large as there is room for.
four-colours = Four-colour cards
four-colours-help = Clubs green, diamonds blue.
high-contrast = High-contrast cards
high-contrast-help = White paper, black frames, full colours.
left-handed = For the left hand
left-handed-help = Buttons and fans are mirrored.
keys-walk = From fan to fan; while a game is looked at, from move to move
keys-play = Play the card
keys-turn = Turn the next card of the stock
keys-ends = While a game is looked at: to its start, to its end
keys-leave = Close, or go back to your game

## Looking at a line

solution = How it can be won
to-start = To the start
step-back = One move back
step-on = One move on
to-end = To the end
# $speed (String) - slow, medium, fast
speed = Speed: { $speed ->
    [slow] slow
    [fast] fast
   *[medium] medium
}
timeline = The game, move by move
# $done (Number) - positions worked out
# $of (Number) - positions of the game
analysis-progress = Worked out: { $done } of { $of }
column-move = Move
column-card = Card
column-playable = Could be played
column-keeping = Kept the win
column-remark = Remark

## Deals, kept games, links

deal-field = Deal number
# $game (String) - black-hole, black-hole-any, all-in-a-row, golf, golf-wrap, golf-kings
game-rule = { $game ->
    [black-hole-any] Whatever card is dealt last lies in the hole.
    [all-in-a-row] Thirteen fans of four, and any card begins the row.
    [golf] Seven fans of five and a stock. Queens go on kings, ace and king are not neighbours.
    [golf-wrap] Golf where ace and king are neighbours.
    [golf-kings] Golf where nothing goes on a king.
   *[black-hole] Seventeen fans of three around the ace of spades.
}
# $percent (Number) - 0 to 100
# $winnable (String) - how many of the deals can be won
# $deals (String) - how many deals were looked at
win-rate = { $percent }% can be won: { $winnable } of the first { $deals }
win-rate-source = Measured here: the solver of this page has decided every one of these numbered deals, in Golf knowing the whole stock.
never-played = not played yet
# Of a game that goes on.
game-open = under way
deal-field-help = From 1 to 10²⁰, as in PySolFC; with “ms” in front, as in Microsoft’s FreeCell. A link will do too.
random-deal = Random deal
deal-of-the-day = Deal of the day
previous-deal = Previous number
next-deal = Next number
hard-deal = A hard one
how-hard = How hard is this deal?
how-hard-working = Playing a hundred games…
# $grade (String) - as one of the grades below
# $cards (Number) - cards that are taken back in a game
hardness = { $grade }. Playing without looking ahead, tall fans first, one has to take back { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} on the way to a win. Below 5 is very easy, 12 and more very hard.
grade-very-easy = Very easy
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-very-hard = Very hard
no-saved-games = There is no game to go on with.

share-deal = The deal
share-position = This position
share-game = The whole game
link = Link
share-with = Share with…
copy-link = Copy link
qr-code = The link as a QR code
as-text = The cards as text
copy-text = Copy text
download = Download
copy-failed = The browser does not allow copying. What is to be copied is selected: copy it by hand.

## Own cards

own-cards-text = Type or paste the fans, a line each, the top card last
own-cards-help = Ranks A 2 to 10 J Q K, suits C S H D. Or tap the cards below, fan by fan, the lowest card of each first.
# $middle (String) - what lies in the middle: always, none, dealt, dealt-and-stock
own-cards-middle = { $middle ->
    [always] The ace of spades lies in the middle.
    [dealt] The card that is left over lies in the middle.
    [dealt-and-stock] The stock has a line of its own, “Talon:”, the next card first; the card that is left over lies on the pile.
   *[none] Nothing lies in the row yet.
}
# $card (String) - accusative
take-back = Take back the { $card }
# $number (Number) - the fan's place, from 1
fan-here = Go on with fan { $number }
stock-here = Go on with the stock
# As short as a number, beside the cards of the stock.
stock-name = Stock
cards-to-lay = Cards to lay out
# $count (Number) - cards that are missing
cards-missing = { $count ->
    [0] All cards are laid out.
    [one] { $count } card is missing.
   *[other] { $count } cards are missing.
}
can-it-be-won = Can it be won?
show-me-how = Show me how
play-it = Play it
deal-winnable = It can be won.
# $line (Number) - counted from 1
# $text (String) - as typed
board-unknown-card = line { $line }: “{ $text }” is not a card.
# $line (Number) - counted from 1
# $card (String) - nominative
board-doubled = line { $line }: the { $card } is there twice.
# $line (Number) - counted from 1
board-repeated = line { $line }: there is a “Foundations:” or “Talon:” line already.
# $line (Number) - counted from 1
board-no-talon = line { $line }: this game has no stock.
# $expected (Number) - cards of the stock
board-missing-talon = the line of the stock is missing, with { $expected } cards.
# $line (Number) - counted from 1
# $expected (Number) - cards of the stock
# $found (Number) - cards in the line
board-talon-size = line { $line }: the stock has { $expected } cards, and here { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
# $line (Number) - counted from 1
# $middle (String) - what lies in the middle: always, none, dealt, dealt-and-stock
# $card (String) - nominative
board-not-on-foundation = line { $line }: { $middle ->
    [always] the { $card } does not lie in the middle, the ace of spades does.
    [none] the row begins empty, without the { $card }.
    [dealt-and-stock] the pile begins with one card, and the { $card } is one too many.
   *[dealt] one card lies in the middle, and the { $card } is one too many.
}
# $line (Number) - counted from 1
# $card (String) - nominative
board-not-in-a-fan = line { $line }: the { $card } lies in the middle, not in a fan.
# $line (Number) - counted from 1
# $expected (Number) - cards of a fan
# $found (Number) - cards in the line
board-fan-size = line { $line }: a fan has { $expected } cards, and here { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
# $expected (Number) - fans of the game
# $found (Number) - fans in the text
board-fan-count = there are { $expected } fans in the game, and here { $found ->
    [one] is { $found }
   *[other] are { $found }
} so far.

## Journal

journal-stays = Nothing of this leaves the device.
journal-game = Game
# $game (String) - as game-name
journal-empty = { $game }: no game has been finished yet.
journal-damaged = The journal that was kept could not be read. It is put aside with the next game, and another is begun.
all-games = All games
unaided-games = Without help
games = Games
games-won = Won
share-won = Win rate
# $percent (Number) - 0 to 100
percent = { $percent }%
streak = Wins in a row
longest-streak = Most wins in a row
# $of (Number) - cards that have to move
histogram = Games by the cards moved: 0 to { $of }
as-table = As a table
cards-moved = Cards moved
latest-games = Latest games
game-won = won
game-stopped = not won
manner-strict = strict
manner-unaided = without help
manner-hints = with hints
manner-undo = with undo
manner-both = with hints and undo
# $undos (Number) - moves taken back
undos = { $undos ->
    [one] { $undos } move taken back
   *[other] { $undos } moves taken back
}
# $time (String) - minutes and seconds
time = { $time }
export = Export
import = Import
delete-all = Delete all
delete-really = Yes, delete the journal of all games
# $games (Number) - games that were not there before
journal-imported = { $games ->
    [0] There was no game in it that is not here already.
    [one] { $games } game was added.
   *[other] { $games } games were added.
}
# $why (String) - as one of the sentences below
journal-refused = Nothing was imported: { $why }
# $line (Number) - counted from 1
journal-not-json = the file cannot be read from line { $line } on.
# $line (Number) - counted from 1
journal-form = something in line { $line } is missing or of the wrong kind.
journal-not-ours = the file is not a journal of this game.
# $version (Number) - the file's version
journal-version = the file is of version { $version }, which is not known here.
# $number (Number) - counted from 1
# $why (String) - as one of the sentences below
journal-entry = game { $number } is wrong. { $why }
# $moved (Number) - cards moved
# $of (Number) - cards that have to move
entry-progress = it cannot have come to { $moved } of { $of } cards.
entry-times = it ended before it began.
journal-deleted = All games are deleted.
cannot-delete-journal = The browser does not let this be kept: the games may be back when the page is opened again.
cannot-keep-journal = The browser does not let this be kept: closing the page will lose it.
