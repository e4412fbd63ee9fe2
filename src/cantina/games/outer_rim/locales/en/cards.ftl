### Outer Rim: the words of cards, tokens and sheets. Every sentence is our own.

## Characters

or-character-han-solo = Han Solo
or-character-boba-fett = Boba Fett
or-character-lando-calrissian = Lando Calrissian
or-character-doctor-aphra = Doctor Aphra
or-character-bossk = Bossk
or-character-jyn-erso = Jyn Erso
or-character-ig-88 = IG-88
or-character-ketsu-onyo = Ketsu Onyo

## Ships, and their names on the flipped side

or-ship-g9-rigger = G9 Rigger
or-ship-g-1a = G-1A Starfighter
or-ship-hwk-290 = HWK-290 Freighter
or-ship-gx1-short-hauler = GX1 Short Hauler
or-ship-lancer = Lancer-Class Pursuit Craft
or-ship-heavy-duty-lifter = Heavy-Duty Lifter
or-ship-aggressor = Aggressor-Class Assault Fighter
or-ship-yv-666 = YV-666 Light Freighter
or-ship-firespray-31 = Firespray-31 Patrol Craft
or-ship-yt-1300 = Modified YT-1300 Light Freighter
or-ship-named-hwk-290 = Moldy Crow
or-ship-named-gx1-short-hauler = Envoy's Grace
or-ship-named-lancer = Shadow Caster
or-ship-named-heavy-duty-lifter = Ark Angel
or-ship-named-aggressor = IG-2000
or-ship-named-yv-666 = Hound's Tooth
or-ship-named-firespray-31 = Slave I
or-ship-named-yt-1300 = Millennium Falcon

## Contacts

or-contact-4-lom = 4-LOM
or-contact-black-krrsantan = Black Krrsantan
or-contact-black-sun-agent = Black Sun Agent
or-contact-boshek = BoShek
or-contact-chewbacca = Chewbacca
or-contact-cikatro-vizago = Cikatro Vizago
or-contact-dengar = Dengar
or-contact-doctor-evazan = Doctor Evazan
or-contact-garindan = Garindan
or-contact-thrawn = Grand Admiral Thrawn
or-contact-greedo = Greedo
or-contact-hera-syndulla = Hera Syndulla
or-contact-hondo-ohnaka = Hondo Ohnaka
or-contact-k-2so = K-2SO
or-contact-leia-organa = Leia Organa
or-contact-lobot = Lobot
or-contact-maz-kanata = Maz Kanata
or-contact-ponda-baba = Ponda Baba
or-contact-qira = Qi'ra
or-contact-saw-gerrera = Saw Gerrera
or-contact-w1-le = W1-LE
or-contact-zuckuss = Zuckuss

## Patrols

or-patrol-rebel-1 = Y-wing flight (Rebel, level 1)
or-patrol-rebel-2 = Hammerhead corvette (Rebel, level 2)
or-patrol-rebel-3 = Nebulon-B frigate (Rebel, level 3)
or-patrol-rebel-4 = Star cruiser (Rebel, level 4)
or-patrol-imperial-1 = TIE patrol (Imperial, level 1)
or-patrol-imperial-2 = Gozanti cruiser (Imperial, level 2)
or-patrol-imperial-3 = Light cruiser (Imperial, level 3)
or-patrol-imperial-4 = Star Destroyer (Imperial, level 4)
or-patrol-hutt-1 = Skiff fighters (Hutt, level 1)
or-patrol-hutt-2 = Armed freighter (Hutt, level 2)
or-patrol-hutt-3 = Cartel gunship (Hutt, level 3)
or-patrol-hutt-4 = Hutt warship (Hutt, level 4)
or-patrol-syndicate-1 = Headhunter pair (Syndicate, level 1)
or-patrol-syndicate-2 = Pike gunboat (Syndicate, level 2)
or-patrol-syndicate-3 = Syndicate corvette (Syndicate, level 3)
or-patrol-syndicate-4 = Syndicate flagship (Syndicate, level 4)

## Spaces

