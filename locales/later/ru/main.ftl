# Что говорится в диалогах и при разборе игры, по-русски: загружается, когда понадобится.


## Заголовок и кнопки

stop = Закончить игру на этом

## Настройки

winnable-only = Только те расклады, которые сходятся
winnable-only-help = Прежде чем показать случайный расклад, решатель находит путь к победе.
live-verdict = Всё время показывать, можно ли выиграть
live-verdict-help = У дыры, ряда или стопки, после каждого хода. Переключает и клавиша V.
mark-moves = Отмечать, к чему ведёт каждая карта
mark-moves-help = Галочка — к победе, крестик — к проигрышу. Пока запас в «Гольфе» закрыт, стоит число: в скольких из проверенных вариантов запаса можно выиграть.
stock-open = Открытый запас
stock-open-help = В «Гольфе» карты запаса видны и вам, и подсказкам. Игра с открытым запасом считается игрой с подсказками.
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
keys-walk = От веера к вееру, а при просмотре игры — от хода к ходу
keys-play = Сыграть карту
keys-turn = Открыть карту запаса
keys-ends = При просмотре игры: в начало и в конец
keys-leave = Закрыть или вернуться к своей игре

## Просмотр ходов

solution = Как это выиграть
to-start = В начало
step-back = Ход назад
step-on = Ход вперёд
to-end = В конец
speed = Скорость: { $speed ->
    [slow] низкая
    [fast] высокая
   *[medium] средняя
}
timeline = Игра ход за ходом
analysis-progress = Проверено позиций: { $done } из { $of }
column-move = Ход
column-card = Карта
column-playable = Можно было сыграть
column-keeping = Вели к победе
column-remark = Замечание

## Расклады, сохранённые игры, ссылки

deal-field = Номер расклада
game-rule = { $game ->
    [black-hole-any] В дыре лежит карта, сданная последней.
    [all-in-a-row] Тринадцать вееров по четыре, ряд начинает любая карта.
    [golf] Семь вееров по пять и запас. На короля кладут только даму, туз и король — не соседи.
    [golf-wrap] «Гольф», в котором туз и король — соседи.
    [golf-kings] «Гольф», в котором на короля ничего не кладут.
   *[black-hole] Семнадцать вееров по три вокруг туза пик.
}
win-rate = Сходится { $percent } %: { $winnable } из первых { $deals }
win-rate-source = Измерено здесь: решатель этой страницы проверил каждый из этих нумерованных раскладов, в «Гольфе» — зная весь запас.
never-played = ещё не играли
game-open = не окончена
deal-field-help = От 1 до 10²⁰, как в PySolFC; с «ms» впереди — как во FreeCell от Microsoft. Можно вставить и ссылку.
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
no-saved-games = Начатых игр нет.

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
copy-failed = Браузер не разрешает копировать. Нужное выделено: скопируйте вручную.

## Свои карты

own-cards-text = Введите или вставьте веера: каждый с новой строки, верхняя карта последней
own-cards-help = Можно по-русски: Т К Д В 10…2 и П Ч Б Т, или латиницей: A K Q J и S H D C. Или выбирайте карты ниже, веер за веером, начиная с нижней карты.
own-cards-middle = { $middle ->
    [always] Туз пик лежит в середине.
    [dealt] Оставшаяся карта лежит в середине.
    [dealt-and-stock] Запас — отдельной строкой, «Talon:», следующая карта первой; оставшаяся карта лежит на стопке.
   *[none] В ряду ещё ничего нет.
}
take-back = Убрать { $card }
fan-here = Продолжить с веера { $number }
stock-here = Продолжить с запаса
stock-name = Запас
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
board-repeated = строка { $line }: строка «Foundations:» или «Talon:» уже есть выше.
board-no-talon = строка { $line }: в этой игре нет запаса.
board-missing-talon = нет строки с запасом: в нём должно быть { $expected } карт.
board-talon-size = строка { $line }: в запасе должно быть { $expected } карт, а здесь { $found }.
board-not-on-foundation = строка { $line }: { $middle ->
    [always] { $card } не лежит в середине, там туз пик.
    [none] ряд сначала пуст, а { $card } уже в нём.
    [dealt-and-stock] на стопке лежит одна карта, а { $card } — лишняя карта.
   *[dealt] в середине лежит одна карта, а { $card } — лишняя карта.
}
board-not-in-a-fan = строка { $line }: { $card } лежит в середине, а не в веере.
board-fan-size = строка { $line }: в веере должно быть { $expected ->
    [one] { $expected } карта
    [few] { $expected } карты
   *[many] { $expected } карт
}, а здесь { $found }.
board-fan-count = вееров должно быть { $expected }, а здесь пока { $found }.

## Журнал

journal-stays = Всё это остаётся на вашем устройстве.
journal-game = Игра
journal-empty = { $game }: пока ни одна игра не окончена.
journal-damaged = Сохранённый журнал прочитать не удалось. Со следующей игрой он будет отложен в сторону, и начнётся новый.
all-games = Все игры
unaided-games = Без помощи
games = Игр
games-won = Выиграно
share-won = Доля побед
percent = { $percent } %
streak = Побед подряд
longest-streak = Самая длинная серия побед
histogram = Игры по числу сыгранных карт: от 0 до { $of }
as-table = Таблицей
cards-moved = Сыграно карт
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
delete-really = Да, удалить журнал всех игр
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
