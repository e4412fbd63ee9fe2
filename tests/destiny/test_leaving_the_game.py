"""What a player who leaves a free-for-all takes with him, even what only waits (DS-FFA-13)."""

from __future__ import annotations

import pytest

from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.destiny import game, invariants
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CHARACTERS,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    Activates,
    After,
    As,
    Before,
    Cards,
    Deal,
    DealtDamage,
    Defeat,
    Defeated,
    Do,
    Each,
    Gain,
    Later,
    May,
    Moment,
    One,
    Play,
    Whose,
    Zone,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import free_for_all
from cantina.games.destiny.state import Happening, Waiting
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, character, event, support
from destiny.table import Arena, In, Side, random_decks, table

ANY = Cards(types=CHARACTERS)
DOWNFALL = Defeat(Each(Cards(YOU, CHARACTERS)))


def three(second: Side, third: Side, active: int = 1) -> Arena:
    """Seat 0 can defeat the only character of seat 1 with one die."""
    return table(Side([In(FIGHTER, dice=("2MD",))]), second, third, active=active)


def defeat_second(duel: Arena) -> None:
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.g.players[1].out


@pytest.mark.rule("DS-QUEUE-4")
def test_an_event_of_another_player_goes_where_it_goes_although_he_left() -> None:
    ruin = event("Ruin", Do((As(OPPONENT, DOWNFALL), Gain(1))))
    crane = support(
        "Crane", Ability(ACTION, Play(One(Cards(YOU, zone=Zone.HAND)), then_aside=True))
    )
    duel = table(Side([FIGHTER], [crane], hand=[ruin]), Side([SENTRY]), Side([ENVOY]))
    duel.act(0, "action", crane, 0).choose(0, "1")
    assert duel.g.players[1].out
    assert (duel.resources(0), "Ruin" in duel.aside(0), duel.discard(0)) == (1, True, [])


@pytest.mark.rule("DS-FFA-11")
def test_what_a_third_does_for_the_part_of_one_who_leaves_ends_too() -> None:
    fall = Defeat(Each(Cards(names=("Sentry",))))
    chain = As(OPPONENT, As(OPPONENT, Do((fall, Gain(3)))))
    order = support("Order", Ability(ACTION, Do((chain, Gain(1)))))
    duel = table(Side([FIGHTER], [order]), Side([SENTRY]), Side([ENVOY]))
    duel.act(0, "action", order, 0).choose(0, "1").choose(1, "2")
    assert duel.g.players[1].out
    assert (duel.resources(0), duel.resources(2)) == (1, 0)


@pytest.mark.rule("DS-FFA-13")
def test_cards_under_his_plot_go_with_him() -> None:
    plot = In("CONV 114", under=["CONV 107"])
    duel = three(Side([In(SENTRY, damage=9)], plot=plot), Side([ENVOY]), active=0)
    hidden = duel.id("CONV 107")
    defeat_second(duel)
    assert hidden in duel.g.players[1].gone


@pytest.mark.rule("DS-FFA-13")
def test_effects_he_armed_for_later_never_come() -> None:
    fund = support("Fund", Ability(ACTION, Later(Moment.END_OF_ACTION_PHASE, Gain(3))))
    duel = three(Side([In(SENTRY, damage=9)], supports=[fund]), Side([ENVOY]))
    duel.act(1, "action", fund, 0).pass_(2)
    defeat_second(duel)
    duel.pass_(2).pass_(0)
    assert duel.g.round == 3
    assert duel.resources(1) == 0


@pytest.mark.rule("DS-FFA-13")
def test_his_unused_battlefield_is_out_of_the_game() -> None:
    duel = three(
        Side([In(SENTRY, damage=9)], battlefields=["SoR 159"]),
        Side([ENVOY], hand=["SoR 137"], resources=2),
        active=0,
    )
    defeat_second(duel)
    duel.act(2, "play", "SoR 137")
    assert duel.g.owners[duel.g.battlefield] == 2
    assert duel.aside(1) == []
    assert {duel.id("SoR 159"), duel.id(SENTRY)} <= set(duel.g.players[1].gone)


