"""What each card offers first, with a bit of everything on the table: its targets and no others."""

from destiny.cards import crowd

FIRST_OFFERS = [
    ("AW 8", "special", crowd.THEIR_CHARACTERS),  # F-11D Rifle
    ("AW 11", "special", crowd.THEIR_CHARACTERS),  # Kylo Ren
    ("AW 12", "action", crowd.THIS | crowd.ALL_DICE),  # Nightsister
    (
        "AW 14",
        "action",
        {
            "my blue",
            "my red",
            "my unique",
            "my vehicle",
            "my weapon",
            "their droid",
            "their red",
            "their unique",
            "their yellow",
        },
    ),  # Immobilize
    ("AW 20", "activate", crowd.THIS | {"my yellow", "their yellow"}),  # Jabba the Hutt
    ("AW 28", "action", crowd.MY_DICE),  # Leia Organa
    ("AW 43", "special", crowd.MY_DICE),  # BB-8
    ("AW 57", "special", crowd.THIS | crowd.ALL_DICE),  # Force Throw
    ("AW 59", "special", crowd.EVERYBODY),  # Lightsaber
    ("AW 60", "special", crowd.THEIR_CHARACTERS),  # Mind Probe
    ("AW 75", "play", {"my red", "my unique"}),  # The Best Defense...
    ("AW 84", "play", crowd.EVERYBODY),  # Intimidate
    ("AW 89", "action", crowd.MY_DICE),  # Power of the Dark Side
    ("AW 115", "play", crowd.EVERYBODY),  # Defensive Stance
    ("AW 117", "play", {"their red", "their unique"}),  # Heroism
    ("AW 124", "action", crowd.EVERYBODY),  # Awakening
    ("AW 126", "play", crowd.THEIR_DICE),  # Daring Escape
    ("AW 128", "play", {"my blue", "my red", "my unique"}),  # Draw Attention
    ("AW 143", "play", {"my blue", "my red", "my yellow"}),  # Squad Tactics
    ("AW 149", "play", crowd.ALL_DICE),  # Use The Force
    ("AW 151", "play", {"my blue", "my red", "my unique", "my vehicle", "my yellow"}),  # Aim
    ("AW 156", "play", crowd.THEIR_DICE),  # Flank
    ("AW 157", "play", crowd.EVERYBODY),  # Take Cover
    ("AW 162", "play", crowd.ALL_DICE),  # Unpredictable
    ("AW 168", "claim", crowd.EVERYBODY),  # Frozen Wastes
    ("SoR 10", "special", crowd.THIS | crowd.EVERYBODY),  # Darth Vader
    ("SoR 14", "special", crowd.EVERYBODY),  # Force Lightning
    ("SoR 19", "action", crowd.THIS | crowd.EVERYBODY),  # Guavian Enforcer
    ("SoR 21", "action", crowd.THIS | crowd.MY_DICE),  # Unkar Plutt
    ("SoR 28", "special", crowd.THEIR_DICE),  # Rebel Commando
    ("SoR 30", "action", {"my blue", "my unique", "my vehicle", "my weapon"}),  # C-3PO
    ("SoR 36", "special", {"my blue", "my unique"}),  # Luminara Unduli
    (
        "SoR 43",
        "special",
        {"their red", "their unique", "their weapon", "their yellow"},
    ),  # Chewbacca
    (
        "SoR 45",
        "activate",
        crowd.THIS | {"my blue", "my unique", "my vehicle", "my weapon"},
    ),  # Maz Kanata
    ("SoR 65", "play", {"my yellow", "their weapon"}),  # Traitor!
    ("SoR 80", "play", crowd.THEIR_DICE),  # Doubt
    ("SoR 91", "play", crowd.EVERYBODY),  # Friendly Fire
    ("SoR 101", "play", {"my blue"}),  # Destiny
    ("SoR 104", "play", crowd.THEIR_DICE),  # Krayt Dragon Howl
    ("SoR 105", "play", crowd.EVERYBODY),  # My Ally Is The Force
    ("SoR 129", "play", crowd.MY_CHARACTERS),  # Momentum Shift
    ("SoR 132", "play", crowd.EVERYBODY),  # Rejuvenate
    ("SoR 136", "play", {"my red", "my vehicle", "their red"}),  # Evade
    ("SoR 138", "play", {"my blue", "my weapon", "their unique"}),  # Parry
    ("SoR 151", "claim", crowd.EVERYBODY),  # Carbon-freezing Chamber
    ("SoR 152", "claim", {"my weapon", "their weapon"}),  # Cargo Hold
    ("SoR 159", "claim", {"my blue", "my vehicle", "my weapon"}),  # Secret Facility
    ("EaW 8", "special", crowd.THEIR_CHARACTERS),  # Quinlan Vos
    ("EaW 16", "special", crowd.THIS | crowd.EVERYBODY),  # Bazine Netal
    (
        "EaW 17",
        "activate",
        {"my blue", "my red", "my unique", "my yellow", "their unique", "their yellow"},
    ),  # Bossk
    ("TPG 2", "special", crowd.THIS | crowd.EVERYBODY),  # Captain Phasma
    ("TPG 3", "special", crowd.EVERYBODY),  # Droid Commandos
    ("TPG 7", "special", crowd.EVERYBODY),  # Crossguard Lightsaber
    ("TPG 8", "special", {"my red", "my vehicle", "their red"}),  # Force Stasis
    ("TPG 10", "action", {"my red", "my unique", "my vehicle"}),  # Armored Support
    ("TPG 11", "play", {"their red", "their unique"}),  # First Strike
    (
        "TPG 12",
        "play",
        {
            "my blue",
            "my red",
            "my unique",
            "my vehicle",
            "my weapon",
            "my yellow",
            "their red",
            "their unique",
            "their weapon",
            "their yellow",
        },
    ),  # I Have You Now
    ("TPG 22", "play", crowd.ALL_DICE),  # Subjugate
    ("TPG 23", "claim", crowd.EVERYBODY),  # Hangar Bay
    ("TPG 25", "special", crowd.THIS | crowd.EVERYBODY),  # Poe Dameron
    ("TPG 26", "special", crowd.EVERYBODY),  # Medical Droid
    ("TPG 29", "special", crowd.EVERYBODY),  # Poe Dameron's Blaster
    ("TPG 32", "action", {"my blue", "their unique"}),  # Luke's Protection
    (
        "TPG 33",
        "action",
        {"my blue", "my red", "my vehicle", "my weapon", "their red", "their unique"},
    ),  # Honor Guard
    ("TPG 34", "play", {"my blue", "my vehicle", "my weapon"}),  # Direct Hit
    ("TPG 36", "play", crowd.ALL_DICE),  # Recon
    ("TPG 38", "play", crowd.MY_DICE),  # Concentrate
    ("TPG 40", "play", crowd.ALL_DICE),  # Distraction
    ("TPG 41", "play", crowd.MY_DICE),  # Do Or Do Not
    ("TPG 42", "play", crowd.MY_DICE),  # Fierce Resolve
    ("TPG 45", "play", {"their red", "their unique"}),  # Sound The Alarm
    ("LEG 19", "special", crowd.THIS | crowd.ALL_DICE),  # Boba Fett
    ("LEG 25", "action", crowd.THIS | {"my yellow"}),  # Slave I
    ("LEG 26", "special", crowd.EVERYBODY),  # Hunter Instinct
    ("LEG 27", "special", crowd.EVERYBODY),  # Wrist Rockets
    ("LEG 31", "action", crowd.THIS | crowd.EVERYBODY),  # Luke Skywalker
    ("LEG 38", "activate", crowd.THIS | crowd.MY_CHARACTERS),  # Clone Trooper
    ("LEG 46", "activate", crowd.THIS | crowd.ALL_DICE),  # Han Solo
    ("LEG 52", "activate", crowd.MY_CHARACTERS),  # Millennium Falcon
    ("LEG 56", "special", crowd.THIS | crowd.MY_DICE),  # Force Focus
    ("LEG 64", "action", crowd.THIS | {"my blue"}),  # 74-Z Speeder Bike
    ("LEG 86", "play", {"my blue", "my unique", "my vehicle", "my weapon"}),  # Imperial Might
    ("LEG 98", "play", {"my yellow"}),  # Take Flight
    ("LEG 101", "play", crowd.EVERYBODY),  # Ataru Strike
    ("LEG 102", "play", crowd.EVERYBODY),  # Heightened Awareness
    ("LEG 116", "play", crowd.THEIR_DICE),  # Bravado
    ("LEG 119", "play", {"my blue", "my unique", "my vehicle", "my weapon"}),  # Impulsive
    ("LEG 125", "play", crowd.ALL_DICE),  # Alter
    (
        "LEG 130",
        "play",
        {"my blue", "my red", "my unique", "my yellow", "their red", "their yellow"},
    ),  # Mislead
    ("LEG 133", "play", {"my red", "my vehicle", "their red"}),  # The Force Is With Me
    ("LEG 134", "action", crowd.MY_DICE),  # Perseverance
    (
        "LEG 137",
        "play",
        {"my blue", "my red", "my vehicle", "my weapon", "their red", "their unique"},
    ),  # Crash Landing
    ("LEG 143", "play", crowd.ALL_DICE),  # Superior Position
    ("LEG 147", "play", crowd.THEIR_DICE),  # Bamboozle
    ("LEG 150", "play", crowd.MY_CHARACTERS),  # Dangerous Maneuver
    ("LEG 151", "play", crowd.ALL_DICE),  # Entangle
    ("LEG 152", "play", crowd.MY_CHARACTERS),  # Face-Off
    (
        "LEG 153",
        "play",
        {"my blue", "my red", "my vehicle", "my weapon", "their red", "their unique"},
    ),  # Hasty Exit
    ("LEG 163", "action", crowd.MY_DICE),  # Backup Specialist
    ("RIV 2", "special", {"my blue", "my unique", "my vehicle", "my weapon"}),  # Lobot
    ("RIV 4", "activate", {"my vehicle", "my weapon"}),  # Jawa Scavenger
    (
        "RIV 7",
        "play",
        {"my vehicle", "my weapon", "their droid", "their weapon"},
    ),  # Targeting Computer
    ("RIV 9", "play", crowd.MY_DICE),  # Tinker
    ("RIV 10", "special", crowd.EVERYBODY),  # Verpine Sniper Rifle
    ("RIV 12", "play", crowd.MY_DICE),  # Fight Back
    ("RIV 14", "play", {"my blue", "my vehicle", "my weapon"}),  # Surprise Attack
    ("RIV 15", "action", {"my blue"}),  # Supply Pack
    ("RIV 16", "special", crowd.EVERYBODY),  # T-21 Repeating Blaster
    ("RIV 20", "claim", crowd.MY_DICE),  # Sith Temple
    ("WotF 4", "action", crowd.MY_CHARACTERS),  # Snoke
    ("WotF 122", "play", crowd.MY_CHARACTERS),  # Grand Entrance
    ("AtG 60", "play", {"my blue", "my weapon"}),  # Finishing Strike
    ("CONV 14", "special", crowd.EVERYBODY),  # Force Storm
    ("CONV 24", "play", crowd.THEIR_CHARACTERS),  # Make Demands
    ("CONV 26", "play", {"my blue", "my vehicle", "my weapon"}),  # Pulverize
    ("CONV 57", "action", crowd.THIS | {"my vehicle", "my weapon"}),  # Obi-Wan Kenobi
    ("CONV 60", "play", crowd.ALL_DICE),  # Channel the Force
    ("CONV 64", "play", {"my yellow", "their droid", "their weapon"}),  # Upper Hand
    ("CONV 91", "activate", crowd.THIS | crowd.MY_DICE),  # Satine Kryze
    ("CONV 92", "play", crowd.ALL_DICE),  # Calculated Risk
    ("CONV 107", "play", {"my blue", "my unique", "my yellow"}),  # Circle of Shelter
    ("CONV 110", "play", crowd.MY_DICE),  # Overqualified
    ("CONV 113", "action", crowd.ALL_DICE),  # Force Flow
    ("CONV 135", "action", crowd.MY_DICE),  # Press the Advantage
    ("CONV 153", "action", crowd.MY_DICE),  # Seeking The Truth
    ("CONV 157", "special", crowd.ALL_DICE),  # Mandalorian Jetpack
    ("CONV 165", "play", {"my vehicle", "their droid"}),  # Electromagnetic Pulse
    ("AoN 7", "play", crowd.ALL_DICE),  # Test of Character
    ("AoN 19", "action", crowd.EVERYBODY),  # Chalmun's Cantina
]

test_a_card_offers_what_it_says_and_nothing_else = crowd.offers_as_told(FIRST_OFFERS)
