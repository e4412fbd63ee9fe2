### X-Wing: the words of upgrade cards of later expansions

## Slots and building squads

xw-slot-elite = elite
xw-slot-astromech = astromech
xw-slot-torpedo = torpedo
xw-slot-missile = missile
xw-slot-turret = turret
xw-slot-bomb = bomb
xw-slot-crew = crew
xw-slot-system = system
xw-slot-modification = modification
xw-slot-title = title
xw-slot-salvaged-astromech = salvaged astromech
xw-slot-illicit = illicit
xw-slot-tech = tech
xw-building-only = Only for: { $ships }
xw-building-faction = { $faction ->
    [rebel] Only for Rebels
    [imperial] Only for the Empire
    [scum] Only for Scum
   *[other] Only for: { $faction }
}
xw-building-limited = Only one copy on each ship
xw-building-gains = Your upgrade bar gains: { $slots }
xw-building-gains-one = Your upgrade bar gains one of these: { $slots }
xw-building-loses = Your upgrade bar loses: { $slots }
xw-building-cheaper-slot = Your upgrades of the kind { $slot } cost { $points } less, but not below 0
xw-building-cheaper = Your other upgrades cost { $points } less each, but not below 0
xw-building-dearest-crew = Your Crew may cost at most { $points } each
xw-building-unique-only = Your upgrades of the kind { $slot } must be unique
xw-building-skill = Only with pilot skill { $skill } or higher
xw-building-agility = Only with agility { $agility } or lower
xw-building-hull = Only with a hull value of { $hull } or lower
xw-building-shields = Only with a shield value of { $shields }
xw-building-action = { $action ->
    [boost] Only with the boost icon
   *[other] Only with the icon { $action }
}
xw-building-slots = Only with an upgrade bar that shows: { $slots }
xw-building-lacks = Only without the symbol { $slot } in the printed upgrade bar
xw-building-card = Must be equipped together with { $needed }
xw-building-limit = At most { $count } copies in a squad
xw-squad-needs-skill = { $card } needs pilot skill { $skill } or higher.
xw-squad-too-agile = { $card } needs agility { $agility } or lower.
xw-squad-too-large = { $card } needs a hull value of { $hull } or lower.
xw-squad-other-shields = { $card } needs a shield value of { $shields }.
xw-squad-needs-action = { $card } needs the icon { $action } in the action bar.
xw-squad-needs-slots = { $card } needs an upgrade bar with: { $slots }.
xw-squad-has-slot = { $card } does not go with a printed { $slot } symbol.
xw-squad-needs-card = { $card } must be equipped together with { $needed }.
xw-squad-too-dear = { $card } is too dear; a Crew may cost at most { $points } here.
xw-squad-only-unique = { $card } is not unique; another card of this ship wants a unique one.
xw-squad-twice = { $card } can be equipped only once; the further symbol is for a different card.
xw-squad-too-many-copies = A squad may have { $count } copies of { $card }.

## Moments

xw-window-before-placing = before forces are placed
xw-window-forces-placed = after forces were placed
xw-window-activation-begins = at the start of the Activation phase
xw-window-before-reveal = before you reveal your maneuver
xw-window-stress-removed = after you lose a stress token
xw-window-ion-received = when you receive an ion token
xw-window-focus-assigned = when a focus token is assigned to you
xw-window-locked = after an enemy locks you
xw-window-combat-turn = when you become the active ship of the Combat phase
xw-window-before-defense-roll = before you roll defense dice
xw-window-defense-rolled = after you rolled defense dice
xw-window-combat-ends = at the end of the Combat phase
xw-window-card-dealt = when you are dealt a damage card, before it does anything
xw-window-destroyed = when you are destroyed
xw-whose-friend = a friendly ship
xw-any-range = any distance

## Conditions

