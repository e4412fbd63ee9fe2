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
