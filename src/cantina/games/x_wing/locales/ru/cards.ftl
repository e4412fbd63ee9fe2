### What cards say: the words, and the frames they stand in.

xw-and = { $others } и { $last }
xw-then = { FORM($others, join: "; ") }; затем { $last }
    .long = yes
xw-range = дистанция { $range }
    .at = на дистанции { $range }
    .within = на дистанции не дальше { $range }
xw-ranges = дистанция { $nearest }–{ $farthest }
    .at = на дистанции { $nearest }–{ $farthest }
    .within = на дистанции { $nearest }–{ $farthest }
xw-card-line = { $line }.
xw-other-within = { $other } { FORM($range, case: "at") }
    .head = other

## Frames

xw-ability-static = { $gives }
xw-ability-static-while = пока { $condition }: { $gives }
xw-ability-action = Действие: { $effect }
xw-ability-trigger = { $window }: { $effect }
xw-ability-if = { $window }, если { $condition }
xw-ability-once-a-round = раз в раунд, { $window }: { $effect }

## Moments

xw-window-action-performed = после того как вы совершили действие
xw-window-attack-declared = когда вы объявляете цель атаки
xw-window-attack-ends = после атаки
xw-window-attack-misses = после промаха
xw-window-card-dealt-face-up = когда вы получаете раскрытую карту урона
xw-window-combat-begins = в начале фазы боя
xw-window-combat-ends = в конце фазы боя
xw-window-focus-spent = после того как вы использовали жетон концентрации
xw-window-lock-acquired = после того как вы захватили цель
xw-window-maneuver-executed = после того как вы выполнили манёвр
xw-window-maneuver-revealed = после того как вы раскрыли манёвр
xw-window-modify-attack-dice = на шаге модификации броска атаки
xw-window-modify-defense-dice = на шаге модификации броска защиты

## Moments of other ships

xw-of-attack-hits = когда атака { FORM($ship, case: "gen") } завершается попаданием
xw-of-modify-attack-dice = когда { FORM($ship, case: "nom") } модифицирует бросок атаки

## Words

xw-says-the-defender = защищающийся корабль
    .gender = m
    .gen = защищающегося корабля