xw-says-performed = it was one of these: { $actions }
xw-says-was-stressed = you were stressed before it
xw-says-executed-speed = its speed was one of these: { $speeds }
xw-says-overlapped-enemy = it overlapped an enemy ship
xw-says-no-shields = you have no shields
xw-says-shields-missing = a shield is missing
xw-says-damaged = you have a damage card
xw-says-it-has-token = it has { FORM($token, case: "a") }
xw-says-tokens-at-most = you have at most { $count } { FORM($token, number: "pl") }
xw-says-attacker-skill-at-most = the attacker's pilot skill is { $skill } or lower
xw-says-defender-is-unique = the defender is a unique pilot
xw-says-friend-defends = another friendly ship within Range { $farthest } of you is the defender
xw-says-in-attackers-arc = you are inside the attacker's firing arc within Range { $farthest }
xw-says-attacker-in-your-arc = the attacker is inside your firing arc
xw-says-in-its-arc = you are inside its firing arc
xw-says-it-in-your-arc = it is inside your firing arc within Range { $farthest }
xw-says-hard-to-hit = you are outside the attacker's firing arc or beyond Range 2
xw-says-lock-on-attacker = you have a target lock on the attacker
xw-says-no-enemy-in-arc = no enemy ship is inside your firing arc at Range 1-3
xw-says-only-defender-in-arc = only the defender is inside your firing arc at Range 1-3
xw-says-last-friend = no other ship of your side is left
xw-says-primary-at-least = your primary weapon value is { $value } or higher
xw-says-weapon-cost-at-most = the weapon costs { $points } points or fewer
xw-says-hits-at-least = at least { $hits } hits are left
xw-says-face-up-dealt = the attack dealt a face-up damage card
xw-says-follows-up = this card granted the attack
xw-says-fewer-defense-dice = there are more attack dice than defense dice
xw-says-locked-once = exactly one target lock is on you
xw-says-first-round = it is the first round
xw-says-against-marked = the other ship is the one this card chose
xw-says-ships = { $whose } anywhere, each
xw-says-ships-within = { $whose } within Range { $range }, each
xw-says-all-within = every other ship within Range { $farthest }
xw-says-slow-near-defender = every other ship at Range 1 of the defender whose agility is lower than the weapon's cost

## What is in force

xw-says-focus-for-lock = where a weapon wants a target lock you may have, and spend, a focus token instead
xw-says-shoots-over-obstacles = you may attack while on an obstacle, and your attacks are never obstructed
xw-says-attacks-touched = you and enemy ships in your firing arc may attack each other although you touch
xw-says-red-under-stress = you may execute red maneuvers even while stressed
xw-says-dial-is-red = the maneuver on your dial counts as red
xw-says-softened = red maneuvers count as white
xw-says-hits-stand = evades do not cancel hits; they may cancel critical hits
xw-says-only-focus-modifies = nothing modifies the attack dice but a focus token that is spent
xw-says-nothing-modifies = you cannot modify your attack dice
xw-says-only-in-arc = you cannot attack ships outside your firing arc
xw-says-delays-stress = after a red maneuver you check stress only after the action step
xw-says-long-range-locks = you lock ships at Range 3 and beyond, but none at Range 1-2
xw-says-locks-through-friends = you may lock enemies at Range 1-3 of any friendly ship
xw-says-flies-over-obstacles = you ignore obstacles
xw-says-acts-over-obstacles = your boosts and barrel rolls may overlap obstacles
xw-says-no-obstacle-criticals = critical hits rolled for obstacles do nothing to you
xw-says-cards-face-up = all your damage cards are dealt face up
xw-says-first-card-face-up = the first time you attack and the first time you defend in a round, the first damage card is dealt face up
xw-says-shares-tokens = when you are assigned a focus or stress token, so are your friends with this card who have none
xw-says-forces-focus = the other ship in the attack must spend a focus token if it can
xw-says-hidden-from-lesser = enemy ships with lower pilot skill cannot attack you
xw-says-discards-on-hit = a weapon that is discarded to attack stays unless the attack hits
xw-says-dice-per-agility = roll as many more attack dice as your agility, at most { $most }
xw-says-dice-per-speed = roll as many more attack dice as the speed of your maneuver this round, at most { $most }
xw-says-touched-agility = enemy ships that you touch have { $by } less agility
xw-says-keeps-token = you keep your { FORM($token, number: "pl") } in the End phase
xw-says-at-most-one = you never have more than one { $token }
xw-says-moves-under-stress = stress does not stop your boosts and barrel rolls while you have at most { $most } stress tokens
xw-says-tokens-on = your cards of these kinds begin with a token that is discarded in their place: { $slots }
xw-says-tokens-on-squad = your squad's cards of these kinds begin with a token that is discarded in their place: { $slots }

