"""Crew and titles that foresee, guess, scavenge, swap and lay traps."""

from typing import Any

import pytest

from cantina.core.asking import Refused
from cantina.games.x_wing.state import IN_PLAY, Ship
from x_wing.faces import BLANK, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fight, fly, play, position

FAR = (850, 850, 90)


# --- Emperor Palpatine ----------------------------------------------------------------------


def emperor(**more: Any) -> Ship:
    return tie("vizier", at=(100, 800, 0), upgrades=["emperorpalpatine"], **more)


def test_palpatine_foresees_an_attack_die() -> None:
    ship = tie("blacksquadronpilot", at=(450, 480, 270))
    table = fight(ship, x_wing(), [BLANK, HIT], [BLANK] * 2, more=(emperor(),))
    table.use(IMPERIAL, "upgrade:emperorpalpatine", you=2)
    assert table.offered(IMPERIAL) == ["hit", "critical", "focus", "blank"]
    table.answer(IMPERIAL, "critical")
    table.answer(IMPERIAL, "0")
    assert table.ship(1).shields == 0


def test_what_palpatine_foresaw_cannot_be_modified() -> None:
    ship = tie("blacksquadronpilot", at=(450, 480, 270), tokens={"focus": 1}, lock=1)
    table = fight(ship, x_wing(), [BLANK, FOCUS], more=(emperor(),))
    table.use(IMPERIAL, "upgrade:emperorpalpatine", you=2)
    table.answer(IMPERIAL, "focus")
    table.answer(IMPERIAL, "0")
    assert table.attack_faces() == [FOCUS, FOCUS]
    table.answer(IMPERIAL, "focus")
    assert table.attack_faces() == [FOCUS, HIT]


def test_palpatine_foresees_a_defense_die() -> None:
    defender = tie(at=(450, 480, 270))
    table = fight(x_wing(), defender, [HIT, BLANK, BLANK], [BLANK] * 3, more=(emperor(),))
    table.use(IMPERIAL, "upgrade:emperorpalpatine", 1, you=2)
    table.answer(IMPERIAL, "evade")
    table.answer(IMPERIAL, "2")
    assert table.ship(1).damage == []


def test_palpatine_foresees_once_a_round_and_for_friends_only() -> None:
    ship = tie("blacksquadronpilot", at=(450, 480, 270))
    used = emperor(used_this_round=["named-a-result"])
    table = fight(ship, x_wing(), [BLANK, HIT], [EVADE] * 2, more=(used,))
    assert "xw-log-names-result" not in table.told_ids()
    table = play(
        position(x_wing(), tie(at=(450, 480, 270), had_combat=True), emperor(had_combat=True)),
        [BLANK] * 3,
        [BLANK] * 3,
    )
    table.attack(REBEL, 1)  # no question about the Rebel's dice; then about the TIE's
    assert table.offered(IMPERIAL) == ["use:2:upgrade:emperorpalpatine:1", "none"]


# --- Cassian Andor --------------------------------------------------------------------------


def cassian(
    guess: str, enemy: str = "straight:3", at: tuple[float, float, float] = (450, 480, 270)
) -> Skirmish:
    crew = x_wing("kylekatarn", at=(450, 300, 90), upgrades=["cassianandor"])
    table = play(position(crew, tie(at=at), step="planning"))
    table.answer(REBEL, "0:straight:1")
    table.answer(IMPERIAL, f"1:{enemy}")
    if guess:
        table.use(REBEL, "upgrade:cassianandor")
        assert table.view(REBEL).ships[1].dial == ""
        table.answer(REBEL, guess)
    return table


def test_cassian_turns_his_dial_after_a_right_guess() -> None:
    table = cassian("straight:3")
    assert table.view(REBEL).ships[1].dial == "straight:3"
    table.answer(REBEL, "bank:left:2")
    assert table.ship(0).dial == "bank:left:2" or table.ship(0).activated
    assert "xw-log-guessed-right" in table.told_ids()


def test_cassian_only_looks_after_a_wrong_guess() -> None:
    table = cassian("straight:2")
    assert "xw-log-guessed-wrong" in table.told_ids()
    assert not any(key == "bank:left:2" for key in table.offered(REBEL))


def test_cassian_looks_at_nobody_far_away() -> None:
    table = cassian("", at=FAR)
    assert not any("cassian" in key for key in table.offered(REBEL))


# --- BoShek ---------------------------------------------------------------------------------