@pytest.mark.rule("DS-FFA-13", "DS-CLARIFY-16")
def test_a_premonition_of_his_cannot_be_played_any_more() -> None:
    duel = three(
        Side([In(SENTRY, damage=9)], hand=["SoR 131", "AW 157"]), Side([ENVOY], hand=["SoR 131"])
    )
    duel.act(1, "play", "SoR 131").choose(1, 0)
    duel.pass_(2)
    defeat_second(duel)
    duel.act(2, "play", duel.g.players[2].hand[0]).choose(2, 1)
    assert duel.discard(2) == ["Premonitions"]
    assert duel.g.players[1].stacked == []
    assert "ds-log-revealed" not in duel.log()


@pytest.mark.rule("DS-FFA-11", "DS-CLARIFY-39")
def test_who_bids_his_last_blood_plays_nothing() -> None:
    duel = three(
        Side([In(SENTRY, damage=9)], hand=["AW 157"]),
        Side([ENVOY], hand=["CONV 41"], resources=2),
        active=2,
    )
    duel.act(2, "play", "CONV 41")
    duel.choose(0, 0).choose(1, 1).choose(2, 0)
    assert duel.g.players[1].out
    assert duel.asked() == (0,)
    assert duel.prompt(0) == "ds-ask-action"


# --- in the middle of something -----------------------------------------------------------------


def after_activation(effect: Effect) -> Arena:
    """Let an ability of seat 1, who has one character, answer to an activation of seat 0."""
    herald = support("Herald", Ability(After(Activates(ANY, OPPONENT)), effect))
    duel = table(
        Side([FIGHTER]), Side([In(SENTRY, damage=5)], supports=[herald]), Side([ENVOY], resources=1)
    )
    return duel.rolls((FIGHTER, "-")).act(0, "activate", FIGHTER)


@pytest.mark.rule("DS-FFA-11", "DS-FFA-13")
def test_his_waiting_ability_ends_where_he_leaves() -> None:
    duel = after_activation(Do((DOWNFALL, Deal(4, Each(Cards(Whose.EACH_OPPONENT, CHARACTERS))))))
    assert duel.g.players[1].out
    assert duel.damage(FIGHTER) == duel.damage(ENVOY) == 0
    assert duel.asked() == (2,)
    assert duel.prompt(2) == "ds-ask-action"


@pytest.mark.rule("DS-FFA-11")
def test_he_is_not_asked_for_the_rest_of_his_waiting_ability() -> None:
    duel = after_activation(Do((DOWNFALL, May(Gain(2)), Deal(1, One(Cards(OPPONENT, CHARACTERS))))))
    assert duel.g.players[1].out
    assert duel.asked() == (2,)
    assert duel.resources(1) == 0


@pytest.mark.rule("DS-FFA-11", "DS-QUEUE-4")
def test_a_part_carried_out_by_who_leaves_ends_and_the_ability_goes_on() -> None:
    toll = event("Toll", Do((As(OPPONENT, Do((DOWNFALL, May(Gain(1))))), Gain(3))))
    duel = table(Side([FIGHTER], hand=[toll]), Side([In(SENTRY, damage=5)]), Side([ENVOY]))
    duel.act(0, "play", toll).choose(0, 1)
    assert duel.g.players[1].out
    assert duel.resources(0) == 3
    assert duel.asked() == (2,)


