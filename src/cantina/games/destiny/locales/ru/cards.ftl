## Тексты карт Destiny: по одному сообщению на каждое слово языка карт.
## Слова — из русского справочника правил; предложения — наши собственные.

ds-says-detail = { $what } { $detail }
    .head = what
ds-says-or = { $first } или { $second }
    .head = first
    .kind = several
ds-says-list = { $first }, { $second }
    .head = first
    .kind = several
ds-says-nor = { $first } и { $second }
    .head = first
ds-says-and = { $first } и { $second }
    .head = first

### Символы

ds-says-symbol = { $symbol ->
    [melee] ближний урон
    [ranged] дальний урон
    [indirect] непрямой урон
    [shield] щиты
    [resource] ресурсы
    [disrupt] диверсия
    [discard] сброс
    [focus] концентрация
    [special] особенность
   *[blank] пустая грань
}
    .with = { $symbol ->
    [melee] с ближним уроном
    [ranged] с дальним уроном
    [indirect] с непрямым уроном
    [shield] со щитами
    [resource] с ресурсами
    [disrupt] с диверсией
    [discard] со сбросом
    [focus] с концентрацией
    [special] с особенностью
   *[blank] с пустой гранью
}
    .without = { $symbol ->
    [melee] без ближнего урона
    [ranged] без дальнего урона
    [indirect] без непрямого урона
    [shield] без щитов
    [resource] без ресурсов
    [disrupt] без диверсии
    [discard] без сброса
    [focus] без концентрации
    [special] без особенности
   *[blank] без пустой грани
}
    .side = { $symbol ->
    [melee] гранью с ближним уроном
    [ranged] гранью с дальним уроном
    [indirect] гранью с непрямым уроном
    [shield] гранью со щитами
    [resource] гранью с ресурсами
    [disrupt] гранью с диверсией
    [discard] гранью со сбросом
    [focus] гранью с концентрацией
    [special] гранью с особенностью
   *[blank] пустой гранью
}
ds-says-any-damage = любой урон
    .with = с любым уроном
    .without = без урона
    .side = гранью с любым уроном

### Именные группы

ds-says-qualified = { AGREE($adjective, $what) } { $what }
    .head = what
ds-says-subtyped = { TRAIT($what, "kind") ->
    [card] { $what } { FORM($subtype, case: "gen", number: "same") }
    [several] { $what } с подтипом «{ FORM($subtype, case: "nom") }»
    [support] { $what } с подтипом «{ FORM($subtype, case: "nom") }»
   *[other] { $what }-{ $subtype }
}
    .head = what
ds-says-not-subtyped = { $what } без подтипа «{ FORM($subtype, case: "nom") }»
    .head = what
    .kind = several
ds-says-titled = { $what } «{ $name }»
    .head = what
ds-says-name = «{ $name }»
ds-says-die-of-type = { $what } { FORM($kind, case: "of", number: "same") }
    .head = what
    .kind = typed
ds-says-own-die = { AGREE("word-proper", $what) } { $what } { FORM($host, case: "gen") }
    .head = what
ds-says-die-named = { $what } «{ $name }»
    .head = what
ds-says-die-subtyped = { TRAIT($what, "kind") ->
    [typed] { $what } с подтипом «{ FORM($subtype, case: "nom") }»
   *[other] { $what } { FORM($subtype, case: "gen", number: "same") }
}
    .head = what

### Игроки и места

ds-says-owned = { $whose ->
    [you] { $person ->
        [they] { AGREE("word-own", $what) } { $what }
       *[you] { AGREE("word-your", $what) } { $what }
    }
    [controller] { AGREE("word-your", $what) } { $what }
    [opponent] { $what } соперника
    [that-player] { $what } этого игрока
    [each-opponent] { $what } любого соперника
    [another] { $what } другого игрока
   *[other] { $what } любого игрока
}
    .head = what
ds-says-player = { $who ->
    [you] { $person ->
        [they] он сам
       *[you] вы
    }
    [opponent] соперник
    [that-player] этот игрок
    [each-opponent] каждый соперник
    [another] другой игрок
    [everyone] каждый игрок
   *[anyone] любой игрок
}
    .gen = { $who ->
    [you] { $person ->
        [they] него самого
       *[you] вас
    }
    [opponent] соперника
    [that-player] этого игрока
    [each-opponent] каждого соперника
    [another] другого игрока
    [everyone] каждого игрока
   *[anyone] любого игрока
}
    .dat = { $who ->
    [you] себе
    [opponent] сопернику
    [that-player] этому игроку
    [each-opponent] каждому сопернику
    [another] другому игроку
    [everyone] каждому игроку
   *[anyone] любому игроку
}
    .acc = { $who ->
    [you] себя
    [opponent] соперника
    [that-player] этого игрока
    [each-opponent] каждого соперника
    [another] другого игрока
    [everyone] каждого игрока
   *[anyone] любого игрока
}
ds-says-in-zone = { $zone ->
    [hand] { $whose ->
        [you] { $what } с руки
        [opponent] { $what } с руки соперника
        [each-opponent] { $what } с руки всех соперников
       *[other] { $what } с руки этого игрока
    }
    [discard] { $whose ->
        [you] { $person ->
            [they] { $what } из своего сброса
           *[you] { $what } { $case ->
                [nom] в вашем сбросе
               *[other] из вашего сброса
            }
        }
        [opponent] { $what } из сброса соперника
        [that-player] { $what } из сброса этого игрока
       *[other] { $what } из любого сброса
    }
    [hand-or-discard] { $what } с руки либо из вашего сброса
    [defeated] { AGREE("word-defeated-one", $what) } { $what } { $whose ->
        [you] вашей команды
       *[other] команды этого игрока
    }
    [set-aside] { AGREE("word-set-aside", $what) } { $what }
    [under-this] { $what } из-под этого замысла
    [left-in-deck] { $what } из оставшихся просмотренных
   *[looked-at] { $what } из просмотренных
}
    .head = what
ds-says-not-this = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-not-host = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-not-that = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-copy-of-that = { $what } с тем же названием
    .head = what
ds-says-cheapest = { $what } с наименьшей стоимостью
    .head = what
ds-says-not-its-card = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-of-same-player = { $what } того же игрока
    .head = what
ds-says-of-same-type = { AGREE("word-other", $what) } { $what } того же типа
    .head = what
ds-says-removed-last-turn = { $what } из убранных в последний ход соперника в этом раунде
    .head = what
ds-says-of-named-colour = { $what } названного цвета
    .head = what
ds-says-of-named-cost = { $what } с названной стоимостью
    .head = what
ds-says-that-you-own = { $what } в вашем владении
    .head = what
ds-says-of-odd-cost = { $what } с нечётной стоимостью
    .head = what
ds-says-of-named-type = { $what } названного типа
    .head = what
ds-says-of-named-title = { $what } с названием той карты
    .head = what
ds-says-among-picked = { $what } из выбранных
    .head = what
ds-says-not-picked = { $what } не из выбранных
    .head = what
ds-says-unresolved = { $what } без применения результата
    .head = what
ds-says-lowest-of-those = { $what } с наименьшим значением из тех
    .head = what
ds-says-among-those = { $what } из числа тех
    .head = what
ds-says-of-same-colour = { $what } того же цвета
    .head = what
ds-says-sharing-subtype = { $what } с тем же подтипом
    .head = what
ds-says-of-same-symbol = { $what } с тем же символом
    .head = what
ds-says-of-named-symbol = { $what } с названным символом
    .head = what
ds-says-of-odd-value = { $what } с нечётным значением
    .head = what
ds-says-copy-of-that-die = { $what } копий той карты
    .head = what
ds-says-of-symbol-not-here = { $what } с символом, которого нет на кубиках этого персонажа
    .head = what
ds-says-but-name = (кроме карты «{ $name }»)
ds-says-on = { AGREE("word-attached", $what) } к { FORM($host, case: "dat") } { $what }
    .head = what
ds-says-on-any = { AGREE("word-attached", $what) } к { AGREE("word-any", FORM($host, case: "dat")) } { FORM($host, case: "dat") } { $what }
    .head = what
