### «Зовнішнє Кільце»: слова столу. Карти й терени — у сусідніх файлах.

or-title = Зоряні Війни: Зовнішнє Кільце
or-about = Негідники торгують, возять контрабанду, полюють і б’ються, аж поки хтось не прославиться.

## Налаштування й підсумок

or-bad-ai-fame = Слава ШтІнту буває лише у грі на одного й має бути меншою за славу для перемоги.
or-bad-turn-cap = Межа ходів — 0 (без межі) або кількість ходів.
or-chart-fame = Слава
or-result-fame = Про переможця знає все Зовнішнє Кільце.
or-result-solo-lost = ШтІнт прославився раніше.
or-result-turn-cap = Ходи, про які домовилися, закінчилися; перемагає найславетніший.

## Запитання

or-ask-ability = Застосувати властивість?
or-ask-ability-roll = На столі: { $results }. Застосувати властивість?
or-ask-action = Яку дію виконати?
or-ask-ai-character = Який персонаж буде в ШтІнту?
or-ask-barter = Ціна — { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}. Які активи віддати в обмін?
or-ask-card = Яка карта?
or-ask-character = Яким персонажем грати?
or-ask-contact = Який контакт?
or-ask-contact-space = Яка позначка контакту?
or-ask-deliver = Що доставити тепер?
or-ask-encounter = Яку зустріч обрати?
or-ask-enemy = Ти вирішуєш за ворога. Що він робить?
or-ask-faction = Яка фракція?
or-ask-hunt = Утікача знайдено: { $contact }. Вступити в бій заради винагороди?
or-ask-keep = Ти отримуєш карту «{ $card }». Залишити її?
or-ask-make-room = Для карти «{ $card }» немає порожнього слота. Що скинути?
or-ask-market-buy = Яку карту придбати?
or-ask-market-discard = Скинути карту ринку перед придбанням?
or-ask-move = Пересунься не далі ніж на { $spaces } { $spaces ->
    [one] терен
    [few] терени
   *[other] теренів
}. Куди?
or-ask-order = Чию властивість застосувати першою?
or-ask-patrol-route = Патруль рухається до тебе на { $distance } { $distance ->
    [one] терен
    [few] терени
   *[other] теренів
}: { $patrol }. Де він зупиниться?
or-ask-patrol-steps = Куди рухається патруль: { $patrol }?
or-ask-planning = Планування: пересунься (до { $spaces } { $spaces ->
    [one] терену
   *[other] теренів
}), отримай кредити або зніми пошкодження.
or-ask-player = Який гравець?
or-ask-protect = Захистити карту «{ $card }»?
or-ask-push-patrol = Бій із патрулем програно. Куди його пересунути?
or-ask-random-map = Чи погоджуєшся на випадкову мапу?
or-ask-reroll = Які кубики перекинути (щонайбільше { $count })?
or-ask-search = Ти переглядаєш карти { FORM($deck, case: "gen") }. Яку взяти?
or-ask-ship = Який корабель придбати?
or-ask-skill = Яка навичка?
or-ask-space = Який терен?
or-ask-starting-reputation = У якої фракції в тебе позитивна репутація?
or-ask-starting-ship = З яким кораблем почати?
or-ask-surplus = Слотів замало. Який актив скинути?
or-ask-target = Утікача переможено: { $contact }. Ліквідувати чи захопити?
or-ask-tie = Що з цього зараховується?
or-ask-trade-credits = Чи передає хтось кредити?
or-ask-trade-give = Які карти запропонувати?
or-ask-trade-offer = { $player } пропонує: { $given }. Натомість: { $wanted }. Погоджуєшся?
or-ask-trade-partner = З ким укласти угоду?
or-ask-trade-take = Які карти попросити?
or-ask-turn = Які кубики змінити (щонайбільше { $count })?

## Відповіді