## What happens

xw-says-choose-higher = choose { $whose } at { $range } with higher pilot skill, which does this: { $effect }
xw-says-choose-stressed = choose { $whose } at { $range } that is stressed, which does this: { $effect }
xw-says-choose-around = choose another ship at { $range } of { $center }, which does this: { $effect }
xw-says-choose-friend-around = choose a friendly ship at { $range } of { $center }, which does this: { $effect }
xw-says-choose-ships = choose up to { $count } ships ({ $whose } each) at { $range }, which do this: { $effect }
xw-says-fly = execute one of these as a white maneuver: { $maneuvers }
xw-says-turn-round = turn your ship by 180 degrees
xw-says-rotate-speed = turn your dial to another maneuver of the same speed
xw-says-rotate-bearing = turn your dial to another maneuver with the same bearing; not to a red one while stressed
xw-says-skip-action = skip your action step this round
xw-says-daring-action = perform a free action in spite of the overlap
xw-says-card-action = perform a free action of one of your upgrade cards
xw-says-roll-and-suffer = { $count ->
    [one] roll one attack die and suffer what it shows
   *[other] roll { $count } attack dice and suffer what they show
}
xw-says-roll-and-suffer-plain = roll { $count } attack dice and suffer one damage for each hit or critical hit
xw-says-roll-for-tokens = roll { $dice } defense dice; get a focus token for each focus and an evade token for each evade
xw-says-roll-case = on { $face }: { $effect }
xw-says-roll-cases = roll one attack die; { $cases }
xw-says-change-worst = change any one attack die to { $into }
xw-says-cancel-roll = cancel all { $die } dice
xw-says-freeze-roll = the { $die } dice cannot be modified again
xw-says-spoil-hit = change one hit to focus; that die cannot be rerolled
xw-says-reroll-for-stress = reroll any number of { $die } dice and get a stress token for each
xw-says-reroll-up-to-attack = reroll as many attack dice as your primary weapon value at most
xw-says-roll-extra-defense = roll one more defense die
xw-says-guess-evades = guess how many evades you will roll; if you are right, add an evade
xw-says-swarm-dice = up to two friendly ships that have the defender in their firing arc lose an evade token each for one more attack die each
xw-says-forbid-lock = you cannot spend target locks in this attack
xw-says-bar-token = one { $token } of the defender cannot be spent in this attack
xw-says-cancel-hits-down-to = cancel hits until { $left } are left; get a stress token for each
xw-says-take-critical = suffer one of the critical hits in its place
xw-says-take-hits = suffer all the hits in its place
xw-says-focus-per-enemy = get a focus token for each enemy ship inside the firing arc of the card's ship at Range 1-3, at most { $most }
xw-says-evades-for-obstacles = get an evade token for each obstacle at Range 1, at most { $most }
xw-says-lock-defender = acquire a target lock on the defender
xw-says-place-on-card = put a token on this card
xw-says-take-from-card = take a token off this card
xw-says-spend-lock-on = spend your target lock on it
xw-says-flip-this = turn this card over
xw-says-flip-one-up = one of its face-down damage cards, chosen at random, is turned face up and takes effect
xw-says-turn-dealt-down = turn that card face down before it takes effect
xw-says-deal-face-up = get a face-up damage card
xw-says-deal-face-down = get a face-down damage card
xw-says-discard-other = discard another of your upgrade cards
xw-says-discard-slot = discard one of your upgrade cards of the kind { $slot }
xw-says-discard-defenders = choose an upgrade card of the defender, which is discarded
xw-says-swap-skill = until the end of the phase you exchange pilot skills
xw-says-look-at-dial = you see its dial
xw-says-mark-ship = this card remembers it
xw-says-attack-it = attack it with this weapon
xw-says-attack-afterwards = make an attack with your primary weapon; you cannot attack again this round
xw-says-attack-afterwards-turret = make an attack with a turret weapon; you cannot attack again this round
xw-says-attack-elsewhere = make an attack on a different ship with your primary weapon; you cannot attack again this round
xw-other-side = Other side: { $line }

