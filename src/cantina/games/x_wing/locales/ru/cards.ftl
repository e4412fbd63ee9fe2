### Что говорят карты: слова и рамки, в которых они стоят.

xw-and = { $others } и { $last }
xw-then = { FORM($others, join: "; ") }; затем { $last }
    .long = yes
    .conditional = { TRAIT($others, "conditional") }
xw-range = дистанция { $range }
    .at = на дистанции { $range }
xw-ranges = дистанция { $nearest }–{ $farthest }
    .at = на дистанции { $nearest }–{ $farthest }
xw-any-range = любая дистанция
    .at = на любой дистанции
xw-card-line = { $line }.
xw-other-within = { $other } { FORM($range, case: "at") }
    .head = other
xw-other-side = Другая сторона: { $line }

## Рамки

xw-ability-static = { $gives }
xw-ability-static-while = пока { $condition }: { $gives }
xw-ability-action = Действие: { $effect }
xw-ability-trigger = { $window }: { $effect }
xw-ability-if = { $window }, если { $condition }
xw-ability-once-a-round = раз в раунд, { $window }: { $effect }
xw-ability-once-a-game = раз за игру, { $window }: { $effect }
xw-ability-bomb = жетон этой карты детонирует в конце фазы активации; каждый корабль на дистанции 1 от него { FORM($effect, verb: "they") }
xw-ability-mine = { $count ->
    [1] жетон этой карты детонирует
   *[other] каждый из { $count } жетонов этой карты детонирует
}, когда его перекрывает подставка или шаблон корабля; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
xw-ability-instead-of-attack = в фазе боя вместо атаки: { $effect }

## Моменты

xw-window-round-begins = в начале раунда
xw-window-maneuver-revealed = как только вы раскрыли манёвр
xw-window-maneuver-executed = как только вы выполнили манёвр
xw-window-action-performed = как только вы совершили действие
xw-window-lock-acquired = как только вы захватили цель
xw-window-focus-spent = как только вы использовали жетон концентрации
xw-window-lock-spent = как только вы использовали захват цели
xw-window-combat-begins = в начале фазы боя
xw-window-attack-declared = когда вы объявляете цель атаки
xw-window-attack-rolled = сразу после броска атаки
xw-window-modify-attack-dice = на шаге модификации броска атаки
xw-window-modify-defense-dice = на шаге модификации броска защиты
xw-window-compare-results = при сравнении результатов
xw-window-attack-hits = при попадании
xw-window-attack-misses = при промахе
xw-window-attack-ends = после атаки
xw-window-card-dealt-face-up = когда вы получаете раскрытую карту урона
xw-window-end-phase = в фазе завершения
xw-window-damage-was-suffered = как только вы получили урон, не защищаясь
xw-window-before-placing = перед расстановкой кораблей
xw-window-forces-placed = после расстановки кораблей
xw-window-activation-begins = в начале фазы активации
xw-window-before-reveal = перед тем как вы раскроете манёвр
xw-window-stress-removed = как только с вас снят жетон перегрузки
xw-window-ion-received = когда вы получаете жетон ионизации
xw-window-focus-assigned = когда вы получаете жетон концентрации
xw-window-locked = как только враг захватил вас как цель
xw-window-combat-turn = когда вы становитесь активным кораблём фазы боя
xw-window-before-defense-roll = перед вашим броском защиты
xw-window-defense-rolled = сразу после вашего броска защиты
xw-window-combat-ends = в конце фазы боя
xw-window-card-dealt = когда вы получаете карту урона, до её применения
xw-window-destroyed = когда вы уничтожены
xw-window-bomb-dropped = как только вы сбросили бомбу
xw-window-coordinates = когда вы координируете, до действия другого корабля
xw-window-shields-were-lost = как только вы потеряли жетон щита
xw-window-planning-ends = в конце фазы планирования
xw-window-placed = как только корабль поставлен
xw-window-decloaked = как только вы сняли маскировку
xw-window-weapons-disabled = когда ваше оружие отключается
xw-window-shield-lost = когда вы теряете щит
xw-window-activation-ends = в конце фазы активации
xw-window-stress-received = когда вы получаете жетон перегрузки
xw-window-defended = как только вы отбили атаку
xw-window-defender-destroyed = как только ваша атака уничтожила корабль
xw-window-bomb-hurt = как только бомба или мина нанесла вам урон
xw-window-friend-lost = как только другой дружественный корабль на дистанции 1–3 уничтожен

## Моменты других кораблей

xw-of-placed = как только { FORM($ship, case: "nom") } поставлен
xw-of-before-reveal = перед тем как { FORM($ship, case: "nom") } раскроет манёвр
xw-of-maneuver-executed = как только { FORM($ship, case: "nom") } выполнил манёвр
xw-of-stress-removed = как только { FORM($ship, case: "nom") } снял жетон перегрузки
xw-of-ion-received = когда { FORM($ship, case: "nom") } получает жетон ионизации
xw-of-focus-assigned = когда { FORM($ship, case: "nom") } получает жетон концентрации
xw-of-focus-spent = как только { FORM($ship, case: "nom") } использовал жетон концентрации
xw-of-combat-turn = когда { FORM($ship, case: "nom") } становится активным кораблём фазы боя
xw-of-attack-declared = когда { FORM($ship, case: "nom") } объявляет цель атаки
xw-of-modify-attack-dice = когда { FORM($ship, case: "nom") } может модифицировать бросок атаки
xw-of-before-defense-roll = перед тем как { FORM($ship, case: "nom") } бросит кубики защиты
xw-of-modify-defense-dice = когда { FORM($ship, case: "nom") } может модифицировать бросок защиты
xw-of-attack-hits = когда { FORM($ship, case: "nom") } атакует и попадает
xw-of-attack-misses = когда { FORM($ship, case: "nom") } атакует и промахивается
xw-of-attack-ends = как только { FORM($ship, case: "nom") } завершил атаку
xw-of-damage-was-suffered = как только { FORM($ship, case: "nom") } получил урон, не защищаясь
xw-of-destroyed = когда уничтожен { FORM($ship, case: "nom") }
xw-of-stress-received = когда { FORM($ship, case: "nom") } получает жетон перегрузки

## Слова

xw-says-attacking = вы атакуете
xw-says-defending = вы защищаетесь
xw-says-with-primary = атака проводится основным оружием
    .not = атака проводится вспомогательным оружием
xw-says-with-this-weapon = атака проводится этим оружием
xw-says-outside-defenders-arc = атакующий корабль находится вне сектора обстрела защищающегося
    .not = атакующий корабль находится в секторе обстрела защищающегося
xw-says-at-range = атака проводится { FORM($range, case: "at") }
xw-says-revealed = это { $colour } манёвр
xw-says-executed = это был { $colour } манёвр
xw-says-executed-on-dial = это был { $colour } манёвр с вашего диска
xw-says-overlapped = этот манёвр привёл к перекрытию корабля или преграды
    .not = этот манёвр не привёл к перекрытию ни корабля, ни преграды
xw-says-has-trait = её признак — «{ $trait }»
xw-says-is-this-card = это она
xw-says-after-round-dealt = раунд, в котором получена эта карта, уже позади
xw-says-lacks-action = на панели действий нет действия { FORM($action, case: "quoted") }
xw-says-token = у { FORM($whose, case: "gen") } есть { FORM($token, case: "nom") }
xw-says-you-have-token = у вас есть { FORM($token, case: "nom") }
xw-says-without-token = у { FORM($whose, case: "gen") } нет { FORM($token, case: "gen") }
xw-says-the-attacker = атакующий корабль
    .gender = m
    .gen = атакующего корабля
    .dat = атакующему кораблю
