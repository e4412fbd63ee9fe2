"""Cards that speak of one opponent or of each, with two opponents at the table."""

from destiny.table import Arena, In, Side, table

ONE = "AW 2"  # First Order Stormtrooper, on seat 1
TWO = "EaW 41"  # Wookiee Warrior, on seat 2
MINE = "AW 10"  # Darth Vader, on seat 0


def three(hand: tuple[str, ...] = (), resources: int = 5, **mine: object) -> Arena:
    return table(
        Side([MINE], hand=hand, resources=resources, **mine),
        Side([In(ONE, dice=("-", "2RD"))], resources=3),
        Side([In(TWO, dice=("-", "-", "1R"))], hand=["AW 59", "AW 115"], resources=3),
    )


def test_feel_your_anger_counts_the_blanks_of_the_opponent_it_is_aimed_at() -> None:
    d = three(("AW 82",))
    d.act(0, "play", "AW 82").choose(0, "1")
    d.choose(0, (ONE, 1))
    assert (d.pool(1), len(d.pool(2))) == (["-"], 3)
    other = three(("AW 82",))
    other.act(0, "play", "AW 82").choose(0, "2").choose(0, (TWO, 0), (TWO, 2))
    assert (other.pool(2), len(other.pool(1))) == (["-"], 2)


def test_occupation_robs_one_opponent() -> None:
    d = three(("AW 71",))
    d.act(0, "play", "AW 71").choose(0, "2")
    assert (d.resources(1), d.resources(2)) == (3, 0)


def test_lying_in_wait_compares_with_the_hand_of_its_player() -> None:
    d = three(("AW 98", "AW 57"))
    d.act(0, "play", "AW 98").choose(0, "2")
    d.choose(2, "AW 115")
    assert d.hand(2) == ["Lightsaber"]


def test_local_garrison_costs_both_opponents() -> None:
    d = three(supports=["AW 77"], resources=0)
    d.pass_(0).pass_(1).pass_(2)
    assert (d.resources(0), d.resources(1)) == (2, 4)


def test_loth_cat_and_mouse_removes_a_die_of_the_one_who_removed_yours() -> None:
    d = table(
        Side([In(MINE, dice=("1Sh",))], hand=["SoR 114"]),
        Side([In(ONE, dice=("2RD",))]),
        Side([In(TWO, dice=("1R",))]),
    )
    d.act(0, "play", "SoR 114").choose(0, "2")
    assert (d.pool(0), d.pool(1), d.pool(2)) == ([], ["2RD"], [])