@pytest.mark.rule("DS-FFA-11", "DS-FFA-13")
def test_what_others_do_for_his_ability_ends_with_him() -> None:
    hubris = event(
        "Hubris", As(OPPONENT, Do((Deal(9, Each(Cards(OPPONENT, CHARACTERS))), Gain(3))))
    )
    duel = table(Side([In(FIGHTER, damage=5)], hand=[hubris]), Side([SENTRY]), Side([ENVOY]))
    duel.act(0, "play", hubris).choose(0, 1).choose(1, 0)
    assert duel.g.players[0].out
    assert duel.resources(1) == 0
    assert duel.discard(0) == ["Hubris"]
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-FFA-11")
def test_what_was_to_follow_the_part_of_another_does_not_follow_once_he_is_gone() -> None:
    ruin = As(OPPONENT, Deal(9, Each(Cards(OPPONENT, CHARACTERS))))
    folly = event("Folly", Do((ruin, Deal(4, Each(Cards(Whose.EACH_OPPONENT, CHARACTERS))))))
    duel = table(Side([In(FIGHTER, damage=5)], hand=[folly]), Side([SENTRY]), Side([ENVOY]))
    duel.act(0, "play", folly).choose(0, 1).choose(1, 0)
    assert duel.g.players[0].out
    assert duel.damage(SENTRY) == duel.damage(ENVOY) == 0
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-FFA-11", "DS-BEFORE-1")
def test_an_interruption_ends_with_its_player_and_what_it_interrupted_goes_on() -> None:
    martyr = character("Martyr", Ability(Before(DealtDamage(THIS)), Do((DOWNFALL, May(Gain(2))))))
    salvo = event("Salvo", Do((Deal(1, One(ANY)), Gain(4))))
    duel = table(Side([FIGHTER], hand=[salvo]), Side([In(martyr, damage=5)]), Side([ENVOY]))
    duel.act(0, "play", salvo).choose(0, martyr)
    assert duel.g.players[1].out
    assert duel.resources(0) == 4
    assert duel.discard(0) == ["Salvo"]
    assert duel.asked() == (2,)