ds-says-with = { $what ->
    [damage] с уроном { $bound }
    [shields] с числом щитов { $bound }
    [health] с оставшимся здоровьем { $bound }
    [points] стоимостью в очках { $bound }
    [downgrades] с числом ухудшений { $bound }
    [mods] с числом модификаций { $bound }
    [upgrades] с числом улучшений { $bound }
    [tokens] с числом жетонов { $bound }
    [resources] с числом ресурсов { $bound }
    [own-copies] (ваших копий в игре: { $bound })
    [copies] (копий в игре: { $bound })
   *[cost] стоимостью { $bound }
}
ds-says-with-any = { $what ->
    [damage] с уроном
    [shields] со щитами
    [tokens] с жетонами
    [resources] с ресурсами
    [discarded-copies] (копия есть в любом сбросе)
    [downgrades] с ухудшениями
    [mods] с модификациями
   *[other] с улучшениями
}
ds-says-without = { $what ->
    [damage] без урона
    [shields] без щитов
    [tokens] без жетонов
    [resources] без ресурсов
    [downgrades] без ухудшений
    [mods] без модификаций
   *[other] без улучшений
}
ds-says-with-keyword = с ключевым словом { $keyword ->
    [ambush] «Засада»
    [guardian] «Страж»
   *[redeploy] «Перераспределение»
}
ds-says-with-word = со словом «{ $word }» в названии
ds-says-bearing = с улучшением «{ $name }»
ds-says-bearing-subtype = с картой «{ FORM($subtype, case: "nom") }»
ds-says-dice-show = с собственным кубиком { FORM($symbols, case: "with") }
ds-says-die-on = { $upgrades ->
    [yes] { FORM($host, case: "gen") } или { TRAIT($host, "gender") ->
        [f] её
       *[other] его
    } улучшений
   *[no] { FORM($host, case: "gen") }
}
ds-says-die-card = { FORM($card, case: "gen") }
ds-says-die-place = { $place ->
    [on-card] вне пула
   *[anywhere] в пуле или на карте
}
ds-says-showing = { FORM($symbols, case: "with") }
ds-says-not-showing = { FORM($symbols, case: "without") }
ds-says-showing-cost = со стоимостью
ds-says-die-value = со значением { $bound }
ds-says-die-modifier = с модификатором

### Сколько

ds-says-one = { $what }
    .head = what
ds-says-one-of-each = { $what } каждого соперника
    .head = what
ds-says-up-to = до { $n } { FORM($what, $n, case: "gen") }
    .head = what
    .dat = не более чем { $n } { FORM($what, $n, case: "dat") }
ds-says-up-to-value = до X { FORM($what, case: "gen", number: "pl") } (X — { FORM($n, case: "nom") })
    .head = what
    .gen = до X { FORM($what, case: "gen", number: "pl") } (X — { FORM($n, case: "nom") })
ds-says-any-number = { $some ->
    [yes] один или несколько { FORM($what, case: "gen", number: "pl") }
   *[no] любое количество { FORM($what, case: "gen", number: "pl") }
}
    .gender = n
    .gen = { $some ->
    [yes] одного или нескольких { FORM($what, case: "gen", number: "pl") }
   *[no] любого количества { FORM($what, case: "gen", number: "pl") }
}
    .dat = любому количеству { FORM($what, case: "gen", number: "pl") }
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
    [opponent] { AGREE("word-any", $what) } { $what } соперника
   *[any] { AGREE("word-any", $what) } { $what }
}
    .head = what
ds-says-top = { $n ->
    [one] верхняя карта
    [few] верхние { $n } карты
   *[other] верхние { $n } карт
} { $whose ->
    [you] { $person ->
        [they] своей колоды
       *[you] вашей колоды
    }
    [opponent] колоды соперника
    [that-player] колоды этого игрока
    [everyone] каждой колоды
   *[other] любой колоды
}
    .gender = f
    .acc = { $n ->
        [one] верхнюю карту
        [few] верхние { $n } карты
       *[other] верхние { $n } карт
    } { $whose ->
        [you] { $person ->
            [they] своей колоды
           *[you] вашей колоды
        }
        [opponent] колоды соперника
        [that-player] колоды этого игрока
        [everyone] каждой колоды
       *[other] любой колоды
    }
ds-says-at-random = { $n } { AGREE("word-random", FORM($what, $n)) } { FORM($what, $n) }
    .head = what
ds-says-combined = { $what } с суммой значений { $bound }
    .head = what
ds-says-same-symbol = { $what } с одинаковым символом
    .head = what
ds-says-same-title = { $what } с одним названием
    .head = what
ds-says-different-colours = { $what } разных цветов
    .head = what
ds-says-share-subtype = { $what } с общим подтипом
    .head = what
ds-says-alike = { $what } с одинаковыми символом и значением
    .head = what
ds-says-this = { AGREE("word-this", $what) } { $what }
    .head = what