## Questions, options, log

xw-ask-pay = What do you spend?
xw-option-pay-lock = The target lock
xw-option-pay-focus = A focus token
xw-ask-guess = How many evades will you roll?
xw-ask-choose-ships = Which ships do you choose?
xw-ask-fly = { $ship }: which maneuver?
xw-option-fly = { $maneuver }
xw-ask-rotate = { $ship }: to which maneuver do you turn the dial?
xw-ask-discard-upgrade = Which upgrade card is discarded?
xw-log-no-action-card = { $ship } skips its action because of a card.
xw-log-discards-token = A token on { $card } is discarded in its place.
xw-log-guessed = The guess was right: { $ship } adds an evade.
xw-log-rolls-some = { $ship } rolls { $faces }.
xw-log-turns-round = { $ship } turns round.
xw-log-rotates = { $ship } turns its dial to { $maneuver }.
xw-log-flips = { $card } is turned over.
xw-log-looks-at-dial = Somebody looks at the dial of { $ship }.
xw-log-dial-seen = { $ship } will fly { $maneuver }.

## Bombs and mines

xw-ability-bomb = Its token detonates at the end of the Activation phase; each ship at Range 1 of it: { $effect }
xw-ability-mine = { $count ->
    [one] Its token detonates when a ship's base or template overlaps it; that ship: { $effect }
   *[other] Each of its { $count } tokens detonates when a ship's base or template overlaps it; that ship: { $effect }
}
xw-says-drop = drop its token
xw-says-drop-this = discard this card and drop its token
xw-says-drop-any = choose one of your bombs that is no action, discard it and drop its token
xw-says-long-drops = you may drop bombs with the straight 2 template
xw-says-launches = you may launch bombs that are no actions ahead with the straight 5 template
xw-says-drop-any-ahead = choose one of your bombs, even one that is an action, discard it and drop its token with your front guides
xw-says-slot-action = perform a free action of one of your cards of the kind { $slot }
xw-says-drops-ahead = you may drop bombs with your front guides
xw-says-drops-turning = you may drop bombs with a turn 1 template, left or right
xw-says-holds-back = once a round you may keep a friendly token from detonating; it stays in play
xw-says-ignores-bombs = friendly bombs and mines neither hurt you nor are set off by you
xw-says-measured-over-bomb = the range is measured over a friendly bomb token
xw-says-it-defends = it is the defender
xw-says-bearing = it is one of these: { $bearings }
xw-bearing-reverse = a reverse maneuver
xw-window-bomb-dropped = after you dropped a bomb
xw-ask-hold-back = { $card }: keep it from detonating?
xw-log-held-back = { $card } is kept from detonating.
xw-says-may-ignore = you may ignore your card { $card }
xw-says-recovers-cards = once a round a card of the kind { $slot } that you discard comes back at once
xw-says-attacks-friends = you may attack friendly ships
xw-says-lends-actions = friendly ships of the type { $ship } at Range 1-3 may perform the action of your card of the kind { $slot }
xw-says-flip-card = turn { $card } over
xw-says-choose-in-bullseye = choose an enemy ship in your bullseye arc at Range 1-3: { $effect }
xw-says-choose-beside-target = choose a ship without { FORM($without, case: "a") } at Range 1 of it: { $effect }
xw-says-shed-tokens = lose all focus and evade tokens
xw-says-take-one = it suffers one hit or critical in your place
xw-says-attack-afterwards-other = make an attack with another weapon
xw-says-your-touched = every ship you touch
xw-says-acted-on = the ship your action is aimed at
xw-says-in-bullseye = every enemy ship in your bullseye arc at Range 1-3
xw-says-attacker-in-bullseye = the attacker is inside your bullseye arc
xw-says-some-have = { $ships } has { FORM($token, case: "a") }
xw-window-coordinates = when you coordinate, before the other ship acts
xw-ask-take = Which result does the ship suffer?
xw-log-pinned = { $ship } stands in the bullseye: no defense die can be modified.
xw-log-recovers-upgrade = { $card } comes back at once.
xw-says-rolls-far = you may perform barrel rolls with the straight 2 template
xw-says-rolls-curved = you may perform barrel rolls with a bank 1 template; each time you receive { $count ->
    [one] one stress token
   *[other] { $count } stress tokens
}
xw-says-must-roll-curved = you perform barrel rolls with a bank 1 template only
xw-says-decloaks-banking = you decloak with a bank 2 template in place of the straight one
xw-says-tallon-instead = fly the turn, bank or Segnor's loop as a red Tallon roll in the same direction along the same template
xw-says-doubles-locks = when you acquire a target lock, you acquire two on the same ship
xw-says-locks-two-ships = you may have target locks on two different ships; when you acquire one, you may acquire another on a second ship
xw-window-shields-were-lost = after you lost a shield token
xw-says-attack-that-ship = attack that ship
xw-says-attack-out-of-turn = make an attack with your primary weapon
xw-ask-second-lock = Which second ship do you lock?
xw-option-no-second-lock = No further lock
xw-says-put-damage-in-wait = choose a damage card with the trait Pilot that nobody has seen and put it face up on the condition, or remove the condition
xw-says-dealt-in-wait = when you suffer critical damage in an attack, you are dealt the damage card on this card instead; then this card is removed
xw-says-is-mimicked = the ship that assigned this card has your pilot ability in place of its own, even after you are destroyed
xw-says-is-shadowed = the ship that assigned this card has the pilot skill you had after setup
xw-says-mimic = from now on you have its pilot ability in place of your own
xw-says-copy-skill = if you shadow a ship, you have its pilot skill from now on
xw-says-devoted-hit = when you spend a focus token on your attack dice, the first hit it makes cannot be cancelled by defense dice
xw-says-spend-die = take one of your attack dice out of the roll
xw-says-and-one-also = { $effect }; one of them also does this: { $also }
xw-says-choose-weakly-shielded = choose { $whose } with a shield value of { $shields } or lower: { $effect }
xw-says-friends-with = a friendly ship within Range { $farthest } that carries { $card }
xw-says-defender-is-pilot = the defender is { $pilot }
xw-says-it-is-pilot = it is { $pilot }
xw-says-pilot-held-fire = { $pilot } has not attacked this round
xw-says-defender-has-shields = the defender has a shield
xw-ask-card-in-wait = Which damage card do you put on the condition?
xw-option-no-card = None: remove the condition
xw-ask-spend-die = Which die do you take out of the roll?
xw-log-card-in-wait = { $card } waits for { $ship }.
xw-log-mimics = { $ship } has the ability of { $pilot }.
xw-says-name-result = name a face of the { $die } die; after the roll one die is turned to it and cannot be modified any more (once a round)
xw-says-guess-dial = say which maneuver is on its dial and look at it; if you are right, you may turn your own dial
xw-says-nudge-dial = look at its dial, which its player must turn to a neighbouring maneuver
xw-says-attack-afterwards-rear = make another attack from your rear arc
xw-says-replace-card = exchange one of your cards of the kind { $slot } for another one of that kind that costs no more
xw-says-lay-bombs = discard any number of your bombs and place their tokens beyond Range 3 of all enemy ships
xw-says-touches-you = you touch it
xw-says-not-used = you did not use the first line of this card
xw-window-planning-ends = at the end of the Planning phase
xw-ask-name-result = Which result do you foresee?
xw-ask-show-named = Which die is turned to { $face }?
xw-ask-guess-dial = Which maneuver is on the dial of { $ship }?
xw-ask-replace = Which card do you exchange?
xw-ask-lay-bomb = Which bomb do you place?
xw-ask-lay-where = Where do you place the token of { $card }?
xw-option-replace = { $old } for { $new }
xw-option-lay-enough = No more
xw-option-lay-here = Here
xw-blocked-near-enemy = An enemy ship is within Range 3.
xw-log-names-result = { $face } is foreseen.
xw-log-guessed-right = The guess { $maneuver } was right.
xw-log-guessed-wrong = The guess { $maneuver } was wrong.
xw-log-replaces = { $new } takes the place of { $old }.
xw-says-splinters = once a round, when a friendly token detonates, choose an enemy ship at Range 1 of it, which suffers one damage
xw-says-loads-dice = once a round, when an enemy ship rolls dice for a friendly token, you may have any focus and blank results rerolled
xw-says-acts-with-slots = stress does not stop the actions of your cards of these kinds: { $slots }
xw-says-touched = it overlapped a ship
xw-says-performed-slot = it was an action of a card of these kinds: { $slots }
xw-ask-drop = How do you drop the bomb?
xw-option-drop-near = Straight 1 behind the ship
xw-option-drop-far = Straight 2 behind the ship
xw-option-drop-ahead = Straight 1 ahead of the ship
xw-option-drop-far-ahead = Straight 2 ahead of the ship
xw-option-drop-left = Turn 1 to the left behind the ship
xw-option-drop-right = Turn 1 to the right behind the ship
xw-option-launch = Straight 5 ahead of the ship
xw-log-drops = { $ship } drops { $card }.
xw-log-detonates = { $card } detonates.

