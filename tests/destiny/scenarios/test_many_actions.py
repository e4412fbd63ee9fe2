from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21", "AW 10"
LEIA, HAN, JABBA = "AW 28", "AW 46", "AW 20"
LURE, OVERKILL = "LEG 154", "SoR 33"


@scenario("DS-T013")
def test_a_retreat_that_hands_over_the_field() -> None:
    retreat = "AW 110"
    table = scene(side(In(LEIA, dice=("2RD",)), hand=[retreat]), side(In(KYLO, dice=("1MD",))))
    anna, boris = table.anna, table.boris
    anna.plays(retreat)
    assert boris.asked
    if "yes" in boris.offered:
        boris.says("yes")
    boris.claims("yes", (LEIA, 0))
    assert table.controller == "boris" and anna.pool == []
    assert set(table.duel.asked()) == {0, 1} and table.damage(LEIA) == 0, "upkeep at once"
    table.upkeep()
    assert table.turn_of == "boris" and table.round == 3


@scenario("DS-T014")
def test_ambush_given_to_a_card_that_has_it_already() -> None:
    swift, blaster = "SoR 139", "AW 63"

    def begin() -> Scene:
        table = scene(side(REY, hand=[swift, blaster], resources=3), side(KYLO))
        table.anna.plays(swift)
        table.anna.plays(blaster, REY)
        return table

    table = begin()
    anna = table.anna
    anna.says("yes").activates(REY, (REY, "1R"), (blaster, "1RD"))
    assert anna.asked
    if "yes" in anna.offered:
        anna.says("yes")
    anna.resolves(blaster, 0, KYLO)
    if anna.asked and "stop" in anna.offered:
        anna.says("stop")
    assert table.turn_of == "boris" and table.damage(KYLO) == 1, "two and no third"
    other = begin()
    for _ in range(4):
        if other.turn_of == "boris":
            break
        other.anna.says("decline" if "decline" in other.anna.offered else "no")
    other.boris.passes()
    assert other.turn_of == "anna" and other.round == 2, "declining was no pass"


@scenario("DS-T015")
def test_infamous_makes_hans_friends() -> None:
    infamous, cocky = "AW 163", "AW 127"
    table = scene(side(HAN, supports=[infamous], hand=[cocky, cocky], cards=2), side(KYLO))
    anna, boris = table.anna, table.boris
    anna.plays(cocky)
    anna.says("yes")
    assert table.exhausted(infamous) and (len(anna.hand), len(boris.hand)) == (3, 7)
    assert anna.hears("Han Solo")
    anna.says("yes")
    assert table.shields(HAN) == 1 and "decline" in anna.offered
    anna.plays(next(card for card in (cocky, cocky + "#2") if anna.may("play", card)))
    assert (len(anna.hand), len(boris.hand)) == (4, 9)
    assert table.shields(HAN) == 1 and table.turn_of == "boris"
    assert (10 - anna.deck, 10 - boris.deck) == (4, 4)


@scenario("DS-T016")
def test_whoever_took_extra_steps_is_paid_for_each() -> None:
    phasma, steps, cheating = "AW 1", "LEG 90", "LEG 161"
    table = scene(side(REY, hand=[cheating]), side(phasma, hand=[steps], resources=3), active=1)
    boris = table.boris
    boris.plays(steps)
    if "yes" in boris.offered:
        boris.says("yes")
    boris.activates(phasma, (phasma, "1RD"))
    if "yes" in boris.offered:
        boris.says("yes")
    boris.resolves(phasma, 0, REY)
    for _ in range(3):
        if boris.asked:
            boris.says(next(key for key in ("decline", "no", "stop") if key in boris.offered))
    assert table.turn_of == "anna" and table.damage(REY) == 1
    table.anna.plays(cheating, phasma)
    assert table.damage(phasma) == 2
    boris.passes()
    assert table.turn_of == "anna" and table.round == 2, "declining was no pass"


@scenario("DS-T021")
def test_a_lured_sith_and_two_answers() -> None:
    table = scene(side(JANGO, hand=[LURE], cards=3), side(VADER))
    anna, boris = table.anna, table.boris
    table.rolls((VADER, "1R"))
    anna.plays(LURE, VADER)
    assert table.exhausted(VADER) and boris.pool == ["1R"]
    table.rolls((JANGO, "2RD"))
    anna.puts_first("Jango").says("yes")
    assert anna.pool == ["2RD"] and boris.hears("Darth Vader")
    boris.says("yes")
    anna.says([str(table.duel.g.players[0].hand[0])])
    assert len(anna.hand) == 1 and "Lure" in anna.discard and "decline" in anna.offered
    anna.resolves(JANGO, 0, VADER)
    assert table.damage(VADER) == 2 and table.turn_of == "boris"


@scenario("DS-T022")
def test_pursuit_needs_the_opponents_own_turn() -> None:
    pursuit, bala = "LEG 94", "AW 19"

    def begin() -> Scene:
        return scene(side(JABBA, bala, hand=[LURE, pursuit]), side(VADER, FINN), active=1)

    table = begin()
    table.boris.passes()
    table.rolls((VADER, "1R"))
    table.anna.plays(LURE, VADER)
    table.boris.says("no")
    assert table.exhausted(VADER) and "decline" in table.anna.offered
    assert not table.anna.may("play", pursuit)
    other = begin()
    other.boris.activates(VADER, (VADER, "1R")).says("no")
    assert other.anna.may("play", pursuit)


@scenario("DS-T023")
def test_forced_to_shoot_if_able() -> None:
    confidence = "SoR 109"

    def begin(shown: str, coins: int, chosen: Any, plus: None = None) -> Scene:
        trooper = In(TROOPER, dice=(shown,), upgrades=[In(OVERKILL, dice=(plus,))])
        table = scene(side(REY, hand=[confidence]), side(trooper, resources=coins), active=1)
        table.boris.passes()
        table.anna.plays(confidence, (chosen, 0))
        return table

    poor = begin("2RD1", 0, TROOPER)
    assert poor.shows(TROOPER) == "2RD1" and poor.turn_of == "boris" and poor.round == 2
    rich = begin("2RD1", 1, TROOPER)
    assert rich.boris.asked and "no" not in rich.boris.offered and "none" not in rich.boris.offered
    rich.boris.says(REY)
    assert rich.damage(REY) == 2 and rich.boris.resources == 0
    alone = begin("1RD", 2, OVERKILL, "+2RD")
    assert alone.shows(OVERKILL) == "+2RD" and alone.shows(TROOPER) == "1RD"
    assert alone.damage(REY) == 0 and alone.turn_of == "boris"


@scenario("DS-T040")
def test_the_final_moment_lasts_until_both_have_passed() -> None:
    final = "LEG 110"

    def begin() -> Scene:
        table = scene(
            side(In(LEIA, exhausted=True), hand=[final], resources=4),
            side(In(KYLO, damage=9), cards=0, deck=[]),
        )
        table.anna.plays(final)
        assert not table.exhausted(LEIA) and table.anna.discard == ["Final Moment"]
        table.boris.passes()
        return table

    table = begin()
    table.anna.activates(LEIA, (LEIA, "2RD"))
    table.boris.passes()
    table.anna.resolves(LEIA, 0, KYLO)
    assert table.winner == "anna"
    other = begin()
    other.anna.passes()
    assert other.winner == "boris", "before upkeep and before empty decks are looked at"