xw-says-the-defender = защищающийся корабль
    .gender = m
    .gen = защищающегося корабля
    .dat = защищающемуся кораблю
xw-says-yourself = этот корабль
    .gender = m
    .kind = self
    .gen = этого корабля
    .dat = этому кораблю
xw-says-more = { $stat } { FORM($owner, case: "gen") } больше на { $by }
xw-says-less = { $stat } { FORM($owner, case: "gen") } меньше на { $by }
xw-says-becomes = { $stat } { FORM($owner, case: "gen") } принимается за { $value }
xw-says-extra-dice = бросается на { $by } { FORM($die, $by, case: "acc") } больше
xw-says-fewer-dice = бросается на { $by } { FORM($die, $by, case: "acc") } меньше
xw-says-no-dice = кубики атаки не бросаются
xw-says-forbidden = { TRAIT($whose, "person") ->
    [you] вы не можете { $deed }
   *[it] { FORM($whose, case: "nom") } не может { $deed }
}
xw-says-colour-bearings = { FORM($bearings, case: "nom", number: "pl") } считаются { FORM($colour, case: "ins", number: "pl") }
xw-says-colour-speeds = манёвры скорости { FORM($speeds, join: " и ") } считаются { FORM($colour, case: "ins", number: "pl") }
xw-says-shelters = дружественные корабли { FORM($range, case: "at") } от вас нельзя объявить целью, если атакующий может объявить целью вас
xw-says-silenced = свойство пилота и элитные таланты не действуют
xw-says-counts-as = эта карта считается за { $damage } { $damage ->
    [one] урон
    [few] урона
   *[other] урона
}
xw-says-draws-damage = когда ваша атака наносит раскрытую карту урона, возьмите { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}, отдайте одну, а остальные сбросьте
xw-says-actions-per-step = на шаге действия совершайте до { $count } { $count ->
    [one] действия
    [few] действий
   *[other] действий
}
xw-says-more-actions = на вашей панели действий есть и действие { FORM($action, case: "quoted") }
xw-says-choose-ship = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } { FORM($range, case: "at") }; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-lower = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } с меньшим мастерством пилота; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-change = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} { $count ->
    [1] 1 { FORM($face, case: "one") } { FORM($into, case: "by") }
   *[other] до { $count } { FORM($face, $count, case: "of") } { FORM($into, case: "by", number: "pl") }
}
xw-says-change-all = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} все { FORM($face, case: "one", number: "pl") } { FORM($into, case: "by", number: "pl") }
xw-says-reroll-one-face = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} 1 { FORM($die, case: "acc") } { FORM($faces, case: "with", join: " или ") }
xw-says-reroll-faces = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} любые { FORM($die, case: "acc", number: "pl") } { FORM($faces, case: "with", join: " или ") }
xw-says-reroll-some = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} { $count ->
    [1] 1 { FORM($die, case: "acc") }
   *[other] до { $count } { FORM($die, $count, case: "gen") }
}
xw-says-reroll-any = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} любые { FORM($die, case: "acc", number: "pl") }
xw-says-add-result = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} к { FORM($die, case: "roll") } { FORM($face, case: "one") }
xw-says-add-die = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} к { FORM($die, case: "roll") } { FORM($face, case: "one") }
xw-says-cancel = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} { $count ->
    [1] 1 { FORM($face, case: "one") }
   *[other] до { $count } { FORM($face, $count, case: "of") }
}
xw-says-cancel-faces = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} все { FORM($face, case: "one", number: "pl") }
xw-says-cancel-all-results = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} все результаты броска
xw-says-roll-die = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} 1 { FORM($die, case: "acc") }; если выпадет { FORM($faces, join: " или ") }, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
xw-says-gain = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $amount } { FORM($token, $amount, case: "acc") }
xw-says-remove = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} { FORM($token, case: "acc") }
xw-says-for = { $verb ->
    [inf] сделать так: { FORM($target, case: "nom") }{ TRAIT($target, "kind") ->
        [self] :
       *[other] { TRAIT($effect, "conditional") ->
            [yes] ,
           *[no] { "" }
        }
    } { FORM($effect, verb: "they") }
    [may] если хотите, { FORM($target, case: "nom") }{ TRAIT($target, "kind") ->
        [self] :
       *[other] { TRAIT($effect, "conditional") ->
            [yes] ,
           *[no] { "" }
        }
    } { FORM($effect, verb: "they") }
   *[you] { FORM($target, case: "nom") }{ TRAIT($target, "kind") ->
        [self] :
       *[other] { TRAIT($effect, "conditional") ->
            [yes] ,
           *[no] { "" }
        }
    } { FORM($effect, verb: "they") }
}
    .long = yes
    .conditional = yes
xw-says-for-yourself = { $verb ->
    [inf] этим кораблём { FORM($effect, verb: "inf") }
   *[you] этот корабль { FORM($effect, verb: "they") }
}
xw-says-hand-over = { $verb ->
    [inf] передать
    [they] передаёт
   *[you] передайте
} этот { $token } другому дружественному кораблю { FORM($range, case: "at") }
xw-says-acquire-lock = { $verb ->
    [inf] захватить
    [they] захватывает
   *[you] захватите
} цель
xw-says-lock-again = снова { $verb ->
    [inf] захватить
    [they] захватывает
   *[you] захватите
} тот же корабль; этот захват нельзя использовать в этой атаке
xw-says-spend-lock = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} захват цели
xw-says-shed-lock = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} с себя один вражеский захват цели
xw-says-regain-shield = { $verb ->
    [inf] восстановить
    [they] восстанавливает
   *[you] восстановите
} 1 щит
xw-says-suffer = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $count } { $count ->
    [one] урон
    [few] урона
   *[other] урона
}
xw-says-suffer-critical = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $count } { $count ->
    [one] критический урон
    [few] критических урона
   *[other] критического урона
}
xw-says-turn-this-down = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} эту карту лицевой стороной вниз
xw-says-turn-one-down = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} лицевой стороной вниз одну свою раскрытую карту урона с признаком «{ $trait }»
xw-says-discard-dealt-card = сразу { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} её
xw-says-discard-face-down = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} одну свою закрытую карту урона
xw-says-discard-this = { $verb ->
    [inf] сбросить эту карту
    [they] эта карта сбрасывается
   *[you] сбросьте эту карту
}
xw-says-discard-weapon = { $verb ->
    [inf] выбрать и сбросить
    [they] выбирает и сбрасывает
   *[you] выберите и сбросьте
} одно своё вспомогательное оружие
xw-says-free-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие
xw-says-granted-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие { FORM($action, case: "quoted") }
xw-says-free-named = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие { FORM($action, case: "quoted") }
xw-says-roll-aside = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} «бочку»
xw-says-match-skill = до конца фазы { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} такое же мастерство пилота, как у вас
xw-says-attack-again = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} эту атаку дважды
xw-says-until-end-of-round = до конца раунда { $verb ->
    [inf] получить свойство
    [they] получает свойство
   *[you] действует свойство
}: { FORM($abilities, verb: "you", join: "; ") }
    .long = yes
xw-says-performed = это было действие { FORM($actions, case: "quoted", join: " или ") }
xw-says-was-stressed = до этого у вас была перегрузка
xw-says-executed-speed = скорость манёвра { FORM($speeds, join: "/") }
xw-says-overlapped-enemy = этот манёвр привёл к перекрытию вражеского корабля
xw-says-no-shields = у вас нет щитов
xw-says-shields-missing = не хватает хотя бы одного щита
xw-says-damaged = у вас есть карта урона
    .not = у вас нет карт урона
