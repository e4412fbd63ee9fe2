# X-Wing: asks, options, log, card text.

xw-title = X-Wing
xw-about = Space combat with miniatures: secret maneuvers, exact movement, dice.

## Sides, ships, phases

xw-side-rebel = Rebel Alliance
xw-side-imperial = Galactic Empire
xw-shuttle = Senator's Shuttle
xw-ship-numbered = { $pilot } { $number }
xw-weapon-primary = primary weapon
xw-damage-card = damage card
xw-phase-setup = Setup
xw-phase-planning = Planning phase
xw-phase-activation = Activation phase
xw-phase-combat = Combat phase
xw-phase-end = End phase
xw-edge-north = northern edge
xw-edge-south = southern edge
xw-edge-east = eastern edge
xw-edge-west = western edge

## The mat in a terminal

xw-board-title = Round { $round }, { $phase }
xw-board-ship = { $mark } { $ship } ({ $side }): skill { $skill }, damage { $damage }/{ $hull }, shields { $shields }, focus { $focus }, evade { $evade }, stress { $stress }
xw-board-awaiting = { $mark } { $ship }: still to be placed
xw-board-gone = { $mark } { $ship }: not in play
xw-board-condition = Condition of { $ship }: { $condition }
xw-board-lock = Target lock { $letter }: { $ship } on { $target }

## Maneuvers

xw-maneuver-straight = straight { $speed }
xw-maneuver-bank-left = bank left { $speed }
xw-maneuver-bank-right = bank right { $speed }
xw-maneuver-turn-left = turn left { $speed }
xw-maneuver-turn-right = turn right { $speed }
xw-maneuver-koiogran = Koiogran turn { $speed }
xw-bearing-straight = straights
xw-bearing-bank-left = left banks
xw-bearing-bank-right = right banks
xw-bearing-turn-left = left turns
xw-bearing-turn-right = right turns
xw-bearing-koiogran = Koiogran turns
xw-difficulty-white = white
xw-difficulty-green = green
xw-difficulty-red = red

## Dice and tokens

xw-face-hit = hit
xw-face-critical = critical hit
xw-face-focus = focus
xw-face-evade = evade
xw-face-blank = blank
xw-die-attack = attack
xw-die-defense = defense
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

## Questions

xw-ask-squad = Build a squad of at most { $points } points
xw-ask-who-flies = Who flies { $ship }?
xw-ask-upgrade = Which upgrade card do you take?
xw-ask-obstacle-token = Which obstacle do you place?
xw-ask-place-obstacle = Where does asteroid { $number } lie?
xw-ask-edge = Which edge is yours?
xw-ask-next-placement = Which ship do you place next?
xw-ask-place-ship = Where do you place { $ship }?
xw-ask-place-shuttle = How far from your edge does the shuttle start?
xw-ask-place-satellite = Where is the satellite at Range { $range } of your edge?
xw-ask-damaged-ship = Which of your ships is the damaged one?
xw-ask-dial = Set a dial
xw-ask-next-activation = Which ship moves next?
xw-ask-opponent-maneuver = { $ship } is stressed and revealed a red maneuver: choose another one for it
xw-ask-action = { $ship }: perform an action?
xw-ask-free-action = { $ship }: perform a free action?
xw-ask-roll-side = To which side do you roll?
xw-ask-roll-slide = { $ship }: how many millimetres forward?
xw-ask-lock = Which ship do you lock?
xw-ask-shed-lock = Whose target lock do you remove?
xw-ask-next-combat = Which ship attacks next?
xw-ask-attack = { $ship }: attack?
xw-ask-modify-attack = { $ship }: modify the attack dice?
xw-ask-modify-defense = { $ship }: modify the defense dice?
xw-ask-reroll = Which dice do you reroll?
xw-ask-use = Use an ability?
xw-ask-choose-ship = Which ship do you choose?
xw-ask-damage-card = Which damage card do you deal?
xw-ask-turn-down = Which damage card do you turn face down?
xw-ask-discard-weapon = Which secondary weapon do you discard?
xw-ask-shuttle = How does the shuttle move?
xw-ask-reinforcement = Call { $ship } as a reinforcement?

## Options

