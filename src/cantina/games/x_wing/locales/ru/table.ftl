### X-wing за столом: вопросы, варианты, журнал, миссии.

xw-title = X-wing
xw-about = Космический бой с миниатюрами: тайные манёвры, точное движение, кубики.
xw-side-rebel = Мятежный Альянс
    .gen = Мятежного Альянса
    .ins = Мятежным Альянсом
xw-side-imperial = Галактическая Империя
    .gen = Галактической Империи
    .ins = Галактической Империей
xw-side-scum = Отбросы и негодяи
    .gen = Отбросов и негодяев
    .ins = Отбросами и негодяями
xw-shuttle = Челнок сенатора
xw-weapon-primary = основное оружие
xw-phase-setup = Подготовка к игре
xw-phase-planning = Фаза планирования
xw-phase-activation = Фаза активации
xw-phase-combat = Фаза боя
    .now = фаза боя
xw-phase-end = Фаза завершения
xw-edge-north = северный край
    .gen = северного края
xw-edge-south = южный край
    .gen = южного края
xw-edge-east = восточный край
    .gen = восточного края
xw-edge-west = западный край
    .gen = западного края
xw-note-attack = Дистанция { $range }; ожидаемый урон { $damage }; уничтожит с вероятностью { $destroys } %
xw-note-ends = окажется в точке { $x }, { $y }, курс { $heading }
xw-note-changes-nothing = сейчас ничего не изменит: на кубиках нет такого результата
xw-note-overlaps = перекроет корабль и будет отведён назад
xw-note-flees = выйдет из игровой зоны
xw-result-wins = Победа { FORM($side, case: "gen") }.
xw-result-nobody-left = Обе стороны в одном раунде потеряли последние корабли: ничья.
xw-result-round-limit = Условленное число раундов сыграно: ничья.
xw-result-time = Время вышло: ничья.
xw-name-activation-phase = Фаза активации
    .now = фаза активации

## Карты урона

xw-damage-card = карта урона

## Поле

xw-board-title = Раунд { $round }, { $phase }
xw-board-ship = { $mark } { $ship } ({ $side }): мастерство пилота { $skill }, урон { $damage }/{ $hull }, щиты { $shields }, концентрация { $focus }, уклонение { $evade }, перегрузка { $stress }
xw-board-awaiting = { $mark } { $ship }: ещё не на поле
xw-board-gone = { $mark } { $ship }: вне игры
xw-board-condition = { $ship }, состояние: { $condition }
xw-board-lock = Захват цели { $letter }: { $ship }, цель — { $target }
xw-board-docked = { $mark } { $ship }: пристыкован

## Манёвры

xw-maneuver-straight = прямой манёвр { $speed }
xw-maneuver-bank-left = вираж влево { $speed }
xw-maneuver-bank-right = вираж вправо { $speed }
xw-maneuver-turn-left = поворот влево { $speed }
xw-maneuver-turn-right = поворот вправо { $speed }
xw-maneuver-koiogran = разворот Койограна { $speed }
xw-maneuver-segnor-left = петля Сегнора влево { $speed }
xw-maneuver-segnor-right = петля Сегнора вправо { $speed }
xw-maneuver-tallon-left = бочка Таллона влево { $speed }
xw-maneuver-tallon-right = бочка Таллона вправо { $speed }
xw-maneuver-tallon-bank-left = бочка Таллона по виражу влево { $speed }
xw-maneuver-tallon-bank-right = бочка Таллона по виражу вправо { $speed }
xw-maneuver-reverse-straight = задний ход прямо { $speed }
xw-maneuver-reverse-bank-left = задний ход с виражом влево { $speed }
xw-maneuver-reverse-bank-right = задний ход с виражом вправо { $speed }
xw-maneuver-stationary = остановка
xw-maneuver-segnor-turn-left = петля Сегнора по повороту влево { $speed }
xw-maneuver-segnor-turn-right = петля Сегнора по повороту вправо { $speed }

## Вопросы

