# Все предложения, которые видит игрок, по-русски. Названия карт и рангов приходят в предложения в том
# падеже, который указан в примечании английского файла.

language-name = Русский
game-name = { $game ->
    [black-hole-any] Чёрная дыра, любая карта
    [all-in-a-row] Все в ряд
    [golf] Гольф
    [golf-wrap] Гольф по кругу
    [golf-kings] Гольф до короля
   *[black-hole] Чёрная дыра
}

## Карты

rank-nominative = { $rank ->
    [ace] туз
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
   *[king] король
}
rank-accusative = { $rank ->
    [ace] туза
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [jack] валета
    [queen] даму
   *[king] короля
}
suit-genitive = { $suit ->
    [clubs] треф
    [spades] пик
    [hearts] червей
   *[diamonds] бубён
}
card = { $rank } { $suit }

## Заголовок и кнопки

deal-number = № { $number }
deal-own-cards = Свой расклад
choose-deal = Выбрать расклад
share = Поделиться
menu = Меню
undo = Отменить
redo = Повторить
hint = Подсказка
new-deal = Новая игра
again = Тот же расклад заново
analysis = Разбор игры
rules = Правила
close = Закрыть

## Стол

hole-shows = { $place ->
    [row] В конце ряда: { $card }
    [pile] На стопке: { $card }
   *[hole] В дыре: { $card }
}
row-empty = Ряд пуст: начать можно с любой доступной карты.
progress = { $moved } из { $of }
playable = { $count ->
    [0] ходов нет
    [one] можно сыграть { $count } карту
    [few] можно сыграть { $count } карты
   *[many] можно сыграть { $count } карт
}
playable-and-stock = { $playable }, { $left ->
    [0] запас кончился
   *[many] в запасе { $left }
}
only-the-stock = откройте карту запаса
only-the-stock-left = откройте карту запаса, осталось { $left }
stock = { $left ->
    [0] Запас пуст
    [one] Запас: { $left } карта, открыть следующую
    [few] Запас: { $left } карты, открыть следующую
   *[many] Запас: { $left } карт, открыть следующую
}
stock-seen = { $left ->
    [0] Запас пуст
    [one] Запас: { $left } карта
    [few] Запас: { $left } карты
   *[many] Запас: { $left } карт
}
stock-shows = { $stock }: { $card }
stock-in-order = За ней в запасе: { $cards }
stock-card = карта из запаса
fans = Веера
fan-of-one = Веер { $number }: { $card }
fan-of-more = Веер { $number }: { $card }; ниже { $under }
fan-empty = Веер { $number }: пусто
fan-playable = { $fan }; можно сыграть
fan-hinted = { $fan }; ведёт к победе

## Что произошло

