"""What the guide to adding a card shows for Destiny is true."""

from cantina.core.fluent import writer
from cantina.core.languages import entries
from cantina.games.destiny.cards import vocabulary
from cantina.games.destiny.cards.lines import check, make_lines
from cantina.games.destiny.names import name_id
from destiny.cards.scene import FOE, scene
from destiny.table import In
from guide import blocks


def test_the_record_of_the_guide_is_a_card_that_works_and_reads_as_shown() -> None:
    record, test = blocks("Destiny", "python")
    card = eval(record, dict(vars(vocabulary)))
    check([card], entries("en").keys() | {name_id(card)})
    (shown,) = blocks("Destiny", "text")
    printed = [writer().write(line) for line in make_lines(card)]
    assert [line.strip() for line in shown.splitlines()[1:]] == printed
    (name,) = blocks("Destiny", "ftl")
    assert name.startswith(f"{name_id(card)} = {card.name}")
    place = {"GAFFI_STICK": card, "scene": scene, "In": In, "FOE": FOE}
    exec(test, place)
    place["test_gaffi_stick_trades_a_melee_die_for_three_damage"]()