xw-ask-squad = Составьте звено не дороже { $points } { $points ->
    [one] очка
    [few] очков
   *[other] очков
}
xw-ask-who-flies = { $ship }: кто управляет этим кораблём?
xw-ask-upgrade = Какую карту улучшения взять?
xw-ask-obstacle-token = Какую преграду поставить?
xw-ask-place-obstacle = Куда положить астероид { $number }?
xw-ask-edge = Какой край ваш?
xw-ask-minutes = Сколько минут идёт партия? Последний раунд — тот, в котором их станет { $limit }.
xw-ask-next-placement = Какой корабль поставить следующим?
xw-ask-place-ship = { $ship }: куда поставить?
xw-ask-place-shuttle = На каком расстоянии от вашего края начнёт челнок?
xw-ask-place-satellite = Куда положить спутник на дистанции { $range } от вашего края?
xw-ask-damaged-ship = Какой из ваших кораблей повреждён?
xw-ask-dial = Выставьте диск
xw-ask-next-activation = Какой корабль летит следующим?
xw-ask-opponent-maneuver = { $ship }: перегрузка, а раскрыт «красный» манёвр; выберите другой
xw-ask-action = { $ship }: совершить действие?
xw-ask-free-action = { $ship }: совершить дополнительное действие?
xw-ask-roll-side = { $ship }: в какую сторону «бочка»?
xw-ask-roll-slide = { $ship }: на сколько миллиметров вперёд?
xw-ask-lock = Какой корабль захватить как цель?
xw-ask-shed-lock = Чей захват цели снять?
xw-ask-next-combat = Какой корабль атакует следующим?
xw-ask-attack = { $ship }: атаковать?
xw-ask-modify-attack = { $ship }: модифицировать бросок атаки?
xw-ask-modify-defense = { $ship }: модифицировать бросок защиты?
xw-ask-reroll = Какие кубики перебросить?
xw-ask-order = Какое свойство первым?
xw-ask-initiative = У кого инициатива?
xw-ask-use = Применить свойство?
xw-ask-choose-ship = Какой корабль выбрать?
xw-ask-damage-card = Какую карту урона сдать?
xw-ask-turn-down = Какую карту урона перевернуть лицевой стороной вниз?
xw-ask-discard-weapon = Какое вспомогательное оружие сбросить?
xw-ask-shuttle = Как летит челнок?
xw-ask-reinforcement = { $ship }: вызвать как подкрепление?
xw-ask-pay = Что использовать?
xw-ask-guess = Сколько уклонений выпадет?
xw-ask-choose-ships = Какие корабли выбрать?
xw-ask-fly = { $ship }: какой манёвр?
xw-ask-rotate = { $ship }: на какой манёвр повернуть диск?
xw-ask-discard-upgrade = Какую карту улучшения сбросить?
xw-ask-hold-back = { $card }: не дать детонировать?
xw-ask-take = Какой результат получает корабль?
xw-ask-second-lock = Какой ещё корабль захватить как цель?
xw-ask-card-in-wait = Какую карту урона положить на состояние?
xw-ask-spend-die = Какой кубик убрать из броска?
xw-ask-name-result = Какой результат вы предвидите?
xw-ask-show-named = Какой кубик повернуть: { $face }?
xw-ask-guess-dial = { $ship }: какой манёвр на диске?
xw-ask-replace = Какую карту обменять?
xw-ask-lay-bomb = Какую бомбу выложить?
xw-ask-lay-where = { $card }: куда положить жетон?
xw-ask-drop = Как сбросить бомбу?
xw-ask-tractor = { $ship }: сдвинуть?
xw-ask-blow-up = Какая преграда?
xw-ask-tallon-slide = { $ship }: на сколько миллиметров вперёд в конце бочки Таллона?
xw-ask-decloak = { $ship }: снять маскировку?
xw-ask-decloak-slide = { $ship }: на сколько миллиметров вперёд при снятии маскировки?
xw-ask-jammed = { $ship }: помехи; чего корабль лишается?
xw-ask-take-token = Какой жетон?
xw-ask-restore = Какое оружие?
xw-ask-treat-as = { $ship }: как его выполнить?
xw-ask-arc = { $ship }: куда направить подвижный сектор?
xw-ask-demand-stress = Выбран корабль { $ship }. Какой корабль получает жетон перегрузки?
xw-ask-dodge-bomb = { $card } детонирует: не пострадать?
xw-ask-deploy = { $ship }: каким манёвром отстыковаться?

