from typing import Any

from cantina.games.destiny.rules.zones import enter_play
from destiny.scenarios.scene import Scene, scene, side
from destiny.scenarios.test_setup import begin as start
from destiny.scenarios.test_setup import bring, faces
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, LUKE, LEIA = "AW 38", "AW 45", "AW 11", "AW 2", "AW 35", "AW 28"
WANTED, HAWK = "CONV 143", "LEG 70"


@scenario("DS-T017")
def test_no_upgrade_no_rent_at_mos_eisley() -> None:
    spaceport, robes = "AW 172", "AW 40"
    bare = scene(side(REY), side(KYLO), battlefield=spaceport)
    bare.anna.claims("yes")
    assert bare.anna.resources == 2 and bare.claimed_by == "anna"
    table = scene(
        side(In(REY, upgrades=[In(robes, dice=("1F",))])), side(KYLO), battlefield=spaceport
    )
    table.anna.claims("yes", robes)
    assert "Jedi Robes" in table.anna.hand and table.anna.pool == []
    assert table.anna.resources == 3 and table.turn_of == "boris"
    table.boris.passes()
    assert set(table.duel.asked()) == {0, 1}, "her round is over"


@scenario("DS-T018")
def test_replacing_a_weapon_in_the_armory() -> None:
    armory, pistol, saber = "AW 169", "AW 54", "AW 59"

    def begin(replaced: bool = False) -> Scene:
        table = scene(
            side(In(REY, upgrades=[pistol]), hand=[saber], resources=1),
            side(KYLO),
            battlefield=armory,
        )
        table.duel.g.players[0].replaced = replaced
        table.anna.claims("yes")
        return table

    table = begin()
    table.anna.says(saber, pistol)
    assert table.is_on(saber, REY) and table.anna.resources == 0
    assert "DH-17 Blaster Pistol" in table.anna.discard
    table.anna.says("yes")
    assert table.turn_of == "boris", "Anna has claimed, there is no additional action"
    other = begin(replaced=True)
    assert other.is_on(pistol, REY) and other.anna.resources == 1
    assert "Lightsaber" in other.anna.hand and other.claimed_by == "anna"
    assert other.turn_of == "boris"


@scenario("DS-T019")
def test_one_claim_empties_the_table() -> None:
    base = "AW 173"

    def begin(*more: Any) -> Scene:
        table = scene(
            side(LEIA),
            side(In(KYLO, damage=10, shields=3)),
            side(In(FINN, damage=9), *more),
            battlefield=base,
        )
        table.anna.claims("yes")
        return table

    assert begin().winner == "anna"
    table = begin(REY)
    table.clara.says(REY)
    assert not table.in_play(KYLO) and table.damage(REY) == 1 and not table.duel.over
    assert table.turn_of == "clara"
    table.clara.activates(REY, (REY, "1R"))
    assert table.turn_of == "clara"
    table.clara.passes()
    assert set(table.duel.asked()) == {0, 2}, "upkeep"


@scenario("DS-T020")
def test_jar_jar_is_everybodys_problem() -> None:
    jar_jar, snap = "LEG 47", "SoR 29"
    table = scene(
        side(jar_jar), side(In(LEIA, dice=("2RD",))), side(In(snap, dice=("2Dr",))), active=2
    )
    clara = table.clara
    (key,) = [key for key in clara.offered if key.split(":")[-1] == str(table.number(jar_jar))]
    table.rolls((jar_jar, "1Dr"))
    table.rolls((LEIA, "1R"))
    clara.says(key)
    assert table.exhausted(jar_jar) and table.anna.pool == ["1Dr"]
    assert table.shows(LEIA) == "1R" and table.shows(snap) == "2Dr"
    assert table.turn_of == "anna" and key not in table.anna.offered
    table.anna.passes()
    assert key not in table.boris.offered


@scenario("DS-T043")
def test_blows_and_shields_before_the_first_round() -> None:
    table = start(
        bring(REY, plot="LEG 170"),
        bring(KYLO, TROOPER, plot="LEG 169", fields=("LEG 174",)),
        rolls=[faces((REY, "+2MD")), faces((KYLO, "1MD"), (TROOPER, "-"))],
    )
    anna, boris = table.anna, table.boris
    anna.says("AW 168")
    boris.says(KYLO, KYLO)
    assert anna.asked and not boris.asked, "the order is Anna's"
    anna.puts_first("Fortify")
    boris.says([KYLO])
    assert table.shields(KYLO) == 3 and boris.asked and not anna.asked
    boris.says([KYLO], [KYLO])
    assert (table.shields(KYLO), table.damage(KYLO)) == (1, 0)
    assert table.round == 1 and table.turn_of == "anna"


