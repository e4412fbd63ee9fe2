## Стол, какая бы игра на нём ни лежала

core-seat = игрок { $number }
    .gender = m
    .animate = yes
    .gen = игрока { $number }
    .dat = игроку { $number }
    .ins = игроком { $number }
    .loc = игроке { $number }
core-person = { $name }
    .gender = m
    .animate = yes
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
core-yes = Да
core-no = Нет
core-none = Ничего
core-refused-option = Сейчас нельзя выбрать «{ $key }». Можно: { $open }.
core-refused-count = Выбрано: { $count }; нужно от { $least } до { $most }.
core-refused-over = Партия окончена.
core-no-undo-chance = С тех пор бросили кубики или взяли карты — ход нельзя вернуть.
core-no-undo-reveal = С тех пор открылось что-то скрытое — ход нельзя вернуть.

## Общие части текстов карт

effect-number = { $number }
effect-otherwise = { $first }; иначе { $second }
effect-do = { $effects }
effect-then = { $first }; затем { $then }
    .long = yes
effect-may = { TRAIT($effect, "conditional") ->
    [yes] { $verb ->
        [you] { FORM($effect, verb: "may") }
       *[inf] { FORM($effect, verb: "inf") }
    }
   *[no] { $verb ->
        [inf] по желанию { FORM($effect, verb: "inf") }
        [they] может { FORM($effect, verb: "inf") }
       *[you] можете { FORM($effect, verb: "inf") }
    }
}
effect-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; если это сделано, { FORM($effect, verb: "they") }
       *[you] { $cost }; если это сделано, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, чтобы { FORM($effect, verb: "inf") }
}
effect-choose = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { $count ->
    [one] одно
   *[other] { $count }
}: { FORM($effects, join: "; либо ") }
effect-if = { $verb ->
    [inf] { $effect }, если { $condition }
    [may] если { $condition }, можете { FORM($effect, verb: "inf") }
   *[you] если { $condition }, { $effect }
}
    .long = yes
    .conditional = yes
effect-if-else = { $verb ->
    [inf] { $effect }, если { $condition }, а иначе { $otherwise }
    [may] если { $condition }, можете { FORM($effect, verb: "inf") }; иначе можете { FORM($otherwise, verb: "inf") }
   *[you] если { $condition }, { $effect }; иначе { $otherwise }
}
    .long = yes
    .conditional = yes
effect-not = неверно, что { $condition }
effect-any-of = выполнено хотя бы одно: { $conditions }
effect-ask-may = Выполнить: { FORM($effect, verb: "inf") }?
effect-ask-choose = { $count ->
    [one] Выберите одно
   *[other] Выберите { $count }
}

## Местоимения и подобные слова, нужные только в этом языке

word-this = этот
    .f = эта
    .n = это
    .pl = эти
    .gen = этого
    .gen-f = этой
    .gen-pl = этих
    .dat = этому
    .dat-pl = этим
    .acc-f = эту
    .ins = этим
    .ins-pl = этими
    .loc = этом
word-your = ваш
    .f = ваша
    .n = ваше
    .pl = ваши
    .gen = вашего
    .gen-f = вашей
    .gen-pl = ваших
    .dat = вашему
    .dat-pl = вашим
    .acc-f = вашу
    .ins = вашим
    .ins-pl = вашими
    .loc = вашем
word-own = свой
    .f = своя
    .n = своё
    .pl = свои
    .gen = своего
    .gen-f = своей
    .gen-pl = своих
    .dat = своему
    .dat-pl = своим
    .acc-f = свою
    .ins = своим
    .ins-pl = своими
    .loc = своём
word-every = каждый
    .f = каждая
    .n = каждое
    .pl = каждые
    .gen = каждого
    .gen-f = каждой
    .gen-pl = каждых
    .dat = каждому
    .dat-pl = каждым
    .acc-f = каждую
    .ins = каждым
    .ins-pl = каждыми
    .loc = каждом
word-any = любой
    .f = любая
    .n = любое
    .pl = любые
    .gen = любого
    .gen-f = любой
    .gen-pl = любых
    .dat = любому
    .dat-pl = любым
    .acc-f = любую
    .ins = любым
    .ins-pl = любыми
    .loc = любом
word-other = другой
    .f = другая
    .n = другое
    .pl = другие
    .gen = другого
    .gen-f = другой
    .gen-pl = других
    .dat = другому
    .dat-pl = другим
    .acc-f = другую
    .ins = другим
    .ins-pl = другими
    .loc = другом
word-random = случайный
    .f = случайная
    .n = случайное
    .pl = случайные
    .gen = случайного
    .gen-f = случайной
    .gen-pl = случайных
    .dat = случайному
    .dat-pl = случайным
    .acc-f = случайную
    .ins = случайным
    .ins-pl = случайными
    .loc = случайном