xw-says-it-has-token = у того корабля есть { FORM($token, case: "nom") }
    .not = у того корабля нет { FORM($token, case: "gen") }
xw-says-tokens-at-most = у вас не больше { $count } { FORM($token, $count, case: "gen") }
xw-says-attacker-skill-at-most = мастерство пилота атакующего корабля не выше { $skill }
    .not = мастерство пилота атакующего корабля выше { $skill }
xw-says-defender-is-unique = у защищающегося корабля уникальный пилот
    .not = у защищающегося корабля не уникальный пилот
xw-says-friend-defends = защищается другой дружественный корабль на дистанции не дальше { $farthest } от вас
xw-says-in-attackers-arc = вы в секторе обстрела атакующего корабля на дистанции не дальше { $farthest }
xw-says-attacker-in-your-arc = атакующий корабль в вашем секторе обстрела
xw-says-in-its-arc = вы в его секторе обстрела
xw-says-it-in-your-arc = тот корабль в вашем секторе обстрела на дистанции не дальше { $farthest }
xw-says-hard-to-hit = вы вне сектора обстрела атакующего корабля или дальше дистанции 2
xw-says-lock-on-attacker = атакующий корабль — ваша захваченная цель
xw-says-no-enemy-in-arc = в вашем секторе обстрела на дистанции 1–3 нет вражеских кораблей
xw-says-only-defender-in-arc = в вашем секторе обстрела на дистанции 1–3 только защищающийся корабль
xw-says-last-friend = других кораблей вашей стороны не осталось
    .not = есть и другие корабли вашей стороны
xw-says-primary-at-least = параметр вашего основного оружия не ниже { $value }
    .not = параметр вашего основного оружия ниже { $value }
xw-says-weapon-cost-at-most = оружие стоит не больше { $points } { $points ->
    [one] очка
    [few] очков
   *[other] очков
}
xw-says-hits-at-least = осталось не меньше { $hits } { $hits ->
    [one] попадания
    [few] попаданий
   *[other] попаданий
}
xw-says-face-up-dealt = атака нанесла раскрытую карту урона
xw-says-follows-up = эту атаку дала эта карта
xw-says-fewer-defense-dice = кубиков атаки больше, чем кубиков защиты
xw-says-locked-once = на вас ровно один захват цели
xw-says-first-round = идёт первый раунд
xw-says-against-marked = другой корабль — тот, который выбран этой картой
xw-says-ships = { AGREE("word-every", $whose) } { $whose } на любой дистанции
    .head = whose
xw-says-ships-within = { AGREE("word-every", $whose) } { $whose } на дистанции не дальше { $range }
    .head = whose
xw-says-all-within = каждый другой корабль на дистанции не дальше { $farthest }
xw-says-slow-near-defender = каждый другой корабль на дистанции 1 от защищающегося, манёвренность которого меньше стоимости оружия,
xw-says-focus-for-lock = там, где оружию нужен захват цели, годится и жетон концентрации; его можно и использовать вместо захвата
xw-says-shoots-over-obstacles = вы можете атаковать, находясь на преграде, а ваши атаки никогда не осложнены
xw-says-attacks-touched = вы и вражеские корабли в вашем секторе обстрела можете атаковать друг друга, даже соприкасаясь
xw-says-red-under-stress = вы можете выполнять «красные» манёвры даже с перегрузкой
xw-says-dial-is-red = манёвр на вашем диске считается «красным»
xw-says-softened = «красные» манёвры считаются «белыми»
xw-says-hits-stand = «уклонения» не отменяют попаданий, но могут отменять критические попадания
xw-says-only-focus-modifies = кубики атаки модифицирует только использованный жетон концентрации
xw-says-nothing-modifies = вы не можете модифицировать свои кубики атаки
xw-says-only-in-arc = вы не можете атаковать корабли вне своего сектора обстрела
xw-says-delays-stress = сложность «красного» манёвра вы проверяете только после шага действия
xw-says-long-range-locks = вы захватываете цели на дистанции 3 и дальше, но не на дистанции 1–2
xw-says-locks-through-friends = вы можете захватывать врагов на дистанции 1–3 от любого дружественного корабля
xw-says-flies-over-obstacles = преграды на вас не действуют
xw-says-acts-over-obstacles = при ускорении и «бочке» вы можете перекрывать преграды
xw-says-no-obstacle-criticals = критические попадания, выпавшие за преграды, вам не вредят
xw-says-cards-face-up = все карты урона вы получаете раскрытыми
xw-says-first-card-face-up = в вашей первой атаке и в вашей первой защите за раунд первая карта урона выдаётся раскрытой
xw-says-shares-tokens = когда вы получаете жетон концентрации или перегрузки, его получают и дружественные корабли с такой же картой, у которых такого жетона нет
xw-says-forces-focus = другой корабль в этой атаке обязан использовать жетон концентрации, если может
xw-says-hidden-from-lesser = вражеские корабли с меньшим мастерством пилота не могут вас атаковать
xw-says-discards-on-hit = оружие, которое сбрасывается для атаки, остаётся, если атака не попала
xw-says-dice-per-agility = бросается больше кубиков атаки — на вашу манёвренность, но не более чем на { $most }
xw-says-dice-per-speed = бросается больше кубиков атаки — на скорость вашего манёвра в этом раунде, но не более чем на { $most }
xw-says-touched-agility = манёвренность вражеских кораблей, которых вы касаетесь, меньше на { $by }
xw-says-keeps-token = { FORM($token, case: "nom", number: "pl") } остаются у вас и в фазе завершения
xw-says-at-most-one = у вас не бывает больше одного { FORM($token, case: "gen") }
xw-says-moves-under-stress = перегрузка не мешает вашим ускорениям и «бочкам», пока у вас не больше { $most } { $most ->
    [one] жетона
    [few] жетонов
   *[other] жетонов
} перегрузки
xw-says-tokens-on = на вашей карте каждого из этих видов вначале лежит жетон, который сбрасывается вместо неё: { $slots }
xw-says-tokens-on-squad = на каждой карте вашего звена этих видов вначале лежит жетон, который сбрасывается вместо неё: { $slots }
xw-says-choose-higher = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } с большим мастерством пилота; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-stressed = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } с перегрузкой; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-around = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} другой корабль { FORM($range, case: "at") } от { FORM($center, case: "gen") }; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-friend-around = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} дружественный корабль { FORM($range, case: "at") } от { FORM($center, case: "gen") }; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-ships = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} до { $count } { FORM($whose, $count, case: "gen") } { FORM($range, case: "at") }; каждый из них{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-fly = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} как «белый» один из манёвров: { $maneuvers }
xw-says-turn-round = { $verb ->
    [inf] развернуть
    [they] разворачивает
   *[you] разверните
} свой корабль на 180 градусов
xw-says-rotate-speed = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} диск на другой манёвр той же скорости
xw-says-rotate-bearing = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} диск на другой манёвр того же направления (с жетоном перегрузки — не на «красный»)
xw-says-skip-action = { $verb ->
    [inf] пропустить
    [they] пропускает
   *[you] пропустите
} шаг действия в этом раунде
xw-says-daring-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие, несмотря на перекрытие
xw-says-card-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие одной из своих карт улучшений
xw-says-roll-and-suffer = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} атаки и { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} выпавший урон
xw-says-roll-and-suffer-plain = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} атаки и { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} 1 урон за каждое попадание, обычное или критическое
xw-says-roll-for-tokens = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} защиты и { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} жетон концентрации за каждую «концентрацию» и жетон уклонения за каждое «уклонение»
xw-says-roll-case = если выпадет { $face }, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
xw-says-roll-cases = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} 1 кубик атаки; { FORM($cases, join: "; ") }
    .long = yes
