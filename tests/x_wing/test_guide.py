"""What the guide to adding a card shows for X-Wing is true."""

from cantina.core.fluent import writer
from cantina.core.text import Text
from cantina.games.x_wing.card_faces import upgrade_lines
from cantina.games.x_wing.cards.makers import upgrade
from cantina.games.x_wing.content import phrases
from cantina.games.x_wing.library import UPGRADES
from guide import blocks
from x_wing import test_upgrades_crew_l_to_z


def test_the_record_of_the_guide_is_a_card_that_works_and_reads_as_shown() -> None:
    record, test = blocks("X-Wing", "python")
    card = eval(record, {**vars(phrases), "upgrade": upgrade})
    assert card == UPGRADES[card.xws]
    (shown,) = blocks("X-Wing", "text")
    printed = [writer().write(line) for line in upgrade_lines(card.xws)]
    assert [line.strip() for line in shown.splitlines()[1:]] == printed
    (name,) = blocks("X-Wing", "ftl")
    message, _, said = name.strip().partition(" = ")
    assert writer().write(Text(message)) == said == shown.partition(" (")[0]
    place = dict(vars(test_upgrades_crew_l_to_z))
    exec(test, place)
    place["test_the_copilot_makes_it_worse_at_range_three"]()
