or-log-gain-credits = { $player } отримує { $amount } { $amount ->
    [one] кредит
    [few] кредити
   *[other] кредитів
}.
