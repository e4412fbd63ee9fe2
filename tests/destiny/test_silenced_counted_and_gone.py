"""Abilities lost, first times that did not count yet, effects of a player who is gone."""

import pytest

from cantina.core.cards import Limit
from cantina.games.destiny.cards.players import YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CHARACTERS,
    HOST,
    THIS,
    Ability,
    After,
    AtLeast,
    Before,
    Cards,
    Compared,
    Deal,
    DealtDamage,
    Defeat,
    Dice,
    Do,
    Each,
    Gain,
    GainsShields,
    GiveShields,
    LosesAbilities,
    One,
    RaisesSides,
    Resources,
    Standing,
    ValueOf,
)
from destiny.cards.scene import PAL, scene
from destiny.made import ENVOY, FIGHTER, character, made, support
from destiny.table import In, Side, table
from destiny.words.trial import ONE_OF_MINE

GAG = made("downgrade", "Gag", Standing(LosesAbilities(HOST)))


@pytest.mark.parametrize("gagged", [False, True])
def test_the_die_of_who_lost_his_abilities_is_not_raised_by_them(gagged: bool) -> None:
    proud = character("Proud One", Standing(RaisesSides(2)), sides="1R 1R 1R - - -")
    count = support("Count", Ability(ACTION, Gain(ValueOf(Each(Dice(YOU))))))
    worn = [GAG] if gagged else []
    d = scene(count, team=[In(proud, dice=("1R",), downgrades=worn)]).use(count)
    assert d.resources(0) == (1 if gagged else 3)
    d = scene(team=[In(proud, dice=("1R",), downgrades=worn)]).resolve(proud)
    assert d.resources(0) == (1 if gagged else 3)


def test_a_first_time_counts_once_its_condition_holds() -> None:
    rich = Compared(Resources(YOU), AtLeast(1))
    shields = After(GainsShields(Cards(types=CHARACTERS)))
    bank = support("Bank", Ability(shields, Gain(1), when=rich, limit=Limit.ROUND))
    guard = support("Guard", Ability(ACTION, GiveShields(1, ONE_OF_MINE)))
    work = support("Work", Ability(ACTION, Gain(1)))
    d = scene(bank, supports=[guard, work], team=[PAL]).use(guard)
    assert d.resources(0) == 0
    d.pass_(1)
    d.use(work).pass_(1)
    d.use(guard)
    assert d.resources(0) == 2, "the first time it could be paid"
    d.pass_(1)
    d.use(guard)
    assert d.resources(0) == 2, "once each round"


@pytest.mark.rule("DS-FFA-11")
def test_an_effect_ends_where_its_player_falls_to_what_came_before_it() -> None:
    vengeance = Ability(Before(DealtDamage(THIS)), Defeat(Each(Cards(names=("Fighter",)))))
    avenger = character("Avenger", vengeance)
    strike = Do((Deal(1, One(Cards(names=("Avenger",)))), Deal(1, One(Cards(names=("Envoy",))))))
    raid = support("Raid", Ability(ACTION, strike))
    duel = table(Side([FIGHTER], [raid]), Side([avenger]), Side([ENVOY]))
    duel.act(0, "action", raid, 0)
    assert duel.g.players[0].out
    assert (duel.damage(avenger), duel.damage(ENVOY)) == (0, 0)
    assert duel.asked() == (1,)
