### Що кажуть карти: слова та рамки, у яких вони стоять.

xw-and = { $others } та { $last }
xw-then = { FORM($others, join: "; ") }; потім { $last }
    .long = yes
    .conditional = { TRAIT($others, "conditional") }
xw-range = дистанція { $range }
    .at = на дистанції { $range }
xw-ranges = дистанція { $nearest }–{ $farthest }
    .at = на дистанції { $nearest }–{ $farthest }
xw-any-range = будь-яка дистанція
    .at = на будь-якій дистанції
xw-card-line = { $line }.
xw-other-within = { $other } { FORM($range, case: "at") }
    .head = other
xw-other-side = Інший бік: { $line }

## Рамки

xw-ability-static = { $gives }
xw-ability-static-while = поки { $condition }: { $gives }
xw-ability-action = Дія: { $effect }
xw-ability-trigger = { $window }: { $effect }
xw-ability-if = { $window }, якщо { $condition }
xw-ability-once-a-round = раз на раунд, { $window }: { $effect }
xw-ability-once-a-game = раз за гру, { $window }: { $effect }
xw-ability-bomb = жетон цієї карти детонує наприкінці фази активації; кожен корабель на дистанції 1 від нього { FORM($effect, verb: "they") }
xw-ability-mine = { $count ->
    [1] жетон цієї карти детонує
   *[other] кожен із { $count } жетонів цієї карти детонує
}, коли на нього накладається підставка або шаблон корабля; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
xw-ability-instead-of-attack = у фазі бою замість атаки: { $effect }

## Моменти

xw-window-round-begins = на початку раунду
xw-window-maneuver-revealed = щойно розкриєш маневр
xw-window-maneuver-executed = щойно виконаєш маневр
xw-window-action-performed = щойно виконаєш дію
xw-window-lock-acquired = щойно захопиш ціль
xw-window-focus-spent = щойно використаєш жетон фокусу
xw-window-lock-spent = щойно використаєш захоплення цілі
xw-window-combat-begins = на початку фази бою
xw-window-attack-declared = коли оголошуєш ціль атаки
xw-window-attack-rolled = одразу після кидка атаки
xw-window-modify-attack-dice = на кроці зміни кидка атаки
xw-window-modify-defense-dice = на кроці зміни кидка захисту
xw-window-compare-results = під час порівняння результатів
xw-window-attack-hits = у разі влучання
xw-window-attack-misses = у разі промаху
xw-window-attack-ends = після атаки
xw-window-card-dealt-face-up = коли отримуєш карту пошкодження горілиць
xw-window-end-phase = у фазі завершення
xw-window-damage-was-suffered = щойно отримаєш пошкодження не під час захисту
xw-window-before-placing = перед розстановкою сил
xw-window-forces-placed = після розстановки сил
xw-window-activation-begins = на початку фази активації
xw-window-before-reveal = перш ніж розкриєш маневр
xw-window-stress-removed = щойно з тебе знято жетон стресу
xw-window-ion-received = коли отримуєш жетон іонізації
xw-window-focus-assigned = коли отримуєш жетон фокусу
xw-window-locked = щойно ворог захопить тебе як ціль
xw-window-combat-turn = коли стаєш активним кораблем фази бою
xw-window-before-defense-roll = перед твоїм кидком захисту
xw-window-defense-rolled = одразу після твого кидка захисту
xw-window-combat-ends = наприкінці фази бою
xw-window-card-dealt = коли отримуєш карту пошкодження, до її застосування
xw-window-destroyed = коли тебе знищено
xw-window-bomb-dropped = щойно скинеш бомбу
xw-window-coordinates = коли координуєш, до дії іншого корабля
xw-window-shields-were-lost = щойно втратиш жетон щита
xw-window-planning-ends = наприкінці фази планування
xw-window-placed = щойно корабель поставлено
xw-window-decloaked = щойно знімеш маскування
xw-window-weapons-disabled = коли твою зброю вимкнено
xw-window-shield-lost = коли втрачаєш щит
xw-window-activation-ends = наприкінці фази активації
xw-window-stress-received = коли отримуєш жетон стресу
xw-window-defended = щойно атака на тебе закінчиться
xw-window-defender-destroyed = щойно твоя атака знищить корабель
xw-window-bomb-hurt = щойно бомба чи міна завдасть тобі пошкодження
xw-window-friend-lost = щойно інший дружній корабель на дистанції 1–3 знищено

## Моменти інших кораблів

xw-of-placed = щойно { FORM($ship, case: "nom") } займе своє місце
xw-of-before-reveal = перш ніж { FORM($ship, case: "nom") } розкриє маневр
xw-of-maneuver-executed = щойно { FORM($ship, case: "nom") } виконає маневр
xw-of-stress-removed = щойно { FORM($ship, case: "nom") } зніме жетон стресу
xw-of-ion-received = коли { FORM($ship, case: "nom") } отримує жетон іонізації
xw-of-focus-assigned = коли { FORM($ship, case: "nom") } отримує жетон фокусу
xw-of-focus-spent = щойно { FORM($ship, case: "nom") } використає жетон фокусу
xw-of-combat-turn = коли { FORM($ship, case: "nom") } стає активним кораблем фази бою
xw-of-attack-declared = коли { FORM($ship, case: "nom") } оголошує ціль атаки
xw-of-modify-attack-dice = коли { FORM($ship, case: "nom") } може змінити кидок атаки
xw-of-before-defense-roll = перш ніж { FORM($ship, case: "nom") } кине кубики захисту
xw-of-modify-defense-dice = коли { FORM($ship, case: "nom") } може змінити кидок захисту
xw-of-attack-hits = коли { FORM($ship, case: "nom") } атакує й влучає
xw-of-attack-misses = коли { FORM($ship, case: "nom") } атакує й не влучає
xw-of-attack-ends = щойно { FORM($ship, case: "nom") } завершить атаку
xw-of-damage-was-suffered = щойно { FORM($ship, case: "nom") } отримає пошкодження не під час захисту
xw-of-destroyed = коли { FORM($ship, case: "nom") } зазнає знищення
xw-of-stress-received = коли { FORM($ship, case: "nom") } отримує жетон стресу

## Слова

xw-says-attacking = ти атакуєш
xw-says-defending = ти захищаєшся
xw-says-with-primary = атаку проводять основною зброєю
    .not = атаку проводять додатковою зброєю
xw-says-with-this-weapon = атаку проводять цією зброєю
xw-says-outside-defenders-arc = нападник перебуває поза сектором обстрілу атакованого
    .not = нападник перебуває в секторі обстрілу атакованого
xw-says-at-range = атаку проводять { FORM($range, case: "at") }
xw-says-revealed = це { $colour } маневр
xw-says-executed = це був { $colour } маневр
xw-says-executed-on-dial = це був { $colour } маневр з твого диска
xw-says-overlapped = цей маневр призвів до накладання на корабель або перешкоду
    .not = цей маневр не призвів до накладання ні на корабель, ні на перешкоду
xw-says-has-trait = її ознака — «{ $trait }»
xw-says-is-this-card = це вона
xw-says-after-round-dealt = раунд, у якому отримано цю карту, уже позаду
xw-says-lacks-action = на панелі дій немає дії { FORM($action, case: "quoted") }
xw-says-token = { FORM($whose, case: "nom") } має { FORM($token, case: "acc") }
xw-says-you-have-token = ти маєш { FORM($token, case: "acc") }
xw-says-without-token = { TRAIT($whose, "person") ->
    [you] ти не маєш { FORM($token, case: "gen") }
   *[it] { FORM($whose, case: "nom") } не має { FORM($token, case: "gen") }
}
xw-says-the-attacker = нападник
    .gender = m
    .gen = нападника
    .acc = нападника
    .dat = нападнику
xw-says-the-defender = атакований
    .gender = m
    .gen = атакованого
    .dat = атакованому
