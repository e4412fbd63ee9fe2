### Outer Rim: the words of the table. Cards and places are in outer-rim-cards.ftl.

or-title = Star Wars: Outer Rim
or-about = Scoundrels trade, smuggle, hunt and fight until one of them is famous.

## Options and results

or-bad-ai-fame = Fame for the opponent is for the solo game and lies below the fame to win.
or-bad-turn-cap = The turn cap is 0 for none, or a number of turns.
or-chart-fame = Fame
or-result-fame = The winner is famous all over the Outer Rim.
or-result-solo-lost = The opponent became famous first.
or-result-turn-cap = The agreed number of turns is over; the most famous wins.

## Questions

or-ask-ability = Do you use an ability?
or-ask-ability-roll = On the table: { $results }. Do you use an ability?
or-ask-action = Which action do you take?
or-ask-ai-character = Which character is your opponent?
or-ask-barter = The price is { $price } credits. Which assets do you barter?
or-ask-card = Which card?
or-ask-character = Which character do you play?
or-ask-contact = Which contact?
or-ask-contact-space = Which contact space?
or-ask-deliver = What do you deliver next?
or-ask-encounter = What do you encounter?
or-ask-enemy = You decide for the enemy. What does it do?
or-ask-faction = Which faction?
or-ask-hunt = You have found { $contact }. Do you fight for the bounty?
or-ask-keep = You gain { $card }. Do you keep it?
or-ask-make-room = There is no empty slot for { $card }. What goes?
or-ask-market-buy = Which card do you buy?
or-ask-market-discard = Do you discard a card of the market before buying?
or-ask-move = Move up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }. Where to?
or-ask-order = Whose ability comes first?
or-ask-patrol-route = { $patrol } moves { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
  } toward you. Where does it end?
or-ask-patrol-steps = Where does { $patrol } go?
or-ask-planning = Planning: move up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }, gain credits, or recover.
or-ask-player = Which player?
or-ask-protect = Do you protect { $card }?
or-ask-push-patrol = You lost to the patrol. Where do you move it?
or-ask-random-map = Do you agree to a random map?
or-ask-reroll = Which dice do you reroll, { $count } at most?
or-ask-search = You look through cards of the { $deck }. Which do you take?
or-ask-ship = Which ship do you buy?
or-ask-skill = Which skill?
or-ask-space = Which space?
or-ask-starting-reputation = With which faction is your reputation positive?
or-ask-starting-ship = Which ship do you start with?
or-ask-surplus = There are too few slots. Which asset do you discard?
or-ask-target = { $contact } is beaten. Do you eliminate or capture?
or-ask-tie = Which of them counts?
or-ask-trade-credits = Do credits change hands?
or-ask-trade-give = Which cards do you offer?
or-ask-trade-offer = { $player } offers { $given } for { $wanted }. Do you agree?
or-ask-trade-partner = With whom do you trade?
or-ask-trade-take = Which cards do you ask for?
or-ask-turn = Which dice do you turn, { $count } at most?

## Answers

or-option-ability = { $card }: { $effect }
or-option-capture = Capture
or-trade-credits = { $amount } credits
or-trade-nothing = nothing
or-option-close-trade = Finish trading
or-option-contact-space = { $planet }, contact space { $number }
or-option-credits = Gain { $amount } credits
or-option-databank = Talk: resolve the databank card
or-option-decline = Do not take it
or-option-deliver = Deliver { $card }
or-option-deliver-action = Deliver
or-option-die = Die { $number }: { $face }
or-option-eliminate = Eliminate
or-option-end-actions = No more actions
or-option-give-credits = Give { $amount } credits
or-option-hand-over = Give { $amount } credits to { $other }
or-option-hidden-contact = Unknown contact { $number } on { $planet }
or-option-hunt = Fight for the bounty: { $card }
or-option-hunt-crew = Hunt crew: { $contact }
or-option-job = Attempt { $card }
or-option-keep = Keep it
or-option-known-contact = { $contact } on { $planet }
or-option-market-action = Go to the market
or-option-market-buy = Buy { $card } ({ $deck })
or-option-market-discard = Discard { $card } ({ $deck })
or-option-move = Move to { $space }
or-option-no-credits = No credits
or-option-pass = No
or-option-patrol = Fight { $patrol }
or-option-recover = Recover all damage
or-option-replace = Discard { $card }
or-option-skip = Nothing
or-option-space = Encounter { $space }
or-option-stay = Stay: { $space }
or-option-stop = Deliver no more
or-option-take-credits = Ask for { $amount } credits
or-option-trade-action = Trade with { $others }

