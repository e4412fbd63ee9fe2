"""Fights: of what kind, who attacks, who is fought, who wins, what it brings."""

from typing import Any

import pytest

from cantina.core.cards import DONE, Outcome
from cantina.core.testing import drive
from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.cards.combat import Fight, InCombat
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.dice import Cancel
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Effect
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import contact_name, patrol_name
from cantina.games.outer_rim.rules.combat import (
    can_be_attacked,
    decide_for_enemy,
    fight_contact,
    fight_enemy,
    fight_player,
    opponent_name,
    place_kind,
)
from cantina.games.outer_rim.rules.values import combat_value
from cantina.games.outer_rim.state import Combat, Galaxy
from cantina.games.outer_rim.terms import Face
from outer_rim.card_table import perform
from outer_rim.conftest import Printer
from outer_rim.table import Seated, desk, galaxy

BLANK3 = ["blank"] * 3
GROUND = InCombat(kind="ground")


def gang(
    g: Galaxy,
    *dice: list[str],
    answers: list[str] | tuple[Any, ...] = (),
    kind: str = "ground",
    strength: int = 3,
    **more: Any,
) -> bool:
    """Fight a gang of so many dice and return whether it was beaten."""
    return bool(drive(fight_enemy(g, 0, kind, strength, "or-enemy-gang", **more), answers, dice))


@pytest.mark.rule("OR-COMBAT-1", "OR-COMBAT-2")
def test_nobody_fights_without_a_reason() -> None:
    table = desk(Seated(space="naboo"), Seated(space="naboo"), step="encounter")
    assert not any(key.startswith(("fight", "patrol", "hunt")) for key in table.keys)
    action = desk(Seated(space="naboo"), Seated(space="naboo"), step="action")
    assert action.keys == ["done", "market", "trade", "ability:character:0"]


@pytest.mark.rule("OR-COMBAT-3", "OR-COMBAT-4", "OR-COMBAT-29")
@pytest.mark.parametrize(("kind", "dice", "hurt"), [("ground", 3, (2, 0)), ("ship", 4, (0, 2))])
def test_the_kind_decides_values_and_damage(kind: str, dice: int, hurt: tuple[int, int]) -> None:
    g = galaxy(Seated(space="naboo", ship="lancer"))
    assert combat_value(g, 0, kind) == dice
    gang(g, ["blank"] * dice, ["hit", "hit", "blank"], kind=kind)
    assert (g.players[0].damage, g.players[0].ship_damage) == hurt
    g = galaxy(Seated(space="naboo", ship="lancer"))
    dice_rolled = [["blank"] * dice, ["hit", "hit", "blank"]]
    assert not perform(g, Fight("pirates", kind, 3), dice=dice_rolled)
    assert (g.players[0].damage, g.players[0].ship_damage) == hurt, "as the card prints it"


@pytest.mark.rule("OR-COMBAT-5", "OR-COMBAT-6")
@pytest.mark.parametrize(
    ("space", "kind"), [("tatooine", "ground"), ("t4_x", "ship"), ("maelstrom", "ship")]
)
def test_where_players_meet_decides_how_they_fight(space: str, kind: str) -> None:
    g = galaxy(Seated(space=space), Seated(space=space))
    assert place_kind(g, 0) == kind
    hurt = "damage" if kind == "ground" else "ship_damage"
    drive(fight_player(g, 0, 1), (), [["hit", "blank", "blank"], BLANK3])
    assert getattr(g.players[1], hurt) == 1


@pytest.mark.rule("OR-COMBAT-7", "OR-COMBAT-24")
def test_the_current_player_attacks_rolls_first_and_wins_ties() -> None:
    g = galaxy(Seated(space="naboo"))
    order: list[str] = []
    won = gang(
        g, BLANK3, BLANK3, won=lambda: _note(order, "won"), lost=lambda: _note(order, "lost")
    )
    assert won and order == ["won"], "0 to 0"
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"), current=1)
    # seat 0 starts it, but it is seat 1's turn: seat 1 attacks and wins the tie
    tie = [["hit", "blank", "blank"], ["hit", "blank", "blank"]]
    order.clear()
    notes = {"won": lambda: _note(order, "won"), "lost": lambda: _note(order, "lost")}
    assert not drive(fight_player(g, 0, 1, **notes), (), tie)
    assert order == ["lost"], "what the fight says is said to the one who started it"
    order.clear()
    assert drive(fight_player(g, 0, 1, **notes), (), [BLANK3, ["hit", "blank", "blank"]])
    assert order == ["won"]


