"""Whatever moves a piece, turns a die or takes a token is no pass (DS-PASS-2), and the rest is."""

from collections.abc import Callable, Coroutine

import pytest

from cantina.core.testing import drive
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    THIS,
    YOU,
    Dice,
    DiePlace,
    Each,
    EndActionPhase,
    ExtraActions,
    GiveAmbush,
    Moment,
    MustPass,
    Sheltered,
    ShuffleDeck,
    Until,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.across_the_galaxy.events_yellow import LimitResolving
from cantina.games.destiny.content.across_the_galaxy.supports import LimitExtraActions
from cantina.games.destiny.content.awakenings.upgrades import HoldDice
from cantina.games.destiny.content.legacies.characters import ForceActivation
from cantina.games.destiny.content.spirit_of_rebellion.battlefields import ForbidRolling
from cantina.games.destiny.rules import (
    damage,
    dice,
    hand,
    in_play,
    leaving_play,
    redeploying,
    resources,
    zones,
)
from cantina.games.destiny.state import Duel
from destiny.made import CRATE, FIGHTER, GEAR, POST, RAIDER, SENTRY
from destiny.table import Arena, In, Side, table


def arena() -> Arena:
    """Lay out a team of two with gear and a support, all a little used."""
    return table(
        Side(
            [
                In(FIGHTER, dice=("1MD",), damage=2, shields=1, exhausted=True, upgrades=[GEAR]),
                In(SENTRY, dice=(None,), shields=3),
            ],
            supports=[In(POST, resources=2), CRATE],
            hand=["AW 149", "AW 150"],
            discard=["AW 151"],
            aside=["AW 153"],
            resources=3,
        ),
        Side([In(RAIDER, dice=("2ID",), damage=1)], hand=["AW 155"], resources=1),
    )


Deed = Callable[[Arena, Duel, Scene], object]

DEEDS: list[tuple[str, Deed, bool]] = [
    ("resources gained", lambda d, g, s: resources.gain(g, 0, 1), True),
    ("no resources gained", lambda d, g, s: resources.gain(g, 0, 0), False),
    ("resources lost", lambda d, g, s: resources.lose(g, 0, 9), True),
    ("no resources lost", lambda d, g, s: resources.lose(g, 0, 0), False),
    ("resources spent", lambda d, g, s: resources.spend(g, 0, 1), True),
    ("nothing spent", lambda d, g, s: resources.spend(g, 0, 0), False),
    ("more than there is", lambda d, g, s: resources.spend(g, 0, 9), False),
    ("a character brought", lambda d, g, s: zones.bring(g, 0, "Hired Gun"), True),
    ("a die set aside", lambda d, g, s: zones.set_die_aside(g, g.dice[d.die(SENTRY)]), True),
    ("a die back on its card", lambda d, g, s: zones.leave_pool(g, g.dice[d.die(FIGHTER)]), True),
    ("a die that is there", lambda d, g, s: zones.leave_pool(g, g.dice[d.die(SENTRY)]), False),
    ("a card out of play", lambda d, g, s: zones.take_out_of_play(g, d.id(CRATE)), True),
    ("a card discarded", lambda d, g, s: zones.discard(g, d.id("AW 149")), True),
    ("a card set aside", lambda d, g, s: zones.set_card_aside(g, d.id("AW 149")), True),
    ("a card in hand", lambda d, g, s: zones.put_in_hand(g, d.id("AW 151")), True),
    ("a card on the deck", lambda d, g, s: zones.put_on_deck(g, d.id("AW 151")), True),
    ("a card shuffled in", lambda d, g, s: zones.shuffle_in(g, d.id("AW 151")), True),
    ("a card in play", lambda d, g, s: zones.enter_play(g, d.id("AW 151"), 0), True),
    ("a card drawn", lambda d, g, s: zones.draw(g, 0, 1), True),
    ("no card drawn", lambda d, g, s: zones.draw(g, 0, 0), False),
    ("a card from hand", lambda d, g, s: hand.discard_card(s, 0, d.id("AW 149")), True),
    ("a die turned", lambda d, g, s: dice.turn(s, d.die(FIGHTER), 1), True),
    ("a die turned to what it shows", lambda d, g, s: dice.turn(s, d.die(FIGHTER), 0), False),
    ("exhausted", lambda d, g, s: in_play.exhaust(g, d.id(SENTRY)), True),
    ("readied", lambda d, g, s: in_play.ready(s, d.id(FIGHTER)), True),
    ("readied while ready", lambda d, g, s: in_play.ready(s, d.id(SENTRY)), False),
    ("an upgrade moved", lambda d, g, s: in_play.move_upgrade(s, d.id(GEAR), d.id(SENTRY)), True),
    (
        "moved to its host",
        lambda d, g, s: in_play.move_upgrade(s, d.id(GEAR), d.id(FIGHTER)),
        False,
    ),
    ("attached", lambda d, g, s: redeploying.attach(g, d.card(GEAR), d.id(SENTRY)), True),
    ("control taken", lambda d, g, s: in_play.take_control(s, d.id(POST), 1), True),
    ("control kept", lambda d, g, s: in_play.take_control(s, d.id(POST), 0), False),
    ("another type", lambda d, g, s: in_play.change_type(s, d.id(POST), "upgrade"), True),
    ("the same type", lambda d, g, s: in_play.change_type(s, d.id(POST), "support"), False),
    ("a token placed", lambda d, g, s: in_play.place(s, d.id(POST), "damage", 1), True),
    ("no token placed", lambda d, g, s: in_play.place(s, d.id(POST), "damage", 0), False),
    ("the battlefield", lambda d, g, s: in_play.take_control_of_battlefield(g, 1), True),
    ("one's own", lambda d, g, s: in_play.take_control_of_battlefield(g, 0), False),
    ("shields given", lambda d, g, s: damage.give_shields(s, d.id(FIGHTER), 1), True),
    ("shields beyond three", lambda d, g, s: damage.give_shields(s, d.id(SENTRY), 1), False),
    ("shields removed", lambda d, g, s: damage.remove_shields(s, d.id(FIGHTER), 1), True),
    ("none removed", lambda d, g, s: damage.remove_shields(s, d.id(RAIDER), 1), False),
    ("shields moved", lambda d, g, s: damage.move_shields(s, d.id(SENTRY), d.id(FIGHTER), 1), True),
    ("no room", lambda d, g, s: damage.move_shields(s, d.id(FIGHTER), d.id(SENTRY), 1), False),
    ("healed", lambda d, g, s: damage.heal(s, d.id(FIGHTER), 1), True),
    ("nothing to heal", lambda d, g, s: damage.heal(s, d.id(SENTRY), 1), False),
    ("damage moved", lambda d, g, s: damage.shift(g, d.id(FIGHTER), d.id(RAIDER), 1), True),
    ("no damage there", lambda d, g, s: damage.shift(g, d.id(SENTRY), d.id(RAIDER), 1), False),
    ("damage taken", lambda d, g, s: damage.deal(s, [(d.id(RAIDER), 1)]), True),
    ("damage blocked", lambda d, g, s: damage.deal(s, [(d.id(SENTRY), 1)]), True),
    ("no damage", lambda d, g, s: damage.deal(s, [(d.id(RAIDER), 0)]), False),
    ("a support gone", lambda d, g, s: leaving_play.to_hand(s, d.id(POST)), True),
    ("one that is not there", lambda d, g, s: leaving_play.to_hand(s, d.id("AW 151")), False),
]