or-space-cantonica = Cantonica
or-space-ord-mantell = Ord Mantell
or-space-lothal = Lothal
or-space-mon-calamari = Mon Calamari
or-space-kessel = Kessel
or-space-tatooine = Tatooine
or-space-nal-hutta = Nal Hutta
or-space-ryloth = Ryloth
or-space-naboo = Naboo
or-space-ring-of-kafrene = Ring of Kafrene
or-space-takodana = Takodana
or-space-maelstrom = Maelstrom
or-space-t1-lo = navpoint 1 near Cantonica and Ord Mantell
or-space-t1-om = navpoint 2 near Cantonica and Ord Mantell
or-space-t1-ro = navpoint 3 near Cantonica and Ord Mantell
or-space-t1-li = navpoint 4 near Cantonica and Ord Mantell
or-space-t1-im = navpoint 5 near Cantonica and Ord Mantell
or-space-t1-ri = navpoint 6 near Cantonica and Ord Mantell
or-space-t1-x = navpoint 7 near Cantonica and Ord Mantell
or-space-t2-lo = navpoint 1 near Lothal and Mon Calamari
or-space-t2-om = navpoint 2 near Lothal and Mon Calamari
or-space-t2-ro = navpoint 3 near Lothal and Mon Calamari
or-space-t2-li = navpoint 4 near Lothal and Mon Calamari
or-space-t2-im = navpoint 5 near Lothal and Mon Calamari
or-space-t2-ri = navpoint 6 near Lothal and Mon Calamari
or-space-t2-x = navpoint 7 near Lothal and Mon Calamari
or-space-t3-lo = navpoint 1 near Kessel
or-space-t3-a = navpoint 2 near Kessel
or-space-t3-b = navpoint 3 near Kessel
or-space-t3-ro = navpoint 4 near Kessel
or-space-t3-li = navpoint 5 near Kessel
or-space-t3-c = navpoint 6 near Kessel
or-space-t3-d = navpoint 7 near Kessel
or-space-t3-e = navpoint 8 near Kessel
or-space-t3-ri = navpoint 9 near Kessel
or-space-t4-lo = navpoint 1 near Tatooine and Nal Hutta
or-space-t4-om = navpoint 2 near Tatooine and Nal Hutta
or-space-t4-ro = navpoint 3 near Tatooine and Nal Hutta
or-space-t4-li = navpoint 4 near Tatooine and Nal Hutta
or-space-t4-im = navpoint 5 near Tatooine and Nal Hutta
or-space-t4-ri = navpoint 6 near Tatooine and Nal Hutta
or-space-t4-x = navpoint 7 near Tatooine and Nal Hutta
or-space-t5-lo = navpoint 1 near Ryloth and Naboo
or-space-t5-om = navpoint 2 near Ryloth and Naboo
or-space-t5-ro = navpoint 3 near Ryloth and Naboo
or-space-t5-li = navpoint 4 near Ryloth and Naboo
or-space-t5-im = navpoint 5 near Ryloth and Naboo
or-space-t5-ri = navpoint 6 near Ryloth and Naboo
or-space-t5-x = navpoint 7 near Ryloth and Naboo
or-space-t6-lo = navpoint 1 near Ring of Kafrene and Takodana
or-space-t6-om = navpoint 2 near Ring of Kafrene and Takodana
or-space-t6-ro = navpoint 3 near Ring of Kafrene and Takodana
or-space-t6-li = navpoint 4 near Ring of Kafrene and Takodana
or-space-t6-im = navpoint 5 near Ring of Kafrene and Takodana
or-space-t6-ri = navpoint 6 near Ring of Kafrene and Takodana
or-space-t6-x = navpoint 7 near Ring of Kafrene and Takodana

## Market cards

or-card-bounty-greedo = Bounty: Greedo
or-card-bounty-hera-syndulla = Bounty: Hera Syndulla
or-card-bounty-maz-kanata = Bounty: Maz Kanata
or-card-bounty-chewbacca = Bounty: Chewbacca
or-card-bounty-black-krrsantan = Bounty: Black Krrsantan
or-card-bounty-saw-gerrera = Bounty: Saw Gerrera
or-card-bounty-hondo-ohnaka = Bounty: Hondo Ohnaka
or-card-bounty-k-2so = Bounty: K-2SO
or-card-bounty-lobot = Bounty: Lobot
or-card-bounty-wanted-1 = Wanted
or-card-bounty-wanted-2 = Wanted
or-card-cargo-coaxium-crystal = Coaxium Crystal
or-card-cargo-droid-parts = Droid Parts
or-card-cargo-food-supplies = Food Supplies
or-card-cargo-salvage = Salvage
or-card-cargo-bacta-supplies = Bacta Supplies
or-card-mod-smuggling-compartment = Smuggling Compartment
or-card-cargo-stolen-hyperfuel = Stolen Hyperfuel
or-card-cargo-stolen-prototype = Stolen Prototype
or-card-cargo-stolen-supplies = Stolen Supplies
or-card-cargo-stolen-weapons = Stolen Weapons
or-card-gear-armored-vest = Armored Vest
or-card-gear-dl-44 = DL-44 Heavy Blaster Pistol
or-card-gear-iqa-11 = IQA-11 Blaster Rifle
or-card-gear-jetpack = Jetpack
or-card-gear-mpl-57 = MPL-57 Grenade Launcher
or-card-gear-plastoid-armor = Plastoid Armor
or-card-gear-vibro-ax = Vibro-Ax
or-card-gear-vibroknife = Vibroknife
or-card-mod-autoblaster = Autoblaster
or-card-mod-ion-cannon = Ion Cannon
or-card-mod-maneuvering-thrusters = Maneuvering Thrusters
or-card-mod-nav-computer = Improved Nav Computer
or-card-mod-quad-laser = Quad Laser Cannon
or-card-mod-shield-upgrade = Shield Upgrade
or-card-mod-targeting-computer = Targeting Computer
or-card-job-casino-heist = The Casino Heist
or-card-job-jabbas-hidden-stash = Jabba's Hidden Stash
or-card-job-jewel-of-yavin = The Jewel of Yavin
or-card-job-kessel-run = The Kessel Run
or-card-job-rebel-prison-break = Rebel Prison Break
or-card-job-relic-of-the-past = Relic of the Past
or-card-job-rescue-from-the-mines = Rescue from the Mines
or-card-job-rooting-out-spies = Rooting Out Spies
or-card-job-hutt-favor = Hutt Favor
or-card-job-imperial-favor = Imperial Favor
or-card-job-rebel-favor = Rebel Favor
or-card-job-syndicate-favor = Syndicate Favor
or-card-job-hired-help-1 = Hired Help
or-card-job-hired-help-2 = Hired Help
or-card-luxury-stolen-jewels = Stolen Jewels
or-card-luxury-legendary-sabacc = Legendary Game of Sabacc
or-card-luxury-mandalorian-armor = Mandalorian Armor
or-card-luxury-proton-torpedoes = Proton Torpedoes
or-card-luxury-dash-rendar = Dash Rendar
or-card-luxury-sy-snootles = Sy Snootles
or-card-luxury-extravagant-wardrobe = Extravagant Wardrobe
or-card-luxury-dejarik-holotable = Dejarik Holotable
or-card-luxury-gift-for-jabba = Gift for Jabba
or-card-luxury-undercover-agent = Undercover Agent
or-card-luxury-statue-dedication = Attend Statue Dedication
or-card-ship-hwk-290 = HWK-290 Freighter
or-card-ship-gx1-short-hauler = GX1 Short Hauler
or-card-ship-lancer = Lancer-Class Pursuit Craft
or-card-ship-heavy-duty-lifter = Heavy-Duty Lifter
or-card-ship-aggressor = Aggressor-Class Assault Fighter
or-card-ship-yv-666 = YV-666 Light Freighter
or-card-ship-firespray-31 = Firespray-31 Patrol Craft
or-card-ship-yt-1300 = Modified YT-1300 Light Freighter
or-card-ship-used-ship-for-sale = Used Ship for Sale

