"""The dice of a fight: how many, rerolls, results, what cancels, turns and adds them; gains."""

from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from cantina.core.cards import DONE, Outcome
from cantina.core.testing import drive
from cantina.games.outer_rim.cards.dice import Add, Cancel, Reroll
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.rules.combat import change_dice, fight_player
from cantina.games.outer_rim.rules.dice import reroll
from cantina.games.outer_rim.rules.values import combat_value, health, hull, hyperdrive
from cantina.games.outer_rim.terms import Face
from outer_rim.conftest import Printer, turning_gear
from outer_rim.table import Seated, galaxy
from outer_rim.test_combat import BLANK3, gang


class Strengthen(Effect, frozen=True):
    """Invented: the owner of the roll gets other dice."""

    dice: int
    enemy: bool = False

    async def do(self, scene: Scene) -> Outcome:
        combat = scene.g.combat
        other = combat.defender if scene.seat == combat.attacker else combat.attacker
        change_dice(scene.g, other if self.enemy else scene.seat, self.dice)
        return DONE


class Jam(Effect, frozen=True):
    """Invented: one die on the table is rerolled, whoever rolled it."""

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(await reroll(scene.g, scene.seat, 1))


def play_through(
    coroutine: Coroutine[Any, Any, bool], asked: list[tuple[int, str]], rolls: Iterator[list[str]]
) -> bool:
    """Use every ability that is offered, on the first die; note who was asked what."""
    value: Any = None
    while True:
        try:
            request = coroutine.send(value)
        except StopIteration as stop:
            return bool(stop.value)
        if hasattr(request, "seat"):
            forced = request.forced()
            if forced is None:
                asked.append((request.seat, request.prompt_text().id))
            keys = [key for key in list(request.keys()) if key != "pass"]
            value = forced[2] if forced is not None else request.find(keys[0])
        else:
            value = request.parse(next(rolls))


@pytest.mark.rule("OR-COMBAT-13", "OR-LIMIT-4", "OR-LIMIT-1")
def test_the_attacker_rolls_the_combat_value_however_many_dice_that_is(
    print_asset: Printer,
) -> None:
    cannon = print_asset("gear", modifiers=(Standing(Modifier(Value.GROUND_COMBAT, 5)),))
    g = galaxy(Seated(space="naboo"))
    g.players[0].assets.append(cannon)
    gang(g, ["hit"] * 8, BLANK3)
    assert g.players[0].report.dice == {"hit": 8}, "eight results, one roll"
    weak = galaxy(Seated(character="lando_calrissian", ship="lancer"))
    gang(weak, ["blank"] * 2, BLANK3, answers=["pass"])
    gang(weak, ["focus"] * 4, BLANK3, answers=["pass"], kind="ship")
    assert weak.players[0].report.dice == {"blank": 2, "focus": 4}, "ground 2, ship 4"


@pytest.mark.rule("OR-COMBAT-14", "OR-COMBAT-22", "OR-TIMING-12")
def test_values_are_changed_by_the_roller_first_then_by_the_opponent(print_asset: Printer) -> None:
    mine = print_asset("gear", Ability(at=Moment.COMBAT_VALUE, may=True, effect=Strengthen(1)))
    theirs = print_asset(
        "gear", Ability(at=Moment.COMBAT_VALUE, may=True, effect=Strengthen(-1, enemy=True))
    )
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"), step="encounter")
    g.players[0].assets.append(mine)
    g.players[1].assets.append(theirs)
    asked: list[tuple[int, str]] = []
    g.players[0].assets.append("gear_dl_44")
    play_through(fight_player(g, 0, 1), asked, iter([["blank"] * 4, BLANK3]))
    # attacker's roll: attacker, then defender; defender's roll: defender, then attacker
    assert [seat for seat, _ in asked] == [0, 1, 1, 0]
    assert g.players[0].report.dice == {"blank": 4}, "3 + 1 weapon + 1 - 1"
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"), step="encounter")
    g.players[0].assets.append(mine)
    drive(fight_player(g, 0, 1), [f"{mine}:0", "pass"], [["blank"] * 4, BLANK3])
    assert g.players[0].report.dice == {"blank": 4}, "changed before the dice are rolled"


