from destiny.scenarios.scene import problems, scene, side
from destiny.table import In
from scenario_book import scenario

REY = "AW 38"


@scenario("DS-S128")
def test_events_under_lightsaber_mastery_live_outside_the_deck() -> None:
    luke, mastery, circle = "WotF 56", "CONV 114", "CONV 107"
    assert problems(luke, REY, plot=mastery, cards={circle: 2}, under=(circle,)) == []
    table = scene(
        side(luke, In(REY, dice=("1MD",)), plot=In(mastery, under=[circle])), side("AW 11")
    )
    plots = [
        next(card for card in table.duel.table.view(seat).cards if card.kind == "plot")
        for seat in (0, 1)
    ]
    assert [plot.under for plot in plots] == [1, 1]
    assert plots[0].beneath and not plots[1].beneath, "Anna may look, Boris may not"
    anna = table.anna
    anna.uses(mastery)
    for _ in range(5):
        if table.shields(REY):
            break
        if anna.can_choose((REY, 0))[0] and "die" in table.duel.prompt(0):
            anna.says((REY, 0))
        elif anna.can_choose(REY)[0]:
            anna.says(REY)
        else:
            anna.says(anna.offered[0])
    assert table.shields(REY) == 1 and table.shows(REY) is None and table.exhausted(mastery)
    assert "Circle Of Shelter" in anna.aside or "Circle of Shelter" in anna.aside
    assert anna.discard == []


@scenario("DS-S129")
def test_force_flow_works_once_in_the_whole_game() -> None:
    flow = "CONV 113"
    table = scene(side("SoR 11", plot=flow), side(In(REY, dice=("1R",))), round_=1)
    table.anna.uses(flow, (REY, 0)).turns(REY, "-")
    assert table.shows(REY) == "-" and table.turn_of == "boris"
    assert "Force Flow" in table.anna.aside
    table.boris.passes()
    table.anna.passes()
    table.upkeep()
    assert "Force Flow" in table.anna.aside and not table.in_play(flow)
    assert "action" not in table.anna.kinds