xw-option-ship = { $ship }
xw-option-seat = { $seat }
xw-option-squad = The { $side } squad
xw-option-equip = { $card } for { $ship }
xw-option-asteroid = Asteroid { $number }
xw-option-place-obstacle = Place the obstacle here
xw-option-place-ship = Place the ship here
xw-option-place-satellite = Place the satellite here
xw-option-edge = The { $edge }
xw-option-dial = { $ship }: { $maneuver }
xw-option-maneuver = { $maneuver } ({ $colour })
xw-option-focus = Focus
xw-option-evade = Evade
xw-option-target-lock = Target lock
xw-option-lock = Lock { $ship }
xw-option-barrel-roll = Barrel roll
xw-option-roll-left = Barrel roll to the left
xw-option-roll-right = Barrel roll to the right
xw-option-boost = Boost
xw-option-boost-along = Boost: { $maneuver }
xw-option-protect = Protect the shuttle
xw-option-card-action = Action of { $card }
xw-option-pass-action = No action
xw-option-attack = Attack { $target } ({ $weapon })
xw-option-scan = Scan satellite { $number }
xw-option-pass-attack = Do not attack
xw-option-spend-focus-attack = Spend a focus token: all focus results become hits
xw-option-spend-focus-defense = Spend a focus token: all focus results become evades
xw-option-spend-evade = Spend an evade token: add an evade result
xw-option-spend-lock = Spend the target lock: reroll any dice
xw-option-done = Done
xw-option-use = Use { $card }
xw-option-use-nothing = Use nothing
xw-option-damage-card = { $card }
xw-option-weapon = { $weapon }
xw-option-shuttle = The shuttle flies { $maneuver }
xw-option-stay = The shuttle stays where it is

xw-note-attack = Range { $range }; { $damage } damage expected; destroys it with { $destroys }%
xw-note-ends = ends at { $x }, { $y }, heading { $heading }
xw-note-overlaps = overlaps a ship and is moved back
xw-note-flees = leaves the play area

## Why not

xw-blocked-same-action = This action was already performed this round.
xw-blocked-no-icon = The ship's action bar does not show this action.
xw-blocked-beyond-range = Too far: beyond Range 3.
xw-blocked-out-of-arc = Outside the firing arc ({ $distance } mm away).
xw-blocked-weapon-range = The weapon does not fire at Range { $range }.
xw-blocked-touching = The bases touch.
xw-blocked-no-lock = The weapon needs a target lock on this ship.
xw-blocked-no-focus = The weapon needs a focus token.
xw-blocked-sheltered = Another ship draws this attack onto itself.
xw-blocked-on-obstacle = A ship on an obstacle cannot attack.
xw-blocked-by-card = A card forbids it.
xw-blocked-roll-reach = The template would stick out past the base.
xw-blocked-leaves-area = It would leave the play area.
xw-blocked-overlaps-ship = Another ship is in the way.
xw-blocked-overlaps-obstacle = An obstacle is in the way.
xw-blocked-outside-zone = That is outside the zone for placing it.
xw-blocked-near-edge = Too close to an edge.
xw-blocked-near-obstacle = Too close to another obstacle.
xw-blocked-near-ship = Too close to a ship.
xw-blocked-satellite-gap = A satellite must be at Range 2-3 of another one.
xw-blocked-upgrades-later = Choose ships only; upgrade cards are picked afterwards.
xw-blocked-card-taken = No copy of this card is left.

## What happened

