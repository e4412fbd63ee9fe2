## Puzzles

or-puzzle-fame = Gain fame this turn
or-puzzle-fame-say = Nothing has to be rolled. It is all on the board and on your cards.
or-puzzle-credits = Earn { $credits } credits this turn
or-puzzle-credits-say = Nothing has to be rolled. Who pays, and where?

## Lessons

or-lesson-fly = Fly
or-lesson-fly-move = In the planning step you move, or gain credits, or recover. Your ship flies 8 spaces. Fly to Takodana.
or-lesson-deliver = Deliver cargo
or-lesson-deliver-hand = Cargo is handed over on the planet named on its card, as an action. Yours is wanted here: deliver it.
or-lesson-market = The market
or-lesson-market-go = On a planet you may go to the market once a turn. Go.
or-lesson-market-look = First you may discard one open card, to see the next one. Discard one, or nothing.
or-lesson-market-buy = Then you may buy one card. Buy something you can pay for.
or-lesson-contact = Meet somebody
or-lesson-contact-meet = The turn ends with one encounter: the place, a patrol or a contact. Meet one of the unknown contacts.
or-lesson-fight = Fight a patrol
or-lesson-fight-fly = The Imperial patrol stands beyond Takodana. Fly to its space.
or-lesson-fight-meet = Fight it. Hits of both sides are counted at once; winning pays, and costs reputation with the faction.
