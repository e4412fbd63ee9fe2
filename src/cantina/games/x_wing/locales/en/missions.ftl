### Missions of X-Wing: what is asked and told in them, ours, and what is wrong with a file.

xw-transport = Transport
xw-station = Relay Station
xw-ask-craft = How does { $ship } move?
xw-option-craft-stays = It stays where it is
xw-ask-place-craft = { $ship }: how far from your edge?
xw-ask-marked-ship = Which of your ships is it about?
xw-log-marked = The mission is about { $ship }.
xw-ask-defector = Who of yours is the defector?
xw-log-defector = The defector is { $ship }.
xw-ask-lay-satellite = Where does the satellite lie?
xw-ask-lay-cargo = Where does the container lie?
xw-option-place-cargo = Lay the container here
xw-log-places-cargo = A container drifts here.
xw-ask-place-mine = Where does mine { $number } of { $count } lie?
xw-option-place-mine = Lay the mine here
xw-log-places-mine = A mine is laid.
xw-blocked-near-mine = Mines keep farther than Range 1 from each other.
xw-option-pick-up = Pick up container { $number }
xw-log-picks-up = { $ship } picks up a container.
xw-log-drops-marker = { $ship } loses what it carried; it drifts here.
xw-log-delivers = { $ship } is home with its load. Delivered by this side: { $count }.
xw-option-charge = Charge the hyperdrive
xw-log-charges = { $ship } charges the hyperdrive: { $count }.
xw-option-protect-craft = Protect the craft beside you
xw-mission-words = { $words }

## Ours

xw-mission-convoy-title = Convoy
xw-mission-convoy-setup = The Rebels place three transports at Range 2 of their edge. Then the Empire places its ships at Range 1 of its edge, and the Rebels theirs at Range 1 of their own.
xw-mission-convoy-rules = A transport has agility 1 and hull 4 (and 4 shields with 100-point squads). At the start of each Activation phase the Rebels may move each of them: straight 1 or 2, bank left 1 or bank right 1. Transports neither act nor attack, and criticals against them count as hits.
xw-mission-convoy-goal-rebel = Two transports leave over the Imperial edge, or all Imperial ships are gone.
xw-mission-convoy-goal-imperial = Two transports are destroyed.
xw-mission-salvage-title = Salvage
xw-mission-salvage-setup = Five containers drift in the middle. Both sides place their ships at Range 1 of their edges, the Rebels first.
xw-mission-salvage-rules = Instead of attacking, a ship on a container may pick it up. With a load it flies at speed 3 or less. If it is destroyed, its load drifts where it was. In the End phase a ship of which some part lies at Range 1 of its own edge lays its load down.
xw-mission-salvage-goal-rebel = Three containers are brought home, or all Imperial ships are gone.
xw-mission-salvage-goal-imperial = Three containers are brought home, or all Rebel ships are gone.
xw-mission-minefield-title = Through the Minefield
xw-mission-minefield-setup = The Empire lays six mines beyond Range 2 of both faction edges, each farther than Range 1 from the others. Then the Rebels and the Empire place their ships at Range 1 of their edges.
xw-mission-minefield-rules = The mines go off under every ship, whoever flies it, like Proximity Mines. Rebel ships may leave over the Imperial edge.
xw-mission-minefield-goal-rebel = At least half of the Rebel ships have left, or all Imperial ships are gone.
xw-mission-minefield-goal-imperial = At least half of the Rebel ships are destroyed.
xw-mission-relay-title = The Relay
xw-mission-relay-setup = The Rebels place the relay station in the middle of their edge at Range 3. Then the Empire places its ships at Range 1 of its edge, and the Rebels theirs at Range 1 of their own.
xw-mission-relay-rules = The station has agility 1 and hull 10 (and 10 shields with 100-point squads). It stands still, neither acts nor attacks, and criticals against it count as hits. A Rebel ship at Range 1 may protect it: it gets an evade token, of which it may spend one per attack.
xw-mission-relay-goal-rebel = The station stands at the end of round 8, or all Imperial ships are gone.
xw-mission-relay-goal-imperial = The station is destroyed.
xw-mission-defector-title = Hunt for the Defector
xw-mission-defector-setup = The Rebels place their ships in the middle, between 250 and 650 mm across and 300 and 600 mm ahead, and name the defector. Then the Empire places its ships at Range 1 of either faction edge.
xw-mission-defector-rules = The defector flies at speed 3 or less. As an action the defector may charge the hyperdrive; with five charges the ship jumps at the end of the round. At the end of rounds 2 and 4 the Empire may call one ship.
xw-mission-defector-goal-rebel = The defector jumps, or all Imperial ships are gone.
xw-mission-defector-goal-imperial = The defector is destroyed.

## What is wrong with a mission file

xw-mission-too-long = A mission file has at most { $most } characters. Leave out what it does not need.
xw-mission-no-toml = This is no TOML: { $problem }. Mend that line.
xw-mission-wrong = The mission does not fit: { $problem }. The guide to missions says what may stand there.
xw-mission-no-words = The mission has no words. Give it a [words] table with title, setup, rules, rebel and imperial.
xw-mission-zone = The zone “{ $zone }” must be one thing: edges with range 1 to 3, edges with beyond 1 to 3, or a box at least 100 mm wide and deep.
xw-mission-no-zone = There is no zone “{ $zone }”. Describe it under [zones.{ $zone }], or use one of these: { $known }.
xw-mission-no-forces = The side “{ $side }” has no ships. List some under [forces], each as a list: the pilot, then upgrades.
xw-mission-no-reinforcement = Nobody can be called for the side “{ $side }”. Name a pilot for it under pilots.
xw-mission-no-pilot = “{ $pilot }” is no pilot of { $side }. The card list has their ids.
xw-mission-no-upgrade = “{ $upgrade }” is no upgrade card. The card list has their ids.
xw-mission-no-placing = The side “{ $side }” never places its ships. Add a [[setup]] step with do = "place-ships" for it.
xw-mission-count = { $what } needs a count from 1 to { $most }.
xw-mission-centred = A craft in the middle needs a band: give the zone “{ $zone }” one edge and a range.
xw-mission-markers = place-markers needs either zones or at, not both and not neither.
xw-mission-nobody = The mission speaks of “{ $group }”, but its setup brings none. Add a [[setup]] step with do = "{ $step }".
xw-mission-no-pick-up = Nobody can carry anything. Add a [pick_up] table.
xw-mission-no-goal = The side “{ $side }” cannot win. Add [[goals]] for it.
xw-mission-goal-ships = A goal with when = "{ $when }" needs to know which ships. Add ships to it.
xw-mission-goal-round = A goal with when = "round-over" needs a round of 1 or more.
xw-mission-goal-charge = A goal with when = "charged" needs a [charge] table.