xw-says-change-worst = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} любой один кубик атаки: { $into }
xw-says-cancel-roll = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} все { FORM($die, case: "acc", number: "pl") }
xw-says-freeze-roll = { $verb ->
    [inf] больше не модифицировать { FORM($die, case: "acc", number: "pl") }
    [they] больше не модифицирует { FORM($die, case: "acc", number: "pl") }
   *[you] { FORM($die, case: "acc", number: "pl") } больше нельзя модифицировать
}
xw-says-spoil-hit = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} 1 результат «попадание» результатом «концентрация»; этот кубик нельзя перебрасывать
xw-says-reroll-for-stress = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} любое число { FORM($die, case: "gen", number: "pl") } и { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} жетон перегрузки за каждый
xw-says-reroll-up-to-attack = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} не больше кубиков атаки, чем параметр вашего основного оружия
xw-says-roll-extra-defense = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} ещё 1 кубик защиты
xw-says-guess-evades = { $verb ->
    [inf] попробовать угадать
    [they] пробует угадать
   *[you] попробуйте угадать
}, сколько «уклонений» выпадет; если догадка верна, добавляется «уклонение»
xw-says-swarm-dice = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} по жетону уклонения не больше чем с двух дружественных кораблей, в секторе обстрела которых находится защищающийся: за каждый к броску добавляется кубик атаки
xw-says-forbid-lock = { $verb ->
    [inf] не использовать в этой атаке захват цели
    [they] не может использовать в этой атаке захват цели
   *[you] вы не можете использовать в этой атаке захват цели
}
xw-says-bar-token = { $verb ->
    [inf] запретить
    [they] запрещает
   *[you] запретите
} использовать в этой атаке 1 { FORM($token, case: "acc") } защищающегося корабля
xw-says-cancel-hits-down-to = { $verb ->
    [inf] отменять
    [they] отменяет
   *[you] отменяйте
} попадания, пока их не останется { $left }, и { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} за каждое жетон перегрузки
xw-says-take-critical = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} вместо него одно из критических попаданий
xw-says-take-hits = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} вместо него все обычные попадания
xw-says-focus-per-enemy = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} жетон концентрации за каждый вражеский корабль в секторе обстрела корабля с этой картой на дистанции 1–3, но не больше { $most }
xw-says-evades-for-obstacles = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} жетон уклонения за каждую преграду на дистанции 1, но не больше { $most }
xw-says-lock-defender = { $verb ->
    [inf] захватить
    [they] захватывает
   *[you] захватите
} защищающийся корабль как цель
xw-says-place-on-card = { $verb ->
    [inf] положить
    [they] кладёт
   *[you] положите
} жетон на эту карту
xw-says-take-from-card = { $verb ->
    [inf] убрать
    [they] убирает
   *[you] уберите
} жетон с этой карты
xw-says-spend-lock-on = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} захват этой цели
xw-says-flip-this = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} эту карту
xw-says-flip-one-up = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} лицевой стороной вверх одну свою случайную закрытую карту урона и { $verb ->
    [inf] применить
    [they] применяет
   *[you] примените
} её
xw-says-turn-dealt-down = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} эту карту урона лицевой стороной вниз до её применения
xw-says-deal-face-up = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} раскрытую карту урона
xw-says-deal-face-down = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} закрытую карту урона
xw-says-discard-other = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} другую свою карту улучшения
xw-says-discard-slot = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} одну свою карту улучшения вида «{ $slot }»
xw-says-discard-defenders = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} карту улучшения защищающегося корабля; она сбрасывается
xw-says-swap-skill = до конца фазы { $verb ->
    [inf] обменяться
    [they] обменивается
   *[you] обменяйтесь
} с вами мастерством пилота
xw-says-look-at-dial = { $verb ->
    [inf] показать
    [they] показывает
   *[you] покажите
} вам свой диск
xw-says-mark-ship = { $verb ->
    [inf] запомнить его этой картой
    [they] остаётся отмечен этой картой
   *[you] эта карта запоминает его
}
xw-says-attack-it = { $verb ->
    [inf] атаковать
    [they] атакует
   *[you] атакуйте
} тот корабль этим оружием
xw-says-attack-afterwards = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку основным оружием; больше атаковать в этом раунде нельзя
xw-says-attack-afterwards-turret = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку турелью; больше атаковать в этом раунде нельзя
xw-says-attack-elsewhere = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку основным оружием по другому кораблю; больше атаковать в этом раунде нельзя
xw-says-drop = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} её жетон в игровую зону
xw-says-drop-this = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} эту карту, а её жетон — в игровую зону
xw-says-drop-any = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} свою бомбу без заголовка «Действие», { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} карту, а её жетон — в игровую зону
xw-says-long-drops = вы можете сбрасывать бомбы по шаблону «прямой 2»
xw-says-launches = вы можете запускать бомбы без заголовка «Действие» вперёд по шаблону «прямой 5»
xw-says-drop-any-ahead = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} свою бомбу, даже с заголовком «Действие», { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} карту, а её жетон — в игровую зону от передних направляющих
xw-says-slot-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие своей карты вида «{ $slot }»
xw-says-drops-ahead = вы можете сбрасывать бомбы от передних направляющих
xw-says-drops-turning = вы можете сбрасывать бомбы по шаблону «поворот 1», влево или вправо
xw-says-holds-back = раз в раунд вы можете не дать детонировать дружественному жетону; он остаётся в игре
xw-says-ignores-bombs = дружественные бомбы и мины не вредят вам и не срабатывают от вас
xw-says-measured-over-bomb = дистанция измеряется через жетон дружественной бомбы
xw-says-it-defends = тот корабль защищается
xw-says-bearing = это { FORM($bearings, case: "nom", join: " или ") }
xw-says-may-ignore = вы можете не применять свою карту: { $card }
xw-says-recovers-cards = раз в раунд сброшенная вами карта вида «{ $slot }» сразу возвращается
xw-says-attacks-friends = вы можете атаковать дружественные корабли
xw-says-lends-actions = дружественные корабли типа { $ship } на дистанции 1–3 могут совершать действие вашей карты вида «{ $slot }»
xw-says-flip-card = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} карту: { $card }
xw-says-choose-in-bullseye = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} вражеский корабль в вашем прицельном секторе на дистанции 1–3; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-beside-target = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} корабль без { FORM($without, case: "gen") } на дистанции 1 от него; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-shed-tokens = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} все жетоны концентрации и уклонения
xw-says-take-one = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} вместо вас одно попадание, обычное или критическое
xw-says-attack-afterwards-other = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку другим оружием
xw-says-your-touched = каждый корабль, которого вы касаетесь,
xw-says-acted-on = корабль, на который направлено ваше действие,
    .gender = m
    .gen = корабля, на который направлено ваше действие,
