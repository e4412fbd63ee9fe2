### X-Wing at the table: questions, options, log, missions.

xw-weapon-primary = основное оружие

## Options

xw-option-focus = Концентрация
    .quoted = «концентрация»
xw-option-barrel-roll = «Бочка»
    .quoted = «бочка»
xw-option-attack = Атаковать: { $target } ({ $weapon })

## Maneuvers

xw-maneuver-bank-left = вираж влево { $speed }
xw-maneuver-koiogran = разворот Койограна { $speed }

## Questions

xw-ask-lock = Какой корабль захватить как цель?
xw-ask-who-flies = Кто управляет кораблём «{ $ship }»?
xw-ask-opponent-maneuver = У корабля «{ $ship }» перегрузка, а раскрыт «красный» манёвр: выберите для него другой
xw-ask-attack = { $ship }: атаковать?

## Log

xw-log-declares = { $ship } объявляет цель: { $target }, дистанция { $range } ({ $weapon }).
xw-log-reveals = { $ship } раскрывает манёвр: { $maneuver }.
xw-log-locks = { $ship } захватывает цель: { $target } (буква { $letter }).
xw-log-gains-stress = { $ship } получает жетон перегрузки.
xw-log-damage-face-up = { $ship } получает раскрытую карту урона «{ $card }».
xw-log-rerolls = { $count ->
    [one] Переброшен { $count } кубик
    [few] Переброшены { $count } кубика
   *[other] Переброшено { $count } кубиков
}: { $faces }.