@pytest.mark.rule("OR-COMBAT-15", "OR-COMBAT-16", "OR-COMBAT-22")
def test_rerolls_by_the_roller_first_then_by_the_opponent_even_of_one_die(
    print_asset: Printer,
) -> None:
    mine = print_asset("gear", Ability(at=Moment.AFTER_ROLL, may=True, effect=Reroll(1)))
    theirs = print_asset("gear", Ability(at=Moment.AFTER_ROLL, may=True, effect=Jam()))
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    g.players[0].assets.append(mine)
    g.players[1].assets.append(theirs)
    asked: list[tuple[int, str]] = []
    rolls = iter([["crit", "blank", "blank"], ["crit"], ["hit"], BLANK3, ["hit"]])
    won = play_through(fight_player(g, 0, 1), asked, rolls)
    # attacker's dice: attacker, defender; defender's dice: defender, attacker has nothing
    assert [seat for seat, prompt in asked if prompt == "or-ask-ability-roll"] == [0, 1, 1]
    assert won
    assert g.players[1].damage == 1, "crit, rerolled to a crit, then to a hit: the last one counts"


@pytest.mark.rule("OR-COMBAT-17", "OR-COMBAT-18", "OR-COMBAT-19")
@pytest.mark.parametrize(
    ("faces", "damage"),
    [(["hit", "hit", "blank"], 2), (["hit", "crit", "blank"], 3), (["focus", "focus", "blank"], 0)],
)
def test_hits_deal_1_crits_2_focus_and_blank_nothing(faces: list[str], damage: int) -> None:
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    drive(fight_player(g, 0, 1), (), [faces, BLANK3])
    assert g.players[1].damage == damage


@pytest.mark.rule("OR-COMBAT-20")
def test_results_are_changed_by_the_side_that_rolled_first(print_asset: Printer) -> None:
    adding = print_asset("gear", Ability(at=Moment.RESULTS, may=True, effect=Add(Face.HIT)))
    cancelling = print_asset("gear", Ability(at=Moment.RESULTS, may=True, effect=Cancel(Face.HIT)))
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    g.players[0].assets.append(adding)
    g.players[1].assets.append(cancelling)
    # without the attacker's hit there would be nothing to cancel
    won = drive(fight_player(g, 0, 1), [f"{adding}:0", f"{cancelling}:0"], [BLANK3, BLANK3])
    assert won and g.players[1].damage == 0
    # and only once nobody rerolls any more
    g.players[0].assets.append(
        print_asset("gear", Ability(at=Moment.AFTER_ROLL, may=True, effect=Reroll(1)))
    )
    asked: list[tuple[int, str]] = []
    play_through(fight_player(g, 0, 1), asked, iter([BLANK3, ["hit"], BLANK3]))
    questions = [question for seat, question in asked if seat == 0]
    assert questions == ["or-ask-ability-roll", "or-ask-reroll", "or-ask-ability-roll"]


@pytest.mark.rule("OR-COMBAT-32")
def test_cancelled_results_count_neither_for_damage_nor_for_winning(print_asset: Printer) -> None:
    shield = print_asset("gear", Ability(at=Moment.RESULTS, may=True, effect=Cancel(Face.HIT)))
    rolls = [["hit", "hit", "blank"], ["hit", "hit", "hit"]]
    plain = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    assert not drive(fight_player(plain, 0, 1), (), rolls)
    assert plain.players[0].damage == 3
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    g.players[0].assets.append(shield)
    assert drive(fight_player(g, 0, 1), [f"{shield}:0"], rolls), "now a tie"
    assert g.players[0].damage == 2


