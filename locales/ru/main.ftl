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
undo = Отменить
redo = Повторить
hint = Подсказка
new-deal = Новая игра
start-over = Начать заново
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
won = Победа! Все карты в чёрной дыре.
no-first-move = Этот расклад кончается, не начавшись: ни одну карту сыграть нельзя.
stuck = Тупик: в дыре { $moved } из { $of }. Отмените ходы или начните заново.

## Подсказки

hint-thinking = Просматриваю все продолжения…
hint-keeps-the-win = { $winning ->
    [1] К победе ведёт только { $card }.
   *[other] К победе ведёт { $card }. Всего таких ходов: { $winning } из { $moves }.
}
hint-every-move-wins = К победе ведёт { $card }, как и любой другой ход.
hint-others-undecided = К победе ведёт { $card }. Остальные ходы удалось проверить не все.
hint-only-move = { $card } — единственный ход, и он ведёт к победе.
hint-deal-lost = Этот расклад не сойдётся: просмотрены все продолжения.
hint-position-lost = Отсюда уже не выиграть: просмотрены все продолжения. Ходы можно отменить.
hint-undecided = Не удалось выяснить, можно ли ещё выиграть: продолжений слишком много.
hint-unavailable = Решатель не работает, подсказки не будет. Попробуйте обновить страницу.

## Расклады, сохранённые игры, ссылки

deal-dialog = Выбор расклада
deal-field = Номер расклада
deal-field-help = От 1 до 100000000000000000000, как в PySolFC; с «ms» впереди — как во FreeCell от Microsoft. Можно вставить и ссылку.
open-deal = Открыть
random-deal = Случайный расклад
kept-game = Ваша игра сохранена: { $deal }, { $moved } из { $of }.
kept-own-cards = Ваша игра сохранена: свой расклад, { $moved } из { $of }.
back-to-it = Вернуться к ней
earlier-game = На этом раскладе у вас есть и другая игра: { $moved } из { $of }.
continue-it = Продолжить ту игру
record-damaged = Сохранённую игру этого расклада прочитать не удалось. Она сохранена отдельно, а расклад начат заново.
cannot-keep = Браузер не даёт сохранить игру: если закрыть страницу, игра пропадёт. Играть можно и дальше.

share-dialog = Поделиться
link-to-deal = Ссылка на расклад
link-to-position = Ссылка на эту позицию
copy-link = Скопировать ссылку
copy-position = Скопировать позицию
copied = Скопировано.
copy-failed = Браузер не разрешает копировать: ссылка выделена, скопируйте её вручную.

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
