"""What cards of Spirit of Rebellion offer first, with a bit of everything on the table."""

from destiny.cards import crowd

FIRST_OFFERS = [
    (
        "SoR 15",
        "action",
        {"my red", "my unique", "my yellow", "their red", "their unique", "their yellow"},
    ),  # Lightsaber Pike
    ("SoR 22", "special", crowd.THEIR_CHARACTERS),  # Slave I
    ("SoR 38", "special", crowd.THIS | crowd.ALL_DICE),  # Delta-7 Interceptor
    ("SoR 42", "special", {"my blue", "my unique", "my vehicle", "my weapon"}),  # R2-D2
    ("SoR 48", "special", crowd.EVERYBODY),  # Bowcaster
    ("SoR 51", "special", crowd.THIS | crowd.MY_DICE),  # Supply Line
    ("SoR 54", "special", crowd.THEIR_DICE),  # Force Push
    ("SoR 56", "action", crowd.THIS | {"my blue", "my weapon"}),  # Makashi Training
    ("SoR 67", "play", {"my red", "my unique", "their red"}),  # Undying Loyalty
    ("SoR 68", "play", crowd.MY_DICE),  # We Have Them Now
    ("SoR 72", "play", crowd.EVERYBODY),  # Lightsaber Throw
    ("SoR 73", "play", {"my blue", "my red", "my unique", "my vehicle", "my weapon"}),  # Manipulate
    (
        "SoR 75",
        "play",
        {"my blue", "my unique", "my vehicle", "my weapon", "my yellow"},
    ),  # Now You Will Die
    ("SoR 77", "play", crowd.MY_CHARACTERS),  # The Price of Failure
    ("SoR 84", "play", {"my red", "my vehicle"}),  # Loose Ends
    ("SoR 85", "play", crowd.THEIR_DICE),  # One-Quarter Portion
    (
        "SoR 86",
        "play",
        {"my blue", "my red", "my unique", "my yellow", "their unique", "their yellow"},
    ),  # Relentless Pursuit
    ("SoR 92", "play", {"my red", "my unique", "my vehicle"}),  # Guerrilla Warfare
    ("SoR 94", "play", {"their droid", "their weapon", "their yellow"}),  # Rebel Assault
    ("SoR 95", "play", {"their droid", "their yellow"}),  # Sensor Placement
    ("SoR 96", "play", crowd.EVERYBODY),  # Spirit of Rebellion
    ("SoR 100", "play", crowd.MY_CHARACTERS),  # Caution
    ("SoR 103", "play", crowd.THEIR_DICE),  # Guard
    ("SoR 109", "play", crowd.THEIR_DICE),  # Confidence
    ("SoR 114", "play", crowd.MY_DICE),  # Loth-Cat and Mouse
    ("SoR 115", "play", {"my weapon", "my yellow"}),  # Never Tell Me The Odds
    ("SoR 120", "play", {"my blue", "my vehicle", "my weapon"}),  # Collateral Damage
    ("SoR 122", "play", {"my red", "my vehicle"}),  # Suppression
    ("SoR 127", "play", {"my blue", "my weapon"}),  # Decisive Blow
    ("SoR 128", "play", {"their red", "their unique"}),  # High Ground
    ("SoR 130", "play", crowd.ALL_DICE),  # Overconfidence
    ("SoR 133", "play", {"my blue"}),  # Trust Your Instincts
    (
        "SoR 134",
        "action",
        {"my blue", "my red", "my unique", "my vehicle", "my weapon"},
    ),  # Meditate
    (
        "SoR 148",
        "action",
        {"my blue", "my red", "my unique", "my vehicle", "my weapon"},
    ),  # Improvisation
    ("SoR 154", "claim", crowd.EVERYBODY),  # Ewok Village
    ("SoR 157", "claim", crowd.EVERYBODY),  # Otoh Gunga
]

test_a_card_offers_what_it_says_and_nothing_else = crowd.offers_as_told(FIRST_OFFERS)
