### Команди термінала.

## Довідка

xw-help-x-wing = { "X-Wing" }: вимірювання на столі.
xw-help-measure = На кожен рядок { "JSON" } зі стандартного вводу відповісти одним рядком { "JSON" }.
xw-help-mission = Прочитати файл місії й сказати, що в ньому не так.
xw-help-mission-file = Файл місії.
xw-help-squad = Загони { "X-Wing" } у XWS — форматі, яким обмінюються програми для складання загонів.
xw-help-squad-check = Перевірити загін: очки, місця, фракції, унікальні імена.
xw-help-squad-show = Показати загін із цінами.
xw-help-squad-random = Скласти випадковий дозволений загін.
xw-help-squad-file = Загін у XWS; { "-" } читає стандартний ввід.
xw-help-points = Скільки очок може коштувати загін.
xw-help-faction = { "rebel, empire" } або { "scum" }.
xw-help-seed = З тим самим зерном вийде той самий загін.
xw-help-odds = Точно обчислити атаку { "X-Wing" }: одного корабля на інший з усіма картами або лише кубики.
xw-help-ship = Корабель нападника: пілот і його покращення через +, за іменем у файлах або назвою, наприклад { "lukeskywalker+r2d2" }.
xw-help-target = Атакований корабель, записаний так само.
xw-help-weapon = Покращення, яке стріляє; без нього стріляє основна зброя.
xw-help-attack = Лише кубики, без кораблів: значення зброї.
xw-help-defense = Лише кубики, без кораблів: маневровість атакованого.
xw-help-range = Дистанція 1, 2 або 3; дистанції 1 і 3 додають кубики до атаки основною зброєю.
xw-help-attacker = Жетони нападника, наприклад { "focus,lock" }; корабель може мати й { "stress,evade" } та інші.
xw-help-defender = Жетони атакованого, наприклад { "focus,evade" }.
xw-help-hull = Корпус, що лишився в атакованого, якщо той пошкоджений; для самих кубиків додає ймовірність знищення.
xw-help-shields = Щити, що лишилися в атакованого, якщо частину втрачено.
xw-help-secondary = Лише кубики: додаткова зброя, без кубиків за дистанцію.
xw-help-obstructed = Між кораблями перешкода: на один кубик захисту більше.
xw-help-cards = Перелічити кораблі, пілотів, покращення й карти пошкоджень { "X-Wing" }.
xw-help-squad-famous = Перелічити п’ятдесят готових загонів із порадами або показати один.
xw-help-famous-name = Назва готового загону.

## Імовірності

xw-odds-duel = { $attacker } проти: { $defender }; { $weapon }, дистанція { $range }
xw-odds-two-ways = Напиши два кораблі, наприклад { "lukeskywalker+r2d2 maulermithel" }, або { "--attack" } і { "--defense" } для самих кубиків, але не те й інше.
xw-odds-did-you-mean = { $problem } Може, { $names }?
xw-odds-no-weapon = { $ship }: немає зброї «{ $weapon }»; є: { $known }.
xw-odds-no-attack = Така атака неможлива. { $reason }
xw-odds-title = Кубики атаки: { $attack }; кубики захисту: { $defense }
xw-odds-expected = у середньому: влучань { NUMBER($hits, minimumFractionDigits: 3, maximumFractionDigits: 3) }, критичних { NUMBER($crits, minimumFractionDigits: 3, maximumFractionDigits: 3) }, разом { NUMBER($damage, minimumFractionDigits: 3, maximumFractionDigits: 3) }
xw-odds-p-hit = лишається хоча б один результат: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
xw-odds-total = нескасованих { $total }: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
xw-odds-destroyed = знищує (корпус { $hull }, щити { $shields }): { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
xw-odds-bad-token = { $side ->
    [attacker] Нападник
    [defender] Атакований
   *[other] Сторона { $side }
} не може мати «{ $token }»; можливо: { $known }.
xw-odds-bad-number = { $option }: від { $least } до { $most }.

## Списки карт

xw-cards-in = У грі кораблів { $ships }, пілотів { $pilots }, покращень { $upgrades } і карт пошкоджень { $damage }.
xw-cards-not-yet = Ще немає пілотів { $pilots } і покращень { $upgrades }, з причин:
xw-cards-pilot = { $name } ({ $ship }), майстерність пілота { $skill }, { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-cards-upgrade = { $name } ({ $slot ->
    [ept] елітний талант
    [amd] астромех
    [torpedo] торпеда
    [missile] ракета
    [turret] турель
    [cannon] гармата
    [bomb] бомба
    [crew] екіпаж
    [system] система
    [mod] модифікація
    [title] титул
    [samd] відновлений астромех
    [illicit] незаконне
    [tech] технологія
   *[other] { $slot }
}), { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-cards-damage = { $name } (карта пошкодження, у колоді { $count })
