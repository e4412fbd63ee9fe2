"""No card of the pool without a test that plays it."""

from pathlib import Path

from cantina.games.destiny.library import CARDS, card_by_code
from cantina.games.destiny.printed import SETS

HERE = Path(__file__).parent


def test_every_card_is_played_by_a_test() -> None:
    tests = "\n".join(file.read_text("utf-8") for file in sorted(HERE.rglob("test_*.py")))
    unplayed = []
    for card in CARDS:
        codes = [card.code, *card.reprints]
        names = {position: short for short, (position, _) in SETS.items()}
        places = [f'"{names[code[:2]]} {int(code[2:])}' for code in codes if code[:2] in names]
        if not any(f"{place}{end}" in tests for place in places for end in ('"', "#")):
            unplayed.append(card_by_code(card.code).full_name)
    assert unplayed == []