## Databank cards

or-card-databank-1a = Imperial Presence
or-card-databank-1b = Unwanted Attention
or-card-databank-1c = Local Security
or-card-databank-1d = Special Interest Groups
or-card-databank-4-lom = 4-LOM
or-card-databank-black-krrsantan = Black Krrsantan
or-card-databank-black-sun-agent = Black Sun Agent
or-card-databank-boshek = BoShek
or-card-databank-chewbacca = Chewbacca
or-card-databank-cikatro-vizago = Cikatro Vizago
or-card-databank-dengar = Dengar
or-card-databank-doctor-evazan = Doctor Evazan
or-card-databank-garindan = Garindan
or-card-databank-thrawn = Grand Admiral Thrawn
or-card-databank-greedo = Greedo
or-card-databank-hera-syndulla = Hera Syndulla
or-card-databank-hondo-ohnaka = Hondo Ohnaka
or-card-databank-k-2so = K-2SO
or-card-databank-leia-organa = Leia Organa
or-card-databank-lobot = Lobot
or-card-databank-maz-kanata = Maz Kanata
or-card-databank-ponda-baba = Ponda Baba
or-card-databank-qira = Qi'ra
or-card-databank-saw-gerrera = Saw Gerrera
or-card-databank-w1-le = W1-LE
or-card-databank-zuckuss = Zuckuss
or-card-databank-40a = An Epic Game of Sabacc
or-card-databank-40b = A Cutthroat Game of Sabacc
or-card-databank-41a = Tenuous Alliance
or-card-databank-41b = Lost Faith
or-card-databank-42 = The Casino Heist
or-card-databank-43 = Data Courier Swap
or-card-databank-44 = Jabba's Hidden Stash
or-card-databank-45 = The Jewel of Yavin
or-card-databank-46 = The Kessel Run
or-card-databank-47 = Mining Guild Audit
or-card-databank-48 = Rebel Prison Break
or-card-databank-49 = Relic of the Past
or-card-databank-50 = Rescue from the Mines
or-card-databank-51 = Rooting Out Spies
or-card-databank-52 = Smuggle the Defector
or-card-databank-90a = Bounty: Doctor Evazan
or-card-databank-90b = Bounty: Ponda Baba
or-card-databank-90c = Bounty: Garindan
or-card-databank-90d = Bounty: BoShek
or-card-databank-91a = Glitterstim Packets
or-card-databank-91b = Unmarked Crates
or-card-databank-91c = Forged Transit Papers
or-card-databank-91d = Medical Shipment
or-card-databank-92a = Data Courier Swap
or-card-databank-92b = Mining Guild Audit
or-card-databank-92c = Smuggle the Defector
or-card-databank-92d = Silence the Informer

## Solo cards

or-card-ai-1 = Solo card 1
or-card-ai-2 = Solo card 2
or-card-ai-3 = Solo card 3
or-card-ai-4 = Solo card 4
or-card-ai-5 = Solo card 5
or-card-ai-6 = Solo card 6
or-card-ai-7 = Solo card 7
or-card-ai-8 = Solo card 8
or-card-ai-9 = Solo card 9
or-card-ai-10 = Solo card 10

## Encounter cards