@pytest.mark.rule("OR-COMBAT-33")
def test_a_turned_die_has_lost_its_old_result(print_asset: Printer) -> None:
    first, second = (turning_gear(print_asset, Face.FOCUS, to) for to in (Face.HIT, Face.CRIT))
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    g.players[0].assets += [first, second]
    # one focus only: once it is turned, the second ability has nothing to work on
    drive(fight_player(g, 0, 1), [f"{first}:0"], [["focus", "blank", "blank"], BLANK3])
    assert g.players[1].damage == 1


@pytest.mark.rule("OR-COMBAT-34", "OR-CARD-6")
def test_an_added_hit_counts_as_a_die() -> None:
    g = galaxy(Seated(space="naboo", assets=["databank_greedo"]), Seated(space="naboo"))
    drive(fight_player(g, 0, 1), ["databank_greedo:0"], [["hit", "blank", "blank"], BLANK3])
    assert g.players[1].damage == 2
    assert g.players[0].credits == 9000


@pytest.mark.rule("OR-COMBAT-35")
def test_an_added_hit_is_never_rerolled() -> None:
    from cantina.games.outer_rim.rules.dice import add_result, targets, throw

    g = galaxy(Seated(space="naboo"))
    drive(throw(g, 0, 2, "attack"), (), [["hit", "blank"]])
    drive(add_result(g, 0, "hit"))
    assert targets(g) == [0, 1, 2]
    assert targets(g, rerolled=True) == [0, 1]
    assert targets(g, ("hit",)) == [0, 2], "but it can be cancelled or turned"


@pytest.mark.rule("OR-COMBAT-37", "OR-CARD-9")
def test_a_nav_computer_adds_a_space() -> None:
    assert hyperdrive(galaxy({}), 0) == 5
    assert hyperdrive(galaxy(Seated(assets=["mod_nav_computer"])), 0) == 6


@pytest.mark.rule("OR-COMBAT-37")
def test_each_value_has_its_own_gains(print_asset: Printer) -> None:
    def values(g: Any) -> Any:
        combats = [combat_value(g, 0, kind) for kind in ("ground", "ship")]
        return [hyperdrive(g, 0), health(g, 0), hull(g, 0), *combats]

    assert values(galaxy()) == [5, 4, 4, 3, 3]
    names = ("hyperdrive", "health", "hull", "ground_combat", "ship_combat")
    for place, name in enumerate(names):
        card = print_asset("gear", modifiers=(Standing(Modifier(name, 2)),))
        expected = [5, 4, 4, 3, 3]
        expected[place] += 2
        assert values(galaxy(Seated(assets=[card]))) == expected


@pytest.mark.rule("OR-COMBAT-38")
def test_a_gain_lasts_as_long_as_the_card() -> None:
    from cantina.games.outer_rim.rules.assets import discard_asset

    g = galaxy(Seated(assets=["gear_armored_vest"]))
    assert health(g, 0) == 6
    g.current = 1
    assert health(g, 0) == 6, "on anybody's turn"
    drive(discard_asset(g, 0, "gear_armored_vest"))
    assert health(g, 0) == 4


@pytest.mark.rule("OR-COMBAT-39")
def test_gains_add_up() -> None:
    g = galaxy(Seated(assets=["gear_dl_44", "gear_mpl_57"]))
    assert combat_value(g, 0, "ground") == 3 + 1 + 2
    gang(g, ["blank"] * 6, BLANK3)


@pytest.mark.rule("OR-COMBAT-13", "OR-COMBAT-21")
def test_nobody_rolls_fewer_than_no_dice(print_asset: Printer) -> None:
    g = galaxy(Seated(space="naboo"))
    heavy = print_asset("gear", modifiers=(Standing(Modifier(Value.OPPONENT_GROUND_DICE, 2)),))
    g.players[0].assets.append(heavy)
    assert gang(g, BLANK3, strength=1), "1 die less 2 is none, and none is rolled"