ds-says-host = персонаж с { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .gender = m
    .animate = yes
    .gen = персонажа с { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .dat = персонажу с { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .ins = персонажем с { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .loc = персонаже с { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
ds-says-that-card = та карта
    .gender = f
    .gen = той карты
    .dat = той карте
    .acc = ту карту
    .ins = той картой
    .loc = той карте
ds-says-that-card-all = те карты
    .gender = f
    .number = pl
    .gen = тех карт
    .dat = тем картам
    .acc = те карты
    .ins = теми картами
    .loc = тех картах
ds-says-that-card-one = одна из тех карт
    .gender = f
    .gen = одной из тех карт
    .dat = одной из тех карт
    .acc = одну из тех карт
    .ins = одной из тех карт
    .loc = одной из тех карт
ds-says-played-card = то же событие ещё раз
    .gender = n
ds-says-picked-card = выбранная карта
    .gender = f
    .gen = выбранной карты
    .dat = выбранной карте
    .acc = выбранную карту
    .ins = выбранной картой
    .loc = выбранной карте
ds-says-that-character = тот персонаж
    .gender = m
    .animate = yes
    .gen = того персонажа
    .dat = тому персонажу
    .ins = тем персонажем
    .loc = том персонаже
ds-says-that-character-all = те персонажи
    .gender = m
    .number = pl
    .gen = тех персонажей
    .dat = тем персонажам
    .acc = тех персонажей
    .ins = теми персонажами
    .loc = тех персонажах
ds-says-that-character-one = один из тех персонажей
    .gender = m
    .animate = yes
    .gen = одного из тех персонажей
    .dat = одному из тех персонажей
    .ins = одним из тех персонажей
    .loc = одном из тех персонажей
ds-says-its-card = персонаж того кубика
    .gender = m
    .animate = yes
    .gen = персонажа того кубика
    .dat = персонажу того кубика
    .loc = персонаже того кубика
ds-says-lowest-roller = каждый персонаж с наименьшим результатом броска
    .gender = m
    .animate = yes
    .gen = каждого персонажа с наименьшим результатом броска
    .dat = каждому персонажу с наименьшим результатом броска
ds-says-this-die = этот кубик
    .gender = m
    .gen = этого кубика
    .dat = этому кубику
    .ins = этим кубиком
    .loc = этом кубике
ds-says-this-die-with = { FORM($symbols, case: "with") }
ds-says-those-dice = тот кубик
    .gender = m
    .gen = того кубика
    .dat = тому кубику
    .ins = тем кубиком
    .loc = том кубике
ds-says-those-dice-all = те кубики
    .gender = m
    .number = pl
    .gen = тех кубиков
    .dat = тем кубикам
    .acc = те кубики
    .ins = теми кубиками
    .loc = тех кубиках
ds-says-those-dice-one = один из тех кубиков
    .gender = m
    .gen = одного из тех кубиков
    .dat = одному из тех кубиков
    .ins = одним из тех кубиков
    .loc = одном из тех кубиков
ds-says-removed-dice = убранный кубик
    .gender = m
    .gen = убранного кубика
    .dat = убранному кубику
    .ins = убранным кубиком
    .loc = убранном кубике
ds-says-at-least = не менее { FORM($n, case: "gen") }
ds-says-at-most = не более { FORM($n, case: "gen") }
ds-says-below = меньше { FORM($n, case: "gen") }
ds-says-exactly = { $how ->
    [value] , равным { FORM($n, case: "dat") }
   *[number] { $n }
}
ds-says-count = количество { FORM($what, case: "gen", number: "pl") }
    .gen = количества { FORM($what, case: "gen", number: "pl") }
    .dat = количеству { FORM($what, case: "gen", number: "pl") }
    .acc = количество { FORM($what, case: "gen", number: "pl") }
ds-says-value-of = значение { FORM($dice, case: "gen") }
    .gen = значения { FORM($dice, case: "gen") }
    .dat = значению { FORM($dice, case: "gen") }
ds-says-value-of-all = сумма значений { FORM($dice, case: "gen") }
    .gen = суммы значений { FORM($dice, case: "gen") }
    .dat = сумме значений { FORM($dice, case: "gen") }
ds-says-value-raised = сумма значений { FORM($dice, case: "gen") }, каждое из которых увеличено на { $n }
    .gen = суммы значений { FORM($dice, case: "gen") }, каждое из которых увеличено на { $n }
    .dat = сумме значений { FORM($dice, case: "gen") }, каждое из которых увеличено на { $n }
ds-says-combined-value = сумма значений { FORM($dice, case: "gen", number: "pl") }
    .gen = суммы значений { FORM($dice, case: "gen", number: "pl") }
    .dat = сумме значений { FORM($dice, case: "gen", number: "pl") }
ds-says-cost-of = стоимость { FORM($cards, case: "gen") }
    .gen = стоимости { FORM($cards, case: "gen") }
    .dat = стоимости { FORM($cards, case: "gen") }
ds-says-how-many = количество брошенных кубиков
    .gen = количества брошенных кубиков
    .dat = количеству брошенных кубиков
    .ins = количеством брошенных кубиков
ds-says-most-upgrades = количество улучшений на одном вашем персонаже
    .gen = количества улучшений на одном вашем персонаже
    .dat = количеству улучшений на одном вашем персонаже
    .ins = количеством улучшений на одном вашем персонаже
ds-says-cost-shown = стоимость на верхней грани
    .gender = f
    .gen = стоимости на верхней грани
    .dat = стоимости на верхней грани
    .acc = стоимость на верхней грани
ds-says-resolved-for = применённое значение
    .gen = применённого значения
    .dat = применённому значению
ds-says-health-of = { $left ->
    [yes] общее оставшееся здоровье { FORM($cards, case: "gen") }
   *[no] здоровье { FORM($cards, case: "gen") }
}
    .gen = { $left ->
        [yes] общего оставшегося здоровья { FORM($cards, case: "gen") }
       *[no] здоровья { FORM($cards, case: "gen") }
    }
    .dat = { $left ->
        [yes] общему оставшемуся здоровью { FORM($cards, case: "gen") }
       *[no] здоровью { FORM($cards, case: "gen") }
    }
ds-says-different-symbols = количество разных символов на { FORM($dice, case: "loc", number: "pl") }
    .gen = количества разных символов на { FORM($dice, case: "loc", number: "pl") }
    .dat = количеству разных символов на { FORM($dice, case: "loc", number: "pl") }
ds-says-tokens-on = { $token ->
    [damage] количество урона
    [resource] число ресурсов
   *[shield] число щитов
} на { FORM($cards, case: "loc") }
    .gen = { $token ->
    [damage] количества урона
    [resource] числа ресурсов
   *[shield] числа щитов
} на { FORM($cards, case: "loc") }
    .dat = { $token ->
    [damage] количеству урона
    [resource] числу ресурсов
   *[shield] числу щитов
} на { FORM($cards, case: "loc") }
ds-says-hand-is-empty = { $whose ->
    [you] у вас нет карт на руке
    [opponent] у соперника нет карт на руке
   *[other] у этого игрока нет карт на руке
}
ds-says-has-no-resources = { $whose ->
    [you] у вас нет ресурсов
    [opponent] у соперника нет ресурсов
   *[other] у этого игрока нет ресурсов
}
ds-says-hand-size = { $whose ->
    [you] количество карт у вас на руке
    [controller] количество карт у вас на руке
    [opponent] количество карт на руке соперника
   *[other] количество карт на руке этого игрока
}
    .gen = { $whose ->
    [you] количества карт у вас на руке
    [controller] количества карт у вас на руке
    [opponent] количества карт на руке соперника
   *[other] количества карт на руке этого игрока
}
    .dat = { $whose ->
    [you] количеству карт у вас на руке
    [controller] количеству карт у вас на руке
    [opponent] количеству карт на руке соперника
   *[other] количеству карт на руке этого игрока
}
    .ins = { $whose ->
    [you] количеством карт у вас на руке
    [controller] количеством карт у вас на руке
    [opponent] количеством карт на руке соперника
   *[other] количеством карт на руке этого игрока
}
ds-says-additional-actions = { $whose ->
    [you] количество ваших дополнительных действий в последний ход этого раунда
   *[other] количество дополнительных действий этого игрока в его последний ход этого раунда
}
    .dat = { $whose ->
        [you] количеству ваших дополнительных действий в последний ход этого раунда
       *[other] количеству дополнительных действий этого игрока в его последний ход этого раунда
    }
ds-says-resources = { $whose ->
    [you] количество ваших ресурсов
   *[other] количество ресурсов соперника
}
    .gen = { $whose ->
    [you] количества ваших ресурсов
   *[other] количества ресурсов соперника
}
    .dat = { $whose ->
    [you] количеству ваших ресурсов
   *[other] количеству ресурсов соперника
}
ds-says-just-done = { $of ->
    [dice] количество этих кубиков
    [cards] количество этих карт
    [shields] количество этих щитов
    [resources] количество этих ресурсов
   *[damage] количество этого урона
}
    .gen = { $of ->
        [dice] количества этих кубиков
        [cards] количества этих карт
        [shields] количества этих щитов
        [resources] количества этих ресурсов
       *[damage] количества этого урона
    }
    .dat = { $of ->
        [dice] количеству этих кубиков
        [cards] количеству этих карт
        [shields] количеству этих щитов
        [resources] количеству этих ресурсов
       *[damage] количеству этого урона
    }
ds-says-event-amount = { $of ->
    [rolled] количество брошенных кубиков
    [removed] количество убранных кубиков
   *[damage] количество этого урона
}
    .gen = { $of ->
        [rolled] количества брошенных кубиков
        [removed] количества убранных кубиков
       *[damage] количества этого урона
    }
    .dat = { $of ->
        [rolled] количеству брошенных кубиков
        [removed] количеству убранных кубиков
       *[damage] количеству этого урона
    }
ds-says-lost-resources = количество потерянных ресурсов
    .gen = количества потерянных ресурсов
    .dat = количеству потерянных ресурсов
ds-says-more = разница между { FORM($first, case: "ins") } и { FORM($second, case: "ins") }
    .gen = разницы между { FORM($first, case: "ins") } и { FORM($second, case: "ins") }
    .dat = разнице между { FORM($first, case: "ins") } и { FORM($second, case: "ins") }
ds-says-times = { $n } × { $times }
ds-says-for-every = по одному за каждые { $so_many } { FORM($what, $so_many, case: "acc") }
ds-says-doubling = столько же, но не выше { $most }
ds-says-half = половина от { FORM($n, case: "gen") } с округлением { $up ->
    [yes] вверх
   *[no] вниз
}
    .gen = половины от { FORM($n, case: "gen") } с округлением { $up ->
        [yes] вверх
       *[no] вниз
    }
    .dat = половине от { FORM($n, case: "gen") } с округлением { $up ->
        [yes] вверх
       *[no] вниз
    }
    .acc = половину от { FORM($n, case: "gen") } с округлением { $up ->
        [yes] вверх
       *[no] вниз
    }
ds-says-capped = { $n }, но не более { $most }
ds-says-rather = { $usual } (или { $instead }, если { $condition })
ds-says-largest-subtype-group = наибольшее количество ваших персонажей с общим подтипом
    .gen = наибольшего количества ваших персонажей с общим подтипом
    .dat = наибольшему количеству ваших персонажей с общим подтипом

### Условия

ds-says-neither = неверно, что { $first } или { $second }
ds-says-there = { $n ->
    [1] есть { FORM($what, case: "nom") }
   *[other] есть не менее { $n } { FORM($what, $n, case: "gen") }
}
ds-says-there-no = нет { FORM($what, case: "gen") }
ds-says-is = { FORM($card, case: "nom") } — { AGREE($what, FORM($card, case: "nom")) }
ds-says-is-affiliation = { FORM($card, case: "nom") } — { $affiliation ->
    [hero] герой
    [villain] злодей
   *[neutral] из нейтральных
}
ds-says-is-card = { FORM($card, case: "nom") } — { $name }
ds-says-is-subtype = у { FORM($card, case: "gen") } есть подтип «{ FORM($subtype, case: "nom") }»
ds-says-is-type = { FORM($card, case: "nom") } — { FORM($type, case: "nom") }
ds-says-is-titled = в названии { FORM($card, case: "gen") } есть слово «{ $word }»
ds-says-is-bearing = у { FORM($card, case: "gen") } есть улучшение «{ $name }»
ds-says-is-bearing-subtype = на { FORM($card, case: "loc") } есть карта «{ FORM($subtype, case: "nom") }»
ds-says-is-named-colour = { FORM($card, case: "nom") } — названного цвета
ds-says-is-discarded-too = копия { FORM($card, case: "gen") } лежит в сбросе владельца
ds-says-is-odd = стоимость { FORM($card, case: "gen") } нечётная
ds-says-has = { $what ->
    [damage] на { FORM($card, case: "loc") } урона { $bound }
    [shields] на { FORM($card, case: "loc") } щитов { $bound }
    [health] оставшееся здоровье { FORM($card, case: "gen") } — { $bound }
    [upgrades] на { FORM($card, case: "loc") } улучшений { $bound }
    [resources] на { FORM($card, case: "loc") } ресурсов { $bound }
   *[points] { FORM($card, case: "nom") } стоит в очках { $bound }
}
ds-says-has-no = { $what ->
    [damage] на { FORM($card, case: "loc") } нет урона
    [upgrades] на { FORM($card, case: "loc") } нет улучшений
    [resources] на { FORM($card, case: "loc") } нет ресурсов
   *[shields] на { FORM($card, case: "loc") } нет щитов
}
ds-says-has-any = { $what ->
    [damage] на { FORM($card, case: "loc") } есть урон
    [upgrades] на { FORM($card, case: "loc") } есть улучшения
    [resources] на { FORM($card, case: "loc") } есть ресурсы
   *[shields] на { FORM($card, case: "loc") } есть щиты
}
ds-says-shows = на { FORM($die, case: "loc") } { $symbols }
ds-says-shows-value = значение { FORM($die, case: "gen") } — { $bound }
ds-says-shows-named = на { FORM($die, case: "loc") } названный символ
ds-says-shows-named-value = на { FORM($die, case: "loc") } названное число
ds-says-is-die-of-type = { FORM($die, case: "nom") } — кубик { FORM($kind, case: "gen") }
ds-says-shields-blocked = щиты заблокировали часть этого урона
ds-says-damage-taken = этот урон не был заблокирован
ds-says-opponent-controls-battlefield = поле боя контролирует соперник
ds-says-exceeds = { $first } больше { FORM($second, case: "gen") }
ds-says-compared = { $number } — { $bound }
ds-says-control-battlefield = вы контролируете поле боя
ds-says-not-control-battlefield = вы не контролируете поле боя
ds-says-on-your-battlefield = на столе ваше поле боя
ds-says-took-actions = это не менее чем { $n }-е ваше действие за ход
ds-says-first-round = идёт первый раунд
ds-says-first-action = в этом раунде ещё никто не выполнял действий
ds-says-resolved-this-turn = в этот ход применено не менее { $n } кубиков
ds-says-removed-enemy-die = в этом раунде вы убрали кубик соперника
ds-says-same-symbol-again = выпал тот же символ
ds-says-lost-dice-last-turn = в последний ход соперника в этом раунде были убраны ваши кубики
ds-says-opponent-activated = в свой последний ход этого раунда соперник активировал персонажа
ds-says-opponent-resolved-same-symbol = в свой последний ход этого раунда соперник применил кубик с тем же символом

### Порядок, выбор, цена

ds-says-do = { $verb ->
    [inf] { $first } и { $second }
   *[you] { $first }; { $second }
}
    .long = yes
ds-says-option = { $first }; либо { $second }
ds-says-then = { $first }; затем { $then }
    .long = yes
ds-says-may = { $verb ->
    [inf] по желанию { FORM($effect, verb: "inf") }
    [they] может { FORM($effect, verb: "inf") }
   *[you] { $person ->
        [they] он может { FORM($effect, verb: "inf") }
       *[you] можете { FORM($effect, verb: "inf") }
    }
}
ds-says-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; если это сделано, { FORM($effect, verb: "they") }
       *[you] { $cost }; если это сделано, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, чтобы { FORM($effect, verb: "inf") }
}
ds-says-choose = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} одно: { $options }
ds-says-choose-several = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} { $count } из этого: { $options }
    .long = yes
ds-says-if = { $verb ->
    [inf] { $effect }, если { $condition }
   *[you] если { $condition }, { $effect }
}
    .long = yes
ds-says-if-else = если { $condition }, { $effect }; иначе { $otherwise }
ds-says-otherwise = { $first }; иначе { $second }
ds-says-brawl = { $effect }; затем этот соперник может { FORM($cost, verb: "inf") }, чтобы сделать то же самое в ответ, и так далее
ds-says-everyone-does = { $verb ->
    [inf] заставить каждого игрока { FORM($effect, verb: "inf") }
   *[you] каждый игрок { FORM($effect, verb: "they") }
}
ds-says-as = { $verb ->
    [inf] заставить { FORM($who, case: "acc") } { FORM($effect, verb: "inf") }
    [they] заставляет { FORM($who, case: "acc") } { FORM($effect, verb: "inf") }
   *[you] { FORM($who, case: "nom") } { FORM($effect, verb: "they") }
}
ds-says-unless = { FORM($who, case: "nom") } может { FORM($they, verb: "inf") }; иначе { $effect }
ds-says-unless-accepted = { FORM($who, case: "nom") } может { FORM($they, verb: "inf") }; если он это делает, { $accepted }; иначе { $effect }
ds-says-for-each = для { FORM($cards, case: "gen") }: { $effect }
ds-says-for-each-of-those = для каждой из этих карт: { $effect }
ds-says-let-choose = { FORM($who, case: "nom") } выбирает { $count } из этого, и это выполняется: { $options }
    .long = yes
ds-says-pick = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($what, case: "acc") }
ds-says-spot = { $verb ->
    [inf] указать
    [they] указывает
   *[you] укажите
} { $n ->
    [1] { FORM($what, case: "acc") }
   *[other] { $n } { FORM($what, $n, case: "acc") }
} в игре
ds-says-spot-sharing = { $effect } с { $share ->
    [title] одним и тем же названием
   *[subtype] общим подтипом
}
ds-says-spot-or = { $first } или { FORM($what, case: "acc") }
ds-says-spot-any-number = { $verb ->
    [inf] указать
    [they] указывает
   *[you] укажите
} любое количество { FORM($cards, case: "gen", number: "pl") } в игре
ds-says-declare = { $verb ->
    [inf] назвать
    [they] называет
   *[you] назовите
} { $what ->
    [colour] цвет
    [number] число
    [symbol] символ
    [card] карту
    [type] тип карты: событие, поддержка или улучшение
   *[subtype] подтип персонажа
}
ds-says-spare-subtypes = каждый соперник называет подтип персонажа; затем уберите все кубики персонажей соперников без названных подтипов
ds-says-later = { $moment ->
    [end-of-action-phase] в конце фазы действий { $effect }
   *[end-of-round] в конце раунда { $effect }
}
ds-says-until = { $moment ->
    [end-of-action-phase] до конца фазы действий { $rule }
   *[end-of-round] до конца раунда { $rule }
}
ds-says-negotiate = соперник выбирает и выполняет одно из перечисленного, а затем вы выполняете два других пункта: { FORM($options, verb: "inf") }
ds-says-bid-blood = все игроки тайно делают ставки и одновременно их раскрывают; вы наносите игрокам с наибольшей ставкой непрямой урон, равный ей, и каждый из них может бесплатно сыграть карту с руки

### Кубики

ds-says-remove = { $verb ->
    [inf] убрать
    [they] убирает
   *[you] уберите
} { FORM($dice, case: "acc") }
ds-says-reroll = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} { FORM($dice, case: "acc") }
ds-says-turn = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} { FORM($dice, case: "acc") } другой гранью вверх
ds-says-turn-to = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} { FORM($dice, case: "acc") } { $side } вверх
ds-says-side-showing = { FORM($symbols, case: "side") }
ds-says-side-at-a-cost = гранью со стоимостью
ds-says-side-not-showing = гранью { FORM($symbols, case: "without") }
ds-says-side-of-value = гранью со значением { $value }
ds-says-side-one-higher = гранью со следующим большим значением
ds-says-side-symbol-picked = гранью с символом выбранного кубика
ds-says-side-symbol-of-this-die = гранью с символом этого кубика
ds-says-side-symbol-of-that-die = гранью с символом того кубика
ds-says-side-like-this-die = гранью с символом и значением этого кубика
ds-says-resolve = { $verb ->
    [inf] применить
    [they] применяет
   *[you] примените
} результат { FORM($dice, case: "gen") }
ds-says-resolve-other = { $effect } как любой символ по вашему выбору
ds-says-resolve-as = { $effect } как { FORM($symbol, case: "nom") }
ds-says-resolve-base = { $effect } без учёта плюса
ds-says-resolve-value = { $effect }, как если бы его значением было { FORM($n, case: "nom") }
ds-says-resolve-plus = { $which ->
    [one] { $effect }, увеличив значение одного из них на { FORM($n, case: "acc") }
   *[each] { $effect }, увеличив значение на { FORM($n, case: "acc") }
}
ds-says-resolve-minus = { $effect }, уменьшив значение на { FORM($n, case: "acc") }
ds-says-resolve-plus-if = { $effect }, увеличив значение на { FORM($n, case: "acc") }, если { $condition }
ds-says-resolve-free = { $effect }, не оплачивая стоимость
ds-says-resolve-less = { $effect }, снизив стоимость на { $n }
ds-says-resolve-unblockable = { $effect } (этот урон нельзя заблокировать)
ds-says-resolve-each = { $effect } против { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") }
ds-says-resolve-against = { $effect } против { FORM($cards, case: "gen") }
ds-says-resolve-keep = { $effect }, оставив кубик в пуле
ds-says-resolve-keep-if = { $effect }; если { $condition }, кубик остаётся в пуле
ds-says-resolve-any-side = { $verb ->
    [inf] применить
    [they] применяет
   *[you] примените
} любую грань её кубика (если он есть)
ds-says-resolve-another-side = { $verb ->
    [inf] применить
    [they] применяет
   *[you] примените
} результат другой грани этого кубика
ds-says-roll-in = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} { FORM($dice, case: "acc") } и { $verb ->
    [inf] поместить
    [they] помещает
   *[you] поместите
} в пул
ds-says-roll-lost-die = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} один из этих кубиков в свой пул
ds-says-roll-set-aside = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} в пул { $n ->
    [one] { $n } отложенный кубик «{ $name }»; покидая пул, он снова откладывается
    [few] { $n } отложенных кубика «{ $name }»; покидая пул, они снова откладываются
    [many] { $n } отложенных кубиков «{ $name }»; покидая пул, они снова откладываются
   *[other] отложенные кубики «{ $name }», всего { $n }; покидая пул, они снова откладываются
}
ds-says-roll-die-of = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} в пул отложенный кубик { FORM($card, case: "gen") }, если он есть; покидая пул, он снова откладывается
ds-says-raise = { $verb ->
    [inf] увеличить
    [they] увеличивает
   *[you] увеличьте
} его значение на { FORM($n, case: "acc") }
ds-says-pay-less = { $verb ->
    [inf] снизить
    [they] снижает
   *[you] снизьте
} его стоимость на { $n }
ds-says-pay-nothing = { $verb ->
    [inf] не оплачивать
    [they] не оплачивает
   *[you] не оплачивайте
} его стоимость
ds-says-keep-this-die = { $verb ->
    [inf] оставить
    [they] оставляет
   *[you] оставьте
} этот кубик в пуле
ds-says-reroll-this-die = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} этот кубик, оставив его в пуле
ds-says-forbid-rolling = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($dice, case: "acc") }: в следующем раунде его нельзя бросать
ds-says-hold-dice = { $verb ->
    [inf] удержать
    [they] удерживает
   *[you] удерживайте
} { FORM($dice, case: "acc") } на этой карте: пока она в игре, его не бросают

