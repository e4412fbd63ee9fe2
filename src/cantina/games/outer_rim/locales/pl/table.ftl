or-log-gain-credits = { $player } otrzymuje { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.