xw-says-in-bullseye = каждый вражеский корабль в вашем прицельном секторе на дистанции 1–3
xw-says-attacker-in-bullseye = атакующий корабль в вашем прицельном секторе
xw-says-some-have = у { FORM($ships, case: "gen") } есть { FORM($token, case: "nom") }
xw-says-rolls-far = вы можете совершать «бочку» по шаблону «прямой 2»
xw-says-rolls-curved = вы можете совершать «бочку» по шаблону «вираж 1», получая каждый раз { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} перегрузки
xw-says-must-roll-curved = вы совершаете «бочку» только по шаблону «вираж 1»
xw-says-decloaks-banking = маскировку вы снимаете по шаблону «вираж 2» вместо прямого
xw-says-tallon-instead = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} поворот, вираж или петлю Сегнора как «красную» бочку Таллона в ту же сторону по тому же шаблону
xw-says-doubles-locks = когда вы захватываете цель, вы получаете на неё два захвата
xw-says-locks-two-ships = вы можете держать захваченными две разные цели; захватив одну, можете захватить ещё и вторую
xw-says-attack-that-ship = { $verb ->
    [inf] атаковать
    [they] атакует
   *[you] атакуйте
} тот корабль
xw-says-attack-out-of-turn = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку основным оружием
xw-says-put-damage-in-wait = { $verb ->
    [inf] выбрать
    [they] вы выбираете
   *[you] выберите
} карту урона с признаком «Пилот», которую никто не видел, и { $verb ->
    [inf] положить
    [they] кладёте
   *[you] положите
} её раскрытой на состояние либо { $verb ->
    [inf] снять
    [they] снимаете
   *[you] снимите
} состояние
xw-says-dealt-in-wait = когда вы получаете критический урон в атаке, вместо него вы получаете карту урона с этой карты; затем эта карта снимается
xw-says-is-mimicked = корабль, назначивший эту карту, имеет свойство вашего пилота вместо своего, даже если вы уничтожены
xw-says-is-shadowed = корабль, назначивший эту карту, имеет то мастерство пилота, которое было у вас после подготовки
xw-says-mimic = с этого момента { $verb ->
    [inf] использовать свойство его пилота вместо своего
    [they] передаёт вам свойство своего пилота вместо вашего
   *[you] используйте свойство его пилота вместо своего
}
xw-says-copy-skill = если вы следите за кораблём, с этого момента { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} его мастерство пилота
xw-says-devoted-hit = когда вы используете жетон концентрации для своих кубиков атаки, первое полученное так попадание нельзя отменить кубиками защиты
xw-says-spend-die = { $verb ->
    [inf] убрать
    [they] убирает
   *[you] уберите
} из броска один свой кубик атаки
xw-says-and-one-also = { $effect }; один из них ещё и { FORM($also, verb: "they") }
    .long = yes
xw-says-choose-weakly-shielded = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } с параметром щита не выше { $shields }; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-friends-with = дружественный корабль на дистанции не дальше { $farthest } с картой { $card }
xw-says-defender-is-pilot = защищается { $pilot }
    .not = защищается не { $pilot }
xw-says-it-is-pilot = это { $pilot }
xw-says-pilot-held-fire = в этом раунде не было атаки пилота { $pilot }
xw-says-defender-has-shields = у защищающегося корабля есть щит
xw-says-name-result = { $verb ->
    [inf] назвать
    [they] называет
   *[you] назовите
} грань { FORM($die, case: "gen") }; после броска один кубик поворачивается этой гранью, и его больше нельзя модифицировать (раз в раунд)
xw-says-guess-dial = { $verb ->
    [inf] раскрыть
    [they] раскрывает
   *[you] раскройте
} вам манёвр на своём диске, а вы до этого называете манёвр; если догадка верна, можете повернуть собственный диск
xw-says-nudge-dial = { $verb ->
    [inf] посмотреть
    [they] показывает вам
   *[you] посмотрите
} его диск; его игрок должен повернуть диск на соседний манёвр
xw-says-attack-afterwards-rear = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} ещё одну атаку из заднего сектора
xw-says-replace-card = { $verb ->
    [inf] обменять
    [they] обменивает
   *[you] обменяйте
} одну свою карту вида «{ $slot }» на другую того же вида, которая стоит не больше
xw-says-lay-bombs = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} любое число своих бомб и { $verb ->
    [inf] положить
    [they] кладёт
   *[you] положите
} их жетоны дальше дистанции 3 от всех вражеских кораблей
xw-says-touches-you = вы касаетесь его
xw-says-not-used = первая строка этой карты не применялась
xw-says-splinters = раз в раунд, когда детонирует дружественный жетон, выберите вражеский корабль на дистанции 1 от него; тот получает 1 урон
xw-says-loads-dice = раз в раунд, когда вражеский корабль бросает кубики за дружественный жетон, можете заставить перебросить любые пустые результаты и «концентрации»
xw-says-acts-with-slots = перегрузка не мешает действиям ваших карт этих видов: { $slots }
xw-says-touched = этот манёвр привёл к перекрытию корабля
    .not = этот манёвр не привёл к перекрытию корабля
xw-says-performed-slot = это было действие карты вида «{ FORM($slots, join: "» или «") }»
xw-says-from-front = вы атакуете основным оружием корабль в своём переднем секторе
xw-says-from-rear = вы атакуете основным оружием из своего заднего сектора
xw-says-defender-has-card = у защищающегося корабля есть карта { $card }
xw-says-critical-left = осталось хотя бы одно критическое попадание
xw-says-bar-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие с панели действий
xw-says-jam = { $verb ->
    [inf] попасть
    [they] попадает
   *[you] попадите
} под помехи
xw-says-tractor = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} жетон луча захвата; в первый раз за раунд вы можете сдвинуть тот корабль вперёд или вбок на один шаблон
xw-says-decloak = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} маскировку или { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} жетон маскировки
xw-says-stand-still = вместо него { $verb ->
    [inf] остаться
    [they] остаётся
   *[you] останьтесь
} на месте; это «белый» манёвр
xw-says-turn-to-tallon = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} свой поворот скорости 3 как «красную» бочку Таллона в ту же сторону
xw-says-blow-up-obstacle = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} преграду в своём секторе обстрела на дистанции 1–2; каждый корабль на дистанции 1 от неё бросает 1 кубик атаки и получает выпавший урон; преграда убирается
    .long = yes
xw-says-remove-condition = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} это состояние
xw-says-choose-in-arc = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} корабль в своём секторе обстрела на дистанции не дальше { $range }; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-enemy-in-arc = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} вражеский корабль в своём секторе обстрела на дистанции не дальше { $range }; тот корабль{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-assign-condition = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} состояние «{ $name }» ({ FORM($lines, verb: "you", join: "; ") })
xw-says-locks-friends = вы можете захватывать как цели другие дружественные корабли
xw-says-lends-lock = дружественные корабли на дистанции 1–2 могут применять и использовать ваш захват цели для оружия, которому он нужен
xw-says-fires-disabled = ваше оружие этих видов не дороже { $points } { $points ->
    [one] очка
    [few] очков
   *[other] очков
} действует, даже когда ваше оружие отключено: { $slots }
xw-says-fires-disabled-locked = ваше оружие этих видов действует против захваченных вами целей, даже когда ваше оружие отключено: { $slots }
xw-says-it-attacks = тот корабль атакует
xw-says-friend-is-defender = защищается другой дружественный корабль
xw-says-defender-in-rear-arc = защищающийся корабль в вашем вспомогательном секторе
xw-says-touching = вы касаетесь корабля
    .not = вы не касаетесь кораблей
xw-says-locked-is-damaged = у захваченного вами корабля есть закрытая карта урона
xw-says-it-overlapped = его манёвр привёл к перекрытию корабля
    .not = его манёвр не привёл к перекрытию корабля
xw-says-enemy-in-arc = в вашем секторе обстрела { FORM($range, case: "at") } есть вражеский корабль
xw-says-damage-at-most = { $cards ->
    [0] у вас нет карт урона
   *[other] у вас не больше { $cards } { $cards ->
    [one] карты
    [few] карт
   *[other] карт
} урона
}
xw-says-roll-shows = в броске атаки есть { FORM($face, case: "one") }
xw-says-defense-dice-rolled = брошено ровно { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} защиты
    .not = брошено не { $dice } { $dice ->
        [one] кубик
        [few] кубика
       *[many] кубиков
    } защиты
