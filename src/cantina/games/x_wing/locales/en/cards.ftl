### What cards say: the words, and the frames they stand in.

xw-and = { $others } and { $last }
xw-then = { $others }; then { $last }
xw-range = Range { $range }
xw-ranges = Range { $nearest }-{ $farthest }
xw-any-range = any distance
xw-card-line = { $line }.
xw-other-within = { $other } at { $range }
xw-other-side = Other side: { $line }

## Frames

xw-ability-static = { $gives }
xw-ability-static-while = While { $condition }: { $gives }
xw-ability-action = Action: { $effect }
xw-ability-trigger = { $window }: { $effect }
xw-ability-if = { $window }, if { $condition }
xw-ability-once-a-round = Once a round, { $window }: { $effect }
xw-ability-once-a-game = Once a game, { $window }: { $effect }
xw-ability-bomb = Its token detonates at the end of the Activation phase; each ship at Range 1 of it: { $effect }
xw-ability-mine = { $count ->
    [one] Its token detonates when a ship's base or template overlaps it; that ship: { $effect }
   *[other] Each of its { $count } tokens detonates when a ship's base or template overlaps it; that ship: { $effect }
}
xw-ability-instead-of-attack = In the Combat phase, instead of attacking: { $effect }

## Moments

xw-window-round-begins = at the start of the round
xw-window-maneuver-revealed = after you reveal a maneuver
xw-window-maneuver-executed = after you execute a maneuver
xw-window-action-performed = after you perform an action
xw-window-lock-acquired = after you acquire a target lock
xw-window-focus-spent = after you spend a focus token
xw-window-lock-spent = after you spend a target lock
xw-window-combat-begins = at the start of the Combat phase
xw-window-attack-declared = when you declare the attack
xw-window-attack-rolled = after the attack dice were rolled
xw-window-modify-attack-dice = when attack dice are modified
xw-window-modify-defense-dice = when defense dice are modified
xw-window-compare-results = when results are compared
xw-window-attack-hits = if the attack hits
xw-window-attack-misses = if the attack misses
xw-window-attack-ends = after the attack
xw-window-card-dealt-face-up = when you are dealt a face-up damage card
xw-window-end-phase = in the End phase
xw-window-damage-was-suffered = after you suffer damage without defending
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
xw-window-bomb-dropped = after you dropped a bomb
xw-window-coordinates = when you coordinate, before the other ship acts
xw-window-shields-were-lost = after you lost a shield token
xw-window-planning-ends = at the end of the Planning phase
xw-window-placed = after a ship was placed
xw-window-decloaked = after you decloak
xw-window-weapons-disabled = when your weapons are disabled
xw-window-shield-lost = when you lose a shield
xw-window-activation-ends = at the end of the Activation phase
xw-window-stress-received = when you receive a stress token
xw-window-defended = after you defended
xw-window-defender-destroyed = after your attack destroyed the defender
xw-window-bomb-hurt = after a bomb or mine damaged you
xw-window-friend-lost = after another friendly ship at Range 1-3 was destroyed

## Moments of other ships

xw-of-placed = after { $ship } is placed
xw-of-before-reveal = before { $ship } reveals its maneuver
xw-of-maneuver-executed = after { $ship } executes a maneuver
xw-of-stress-removed = after { $ship } loses a stress token
xw-of-ion-received = when { $ship } receives an ion token
xw-of-focus-assigned = when a focus token is assigned to { $ship }
xw-of-focus-spent = after { $ship } spends a focus token
xw-of-combat-turn = when { $ship } becomes the active ship of the Combat phase
xw-of-attack-declared = when { $ship } declares an attack
xw-of-modify-attack-dice = when { $ship } may modify attack dice
xw-of-before-defense-roll = before { $ship } rolls defense dice
xw-of-modify-defense-dice = when { $ship } may modify defense dice
xw-of-attack-hits = when an attack of { $ship } hits
xw-of-attack-misses = when an attack of { $ship } misses
xw-of-attack-ends = after an attack of { $ship }
xw-of-damage-was-suffered = after { $ship } that is not defending suffers damage
xw-of-destroyed = when { $ship } is destroyed
xw-of-stress-received = when { $ship } receives a stress token

## Words

xw-says-attacking = you attack
xw-says-defending = you defend
xw-says-with-primary = the primary weapon is used
    .not = a secondary weapon is used
