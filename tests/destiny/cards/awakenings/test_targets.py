"""What cards of Awakenings offer first, with a bit of everything on the table."""

from destiny.cards import crowd

FIRST_OFFERS = [
    ("AW 5", "special", crowd.THIS | {"my vehicle", "their droid"}),  # AT-ST
    (
        "AW 13",
        "special",
        {"my red", "my unique", "my yellow", "their red", "their unique", "their yellow"},
    ),  # Force Choke
    ("AW 15", "special", crowd.EVERYBODY),  # Kylo Ren's Lightsaber
    ("AW 18", "special", crowd.THIS | crowd.ALL_DICE),  # Speeder Bike Scout
    ("AW 23", "special", crowd.EVERYBODY),  # Crime Lord
    ("AW 24", "special", crowd.EVERYBODY),  # Flame Thrower
    ("AW 25", "special", {"my blue", "my weapon"}),  # Gaffi Stick
    ("AW 26", "special", crowd.EVERYBODY),  # On The Hunt
    ("AW 32", "special", crowd.EVERYBODY),  # Black One
    ("AW 39", "special", crowd.MY_CHARACTERS),  # Force Protection
    ("AW 52", "special", crowd.THEIR_DICE),  # Infiltrate
    ("AW 55", "special", crowd.EVERYBODY),  # IQA-11 Blaster Rifle
    ("AW 62", "special", crowd.THIS | crowd.MY_DICE),  # Datapad
    ("AW 65", "special", {"my weapon", "their droid"}),  # Cunning
    ("AW 66", "special", {"my blue", "my weapon", "their unique"}),  # Jetpack
    ("AW 68", "play", {"their red", "their unique"}),  # Cannon Fodder
    ("AW 69", "play", crowd.THEIR_DICE),  # Closing the Net
    ("AW 73", "play", crowd.THEIR_DICE),  # Sweep the Area
    ("AW 76", "action", crowd.MY_CHARACTERS),  # Drudge Work
    ("AW 82", "play", crowd.THEIR_DICE),  # Feel Your Anger
    ("AW 85", "play", crowd.EVERYBODY),  # Isolation
    ("AW 86", "play", {"my blue", "my vehicle", "my weapon"}),  # No Mercy
    ("AW 93", "play", {"my weapon"}),  # Armed to the Teeth
    ("AW 95", "play", {"my yellow"}),  # Fight Dirty
    ("AW 96", "play", crowd.EVERYBODY),  # Go for the Kill
    ("AW 97", "play", crowd.MY_DICE),  # He Doesn't Like You
    ("AW 105", "play", crowd.EVERYBODY),  # Field Medic
    ("AW 106", "play", {"my red", "my unique"}),  # Hit and Run
    ("AW 107", "play", crowd.THEIR_DICE),  # It's a Trap!
    ("AW 108", "play", {"my blue", "my unique", "my vehicle", "my weapon"}),  # Natural Talent
    ("AW 112", "play", {"my red", "my vehicle"}),  # Surgical Strike
    ("AW 114", "play", {"their droid", "their red", "their unique", "their yellow"}),  # Anticipate
    (
        "AW 118",
        "play",
        {"my red", "my unique", "my yellow", "their red", "their unique", "their yellow"},
    ),  # Noble Sacrifice
    ("AW 119", "play", crowd.MY_DICE),  # Patience
    ("AW 121", "play", crowd.MY_CHARACTERS),  # Riposte
    ("AW 131", "play", crowd.MY_CHARACTERS),  # Negotiate
    ("AW 139", "play", crowd.MY_CHARACTERS),  # Dug in
    ("AW 140", "play", crowd.EVERYBODY),  # Firepower
    ("AW 144", "action", crowd.EVERYBODY),  # Supporting Fire
    ("AW 145", "play", {"my red", "my vehicle", "their red"}),  # Deflect
    ("AW 147", "play", crowd.THEIR_DICE),  # Mind Trick
    (
        "AW 148",
        "play",
        {"my blue", "my unique", "my vehicle", "my weapon"},
    ),  # The Power of the Force
    ("AW 152", "play", {"my blue", "my unique", "my vehicle", "my weapon"}),  # All In
    ("AW 158", "play", {"my blue", "my red", "my vehicle", "my weapon"}),  # Disarm
    (
        "AW 159",
        "play",
        {
            "my blue",
            "my red",
            "my unique",
            "my vehicle",
            "my yellow",
            "their droid",
            "their red",
            "their weapon",
            "their yellow",
        },
    ),  # Electroshock
    (
        "AW 160",
        "play",
        {"my blue", "my red", "my vehicle", "my weapon", "their red", "their unique"},
    ),  # Reversal
    ("AW 166", "claim", crowd.EVERYBODY),  # Echo Base
    ("AW 171", "claim", {"my blue", "my unique", "my vehicle", "my weapon"}),  # Rebel War Room
    ("AW 173", "claim", crowd.THEIR_CHARACTERS),  # Separatist Base
]

test_a_card_offers_what_it_says_and_nothing_else = crowd.offers_as_told(FIRST_OFFERS)