xw-says-yourself = цей корабель
    .gender = m
    .kind = self
    .gen = цього корабля
    .dat = цьому кораблю
xw-says-more = { $stat } { FORM($owner, case: "gen") } збільшено на { $by }
xw-says-less = { $stat } { FORM($owner, case: "gen") } зменшено на { $by }
xw-says-becomes = { $stat } { FORM($owner, case: "gen") } рахують як { $value }
xw-says-extra-dice = кидають на { $by } { FORM($die, $by, case: "acc") } більше
xw-says-fewer-dice = кидають на { $by } { FORM($die, $by, case: "acc") } менше
xw-says-no-dice = кубиків атаки не кидають
xw-says-forbidden = { TRAIT($whose, "person") ->
    [you] ти не можеш { $deed }
   *[it] { FORM($whose, case: "nom") } не може { $deed }
}
xw-says-colour-bearings = { FORM($bearings, case: "nom", number: "pl") } вважають { FORM($colour, case: "ins", number: "pl") }
xw-says-colour-speeds = маневри швидкості { FORM($speeds, join: " і ") } вважають { FORM($colour, case: "ins", number: "pl") }
xw-says-shelters = дружні кораблі { FORM($range, case: "at") } від тебе не можна оголосити ціллю, якщо нападник може оголосити ціллю тебе
xw-says-silenced = властивість пілота й елітні таланти не діють
xw-says-counts-as = цю карту рахують за { $damage } { $damage ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
xw-says-draws-damage = коли твоя атака завдає карту пошкодження горілиць, візьми { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}, віддай одну, а решту скинь
xw-says-actions-per-step = на кроці дії виконуй до { $count } { $count ->
    [one] дії
    [few] дій
   *[other] дій
}
xw-says-more-actions = на твоїй панелі дій є й дія { FORM($action, case: "quoted") }
xw-says-choose-ship = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($whose, case: "acc") } { FORM($range, case: "at") }; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-lower = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } з меншою майстерністю пілота; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-change = { $verb ->
    [inf] замінити
    [they] замінює
   *[you] заміни
} { $count ->
    [1] 1 { FORM($face, case: "one") } { FORM($into, case: "by") }
   *[other] до { $count } { FORM($face, $count, case: "of") } { FORM($into, case: "by", number: "pl") }
}
xw-says-change-all = { $verb ->
    [inf] замінити
    [they] замінює
   *[you] заміни
} всі { FORM($face, case: "one", number: "pl") } { FORM($into, case: "by", number: "pl") }
xw-says-reroll-one-face = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} 1 { FORM($die, case: "acc") } { FORM($faces, case: "with", join: " або ") }
xw-says-reroll-faces = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} будь-які { FORM($die, case: "acc", number: "pl") } { FORM($faces, case: "with", join: " або ") }
xw-says-reroll-some = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} { $count ->
    [1] 1 { FORM($die, case: "acc") }
   *[other] до { $count } { FORM($die, $count, case: "gen") }
}
xw-says-reroll-any = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} будь-які { FORM($die, case: "acc", number: "pl") }
xw-says-add-result = { $verb ->
    [inf] додати
    [they] додає
   *[you] додай
} до { FORM($die, case: "roll") } { FORM($face, case: "one") }
xw-says-add-die = { $verb ->
    [inf] додати
    [they] додає
   *[you] додай
} до { FORM($die, case: "roll") } { FORM($face, case: "one") }
xw-says-cancel = { $verb ->
    [inf] скасувати
    [they] скасовує
   *[you] скасуй
} { $count ->
    [1] 1 { FORM($face, case: "one") }
   *[other] до { $count } { FORM($face, $count, case: "of") }
}
xw-says-cancel-faces = { $verb ->
    [inf] скасувати всі
    [they] скасовує всі
   *[you] скасуй усі
} { FORM($face, case: "one", number: "pl") }
xw-says-cancel-all-results = { $verb ->
    [inf] скасувати всі
    [they] скасовує всі
   *[you] скасуй усі
} результати кидка
xw-says-roll-die = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} 1 { FORM($die, case: "acc") }; якщо випаде { FORM($faces, join: " або ") }, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
xw-says-gain = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $amount } { FORM($token, $amount, case: "acc") }
xw-says-remove = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} { FORM($token, case: "acc") }
xw-says-for = { $verb ->
    [inf] зробити так: { FORM($target, case: "nom") }{ TRAIT($target, "kind") ->
        [self] :
       *[other] { TRAIT($effect, "conditional") ->
            [yes] ,
           *[no] { "" }
        }
    } { FORM($effect, verb: "they") }
    [may] якщо хочеш, { FORM($target, case: "nom") }{ TRAIT($target, "kind") ->
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
    [inf] цим кораблем { FORM($effect, verb: "inf") }
   *[you] цей корабель { FORM($effect, verb: "they") }
}
xw-says-hand-over = { $verb ->
    [inf] передати
    [they] передає
   *[you] передай
} цей { $token } іншому дружньому кораблю { FORM($range, case: "at") }
xw-says-acquire-lock = { $verb ->
    [inf] захопити
    [they] захоплює
   *[you] захопи
} ціль
xw-says-lock-again = знову { $verb ->
    [inf] захопити
    [they] захоплює
   *[you] захопи
} той самий корабель; це захоплення не можна використати в цій атаці
xw-says-spend-lock = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} захоплення цілі
xw-says-shed-lock = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} із себе одне вороже захоплення цілі
xw-says-regain-shield = { $verb ->
    [inf] відновити
    [they] відновлює
   *[you] віднови
} 1 щит
xw-says-suffer = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $count } { $count ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
xw-says-suffer-critical = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $count } { $count ->
    [one] критичне пошкодження
    [few] критичні пошкодження
   *[other] критичних пошкоджень
}
xw-says-turn-this-down = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} цю карту долілиць
xw-says-turn-one-down = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} долілиць одну свою відкриту карту пошкодження з ознакою «{ $trait }»
xw-says-discard-dealt-card = одразу { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} її
xw-says-discard-face-down = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} одну свою закриту карту пошкодження
xw-says-discard-this = { $verb ->
    [inf] скинути цю карту
    [they] цю карту скидають
   *[you] скинь цю карту
}
xw-says-discard-weapon = { $verb ->
    [inf] обрати й скинути
    [they] обирає й скидає
   *[you] обери й скинь
} одну свою додаткову зброю
xw-says-free-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію
xw-says-granted-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію { FORM($action, case: "quoted") }
xw-says-free-named = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію { FORM($action, case: "quoted") }
xw-says-roll-aside = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} «бочку»
xw-says-match-skill = до кінця фази { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} таку саму майстерність пілота, як у тебе
xw-says-attack-again = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} цю атаку двічі
xw-says-until-end-of-round = до кінця раунду { $verb ->
    [inf] отримати властивість
    [they] отримує властивість
   *[you] діє властивість
}: { FORM($abilities, verb: "you", join: "; ") }
    .long = yes
xw-says-performed = це була дія { FORM($actions, case: "quoted", join: " або ") }
xw-says-was-stressed = до цього на тобі був стрес
xw-says-executed-speed = швидкість маневру { FORM($speeds, join: "/") }
xw-says-overlapped-enemy = цей маневр призвів до накладання на ворожий корабель
xw-says-no-shields = ти не маєш щитів
xw-says-shields-missing = бракує хоча б одного щита
xw-says-damaged = ти маєш карту пошкодження
    .not = ти не маєш карт пошкодження
xw-says-it-has-token = той корабель має { FORM($token, case: "acc") }
    .not = той корабель не має { FORM($token, case: "gen") }
xw-says-tokens-at-most = ти маєш щонайбільше { $count } { FORM($token, $count, case: "acc") }
xw-says-attacker-skill-at-most = майстерність пілота нападника не вища за { $skill }
    .not = майстерність пілота нападника вища за { $skill }
