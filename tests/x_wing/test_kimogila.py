"""The M12-L Kimogila: its bullseye arc, its pilots and its title."""

import pytest

from cantina.games.x_wing.rules.measuring import is_in_bullseye
from x_wing.duels import shoot
from x_wing.faces import BLANK, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import fight, play, position

AHEAD = (450, 480, 270)
ASIDE = (500, 480, 270)


@pytest.mark.parametrize(
    ("at", "inside"),
    [
        ((450, 480, 270), True),
        ((479.9, 480, 270), True),  # a tenth of a millimetre inside the line
        ((480.1, 480, 270), False),
        ((420.1, 480, 270), True),
        ((419.9, 480, 270), False),
        ((450, 120, 270), False),  # behind
    ],
)
def test_the_bullseye_is_as_wide_as_a_template(at: tuple[float, int, int], inside: bool) -> None:
    kimogila = x_wing("cartelbrute", at=(450, 300, 90))
    assert is_in_bullseye(kimogila, tie(at=at)) == inside


def test_players_see_who_has_a_bullseye() -> None:
    view = play(position(x_wing("cartelbrute"), tie())).view(REBEL)
    assert [ship.bullseye for ship in view.ships] == [True, False]


def test_nothing_modifies_defense_dice_in_the_bullseye() -> None:
    target = tie(at=AHEAD, tokens={"focus": 1, "evade": 1})
    table = shoot(x_wing("cartelbrute"), target, [HIT, HIT, BLANK], [FOCUS, FOCUS, BLANK])
    assert "xw-log-pinned" in table.told_ids()
    assert len(table.ship(1).damage) == 2
    assert table.ship(1).tokens == {"focus": 1, "evade": 1}


def test_beside_the_bullseye_dice_are_modified() -> None:
    target = tie(at=ASIDE, tokens={"focus": 1})
    table = fight(x_wing("cartelbrute"), target, [HIT, HIT, BLANK], [FOCUS, FOCUS, BLANK])
    assert table.offered(IMPERIAL) == ["focus", "done"]


def test_other_weapons_do_not_pin() -> None:
    attacker = x_wing("cartelbrute", upgrades=["protontorpedoes"], lock=1)
    target = tie(at=(450, 500, 270), tokens={"evade": 1}, had_combat=True)
    table = play(position(attacker, target), [HIT] * 4, [BLANK] * 3)
    table.answer(REBEL, "attack:protontorpedoes:1")
    assert table.offered(IMPERIAL) == ["evade", "done"]


def test_the_odds_know_about_the_bullseye() -> None:
    def odds(at: tuple[float, float, float]) -> float:
        target = tie(at=at, tokens={"focus": 1, "evade": 1}, had_combat=True)
        table = play(position(x_wing("cartelbrute"), target))
        (ask,) = table.asks(REBEL)
        return next(each.odds or 0 for each in ask.options if each.key == "attack:primary:1")

    assert odds((450, 470, 270)) > odds((500, 470, 270))


def test_torani_kulda_makes_them_choose() -> None:
    attacker = x_wing("toranikulda")
    table = shoot(
        attacker,
        tie(at=AHEAD, tokens={"focus": 1}),
        [BLANK] * 3,
        [BLANK] * 3,
        more=(
            tie(at=(450, 560, 270)),
            tie(at=(600, 480, 270)),  # outside the bullseye
            tie(at=(450, 860, 270)),  # beyond Range 3
        ),
    )
    assert len(table.offered(IMPERIAL)) == 2
    table.answer(IMPERIAL, "1")
    assert table.ship(1).tokens == {}
    assert table.ship(1).damage == []
    assert len(table.ship(2).damage) == 1  # nothing to lose: it suffers
    assert table.ship(3).damage == table.ship(4).damage == []


def test_torani_kuldas_victims_may_keep_their_tokens() -> None:
    table = shoot(
        x_wing("toranikulda"), tie(at=AHEAD, tokens={"focus": 1}), [BLANK] * 3, [BLANK] * 3
    )
    table.answer(IMPERIAL, "0")
    assert table.ship(1).tokens == {"focus": 1}
    assert len(table.ship(1).damage) == 1


def test_dalan_oberos_locks_whoever_is_straight_ahead() -> None:
    ship = x_wing("dalanoberos-m12lkimogilafighter")
    table = play(position(ship, tie(at=AHEAD), tie(at=ASIDE), step="begin-combat"))
    table.use(REBEL, "pilot:dalanoberos-m12lkimogilafighter")
    assert table.view(REBEL).locks[0].on == 1  # the only one in the bullseye


def test_dalan_oberos_locks_nobody_beside_it() -> None:
    ship = x_wing("dalanoberos-m12lkimogilafighter")
    table = play(position(ship, tie(at=ASIDE), step="begin-combat"))
    assert not any("dalanoberos" in key for key in table.offered(REBEL))


@pytest.mark.parametrize(("x", "stress"), [(450, {"stress": 1}), (520, {})])
def test_enforcer_stresses_attackers_in_the_bullseye(x: int, stress: dict[str, int]) -> None:
    target = x_wing("cartelbrute", at=(450, 300, 90), upgrades=["enforcer"])
    table = shoot(tie("blacksquadronpilot", at=(x, 480, 270)), target, [BLANK, BLANK], [BLANK])
    assert table.ship(0).tokens == stress
