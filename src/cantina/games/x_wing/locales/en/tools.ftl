### Squads, odds and measurements at the command line

## Problems of a squad

xw-squad-not-json = This is not JSON: { $problem }.
xw-squad-other-version = XWS { $version } describes the second edition; this table plays the first (XWS 1.0.0).
xw-squad-bad-shape = This is not a squad file: { $problem }.
xw-squad-unknown-faction = There is no faction “{ $faction }”; write rebel, imperial or scum.
xw-squad-other-faction = This side flies { $wanted }, the squad is { $faction }.
xw-squad-unknown-pilot = There is no pilot “{ $card }” here.
xw-squad-unknown-ship = There is no ship “{ $card }” here.
xw-squad-unknown-upgrade = There is no upgrade “{ $card }” here.
xw-squad-wrong-ship = { $pilot } flies the { $ship }.
xw-squad-wrong-faction = { $card } belongs to the faction { $faction }.
xw-squad-wrong-key = { $card } belongs under “{ $key }”.
xw-squad-other-ship = { $card } can be equipped only on: { $ships }.
xw-squad-limited = { $card } is limited: one on each ship.
xw-squad-no-slot = No free “{ $key }” slot is left for { $card }.
xw-squad-not-unique = { $card } is unique: one on each side.
xw-squad-wrong-points = The file says { $said } points, but its cards cost { $points }. Correct the number or leave it out.
xw-squad-over-points = The squad costs { $points } points; the maximum is { $limit }.
xw-squad-no-ships = A squad needs at least one ship.
xw-squad-too-many-ships = { $count } ships are too many; the table holds { $limit } on a side.
xw-squad-missing = One core set holds { $owned } of { $card }; the squad needs { $count }.

## The squad commands

xw-squad-valid =
    { $ships ->
        [one] A legal squad: { $ships } ship, { $points } of { $limit } points.
       *[other] A legal squad: { $ships } ships, { $points } of { $limit } points.
    }
xw-squad-invalid =
    { $problems ->
        [one] Not a legal squad; { $problems } problem:
       *[other] Not a legal squad; { $problems } problems:
    }
xw-squad-problem = { $where }: { $reason }
xw-squad-title = { $faction }, { $points } points
xw-squad-line = { $pilot } ({ $ship }), skill { $skill }: { $points } points
xw-squad-line-upgrade =
    { $points ->
        [one] { $card }: { $points } point
       *[other] { $card }: { $points } points
    }
xw-squad-no-file = Cannot read { $file }: { $problem }.
xw-squad-no-random = No { $faction } ship costs { $points } points or less.

## The odds command

xw-odds-title = { $attack } attack dice against { $defense } defense dice
xw-odds-expected = expected: { NUMBER($hits, minimumFractionDigits: 3, maximumFractionDigits: 3) } hits, { NUMBER($crits, minimumFractionDigits: 3, maximumFractionDigits: 3) } criticals, { NUMBER($damage, minimumFractionDigits: 3, maximumFractionDigits: 3) } together
xw-odds-p-hit = at least one result stays: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-total = { $total } uncancelled: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-destroyed = destroys hull { $hull }, shields { $shields }: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-bad-token = The { $side } cannot have “{ $token }”; possible: { $known }.
xw-odds-bad-number = { $option } goes from { $least } to { $most }.

## Words that only later cards need

xw-says-enemy-within = an enemy ship is within Range { $farthest } of you
xw-says-no-friend-within = no other friendly ship is within Range { $farthest } of you
xw-says-defender-in-your-arc = the defender is inside your firing arc at Range 1-3
xw-says-defender-skill-at-most = the defender's pilot skill is { $skill } or lower
xw-says-defender-hull-at-most = the defender's hull value is { $hull } or lower
xw-says-defender-has-damage = the defender has a damage card
xw-says-defender-is-locked = the defender is locked by somebody
xw-says-obstructed = the attack is obstructed
xw-says-attack-hit = the attack hit
xw-says-lock-on-defender = you have a target lock on the defender
xw-says-with-slot = the attack is made with a { $slot }
xw-says-phase = it is the { $phase }
xw-slot-cannon = cannon
xw-name-activation-phase = Activation phase
xw-says-others-around-defender = each other ship at Range 1 of the defender
xw-says-you-lock-it = you acquire a target lock on it
xw-says-spend-token = spend { FORM($token, case: "a") }
xw-says-strip-token = remove { FORM($token, case: "a") } from the defender
xw-says-strip-lock = remove the defender's target lock
xw-window-stress-received = when you receive a stress token
xw-says-acts-under-stress = you may perform actions even while you have stress tokens
xw-says-more-attack-dice =
    { $count ->
        [one] add one die to the attack roll
       *[other] add { $count } dice to the attack roll
    }
xw-says-skill-becomes = until the end of the phase its pilot skill counts as { $skill }
xw-says-lose-shield = lose a shield token
xw-says-cancel-evades =
    { $most ->
        [one] cancel one of the defender's evade results
       *[other] cancel { $most } of the defender's evade results
    }

## The cards command

xw-cards-in = { $ships } ships, { $pilots } pilots, { $upgrades } upgrades and { $damage } damage cards are in.
xw-cards-not-yet = Not yet: { $pilots } pilots and { $upgrades } upgrades, by reason:
xw-cards-pilot = { $name } ({ $ship }), skill { $skill }, { $points } points
xw-cards-upgrade =
    { $points ->
        [one] { $name } ({ $slot }), { $points } point
       *[other] { $name } ({ $slot }), { $points } points
    }
xw-cards-damage = { $name } (damage card, { $count } in the deck)

## Help

xw-help-x-wing = X-Wing: measure on the table.
xw-help-measure = Answer each JSON line on standard input with one line of JSON.
xw-help-squad = X-Wing squads in XWS, the format squad builders exchange.
xw-help-squad-check = Check a squad: points, slots, factions, unique names.
xw-help-squad-show = Show a squad with its costs.
xw-help-squad-random = Draw a legal squad at random.
xw-help-squad-file = A squad in XWS; - reads standard input.
xw-help-points = The most points a squad may cost.
xw-help-faction = rebel, empire or scum.
xw-help-seed = The same seed draws the same squad.
xw-help-odds = Work out an X-Wing attack exactly, under the best use of tokens.
xw-help-attack = The attack value of the weapon.
xw-help-defense = The agility of the defender.
xw-help-range = Range 1, 2 or 3; range 1 and 3 add dice to a primary weapon attack.
xw-help-attacker = The attacker's tokens, such as focus,lock.
xw-help-defender = The defender's tokens, such as focus,evade.
xw-help-hull = The hull the defender has left: adds the chance to destroy it.
xw-help-shields = The shields the defender has left.
xw-help-secondary = A secondary weapon: no dice for range.
xw-help-obstructed = An obstacle lies between: one more defense die.
xw-help-cards = List the ships, pilots, upgrades and damage cards of X-Wing.