or-option-ability = { $card }: { $effect }
or-option-capture = Захопити
or-trade-credits = { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-trade-nothing = нічого
or-option-close-trade = Закінчити угоди
or-option-contact-space = { $planet }, позначка контакту { $number }
or-option-credits = Отримати { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-option-databank = Поговорити: розіграти карту Банку Даних
or-option-decline = Не брати
or-option-deliver = Доставити «{ $card }»
or-option-deliver-action = Доставка
or-option-die = Кубик { $number }: { $face }
or-option-eliminate = Ліквідувати
or-option-end-actions = Закінчити дії
or-option-give-credits = Віддати { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-option-hand-over = Віддати { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} { FORM($other, case: "dat") }
or-option-hidden-contact = Невідомий контакт { $number } { FORM($planet, case: "at") }
or-option-hunt = Бій заради винагороди: «{ $card }»
or-option-hunt-crew = Утікач в екіпажі: { $contact }
or-option-job = Узятися за халтурку «{ $card }»
or-option-keep = Залишити
or-option-known-contact = { $contact } { FORM($planet, case: "at") }
or-option-market-action = Ринок
or-option-market-buy = Придбати «{ $card }» ({ $deck })
or-option-market-discard = Скинути «{ $card }» ({ $deck })
or-option-move = Пересунутися { FORM($space, case: "to") }
or-option-no-credits = Без кредитів
or-option-pass = Ні
or-option-patrol = Вступити в бій із патрулем: { $patrol }
or-option-recover = Зняти всі пошкодження
or-option-replace = Скинути «{ $card }»
or-option-skip = Нічого
or-option-space = Зустріч на терені: { $space }
or-option-stay = Лишитися: { $space }
or-option-stop = Більше нічого не доставляти
or-option-take-credits = Попросити { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}
or-option-trade-action = Угода: { $others }

## Наслідки

or-note-character = Атака персонажа { $ground }, витривалість { $health }; { $skills }.
or-note-errands = Пункт призначення: { $cards }.
or-note-job = Перевірки: { $tests }.
or-note-maelstrom = У Вирвищі треба зупинитися.
or-note-patrol = Тут треба зупинитися: { FORM($factions, case: "patrol") }.
or-note-price = Ціна: { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.
or-note-purchase = Ціна: { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}; слот: { $slot }.
or-note-purchase-full = Ціна: { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}; доведеться звільнити слот.
or-note-route = Шлях: { $way }.
or-note-ship = Гіперпривід { $hyperdrive }, атака корабля { $combat }, броня { $hull }.
or-note-test = { $skill } { $chance } %
or-note-worth = Зараховується { $value } { $value ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.

## Слоти

or-slot-cargo = вантаж
or-slot-cargo-or-mod = вантаж або обладнання
or-slot-crew = екіпаж
or-slot-gear = спорядження
or-slot-job-or-bounty = халтурка або розшук
or-slot-mod = обладнання
or-slot-none = немає

## Чому не можна

or-blocked-action-used = Цю дію в цій фазі вже виконано.
or-blocked-barter-cost = Ціну не надруковано, тож віддати в обмін не можна.
or-blocked-barter-type = Карти розшуку, екіпажу й халтурок в обмін не віддають.
or-blocked-credits = Ціна — { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}, а в тебе { $credits }.
or-blocked-destination = Це треба доставити сюди ж, тому придбати карту { FORM($planet, case: "at") } не можна.
or-blocked-exchange-player = Там нікому прийняти кредити: { $key }.
or-blocked-exchange-turn = Кредити передає або отримує лише гравець, чий зараз хід.
or-blocked-forced-patrol = Тут патруль фракції, яка з тобою ворогує; треба вступити з ним у бій.
or-blocked-limit = Ти можеш мати лише одну карту з належністю { $trait }.
or-blocked-maelstrom = Дорогою треба зупинитися у Вирвищі.
or-blocked-no-planet = Ринок є лише на планетах.
or-blocked-no-ship = Такого корабля для тебе немає.
or-blocked-planet = Цю карту не можна придбати { FORM($planet, case: "at") }.
or-blocked-slot = Для цієї карти немає слота, і звільнити його не можна.
or-blocked-loan = На це бракує кредитів; хтось може позичити.
or-blocked-trade-talks = Цього ходу перемовин про угоди вже досить.
or-blocked-way = Раніше тебе зупинить патруль або Вирвище.

## Що сталося

or-log-ability = { $player } застосовує властивість: { $card }.
or-log-add = { $player } додає { FORM($face, case: "acc") }.
or-log-ai-card = ШтІнт бере карту { $number }.
or-log-bounty = { $player } отримує винагороду за втікача: { $contact }.
or-log-buy = { $player } купує карту «{ $card }» за { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.
or-log-cancel = { $player } скасовує { FORM($face, case: "acc") }.
or-log-captured = { $player } захоплює втікача: { $contact }.
or-log-character = { $player } грає за персонажа: { $character }.
or-log-character-damage = Персонаж { FORM($player, case: "gen") } отримує { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}.
or-log-combat-ground = { $player } вступає в наземний бій; опонент: { $opponent }.
or-log-combat-lost = { $player } програє бій, { $attack }:{ $defence }.
or-log-combat-ship = { $player } вступає в космічний бій; опонент: { $opponent }.
or-log-combat-won = { $player } перемагає в бою, { $attack }:{ $defence }.
or-log-contact-discarded = Контакт «{ $contact }» прибрано з мапи.
or-log-contact-moved = Один із контактів переміщено { FORM($planet, case: "to") }.
or-log-contact-returns = Контакт «{ $contact }» знову { FORM($planet, case: "at") }.
or-log-databank = { $player } розігрує карту Банку Даних «{ $card }».
or-log-defeated = { $player } зазнає невдачі.
or-log-delivered = { $player } доставляє: «{ $card }».
or-log-delivery-trouble = { $player } попадається з вантажем «{ $card }».
or-log-discard = { $player } скидає карту «{ $card }».
or-log-encounter = { $player } бере карту зустрічей «{ $card }».
or-log-enemy-roll = { $player } кидає кубики за ворога: { $results }.
or-log-extra-turn = { $player } отримує додатковий хід.
or-log-first-player = Перший гравець — { $player }.
or-log-first-roll = { $player } кидає кубики за право першого ходу; хітів і критів: { $score }.
or-log-gain-card = { $player } отримує карту «{ $card }».
or-log-gain-credits = { $player } отримує { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.
or-log-gain-fame = { $player } отримує { $amount } { $amount ->
    [one] очко слави
    [few] очки слави
   *[other] очок слави
} (усього { $fame }).
or-log-give = { $player } віддає карту «{ $card }» { FORM($other, case: "dat") }.
or-log-goal = { $player } досягає мети: { $card }.
or-log-goal-token = Жетон мети { FORM($player, case: "gen") } лежить { FORM($space, case: "at") }.
or-log-hand-over = { $player } передає { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} { FORM($other, case: "dat") }.
or-log-job = { $player } береться за халтурку «{ $card }».
or-log-job-completed = { $player } виконує халтурку «{ $card }».
or-log-job-failed = { $player } провалює халтурку «{ $card }».
or-log-looked = { $player } таємно дивиться на контакт { FORM($planet, case: "at") }.
or-log-lose-credits = { $player } втрачає { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.
or-log-lose-fame = { $player } втрачає { $amount } { $amount ->
    [one] очко слави
    [few] очки слави
   *[other] очок слави
}.
or-log-market-reveal = На ринку нова карта: «{ $card }» ({ $deck }).
or-log-moved = { $player } пересувається { FORM($space, case: "to") }.
or-log-moved-directly = { $player } пересувається безпосередньо { FORM($space, case: "to") }.
or-log-new-ship = { $player } сідає за штурвал: { $ship }.
or-log-own-secret = Твій секрет — «{ $card }».
or-log-patrol-appears = З’являється патруль { FORM($space, case: "at") }: { $patrol }.
or-log-patrol-eliminated = Патруль виведено з гри: { $patrol }.
or-log-patrol-moved = Патруль пересувається { FORM($space, case: "to") }: { $patrol }.
or-log-recover-character = З персонажа { FORM($player, case: "gen") } знято { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}.
or-log-recover-ship = З корабля { FORM($player, case: "gen") } знято { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}.
or-log-removed = Карту «{ $card }» виведено з гри.
or-log-reputation-negative = { $player }: репутація { FORM($faction, case: "with") } тепер негативна.
or-log-reputation-neutral = { $player }: репутація { FORM($faction, case: "with") } тепер нейтральна.
or-log-reputation-positive = { $player }: репутація { FORM($faction, case: "with") } тепер позитивна.
or-log-revealed = { $player } відкриває контакт { FORM($planet, case: "at") }: { $contact }.
or-log-roll = { $player } кидає кубики: { $results }.
or-log-saw = Ти бачиш контакт { FORM($planet, case: "at") }: { $contact }.
or-log-secret = { $player } береже секрет.
or-log-secret-discarded = { $player } втрачає секрет.
or-log-secret-played = { $player } розкриває секрет: «{ $card }».
or-log-ship-damage = Корабель { FORM($player, case: "gen") } отримує { $amount } { $amount ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
}.
or-log-spend-credits = { $player } платить { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.
or-log-stands-up = { $player } знову в строю.
or-log-stayed = { $player } лишається на місці: { $space }.
or-log-strongest-patrol = У { FORM($player, case: "gen") } немає шансів проти патруля: { $patrol }.
or-log-swapped = { $player } міняє місцями контакти { FORM($one, case: "at") } та { FORM($two, case: "at") }.
or-log-take-credits = { $player } отримує { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
} від { FORM($other, case: "gen") }.
or-log-test = { $player } виконує перевірку навички { FORM($skill, case: "quoted") }.
or-log-test-failed = Перевірку провалено.
or-log-test-passed = Перевірка успішна.
or-log-trade-declined = { $player } відмовляється від угоди.
or-log-turn = Хід { FORM($player, case: "gen") }.
or-log-turn-cap = Досягнуто межі ходів: { $turns }.
or-log-turn-die = { $player } змінює результат кубика на { FORM($face, case: "acc") }.
or-log-victory = { $player } перемагає: { $fame } { $fame ->
    [one] очко слави
    [few] очки слави
   *[other] очок слави
}.

## Стіл у терміналі

or-board-deck = { $card }; { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
}
or-board-deck-empty = карт немає
or-board-deck-priced = { $card }, { $price } { $price ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}; { $count } { $count ->
    [one] карта
    [few] карти
   *[other] карт
}
or-board-goal = { $count ->
    [1] жетон мети
   *[other] { $count } { $count ->
        [one] жетон мети
        [few] жетони мети
       *[other] жетонів мети
    }
}
or-board-nowhere = ще не на мапі
or-board-player = { $player }: { $character }, слава { $fame } із { $goal }, { $credits } { $credits ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}, { $space }
or-board-roll = На столі: { $results }
or-board-turn = Хід { $turn }, { $player }
or-board-values = { $ship }; пошкодження: { $damage } із { $health } та { $shipdamage } із { $hull }; атака персонажа { $ground }, атака корабля { $combat }, гіперпривід { $hyperdrive }
or-why-fame = Так вийде більше слави (+{ $amount }).
or-why-less-fame = Так вийде менше слави (−{ $amount }).
or-why-credits = Так вийде більше кредитів (+{ $amount }).
or-why-poorer = Так вийде менше кредитів (−{ $amount }).
or-why-unhurt = Так вийде менше пошкоджень (на { $amount }).
or-why-hurt = Так вийде більше пошкоджень (на { $amount }).
