## Destiny за столом

ds-symbol = { $symbol ->
    [melee] ближний урон
    [ranged] дальний урон
    [indirect] непрямой урон
    [shield] щиты
    [resource] ресурсы
    [disrupt] диверсия
    [discard] сброс
    [focus] концентрация
    [special] особенность
    [any] любой символ
   *[blank] пустая грань
}
ds-side = { $sign ->
    [plus] +
   *[plain] { "" }
}{ $symbol ->
    [melee] { $value } { $value ->
        [one] ближний урон
        [few] ближних урона
       *[other] ближнего урона
    }
    [ranged] { $value } { $value ->
        [one] дальний урон
        [few] дальних урона
       *[other] дальнего урона
    }
    [indirect] { $value } { $value ->
        [one] непрямой урон
        [few] непрямых урона
       *[other] непрямого урона
    }
    [shield] { $value } { $value ->
        [one] щит
        [few] щита
       *[other] щитов
    }
    [resource] { $value } { $value ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
    [disrupt] диверсия { $value }
    [discard] сброс { $value }
    [focus] концентрация { $value }
    [special] особенность
    [any] { $value } к любому символу
   *[blank] пустая грань
}{ $cost ->
    [0] { "" }
   *[other] , стоимость { $cost }
}
ds-die = кубик «{ $name }»: { $side }
    .acc = кубик «{ $name }» ({ $side })
    .dat = кубику «{ $name }» ({ $side })
    .gen = кубика «{ $name }» ({ $side })

### Вопросы

ds-ask-action = Ваш ход: совершите действие или спасуйте.
ds-ask-damage = Кому нанести { $amount } { $symbol ->
    [melee] { $amount ->
        [one] ближний урон
        [few] ближних урона
       *[other] ближнего урона
    }
   *[ranged] { $amount ->
        [one] дальний урон
        [few] дальних урона
       *[other] дальнего урона
    }
}?
ds-ask-shields = Кому дать { $amount } { $amount ->
    [one] щит
    [few] щита
   *[other] щитов
}?
ds-ask-focus = Переверните до { $amount } { $amount ->
    [one] кубика
   *[other] кубиков
}. Какие именно?
ds-ask-side = Какой гранью вверх перевернуть { FORM($die, case: "acc") }?
ds-ask-may = «{ $card }»: { FORM($effect, verb: "inf") }?
ds-ask-assign = Распределите { $left } { $left ->
    [one] урон
   *[other] урона
} между своими персонажами, по одному.
ds-ask-lend-shields = «{ $lender }»: сколько щитов заблокируют урон карте «{ $card }»?
ds-ask-share-shields = Распределите { $left } { $left ->
    [one] щит
    [few] щита
   *[other] щитов
} между своими персонажами, по одному.
ds-ask-replace = Заменить улучшение, чтобы снизить стоимость карты «{ $card }» (сейчас { $cost })?
ds-ask-host = К чему прикрепить карту «{ $card }»?
ds-ask-resolve-next = Применить результат ещё одного кубика { $symbol ->
    [melee] с ближним уроном
    [ranged] с дальним уроном
    [indirect] с непрямым уроном
    [shield] со щитами
    [resource] с ресурсами
    [disrupt] с диверсией
    [discard] со сбросом
    [focus] с концентрацией
   *[special] с особенностью
} или остановиться?
ds-ask-declare = «{ $card }»: назовите { $what ->
    [colour] цвет
    [number] число
    [symbol] символ
    [type] тип карты
    [card] карту
   *[subtype] подтип
}.
ds-ask-modifiers = Какие кубики с плюсом прибавить к { FORM($die, case: "dat") }?
ds-option-play = Сыграть карту «{ $card }»
ds-option-activate = Активировать карту «{ $card }»
ds-option-resolve = Применить результат { FORM($die, case: "gen") }
ds-option-replace = Заменить карту «{ $card }» и заплатить { $cost }
ds-blocked-cost = Карта стоит { $cost } { $cost ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}, а у вас { $resources }.
ds-blocked-exhausted = Карта «{ $card }» повёрнута.
ds-note-changes-nothing = сейчас ничего не изменит
ds-note-activate = { $dice ->
    [0] кубиков нет
   *[other] { $dice } { $dice ->
        [one] кубик
        [few] кубика
       *[other] кубиков
    }, в среднем { $damage } урона
}

### Журнал

ds-log-mulligan = { $seat } замешивает обратно { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.
ds-log-round = Начинается раунд { $number }.
ds-log-pass = { $seat } пасует.
ds-log-play = { $seat } играет карту «{ $card }».
ds-log-attached = Карта «{ $card }» прикреплена к карте «{ $host }».
ds-log-activate = Активируется карта «{ $card }».
ds-log-claim = { $seat } захватывает поле боя «{ $card }».
ds-log-extra = { $seat } может совершить { $amount ->
    [one] дополнительное действие
   *[other] { $amount } { $amount ->
        [few] дополнительных действия
       *[other] дополнительных действий
    }
}.
ds-log-rolled = { $seat } бросает кубики: { $dice }.
ds-log-turned = Перевёрнут { FORM($die, case: "nom") } → { $side }.
ds-log-damage = Персонажу «{ $card }» нанесено урона: { $amount }, получено: { $taken }.
ds-log-shields = Персонаж «{ $card }» получает { $amount } { $amount ->
    [one] щит
    [few] щита
   *[other] щитов
}.
ds-log-defeated = Персонаж «{ $card }» побеждён.
ds-log-gain = { $seat } получает { $amount } { $amount ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}.
ds-log-mill = Карта «{ $card }» сброшена из колоды { FORM($seat, case: "gen") }.
ds-log-draw = { $seat } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.

### Игра и вопросы

ds-title = { "Star Wars: Destiny" }
ds-about = Две команды, их кубики и по тридцать карт; побеждает тот, чьи персонажи устоят. Правила: справочник 2.1.
ds-chart-health = Оставшееся здоровье
ds-chart-damage = Урон, нанесённый другим
ds-chart-spent = Потраченные ресурсы
ds-die-on-card = кубик «{ $name }» на своей карте
ds-word = { $word ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
    [gray] серый
    [melee] ближний урон
    [ranged] дальний урон
    [indirect] непрямой урон
    [shield] щит
    [resource] ресурс
    [disrupt] диверсия
    [discard] сброс
    [focus] концентрация
    [special] особенность
    [blank] пустая грань
    [advisor] советник
    [apprentice] ученик
    [bounty-hunter] охотник за головами
    [droid] дроид
    [engineer] инженер
    [guard] стражник
    [gungan] гунган
    [inquisitor] инквизитор
    [jawa] джава
    [jedi] джедай
    [leader] лидер
    [nightbrother] ночной брат
    [pilot] пилот
    [scavenger] мусорщик
    [scoundrel] негодяй
    [shapeshifter] оборотень
    [sith] ситх
    [spectre] «Призрак»
    [trooper] солдат
    [witch] ведьма
    [wookiee] вуки
    [event] событие
    [support] поддержка
    [upgrade] улучшение
    [downgrade] ухудшение
   *[number] { $word }
}
ds-ask-mulligan = Какие карты замешать обратно в колоду?
ds-ask-battlefield = Какое поле боя взять?
ds-ask-own-battlefield = Какое из ваших полей боя взять?
ds-ask-setup-shield = Кому из ваших персонажей дать щит?
ds-ask-additional = Можете совершить дополнительное действие.
ds-ask-upkeep-discard = Какие карты сбросить перед добором?
ds-ask-reroll = Какие кубики перебросить?
ds-ask-claim = Использовать способность захвата карты «{ $card }»?
ds-ask-special = Какую особенность карты «{ $card }» использовать?
ds-ask-block-first = Карте «{ $card }» наносят урон: что блокирует первым?
ds-ask-guardian = Персонаж «{ $card }» может убрать кубик с уроном и получить урон по его значению.
ds-ask-redeploy = Куда перенести карту «{ $card }»?
ds-ask-elite-die = Персонаж «{ $card }» больше не элитный: какой кубик отложить?
ds-ask-twin-die = Какой кубик отложить вместе с картой «{ $card }»?
ds-ask-unique = Под вашим контролем две копии уникальной карты: какая из них уйдёт?
ds-ask-surplus = К карте «{ $card }» прикреплено слишком много: что уйдёт?
ds-ask-instead = Использовать вместо этого карту «{ $card }»?
ds-ask-unless = Предотвратить эффект карты «{ $card }»: { FORM($effect, verb: "inf") }?
ds-ask-choose = «{ $card }»: выберите { $count ->
    [one] одно
   *[other] { $count }
}.
ds-ask-order-queue = Какая способность встанет в очередь первой?
ds-ask-order-before = Какую способность применить первой?
ds-ask-order-instead = Какую замену применить первой?
ds-ask-opponent = Какой соперник?
ds-ask-opponent-for = «{ $card }»: какой соперник?
ds-ask-player = Какой игрок?
ds-ask-negotiate = «{ $card }»: выберите одно и выполните.
ds-ask-bid = «{ $card }»: сколько жетонов спрятать?
ds-ask-play-free = «{ $card }»: какую карту сыграть бесплатно?
ds-ask-pick-dice = «{ $card }»: выберите кубики.
ds-ask-pick-card = «{ $card }»: выберите карту.
ds-ask-remove-die = «{ $card }»: какие кубики убрать?
ds-ask-reroll-dice = «{ $card }»: какие кубики перебросить?
ds-ask-turn-die = «{ $card }»: какие кубики перевернуть?
ds-ask-copied-die = Чей символ повторить?
ds-ask-roll-die = «{ $card }»: какой кубик бросить в ваш пул?
ds-ask-forbid-die = «{ $card }»: какой кубик нельзя будет бросать?
ds-ask-resolve-die = «{ $card }»: результат какого кубика применить?
ds-ask-resolve-order = «{ $card }»: результат какого кубика применить следующим?
ds-ask-raise-die = «{ $card }»: значение какого кубика увеличить?
ds-ask-resolve-as = За что считать { FORM($die, case: "acc") }?
ds-ask-any-side = «{ $card }»: какую грань применить?
ds-ask-deal = «{ $card }»: кому нанести урон?
ds-ask-heal = «{ $card }»: кого исцелить?
ds-ask-damage-from = «{ $card }»: с кого переместить урон?
ds-ask-damage-to = «{ $card }»: на кого переместить урон?
ds-ask-how-much = «{ $card }»: сколько?
ds-ask-give-shields = «{ $card }»: кому дать щиты?
ds-ask-remove-shields = «{ $card }»: кто потеряет щиты?
ds-ask-shields-from = «{ $card }»: с кого переместить щиты?
ds-ask-shields-to = «{ $card }»: кому переместить щиты?
ds-ask-defeat = «{ $card }»: кого победить?
ds-ask-place = «{ $card }»: куда положить жетоны?
ds-ask-take = «{ $card }»: откуда взять жетоны?
ds-ask-discard-hand = «{ $card }»: какие карты сбросить?
ds-ask-look = «{ $card }»: на что посмотреть?
ds-ask-reveal = «{ $card }»: что раскрыть?
ds-ask-discard = «{ $card }»: что сбросить?
ds-ask-put-on-deck = «{ $card }»: какую карту положить на её колоду?
ds-ask-top-or-bottom = «{ $card }»: на верх колоды или под низ?
ds-ask-to-hand = «{ $card }»: что вернуть на руку?
ds-ask-put-back = «{ $card }»: какая карта следующая сверху?
ds-ask-add-to-hand = «{ $card }»: что взять на руку?
ds-ask-search = «{ $card }»: какую карту взять?
ds-ask-find = «{ $card }»: какую карту выбрать?
ds-ask-mill-instead = «{ $card }»: сбросить { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} с колоды, чтобы сохранить все ресурсы?
ds-ask-where-to-search = «{ $card }»: где искать?
ds-ask-how-many-spotted = «{ $card }»: сколько указать?
ds-option-search-deck = Ваша колода
ds-option-search-pile = Ваш сброс
ds-ask-set-aside = «{ $card }»: что отложить?
ds-ask-stack = «{ $card }»: какую карту положить на неё лицом вниз?
ds-ask-stacked = «{ $card }»: из-под какой отложенной копии сыграть?
ds-ask-play = «{ $card }»: какую карту сыграть?
ds-ask-activate = «{ $card }»: что активировать?
ds-ask-take-control = «{ $card }»: какую карту взять под контроль?
ds-ask-keep-upgrade = «{ $card }»: какое улучшение останется в игре?
ds-ask-activate-order = «{ $card }»: что активировать следующим?
ds-ask-ready = «{ $card }»: что подготовить?
ds-ask-exhaust = «{ $card }»: что повернуть?
ds-ask-move-upgrade = «{ $card }»: какое улучшение переместить?
ds-ask-move-to = «{ $card }»: куда переместить?
ds-ask-switch = «{ $card }»: какое поле боя вводится в игру?
ds-ask-use-claim = «{ $card }»: чью способность захвата использовать?
ds-ask-use-special = «{ $card }»: чью особенность использовать?
ds-ask-return-to-game = «{ $card }»: кто возвращается в игру?
ds-ask-deck-order = «{ $card }»: какая карта следующей уходит в колоду?
ds-ask-switch-card = «{ $card }»: какую карту обменять?
ds-option-none = Ничего
ds-option-use = Да
ds-option-decline = Нет
ds-note-that = А именно: { $things }
ds-option-resolve-as = Применить { FORM($die, case: "acc") } как { $symbol ->
    [melee] ближний урон
    [ranged] дальний урон
    [indirect] непрямой урон
    [shield] щиты
    [resource] ресурсы
    [disrupt] диверсию
    [discard] сброс
    [focus] концентрацию
   *[special] особенность
}
ds-option-reroll = Сбросить карту «{ $card }» и перебросить кубики
ds-option-reroll-any = Сбросить карту и перебросить кубики
ds-option-card-action = Действие карты «{ $card }»
ds-option-power-action = Мощное действие карты «{ $card }»
ds-option-claim = Захватить поле боя
ds-option-pass = Пас
ds-option-decline-action = Без дополнительного действия
ds-option-stop = Остановиться
ds-option-replace-none = Ничего не заменять и заплатить { $cost }
ds-option-assign = «{ $card }», уже распределено: { $damage }
ds-option-lose-resource = Потерять 1 ресурс
ds-option-share-shields = «{ $card }», уже распределено: { $shields }
ds-option-shields-first = Щиты
ds-option-ability-first = Другая способность
ds-option-discard-it = Пусть сбрасывается
ds-option-ability = «{ $card }» ({ $seat })
ds-option-special = Особенность { $number }: { $effect }
ds-option-number = { $number }
ds-option-top = На верх
ds-option-bottom = Под низ
ds-blocked-type = Такие карты не играют с руки.
ds-blocked-restriction = Карту «{ $card }» можно сыграть, только если { $condition }.
ds-blocked-unique = Копия уникальной карты «{ $card }» уже в игре на вашей стороне.
ds-blocked-host = Карту «{ $card }» не к чему прикрепить.
ds-blocked-host-only = Карту «{ $card }» прикрепляют только сюда: { $wanted }. Ничего такого нет.
ds-blocked-host-named = К чему прикрепить карту «{ $card }», указывает эффект.
ds-blocked-host-cannot = Карту «{ $card }» нельзя прикрепить к карте «{ $host }».
ds-blocked-host-unfit = Карту «{ $card }» прикрепляют только сюда: { $wanted }.
ds-blocked-power-used = Мощное действие карты «{ $card }» уже использовано в этом раунде.
ds-blocked-power-of-copy-used = Вы уже использовали в этом раунде мощное действие другой карты «{ $card }».
ds-blocked-claimed = Поле боя в этом раунде уже захватывает { $seat }.
ds-blocked-blank = Пустую грань применить нельзя.
ds-blocked-modifier = Грань с плюсом применяют только вместе с кубиком с тем же символом.
ds-blocked-hampered = В этот ход уже применён другой кубик этого персонажа.
ds-blocked-no-cards = У вас нет карт для сброса.
ds-blocked-no-dice = В вашем пуле нет кубиков.
ds-blocked-fast-dice = Ни один кубик в вашем пуле сейчас нельзя бросать.
ds-blocked-combination = Эти кубики не подходят под условия карты «{ $card }».
ds-bad-deck = Колода места { $seat } недопустима: { $reason }
ds-bad-deck-format = Колода места { $seat } не из формата, в который здесь играют: { $formats }.
ds-bad-deck-unplayable = В колоде места { $seat } есть карты, которыми здесь пока нельзя играть: { $cards }.
ds-no-ready-deck = Ни одна готовая колода не подходит для формата «{ $format }».
ds-format = { $format ->
    [starter] стартовый
    [standard] стандартный
    [trilogy] трилогия
    [infinite] бесконечный
    [standard-2016] стандартный 2016 года
    [standard-2017] стандартный 2017 года
    [standard-2018] стандартный 2018 года
    [standard-2019] стандартный 2019 года
    [trilogy-2018] трилогия 2018 года
    [trilogy-2019] трилогия 2019 года
    [arh-standard] стандартный { "A Renewed Hope" }
    [tci-standard] стандартный { "The Chance Initiative" }
   *[constructed] построенный
}
ds-ready-deck = { $deck ->
    [rey-starter] Стартовый набор Рей
    [kylo-ren-starter] Стартовый набор Кайло Рена
    [two-player-villains] Игра для двоих: злодеи
    [two-player-heroes] Игра для двоих: герои
    [luke-skywalker-starter] Стартовый набор Люка Скайуокера
    [boba-fett-starter] Стартовый набор Бобы Фетта
    [obi-wan-kenobi-starter] Стартовый набор Оби-Вана Кеноби
    [general-grievous-starter] Стартовый набор генерала Гривуса
    [scavenger-and-defector] Мусорщица и перебежчик
    [disciple-and-line-troopers] Ученик и рядовые солдаты
    [two-player-villains-full-deck] Игра для двоих: злодеи, полная колода
    [two-player-heroes-full-deck] Игра для двоих: герои, полная колода
    [farm-boy-and-smuggler] Парень с фермы и контрабандист
    [hunter-with-escort] Охотник с эскортом
    [avenger-and-duchess] Мститель и герцогиня
    [droid-commander] Командир дроидов
    [loyal-friend-and-crack-shot] Верный друг и меткий стрелок
    [emperor-alone] Император в одиночку
   *[other] { $deck }
}
ds-ready-team = { $team } · { $format }
ds-famous-deck = { $team }
ds-famous-note = { $how } · { $format }
ds-bad-deck-name = Готовой колоды { $name } нет. Есть: { $known }.

### Журнал, часть вторая

ds-log-layout = Команды выложены.
ds-log-battlefields-aside = Поля боя отложены.
ds-log-battlefield-roll = { $seat } бросает кубики за поле боя: { $sum }.
ds-log-battlefield-tie = Ничья: бросок повторяется.
ds-log-battlefield-random = Бросок ничего не решит, поэтому решает случай.
ds-log-battlefield-used = Бросок выигрывает { $winner }. Поле боя — «{ $card }», его контролирует { $seat }.
ds-log-after-setup = Подготовка завершена.
ds-log-phase-end = Фаза действий завершена.
ds-log-upkeep-ready = Все карты подготовлены.
ds-log-dice-back = { $seat } возвращает на карты { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}.
ds-log-out = { $seat } выбывает.
ds-log-loop = Одни и те же эффекты повторяются без конца: ничья.
ds-log-declining = Это могло бы длиться вечно: до конца действия от всего необязательного отказываются.
ds-log-idle = { $rounds ->
    [one] { $rounds } раунд подряд
    [few] { $rounds } раунда подряд
   *[other] { $rounds } раундов подряд
} все только пасуют: ничья.
ds-log-together = Все разом теряют последних персонажей: ничья.
ds-log-auto-pass = Поле боя уже захвачено, поэтому { $seat } пасует.
ds-log-decline = { $seat } отказывается от дополнительного действия.
ds-log-undone = Розыгрыш карты «{ $card }» нельзя завершить, он отменён.
ds-log-host-gone = Карта «{ $card }» сброшена: карты «{ $host }» больше нет в игре.
ds-log-no-effect = Карта «{ $card }» ничего не меняет.
ds-log-resolve = { $seat } применяет результат: { $dice }.
ds-log-reroll = { $seat } сбрасывает карту «{ $card }», чтобы перебросить кубики.
ds-log-card-action = { $seat } использует действие карты «{ $card }».
ds-log-battlefield = { $seat } берёт под контроль поле боя.
ds-log-switched = Полем боя становится «{ $card }».
ds-log-instead = Вместо этого срабатывает карта «{ $card }».
ds-log-declared = { $seat } называет: { $word }.
ds-log-named-card = { $seat } называет карту «{ $card }».
ds-log-bid = { $seat } раскрывает: { $amount }.
ds-log-rerolled = { $seat } перебрасывает: { $dice }.
ds-log-removed = Убран { FORM($die, case: "nom") }.
ds-log-frozen = В следующем раунде нельзя бросать { FORM($die, case: "acc") }.
ds-log-held = Карта «{ $card }» удерживает { FORM($die, case: "acc") }.
ds-log-blocked = Щиты персонажа «{ $card }» блокируют { $amount }.
ds-log-heal = С персонажа «{ $card }» исцелено { $amount } { $amount ->
    [one] урон
   *[other] урона
}.
ds-log-damage-moved = На персонажа «{ $card }» перемещено { $amount } { $amount ->
    [one] урон
   *[other] урона
}.
ds-log-shields-removed = Персонаж «{ $card }» теряет { $amount } { $amount ->
    [one] щит
    [few] щита
   *[other] щитов
}.
ds-log-shields-moved = Персонажу «{ $card }» перемещено { $amount } { $amount ->
    [one] щит
    [few] щита
   *[other] щитов
}.
ds-log-lose = { $seat } теряет { $amount } { $amount ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}.
ds-log-spend = { $seat } тратит { $amount } { $amount ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}.
ds-log-placed = На карту «{ $card }» положено { $amount } { $token ->
    [damage] { $amount ->
        [one] урон
       *[other] урона
    }
    [shield] { $amount ->
        [one] щит
        [few] щита
       *[other] щитов
    }
   *[resource] { $amount ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
}.
ds-log-taken-off = С карты «{ $card }» снято { $amount } { $token ->
    [damage] { $amount ->
        [one] урон
       *[other] урона
    }
    [shield] { $amount ->
        [one] щит
        [few] щита
       *[other] щитов
    }
   *[resource] { $amount ->
        [one] ресурс
        [few] ресурса
       *[other] ресурсов
    }
}.
ds-log-hand-discard = { $seat } сбрасывает карту «{ $card }».
ds-log-looks = { $seat } смотрит { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.
ds-log-sees = Вы видите: { $cards }.
ds-log-revealed = Раскрыто: { $cards }.
ds-log-discarded = Карта «{ $card }» сброшена из игры.
ds-log-to-hand = Карта «{ $card }» возвращается на руку владельца.
ds-log-to-deck = Карта «{ $card }» положена на колоду владельца.
ds-log-card-to-deck = { $seat } кладёт карту на колоду.
ds-log-put-back = { $seat } возвращает { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
} в колоду, владелец которой — { $owner }.
ds-log-added-to-hand = { $seat } берёт на руку карту «{ $card }».
ds-log-unseen-to-hand = { $seat } берёт карту на руку.
ds-log-shuffled = { $seat } перемешивает колоду.
ds-log-set-aside = Карта «{ $card }» отложена.
ds-log-became-support = Карта «{ $card }» становится поддержкой.
ds-log-returned = Карта «{ $card }» возвращается в игру.
ds-log-switched-resources = { $seat } и { $other } обмениваются ресурсами.
ds-log-switched-cards = { $seat } обменивает карту «{ $old }» на карту «{ $new }».
ds-log-stacked = { $seat } откладывает карту «{ $card }», на ней карта лицом вниз.
ds-log-exhaust = Карта «{ $card }» повёрнута.
ds-log-ready = Карта «{ $card }» подготовлена.
ds-log-moved = Карта «{ $card }» перемещена на карту «{ $host }».
ds-log-control = { $seat } получает контроль над картой «{ $card }».
ds-log-joined = { $seat } добавляет в команду персонажа «{ $card }».
ds-end-characters = Побеждены последние персонажи остальных.
ds-end-cards = У остальных кончились карты.
ds-end-conceded = Все остальные покинули игру.
ds-end-effect = Остальные проиграли из-за карты.
ds-end-together = Все разом потеряли последних персонажей: никто не победил.
ds-end-loop = Бесконечный повтор: никто не победил.
ds-end-idle = Раунд за раундом никто не действовал: никто не победил.
ds-end-open = Игра не окончена.

### Стол в терминале

ds-board-round = Раунд { $round }
ds-board-battlefield = Поле боя: «{ $card }», контролирует { $seat }
ds-board-nobody = никто
ds-board-queue = Очередь: { $cards }
ds-board-player = { $seat }: { $resources } { $resources ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}, рука { $hand }, колода { $deck }, сброс { $discard }
ds-board-card = { $name } ({ $kind ->
    [character] персонаж
    [upgrade] улучшение
    [downgrade] ухудшение
    [support] поддержка
    [plot] замысел
   *[battlefield] поле боя
}{ $state ->
    [exhausted] , повёрнута
   *[ready] { "" }
}){ $health ->
    [0] { "" }
   *[other] { " " }урон { $damage } из { $health }
}{ $shields ->
    [0] { "" }
   *[other] , щиты { $shields }
}{ $resources ->
    [0] { "" }
   *[other] , ресурсы { $resources }
}
ds-board-pool = Пул: { $dice }
ds-board-hand = Рука:
ds-board-hand-card = { $name } ({ $cost })
ds-why-lasting = Так команда сохранит больше здоровья (+{ $amount }).
ds-why-fading = Так команда сохранит меньше здоровья (−{ $amount }).
ds-why-harm = Соперник потеряет больше здоровья (+{ $amount }).
ds-why-harmless = Соперник потеряет меньше здоровья (−{ $amount }).
ds-why-force = Так кубики и карты команды обещают больше урона (+{ $amount }).
ds-why-feeble = Так кубики и карты команды обещают меньше урона (−{ $amount }).
