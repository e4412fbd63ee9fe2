### X-Wing at the table: questions, options, log, missions.

xw-title = X-Wing
xw-about = Space combat with miniatures: secret maneuvers, exact movement, dice.
xw-side-rebel = Rebel Alliance
xw-side-imperial = Galactic Empire
xw-side-scum = Scum and Villainy
xw-shuttle = Senator's Shuttle
xw-weapon-primary = primary weapon
xw-phase-setup = Setup
xw-phase-planning = Planning phase
xw-phase-activation = Activation phase
xw-phase-combat = Combat phase
xw-phase-end = End phase
xw-edge-north = northern edge
xw-edge-south = southern edge
xw-edge-east = eastern edge
xw-edge-west = western edge
xw-note-attack = Range { $range }; { $damage } damage expected; destroys it with { $destroys }%
xw-note-ends = ends at { $x }, { $y }, heading { $heading }
xw-note-changes-nothing = changes nothing now: no such result is among the dice
xw-note-overlaps = overlaps a ship and is moved back
xw-note-flees = leaves the play area
xw-result-wins = The { $side } wins.
xw-result-nobody-left = Both sides lost their last ships in the same round: a draw.
xw-result-round-limit = The agreed number of rounds is over: a draw.
xw-result-time = The time is over: a draw.
xw-name-activation-phase = Activation phase

## Ships

xw-ship-numbered = { $pilot } { $number }

## Damage cards

xw-damage-card = damage card

## Board

xw-board-title = Round { $round }, { $phase }
xw-board-ship = { $mark } { $ship } ({ $side }): skill { $skill }, damage { $damage }/{ $hull }, shields { $shields }, focus { $focus }, evade { $evade }, stress { $stress }
xw-board-awaiting = { $mark } { $ship }: still to be placed
xw-board-gone = { $mark } { $ship }: not in play
xw-board-condition = Condition of { $ship }: { $condition }
xw-board-lock = Target lock { $letter }: { $ship } on { $target }
xw-board-docked = { $mark } { $ship }: docked

## Maneuvers

xw-maneuver-straight = straight { $speed }
xw-maneuver-bank-left = bank left { $speed }
xw-maneuver-bank-right = bank right { $speed }
xw-maneuver-turn-left = turn left { $speed }
xw-maneuver-turn-right = turn right { $speed }
xw-maneuver-koiogran = Koiogran turn { $speed }
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
xw-maneuver-segnor-turn-left = Segnor's loop along a turn left { $speed }
xw-maneuver-segnor-turn-right = Segnor's loop along a turn right { $speed }

## Questions

xw-ask-squad = Build a squad of at most { $points } points
xw-ask-who-flies = Who flies { $ship }?
xw-ask-upgrade = Which upgrade card do you take?
xw-ask-obstacle-token = Which obstacle do you place?
xw-ask-place-obstacle = Where does asteroid { $number } lie?
xw-ask-edge = Which edge is yours?
xw-ask-minutes = Minutes played so far? The last round ends after { $limit }.
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
xw-ask-roll-side = { $ship }: to which side do you roll?
xw-ask-roll-slide = { $ship }: how many millimetres forward?
xw-ask-lock = Which ship do you lock?
xw-ask-shed-lock = Whose target lock do you remove?
xw-ask-next-combat = Which ship attacks next?
xw-ask-attack = { $ship }: attack?
xw-ask-modify-attack = { $ship }: modify the attack dice?
xw-ask-modify-defense = { $ship }: modify the defense dice?
xw-ask-reroll = Which dice do you reroll?
xw-ask-order = Which ability first?
xw-ask-initiative = Who has initiative?
xw-ask-use = Use an ability?
xw-ask-choose-ship = Which ship do you choose?
xw-ask-damage-card = Which damage card do you deal?
xw-ask-turn-down = Which damage card do you turn face down?
xw-ask-discard-weapon = Which secondary weapon do you discard?
xw-ask-shuttle = How does the shuttle move?
xw-ask-reinforcement = Call { $ship } as a reinforcement?
xw-ask-pay = What do you spend?
xw-ask-guess = How many evades will you roll?
xw-ask-choose-ships = Which ships do you choose?
xw-ask-fly = { $ship }: which maneuver?
xw-ask-rotate = { $ship }: to which maneuver do you turn the dial?
xw-ask-discard-upgrade = Which upgrade card is discarded?
xw-ask-hold-back = { $card }: keep it from detonating?
xw-ask-take = Which result does the ship suffer?
xw-ask-second-lock = Which second ship do you lock?
xw-ask-card-in-wait = Which damage card do you put on the condition?
xw-ask-spend-die = Which die do you take out of the roll?
xw-ask-name-result = Which result do you foresee?
xw-ask-show-named = Which die is turned to { $face }?
xw-ask-guess-dial = Which maneuver is on the dial of { $ship }?
xw-ask-replace = Which card do you exchange?
xw-ask-lay-bomb = Which bomb do you place?
xw-ask-lay-where = Where do you place the token of { $card }?
xw-ask-drop = How do you drop the bomb?
xw-ask-tractor = Do you push { $ship }?
xw-ask-blow-up = Which obstacle?
xw-ask-tallon-slide = { $ship }: how many millimetres forward at the end of the Tallon roll?
xw-ask-decloak = { $ship }: decloak?
xw-ask-decloak-slide = { $ship }: how many millimetres forward while decloaking?
xw-ask-jammed = { $ship } is jammed: what does it lose?
xw-ask-take-token = Which token?
xw-ask-restore = Which weapon?
xw-ask-treat-as = { $ship }: fly it as what?
xw-ask-arc = { $ship }: where does the mobile arc point?
xw-ask-demand-stress = { $ship } was chosen: which ship gets the stress token?
xw-ask-dodge-bomb = { $card } detonates: ignore it?
xw-ask-deploy = { $ship }: which maneuver does it deploy with?

