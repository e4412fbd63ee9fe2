## Тексти карт: по одному повідомленню на кожне слово мови карт.
## Терміни — з гри, речення — наші власні.

ds-says-detail = { $what } { $detail }
    .head = what
ds-says-or = { $first } або { $second }
    .head = first
ds-says-list = { $first }, { $second }
    .head = first
ds-says-nor = { $first } і { $second }
    .head = first
ds-says-and = { $first } та { $second }
    .head = first

### Символи

ds-says-symbol = { $symbol ->
    [melee] пошкодження зблизька
    [ranged] пошкодження здалеку
    [indirect] непрямі пошкодження
    [shield] щити
    [resource] ресурси
    [disrupt] диверсія
    [discard] скидання
    [focus] фокус
    [special] особливість
   *[blank] порожня грань
}
    .acc = { $symbol ->
    [melee] пошкодження зблизька
    [ranged] пошкодження здалеку
    [indirect] непрямі пошкодження
    [shield] щити
    [resource] ресурси
    [disrupt] диверсію
    [discard] скидання
    [focus] фокус
    [special] особливість
   *[blank] порожню грань
}
    .with = { $symbol ->
    [melee] з пошкодженнями зблизька
    [ranged] з пошкодженнями здалеку
    [indirect] з непрямими пошкодженнями
    [shield] зі щитами
    [resource] з ресурсами
    [disrupt] з диверсією
    [discard] зі скиданням
    [focus] з фокусом
    [special] з особливістю
   *[blank] з порожньою гранню
}
    .without = { $symbol ->
    [melee] без пошкоджень зблизька
    [ranged] без пошкоджень здалеку
    [indirect] без непрямих пошкоджень
    [shield] без щитів
    [resource] без ресурсів
    [disrupt] без диверсії
    [discard] без скидання
    [focus] без фокусу
    [special] без особливості
   *[blank] без порожньої грані
}
    .side = { $symbol ->
    [melee] гранню з пошкодженнями зблизька
    [ranged] гранню з пошкодженнями здалеку
    [indirect] гранню з непрямими пошкодженнями
    [shield] гранню зі щитами
    [resource] гранню з ресурсами
    [disrupt] гранню з диверсією
    [discard] гранню зі скиданням
    [focus] гранню з фокусом
    [special] гранню з особливістю
   *[blank] порожньою гранню
}
ds-says-any-damage = будь-які пошкодження
    .with = з будь-якими пошкодженнями
    .without = без пошкоджень
    .side = гранню з будь-якими пошкодженнями

### Іменні групи

ds-says-qualified = { AGREE($adjective, $what) } { $what }
    .head = what
ds-says-subtyped = { $what } з підтипом «{ FORM($subtype, case: "nom") }»
    .head = what
ds-says-not-subtyped = { $what } без підтипу «{ FORM($subtype, case: "nom") }»
    .head = what
ds-says-titled = { $what } «{ $name }»
    .head = what
ds-says-name = «{ $name }»
ds-says-die-of-type = { $what } { FORM($kind, case: "gen", number: "same") }
    .head = what
ds-says-own-die = { AGREE("word-proper", $what) } { $what } { FORM($host, case: "gen") }
    .head = what
ds-says-die-named = { $what } «{ $name }»
    .head = what
ds-says-die-subtyped = { $what } з підтипом «{ FORM($subtype, case: "nom") }»
    .head = what

### Гравці та місця

ds-says-owned = { $whose ->
    [you] { $person ->
        [they] { AGREE("word-own", $what) } { $what }
       *[you] { AGREE("word-your", $what) } { $what }
    }
    [controller] { AGREE("word-your", $what) } { $what }
    [opponent] { $what } опонента
    [that-player] { $what } цього гравця
    [each-opponent] { $what } будь-якого опонента
    [another] { $what } іншого гравця
   *[other] { $what } будь-якого гравця
}
    .head = what
ds-says-player = { $who ->
    [you] { $person ->
        [they] цей гравець
       *[you] ти
    }
    [opponent] опонент
    [that-player] цей гравець
    [each-opponent] кожен опонент
    [another] інший гравець
    [everyone] кожен гравець
   *[anyone] будь-який гравець
}
    .gen = { $who ->
    [you] { $person ->
        [they] цього гравця
       *[you] тебе
    }
    [opponent] опонента
    [that-player] цього гравця
    [each-opponent] кожного опонента
    [another] іншого гравця
    [everyone] кожного гравця
   *[anyone] будь-якого гравця
}
    .dat = { $who ->
    [you] собі
    [opponent] опоненту
    [that-player] цьому гравцю
    [each-opponent] кожному опоненту
    [another] іншому гравцю
    [everyone] кожному гравцю
   *[anyone] будь-якому гравцю
}
    .acc = { $who ->
    [you] себе
    [opponent] опонента
    [that-player] цього гравця
    [each-opponent] кожного опонента
    [another] іншого гравця
    [everyone] кожного гравця
   *[anyone] будь-якого гравця
}
ds-says-in-zone = { $zone ->
    [hand] { $whose ->
        [you] { $what } з руки
        [opponent] { $what } з руки опонента
        [each-opponent] { $what } з рук усіх опонентів
       *[other] { $what } з руки цього гравця
    }
    [discard] { $whose ->
        [you] { $person ->
            [they] { $what } зі свого скиду
           *[you] { $what } { $case ->
                [nom] у твоєму скиді
               *[other] з твого скиду
            }
        }
        [opponent] { $what } зі скиду опонента
        [that-player] { $what } зі скиду цього гравця
       *[other] { $what } з будь-якого скиду
    }
    [hand-or-discard] { $what } з руки або з твого скиду
    [defeated] { AGREE("word-defeated", $what) } { $what } { $whose ->
        [you] твоєї команди
       *[other] команди цього гравця
    }
    [set-aside] { AGREE("word-set-aside", $what) } { $what }
    [under-this] { $what } з-під цього задуму
    [left-in-deck] { $what } з-поміж решти переглянутих
   *[looked-at] { $what } з-поміж переглянутих
}
    .head = what
ds-says-not-this = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-not-host = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-not-that = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-copy-of-that = { $what } з тією самою назвою
    .head = what
ds-says-cheapest = { $what } з найменшою ціною
    .head = what
ds-says-not-its-card = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-of-same-player = { $what } того самого гравця
    .head = what
ds-says-of-same-type = { AGREE("word-other", $what) } { $what } того самого типу
    .head = what
ds-says-removed-last-turn = { $what } з-поміж прибраних в останній хід опонента в цьому раунді
    .head = what
ds-says-of-named-colour = { $what } названого кольору
    .head = what
ds-says-of-named-cost = { $what } з названою ціною
    .head = what
ds-says-that-you-own = { $what } у твоїй власності
    .head = what
ds-says-of-odd-cost = { $what } з непарною ціною
    .head = what
ds-says-of-named-type = { $what } названого типу
    .head = what
ds-says-of-named-title = { $what } з назвою тієї карти
    .head = what
ds-says-among-picked = { $what } з-поміж обраних
    .head = what
ds-says-not-picked = { $what } не з-поміж обраних
    .head = what
ds-says-unresolved = { $what } без застосування
    .head = what
ds-says-lowest-of-those = { $what } з найменшим значенням із тих
    .head = what
ds-says-among-those = { $what } з-поміж тих
    .head = what
ds-says-of-same-colour = { $what } того самого кольору
    .head = what
ds-says-sharing-subtype = { $what } з тим самим підтипом
    .head = what
ds-says-of-same-symbol = { $what } з тим самим символом
    .head = what
ds-says-of-named-symbol = { $what } з названим символом
    .head = what
ds-says-of-odd-value = { $what } з непарним значенням
    .head = what
ds-says-copy-of-that-die = { $what } копій тієї карти
    .head = what
ds-says-of-symbol-not-here = { $what } із символом, якого немає на кубиках цього персонажа
    .head = what
ds-says-but-name = (крім карти «{ $name }»)
ds-says-on = { AGREE("word-attached", $what) } до { FORM($host, case: "gen") } { $what }
    .head = what
ds-says-on-any = { AGREE("word-attached", $what) } до { AGREE("word-any", FORM($host, case: "gen")) } { FORM($host, case: "gen") } { $what }
    .head = what
