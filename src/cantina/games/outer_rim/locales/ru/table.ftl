### «Внешнее кольцо»: слова стола. Карты и области — в соседних файлах.

or-title = Звёздные Войны: Внешнее кольцо
or-about = Негодяи торгуют, возят контрабанду, охотятся и дерутся, пока кто-нибудь не прославится.

## Настройки и исход

or-bad-ai-fame = Слава игрока-ИИ бывает только в одиночной игре и должна быть меньше славы для победы.
or-bad-turn-cap = Предел ходов — 0 (без предела) или число ходов.
or-chart-fame = Слава
or-result-fame = О победителе знает всё Внешнее кольцо.
or-result-solo-lost = Игрок-ИИ прославился раньше.
or-result-turn-cap = Ходы, о которых договорились, закончились; побеждает самый прославленный.

## Вопросы

or-ask-ability = Применить свойство?
or-ask-ability-roll = На столе: { $results }. Применить свойство?
or-ask-action = Какое действие совершить?
or-ask-ai-character = Какой персонаж будет у игрока-ИИ?
or-ask-barter = Цена — { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}. Какие активы отдать в бартер?
or-ask-card = Какая карта?
or-ask-character = Каким персонажем играть?
or-ask-contact = Какой жетон встречи?
or-ask-contact-space = Какая ячейка встречи?
or-ask-deliver = Что доставить теперь?
or-ask-encounter = Какой контакт выбрать?
or-ask-enemy = Вы решаете за врага. Что он делает?
or-ask-faction = Какая группировка?
or-ask-hunt = Ваша добыча найдена: { $contact }. Сразиться ради награды?
or-ask-keep = Вы получаете карту «{ $card }». Оставить её?
or-ask-make-room = Для карты «{ $card }» нет пустой ячейки. Что сбросить?
or-ask-market-buy = Какую карту купить?
or-ask-market-discard = Сбросить карту рынка перед покупкой?
or-ask-move = Передвиньтесь не дальше чем на { $spaces } { $spaces ->
    [one] область
    [few] области
   *[other] областей
}. Куда?
or-ask-order = Чьё свойство применяется первым?
or-ask-patrol-route = Патруль движется к вам на { $distance } { $distance ->
    [one] область
    [few] области
   *[other] областей
}: { $patrol }. Где он остановится?
or-ask-patrol-steps = Куда движется патруль: { $patrol }?
or-ask-planning = Планирование: передвиньтесь (до { $spaces } { $spaces ->
    [one] области
   *[other] областей
}), получите кредиты или восстановите повреждения.
or-ask-player = Какой игрок?
or-ask-protect = Защитить карту «{ $card }»?
or-ask-push-patrol = Вы проиграли патрулю. Куда его передвинуть?
or-ask-random-map = Вы согласны на случайную раскладку карты Галактики?
or-ask-reroll = Какие кубики перебросить (не больше { $count })?
or-ask-search = Вы смотрите карты { FORM($deck, case: "gen") }. Какую взять?
or-ask-ship = Какой корабль купить?
or-ask-skill = Какой навык?
or-ask-space = Какая область?
or-ask-starting-reputation = В какой группировке у вас положительная репутация?
or-ask-starting-ship = Какой корабль взять вначале?
or-ask-surplus = Ячеек не хватает. Какой актив сбросить?
or-ask-target = Добыча побеждена: { $contact }. Устранить или пленить?
or-ask-tie = Что из этого считается?
or-ask-trade-credits = Кто-нибудь передаёт кредиты?
or-ask-trade-give = Какие карты предложить?
or-ask-trade-offer = { $player } предлагает: { $given }. Взамен: { $wanted }. Вы согласны?
or-ask-trade-partner = С кем совершить обмен?
or-ask-trade-take = Какие карты попросить?
or-ask-turn = Какие кубики перевернуть (не больше { $count })?

## Ответы