xw-says-defender-is-unique = атакований має унікального пілота
    .not = атакований має неунікального пілота
xw-says-friend-defends = захищається інший дружній корабель на дистанції не далі { $farthest } від тебе
xw-says-in-attackers-arc = ти в секторі обстрілу нападника на дистанції не далі { $farthest }
xw-says-attacker-in-your-arc = нападник у твоєму секторі обстрілу
xw-says-in-its-arc = ти в його секторі обстрілу
xw-says-it-in-your-arc = той корабель у твоєму секторі обстрілу на дистанції не далі { $farthest }
xw-says-hard-to-hit = ти поза сектором обстрілу нападника або далі за дистанцію 2
xw-says-lock-on-attacker = нападник — твоя захоплена ціль
xw-says-no-enemy-in-arc = у твоєму секторі обстрілу на дистанції 1–3 немає ворожих кораблів
xw-says-only-defender-in-arc = у твоєму секторі обстрілу на дистанції 1–3 лише атакований
xw-says-last-friend = інших кораблів твоєї сторони не лишилося
    .not = лишилися й інші кораблі твоєї сторони
xw-says-primary-at-least = значення твоєї основної зброї не нижче { $value }
    .not = значення твоєї основної зброї нижче за { $value }
xw-says-weapon-cost-at-most = зброя коштує щонайбільше { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-says-hits-at-least = лишилося щонайменше { $hits } { $hits ->
    [one] влучання
    [few] влучання
   *[other] влучань
}
xw-says-face-up-dealt = атака завдала карту пошкодження горілиць
xw-says-follows-up = цю атаку дала ця карта
xw-says-fewer-defense-dice = кубиків атаки більше, ніж кубиків захисту
xw-says-locked-once = на тобі рівно одне захоплення цілі
xw-says-first-round = триває перший раунд
xw-says-against-marked = інший корабель — той, який обрано цією картою
xw-says-ships = { AGREE("word-every", $whose) } { $whose } на будь-якій дистанції
    .head = whose
xw-says-ships-within = { AGREE("word-every", $whose) } { $whose } на дистанції не далі { $range }
    .head = whose
xw-says-all-within = кожен інший корабель на дистанції не далі { $farthest }
xw-says-slow-near-defender = кожен інший корабель на дистанції 1 від атакованого, маневровість якого менша за вартість зброї,
xw-says-focus-for-lock = там, де зброї потрібне захоплення цілі, годиться й жетон фокусу; його можна й використати замість захоплення
xw-says-shoots-over-obstacles = ти можеш атакувати, перебуваючи на перешкоді, а твої атаки ніколи не ускладнені
xw-says-attacks-touched = ти й ворожі кораблі у твоєму секторі обстрілу можете атакувати одне одного, навіть торкаючись
xw-says-red-under-stress = ти можеш виконувати червоні маневри навіть зі стресом
xw-says-dial-is-red = маневр на твоєму диску вважають червоним
xw-says-softened = червоні маневри вважають білими
xw-says-hits-stand = «ухилення» не скасовують влучань, але можуть скасовувати критичні влучання
xw-says-only-focus-modifies = кубики атаки змінює лише використаний жетон фокусу
xw-says-nothing-modifies = ти не можеш змінювати свої кубики атаки
xw-says-only-in-arc = ти не можеш атакувати кораблі поза своїм сектором обстрілу
xw-says-delays-stress = після червоного маневру ти перевіряєш стрес лише після кроку дії
xw-says-long-range-locks = ти захоплюєш цілі на дистанції 3 і далі, але не на дистанції 1–2
xw-says-locks-through-friends = ти можеш захоплювати ворогів на дистанції 1–3 від будь-якого дружнього корабля
xw-says-flies-over-obstacles = перешкоди на тебе не діють
xw-says-acts-over-obstacles = під час прискорення й «бочки» ти можеш накладатися на перешкоди
xw-says-no-obstacle-criticals = критичні влучання, що випали за перешкоди, тобі не шкодять
xw-says-cards-face-up = усі карти пошкоджень ти отримуєш горілиць
xw-says-first-card-face-up = у твоїй першій атаці й у твоєму першому захисті за раунд першу карту пошкодження видають горілиць
xw-says-shares-tokens = коли отримуєш жетон фокусу або стресу, його отримують і дружні кораблі з такою самою картою, які такого жетона не мають
xw-says-forces-focus = інший корабель у цій атаці мусить використати жетон фокусу, якщо може
xw-says-hidden-from-lesser = ворожі кораблі з меншою майстерністю пілота не можуть тебе атакувати
xw-says-discards-on-hit = зброя, яку скидають для атаки, лишається, якщо атака не влучила
xw-says-dice-per-agility = кидають більше кубиків атаки — на твою маневровість, але щонайбільше на { $most }
xw-says-dice-per-speed = кидають більше кубиків атаки — на швидкість твого маневру в цьому раунді, але щонайбільше на { $most }
xw-says-touched-agility = маневровість ворожих кораблів, яких ти торкаєшся, зменшено на { $by }
xw-says-keeps-token = { FORM($token, case: "nom", number: "pl") } лишаються в тебе й у фазі завершення
xw-says-at-most-one = ти ніколи не маєш більше одного { FORM($token, case: "gen") }
xw-says-moves-under-stress = стрес не заважає твоїм прискоренням і «бочкам», поки ти маєш щонайбільше { $most } { $most ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} стресу
xw-says-tokens-on = на твоїй карті кожного з цих видів спочатку лежить жетон, який скидають замість неї: { $slots }
xw-says-tokens-on-squad = на кожній карті твого загону цих видів спочатку лежить жетон, який скидають замість неї: { $slots }
xw-says-choose-higher = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } з більшою майстерністю пілота; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-stressed = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } зі стресом; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-around = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} інший корабель { FORM($range, case: "at") } від { FORM($center, case: "gen") }; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-friend-around = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} дружній корабель { FORM($range, case: "at") } від { FORM($center, case: "gen") }; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-ships = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} до { $count } { FORM($whose, $count, case: "gen") } { FORM($range, case: "at") }; кожен із них{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-fly = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} як білий один із маневрів: { $maneuvers }
xw-says-turn-round = { $verb ->
    [inf] розвернути
    [they] розвертає
   *[you] розверни
} свій корабель на 180 градусів
xw-says-rotate-speed = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} диск на інший маневр тієї самої швидкості
xw-says-rotate-bearing = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} диск на інший маневр того самого напрямку (зі стресом — не на червоний)
xw-says-skip-action = { $verb ->
    [inf] пропустити
    [they] пропускає
   *[you] пропусти
} крок дії в цьому раунді
xw-says-daring-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію попри накладання
xw-says-card-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію однієї зі своїх карт покращень
xw-says-roll-and-suffer = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} атаки й { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} пошкодження, що випали
xw-says-roll-and-suffer-plain = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} атаки й { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} 1 пошкодження за кожне влучання, звичайне чи критичне
xw-says-roll-for-tokens = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} захисту й { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} жетон фокусу за кожен «фокус» і жетон ухилення за кожне «ухилення»
xw-says-roll-case = якщо випаде { $face }, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
xw-says-roll-cases = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} 1 кубик атаки; { FORM($cases, join: "; ") }
    .long = yes
