### «Зовнішнє Кільце»: слова карт, жетонів і аркушів. Усі речення — наші.

## Вороги

or-enemy-black-krrsantan = Чорний Крсантан
    .gender = m
    .animate = yes
    .ins = Чорним Крсантаном
or-enemy-favor-enforcers = посіпаки
    .number = pl
    .ins = посіпаками
or-enemy-casino-security = служба безпеки казино
    .gender = f
    .ins = службою безпеки казино
or-enemy-palace-guards = палацова варта
    .gender = f
    .ins = палацовою вартою
or-enemy-auction-guards = охорона аукціону
    .gender = f
    .ins = охороною аукціону
or-enemy-mine-guards = охорона копалень
    .gender = f
    .ins = охороною копалень
or-enemy-stormtroopers = штурмовики
    .number = pl
    .ins = штурмовиками
or-enemy-tie-pursuit = погоня на винищувачах TIE
    .gender = f
    .ins = погонею на винищувачах TIE
or-enemy-mine-overseers = наглядачі копалень
    .number = pl
    .ins = наглядачами копалень
or-enemy-imperial-agents = агенти Імперії
    .number = pl
    .ins = агентами Імперії
or-enemy-port-guards = портова варта
    .gender = f
    .ins = портовою вартою
or-enemy-local-thugs = місцеві бандити
    .number = pl
    .ins = місцевими бандитами
or-enemy-port-security = служба безпеки порту
    .gender = f
    .ins = службою безпеки порту
or-enemy-debt-collectors = збирачі боргів
    .number = pl
    .ins = збирачами боргів
or-enemy-rival-mercenaries = найманці-конкуренти
    .number = pl
    .ins = найманцями-конкурентами
or-enemy-savrip = савріп
    .gender = m
    .animate = yes
    .ins = савріпом
or-enemy-summa-verminoth = сумма-вермінот
    .gender = m
    .animate = yes
    .ins = сумма-вермінотом
or-enemy-krayt-dragon = крайт-дракон
    .gender = m
    .animate = yes
    .ins = крайт-драконом
or-enemy-dragonsnake = дракозмія
    .gender = f
    .animate = yes
    .ins = дракозмією
or-enemy-free-ryloth-fighters = бійці «Вільного Рілоту»
    .number = pl
    .ins = бійцями «Вільного Рілоту»
or-enemy-deserters = дезертири
    .number = pl
    .ins = дезертирами
or-enemy-hutt-raiders = нападники хаттів
    .number = pl
    .ins = нападниками хаттів

## Слова столу

or-faction-rebel = Повстанці
    .gender = m
    .number = pl
    .gen = Повстанців
    .dat = Повстанцям
    .acc = Повстанців
    .with = у Повстанців
    .patrol = патруль Повстанців
or-faction-imperial = Імперія
    .gender = f
    .gen = Імперії
    .dat = Імперії
    .acc = Імперію
    .with = в Імперії
    .patrol = патруль Імперії
or-faction-hutt = Хатти
    .gender = m
    .number = pl
    .gen = Хаттів
    .dat = Хаттам
    .acc = Хаттів
    .with = у Хаттів
    .patrol = патруль Хаттів
or-faction-syndicate = Синдикат
    .gender = m
    .gen = Синдикату
    .dat = Синдикату
    .with = у Синдикату
    .patrol = патруль Синдикату
or-skill-influence = Авторитет
    .quoted = «Авторитет»
or-skill-knowledge = Знання
    .quoted = «Знання»
or-skill-piloting = Пілотування
    .quoted = «Пілотування»
or-skill-stealth = Маскування
    .quoted = «Маскування»
or-skill-strength = Міць
    .quoted = «Міць»
or-skill-tactics = Тактика
    .quoted = «Тактика»
or-skill-tech = Технології
    .quoted = «Технології»
or-face-hit = хіт
    .gender = m
    .gen = хіта
    .ins = хітом
or-face-crit = крит
    .gender = m
    .gen = крита
    .ins = критом
or-face-focus = фокус
    .gender = m
    .gen = фокусу
    .ins = фокусом
or-face-blank = пусто
    .gender = n
    .gen = порожнього результату
    .acc = порожній результат
    .ins = порожнім результатом
or-deck-bounty = колода розшуку
    .gender = f
    .gen = колоди розшуку
or-deck-cargo = колода вантажу
    .gender = f
    .gen = колоди вантажу
or-deck-gear-mod = колода спорядження та обладнання
    .gender = f
    .gen = колоди спорядження та обладнання
or-deck-job = колода халтурок
    .gender = f
    .gen = колоди халтурок
or-deck-luxury = колода особливих товарів
    .gender = f
    .gen = колоди особливих товарів
or-deck-ship = колода кораблів
    .gender = f
    .gen = колоди кораблів

## Слова, з яких складено карти

or-whose-planet = фракція твоєї планети
    .gender = f
    .gen = фракції твоєї планети
    .dat = фракції твоєї планети
    .with = у фракції твоєї планети
    .patrol = патруль фракції твоєї планети