### Урон и щиты

ds-says-deal = { $verb ->
    [inf] нанести
    [they] наносит
   *[you] нанесите
} { FORM($to, case: "dat") } { $how ->
    [value] урон, равный { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] урон
       *[other] урона
    }
}{ $unblockable ->
    [yes] { " " }(его нельзя заблокировать)
   *[no] { "" }
}
ds-says-deal-split = { $verb ->
    [inf] распределить
    [they] распределяет
   *[you] распределите
} { $how ->
    [value] урон, равный { FORM($n, case: "dat") },
   *[number] { $n } { $n ->
        [one] урон
       *[other] урона
    }
} между { $person ->
    [they] своими персонажами
   *[you] вашими персонажами
}
ds-says-deal-among = { $verb ->
    [inf] распределить
    [they] распределяет
   *[you] распределите
} между { FORM($among, case: "ins", number: "pl") } урон, равный { FORM($n, case: "dat") }{ $unblockable ->
    [yes] { " " }(его нельзя заблокировать)
   *[no] { "" }
}
ds-says-force-wave = { $verb ->
    [inf] нанести
    [they] наносит
   *[you] нанесите
} одному персонажу 3 урона, другому 2 урона, третьему 1 урон
ds-says-redirect = { $verb ->
    [inf] нанести
    [they] наносит
   *[you] нанесите
} вместо этого тот урон { FORM($cards, case: "dat") }
ds-says-bear-damage-or-loss = { $verb ->
    [inf] распределить
    [they] распределяет
   *[you] распределите
} { $n } между уроном своим персонажам и потерей ресурсов
ds-says-exchange-blows = перебросьте кубик персонажа соперника; перебросьте свой кубик персонажа; затем каждому из этих персонажей наносится урон, равный значению на кубике другого
ds-says-indirect = { $verb ->
    [inf] нанести
    [they] наносит
   *[you] нанесите
} { FORM($to, case: "dat") } { $how ->
    [value] непрямой урон, равный { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] непрямой урон
        [few] непрямых урона
       *[other] непрямого урона
    }
}
ds-says-heal = { $verb ->
    [inf] восстановить
    [they] восстанавливает
   *[you] восстановите
} { FORM($cards, case: "dat") } { $how ->
    [value] здоровье в количестве, равном { FORM($n, case: "dat") }
   *[number] { $up_to ->
        [yes] до { $n } здоровья
       *[no] { $n } { $n ->
            [one] здоровье
           *[other] здоровья
        }
    }
}
ds-says-move-damage = { $verb ->
    [inf] перенести
    [they] переносит
   *[you] перенесите
} { $up_to ->
    [yes] до { $n } урона
   *[no] { $n } { $n ->
        [one] урон
       *[other] урона
    }
} с { FORM($source, case: "gen") } на { FORM($to, case: "acc") } (щиты не помогают)
ds-says-move-all-damage = { $verb ->
    [inf] перенести
    [they] переносит
   *[you] перенесите
} { $up_to ->
    [yes] сколько угодно урона
   *[no] весь урон
} с { FORM($source, case: "gen") } на { FORM($to, case: "acc") } (щиты не помогают)
ds-says-move-damage-around = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} урон между своими персонажами как угодно, в пределах их здоровья (щиты не помогают)
ds-says-block = { $verb ->
    [inf] заблокировать
    [they] блокирует
   *[you] заблокируйте
} весь этот урон
ds-says-block-some = { $verb ->
    [inf] заблокировать
    [they] блокирует
   *[you] заблокируйте
} этот урон, но не более { FORM($n, case: "gen") }
ds-says-give-shields = { $verb ->
    [inf] дать
    [they] даёт
   *[you] дайте
} { FORM($to, case: "dat") } { $how ->
    [value] щиты: { $n }
   *[number] { $n } { $n ->
        [one] щит
        [few] щита
       *[other] щитов
    }
}
ds-says-share-shields = { $verb ->
    [inf] распределить
    [they] распределяет
   *[you] распределите
} { $n } { $n ->
    [one] щит
    [few] щита
   *[other] щитов
} между своими персонажами
ds-says-remove-all-shields = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} все щиты с { FORM($cards, case: "gen") }
ds-says-remove-any-shields = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} любое количество щитов с { FORM($cards, case: "gen") }
ds-says-remove-shields = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} { $n } { $n ->
    [one] щит
    [few] щита
   *[other] щитов
} с { FORM($cards, case: "gen") }
ds-says-strip-shields = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} всего до { $n } { $n ->
    [one] щита
   *[other] щитов
} с любых { FORM($cards, case: "gen", number: "pl") }
ds-says-strip-any-shields = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} сколько угодно щитов с { FORM($cards, case: "gen", number: "pl") }
ds-says-move-shields = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} { $n } { $n ->
    [one] щит
    [few] щита
   *[other] щитов
} с { FORM($source, case: "gen") } на { FORM($to, case: "acc") }
ds-says-move-any-shields = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} любое количество щитов с { FORM($source, case: "gen") } на { FORM($to, case: "acc") }
ds-says-move-all-shields = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} все щиты с { FORM($source, case: "gen") } на { FORM($to, case: "acc") }
ds-says-defeat = { $verb ->
    [inf] победить
    [they] побеждает
   *[you] победите
} { FORM($cards, case: "acc") }

