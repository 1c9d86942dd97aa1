# Все предложения, которые видит игрок, по-русски. Названия карт и рангов приходят в предложения в том
# падеже, который указан в примечании английского файла.

language-name = Русский
game-name = Чёрная дыра

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
stop = Закончить игру на этом
analysis = Разбор игры
rules = Правила
close = Закрыть

## Стол

hole-shows = В дыре: { $card }
progress = { $moved } из { $of }
playable = { $count ->
    [0] ходов нет
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
}
fans = Веера
fan-of-one = Веер { $number }: { $card }
fan-of-more = Веер { $number }: { $card }; ниже { $under }
fan-empty = Веер { $number }: пусто
fan-playable = { $fan }; можно сыграть
fan-hinted = { $fan }; ведёт к победе

## Что произошло

rule-in-short = В дыру идёт карта на ранг старше или младше. Туз и король — соседи.
played = { $card } в дыре: { $moved } из { $of }; { $playable }.
taken-back = { $card } снова в веере: { $moved } из { $of }; { $playable }.
nothing-to-undo = Отменять нечего.
nothing-to-redo = Повторять нечего.
refused-not-next = { $card } нельзя положить на { $hole }: подходят только соседи по рангу, { $below } и { $above }.
refused-covered = { $card } пока не взять: сверху лежит { $by }.
refused-empty-fan = Этот веер пуст.
refused-in-the-hole = { $card } уже в дыре.
in-short-not-next = только { $below } или { $above }
in-short-covered = накрыта
won = Победа! Все карты в чёрной дыре.
no-first-move = Этот расклад кончается, не начавшись: ни одну карту сыграть нельзя.
stuck = Тупик: в дыре { $moved } из { $of }, ходов больше нет.
stuck-since = Тупик: в дыре { $moved } из { $of }, ходов больше нет. Проигрышным был ход { $number }.
stuck-never = Тупик: в дыре { $moved } из { $of }, ходов больше нет. Этот расклад не сходится вообще.
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
hint-unavailable = Решатель не работает. Попробуйте обновить страницу.
no-dialogs = Эту часть страницы загрузить не удалось. Попробуйте, когда появится сеть.

live-winnable = Можно выиграть
live-lost = Не выиграть
live-working = Считаю…
live-cannot-tell = Неизвестно
fan-loses = { $fan }; ведёт к проигрышу
fan-unknown = { $fan }; можно сыграть, но к чему это ведёт, неизвестно

## Настройки

settings = Настройки
winnable-only = Только те расклады, которые сходятся
winnable-only-help = Прежде чем показать случайный расклад, решатель находит путь к победе.
live-verdict = Всё время показывать, можно ли выиграть
live-verdict-help = Рядом с дырой, после каждого хода. Можно включать и клавишей V.
mark-moves = Отмечать, к чему ведёт каждая карта
mark-moves-help = Галочка — к победе, крестик — к проигрышу.
strict-game = Строгие игры
strict-game-help = Без подсказок и без отмены ходов. Запрет действует с первого хода игры; если выключить, он снимается и с текущей.
count-undos = Считать отменённые ходы
count-undos-help = Для журнала, начиная со следующей игры.
keep-time = Засекать время
keep-time-help = Для журнала, начиная со следующей игры.
look = Внешний вид
scheme-system = Как в системе
scheme-dark = Тёмный
scheme-light = Светлый
fit-all = Все веера сразу
fit-all-help = Рядами, и карты такие крупные, как позволяет место.
four-colours = Четырёхцветная колода
four-colours-help = Трефы зелёные, бубны синие.
high-contrast = Контрастные карты
high-contrast-help = Белая бумага, чёрные рамки, насыщенные цвета.
left-handed = Для левой руки
left-handed-help = Кнопки и веера отражены зеркально.
keys = Клавиши
keys-walk = От веера к вееру, а при просмотре игры — от хода к ходу
keys-play = Сыграть карту
keys-ends = При просмотре игры: в начало и в конец
keys-leave = Закрыть или вернуться к своей игре

## Строгая игра

strict = Строгая игра
strict-refuses = Это строгая игра: без подсказок и без отмены ходов.
give-up-strictness = Разрешить подсказки и отмену

## Просмотр ходов

solution = Как это выиграть
solution-place = Путь к победе: { $played } из { $of }, { $card }.
solution-ends = Так это и выигрывают: в дыре все карты, { $of } из { $of }.
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
choice-won = Все карты оказались в дыре.
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
to-start = В начало
step-back = Ход назад
run = Запустить
stop-running = Остановить
step-on = Ход вперёд
to-end = В конец
speed = Скорость: { $speed ->
    [slow] низкая
    [fast] высокая
   *[medium] средняя
}
timeline = Игра ход за ходом
analysis-progress = Проверено позиций: { $done } из { $of }
cancel = Отменить
column-move = Ход
column-card = Карта
column-playable = Можно было сыграть
column-keeping = Вели к победе
column-remark = Замечание

## Расклады, сохранённые игры, ссылки

unproven-deal = Сходится ли этот расклад, неизвестно: доказать не удалось.
searching = Ищу расклад…
stands = { $moved } из { $of }; { $playable }.

