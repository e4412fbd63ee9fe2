## Puzzles

or-puzzle-fame = Gain fame this turn
or-puzzle-fame-ship-goal = Fame this turn: your ship’s goal
or-puzzle-fame-luxury = Fame this turn: a little luxury
or-puzzle-fame-short = Fame this turn: 2,000 credits short
or-puzzle-fame-discard = Fame this turn: no great ship for sale
or-puzzle-fame-used-ship = Fame this turn: a ship that nobody flies
or-puzzle-fame-barter = Fame this turn: a price a little too high
or-puzzle-fame-personal-goal = Fame this turn: a greater ship
or-puzzle-fame-gift = Fame this turn: a gift for Jabba
or-puzzle-fame-share = Fame this turn: jewels for two
or-puzzle-fame-say = Nothing has to be rolled. It is all on the board and on your cards.
or-puzzle-credits = Earn { $credits } credits this turn
or-puzzle-credits-say = Nothing has to be rolled. Who pays, and where?
or-puzzle-gift-say = Nothing has to be rolled. Somebody waits for your gift, and a patrol stands on the short way.
or-puzzle-share-say = Nothing has to be rolled. What you carry is worth most in company.
or-puzzle-credits-why = Cargo pays only on the planet printed on it, and Food Supplies are wanted on Nal Hutta. Flying there is your planning step, delivering your action: 5,000 credits in one turn instead of 2,000.
or-puzzle-ship-goal-why = The goal of your ship is simply paid for: 7,000 credits, as an action, wherever you are. The sheet is then turned over, and its fame is yours.
or-puzzle-luxury-why = A luxury card gives its fame the moment you buy it. It costs 10,000 credits, and the 2,000 of the planning step are what was missing. Discarding a card first would have gained nothing.
or-puzzle-discard-why = Your personal goal asks for a ship worth 15,000 credits, and the one for sale was worth less. The first step of the market lets you discard a card and see the next. Your old ship and the cargo, bartered, pay for the rest.
or-puzzle-used-ship-why = Used Ship for Sale sells any ship that nobody flies. One worth 15,000 credits completes your personal goal, and the old ship is bartered for part of the price.
or-puzzle-barter-why = Your personal goal asks for a ship worth 15,000 credits. The old ship is bartered anyway; the cargo, bartered as well, takes its printed price off, and what is left you can pay.
or-puzzle-personal-goal-why = Your personal goal asks for a ship worth 15,000 credits, and one is for sale. The old ship pays for part of it. The goal is complete the moment you fly the new one, and gives 1 fame.
or-puzzle-gift-why = The gift for Jabba pays in fame, on Tatooine only. A patrol stops whoever enters its space without positive reputation: the short way ends there, the longer one is just within your range.
or-puzzle-share-why = Stolen Jewels give 7,000 credits and 1 fame to you and as much to another player in your space. So you fly to somebody first; the action follows in the same turn, as any number of them may.

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
or-lesson-job = A job
or-lesson-job-try = A job is attempted in the encounter step, on the planet it names. Your skill makes a success likely: attempt it.
or-lesson-job-keep = With the skill once, a hit or a critical hit is enough. The dice already pass: let them be.
or-lesson-reputation = Reputation
or-lesson-reputation-deliver = Each faction likes you, does not care, or dislikes you; patrols of those who dislike you stop you. This cargo is illegal: it pays well and pleases the Syndicate. Deliver it.
or-lesson-fame = Fame
or-lesson-fame-statue = Who has 10 fame wins. Money becomes fame, too: you have paid for a statue. Attend its dedication.
or-lesson-fame-pay = For 10,000 credits more it becomes a large one. Pay.
or-lesson-trade = Trade with a captain
or-lesson-trade-begin = Captains in one space may trade in the action step: cards and credits, in any mix, if both agree. Boba Fett is here. Trade.
or-lesson-trade-whom = Turn to Boba Fett.
or-lesson-trade-offer = He has a jetpack and wants 2,000 credits for it. Ask for the jetpack, offer nothing but 2,000 credits.