### Ресурсы и жетоны

ds-says-gain = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $how ->
    [value] количество ресурсов, равное { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
}
ds-says-spend = { $verb ->
    [inf] потратить
    [they] тратит
   *[you] потратьте
} { $how ->
    [value] количество ресурсов, равное { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
}
ds-says-spend-some = { $verb ->
    [inf] потратить
    [they] тратит
   *[you] потратьте
} любое количество ресурсов
ds-says-lose = { $verb ->
    [inf] потерять
    [they] теряет
   *[you] потеряйте
} { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
ds-says-lose-all = { $verb ->
    [inf] потерять
    [they] теряет
   *[you] потеряйте
} все ресурсы
ds-says-take-resources = { $verb ->
    [inf] забрать
    [they] забирает
   *[you] заберите
} у { FORM($source, case: "gen") } { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
ds-says-switch-resources = { $verb ->
    [inf] обменять
    [they] обменивает
   *[you] обменяйте
} все свои ресурсы на все ресурсы { FORM($who, case: "gen") }
ds-says-give-resources = { $verb ->
    [inf] отдать
    [they] отдаёт
   *[you] отдайте
} { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
ds-says-hand-over = { $verb ->
    [inf] отдать
    [they] отдаёт
   *[you] отдайте
} до { $n } своих ресурсов; кому: { FORM($to, case: "nom") }
ds-says-give-resources-to = { $verb ->
    [inf] отдать
    [they] отдаёт
   *[you] отдайте
} { FORM($to, case: "dat") } { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
ds-says-place-tokens = { $verb ->
    [inf] поместить
    [they] помещает
   *[you] поместите
} { $n } { $token ->
    [damage] { $n ->
        [one] урон
       *[other] урона
    }
    [resource] { $n ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
   *[shield] { $n ->
        [one] щит
        [few] щита
       *[other] щитов
    }
} на { FORM($on, case: "acc") }
ds-says-place-tokens-value = { $verb ->
    [inf] поместить
    [they] помещает
   *[you] поместите
} на { FORM($on, case: "acc") } { $token ->
    [damage] урон, равный { FORM($n, case: "dat") }
    [resource] ресурсы в количестве, равном { FORM($n, case: "dat") }
   *[shield] щиты в количестве, равном { FORM($n, case: "dat") }
}
ds-says-take-tokens = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} { $n } { $token ->
    [damage] { $n ->
        [one] урон
       *[other] урона
    }
    [resource] { $n ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
   *[shield] { $n ->
        [one] щит
        [few] щита
       *[other] щитов
    }
} с { FORM($cards, case: "gen") }
ds-says-return-tokens = { $verb ->
    [inf] вернуть
    [they] возвращает
   *[you] верните
} { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
} с { FORM($cards, case: "gen") } в запас
ds-says-take-all-tokens = { $verb ->
    [inf] забрать
    [they] забирает
   *[you] заберите
} { $token ->
    [damage] весь урон
    [resource] все ресурсы
   *[shield] все щиты
} с { FORM($cards, case: "gen") }
ds-says-throw-tokens = { $verb ->
    [inf] убрать
    [they] убирает
   *[you] уберите
} с этой карты любое количество ресурсов, чтобы нанести стольким же персонажам по { $n } { $n ->
    [one] урону
   *[other] урона
}

### Рука, колода, сброс

ds-says-draw = { $verb ->
    [inf] взять
    [they] берёт
   *[you] возьмите
} { $how ->
    [value] количество карт, равное { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }
}
ds-says-draw-to-hand-size = { $verb ->
    [inf] добрать
    [they] добирает
   *[you] доберите
} карты до предела руки
ds-says-discard-down-to = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} карты с руки так, чтобы их осталось не больше, чем { FORM($n, case: "nom") }
ds-says-discard-from-hand = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} { $how ->
    [value] с руки количество карт, равное { FORM($n, case: "dat") }
   *[number] с руки { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }
}
ds-says-discard-any-from-hand = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} любое количество карт с руки
ds-says-discard-from-hand-such = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} { $n } { FORM($cards, $n, case: "acc") } с руки
ds-says-discard-at-random = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} { $how ->
    [value] с руки { FORM($whose, case: "gen") } количество случайных карт, равное { FORM($n, case: "dat") }
   *[number] с руки { FORM($whose, case: "gen") } { $n } { $n ->
        [one] случайную карту
        [few] случайные карты
       *[other] случайных карт
    }
}
ds-says-mill = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} { $how ->
    [value] { "" }
   *[number] { $n } { $n ->
        [one] карту
        [few] карты
       *[other] карт
    }{ " " }
}с верха { $whose ->
    [you] { $person ->
        [they] своей колоды
       *[you] вашей колоды
    }
    [opponent] колоды соперника
    [that-player] колоды этого игрока
   *[other] любой колоды
}{ $how ->
    [value] { " " }количество карт, равное { FORM($n, case: "dat") }
   *[number] { "" }
}
ds-says-look-at = { $verb ->
    [inf] посмотреть
    [they] смотрит
   *[you] посмотрите
} { FORM($cards, case: "acc") }
ds-says-look-at-hand = { $verb ->
    [inf] посмотреть
    [they] смотрит
   *[you] посмотрите
} { $whose ->
    [opponent] карты на руке соперника
    [each-opponent] карты на руке всех соперников
   *[other] карты на руке этого игрока
}
ds-says-reveal = { $verb ->
    [inf] раскрыть
    [they] раскрывает
   *[you] раскройте
} { FORM($cards, case: "acc") }
ds-says-reveal-hand = { $verb ->
    [inf] раскрыть
    [they] раскрывает
   *[you] раскройте
} { $whose ->
    [opponent] карты на руке соперника
    [each-opponent] карты на руке всех соперников
   *[other] карты на руке этого игрока
}
ds-says-discard = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} { FORM($cards, case: "acc") }
ds-says-put-on-deck = { $verb ->
    [inf] положить
    [they] кладёт
   *[you] положите
} { FORM($cards, case: "acc") } { $where ->
    [top] на верх колоды владельца
    [shuffled] в колоду владельца, перемешав её
    [bottom] под низ колоды владельца
   *[either] на верх или под низ колоды владельца
}
ds-says-put-back = { $verb ->
    [inf] положить
    [they] кладёт
   *[you] положите
} { $where ->
    [top] остальные обратно на верх той колоды
    [either] их обратно на верх той колоды или под низ
   *[bottom] остальные под низ той колоды
} в любом порядке
ds-says-add-to-hand = { $reveal ->
    [yes] { $verb ->
        [inf] показать
        [they] показывает
       *[you] покажите
    } и { $verb ->
        [inf] взять
        [they] берёт
       *[you] возьмите
    } на руку
   *[no] { $verb ->
        [inf] положить на руку владельца
        [they] кладёт на руку владельца
       *[you] положите на руку владельца
    }
} { FORM($cards, case: "acc") }
ds-says-search = { $verb ->
    [inf] найти
    [they] находит
   *[you] найдите
} в своей колоде { FORM($cards, case: "acc") }, { $verb ->
    [inf] показать и взять на руку, затем перемешать
    [they] показывает и берёт на руку, затем перемешивает
   *[you] покажите и возьмите на руку, затем перемешайте
} колоду
ds-says-shuffle-deck = { $verb ->
    [inf] перемешать
    [they] перемешивает
   *[you] перемешайте
} свою колоду
ds-says-find = { $verb ->
    [inf] найти
    [they] находит
   *[you] найдите
} { FORM($cards, case: "acc") } в своём сбросе или в своей колоде, перемешав её
ds-says-return-to-hand = { $verb ->
    [inf] вернуть
    [they] возвращает
   *[you] верните
} { FORM($cards, case: "acc") } на руку владельца
ds-says-set-aside = { $verb ->
    [inf] отложить
    [they] откладывает
   *[you] отложите
} { FORM($cards, case: "acc") } в сторону
ds-says-stack-under-this = { $verb ->
    [inf] отложить
    [they] откладывает
   *[you] отложите
} это событие в сторону и положите на него взакрытую карту с руки
ds-says-play-stacked = { $verb ->
    [inf] сыграть
    [they] играет
   *[you] сыграйте
} бесплатно и не глядя карту с отложенной копии этого события, затем сбросьте эту копию
ds-says-switch-upgrade = { $verb ->
    [inf] обменять
    [they] обменивает
   *[you] обменяйте
} эту карту на { FORM($cards, case: "acc") }, не учитывая ограничений
ds-says-switch-with-discard = { $verb ->
    [inf] обменять
    [they] обменивает
   *[you] обменяйте
} карту с руки на карту из своего сброса