ds-says-with = { $what ->
    [damage] з кількістю пошкоджень { FORM($bound, case: "nom") }
    [shields] з кількістю щитів { FORM($bound, case: "nom") }
    [health] з рештою витривалості { FORM($bound, case: "nom") }
    [points] вартістю в очках { FORM($bound, case: "nom") }
    [downgrades] з кількістю погіршень { FORM($bound, case: "nom") }
    [mods] з кількістю модифікацій { FORM($bound, case: "nom") }
    [upgrades] з кількістю покращень { FORM($bound, case: "nom") }
    [tokens] з кількістю жетонів { FORM($bound, case: "nom") }
    [resources] з кількістю ресурсів { FORM($bound, case: "nom") }
    [own-copies] (твоїх копій у грі: { FORM($bound, case: "nom") })
    [copies] (копій у грі: { FORM($bound, case: "nom") })
   *[cost] ціною { FORM($bound, case: "nom") }
}
ds-says-with-any = { $what ->
    [damage] з пошкодженнями
    [shields] зі щитами
    [tokens] з жетонами
    [resources] з ресурсами
    [discarded-copies] (копія є в будь-якому скиді)
    [downgrades] з погіршеннями
    [mods] з модифікаціями
   *[other] з покращеннями
}
ds-says-without = { $what ->
    [damage] без пошкоджень
    [shields] без щитів
    [tokens] без жетонів
    [resources] без ресурсів
    [downgrades] без погіршень
    [mods] без модифікацій
   *[other] без покращень
}
ds-says-with-keyword = з ключовим словом { $keyword ->
    [ambush] «Засідка»
    [guardian] «Вартовий»
   *[redeploy] «Передислокація»
}
ds-says-with-word = зі словом «{ $word }» у назві
ds-says-bearing = з покращенням «{ $name }»
ds-says-bearing-subtype = з картою «{ FORM($subtype, case: "nom") }»
ds-says-dice-show = з власним кубиком { FORM($symbols, case: "with") }
ds-says-die-on = { $upgrades ->
    [yes] { FORM($host, case: "gen") } або { TRAIT($host, "gender") ->
        [f] її
       *[other] його
    } покращень
   *[no] { FORM($host, case: "gen") }
}
ds-says-die-card = { FORM($card, case: "gen") }
ds-says-die-place = { $place ->
    [on-card] поза пулом
   *[anywhere] в пулі або на карті
}
ds-says-showing = { FORM($symbols, case: "with") }
ds-says-not-showing = { FORM($symbols, case: "without") }
ds-says-showing-cost = з ціною
ds-says-die-value = зі значенням { FORM($bound, case: "nom") }
ds-says-die-modifier = з плюсом

### Скільки

ds-says-one = { $what }
    .head = what
ds-says-one-of-each = { $what } кожного опонента
    .head = what
ds-says-up-to = до { $n } { FORM($what, $n, case: "gen") }
    .head = what
    .dat = не більше ніж { $n } { FORM($what, $n, case: "dat") }
ds-says-up-to-value = до X { FORM($what, case: "gen", number: "pl") } (X — { FORM($n, case: "nom") })
    .head = what
ds-says-any-number = { $some ->
    [yes] один або кілька { FORM($what, case: "gen", number: "pl") }
   *[no] будь-яка кількість { FORM($what, case: "gen", number: "pl") }
}
    .gender = f
    .gen = будь-якої кількості { FORM($what, case: "gen", number: "pl") }
    .dat = будь-якій кількості { FORM($what, case: "gen", number: "pl") }
    .acc = { $some ->
    [yes] один або кілька { FORM($what, case: "gen", number: "pl") }
   *[no] будь-яку кількість { FORM($what, case: "gen", number: "pl") }
}
ds-says-several = { $n } { FORM($what, $n) }
    .head = what
ds-says-several-value = X { FORM($what, case: "gen", number: "pl") } (X — { FORM($n, case: "nom") })
    .head = what
ds-says-each = { AGREE("word-every", $what) } { $what }
    .head = what
ds-says-every = { AGREE("word-every", $what) } { $what }
    .head = what
ds-says-all = { FORM($what, number: "pl") }
    .head = what
ds-says-any = { $whose ->
    [opponent] { AGREE("word-any", $what) } { $what } опонента
   *[any] { AGREE("word-any", $what) } { $what }
}
    .head = what
ds-says-top = { $n ->
    [one] верхня карта
    [few] верхні { $n } карти
   *[other] верхні { $n } карт
} { $whose ->
    [you] { $person ->
        [they] своєї колоди
       *[you] твоєї колоди
    }
    [opponent] колоди опонента
    [that-player] колоди цього гравця
    [everyone] кожної колоди
   *[other] будь-якої колоди
}
    .gender = f
    .acc = { $n ->
        [one] верхню карту
        [few] верхні { $n } карти
       *[other] верхні { $n } карт
    } { $whose ->
        [you] { $person ->
            [they] своєї колоди
           *[you] твоєї колоди
        }
        [opponent] колоди опонента
        [that-player] колоди цього гравця
        [everyone] кожної колоди
       *[other] будь-якої колоди
    }
ds-says-at-random = { $n } { AGREE("word-random", FORM($what, $n)) } { FORM($what, $n) }
    .head = what
ds-says-combined = { $what } із сумою значень { FORM($bound, case: "nom") }
    .head = what
ds-says-same-symbol = { $what } з однаковим символом
    .head = what
ds-says-same-title = { $what } з однією назвою
    .head = what
ds-says-different-colours = { $what } різних кольорів
    .head = what
ds-says-share-subtype = { $what } зі спільним підтипом
    .head = what
ds-says-alike = { $what } з однаковими символом і значенням
    .head = what
ds-says-this = { AGREE("word-this", $what) } { $what }
    .head = what
