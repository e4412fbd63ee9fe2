### X-wing за столом: запитання, варіанти, журнал, місії.

xw-title = { "X-Wing" }
xw-about = Космічний бій із мініатюрами: таємні маневри, точний рух, кубики.
xw-side-rebel = Альянс повстанців
    .gen = Альянсу повстанців
    .ins = Альянсом повстанців
xw-side-imperial = Галактична Імперія
    .gen = Галактичної Імперії
    .ins = Галактичною Імперією
xw-side-scum = Покидьки та лиходії
    .gen = Покидьків та лиходіїв
    .ins = Покидьками та лиходіями
xw-shuttle = Човник сенатора
xw-weapon-primary = основна зброя
xw-phase-setup = Підготовка до гри
xw-phase-planning = Фаза планування
xw-phase-activation = Фаза активації
xw-phase-combat = Фаза бою
    .now = фаза бою
xw-phase-end = Фаза завершення
xw-edge-north = північний край
    .gen = північного краю
xw-edge-south = південний край
    .gen = південного краю
xw-edge-east = східний край
    .gen = східного краю
xw-edge-west = західний край
    .gen = західного краю
xw-note-attack = Дистанція { $range }; очікувані пошкодження { $damage }; знищить з імовірністю { $destroys } %
xw-note-ends = опиниться в точці { $x }, { $y }, курс { $heading }
xw-note-changes-nothing = зараз нічого не змінить: на кубиках немає такого результату
xw-note-overlaps = накладеться на корабель і відійде назад
xw-note-flees = вийде з ігрової зони
xw-result-wins = Перемога { FORM($side, case: "gen") }.
xw-result-nobody-left = Обидві сторони втратили останні кораблі в тому самому раунді: нічия.
xw-result-round-limit = Умовлену кількість раундів зіграно: нічия.
xw-result-time = Час вийшов: нічия.
xw-name-activation-phase = Фаза активації
    .now = фаза активації

## Карти пошкоджень

xw-damage-card = карта пошкодження

## Поле

xw-board-title = Раунд { $round }, { $phase }
xw-board-ship = { $mark } { $ship } ({ $side }): майстерність пілота { $skill }, пошкодження { $damage }/{ $hull }, щити { $shields }, фокус { $focus }, ухилення { $evade }, стрес { $stress }
xw-board-awaiting = { $mark } { $ship }: ще не на полі
xw-board-gone = { $mark } { $ship }: поза грою
xw-board-condition = { $ship }, стан: { $condition }
xw-board-lock = Захоплення цілі { $letter }: { $ship }, ціль — { $target }
xw-board-docked = { $mark } { $ship }: пристиковано

## Маневри

xw-maneuver-straight = прямий маневр { $speed }
xw-maneuver-bank-left = віраж ліворуч { $speed }
xw-maneuver-bank-right = віраж праворуч { $speed }
xw-maneuver-turn-left = поворот ліворуч { $speed }
xw-maneuver-turn-right = поворот праворуч { $speed }
xw-maneuver-koiogran = розворот Койограна { $speed }
xw-maneuver-segnor-left = петля Сеґнора ліворуч { $speed }
xw-maneuver-segnor-right = петля Сеґнора праворуч { $speed }
xw-maneuver-tallon-left = бочка Таллона ліворуч { $speed }
xw-maneuver-tallon-right = бочка Таллона праворуч { $speed }
xw-maneuver-tallon-bank-left = бочка Таллона за віражем ліворуч { $speed }
xw-maneuver-tallon-bank-right = бочка Таллона за віражем праворуч { $speed }
xw-maneuver-reverse-straight = задній хід прямо { $speed }
xw-maneuver-reverse-bank-left = задній хід із віражем ліворуч { $speed }
xw-maneuver-reverse-bank-right = задній хід із віражем праворуч { $speed }
xw-maneuver-stationary = зупинка
xw-maneuver-segnor-turn-left = петля Сеґнора за поворотом ліворуч { $speed }
xw-maneuver-segnor-turn-right = петля Сеґнора за поворотом праворуч { $speed }

## Запитання