xw-says-change-worst = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} будь-який один кубик атаки: { $into }
xw-says-cancel-roll = { $verb ->
    [inf] скасувати всі
    [they] скасовує всі
   *[you] скасуй усі
} { FORM($die, case: "acc", number: "pl") }
xw-says-freeze-roll = { $verb ->
    [inf] більше не змінювати { FORM($die, case: "acc", number: "pl") }
    [they] більше не змінює { FORM($die, case: "acc", number: "pl") }
   *[you] { FORM($die, case: "acc", number: "pl") } більше не можна змінювати
}
xw-says-spoil-hit = { $verb ->
    [inf] замінити
    [they] замінює
   *[you] заміни
} 1 результат «влучання» результатом «фокус»; цей кубик не можна перекидати
xw-says-reroll-for-stress = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} будь-яку кількість { FORM($die, case: "gen", number: "pl") } та { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} жетон стресу за кожен
xw-says-reroll-up-to-attack = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} не більше кубиків атаки, ніж значення твоєї основної зброї
xw-says-roll-extra-defense = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} іще 1 кубик захисту
xw-says-guess-evades = { $verb ->
    [inf] спробувати вгадати
    [they] пробує вгадати
   *[you] спробуй угадати
}, скільки «ухилень» випаде; якщо здогад правильний, додається «ухилення»
xw-says-swarm-dice = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} по жетону ухилення щонайбільше з двох дружніх кораблів, у секторі обстрілу яких перебуває атакований: за кожен до кидка додають кубик атаки
xw-says-forbid-lock = { $verb ->
    [inf] не використовувати в цій атаці захоплення цілі
    [they] не може використовувати в цій атаці захоплення цілі
   *[you] ти не можеш використовувати в цій атаці захоплення цілі
}
xw-says-bar-token = { $verb ->
    [inf] заборонити
    [they] забороняє
   *[you] заборони
} використовувати в цій атаці 1 { FORM($token, case: "acc") } атакованого
xw-says-cancel-hits-down-to = { $verb ->
    [inf] скасовувати
    [they] скасовує
   *[you] скасовуй
} влучання, доки їх не лишиться { $left }, і { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} за кожне жетон стресу
xw-says-take-critical = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} замість нього одне з критичних влучань
xw-says-take-hits = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} замість нього всі звичайні влучання
xw-says-focus-per-enemy = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} жетон фокусу за кожен ворожий корабель у секторі обстрілу корабля з цією картою на дистанції 1–3, але щонайбільше { $most }
xw-says-evades-for-obstacles = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} жетон ухилення за кожну перешкоду на дистанції 1, але щонайбільше { $most }
xw-says-lock-defender = { $verb ->
    [inf] захопити
    [they] захоплює
   *[you] захопи
} атакованого як ціль
xw-says-place-on-card = { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} жетон на цю карту
xw-says-take-from-card = { $verb ->
    [inf] прибрати
    [they] прибирає
   *[you] прибери
} жетон із цієї карти
xw-says-spend-lock-on = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} захоплення цієї цілі
xw-says-flip-this = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} цю карту
xw-says-flip-one-up = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} горілиць одну свою випадкову закриту карту пошкодження й { $verb ->
    [inf] застосувати
    [they] застосовує
   *[you] застосуй
} її
xw-says-turn-dealt-down = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} цю карту пошкодження долілиць до її застосування
xw-says-deal-face-up = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} карту пошкодження горілиць
xw-says-deal-face-down = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} карту пошкодження долілиць
xw-says-discard-other = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} іншу свою карту покращення
xw-says-discard-slot = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} одну свою карту покращення виду «{ $slot }»
xw-says-discard-defenders = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} карту покращення атакованого; її скидають
xw-says-swap-skill = до кінця фази { $verb ->
    [inf] обмінятися
    [they] обмінюється
   *[you] обміняйся
} з тобою майстерністю пілота
xw-says-look-at-dial = { $verb ->
    [inf] показати
    [they] показує
   *[you] покажи
} тобі свій диск
xw-says-mark-ship = { $verb ->
    [inf] запам’ятати його цією картою
    [they] лишається позначеним цією картою
   *[you] ця карта запам’ятовує його
}
xw-says-attack-it = { $verb ->
    [inf] атакувати
    [they] атакує
   *[you] атакуй
} той корабель цією зброєю
xw-says-attack-afterwards = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку основною зброєю; більше атакувати в цьому раунді не можна
xw-says-attack-afterwards-turret = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку туреллю; більше атакувати в цьому раунді не можна
xw-says-attack-elsewhere = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку основною зброєю по іншому кораблю; більше атакувати в цьому раунді не можна
xw-says-drop = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} її жетон в ігрову зону
xw-says-drop-this = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} цю карту, а її жетон — в ігрову зону
xw-says-drop-any = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} свою бомбу без заголовка «Дія», { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} карту, а її жетон — в ігрову зону
xw-says-long-drops = ти можеш скидати бомби за шаблоном «прямий 2»
xw-says-launches = ти можеш запускати бомби без заголовка «Дія» вперед за шаблоном «прямий 5»
xw-says-drop-any-ahead = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} свою бомбу, навіть із заголовком «Дія», { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} карту, а її жетон — в ігрову зону від передніх напрямних
xw-says-slot-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію своєї карти виду «{ $slot }»
xw-says-drops-ahead = ти можеш скидати бомби від передніх напрямних
xw-says-drops-turning = ти можеш скидати бомби за шаблоном «поворот 1», ліворуч або праворуч
xw-says-holds-back = раз на раунд ти можеш не дати детонувати дружньому жетону; він лишається у грі
xw-says-ignores-bombs = дружні бомби й міни не шкодять тобі й не спрацьовують від тебе
xw-says-measured-over-bomb = дистанцію вимірюють через жетон дружньої бомби
xw-says-it-defends = той корабель захищається
xw-says-bearing = це { FORM($bearings, case: "nom", join: " або ") }
xw-says-may-ignore = ти можеш не застосовувати свою карту: { $card }
xw-says-recovers-cards = раз на раунд скинута тобою карта виду «{ $slot }» одразу повертається
xw-says-attacks-friends = ти можеш атакувати дружні кораблі
xw-says-lends-actions = дружні кораблі типу { $ship } на дистанції 1–3 можуть виконувати дію твоєї карти виду «{ $slot }»
xw-says-flip-card = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} карту: { $card }
xw-says-choose-in-bullseye = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} ворожий корабель у твоєму секторі «яблучко» на дистанції 1–3; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-beside-target = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} корабель без { FORM($without, case: "gen") } на дистанції 1 від нього; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-shed-tokens = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} всі жетони фокусу та ухилення
xw-says-take-one = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} замість тебе одне влучання, звичайне чи критичне
xw-says-attack-afterwards-other = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку іншою зброєю
xw-says-your-touched = кожен корабель, якого ти торкаєшся,
xw-says-acted-on = корабель, на який спрямовано твою дію,
    .gender = m
    .gen = корабля, на який спрямовано твою дію,