def boshek(dial: str, stress: int = 0, touching: bool = True) -> Skirmish:
    enemy = tie(at=(450, 440, 90), touching=[1] if touching else [])
    if stress:
        enemy.tokens = {"stress": 1}
    crew = x_wing(
        "kylekatarn", at=(450, 400, 90), upgrades=["boshek"], touching=[0] if touching else []
    )
    return fly(dial, enemy, crew)


def test_boshek_makes_a_ship_he_touches_turn_its_dial() -> None:
    table = boshek("straight:3")
    table.use(REBEL, "upgrade:boshek", you=1)
    assert table.offered(IMPERIAL) == ["bank:left:3", "bank:right:3"]
    table.answer(IMPERIAL, "bank:right:3")
    assert table.ship(0).heading == pytest.approx(45.0)


def test_a_dial_is_a_ring() -> None:
    table = boshek("turn:left:1")
    table.use(REBEL, "upgrade:boshek", you=1)
    assert table.offered(IMPERIAL) == ["straight:5", "turn:right:1"]


def test_after_boshek_even_a_red_maneuver_is_flown_under_stress() -> None:
    table = boshek("straight:4", stress=1)
    table.use(REBEL, "upgrade:boshek", you=1)
    assert "koiogran:4" in table.offered(IMPERIAL)
    table.answer(IMPERIAL, "koiogran:4")
    assert table.ship(0).y == pytest.approx(440 + 200)
    assert table.ship(0).heading == pytest.approx(270.0)


def test_boshek_leaves_others_alone() -> None:
    table = boshek("straight:3", touching=False)
    assert not any("boshek" in key for key in table.offered(REBEL))


# --- Special Ops Training -------------------------------------------------------------------


def special(*chance: list[str]) -> Skirmish:
    ship = tie("zetaspecialist", at=(450, 480, 270), upgrades=["specialopstraining"])
    behind = x_wing("prototypepilot", at=(450, 640, 270), had_combat=True)
    g = position(ship, x_wing(had_combat=True), behind, x_wing("prototypepilot", at=FAR))
    table = play(g, *chance)
    table.attack(IMPERIAL, 1)
    return table


def test_special_ops_roll_another_die() -> None:
    table = special([HIT] * 3, [BLANK] * 2)
    table.use(IMPERIAL, "upgrade:specialopstraining")
    assert len(table.ship(1).damage) == 1  # three hits on two shields
    assert not any("specialops" in key for key in table.offered(IMPERIAL))


def test_special_ops_fire_to_the_rear_instead() -> None:
    table = special([BLANK] * 2, [BLANK] * 2, [HIT] * 2, [BLANK] * 3)
    table.answer(IMPERIAL, "none")
    table.use(IMPERIAL, "upgrade:specialopstraining", 1)
    assert table.offered(IMPERIAL) == ["attack:primary:2", "pass"]
    table.answer(IMPERIAL, "attack:primary:2")
    assert table.ship(2).shields == 0


# --- Scavenger Crane ------------------------------------------------------------------------


def crane(
    *die: str | list[str],
    at: tuple[float, float, float] = (520, 300, 90),
    discarded: tuple[Any, ...] = ("protontorpedoes", "r2d2"),
) -> Skirmish:
    ship = x_wing(
        "kavil", at=at, upgrades=["scavengercrane"], discarded=list(discarded), had_combat=True
    )
    victim = tie(damage=damage("structural-damage", "structural-damage"), at=(450, 480, 270))
    victim.had_combat = True
    table = play(
        position(x_wing(at=(450, 300, 90)), victim, ship, tie(at=FAR)),
        [HIT, HIT, HIT],
        [BLANK],
        *die,
    )
    table.attack(REBEL, 1)
    return table


def test_a_crane_brings_back_what_was_spent() -> None:
    table = crane([HIT], "direct-hit", "direct-hit", "direct-hit")
    table.use(REBEL, "upgrade:scavengercrane", you=2)
    assert table.ship(2).upgrades == ["scavengercrane", "protontorpedoes"]
    assert table.state.ship(2).cards.discarded == ("r2d2",)  # no astromech


def test_a_blank_breaks_the_crane() -> None:
    table = crane([BLANK], "direct-hit", "direct-hit", "direct-hit")
    table.use(REBEL, "upgrade:scavengercrane", you=2)
    assert table.ship(2).upgrades == ["protontorpedoes"]