### Розыгрыш и действия

ds-says-play = { $verb ->
    [inf] сыграть
    [they] играет
   *[you] сыграйте
} { FORM($card, case: "acc") }
ds-says-play-on = { $effect } на { FORM($on, case: "acc") }
ds-says-play-free = { $effect } бесплатно
ds-says-play-less = { $effect }, снизив стоимость на { FORM($n, case: "acc") }
ds-says-play-less-if = { $effect }, снизив стоимость на { $n }, если { $condition }
ds-says-play-aside = { $effect }, после чего отложить его в сторону
ds-says-play-ambush = { $effect }; у неё есть Засада
ds-says-cost-less = { $verb ->
    [inf] снизить
    [they] снижает
   *[you] снизьте
} её стоимость на { FORM($n, case: "acc") }
ds-says-give-ambush = { $verb ->
    [inf] дать
    [they] даёт
   *[you] дайте
} { $this_round ->
    [yes] своей следующей карте в этом раунде
   *[no] { $to_next ->
        [yes] следующей карте, которую вы сыграете в этот ход,
       *[no] той карте
    }
} ключевое слово «Засада»
ds-says-activate = { $verb ->
    [inf] активировать
    [they] активирует
   *[you] активируйте
} { FORM($cards, case: "acc") }
ds-says-contest-of-wills = начиная с вас, каждый игрок активирует своего персонажа; затем тот, у кого сумма значений только что брошенных кубиков персонажа наименьшая, убирает их
ds-says-make-ready = { $verb ->
    [inf] вернуть
    [they] возвращает
   *[you] верните
} { FORM($cards, case: "acc") } в подготовленное положение
ds-says-become-support = эта карта до конца игры становится подготовленной поддержкой
ds-says-return-to-game = { $verb ->
    [inf] вернуть
    [they] возвращает
   *[you] верните
} в игру { FORM($cards, case: "acc") } без урона
ds-says-exhaust = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} { FORM($cards, case: "acc") }
ds-says-move-upgrade = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} { FORM($upgrade, case: "acc") } на { FORM($to, case: "acc") }
ds-says-keep-one-upgrade-each = начиная с вас, каждый игрок может выбрать одно улучшение; сбросьте все остальные улучшения
ds-says-extra-actions = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} { $n ->
    [one] дополнительное действие
   *[other] до { $n } дополнительных действий
}{ $next_turn ->
    [yes] { " " }в следующий ход этого раунда
   *[no] { "" }
}
ds-says-limit-extra-actions = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} в этот ход не более 1 дополнительного действия
ds-says-limit-resolving = { $verb ->
    [inf] применить
    [they] применяет
   *[you] примените
} в следующий ход этого раунда результат не более одного кубика
ds-says-force-activation = { $verb ->
    [inf] активировать
    [they] активирует
   *[you] активируйте
} следующим действием этого раунда персонажа, если это возможно
ds-says-must-pass = { $n ->
    [one] следующий { $n } ход
    [few] следующие { $n } хода
   *[other] следующие { $n } ходов
} в этом раунде вы обязаны пасовать
ds-says-must-pass-all = все свои следующие ходы в этом раунде вы обязаны пасовать
ds-says-coerce = этот игрок обязан сыграть ту карту следующим действием, если может
ds-says-bar-action = { $verb ->
    [inf] запретить
    [they] запрещает
   *[you] запретите
} { FORM($who, case: "dat") } выполнять то же действие в следующий ход
ds-says-end-action-phase = { $verb ->
    [inf] закончить
    [they] заканчивает
   *[you] закончите
} фазу действий
ds-says-end-action-phase-after = { FORM($who, case: "nom") } может выполнить ещё одно действие, после чего фаза действий заканчивается
ds-says-lose-game = вы проигрываете
ds-says-take-battlefield = { $verb ->
    [inf] взять
    [they] берёт
   *[you] возьмите
} поле боя под контроль
ds-says-claim-battlefield = { $verb ->
    [inf] захватить
    [they] захватывает
   *[you] захватите
} поле боя, даже если его в этом раунде захватил соперник
ds-says-take-control = { $verb ->
    [inf] взять
    [they] берёт
   *[you] возьмите
} { FORM($cards, case: "acc") } под контроль, вернув кубик на карту
ds-says-give-back = { $verb ->
    [inf] вернуть
    [they] возвращает
   *[you] верните
} { FORM($cards, case: "acc") } под контроль владельца
ds-says-become-mod = { $verb ->
    [inf] прикрепить
    [they] прикрепляет
   *[you] прикрепите
} { FORM($card, case: "acc") } к { FORM($to, case: "dat") } как модификацию, сбросив её улучшения
ds-says-lose-host = если эта карта — улучшение, она становится поддержкой (в том же положении)
ds-says-add-to-team = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} в свою команду персонажа «{ $name }»
ds-says-give-battlefield = { $verb ->
    [inf] передать
    [they] передаёт
   *[you] передайте
} поле боя { FORM($to, case: "dat") }
ds-says-switch-battlefield = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} поле боя одним из отложенных
ds-says-use-claim = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} способность «Захват» { $unused ->
    [yes] отложенного поля боя
   *[no] { $or_power_action ->
        [yes] или мощное действие поля боя, даже если оно уже использовано
       *[no] поля боя
    }
}
ds-says-use-of-host = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} особенность или мощное действие персонажа с этим улучшением, даже если оно уже использовано
ds-says-use-special = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} особенность { FORM($cards, case: "gen") }