ds-says-host = персонаж із { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .gender = m
    .animate = yes
    .gen = персонажа з { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .dat = персонажу з { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .ins = персонажем із { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .loc = персонажі з { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
ds-says-that-card = та карта
    .gender = f
    .gen = тієї карти
    .dat = тій карті
    .acc = ту карту
    .ins = тією картою
    .loc = тій карті
ds-says-that-card-all = ті карти
    .gender = f
    .number = pl
    .gen = тих карт
    .dat = тим картам
    .acc = ті карти
    .ins = тими картами
    .loc = тих картах
ds-says-that-card-one = одна з тих карт
    .gender = f
    .gen = однієї з тих карт
    .dat = одній із тих карт
    .acc = одну з тих карт
    .ins = однією з тих карт
    .loc = одній із тих карт
ds-says-played-card = ту саму подію ще раз
    .gender = f
ds-says-picked-card = обрана карта
    .gender = f
    .gen = обраної карти
    .dat = обраній карті
    .acc = обрану карту
    .ins = обраною картою
    .loc = обраній карті
ds-says-that-character = той персонаж
    .gender = m
    .animate = yes
    .gen = того персонажа
    .dat = тому персонажу
    .ins = тим персонажем
    .loc = тому персонажі
ds-says-that-character-all = ті персонажі
    .gender = m
    .number = pl
    .gen = тих персонажів
    .dat = тим персонажам
    .acc = тих персонажів
    .ins = тими персонажами
    .loc = тих персонажах
ds-says-that-character-one = один із тих персонажів
    .gender = m
    .animate = yes
    .gen = одного з тих персонажів
    .dat = одному з тих персонажів
    .ins = одним із тих персонажів
    .loc = одному з тих персонажів
ds-says-its-card = персонаж того кубика
    .gender = m
    .animate = yes
    .gen = персонажа того кубика
    .dat = персонажу того кубика
    .ins = персонажем того кубика
    .loc = персонажі того кубика
ds-says-lowest-roller = кожен персонаж із найнижчим результатом кидка
    .gender = m
    .animate = yes
    .gen = кожного персонажа з найнижчим результатом кидка
    .dat = кожному персонажу з найнижчим результатом кидка
ds-says-this-die = цей кубик
    .gender = m
    .gen = цього кубика
    .dat = цьому кубику
    .ins = цим кубиком
    .loc = цьому кубику
ds-says-this-die-with = { FORM($symbols, case: "with") }
ds-says-those-dice = той кубик
    .gender = m
    .gen = того кубика
    .dat = тому кубику
    .ins = тим кубиком
    .loc = тому кубику
ds-says-those-dice-all = ті кубики
    .gender = m
    .number = pl
    .gen = тих кубиків
    .dat = тим кубикам
    .acc = ті кубики
    .ins = тими кубиками
    .loc = тих кубиках
ds-says-those-dice-one = один із тих кубиків
    .gender = m
    .gen = одного з тих кубиків
    .dat = одному з тих кубиків
    .ins = одним із тих кубиків
    .loc = одному з тих кубиків
ds-says-removed-dice = прибраний кубик
    .gender = m
    .gen = прибраного кубика
    .dat = прибраному кубику
    .ins = прибраним кубиком
    .loc = прибраному кубику
ds-says-at-least = не менше ніж { FORM($n, case: "nom") }
ds-says-at-most = не більше ніж { FORM($n, case: "nom") }
ds-says-below = менше ніж { FORM($n, case: "nom") }
ds-says-exactly = { $how ->
    [value] , що дорівнює { FORM($n, case: "dat") }
   *[number] { $n }
}
ds-says-count = кількість { FORM($what, case: "gen", number: "pl") }
    .gen = кількості { FORM($what, case: "gen", number: "pl") }
    .dat = кількості { FORM($what, case: "gen", number: "pl") }
    .ins = кількістю { FORM($what, case: "gen", number: "pl") }
ds-says-value-of = значення { FORM($dice, case: "gen") }
    .gen = значення { FORM($dice, case: "gen") }
    .dat = значенню { FORM($dice, case: "gen") }
ds-says-value-of-all = сума значень { FORM($dice, case: "gen") }
    .gen = суми значень { FORM($dice, case: "gen") }
    .dat = сумі значень { FORM($dice, case: "gen") }
ds-says-value-raised = сума значень { FORM($dice, case: "gen") }, кожне з яких збільшене на { $n }
    .gen = суми значень { FORM($dice, case: "gen") }, кожне з яких збільшене на { $n }
    .dat = сумі значень { FORM($dice, case: "gen") }, кожне з яких збільшене на { $n }
ds-says-combined-value = сума значень { FORM($dice, case: "gen", number: "pl") }
    .gen = суми значень { FORM($dice, case: "gen", number: "pl") }
    .dat = сумі значень { FORM($dice, case: "gen", number: "pl") }
ds-says-cost-of = ціна { FORM($cards, case: "gen") }
    .gen = ціни { FORM($cards, case: "gen") }
    .dat = ціні { FORM($cards, case: "gen") }
    .acc = ціну { FORM($cards, case: "gen") }
ds-says-how-many = кількість кинутих кубиків
    .gen = кількості кинутих кубиків
    .dat = кількості кинутих кубиків
    .ins = кількістю кинутих кубиків
ds-says-most-upgrades = кількість покращень на одному твоєму персонажі
    .gen = кількості покращень на одному твоєму персонажі
    .dat = кількості покращень на одному твоєму персонажі
    .ins = кількістю покращень на одному твоєму персонажі
ds-says-cost-shown = ціна на верхній грані
    .gender = f
    .gen = ціни на верхній грані
    .dat = ціні на верхній грані
    .acc = ціну на верхній грані
ds-says-resolved-for = застосоване значення
    .gen = застосованого значення
    .dat = застосованому значенню
ds-says-health-of = { $left ->
    [yes] спільна решта витривалості { FORM($cards, case: "gen") }
   *[no] витривалість { FORM($cards, case: "gen") }
}
    .gen = { $left ->
        [yes] спільної решти витривалості { FORM($cards, case: "gen") }
       *[no] витривалості { FORM($cards, case: "gen") }
    }
    .dat = { $left ->
        [yes] спільній решті витривалості { FORM($cards, case: "gen") }
       *[no] витривалості { FORM($cards, case: "gen") }
    }
ds-says-different-symbols = кількість різних символів на { FORM($dice, case: "loc", number: "pl") }
    .gen = кількості різних символів на { FORM($dice, case: "loc", number: "pl") }
    .dat = кількості різних символів на { FORM($dice, case: "loc", number: "pl") }
ds-says-tokens-on = кількість { $token ->
    [damage] пошкоджень
    [resource] ресурсів
   *[shield] щитів
} на { FORM($cards, case: "loc") }
    .gen = кількості { $token ->
    [damage] пошкоджень
    [resource] ресурсів
   *[shield] щитів
} на { FORM($cards, case: "loc") }
    .dat = кількості { $token ->
    [damage] пошкоджень
    [resource] ресурсів
   *[shield] щитів
} на { FORM($cards, case: "loc") }
ds-says-hand-is-empty = { $whose ->
    [you] в тебе на руці немає карт
    [opponent] в опонента на руці немає карт
   *[other] в цього гравця на руці немає карт
}
ds-says-has-no-resources = { $whose ->
    [you] в тебе немає ресурсів
    [opponent] в опонента немає ресурсів
   *[other] в цього гравця немає ресурсів
}
ds-says-hand-size = { $whose ->
    [you] кількість карт у тебе на руці
    [controller] кількість карт у тебе на руці
    [opponent] кількість карт на руці опонента
   *[other] кількість карт на руці цього гравця
}
    .gen = { $whose ->
    [you] кількості карт у тебе на руці
    [controller] кількості карт у тебе на руці
    [opponent] кількості карт на руці опонента
   *[other] кількості карт на руці цього гравця
}
    .dat = { $whose ->
    [you] кількості карт у тебе на руці
    [controller] кількості карт у тебе на руці
    [opponent] кількості карт на руці опонента
   *[other] кількості карт на руці цього гравця
}
    .ins = { $whose ->
    [you] кількістю карт у тебе на руці
    [controller] кількістю карт у тебе на руці
    [opponent] кількістю карт на руці опонента
   *[other] кількістю карт на руці цього гравця
}
ds-says-additional-actions = { $whose ->
    [you] кількість твоїх додаткових дій в останній хід цього раунду
   *[other] кількість додаткових дій цього гравця в його останній хід цього раунду
}
    .dat = { $whose ->
        [you] кількості твоїх додаткових дій в останній хід цього раунду
       *[other] кількості додаткових дій цього гравця в його останній хід цього раунду
    }
ds-says-resources = { $whose ->
    [you] кількість твоїх ресурсів
   *[other] кількість ресурсів опонента
}
    .gen = { $whose ->
    [you] кількості твоїх ресурсів
   *[other] кількості ресурсів опонента
}
    .dat = { $whose ->
    [you] кількості твоїх ресурсів
   *[other] кількості ресурсів опонента
}
ds-says-just-done = { $of ->
    [dice] кількість цих кубиків
    [cards] кількість цих карт
    [shields] кількість цих щитів
    [resources] кількість цих ресурсів
   *[damage] кількість цих пошкоджень
}
    .gen = { $of ->
        [dice] кількості цих кубиків
        [cards] кількості цих карт
        [shields] кількості цих щитів
        [resources] кількості цих ресурсів
       *[damage] кількості цих пошкоджень
    }
    .dat = { $of ->
        [dice] кількості цих кубиків
        [cards] кількості цих карт
        [shields] кількості цих щитів
        [resources] кількості цих ресурсів
       *[damage] кількості цих пошкоджень
    }
ds-says-event-amount = { $of ->
    [rolled] кількість кинутих кубиків
    [removed] кількість прибраних кубиків
   *[damage] кількість цих пошкоджень
}
    .gen = { $of ->
        [rolled] кількості кинутих кубиків
        [removed] кількості прибраних кубиків
       *[damage] кількості цих пошкоджень
    }
    .dat = { $of ->
        [rolled] кількості кинутих кубиків
        [removed] кількості прибраних кубиків
       *[damage] кількості цих пошкоджень
    }
ds-says-lost-resources = кількість утрачених ресурсів
    .gen = кількості втрачених ресурсів
    .dat = кількості втрачених ресурсів
ds-says-more = різниця між { FORM($first, case: "ins") } та { FORM($second, case: "ins") }
    .gen = різниці між { FORM($first, case: "ins") } та { FORM($second, case: "ins") }
    .dat = різниці між { FORM($first, case: "ins") } та { FORM($second, case: "ins") }
    .acc = різницю між { FORM($first, case: "ins") } та { FORM($second, case: "ins") }
ds-says-times = { $n } × { $times }
ds-says-for-every = по одному за кожні { $so_many } { FORM($what, $so_many, case: "acc") }
ds-says-doubling = стільки ж, але не вище { $most }
ds-says-half = половина від { FORM($n, case: "gen") } із заокругленням { $up ->
    [yes] вгору
   *[no] вниз
}
    .gen = половини від { FORM($n, case: "gen") } із заокругленням { $up ->
        [yes] вгору
       *[no] вниз
    }
    .dat = половині від { FORM($n, case: "gen") } із заокругленням { $up ->
        [yes] вгору
       *[no] вниз
    }
    .acc = половину від { FORM($n, case: "gen") } із заокругленням { $up ->
        [yes] вгору
       *[no] вниз
    }
ds-says-capped = { $n }, але не більше { $most }
ds-says-rather = { $usual } (або { $instead }, якщо { $condition })
ds-says-largest-subtype-group = найбільша кількість твоїх персонажів зі спільним підтипом
    .gen = найбільшої кількості твоїх персонажів зі спільним підтипом
    .dat = найбільшій кількості твоїх персонажів зі спільним підтипом
    .acc = найбільшу кількість твоїх персонажів зі спільним підтипом

### Умови

ds-says-neither = неправда, що { $first } або { $second }
ds-says-there = { $n ->
    [1] є { FORM($what, case: "nom") }
   *[other] є { $n } або більше { FORM($what, case: "gen", number: "pl") }
}
ds-says-there-no = немає { FORM($what, case: "gen") }
ds-says-is = { FORM($card, case: "nom") } — { AGREE($what, FORM($card, case: "nom")) }
ds-says-is-affiliation = { FORM($card, case: "nom") } — { $affiliation ->
    [hero] герой
    [villain] лиходій
   *[neutral] з нейтральних
}
ds-says-is-card = { FORM($card, case: "nom") } — { $name }
ds-says-is-subtype = { FORM($card, case: "nom") } має підтип «{ FORM($subtype, case: "nom") }»
ds-says-is-type = { FORM($card, case: "nom") } — { FORM($type, case: "nom") }
ds-says-is-titled = { FORM($card, case: "nom") } має в назві слово «{ $word }»
ds-says-is-bearing = { FORM($card, case: "nom") } має покращення «{ $name }»
ds-says-is-bearing-subtype = { FORM($card, case: "nom") } має карту «{ FORM($subtype, case: "nom") }»
ds-says-is-named-colour = { FORM($card, case: "nom") } має названий колір
ds-says-is-discarded-too = копія { FORM($card, case: "gen") } лежить у скиді власника
ds-says-is-odd = ціна { FORM($card, case: "gen") } непарна
ds-says-has = { $what ->
    [damage] кількість пошкоджень на { FORM($card, case: "loc") } — { FORM($bound, case: "nom") }
    [shields] кількість щитів на { FORM($card, case: "loc") } — { FORM($bound, case: "nom") }
    [health] решта витривалості { FORM($card, case: "gen") } — { FORM($bound, case: "nom") }
    [upgrades] кількість покращень на { FORM($card, case: "loc") } — { FORM($bound, case: "nom") }
    [resources] кількість ресурсів на { FORM($card, case: "loc") } — { FORM($bound, case: "nom") }
   *[points] вартість { FORM($card, case: "gen") } в очках — { FORM($bound, case: "nom") }
}
ds-says-has-no = { $what ->
    [damage] на { FORM($card, case: "loc") } немає пошкоджень
    [upgrades] на { FORM($card, case: "loc") } немає покращень
    [resources] на { FORM($card, case: "loc") } немає ресурсів
   *[shields] на { FORM($card, case: "loc") } немає щитів
}
ds-says-has-any = { $what ->
    [damage] на { FORM($card, case: "loc") } є пошкодження
    [upgrades] на { FORM($card, case: "loc") } є покращення
    [resources] на { FORM($card, case: "loc") } є ресурси
   *[shields] на { FORM($card, case: "loc") } є щити
}
ds-says-shows = результат { FORM($die, case: "gen") } — { FORM($symbols, case: "nom") }
ds-says-shows-value = значення { FORM($die, case: "gen") } — { FORM($bound, case: "nom") }
ds-says-shows-named = результат { FORM($die, case: "gen") } — названий символ
ds-says-shows-named-value = результат { FORM($die, case: "gen") } — назване число
ds-says-is-die-of-type = { FORM($die, case: "nom") } — кубик { FORM($kind, case: "gen") }
ds-says-shields-blocked = щити заблокували частину цих пошкоджень
ds-says-damage-taken = ці пошкодження не заблоковано
ds-says-opponent-controls-battlefield = поле бою контролює опонент
ds-says-exceeds = { FORM($first, case: "nom") } перевищує { FORM($second, case: "acc") }
ds-says-compared = { FORM($number, case: "nom") } — { FORM($bound, case: "nom") }
ds-says-control-battlefield = ти контролюєш поле бою
ds-says-not-control-battlefield = ти не контролюєш поле бою
ds-says-on-your-battlefield = бій точиться на твоєму полі бою
ds-says-took-actions = це щонайменше { $n }-а твоя дія за хід
ds-says-first-round = триває перший раунд
ds-says-first-action = у цьому раунді ще ніхто не виконував дій
ds-says-resolved-this-turn = за цей хід застосовано щонайменше { $n } кубики
ds-says-removed-enemy-die = у цьому раунді твій ефект прибрав кубик опонента
ds-says-same-symbol-again = випав той самий символ
ds-says-lost-dice-last-turn = в останній хід опонента в цьому раунді було прибрано твої кубики
ds-says-opponent-activated = у свій останній хід цього раунду опонент активував персонажа
ds-says-opponent-resolved-same-symbol = у свій останній хід цього раунду опонент застосував кубик із тим самим символом

### Порядок, вибір, ціна

ds-says-do = { $verb ->
    [inf] { $first } та { $second }
   *[you] { $first }; { $second }
}
    .long = yes
ds-says-option = { $first }; або { $second }
ds-says-then = { $first }; потім { $then }
    .long = yes
ds-says-may = { $verb ->
    [inf] за бажання { FORM($effect, verb: "inf") }
    [they] може { FORM($effect, verb: "inf") }
   *[you] { $person ->
        [they] може { FORM($effect, verb: "inf") }
       *[you] можеш { FORM($effect, verb: "inf") }
    }
}
ds-says-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; якщо це зроблено, { FORM($effect, verb: "they") }
       *[you] { $cost }; якщо це зроблено, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, щоб { FORM($effect, verb: "inf") }
}
ds-says-choose = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} одне: { $options }
ds-says-choose-several = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} { $count } з цього: { $options }
    .long = yes
ds-says-if = { $verb ->
    [inf] { $effect }, якщо { $condition }
   *[you] якщо { $condition }, { $effect }
}
    .long = yes
ds-says-if-else = якщо { $condition }, { $effect }; інакше { $otherwise }
ds-says-otherwise = { $first }; інакше { $second }
ds-says-brawl = { $effect }; потім цей опонент може { FORM($cost, verb: "inf") }, щоб зробити те саме у відповідь, і так далі
ds-says-everyone-does = { $verb ->
    [inf] змусити кожного гравця { FORM($effect, verb: "inf") }
   *[you] кожен гравець { FORM($effect, verb: "they") }
}
ds-says-as = { $verb ->
    [inf] змусити { FORM($who, case: "acc") } { FORM($effect, verb: "inf") }
    [they] змушує { FORM($who, case: "acc") } { FORM($effect, verb: "inf") }
   *[you] { FORM($who, case: "nom") } { FORM($effect, verb: "they") }
}
ds-says-unless = { FORM($who, case: "nom") } може { FORM($they, verb: "inf") }; інакше { $effect }
ds-says-unless-accepted = { FORM($who, case: "nom") } може { FORM($they, verb: "inf") }; якщо він це робить, { $accepted }; інакше { $effect }
ds-says-for-each = для { FORM($cards, case: "gen") }: { $effect }
ds-says-for-each-of-those = для кожної з цих карт: { $effect }
ds-says-let-choose = { FORM($who, case: "nom") } обирає { $count } з цього, і це виконується: { $options }
    .long = yes
ds-says-pick = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($what, case: "acc") }
ds-says-spot = { $verb ->
    [inf] вказати
    [they] вказує
   *[you] вкажи
} у грі { $n ->
    [1] { FORM($what, case: "acc") }
   *[other] { $n } { FORM($what, $n, case: "acc") }
}
ds-says-spot-sharing = { $effect } з { $share ->
    [title] однаковою назвою
   *[subtype] спільним підтипом
}
ds-says-spot-or = { $first } або { FORM($what, case: "acc") }
ds-says-spot-any-number = { $verb ->
    [inf] вказати
    [they] вказує
   *[you] вкажи
} будь-яку кількість { FORM($cards, case: "gen", number: "pl") } у грі
ds-says-declare = { $verb ->
    [inf] назвати
    [they] називає
   *[you] назви
} { $what ->
    [colour] колір
    [number] число
    [symbol] символ
    [card] карту
    [type] тип карти: подія, підтримка або покращення
   *[subtype] підтип персонажа
}
ds-says-spare-subtypes = кожен опонент називає підтип персонажа; потім прибери всі кубики персонажів опонентів без названих підтипів
ds-says-later = { $moment ->
    [end-of-action-phase] наприкінці фази дій { $effect }
   *[end-of-round] наприкінці раунду { $effect }
}
ds-says-until = { $moment ->
    [end-of-action-phase] до кінця фази дій { $rule }
   *[end-of-round] до кінця раунду { $rule }
}
ds-says-negotiate = опонент обирає й виконує одне з переліченого, а потім ти виконуєш два з решти: { FORM($options, verb: "inf") }
ds-says-bid-blood = усі гравці таємно роблять ставки й водночас їх відкривають; завдай гравцям із найвищою ставкою стільки непрямих пошкоджень, скільки вона становить, і кожен із них може безкоштовно зіграти карту з руки

### Кубики

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
ds-says-turn = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} { FORM($dice, case: "acc") } іншою гранню догори
ds-says-turn-to = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} { FORM($dice, case: "acc") } { $side } догори
ds-says-side-showing = { FORM($symbols, case: "side") }
ds-says-side-at-a-cost = гранню з ціною
ds-says-side-not-showing = гранню { FORM($symbols, case: "without") }
ds-says-side-of-value = гранню зі значенням { $value }
ds-says-side-one-higher = гранню з наступним більшим значенням
ds-says-side-symbol-picked = гранню із символом обраного кубика
ds-says-side-symbol-of-this-die = гранню із символом цього кубика
ds-says-side-symbol-of-that-die = гранню із символом того кубика
ds-says-side-like-this-die = гранню із символом і значенням цього кубика
ds-says-resolve = { $verb ->
    [inf] застосувати
    [they] застосовує
   *[you] застосуй
} { FORM($dice, case: "acc") }
ds-says-resolve-other = { $effect } як будь-який символ на твій вибір
ds-says-resolve-as = { $effect } як { FORM($symbol, case: "acc") }
ds-says-resolve-base = { $effect } так, ніби плюса немає
ds-says-resolve-value = { $effect } так, ніби його значення — { FORM($n, case: "nom") }
ds-says-resolve-plus = { $which ->
    [one] { $effect }, збільшивши значення одного з них на { FORM($n, case: "acc") }
   *[each] { $effect }, збільшивши значення на { FORM($n, case: "acc") }
}
ds-says-resolve-minus = { $effect }, зменшивши значення на { FORM($n, case: "acc") }
ds-says-resolve-plus-if = { $effect }, збільшивши значення на { FORM($n, case: "acc") }, якщо { $condition }
ds-says-resolve-free = { $effect }, не сплачуючи ціни
ds-says-resolve-less = { $effect }, знизивши ціну на { $n }
ds-says-resolve-unblockable = { $effect } (ці пошкодження не можна заблокувати)
ds-says-resolve-each = { $effect } проти { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") }
ds-says-resolve-against = { $effect } проти { FORM($cards, case: "gen") }
ds-says-resolve-keep = { $effect }, залишивши кубик у пулі
ds-says-resolve-keep-if = { $effect }; якщо { $condition }, кубик залишається в пулі
ds-says-resolve-any-side = { $verb ->
    [inf] застосувати
    [they] застосовує
   *[you] застосуй
} будь-яку грань її кубика (якщо він є)
ds-says-resolve-another-side = { $verb ->
    [inf] застосувати
    [they] застосовує
   *[you] застосуй
} іншу грань цього кубика
ds-says-roll-in = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} { FORM($dice, case: "acc") } у пул
ds-says-roll-lost-die = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} один із цих кубиків у свій пул
ds-says-roll-set-aside = { $verb ->
    [inf] кинути в пул
    [they] кидає в пул
   *[you] кинь у пул
} { $n ->
    [one] { $n } відкладений кубик «{ $name }»; залишаючи пул, він знову відкладається
    [few] { $n } відкладені кубики «{ $name }»; залишаючи пул, вони знову відкладаються
    [many] { $n } відкладених кубиків «{ $name }»; залишаючи пул, вони знову відкладаються
   *[other] відкладені кубики «{ $name }», усього { $n }; залишаючи пул, вони знову відкладаються
}
ds-says-roll-die-of = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} у пул відкладений кубик { FORM($card, case: "gen") }, якщо він є; залишаючи пул, він знову відкладається
ds-says-raise = { $verb ->
    [inf] збільшити
    [they] збільшує
   *[you] збільш
} його значення на { FORM($n, case: "acc") }
ds-says-pay-less = { $verb ->
    [inf] знизити
    [they] знижує
   *[you] знизь
} його ціну на { $n }
ds-says-pay-nothing = { $verb ->
    [inf] не сплачувати
    [they] не сплачує
   *[you] не сплачуй
} його ціни
ds-says-keep-this-die = { $verb ->
    [inf] залишити
    [they] залишає
   *[you] залиш
} цей кубик у пулі
ds-says-reroll-this-die = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} цей кубик, залишивши його в пулі
ds-says-forbid-rolling = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($dice, case: "acc") }: у наступному раунді його не можна кидати
ds-says-hold-dice = { $verb ->
    [inf] утримати
    [they] утримує
   *[you] утримуй
} { FORM($dice, case: "acc") } на цій карті: доки вона у грі, його не кидають

