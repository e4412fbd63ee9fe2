### The commands of the terminal.

## Help

xw-help-x-wing = X-Wing: measure on the table.
xw-help-measure = Answer each JSON line on standard input with one line of JSON.
xw-help-mission = Read a mission file and say what is wrong with it.
xw-help-mission-file = The mission file.
xw-help-squad = X-Wing squads in XWS, the format squad builders exchange.
xw-help-squad-check = Check a squad: points, slots, factions, unique names.
xw-help-squad-show = Show a squad with its costs.
xw-help-squad-random = Draw a legal squad at random.
xw-help-squad-file = A squad in XWS; - reads standard input.
xw-help-points = The most points a squad may cost.
xw-help-faction = rebel, empire or scum.
xw-help-seed = The same seed draws the same squad.
xw-help-odds = Work out an X-Wing attack exactly: of one ship on another with all their cards, or of dice alone.
xw-help-ship = The attacking ship: a pilot and its upgrades with + between them, by id or name, such as lukeskywalker+r2d2.
xw-help-target = The defending ship, written in the same way.
xw-help-weapon = The upgrade that fires; without it the primary weapon does.
xw-help-attack = Dice alone, without ships: the attack value of the weapon.
xw-help-defense = Dice alone, without ships: the agility of the defender.
xw-help-range = Range 1, 2 or 3; range 1 and 3 add dice to a primary weapon attack.
xw-help-attacker = The attacker's tokens, such as focus,lock; a ship may also have stress,evade and others.
xw-help-defender = The defender's tokens, such as focus,evade.
xw-help-hull = The hull the defender has left, if it has lost some; with dice alone it adds the chance to destroy it.
xw-help-shields = The shields the defender has left, if it has lost some.
xw-help-secondary = Dice alone: a secondary weapon, no dice for range.
xw-help-obstructed = An obstacle lies between: one more defense die.
xw-help-cards = List the ships, pilots, upgrades and damage cards of X-Wing.
xw-help-squad-famous = List fifty ready squads with how they fly, or show one.
xw-help-famous-name = The id of a ready squad.

## Odds

xw-odds-duel = { $attacker } against { $defender }, { $weapon }, range { $range }
xw-odds-two-ways = Write two ships, such as lukeskywalker+r2d2 maulermithel, or --attack and --defense for dice alone; not both.
xw-odds-did-you-mean = { $problem } Did you mean { $names }?
xw-odds-no-weapon = { $ship } does not carry the weapon “{ $weapon }”; possible: { $known }.
xw-odds-no-attack = This attack is not possible. { $reason }
xw-odds-title = { $attack } attack dice against { $defense } defense dice
xw-odds-expected = expected: { NUMBER($hits, minimumFractionDigits: 3, maximumFractionDigits: 3) } hits, { NUMBER($crits, minimumFractionDigits: 3, maximumFractionDigits: 3) } criticals, { NUMBER($damage, minimumFractionDigits: 3, maximumFractionDigits: 3) } together
xw-odds-p-hit = at least one result stays: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-total = { $total } uncancelled: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-destroyed = destroys hull { $hull }, shields { $shields }: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-bad-token = The { $side } cannot have “{ $token }”; possible: { $known }.
xw-odds-bad-number = { $option } goes from { $least } to { $most }.

## Lists of cards

xw-cards-in = { $ships } ships, { $pilots } pilots, { $upgrades } upgrades and { $damage } damage cards are in.
xw-cards-not-yet = Not yet: { $pilots } pilots and { $upgrades } upgrades, by reason:
xw-cards-pilot = { $name } ({ $ship }), skill { $skill }, { $points } points
xw-cards-upgrade =
    { $points ->
        [one] { $name } ({ $slot }), { $points } point
       *[other] { $name } ({ $slot }), { $points } points
    }
xw-cards-damage = { $name } (damage card, { $count } in the deck)
