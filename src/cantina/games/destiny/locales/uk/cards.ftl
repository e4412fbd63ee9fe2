## Тексти карт Destiny (спроба)

ds-says-qualified = { AGREE($adjective, $what) } { $what }
    .head = what
ds-says-subtyped = { $what } з підтипом «{ FORM($subtype, case: "nom") }»
    .head = what
ds-says-not-subtyped = { $what } без підтипу «{ FORM($subtype, case: "nom") }»
    .head = what
ds-says-owned = { $whose ->
    [you] { $person ->
        [they] { AGREE("word-own", $what) } { $what }
       *[you] { AGREE("word-your", $what) } { $what }
    }
    [opponent] { $what } опонента
    [that-player] { $what } цього гравця
   *[other] { $what } будь-якого гравця
}
    .head = what
ds-says-player = { $who ->
    [opponent] опонент
    [that-player] цей гравець
   *[anyone] будь-який гравець
}
    .gen = { $who ->
    [opponent] опонента
    [that-player] цього гравця
   *[anyone] будь-якого гравця
}
    .acc = { $who ->
    [opponent] опонента
    [that-player] цього гравця
   *[anyone] будь-якого гравця
}
ds-says-in-zone = { $zone ->
    [hand] { $whose ->
        [you] { $what } з руки
        [opponent] { $what } з руки опонента
       *[other] { $what } з руки цього гравця
    }
   *[looked-at] { $what } з-поміж переглянутих
}
    .head = what
ds-says-on = { AGREE("word-attached", $what) } до { FORM($host, case: "gen") } { $what }
    .head = what
ds-says-one = { $what }
    .head = what
ds-says-up-to = до { $n } { FORM($what, $n, case: "gen") }
    .head = what
ds-says-any-number = будь-яка кількість { FORM($what, case: "gen", number: "pl") }
    .gender = f
    .acc = будь-яку кількість { FORM($what, case: "gen", number: "pl") }
    .gen = будь-якої кількості { FORM($what, case: "gen", number: "pl") }
    .dat = будь-якій кількості { FORM($what, case: "gen", number: "pl") }
ds-says-several = { $n } { FORM($what, $n) }
    .head = what
ds-says-each = { AGREE("word-every", $what) } { $what }
    .head = what
ds-says-all = { FORM($what, number: "pl") }
    .head = what
ds-says-any = { $whose ->
    [opponent] { AGREE("word-any", $what) } { $what } опонента
   *[any] { AGREE("word-any", $what) } { $what }
}
    .head = what
ds-says-at-random = { $n } { AGREE("word-random", FORM($what, $n)) } { FORM($what, $n) }
    .head = what
ds-says-combined = { $what } із сумою значень { $bound }
    .head = what
ds-says-at-least = щонайменше { $n }
ds-says-this = { AGREE("word-this", $what) } { $what }
    .head = what
ds-says-this-die = цей кубик
    .gender = m
    .gen = цього кубика
    .dat = цьому кубику
ds-says-that-card = та карта
    .gender = f
    .gen = тієї карти
    .dat = тій карті
    .acc = ту карту
ds-says-that-character = той персонаж
    .gender = m
    .animate = yes
    .gen = того персонажа
    .dat = тому персонажу
ds-says-cost-of = ціна { FORM($cards, case: "gen") }
    .gen = ціни { FORM($cards, case: "gen") }
    .dat = ціні { FORM($cards, case: "gen") }
ds-says-there-no = немає { FORM($what, case: "gen") }
ds-says-do = { $verb ->
    [inf] { $first } та { $second }
   *[you] { $first }; { $second }
}
    .long = yes
ds-says-then = { $first }; потім { $then }
    .long = yes
ds-says-option = { $first }; або { $second }
ds-says-may = { $verb ->
    [they] може { FORM($effect, verb: "inf") }
   *[you] можеш { FORM($effect, verb: "inf") }
}
ds-says-to = { TRAIT($effect, "long") ->
    [yes] { $cost }; якщо це зроблено, { FORM($effect, verb: "you") }
   *[no] { $cost }, щоб { FORM($effect, verb: "inf") }
}
ds-says-choose = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} одне: { $options }
ds-says-as = { $verb ->
    [inf] змусити { FORM($who, case: "acc") } { FORM($effect, verb: "inf") }
   *[you] { FORM($who, case: "nom") } { FORM($effect, verb: "they") }
}
ds-says-pick = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($what, case: "acc") }
ds-says-remove = { $verb ->
    [inf] прибрати
    [they] прибирає
   *[you] прибери
} { FORM($dice, case: "acc") }
ds-says-reroll = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} { FORM($dice, case: "acc") }
ds-says-deal = { $verb ->
    [inf] завдати
    [they] завдає
   *[you] завдай
} { FORM($to, case: "dat") } { $how ->
    [value] пошкоджень, кількість яких дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
}
ds-says-deal-split = { $verb ->
    [inf] розподілити
    [they] розподіляє
   *[you] розподіли
} { $n } { $n ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
} між { $person ->
    [they] своїми персонажами
   *[you] твоїми персонажами
}
ds-says-give-shields = { $verb ->
    [inf] дати
    [they] дає
   *[you] дай
} { FORM($to, case: "dat") } { $how ->
    [value] щити: { $n }
   *[number] { $n } { $n ->
        [one] щит
        [few] щити
       *[other] щитів
    }
}
ds-says-gain = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $how ->
    [value] ресурси в кількості, що дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
}
ds-says-discard-from-hand = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { $n } { $n ->
    [one] карту
    [few] карти
   *[other] карт
} з руки
ds-says-discard-at-random = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { $n } { $n ->
    [one] випадкову карту
    [few] випадкові карти
   *[other] випадкових карт
} з руки { FORM($whose, case: "gen") }
ds-says-discard = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { FORM($cards, case: "acc") }
ds-says-look-at = { $verb ->
    [inf] подивитися
    [they] дивиться
   *[you] подивись
} на { FORM($cards, case: "acc") }
ds-says-move-upgrade = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} { FORM($upgrade, case: "acc") } на { FORM($to, case: "acc") }
ds-says-cost-changes = ціна { FORM($card, case: "gen") } для тебе { $sign ->
    [less] менша
   *[more] більша
} на { $n }
ds-says-cost-on = { $rule } під час розіграшу на { FORM($on, case: "acc") }
ds-says-when-played = Ефект: { $effect }.
ds-says-special = Особливість: { $effect }.
ds-says-action = Дія: { $effect }.
ds-says-after = Після того, як { $event }, { $effect }.
ds-says-before = Перш ніж { $event }, { $effect }.
ds-says-ongoing-while = Доки { $condition }: { $rule }.
ds-says-keyword = { $keyword ->
    [ambush] Засідка.
    [guardian] Вартовий.
   *[redeploy] Передислокація.
}
ds-says-on-activates = { $by ->
    [you] активуєш { FORM($card, case: "acc") }
   *[other] буде активовано { FORM($card, case: "acc") }
}
ds-says-on-defeated = { FORM($card, case: "acc") } буде переможено
ds-says-on-dealt-damage = { FORM($card, case: "dat") } буде завдано пошкоджень