rule-in-short = { $game ->
    [all-in-a-row] Ряд начинает любая карта, дальше — на ранг старше или младше. Туз и король — соседи.
    [golf] На стопку кладут карту на ранг старше или младше. Туз и король — не соседи.
    [golf-wrap] На стопку кладут карту на ранг старше или младше. Туз и король — соседи.
    [golf-kings] На стопку кладут карту на ранг старше или младше. На короля не кладут ничего, на туза — только двойку.
   *[black-hole] В дыру идёт карта на ранг старше или младше. Туз и король — соседи.
}
played = { $card } { $place ->
    [row] в ряду
    [pile] на стопке
   *[hole] в дыре
}: { $moved } из { $of }; { $playable }.
turned = Открыта карта запаса, { $card }: { $moved } из { $of }; { $playable }.
turned-back = { $card } снова в запасе: { $moved } из { $of }; { $playable }.
taken-back = { $card } снова в веере: { $moved } из { $of }; { $playable }.
nothing-to-undo = Отменять нечего.
nothing-to-redo = Повторять нечего.
refused-not-next = { $card } нельзя положить на { $on }: по рангу подходит только { $ranks }.
either = { $below } или { $above }
refused-ace-and-king = { $card } нельзя положить на { $on }: туз и король в этой игре не соседи.
refused-on-king = { $card } нельзя положить на { $on }: на короля в этой игре ничего не кладут.
refused-stock-empty = Запас кончился.
refused-in-the-stock = { $card } ещё в запасе.
refused-won = Игра уже выиграна.
refused-covered = { $card } пока не взять: сверху лежит { $by }.
refused-empty-fan = Этот веер пуст.
refused-in-the-hole = { $card } уже { $place ->
    [row] в ряду
    [pile] в стопке
   *[hole] в дыре
}.
in-short-not-next = только { $below } или { $above }
in-short-only = только { $rank }
in-short-on-king = на короля нельзя
in-short-covered = накрыта
won = Победа! { $place ->
    [row] Все карты легли в ряд.
    [pile] Все веера разобраны.
   *[hole] Все карты в чёрной дыре.
}
no-first-move = Этот расклад кончается, не начавшись: ни одну карту сыграть нельзя.
stuck = Тупик: { $place ->
    [row] в ряду { $moved } из { $of }
    [pile] ушло { $moved } из { $of }, запас кончился
   *[hole] в дыре { $moved } из { $of }
}, ходов больше нет.
stuck-since = Проигрышным был ход { $number }.
stuck-never = Этот расклад не сходится вообще.
stopped = Игра окончена и записана в журнал: { $moved } из { $of }.
back-to-move = Вернуться к ходу { $number }

## Подсказки

hint-thinking = Просматриваю все продолжения…
hint-keeps-the-win = { $winning ->
    [1] К победе ведёт только { $card }.
   *[other] К победе ведёт { $card }. Всего таких ходов: { $winning } из { $moves }.
}
hint-every-move-wins = К победе ведёт { $card }, как и любой другой ход.
hint-others-undecided = К победе ведёт { $card }. Проверить удалось не все остальные ходы.
hint-only-move = { $card } — единственный ход, и он ведёт к победе.
hint-deal-lost = Этот расклад не сойдётся: просмотрены все продолжения.
hint-position-lost = Отсюда уже не выиграть: просмотрены все продолжения.
hint-lost-since = Отсюда уже не выиграть. Проигрышным был ход { $number }: { $card }.
hint-best-found = Не удалось выяснить, можно ли ещё выиграть. Лучшее, что нашлось: { $card }.
hint-undecided = Не удалось выяснить, можно ли ещё выиграть: продолжений слишком много.
hint-orders = Лучше всего { $card }: после этого хода можно выиграть в { $winnable } из { $tried } проверенных вариантов запаса.
hint-all-orders = Лучше всего { $card }: после этого хода можно выиграть в { $winnable } из { $tried } возможных вариантов запаса.
hint-every-order = К победе ведёт { $card }, в каком бы порядке ни лежал запас.
hint-no-order = Ни в одном из { $tried } проверенных вариантов запаса выиграть уже нельзя.
hint-no-order-at-all = Отсюда уже не выиграть, в каком бы порядке ни лежал запас.
stock-hidden = Запас закрыт, пока идёт игра, а это его выдало бы.
open-stock = Открыть запас
hint-unavailable = Решатель не работает. Попробуйте обновить страницу.
no-dialogs = Эту часть страницы загрузить не удалось. Попробуйте, когда появится сеть.

live-winnable = Можно выиграть
live-lost = Не выиграть
live-working = Считаю…
live-cannot-tell = Неизвестно
live-orders = Выигрыш в { $winnable } из { $tried } вариантов запаса
fan-loses = { $fan }; ведёт к проигрышу
fan-unknown = { $fan }; можно сыграть, но к чему это ведёт, неизвестно
fan-orders = { $fan }; ведёт к победе в { $winnable } из { $tried } вариантов запаса

## Настройки

settings = Настройки
keys = Клавиши

## Строгая игра

strict = Строгая игра
strict-refuses = Это строгая игра: без подсказок и без отмены ходов.
give-up-strictness = Разрешить подсказки и отмену

## Просмотр ходов