### Пошкодження та щити

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
}{ $unblockable ->
    [yes] { " " }({ $n ->
        [one] його
       *[other] їх
    } не можна заблокувати)
   *[no] { "" }
}
ds-says-deal-split = { $verb ->
    [inf] розподілити
    [they] розподіляє
   *[you] розподіли
} { $how ->
    [value] пошкодження в кількості, що дорівнює { FORM($n, case: "dat") },
   *[number] { $n } { $n ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
} між { $person ->
    [they] своїми персонажами
   *[you] твоїми персонажами
}
ds-says-deal-among = { $verb ->
    [inf] розподілити
    [they] розподіляє
   *[you] розподіли
} між { FORM($among, case: "ins", number: "pl") } пошкодження, кількість яких дорівнює { FORM($n, case: "dat") }{ $unblockable ->
    [yes] { " " }(їх не можна заблокувати)
   *[no] { "" }
}
ds-says-force-wave = { $verb ->
    [inf] завдати
    [they] завдає
   *[you] завдай
} одному персонажу 3 пошкодження, іншому 2 пошкодження, третьому 1 пошкодження
ds-says-redirect = { $verb ->
    [inf] завдати
    [they] завдає
   *[you] завдай
} натомість тих пошкоджень { FORM($cards, case: "dat") }
ds-says-bear-damage-or-loss = { $verb ->
    [inf] розподілити
    [they] розподіляє
   *[you] розподіли
} { $n } між пошкодженнями своїх персонажів і втратою ресурсів
ds-says-exchange-blows = перекинь кубик персонажа опонента; перекинь свій кубик персонажа; потім кожному з цих персонажів завдається пошкоджень за значенням на кубику іншого
ds-says-indirect = { $verb ->
    [inf] завдати
    [they] завдає
   *[you] завдай
} { FORM($to, case: "dat") } { $how ->
    [value] непрямих пошкоджень, кількість яких дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] непряме пошкодження
        [few] непрямі пошкодження
       *[other] непрямих пошкоджень
    }
}
ds-says-heal = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} { $how ->
    [value] пошкодження в кількості, що дорівнює { FORM($n, case: "dat") },
   *[number] { $up_to ->
        [yes] до { $n } { $n ->
            [one] пошкодження
           *[other] пошкоджень
        }
       *[no] { $n } { $n ->
            [one] пошкодження
            [few] пошкодження
           *[other] пошкоджень
        }
    }
} з { FORM($cards, case: "gen") }
ds-says-move-damage = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} { $up_to ->
    [yes] до { $n } { $n ->
        [one] пошкодження
       *[other] пошкоджень
    }
   *[no] { $n } { $n ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
} з { FORM($source, case: "gen") } на { FORM($to, case: "acc") } (щити не допомагають)
ds-says-move-all-damage = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} { $up_to ->
    [yes] будь-яку кількість пошкоджень
   *[no] усі пошкодження
} з { FORM($source, case: "gen") } на { FORM($to, case: "acc") } (щити не допомагають)
ds-says-move-damage-around = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} пошкодження між своїми персонажами як завгодно, у межах їхньої витривалості (щити не допомагають)
ds-says-block = { $verb ->
    [inf] заблокувати
    [they] блокує
   *[you] заблокуй
} всі ці пошкодження
ds-says-block-some = { $verb ->
    [inf] заблокувати
    [they] блокує
   *[you] заблокуй
} ці пошкодження, але не більше ніж { FORM($n, case: "nom") }
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
ds-says-share-shields = { $verb ->
    [inf] розподілити
    [they] розподіляє
   *[you] розподіли
} { $n } { $n ->
    [one] щит
    [few] щити
   *[other] щитів
} між своїми персонажами
ds-says-remove-all-shields = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} всі щити з { FORM($cards, case: "gen") }
ds-says-remove-any-shields = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} будь-яку кількість щитів з { FORM($cards, case: "gen") }
ds-says-remove-shields = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} { $n } { $n ->
    [one] щит
    [few] щити
   *[other] щитів
} з { FORM($cards, case: "gen") }
ds-says-strip-shields = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} загалом до { $n } { $n ->
    [one] щита
   *[other] щитів
} з будь-яких { FORM($cards, case: "gen", number: "pl") }
ds-says-strip-any-shields = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} будь-яку кількість щитів із { FORM($cards, case: "gen", number: "pl") }
ds-says-move-shields = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} { $n } { $n ->
    [one] щит
    [few] щити
   *[other] щитів
} з { FORM($source, case: "gen") } на { FORM($to, case: "acc") }
ds-says-move-any-shields = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} будь-яку кількість щитів з { FORM($source, case: "gen") } на { FORM($to, case: "acc") }
ds-says-move-all-shields = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} усі щити з { FORM($source, case: "gen") } на { FORM($to, case: "acc") }
ds-says-defeat = { $verb ->
    [inf] перемогти
    [they] перемагає
   *[you] переможи
} { FORM($cards, case: "acc") }