or-card-cantonica-ord-mantell-1 = High Rollers' Table
or-card-cantonica-ord-mantell-2 = House Odds
or-card-cantonica-ord-mantell-3 = Chance Cubes
or-card-cantonica-ord-mantell-4 = Old War Comrade
or-card-cantonica-ord-mantell-5 = Loaded Chance Cube
or-card-cantonica-ord-mantell-6 = Savrip Hunt
or-card-cantonica-ord-mantell-7 = Grand Suite
or-card-cantonica-ord-mantell-8 = Smooth Talker
or-card-cantonica-ord-mantell-9 = Marked Cards
or-card-cantonica-ord-mantell-10 = Hidden Stake
or-card-lothal-mon-calamari-1 = Convoy Schedule
or-card-lothal-mon-calamari-2 = Work Wanted
or-card-lothal-mon-calamari-3 = Smuggle the Crew
or-card-lothal-mon-calamari-4 = Low Flight over the Plains
or-card-lothal-mon-calamari-5 = Grudge against the Empire
or-card-lothal-mon-calamari-6 = Drill on the Landing Field
or-card-lothal-mon-calamari-7 = Survey for the Governor
or-card-lothal-mon-calamari-8 = Old Friends of the Fleet
or-card-lothal-mon-calamari-9 = Settling Scores
or-card-lothal-mon-calamari-10 = Two Banners
or-card-kessel-maelstrom-1 = Spice in the Shadows
or-card-kessel-maelstrom-2 = Straight through the Storm
or-card-kessel-maelstrom-3 = Unlisted Spice
or-card-kessel-maelstrom-4 = Storm Charts
or-card-kessel-maelstrom-5 = Cargo Yard
or-card-kessel-maelstrom-6 = Royal Spice
or-card-kessel-maelstrom-7 = Buyer without a Name
or-card-kessel-maelstrom-8 = Ambush at the Mines
or-card-kessel-maelstrom-9 = Secret Corridor
or-card-kessel-maelstrom-10 = Salvage in the Dust
or-card-tatooine-nal-hutta-1 = Whispers at the Palace
or-card-tatooine-nal-hutta-2 = Price on Every Head
or-card-tatooine-nal-hutta-3 = Hunter Hunted
or-card-tatooine-nal-hutta-4 = Dragon Country
or-card-tatooine-nal-hutta-5 = Rich Pickings
or-card-tatooine-nal-hutta-6 = Introductions
or-card-tatooine-nal-hutta-7 = Cantina Droid
or-card-tatooine-nal-hutta-8 = Fixed Race
or-card-tatooine-nal-hutta-9 = Cup of Blue Milk
or-card-tatooine-nal-hutta-10 = Jabba Wants Amends
or-card-ryloth-naboo-1 = Bazaar of Lessu
or-card-ryloth-naboo-2 = Building Materials
or-card-ryloth-naboo-3 = Safe House
or-card-ryloth-naboo-4 = Grain Transport
or-card-ryloth-naboo-5 = Free Ryloth Veteran
or-card-ryloth-naboo-6 = Ships of the Resistance
or-card-ryloth-naboo-7 = Warehouse Auction
or-card-ryloth-naboo-8 = Compromising Papers
or-card-ryloth-naboo-9 = Gratitude of Ryloth
or-card-ryloth-naboo-10 = Shipyard Clearance
or-card-kafrene-takodana-1 = Passengers Wanted
or-card-kafrene-takodana-2 = Change of Plans
or-card-kafrene-takodana-3 = Deflector Parts
or-card-kafrene-takodana-4 = Castle Archivist
or-card-kafrene-takodana-5 = Retired Spy Droid
or-card-kafrene-takodana-6 = Tuned Drive
or-card-kafrene-takodana-7 = Price of Fame
or-card-kafrene-takodana-8 = Message from an Old Friend
or-card-kafrene-takodana-9 = Favor Returned
or-card-kafrene-takodana-10 = Crowded Lanes
or-card-navpoint-1 = Friends with Repair Droids
or-card-navpoint-2 = Under the Sensors
or-card-navpoint-3 = Weequay Gunner
or-card-navpoint-4 = Encrypted Message
or-card-navpoint-5 = Checkpoint
or-card-navpoint-6 = Adrift
or-card-navpoint-7 = Trade Route Toll
or-card-navpoint-8 = Pirate Trick
or-card-navpoint-9 = Borrowed Codes
or-card-navpoint-10 = Inspection

## Enemies

or-enemy-black-krrsantan = Black Krrsantan
or-enemy-favor-enforcers = enforcers
or-enemy-casino-security = casino security
or-enemy-palace-guards = palace guards
or-enemy-auction-guards = auction guards
or-enemy-mine-guards = mine guards
or-enemy-stormtroopers = stormtroopers
or-enemy-tie-pursuit = TIE fighters in pursuit
or-enemy-mine-overseers = mine overseers
or-enemy-imperial-agents = Imperial agents
or-enemy-port-guards = port guards
or-enemy-local-thugs = local thugs
or-enemy-port-security = port security
or-enemy-debt-collectors = debt collectors
or-enemy-rival-mercenaries = rival mercenaries
or-enemy-savrip = a savrip
or-enemy-summa-verminoth = a summa-verminoth
or-enemy-krayt-dragon = a krayt dragon
or-enemy-dragonsnake = a dragonsnake
or-enemy-free-ryloth-fighters = Free Ryloth fighters
or-enemy-deserters = deserters
or-enemy-hutt-raiders = raiders of the Hutts

## Words of the table

or-faction-rebel = Rebel
or-faction-imperial = Imperial
or-faction-hutt = Hutt
or-faction-syndicate = Syndicate
or-skill-influence = Influence
or-skill-knowledge = Knowledge
or-skill-piloting = Piloting
or-skill-stealth = Stealth
or-skill-strength = Strength
or-skill-tactics = Tactics
or-skill-tech = Tech
or-face-hit = hit
or-face-crit = crit
or-face-focus = focus
or-face-blank = blank
or-deck-bounty = bounty deck
or-deck-cargo = cargo deck
or-deck-gear-mod = gear and mod deck
or-deck-job = job deck
or-deck-luxury = luxury deck
or-deck-ship = ship deck

## Words that cards are made of

