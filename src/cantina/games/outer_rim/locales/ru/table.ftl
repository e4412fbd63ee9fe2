### «Внешнее кольцо»: слова стола

or-ask-move = Передвиньтесь не дальше чем на { $spaces } { $spaces ->
    [one] область
    [few] области
   *[other] областей
}. Куда?
or-ask-planning = Планирование: передвиньтесь (до { $spaces } { $spaces ->
    [one] области
   *[other] областей
}), получите кредиты или восстановите повреждения.
or-ask-trade-offer = { $player } предлагает: { $given }. Взамен: { $wanted }. Вы согласны?
or-ask-may = Хотите { FORM($effect, verb: "inf") }?
or-ask-make-room = Для карты «{ $card }» нет пустой ячейки. Что сбросить?
or-ask-barter = Цена — { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}. Какие активы отдать в бартер?
or-option-move = Передвинуться { FORM($space, case: "to") }
or-option-market-buy = Купить карту «{ $card }» ({ $deck })
or-trade-credits = { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-note-maelstrom = В Мальстрёме нужно остановиться.
or-blocked-credits = Цена — { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}, а у вас { $credits }.
or-log-buy = { $player } покупает карту «{ $card }» за { $price } { $price ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-log-give = { $player } отдаёт карту «{ $card }» { FORM($other, case: "dat") }.
or-log-revealed = { $player } раскрывает жетон встречи { FORM($planet, case: "at") }: { $contact }.
or-log-test = { $player } проводит проверку навыка { FORM($skill, case: "quoted") }.
or-log-test-passed = Проверка успешна.
or-log-test-failed = Проверка провалена.
or-log-character-damage = Персонаж { FORM($player, case: "gen") } получает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}.
or-log-take-credits = { $player } получает { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} от { FORM($other, case: "gen") }.
or-log-gain-credits = { $player } получает { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}.
or-log-moved = { $player } передвигается { FORM($space, case: "to") }.
or-log-roll = { $player } бросает кубики: { $results }.
or-log-reputation-positive = { $player }: теперь положительная репутация { FORM($faction, case: "with") }.
or-log-turn = Ход { FORM($player, case: "gen") }.
or-log-victory = { $player } побеждает: { $fame } { $fame ->
    [one] очко славы
    [few] очка славы
   *[other] очков славы
}.