## Options

xw-option-ship = { $ship }
xw-option-seat = { $seat }
xw-option-squad = The { $side } squad
xw-option-equip = { $card } for { $ship }
xw-option-asteroid = Asteroid { $number }
xw-option-place-obstacle = Place the obstacle here
xw-option-pose = at { $x }, { $y }, heading { $heading }°
xw-option-slide = { $millimetres } mm
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
xw-option-initiative = { $side }
xw-option-use = Use { $card }
xw-option-use-nothing = Use nothing
xw-option-damage-card = { $card }
xw-option-weapon = { $weapon }
xw-option-shuttle = The shuttle flies { $maneuver }
xw-option-stay = The shuttle stays where it is
xw-option-pay-lock = The target lock
xw-option-pay-focus = A focus token
xw-option-fly = { $maneuver }
xw-option-no-second-lock = No further lock
xw-option-no-card = None: remove the condition
xw-option-replace = { $old } for { $new }
xw-option-lay-enough = No more
xw-option-lay-here = Here
xw-option-drop-near = Straight 1 behind the ship
xw-option-drop-far = Straight 2 behind the ship
xw-option-drop-ahead = Straight 1 ahead of the ship
xw-option-drop-far-ahead = Straight 2 ahead of the ship
xw-option-drop-left = Turn 1 to the left behind the ship
xw-option-drop-right = Turn 1 to the right behind the ship
xw-option-launch = Straight 5 ahead of the ship
xw-option-tractor-stay = Leave it where it is
xw-option-tractor-forward = Straight ahead
xw-option-tractor-left = To its left, { $shift } mm forward
xw-option-tractor-right = To its right, { $shift } mm forward
xw-option-obstacle = Obstacle { $number }
xw-option-pay-lent = The target lock of { $ship }
xw-option-tallon-slide = { $slide } mm forward
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
xw-option-lose-focus = A focus token
xw-option-lose-evade = An evade token
xw-option-lose-lock = Its target lock
xw-option-take-focus = Focus token of { $ship }
xw-option-take-evade = Evade token of { $ship }
xw-option-rotate = Rotate
xw-option-rotate-front = Point the mobile arc ahead
xw-option-rotate-left = Point the mobile arc to the left
xw-option-rotate-right = Point the mobile arc to the right
xw-option-rotate-rear = Point the mobile arc back
xw-option-drop-far-left = Turn 3 to the left behind the ship
xw-option-drop-farthest = Straight 3 behind the ship
xw-option-drop-far-right = Turn 3 to the right behind the ship
xw-option-drop-beside = Anywhere beside the ship
xw-option-debris = Debris cloud { $number }

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
xw-blocked-minutes = A match lasts no such time.
xw-blocked-upgrades-later = Choose ships only; upgrade cards are picked afterwards.
xw-blocked-card-taken = No copy of this card is left.
xw-blocked-near-enemy = An enemy ship is within Range 3.
xw-blocked-tallon-reach = The template would stick out past the base: at most { $reach } mm.
xw-blocked-tallon-overlap = A Tallon roll must avoid other ships where it can.
xw-blocked-cloaked = A cloaked ship does not attack.
xw-blocked-weapons-disabled = Its weapons are disabled this round.
xw-blocked-not-beside = The token must touch your ship.