or-whose-planet = your planet’s faction
or-whose-patrol = a patrol here
or-whose-nearest-patrol = the nearest patrol
or-whose-any = a faction of your choice
or-whose-favor = the faction of this favor
or-whose-rival = a faction of the other player’s choice
or-where-here = on your planet
or-where-near = within 3 spaces
or-where-tile = on your map tile
or-where-any = anywhere
or-hurt-character = your character
or-hurt-ship = your ship
or-hurt-both = your character and your ship
or-asset-bounty = bounty
or-asset-cargo = cargo
or-asset-crew = crew
or-asset-gear = gear
or-asset-job = job
or-asset-mod = mod
or-trait-illegal = ILLEGAL
or-trait-weapon = WEAPON
or-trait-armor = ARMOR
or-class-white = grey
or-class-green = green
or-class-yellow = yellow
or-standing-positive = positive
or-standing-neutral = neutral
or-standing-negative = negative
or-any-deck = any market deck
or-place-cantonica = Cantonica
or-place-ord-mantell = Ord Mantell
or-place-lothal = Lothal
or-place-mon-calamari = Mon Calamari
or-place-kessel = Kessel
or-place-maelstrom = Maelstrom
or-place-tatooine = Tatooine
or-place-nal-hutta = Nal Hutta
or-place-ryloth = Ryloth
or-place-naboo = Naboo
or-place-ring-of-kafrene = Ring of Kafrene
or-place-takodana = Takodana
or-place-patrol = A patrol is here
or-place-no-patrol = No patrol is here

## Effects

or-says-and = { $first } and { $rest }
or-says-or = { $first } or { $rest }
or-says-then = { $first }, then { $rest }
or-says-choose = choose: { $options }
or-says-choose-or = { $first }; or { $rest }
or-says-otherwise = { $first }; if you do not, { $second }
or-says-gain-credits = gain { $amount } credits
or-says-lose-credits = lose { $amount } credits
or-says-take-credits = take { $amount } credits from that player
or-says-spend = spend { $amount } credits
or-says-spend-less = spend { $amount } credits, less { $less } for each { $per },
or-says-gain-fame = gain { $amount } fame
or-says-gain-reputation = gain { $amount } reputation ({ $faction })
or-says-lose-reputation = lose { $amount } reputation ({ $faction })
or-says-lose-reputation-always = lose { $amount } reputation, even if it is negative already ({ $faction })
or-says-suffer = suffer { $amount } damage on { $what }
or-says-recover = recover { $amount } damage from { $what }
or-says-recover-all = recover all damage from { $what }
or-says-test = test { $skill }
or-says-if-passed = { $first }; if you pass, { $effect }
or-says-if-failed = { $first }; if you fail, { $effect }
or-says-next-test-unskilled = make the next test as if unskilled
or-says-roll-dice = roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $faces }
or-says-roll-dice-each = roll 1 die for each { $count }, for { $faces }
or-says-each = { $first }; for each such die, { $effect }
or-says-no-die = { $first }; with no such die, { $effect }
or-says-fight-ground = fight { $enemy } on the ground ({ $dice } dice)
or-says-fight-ship = fight { $enemy } in space ({ $dice } dice)
or-says-fight-player = fight another player in your space
or-says-fight-player-ship = fight another player in your space, ship against ship
or-says-who = { $first } (if { $who })
or-says-if-won = { $first }; if you win, { $effect }
or-says-if-lost = { $first }; if you lose, { $effect }
or-says-if-survived = { $first }; if you win and are not defeated, { $effect }
or-says-enemy-chooses = the player who rolled for the enemy chooses: { $options }
or-says-gamble = you and every other player here may stake { $stake } credits and test { $skill }; whoever passes gets twice the stake
or-says-stake = you and that player may stake up to { $most } credits each; both test { $skill }, and a lone pass takes the stakes
or-says-duel = you and that player test { $skills }; more passes win, ties are yours
or-says-move = move up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}
or-says-jump = move directly to a planet of this map tile
or-says-move-patrol = move a patrol up to { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} ({ $faction })
or-says-bring-patrol = move a patrol directly to your space ({ $faction })
or-says-extra-turn = take an extra turn
or-says-end-turn = end your turn
or-says-encounter-within = fight a patrol or encounter a contact up to { $spaces } spaces away
or-says-buy-top = buy the top card ({ $decks })
or-says-buy-top-less = buy the top card for { $discount } credits less ({ $decks })
or-says-gain-top = gain the top card for free ({ $deck })
or-says-search = look at the first { $cards } cards, buy one of them and shuffle the rest ({ $deck })
or-says-search-free = look at the first { $cards } cards, gain one of them and shuffle the rest ({ $deck })
or-says-discard-top = discard the top card ({ $decks })
or-says-market-action = make a market action
or-says-market-action-anywhere = make a market action on a planet or at a navpoint
or-says-sell = sell one of your assets for its cost and { $extra } credits on top ({ $types })
or-says-buy-ship = buy any unused ship, goal side up; its market card leaves the game
or-says-buy-ship-dearer = buy any unused ship that costs more than yours; its market card leaves the game
or-says-for-less = { $effect }, for { $discount } credits less
or-says-with-damage = { $effect }, with { $damage } damage on it
or-says-gain-this = gain the asset on this card
or-says-discard-this = discard this card
or-says-remove-job = remove the job from the game
or-says-discard-asset = discard one of your assets ({ $type })
or-says-discard-asset-trait = discard one of your assets ({ $type }, { $trait })
or-says-steal-droid = take a droid crew member from another player in your space
or-says-deliver-this = deliver the cargo as usual
or-says-deliver-this-half = deliver the cargo for half its credits and no fame
or-says-discard-cargo = discard the cargo
or-says-complete-job = complete this job
or-says-fail-job = fail this job
or-says-go-to = go to section { $section }
or-says-half-reward = get only half the credits of this job
or-says-resolve = resolve databank card { $number }
or-says-complete-goal = complete this goal
or-says-mark-planet = put a damage token on this planet
or-says-look-at-contacts = look secretly at { $most ->
    [one] 1 contact
   *[other] { $most } contacts
} { $where }
or-says-look-at-contacts-hunted = look secretly at { $most ->
    [one] 1 contact
   *[other] { $most } contacts
} of the class of one of your bounties { $where }
or-says-reveal-contact = turn 1 contact face up { $where }
or-says-move-contact = move 1 contact { $where } to any planet with room
or-says-move-contact-here = move 1 contact from { $where } to your planet
or-says-move-contact-this = move { $contact } to { $planet }
or-says-swap-contacts = swap a contact on your planet with one elsewhere
or-says-meet-contact = encounter a contact { $where }
or-says-choose-player = choose another player in your space
or-says-that = that player: { $effect }
or-says-reroll = reroll { $most ->
    [0] any number of your dice
    [one] 1 of your dice
   *[other] up to { $most } of your dice
}
or-says-reroll-faces = reroll { $most ->
    [0] any number of your dice
    [one] 1 of your dice
   *[other] up to { $most } of your dice
} showing { $faces }
or-says-turn = turn { $most ->
    [one] 1 of your dice
   *[other] up to { $most } of your dice
} from { $faces } to { $to }
or-says-cancel = cancel 1 { $face } of your opponent
or-says-add = add 1 { $face } to your roll
or-says-skill-for-test = have the tested skill once more for this test
or-says-roll-again = make the test again
or-says-no-stop = do not stop in this space
or-says-must-stop = make that player stop here
or-says-chase-other = send the patrol toward another player
or-says-not-defeated = do not be defeated
or-says-fame-for-credits = take 1 more fame instead of the credits
or-says-prevent-damage = prevent { $amount } damage

