# Names of ships, pilots, upgrades and damage cards.

## Ships

xw-ship-xwing = X-wing
xw-ship-ywing = Y-wing
xw-ship-tiefighter = TIE Fighter
xw-ship-tieadvanced = TIE Advanced
xw-ship-awing = A-wing
xw-ship-tieinterceptor = TIE Interceptor
xw-ship-bwing = B-wing
xw-ship-hwk290 = HWK-290
xw-ship-tiebomber = TIE Bomber
xw-ship-z95headhunter = Z-95 Headhunter
xw-ship-tiedefender = TIE Defender
xw-ship-ewing = E-wing
xw-ship-tiepunisher = TIE Punisher
xw-ship-attackshuttle = Attack Shuttle
xw-ship-tieadvprototype = TIE Advanced Prototype
xw-ship-tieaggressor = TIE Aggressor

## Pilots

xw-pilot-wedgeantilles = Wedge Antilles
xw-pilot-lukeskywalker = Luke Skywalker
xw-pilot-garvendreis = Garven Dreis
xw-pilot-biggsdarklighter = Biggs Darklighter
xw-pilot-redsquadronpilot = Red Squadron Pilot
xw-pilot-rookiepilot = Rookie Pilot
xw-pilot-hortonsalm = Horton Salm
xw-pilot-dutchvander = “Dutch” Vander
xw-pilot-graysquadronpilot = Gray Squadron Pilot
xw-pilot-goldsquadronpilot = Gold Squadron Pilot
xw-pilot-howlrunner = “Howlrunner”
xw-pilot-maulermithel = “Mauler Mithel”
xw-pilot-backstabber = “Backstabber”
xw-pilot-darkcurse = “Dark Curse”
xw-pilot-nightbeast = “Night Beast”
xw-pilot-wingedgundark = “Winged Gundark”
xw-pilot-blacksquadronpilot = Black Squadron Pilot
xw-pilot-obsidiansquadronpilot = Obsidian Squadron Pilot
xw-pilot-academypilot = Academy Pilot
xw-pilot-darthvader = Darth Vader
xw-pilot-maarekstele = Maarek Stele
xw-pilot-stormsquadronpilot = Storm Squadron Pilot
xw-pilot-tempestsquadronpilot = Tempest Squadron Pilot

## Upgrades

xw-upgrade-protontorpedoes = Proton Torpedoes
xw-upgrade-r2d2 = R2-D2
xw-upgrade-r2f2 = R2-F2
xw-upgrade-determination = Determination
xw-upgrade-marksmanship = Marksmanship
xw-upgrade-r5k6 = R5-K6
xw-upgrade-r5astromech = R5 Astromech
xw-upgrade-experthandling = Expert Handling
xw-upgrade-ioncannonturret = Ion Cannon Turret
xw-upgrade-r2astromech = R2 Astromech
xw-upgrade-r5d8 = R5-D8
xw-upgrade-swarmtactics = Swarm Tactics
xw-upgrade-squadleader = Squad Leader
xw-upgrade-concussionmissiles = Concussion Missiles
xw-upgrade-clustermissiles = Cluster Missiles

## Damage cards

xw-damage-direct-hit = Direct Hit!
xw-damage-blinded-pilot = Blinded Pilot
xw-damage-damaged-cockpit = Damaged Cockpit
xw-damage-injured-pilot = Injured Pilot
xw-damage-stunned-pilot = Stunned Pilot
xw-damage-console-fire = Console Fire
xw-damage-damaged-engine = Damaged Engine
xw-damage-damaged-sensor-array = Damaged Sensor Array
xw-damage-minor-explosion = Minor Explosion
xw-damage-minor-hull-breach = Minor Hull Breach
xw-damage-munitions-failure = Munitions Failure
xw-damage-structural-damage = Structural Damage
xw-damage-thrust-control-fire = Thrust Control Fire
xw-damage-weapon-malfunction = Weapon Malfunction