@pytest.mark.parametrize("more", [{"at": FAR}, {"discarded": ()}])
def test_a_crane_needs_a_wreck_nearby_and_something_spent(more: dict[str, tuple[int, ...]]) -> None:
    table = crane("direct-hit", "direct-hit", "direct-hit", **more)
    assert table.ship(1).status != IN_PLAY
    assert not any("crane" in key for key in table.offered(REBEL))


# --- Cikatro Vizago -------------------------------------------------------------------------


def vizago(*cards: str, friend: tuple[str, ...] = ()) -> Skirmish:
    ship = x_wing("gandfindsman", upgrades=["cikatrovizago", *cards], had_combat=True)
    other = x_wing("gandfindsman", at=(200, 200, 90), upgrades=list(friend), had_combat=True)
    return play(position(ship, other, tie(at=FAR, had_combat=True)))


def test_vizago_swaps_an_illicit_card() -> None:
    table = vizago("hotshotblaster")
    table.use(REBEL, "upgrade:cikatrovizago")
    keys = table.offered(REBEL)
    assert "hotshotblaster:inertialdampeners" in keys
    assert "hotshotblaster:hotshotblaster" not in keys
    table.answer(REBEL, "hotshotblaster:inertialdampeners")
    assert table.ship(0).upgrades == ["inertialdampeners"]


def test_vizago_offers_nothing_dearer_and_no_second_unique_card() -> None:
    table = vizago("inertialdampeners", friend=("cloakingdevice",))
    table.use(REBEL, "upgrade:cikatrovizago")
    assert not any("hotshotblaster" in key for key in table.offered(REBEL))
    table = vizago("feedbackarray", friend=("cloakingdevice",))
    table.use(REBEL, "upgrade:cikatrovizago")
    keys = table.offered(REBEL)
    assert "feedbackarray:cloakingdevice" not in keys
    assert "feedbackarray:empdevice" in keys


def test_vizago_leaves_other_cards_as_they_lie() -> None:
    cards = ["cikatrovizago", "hotshotblaster", "pivotwing"]
    ship = x_wing("gandfindsman", upgrades=cards, flipped=("pivotwing",), had_combat=True)
    table = play(position(ship, x_wing(at=(200, 200, 90), had_combat=True), tie(at=FAR)))
    table.use(REBEL, "upgrade:cikatrovizago")
    table.answer(REBEL, "hotshotblaster:inertialdampeners")
    assert table.state.ship(0).cards.flipped == ("pivotwing",)


def test_vizago_needs_something_to_swap() -> None:
    assert not any("vizago" in key for key in vizago().offered(REBEL))


# --- Minefield Mapper -----------------------------------------------------------------------


def mapper(*cards: str, enemy: tuple[float, float, float] = (450, 850, 270)) -> Skirmish:
    ship = x_wing("lokrevenant", at=(450, 60, 90), upgrades=["minefieldmapper", *cards])
    return play(position(ship, tie(at=enemy), step="prepare-components"))


def test_a_mapper_lays_mines_before_the_battle() -> None:
    table = mapper("proximitymines", "clustermines")
    table.use(REBEL, "upgrade:minefieldmapper")
    table.answer(REBEL, "clustermines")
    table.answer(REBEL, "450,400,90")
    table.answer(REBEL, "proximitymines")
    table.answer(REBEL, "200,300,90")
    found = sorted((bomb.x, bomb.y) for bomb in table.seen.bombs)
    assert found == [(200.0, 300.0), (420.0, 400.0), (450.0, 400.0), (480.0, 400.0)]
    assert table.ship(0).upgrades == ["minefieldmapper"]


def test_a_mapper_stays_beyond_range_three_and_may_stop() -> None:
    table = mapper("proximitymines", "clustermines")
    table.use(REBEL, "upgrade:minefieldmapper")
    table.answer(REBEL, "clustermines")
    with pytest.raises(Refused):
        table.answer(REBEL, "450,600,90")
    table.answer(REBEL, "450,400,90")
    table.answer(REBEL, "enough")
    assert table.ship(0).upgrades == ["minefieldmapper", "proximitymines"]


def test_a_mapper_without_room_lays_nothing() -> None:
    ship = x_wing("lokrevenant", at=(450, 60, 90), upgrades=["minefieldmapper", "proximitymines"])
    enemies = [tie(at=(x, y, 270)) for x in (150, 450, 750) for y in (200, 600)]
    table = play(position(ship, *enemies, step="prepare-components"))
    assert table.seen.bombs == []
    assert not any("mapper" in key for key in table.offered(REBEL))