or-whose-patrol = фракція патруля на твоєму терені
    .gender = f
    .gen = фракції патруля на твоєму терені
    .dat = фракції патруля на твоєму терені
    .with = у фракції патруля на твоєму терені
    .patrol = патруль зі свого терену
or-whose-nearest-patrol = фракція найближчого патруля
    .gender = f
    .gen = фракції найближчого патруля
    .dat = фракції найближчого патруля
    .with = у фракції найближчого патруля
    .patrol = найближчий патруль
or-whose-any = фракція на твій вибір
    .gender = f
    .gen = фракції на твій вибір
    .dat = фракції на твій вибір
    .with = у фракції на твій вибір
    .patrol = патруль фракції на твій вибір
or-whose-favor = фракція цієї послуги
    .gender = f
    .gen = фракції цієї послуги
    .dat = фракції цієї послуги
    .with = у фракції цієї послуги
    .patrol = патруль фракції цієї послуги
or-whose-rival = фракція на вибір іншого гравця
    .gender = f
    .gen = фракції на вибір іншого гравця
    .dat = фракції на вибір іншого гравця
    .with = у фракції на свій вибір
    .patrol = патруль фракції на вибір іншого гравця
or-where-here = на своїй планеті
    .from = зі своєї планети
or-where-near = у межах 3 теренів
    .from = із планети в межах 3 теренів
or-where-tile = на своєму фрагменті мапи
    .from = зі свого фрагмента мапи
or-where-any = на будь-якій планеті
    .from = із будь-якої планети
or-hurt-character = твій персонаж
    .gen = свого персонажа
    .acc = свого персонажа
    .loc = твоєму персонажі
or-hurt-ship = твій корабель
    .gen = свого корабля
    .acc = свій корабель
    .loc = твоєму кораблі
or-hurt-both = твій персонаж і твій корабель
    .gen = свого персонажа та свого корабля
    .acc = свого персонажа та свій корабель
    .loc = твоєму персонажі та твоєму кораблі
or-asset-bounty = карта розшуку
    .gender = f
    .gen = карти розшуку
    .acc = карту розшуку
    .pl = карти розшуку
    .gen-pl = карт розшуку
or-asset-cargo = вантаж
    .gender = m
    .gen = вантажу
    .pl = вантажі
    .gen-pl = вантажів
or-asset-crew = член екіпажу
    .gender = m
    .animate = yes
    .gen = члена екіпажу
    .pl = члени екіпажу
    .gen-pl = членів екіпажу
or-asset-gear = карта спорядження
    .gender = f
    .gen = карти спорядження
    .acc = карту спорядження
    .pl = карти спорядження
    .gen-pl = карт спорядження
or-asset-job = халтурка
    .gender = f
    .gen = халтурки
    .acc = халтурку
    .pl = халтурки
    .gen-pl = халтурок
or-asset-mod = карта обладнання
    .gender = f
    .gen = карти обладнання
    .acc = карту обладнання
    .pl = карти обладнання
    .gen-pl = карт обладнання
or-trait-illegal = ПРОТИЗАКОННО
or-trait-weapon = ЗБРОЯ
or-trait-armor = БРОНЕКОСТЮМ
or-class-white = сірий
or-class-green = зелений
or-class-yellow = жовтий
or-standing-positive = позитивна
    .gen = позитивної
    .ins = позитивною
or-standing-neutral = нейтральна
    .gen = нейтральної
    .ins = нейтральною
or-standing-negative = негативна
    .gen = негативної
    .ins = негативною
or-any-deck = будь-яка колода ринку
    .gender = f
    .gen = будь-якої колоди ринку

## Ефекти

or-says-and = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { TRAIT($rest, "person") ->
        [yes] { $first }, а { $rest }
       *[no] { $first } та { $rest }
    }
}
    .head = rest
    .chain = yes
or-says-or = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { $first } або { $rest }
}
    .head = first
    .chain = yes
or-says-then = { $first }, потім { $rest }
    .long = yes
or-says-choose = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} одне: { $options }
    .long = yes
or-says-choose-or = { $first }; або { $rest }
or-says-otherwise = { $first }; інакше { $second }
    .long = yes
or-says-gain-credits = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-lose-credits = { $verb ->
    [inf] втратити
    [they] втрачає
   *[you] втрать
} { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-take-credits = { $verb ->
    [inf] забрати
    [they] забирає
   *[you] забери
} в цього гравця { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-spend = { $verb ->
    [inf] заплатити
    [they] платить
   *[you] заплати
} { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-spend-less = { $verb ->
    [inf] заплатити
    [they] платить
   *[you] заплати
} { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} (на { $less } менше за { FORM($per, case: "acc") })
or-says-gain-fame = { $verb ->
    [inf] збільшити
    [they] збільшує
   *[you] збільш
} славу на { $amount }
or-says-gain-reputation = { $verb ->
    [inf] збільшити
    [they] збільшує
   *[you] збільш
} репутацію { FORM($faction, case: "with") } на { $amount }
or-says-lose-reputation = { $verb ->
    [inf] зменшити
    [they] зменшує
   *[you] зменш
} репутацію { FORM($faction, case: "with") } на { $amount }
or-says-lose-reputation-always = { $verb ->
    [inf] зменшити
    [they] зменшує
   *[you] зменш
} репутацію { FORM($faction, case: "with") } на { $amount }, навіть якщо вона вже негативна
or-says-suffer = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
} на { FORM($what, case: "acc") }
or-says-recover = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
} з { FORM($what, case: "gen") }
or-says-recover-all = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} всі пошкодження з { FORM($what, case: "gen") }
or-says-test = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} перевірку навички { FORM($skill, case: "quoted") }
or-says-if-passed = { $first }; за успіху { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-failed = { $first }; за провалу { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-next-test-unskilled = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} наступну перевірку так, ніби потрібної навички немає
or-says-roll-dice = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}, потрібний результат — { $faces }
    .long = yes