xw-says-your-locked = захваченный вами корабль
    .gender = m
    .gen = захваченного вами корабля
xw-says-locked-cannot-modify = захваченные вами корабли не модифицируют кубики в атаках между вами и ими
xw-says-boosts-turning = вы можете ускоряться и по шаблону «поворот 1»
xw-says-counts-as-range-one = ваши атаки основным оружием на дистанции 2–3 считаются атаками на дистанции 1
xw-says-speed-for-agility = если скорость вашего манёвра больше вашей манёвренности, она считается вашей манёвренностью
xw-says-sure-critical = одно ваше критическое попадание нельзя отменить кубиками защиты
xw-says-always-hits = ваша атака попадает, даже если не наносит урона
xw-says-targets-touched = вы можете атаковать вражеский корабль в своём секторе обстрела, которого касаетесь
xw-says-stretches-range = дистанция вашего вспомогательного оружия на одну ближе и на одну дальше, в пределах 1–3
xw-says-lives-on = вы уничтожаетесь только в конце фазы боя
xw-says-denies-range-bonus = вражеские корабли { FORM($range, case: "at") } не добавляют кубик за атаку на дистанции 1
xw-says-denies = вражеские корабли { FORM($range, case: "at") } не могут { $deed }
xw-says-fires-all-round = ваше оружие вида «{ $slot }» стреляет в любом направлении
xw-says-take-token = { $verb ->
    [inf] забрать
    [they] забирает
   *[you] заберите
} жетон концентрации или уклонения у { FORM($whose, case: "gen") } { FORM($range, case: "at") }
xw-says-give-token = { $verb ->
    [inf] отдать
    [they] отдаёт
   *[you] отдайте
} ему один { FORM($token, case: "acc") }
xw-says-remove-all = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} все { FORM($token, case: "acc", number: "pl") }
xw-says-spend-shield = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} щит
xw-says-spend-reinforce = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} один свой жетон усиления
xw-says-fewer-attack-dice = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} на 1 кубик атаки меньше
xw-says-more-defense-dice = { $verb ->
    [inf] добавить защищающемуся кораблю 1 кубик защиты
    [they] добавляет защищающемуся кораблю 1 кубик защиты
   *[you] защищающийся корабль бросает на 1 кубик защиты больше
}
xw-says-all-become = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} все результаты { FORM($face, case: "by", number: "pl") }
xw-says-cancel-defense = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} у защищающегося корабля все { FORM($faces, case: "one", number: "pl", join: " и ") }
xw-says-criticals-first = { $verb ->
    [inf] отменять
    [they] отменяет
   *[you] отменяйте
} критические попадания раньше обычных
xw-says-reroll-per-friend = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} по одному { FORM($die, case: "dat") } за каждый другой дружественный корабль { FORM($range, case: "at") }
xw-says-add-matching = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} ещё один такой же результат, если все { FORM($die, case: "nom", number: "pl") } показывают одно и то же (раз в раунд)
xw-says-treat-as-bearing = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} { FORM($shown, case: "acc") } как { FORM($flown, case: "acc") }
xw-says-treat-as-speeds = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} { FORM($shown, case: "acc") } со скоростью { FORM($speeds, join: "/") }
xw-says-treat-as-faster = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} его со скоростью на 1 больше или меньше
xw-says-match-tokens = { $verb ->
    [inf] получать
    [they] получает
   *[you] получайте
} жетоны концентрации и уклонения, пока их не станет столько же, сколько у захваченного вами корабля
xw-says-disable-weapons = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} жетон «оружие отключено»
xw-says-restore-card = { $verb ->
    [inf] вернуть
    [they] возвращает
   *[you] верните
} одну свою сброшенную карту вида «{ FORM($slots, join: "», «") }»
xw-says-flip-dealt = { $verb ->
    [inf] раскрыть
    [they] раскрывает
   *[you] раскройте
} нанесённые атакой карты урона
xw-says-attack-now = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку и не { $verb ->
    [inf] атаковать
    [they] атакует
   *[you] атакуйте
} в следующем раунде
xw-says-rotate-colour = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} диск на другой манёвр того же цвета
xw-says-enemy-within = на дистанции не дальше { $farthest } от вас есть вражеский корабль
xw-says-no-friend-within = на дистанции не дальше { $farthest } от вас нет других дружественных кораблей
xw-says-defender-in-your-arc = защищающийся корабль в вашем секторе обстрела на дистанции 1–3
    .not = защищающийся корабль не в вашем секторе обстрела на дистанции 1–3
xw-says-defender-skill-at-most = мастерство пилота защищающегося корабля не выше { $skill }
    .not = мастерство пилота защищающегося корабля выше { $skill }
xw-says-defender-hull-at-most = прочность корпуса защищающегося корабля не выше { $hull }
xw-says-defender-has-damage = у защищающегося корабля есть карта урона
xw-says-defender-is-locked = защищающийся корабль захвачен кем-то как цель
xw-says-obstructed = атака осложнена
xw-says-attack-hit = атака попала
    .not = атака не попала
