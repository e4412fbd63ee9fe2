## Puzzles

ds-puzzle-defeat = Defeat { $name } this turn
ds-puzzle-defeat-round = Defeat { $name } this round
ds-puzzle-defeat-say = Nothing has to be rolled. Find the one action that is enough.
ds-puzzle-claimed-say = Nothing has to be rolled. Your opponent has claimed the battlefield and takes no more actions this round: you act as often as you like.
ds-puzzle-plus-say = Nothing has to be rolled. A plus is worth nothing alone; add up before you choose.
ds-puzzle-shield-say = Nothing has to be rolled. The shield stops one damage: find one more.
ds-puzzle-several-say = Nothing has to be rolled. One action resolves as many dice of a symbol as you like, one after another.
ds-puzzle-cost-why = Wat Tambor could take 2 more damage. The 3 on the die cost a resource, and you had exactly one: whatever else you had paid for would have left none.
ds-puzzle-last-why = Captain Phasma lacked a single damage. A character is defeated as soon as its damage equals its health: resolving one die is one action, and it was enough.
ds-puzzle-raised-why = Han Solo could take 4 more damage, and no die shows 4. Imperial Might resolves one with its value raised by 2, and playing an event is one action with all it does.
ds-puzzle-chain-why = The hurt Commando Droid could take 5 more damage: 2 and 3. An action that resolves melee damage goes on as long as dice show that symbol and you can pay for them; stopping early would have handed over the turn.
ds-puzzle-twice-why = Rey could take 3 more damage, more than any one die deals. Dice of different symbols take two actions; whoever has claimed the battlefield passes for the rest of the round, so that nobody answered in between.
ds-puzzle-decline-why = What you may do you need not do: both abilities could be declined. Rey lacked a single damage, and a die with melee damage deals it for certain, while a named colour hangs on chance.
ds-puzzle-earn-why = The 3 on Cad Bane’s die cost a resource, and you had none. Well-Connected costs nothing and brings one; your opponent, who had claimed the battlefield, passed, and the die could be paid for.
ds-puzzle-plus-why = The Stormtrooper could take 3 more damage. Finn’s die alone deals 1; Rey’s plus 2 counts only together with a die of the same symbol, and together they make 3.
ds-puzzle-shield-why = Kylo Ren could take 4 more damage, and his shield blocks 1: that makes 5. Both of Rey’s plus dice join Finn’s one die, and the sum is dealt at once.
ds-puzzle-several-why = Kylo Ren could take 4 more damage. One action resolves several dice of one symbol, one after another: 1 and plus 2 first, then 1 more. Two actions would have left your opponent time to answer.

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
ds-lesson-shields = Shields
ds-lesson-shields-play = The stormtrooper’s die shows 2 ranged damage, and Finn has no shield. Take Cover costs nothing: play it.
ds-lesson-shields-give = One shield stops one damage and is gone. Give it to Finn, then watch him being shot at.
ds-lesson-upkeep = The end of a round
ds-lesson-upkeep-pass = Your opponent has claimed and is done. The round ends when nobody acts any more: pass.
ds-lesson-upkeep-discard = Upkeep: cards are readied, dice go back, everybody gets 2 resources. Discard cards you do not need; you draw up to five.