or-says-roll-dice-each = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} по 1 кубику за { FORM($count, case: "acc") }, потрібний результат — { $faces }
    .long = yes
or-says-each = { $first }; за кожен такий кубик { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-no-die = { $first }; якщо таких кубиків немає, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-fight-ground = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} наземний бій з { FORM($enemy, case: "ins") } ({ $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
})
or-says-fight-ship = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} космічний бій з { FORM($enemy, case: "ins") } ({ $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
})
or-says-fight-player = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} бій з іншим гравцем на своєму терені
or-says-fight-player-ship = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} космічний бій з іншим гравцем на своєму терені
or-says-who = { $first } (якщо { $who })
or-says-if-won = { $first }; за перемоги { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-lost = { $first }; за поразки { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-survived = { $first }; за перемоги, якщо тебе не спіткала невдача, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-enemy-chooses = гравець, який кидав кубики за ворога, обирає за тебе одне: { $options }
    .long = yes
    .person = yes
or-says-gamble = ти й кожен інший гравець на твоєму терені можете поставити по { $stake } { $stake ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} і виконати перевірку навички { FORM($skill, case: "quoted") }; за успіху гравець отримує подвійну ставку
    .long = yes
    .person = yes
or-says-stake = ти й цей гравець можете поставити до { $most } { $most ->
    [one] кредиту
   *[other] кредитів
} кожен; обоє виконують перевірку навички { FORM($skill, case: "quoted") }, і якщо успіх має лише хтось один, обидві ставки дістаються саме йому
    .long = yes
    .person = yes
or-says-duel = ти й цей гравець виконуєте перевірки навичок: { FORM($skills, case: "quoted") }; перемагає той, у кого більше успіхів, а за нічиєї — ти
    .long = yes
    .person = yes
or-says-move = { $verb ->
    [inf] пересунутися
    [they] пересувається
   *[you] пересунься
} не далі ніж на { $spaces } { $spaces ->
    [one] терен
    [few] терени
   *[other] теренів
}
or-says-jump = { $verb ->
    [inf] пересунутися
    [they] пересувається
   *[you] пересунься
} безпосередньо на планету цього фрагмента мапи
or-says-move-patrol = { $verb ->
    [inf] пересунути
    [they] пересуває
   *[you] пересунь
} { FORM($faction, case: "patrol") } не далі ніж на { $spaces } { $spaces ->
    [one] терен
    [few] терени
   *[other] теренів
}
or-says-bring-patrol = { $verb ->
    [inf] пересунути
    [they] пересуває
   *[you] пересунь
} { FORM($faction, case: "patrol") } безпосередньо на свій терен
or-says-extra-turn = { $verb ->
    [inf] зробити
    [they] робить
   *[you] зроби
} додатковий хід
or-says-end-turn = { $verb ->
    [inf] закінчити
    [they] закінчує
   *[you] закінчи
} свій хід
or-says-encounter-within = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} бій з патрулем або { $verb ->
    [inf] зустрітися
    [they] зустрічається
   *[you] зустрінься
} з контактом не далі ніж за { $spaces } { $spaces ->
    [one] терен
    [few] терени
   *[other] теренів
} від себе
or-says-buy-top = { $verb ->
    [inf] придбати
    [they] купує
   *[you] придбай
} верхню карту { FORM($decks, case: "gen") }
or-says-buy-top-less = { $verb ->
    [inf] придбати
    [they] купує
   *[you] придбай
} верхню карту { FORM($decks, case: "gen") } на { $discount } { $discount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} дешевше
or-says-gain-top = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} безкоштовно верхню карту { FORM($deck, case: "gen") }
or-says-search = { $verb ->
    [inf] переглянути
    [they] переглядає
   *[you] переглянь
} { $cards } { $cards ->
    [one] карту
    [few] карти
   *[other] карт
} з верху { FORM($deck, case: "gen") }, { $verb ->
    [inf] придбати
    [they] купує
   *[you] придбай
} одну з них і { $verb ->
    [inf] замішати
    [they] замішує
   *[you] замішай
} решту назад
    .long = yes
or-says-search-free = { $verb ->
    [inf] переглянути
    [they] переглядає
   *[you] переглянь
} { $cards } { $cards ->
    [one] карту
    [few] карти
   *[other] карт
} з верху { FORM($deck, case: "gen") }, { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} одну з них і { $verb ->
    [inf] замішати
    [they] замішує
   *[you] замішай
} решту назад
    .long = yes