xw-says-lock-on-defender = защищающийся корабль — ваша захваченная цель
xw-says-with-slot = атака проводится { FORM($slot, case: "ins") }
xw-says-phase = идёт { FORM($phase, case: "now") }
xw-says-others-around-defender = каждый другой корабль на дистанции 1 от защищающегося
xw-says-you-lock-it = { $verb ->
    [inf] стать вашей захваченной целью
    [they] становится вашей захваченной целью
   *[you] захватите его как цель
}
xw-says-spend-token = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} { FORM($token, case: "acc") }
xw-says-strip-token = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} { FORM($token, case: "acc") } с защищающегося корабля
xw-says-strip-lock = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} захват цели защищающегося корабля
xw-says-acts-under-stress = вы можете совершать действия даже с жетонами перегрузки
xw-says-more-attack-dice = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} к броску атаки
xw-says-skill-becomes = до конца фазы { $verb ->
    [they] имеет мастерство пилота
   *[you] считать мастерство пилота равным
} { $skill }
xw-says-lose-shield = { $verb ->
    [inf] потерять
    [they] теряет
   *[you] потеряйте
} жетон щита
xw-says-cancel-evades = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} { $most } { $most ->
    [one] результат
    [few] результата
   *[other] результатов
} «уклонение» защищающегося корабля
xw-says-reroll-all = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} все { FORM($die, case: "acc", number: "pl") }, какие можно
xw-says-reroll-per-enemy = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} по одному { FORM($die, case: "dat") } за каждый вражеский корабль { FORM($range, case: "at") }
xw-says-attack-freely = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку
xw-says-strike-back = { $verb ->
    [inf] атаковать
    [they] атакует
   *[you] атакуйте
} атаковавший вас корабль, если он в вашем секторе обстрела
xw-says-attack-afterwards-cannon = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку из своей пушки
xw-says-attacker-in-mobile-arc = атакующий корабль в вашем подвижном секторе
xw-says-defender-in-mobile-arc = защищающийся корабль в вашем подвижном секторе
xw-says-choose-in-mobile-arc = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} корабль в своём подвижном секторе { FORM($range, case: "at") }; тот корабль { FORM($effect, verb: "they") }
xw-says-choose-in-both-arcs = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} корабль и в носовом, и в подвижном своём секторе { FORM($range, case: "at") }; тот корабль { FORM($effect, verb: "they") }
xw-says-rotate-arc = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} подвижный сектор в другую сторону
xw-says-take-stress = { $verb ->
    [inf] взять
    [they] берёт
   *[you] возьмите
} этот жетон перегрузки себе
xw-says-give-lock = { $verb ->
    [inf] отдать
    [they] отдаёт
   *[you] отдайте
} один свой захват цели дружественному кораблю { FORM($range, case: "at") }, у которого его нет
xw-says-hand-everything = { $verb ->
    [inf] отдать
    [they] отдаёт
   *[you] отдайте
} все свои жетоны концентрации и уклонения и захват цели другому дружественному кораблю { FORM($range, case: "at") }
xw-says-demand-stress = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} вражеский корабль без перегрузки { FORM($range, case: "at") }; его игрок даёт жетон перегрузки ему или другому своему кораблю на этой дистанции
xw-says-critical-cancelled = кубики защиты отменили критическое попадание
xw-says-trade-critical = { $verb ->
    [inf] отменить одно своё критическое попадание, чтобы добавить два попадания
    [they] отменяет одно своё критическое попадание, чтобы добавить два попадания
   *[you] отмените одно своё критическое попадание, чтобы добавить два попадания
}
xw-says-it-is-damaged = у него есть карта урона
xw-says-suffered-at-least = вы получили в ней не меньше { $damage } урона
xw-says-swap-bank = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} диск с виража на другой вираж той же скорости
xw-says-turn-to-bank = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} диск с поворота на вираж той же скорости в ту же сторону
xw-says-loop-along-turn = { $verb ->
    [inf] выполнить
    [they] выполняет
   *[you] выполните
} петлю Сегнора по шаблону поворота той же скорости в ту же сторону
xw-says-executed-bearing = это был { FORM($bearings, case: "nom", join: " или ") }
xw-says-touched-enemies = каждый вражеский корабль, которого вы касаетесь,
xw-says-lower-agility = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} свой захват цели на защищающемся корабле: его манёвренность на 1 ниже в этой атаке
xw-says-has-slot = у вас есть карта вида «{ $slot }»
xw-says-resistance-near-attacker = другой дружественный корабль Сопротивления { FORM($range, case: "at") } от атакующего
xw-says-defender-near-bomb = защищающийся корабль на дистанции 1 от бомбы или мины
xw-says-fires-auxiliary = ваше оружие вида «{ $slot }» стреляет и во вспомогательном секторе
xw-says-no-primary = вы не можете атаковать из основного оружия
xw-says-obstructs-enemies = вражеские атаки, линия которых проходит через вашу подставку, осложнены
xw-says-locks-anywhere = вы можете захватить любой вражеский корабль в игровой зоне
xw-says-draws-locks = вражеский корабль, захватывающий цель, должен захватить вас, если может
xw-says-lends-eyes = дружественные корабли могут захватывать врагов на дистанции 1–3 от любого дружественного корабля
xw-says-chooses-damage = когда вам сдают раскрытую карту урона, возьмите { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}, выберите одну и сбросьте остальные
xw-says-rises-once = когда вас впервые должны уничтожить, вместо этого сбросьте все свои карты урона и получите { $cards } { $cards ->
    [one] закрытую карту
    [few] закрытые карты
   *[other] закрытых карт
}
xw-says-limits-rerolls = кто атакует другой корабль { FORM($range, case: "at") } от вас, перебрасывает не больше одного кубика атаки
xw-says-moves-over-obstacles = в фазе активации и в ваших действиях преграды на вас не действуют
xw-says-drops-wide = вы можете сбрасывать бомбы по шаблону «прямой 3» или «поворот 3», влево или вправо
xw-says-drops-beside = бомбу, которую вы сбросили после вскрытия диска, можно положить где угодно вплотную к вам
xw-says-dodges-bombs = вы можете не пострадать от дружественной бомбы или мины; тогда бросьте кубик атаки и при попадании сбросьте эту карту
xw-says-shares-talents = у вас есть и свойства пилотов других ваших кораблей с картой «{ $card }»
xw-says-sees-far-friends = для ваших действий и улучшений дружественные корабли на дистанции 2–3 могут считаться на дистанции 1
xw-says-placed-anywhere = вас можно разместить где угодно дальше дистанции 3 от вражеских кораблей
xw-says-places-friends = дружественные корабли можно размещать где угодно { FORM($range, case: "at") } от вас
xw-says-some-tokens-on = на каждой другой вашей карте этих видов вначале лежит жетонов: { $count }, они сбрасываются вместо неё: { $slots }
xw-says-spend-result = { $verb ->
    [inf] убрать
    [they] убирает
   *[you] уберите
} из броска один свой кубик атаки { FORM($faces, case: "with", join: " или ") }
xw-says-reroll-some-faces = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} до { $count } { FORM($die, $count, case: "gen") } { FORM($faces, case: "with", join: " или ") }
xw-says-turns-cards-down = карты урона, сданные вам раскрытыми, сразу переворачиваются и не действуют
xw-says-carries = дружественный корабль с картой { $card } начинает пристыкованным к вам; пока это так, ваше основное оружие стреляет и в особом секторе
xw-says-docks = вы начинаете пристыкованным к дружественному кораблю с картой { $card }
xw-says-takes-after = у вас мастерство и свойство пилота уничтоженного корабля, с которого вы взлетели
xw-says-carrying = к вам пристыкован корабль
xw-says-deploy = { $verb ->
    [inf] отстыковать
    [they] отстыковывает
   *[you] отстыкуйте
} пристыкованный корабль от задних направляющих
xw-says-launch-pup = { $verb ->
    [inf] выпустить
    [they] выпускает
   *[you] выпустите
} от задних направляющих корабль { $pilot } с вашими мастерством и свойством пилота; в этом раунде он не атакует
xw-says-attack-with-slot = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку оружием вида «{ $slot }»; больше вы в этом раунде не атакуете
xw-says-not-assigned = в фазе планирования вы не можете выбрать: { FORM($bearings, case: "nom", join: ", ") }
xw-says-hold-fire = { $verb ->
    [inf] не атаковать
    [they] не атакует
   *[you] не атакуйте
} в этом раунде
xw-says-drop-cargo = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} жетон груза, который считается облаком обломков

## Чей

xw-whose-you = вы
    .person = you
    .gen = вас
xw-whose-other-friend = другой дружественный корабль
    .gender = m
    .gen = другого дружественного корабля
    .gen-pl = других дружественных кораблей
xw-whose-enemy = вражеский корабль
    .gender = m
    .gen = вражеского корабля
    .gen-pl = вражеских кораблей
xw-whose-attacker = атакующий корабль
    .gender = m
    .gen = атакующего корабля
    .gen-pl = атакующих кораблей
xw-whose-defender = защищающийся корабль
    .gender = m
    .gen = защищающегося корабля
    .gen-pl = защищающихся кораблей
xw-whose-friend = дружественный корабль
    .gender = m
    .gen = дружественного корабля
    .gen-pl = дружественных кораблей

## Обладатели

xw-owner-you = ваш корабль
    .gen = вашего корабля
xw-owner-attacker = атакующий корабль
    .gen = атакующего корабля
xw-owner-defender = защищающийся корабль
    .gen = защищающегося корабля

## Жетоны

xw-token-focus = жетон концентрации
    .gender = m
    .gen = жетона концентрации
    .pl = жетоны концентрации
    .gen-pl = жетонов концентрации
xw-token-evade = жетон уклонения
    .gender = m
    .gen = жетона уклонения
    .pl = жетоны уклонения
    .gen-pl = жетонов уклонения
xw-token-stress = жетон перегрузки
    .gender = m
    .gen = жетона перегрузки
    .pl = жетоны перегрузки
    .gen-pl = жетонов перегрузки
