"""Encounters on the Ring of Kafrene and Takodana: contacts on the move, crew, mods, fame."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import Has, InCombat, MostFamous, PlayerHere
from cantina.games.outer_rim.cards.nodes import (
    BuyTop,
    ChoosePlayer,
    DiscardTop,
    Fight,
    GainCredits,
    GainFame,
    GainThis,
    LookAtContacts,
    LoseCredits,
    MeetContact,
    MoveContact,
    Recover,
    RevealContact,
    RollDice,
    Spend,
    Suffer,
    SwapContacts,
    Test,
    That,
)
from cantina.games.outer_rim.cards.phrases import choose, every, if_, may, then, to
from cantina.games.outer_rim.cards.windows import PreventDamage, Turn
from cantina.games.outer_rim.content.sections import encounter, secret, section
from cantina.games.outer_rim.printed import Ability, Asset, Modifier

DECK: Final = "kafrene_takodana"

KAFRENE_TAKODANA: Final = (
    encounter(
        DECK,
        1,
        section("ring_of_kafrene", may(MoveContact("any", here=True))),
        section("takodana", may(to(Spend(6000), GainFame()))),
    ),
    encounter(
        DECK,
        2,
        section("ring_of_kafrene", may(to(Spend(8000), every(GainFame(), GainCredits(2000))))),
        section("takodana", may(SwapContacts())),
    ),
    encounter(
        DECK,
        3,
        section("ring_of_kafrene", Test("tech", passed=may(GainThis()), failed=Suffer(1, "ship"))),
        section("takodana", Test("influence", passed=GainCredits(3000))),
        asset=Asset(
            type="mod",
            abilities=(
                Ability(
                    moment="before_damage",
                    limit="turn",
                    condition=InCombat(kind="ship"),
                    effect=PreventDamage(1),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        4,
        section("ring_of_kafrene", Test("stealth", passed=GainCredits(4000), failed=Suffer(2))),
        section("takodana", may(to(Spend(2000), GainThis()))),
        asset=Asset(
            type="crew",
            skills=("knowledge", "tech"),
            abilities=(
                Ability(
                    moment="results",
                    limit="turn",
                    condition=InCombat(kind="ground"),
                    effect=Turn(("focus",), "hit"),
                ),
            ),
        ),
    ),
    encounter(
        DECK,
        5,
        section("ring_of_kafrene", may(to(Spend(1000), GainThis()))),
        section("takodana", then(LookAtContacts("here", most=2), may(MeetContact("here")))),
        asset=Asset(type="crew", skills=("stealth",), droid=True),
    ),
    encounter(
        DECK,
        6,
        section("ring_of_kafrene", may(BuyTop(("gear_mod",), discount=3000))),
        section(
            "takodana",
            Test("piloting", passed=may(GainThis()), failed=Recover(1, "ship")),
        ),
        asset=Asset(type="mod", modifiers=(Modifier(value="hyperdrive"),)),
    ),
    encounter(
        DECK,
        7,
        section(
            "ring_of_kafrene",
            if_(MostFamous(), LoseCredits(2000), every(GainCredits(2000), Recover(2, "character"))),
        ),
        section("takodana", every(RevealContact("here"), GainCredits(1000))),
    ),
    encounter(
        DECK,
        8,
        secret(
            "ring_of_kafrene",
            "planning",
            every(GainCredits(2000), MoveContact("any", here=True)),
        ),
        section(
            "takodana",
            may(Fight("deserters", "ground", 4, won=every(GainCredits(2000), GainFame()))),
        ),
    ),
    encounter(
        DECK,
        9,
        section(
            "ring_of_kafrene",
            choose(DiscardTop(), RollDice(2, ("crit", "focus"), each=GainCredits(1000))),
        ),
        secret(
            "takodana",
            "action",
            ChoosePlayer(every(GainCredits(4000), That(GainCredits(2000)))),
            PlayerHere(),
        ),
    ),
    encounter(
        DECK,
        10,
        section(
            "ring_of_kafrene",
            if_(
                Has("crew", 2),
                Test("influence", passed=GainCredits(4000)),
                may(MeetContact("here")),
            ),
        ),
        section("takodana", may(MoveContact("here"))),
    ),
)
