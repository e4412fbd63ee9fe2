## Smuggler's Dice, the teaching game

sd-title = Smuggler's Dice
sd-about = Run cargo past the patrols; a teaching game for two to four.
sd-cargo-food = food
sd-cargo-droids = droids
sd-cargo-gems = gems
sd-cargo-spice = spice
sd-route-trade-lane = The trade lane (three patrol dice)
sd-route-asteroids = Through the asteroids (two patrol dice)
sd-route-night-run = A night run (one patrol die, costs 1 credit)
sd-ask-route = Which way do you fly?
sd-ask-cargo = Which cargo do you load, two at most?
sd-ask-bribe = How many credits do you spend on bribes? Each keeps one die away.
sd-blocked-night-run = A night run costs 1 credit; you have none.
sd-blocked-bribe = You have { $most } credits; name a sum from 0 to { $most }.
sd-says-gain-credits = { $amount ->
    [one] gain 1 credit
   *[other] gain { $amount } credits
}
sd-says-take-card = draw a card
sd-says-look-ahead = { $count ->
    [one] look at the top card of the deck
   *[other] look at the top { $count } cards of the deck
}
sd-log-looked = You see on top of the deck: { $cards }.
sd-log-route = { $seat } flies: { $route }.
sd-log-delivered = { $seat } delivers for { $earned ->
    [one] 1 credit
   *[other] { $earned } credits
}.
sd-log-caught = A patrol stops { $seat }; the cargo is lost.
sd-board = Round { $round }, { $deck } cards left, { $target } credits win.
sd-board-smuggler = { $seat }: { $credits } credits, { $cards } cards { $hand }
sd-result = { $winners } with { $credits } credits.
sd-why-credits = It brings in more credits (+{ $amount }).
sd-why-poorer = It brings in fewer credits (−{ $amount }).