## Conditions

or-says-all-of = { $first } and { $rest }
or-says-any-of = { $first } or { $rest }
or-says-reputation = your reputation is { $standing } ({ $faction })
or-says-has-skill = you have { $skills }
or-says-has = you have at least { $least } { $type }
or-says-has-trait = you have { $type } with the trait { $trait }
or-says-has-droids = you have at least { $least } droid { $type }
or-says-has-card = you have { $card }
or-says-has-credits = you have { $least } credits
or-says-is-droid = your character is a droid
    .not = your character is no droid
or-says-is-defeated = you are defeated
    .not = you are not defeated
or-says-is-damaged = there is damage on { $what }
or-says-on-planet = you are on a planet
or-says-on-planet-of-any = you are on a planet of a faction
or-says-on-planet-of = you are on a planet of this faction: { $faction }
or-says-at-navpoint = you are at a navpoint
or-says-player-here = another player is in your space
or-says-player-here-who = another player is in your space and { $who }
or-says-more-fame = that player has more fame than you
or-says-other-reputation = that player’s reputation is { $standing } ({ $faction })
or-says-other-reputation-any = that player’s reputation is { $standing } with any faction
or-says-most-famous = nobody has more fame than you
or-says-positive-standings = your reputation is positive with at least { $least } factions
or-says-in-combat = you are in combat
or-says-in-combat-ground = you are in ground combat
or-says-in-combat-ship = you are in space combat
or-says-in-combat-patrol = you fight a patrol
or-says-in-combat-player = you fight another player
or-says-in-combat-bounty = you fight the target of a bounty
or-says-in-test = you are making a skill test
or-says-helped = this card lent you the skill
or-says-enemy-faction = your opponent belongs to this faction or is a player on good terms with it: { $faction }
or-says-patrol-pays-fame = the patrol’s reward includes fame
or-says-event-amount = it is { $least } or more
or-says-patrol-within = the patrol is within { $spaces } spaces
or-says-ship-costs = your ship costs at least { $least } credits
or-says-equipment-costs = you have at least { $mods } mod and { $gear } gear that together cost { $least } credits or more
or-says-marked-planets = your damage tokens lie on { $least } planets
or-event-eliminate = you eliminate the target
or-event-illegal = the cargo is ILLEGAL
or-event-bounty = it is a bounty’s reward
or-event-job = it is a job’s reward
or-says-owned = { $type } you have
or-says-owned-card = { $card } you have

## When an ability is used

or-moment-planning = Planning
or-moment-action = Action
or-moment-encounter = Encounter
or-moment-any-time = At any time on your turn
or-moment-after-roll = After a roll of your dice
or-moment-results = When results are counted
or-moment-before-test = Before a skill test
or-moment-test-failed = After a failed skill test
or-moment-test-passed = After a passed skill test
or-moment-delivery-roll = When you roll the die for ILLEGAL cargo
or-moment-combat-won = When you win a combat
or-moment-before-damage = When you are about to suffer damage
or-moment-cargo-delivered = When you deliver cargo
or-moment-capture-delivered = When you deliver a captured contact
or-moment-job-completed = When you complete a job
or-moment-bounty-reward = When you collect a bounty’s reward
or-moment-reward = When you gain a reward
or-moment-encounter-credits = When an encounter gives you credits
or-moment-enter-patrol-space = When you move into a space with a patrol
or-moment-player-enters-space = When another player moves into your space
or-moment-patrol-icon = When a patrol would move after your market action
or-moment-market-action-done = After your market action
or-moment-before-defeat = When you are about to be defeated
or-moment-defeated = When you are defeated
or-moment-ship-recovered = When you recover damage from this ship
or-moment-crew-gained = When you gain crew
or-limit-turn = once per turn
or-limit-combat = once per combat

## Lines of a card