or-option-ability = { $card }: { $effect }
or-option-capture = Пленить
or-trade-credits = { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-trade-nothing = ничего
or-option-close-trade = Закончить обмен
or-option-contact-space = { $planet }, ячейка встречи { $number }
or-option-credits = Получить { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-option-databank = Поговорить: разыграть карту базы данных
or-option-decline = Не брать
or-option-deliver = Доставить «{ $card }»
or-option-deliver-action = Доставка
or-option-die = Кубик { $number }: { $face }
or-option-eliminate = Устранить
or-option-end-actions = Закончить действия
or-option-give-credits = Отдать { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-option-hand-over = Отдать { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} { FORM($other, case: "dat") }
or-option-hidden-contact = Неизвестный жетон встречи { $number } { FORM($planet, case: "at") }
or-option-hunt = Сразиться ради награды: «{ $card }»
or-option-hunt-crew = Добыча в команде: { $contact }
or-option-job = Взяться за работу «{ $card }»
or-option-keep = Оставить
or-option-known-contact = { $contact } { FORM($planet, case: "at") }
or-option-market-action = Рынок
or-option-market-buy = Купить «{ $card }» ({ $deck })
or-option-market-discard = Сбросить «{ $card }» ({ $deck })
or-option-move = Передвинуться { FORM($space, case: "to") }
or-option-no-credits = Без кредитов
or-option-pass = Нет
or-option-patrol = Сразиться с патрулём: { $patrol }
or-option-recover = Восстановить все повреждения
or-option-replace = Сбросить «{ $card }»
or-option-skip = Ничего
or-option-space = Контакт с областью: { $space }
or-option-stay = Остаться: { $space }
or-option-stop = Больше ничего не доставлять
or-option-take-credits = Попросить { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-option-trade-action = Обмен: { $others }

## Последствия

or-note-character = Наземный бой { $ground }, здоровье { $health }; { $skills }.
or-note-errands = Место назначения: { $cards }.
or-note-job = Проверки: { $tests }.
or-note-maelstrom = В Мальстрёме нужно остановиться.
or-note-patrol = Здесь нужно остановиться: { FORM($factions, case: "patrol") }.
or-note-price = Цена: { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-note-purchase = Цена: { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}; ячейка: { $slot }.
or-note-purchase-full = Цена: { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}; придётся освободить ячейку.
or-note-route = Путь: { $way }.
or-note-ship = Гиперпривод { $hyperdrive }, космический бой { $combat }, прочность корпуса { $hull }.
or-note-test = { $skill } { $chance } %
or-note-worth = Зачтётся { $value } { $value ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.

## Ячейки

or-slot-cargo = груз
or-slot-cargo-or-mod = груз или модификация
or-slot-crew = член команды
or-slot-gear = экипировка
or-slot-job-or-bounty = работа или охота
or-slot-mod = модификация
or-slot-none = нет

## Почему нельзя

or-blocked-action-used = Это действие на этом этапе уже совершено.
or-blocked-barter-cost = Стоимость не напечатана, поэтому в бартер не годится.
or-blocked-barter-type = Карты охоты, членов команды и работы в бартер не отдают.
or-blocked-credits = Цена — { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}, а у вас { $credits }.
or-blocked-destination = Это нужно доставить сюда же, поэтому купить карту { FORM($planet, case: "at") } нельзя.
or-blocked-exchange-player = Там некому принять кредиты: { $key }.
or-blocked-exchange-turn = Кредиты передаёт или получает только игрок, чей сейчас ход.
or-blocked-forced-patrol = Здесь патруль группировки, с которой вы враждуете; нужно сразиться с ним.
or-blocked-limit = У вас может быть только одна карта с атрибутом { $trait }.
or-blocked-maelstrom = По пути нужно остановиться в Мальстрёме.
or-blocked-no-planet = Рынок есть только на планетах.
or-blocked-no-ship = Такого корабля для вас нет.
or-blocked-planet = Эту карту нельзя купить { FORM($planet, case: "at") }.
or-blocked-slot = Для этой карты нет ячейки, и освободить её нельзя.
or-blocked-loan = На это не хватает кредитов; кто-нибудь может одолжить.
or-blocked-trade-talks = В этот ход переговоров об обмене уже достаточно.
or-blocked-way = Раньше вас остановит патруль или Мальстрём.

## Что произошло

or-log-ability = { $player } применяет свойство: { $card }.
or-log-add = { $player } добавляет { FORM($face, case: "acc") }.
or-log-ai-card = Игрок-ИИ берёт карту { $number }.
or-log-bounty = { $player } получает награду за добычу: { $contact }.
or-log-buy = { $player } покупает карту «{ $card }» за { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-log-cancel = { $player } отменяет { FORM($face, case: "acc") }.
or-log-captured = { $player } берёт в плен: { $contact }.
or-log-character = { $player } играет за персонажа: { $character }.
or-log-character-damage = Персонаж { FORM($player, case: "gen") } получает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}.
or-log-combat-ground = { $player } вступает в наземный бой; соперник: { $opponent }.
or-log-combat-lost = { $player } проигрывает бой, { $attack }:{ $defence }.
or-log-combat-ship = { $player } вступает в космический бой; соперник: { $opponent }.
or-log-combat-won = { $player } побеждает в бою, { $attack }:{ $defence }.
or-log-contact-discarded = Жетон встречи «{ $contact }» убран с карты Галактики.
or-log-contact-moved = Один из жетонов встречи перемещён { FORM($planet, case: "to") }.
or-log-contact-returns = Жетон встречи «{ $contact }» снова { FORM($planet, case: "at") }.
or-log-databank = { $player } разыгрывает карту базы данных «{ $card }».
or-log-defeated = { $player } терпит поражение.
or-log-delivered = { $player } доставляет: «{ $card }».
or-log-delivery-trouble = { $player } попадается с грузом «{ $card }».
or-log-discard = { $player } сбрасывает карту «{ $card }».
or-log-encounter = { $player } берёт карту контакта «{ $card }».
or-log-enemy-roll = { $player } бросает кубики за врага: { $results }.
or-log-extra-turn = { $player } получает дополнительный ход.
or-log-first-player = Первый игрок — { $player }.
or-log-first-roll = { $player } бросает кубики за право первого хода; попаданий и критических попаданий: { $score }.
or-log-gain-card = { $player } получает карту «{ $card }».
or-log-gain-credits = { $player } получает { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-log-gain-fame = { $player } получает { $amount } { $amount ->
    [one] очко славы
    [few] очка славы
   *[other] очков славы
} (всего { $fame }).
or-log-give = { $player } отдаёт карту «{ $card }» { FORM($other, case: "dat") }.
or-log-goal = { $player } достигает цели: { $card }.
or-log-goal-token = Жетон цели { FORM($player, case: "gen") } лежит { FORM($space, case: "at") }.
or-log-hand-over = { $player } передаёт { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} { FORM($other, case: "dat") }.
or-log-job = { $player } берётся за работу «{ $card }».
or-log-job-completed = { $player } выполняет работу «{ $card }».
or-log-job-failed = { $player } проваливает работу «{ $card }».
or-log-looked = { $player } тайно смотрит жетон встречи { FORM($planet, case: "at") }.
or-log-lose-credits = { $player } теряет { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-log-lose-fame = { $player } теряет { $amount } { $amount ->
    [one] очко славы
    [few] очка славы
   *[other] очков славы
}.
or-log-market-reveal = На рынке новая карта: «{ $card }» ({ $deck }).
or-log-moved = { $player } передвигается { FORM($space, case: "to") }.
or-log-moved-directly = { $player } передвигается непосредственно { FORM($space, case: "to") }.
or-log-new-ship = { $player } садится за штурвал: { $ship }.
or-log-own-secret = Ваш секрет — «{ $card }».
or-log-patrol-appears = Появляется патруль { FORM($space, case: "at") }: { $patrol }.
or-log-patrol-eliminated = Патруль убран из игры: { $patrol }.
or-log-patrol-moved = Патруль передвигается { FORM($space, case: "to") }: { $patrol }.
or-log-recover-character = Персонаж { FORM($player, case: "gen") } восстанавливает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}.
or-log-recover-ship = Корабль { FORM($player, case: "gen") } восстанавливает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}.
or-log-removed = Карта «{ $card }» убрана из игры.
or-log-reputation-negative = { $player }: репутация { FORM($faction, case: "with") } теперь негативная.
or-log-reputation-neutral = { $player }: репутация { FORM($faction, case: "with") } теперь нейтральная.
or-log-reputation-positive = { $player }: репутация { FORM($faction, case: "with") } теперь положительная.
or-log-revealed = { $player } раскрывает жетон встречи { FORM($planet, case: "at") }: { $contact }.
or-log-roll = { $player } бросает кубики: { $results }.
or-log-saw = Вы видите жетон встречи { FORM($planet, case: "at") }: { $contact }.
or-log-secret = { $player } хранит секрет.
or-log-secret-discarded = { $player } теряет секрет.
or-log-secret-played = { $player } раскрывает секрет: «{ $card }».
or-log-ship-damage = Корабль { FORM($player, case: "gen") } получает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}.
or-log-spend-credits = { $player } тратит { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-log-stands-up = { $player } снова в строю.
or-log-stayed = { $player } остаётся на месте: { $space }.
or-log-strongest-patrol = У { FORM($player, case: "gen") } нет шансов против патруля: { $patrol }.
or-log-swapped = { $player } меняет местами жетоны встречи { FORM($one, case: "at") } и { FORM($two, case: "at") }.
or-log-take-credits = { $player } получает { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} от { FORM($other, case: "gen") }.
or-log-test = { $player } проводит проверку навыка { FORM($skill, case: "quoted") }.
or-log-test-failed = Проверка провалена.
or-log-test-passed = Проверка успешна.
or-log-trade-declined = { $player } отказывается от обмена.
or-log-turn = Ход { FORM($player, case: "gen") }.
or-log-turn-cap = Предел ходов достигнут: { $turns }.
or-log-turn-die = { $player } переворачивает кубик на { FORM($face, case: "acc") }.
or-log-victory = { $player } побеждает: { $fame } { $fame ->
    [one] очко славы
    [few] очка славы
   *[other] очков славы
}.

## Стол в терминале

or-board-deck = { $card }; { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
or-board-deck-empty = карт нет
or-board-deck-priced = { $card }, { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}; { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
or-board-goal = { $count ->
    [1] жетон цели
   *[other] { $count } { $count ->
        [one] жетон цели
        [few] жетона цели
       *[other] жетонов цели
    }
}
or-board-nowhere = ещё не на карте Галактики
or-board-player = { $player }: { $character }, слава { $fame } из { $goal }, { $credits } { $credits ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}, { $space }
or-board-roll = На столе: { $results }
or-board-turn = Ход { $turn }, { $player }
or-board-values = { $ship }; повреждения: { $damage } из { $health } и { $shipdamage } из { $hull }; наземный бой { $ground }, космический бой { $combat }, гиперпривод { $hyperdrive }
or-why-fame = Так получится больше славы (+{ $amount }).
or-why-less-fame = Так получится меньше славы (−{ $amount }).
or-why-credits = Так получится больше кредитов (+{ $amount }).
or-why-poorer = Так получится меньше кредитов (−{ $amount }).
or-why-unhurt = Так получится меньше повреждений (на { $amount }).
or-why-hurt = Так получится больше повреждений (на { $amount }).
