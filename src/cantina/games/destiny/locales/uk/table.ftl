## Destiny за столом: запитання, варіанти, причини й журнал

ds-title = Зоряні Війни: Доля
ds-about = Дві команди, їхні кубики й по тридцять карт; перемагає той, чиї персонажі вистоять. Правила: довідник 2.1.

ds-chart-health = Решта витривалості
ds-chart-damage = Пошкодження, завдані іншим
ds-chart-spent = Витрачені ресурси

### Речі на столі

ds-symbol = { $symbol ->
    [melee] пошкодження зблизька
    [ranged] пошкодження здалеку
    [indirect] непрямі пошкодження
    [shield] щити
    [resource] ресурси
    [disrupt] диверсія
    [discard] скидання
    [focus] фокус
    [special] особливість
    [any] будь-який символ
   *[blank] порожня грань
}
ds-side = { $sign ->
    [plus] +
   *[plain] { "" }
}{ $symbol ->
    [melee] { $value } { $value ->
        [one] пошкодження зблизька
        [few] пошкодження зблизька
       *[other] пошкоджень зблизька
    }
    [ranged] { $value } { $value ->
        [one] пошкодження здалеку
        [few] пошкодження здалеку
       *[other] пошкоджень здалеку
    }
    [indirect] { $value } { $value ->
        [one] непряме пошкодження
        [few] непрямі пошкодження
       *[other] непрямих пошкоджень
    }
    [shield] { $value } { $value ->
        [one] щит
        [few] щити
       *[other] щитів
    }
    [resource] { $value } { $value ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
    [disrupt] диверсія { $value }
    [discard] скидання { $value }
    [focus] фокус { $value }
    [special] особливість
    [any] { $value } до будь-якого символу
   *[blank] порожня грань
}{ $cost ->
    [0] { "" }
   *[other] , ціна { $cost }
}
ds-die = кубик «{ $name }»: { $side }
    .acc = кубик «{ $name }» ({ $side })
    .dat = кубику «{ $name }» ({ $side })
    .gen = кубика «{ $name }» ({ $side })
ds-die-on-card = кубик «{ $name }» на своїй карті
ds-word = { $word ->
    [blue] синій
    [red] червоний
    [yellow] жовтий
    [gray] сірий
    [melee] пошкодження зблизька
    [ranged] пошкодження здалеку
    [indirect] непрямі пошкодження
    [shield] щит
    [resource] ресурс
    [disrupt] диверсія
    [discard] скидання
    [focus] фокус
    [special] особливість
    [blank] порожня грань
    [advisor] радник
    [apprentice] учень
    [bounty-hunter] мисливець за головами
    [droid] дроїд
    [engineer] інженер
    [guard] охоронець
    [gungan] гунган
    [inquisitor] інквізитор
    [jawa] джава
    [jedi] джедай
    [leader] лідер
    [nightbrother] нічний брат
    [pilot] пілот
    [scavenger] збирач мотлоху
    [scoundrel] негідник
    [shapeshifter] перевертень
    [sith] ситх
    [spectre] «Привид»
    [trooper] солдат
    [witch] відьма
    [wookiee] вукі
    [event] подія
    [support] підтримка
    [upgrade] покращення
    [downgrade] погіршення
   *[number] { $word }
}

### Запитання: підготовка, ходи, перегрупування

ds-ask-mulligan = Які карти замішати назад у колоду?
ds-ask-battlefield = Яке поле бою взяти?
ds-ask-own-battlefield = Яке з твоїх полів бою взяти?
ds-ask-setup-shield = Кому з твоїх персонажів дати щит?
ds-ask-action = Твій хід: виконай дію або спасуй.
ds-ask-additional = Можеш виконати додаткову дію.
ds-ask-resolve-next = Застосувати ще один кубик { $symbol ->
    [melee] із пошкодженнями зблизька
    [ranged] із пошкодженнями здалеку
    [indirect] із непрямими пошкодженнями
    [shield] зі щитами
    [resource] із ресурсами
    [disrupt] із диверсією
    [discard] зі скиданням
    [focus] із фокусом
   *[special] з особливістю
} чи зупинитися?
ds-ask-upkeep-discard = Які карти скинути перед добором?
ds-ask-reroll = Які кубики перекинути?
ds-ask-host = До чого прикріпити карту «{ $card }»?
ds-ask-replace = Замінити покращення, щоб знизити ціну карти «{ $card }» (зараз { $cost })?
ds-ask-modifiers = Які кубики з плюсом додати до { FORM($die, case: "gen") }?
ds-ask-claim = Використати здатність захоплення карти «{ $card }»?

### Запитання: кубики й пошкодження

ds-ask-damage = Кому завдати { $amount } { $symbol ->
    [melee] { $amount ->
        [one] пошкодження зблизька
        [few] пошкодження зблизька
       *[other] пошкоджень зблизька
    }
   *[ranged] { $amount ->
        [one] пошкодження здалеку
        [few] пошкодження здалеку
       *[other] пошкоджень здалеку
    }
}?
ds-ask-shields = Кому дати { $amount } { $amount ->
    [one] щит
    [few] щити
   *[other] щитів
}?
ds-ask-focus = Переверни до { $amount } { $amount ->
    [one] кубика
   *[other] кубиків
}. Які саме?
ds-ask-side = Якою гранню догори перевернути { FORM($die, case: "acc") }?
ds-ask-special = Яку особливість карти «{ $card }» використати?
ds-ask-assign = Розподіли { $left } { $left ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
} між своїми персонажами, по одному.
ds-ask-lend-shields = «{ $lender }»: скільки щитів заблокують пошкодження карті «{ $card }»?
ds-ask-share-shields = Розподіли { $left } { $left ->
    [one] щит
    [few] щити
   *[other] щитів
} між своїми персонажами, по одному.
ds-ask-block-first = Карті «{ $card }» завдають пошкоджень: що блокує першим?
ds-ask-guardian = Персонаж «{ $card }» може прибрати кубик із пошкодженнями й отримати стільки пошкоджень, скільки становить його значення.
ds-ask-redeploy = Куди перенести карту «{ $card }»?
ds-ask-elite-die = Персонаж «{ $card }» більше не елітний: який кубик відкласти?
ds-ask-twin-die = Який кубик відкласти разом із картою «{ $card }»?
ds-ask-unique = Ти контролюєш дві копії унікальної карти: яка з них піде?
ds-ask-surplus = До карти «{ $card }» прикріплено забагато: що піде?

### Запитання: здатності

ds-ask-may = «{ $card }»: { FORM($effect, verb: "inf") }?
ds-ask-instead = Використати натомість карту «{ $card }»?
ds-ask-unless = Запобігти ефекту карти «{ $card }»: { FORM($effect, verb: "inf") }?
ds-ask-choose = «{ $card }»: обери { $count ->
    [one] одне
   *[other] { $count }
}.
ds-ask-order-queue = Яка здатність стане в чергу першою?
ds-ask-order-before = Яку здатність застосувати першою?
ds-ask-order-instead = Яку заміну застосувати першою?
ds-ask-opponent = Який опонент?
ds-ask-opponent-for = «{ $card }»: який опонент?
ds-ask-player = Який гравець?
ds-ask-declare = «{ $card }»: назви { $what ->
    [colour] колір
    [number] число
    [symbol] символ
    [type] тип карти
    [card] карту
   *[subtype] підтип
}.
ds-ask-negotiate = «{ $card }»: обери одне й виконай.
ds-ask-bid = «{ $card }»: скільки жетонів сховати?
ds-ask-play-free = «{ $card }»: яку карту зіграти безкоштовно?
ds-ask-pick-dice = «{ $card }»: обери кубики.
ds-ask-pick-card = «{ $card }»: обери карту.
ds-ask-remove-die = «{ $card }»: які кубики прибрати?
ds-ask-reroll-dice = «{ $card }»: які кубики перекинути?
ds-ask-turn-die = «{ $card }»: які кубики перевернути?
ds-ask-copied-die = Чий символ повторити?
ds-ask-roll-die = «{ $card }»: який кубик кинути у твій пул?
ds-ask-forbid-die = «{ $card }»: який кубик не можна буде кидати?
ds-ask-resolve-die = «{ $card }»: який кубик застосувати?
ds-ask-resolve-order = «{ $card }»: який кубик застосувати наступним?
ds-ask-raise-die = «{ $card }»: значення якого кубика збільшити?
ds-ask-resolve-as = За що вважати { FORM($die, case: "acc") }?
ds-ask-any-side = «{ $card }»: яку грань застосувати?
ds-ask-deal = «{ $card }»: кому завдати пошкоджень?
ds-ask-heal = «{ $card }»: з кого зняти пошкодження?
ds-ask-damage-from = «{ $card }»: з кого перемістити пошкодження?
ds-ask-damage-to = «{ $card }»: на кого перемістити пошкодження?
ds-ask-how-much = «{ $card }»: скільки?
ds-ask-give-shields = «{ $card }»: кому дати щити?
ds-ask-remove-shields = «{ $card }»: хто втратить щити?
ds-ask-shields-from = «{ $card }»: з кого перемістити щити?
ds-ask-shields-to = «{ $card }»: на кого перемістити щити?
ds-ask-defeat = «{ $card }»: кого перемогти?
ds-ask-place = «{ $card }»: куди покласти жетони?
ds-ask-take = «{ $card }»: звідки взяти жетони?
ds-ask-discard-hand = «{ $card }»: які карти скинути?
ds-ask-look = «{ $card }»: на що подивитися?
ds-ask-reveal = «{ $card }»: що відкрити?
ds-ask-discard = «{ $card }»: що скинути?
ds-ask-put-on-deck = «{ $card }»: яку карту покласти на її колоду?
ds-ask-top-or-bottom = «{ $card }»: на верх колоди чи під низ?
ds-ask-to-hand = «{ $card }»: що повернути на руку?
ds-ask-put-back = «{ $card }»: яка карта наступна згори?
ds-ask-add-to-hand = «{ $card }»: що взяти на руку?
ds-ask-search = «{ $card }»: яку карту взяти?
ds-ask-find = «{ $card }»: яку карту обрати?
ds-ask-mill-instead = «{ $card }»: скинути { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
} з колоди, щоб зберегти всі ресурси?
ds-ask-where-to-search = «{ $card }»: де шукати?
ds-ask-how-many-spotted = «{ $card }»: скільки вказати?
ds-option-search-deck = Твоя колода
ds-option-search-pile = Твій скид
ds-ask-set-aside = «{ $card }»: що відкласти?
ds-ask-stack = «{ $card }»: яку карту покласти на неї долілиць?
ds-ask-stacked = «{ $card }»: з якої відкладеної копії зіграти карту?
ds-ask-play = «{ $card }»: яку карту зіграти?
ds-ask-activate = «{ $card }»: що активувати?
ds-ask-take-control = «{ $card }»: яку карту взяти під контроль?
ds-ask-keep-upgrade = «{ $card }»: яке покращення залишиться у грі?
ds-ask-activate-order = «{ $card }»: що активувати наступним?
ds-ask-ready = «{ $card }»: що підготувати?
ds-ask-exhaust = «{ $card }»: що повернути?
ds-ask-move-upgrade = «{ $card }»: яке покращення перемістити?
ds-ask-move-to = «{ $card }»: куди перемістити?
ds-ask-switch = «{ $card }»: яке поле бою увійде в гру?
ds-ask-use-claim = «{ $card }»: чию здатність захоплення використати?
ds-ask-use-special = «{ $card }»: чию особливість використати?
ds-ask-return-to-game = «{ $card }»: хто повертається в гру?
ds-ask-deck-order = «{ $card }»: яка карта наступною йде в колоду?
ds-ask-switch-card = «{ $card }»: яку карту обміняти?

### Варіанти

ds-option-none = Нічого
ds-option-use = Так
ds-option-decline = Ні
ds-note-that = А саме: { $things }
ds-option-play = Зіграти карту «{ $card }»
ds-option-activate = Активувати карту «{ $card }»
ds-option-resolve = Застосувати { FORM($die, case: "acc") }
ds-option-resolve-as = Застосувати { FORM($die, case: "acc") } як { $symbol ->
    [melee] пошкодження зблизька
    [ranged] пошкодження здалеку
    [indirect] непрямі пошкодження
    [shield] щити
    [resource] ресурси
    [disrupt] диверсію
    [discard] скидання
    [focus] фокус
   *[special] особливість
}
ds-option-reroll = Скинути карту «{ $card }» і перекинути кубики
ds-option-reroll-any = Скинути карту й перекинути кубики
ds-option-card-action = Дія карти «{ $card }»
ds-option-power-action = Потужна дія карти «{ $card }»
ds-option-claim = Захопити поле бою
ds-option-pass = Пас
ds-option-decline-action = Без додаткової дії
ds-option-stop = Зупинитися
ds-option-replace = Замінити карту «{ $card }» і заплатити { $cost }
ds-option-replace-none = Нічого не замінювати й заплатити { $cost }
ds-option-assign = «{ $card }», уже розподілено: { $damage }
ds-option-lose-resource = Втратити 1 ресурс
ds-option-share-shields = «{ $card }», уже розподілено: { $shields }
ds-option-shields-first = Щити
ds-option-ability-first = Інша здатність
ds-option-discard-it = Нехай її буде скинуто
ds-option-ability = «{ $card }» ({ $seat })
ds-option-special = Особливість { $number }: { $effect }
ds-option-number = { $number }
ds-option-top = На верх
ds-option-bottom = Під низ
ds-note-changes-nothing = зараз нічого не змінить
ds-note-activate = { $dice ->
    [0] кубиків немає
   *[other] { $dice } { $dice ->
        [one] кубик
        [few] кубики
       *[other] кубиків
    }, пошкоджень у середньому: { $damage }
}

### Чому чогось не можна

ds-blocked-type = Такі карти не грають із руки.
ds-blocked-restriction = Карту «{ $card }» можна зіграти, лише якщо { $condition }.
ds-blocked-unique = Копія унікальної карти «{ $card }» уже у грі на твоєму боці.
ds-blocked-host = Карту «{ $card }» немає до чого прикріпити.
ds-blocked-host-only = Карту «{ $card }» прикріплюють лише сюди: { $wanted }. Нічого такого немає.
ds-blocked-host-named = До чого прикріпити карту «{ $card }», вказує ефект.
ds-blocked-host-cannot = Карту «{ $card }» не можна прикріпити до карти «{ $host }».
ds-blocked-host-unfit = Карту «{ $card }» прикріплюють лише сюди: { $wanted }.
ds-blocked-cost = Карта коштує { $cost } { $cost ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}, а в тебе { $resources }.
ds-blocked-exhausted = Карту «{ $card }» повернуто.
ds-blocked-power-used = Потужну дію карти «{ $card }» уже використано в цьому раунді.
ds-blocked-power-of-copy-used = Цього раунду вже використано потужну дію іншої твоєї карти «{ $card }».
ds-blocked-claimed = Поле бою в цьому раунді вже захоплює { $seat }.
ds-blocked-blank = Порожню грань застосувати не можна.
ds-blocked-modifier = Грань із плюсом застосовують лише разом із кубиком із тим самим символом.
ds-blocked-hampered = Цього ходу вже застосовано інший кубик цього персонажа.
ds-blocked-no-cards = У тебе немає карт, щоб скинути.
ds-blocked-no-dice = У твоєму пулі немає кубиків.
ds-blocked-fast-dice = Жоден кубик у твоєму пулі зараз не можна кидати.
ds-blocked-combination = Ці кубики не відповідають умовам карти «{ $card }».
ds-bad-deck = Колода місця { $seat } недопустима: { $reason }
ds-bad-deck-format = Колода місця { $seat } не з формату, у який тут грають: { $formats }.
ds-bad-deck-unplayable = У колоді місця { $seat } є карти, якими тут поки що не можна грати: { $cards }.
ds-no-ready-deck = Жодна готова колода не підходить для формату «{ $format }».
ds-format = { $format ->
    [starter] стартовий
    [standard] стандартний
    [trilogy] трилогія
    [infinite] нескінченний
    [standard-2016] стандартний 2016 року
    [standard-2017] стандартний 2017 року
    [standard-2018] стандартний 2018 року
    [standard-2019] стандартний 2019 року
    [trilogy-2018] трилогія 2018 року
    [trilogy-2019] трилогія 2019 року
    [arh-standard] стандартний { "A Renewed Hope" }
    [tci-standard] стандартний { "The Chance Initiative" }
   *[constructed] складений
}
ds-ready-deck = { $deck ->
    [rey-starter] Стартовий набір: Рей
    [kylo-ren-starter] Стартовий набір: Кайло Рен
    [two-player-villains] Гра на двох: лиходії
    [two-player-heroes] Гра на двох: герої
    [luke-skywalker-starter] Стартовий набір: Люк Скайвокер
    [boba-fett-starter] Стартовий набір: Боба Фетт
    [obi-wan-kenobi-starter] Стартовий набір: Обі-Ван Кенобі
    [general-grievous-starter] Стартовий набір: генерал Ґрівус
    [scavenger-and-defector] Збирачка мотлоху та перебіжчик
    [disciple-and-line-troopers] Послідовник і рядові солдати
    [two-player-villains-full-deck] Гра на двох: лиходії, повна колода
    [two-player-heroes-full-deck] Гра на двох: герої, повна колода
    [farm-boy-and-smuggler] Хлопець із ферми та контрабандист
    [hunter-with-escort] Мисливець з ескортом
    [avenger-and-duchess] Месник і герцогиня
    [droid-commander] Командир дроїдів
    [loyal-friend-and-crack-shot] Вірний друг і влучний стрілець
    [emperor-alone] Імператор наодинці
   *[other] { $deck }
}
ds-ready-team = { $team } · { $format }
ds-famous-deck = { $team }
ds-famous-note = { $how } · { $format }
ds-bad-deck-name = Готової колоди { $name } немає. Є: { $known }.

### Журнал: підготовка й раунди

ds-log-layout = Команди викладено.
ds-log-battlefields-aside = Поля бою відкладено.
ds-log-mulligan = { $seat } замішує назад { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
ds-log-battlefield-roll = { $seat } кидає кубики за поле бою: { $sum }.
ds-log-battlefield-tie = Нічия: кидок повторюється.
ds-log-battlefield-random = Кидок нічого не вирішить, тож вирішує випадок.
ds-log-battlefield-used = Кидок виграє { $winner }. Поле бою — «{ $card }», його контролює { $seat }.
ds-log-after-setup = Підготовку завершено.
ds-log-round = Починається раунд { $number }.
ds-log-phase-end = Фаза дій завершується.
ds-log-upkeep-ready = Усі карти підготовлено.
ds-log-dice-back = { $seat } повертає на карти { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}.
ds-log-out = { $seat } вибуває.
ds-log-loop = Ті самі ефекти повторюються без кінця: нічия.
ds-log-declining = Це могло б тривати вічно: до кінця дії від усього необов’язкового відмовляються.
ds-log-idle = { $rounds ->
    [one] { $rounds } раунд поспіль
    [few] { $rounds } раунди поспіль
   *[other] { $rounds } раундів поспіль
} усі лише пасують: нічия.
ds-log-together = Усі разом втрачають останніх персонажів: нічия.

### Журнал: дії

ds-log-pass = { $seat } пасує.
ds-log-auto-pass = Поле бою вже захоплено, тож { $seat } пасує.
ds-log-decline = { $seat } відмовляється від додаткової дії.
ds-log-play = { $seat } грає карту «{ $card }».
ds-log-undone = Розіграш карти «{ $card }» неможливо завершити, його скасовано.
ds-log-host-gone = Карту «{ $card }» скинуто: карти «{ $host }» більше немає у грі.
ds-log-attached = Карту «{ $card }» прикріплено до карти «{ $host }».
ds-log-no-effect = Карта «{ $card }» нічого не змінює.
ds-log-activate = Карту «{ $card }» активовано.
ds-log-resolve = { $seat } застосовує: { $dice }.
ds-log-reroll = { $seat } скидає карту «{ $card }», щоб перекинути кубики.
ds-log-card-action = { $seat } використовує дію карти «{ $card }».
ds-log-claim = { $seat } захоплює поле бою «{ $card }».
ds-log-extra = { $seat } може виконати { $amount ->
    [one] додаткову дію
   *[other] { $amount } { $amount ->
        [few] додаткові дії
       *[other] додаткових дій
    }
}.
ds-log-battlefield = { $seat } бере під контроль поле бою.
ds-log-switched = Полем бою стає «{ $card }».
ds-log-instead = Натомість спрацьовує карта «{ $card }».
ds-log-declared = { $seat } називає: { $word }.
ds-log-named-card = { $seat } називає карту «{ $card }».
ds-log-bid = { $seat } відкриває: { $amount }.

### Журнал: кубики

ds-log-rolled = { $seat } кидає кубики: { $dice }.
ds-log-rerolled = { $seat } перекидає: { $dice }.
ds-log-turned = Перевернуто { FORM($die, case: "acc") } → { $side }.
ds-log-removed = Прибрано { FORM($die, case: "acc") }.
ds-log-frozen = У наступному раунді не можна кидати { FORM($die, case: "acc") }.
ds-log-held = Карта «{ $card }» утримує { FORM($die, case: "acc") }.

### Журнал: пошкодження й жетони

ds-log-damage = Карті «{ $card }» завдано пошкоджень: { $amount }, отримано: { $taken }.
ds-log-blocked = Щити карти «{ $card }» блокують { $amount }.
ds-log-heal = Із карти «{ $card }» знято { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}.
ds-log-damage-moved = На карту «{ $card }» переміщено { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}.
ds-log-shields = Карта «{ $card }» отримує { $amount } { $amount ->
    [one] щит
    [few] щити
   *[other] щитів
}.
ds-log-shields-removed = Карта «{ $card }» втрачає { $amount } { $amount ->
    [one] щит
    [few] щити
   *[other] щитів
}.
ds-log-shields-moved = На карту «{ $card }» переміщено { $amount } { $amount ->
    [one] щит
    [few] щити
   *[other] щитів
}.
ds-log-defeated = Персонажа «{ $card }» переможено.
ds-log-gain = { $seat } отримує { $amount } { $amount ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}.
ds-log-lose = { $seat } втрачає { $amount } { $amount ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}.
ds-log-spend = { $seat } витрачає { $amount } { $amount ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}.
ds-log-placed = На карту «{ $card }» покладено { $amount } { $token ->
    [damage] { $amount ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
    [shield] { $amount ->
        [one] щит
        [few] щити
       *[other] щитів
    }
   *[resource] { $amount ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
}.
ds-log-taken-off = Із карти «{ $card }» знято { $amount } { $token ->
    [damage] { $amount ->
        [one] пошкодження
        [few] пошкодження
       *[other] пошкоджень
    }
    [shield] { $amount ->
        [one] щит
        [few] щити
       *[other] щитів
    }
   *[resource] { $amount ->
        [one] ресурс
        [few] ресурси
       *[other] ресурсів
    }
}.

### Журнал: карти

ds-log-draw = { $seat } бере { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
ds-log-hand-discard = { $seat } скидає карту «{ $card }».
ds-log-mill = Карту «{ $card }» скинуто з колоди { FORM($seat, case: "gen") }.
ds-log-looks = { $seat } дивиться { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}.
ds-log-sees = Ти бачиш: { $cards }.
ds-log-revealed = Відкрито: { $cards }.
ds-log-discarded = Карту «{ $card }» скинуто з гри.
ds-log-to-hand = Карта «{ $card }» повертається на руку власника.
ds-log-to-deck = Карту «{ $card }» покладено на колоду власника.
ds-log-card-to-deck = { $seat } кладе карту на колоду.
ds-log-put-back = { $seat } повертає { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
} до колоди, власник якої — { $owner }.
ds-log-added-to-hand = { $seat } бере на руку карту «{ $card }».
ds-log-unseen-to-hand = { $seat } бере карту на руку.
ds-log-shuffled = { $seat } перемішує колоду.
ds-log-set-aside = Карту «{ $card }» відкладено.
ds-log-became-support = Карта «{ $card }» стає підтримкою.
ds-log-returned = Карта «{ $card }» повертається в гру.
ds-log-switched-resources = { $seat } і { $other } обмінюються ресурсами.
ds-log-switched-cards = { $seat } обмінює карту «{ $old }» на карту «{ $new }».
ds-log-stacked = { $seat } відкладає карту «{ $card }», на ній карта долілиць.
ds-log-exhaust = Карту «{ $card }» повернуто.
ds-log-ready = Карту «{ $card }» підготовлено.
ds-log-moved = Карту «{ $card }» переміщено на карту «{ $host }».
ds-log-control = { $seat } отримує контроль над картою «{ $card }».
ds-log-joined = { $seat } додає до команди персонажа «{ $card }».

### Як закінчується гра

ds-end-characters = Останніх персонажів решти гравців переможено.
ds-end-cards = У решти гравців закінчилися карти.
ds-end-conceded = Усі інші покинули гру.
ds-end-effect = Решта гравців програла через карту.
ds-end-together = Усі разом втратили останніх персонажів: ніхто не перемагає.
ds-end-loop = Нескінченний повтор: ніхто не перемагає.
ds-end-idle = Раунд за раундом ніхто не діяв: ніхто не перемагає.
ds-end-open = Гру не закінчено.

### Стіл у терміналі

ds-board-round = Раунд { $round }
ds-board-battlefield = Поле бою: «{ $card }», контролює { $seat }
ds-board-nobody = ніхто
ds-board-queue = Черга: { $cards }
ds-board-player = { $seat }: { $resources } { $resources ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}, рука { $hand }, колода { $deck }, скид { $discard }
ds-board-card = { $name } ({ $kind ->
    [character] персонаж
    [upgrade] покращення
    [downgrade] погіршення
    [support] підтримка
    [plot] задум
   *[battlefield] поле бою
}{ $state ->
    [exhausted] , повернуто
   *[ready] { "" }
}){ $health ->
    [0] { "" }
   *[other] { " " }пошкодження { $damage } із { $health }
}{ $shields ->
    [0] { "" }
   *[other] , щити { $shields }
}{ $resources ->
    [0] { "" }
   *[other] , ресурси { $resources }
}
ds-board-pool = Пул: { $dice }
ds-board-hand = Рука:
ds-board-hand-card = { $name } ({ $cost })
ds-why-lasting = Так команда збереже більше витривалості (+{ $amount }).
ds-why-fading = Так команда збереже менше витривалості (−{ $amount }).
ds-why-harm = Опонент втратить більше витривалості (+{ $amount }).
ds-why-harmless = Опонент втратить менше витривалості (−{ $amount }).
ds-why-force = Так кубики й карти команди обіцяють більше пошкоджень (+{ $amount }).
ds-why-feeble = Так кубики й карти команди обіцяють менше пошкоджень (−{ $amount }).