### Ресурси та жетони

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
ds-says-spend = { $verb ->
    [inf] витратити
    [they] витрачає
   *[you] витрать
} { $how ->
    [value] ресурси в кількості, що дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
}
ds-says-spend-some = { $verb ->
    [inf] витратити
    [they] витрачає
   *[you] витрать
} будь-яку кількість ресурсів
ds-says-lose = { $verb ->
    [inf] втратити
    [they] втрачає
   *[you] втрать
} { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
ds-says-lose-all = { $verb ->
    [inf] утратити
    [they] утрачає
   *[you] утрать
} усі ресурси
ds-says-take-resources = { $verb ->
    [inf] забрати
    [they] забирає
   *[you] забери
} в { FORM($source, case: "gen") } { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
ds-says-switch-resources = { $verb ->
    [inf] обміняти
    [they] обмінює
   *[you] обміняй
} усі свої ресурси на всі ресурси { FORM($who, case: "gen") }
ds-says-give-resources = { $verb ->
    [inf] віддати
    [they] віддає
   *[you] віддай
} { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
ds-says-hand-over = { $verb ->
    [inf] віддати
    [they] віддає
   *[you] віддай
} до { $n } своїх ресурсів; кому: { FORM($to, case: "nom") }
ds-says-give-resources-to = { $verb ->
    [inf] віддати
    [they] віддає
   *[you] віддай
} { FORM($to, case: "dat") } { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
ds-says-place-tokens = { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} { $n } { $token ->
    [damage] { $n ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
    [resource] { $n ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
   *[shield] { $n ->
        [one] щит
        [few] щити
       *[other] щитів
    }
} на { FORM($on, case: "acc") }
ds-says-place-tokens-value = { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} на { FORM($on, case: "acc") } { $token ->
    [damage] пошкодження, кількість яких дорівнює { FORM($n, case: "dat") }
    [resource] ресурси, кількість яких дорівнює { FORM($n, case: "dat") }
   *[shield] щити, кількість яких дорівнює { FORM($n, case: "dat") }
}
ds-says-take-tokens = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} { $n } { $token ->
    [damage] { $n ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
    [resource] { $n ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
   *[shield] { $n ->
        [one] щит
        [few] щити
       *[other] щитів
    }
} з { FORM($cards, case: "gen") }
ds-says-return-tokens = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
} з { FORM($cards, case: "gen") } до запасу
ds-says-take-all-tokens = { $verb ->
    [inf] забрати
    [they] забирає
   *[you] забери
} всі { $token ->
    [damage] пошкодження
    [resource] ресурси
   *[shield] щити
} з { FORM($cards, case: "gen") }
ds-says-throw-tokens = { $verb ->
    [inf] прибрати
    [they] прибирає
   *[you] прибери
} з цієї карти будь-яку кількість ресурсів, щоб завдати стільком же персонажам по { $n } { $n ->
    [one] пошкодженню
    [few] пошкодження
   *[other] пошкоджень
}

### Рука, колода, скид

ds-says-draw = { $verb ->
    [inf] взяти
    [they] бере
   *[you] візьми
} { $how ->
    [value] карти в кількості, що дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] карту
        [few] карти
       *[other] карт
    }
}
ds-says-draw-to-hand-size = { $verb ->
    [inf] добрати
    [they] добирає
   *[you] добери
} карти до межі руки
ds-says-discard-down-to = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} карти з руки так, щоб їх лишилося не більше, ніж { FORM($n, case: "nom") }
ds-says-discard-from-hand = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { $how ->
    [value] з руки карти в кількості, що дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] карту
        [few] карти
       *[other] карт
    } з руки
}
ds-says-discard-any-from-hand = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} будь-яку кількість карт з руки
ds-says-discard-from-hand-such = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { $n } { FORM($cards, $n, case: "acc") } з руки
ds-says-discard-at-random = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { $how ->
    [value] з руки { FORM($whose, case: "gen") } випадкові карти в кількості, що дорівнює { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] випадкову карту
        [few] випадкові карти
       *[other] випадкових карт
    } з руки { FORM($whose, case: "gen") }
}
ds-says-mill = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { $how ->
    [value] { "" }
   *[number] { $n } { $n ->
        [one] карту
        [few] карти
       *[other] карт
    }{ " " }
}з верху { $whose ->
    [you] { $person ->
        [they] своєї колоди
       *[you] твоєї колоди
    }
    [opponent] колоди опонента
    [that-player] колоди цього гравця
   *[other] будь-якої колоди
}{ $how ->
    [value] { " " }карти в кількості, що дорівнює { FORM($n, case: "dat") }
   *[number] { "" }
}
ds-says-look-at = { $verb ->
    [inf] подивитися
    [they] дивиться
   *[you] подивись
} на { FORM($cards, case: "acc") }
ds-says-look-at-hand = { $verb ->
    [inf] переглянути
    [they] переглядає
   *[you] переглянь
} { $whose ->
    [opponent] карти на руці опонента
    [each-opponent] карти на руках усіх опонентів
   *[other] карти на руці цього гравця
}
ds-says-reveal = { $verb ->
    [inf] відкрити
    [they] відкриває
   *[you] відкрий
} { FORM($cards, case: "acc") }
ds-says-reveal-hand = { $verb ->
    [inf] відкрити
    [they] відкриває
   *[you] відкрий
} { $whose ->
    [opponent] карти на руці опонента
    [each-opponent] карти на руках усіх опонентів
   *[other] карти на руці цього гравця
}
ds-says-discard = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} { FORM($cards, case: "acc") }
ds-says-put-on-deck = { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} { FORM($cards, case: "acc") } { $where ->
    [top] на верх колоди власника
    [shuffled] в колоду власника, перетасувавши її
    [bottom] під низ колоди власника
   *[either] на верх або під низ колоди власника
}
ds-says-put-back = { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} { $where ->
    [top] решту назад на верх тієї колоди
    [either] їх назад на верх тієї колоди або під низ
   *[bottom] решту під низ тієї колоди
} у будь-якому порядку
ds-says-add-to-hand = { $reveal ->
    [yes] { $verb ->
        [inf] показати й узяти
        [they] показує й бере
       *[you] покажи й візьми
    } на руку
   *[no] { $verb ->
        [inf] покласти на руку власника
        [they] кладе на руку власника
       *[you] поклади на руку власника
    }
} { FORM($cards, case: "acc") }
ds-says-search = { $verb ->
    [inf] знайти
    [they] знаходить
   *[you] знайди
} у своїй колоді { FORM($cards, case: "acc") }, { $verb ->
    [inf] показати й узяти на руку, потім перемішати
    [they] показує й бере на руку, потім перемішує
   *[you] покажи й візьми на руку, потім перемішай
} колоду
ds-says-shuffle-deck = { $verb ->
    [inf] перемішати
    [they] перемішує
   *[you] перемішай
} свою колоду
ds-says-find = { $verb ->
    [inf] знайти
    [they] знаходить
   *[you] знайди
} { FORM($cards, case: "acc") } у своєму скиді або у своїй колоді, перемішавши її
ds-says-return-to-hand = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} { FORM($cards, case: "acc") } на руку власника
ds-says-set-aside = { $verb ->
    [inf] відкласти
    [they] відкладає
   *[you] відклади
} { FORM($cards, case: "acc") }
ds-says-stack-under-this = { $verb ->
    [inf] відкласти цю подію та покласти
    [they] відкладає цю подію та кладе
   *[you] відклади цю подію та поклади
} на неї долілиць карту з руки
ds-says-play-stacked = { $verb ->
    [inf] зіграти безкоштовно й наосліп карту з відкладеної копії цієї події, а потім скинути цю копію
    [they] грає безкоштовно й наосліп карту з відкладеної копії цієї події, а потім скидає цю копію
   *[you] зіграй безкоштовно й наосліп карту з відкладеної копії цієї події, а потім скинь цю копію
}
ds-says-switch-upgrade = { $verb ->
    [inf] обміняти
    [they] обмінює
   *[you] обміняй
} цю карту на { FORM($cards, case: "acc") }, не зважаючи на обмеження
ds-says-switch-with-discard = { $verb ->
    [inf] обміняти
    [they] обмінює
   *[you] обміняй
} карту з руки на карту зі свого скиду

