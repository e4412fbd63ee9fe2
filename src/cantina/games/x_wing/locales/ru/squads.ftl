### Составление звеньев.

## Звенья

xw-squad-needs-skill = { $card }: нужно мастерство пилота не ниже { $skill }.
xw-squad-too-agile = { $card }: нужна манёвренность не выше { $agility }.
xw-squad-too-large = { $card }: нужна прочность корпуса не выше { $hull }.
xw-squad-other-shields = { $card }: нужен параметр щита { $shields }.
xw-squad-needs-action = { $card }: на панели действий нужно { $action ->
    [focus] действие «концентрация»
    [evade] действие «уклонение»
    [target-lock] действие «захват цели»
    [barrel-roll] действие «бочка»
    [boost] действие «ускорение»
    [cloak] действие «маскировка»
    [slam] действие SLAM
    [reinforce] действие «усиление»
    [reload] действие «перезарядка»
    [coordinate] действие «координация»
    [jam] действие «помехи»
   *[other] действие { $action }
}.
xw-squad-needs-slots = { $card }: на панели улучшений нужны символы: { $slots }.
xw-squad-has-slot = { $card }: нельзя с напечатанным символом «{ $slot }».
xw-squad-needs-card = { $card }: устанавливается только вместе с картой { $needed }.
xw-squad-too-dear = { $card }: слишком дорого; карта экипажа здесь стоит не больше { $points } { $points ->
    [one] очка
    [few] очков
   *[other] очков
}.
xw-squad-only-unique = { $card }: карта не уникальна, а другая карта этого корабля требует уникальной.
xw-squad-twice = { $card }: устанавливается только один раз; второй символ — для другой карты.
xw-squad-too-many-copies = { $card }: копий в звене не больше { $count }.
xw-squad-not-json = Это не { "JSON" }: { $problem }.
xw-squad-other-version = XWS { $version } описывает вторую редакцию; за этим столом играют в первую (XWS 1.0.0).
xw-squad-bad-shape = Это не файл звена: { $problem }.
xw-squad-unknown-faction = Нет фракции «{ $faction }»; пишите { "rebel" }, { "imperial" } или { "scum" }.
xw-squad-other-faction = Эта сторона — { $wanted ->
    [rebel] Мятежный Альянс
    [imperial] Галактическая Империя
    [scum] Отбросы и негодяи
   *[other] { $wanted }
}, а звено — { $faction ->
    [rebel] Мятежный Альянс
    [imperial] Галактическая Империя
    [scum] Отбросы и негодяи
   *[other] { $faction }
}.
xw-squad-unknown-pilot = Здесь нет пилота «{ $card }».
xw-squad-unknown-ship = Здесь нет корабля «{ $card }».
xw-squad-unknown-upgrade = Здесь нет улучшения «{ $card }».
xw-squad-wrong-ship = { $pilot } летает на другом корабле: { $ship }.
xw-squad-wrong-faction = { $card }: это карта фракции { $faction ->
    [rebel] «Мятежный Альянс»
    [imperial] «Галактическая Империя»
    [scum] «Отбросы и негодяи»
   *[other] { $faction }
}.
xw-squad-wrong-key = { $card }: место этой карты — «{ $key }».
xw-squad-other-ship = { $card }: устанавливается только на корабли: { $ships }.
xw-squad-limited = { $card }: только одна такая карта на корабль.
xw-squad-no-slot = { $card }: свободного места «{ $key }» не осталось.
xw-squad-not-unique = { $card }: уникальная карта, одна на сторону.
xw-squad-wrong-points = В файле указано очков: { $said }, а карты стоят { $points }. Исправьте число или уберите его.
xw-squad-over-points = Звено стоит { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}; предел — { $limit }.
xw-squad-no-ships = В звене нужен хотя бы один корабль.
xw-squad-too-many-ships = { $count } { $count ->
    [one] корабль
    [few] корабля
   *[other] кораблей
} — слишком много; за столом помещается { $limit } на сторону.
xw-squad-missing = { $card }: в одном базовом наборе таких карт { $owned }, а звену нужно { $count }.
xw-squad-valid = Допустимое звено: { $ships } { $ships ->
    [one] корабль
    [few] корабля
   *[other] кораблей
}, очков { $points } из { $limit }.
xw-squad-invalid = Недопустимое звено; { $problems } { $problems ->
    [one] ошибка
    [few] ошибки
   *[other] ошибок
}:
xw-squad-problem = { $where }: { $reason }
xw-squad-title = { $faction ->
    [rebel] Мятежный Альянс
    [imperial] Галактическая Империя
    [scum] Отбросы и негодяи
   *[other] { $faction }
}, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
xw-squad-line = { $pilot } ({ $ship }), мастерство пилота { $skill }: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
xw-squad-line-upgrade = { $card }: { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
xw-squad-no-file = Не читается { $file }: { $problem }.
xw-squad-no-random = { $faction ->
    [rebel] У Мятежного Альянса
    [imperial] У Галактической Империи
    [scum] У Отбросов и негодяев
   *[other] У фракции { $faction }
} нет корабля не дороже { $points } { $points ->
    [one] очка
    [few] очков
   *[other] очков
}.
xw-squad-wrong-size = { $size ->
    [small] { $card }: только на малой подставке.
   *[large] { $card }: только на большой подставке.
}
xw-squad-carried = { $card }: только взлетает с другого корабля и в звено не входит.
xw-squad-no-famous = Готового звена «{ $name }» нет; без имени эта команда их перечисляет.
xw-squad-no-ready = Готового звена «{ $name }» нет; все перечисляет команда { "«cantina squad famous»" }.

## Карты, которых ещё нет в игре

xw-not-yet-huge-base = Им нужна огромная подставка (эпическая игра)
xw-famous-line = { $id }: { $title } ({ $season }), очков: { $points }
xw-famous-fourblues = Четыре синих и бандит
xw-famous-rookierush = Рывок новичков
xw-famous-fathan = Хан и бандиты
xw-famous-chewieescort = Конвой Чуи
xw-famous-superdash = Супер-Дэш
xw-famous-tltyard = Четыре спаренных лазера
xw-famous-awings = Облако A-wing
xw-famous-reddots = Три героя
xw-famous-poeregen = По и Миранда
xw-famous-bomberbay = Минное поле хранителей
xw-famous-ghostphantom = Призрак и Фантом
xw-famous-ghostfenn = Призрак командира
xw-famous-uwingpatrol = Патруль изгоев
xw-famous-sawpartisans = Партизаны Со
xw-famous-wookiees = Стена вуки
xw-famous-resistancebombs = Бомбы для Сопротивления
xw-famous-reyescort = Полёт Рей
xw-famous-stresshog = Мастер перегрузок
xw-famous-ewingduel = Два E-wing
xw-famous-zswarm = Стая охотников
xw-famous-tieswarm = Рой Воющего бегуна
xw-famous-crackswarm = Меткие стрелки
xw-famous-threeaces = Три перехватчика
xw-famous-palpaces = Асы Императора
xw-famous-whisperpack = Шёпот и стая
xw-famous-decimatorfel = Адмирал и барон
xw-famous-oicunnram = На таран
xw-famous-defenderduo = Асы защитников
xw-famous-deltatrio = Три защитника
xw-famous-doublefiresprays = Два «Огнедыха»
xw-famous-shuttletrio = Батарея челноков
xw-famous-kagidoom = Челноки рока
xw-famous-bomberalpha = Удар бомбардировщиков
xw-famous-striketeam = Звено ударников
xw-famous-epsilonswarm = Рой Первого ордена
xw-famous-quickbackdraft = Быстрые стволы
xw-famous-silencerpair = Тишина
xw-famous-upsilonguard = Охрана Стридана
xw-famous-dormitzrush = Засада Дормица
xw-famous-brobots = Дроиды-убийцы
xw-famous-dengaroo = Денгар и Манару
xw-famous-scouttrio = Три разведчика
xw-famous-mindlinktrio = Связанные разумы
xw-famous-thugnest = Жизнь громил
xw-famous-pirateswarm = Пиратское облако
xw-famous-bosskcrew = Охота Босска
xw-famous-fettclan = Награда на двоих
xw-famous-shadowcaster = Пойманные лучом
xw-famous-protectorate = Конкорд-Даун
xw-famous-vipers = Гадюки «Чёрного Солнца»
xw-squads-one-faction = Оба звена летят за одну сторону. Принесите одно за другую сторону или ни одного.
xw-squads-not-brought = За этим столом летят корабли самого боя или миссии: звеньев никто не приносит.