deal-dialog = Выбор расклада
deal-field = Номер расклада
deal-field-help = От 1 до 10²⁰, как в PySolFC; с «ms» впереди — как во FreeCell от Microsoft. Можно вставить и ссылку.
open-deal = Открыть
random-deal = Случайный расклад
deal-of-the-day = Расклад дня
previous-deal = Предыдущий номер
next-deal = Следующий номер
hard-deal = Расклад потруднее
how-hard = Трудный ли это расклад?
how-hard-working = Играю сто партий…
hardness = { $grade }. Если играть, не заглядывая вперёд, и начинать с высоких вееров, на пути к победе придётся вернуть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}. Меньше 5 — очень лёгкий, от 12 — очень трудный.
grade-very-easy = Очень лёгкий
grade-easy = Лёгкий
grade-medium = Средний
grade-hard = Трудный
grade-very-hard = Очень трудный
saved-games = Сохранённые игры
no-saved-games = Начатых игр нет.
kept-game = Ваша игра сохранена: { $deal }, { $moved } из { $of }.
kept-own-cards = Ваша игра сохранена: свой расклад, { $moved } из { $of }.
back-to-it = Вернуться к ней
earlier-game = На этом раскладе у вас есть и другая игра: { $moved } из { $of }.
continue-it = Продолжить ту игру
record-damaged = Сохранённую игру этого расклада прочитать не удалось. Она сохранена отдельно, а расклад начат заново.
cannot-keep = Браузер не даёт сохранить игру: если закрыть страницу, игра пропадёт. Играть можно и дальше.
new-version = Вышла новая версия этой страницы.
reload = Обновить

share-dialog = Поделиться
share-deal = Расклад
share-position = Эта позиция
share-game = Вся игра
link = Ссылка
share-with = Отправить…
copy-link = Скопировать ссылку
qr-code = Ссылка в виде QR-кода
as-text = Карты текстом
copy-text = Скопировать текст
download = Скачать
copied = Скопировано.
copy-failed = Браузер не разрешает копировать. Нужное выделено: скопируйте вручную.

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
own-cards-text = Введите или вставьте веера: каждый с новой строки, верхняя карта последней
own-cards-help = Можно по-русски: Т К Д В 10…2 и П Ч Б Т, или латиницей: A K Q J и S H D C. Или выбирайте карты ниже, веер за веером, начиная с нижней карты. Туз пик лежит в середине.
take-back = Убрать { $card }
fan-here = Продолжить с веера { $number }
cards-to-lay = Карты, которые осталось разложить
cards-missing = { $count ->
    [0] Разложены все карты.
    [one] Не хватает { $count } карты.
   *[many] Не хватает { $count } карт.
}
can-it-be-won = Сойдётся ли?
show-me-how = Показать как
play-it = Играть
deal-winnable = Этот расклад сходится.
board-unknown-card = строка { $line }: «{ $text }» — не карта.
board-doubled = строка { $line }: { $card } встречается дважды.
board-repeated = строка { $line }: основание или колода уже указаны выше.
board-no-talon = строка { $line }: в этой игре нет колоды.
board-not-on-foundation = строка { $line }: в середине лежит туз пик, а здесь { $card }.
board-not-in-a-fan = строка { $line }: { $card } лежит в середине, а не в веере.
board-fan-size = строка { $line }: в веере должно быть { $expected } карты, а здесь { $found }.
board-fan-count = вееров должно быть { $expected }, а здесь пока { $found }.

## Журнал

journal = Журнал
journal-stays = Всё это остаётся на вашем устройстве.
journal-empty = Пока не окончено ни одной игры.
journal-damaged = Сохранённый журнал прочитать не удалось. Со следующей игрой он будет отложен в сторону, и начнётся новый.
all-games = Все игры
unaided-games = Без помощи
games = Игр
games-won = Выиграно
share-won = Доля побед
percent = { $percent } %
streak = Побед подряд
longest-streak = Самая длинная серия побед
histogram = Игры по числу карт в дыре: от 0 до 51
as-table = Таблицей
cards-moved = Карт в дыре
latest-games = Последние игры
game-won = сошлось
game-stopped = не сошлось
manner-strict = строгая
manner-unaided = без помощи
manner-hints = с подсказками
manner-undo = с отменой ходов
manner-both = с подсказками и отменой ходов
undos = { $undos ->
    [one] отменён { $undos } ход
    [few] отменено { $undos } хода
   *[many] отменено { $undos } ходов
}
time = { $time }
export = Сохранить в файл
import = Загрузить из файла
delete-all = Удалить всё
keep-all = Оставить
delete-really = Да, удалить все игры
journal-imported = { $games ->
    [0] Новых игр в файле не нашлось.
    [one] Добавлена { $games } игра.
    [few] Добавлены { $games } игры.
   *[many] Добавлено { $games } игр.
}
journal-refused = Ничего не добавлено: { $why }
journal-not-json = файл не читается начиная со строки { $line }.
journal-form = в строке { $line } чего-то не хватает, или запись не того вида.
journal-not-ours = это не журнал этой игры.
journal-version = версия файла — { $version }, здесь такая неизвестна.
journal-entry = игра { $number } записана неверно. { $why }
entry-progress = { $moved } из { $of } карт в ней быть не может.
entry-times = она кончилась раньше, чем началась.
journal-deleted = Все игры удалены.
cannot-delete-journal = Браузер не даёт это сохранить: когда страница откроется снова, игры могут вернуться.
cannot-keep-journal = Браузер не даёт это сохранить: если закрыть страницу, всё пропадёт.