or-says-discard-top = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} верхню карту { FORM($decks, case: "gen") }
or-says-market-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} дію «Ринок»
or-says-market-action-anywhere = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} дію «Ринок» на планеті або в навігаційній точці
or-says-sell = { $verb ->
    [inf] продати
    [they] продає
   *[you] продай
} один зі своїх активів ({ $types }) за його ціною{ $extra ->
    [0] { "" }
   *[other] {" "}з доплатою { $extra } { $extra ->
        [one] кредит
        [few] кредити
       *[other] кредитів
    }
}
or-says-buy-ship = { $verb ->
    [inf] придбати
    [they] купує
   *[you] придбай
} будь-який невикористаний корабель (метою догори); його карту ринку виводять із гри
or-says-buy-ship-dearer = { $verb ->
    [inf] придбати
    [they] купує
   *[you] придбай
} будь-який невикористаний корабель, дорожчий за свій; його карту ринку виводять із гри
or-says-for-less = { $effect }; знижка — { $discount } { $discount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-with-damage = { $effect }; на кораблі { $damage } { $damage ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
or-says-gain-this = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} актив із цієї карти
or-says-discard-this = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} цю карту
or-says-remove-job = { $verb ->
    [inf] вивести
    [they] виводить
   *[you] виведи
} карту халтурки з гри
or-says-discard-asset = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} 1 { AGREE("word-own", FORM($type, case: "acc")) } { FORM($type, case: "acc") }
or-says-discard-asset-trait = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} 1 { AGREE("word-own", FORM($type, case: "acc")) } { FORM($type, case: "acc") } з належністю { $trait }
or-says-steal-droid = { $verb ->
    [inf] забрати
    [they] забирає
   *[you] забери
} дроїда з екіпажу іншого гравця на своєму терені
or-says-deliver-this = { $verb ->
    [inf] доставити
    [they] доставляє
   *[you] достав
} вантаж як зазвичай
or-says-deliver-this-half = { $verb ->
    [inf] доставити
    [they] доставляє
   *[you] достав
} вантаж за половину кредитів і без слави
or-says-discard-cargo = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} цей вантаж
or-says-complete-job = { $verb ->
    [inf] виконати цю халтурку
   *[you] цю халтурку виконано
}
    .person = yes
or-says-fail-job = { $verb ->
    [inf] провалити цю халтурку
   *[you] цю халтурку провалено
}
    .person = yes
or-says-go-to = { $verb ->
    [inf] перейти
    [they] переходить
   *[you] перейди
} до розділу { $section }
or-says-half-reward = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} за цю халтурку лише половину кредитів
or-says-resolve = { $verb ->
    [inf] розіграти
    [they] розігрує
   *[you] розіграй
} карту Банку Даних № { $number }
or-says-complete-goal = { $verb ->
    [inf] досягти
    [they] досягає
   *[you] досягни
} цієї мети
or-says-mark-planet = { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} жетон пошкоджень на цю планету
or-says-look-at-contacts = { $verb ->
    [inf] таємно подивитися
    [they] таємно дивиться
   *[you] таємно подивися
} на { $most } { $most ->
    [one] контакт
    [few] контакти
   *[other] контактів
} { $where }
or-says-look-at-contacts-hunted = { $verb ->
    [inf] таємно подивитися
    [they] таємно дивиться
   *[you] таємно подивися
} на { $most } { $most ->
    [one] контакт
    [few] контакти
   *[other] контактів
} { $where } (ґатунок — як на одній із твоїх карт розшуку)
or-says-reveal-contact = { $verb ->
    [inf] відкрити
    [they] відкриває
   *[you] відкрий
} 1 контакт { $where }
or-says-move-contact = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} 1 контакт { FORM($where, case: "from") } на будь-яку планету, де є вільна позначка
or-says-move-contact-here = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} 1 контакт { FORM($where, case: "from") } на свою планету
or-says-move-contact-this = { $verb ->
    [inf] перемістити
    [they] переміщує
   *[you] перемісти
} контакт «{ $contact }» { FORM($planet, case: "to") }
or-says-swap-contacts = { $verb ->
    [inf] поміняти
    [they] міняє
   *[you] поміняй
} місцями контакт на своїй планеті та контакт на іншій планеті
or-says-meet-contact = { $verb ->
    [inf] зустрітися
    [they] зустрічається
   *[you] зустрінься
} з контактом { $where }
or-says-choose-player = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} іншого гравця на своєму терені
or-says-that = цей гравець { FORM($effect, verb: "they") }
    .person = yes
    .long = yes