xw-log-leads = { $seat } leads the { $side }.
xw-log-gather = Forces are gathered.
xw-log-assemble = { $count ->
    [one] One ship is assembled.
   *[other] { $count } ships are assembled.
}
xw-log-squads-revealed = Both squads are revealed.
xw-log-area = The play area measures { $width } by { $height } mm.
xw-log-initiative = The { $side } has initiative.
xw-log-place = Ships are placed.
xw-log-places-obstacle = An obstacle is placed.
xw-log-no-room = There is no room for another obstacle.
xw-log-places-satellite = A satellite is placed.
xw-log-chooses-edge = The Rebels start at the { $edge }.
xw-log-places-ship = { $ship } is placed.
xw-log-cards = All cards lie open beside the play area.
xw-log-shields = Shields are up.
xw-log-components = The damage deck is shuffled; dice and tokens are ready.
xw-log-mission = Special rules: { $special }
xw-log-goal = Goal of the { $side }: { $goal }
xw-log-damaged = { $ship } is the damaged ship.
xw-log-repaired = { $ship } is repaired.
xw-log-round = Round { $number } begins.
xw-log-dials-set = Every ship has a maneuver.
xw-log-activation = The Activation phase begins.
xw-log-combat = The Combat phase begins.
xw-log-end-phase = The End phase begins.
xw-log-reveals = { $ship } reveals { $maneuver }.
xw-log-drifts = { $ship } drifts: its controls are ionized.
xw-log-opponent-chose = The opponent makes { $ship } fly { $maneuver }.
xw-log-step-template = The template for { $maneuver } is set.
xw-log-executes = { $ship } flies { $maneuver }.
xw-log-overlaps = { $ship } is moved back and touches { $other }.
xw-log-step-stress = The difficulty of the maneuver is checked for { $ship }.
xw-log-step-clean-up = Template and dial of { $ship } are put away.
xw-log-flees = { $ship } leaves the play area.
xw-log-gains-focus = { $ship } gets a focus token.
xw-log-gains-evade = { $ship } gets an evade token.
xw-log-gains-stress = { $ship } gets a stress token.
xw-log-gains-ion = { $ship } gets an ion token.
xw-log-loses-stress = { $ship } loses a stress token.
xw-log-no-action-overlap = { $ship } overlapped a ship and performs no action.
xw-log-no-action-obstacle = { $ship } met an obstacle and performs no action.
xw-log-no-action-stress = { $ship } is stressed and performs no action.
xw-log-passes-action = { $ship } performs no action.
xw-log-locks = { $ship } locks { $target } (letter { $letter }).
xw-log-spends-lock = { $ship } spends its target lock.
xw-log-rolls-left = { $ship } rolls to the left.
xw-log-rolls-right = { $ship } rolls to the right.
xw-log-boosts = { $ship } boosts.
xw-log-obstacle-roll = { $ship } rolls for the obstacle: { $face }.
xw-log-passes-attack = { $ship } does not attack.
xw-log-declares = { $ship } attacks { $target } at Range { $range } ({ $weapon }).
xw-log-obstructed = The attack is obstructed.
xw-log-step-attack-dice = { $count ->
    [one] One attack die is rolled.
   *[other] { $count } attack dice are rolled.
}
xw-log-step-modify-attack = Attack dice are modified.
xw-log-step-defense-dice = { $count ->
    [one] One defense die is rolled.
   *[other] { $count } defense dice are rolled.
}
xw-log-step-modify-defense = Defense dice are modified.
xw-log-step-compare = Results are compared.
xw-log-step-damage = Damage is dealt.
xw-log-attack-roll = Attack: { $faces }.
xw-log-defense-roll = Defense: { $faces }.
xw-log-rerolls = { $count ->
    [one] One die is rerolled: { $faces }.
   *[other] { $count } dice are rerolled: { $faces }.
}
xw-log-changes = { $count ->
    [one] One { $face } becomes { $into }.
   *[other] { $count } { $face } results become { $into }.
}
xw-log-spends-focus = { $ship } spends a focus token.
xw-log-spends-evade = { $ship } spends an evade token.
xw-log-hits = The attack hits: { $hits } normal, { $criticals } critical.
xw-log-misses = The attack misses.
xw-log-loses-shield = { $ship } loses a shield.
xw-log-regains-shield = { $ship } regains a shield.
xw-log-damage-face-down = { $ship } gets a face-down damage card.
xw-log-damage-face-up = { $ship } gets a face-up damage card: { $card }.
xw-log-turned-down = { $card } of { $ship } is turned face down.
xw-log-reshuffles = The discarded damage cards become the new deck.
xw-log-rolls-one = { $ship } rolls one die: { $face }.
xw-log-discards-upgrade = { $card } is discarded.
xw-log-uses = { $card } is used.
xw-log-doomed = { $ship } is beaten, but may still attack this round.
xw-log-destroyed = { $ship } is destroyed.
xw-log-scans = { $ship } scans a satellite.
xw-log-tokens-removed = Evade and focus tokens are removed.
xw-log-wins = The { $side } wins.
xw-log-round-limit = The agreed number of rounds is over.
xw-result-wins = The { $side } wins.
xw-result-round-limit = The agreed number of rounds is over: a draw.

## Missions