### Розіграш і дії

ds-says-play = { $verb ->
    [inf] зіграти
    [they] грає
   *[you] зіграй
} { FORM($card, case: "acc") }
ds-says-play-on = { $effect } на { FORM($on, case: "acc") }
ds-says-play-free = { $effect } безкоштовно
ds-says-play-less = { $effect }, знизивши ціну на { FORM($n, case: "acc") }
ds-says-play-less-if = { $effect }, знизивши ціну на { $n }, якщо { $condition }
ds-says-play-aside = { $effect }, а потім { $verb ->
    [inf] відкласти
    [they] відкладає
   *[you] відклади
} її
ds-says-play-ambush = { $effect }; вона має Засідку
ds-says-cost-less = { $verb ->
    [inf] знизити
    [they] знижує
   *[you] знизь
} ціну тієї карти на { FORM($n, case: "acc") }
ds-says-give-ambush = { $verb ->
    [inf] дати
    [they] дає
   *[you] дай
} { $this_round ->
    [yes] своїй наступній карті в цьому раунді
   *[no] { $to_next ->
        [yes] наступній карті, яку зіграєш у цей хід,
       *[no] тій карті
    }
} ключове слово «Засідка»
ds-says-activate = { $verb ->
    [inf] активувати
    [they] активує
   *[you] активуй
} { FORM($cards, case: "acc") }
ds-says-contest-of-wills = починаючи з тебе, кожен гравець активує свого персонажа; потім той, у кого сума значень щойно кинутих кубиків персонажа найменша, прибирає їх
ds-says-make-ready = { $verb ->
    [inf] підготувати
    [they] готує
   *[you] підготуй
} { FORM($cards, case: "acc") }
ds-says-become-support = ця карта до кінця гри стає підготовленою підтримкою
ds-says-return-to-game = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} у гру { FORM($cards, case: "acc") } без пошкоджень
ds-says-exhaust = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} { FORM($cards, case: "acc") }
ds-says-move-upgrade = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} { FORM($upgrade, case: "acc") } на { FORM($to, case: "acc") }
ds-says-keep-one-upgrade-each = починаючи з тебе, кожен гравець може вибрати одне покращення; скинь усі інші покращення
ds-says-extra-actions = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} { $n ->
    [one] додаткову дію
   *[other] до { $n } додаткових дій
}{ $next_turn ->
    [yes] { " " }наступного ходу цього раунду
   *[no] { "" }
}
ds-says-limit-extra-actions = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} цього ходу не більше ніж 1 додаткову дію
ds-says-limit-resolving = { $verb ->
    [inf] застосувати
    [they] застосовує
   *[you] застосуй
} наступного ходу цього раунду результат не більше ніж одного кубика
ds-says-force-activation = { $verb ->
    [inf] активувати
    [they] активує
   *[you] активуй
} наступною дією цього раунду персонажа, якщо це можливо
ds-says-must-pass = { $n ->
    [one] наступний { $n } хід
    [few] наступні { $n } ходи
   *[other] наступні { $n } ходів
} у цьому раунді ти мусиш пасувати
ds-says-must-pass-all = усі свої наступні ходи в цьому раунді ти мусиш пасувати
ds-says-coerce = цей гравець мусить зіграти ту карту наступною дією, якщо може
ds-says-bar-action = { $verb ->
    [inf] заборонити
    [they] забороняє
   *[you] заборони
} { FORM($who, case: "dat") } виконувати ту саму дію наступного ходу
ds-says-end-action-phase = { $verb ->
    [inf] закінчити
    [they] закінчує
   *[you] закінчи
} фазу дій
ds-says-end-action-phase-after = { FORM($who, case: "nom") } може виконати ще одну дію, після чого фаза дій закінчується
ds-says-lose-game = ти програєш
ds-says-take-battlefield = { $verb ->
    [inf] взяти
    [they] бере
   *[you] візьми
} поле бою під контроль
ds-says-claim-battlefield = { $verb ->
    [inf] захопити
    [they] захоплює
   *[you] захопи
} поле бою, навіть якщо в цьому раунді його захопив опонент
ds-says-take-control = { $verb ->
    [inf] взяти
    [they] бере
   *[you] візьми
} { FORM($cards, case: "acc") } під контроль, повернувши кубик на карту
ds-says-give-back = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} { FORM($cards, case: "acc") } під контроль власника
ds-says-become-mod = { $verb ->
    [inf] прикріпити
    [they] прикріплює
   *[you] прикріпи
} { FORM($card, case: "acc") } до { FORM($to, case: "gen") } як модифікацію, скинувши її покращення
ds-says-lose-host = якщо ця карта — покращення, вона стає підтримкою (у тому самому положенні)
ds-says-add-to-team = { $verb ->
    [inf] додати
    [they] додає
   *[you] додай
} до своєї команди персонажа «{ $name }»
ds-says-give-battlefield = { $verb ->
    [inf] передати
    [they] передає
   *[you] передай
} поле бою { FORM($to, case: "dat") }
ds-says-switch-battlefield = { $verb ->
    [inf] замінити
    [they] замінює
   *[you] заміни
} поле бою одним із відкладених
ds-says-use-claim = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} здатність «Захоплення» { $unused ->
    [yes] відкладеного поля бою
   *[no] { $or_power_action ->
        [yes] або потужну дію поля бою, навіть уже використану
       *[no] поля бою
    }
}
ds-says-use-of-host = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} особливість або потужну дію персонажа з цим покращенням, навіть якщо її вже використано
ds-says-use-special = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} особливість { FORM($cards, case: "gen") }