xw-says-attacking = вы атакуете
xw-says-defending = вы защищаетесь
xw-says-with-primary = атака проводится основным оружием
xw-says-at-range = атака проводится { FORM($range, case: "at") }
xw-says-revealed = это был { $colour } манёвр
xw-says-executed = это был { $colour } манёвр
xw-says-has-trait = её признак — «{ $trait }»
xw-says-lacks-action = на панели действий нет действия { FORM($action, case: "quoted") }
xw-says-defender-in-your-arc = защищающийся корабль находится в вашем секторе обстрела на дистанции 1–3
xw-says-outside-defenders-arc = атакующий корабль находится вне сектора обстрела защищающегося
xw-says-friend-defends = защищается другой дружественный корабль на дистанции { $farthest } от вас
xw-says-it-attacks = этот корабль атакует
xw-says-no-friend-within = на дистанции 1–{ $farthest } от вас нет других дружественных кораблей
xw-says-you-have-token = у вас есть { FORM($token, case: "nom") }
xw-says-without-token = у { FORM($whose, case: "gen") } нет { FORM($token, case: "gen") }
xw-says-more = { $stat } { FORM($owner, case: "gen") } больше на { $by }
xw-says-less = { $stat } { FORM($owner, case: "gen") } меньше на { $by }
xw-says-shelters = дружественные корабли { FORM($range, case: "at") } от вас нельзя объявить целью, если атакующий может объявить целью вас
xw-says-for = { FORM($target, case: "nom") } { FORM($effect, verb: "they") }
xw-says-choose-ship = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } { FORM($range, case: "at") }; этот корабль { FORM($effect, verb: "they") }
xw-says-choose-lower = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } с меньшим мастерством пилота; этот корабль { FORM($effect, verb: "they") }
xw-says-acquire-lock = { $verb ->
    [inf] захватить
    [they] захватывает
   *[you] захватите
} цель
xw-says-attack-afterwards = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} атаку основным оружием; больше атаковать в этом раунде нельзя
xw-says-bar-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительное действие с панели действий
xw-says-change = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} { $count ->
    [one] 1 результат
   *[other] до { $count } результатов
} { $face } результатом { $into }
xw-says-change-all = { $verb ->
    [inf] заменить
    [they] заменяет
   *[you] замените
} все результаты { $face } результатами { $into }
xw-says-discard-dealt-card = { $verb ->
    [inf] сразу сбросить
    [they] сразу сбрасывает
   *[you] сразу сбросьте
} её
xw-says-flip-one-up = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} лицевой стороной вверх одну свою случайную закрытую карту урона и { $verb ->
    [inf] применить
    [they] применяет
   *[you] примените
} её
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
xw-says-gain = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $amount } { FORM($token, $amount, case: "acc") }
xw-says-hand-over = { $verb ->
    [inf] передать
    [they] передаёт
   *[you] передайте
} этот { $token } другому дружественному кораблю { FORM($range, case: "at") }
xw-says-match-skill = до конца фазы { $verb ->
    [they] имеет такое же мастерство пилота, как у вас
   *[you] его мастерство пилота равно вашему
}
xw-says-more-attack-dice = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} к броску атаки
xw-says-regain-shield = { $verb ->
    [inf] восстановить
    [they] восстанавливает
   *[you] восстановите
} 1 щит
xw-says-reroll-faces = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} любые { FORM($die, case: "acc", number: "pl") } { FORM($faces, case: "with", join: " или ") }
xw-says-reroll-one-face = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} 1 { FORM($die, case: "acc") } { FORM($faces, case: "with", join: " или ") }
xw-says-reroll-some = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} { $count ->
    [one] 1 { FORM($die, case: "acc") }
   *[other] до { $count } { FORM($die, $count, case: "gen") }
}
xw-says-roll-aside = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} «бочку»
xw-says-roll-die = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} 1 { FORM($die, case: "acc") }; если выпало { FORM($faces, join: " или ") }, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
xw-says-rotate-bearing = { $verb ->
    [inf] повернуть
    [they] поворачивает
   *[you] поверните
} диск на другой манёвр того же направления (с жетоном перегрузки — не на «красный»)
xw-says-shed-lock = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} с этого корабля один вражеский захват цели
xw-says-spend-token = { $verb ->
    [inf] использовать
    [they] использует
   *[you] используйте
} { FORM($token, case: "acc") }
xw-says-strip-lock = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} захват цели защищающегося корабля
xw-says-strip-token = { $verb ->
    [inf] снять
    [they] снимает
   *[you] снимите
} { FORM($token, case: "acc") } с защищающегося корабля
xw-says-take-critical = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} вместо него одно из критических попаданий
xw-says-until-end-of-round = до конца раунда { $abilities }

## Whose

xw-whose-you = вы
    .person = you
    .gen = вас
xw-whose-other-friend = другой дружественный корабль
    .gender = m
    .gen = другого дружественного корабля
    .dat = другому дружественному кораблю
xw-whose-enemy = вражеский корабль
    .gender = m
    .gen = вражеского корабля
    .dat = вражескому кораблю
xw-whose-defender = защищающийся корабль
    .gender = m
    .gen = защищающегося корабля
    .dat = защищающемуся кораблю
xw-whose-attacker = атакующий корабль
    .gender = m
    .gen = атакующего корабля
    .dat = атакующему кораблю

## Owners

xw-owner-you = ваш корабль
    .gen = вашего корабля
xw-owner-defender = защищающийся корабль
    .gen = защищающегося корабля

## Tokens

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

## Dice

xw-die-attack = кубик атаки
    .gender = m
    .gen = кубика атаки
    .pl = кубики атаки
    .gen-pl = кубиков атаки
    .roll = броску атаки
xw-die-defense = кубик защиты
    .gender = m
    .gen = кубика защиты
    .pl = кубики защиты
    .gen-pl = кубиков защиты
    .roll = броску защиты

## Faces

xw-face-hit = «попадание»
    .with = с результатом «попадание»
xw-face-critical = «критическое попадание»
    .with = с результатом «критическое попадание»
xw-face-focus = «концентрация»
    .with = с результатом «концентрация»
xw-face-evade = «уклонение»
    .with = с результатом «уклонение»
xw-face-blank = пустой результат
    .with = с пустым результатом

## Difficulties

xw-difficulty-green = «зелёный»
xw-difficulty-red = «красный»
xw-difficulty-white = «белый»

## Values

xw-stat-skill = мастерство пилота
xw-stat-agility = манёвренность
xw-stat-attack = параметр основного оружия

## Traits

xw-trait-pilot = Пилот

## Building squads

xw-building-limited = на корабль можно установить только одну копию