or-line-ability = { $moment }: { $effect }
or-line-ability-if = { $moment }, if { $condition }: { $effect }
or-line-limited = { $line } ({ $limit })
or-line-if = if { $condition }: { $line }
or-line-each = { $line } for each { $count }
or-modifier-hyperdrive = +{ $amount } hyperdrive
or-modifier-ground-combat = +{ $amount } ground combat
or-modifier-ship-combat = +{ $amount } ship combat
or-modifier-health = +{ $amount } health
or-modifier-hull = +{ $amount } hull
or-modifier-fame = +{ $amount } fame
or-modifier-opponent-ground-dice = your opponent rolls { $amount } die fewer in ground combat
or-modifier-opponent-ship-dice = your opponent rolls { $amount } die fewer in space combat
or-modifier-damage-cap-after-win = when you win you suffer at most { $amount } damage
or-modifier-never-forced-by-patrols = negative reputation never forces you to encounter a patrol
or-modifier-no-reputation-loss-for-patrols = winning against a patrol costs you no reputation
or-modifier-passes-maelstrom = you may pass the Maelstrom without stopping
or-reward-credits = { $amount } credits
or-reward-fame = { $amount } fame
or-reward-reputation = { $amount } reputation ({ $faction })
or-reward-reputation-lost = the loss of { $amount } reputation ({ $faction })
or-reward-nothing = nothing
or-goal-event = { $times ->
    [one] { $moment }
   *[other] { $moment } ({ $times } times)
}
or-goal-event-if = { $times ->
    [one] { $moment }, if { $condition }
   *[other] { $moment }, if { $condition } ({ $times } times)
}
or-line-goal = Goal ({ $fame } fame): { $goal }
or-line-type = Asset: { $type }
or-line-cost = Cost: { $cost } credits
or-line-traits = Traits: { $traits }
or-line-limit-one = Only one { $trait } for each character
or-line-skills = Skills: { $skills }
or-line-droid = Droid
or-line-start = Starting planet: { $planet }
or-line-cannot-buy = Cannot be bought on { $planet }
or-line-destination = Destination: { $planet }
or-line-destination-player = Destination: the space of another player
or-line-tested = Tests: { $skills }
or-decisive = { $skill } (decisive)
or-line-resolve = Encounter: resolve databank card { $number }
or-line-encounter = Encounter: { $effect }
or-line-reward = Reward: { $reward }
or-line-removed = After its reward this card leaves the game
or-line-discarded = After its reward this card is discarded
or-line-fits = Goes into a cargo or a mod slot
or-line-holds-cargo = Holds { $cargo } cargo itself
or-line-keeps = Cannot be discarded while it is unfinished
or-line-target = Target: { $contact } ({ $rank })
or-line-target-ground = Fights on the ground with { $dice } dice
or-line-target-ship = Fights in space with { $dice } dice
or-line-eliminate = Eliminate: { $reward }
or-line-capture = Capture and deliver to { $planet }: { $reward }
or-line-after-reward = After either reward: { $reward }
or-line-section = { $place }: { $effect }
or-line-secret = { $place }, secret: { $ability }
or-line-part = if your reputation is { $standing } ({ $faction }), { $effect }
or-line-deck = Deck: { $deck }
or-line-databank = Databank card { $number } ({ $copies ->
    [one] the only one
   *[other] one of { $copies }
} with this number)
or-line-sale = Buy any unused ship that costs more than yours; it has 3 damage. Its card leaves the game, this one is shuffled back
or-line-ship-card = Take the sheet of { $ship }, goal side up; this card leaves the game
or-line-text = Text: { $effect }
or-line-step = { $number }. { $effect }
or-line-icon = Patrol: { $faction }, { $distance } spaces
or-line-character = Ground combat { $ground }, health { $health }
or-line-setup = Starts with databank card { $number }
or-line-reputation = Starts with { $standing } reputation ({ $faction })
or-line-any-reputation = Starts with positive reputation with a faction of choice
or-line-flipped = Flipped: { $line }
or-line-ship = Hull { $hull }, ship combat { $combat }, hyperdrive { $hyperdrive }
or-line-slots =
    Slots: cargo { $cargo }{ $mod ->
        [0] { "" }
       *[other] , mod { $mod }
    }{ $either ->
        [0] { "" }
       *[other] , cargo or mod { $either }
    }, crew { $crew }
or-line-named = Flipped name: { $name }
or-line-contact = Contact of class { $rank }, databank card { $number }
or-line-faction = Faction: { $faction }
or-line-patrol = Faction: { $faction }, level { $level }
or-line-patrol-dice = Fights in space with { $dice } dice
or-line-unbeatable = Cannot be beaten; whoever fights it is defeated
or-line-ai-planning = Planning, the first that applies: { $bullet }
or-line-ai-action = Action, all that apply: { $bullet }
or-line-ai-encounter = Encounter, the first that applies: { $bullet }
or-line-ai-discard = At the end discard the top card of { $decks }
or-line-ai-shuffle = Shuffle this card back into the solo deck
or-ai-recover = recover all damage
or-ai-recover-defeated = if defeated, recover all damage
or-ai-move = move to the nearest goal token
or-ai-credits = gain { $amount } credits
or-ai-credits-faction = gain { $amount } credits, then lose 1 reputation ({ $faction })
or-ai-reputation-faction = gain { $amount } reputation ({ $faction })
or-ai-deliver = deliver cargo at its destination
or-ai-deliver-ship-damage = deliver cargo at its destination; for ILLEGAL cargo the ship suffers { $amount } damage
or-ai-deliver-character-damage = deliver cargo at its destination; for ILLEGAL cargo the character suffers { $amount } damage
or-ai-deliver-reputation = deliver cargo at its destination; for ILLEGAL cargo lose { $amount } reputation with the planet’s faction
or-ai-buy = buy a card ({ $deck })
or-ai-goal-token = { $bullet } and put a goal token on its destination
or-ai-if-full = { $bullet }; if no fitting slot is empty, { $otherwise } instead
or-ai-patrol = fight a patrol with which reputation is negative
or-ai-job = complete a job at its destination
or-ai-fame = spend { $amount } credits to gain 1 fame
or-ai-contact = reveal the lowest contact on the planet and gain it as crew for free
or-ai-contact-only = reveal the lowest face-down contact on the planet