## Варианты

xw-option-ship = { $ship }
xw-option-seat = { $seat }
xw-option-squad = Звено { FORM($side, case: "gen") }
xw-option-equip = { $card } (корабль: { $ship })
xw-option-asteroid = Астероид { $number }
xw-option-place-obstacle = Положить преграду сюда
xw-option-pose = в точке { $x }, { $y }, курс { $heading }°
xw-option-slide = { $millimetres } мм
xw-option-place-ship = Поставить корабль сюда
xw-option-place-satellite = Положить спутник сюда
xw-option-edge = { $edge }
xw-option-dial = { $ship }: { $maneuver }
xw-option-maneuver = { $maneuver } ({ $colour })
xw-option-focus = Концентрация
    .quoted = «концентрация»
xw-option-evade = Уклонение
    .quoted = «уклонение»
xw-option-target-lock = Захват цели
    .quoted = «захват цели»
xw-option-lock = Захватить цель: { $ship }
xw-option-barrel-roll = «Бочка»
    .quoted = «бочка»
xw-option-roll-left = «Бочка» влево
xw-option-roll-right = «Бочка» вправо
xw-option-boost = Ускорение
    .quoted = «ускорение»
xw-option-boost-along = Ускорение: { $maneuver }
xw-option-protect = Охранять челнок
xw-option-card-action = Действие карты: { $card }
xw-option-pass-action = Без действия
xw-option-attack = Атаковать: { $target } ({ $weapon })
xw-option-scan = Сканировать спутник { $number }
xw-option-pass-attack = Не атаковать
xw-option-spend-focus-attack = Жетон концентрации: все «концентрации» станут попаданиями
xw-option-spend-focus-defense = Жетон концентрации: все «концентрации» станут уклонениями
xw-option-spend-evade = Жетон уклонения: добавить «уклонение»
xw-option-spend-lock = Захват цели: перебросить любые кубики
xw-option-done = Готово
xw-option-initiative = { $side }
xw-option-use = Применить: { $card }
xw-option-use-nothing = Ничего не применять
xw-option-damage-card = { $card }
xw-option-weapon = { $weapon }
xw-option-shuttle = Челнок летит: { $maneuver }
xw-option-stay = Челнок остаётся на месте
xw-option-pay-lock = Захват цели
xw-option-pay-focus = Жетон концентрации
xw-option-fly = { $maneuver }
xw-option-no-second-lock = Больше не захватывать
xw-option-no-card = Никакую: снять состояние
xw-option-replace = { $old } → { $new }
xw-option-lay-enough = Больше не надо
xw-option-lay-here = Сюда
xw-option-drop-near = Прямой 1 позади корабля
xw-option-drop-far = Прямой 2 позади корабля
xw-option-drop-ahead = Прямой 1 впереди корабля
xw-option-drop-far-ahead = Прямой 2 впереди корабля
xw-option-drop-left = Поворот 1 влево позади корабля
xw-option-drop-right = Поворот 1 вправо позади корабля
xw-option-launch = Прямой 5 впереди корабля
xw-option-tractor-stay = Оставить на месте
xw-option-tractor-forward = Прямо вперёд
xw-option-tractor-left = Влево, вперёд на { $shift } мм
xw-option-tractor-right = Вправо, вперёд на { $shift } мм
xw-option-obstacle = Преграда { $number }
xw-option-pay-lent = Захват цели корабля { $ship }
xw-option-tallon-slide = На { $slide } мм вперёд
xw-option-cloak = Маскировка
    .quoted = «маскировка»
xw-option-slam = SLAM
    .quoted = SLAM
xw-option-slam-along = SLAM: { $maneuver }
xw-option-reinforce = Усиление
    .quoted = «усиление»
xw-option-reinforce-fore = Усилить нос
xw-option-reinforce-aft = Усилить корму
xw-option-reload = Перезарядка
    .quoted = «перезарядка»
xw-option-coordinate = Координация
    .quoted = «координация»
xw-option-coordinate-ship = Координация: { $ship }
xw-option-jam = Помехи
    .quoted = «помехи»
