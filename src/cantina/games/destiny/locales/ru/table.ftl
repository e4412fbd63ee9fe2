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
   *[other] { " " }(стоимость { $cost })
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
ds-log-attached = Карта «{ $card }» прикреплена к персонажу «{ $host }».
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
ds-log-damage = Персонажу «{ $card }» нанесено { $amount } урона, получено { $taken }.
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