## Questions of cards

or-ask-may = Do you want to { $effect }?
or-ask-choose = Choose one.
or-ask-opponent = Whom do you fight?
or-ask-deck = Choose a market deck.
or-ask-sell = Which asset do you sell?
or-ask-discard = Which asset do you discard?
or-ask-stake = How much do you stake, up to { $most } credits?
or-option-stake = { $amount } credits
or-ask-match-stake = Do you match the stake of { $amount } credits?
or-ask-gamble = Do you stake { $stake } credits on a test of { $skill }?

## Backs of the encounter decks

or-back-cantonica-ord-mantell = Encounters: Cantonica, Ord Mantell
or-back-lothal-mon-calamari = Encounters: Lothal, Mon Calamari
or-back-kessel-maelstrom = Encounters: Kessel, the Maelstrom
or-back-tatooine-nal-hutta = Encounters: Tatooine, Nal Hutta
or-back-ryloth-naboo = Encounters: Ryloth, Naboo
or-back-kafrene-takodana = Encounters: Ring of Kafrene, Takodana
or-back-navpoint = Encounters: navpoints
or-hint-gambling = gambling
or-hint-crew = crew
or-hint-gear = gear
or-hint-credits = credits
or-hint-movement = movement
or-hint-jobs = jobs
or-hint-rebel-reward = rewards from the Rebels
or-hint-fight-imperial-players = fighting players on good terms with the Empire
or-hint-illegal-cargo = illegal cargo
or-hint-fame-for-reputation = fame for positive reputation
or-hint-extra-turn = an extra turn
or-hint-fight-players = fighting players
or-hint-find-contacts = finding contacts
or-hint-bounties = bounties
or-hint-rebel-reputation = Rebel reputation
or-hint-cargo = cargo
or-hint-sell-assets = selling your assets
or-hint-buy-ships = buying ships
or-hint-move-contacts = moving contacts
or-hint-mods = mods
or-hint-fame-for-credits = fame for credits

## Commands

or-help-odds = Exact odds in Outer Rim
or-help-odds-test = Chance to pass a skill test
or-help-odds-combat = Chance to win a combat, and what it costs
or-help-cards = Every card, token and sheet of Outer Rim as text
or-help-skills = How often you have the tested skill
or-help-rerolls = Rerolls of one die each
or-help-attack = Dice of the attacker, who wins ties
or-help-defence = Dice of the defender
or-help-kind = ground or ship
or-help-left = Health or hull you have left
or-help-cards-name = Only components whose id or name contains this
or-odds-test = Skill { $skills ->
    [one] once
   *[other] { $skills } times
}, { $rerolls ->
    [0] no reroll
    [one] 1 reroll
   *[other] { $rerolls } rerolls
}: { $chance } to pass
or-odds-combat-ground = Ground combat, { $attack } dice against { $defence }: { $chance } to win
or-odds-combat-ship = Space combat, { $attack } dice against { $defence }: { $chance } to win
or-odds-damage = Expected damage: { NUMBER($dealt, minimumFractionDigits: 2, maximumFractionDigits: 2) } dealt, { NUMBER($suffered, minimumFractionDigits: 2, maximumFractionDigits: 2) } suffered
or-odds-defeat = With { $left } left: { $chance } to be defeated
or-odds-bad-number = { $option } must be between 0 and { $most }.
or-cards-title = { $name } [{ $id }] ({ $confidence })
or-cards-total = { $count } components: { $seed } from the rulebooks, { $public } from public sources, { $ours } of our own
or-cards-none = No component contains “{ $name }”.
or-confidence-seed = from the rulebooks
or-confidence-public = from public sources
or-confidence-ours = our own

## Balance

or-help-balance = Is the game fair? Bots play many matches
or-help-balance-game = Matches of Outer Rim with random characters: wins, fame, goals, length, unwanted cards
or-help-balance-seats = Seats at the table
or-help-balance-bot = Which bot plays
or-help-balance-report = Write the report to this file
or-balance-title = Outer Rim: the balance of { $games } matches
or-balance-how = { $seats } seats, bot { $bot }, seed { $seed }, characters and starting ships by lot. In brackets the bounds that 95 of 100 such samples keep.
or-balance-characters = Wins by character
or-balance-ships = Wins by the ship flown at the end
or-balance-places = Wins by turn order
or-balance-place = Player { $place } in turn order
or-balance-fame = Fame by source
or-balance-goals = Personal goals met
or-balance-ship-goals = Ship goals met
or-balance-length = Length
or-balance-rounds = { $mean } rounds on average, give or take { $error }; from { $least } to { $most }.
or-balance-never = Never bought
or-balance-all = Every card of the market found a buyer.
or-balance-share = Share
or-balance-cases = Cases