xw-says-with-this-weapon = this weapon is used
xw-says-outside-defenders-arc = the attacker is outside the defender's firing arc
    .not = the attacker is inside the defender's firing arc
xw-says-at-range = the attack is at { $range }
xw-says-revealed = it was { $colour }
xw-says-executed = it was { $colour }
xw-says-executed-on-dial = it was { $colour } and on your dial
xw-says-overlapped = it overlapped a ship or an obstacle
    .not = it overlapped neither a ship nor an obstacle
xw-says-has-trait = it has the trait { $trait }
xw-says-is-this-card = it is this card
xw-says-after-round-dealt = the round of this card is over
xw-says-lacks-action = the action bar lacks { $action }
xw-says-token = { $whose } has { FORM($token, case: "a") }
xw-says-you-have-token = you have { FORM($token, case: "a") }
xw-says-without-token = { TRAIT($whose, "person") ->
    [you] you have no { $token }
   *[it] { $whose } has no { $token }
}
xw-says-the-attacker = the attacker
xw-says-the-defender = the defender
xw-says-yourself = this ship
xw-says-more = { $owner } { $stat } is { $by } higher
xw-says-less = { $owner } { $stat } is { $by } lower
xw-says-becomes = { $owner } { $stat } counts as { $value }
xw-says-extra-dice = { $by ->
    [one] one more { $die } die is rolled
   *[other] { $by } more { $die } dice are rolled
}
xw-says-fewer-dice = { $by ->
    [one] one { $die } die fewer is rolled
   *[other] { $by } { $die } dice fewer are rolled
}
xw-says-no-dice = roll no attack dice
xw-says-forbidden = { $whose } cannot { $deed }
xw-says-colour-bearings = { $bearings } count as { $colour }
xw-says-colour-speeds = maneuvers of speed { $speeds } count as { $colour }
xw-says-shelters = friendly ships at { $range } cannot be targeted by an attacker that could target you
xw-says-silenced = your pilot ability and Elite upgrades are ignored
xw-says-counts-as = this card counts as { $damage } damage
xw-says-draws-damage = when your attack deals a face-up damage card, draw { $count }, deal one and discard the others
xw-says-actions-per-step = perform up to { $count } actions in the action step
xw-says-more-actions = your action bar also shows { $action }
xw-says-choose-ship = choose { $whose } at { $range }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-lower = choose { $whose } at { $range } with lower pilot skill{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-change = { $count ->
    [one] change one { $face } to { $into }
   *[other] change up to { $count } { $face } results to { $into }
}
xw-says-change-all = change all { $face } results to { $into }
xw-says-reroll-one-face = reroll one { $die } die that shows { $faces }
xw-says-reroll-faces = reroll any { $die } dice that show { $faces }
xw-says-reroll-some = { $count ->
    [one] reroll one { $die } die
   *[other] reroll up to { $count } { $die } dice
}
xw-says-reroll-any = reroll any { $die } dice
xw-says-add-result = add a result to the { $die } roll: { $face }
xw-says-add-die = add a result to the { $die } roll: { $face }
xw-says-cancel = { $count ->
    [one] cancel one { $face }
   *[other] cancel up to { $count } { $face } results
}
xw-says-cancel-faces = cancel all { $face } results
xw-says-cancel-all-results = cancel all dice results
xw-says-roll-die = roll one { $die } die; on { $faces }: { $effect }
xw-says-gain = { $amount ->
    [one] get { FORM($token, case: "a") }
   *[other] get { $amount } { FORM($token, number: "pl") }
}
xw-says-remove = lose { FORM($token, case: "a") }
xw-says-for = { TRAIT($effect, "doer") ->
    [let] let { $target } { FORM($effect, verb: "let") }
   *[it] { $verb ->
        [bare] make
       *[you] have
    } { $target } { FORM($effect, verb: "bare") }
}
xw-says-for-yourself = have this ship { FORM($effect, verb: "bare") }
    .mine = yes
xw-says-hand-over = give that { $token } to another friendly ship at { $range }
xw-says-acquire-lock = acquire a target lock
xw-says-lock-again = lock the same ship again; that lock cannot be spent in this attack
xw-says-spend-lock = spend the target lock on the defender
xw-says-shed-lock = remove an enemy target lock from this ship
xw-says-regain-shield = regain a shield
xw-says-suffer = suffer { $count } damage
xw-says-suffer-critical = suffer { $count } critical damage
xw-says-turn-this-down = turn this card face down
xw-says-turn-one-down = turn one of your face-up { $trait } damage cards face down
xw-says-discard-dealt-card = discard it at once
xw-says-discard-face-down = discard one of your face-down damage cards
xw-says-discard-this = discard this card
xw-says-discard-weapon = choose one of your secondary weapons and discard it
xw-says-free-action = perform a free action
xw-says-granted-action = perform a free action: { $action }
xw-says-free-named = perform a free action: { $action }
xw-says-roll-aside = perform a barrel roll
xw-says-match-skill = until the end of the phase its pilot skill equals yours
    .doer = apart
xw-says-attack-again = make this attack twice
xw-says-until-end-of-round = { $verb ->
    [to] gain this until the end of the round: { FORM($abilities, verb: "you") }
    [bare] gain this until the end of the round: { FORM($abilities, verb: "you") }
   *[you] until the end of the round: { $abilities }
}
xw-says-performed = it was { FORM($actions, join: " or ") }
xw-says-was-stressed = you were stressed before it
xw-says-executed-speed = its speed was { $speeds }
xw-says-overlapped-enemy = it overlapped an enemy ship
xw-says-no-shields = you have no shields
xw-says-shields-missing = a shield is missing
xw-says-damaged = you have a damage card
    .not = you have no damage card
xw-says-it-has-token = it has { FORM($token, case: "a") }
    .not = it has no { $token }
xw-says-tokens-at-most = you have at most { $count } { FORM($token, number: "pl") }
xw-says-attacker-skill-at-most = the attacker's pilot skill is { $skill } or lower
    .not = the attacker's pilot skill is higher than { $skill }
xw-says-defender-is-unique = the defender is a unique pilot
    .not = the defender is no unique pilot
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
    .not = another ship of your side is left
xw-says-primary-at-least = your primary weapon value is { $value } or higher
    .not = your primary weapon value is lower than { $value }
xw-says-weapon-cost-at-most = the weapon costs { $points } points or fewer
xw-says-hits-at-least = at least { $hits } hits are left
xw-says-face-up-dealt = the attack dealt a face-up damage card
xw-says-follows-up = this card granted the attack
xw-says-fewer-defense-dice = there are more attack dice than defense dice
xw-says-locked-once = exactly one target lock is on you
xw-says-first-round = it is the first round
xw-says-against-marked = the other ship is the one this card chose
xw-says-ships = { FORM($whose, case: "each") }
xw-says-ships-within = { FORM($whose, case: "each") } within Range { $range }
xw-says-all-within = every other ship within Range { $farthest }
xw-says-slow-near-defender = every other ship at Range 1 of the defender whose agility is lower than the weapon's cost
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
xw-says-choose-higher = choose { $whose } at { $range } with higher pilot skill{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-stressed = choose { $whose } at { $range } that is stressed{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-around = choose another ship at { $range } of { $center }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-friend-around = choose a friendly ship at { $range } of { $center }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-ships = choose up to { $count } ships ({ $whose } each) at { $range } and have each of them { FORM($effect, verb: "bare") }
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
xw-says-swarm-dice = have up to two friendly ships with the defender in their firing arc lose an evade token each for one more attack die each
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
xw-says-flip-one-up = turn one of its face-down damage cards, chosen at random, face up and apply it
    .doer = you
xw-says-turn-dealt-down = turn that card face down before it takes effect
xw-says-deal-face-up = get a face-up damage card
xw-says-deal-face-down = get a face-down damage card
xw-says-discard-other = discard another of your upgrade cards
xw-says-discard-slot = discard one of your upgrade cards of the kind { $slot }
xw-says-discard-defenders = choose an upgrade card of the defender, which is discarded
xw-says-swap-skill = until the end of the phase you exchange pilot skills
    .doer = apart
xw-says-look-at-dial = look at its dial
    .doer = you
xw-says-mark-ship = { $verb ->
    [bare] be remembered by this card
   *[you] remember it on this card
}
    .doer = you
xw-says-attack-it = attack it with this weapon
xw-says-attack-afterwards = make an attack with your primary weapon; you cannot attack again this round
xw-says-attack-afterwards-turret = make an attack with a turret weapon; you cannot attack again this round
xw-says-attack-elsewhere = make an attack on a different ship with your primary weapon; you cannot attack again this round
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
xw-says-bearing = it is { FORM($bearings, join: " or ") }
xw-says-may-ignore = you may ignore your card { $card }
xw-says-recovers-cards = once a round a card of the kind { $slot } that you discard comes back at once
xw-says-attacks-friends = you may attack friendly ships
xw-says-lends-actions = friendly ships of the type { $ship } at Range 1-3 may perform the action of your card of the kind { $slot }
xw-says-flip-card = turn { $card } over
xw-says-choose-in-bullseye = choose an enemy ship in your bullseye arc at Range 1-3{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-beside-target = choose a ship without { FORM($without, case: "a") } at Range 1 of it{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-shed-tokens = lose all focus and evade tokens
xw-says-take-one = suffer one hit or critical in your place
xw-says-attack-afterwards-other = make an attack with another weapon
xw-says-your-touched = every ship you touch
xw-says-acted-on = the ship your action is aimed at
xw-says-in-bullseye = every enemy ship in your bullseye arc at Range 1-3
xw-says-attacker-in-bullseye = the attacker is inside your bullseye arc
xw-says-some-have = { $ships } has { FORM($token, case: "a") }
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
xw-says-attack-that-ship = attack that ship
xw-says-attack-out-of-turn = make an attack with your primary weapon
xw-says-put-damage-in-wait = choose a damage card with the trait Pilot that nobody has seen and put it face up on the condition, or remove the condition
xw-says-dealt-in-wait = when you suffer critical damage in an attack, you are dealt the damage card on this card instead; then this card is removed
xw-says-is-mimicked = the ship that assigned this card has your pilot ability in place of its own, even after you are destroyed
xw-says-is-shadowed = the ship that assigned this card has the pilot skill you had after setup
xw-says-mimic = from now on you have its pilot ability in place of your own
xw-says-copy-skill = if you shadow a ship, you have its pilot skill from now on
xw-says-devoted-hit = when you spend a focus token on your attack dice, the first hit it makes cannot be cancelled by defense dice
xw-says-spend-die = take one of your attack dice out of the roll
xw-says-and-one-also = { $effect }; have one of them also { FORM($also, verb: "bare") }
xw-says-choose-weakly-shielded = choose { $whose } with a shield value of { $shields } or lower{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-friends-with = a friendly ship within Range { $farthest } that carries { $card }
xw-says-defender-is-pilot = the defender is { $pilot }
    .not = the defender is not { $pilot }
xw-says-it-is-pilot = it is { $pilot }
xw-says-pilot-held-fire = { $pilot } has not attacked this round
xw-says-defender-has-shields = the defender has a shield
xw-says-name-result = name a face of the { $die } die; after the roll one die is turned to it and cannot be modified any more (once a round)
xw-says-guess-dial = say which maneuver is on its dial and look at it; if you are right, you may turn your own dial
    .doer = you
xw-says-nudge-dial = look at its dial, which its player must turn to a neighbouring maneuver
    .doer = you
xw-says-attack-afterwards-rear = make another attack from your rear arc
xw-says-replace-card = exchange one of your cards of the kind { $slot } for another one of that kind that costs no more
xw-says-lay-bombs = discard any number of your bombs and place their tokens beyond Range 3 of all enemy ships
xw-says-touches-you = you touch it
xw-says-not-used = you did not use the first line of this card
xw-says-splinters = once a round, when a friendly token detonates, choose an enemy ship at Range 1 of it, which suffers one damage
xw-says-loads-dice = once a round, when an enemy ship rolls dice for a friendly token, you may have any focus and blank results rerolled
xw-says-acts-with-slots = stress does not stop the actions of your cards of these kinds: { $slots }
xw-says-touched = it overlapped a ship
    .not = it overlapped no ship
xw-says-performed-slot = it was an action of a card of these kinds: { $slots }
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
xw-says-choose-in-arc = choose a ship inside your firing arc within Range { $range }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-enemy-in-arc = choose an enemy ship inside your firing arc within Range { $range }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-assign-condition = get the condition { $name } ({ FORM($lines, verb: "you") })
xw-says-locks-friends = you may lock other friendly ships
xw-says-lends-lock = friendly ships at Range 1-2 may use and spend your target lock for weapons that need one
xw-says-fires-disabled = your weapons of these kinds that cost at most { $points } points work even while your weapons are disabled: { $slots }
xw-says-fires-disabled-locked = your weapons of these kinds work against ships you have locked even while your weapons are disabled: { $slots }
xw-says-it-attacks = that ship is the attacker
xw-says-friend-is-defender = another friendly ship is the defender
xw-says-defender-in-rear-arc = the defender is in your auxiliary firing arc
xw-says-touching = you touch a ship
    .not = you touch no ship
xw-says-locked-is-damaged = the ship you have locked has a face-down damage card
xw-says-it-overlapped = its maneuver overlapped a ship
    .not = its maneuver overlapped no ship
xw-says-enemy-in-arc = an enemy ship is in your firing arc at { $range }
xw-says-damage-at-most = you have { $cards ->
    [0] no damage card
    [one] at most one damage card
   *[other] at most { $cards } damage cards
}
xw-says-roll-shows = the attack dice show { $face }
xw-says-defense-dice-rolled = exactly { $dice } defense dice were rolled
    .not = not exactly { $dice } defense dice were rolled
xw-says-your-locked = the ship you have locked
xw-says-locked-cannot-modify = ships you have locked modify no dice in attacks between you and them
xw-says-boosts-turning = you may also boost along a turn of speed 1
xw-says-counts-as-range-one = your primary attacks at Range 2-3 count as Range 1
xw-says-speed-for-agility = the speed of your maneuver counts as your agility if it is higher
xw-says-sure-critical = defense dice cannot cancel one of your criticals
xw-says-always-hits = your attack hits even without damage
xw-says-targets-touched = you may attack an enemy in your firing arc that you touch
xw-says-stretches-range = your secondary weapons reach one range nearer and one farther, within Range 1-3
xw-says-lives-on = you are destroyed only at the end of the Combat phase
xw-says-denies-range-bonus = enemies at { $range } add no die for attacking at Range 1
xw-says-denies = enemies at { $range } cannot { $deed }
xw-says-fires-all-round = your { $slot } weapons fire in any direction
xw-says-take-token = take a focus or evade token from { $whose } at { $range }
xw-says-give-token = give it one of your { FORM($token, number: "pl") }
    .doer = you
xw-says-remove-all = lose all { FORM($token, number: "pl") }
xw-says-spend-shield = spend a shield
xw-says-spend-reinforce = spend one of your reinforce tokens
xw-says-fewer-attack-dice = roll one attack die fewer
xw-says-more-defense-dice = the defender rolls one more defense die
xw-says-all-become = change all results to { $face }
xw-says-cancel-defense = cancel every { $faces } of the defender
xw-says-criticals-first = cancel criticals before hits
xw-says-reroll-per-friend = reroll one { $die } die for each other friendly ship at { $range }
xw-says-add-matching = add one more of the same if every { $die } die shows one face (once a round)
xw-says-treat-as-bearing = fly { $shown } as { $flown }
xw-says-treat-as-speeds = fly { $shown } at speed { $speeds }
xw-says-treat-as-faster = fly it one speed faster or slower
xw-says-match-tokens = get focus and evade tokens until you have as many as the ship you locked
xw-says-disable-weapons = get a weapons disabled token
xw-says-restore-card = take back one of your discarded cards of these kinds: { $slots }
xw-says-flip-dealt = turn the damage cards it dealt face up
xw-says-attack-now = attack, and do not attack next round
xw-says-rotate-colour = turn your dial to another maneuver of the same colour
xw-says-enemy-within = an enemy ship is within Range { $farthest } of you
xw-says-no-friend-within = no other friendly ship is within Range { $farthest } of you
xw-says-defender-in-your-arc = the defender is inside your firing arc at Range 1-3
    .not = the defender is not inside your firing arc at Range 1-3
xw-says-defender-skill-at-most = the defender's pilot skill is { $skill } or lower
    .not = the defender's pilot skill is higher than { $skill }
xw-says-defender-hull-at-most = the defender's hull value is { $hull } or lower
xw-says-defender-has-damage = the defender has a damage card
xw-says-defender-is-locked = the defender is locked by somebody
xw-says-obstructed = the attack is obstructed
xw-says-attack-hit = the attack hit
    .not = the attack missed
xw-says-lock-on-defender = you have a target lock on the defender
xw-says-with-slot = the attack is made with a { $slot }
xw-says-phase = it is the { $phase }
xw-says-others-around-defender = each other ship at Range 1 of the defender
xw-says-you-lock-it = { $verb ->
    [bare] become locked by you
   *[you] acquire a target lock on it
}
    .doer = you
xw-says-spend-token = spend { FORM($token, case: "a") }
xw-says-strip-token = remove { FORM($token, case: "a") } from the defender
xw-says-strip-lock = remove the defender's target lock
xw-says-acts-under-stress = you may perform actions even while you have stress tokens
xw-says-more-attack-dice =
    { $count ->
        [one] add one die to the attack roll
       *[other] add { $count } dice to the attack roll
    }
xw-says-skill-becomes = until the end of the phase its pilot skill counts as { $skill }
    .doer = apart
xw-says-lose-shield = lose a shield token
xw-says-cancel-evades =
    { $most ->
        [one] cancel one of the defender's evade results
       *[other] cancel { $most } of the defender's evade results
    }
xw-says-reroll-all = reroll as many of your { $die } dice as you can
xw-says-reroll-per-enemy = reroll one { $die } die for each enemy ship at { $range }
xw-says-attack-freely = make an attack
xw-says-strike-back = attack the ship that attacked you if it is inside your firing arc
xw-says-attack-afterwards-cannon = make an attack with one of your cannons
xw-says-attacker-in-mobile-arc = the attacker is inside your mobile arc
xw-says-defender-in-mobile-arc = the defender is inside your mobile arc
xw-says-choose-in-mobile-arc = choose a ship inside your mobile arc at { $range }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-choose-in-both-arcs = choose a ship inside both your front arc and your mobile arc at { $range }{ TRAIT($effect, "doer") ->
    [you] { "" } and { $effect }
    [let] { "" } and let it { FORM($effect, verb: "let") }
    [apart] ; { FORM($effect, verb: "apart") }
   *[it] { "" } and have it { FORM($effect, verb: "bare") }
}
xw-says-rotate-arc = turn your mobile arc to another side
xw-says-take-stress = take that stress token in its place
xw-says-give-lock = give one of your target locks to a friendly ship at { $range } that has none
xw-says-hand-everything = give all your focus and evade tokens and your target lock to another friendly ship at { $range }
xw-says-demand-stress = choose an unstressed enemy ship at { $range }; its player gives a stress token to it or to another of their ships at that range
xw-says-critical-cancelled = the defense dice cancelled a critical hit
xw-says-trade-critical = cancel one of your critical hits to add two hits
xw-says-it-is-damaged = it has a damage card
xw-says-suffered-at-least = you suffered at least { $damage } damage in it
xw-says-swap-bank = turn your dial from a bank to the other bank of the same speed
xw-says-turn-to-bank = turn your dial from a turn to the bank of the same speed and direction
xw-says-loop-along-turn = fly your Segnor's loop along the turn template of the same speed and direction
xw-says-executed-bearing = it was { FORM($bearings, join: " or ") }
xw-says-touched-enemies = every enemy ship you touch
xw-says-lower-agility = spend your target lock on the defender, whose agility is one lower for this attack
xw-says-has-slot = you have a { $slot } card equipped
xw-says-resistance-near-attacker = another friendly ship of the Resistance is at { $range } of the attacker
xw-says-defender-near-bomb = the defender is at Range 1 of a bomb or mine
xw-says-fires-auxiliary = your { $slot } weapons also fire in your auxiliary arc
xw-says-no-primary = you cannot attack with your primary weapon
xw-says-obstructs-enemies = enemy attacks measured over your base are obstructed
xw-says-locks-anywhere = you may lock any enemy ship in the play area
xw-says-draws-locks = an enemy ship that acquires a target lock must lock you if it can
xw-says-lends-eyes = friendly ships may lock enemies at Range 1-3 of any friendly ship
xw-says-chooses-damage = when you are dealt a face-up damage card, draw { $count }, choose one and discard the others
xw-says-rises-once = the first time you would be destroyed, discard all your damage cards instead and get { $cards } face down
xw-says-limits-rerolls = whoever attacks another ship at { $range } of you rerolls at most one attack die
xw-says-moves-over-obstacles = you ignore obstacles in the Activation phase and in your actions
xw-says-drops-wide = you may drop bombs with the straight 3 template or a turn 3 template, left or right
xw-says-drops-beside = you may put a bomb that you drop after revealing your dial anywhere so that it touches you
xw-says-dodges-bombs = you may ignore a friendly bomb or mine that detonates; then roll an attack die and on a hit discard this card
xw-says-shares-talents = you also have the pilot abilities of your side's other ships with { $card }
xw-says-sees-far-friends = for your actions and upgrades, friendly ships at Range 2-3 may count as at Range 1
xw-says-placed-anywhere = you may be placed anywhere beyond Range 3 of enemy ships
xw-says-places-friends = friendly ships may be placed anywhere at { $range } of you
xw-says-some-tokens-on = your other cards of these kinds begin with { $count } tokens each that are discarded in their place: { $slots }
xw-says-spend-result = take one of your attack dice that shows { $faces } out of the roll
xw-says-reroll-some-faces = reroll up to { $count } { $die } dice that show { $faces }
xw-says-turns-cards-down = damage cards dealt to you face up are turned face down at once, without effect
xw-says-carries = the friendly ship with { $card } begins docked to you; while it is, your primary weapon also fires in your special arc
xw-says-docks = you begin docked to the friendly ship with { $card }
xw-says-takes-after = you have the pilot skill and the pilot ability of the destroyed ship you came from
xw-says-carrying = a ship is docked to you
xw-says-deploy = deploy the ship docked to you from your rear guides
xw-says-launch-pup = deploy { $pilot } from your rear guides with your pilot skill and ability; it cannot attack this round
xw-says-attack-with-slot = make an attack with a { $slot } weapon; you cannot attack again this round
xw-says-not-assigned = in the Planning phase you cannot choose these: { $bearings }
xw-says-hold-fire = do not attack this round
xw-says-drop-cargo = drop a cargo token, which counts as a debris cloud

## Whose

xw-whose-you = you
    .person = you
xw-whose-other-friend = another friendly ship
    .each = each other friendly ship
xw-whose-enemy = an enemy ship
    .each = each enemy ship
xw-whose-attacker = the attacker
xw-whose-defender = the defender
xw-whose-friend = a friendly ship
    .each = each friendly ship

## Owners

xw-owner-you = your
xw-owner-attacker = the attacker's
xw-owner-defender = the defender's

## Tokens

xw-token-focus = focus token
    .a = a focus token
    .pl = focus tokens
xw-token-evade = evade token
    .a = an evade token
    .pl = evade tokens
xw-token-stress = stress token
    .a = a stress token
    .pl = stress tokens
xw-token-ion = ion token
    .a = an ion token
    .pl = ion tokens
xw-token-tractor = tractor beam token
    .a = a tractor beam token
    .pl = tractor beam tokens
xw-token-cloak = cloak token
    .a = a cloak token
    .pl = cloak tokens
xw-token-weapons-disabled = weapons disabled token
    .a = a weapons disabled token
    .pl = weapons disabled tokens
xw-token-jam = jam token
    .a = a jam token
    .pl = jam tokens

## Dice

xw-die-attack = attack
xw-die-defense = defense

## Faces

xw-face-hit = hit
xw-face-critical = critical hit
xw-face-focus = focus
xw-face-evade = evade
xw-face-blank = blank

## Difficulties

xw-difficulty-white = white
xw-difficulty-green = green
xw-difficulty-red = red

## Values

xw-stat-skill = pilot skill
xw-stat-attack = primary weapon value
xw-stat-agility = agility
xw-stat-hull = hull
xw-stat-shields = shield value

## Deeds

xw-deed-spend-focus = spend focus tokens
xw-deed-spend-evade = spend evade tokens
xw-deed-reroll-attack = reroll attack dice
xw-deed-action-bar = perform the actions of the action bar
xw-deed-attack = attack
xw-deed-spend-lock = spend target locks
xw-deed-focus-action = perform focus actions
xw-deed-evade-action = perform evade actions

## Traits

xw-trait-pilot = Pilot
xw-trait-ship = Ship

## Slots

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
xw-slot-cannon = cannon

## Bearings

xw-bearing-straight = straights
xw-bearing-bank-left = left banks
xw-bearing-bank-right = right banks
xw-bearing-turn-left = left turns
xw-bearing-turn-right = right turns
xw-bearing-koiogran = Koiogran turns
xw-bearing-reverse = a reverse maneuver
xw-bearing-segnor-left = left Segnor's loops
xw-bearing-segnor-right = right Segnor's loops
xw-bearing-tallon-left = left Tallon rolls
xw-bearing-tallon-right = right Tallon rolls
xw-bearing-stationary = standing still

## Building squads

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
xw-building-size = { $size ->
    [small] Only on a small base
   *[large] Only on a large base
}
xw-building-dearest-modification = Your other Modification may cost at most { $points }