xw-option-jam-ship = Помехи: { $ship }
xw-option-decloak-forward = Снять маскировку: прямо вперёд
xw-option-decloak-left = Снять маскировку: влево
xw-option-decloak-right = Снять маскировку: вправо
xw-option-decloak-forward-left = Снять маскировку: вперёд по виражу влево
xw-option-decloak-forward-right = Снять маскировку: вперёд по виражу вправо
xw-option-decloak-left-ahead = Снять маскировку: влево с изгибом вперёд
xw-option-decloak-left-back = Снять маскировку: влево с изгибом назад
xw-option-decloak-right-ahead = Снять маскировку: вправо с изгибом вперёд
xw-option-decloak-right-back = Снять маскировку: вправо с изгибом назад
xw-option-roll-left-far = Дальняя «бочка» влево
xw-option-roll-right-far = Дальняя «бочка» вправо
xw-option-roll-left-ahead = «Бочка» влево с изгибом вперёд
xw-option-roll-left-back = «Бочка» влево с изгибом назад
xw-option-roll-right-ahead = «Бочка» вправо с изгибом вперёд
xw-option-roll-right-back = «Бочка» вправо с изгибом назад
xw-option-stay-cloaked = Оставить маскировку
xw-option-lose-focus = Жетон концентрации
xw-option-lose-evade = Жетон уклонения
xw-option-lose-lock = Захват цели
xw-option-take-focus = Жетон концентрации корабля { $ship }
xw-option-take-evade = Жетон уклонения корабля { $ship }
xw-option-rotate = Поворот сектора
    .quoted = «поворот сектора»
xw-option-rotate-front = Подвижный сектор вперёд
xw-option-rotate-left = Подвижный сектор влево
xw-option-rotate-right = Подвижный сектор вправо
xw-option-rotate-rear = Подвижный сектор назад
xw-option-drop-far-left = Поворот 3 влево позади корабля
xw-option-drop-farthest = Прямой 3 позади корабля
xw-option-drop-far-right = Поворот 3 вправо позади корабля
xw-option-drop-beside = Где угодно вплотную к кораблю
xw-option-debris = Облако обломков { $number }

## Почему нельзя

xw-blocked-same-action = Это действие в этом раунде уже совершено.
xw-blocked-no-icon = На панели действий корабля нет этого действия.
xw-blocked-beyond-range = Слишком далеко: дальше дистанции 3.
xw-blocked-out-of-arc = Вне сектора обстрела (расстояние { $distance } мм).
xw-blocked-weapon-range = На дистанции { $range } это оружие не стреляет.
xw-blocked-touching = Подставки соприкасаются.
xw-blocked-no-lock = Для этого оружия нужен захват этой цели.
xw-blocked-no-focus = Для этого оружия нужен жетон концентрации.
xw-blocked-sheltered = Эту атаку отвлекает на себя другой корабль.
xw-blocked-on-obstacle = С преграды атаковать нельзя.
xw-blocked-by-card = Это запрещает карта.
xw-blocked-roll-reach = Шаблон выступал бы за подставку.
xw-blocked-leaves-area = Корабль вышел бы из игровой зоны.
xw-blocked-overlaps-ship = Мешает другой корабль.
xw-blocked-overlaps-obstacle = Мешает преграда.
xw-blocked-outside-zone = Это вне зоны, куда можно ставить.
xw-blocked-near-edge = Слишком близко к краю.
xw-blocked-near-obstacle = Слишком близко к другой преграде.
xw-blocked-near-ship = Слишком близко к кораблю.
xw-blocked-satellite-gap = Спутник должен лежать на дистанции 2–3 от другого.
xw-blocked-minutes = Столько партия не длится.
xw-blocked-upgrades-later = Выбирайте только корабли; карты улучшений — позже.
xw-blocked-card-taken = Копий этой карты не осталось.
xw-blocked-near-enemy = Вражеский корабль на дистанции не дальше 3.
xw-blocked-tallon-reach = Шаблон выступал бы за подставку: не больше { $reach } мм.
xw-blocked-tallon-overlap = Бочка Таллона должна, если можно, обойти другие корабли.
xw-blocked-cloaked = Замаскированный корабль не атакует.
xw-blocked-weapons-disabled = В этом раунде оружие корабля отключено.
xw-blocked-not-beside = Жетон должен лежать вплотную к вашему кораблю.