## Consequences

or-note-character = Ground combat { $ground }, health { $health }; { $skills }.
or-note-errands = For { $cards }.
or-note-job = Tests: { $tests }.
or-note-maelstrom = You must stop in the Maelstrom.
or-note-patrol = You must stop at a patrol: { $factions }.
or-note-price = Costs { $price } credits.
or-note-purchase = Costs { $price } credits; slot: { $slot }.
or-note-purchase-full = Costs { $price } credits; you must make room for it.
or-note-route = By way of { $way }.
or-note-ship = Hyperdrive { $hyperdrive }, combat { $combat }, hull { $hull }.
or-note-test = { $skill } { $chance } %
or-note-worth = Worth { $value } credits.

## Slots

or-slot-cargo = cargo
or-slot-cargo-or-mod = cargo or mod
or-slot-crew = crew
or-slot-gear = gear
or-slot-job-or-bounty = job or bounty
or-slot-mod = mod
or-slot-none = none

## Why not

or-blocked-action-used = You have taken this action in this step.
or-blocked-barter-cost = It has no printed cost, so it cannot be bartered.
or-blocked-barter-type = Bounties, crew and jobs cannot be bartered.
or-blocked-credits = It costs { $price } credits; you have { $credits }.
or-blocked-destination = It is to be delivered here, so it cannot be bought on { $planet }.
or-blocked-exchange-player = Nobody there can take credits: { $key }.
or-blocked-exchange-turn = Credits go to or from the player whose turn it is.
or-blocked-forced-patrol = A patrol of a faction that hates you is here; you must fight it.
or-blocked-limit = You may have only one { $trait }.
or-blocked-maelstrom = You must stop in the Maelstrom on the way.
or-blocked-no-planet = The market is on planets only.
or-blocked-no-ship = There is no such ship for you.
or-blocked-planet = It cannot be bought on { $planet }.
or-blocked-slot = You have no slot for it and can make no room.
or-blocked-loan = You have too few credits for this; somebody may lend you some.
or-blocked-trade-talks = You have talked about trades often enough this turn.
or-blocked-way = A patrol or the Maelstrom stops you before.

## What happened