or-says-reroll = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} { $most ->
    [0] будь-яку кількість своїх кубиків
    [one] { $most } свій кубик
   *[other] до { $most } своїх кубиків
}
or-says-reroll-faces = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} { $most ->
    [0] будь-яку кількість своїх кубиків
    [one] { $most } свій кубик
   *[other] до { $most } своїх кубиків
} з { FORM($faces, case: "ins") }
or-says-turn = { $verb ->
    [inf] змінити
    [they] змінює
   *[you] зміни
} результат { $most ->
    [one] { $most } свого кубика
   *[other] до { $most } своїх кубиків
} з { FORM($faces, case: "gen") } на { FORM($to, case: "acc") }
or-says-cancel = { $verb ->
    [inf] скасувати
    [they] скасовує
   *[you] скасуй
} 1 { FORM($face, case: "acc") } опонента
or-says-add = { $verb ->
    [inf] додати
    [they] додає
   *[you] додай
} 1 { FORM($face, case: "acc") } до свого кидка
or-says-skill-for-test = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} потрібну навичку ще раз до кінця цієї перевірки
or-says-roll-again = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} цю перевірку ще раз
or-says-no-stop = { $verb ->
    [inf] не зупинятися
    [they] не зупиняється
   *[you] не зупиняйся
} на цьому терені
or-says-must-stop = { $verb ->
    [inf] змусити
    [they] змушує
   *[you] змусь
} цього гравця зупинитися на твоєму терені
or-says-chase-other = { $verb ->
    [inf] спрямувати
    [they] спрямовує
   *[you] спрямуй
} патруль до іншого гравця
or-says-not-defeated = { $verb ->
    [inf] уникнути
    [they] уникає
   *[you] уникни
} невдачі
or-says-fame-for-credits = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} замість кредитів ще 1 очко слави
or-says-prevent-damage = { $verb ->
    [inf] запобігти
    [they] запобігає
   *[you] запобігай
} отриманню { $amount } { $amount ->
    [one] пошкодження
   *[other] пошкоджень
}

## Умови