async def _note(order: list[str], what: str) -> None:
    order.append(what)


@pytest.mark.rule("OR-COMBAT-8")
def test_without_the_current_player_whoever_resolves_it_attacks() -> None:
    g = galaxy(Seated(space="naboo"), Seated(space="kessel"), current=0)
    won = drive(fight_enemy(g, 1, "ground", 3, "or-enemy-gang"), (), [BLANK3, BLANK3])
    assert won, "seat 1 is the attacker and wins the tie"
    assert g.players[1].report.fights_won == 1
    g = galaxy(Seated(space="naboo"), Seated(space="kessel"), Seated(space="kessel"), current=0)
    assert drive(fight_player(g, 2, 1), ["pass"], [BLANK3, BLANK3]), "between two others as well"
    assert g.players[2].report.fights_won == 1


@pytest.mark.rule("OR-COMBAT-9", "OR-COMBAT-10")
def test_the_left_neighbour_rolls_for_the_enemy_without_own_abilities(print_asset: Printer) -> None:
    jammer = print_asset("gear", Ability(at=Moment.RESULTS, may=True, effect=Cancel(Face.HIT)))
    lando = Seated(character="lando_calrissian", space="naboo")
    table = desk(
        Seated(space="naboo"),
        {**lando, "assets": [jammer]},
        {},
        step="encounter",
        patrols={"rebel": "naboo"},
        chance=[["hit", "hit", "hit"], BLANK3],
    )
    table.do("patrol:rebel")
    assert table.seen.current == 1, "Lando was not asked to use anything for the patrol"
    rolled = [event for event in table.table.log if event.text.id == "or-log-enemy-roll"]
    assert [event.text.args["player"] for event in rolled] == [seat_name(1)]
    own = desk(lando, {}, step="encounter", patrols={"rebel": "naboo"}, chance=[BLANK3])
    own.do("patrol:rebel")
    assert own.keys == ["pass", "character:0"], "his own roll"
    assert own.table.view(0).combat.roller == 1
    g = galaxy({}, {}, {}, current=0)
    fight_enemy(g, 1, "ground", 3, "or-enemy-gang").send(None)
    assert g.combat.roller == 2, "left of the attacker, whoever's turn it is"


@pytest.mark.rule("OR-COMBAT-11", "OR-COMBAT-30")
def test_a_card_enemy_rolls_its_printed_value_and_takes_no_damage() -> None:
    g = galaxy(Seated(space="naboo", assets=["gear_mpl_57"]))
    assert not gang(
        g, ["crit", "crit", "blank", "blank", "blank"], ["crit"] * 5, strength=5, won=None
    )
    assert g.players[0].defeated, "the player takes what it deals"
    g.players[0].damage = 0
    g.players[0].defeated = False
    assert gang(g, ["crit"] * 5, ["blank"] * 5, strength=5), "again with its full five dice"
    assert [player.damage for player in g.players] == [0, 0], "and nobody takes its damage"


@pytest.mark.rule("OR-COMBAT-12")
@pytest.mark.parametrize("kind", ["card", "contact", "player", "patrol"])
def test_the_opponent_is_whoever_is_fought(print_asset: Printer, kind: str) -> None:
    shield = print_asset("gear", Ability(at=Moment.RESULTS, may=True, effect=Cancel(Face.HIT)))
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"), patrols={"rebel": "naboo"})
    g.players[0].assets.append(shield)
    rolls = [["hit", "hit", "blank"], ["hit", "hit", "hit"]]
    answers = [f"{shield}:0"]
    if kind == "card":
        won = gang(g, *rolls, answers=answers)
    elif kind == "contact":
        won = drive(fight_contact(g, 0, "greedo", "ground", 3), answers, rolls)
    elif kind == "player":
        won = drive(fight_player(g, 0, 1), answers, rolls)
    else:
        from cantina.games.outer_rim.rules.patrols import fight_patrol

        won = drive(fight_patrol(g, 0, "rebel"), answers, rolls)
    assert won, "one of three hits was cancelled: 2 to 2"