or-log-ability = { $player } uses { $card }.
or-log-add = { $player } adds { $face }.
or-log-ai-card = The opponent draws card { $number }.
or-log-bounty = { $player } collects the bounty on { $contact }.
or-log-buy = { $player } buys { $card } for { $price } credits.
or-log-cancel = { $player } cancels { $face }.
or-log-captured = { $player } captures { $contact }.
or-log-character = { $player } is { $character }.
or-log-character-damage = The character of { $player } suffers { $amount } damage.
or-log-combat-ground = { $player } fights on the ground: { $opponent }.
or-log-combat-lost = { $player } loses the combat, { $attack } to { $defence }.
or-log-combat-ship = { $player } fights in space: { $opponent }.
or-log-combat-won = { $player } wins the combat, { $attack } to { $defence }.
or-log-contact-discarded = The token of { $contact } leaves the map.
or-log-contact-moved = A contact is moved to { $planet }.
or-log-contact-returns = { $contact } is on { $planet } again.
or-log-databank = { $player } resolves { $card }.
or-log-defeated = { $player } is defeated.
or-log-delivered = { $player } delivers { $card }.
or-log-delivery-trouble = { $player } is noticed with { $card }.
or-log-discard = { $player } discards { $card }.
or-log-encounter = { $player } draws { $card }.
or-log-enemy-roll = { $player } rolls for the enemy: { $results }.
or-log-extra-turn = { $player } gains an extra turn.
or-log-first-player = { $player } is the first player.
or-log-first-roll = { $player } rolls { $score } hits and crits for the first turn.
or-log-gain-card = { $player } gains { $card }.
or-log-gain-credits = { $player } gains { $amount } credits.
or-log-gain-fame = { $player } gains { $amount } fame and has { $fame }.
or-log-give = { $player } gives { $card } to { $other }.
or-log-goal = { $player } completes the goal of { $card }.
or-log-goal-token = A goal token of { $player } lies on { $space }.
or-log-hand-over = { $player } hands { $amount } credits to { $other }.
or-log-job = { $player } attempts { $card }.
or-log-job-completed = { $player } completes { $card }.
or-log-job-failed = { $player } fails { $card }.
or-log-looked = { $player } looks at a contact on { $planet }.
or-log-lose-credits = { $player } loses { $amount } credits.
or-log-lose-fame = { $player } loses { $amount } fame.
or-log-market-reveal = { $deck }: { $card } is for sale.
or-log-moved = { $player } moves to { $space }.
or-log-moved-directly = { $player } goes directly to { $space }.
or-log-new-ship = { $player } flies { $ship }.
or-log-own-secret = Your secret is { $card }.
or-log-patrol-appears = { $patrol } appears at { $space }.
or-log-patrol-eliminated = { $patrol } is gone for good.
or-log-patrol-moved = { $patrol } moves to { $space }.
or-log-recover-character = The character of { $player } recovers { $amount } damage.
or-log-recover-ship = The ship of { $player } recovers { $amount } damage.
or-log-removed = { $card } is removed from the game.
or-log-reputation-negative = { $player } now has negative { $faction } reputation.
or-log-reputation-neutral = { $player } now has neutral { $faction } reputation.
or-log-reputation-positive = { $player } now has positive { $faction } reputation.
or-log-revealed = { $player } turns up { $contact } on { $planet }.
or-log-roll = { $player } rolls { $results }.
or-log-saw = You see { $contact } on { $planet }.
or-log-secret = { $player } keeps a secret.
or-log-secret-discarded = { $player } loses a secret.
or-log-secret-played = { $player } plays a secret: { $card }.
or-log-ship-damage = The ship of { $player } suffers { $amount } damage.
or-log-spend-credits = { $player } pays { $amount } credits.
or-log-stands-up = { $player } is no longer defeated.
or-log-stayed = { $player } stays where they are: { $space }.
or-log-strongest-patrol = { $player } has no chance against { $patrol }.
or-log-swapped = { $player } swaps contacts: { $one } and { $two }.
or-log-take-credits = { $player } receives { $amount } credits from { $other }.
or-log-test = { $player } tests { $skill }.
or-log-test-failed = The test fails.
or-log-test-passed = The test succeeds.
or-log-trade-declined = { $player } declines the trade.
or-log-turn = It is the turn of { $player }.
or-log-turn-cap = The agreed { $turns } turns are over.
or-log-turn-die = { $player } turns a die to { $face }.
or-log-victory = { $player } has { $fame } fame and wins.

## The board in a terminal

or-board-deck = { $card }; { $count } cards
or-board-deck-empty = no cards
or-board-deck-priced = { $card }, { $price } credits; { $count } cards
or-board-goal = { $count ->
    [one] goal token
   *[other] { $count } goal tokens
  }
or-board-nowhere = not on the map yet
or-board-player = { $player }: { $character }, { $fame } of { $goal } fame, { $credits } credits, { $space }
or-board-roll = On the table: { $results }
or-board-turn = Turn { $turn }, { $player }
or-board-values = { $ship }; damage { $damage } of { $health } and { $shipdamage } of { $hull }; ground { $ground }, ship { $combat }, hyperdrive { $hyperdrive }
or-why-fame = It leads to more fame (+{ $amount }).
or-why-less-fame = It leads to less fame (−{ $amount }).
or-why-credits = It leads to more credits (+{ $amount }).
or-why-poorer = It leads to fewer credits (−{ $amount }).
or-why-unhurt = It costs less damage (by { $amount }).
or-why-hurt = It costs more damage (by { $amount }).
