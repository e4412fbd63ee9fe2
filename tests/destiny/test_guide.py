"""What the guide to adding a card shows for Destiny is true."""

import re
from pathlib import Path

from cantina.core.fluent import writer
from cantina.core.languages import entries
from cantina.games.destiny.cards import vocabulary
from cantina.games.destiny.cards.lines import check, make_lines
from cantina.games.destiny.names import name_id
from destiny.cards.scene import FOE, scene
from destiny.table import In

GUIDE = Path(__file__).parents[2] / "docs" / "adding-a-card.md"


def blocks(kind: str) -> list[str]:
    section = GUIDE.read_text("utf-8").split("\n## Destiny\n")[1].split("\n## ")[0]
    return re.findall(rf"```{kind}\n(.*?)```", section, flags=re.DOTALL)


def test_the_record_of_the_guide_is_a_card_that_works_and_reads_as_shown() -> None:
    record, test = blocks("python")
    card = eval(record, dict(vars(vocabulary)))
    check([card], entries("en").keys() | {name_id(card)})
    (shown,) = blocks("text")
    printed = [writer().write(line) for line in make_lines(card)]
    assert [line.strip() for line in shown.splitlines()[1:]] == printed
    (name,) = blocks("ftl")
    assert name.startswith(f"{name_id(card)} = {card.name}")
    place = {"GAFFI_STICK": card, "scene": scene, "In": In, "FOE": FOE}
    exec(test, place)
    place["test_gaffi_stick_trades_a_melee_die_for_three_damage"]()