xw-says-in-bullseye = кожен ворожий корабель у твоєму секторі «яблучко» на дистанції 1–3
xw-says-attacker-in-bullseye = нападник у твоєму секторі «яблучко»
xw-says-some-have = { FORM($ships, case: "nom") } має { FORM($token, case: "acc") }
xw-says-rolls-far = ти можеш виконувати «бочку» за шаблоном «прямий 2»
xw-says-rolls-curved = ти можеш виконувати «бочку» за шаблоном «віраж 1», отримуючи щоразу { $count } { $count ->
    [one] жетон
    [few] жетони
   *[other] жетонів
} стресу
xw-says-must-roll-curved = ти виконуєш «бочку» лише за шаблоном «віраж 1»
xw-says-decloaks-banking = маскування ти знімаєш за шаблоном «віраж 2» замість прямого
xw-says-tallon-instead = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} поворот, віраж або петлю Сеґнора як червону бочку Таллона в той самий бік за тим самим шаблоном
xw-says-doubles-locks = коли захоплюєш ціль, отримуєш на неї два захоплення
xw-says-locks-two-ships = ти можеш тримати захопленими дві різні цілі; захопивши одну, можеш захопити ще й другу
xw-says-attack-that-ship = { $verb ->
    [inf] атакувати
    [they] атакує
   *[you] атакуй
} той корабель
xw-says-attack-out-of-turn = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку основною зброєю
xw-says-put-damage-in-wait = { $verb ->
    [inf] обрати
    [they] ти обираєш
   *[you] обери
} карту пошкодження з ознакою «Пілот», якої ніхто не бачив, і { $verb ->
    [inf] покласти
    [they] кладеш
   *[you] поклади
} її горілиць на стан або { $verb ->
    [inf] зняти
    [they] знімаєш
   *[you] зніми
} стан
xw-says-dealt-in-wait = коли отримуєш критичне пошкодження в атаці, замість нього ти отримуєш карту пошкодження з цієї карти; потім цю карту знімають
xw-says-is-mimicked = корабель, що призначив цю карту, має властивість твого пілота замість своєї, навіть якщо тебе знищено
xw-says-is-shadowed = корабель, що призначив цю карту, має ту майстерність пілота, яка була в тебе після підготовки
xw-says-mimic = відтепер { $verb ->
    [inf] використовувати властивість його пілота замість своєї
    [they] передає тобі властивість свого пілота замість твоєї
   *[you] використовуй властивість його пілота замість своєї
}
xw-says-copy-skill = якщо ти стежиш за кораблем, відтепер { $verb ->
    [inf] мати
    [they] має
   *[you] май
} його майстерність пілота
xw-says-devoted-hit = коли використовуєш жетон фокусу для своїх кубиків атаки, перше отримане так влучання не можна скасувати кубиками захисту
xw-says-spend-die = { $verb ->
    [inf] прибрати
    [they] прибирає
   *[you] прибери
} з кидка один свій кубик атаки
xw-says-and-one-also = { $effect }; один із них іще й { FORM($also, verb: "they") }
    .long = yes
xw-says-choose-weakly-shielded = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} { FORM($whose, case: "acc") } зі значенням щитів не вище { $shields }; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-friends-with = дружній корабель на дистанції не далі { $farthest } з картою { $card }
xw-says-defender-is-pilot = захищається { $pilot }
    .not = захищається не { $pilot }
xw-says-it-is-pilot = це { $pilot }
xw-says-pilot-held-fire = у цьому раунді не було атаки пілота { $pilot }
xw-says-defender-has-shields = атакований має щит
xw-says-name-result = { $verb ->
    [inf] назвати
    [they] називає
   *[you] назви
} грань { FORM($die, case: "gen") }; після кидка один кубик повертають цією гранню, і його більше не можна змінювати (раз на раунд)
xw-says-guess-dial = { $verb ->
    [inf] розкрити
    [they] розкриває
   *[you] розкрий
} тобі маневр на своєму диску, а ти перед цим називаєш маневр; якщо здогад правильний, можеш повернути власний диск
xw-says-nudge-dial = { $verb ->
    [inf] подивитися на його диск
    [they] показує тобі свій диск
   *[you] подивися на його диск
}; його гравець мусить повернути диск на сусідній маневр
xw-says-attack-afterwards-rear = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} ще одну атаку із заднього сектора
xw-says-replace-card = { $verb ->
    [inf] обміняти
    [they] обмінює
   *[you] обміняй
} одну свою карту виду «{ $slot }» на іншу того самого виду, яка коштує не більше
xw-says-lay-bombs = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} будь-яку кількість своїх бомб і { $verb ->
    [inf] покласти
    [they] кладе
   *[you] поклади
} їхні жетони далі за дистанцію 3 від усіх ворожих кораблів
xw-says-touches-you = ти торкаєшся його
xw-says-not-used = перший рядок цієї карти не застосовано
xw-says-splinters = раз на раунд, коли детонує дружній жетон, обери ворожий корабель на дистанції 1 від нього; той отримує 1 пошкодження
xw-says-loads-dice = раз на раунд, коли ворожий корабель кидає кубики за дружній жетон, можеш змусити перекинути будь-які результати «пусто» і «фокус»
xw-says-acts-with-slots = стрес не заважає діям твоїх карт цих видів: { $slots }
xw-says-touched = цей маневр призвів до накладання на корабель
    .not = цей маневр не призвів до накладання на корабель
xw-says-performed-slot = це була дія карти виду «{ FORM($slots, join: "» або «") }»
xw-says-from-front = ти атакуєш основною зброєю корабель у своєму передньому секторі
xw-says-from-rear = ти атакуєш основною зброєю зі свого заднього сектора
xw-says-defender-has-card = атакований має карту { $card }
xw-says-critical-left = лишилося хоча б одне критичне влучання
xw-says-bar-action = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} додаткову дію з панелі дій
xw-says-jam = { $verb ->
    [inf] потрапити
    [they] потрапляє
   *[you] потрап
} під завади
xw-says-tractor = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} жетон силового променя; уперше за раунд ти можеш зсунути той корабель уперед або вбік на один шаблон
xw-says-decloak = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} маскування або { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} жетон маскування
xw-says-stand-still = замість нього { $verb ->
    [inf] лишитися
    [they] лишається
   *[you] лишися
} на місці; це білий маневр
xw-says-turn-to-tallon = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} свій поворот швидкості 3 як червону бочку Таллона в той самий бік
xw-says-blow-up-obstacle = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} перешкоду у своєму секторі обстрілу на дистанції 1–2; кожен корабель на дистанції 1 від неї кидає 1 кубик атаки й отримує пошкодження, що випали; перешкоду прибирають
    .long = yes
xw-says-remove-condition = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} цей стан
xw-says-choose-in-arc = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} корабель у своєму секторі обстрілу на дистанції не далі { $range }; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-choose-enemy-in-arc = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} ворожий корабель у своєму секторі обстрілу на дистанції не далі { $range }; той корабель{ TRAIT($effect, "conditional") ->
    [yes] ,
   *[no] { "" }
} { FORM($effect, verb: "they") }
    .long = yes
xw-says-assign-condition = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} стан «{ $name }» ({ FORM($lines, verb: "you", join: "; ") })
xw-says-locks-friends = ти можеш захоплювати як цілі інші дружні кораблі
xw-says-lends-lock = дружні кораблі на дистанції 1–2 можуть застосовувати й використовувати твоє захоплення цілі для зброї, якій воно потрібне
xw-says-fires-disabled = твоя зброя цих видів, не дорожча за { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}, діє, навіть коли твою зброю вимкнено: { $slots }
xw-says-fires-disabled-locked = твоя зброя цих видів діє проти захоплених тобою цілей, навіть коли твою зброю вимкнено: { $slots }
xw-says-it-attacks = той корабель атакує
xw-says-friend-is-defender = захищається інший дружній корабель
xw-says-defender-in-rear-arc = атакований у твоєму допоміжному секторі
xw-says-touching = ти торкаєшся корабля
    .not = ти не торкаєшся кораблів
xw-says-locked-is-damaged = захоплений тобою корабель має закриту карту пошкодження
xw-says-it-overlapped = його маневр призвів до накладання на корабель
    .not = його маневр не призвів до накладання на корабель
xw-says-enemy-in-arc = у твоєму секторі обстрілу { FORM($range, case: "at") } є ворожий корабель
xw-says-damage-at-most = { $cards ->
    [0] ти не маєш карт пошкоджень
   *[other] ти маєш щонайбільше { $cards } { $cards ->
    [one] карту
    [few] карти
   *[other] карт
} пошкоджень
}
xw-says-roll-shows = у кидку атаки є { FORM($face, case: "one") }
xw-says-defense-dice-rolled = кинуто рівно { $dice } { $dice ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} захисту
    .not = кинуто не { $dice } { $dice ->
        [one] кубик
        [few] кубики
       *[many] кубиків
    } захисту
xw-says-your-locked = захоплений тобою корабель
    .gender = m
    .gen = захопленого тобою корабля