### Что действует

ds-says-each-has-keyword = у { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") } есть ключевое слово { $keyword ->
    [ambush] «Засада»
    [guardian] «Страж»
   *[redeploy] «Перераспределение»
}
ds-says-has-keyword = у { FORM($cards, case: "gen") } есть ключевое слово { $keyword ->
    [ambush] «Засада»
    [guardian] «Страж»
   *[redeploy] «Перераспределение»
}
ds-says-more-health = здоровье { FORM($card, case: "gen") } { $sign ->
    [less] меньше
   *[more] больше
} на { $n }
ds-says-more-health-each = здоровье { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") } больше на { $n }
ds-says-more-health-value = здоровье { FORM($card, case: "gen") } больше на { FORM($n, case: "acc") }
ds-says-more-shields = { FORM($card, case: "nom") } может иметь на { $n } { $n ->
    [one] щит
    [few] щита
   *[other] щитов
} больше
ds-says-more-shields-each = на { AGREE("word-every", FORM($card, case: "loc")) } { FORM($card, case: "loc") } может быть на { $n } щит больше
ds-says-takes-indirect = непрямой урон можно распределять на эту карту поддержки, как на персонажа со здоровьем { $health }
ds-says-has-subtype = у { FORM($card, case: "gen") } есть также подтип «{ FORM($subtype, case: "nom") }»
ds-says-has-named-subtype = у { FORM($card, case: "gen") } есть также названный подтип
ds-says-sheltered = весь урон, кроме непрямого, который соперники наносят { FORM($card, case: "dat") }, блокируется
ds-says-cost-changes = стоимость { FORM($card, case: "gen") } для вас { $sign ->
    [less] ниже
   *[more] выше
} на { $n }
ds-says-cost-on = { $rule } при розыгрыше на { FORM($on, case: "acc") }
ds-says-cost-first = раз в раунд { $rule }
ds-says-ignores-restrictions = { FORM($cards, case: "acc", number: "pl") } можно играть на эту карту независимо от их ограничений
ds-says-cannot-play-on = вы не можете играть { FORM($cards, case: "acc", number: "pl") } на эту карту
ds-says-cannot-play-on-host = на персонажа с этим улучшением нельзя играть { FORM($cards, case: "acc", number: "pl") }
ds-says-not-counted = улучшения с подтипом «{ FORM($subtype, case: "nom") }» на { FORM($card, case: "loc") } не считаются в пределе улучшений
ds-says-draws-indirect = непрямой урон, который распределяет его владелец, сначала получает { FORM($card, case: "nom") }
ds-says-loses-abilities = у { FORM($card, case: "gen") } нет способностей, кроме особенностей
ds-says-is-elite = персонаж с этим улучшением становится элитным и получает второй кубик, если тот был отложен
ds-says-fewer-upgrades = на персонаже с этим улучшением может быть на { $n } улучшение меньше
ds-says-can-be-activated = эту карту можно активировать и без кубика
ds-says-anyone-can-activate = любой игрок может действием заставить вас активировать этого персонажа
ds-says-activated-first = ваше первое действие каждого раунда — активировать этого персонажа, если это возможно
ds-says-leaves-aside = если эта карта выходит из игры, она откладывается в сторону
ds-says-opponents-cannot = { $what ->
    [give-shields] соперники не могут давать персонажам щиты
    [heal] соперники не могут восстанавливать здоровье персонажей
    [turn-dice] соперники не могут переворачивать кубики
   *[extra-actions] соперники не могут совершать дополнительные действия
}
ds-says-copies-not-unique = ваши копии этой карты не считаются уникальными
ds-says-has-abilities-of = у этой карты есть также все способности { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") }
ds-says-discarded-if = эта карта сбрасывается, как только { $condition }
ds-says-more-upkeep = { FORM($who, case: "nom") } получает ещё { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
} в каждой фазе перегруппировки
ds-says-less-upkeep = { FORM($who, case: "nom") } получает на { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
} меньше в каждой фазе перегруппировки, но не менее { $least }
ds-says-less-upkeep-or-mill = каждую фазу перегруппировки { FORM($who, case: "nom") } получает на { $n } меньше, но не меньше { $least }, если не сбросит { $or_mill } карты с верха колоды
ds-says-larger-hand = предел вашей руки больше на { $n }
ds-says-lends-shields = щиты { FORM($card, case: "gen") } могут блокировать урон, нанесённый любому персонажу
ds-says-starts-with-more = в начале игры вы получаете ещё { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
ds-says-rolls-higher = ваш бросок за поле боя больше на { $n }
ds-says-claim-costs = захват поля боя стоит соперникам { $n } { $n ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
ds-says-x-is = X — это { FORM($n, case: "nom") }
ds-says-more-value = значение { FORM($dice, case: "gen", number: "pl") } выше на { FORM($n, case: "acc") }
ds-says-more-value-counted = значение { FORM($dice, case: "gen", number: "pl") } выше на { FORM($n, case: "acc") }
ds-says-modifies-any = грани с плюсом можно прибавлять к любому символу
ds-says-plus-optional = грани с плюсом можно применять без учёта плюса
ds-says-modifies-any-on = грани с плюсом можно прибавлять к любому символу { FORM($dice, case: "gen") }
ds-says-resolves-as = результат { FORM($dice, case: "gen") } можно применять как { FORM($symbol, case: "nom") }
ds-says-with-value = { $rule } со значением { $value }
ds-says-damage-unblockable = { $modified_too ->
    [yes] урон этого кубика и кубика, который он модифицирует, нельзя заблокировать
   *[no] урон этого кубика нельзя заблокировать
}
ds-says-die-costs-less = применение { FORM($dice, case: "gen") } стоит вам на { $n } меньше
ds-says-die-costs-less-value = применить { FORM($dice, case: "acc") } стоит меньше на { FORM($n, case: "acc") }
ds-says-modified-costs-less = собственный кубик персонажа с этим улучшением стоит на { $n } меньше, если к нему добавлен этот кубик
ds-says-opens-claimers-pool = вы можете применять результаты кубиков игрока, захватившего поле боя в этом раунде, как свои
ds-says-raises-sides = значение каждой грани этого кубика больше на { $n }
ds-says-shares-shields = щиты этого кубика можно распределить между вашими персонажами
ds-says-protected = соперники не могут убирать { FORM($dice, case: "acc", number: "pl") }
ds-says-protected-from = { FORM($cards, case: "nom", number: "pl") } соперников не могут убирать { FORM($dice, case: "acc", number: "pl") }
ds-says-one-die-each-turn = за ход можно применить результат только одного из собственных кубиков { FORM($card, case: "gen") }, и к нему ничего нельзя прибавить
ds-says-limit-on-host = на персонаже не может быть больше { $n } карт с подтипом «{ FORM($subtype, case: "nom") }»
ds-says-more-upgrades = { $number ->
    [one] { FORM($cards, case: "nom") }
   *[each] { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") }
} может нести на { $n } { $n ->
    [one] улучшение
    [few] улучшения
   *[other] улучшений
} больше обычного

### Команда и колода

ds-says-may-include = в вашей колоде могут быть { FORM($cards, case: "nom", number: "pl") }
ds-says-may-include-up-to = в вашей колоде может быть { $n } { $affiliation ->
    [hero] { $n ->
        [one] геройская карта
        [few] геройские карты
       *[other] геройских карт
    }
    [villain] { $n ->
        [one] злодейская карта
        [few] злодейские карты
       *[other] злодейских карт
    }
   *[neutral] { $n ->
        [one] нейтральная карта
        [few] нейтральные карты
       *[other] нейтральных карт
    }
} по вашему выбору
ds-says-may-include-coloured = { $allowed }, только { $colour ->
    [blue] синие
    [red] красные
    [yellow] жёлтые
   *[gray] серые
}
ds-says-copies-allowed = в вашей колоде может быть { $n } { $n ->
    [one] копия
    [few] копии
   *[other] копий
} этой карты
ds-says-extra-copies = { $n } { $n ->
    [one] карта может быть
   *[other] карты могут быть
} в вашей колоде на одну копию больше обычного
ds-says-points-change = { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") } стоит на { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
} { $sign ->
    [less] меньше
   *[more] больше
}
ds-says-included-only-if-colour-shared = в команде должно быть не менее { $n } персонажей одного цвета
ds-says-included-only-if-worth = в команде должен быть персонаж ценой не менее { $n } очков
ds-says-included-only-if-of-one-colour = только для команды одного цвета, в колоде которой нет двух одинаковых карт
ds-says-included-only-if = { $how ->
    [every] в команде могут быть только { FORM($team, case: "nom", number: "pl") }
   *[some] нельзя взять, если в команде нет { FORM($team, case: "gen", number: "pl") }
}
ds-says-only-together = команда — { $first } и { $second }; в вашей колоде могут быть карты обеих сторон, но не { $without ->
    [blue] синие
    [red] красные
    [yellow] жёлтые
   *[gray] серые
}
ds-says-not-with = в команде не может быть персонажа «{ $name }»
ds-says-brings-battlefields = принесите { $n } поля боя; если используется ваше, выберите, какое именно, а другое отложите
ds-says-brings-under = принесите до { $n } { FORM($cards, $n, case: "gen") } с разными названиями не из колоды и положите их взакрытую под этот замысел

### Когда

ds-says-when-played = Эффект: { $effect }.
ds-says-special = Особенность: { $effect }.
ds-says-action = Действие: { $effect }.
ds-says-action-by = Действие ({ $by ->
    [anyone] любого игрока
   *[other] только игрока, который контролирует персонажа
}): { $effect }.
ds-says-power-action = Мощное действие: { $effect }.
ds-says-claim = Захват: { $effect }.
ds-says-after = Как только { $event }, { $effect }.
ds-says-before = Прежде чем { $event }, { $effect }.
ds-says-instead = { $optional ->
    [yes] Если { $event }, можете вместо этого { FORM($effect, verb: "inf") }.
   *[no] Если { $event }, вместо этого { $effect }.
}
ds-says-first-time = { $event } (впервые за { $each ->
    [round] раунд
   *[game] игру
})
ds-says-ongoing = Постоянно: { $rule }.
ds-says-ongoing-while = Пока { $condition }: { $rule }.
ds-says-while-in-pool = Пока этот кубик в вашем пуле: { $rule }.
ds-says-inherent = Кубик: { $rule }.
ds-says-building = Составление колоды: { $rule }.
ds-says-keyword = { $keyword ->
    [ambush] Засада.
    [guardian] Страж.
   *[redeploy] Перераспределение.
}
ds-says-only-on = Играется только на { FORM($card, case: "acc") }.
ds-says-only-if = Можно сыграть, только если { $condition }.

ds-says-on-activates = { $by ->
    [you] { $tense ->
        [after] вы активировали { FORM($card, case: "acc") }
       *[before] вы активируете { FORM($card, case: "acc") }
    }
   *[other] активируется { FORM($card, case: "nom") }
}
ds-says-on-plays = { $by ->
    [opponent] соперник сыграл { FORM($card, case: "acc") }
    [anyone] любой игрок сыграл { FORM($card, case: "acc") }
   *[you] { $tense ->
        [after] вы сыграли { FORM($card, case: "acc") }
       *[before] вы сыграете { FORM($card, case: "acc") }
    }
}
ds-says-on-plays-on = { $moved ->
    [yes] { $event } на { FORM($on, case: "acc") } или переместили туда
   *[no] { $event } на { FORM($on, case: "acc") }
}
ds-says-on-empties-hand = { $by ->
    [you] вы сыграли последнюю карту с руки
   *[other] { $or_discards ->
        [yes] соперник сыграл или сбросил последнюю карту с руки
       *[no] соперник сыграл последнюю карту с руки
    }
}
ds-says-on-defeated = { $tense ->
    [after] { FORM($card, case: "nom") } { AGREE("word-defeated", FORM($card, case: "nom")) }
    [would] { $by_damage ->
        [yes] урон должен победить { FORM($card, case: "acc") }
       *[no] { FORM($card, case: "nom") } { AGREE("word-due", FORM($card, case: "nom")) } быть { AGREE("word-defeated", FORM($card, case: "nom")) }
    }
   *[before] { FORM($card, case: "nom") } будет { AGREE("word-defeated", FORM($card, case: "nom")) }
}
ds-says-on-dealt-damage = { FORM($card, case: "dat") } будет нанесён урон
ds-says-on-dealt-damage-of-this-die = этот кубик нанесёт урон { FORM($card, case: "dat") }
ds-says-on-deals-you-indirect = вы нанесли себе непрямой урон
ds-says-on-dealt-damage-of = { FORM($card, case: "dat") } будет нанесён { FORM($symbols, case: "nom") } (не менее { $least })
ds-says-on-dealt-damage-by = { $by ->
    [you] вы нанесли урон { FORM($card, case: "dat") }
   *[other] соперник нанёс урон { FORM($card, case: "dat") }
}
ds-says-on-deals-indirect = { $to ->
    [you] вы нанесли непрямой урон себе
   *[opponent] вы нанесли непрямой урон сопернику
}
ds-says-on-mills = { $to ->
    [you] вы сбросили карты со своей колоды
   *[opponent] вы сбросили карты с колоды соперника
}
ds-says-on-takes-damage = { FORM($card, case: "nom") } получит урон
ds-says-on-takes-damage-of-this-die = { FORM($card, case: "nom") } получит урон от этого кубика
ds-says-on-takes-damage-of = { FORM($card, case: "nom") } получит { FORM($symbols, case: "nom") }
ds-says-on-dice-deal-damage = кубик { FORM($of, case: "gen") } или его улучшений нанёс урон
ds-says-on-gains-shields = { FORM($card, case: "nom") } получит щиты
ds-says-on-loses-shields = { FORM($card, case: "nom") } потерял щиты
ds-says-on-rolls = { $into_pool ->
    [yes] { FORM($dice, case: "nom") } { AGREE("word-rolled", FORM($dice, case: "nom")) } в пул
   *[no] { FORM($dice, case: "nom") } { AGREE("word-rolled", FORM($dice, case: "nom")) }
}
ds-says-on-rerolled = эффект карты перебросил { FORM($dice, case: "acc") }
ds-says-on-turned = кто-либо перевернул { FORM($dice, case: "acc") }
ds-says-on-rolls-together = вы бросили один или несколько { FORM($dice, case: "gen", number: "pl") }
ds-says-on-resolves = { $tense ->
    [after] вы применили результат { FORM($dice, case: "gen") }
   *[before] вы примените результат { FORM($dice, case: "gen") }
}
ds-says-on-returns-resolved = { FORM($dice, case: "nom") } должен покинуть ваш пул после применения
ds-says-on-removes-dice = { $by ->
    [you] вы убрали { FORM($dice, case: "acc", number: "pl") }
   *[other] эффект соперника убрал { FORM($dice, case: "acc", number: "pl") }
}
ds-says-on-rerolls-dice = { $by ->
    [you] ваш эффект перебросил { FORM($dice, case: "acc", number: "pl") }
   *[other] эффект соперника перебросил { FORM($dice, case: "acc", number: "pl") }
}
ds-says-on-discards-to-reroll = { FORM($by, case: "nom") } сбросил карту, чтобы перебросить кубики
ds-says-on-claims-battlefield = вы захватили поле боя
ds-says-on-takes-control = вы получили контроль над { FORM($card, case: "ins") }
ds-says-on-takes-action = { $tense ->
    [after] вы выполнили действие
   *[before] вы выполните действие
}
ds-says-on-uses-action = использовано действие { FORM($card, case: "gen") }
ds-says-on-discarded = { $tense ->
    [before] { $by ->
        [opponent] эффект соперника сбросит { FORM($card, case: "acc") }
       *[other] эффект карты сбросит { FORM($card, case: "acc") }
    }
   *[would] { $by ->
        [opponent] эффект соперника должен сбросить { FORM($card, case: "acc") }
       *[other] эффект карты должен сбросить { FORM($card, case: "acc") }
    }
}
ds-says-on-event-takes-effect = событие соперника должно подействовать
ds-says-on-action-phase-ends = закончилась фаза действий
ds-says-on-set-up = закончена подготовка