or-says-all-of = { $first } і { $rest }
or-says-any-of = { $first } або { $rest }
or-says-reputation = в тебе { $standing } репутація { FORM($faction, case: "with") }
or-says-has-skill = в тебе є навичка { FORM($skills, case: "quoted") }
or-says-has = { $least ->
    [1] в тебе є { FORM($type, case: "nom") }
   *[other] в тебе є щонайменше { $least } { FORM($type, $least, case: "nom") }
}
or-says-has-trait = в тебе є { FORM($type, case: "nom") } з належністю { $trait }
or-says-has-droids = у тебе є щонайменше { $least } { FORM($type, $least, case: "nom") } з позначкою «Дроїд»
or-says-has-card = в тебе є карта «{ $card }»
or-says-has-credits = в тебе є { $least } { $least ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-is-droid = твій персонаж — дроїд
    .not = твій персонаж — не дроїд
or-says-is-defeated = тебе спіткала невдача
    .not = тебе не спіткала невдача
or-says-is-damaged = на { FORM($what, case: "loc") } є пошкодження
or-says-on-planet = ти на планеті
or-says-on-planet-of-any = ти на планеті однієї з фракцій
or-says-on-planet-of = ти на планеті { FORM($faction, case: "gen") }
or-says-at-navpoint = ти в навігаційній точці
or-says-player-here = на твоєму терені є інший гравець
or-says-player-here-who = на твоєму терені є інший гравець і { $who }
or-says-more-fame = в цього гравця більше слави, ніж у тебе
or-says-other-reputation = в цього гравця { $standing } репутація { FORM($faction, case: "with") }
or-says-other-reputation-any = в цього гравця { $standing } репутація хоча б в однієї фракції
or-says-most-famous = ні в кого немає більше слави, ніж у тебе
or-says-positive-standings = в тебе позитивна репутація щонайменше у { $least } { $least ->
    [one] фракції
   *[other] фракцій
}
or-says-in-combat = ти в бою
or-says-in-combat-ground = ти в наземному бою
or-says-in-combat-ship = ти в космічному бою
or-says-in-combat-patrol = ти б’єшся з патрулем
or-says-in-combat-player = ти б’єшся з іншим гравцем
or-says-in-combat-bounty = ти б’єшся з утікачем
or-says-in-test = ти виконуєш перевірку навички
or-says-helped = навичку дала ця карта
or-says-enemy-faction = опонент служить { FORM($faction, case: "dat") } або це гравець із позитивною репутацією { FORM($faction, case: "with") }
or-says-patrol-pays-fame = винагорода за патруль містить славу
or-says-event-amount = їх щонайменше { $least }
or-says-patrol-within = патруль не далі ніж за { $spaces } { $spaces ->
    [one] терен
    [few] терени
   *[other] теренів
} від тебе
or-says-ship-costs = твій корабель коштує щонайменше { $least } { $least ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-says-equipment-costs = у тебе є карти обладнання (щонайменше { $mods }) і карти спорядження (щонайменше { $gear }) загальною ціною від { $least } { $least ->
    [one] кредиту
   *[other] кредитів
}
or-says-marked-planets = твої жетони пошкоджень лежать на { $least } { $least ->
    [one] планеті
   *[other] планетах
}
or-event-eliminate = ти ліквідуєш утікача
or-event-illegal = вантаж ПРОТИЗАКОННИЙ
or-event-bounty = це винагорода за розшук
or-event-job = це винагорода за халтурку
or-says-owned = { AGREE("word-every", $type) } { AGREE("word-your", $type) } { $type }
    .head = type
or-says-owned-card = кожна твоя карта «{ $card }»
    .gender = f
    .acc = кожну твою карту «{ $card }»

## Коли застосовують властивість

or-moment-planning = Планування
or-moment-action = Дія
or-moment-encounter = Зустріч
or-moment-any-time = будь-коли у свій хід
or-moment-after-roll = після кидка твоїх кубиків
or-moment-results = під час підрахунку результатів
or-moment-before-test = перед перевіркою навички
or-moment-test-failed = після проваленої перевірки навички
or-moment-test-passed = після успішної перевірки навички
or-moment-delivery-roll = коли ти кидаєш кубик за ПРОТИЗАКОННИЙ вантаж
or-moment-combat-won = коли ти перемагаєш у бою
or-moment-before-damage = коли ти маєш отримати пошкодження
or-moment-cargo-delivered = коли ти доставляєш вантаж
or-moment-capture-delivered = коли ти доставляєш захопленого втікача
or-moment-job-completed = коли ти виконуєш халтурку
or-moment-bounty-reward = коли ти отримуєш винагороду за розшук
or-moment-reward = коли ти отримуєш винагороду
or-moment-encounter-credits = коли зустріч дає тобі кредити
or-moment-enter-patrol-space = коли ти входиш на терен із патрулем
or-moment-player-enters-space = коли інший гравець входить на твій терен
or-moment-patrol-icon = коли патруль має рухатися після твоєї дії «Ринок»
or-moment-market-action-done = після твоєї дії «Ринок»
or-moment-before-defeat = коли тебе має спіткати невдача
or-moment-defeated = коли тебе спіткала невдача
or-moment-ship-recovered = коли ти знімаєш пошкодження з цього корабля
or-moment-crew-gained = коли ти отримуєш члена екіпажу
or-limit-turn = раз за хід
or-limit-combat = раз за бій

## Рядки карт

or-line-ability = { $moment }: { $effect }
or-line-ability-if = { $moment }, якщо { $condition }: { $effect }
or-line-limited = { $line } ({ $limit })
or-line-if = якщо { $condition }: { $line }
or-line-each = { $line } за { FORM($count, case: "acc") }
or-modifier-hyperdrive = +{ $amount } до гіперприводу
or-modifier-ground-combat = +{ $amount } до атаки персонажа
or-modifier-ship-combat = +{ $amount } до атаки корабля
or-modifier-health = +{ $amount } до витривалості
or-modifier-hull = +{ $amount } до броні
or-modifier-fame = +{ $amount } до слави
or-modifier-opponent-ground-dice = у наземному бою опонент кидає на { $amount } { $amount ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} менше
or-modifier-opponent-ship-dice = у космічному бою опонент кидає на { $amount } { $amount ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} менше
or-modifier-damage-cap-after-win = за перемоги ти отримуєш щонайбільше { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
or-modifier-never-forced-by-patrols = негативна репутація ніколи не змушує тебе зустрічатися з патрулем
or-modifier-no-reputation-loss-for-patrols = перемога над патрулем не зменшує твоєї репутації
or-modifier-passes-maelstrom = можеш проходити Вирвище без зупинки
or-reward-credits = { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-reward-fame = { $amount } { $amount ->
    [one] очко слави
    [few] очки слави
   *[other] очок слави
}
or-reward-reputation = +{ $amount } до репутації { FORM($faction, case: "with") }
or-reward-reputation-lost = −{ $amount } до репутації { FORM($faction, case: "with") }
or-reward-nothing = нічого
or-goal-event = { $times ->
    [1] { $moment }
   *[other] { $moment } ({ $times } { $times ->
        [one] раз
        [few] рази
       *[other] разів
    })
}
or-goal-event-if = { $times ->
    [1] { $moment }, якщо { $condition }
   *[other] { $moment }, якщо { $condition } ({ $times } { $times ->
        [one] раз
        [few] рази
       *[other] разів
    })
}
or-line-goal = Мета ({ $fame } { $fame ->
    [one] очко слави
    [few] очки слави
   *[other] очок слави
}): { $goal }
or-line-type = Актив: { $type }
or-line-cost = Ціна: { $cost } { $cost ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-line-traits = Належність: { $traits }
or-line-limit-one = Персонаж може мати лише одну карту з належністю { $trait }
or-line-skills = Навички: { $skills }
or-line-droid = Дроїд
or-line-start = Стартова планета: { $planet }
or-line-cannot-buy = Не можна придбати { FORM($planet, case: "at") }
or-line-destination = Пункт призначення: { $planet }
or-line-destination-player = Пункт призначення: терен іншого гравця
or-line-tested = Перевірки: { $skills }
or-decisive = { $skill } (вирішальна)
or-line-resolve = Зустріч: розіграй карту Банку Даних № { $number }
or-line-encounter = Зустріч: { $effect }
or-line-reward = Винагорода: { $reward }
or-line-removed = Після винагороди цю карту виводять із гри
or-line-discarded = Після винагороди цю карту скидають
or-line-fits = Займає слот «Вантаж» або «Обладнання»
or-line-holds-cargo = Сама вміщує { $cargo } { $cargo ->
    [one] вантаж
    [few] вантажі
   *[other] вантажів
}
or-line-keeps = Не можна скинути, доки халтурку не завершено
or-line-target = Утікач: { $contact } ({ $rank } ґатунок)
or-line-target-ground = Б’ється в наземному бою: { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}
or-line-target-ship = Б’ється в космічному бою: { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}
or-line-eliminate = Винагорода за ліквідацію: { $reward }
or-line-capture = Винагорода за захоплення й доставку { FORM($planet, case: "to") }: { $reward }
or-line-after-reward = Після будь-якої з цих винагород: { $reward }
or-line-section = { $place }: { $effect }
or-line-secret = { $place }, секрет: { $ability }
or-line-part = якщо в тебе { $standing } репутація { FORM($faction, case: "with") }, { $effect }
or-line-deck = Колода: { $deck }
or-line-databank = Карта Банку Даних № { $number } ({ $copies ->
    [1] єдина з цим номером
   *[other] одна з { $copies } із цим номером
})
or-line-sale = Придбай будь-який невикористаний корабель, дорожчий за свій, із 3 пошкодженнями. Його карту виводять із гри, а цю замішують у колоду
or-line-ship-card = Візьми аркуш корабля (метою догори): { $ship }. Цю карту виводять із гри
or-line-text = Текст: { $effect }
or-line-step = { $number }. { $effect }
or-line-icon = Патруль: { $faction }, { $distance } { $distance ->
    [one] терен
    [few] терени
   *[other] теренів
}
or-line-character = Атака персонажа { $ground }, витривалість { $health }
or-line-setup = Починає з картою Банку Даних № { $number }
or-line-reputation = Починає з { FORM($standing, case: "ins") } репутацією { FORM($faction, case: "with") }
or-line-any-reputation = Починає з позитивною репутацією у фракції на вибір
or-line-flipped = Зворот: { $line }
or-line-ship = Броня { $hull }, атака корабля { $combat }, гіперпривід { $hyperdrive }
or-line-slots =
    Слоти: вантаж { $cargo }{ $mod ->
        [0] { "" }
       *[other] , обладнання { $mod }
    }{ $either ->
        [0] { "" }
       *[other] , вантаж або обладнання { $either }
    }, екіпаж { $crew }
or-line-named = Назва на звороті: { $name }
or-line-contact = Контакт: { $rank } ґатунок, карта Банку Даних № { $number }
or-line-faction = Фракція: { $faction }
or-line-patrol = Фракція: { $faction }, рівень { $level }
or-line-patrol-dice = Б’ється в космічному бою: { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}
or-line-unbeatable = Непереможний; кожного, хто вступає з ним у бій, спіткає невдача
or-line-ai-planning = Планування, перше, що підходить: { $bullet }
or-line-ai-action = Дії, усе, що підходить: { $bullet }
or-line-ai-encounter = Зустріч, перше, що підходить: { $bullet }
or-line-ai-discard = Наприкінці скинути верхню карту { FORM($decks, case: "gen") }
or-line-ai-shuffle = Замішати цю карту назад у колоду ШтІнту
or-ai-recover = зняти всі пошкодження
or-ai-recover-defeated = після невдачі зняти всі пошкодження
or-ai-move = пересунутися до найближчого жетона мети
or-ai-credits = отримати { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-ai-credits-faction = отримати { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}, потім зменшити репутацію { FORM($faction, case: "with") } на 1
or-ai-reputation-faction = збільшити репутацію { FORM($faction, case: "with") } на { $amount }
or-ai-deliver = доставити вантаж у пункт призначення
or-ai-deliver-ship-damage = доставити вантаж у пункт призначення; за ПРОТИЗАКОННИЙ вантаж корабель отримує { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
or-ai-deliver-character-damage = доставити вантаж у пункт призначення; за ПРОТИЗАКОННИЙ вантаж персонаж отримує { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
or-ai-deliver-reputation = доставити вантаж у пункт призначення; за ПРОТИЗАКОННИЙ вантаж зменшити репутацію у фракції планети на { $amount }
or-ai-buy = придбати верхню карту { FORM($deck, case: "gen") }
or-ai-goal-token = { $bullet } і покласти жетон мети на її пункт призначення
or-ai-if-full = { $bullet }; якщо немає придатного порожнього слота, натомість { $otherwise }
or-ai-patrol = вступити в бій із патрулем, у фракції якого репутація негативна
or-ai-job = виконати халтурку в пункті призначення
or-ai-fame = заплатити { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}, щоб збільшити славу на 1
or-ai-contact = відкрити найнижчий контакт на планеті й безкоштовно взяти його в екіпаж
or-ai-contact-only = відкрити найнижчий із закритих контактів на планеті

## Запитання карт

or-ask-may = { TRAIT($effect, "long") ->
    [yes] Хочеш це зробити? Ефект: { FORM($effect, verb: "you") }.
   *[no] Хочеш { FORM($effect, verb: "inf") }?
}
or-ask-choose = Обери одне.
or-ask-opponent = З ким вступити в бій?
or-ask-deck = Обери колоду ринку.
or-ask-sell = Який актив продати?
or-ask-discard = Який актив скинути?
or-ask-stake = Скільки поставити (щонайбільше { $most } { $most ->
    [one] кредит
    [few] кредити
   *[other] кредитів
})?
or-option-stake = { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-ask-match-stake = Відповісти на ставку: { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}?
or-ask-gamble = Поставити { $stake } { $stake ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} на перевірку навички { FORM($skill, case: "quoted") }?

## Сорочки колод зустрічей

or-back-cantonica-ord-mantell = Зустрічі: Кантоніка, Орд-Мантелл
or-back-lothal-mon-calamari = Зустрічі: Лотал, Мон-Каламарі
or-back-kessel-maelstrom = Зустрічі: Кессель, Вирвище
or-back-tatooine-nal-hutta = Зустрічі: Татуїн, Нал-Хатта
or-back-ryloth-naboo = Зустрічі: Рілот, Набу
or-back-kafrene-takodana = Зустрічі: Кільце Кафрени, Такодана
or-back-navpoint = Зустрічі: навігаційні точки
or-hint-gambling = азартні ігри
or-hint-crew = екіпаж
or-hint-gear = спорядження
or-hint-credits = кредити
or-hint-movement = рух
or-hint-jobs = халтурки
or-hint-rebel-reward = винагороди Повстанців
or-hint-fight-imperial-players = бої з гравцями, до яких прихильна Імперія
or-hint-illegal-cargo = протизаконний вантаж
or-hint-fame-for-reputation = слава за позитивну репутацію
or-hint-extra-turn = додатковий хід
or-hint-fight-players = бої з гравцями
or-hint-find-contacts = пошук контактів
or-hint-bounties = розшук
or-hint-rebel-reputation = репутація в Повстанців
or-hint-cargo = вантаж
or-hint-sell-assets = продаж активів
or-hint-buy-ships = придбання кораблів
or-hint-move-contacts = переміщення контактів
or-hint-mods = обладнання
or-hint-fame-for-credits = слава за кредити

## Команди

or-help-odds = Точні шанси у «Зовнішньому Кільці»
or-help-odds-test = Шанс на успіх у перевірці навички
or-help-odds-combat = Шанс перемогти в бою та ціна перемоги
or-help-cards = Усі карти, жетони й аркуші «Зовнішнього Кільця» текстом
or-help-skills = Скільки разів ти маєш потрібну навичку
or-help-rerolls = Скільки разів можна перекинути по одному кубику
or-help-attack = Кубики нападника, який перемагає за нічиєї
or-help-defence = Кубики атакованого
or-help-kind = Вид бою: наземний чи космічний
or-help-left = Скільки витривалості чи броні лишилося
or-help-cards-name = Лише компоненти, у коді чи назві яких є це
or-odds-test = Потрібна навичка — { $skills } { $skills ->
    [one] раз
    [few] рази
   *[other] разів
}, перекидань — { $rerolls }: шанс на успіх { $chance }
or-odds-combat-ground = Наземний бій, { $attack } проти { $defence }: шанс на перемогу { $chance }
or-odds-combat-ship = Космічний бій, { $attack } проти { $defence }: шанс на перемогу { $chance }
or-odds-damage = У середньому пошкоджень: завдано { NUMBER($dealt, minimumFractionDigits: 2, maximumFractionDigits: 2) }, отримано { NUMBER($suffered, minimumFractionDigits: 2, maximumFractionDigits: 2) }
or-odds-defeat = Якщо в запасі { $left }, шанс невдачі { $chance }
or-odds-bad-number = Значення { $option } має бути від 0 до { $most }.
or-cards-title = { $name } [{ $id }] ({ $confidence })
or-cards-total = { $count } { $count ->
    [one] компонент
    [few] компоненти
   *[other] компонентів
}: із книг правил — { $seed }, із відкритих джерел — { $public }, наших — { $ours }
or-cards-none = Немає компонентів, у яких є «{ $name }».
or-confidence-seed = із книг правил
or-confidence-public = із відкритих джерел
or-confidence-ours = наше

## Balance

or-help-balance = Чи гра чесна? Боти грають багато партій
or-help-balance-game = Партії «Зовнішнього Кільця» із випадковими персонажами: перемоги, слава, цілі, довжина, непотрібні карти
or-help-balance-seats = Місць за столом
or-help-balance-bot = Який бот грає
or-help-balance-report = Записати звіт у цей файл
or-balance-title = Зовнішнє Кільце: баланс за партіями, усього { $games }
or-balance-how = Місць: { $seats }, бот { $bot }, зерно { $seed }, персонажі та початкові кораблі за жеребом. У дужках — межі, яких тримаються 95 зі 100 таких вибірок.
or-balance-characters = Перемоги за персонажами
or-balance-ships = Перемоги за кораблем наприкінці гри
or-balance-places = Перемоги за черговістю ходу
or-balance-place = Гравець { $place } за чергою
or-balance-fame = Слава за джерелами
or-balance-goals = Виконані особисті цілі
or-balance-ship-goals = Виконані цілі кораблів
or-balance-length = Довжина
or-balance-rounds = У середньому { $mean } раундів, плюс-мінус { $error }; від { $least } до { $most }.
or-balance-never = Жодного разу не куплені
or-balance-all = Кожна карта ринку знайшла покупця.
or-balance-share = Частка
or-balance-cases = Випадки