@pytest.mark.rule("OR-COMBAT-11", "OR-COMBAT-12")
def test_everybody_hears_who_is_fought() -> None:
    assert opponent_name(Combat("ship", 0, -1, "patrol", "hutt_2")) == patrol_name("hutt_2")
    assert opponent_name(Combat("ship", 0, -1, "contact", "lobot")) == contact_name("lobot")
    assert opponent_name(Combat("ship", 0, 1, "player")) == seat_name(1)
    fighters = next(c.id for c in CARDS.values() if "free_ryloth_fighters" in str(c.sections))
    table = desk(
        Seated(space="ryloth", reputation={"rebel": -1}),
        step="encounter",
        encounter={"ryloth_naboo": [fighters]},
    )
    table.chance(BLANK3, BLANK3).do("space")
    told = next(event for event in table.table.log if event.text.id == "or-log-combat-ground")
    assert told.text.args["opponent"] == text("or-enemy-free-ryloth-fighters")


@pytest.mark.rule("OR-COMBAT-21", "OR-COMBAT-28", "OR-COMBAT-31")
def test_the_defender_rolls_in_full_however_bad_the_attack_was() -> None:
    g = galaxy(Seated(space="naboo"), Seated(space="naboo", credits=9000))
    drive(fight_player(g, 0, 1), (), [["crit", "crit", "crit"], ["crit", "hit", "blank"]])
    assert g.players[1].defeated, "6 damage on 4 health"
    assert g.players[0].damage == 3, "and still 3 back, in a single exchange"
    assert g.combat is None and g.roll is None
    drive(fight_player(galaxy({}, Seated(space="naboo")), 0, 1), (), [BLANK3, BLANK3])
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    assert not drive(fight_player(g, 0, 1), (), [BLANK3, ["crit", "hit", "blank"]])
    assert g.players[0].damage == 3, "a poor attack does not soften the defence"


@pytest.mark.rule("OR-COMBAT-23", "OR-COMBAT-27")
def test_more_damage_wins_and_both_take_what_the_other_dealt() -> None:
    g = galaxy(Seated(space="naboo"), Seated(space="naboo"))
    won = drive(fight_player(g, 0, 1), (), [["hit", "crit", "blank"], ["hit", "hit", "blank"]])
    assert won
    assert (g.players[0].damage, g.players[1].damage) == (2, 3)
    lost = drive(fight_player(g, 0, 1), (), [BLANK3, ["hit", "blank", "blank"]])
    assert not lost


@pytest.mark.rule("OR-COMBAT-25")
def test_winning_brings_only_what_the_effect_says() -> None:
    g = galaxy(Seated(space="naboo", credits=4000))
    assert gang(g, ["hit", "hit", "hit"], BLANK3)
    player = g.players[0]
    assert (player.credits, player.fame, set(player.reputation.values())) == (4000, 0, {0})


@pytest.mark.rule("OR-COMBAT-26")
def test_consequences_come_before_damage() -> None:
    g = galaxy(Seated(space="naboo", damage=3, credits=0))
    seen = []

    async def win() -> None:
        seen.append((g.players[0].damage, g.players[0].defeated))

    assert gang(g, ["crit", "crit", "blank"], ["crit", "blank", "blank"], won=win)
    assert seen == [(3, False)]
    assert g.players[0].defeated


@pytest.mark.rule("OR-COMBAT-36", "OR-TIMING-13")
def test_start_of_combat_abilities_come_before_any_dice_and_once_in_each_combat(
    print_asset: Printer,
) -> None:
    drill = print_asset(
        "gear", Ability(at=Moment.START_OF_COMBAT, may=True, effect=GainCredits(1000))
    )
    table = desk(
        Seated(space="naboo", ship="firespray_31"), step="encounter", patrols={"rebel": "naboo"}
    )
    table.g.players[0].assets.append(drill)
    table.do("patrol:rebel")
    assert table.keys == ["pass", f"{drill}:0"]
    assert table.me().report.dice == {}, "nobody has rolled"
    table.chance(["blank"] * 5, ["hit", "blank", "blank"]).do(f"{drill}:0")
    assert table.prompt == "or-ask-push-patrol", "not offered a second time in this combat"
    assert table.me().credits == 11000
    g = table.g
    drive(fight_enemy(g, 0, "ground", 3, "or-enemy-gang"), [f"{drill}:0"], [BLANK3, BLANK3])
    assert g.players[0].credits == 12000, "but once more in the next one"
    g.players[1].assets.append(drill)
    drive(fight_enemy(g, 0, "ground", 3, "or-enemy-gang"), ["pass"], [BLANK3, BLANK3])
    assert g.players[1].credits == 10000, "a bystander is not in this combat"


