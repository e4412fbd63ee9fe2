"""What does not happen: parts after "then", costs not paid, things not spotted, no target."""

import pytest

from cantina.games.destiny.cards.vocabulary import ACTION, Ability, Draw, Gain, Lose, Then
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.library import card_by_code
from destiny.cards.crowd import crowd
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, Scene, scene
from destiny.made import made
from destiny.table import In, Named


def use(d: Scene, place: str, how: str) -> Scene:
    """Use a card in its natural way."""
    if how == "play":
        return d.play(place)
    if how == "special":
        return d.resolve(place)
    if how == "action":
        return d.use(place)
    if how == "claim":
        d.act(0, "claim")
        return d
    side = card_by_code(code_at(place)).sides[0].code
    return d.activate(place, (place, side))


def shown(place: str, how: str) -> tuple[str | None, ...] | None:
    """Return what the die of a card shows before it is used that way."""
    sides = [side.code for side in card_by_code(code_at(place)).sides]
    if not sides:
        return None
    special = next((side for side in sides if side.startswith("Sp")), None)
    return ({"special": special}.get(how),)


def unhurt(d: Scene) -> bool:
    """Say whether nobody has damage or shields and no resource or card was gained."""
    plain = all(not card.damage and not card.shields for card in d.g.play.values())
    return plain and d.resources(1) == 0 and d.hand(0) == d.hand(1) == []


NO_DICE = [
    ("AW 117", "play"), ("AW 124", "action"), ("AW 142", "play"),
    ("SoR 36", "special"), ("SoR 43", "special"),
    ("SoR 91", "play"), ("SoR 119", "play"), ("SoR 121", "play"), ("EaW 11", "special"),
    ("TPG 8", "special"), ("TPG 10", "action"), ("TPG 11", "play"), ("TPG 36", "play"),
    ("TPG 40", "play"), ("TPG 41", "play"), ("TPG 42", "play"),
    ("LEG 25", "action"), ("LEG 97", "play"), ("LEG 116", "play"), ("LEG 134", "action"),
    ("LEG 137", "play"), ("LEG 147", "play"), ("LEG 152", "play"), ("RIV 12", "play"),
    ("RIV 13", "play"), ("CONV 23", "play"), ("CONV 92", "play"), ("CONV 110", "play"),
    ("CONV 135", "action"), ("CONV 153", "action"), ("CONV 157", "special"), ("AtG 60", "play"),
    ("SoR 80", "play"), ("SoR 104", "play"), ("AoN 7", "play"), ("AW 89", "action"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "how"), NO_DICE)
def test_without_dice_or_cards_nothing_comes_of_it(place: str, how: str) -> None:
    team = [BLUE, RED, PAL, "AoN 13"]
    d = scene(place, shown(place, how), team=team, foes=[FOE, FOE2])
    own = d.resources(0)
    use(d, place, how)
    assert d.my_turn_is_over
    assert unhurt(d)
    assert d.resources(0) <= own


SPOTS = [
    ("AW 74", BLUE), ("AW 149", RED), ("SoR 132", RED), ("SoR 91", BLUE), ("LEG 116", BLUE),
    ("LEG 128", RED), ("LEG 139", BLUE), ("LEG 151", BLUE), ("CONV 27", BLUE), ("CONV 24", BLUE),
    ("WotF 92", PAL), ("AW 142", BLUE),
]  # fmt: skip


@pytest.mark.parametrize(("place", "friend"), SPOTS)
def test_without_what_must_be_spotted_nothing_happens(place: str, friend: str) -> None:
    dice = {BLUE: "1R", RED: "2RD", PAL: "1R"}
    team = [In(friend, dice=(dice[friend],), damage=1)]
    d = scene(
        place, team=team, foes=[In(FOE, dice=("2RD",))], supports=[In("CONV 32", dice=("-",))]
    )
    use(d, place, "play")
    assert d.my_turn_is_over
    assert d.damage(friend) == 1
    assert (d.pool(0), d.pool(1)) == ([dice[friend], "-"], ["2RD"])