### Що діє

ds-says-each-has-keyword = { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") } має ключове слово { $keyword ->
    [ambush] «Засідка»
    [guardian] «Вартовий»
   *[redeploy] «Передислокація»
}
ds-says-has-keyword = { FORM($cards, case: "nom") } має ключове слово { $keyword ->
    [ambush] «Засідка»
    [guardian] «Вартовий»
   *[redeploy] «Передислокація»
}
ds-says-more-health = витривалість { FORM($card, case: "gen") } { $sign ->
    [less] менша
   *[more] більша
} на { $n }
ds-says-more-health-each = витривалість { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") } більша на { $n }
ds-says-more-health-value = витривалість { FORM($card, case: "gen") } більша на { FORM($n, case: "acc") }
ds-says-more-shields = { FORM($card, case: "nom") } може мати на { $n } { $n ->
    [one] щит
    [few] щити
   *[other] щитів
} більше
ds-says-more-shields-each = на { AGREE("word-every", FORM($card, case: "loc")) } { FORM($card, case: "loc") } може бути на { $n } щит більше
ds-says-takes-indirect = непрямі пошкодження можна розподіляти на цю карту підтримки, як на персонажа з витривалістю { $health }
ds-says-has-subtype = { FORM($card, case: "nom") } має також підтип «{ FORM($subtype, case: "nom") }»
ds-says-has-named-subtype = { FORM($card, case: "nom") } має також названий підтип
ds-says-sheltered = усі пошкодження, крім непрямих, яких опоненти завдають { FORM($card, case: "dat") }, блокуються
ds-says-cost-changes = ціна { FORM($card, case: "gen") } для тебе { $sign ->
    [less] менша
   *[more] більша
} на { $n }
ds-says-cost-on = { $rule } під час розіграшу на { FORM($on, case: "acc") }
ds-says-cost-first = раз на раунд { $rule }
ds-says-ignores-restrictions = { FORM($cards, case: "acc", number: "pl") } можна грати на цю карту незалежно від їхніх обмежень
ds-says-cannot-play-on = ти не можеш грати { FORM($cards, case: "acc", number: "pl") } на цю карту
ds-says-cannot-play-on-host = на персонажа з цим покращенням не можна грати { FORM($cards, case: "acc", number: "pl") }
ds-says-not-counted = покращення з підтипом «{ FORM($subtype, case: "nom") }» на { FORM($card, case: "loc") } не враховуються в межі покращень
ds-says-draws-indirect = непрямі пошкодження, які розподіляє його власник, спершу отримує { FORM($card, case: "nom") }
ds-says-loses-abilities = { FORM($card, case: "nom") } не має здатностей, крім особливостей
ds-says-is-elite = персонаж із цим покращенням стає елітним і отримує другий кубик, якщо той було відкладено
ds-says-fewer-upgrades = персонаж із цим покращенням може мати на { $n } покращення менше
ds-says-can-be-activated = цю карту можна активувати й без кубика
ds-says-anyone-can-activate = будь-який гравець може дією змусити тебе активувати цього персонажа
ds-says-activated-first = твоєю першою дією кожного раунду має бути активація цього персонажа, якщо це можливо
ds-says-leaves-aside = якщо ця карта виходить із гри, її відкладають
ds-says-opponents-cannot = { $what ->
    [give-shields] опоненти не можуть давати персонажам щити
    [heal] опоненти не можуть лікувати персонажів
    [turn-dice] опоненти не можуть перевертати кубики
   *[extra-actions] опоненти не можуть виконувати додаткові дії
}
ds-says-copies-not-unique = твої копії цієї карти не вважаються унікальними
ds-says-has-abilities-of = ця карта має також усі здатності { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") }
ds-says-discarded-if = ця карта скидається, щойно { $condition }
ds-says-more-upkeep = { FORM($who, case: "nom") } отримує ще { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
} у кожній фазі перегрупування
ds-says-less-upkeep = { FORM($who, case: "nom") } отримує на { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
} менше в кожній фазі перегрупування, але щонайменше { $least }
ds-says-less-upkeep-or-mill = під час кожної фази перегрупування { FORM($who, case: "nom") } отримує на { $n } менше, але не менше ніж { $least }, якщо не скине { $or_mill } карти з верху колоди
ds-says-larger-hand = межа твоєї руки більша на { $n }
ds-says-lends-shields = щити { FORM($card, case: "gen") } можуть блокувати пошкодження, завдані будь-якому персонажу
ds-says-starts-with-more = на початку гри ти отримуєш ще { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
ds-says-rolls-higher = твій кидок за поле бою більший на { $n }
ds-says-claim-costs = захоплення поля бою коштує опонентам { $n } { $n ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
ds-says-x-is = X — це { FORM($n, case: "nom") }
ds-says-more-value = значення { FORM($dice, case: "gen", number: "pl") } вище на { FORM($n, case: "acc") }
ds-says-more-value-counted = значення { FORM($dice, case: "gen", number: "pl") } вище на { FORM($n, case: "acc") }
ds-says-modifies-any = грані з плюсом можна додавати до будь-якого символу
ds-says-plus-optional = грані з плюсом можна застосовувати без урахування плюса
ds-says-modifies-any-on = грані з плюсом можна додавати до будь-якого символу { FORM($dice, case: "gen") }
ds-says-resolves-as = { FORM($dice, case: "acc") } можна застосовувати як { FORM($symbol, case: "acc") }
ds-says-with-value = { $rule } зі значенням { $value }
ds-says-damage-unblockable = { $modified_too ->
    [yes] пошкодження цього кубика та кубика, який він модифікує, не можна заблокувати
   *[no] пошкодження цього кубика не можна заблокувати
}
ds-says-die-costs-less = застосування { FORM($dice, case: "gen") } коштує тобі на { $n } менше
ds-says-die-costs-less-value = застосувати { FORM($dice, case: "acc") } коштує менше на { FORM($n, case: "acc") }
ds-says-modified-costs-less = власний кубик персонажа з цим покращенням коштує на { $n } менше, якщо до нього додано цей кубик
ds-says-opens-claimers-pool = ти можеш застосовувати кубики гравця, який у цьому раунді захопив поле бою, як свої
ds-says-raises-sides = значення кожної грані цього кубика більше на { $n }
ds-says-shares-shields = щити цього кубика можна розподілити між твоїми персонажами
ds-says-protected = опоненти не можуть прибирати { FORM($dice, case: "acc", number: "pl") }
ds-says-protected-from = { FORM($cards, case: "nom", number: "pl") } опонентів не можуть прибирати { FORM($dice, case: "acc", number: "pl") }
ds-says-one-die-each-turn = за хід можна застосувати лише один власний кубик { FORM($card, case: "gen") }, і до нього нічого не можна додати
ds-says-limit-on-host = на персонажі може бути не більше ніж { $n } { $n ->
    [one] карта
    [few] карти
   *[other] карт
} з підтипом «{ FORM($subtype, case: "nom") }»
ds-says-more-upgrades = { $number ->
    [one] { FORM($cards, case: "nom") }
   *[each] { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") }
} може мати на { $n } { $n ->
    [one] покращення
    [few] покращення
   *[other] покращень
} більше, ніж зазвичай

### Команда й колода

ds-says-may-include = у твоїй колоді можуть бути { FORM($cards, case: "nom", number: "pl") }
ds-says-may-include-up-to = у твоїй колоді { $n ->
    [few] можуть
   *[other] може
} бути { $n } { $affiliation ->
    [hero] { $n ->
        [one] героїчна карта
        [few] героїчні карти
       *[other] героїчних карт
    }
    [villain] { $n ->
        [one] лиходійська карта
        [few] лиходійські карти
       *[other] лиходійських карт
    }
   *[neutral] { $n ->
        [one] нейтральна карта
        [few] нейтральні карти
       *[other] нейтральних карт
    }
} на твій вибір
ds-says-may-include-coloured = { $allowed }, лише { $colour ->
    [blue] сині
    [red] червоні
    [yellow] жовті
   *[gray] сірі
}
ds-says-copies-allowed = у твоїй колоді { $n ->
    [few] можуть
   *[other] може
} бути { $n } { $n ->
    [one] копія
    [few] копії
   *[other] копій
} цієї карти
ds-says-extra-copies = { $n } { $n ->
    [one] карта може
    [few] карти можуть
   *[other] карт можуть
} бути у твоїй колоді на одну копію більше, ніж зазвичай
ds-says-points-change = { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") } коштує на { $n } { $n ->
    [one] очко
    [few] очки
   *[other] очок
} { $sign ->
    [less] менше
   *[more] більше
}
ds-says-included-only-if-colour-shared = у команді має бути не менше ніж { $n } { $n ->
    [one] персонаж
    [few] персонажі
   *[other] персонажів
} одного кольору
ds-says-included-only-if-worth = у команді має бути персонаж вартістю щонайменше { $n } очок
ds-says-included-only-if-of-one-colour = лише для команди одного кольору, у колоді якої немає двох однакових карт
ds-says-included-only-if = { $how ->
    [every] у команді можуть бути лише { FORM($team, case: "nom", number: "pl") }
   *[some] не можна взяти, якщо в команді немає { FORM($team, case: "gen", number: "pl") }
}
ds-says-only-together = команда — { $first } і { $second }; у твоїй колоді можуть бути карти обох сторін, але не { $without ->
    [blue] сині
    [red] червоні
    [yellow] жовті
   *[gray] сірі
}
ds-says-not-with = у команді не може бути персонажа «{ $name }»
ds-says-brings-battlefields = принеси { $n } поля бою; якщо використовується твоє, обери, яке саме, а інше відклади
ds-says-brings-under = принеси не з колоди до { $n } { FORM($cards, $n, case: "gen") } з різними назвами та поклади їх долілиць під цей задум

### Коли

ds-says-when-played = Ефект: { $effect }.
ds-says-special = Особливість: { $effect }.
ds-says-action = Дія: { $effect }.
ds-says-action-by = Дія ({ $by ->
    [anyone] будь-якого гравця
   *[other] лише гравця, який контролює персонажа
}): { $effect }.
ds-says-power-action = Потужна дія: { $effect }.
ds-says-claim = Захоплення: { $effect }.
ds-says-after = Щойно { $event }, { $effect }.
ds-says-before = Перш ніж { $event }, { $effect }.
ds-says-instead = { $optional ->
    [yes] Якщо { $event }, можеш натомість { FORM($effect, verb: "inf") }.
   *[no] Якщо { $event }, натомість { $effect }.
}
ds-says-first-time = { $event } (уперше за { $each ->
    [round] раунд
   *[game] гру
})
ds-says-ongoing = Постійно: { $rule }.
ds-says-ongoing-while = Доки { $condition }: { $rule }.
ds-says-while-in-pool = Доки цей кубик у твоєму пулі: { $rule }.
ds-says-inherent = Кубик: { $rule }.
ds-says-building = Складання колоди: { $rule }.
ds-says-keyword = { $keyword ->
    [ambush] Засідка.
    [guardian] Вартовий.
   *[redeploy] Передислокація.
}
ds-says-only-on = Грається лише на { FORM($card, case: "acc") }.
ds-says-only-if = Можна зіграти, лише якщо { $condition }.

ds-says-on-activates = { $by ->
    [you] активуєш { FORM($card, case: "acc") }
    [opponent] опонент активує { FORM($card, case: "acc") }
   *[other] буде активовано { FORM($card, case: "acc") }
}
ds-says-on-plays = { $by ->
    [opponent] опонент зіграє { FORM($card, case: "acc") }
    [anyone] будь-який гравець зіграє { FORM($card, case: "acc") }
   *[you] зіграєш { FORM($card, case: "acc") }
}
ds-says-on-plays-on = { $moved ->
    [yes] { $event } на { FORM($on, case: "acc") } або перемістиш туди
   *[no] { $event } на { FORM($on, case: "acc") }
}
ds-says-on-empties-hand = { $by ->
    [you] зіграєш останню карту з руки
   *[other] { $or_discards ->
        [yes] опонент зіграє або скине останню карту з руки
       *[no] опонент зіграє останню карту з руки
    }
}
ds-says-on-defeated = { $tense ->
    [would] { $by_damage ->
        [yes] пошкодження мали б перемогти { FORM($card, case: "acc") }
       *[no] { FORM($card, case: "acc") } мало б бути переможено
    }
   *[other] { FORM($card, case: "acc") } буде переможено
}
ds-says-on-dealt-damage = { FORM($card, case: "dat") } буде завдано пошкоджень
ds-says-on-dealt-damage-of-this-die = цей кубик завдасть пошкоджень { FORM($card, case: "dat") }
ds-says-on-deals-you-indirect = завдаси собі непрямих пошкоджень
ds-says-on-dealt-damage-of = { FORM($card, case: "dat") } загрожуватимуть { FORM($symbols, case: "nom") } (щонайменше { $least })
ds-says-on-dealt-damage-by = { $by ->
    [you] завдаси пошкоджень { FORM($card, case: "dat") }
   *[other] опонент завдасть пошкоджень { FORM($card, case: "dat") }
}
ds-says-on-deals-indirect = { $to ->
    [you] завдаси непрямих пошкоджень собі
   *[opponent] завдаси непрямих пошкоджень опонентові
}
ds-says-on-mills = { $to ->
    [you] скинеш карти зі своєї колоди
   *[opponent] скинеш карти з колоди опонента
}
ds-says-on-takes-damage = { FORM($card, case: "nom") } отримає пошкодження
ds-says-on-takes-damage-of-this-die = { FORM($card, case: "nom") } отримає пошкодження від цього кубика
ds-says-on-takes-damage-of = { FORM($card, case: "nom") } отримає { FORM($symbols, case: "nom") }
ds-says-on-dice-deal-damage = кубик { FORM($of, case: "gen") } або його покращень завдасть пошкоджень
ds-says-on-gains-shields = { FORM($card, case: "nom") } отримає щити
ds-says-on-loses-shields = { FORM($card, case: "nom") } втратить щити
ds-says-on-rolls = { $into_pool ->
    [yes] { FORM($dice, case: "acc") } буде кинуто в пул
   *[no] { FORM($dice, case: "acc") } буде кинуто
}
ds-says-on-rerolled = ефект карти перекине { FORM($dice, case: "acc") }
ds-says-on-turned = хтось переверне { FORM($dice, case: "acc") }
ds-says-on-rolls-together = кинеш один або кілька { FORM($dice, case: "gen", number: "pl") }
ds-says-on-resolves = застосуєш { FORM($dice, case: "acc") }
ds-says-on-returns-resolved = { FORM($dice, case: "nom") } мав би покинути твій пул після застосування
ds-says-on-removes-dice = { $by ->
    [you] прибереш { FORM($dice, case: "acc", number: "pl") }
   *[other] ефект опонента прибере { FORM($dice, case: "acc", number: "pl") }
}
ds-says-on-rerolls-dice = { $by ->
    [you] твій ефект перекине { FORM($dice, case: "acc", number: "pl") }
   *[other] ефект опонента перекине { FORM($dice, case: "acc", number: "pl") }
}
ds-says-on-discards-to-reroll = { FORM($by, case: "nom") } скине карту, щоб перекинути кубики
ds-says-on-claims-battlefield = захопиш поле бою
ds-says-on-takes-control = здобудеш контроль над { FORM($card, case: "ins") }
ds-says-on-takes-action = виконаєш дію
ds-says-on-uses-action = буде використано дію { FORM($card, case: "gen") }
ds-says-on-discarded = { $tense ->
    [before] { $by ->
        [opponent] ефект опонента скине { FORM($card, case: "acc") }
       *[other] ефект скине { FORM($card, case: "acc") }
    }
   *[would] { $by ->
        [opponent] ефект опонента мав би скинути { FORM($card, case: "acc") }
       *[other] ефект мав би скинути { FORM($card, case: "acc") }
    }
}
ds-says-on-event-takes-effect = подія опонента мала б подіяти
ds-says-on-action-phase-ends = закінчиться фаза дій
ds-says-on-set-up = закінчиться підготовка
