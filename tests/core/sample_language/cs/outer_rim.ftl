or-space-naboo = Naboo
or-log-gain-credits = { $player } získává { $amount ->
    [one] { $amount } kredit
    [few] { $amount } kredity
   *[other] { $amount } kreditů
}.