@pytest.mark.parametrize("option", ["0", "1", "2"])
def test_chance_encounter_needs_each_kind_for_its_option(option: str) -> None:
    d = scene("AoN 14", team=[BLUE], foes=[In(FOE, dice=("1RD",))]).play("AoN 14", option)
    assert d.my_turn_is_over
    assert d.pool(1) == ["1RD"]


@pytest.mark.parametrize(
    ("plot", "card", "friend"),
    [("AoN 4", "LEG 73", RED), ("AoN 8", "TPG 26", BLUE), ("AoN 11", "CONV 160", BLUE)],
)
def test_a_plot_that_must_spot_a_colour_is_silent_without_it(
    plot: str, card: str, friend: str
) -> None:
    d = scene(plot, team=[friend], foes=[FOE], hand=[card], resources=2)
    d.play(card)
    assert d.my_turn_is_over
    assert not d.exhausted(plot)


FIRST_PARTS = [
    ("EaW 18", "action", []),  # Cad Bane, no upgrade in hand
    ("EaW 25", "special", []),  # Hera, no vehicle
    ("LEG 155", "play", []),  # Quick Draw, no weapon
    ("AoN 1", "action", ["TPG 14"]),  # Dooku, no blue card
    ("AoN 6", "action", ["AW 115"]),  # Fenn Rau, no red card
    ("AoN 9", "action", ["AW 115"]),  # Outlaw, no yellow card
]


@pytest.mark.parametrize(("place", "how", "hand"), FIRST_PARTS)
def test_without_a_card_to_play_the_rest_does_not_follow(
    place: str, how: str, hand: list[str]
) -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene(place, shown(place, how), hand=hand, resources=4, foes=foes, foe_hand=["AW 59"])
    use(d, place, how)
    assert d.my_turn_is_over
    assert d.hand(1) == ["Lightsaber"]
    assert d.pool(1) == ["2RD"]
    assert not d.exhausted(PAL)


def test_own_dice_are_spared_by_what_names_an_opponents() -> None:
    d = crowd("AW 153").play("AW 153")
    assert "1MD" in d.pool(0) and "3MD1" in d.pool(0)
    assert "3MD" not in d.pool(1)
    d = crowd("AW 155").play("AW 155")
    assert d.pool(0).count("2RD") == 1
    assert "2RD" not in d.pool(1)


def test_enemy_dice_are_not_counted_as_yours() -> None:
    d = crowd("AW 154", foe_hand=["AW 59", "AW 60", "AW 57"])
    d.draws("AW 59", "AW 60").play("AW 154")
    assert d.hand(1) == ["Force Throw"]  # two of my dice show melee, Vader's third does not count
    d = scene(
        "EaW 13", ("XMD",), team=[BLUE], foes=[In(FOE, upgrades=[In("EaW 13", dice=("XMD",))])]
    )
    d.resolve("A:EaW 13", 0, FOE)
    assert d.damage(FOE) == 1


def test_nowhere_to_run_turns_only_your_own_blanks() -> None:
    d = crowd("AW 91").play("AW 91").side(0, "AW 47", "1R")
    assert d.my_turn_is_over
    assert "-" in d.pool(1)


@pytest.mark.rule("DS-THEN-1")
@pytest.mark.parametrize(
    ("first", "resources", "drawn"),
    [(Gain(1), 0, 1), (Gain(0), 0, 0), (Lose(1), 1, 1), (Lose(1), 0, 0)],
)
def test_what_follows_then_needs_a_resource_gained_or_lost(
    first: Effect, resources: int, drawn: int
) -> None:
    trader = made("support", "Trader", Ability(ACTION, Then(first, Draw(1))))
    d = scene(trader, resources=resources)
    if d.can(0, "action", trader, 0):
        d.use(trader)
    assert len(d.hand(0)) == drawn
