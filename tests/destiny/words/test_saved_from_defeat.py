"""Who was saved from defeat lives on as before, and may fall another time."""

import pytest

from cantina.games.destiny.cards.frames import Instead
from cantina.games.destiny.cards.players import YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Cards,
    Deal,
    Defeat,
    Defeated,
    Discard,
    Do,
    Heal,
    Host,
    One,
    ReturnToGame,
    This,
    Zone,
)
from cantina.games.destiny.terms import Keyword
from destiny.cards.scene import PAL, RED
from destiny.made import made
from destiny.table import In
from destiny.words.trial import ONE_OF_MINE, on_the_table

SAVE = Do((Heal(5, Host()), Discard(This())))


@pytest.mark.parametrize("blow", [Deal(9, ONE_OF_MINE), Defeat(ONE_OF_MINE)])
@pytest.mark.rule("DS-REPLACEMENT-2")
def test_who_was_saved_falls_by_the_next_damage_that_reaches_his_health(
    blow: Deal | Defeat,
) -> None:
    ward = made("upgrade", "Ward", Ability(Instead(Defeated(Host())), SAVE))
    gun = made("support", "Gun", Ability(ACTION, blow))
    d = on_the_table(gun, team=[In(PAL, upgrades=[ward]), RED])
    d.use(gun, PAL).pass_(1)
    assert (d.in_play(PAL), d.in_play(ward)) == (True, False)
    assert d.damage(PAL) == (4 if isinstance(blow, Deal) else 0)
    d.use(gun, PAL)
    assert not d.in_play(PAL)


@pytest.mark.rule("DS-REDEPLOY-4")
def test_upgrades_flee_to_who_was_saved_before() -> None:
    ward = made("upgrade", "Ward", Ability(Instead(Defeated(Host())), SAVE))
    flag = made("upgrade", "Flag", keywords=(Keyword.REDEPLOY,))
    gun = made("support", "Gun", Ability(ACTION, Deal(10, ONE_OF_MINE)))
    d = on_the_table(gun, team=[In(PAL, upgrades=[ward]), In(RED, upgrades=[flag])])
    d.use(gun, PAL).pass_(1)
    d.use(gun, RED)
    assert d.can_choose(0, PAL) == [True]
    d.choose(0, PAL)
    assert d.card(flag).host == d.id(PAL)


@pytest.mark.rule("DS-ZONE-4")
def test_who_returned_to_the_game_may_fall_again() -> None:
    gun = made("support", "Gun", Ability(ACTION, Deal(9, ONE_OF_MINE)))
    fallen = One(Cards(YOU, zone=Zone.DEFEATED))
    call = made("support", "Call", Ability(ACTION, ReturnToGame(fallen)))
    d = on_the_table(gun, supports=[call], team=[PAL, RED])
    d.use(gun, PAL).pass_(1)
    d.use(call).pass_(1)
    assert (d.in_play(PAL), d.damage(PAL), "Hired Gun" in d.aside(0)) == (True, 0, False)
    assert d.card(PAL).points == 8
    d.use(gun, PAL)
    assert not d.in_play(PAL)


@pytest.mark.rule("DS-UNIQUE-6")
def test_a_unique_character_who_returns_beside_a_copy_leaves_one_of_them() -> None:
    hero = made("character", "Hero", unique=True, sides="1R 1R 1R 1R 1R -")
    call = made(
        "support", "Call", Ability(ACTION, ReturnToGame(One(Cards(YOU, zone=Zone.DEFEATED))))
    )
    d = on_the_table(call, team=[hero, RED], aside=[hero])
    d.use(call)
    assert d.prompt(0) == "ds-ask-unique"