## Журнал

xw-log-leads = { $seat } командует { FORM($side, case: "ins") }.
xw-log-gather = Силы собраны.
xw-log-assemble = { $count ->
    [one] Собран { $count } корабль.
    [few] Собраны { $count } корабля.
   *[other] Собрано { $count } кораблей.
}
xw-log-squads-revealed = Оба звена раскрыты.
xw-log-area = Игровая зона: { $width } на { $height } мм.
xw-log-initiative = Инициатива у { FORM($side, case: "gen") }.
xw-log-initiative-roll = Звенья стоят одинаково; кубик: { $face }. Кому отдать инициативу — выбор { FORM($side, case: "gen") }.
xw-log-place = Корабли расставлены.
xw-log-places-obstacle = Положена преграда.
xw-log-no-room = Ещё для одной преграды нет места.
xw-log-places-satellite = Положен спутник.
xw-log-chooses-edge = Мятежники начинают от { FORM($edge, case: "gen") }.
xw-log-places-ship = { $ship } занимает своё место.
xw-log-cards = Все карты лежат открыто у игровой зоны.
xw-log-shields = Щиты подняты.
xw-log-components = Колода урона перемешана; кубики и жетоны готовы.
xw-log-mission = Особые правила: { $special }
xw-log-goal = Цель { FORM($side, case: "gen") }: { $goal }
xw-log-damaged = Повреждённый корабль: { $ship }.
xw-log-repaired = Корабль починен: { $ship }.
xw-log-round = Начинается раунд { $number }.
xw-log-dials-set = У каждого корабля есть манёвр.
xw-log-activation = Начинается фаза активации.
xw-log-combat = Начинается фаза боя.
xw-log-end-phase = Начинается фаза завершения.
xw-log-reveals = { $ship } раскрывает манёвр: { $maneuver }.
xw-log-drifts = { $ship } дрейфует: управление ионизировано.
xw-log-opponent-chose = { $ship }: манёвр выбирает соперник — { $maneuver }.
xw-log-step-template = Шаблон положен: { $maneuver }.
xw-log-executes = { $ship } выполняет манёвр: { $maneuver }.
xw-log-overlaps = { $ship } отходит назад и касается подставки: { $other }.
xw-log-step-stress = { $ship }: проверка сложности манёвра.
xw-log-step-clean-up = { $ship }: шаблон и диск убраны.
xw-log-flees = { $ship } выходит из игровой зоны.
xw-log-gains-focus = { $ship } получает жетон концентрации.
xw-log-gains-evade = { $ship } получает жетон уклонения.
xw-log-gains-stress = { $ship } получает жетон перегрузки.
xw-log-gains-ion = { $ship } получает жетон ионизации.
xw-log-loses-stress = { $ship } лишается жетона перегрузки.
xw-log-no-action-overlap = { $ship } перекрывает корабль и не совершает действия.
xw-log-no-action-obstacle = { $ship } задевает преграду и не совершает действия.
xw-log-no-action-stress = { $ship } из-за перегрузки не совершает действия.
xw-log-passes-action = { $ship } не совершает действия.
xw-log-locks = { $ship } захватывает цель: { $target } (буква { $letter }).
xw-log-spends-lock = { $ship } использует захват цели.
xw-log-rolls-left = { $ship } делает «бочку» влево.
xw-log-rolls-right = { $ship } делает «бочку» вправо.
xw-log-boosts = { $ship } ускоряется.
xw-log-obstacle-roll = { $ship } бросает кубик за преграду: { $face }.
xw-log-passes-attack = { $ship } не атакует.
xw-log-declares = { $ship } объявляет цель: { $target }, дистанция { $range } ({ $weapon }).
xw-log-obstructed = Атака осложнена.
xw-log-step-attack-dice = Бросок: { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} атаки.
xw-log-step-modify-attack = Модификация броска атаки.
xw-log-step-defense-dice = Бросок: { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} защиты.
xw-log-step-modify-defense = Модификация броска защиты.
xw-log-step-compare = Сравнение результатов.
xw-log-step-damage = Нанесение урона.
xw-log-attack-roll = Атака: { $faces }.
xw-log-defense-roll = Защита: { $faces }.
xw-log-rerolls = { $count ->
    [one] Переброшен { $count } кубик
    [few] Переброшены { $count } кубика
   *[other] Переброшено { $count } кубиков
}: { $faces }.
xw-log-changes = { $count ->
    [one] Заменён { $count } результат
    [few] Заменены { $count } результата
   *[other] Заменено { $count } результатов
}: { $face } → { $into }.
xw-log-spends-focus = { $ship } использует жетон концентрации.
xw-log-spends-evade = { $ship } использует жетон уклонения.
xw-log-hits = Попадание: обычных { $hits }, критических { $criticals }.
xw-log-misses = Промах.
xw-log-loses-shield = { $ship } теряет щит.
xw-log-regains-shield = { $ship } восстанавливает щит.
xw-log-damage-face-down = { $ship } получает закрытую карту урона.
xw-log-damage-face-up = { $ship } получает раскрытую карту урона: { $card }.
xw-log-turned-down = { $ship }: карта урона перевёрнута лицевой стороной вниз ({ $card }).
xw-log-reshuffles = Сброшенные карты урона становятся новой колодой.
xw-log-rolls-one = { $ship } бросает один кубик: { $face }.
xw-log-discards-upgrade = Сброшена карта: { $card }.
xw-log-uses = Применена карта: { $card }.
xw-log-doomed = { $ship }: корабль обречён, но ещё может атаковать в этом раунде.
xw-log-destroyed = Корабль уничтожен: { $ship }.
xw-log-scans = { $ship } сканирует спутник.
xw-log-tokens-removed = Жетоны уклонения и концентрации убраны.
xw-log-wins = Победа { FORM($side, case: "gen") }.
xw-log-nobody-left = Обе стороны в одном раунде потеряли последние корабли.
xw-log-round-limit = Условленное число раундов сыграно.
xw-log-skill-rose = { $ship }: мастерство выросло, ход в этой фазе упущен.
xw-log-time-called = Время вышло, предел в минутах: { $minutes }.
xw-log-dispute-roll = Кубики атаки: { $attack }. Кубики защиты: { $defense }.
xw-log-dispute-won = Спор решён в пользу { FORM($seat, case: "gen") }.
xw-log-no-action-card = { $ship } из-за карты пропускает действие.
xw-log-discards-token = Вместо карты сброшен жетон на ней: { $card }.
xw-log-guessed = Догадка верна: { $ship } добавляет «уклонение».
xw-log-rolls-some = { $ship } бросает кубики: { $faces }.
xw-log-turns-round = { $ship } разворачивается.
xw-log-rotates = { $ship } поворачивает диск: { $maneuver }.
xw-log-flips = Карта перевёрнута: { $card }.
xw-log-looks-at-dial = { $ship }: кто-то смотрит диск этого корабля.
xw-log-dial-seen = { $ship } собирается выполнить манёвр: { $maneuver }.
xw-log-held-back = Детонация предотвращена: { $card }.
xw-log-pinned = { $ship } в прицельном секторе: кубики защиты нельзя модифицировать.
xw-log-recovers-upgrade = Карта сразу возвращается: { $card }.
xw-log-card-in-wait = { $ship }: карта урона ждёт своего часа ({ $card }).
xw-log-mimics = { $ship } перенимает свойство пилота: { $pilot }.
xw-log-names-result = Предсказанный результат: { $face }.
xw-log-guessed-right = Догадка верна: { $maneuver }.
xw-log-guessed-wrong = Догадка неверна: { $maneuver }.
xw-log-replaces = Карта заменена: { $old } → { $new }.
xw-log-drops = { $ship } сбрасывает бомбу: { $card }.
xw-log-detonates = Детонация: { $card }.
xw-log-gains-tractor = { $ship } получает жетон луча захвата.
xw-log-pushed = { $ship } смещается под действием луча захвата.
xw-log-condition = { $ship } получает состояние: { $condition }.
xw-log-gains-cloak = { $ship } включает маскировку.
xw-log-gains-reinforce-fore = { $ship } усиливает нос.
xw-log-gains-reinforce-aft = { $ship } усиливает корму.
xw-log-gains-weapons-disabled = { $ship }: оружие отключено.
xw-log-gains-jam = { $ship } получает жетон помех.
xw-log-decloaks = { $ship } снимает маскировку.
xw-log-jammed = { $ship } попадает под помехи.
xw-log-reinforced = { $ship }: усиление добавляет одно «уклонение».
xw-log-coordinates = { $ship } координирует корабль: { $friend }.
xw-log-arc-front = { $ship } поворачивает подвижный сектор вперёд.
xw-log-arc-left = { $ship } поворачивает подвижный сектор влево.
xw-log-arc-right = { $ship } поворачивает подвижный сектор вправо.
xw-log-arc-rear = { $ship } поворачивает подвижный сектор назад.
xw-log-rises = { $ship }: корабль всё же уцелел.
xw-log-docks = { $ship } стыкуется с кораблём { $carrier }.
xw-log-deploys = { $ship } отстыковывается от корабля { $carrier }.
xw-log-drops-cargo = { $ship } сбрасывает груз.
xw-log-score = { $side }: уничтожено на { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}.
xw-log-salvo = { $side }: последний залп: { $faces }.