@pytest.mark.rule("DS-FFA-13")
def test_his_other_interruptions_are_dropped_too() -> None:
    martyr = character("Martyr Two", Ability(Before(DealtDamage(THIS)), DOWNFALL))
    witness = support("Witness", Ability(Before(DealtDamage(ANY)), Gain(2), may=True))
    duel = table(
        Side([In(FIGHTER, dice=("1MD",))]),
        Side([In(martyr, damage=5)], supports=[witness]),
        Side([ENVOY]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, martyr)
    duel.choose(1, 0)  # the order of his two abilities: the downfall first
    assert duel.g.players[1].out
    assert duel.asked() == (2,)
    assert duel.prompt(2) == "ds-ask-action"


@pytest.mark.rule("DS-FFA-11", "DS-QUEUE-4")
def test_the_ability_that_makes_the_acting_player_leave_goes_on_to_its_end() -> None:
    revenge = support(
        "Revenge",
        Ability(
            After(DealtDamage(Cards(YOU, CHARACTERS))),
            Do((Deal(9, One(Cards(OPPONENT, CHARACTERS))), Gain(3))),
        ),
    )
    duel = table(
        Side([In(FIGHTER, damage=5, dice=("1MD", "2MD"))]),
        Side([SENTRY], supports=[revenge]),
        Side([ENVOY]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY).choose(1, 0)
    assert duel.g.players[0].out
    assert duel.resources(1) == 3
    assert duel.asked() == (1,)  # his second die is gone, the next player acts
    assert duel.prompt(1) == "ds-ask-action"


@pytest.mark.rule("DS-FFA-11", "DS-QUEUE-5")
def test_abilities_of_others_that_his_end_triggered_are_applied() -> None:
    doom = support("Doom Two", Ability(ACTION, DOWNFALL))
    vulture = support("Vulture", Ability(After(Defeated(Cards(OPPONENT, CHARACTERS))), Gain(3)))
    duel = table(
        Side([In(FIGHTER, damage=5)], supports=[doom]),
        Side([SENTRY], supports=[vulture]),
        Side([ENVOY]),
    )
    duel.act(0, "action", doom, 0)
    assert duel.g.players[0].out
    assert duel.resources(1) == 3
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-FFA-11", "DS-CHARACTER-4")
def test_who_was_falling_when_the_acting_player_left_still_falls() -> None:
    avenger = character(
        "Avenger", Ability(Before(Defeated(THIS)), Deal(9, One(Cards(OPPONENT, CHARACTERS))))
    )
    duel = table(
        Side([In(FIGHTER, damage=5, dice=("2MD",))]),
        Side([In(avenger, damage=9), RAIDER]),
        Side([ENVOY]),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, avenger).choose(1, 0)
    assert duel.g.players[0].out
    assert not duel.in_play(avenger)
    assert duel.asked() == (1,)
    assert duel.g.falling == []


@pytest.mark.rule("DS-FFA-13")
def test_an_event_of_his_that_waits_in_the_queue_is_gone() -> None:
    last_word = event("Last Word", Gain(5))
    outburst = support(
        "Outburst", Ability(ACTION, Do((Play(One(Cards(YOU, zone=Zone.HAND))), DOWNFALL)))
    )
    duel = table(
        Side([FIGHTER], supports=[outburst], hand=[last_word]), Side([SENTRY]), Side([ENVOY])
    )
    duel.act(0, "action", outburst, 0)
    assert "ds-log-play" in duel.log()
    assert duel.g.players[0].out
    assert duel.resources(0) == 0
    assert duel.discard(0) == [] and duel.id(last_word) in duel.g.players[0].gone
    assert duel.asked() == (1,)
    invariants.check(duel.g)


def most_out(seed: int) -> int:
    """Play a game of four at random; return how many were out of it before it was over."""
    played = Table.start(game, 4, random_decks(4, 10 * seed), seed=seed, log=False)
    rng = Rng(seed)
    left = 0
    while not played.over:
        out = {player.seat for player in played.state.players if player.out}
        assert out.isdisjoint(played.waiting)
        left = max(left, len(out))
        played.answer_at_random(rng)
    return left


@pytest.mark.rule("DS-FFA-11")
def test_nobody_who_is_out_is_ever_asked() -> None:
    assert max(most_out(seed) for seed in range(5)) >= 2


@pytest.mark.rule("DS-FFA-13")
def test_hand_deck_discard_pile_and_set_aside_cards_leave_with_him() -> None:
    duel = three(
        Side(
            [In(SENTRY, damage=9)], hand=["AW 149", "AW 151"], discard=["AW 153"], aside=["AW 155"]
        ),
        Side([ENVOY], hand=["AW 149"]),
        active=0,
    )
    owned = [card for card, owner in enumerate(duel.g.owners) if owner == 1]
    defeat_second(duel)
    for seat in (0, 1, 2, None):
        left = duel.table.view(seat).players[1]
        assert (left.hand_size, left.deck_size) == (0, 0)
        assert (left.discard, left.set_aside) == ((), ())
    assert sorted(duel.g.players[1].gone) == owned, "nothing of his is left on the table"
    assert len(duel.hand(2)) == 1
    invariants.check(duel.g)


@pytest.mark.rule("DS-FFA-16")
def test_while_nobody_controls_the_battlefield_deciding_passes_to_the_left() -> None:
    duel = three(Side([In(SENTRY, damage=9)]), Side([ENVOY]), active=0)
    duel.g.controller, duel.g.decider = -1, 1
    defeat_second(duel)
    assert duel.g.decider == 2
    other = three(Side([In(SENTRY, damage=9)]), Side([ENVOY]), active=0)
    other.g.controller, other.g.decider = -1, 0
    defeat_second(other)
    assert other.g.decider == 0, "he was not the one who left"


@pytest.mark.rule("DS-FFA-13")
def test_what_had_still_to_come_of_him_does_not_come() -> None:
    duel = three(Side([In(SENTRY, damage=9)]), Side([ENVOY]), active=0)
    g = duel.g
    g.extra = [1, 2, 1]
    cause = Happening("action", 0)
    g.moment = [Waiting(seat, duel.id(SENTRY), SENTRY.code, 0, cause) for seat in (1, 2)]
    free_for_all.leave(g, 1)
    assert g.extra == [2], "no additional action for an empty seat"
    assert [waiting.seat for waiting in g.moment] == [2]