xw-mission-escort-title = Political Escort
xw-mission-escort-setup = The Rebels place the senator's shuttle in the middle of their edge at Range 1, then both sides place their ships at Range 2 of their own edges.
xw-mission-escort-rules = The shuttle has agility 2 and hull 6 (and 6 shields with 100-point squads). At the start of each Activation phase the Rebels may move it: straight 2, bank left 1 or bank right 1. It neither acts nor attacks, and criticals against it count as hits. A Rebel ship at Range 1 may protect it: it gets an evade token, of which it may spend one per attack. For each ship lost in a round the Empire may call an Academy Pilot.
xw-mission-escort-goal-rebel = The shuttle leaves over the Imperial edge.
xw-mission-escort-goal-imperial = The shuttle is destroyed.
xw-mission-run-title = Asteroid Run
xw-mission-run-setup = The Empire places its ships at Range 1 of either faction edge, the Rebels theirs beyond Range 3 of both; one Rebel ship is damaged. Then the Empire places six asteroids.
xw-mission-run-rules = Until round 5 the damaged ship may fly only at speed 1 or 2; then it is repaired. For each ship lost in a round the Empire may call an Academy Pilot.
xw-mission-run-goal-rebel = The damaged ship leaves over a faction edge in round 5 or later.
xw-mission-run-goal-imperial = The damaged ship is destroyed.
xw-mission-whispers-title = Dark Whispers
xw-mission-whispers-setup = The Empire places its ships at Range 1 of its edge. The Rebels place satellites at Range 3 and Range 2 of their edge and their ships at Range 1.
xw-mission-whispers-rules = Instead of attacking, an Imperial ship on a satellite, or touching a Rebel ship on one, may scan it and carry the data. If the ship is destroyed, its data are lost. For each ship lost in a round the Rebels may call a Rookie Pilot.
xw-mission-whispers-goal-rebel = All Imperial ships are destroyed, or all data are lost.
xw-mission-whispers-goal-imperial = When all satellites are scanned, a ship with data leaves over the Imperial edge.

## Card text: when

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
xw-says-attacking = you attack
xw-says-defending = you defend
xw-says-with-primary = the primary weapon is used
xw-says-with-this-weapon = this weapon is used
xw-says-outside-defenders-arc = the attacker is outside the defender's firing arc
xw-says-at-range = the attack is at { $range }
xw-says-revealed = it was { $colour }
xw-says-executed = it was { $colour }
xw-says-overlapped = it overlapped a ship or an obstacle
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

## Card text: who and what

xw-says-the-attacker = the attacker
xw-says-the-defender = the defender
xw-says-yourself = this ship
xw-whose-you = you
    .person = you
xw-whose-other-friend = another friendly ship
xw-whose-enemy = an enemy ship
xw-whose-attacker = the attacker
xw-whose-defender = the defender
xw-owner-you = your
xw-owner-attacker = the attacker's
xw-owner-defender = the defender's
xw-stat-skill = pilot skill
xw-stat-attack = primary weapon value
xw-stat-agility = agility
xw-stat-hull = hull
xw-stat-shields = shield value
xw-deed-spend-focus = spend focus tokens
xw-deed-spend-evade = spend evade tokens
xw-deed-reroll-attack = reroll attack dice
xw-deed-action-bar = perform the actions of the action bar
xw-deed-attack = attack
xw-trait-pilot = Pilot
xw-trait-ship = Ship

## Card text: sentences

xw-ability-static = { $gives }
xw-ability-static-while = While { $condition }: { $gives }
xw-ability-action = Action: { $effect }
xw-ability-trigger = { $window }: { $effect }
xw-ability-if = { $window }, if { $condition }
xw-other-within = { $other } at { $range }
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
xw-window-damage-was-suffered = after you suffer damage without defending
xw-of-destroyed = when { $ship } is destroyed
xw-ability-once-a-round = Once a round, { $window }: { $effect }
xw-ability-once-a-game = Once a game, { $window }: { $effect }
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
xw-says-choose-ship = choose { $whose } at { $range }, which does this: { $effect }
xw-says-choose-lower = choose { $whose } at { $range } with lower pilot skill, which does this: { $effect }
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
xw-says-for = { $target }: { $effect }
xw-says-for-yourself = have this ship { $effect }
xw-and = { $others } and { $last }
xw-then = { $others }; then { $last }
xw-card-line = { $line }.
xw-range = Range { $range }
xw-ranges = Range { $nearest }-{ $farthest }
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
xw-says-attack-again = make this attack twice
xw-says-until-end-of-round = until the end of the round: { $abilities }

## Report

xw-chart-strength = Hull and shields

## Disputes

xw-log-dispute-roll = Attack dice: { $attack }. Defense dice: { $defense }.
xw-log-dispute-won = The dispute goes to { $seat }.