## Миссии

xw-mission-escort-title = Политический эскорт
xw-mission-escort-setup = Мятежники ставят челнок сенатора посередине своего края на дистанции 1, затем обе стороны ставят свои корабли на дистанции 2 от своих краёв.
xw-mission-escort-rules = Манёвренность челнока 2, прочность корпуса 6 (и 6 щитов при звеньях на 100 очков). В начале каждой фазы активации мятежники могут переместить его: прямой 2, вираж влево 1 или вираж вправо 1. Челнок не действует и не атакует, а критические попадания по нему считаются обычными. Корабль Альянса на дистанции 1 может охранять челнок: тот получает жетон уклонения; за атаку можно использовать один такой жетон. За каждый корабль, потерянный в раунде, Империя может вызвать Курсанта Академии.
xw-mission-escort-goal-rebel = Челнок уходит через край Империи.
xw-mission-escort-goal-imperial = Челнок уничтожен.
xw-mission-run-title = Прятки в астероидах
xw-mission-run-setup = Империя расставляет корабли не дальше дистанции 1 от края любой из фракций, мятежники свои — дальше дистанции 3 от обоих; один корабль Альянса повреждён. Затем Империя выкладывает шесть астероидов.
xw-mission-run-rules = До раунда 5 повреждённый корабль летает только со скоростью 1 или 2; затем он починен. За каждый корабль, потерянный в раунде, Империя может вызвать Курсанта Академии.
xw-mission-run-goal-rebel = Повреждённый корабль уходит через край любой из фракций в раунде 5 или позже.
xw-mission-run-goal-imperial = Повреждённый корабль уничтожен.
xw-mission-whispers-title = Шёпот во тьме
xw-mission-whispers-setup = Империя расставляет корабли не дальше дистанции 1 от своего края. Мятежники кладут спутники на дистанции 3 и 2 от своего края и ставят корабли на дистанции 1.
xw-mission-whispers-rules = Вместо атаки имперский корабль, который стоит на спутнике или касается стоящего на спутнике корабля Альянса, может просканировать его и унести данные. Если корабль уничтожен, его данные потеряны. За каждый корабль, потерянный в раунде, мятежники могут вызвать Пилота-новичка.
xw-mission-whispers-goal-rebel = Все имперские корабли уничтожены или все данные потеряны.
xw-mission-whispers-goal-imperial = Все спутники просканированы, и корабль с данными уходит через край Империи.

## Графики

xw-chart-strength = Корпус и щиты
xw-why-harm = Так соперник теряет больше (очков звена: +{ $amount }).
xw-why-harmless = Так соперник теряет меньше (очков звена: −{ $amount }).
xw-why-safe = Так своё звено теряет меньше (очков звена: −{ $amount }).
xw-why-exposed = Так своё звено теряет больше (очков звена: +{ $amount }).
xw-why-place = Так звено лучше стоит для следующих раундов (+{ $amount }).
xw-why-misplaced = Так звено хуже стоит для следующих раундов (−{ $amount }).