xw-token-ion = жетон ионизации
    .gender = m
    .gen = жетона ионизации
    .pl = жетоны ионизации
    .gen-pl = жетонов ионизации
xw-token-tractor = жетон луча захвата
    .gender = m
    .gen = жетона луча захвата
    .pl = жетоны луча захвата
    .gen-pl = жетонов луча захвата
xw-token-cloak = жетон маскировки
    .gender = m
    .gen = жетона маскировки
    .pl = жетоны маскировки
    .gen-pl = жетонов маскировки
xw-token-weapons-disabled = жетон «оружие отключено»
    .gender = m
    .gen = жетона «оружие отключено»
    .pl = жетоны «оружие отключено»
    .gen-pl = жетонов «оружие отключено»
xw-token-jam = жетон помех
    .gender = m
    .gen = жетона помех
    .pl = жетоны помех
    .gen-pl = жетонов помех

## Кубики

xw-die-attack = кубик атаки
    .gender = m
    .gen = кубика атаки
    .dat = кубику атаки
    .pl = кубики атаки
    .gen-pl = кубиков атаки
    .roll = броску атаки
xw-die-defense = кубик защиты
    .gender = m
    .gen = кубика защиты
    .dat = кубику защиты
    .pl = кубики защиты
    .gen-pl = кубиков защиты
    .roll = броску защиты

## Грани

xw-face-hit = «попадание»
    .with = с результатом «попадание»
    .one = результат «попадание»
    .one-pl = результаты «попадание»
    .of = результата «попадание»
    .of-pl = результатов «попадание»
    .by = результатом «попадание»
    .by-pl = результатами «попадание»
xw-face-critical = «критическое попадание»
    .with = с результатом «критическое попадание»
    .one = результат «критическое попадание»
    .one-pl = результаты «критическое попадание»
    .of = результата «критическое попадание»
    .of-pl = результатов «критическое попадание»
    .by = результатом «критическое попадание»
    .by-pl = результатами «критическое попадание»
xw-face-focus = «концентрация»
    .with = с результатом «концентрация»
    .one = результат «концентрация»
    .one-pl = результаты «концентрация»
    .of = результата «концентрация»
    .of-pl = результатов «концентрация»
    .by = результатом «концентрация»
    .by-pl = результатами «концентрация»
xw-face-evade = «уклонение»
    .with = с результатом «уклонение»
    .one = результат «уклонение»
    .one-pl = результаты «уклонение»
    .of = результата «уклонение»
    .of-pl = результатов «уклонение»
    .by = результатом «уклонение»
    .by-pl = результатами «уклонение»
xw-face-blank = пустой результат
    .with = с пустым результатом
    .one = пустой результат
    .one-pl = пустые результаты
    .of = пустого результата
    .of-pl = пустых результатов
    .by = пустым результатом
    .by-pl = пустыми результатами

## Сложность

xw-difficulty-white = «белый»
    .ins = «белым»
    .ins-pl = «белыми»
xw-difficulty-green = «зелёный»
    .ins = «зелёным»
    .ins-pl = «зелёными»
xw-difficulty-red = «красный»
    .ins = «красным»
    .ins-pl = «красными»

## Параметры

xw-stat-skill = мастерство пилота
xw-stat-attack = параметр основного оружия
xw-stat-agility = манёвренность
xw-stat-hull = прочность корпуса
xw-stat-shields = параметр щита

## Поступки

xw-deed-spend-focus = использовать жетоны концентрации
xw-deed-spend-evade = использовать жетоны уклонения
xw-deed-reroll-attack = перебрасывать кубики атаки
xw-deed-action-bar = совершать действия с панели действий
xw-deed-attack = атаковать
xw-deed-spend-lock = использовать захват цели
xw-deed-focus-action = совершать действие «концентрация»
xw-deed-evade-action = совершать действие «уклонение»

## Признаки

xw-trait-pilot = Пилот
xw-trait-ship = Корабль

## Виды улучшений

xw-slot-elite = элитный талант
xw-slot-astromech = астромеханик
xw-slot-torpedo = торпеда
    .ins = торпедой
xw-slot-missile = ракета
    .ins = ракетой
xw-slot-turret = турель
    .ins = турелью
xw-slot-bomb = бомба
    .ins = бомбой
xw-slot-crew = экипаж
xw-slot-system = система
xw-slot-modification = модификация
xw-slot-title = титул
xw-slot-salvaged-astromech = восстановленный астромеханик
xw-slot-illicit = контрабанда
xw-slot-tech = технология
xw-slot-cannon = пушка
    .ins = пушкой

## Направления

xw-bearing-straight = прямой манёвр
    .pl = прямые манёвры
xw-bearing-bank-left = вираж влево
    .pl = виражи влево
xw-bearing-bank-right = вираж вправо
    .pl = виражи вправо
xw-bearing-turn-left = поворот влево
    .pl = повороты влево
xw-bearing-turn-right = поворот вправо
    .pl = повороты вправо
xw-bearing-koiogran = разворот Койограна
    .pl = развороты Койограна
xw-bearing-reverse = манёвр задним ходом
    .pl = манёвры задним ходом
xw-bearing-segnor-left = петля Сегнора влево
    .acc = петлю Сегнора влево
    .pl = петли Сегнора влево
xw-bearing-segnor-right = петля Сегнора вправо
    .acc = петлю Сегнора вправо
    .pl = петли Сегнора вправо
xw-bearing-tallon-left = бочка Таллона влево
    .acc = бочку Таллона влево
    .pl = бочки Таллона влево
xw-bearing-tallon-right = бочка Таллона вправо
    .acc = бочку Таллона вправо
    .pl = бочки Таллона вправо
xw-bearing-stationary = стоянка

## Составление звеньев

xw-building-only = Только для: { $ships }
xw-building-faction = { $faction ->
    [rebel] Только для Мятежного Альянса
    [imperial] Только для Империи
    [scum] Только для Отбросов и негодяев
   *[other] Только для: { $faction }
}
xw-building-limited = Только одна копия на корабль
xw-building-gains = На панель улучшений добавляется: { $slots }
xw-building-gains-one = На панель улучшений добавляется что-то одно: { $slots }
xw-building-loses = С панели улучшений убирается: { $slots }
xw-building-cheaper-slot = Ваши улучшения вида «{ $slot }» дешевле на { $points }, но не ниже 0
xw-building-cheaper = Каждое другое ваше улучшение дешевле на { $points }, но не ниже 0
xw-building-dearest-crew = Каждая ваша карта экипажа стоит не больше { $points }
xw-building-unique-only = Ваши улучшения вида «{ $slot }» должны быть уникальными
xw-building-skill = Только с мастерством пилота не ниже { $skill }
xw-building-agility = Только с манёвренностью не выше { $agility }
xw-building-hull = Только с прочностью корпуса не выше { $hull }
xw-building-shields = Только с параметром щита { $shields }
xw-building-action = { $action ->
    [boost] Только с действием «ускорение» на панели
   *[other] Только с действием на панели: { $action }
}
xw-building-slots = Только с панелью улучшений, на которой есть: { $slots }
xw-building-lacks = Только без символа «{ $slot }» на напечатанной панели улучшений
xw-building-card = Устанавливается вместе с картой { $needed }
xw-building-limit = Не больше { $count } { $count ->
    [one] копии
    [few] копий
   *[other] копий
} в звене
xw-building-size = { $size ->
    [small] Только на малой подставке
   *[large] Только на большой подставке
}
xw-building-dearest-modification = Другая ваша модификация стоит не больше { $points }
