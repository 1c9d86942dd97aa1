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
keys = Клавиши

## Строгая игра

strict = Строгая игра
strict-refuses = Это строгая игра: без подсказок и без отмены ходов.
give-up-strictness = Разрешить подсказки и отмену

## Просмотр ходов

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
run = Запустить
stop-running = Остановить
cancel = Отменить

## Расклады, сохранённые игры, ссылки

unproven-deal = Сходится ли этот расклад, неизвестно: доказать не удалось.
searching = Ищу расклад…
stands = { $moved } из { $of }; { $playable }.

deal-dialog = Выбор расклада
open-deal = Открыть
saved-games = Сохранённые игры
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