@scenario("DS-T044")
def test_a_players_curses_leave_with_him() -> None:
    hampered = "CONV 121"
    table = scene(
        side(In(LEIA, dice=("2RD",)), hand=[WANTED], resources=0),
        side(In(KYLO, damage=10), hand=[hampered]),
        side(REY),
    )
    g = table.duel.g
    for seat, name, host in ((0, WANTED, KYLO), (1, hampered, REY)):
        card = table.number(name)
        g.players[seat].hand.remove(card)
        enter_play(g, card, seat, table.number(host))
    curse = table.number(hampered)
    table.anna.resolves(LEIA, 0, KYLO)
    if table.anna.asked and "yes" in table.anna.offered:
        table.anna.says("yes")
    assert not table.in_play(KYLO) and curse not in table.duel.g.play
    assert table.anna.discard == ["Wanted"] and table.anna.resources == 2
    assert table.turn_of == "clara" and not table.duel.over


@scenario("DS-T045")
def test_two_indirect_dice_two_victims() -> None:
    veteran, padawan = "LEG 13", "AW 36"
    table = scene(
        side(In(veteran, dice=("3ID",)), supports=[In(HAWK, dice=("3ID",))]),
        side(REY, FINN),
        side(LUKE, padawan),
    )
    anna, boris, clara = table.anna, table.boris, table.clara
    anna.resolves(veteran)
    assert sorted(anna.offered) == ["1", "2"], "one opponent for the whole die"
    anna.says("1")
    boris.says(REY, REY, FINN)
    assert (table.damage(REY), table.damage(FINN)) == (2, 1)
    anna.resolves(HAWK)
    assert sorted(anna.offered) == ["1", "2"]
    anna.says(["2"])
    assert clara.asked and not boris.asked
    clara.says(LUKE, padawan, padawan)
    assert (table.damage(LUKE), table.damage(padawan)) == (1, 2)
    assert table.turn_of == "boris"


@scenario("DS-T046")
def test_the_witch_burns_herself() -> None:
    sister = "AW 12"
    table = scene(side(LEIA), side(In(sister, damage=6)), side(In(LUKE, dice=("3MD",))), active=1)
    table.rolls((LUKE, "1R"))
    table.boris.uses(sister, [(LUKE, 0)])
    assert table.shows(LUKE) == "1R" and not table.in_play(sister)
    assert table.turn_of == "clara" and table.controller == "anna" and not table.duel.over


@scenario("DS-T047")
def test_counting_passes_with_one_gone_and_one_asleep() -> None:
    table = scene(side(In(LEIA, dice=("2RD",))), side(KYLO), side(LUKE), side(In(FINN, damage=9)))
    anna, boris, clara = table.anna, table.boris, table.clara
    anna.resolves(LEIA, 0, FINN)
    assert not table.in_play(FINN)
    boris.passes()
    clara.activates(LUKE, (LUKE, "1R"))
    assert anna.asked, "Dmytro is skipped"
    anna.claims("no")
    assert table.turn_of == "boris" and not boris.may("claim")
    boris.passes()
    assert table.turn_of == "clara" and not clara.may("claim")
    clara.resolves(LUKE)
    assert table.turn_of == "boris"
    boris.passes()
    assert table.turn_of == "clara" and table.round == 2
    clara.passes()
    assert set(table.duel.asked()) == {0, 1, 2}, "upkeep"


@scenario("DS-T050")
def test_two_prices_on_one_head_and_a_deck_that_is_too_short() -> None:
    mark = "CONV 39"
    table = scene(
        side(REY, In(FINN, damage=8, downgrades=[mark, WANTED])),
        side(In(TROOPER, dice=("2RD",)), deck=[FILLER, FILLER]),
        active=1,
    )
    boris = table.boris
    boris.resolves(TROOPER, 0, FINN)
    boris.puts_first("Death Mark").says("yes", "yes")
    assert not table.in_play(FINN) and table.anna.discard == []
    assert boris.discard == ["Death Mark", "Wanted"]
    assert len(boris.hand) == 7 and boris.deck == 0 and boris.resources == 4
    assert table.turn_of == "anna" and not table.duel.over
