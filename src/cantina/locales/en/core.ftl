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