xw-ask-squad = Склади загін, не дорожчий за { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-ask-who-flies = { $ship }: хто керує цим кораблем?
xw-ask-upgrade = Яку карту покращення взяти?
xw-ask-obstacle-token = Яку перешкоду поставити?
xw-ask-place-obstacle = Куди покласти астероїд { $number }?
xw-ask-edge = Який край твій?
xw-ask-minutes = Скільки хвилин триває партія? Останній раунд — той, у якому їх стане { $limit }.
xw-ask-next-placement = Який корабель поставити наступним?
xw-ask-place-ship = { $ship }: куди поставити?
xw-ask-place-shuttle = На якій відстані від твого краю почне човник?
xw-ask-place-satellite = Куди покласти супутник на дистанції { $range } від твого краю?
xw-ask-damaged-ship = Який із твоїх кораблів пошкоджений?
xw-ask-dial = Вистав диск
xw-ask-next-activation = Який корабель летить наступним?
xw-ask-opponent-maneuver = { $ship }: стрес, а розкрито червоний маневр; обери інший
xw-ask-action = { $ship }: виконати дію?
xw-ask-free-action = { $ship }: виконати додаткову дію?
xw-ask-roll-side = { $ship }: у який бік «бочка»?
xw-ask-roll-slide = { $ship }: на скільки міліметрів уперед?
xw-ask-lock = Який корабель захопити як ціль?
xw-ask-shed-lock = Чиє захоплення цілі зняти?
xw-ask-next-combat = Який корабель атакує наступним?
xw-ask-attack = { $ship }: атакувати?
xw-ask-modify-attack = { $ship }: змінити кидок атаки?
xw-ask-modify-defense = { $ship }: змінити кидок захисту?
xw-ask-reroll = Які кубики перекинути?
xw-ask-order = Яка властивість першою?
xw-ask-initiative = У кого ініціатива?
xw-ask-use = Застосувати властивість?
xw-ask-choose-ship = Який корабель обрати?
xw-ask-damage-card = Яку карту пошкодження роздати?
xw-ask-turn-down = Яку карту пошкодження перевернути долілиць?
xw-ask-discard-weapon = Яку додаткову зброю скинути?
xw-ask-shuttle = Як летить човник?
xw-ask-reinforcement = { $ship }: викликати як підкріплення?
xw-ask-pay = Що використати?
xw-ask-guess = Скільки ухилень випаде?
xw-ask-choose-ships = Які кораблі обрати?
xw-ask-fly = { $ship }: який маневр?
xw-ask-rotate = { $ship }: на який маневр повернути диск?
xw-ask-discard-upgrade = Яку карту покращення скинути?
xw-ask-hold-back = { $card }: не дати детонувати?
xw-ask-take = Який результат отримує корабель?
xw-ask-second-lock = Який іще корабель захопити як ціль?
xw-ask-card-in-wait = Яку карту пошкодження покласти на стан?
xw-ask-spend-die = Який кубик прибрати з кидка?
xw-ask-name-result = Який результат ти передбачаєш?
xw-ask-show-named = Який кубик повернути: { $face }?
xw-ask-guess-dial = { $ship }: який маневр на диску?
xw-ask-replace = Яку карту обміняти?
xw-ask-lay-bomb = Яку бомбу викласти?
xw-ask-lay-where = { $card }: куди покласти жетон?
xw-ask-drop = Як скинути бомбу?
xw-ask-tractor = { $ship }: зсунути?
xw-ask-blow-up = Яка перешкода?
xw-ask-tallon-slide = { $ship }: на скільки міліметрів уперед наприкінці бочки Таллона?
xw-ask-decloak = { $ship }: зняти маскування?
xw-ask-decloak-slide = { $ship }: на скільки міліметрів уперед під час зняття маскування?
xw-ask-jammed = { $ship }: завади; що корабель втрачає?
xw-ask-take-token = Який жетон?
xw-ask-restore = Яку зброю?
xw-ask-treat-as = { $ship }: як його виконати?
xw-ask-arc = { $ship }: куди спрямувати рухомий сектор?
xw-ask-demand-stress = Обрано корабель { $ship }. Який корабель отримує жетон стресу?
xw-ask-dodge-bomb = { $card } детонує: не постраждати?
xw-ask-deploy = { $ship }: яким маневром відстикуватися?

## Варіанти

xw-option-ship = { $ship }
xw-option-seat = { $seat }
xw-option-squad = Загін { FORM($side, case: "gen") }
xw-option-equip = { $card } (корабель: { $ship })
xw-option-asteroid = Астероїд { $number }
xw-option-place-obstacle = Покласти перешкоду сюди
xw-option-pose = у точці { $x }, { $y }, курс { $heading }°
xw-option-slide = { $millimetres } мм
xw-option-place-ship = Поставити корабель сюди
xw-option-place-satellite = Покласти супутник сюди
xw-option-edge = { $edge }
xw-option-dial = { $ship }: { $maneuver }
xw-option-maneuver = { $maneuver } ({ $colour })
xw-option-focus = Фокус
    .quoted = «фокус»
xw-option-evade = Ухилення
    .quoted = «ухилення»
xw-option-target-lock = Захоплення цілі
    .quoted = «захоплення цілі»
xw-option-lock = Захопити ціль: { $ship }
xw-option-barrel-roll = «Бочка»
    .quoted = «бочка»
xw-option-roll-left = «Бочка» ліворуч
xw-option-roll-right = «Бочка» праворуч
xw-option-boost = Прискорення
    .quoted = «прискорення»
xw-option-boost-along = Прискорення: { $maneuver }
xw-option-protect = Охороняти човник
xw-option-card-action = Дія карти: { $card }
xw-option-pass-action = Без дії
xw-option-attack = Атакувати: { $target } ({ $weapon })
xw-option-scan = Сканувати супутник { $number }
xw-option-pass-attack = Не атакувати
xw-option-spend-focus-attack = Жетон фокусу: усі «фокуси» стануть влучаннями
xw-option-spend-focus-defense = Жетон фокусу: усі «фокуси» стануть ухиленнями
xw-option-spend-evade = Жетон ухилення: додати «ухилення»
xw-option-spend-lock = Захоплення цілі: перекинути будь-які кубики
xw-option-done = Готово
xw-option-initiative = { $side }
xw-option-use = Застосувати: { $card }
xw-option-use-nothing = Нічого не застосовувати
xw-option-damage-card = { $card }
xw-option-weapon = { $weapon }
xw-option-shuttle = Човник летить: { $maneuver }
xw-option-stay = Човник лишається на місці
xw-option-pay-lock = Захоплення цілі
xw-option-pay-focus = Жетон фокусу
xw-option-fly = { $maneuver }
xw-option-no-second-lock = Більше не захоплювати
xw-option-no-card = Жодної: зняти стан
xw-option-replace = { $old } → { $new }
xw-option-lay-enough = Більше не треба
xw-option-lay-here = Сюди
xw-option-drop-near = Прямий 1 позаду корабля
xw-option-drop-far = Прямий 2 позаду корабля
xw-option-drop-ahead = Прямий 1 попереду корабля
xw-option-drop-far-ahead = Прямий 2 попереду корабля
xw-option-drop-left = Поворот 1 ліворуч позаду корабля
xw-option-drop-right = Поворот 1 праворуч позаду корабля
xw-option-launch = Прямий 5 попереду корабля
xw-option-tractor-stay = Залишити на місці
xw-option-tractor-forward = Прямо вперед
xw-option-tractor-left = Ліворуч, уперед на { $shift } мм
xw-option-tractor-right = Праворуч, уперед на { $shift } мм
xw-option-obstacle = Перешкода { $number }
xw-option-pay-lent = Захоплення цілі корабля { $ship }
xw-option-tallon-slide = На { $slide } мм уперед
xw-option-cloak = Маскування
    .quoted = «маскування»
xw-option-slam = SLAM
    .quoted = SLAM
xw-option-slam-along = SLAM: { $maneuver }
xw-option-reinforce = Підсилення
    .quoted = «підсилення»
xw-option-reinforce-fore = Підсилити ніс
xw-option-reinforce-aft = Підсилити корму
xw-option-reload = Перезаряджання
    .quoted = «перезаряджання»
xw-option-coordinate = Координація
    .quoted = «координація»
xw-option-coordinate-ship = Координація: { $ship }
xw-option-jam = Завади
    .quoted = «завади»
xw-option-jam-ship = Завади: { $ship }
xw-option-decloak-forward = Зняти маскування: прямо вперед
xw-option-decloak-left = Зняти маскування: ліворуч
xw-option-decloak-right = Зняти маскування: праворуч
xw-option-decloak-forward-left = Зняти маскування: уперед за віражем ліворуч
xw-option-decloak-forward-right = Зняти маскування: уперед за віражем праворуч
xw-option-decloak-left-ahead = Зняти маскування: ліворуч із вигином уперед
xw-option-decloak-left-back = Зняти маскування: ліворуч із вигином назад
xw-option-decloak-right-ahead = Зняти маскування: праворуч із вигином уперед
xw-option-decloak-right-back = Зняти маскування: праворуч із вигином назад
xw-option-roll-left-far = Далека «бочка» ліворуч
xw-option-roll-right-far = Далека «бочка» праворуч
xw-option-roll-left-ahead = «Бочка» ліворуч із вигином уперед
xw-option-roll-left-back = «Бочка» ліворуч із вигином назад
xw-option-roll-right-ahead = «Бочка» праворуч із вигином уперед
xw-option-roll-right-back = «Бочка» праворуч із вигином назад
xw-option-stay-cloaked = Залишити маскування
xw-option-lose-focus = Жетон фокусу
xw-option-lose-evade = Жетон ухилення
xw-option-lose-lock = Захоплення цілі
xw-option-take-focus = Жетон фокусу корабля { $ship }
xw-option-take-evade = Жетон ухилення корабля { $ship }
xw-option-rotate = Поворот сектора
    .quoted = «поворот сектора»
xw-option-rotate-front = Рухомий сектор уперед
xw-option-rotate-left = Рухомий сектор ліворуч
xw-option-rotate-right = Рухомий сектор праворуч
xw-option-rotate-rear = Рухомий сектор назад
xw-option-drop-far-left = Поворот 3 ліворуч позаду корабля
xw-option-drop-farthest = Прямий 3 позаду корабля
xw-option-drop-far-right = Поворот 3 праворуч позаду корабля
xw-option-drop-beside = Де завгодно впритул до корабля
xw-option-debris = Хмара уламків { $number }

## Чому не можна

xw-blocked-same-action = Цю дію в цьому раунді вже виконано.
xw-blocked-no-icon = На панелі дій корабля немає цієї дії.
xw-blocked-beyond-range = Надто далеко: далі за дистанцію 3.
xw-blocked-out-of-arc = Поза сектором обстрілу (відстань { $distance } мм).
xw-blocked-weapon-range = На дистанції { $range } ця зброя не стріляє.
xw-blocked-touching = Підставки торкаються.
xw-blocked-no-lock = Для цієї зброї потрібне захоплення цієї цілі.
xw-blocked-no-focus = Для цієї зброї потрібен жетон фокусу.
xw-blocked-sheltered = Цю атаку відволікає на себе інший корабель.
xw-blocked-on-obstacle = З перешкоди атакувати не можна.
xw-blocked-by-card = Це забороняє карта.
xw-blocked-roll-reach = Шаблон виступав би за підставку.
xw-blocked-leaves-area = Корабель вийшов би з ігрової зони.
xw-blocked-overlaps-ship = Заважає інший корабель.
xw-blocked-overlaps-obstacle = Заважає перешкода.
xw-blocked-outside-zone = Це поза зоною, куди можна ставити.
xw-blocked-near-edge = Надто близько до краю.
xw-blocked-near-obstacle = Надто близько до іншої перешкоди.
xw-blocked-near-ship = Надто близько до корабля.
xw-blocked-satellite-gap = Супутник має лежати на дистанції 2–3 від іншого.
xw-blocked-minutes = Стільки партія не триває.
xw-blocked-upgrades-later = Обирай лише кораблі; карти покращень — пізніше.
xw-blocked-card-taken = Копій цієї карти не лишилося.
xw-blocked-near-enemy = Ворожий корабель на дистанції не далі 3.
xw-blocked-tallon-reach = Шаблон виступав би за підставку: не більше { $reach } мм.
xw-blocked-tallon-overlap = Бочка Таллона має, якщо можна, оминути інші кораблі.
xw-blocked-cloaked = Замаскований корабель не атакує.
xw-blocked-weapons-disabled = У цьому раунді зброю корабля вимкнено.
xw-blocked-not-beside = Жетон має лежати впритул до твого корабля.

## Журнал

xw-log-leads = { $seat } командує { FORM($side, case: "ins") }.
xw-log-gather = Сили зібрано.
xw-log-assemble = Зібрано { $count } { $count ->
    [one] корабель
    [few] кораблі
   *[other] кораблів
}.
xw-log-squads-revealed = Обидва загони розкрито.
xw-log-area = Ігрова зона: { $width } на { $height } мм.
xw-log-initiative = Ініціатива в { FORM($side, case: "gen") }.
xw-log-initiative-roll = Загони коштують однаково; кубик: { $face }. Кому віддати ініціативу — вибір { FORM($side, case: "gen") }.
xw-log-place = Кораблі розставлено.
xw-log-places-obstacle = Покладено перешкоду.
xw-log-no-room = Ще для однієї перешкоди немає місця.
xw-log-places-satellite = Покладено супутник.
xw-log-chooses-edge = Повстанці починають від { FORM($edge, case: "gen") }.
xw-log-places-ship = { $ship } займає своє місце.
xw-log-cards = Усі карти лежать відкрито біля ігрової зони.
xw-log-shields = Щити піднято.
xw-log-components = Колоду пошкоджень перетасовано; кубики й жетони готові.
xw-log-mission = Особливі правила: { $special }
xw-log-goal = Мета { FORM($side, case: "gen") }: { $goal }
xw-log-damaged = Пошкоджений корабель: { $ship }.
xw-log-repaired = Корабель відремонтовано: { $ship }.
xw-log-round = Починається раунд { $number }.
xw-log-dials-set = Кожен корабель має маневр.
xw-log-activation = Починається фаза активації.
xw-log-combat = Починається фаза бою.
xw-log-end-phase = Починається фаза завершення.
xw-log-reveals = { $ship } розкриває маневр: { $maneuver }.
xw-log-drifts = { $ship } дрейфує: керування іонізоване.
xw-log-opponent-chose = { $ship }: маневр обирає опонент — { $maneuver }.
xw-log-step-template = Шаблон покладено: { $maneuver }.
xw-log-executes = { $ship } виконує маневр: { $maneuver }.
xw-log-overlaps = { $ship } відходить назад і торкається підставки: { $other }.
xw-log-step-stress = { $ship }: перевірка стресу.
xw-log-step-clean-up = { $ship }: шаблон і диск прибрано.
xw-log-flees = { $ship } виходить з ігрової зони.
xw-log-gains-focus = { $ship } отримує жетон фокусу.
xw-log-gains-evade = { $ship } отримує жетон ухилення.
xw-log-gains-stress = { $ship } отримує жетон стресу.
xw-log-gains-ion = { $ship } отримує жетон іонізації.
xw-log-loses-stress = { $ship } позбувається жетона стресу.
xw-log-no-action-overlap = { $ship } накладається на корабель і не виконує дії.
xw-log-no-action-obstacle = { $ship } зачіпає перешкоду й не виконує дії.
xw-log-no-action-stress = { $ship } через стрес не виконує дії.
xw-log-passes-action = { $ship } не виконує дії.
xw-log-locks = { $ship } захоплює ціль: { $target } (літера { $letter }).
xw-log-spends-lock = { $ship } використовує захоплення цілі.
xw-log-rolls-left = { $ship } робить «бочку» ліворуч.
xw-log-rolls-right = { $ship } робить «бочку» праворуч.
xw-log-boosts = { $ship } прискорюється.
xw-log-obstacle-roll = { $ship } кидає кубик за перешкоду: { $face }.
xw-log-passes-attack = { $ship } не атакує.
xw-log-declares = { $ship } оголошує ціль: { $target }, дистанція { $range } ({ $weapon }).
xw-log-obstructed = Атака ускладнена.
xw-log-step-attack-dice = Кидок: { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} атаки.
xw-log-step-modify-attack = Зміна кидка атаки.
xw-log-step-defense-dice = Кидок: { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} захисту.
xw-log-step-modify-defense = Зміна кидка захисту.
xw-log-step-compare = Порівняння результатів.
xw-log-step-damage = Завдання пошкоджень.
xw-log-attack-roll = Атака: { $faces }.
xw-log-defense-roll = Захист: { $faces }.
xw-log-rerolls = Перекинуто { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
}: { $faces }.
xw-log-changes = Замінено { $count } { $count ->
    [one] результат
    [few] результати
   *[other] результатів
}: { $face } → { $into }.
xw-log-spends-focus = { $ship } використовує жетон фокусу.
xw-log-spends-evade = { $ship } використовує жетон ухилення.
xw-log-hits = Влучання: звичайних { $hits }, критичних { $criticals }.
xw-log-misses = Промах.
xw-log-loses-shield = { $ship } втрачає щит.
xw-log-regains-shield = { $ship } відновлює щит.
xw-log-damage-face-down = { $ship } отримує карту пошкодження долілиць.
xw-log-damage-face-up = { $ship } отримує карту пошкодження горілиць: { $card }.
xw-log-turned-down = { $ship }: карту пошкодження перевернуто долілиць ({ $card }).
xw-log-reshuffles = Скинуті карти пошкоджень стають новою колодою.
xw-log-rolls-one = { $ship } кидає один кубик: { $face }.
xw-log-discards-upgrade = Скинуто карту: { $card }.
xw-log-uses = Застосовано карту: { $card }.
xw-log-doomed = { $ship } зазнає поразки, але ще може атакувати в цьому раунді.
xw-log-destroyed = Корабель знищено: { $ship }.
xw-log-scans = { $ship } сканує супутник.
xw-log-tokens-removed = Жетони ухилення й фокусу прибрано.
xw-log-wins = Перемога { FORM($side, case: "gen") }.
xw-log-nobody-left = Обидві сторони втратили останні кораблі в тому самому раунді.
xw-log-round-limit = Умовлену кількість раундів зіграно.
xw-log-skill-rose = { $ship }: майстерність зросла, хід у цій фазі втрачено.
xw-log-time-called = Час вийшов, межа у хвилинах: { $minutes }.
xw-log-dispute-roll = Кубики атаки: { $attack }. Кубики захисту: { $defense }.
xw-log-dispute-won = Суперечку вирішено на користь { FORM($seat, case: "gen") }.
xw-log-no-action-card = { $ship } через карту пропускає дію.
xw-log-discards-token = Замість карти скинуто жетон на ній: { $card }.
xw-log-guessed = Здогад правильний: { $ship } додає «ухилення».
xw-log-rolls-some = { $ship } кидає кубики: { $faces }.
xw-log-turns-round = { $ship } розвертається.
xw-log-rotates = { $ship } повертає диск: { $maneuver }.
xw-log-flips = Карту перевернуто: { $card }.
xw-log-looks-at-dial = { $ship }: хтось дивиться на диск цього корабля.
xw-log-dial-seen = { $ship } має намір виконати маневр: { $maneuver }.
xw-log-held-back = Детонації запобігли: { $card }.
xw-log-pinned = { $ship } у секторі «яблучко»: кубики захисту не можна змінювати.
xw-log-recovers-upgrade = Карта одразу повертається: { $card }.
xw-log-card-in-wait = { $ship }: карта пошкодження чекає свого часу ({ $card }).
xw-log-mimics = { $ship } переймає властивість пілота: { $pilot }.
xw-log-names-result = Передбачений результат: { $face }.
xw-log-guessed-right = Здогад правильний: { $maneuver }.
xw-log-guessed-wrong = Здогад неправильний: { $maneuver }.
xw-log-replaces = Карту замінено: { $old } → { $new }.
xw-log-drops = { $ship } скидає бомбу: { $card }.
xw-log-detonates = Детонація: { $card }.
xw-log-gains-tractor = { $ship } отримує жетон силового променя.
xw-log-pushed = { $ship } зсувається під дією силового променя.
xw-log-condition = { $ship } отримує стан: { $condition }.
xw-log-gains-cloak = { $ship } вмикає маскування.
xw-log-gains-reinforce-fore = { $ship } підсилює ніс.
xw-log-gains-reinforce-aft = { $ship } підсилює корму.
xw-log-gains-weapons-disabled = { $ship }: зброю вимкнено.
xw-log-gains-jam = { $ship } отримує жетон завад.
xw-log-decloaks = { $ship } знімає маскування.
xw-log-jammed = { $ship } потрапляє під завади.
xw-log-reinforced = { $ship }: підсилення додає одне «ухилення».
xw-log-coordinates = { $ship } координує корабель: { $friend }.
xw-log-arc-front = { $ship } повертає рухомий сектор уперед.
xw-log-arc-left = { $ship } повертає рухомий сектор ліворуч.
xw-log-arc-right = { $ship } повертає рухомий сектор праворуч.
xw-log-arc-rear = { $ship } повертає рухомий сектор назад.
xw-log-rises = { $ship }: корабель усе ж уцілів.
xw-log-docks = { $ship } стикується з кораблем { $carrier }.
xw-log-deploys = { $ship } відстиковується від корабля { $carrier }.
xw-log-drops-cargo = { $ship } скидає вантаж.
xw-log-score = { $side }: знищено на { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}.
xw-log-salvo = { $side }: останній залп: { $faces }.

## Місії

xw-mission-escort-title = Політичний ескорт
xw-mission-escort-setup = Повстанці ставлять човник сенатора посередині свого краю на дистанції 1, потім обидві сторони ставлять свої кораблі на дистанції 2 від своїх країв.
xw-mission-escort-rules = Човник має маневровість 2 і корпус 6 (та 6 щитів із загонами на 100 очок). На початку кожної фази активації повстанці можуть перемістити його: прямий 2, віраж ліворуч 1 або віраж праворуч 1. Він не діє й не атакує, а критичні влучання по ньому рахуються звичайними. Корабель Альянсу на дистанції 1 може охороняти човник: той отримує жетон ухилення; за атаку можна використати один такий жетон. За кожен корабель, утрачений у раунді, Імперія може викликати Курсанта Академії.
xw-mission-escort-goal-rebel = Човник виходить через край Імперії.
xw-mission-escort-goal-imperial = Човник знищено.
xw-mission-run-title = Втеча крізь астероїди
xw-mission-run-setup = Імперія ставить свої кораблі на дистанції 1 від краю будь-якої фракції, повстанці свої — далі за дистанцію 3 від обох; один корабель Альянсу пошкоджений. Потім Імперія викладає шість астероїдів.
xw-mission-run-rules = До раунду 5 пошкоджений корабель літає лише зі швидкістю 1 або 2; потім його відремонтовано. За кожен корабель, утрачений у раунді, Імперія може викликати Курсанта Академії.
xw-mission-run-goal-rebel = Пошкоджений корабель виходить через край будь-якої фракції в раунді 5 або пізніше.
xw-mission-run-goal-imperial = Пошкоджений корабель знищено.
xw-mission-whispers-title = Темний шепіт
xw-mission-whispers-setup = Імперія ставить свої кораблі на дистанції 1 від свого краю. Повстанці кладуть супутники на дистанції 3 і 2 від свого краю та ставлять кораблі на дистанції 1.
xw-mission-whispers-rules = Замість атаки імперський корабель, що стоїть на супутнику або торкається корабля Альянсу на супутнику, може просканувати його й забрати дані. Якщо корабель знищено, його дані втрачено. За кожен корабель, утрачений у раунді, повстанці можуть викликати Пілота-новачка.
xw-mission-whispers-goal-rebel = Усі імперські кораблі знищено або всі дані втрачено.
xw-mission-whispers-goal-imperial = Усі супутники проскановано, і корабель із даними виходить через край Імперії.

## Графіки

xw-chart-strength = Корпус і щити
xw-why-harm = Так опонент втрачає більше (очок загону: +{ $amount }).
xw-why-harmless = Так опонент втрачає менше (очок загону: −{ $amount }).
xw-why-safe = Так власний загін втрачає менше (очок загону: −{ $amount }).
xw-why-exposed = Так власний загін втрачає більше (очок загону: +{ $amount }).
xw-why-place = Так загін краще стоїть для наступних раундів (+{ $amount }).
xw-why-misplaced = Так загін гірше стоїть для наступних раундів (−{ $amount }).