@pytest.mark.rule("DS-PASS-2")
@pytest.mark.parametrize(
    ("deed", "changes"), [each[1:] for each in DEEDS], ids=[e[0] for e in DEEDS]
)
def test_what_changes_the_table_is_no_pass(deed: Deed, changes: bool) -> None:
    duel = arena()
    g = duel.g
    before, shown = g.changes, g.copy()
    done = deed(duel, g, Scene(g, 0, duel.id(POST)))
    if isinstance(done, Coroutine):
        drive(done)
    assert (g.changes > before) is changes
    if not changes:
        assert g == shown


EFFECTS: list[Effect] = [
    HoldDice(Each(Dice(place=DiePlace.ON_CARD))), LimitResolving(), LimitExtraActions(),
    ForceActivation(), ForbidRolling(Each(Dice(YOU))), MustPass(1), EndActionPhase(),
    ExtraActions(), ExtraActions(1, next_turn=True), GiveAmbush(to_next=True),
    GiveAmbush(this_round=True), ShuffleDeck(), Until(Moment.END_OF_ROUND, Sheltered(THIS)),
]  # fmt: skip


@pytest.mark.rule("DS-PASS-2")
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: type(effect).__name__)
def test_what_binds_players_or_dice_for_later_is_no_pass(effect: Effect) -> None:
    duel = arena()
    before, shown = duel.g.changes, duel.g.copy()
    drive(effect.do(Scene(duel.g, 0, duel.id(POST))))
    assert duel.g.changes > before
    duel.g.changes = before
    assert duel.g != shown or isinstance(effect, ShuffleDeck)


def test_what_is_rolled_is_no_pass() -> None:
    duel = arena()
    g, at = duel.g, Scene(duel.g, 0, duel.id(POST))
    for rolled in (dice.roll_in(at, [duel.die(SENTRY)]), dice.reroll(at, [duel.die(FIGHTER)])):
        before = g.changes
        drive(rolled, (), [[2]])
        assert g.changes > before
    for idle in (dice.roll_in(at, ()), dice.reroll(at, ())):
        before = g.changes
        drive(idle)
        assert g.changes == before


def test_an_additional_die_or_card_brought_into_the_game_is_its_players() -> None:
    duel = arena()
    g = duel.g
    card = zones.bring(g, 1, "Hired Gun")
    found = g.play[card]
    assert (found.controller, found.kind, g.owners[card]) == (1, "character", 1)
    assert found.points == 8
    (die,) = zones.dice_of(g, card)
    assert (die.controller, g.die_owners[die.id], g.die_codes[die.id]) == (1, 1, g.codes[card])
    assert len({*g.play}) == len(g.play) and max(g.play) == card
    assert [each.id for each in zones.characters(g, 1)][-1] == card


def test_resources_are_never_fewer_than_none() -> None:
    g = arena().g
    assert resources.gain(g, 0, 2) == 2 and g.players[0].resources == 5
    assert resources.gain(g, 0, -2) == 0 and g.players[0].resources == 5
    assert resources.lose(g, 0, 4) == 4 and g.players[0].resources == 1
    assert resources.lose(g, 0, 4) == 1 and g.players[0].resources == 0
    assert resources.lose(g, 0, -1) == 0 and g.players[0].resources == 0
    assert not resources.spend(g, 0, 1)
    assert resources.spend(g, 1, 1) and g.players[1].resources == 0
    report = g.players[0].report, g.players[1].report
    assert (report[0].resources_gained, report[1].resources_spent) == (2, 1)