@pytest.mark.rule("OR-COMBAT-40", "OR-CARD-19")
def test_boba_fett_fights_the_dragonsnake() -> None:
    table = desk(
        Seated(character="boba_fett", space="nal_hutta", credits=0, reputation={"hutt": 1}),
        step="encounter",
        encounter={"tatooine_nal_hutta": ["tatooine_nal_hutta_10"]},
    )
    table.chance(["hit", "crit", "hit"], ["hit", "hit", "hit", "blank", "focus"])
    table.do("space", "yes")
    player = table.me()
    assert (player.credits, player.fame, player.damage) == (3000, 1, 3)
    log = table.log
    order = [
        log.index(f"or-log-{each}") for each in ("gain-credits", "gain-fame", "character-damage")
    ]
    assert order == sorted(order)


@pytest.mark.rule("OR-DEFEAT-8")
def test_a_defeated_player_cannot_be_attacked() -> None:
    g = galaxy(
        Seated(space="naboo"), Seated(space="naboo", defeated=True, damage=4), Seated(space="naboo")
    )
    assert can_be_attacked(g, 0) == [2]
    bossk = Seated(character="bossk", flipped=True, space="naboo")
    table = desk(bossk, Seated(space="naboo", fame=3, defeated=True, damage=4), step="encounter")
    assert not any(key.startswith("ability:") for key in table.keys)
    standing = desk(bossk, Seated(space="naboo", fame=3), step="encounter")
    assert any(key.startswith("ability:") for key in standing.keys)


@pytest.mark.rule("OR-GEAR-2", "OR-TIMING-15")
def test_gear_for_ground_combat_is_useless_in_space() -> None:
    armed = Seated(space="naboo", assets=["gear_vibroknife"])
    table = desk(armed, step="encounter", patrols={"rebel": "naboo"})
    table.chance(["focus"] * 3, BLANK3).do("patrol:rebel")
    assert table.seen.current == 1, "never offered"
    g = galaxy({**armed, "character": "han_solo"})
    gang(g, ["focus"] * 3, BLANK3, answers=["gear_vibroknife:0", "0"])
    assert g.players[0].report.fights_won == 1


@pytest.mark.rule("OR-CORE-3")
def test_a_card_may_order_space_combat_on_a_planet() -> None:
    hunter = Seated(ship="firespray_31", space="naboo")
    table = desk(hunter, Seated(space="naboo", fame=2), step="encounter")
    table.chance(["hit"] + ["blank"] * 4, BLANK3)
    table.do("ability:ship_goal:0")
    assert "or-log-combat-ship" in table.log
    assert table.me(1).ship_damage == 1 and table.me(1).damage == 0
    assert table.me().fame == 1 and table.me().ship_flipped


class EnemyPicks(Effect, frozen=True):
    """Invented: the enemy decides whether to hurt or to rob."""

    async def do(self, scene: Scene) -> Outcome:
        pick = await decide_for_enemy(scene.g, ("hurt", "rob"), Text)
        scene.g.players[scene.seat].credits -= 1000 if pick == "rob" else 0
        return DONE


@pytest.mark.rule("OR-COMBAT-41")
def test_the_left_neighbour_decides_for_the_enemy(print_asset: Printer) -> None:
    curse = print_asset("gear", Ability(at=Moment.COMBAT_LOST, effect=EnemyPicks()))
    for players, seat, chooser in ((3, 0, 1), (3, 2, 0)):
        g = galaxy(*({} for _ in range(players)), current=seat)
        g.players[seat].assets.append(curse)
        coroutine = fight_enemy(g, seat, "ground", 1, "or-enemy-gang")
        request = coroutine.send(None)
        request = coroutine.send(request.parse(["blank"] * request.count))
        if hasattr(request, "seat"):
            request = coroutine.send("pass")
        request = coroutine.send(request.parse(["hit"]))
        assert request.seat == chooser and request.keys() == ["hurt", "rob"]
        with pytest.raises(StopIteration):
            coroutine.send("rob")
        assert g.players[seat].credits == 9000
    solo = galaxy({}, Seated(character="lando_calrissian"), solo=True)
    solo.players[0].assets.append(curse)
    coroutine = fight_enemy(solo, 0, "ground", 1, "or-enemy-gang")
    request = coroutine.send(None)
    request = coroutine.send(request.parse(["blank"] * 3))
    request = coroutine.send(request.parse(["hit"]))
    assert request.seat == 0, "the human, not the opponent"