## Tokens, arcs, actions and conditions of the last waves

xw-token-tractor = tractor beam token
    .a = a tractor beam token
    .pl = tractor beam tokens
xw-log-gains-tractor = { $ship } gets a tractor beam token.
xw-window-placed = after a ship was placed
xw-window-decloaked = after you decloak
xw-says-from-front = you attack with your primary weapon a ship inside your front arc
xw-says-from-rear = you attack with your primary weapon from your rear arc
xw-says-defender-has-card = the defender has { $card }
xw-says-critical-left = at least one critical hit is left
xw-says-bar-action = perform a free action of your action bar
xw-says-jam = be jammed
xw-says-tractor = get a tractor beam token; the first time in a round you may push that ship straight ahead or sideways by one template
xw-says-decloak = decloak or lose the cloak token
xw-says-stand-still = stay where you are instead, as a white maneuver
xw-says-turn-to-tallon = fly your turn of speed 3 as a red Tallon roll to the same side
xw-says-blow-up-obstacle = choose an obstacle inside your firing arc at Range 1-2; each ship at Range 1 of it rolls one attack die and suffers what it shows; the obstacle is removed
xw-says-remove-condition = remove this condition
xw-says-choose-in-arc = choose a ship inside your firing arc within Range { $range }, which does this: { $effect }
xw-says-choose-enemy-in-arc = choose an enemy ship inside your firing arc within Range { $range }, which does this: { $effect }
xw-says-assign-condition = get the condition { $name } ({ $lines })
xw-says-locks-friends = you may lock other friendly ships
xw-says-lends-lock = friendly ships at Range 1-2 may use and spend your target lock for weapons that need one
xw-says-fires-disabled = your weapons of these kinds that cost at most { $points } points work even while your weapons are disabled: { $slots }
xw-says-fires-disabled-locked = your weapons of these kinds work against ships you have locked even while your weapons are disabled: { $slots }
xw-ability-instead-of-attack = In the Combat phase, instead of attacking: { $effect }
xw-ask-tractor = Do you push { $ship }?
xw-option-tractor-stay = Leave it where it is
xw-option-tractor-forward = Straight ahead
xw-option-tractor-left = To its left, { $shift } mm forward
xw-option-tractor-right = To its right, { $shift } mm forward
xw-log-pushed = { $ship } is pushed by a tractor beam.
xw-ask-blow-up = Which obstacle?
xw-option-obstacle = Obstacle { $number }
xw-option-pay-lent = The target lock of { $ship }
xw-log-condition = { $ship } gets the condition { $condition }.
xw-condition-adebttopay = A Debt to Pay
xw-condition-fanaticaldevotion = Fanatical Devotion
xw-condition-illshowyouthedarkside = I'll Show You the Dark Side
xw-condition-mimicked = Mimicked
xw-condition-optimizedprototype = Optimized Prototype
xw-condition-shadowed = Shadowed
xw-condition-suppressivefire = Suppressive Fire
xw-condition-harpooned = Harpooned!
xw-condition-scrambled = Scrambled