xw-says-locked-cannot-modify = захоплені тобою кораблі не змінюють кубиків в атаках між тобою та ними
xw-says-boosts-turning = ти можеш прискорюватися й за шаблоном «поворот 1»
xw-says-counts-as-range-one = твої атаки основною зброєю на дистанції 2–3 вважають атаками на дистанції 1
xw-says-speed-for-agility = якщо швидкість твого маневру більша за твою маневровість, її вважають твоєю маневровістю
xw-says-sure-critical = одне твоє критичне влучання не можна скасувати кубиками захисту
xw-says-always-hits = твоя атака влучає, навіть якщо не завдає пошкоджень
xw-says-targets-touched = ти можеш атакувати ворожий корабель у своєму секторі обстрілу, якого торкаєшся
xw-says-stretches-range = дистанція твоєї додаткової зброї на одну ближча й на одну дальша, у межах 1–3
xw-says-lives-on = тебе знищують лише наприкінці фази бою
xw-says-denies-range-bonus = ворожі кораблі { FORM($range, case: "at") } не додають кубика за атаку на дистанції 1
xw-says-denies = ворожі кораблі { FORM($range, case: "at") } не можуть { $deed }
xw-says-fires-all-round = твоя зброя виду «{ $slot }» стріляє в будь-якому напрямку
xw-says-take-token = { $verb ->
    [inf] забрати
    [they] забирає
   *[you] забери
} жетон фокусу або ухилення у { FORM($whose, case: "gen") } { FORM($range, case: "at") }
xw-says-give-token = { $verb ->
    [inf] віддати
    [they] віддає
   *[you] віддай
} йому один { FORM($token, case: "acc") }
xw-says-remove-all = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} всі { FORM($token, case: "acc", number: "pl") }
xw-says-spend-shield = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} щит
xw-says-spend-reinforce = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} один свій жетон підсилення
xw-says-fewer-attack-dice = { $verb ->
    [inf] кинути
    [they] кидає
   *[you] кинь
} на 1 кубик атаки менше
xw-says-more-defense-dice = { $verb ->
    [inf] додати атакованому 1 кубик захисту
    [they] додає атакованому 1 кубик захисту
   *[you] атакований кидає на 1 кубик захисту більше
}
xw-says-all-become = { $verb ->
    [inf] замінити
    [they] замінює
   *[you] заміни
} всі результати { FORM($face, case: "by", number: "pl") }
xw-says-cancel-defense = { $verb ->
    [inf] скасувати
    [they] скасовує
   *[you] скасуй
} в атакованого всі { FORM($faces, case: "one", number: "pl", join: " і ") }
xw-says-criticals-first = { $verb ->
    [inf] скасовувати
    [they] скасовує
   *[you] скасовуй
} критичні влучання раніше за звичайні
xw-says-reroll-per-friend = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} по одному { FORM($die, case: "dat") } за кожен інший дружній корабель { FORM($range, case: "at") }
xw-says-add-matching = { $verb ->
    [inf] додати
    [they] додає
   *[you] додай
} ще один такий самий результат, якщо всі { FORM($die, case: "nom", number: "pl") } показують те саме (раз на раунд)
xw-says-treat-as-bearing = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} { FORM($shown, case: "acc") } як { FORM($flown, case: "acc") }
xw-says-treat-as-speeds = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} { FORM($shown, case: "acc") } зі швидкістю { FORM($speeds, join: "/") }
xw-says-treat-as-faster = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} його зі швидкістю на 1 більшою або меншою
xw-says-match-tokens = { $verb ->
    [inf] отримувати
    [they] отримує
   *[you] отримуй
} жетони фокусу та ухилення, доки їх не стане стільки, скільки має захоплений тобою корабель
xw-says-disable-weapons = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} жетон «зброю вимкнено»
xw-says-restore-card = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} одну свою скинуту карту виду «{ FORM($slots, join: "», «") }»
xw-says-flip-dealt = { $verb ->
    [inf] перевернути
    [they] перевертає
   *[you] переверни
} горілиць завдані атакою карти пошкоджень
xw-says-attack-now = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку й не { $verb ->
    [inf] атакувати
    [they] атакує
   *[you] атакуй
} в наступному раунді
xw-says-rotate-colour = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} диск на інший маневр того самого кольору
xw-says-enemy-within = на дистанції не далі { $farthest } від тебе є ворожий корабель
xw-says-no-friend-within = на дистанції не далі { $farthest } від тебе немає інших дружніх кораблів
xw-says-defender-in-your-arc = атакований у твоєму секторі обстрілу на дистанції 1–3
    .not = атакований не у твоєму секторі обстрілу на дистанції 1–3
xw-says-defender-skill-at-most = майстерність пілота атакованого не вища за { $skill }
    .not = майстерність пілота атакованого вища за { $skill }
xw-says-defender-hull-at-most = корпус атакованого не вищий за { $hull }
xw-says-defender-has-damage = атакований має карту пошкодження
xw-says-defender-is-locked = атакованого хтось захопив як ціль
xw-says-obstructed = атака ускладнена
xw-says-attack-hit = атака влучила
    .not = атака не влучила
