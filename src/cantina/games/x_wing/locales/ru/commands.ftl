### Команды терминала.

## Справка

xw-help-x-wing = X-wing: измерения на столе.
xw-help-measure = На каждую строку { "JSON" } из стандартного ввода ответить одной строкой { "JSON" }.
xw-help-mission = Прочитать файл миссии и сказать, что в нём не так.
xw-help-mission-file = Файл миссии.
xw-help-squad = Звенья X-wing в XWS — формате, которым обмениваются программы для сбора звеньев.
xw-help-squad-check = Проверить звено: очки, места, фракции, уникальные имена.
xw-help-squad-show = Показать звено с ценами.
xw-help-squad-random = Составить случайное допустимое звено.
xw-help-squad-file = Звено в XWS; { "-" } читает стандартный ввод.
xw-help-points = Сколько очков может стоить звено.
xw-help-faction = { "rebel, empire" } или { "scum" }.
xw-help-seed = С тем же зерном получится то же звено.
xw-help-odds = Точно рассчитать атаку X-wing: одного корабля на другой со всеми картами или только кубики.
xw-help-ship = Атакующий корабль: пилот и его улучшения через +, по имени в файлах или названию, например { "lukeskywalker+r2d2" }.
xw-help-target = Защищающийся корабль, записанный так же.
xw-help-weapon = Улучшение, которое стреляет; без него стреляет основное оружие.
xw-help-attack = Только кубики, без кораблей: параметр оружия.
xw-help-defense = Только кубики, без кораблей: манёвренность защищающегося.
xw-help-range = Дистанция 1, 2 или 3; дистанции 1 и 3 добавляют кубики при атаке основным оружием.
xw-help-attacker = Жетоны атакующего, например { "focus,lock" }; у корабля бывают и { "stress,evade" } и другие.
xw-help-defender = Жетоны защищающегося, например { "focus,evade" }.
xw-help-hull = Оставшаяся прочность корпуса защищающегося, если он повреждён; для одних кубиков добавляет вероятность уничтожения.
xw-help-shields = Оставшиеся щиты защищающегося, если часть потеряна.
xw-help-secondary = Только кубики: вспомогательное оружие, без кубиков за дистанцию.
xw-help-obstructed = Между кораблями преграда: на один кубик защиты больше.
xw-help-cards = Перечислить корабли, пилотов, улучшения и карты урона X-wing.
xw-help-squad-famous = Перечислить пятьдесят готовых звеньев с советами или показать одно.
xw-help-famous-name = Имя готового звена.

## Вероятности

xw-odds-duel = { $attacker } против: { $defender }; { $weapon }, дистанция { $range }
xw-odds-two-ways = Напишите два корабля, например { "lukeskywalker+r2d2 maulermithel" }, или { "--attack" } и { "--defense" } для одних кубиков, но не то и другое.
xw-odds-did-you-mean = { $problem } Может быть, { $names }?
xw-odds-no-weapon = { $ship }: нет оружия «{ $weapon }»; есть: { $known }.
xw-odds-no-attack = Такая атака невозможна. { $reason }
xw-odds-title = Кубики атаки: { $attack }; кубики защиты: { $defense }
xw-odds-expected = в среднем: попаданий { NUMBER($hits, minimumFractionDigits: 3, maximumFractionDigits: 3) }, критических { NUMBER($crits, minimumFractionDigits: 3, maximumFractionDigits: 3) }, вместе { NUMBER($damage, minimumFractionDigits: 3, maximumFractionDigits: 3) }
xw-odds-p-hit = остаётся хотя бы один результат: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
xw-odds-total = неотменённых { $total }: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
xw-odds-destroyed = уничтожает (корпус { $hull }, щиты { $shields }): { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
xw-odds-bad-token = { $side ->
    [attacker] У атакующего
    [defender] У защищающегося
   *[other] У стороны { $side }
} не бывает «{ $token }»; бывает: { $known }.
xw-odds-bad-number = { $option }: от { $least } до { $most }.

## Списки карт

xw-cards-in = В игре кораблей { $ships }, пилотов { $pilots }, улучшений { $upgrades } и карт урона { $damage }.
xw-cards-not-yet = Ещё нет пилотов { $pilots } и улучшений { $upgrades }, по причинам:
xw-cards-pilot = { $name } ({ $ship }), мастерство пилота { $skill }, { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
xw-cards-upgrade = { $name } ({ $slot ->
    [ept] элитный талант
    [amd] астромеханик
    [torpedo] торпеда
    [missile] ракета
    [turret] турель
    [cannon] пушка
    [bomb] бомба
    [crew] экипаж
    [system] система
    [mod] модификация
    [title] титул
    [samd] восстановленный астромеханик
    [illicit] контрабанда
    [tech] технология
   *[other] { $slot }
}), { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}
xw-cards-damage = { $name } (карта урона, в колоде { $count })