## Log

xw-log-leads = { $seat } leads the { $side }.
xw-log-gather = Forces are gathered.
xw-log-assemble = { $count ->
    [one] One ship is assembled.
   *[other] { $count } ships are assembled.
}
xw-log-squads-revealed = Both squads are revealed.
xw-log-area = The play area measures { $width } by { $height } mm.
xw-log-initiative = The { $side } has initiative.
xw-log-initiative-roll = Both squads cost the same; the die shows { $face }: the { $side } chooses who has initiative.
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
xw-log-nobody-left = Both sides lost their last ships in the same round.
xw-log-round-limit = The agreed number of rounds is over.
xw-log-skill-rose = The pilot skill of { $ship } rose too late: it has no turn in this phase.
xw-log-time-called = Time is called after { $minutes } minutes.
xw-log-dispute-roll = Attack dice: { $attack }. Defense dice: { $defense }.
xw-log-dispute-won = The dispute goes to { $seat }.
xw-log-no-action-card = { $ship } skips its action because of a card.
xw-log-discards-token = A token on { $card } is discarded in its place.
xw-log-guessed = The guess was right: { $ship } adds an evade.
xw-log-rolls-some = { $ship } rolls { $faces }.
xw-log-turns-round = { $ship } turns round.
xw-log-rotates = { $ship } turns its dial to { $maneuver }.
xw-log-flips = { $card } is turned over.
xw-log-looks-at-dial = Somebody looks at the dial of { $ship }.
xw-log-dial-seen = { $ship } will fly { $maneuver }.
xw-log-held-back = { $card } is kept from detonating.
xw-log-pinned = { $ship } stands in the bullseye: no defense die can be modified.
xw-log-recovers-upgrade = { $card } comes back at once.
xw-log-card-in-wait = { $card } waits for { $ship }.
xw-log-mimics = { $ship } has the ability of { $pilot }.
xw-log-names-result = { $face } is foreseen.
xw-log-guessed-right = The guess { $maneuver } was right.
xw-log-guessed-wrong = The guess { $maneuver } was wrong.
xw-log-replaces = { $new } takes the place of { $old }.
xw-log-drops = { $ship } drops { $card }.
xw-log-detonates = { $card } detonates.
xw-log-gains-tractor = { $ship } gets a tractor beam token.
xw-log-pushed = { $ship } is pushed by a tractor beam.
xw-log-condition = { $ship } gets the condition { $condition }.
xw-log-gains-cloak = { $ship } cloaks.
xw-log-gains-reinforce-fore = { $ship } reinforces its front.
xw-log-gains-reinforce-aft = { $ship } reinforces its rear.
xw-log-gains-weapons-disabled = { $ship }'s weapons are disabled.
xw-log-gains-jam = { $ship } gets a jam token.
xw-log-decloaks = { $ship } decloaks.
xw-log-jammed = { $ship } is jammed.
xw-log-reinforced = { $ship } is reinforced: one more evade.
xw-log-coordinates = { $ship } coordinates { $friend }.
xw-log-arc-front = { $ship } points its mobile arc ahead.
xw-log-arc-left = { $ship } points its mobile arc to the left.
xw-log-arc-right = { $ship } points its mobile arc to the right.
xw-log-arc-rear = { $ship } points its mobile arc back.
xw-log-rises = { $ship } is not destroyed after all.
xw-log-docks = { $ship } is docked to { $carrier }.
xw-log-deploys = { $ship } deploys from { $carrier }.
xw-log-drops-cargo = { $ship } drops cargo.
xw-log-score = { $side }: { $points } points destroyed.
xw-log-salvo = { $side } fires a final salvo: { $faces }.

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

## Charts

xw-chart-strength = Hull and shields
xw-why-harm = It costs the enemy more (squad points: +{ $amount }).
xw-why-harmless = It costs the enemy less (squad points: −{ $amount }).
xw-why-safe = It costs the own squad less (squad points: −{ $amount }).
xw-why-exposed = It costs the own squad more (squad points: +{ $amount }).
xw-why-place = The squad stands better for the coming rounds (+{ $amount }).
xw-why-misplaced = The squad stands worse for the coming rounds (−{ $amount }).