xw-says-lock-on-defender = атакований — твоя захоплена ціль
xw-says-with-slot = атаку проводять { FORM($slot, case: "ins") }
xw-says-phase = триває { FORM($phase, case: "now") }
xw-says-others-around-defender = кожен інший корабель на дистанції 1 від атакованого
xw-says-you-lock-it = { $verb ->
    [inf] стати твоєю захопленою ціллю
    [they] стає твоєю захопленою ціллю
   *[you] захопи його як ціль
}
xw-says-spend-token = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} { FORM($token, case: "acc") }
xw-says-strip-token = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} { FORM($token, case: "acc") } з атакованого
xw-says-strip-lock = { $verb ->
    [inf] зняти
    [they] знімає
   *[you] зніми
} захоплення цілі атакованого
xw-says-acts-under-stress = ти можеш виконувати дії навіть із жетонами стресу
xw-says-more-attack-dice = { $verb ->
    [inf] додати
    [they] додає
   *[you] додай
} { $count } { $count ->
    [one] кубик
    [few] кубики
   *[other] кубиків
} до кидка атаки
xw-says-skill-becomes = до кінця фази { $verb ->
    [they] має майстерність пілота
   *[you] мати майстерність пілота
} { $skill }
xw-says-lose-shield = { $verb ->
    [inf] втратити
    [they] втрачає
   *[you] втрать
} жетон щита
xw-says-cancel-evades = { $verb ->
    [inf] скасувати
    [they] скасовує
   *[you] скасуй
} { $most } { $most ->
    [one] результат
    [few] результати
   *[other] результатів
} «ухилення» атакованого
xw-says-reroll-all = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} усі { FORM($die, case: "acc", number: "pl") }, які можна
xw-says-reroll-per-enemy = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} по одному { FORM($die, case: "dat") } за кожен ворожий корабель { FORM($range, case: "at") }
xw-says-attack-freely = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку
xw-says-strike-back = { $verb ->
    [inf] атакувати
    [they] атакує
   *[you] атакуй
} корабель, що тебе атакував, якщо він у твоєму секторі обстрілу
xw-says-attack-afterwards-cannon = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку зі своєї гармати
xw-says-attacker-in-mobile-arc = нападник у твоєму рухомому секторі
xw-says-defender-in-mobile-arc = атакований у твоєму рухомому секторі
xw-says-choose-in-mobile-arc = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} корабель у своєму рухомому секторі { FORM($range, case: "at") }; той корабель { FORM($effect, verb: "they") }
xw-says-choose-in-both-arcs = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} корабель і в носовому, і в рухомому своєму секторі { FORM($range, case: "at") }; той корабель { FORM($effect, verb: "they") }
xw-says-rotate-arc = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} рухомий сектор в інший бік
xw-says-take-stress = { $verb ->
    [inf] узяти
    [they] бере
   *[you] візьми
} цей жетон стресу собі
xw-says-give-lock = { $verb ->
    [inf] віддати
    [they] віддає
   *[you] віддай
} одне своє захоплення цілі дружньому кораблю { FORM($range, case: "at") }, який його не має
xw-says-hand-everything = { $verb ->
    [inf] віддати
    [they] віддає
   *[you] віддай
} усі свої жетони фокусу та ухилення і захоплення цілі іншому дружньому кораблю { FORM($range, case: "at") }
xw-says-demand-stress = { $verb ->
    [inf] обрати
    [they] обирає
   *[you] обери
} ворожий корабель без стресу { FORM($range, case: "at") }; його гравець дає жетон стресу йому або іншому своєму кораблю на цій дистанції
xw-says-critical-cancelled = кубики захисту скасували критичне влучання
xw-says-trade-critical = { $verb ->
    [inf] скасувати
    [they] скасовує
   *[you] скасуй
} одне своє критичне влучання, щоб додати два влучання
xw-says-it-is-damaged = він має карту пошкодження
xw-says-suffered-at-least = твій корабель отримав у ній щонайменше { $damage } { $damage ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}
xw-says-swap-bank = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} диск із віражу на інший віраж тієї ж швидкості
xw-says-turn-to-bank = { $verb ->
    [inf] повернути
    [they] повертає
   *[you] поверни
} диск із повороту на віраж тієї ж швидкості в той самий бік
xw-says-loop-along-turn = { $verb ->
    [inf] виконати
    [they] виконує
   *[you] виконай
} петлю Сеґнора за шаблоном повороту тієї ж швидкості в той самий бік
xw-says-executed-bearing = це був { FORM($bearings, case: "nom", join: " або ") }
xw-says-touched-enemies = кожен ворожий корабель, якого ти торкаєшся,
xw-says-lower-agility = { $verb ->
    [inf] використати
    [they] використовує
   *[you] використай
} своє захоплення цілі на атакованому: його маневровість на 1 нижча в цій атаці
xw-says-has-slot = ти маєш карту виду «{ $slot }»
xw-says-resistance-near-attacker = інший дружній корабель Опору { FORM($range, case: "at") } від нападника
xw-says-defender-near-bomb = атакований на дистанції 1 від бомби чи міни
xw-says-fires-auxiliary = твоя зброя виду «{ $slot }» стріляє й у допоміжному секторі
xw-says-no-primary = ти не можеш атакувати з основної зброї
xw-says-obstructs-enemies = ворожі атаки, лінія яких проходить через твою підставку, ускладнені
xw-says-locks-anywhere = ти можеш захопити будь-який ворожий корабель в ігровій зоні
xw-says-draws-locks = ворожий корабель, що захоплює ціль, мусить захопити тебе, якщо може
xw-says-lends-eyes = дружні кораблі можуть захоплювати ворогів на дистанції 1–3 від будь-якого дружнього корабля
xw-says-chooses-damage = коли тобі здають карту пошкодження горілиць, візьми { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}, обери одну й скинь решту
xw-says-rises-once = коли тебе вперше мають знищити, натомість скинь усі свої карти пошкоджень і отримай { $cards } { $cards ->
    [one] карту
    [few] карти
   *[other] карт
} долілиць
xw-says-limits-rerolls = хто атакує інший корабель { FORM($range, case: "at") } від тебе, перекидає щонайбільше один кубик атаки
xw-says-moves-over-obstacles = у фазі активації та у твоїх діях перешкоди на тебе не діють
xw-says-drops-wide = ти можеш скидати бомби за шаблоном «прямий 3» або «поворот 3», ліворуч чи праворуч
xw-says-drops-beside = бомбу, яку ти скинув після відкриття диска, можна покласти де завгодно впритул до тебе
xw-says-dodges-bombs = ти можеш не постраждати від дружньої бомби чи міни; тоді кинь кубик атаки й у разі влучання скинь цю карту
xw-says-shares-talents = ти маєш і властивості пілотів інших твоїх кораблів із картою «{ $card }»
xw-says-sees-far-friends = для твоїх дій і покращень дружні кораблі на дистанції 2–3 можуть вважатися на дистанції 1
xw-says-placed-anywhere = тебе можна розмістити де завгодно далі дистанції 3 від ворожих кораблів
xw-says-places-friends = дружні кораблі можна розміщувати де завгодно { FORM($range, case: "at") } від тебе
xw-says-some-tokens-on = на кожній іншій твоїй карті цих видів спочатку лежить жетонів: { $count }, їх скидають замість неї: { $slots }
xw-says-spend-result = { $verb ->
    [inf] прибрати
    [they] прибирає
   *[you] прибери
} з кидка один свій кубик атаки { FORM($faces, case: "with", join: " або ") }
xw-says-reroll-some-faces = { $verb ->
    [inf] перекинути
    [they] перекидає
   *[you] перекинь
} до { $count } { FORM($die, $count, case: "gen") } { FORM($faces, case: "with", join: " або ") }
xw-says-turns-cards-down = карти пошкоджень, здані тобі горілиць, одразу перевертають, і вони не діють
xw-says-carries = дружній корабель із картою { $card } починає пристикованим до тебе; доки це так, твоя основна зброя стріляє й в особливому секторі
xw-says-docks = твій корабель починає пристикованим до дружнього корабля з картою { $card }
xw-says-takes-after = ти маєш майстерність і властивість пілота знищеного корабля, з якого злетів твій корабель
xw-says-carrying = до тебе пристиковано корабель
xw-says-deploy = { $verb ->
    [inf] відстикувати
    [they] відстиковує
   *[you] відстикуй
} пристикований корабель від задніх напрямних
xw-says-launch-pup = { $verb ->
    [inf] випустити
    [they] випускає
   *[you] випусти
} від задніх напрямних корабель { $pilot } з твоїми майстерністю та властивістю пілота; у цьому раунді він не атакує
xw-says-attack-with-slot = { $verb ->
    [inf] провести
    [they] проводить
   *[you] проведи
} атаку зброєю виду «{ $slot }»; більше ти в цьому раунді не атакуєш
xw-says-not-assigned = у фазі планування ти не можеш обрати: { FORM($bearings, case: "nom", join: ", ") }
xw-says-hold-fire = { $verb ->
    [inf] не атакувати
    [they] не атакує
   *[you] не атакуй
} в цьому раунді
xw-says-drop-cargo = { $verb ->
    [inf] скинути
    [they] скидає
   *[you] скинь
} жетон вантажу, який вважають хмарою уламків

## Чий

xw-whose-you = ти
    .person = you
    .gen = тебе
xw-whose-other-friend = інший дружній корабель
    .gender = m
    .gen = іншого дружнього корабля
    .gen-pl = інших дружніх кораблів
xw-whose-enemy = ворожий корабель
    .gender = m
    .gen = ворожого корабля
    .gen-pl = ворожих кораблів
xw-whose-attacker = нападник
    .gender = m
    .animate = yes
    .gen = нападника
    .gen-pl = нападників
xw-whose-defender = атакований
    .gender = m
    .animate = yes
    .gen = атакованого
    .gen-pl = атакованих
xw-whose-friend = дружній корабель
    .gender = m
    .gen = дружнього корабля
    .gen-pl = дружніх кораблів

## Власники

xw-owner-you = твій корабель
    .gen = твого корабля
xw-owner-attacker = нападник
    .gen = нападника
    .acc = нападника
xw-owner-defender = атакований
    .gen = атакованого
    .acc = атакованого

## Жетони

xw-token-focus = жетон фокусу
    .gender = m
    .gen = жетона фокусу
    .pl = жетони фокусу
    .gen-pl = жетонів фокусу
xw-token-evade = жетон ухилення
    .gender = m
    .gen = жетона ухилення
    .pl = жетони ухилення
    .gen-pl = жетонів ухилення
