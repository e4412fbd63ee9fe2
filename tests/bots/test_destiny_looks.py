"""What Destiny's judge looks at: the race of two teams, their dice, and whose is which."""

import pytest

from cantina.bots.registry import find_mind
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.destiny.bot.looks import (
    LOOKS,
    NO_DICE,
    OF_A_TEAM,
    Fighter,
    Team,
    in_hand,
    look,
    promise,
    race,
)
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.state import Duel


def team(*fighters: tuple[float, float], beside: float = 1.0) -> Team:
    """Return a team of characters that last so long and hit so hard."""
    return Team([Fighter(*one) for one in fighters], beside, [])


def test_nothing_is_left_of_equal_teams() -> None:
    assert race(team((10, 4)), team((10, 4))) == (0.0, 2.0)


def test_who_lasts_longer_or_hits_harder_wins_the_race() -> None:
    left, rounds = race(team((20, 4)), team((10, 4)))
    assert (left, rounds) == (0.5, 2.0)
    left, rounds = race(team((10, 9)), team((10, 4)))
    assert (left, rounds) == (0.5, 1.0)


def test_what_one_wins_the_other_loses() -> None:
    mine, theirs = team((8, 3), (5, 6)), team((11, 2), (3, 3), (6, 1), beside=2.5)
    left, rounds = race(mine, theirs)
    assert race(theirs, mine) == pytest.approx((-left, rounds))


def test_who_has_the_best_dice_for_the_damage_is_hit_first_and_hits_no_more() -> None:
    frail = race(team((2, 6), (18, 0)), team((10, 4)))[0]
    sturdy = race(team((2, 0), (18, 6)), team((10, 4)))[0]
    assert frail < sturdy


def test_nobody_is_left_to_race() -> None:
    assert race(team(), team((5, 1))) == (-1.0, 0.0)


def test_a_die_promises_what_its_sides_show() -> None:
    code = next(code for code, of in KNOWN.items() if of.sides and of.kind == "character")
    dice, *rest = promise(code)
    assert dice == 1.0
    assert len(rest) + 1 == len(NO_DICE)
    assert all(number >= 0.0 for number in rest)
    assert len(in_hand(code)) == 4


def middle(seed: int) -> Duel:
    """Return the table in the third round of a match that common sense plays."""
    game, mind = find_game("destiny"), find_mind("destiny")
    table = Table.start(game, 2, {}, seed=seed, log=False)
    players = [mind.policy(seed + seat) for seat in range(2)]
    while table.state.round < 3 and not table.over:
        seat = table.waiting[0]
        table.answer(seat, players[seat].choose(Window(table, seat)))
    state: Duel = table.state
    return state


def test_two_teams_are_seen_from_both_sides() -> None:
    g = middle(5)
    own, rival = (dict(zip(LOOKS, look(g, seat), strict=True)) for seat in range(2))
    for name in ("race", "lasting", "hitting", "battlefield", *OF_A_TEAM):
        assert own[name] == pytest.approx(-rival[name])
    assert own["rounds"] == pytest.approx(rival["rounds"])


def test_health_resources_and_cards_are_seen() -> None:
    g = middle(6)
    before = dict(zip(LOOKS, look(g, 0), strict=True))
    hurt = next(c for c in g.play.values() if c.controller == 1 and c.kind == "character")
    hurt.damage += 1
    g.players[0].resources += 2
    g.players[1].hand.pop()
    after = dict(zip(LOOKS, look(g, 0), strict=True))
    assert after["health"] == before["health"] + 1
    assert after["resources"] == before["resources"] + 2
    assert after["hand"] == before["hand"] + 1
    assert after["race"] >= before["race"]
    assert after["hand-worth"] == before["hand-worth"]
