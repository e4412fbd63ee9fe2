## The table itself, whatever game lies on it

core-seat = player { $number }
core-yes = Yes
core-no = No
core-none = Nothing
core-option = { $key }

core-refused-option = There is no option { $key } now. Open: { $open }.
core-refused-twice = { $key } names the same thing twice. Choose each only once.
core-refused-count = { $count } chosen; choose { $least } to { $most }.
core-refused-form = { $key } cannot be read. Write it as { $form }.
core-refused-over = The match is over.
core-refused-seat = Player { $seat } is not asked now. Waiting for: { $waiting }.

core-no-undo-chance = Dice or cards have come in since; that cannot be taken back.
core-no-undo-reveal = Something hidden has been revealed since; that cannot be taken back.
core-no-undo-nothing = There is no answer to take back.

core-conceded = Player { $seat } gives up.

## The general parts of card text

effect-number = { $number }
effect-do = { $effects }
effect-then = { $first }; then { $then }
effect-may = you may { $effect }
effect-to = { $cost } to { $effect }
effect-choose = { $count ->
    [one] choose one: { $effects }
   *[other] choose { $count }: { $effects }
}
effect-if = if { $condition }: { $effect }
effect-if-else = if { $condition }: { $effect }; otherwise { $otherwise }
effect-repeat = { $times } times: { $effect }
effect-for-each = for each { $target }: { $effect }
effect-all-of = { $conditions }
effect-any-of = any of: { $conditions }
effect-not = not: { $condition }
effect-at-least = { $count } is at least { $number }
effect-ask-may = Do this? { $effect }
effect-ask-choose = { $count ->
    [one] Choose one
   *[other] Choose { $count }
}
