# X-Wing: what later expansions add to asks, options, log and card texts.

xw-side-scum = Scum and Villainy

## Maneuvers

xw-maneuver-segnor-left = Segnor's loop left { $speed }
xw-maneuver-segnor-right = Segnor's loop right { $speed }
xw-maneuver-tallon-left = Tallon roll left { $speed }
xw-maneuver-tallon-right = Tallon roll right { $speed }
xw-maneuver-tallon-bank-left = Tallon roll along a left bank { $speed }
xw-maneuver-tallon-bank-right = Tallon roll along a right bank { $speed }
xw-maneuver-reverse-straight = reverse straight { $speed }
xw-maneuver-reverse-bank-left = reverse bank left { $speed }
xw-maneuver-reverse-bank-right = reverse bank right { $speed }
xw-maneuver-stationary = stationary
xw-bearing-segnor-left = left Segnor's loops
xw-bearing-segnor-right = right Segnor's loops
xw-bearing-tallon-left = left Tallon rolls
xw-bearing-tallon-right = right Tallon rolls
xw-ask-tallon-slide = { $ship }: how many millimetres forward at the end of the Tallon roll?
xw-option-tallon-slide = { $slide } mm forward
xw-blocked-tallon-reach = The template would stick out past the base: at most { $reach } mm.
xw-blocked-tallon-overlap = A Tallon roll must avoid other ships where it can.

## Cards that are not in yet

xw-not-yet-carried = They only take off from a destroyed large ship (Hound's Tooth), whose skill and ability they have
xw-not-yet-large-base = They fly or need a large base
xw-not-yet-huge-base = They fly or need a huge base (epic play)

## Actions and tokens

xw-option-cloak = Cloak
xw-option-slam = SLAM
xw-option-slam-along = SLAM: { $maneuver }
xw-option-reinforce = Reinforce
xw-option-reinforce-fore = Reinforce the front
xw-option-reinforce-aft = Reinforce the rear
xw-option-reload = Reload
xw-option-coordinate = Coordinate
xw-option-coordinate-ship = Coordinate { $ship }
xw-option-jam = Jam
xw-option-jam-ship = Jam { $ship }
xw-token-cloak = cloak token
    .a = a cloak token
    .pl = cloak tokens
xw-token-weapons-disabled = weapons disabled token
    .a = a weapons disabled token
    .pl = weapons disabled tokens
xw-token-jam = jam token
    .a = a jam token
    .pl = jam tokens
xw-ask-decloak = { $ship }: decloak?
xw-ask-decloak-slide = { $ship }: how many millimetres forward while decloaking?
xw-option-decloak-forward = Decloak straight ahead
xw-option-decloak-left = Decloak to the left
xw-option-decloak-right = Decloak to the right
xw-option-decloak-forward-left = Decloak ahead along the left bank
xw-option-decloak-forward-right = Decloak ahead along the right bank
xw-option-decloak-left-ahead = Decloak to the left, bending ahead
xw-option-decloak-left-back = Decloak to the left, bending back
xw-option-decloak-right-ahead = Decloak to the right, bending ahead
xw-option-decloak-right-back = Decloak to the right, bending back
xw-option-roll-left-far = Barrel roll far to the left
xw-option-roll-right-far = Barrel roll far to the right
xw-option-roll-left-ahead = Barrel roll to the left, bending ahead
xw-option-roll-left-back = Barrel roll to the left, bending back
xw-option-roll-right-ahead = Barrel roll to the right, bending ahead
xw-option-roll-right-back = Barrel roll to the right, bending back
xw-option-stay-cloaked = Stay cloaked
xw-ask-jammed = { $ship } is jammed: what does it lose?
xw-option-lose-focus = A focus token
xw-option-lose-evade = An evade token
xw-option-lose-lock = Its target lock
xw-blocked-cloaked = A cloaked ship does not attack.
xw-blocked-weapons-disabled = Its weapons are disabled this round.
xw-window-weapons-disabled = when your weapons are disabled
xw-log-gains-cloak = { $ship } cloaks.
xw-log-gains-reinforce-fore = { $ship } reinforces its front.
xw-log-gains-reinforce-aft = { $ship } reinforces its rear.
xw-log-gains-weapons-disabled = { $ship }'s weapons are disabled.
xw-log-gains-jam = { $ship } gets a jam token.
xw-log-decloaks = { $ship } decloaks.
xw-log-jammed = { $ship } is jammed.
xw-log-reinforced = { $ship } is reinforced: one more evade.
xw-log-coordinates = { $ship } coordinates { $friend }.

## What later pilots do

xw-says-it-attacks = that ship is the attacker
xw-says-friend-is-defender = another friendly ship is the defender
xw-says-defender-in-rear-arc = the defender is in your auxiliary firing arc
xw-says-touching = you touch a ship
xw-says-locked-is-damaged = the ship you have locked has a face-down damage card
xw-says-it-overlapped = its maneuver overlapped a ship
xw-says-enemy-in-arc = an enemy ship is in your firing arc at { $range }
xw-says-damage-at-most = you have { $cards ->
    [0] no damage card
    [one] at most one damage card
   *[other] at most { $cards } damage cards
}
xw-says-roll-shows = the attack dice show { $face }
xw-says-defense-dice-rolled = exactly { $dice } defense dice were rolled
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
xw-deed-spend-lock = spend target locks
xw-deed-focus-action = perform focus actions
xw-deed-evade-action = perform evade actions
xw-window-shield-lost = when you lose a shield
xw-window-activation-ends = at the end of the Activation phase
xw-says-take-token = take a focus or evade token from { $whose } at { $range }
xw-says-give-token = give it one of your { FORM($token, number: "pl") }
xw-says-remove-all = lose all { FORM($token, number: "pl") }
xw-says-spend-shield = spend a shield
xw-says-spend-reinforce = spend one of your reinforce tokens
xw-says-fewer-attack-dice = roll one attack die fewer
xw-says-more-defense-dice = the defender rolls one more defense die
xw-says-all-become = change all results to { $face }
xw-says-cancel-defense = cancel every { $faces } of the defender
xw-says-criticals-first = cancel criticals before hits
xw-says-reroll-per-friend = reroll one { $die } for each other friendly ship at { $range }
xw-says-add-matching = if every { $die } shows the same, add one more of it (once a round)
xw-says-treat-as-bearing = fly { $shown } as { $flown }
xw-says-treat-as-speeds = fly { $shown } at speed { $speeds }
xw-says-treat-as-faster = fly it one speed faster or slower
xw-says-match-tokens = get focus and evade tokens until you have as many as the ship you locked
xw-says-disable-weapons = get a weapons disabled token
xw-says-restore-card = take back one of your discarded cards of these kinds: { $slots }
xw-says-flip-dealt = turn the damage cards it dealt face up
xw-says-attack-now = attack, and do not attack next round
xw-says-rotate-colour = turn your dial to another maneuver of the same colour
xw-ask-take-token = Which token?
xw-option-take-focus = Focus token of { $ship }
xw-option-take-evade = Evade token of { $ship }
xw-ask-restore = Which weapon?
xw-ask-treat-as = { $ship }: fly it as what?