xw-token-stress = жетон стресу
    .gender = m
    .gen = жетона стресу
    .pl = жетони стресу
    .gen-pl = жетонів стресу
xw-token-ion = жетон іонізації
    .gender = m
    .gen = жетона іонізації
    .pl = жетони іонізації
    .gen-pl = жетонів іонізації
xw-token-tractor = жетон силового променя
    .gender = m
    .gen = жетона силового променя
    .pl = жетони силового променя
    .gen-pl = жетонів силового променя
xw-token-cloak = жетон маскування
    .gender = m
    .gen = жетона маскування
    .pl = жетони маскування
    .gen-pl = жетонів маскування
xw-token-weapons-disabled = жетон «зброю вимкнено»
    .gender = m
    .gen = жетона «зброю вимкнено»
    .pl = жетони «зброю вимкнено»
    .gen-pl = жетонів «зброю вимкнено»
xw-token-jam = жетон завад
    .gender = m
    .gen = жетона завад
    .pl = жетони завад
    .gen-pl = жетонів завад

## Кубики

xw-die-attack = кубик атаки
    .gender = m
    .gen = кубика атаки
    .dat = кубику атаки
    .pl = кубики атаки
    .gen-pl = кубиків атаки
    .roll = кидка атаки
xw-die-defense = кубик захисту
    .gender = m
    .gen = кубика захисту
    .dat = кубику захисту
    .pl = кубики захисту
    .gen-pl = кубиків захисту
    .roll = кидка захисту

## Грані

xw-face-hit = «влучання»
    .with = з результатом «влучання»
    .one = результат «влучання»
    .one-pl = результати «влучання»
    .of = результату «влучання»
    .of-pl = результатів «влучання»
    .by = результатом «влучання»
    .by-pl = результатами «влучання»
xw-face-critical = «критичне влучання»
    .with = з результатом «критичне влучання»
    .one = результат «критичне влучання»
    .one-pl = результати «критичне влучання»
    .of = результату «критичне влучання»
    .of-pl = результатів «критичне влучання»
    .by = результатом «критичне влучання»
    .by-pl = результатами «критичне влучання»
xw-face-focus = «фокус»
    .with = з результатом «фокус»
    .one = результат «фокус»
    .one-pl = результати «фокус»
    .of = результату «фокус»
    .of-pl = результатів «фокус»
    .by = результатом «фокус»
    .by-pl = результатами «фокус»
xw-face-evade = «ухилення»
    .with = з результатом «ухилення»
    .one = результат «ухилення»
    .one-pl = результати «ухилення»
    .of = результату «ухилення»
    .of-pl = результатів «ухилення»
    .by = результатом «ухилення»
    .by-pl = результатами «ухилення»
xw-face-blank = «пусто»
    .with = з результатом «пусто»
    .one = результат «пусто»
    .one-pl = результати «пусто»
    .of = результату «пусто»
    .of-pl = результатів «пусто»
    .by = результатом «пусто»
    .by-pl = результатами «пусто»

## Складність

xw-difficulty-white = білий
    .ins = білим
    .ins-pl = білими
xw-difficulty-green = зелений
    .ins = зеленим
    .ins-pl = зеленими
xw-difficulty-red = червоний
    .ins = червоним
    .ins-pl = червоними

## Значення

xw-stat-skill = майстерність пілота
xw-stat-attack = значення основної зброї
xw-stat-agility = маневровість
xw-stat-hull = корпус
xw-stat-shields = значення щитів

## Вчинки

xw-deed-spend-focus = використовувати жетони фокусу
xw-deed-spend-evade = використовувати жетони ухилення
xw-deed-reroll-attack = перекидати кубики атаки
xw-deed-action-bar = виконувати дії з панелі дій
xw-deed-attack = атакувати
xw-deed-spend-lock = використовувати захоплення цілі
xw-deed-focus-action = виконувати дію «фокус»
xw-deed-evade-action = виконувати дію «ухилення»

## Ознаки

xw-trait-pilot = Пілот
xw-trait-ship = Корабель

## Види покращень

xw-slot-elite = елітний талант
xw-slot-astromech = астромех
xw-slot-torpedo = торпеда
    .ins = торпедою
xw-slot-missile = ракета
    .ins = ракетою
xw-slot-turret = турель
    .ins = туреллю
xw-slot-bomb = бомба
    .ins = бомбою
xw-slot-crew = екіпаж
xw-slot-system = система
xw-slot-modification = модифікація
xw-slot-title = титул
xw-slot-salvaged-astromech = відновлений астромех
xw-slot-illicit = незаконне
xw-slot-tech = технологія
xw-slot-cannon = гармата
    .ins = гарматою

## Напрямки

xw-bearing-straight = прямий маневр
    .pl = прямі маневри
xw-bearing-bank-left = віраж ліворуч
    .pl = віражі ліворуч
xw-bearing-bank-right = віраж праворуч
    .pl = віражі праворуч
xw-bearing-turn-left = поворот ліворуч
    .pl = повороти ліворуч
xw-bearing-turn-right = поворот праворуч
    .pl = повороти праворуч
xw-bearing-koiogran = розворот Койограна
    .pl = розвороти Койограна
xw-bearing-reverse = маневр заднім ходом
    .pl = маневри заднім ходом
xw-bearing-segnor-left = петля Сеґнора ліворуч
    .acc = петлю Сеґнора ліворуч
    .pl = петлі Сеґнора ліворуч
xw-bearing-segnor-right = петля Сеґнора праворуч
    .acc = петлю Сеґнора праворуч
    .pl = петлі Сеґнора праворуч
xw-bearing-tallon-left = бочка Таллона ліворуч
    .acc = бочку Таллона ліворуч
    .pl = бочки Таллона ліворуч
xw-bearing-tallon-right = бочка Таллона праворуч
    .acc = бочку Таллона праворуч
    .pl = бочки Таллона праворуч
xw-bearing-stationary = стоянка

## Складання загонів

xw-building-only = Лише для: { $ships }
xw-building-faction = { $faction ->
    [rebel] Лише для Альянсу повстанців
    [imperial] Лише для Імперії
    [scum] Лише для Покидьків та лиходіїв
   *[other] Лише для: { $faction }
}
xw-building-limited = Лише одна копія на корабель
xw-building-gains = На панель покращень додається: { $slots }
xw-building-gains-one = На панель покращень додається щось одне: { $slots }
xw-building-loses = З панелі покращень прибирається: { $slots }
xw-building-cheaper-slot = Твої покращення виду «{ $slot }» дешевші на { $points }, але не нижче 0
xw-building-cheaper = Кожне інше твоє покращення дешевше на { $points }, але не нижче 0
xw-building-dearest-crew = Кожна твоя карта екіпажу коштує щонайбільше { $points }
xw-building-unique-only = Твої покращення виду «{ $slot }» мають бути унікальними
xw-building-skill = Лише з майстерністю пілота не нижче { $skill }
xw-building-agility = Лише з маневровістю не вище { $agility }
xw-building-hull = Лише з корпусом не вище { $hull }
xw-building-shields = Лише зі значенням щитів { $shields }
xw-building-action = { $action ->
    [boost] Лише з дією «прискорення» на панелі
   *[other] Лише з дією на панелі: { $action }
}
xw-building-slots = Лише з панеллю покращень, на якій є: { $slots }
xw-building-lacks = Лише без символу «{ $slot }» на надрукованій панелі покращень
xw-building-card = Установлюють разом із картою { $needed }
xw-building-limit = Щонайбільше { $count } { $count ->
    [one] копія
    [few] копії
   *[other] копій
} у загоні
xw-building-size = { $size ->
    [small] Лише на малій підставці
   *[large] Лише на великій підставці
}
xw-building-dearest-modification = Інша твоя модифікація коштує щонайбільше { $points }