solution-place = Путь к победе: { $played } из { $of }, { $card }.
solution-ends = Так это и выигрывают: { $place ->
    [row] все карты в ряду.
    [pile] все веера разобраны.
   *[hole] все карты в дыре.
}
solution-begins = Путь к победе, ходов: { $of }.
replay-begins = Присланная игра: { $of ->
    [one] { $of } ход
    [few] { $of } хода
   *[many] { $of } ходов
}.
replay-place = Присланная игра: ход { $played } из { $of }, { $card }.
choice-move = Ход { $number } из { $of }: { $card }.
choice-end = { $of ->
    [0] Ещё до первого хода.
    [1] После единственного хода.
   *[many] В конце, после { $of }-го хода.
}
choice-working = Считаю…
choice-none = Сыграть было нечего.
choice-won = { $place ->
    [row] Все карты оказались в ряду.
    [pile] Все веера были разобраны.
   *[hole] Все карты оказались в дыре.
}
choice-all-lost = { $playable ->
    [1] Единственный возможный ход вёл к проигрышу.
    [2] Оба возможных хода вели к проигрышу.
   *[many] Все возможные ходы ({ $playable }) вели к проигрышу.
}
choice-keeping = { $playable ->
    [1] Единственный возможный ход вёл к победе.
   *[many] Возможных ходов — { $playable }, из них к победе — { $keeping }.
}
choice-undecided = { $playable ->
    [1] Единственный возможный ход, и к чему он вёл, неизвестно.
   *[many] Возможных ходов — { $playable }, из них к победе — { $keeping }, неизвестно к чему — { $undecided }.
}
choice-losing = Это проигрышный ход.
only-looking = Сейчас идёт просмотр. Чтобы играть, выберите, с какого места.
play-on = Играть отсюда
leave = К моей игре
play-yourself = Сыграть этот расклад
run = Запустить
stop-running = Остановить
cancel = Отменить

## Расклады, сохранённые игры, ссылки

unproven-deal = Сходится ли этот расклад, неизвестно: доказать не удалось.
searching = Ищу расклад…
stands = { $moved } из { $of }; { $playable }.

deal-dialog = Выбор расклада
games = Выбор игры
open-deal = Открыть
saved-games = Сохранённые игры
kept-game = Ваша игра сохранена: { $deal }, { $moved } из { $of }.
deal-of-game = { $game }, { $deal }
kept-own-cards = Ваша игра сохранена: { $game }, свой расклад, { $moved } из { $of }.
back-to-it = Вернуться к ней
earlier-game = На этом раскладе у вас есть и другая игра: { $moved } из { $of }.
continue-it = Продолжить ту игру
record-damaged = Сохранённую игру этого расклада прочитать не удалось. Она сохранена отдельно, а расклад начат заново.
cannot-keep = Браузер не даёт сохранить игру: если закрыть страницу, игра пропадёт. Играть можно и дальше.
new-version = Вышла новая версия этой страницы.
reload = Обновить

share-dialog = Поделиться
copied = Скопировано.

link-unreadable = Ссылку прочитать не удалось: { $why }
link-no-game = игры «{ $name }» здесь нет.
link-no-deal = не указан расклад.
link-bad-deal = расклад указан неверно. { $why }
link-bad-move = ход { $number } записан неверно: «{ $letter }» не обозначает никакого хода.
link-no-move = ход { $number } записан неверно: такого веера нет.
link-illegal-move = ход { $number } невозможен. { $why }
link-rest = после ходов стоит лишнее: «{ $rest }».
deal-empty = Введите номер расклада.
deal-not-a-digit = Номер расклада состоит только из цифр, а «{ $letter }» — не цифра.
deal-zero = Номера раскладов начинаются с 1.
deal-too-large = Наибольший номер расклада — { $max }.
deck-not-a-card = «{ $letter }» на месте { $place } не обозначает никакой карты.
deck-count = В колоде 52 карты, а здесь { $count }.
deck-doubled = { $card } встречается дважды, второй раз на месте { $place }.

## Свои карты

own-cards = Разложить свои карты

## Журнал

journal = Журнал
keep-all = Оставить
