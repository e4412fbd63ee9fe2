"""What lies in one core-set box: models and cards with their copies (XW-LIMIT-1)."""

SHIP_MODELS: dict[str, int] = {"xwing": 1, "tiefighter": 2}

PILOT_COPIES: dict[str, int] = {
    "lukeskywalker": 1,
    "biggsdarklighter": 1,
    "redsquadronpilot": 1,
    "rookiepilot": 1,
    "maulermithel": 1,
    "darkcurse": 1,
    "nightbeast": 1,
    "blacksquadronpilot": 2,
    "obsidiansquadronpilot": 2,
    "academypilot": 2,
}

UPGRADE_COPIES: dict[str, int] = {
    "protontorpedoes": 1,
    "r2d2": 1,
    "r2f2": 1,
    "determination": 1,
    "marksmanship": 1,
}
