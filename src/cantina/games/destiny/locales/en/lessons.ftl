## Puzzles

ds-puzzle-defeat = Defeat { $name } this turn
ds-puzzle-defeat-say = Nothing has to be rolled. Find the one action that is enough.

## Lessons

ds-lesson-roll = Roll your dice
ds-lesson-roll-first = Players take one action each in turn. Activate Rey: she is exhausted and her dice are rolled into your pool.
ds-lesson-roll-second = Rolled dice wait for a later action. Activate Finn as well.
ds-lesson-reroll = Roll again
ds-lesson-reroll-pay = These dice do little. Discard a card from your hand to reroll.
ds-lesson-reroll-dice = Choose the dice, all of them together, before they are rolled.
ds-lesson-resolve = Resolve dice
ds-lesson-resolve-die = With one action you resolve dice that show the same symbol. Resolve Finn’s 2 ranged damage.
ds-lesson-resolve-target = Damage goes to one enemy character. Choose the stormtrooper.
ds-lesson-modifier = A plus side
ds-lesson-modifier-die = A side with a plus counts only together with a die of the same symbol. Resolve Finn’s 1 melee damage.
ds-lesson-modifier-sum = Add Rey’s plus 2 and deal 3 damage to Kylo Ren.
ds-lesson-play = Play a card
ds-lesson-play-robes = Resources pay for cards. Play Jedi Robes from your hand.
ds-lesson-play-host = An upgrade is attached to a character, and its die is rolled with that character’s. Choose Rey.
ds-lesson-claim = The battlefield
ds-lesson-claim-take = Who has nothing more to do claims the battlefield: its ability is used, and for the rest of the round one passes. Claim it.
