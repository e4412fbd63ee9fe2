from typing import Any

from destiny.scenarios.scene import NAMES, Scene, scene, side
from destiny.table import FILLER, In, code, face_of
from scenario_book import scenario

REY, FINN, KYLO, TROOPER = "AW 38", "AW 45", "AW 11", "AW 2"


@scenario("DS-S036")
def test_hyperspace_jump_stops_the_action_phase() -> None:
    jump = "AW 129"
    table = scene(side("AW 46", hand=[jump], resources=3), side(In("SoR 11", dice=("3RD", "3RD"))))
    table.anna.plays(jump, "no")
    assert set(table.duel.asked()) == {0, 1}, "upkeep"
    table.upkeep()
    assert table.boris.pool == [] and "Hyperspace Jump" in table.anna.aside
    assert "Hyperspace Jump" not in table.anna.discard
    assert table.controller == "anna" and table.turn_of == "anna" and table.round == 3


@scenario("DS-S046")
def test_an_event_that_does_nothing_may_be_played() -> None:
    table = scene(
        side("LEG 19", "LEG 13", hand=["AW 155", "LEG 84"]),
        side(In(REY, damage=3, dice=("1MD",)), FINN),
        active=1,
    )
    table.boris.passes()
    anna = table.anna
    assert not anna.may("play", "LEG 84") and anna.may("play", "AW 155")
    anna.plays("AW 155")
    assert anna.resources == 0 and anna.discard == ["Dodge"] and table.shows(REY) == "1MD"
    assert table.turn_of == "boris"


@scenario("DS-S047")
def test_flank_compares_ready_characters_at_the_moment() -> None:
    flank = "AW 156"
    table = scene(
        side(REY, FINN, hand=[flank, flank]),
        side(In(KYLO, dice=("2MD1", "1MD"), exhausted=True), TROOPER),
    )
    anna = table.anna
    anna.plays(flank, (KYLO, 0))
    assert table.shows(KYLO, 0) is None and anna.resources == 1
    table.boris.passes()
    anna.activates(REY, (REY, "1R"))
    table.boris.passes()
    assert not anna.may("play", f"{flank}#2") and not anna.may("play", flank)


@scenario("DS-S048")
def test_the_last_resource_is_spent_before_new_ones_come() -> None:
    poor = scene(side("TPG 2", hand=["TPG 14"], resources=2), side(REY))
    assert not poor.anna.may("play", "TPG 14")
    table = scene(side("TPG 2", hand=["TPG 14"], resources=3), side(REY))
    table.anna.plays("TPG 14")
    assert table.anna.resources == 4


@scenario("DS-S049")
def test_jyns_discount_is_used_up_by_an_event_that_costs_nothing() -> None:
    def begin() -> Scene:
        return scene(
            side("SoR 44", hand=["CONV 149", "LEG 116", "AW 130"], resources=3),
            side(In(KYLO, exhausted=True)),
        )

    first = begin()
    first.anna.plays("AW 130")
    assert first.anna.resources == 3
    table = begin()
    table.anna.plays("CONV 149", "decline")
    assert table.anna.resources == 4
    table.boris.passes()
    table.anna.plays("LEG 116")
    assert table.anna.resources == 1


@scenario("DS-S050")
def test_long_con_counts_the_other_copies_and_not_itself() -> None:
    table = scene(
        side("SoR 44", hand=["SoR 113"], discard=["SoR 113"], resources=0),
        side(KYLO, discard=["SoR 113"]),
    )
    table.anna.plays(
        next(each for each in ("SoR 113", "SoR 113#2") if table.anna.may("play", each))
    )
    assert table.anna.resources == 1
    assert table.anna.discard == ["Long Con", "Long Con"]


@scenario("DS-S211")
def test_playing_blind_from_the_opponents_premonitions() -> None:
    premonitions = "SoR 131"

    def begin(hidden: str) -> Scene:
        table = scene(
            side(KYLO, hand=[premonitions], resources=0),
            side(REY, hand=[premonitions, hidden], resources=2),
            active=1,
        )
        boris = table.boris
        mine = table.number("B:" + premonitions)
        boris.plays(mine)
        for _ in range(4):
            if not boris.asked or table.duel.prompt(1) == "ds-ask-action":
                break
            if boris.can_choose("B:" + hidden)[0]:
                boris.says(["B:" + hidden])
            else:
                boris.says("yes" if "yes" in boris.offered else [boris.offered[0]])
        assert "Premonitions" in boris.aside
        anna = table.anna
        assert not any(hidden_name(table, hidden) in str(line) for line in seen(table, 0))
        anna.plays(table.number("A:" + premonitions))
        for _ in range(4):
            if not anna.asked or table.duel.prompt(0) == "ds-ask-action":
                break
            anna.says([anna.offered[-1]])
        return table

    first = begin("TPG 14")
    assert first.anna.resources == 4 and "Mobilize" in first.boris.discard
    second = begin("SoR 150")
    assert "Fast Hands" in second.boris.discard
    for table in (first, second):
        assert "Premonitions" in table.boris.discard
        assert "Premonitions" in table.anna.discard or "Premonitions" in table.anna.aside


def hidden_name(table: Scene, card: str) -> str:
    """Return the code of a card as a view would show it."""
    return table.duel.g.codes[table.number("B:" + card)]


def seen(table: Scene, seat: int) -> Any:
    """Return what a seat sees set aside."""
    return table.duel.table.view(seat).players[1].set_aside


@scenario("DS-S215")
def test_wattos_dice_shrug_off_blue_events_only() -> None:
    watto, dagger, vader = "CONV 38", "CONV 171", "AW 10"
    table = scene(
        side(In(vader, dice=("3MD",)), hand=["CONV 110", "TPG 22"], resources=3),
        side(In(watto, dice=("1Dc",), upgrades=[In(dagger, dice=("1Dr",))])),
    )
    anna = table.anna
    anna.plays("CONV 110", (vader, 0), (dagger, 0))
    assert table.boris.pool == ["1Dc"], "Watto's die was no choice"
    table.boris.passes()
    anna.plays("TPG 22", (watto, 0))
    assert table.boris.pool == []


@scenario("DS-S216")
def test_a_tie_pilot_shields_the_other_ranged_dice() -> None:
    pilot = "SoR 4"
    table = scene(
        side(FINN, hand=["AW 155", "TPG 43"], resources=3),
        side(In(pilot, dice=("+2RD",)), In(TROOPER, dice=("2RD",))),
    )
    table.anna.plays("AW 155")
    assert table.boris.pool == ["2RD"]
    table.boris.passes()
    table.anna.plays("TPG 43", (TROOPER, 0))
    assert table.boris.pool == []
    two = scene(
        side(FINN, hand=["AW 155"], resources=3),
        side(In(pilot, dice=("+2RD",)), In(pilot, dice=("+3RD1",)), In(TROOPER, dice=("2RD",))),
    )
    two.anna.plays("AW 155")
    assert len(two.boris.pool) == 3 and two.anna.resources == 1 and two.anna.discard == ["Dodge"]


@scenario("DS-S220")
def test_barter_with_blood_a_tie_and_a_clear_bid() -> None:
    jango, boba, barter, slave, saber = "AW 21", "LEG 19", "CONV 41", "LEG 25", "AW 59"

    def begin(mine: int, theirs: int) -> Scene:
        table = scene(
            side(jango, boba, hand=[barter, slave]), side(REY, FINN, hand=[saber], resources=0)
        )
        table.anna.plays(barter)
        assert set(table.duel.asked()) == {0, 1}, "both at once"
        before = table.duel.table.view(1)
        table.anna.says([str(mine)])
        assert table.duel.table.view(1) == before
        table.boris.says([str(theirs)])
        return table

    def settle(table: Scene) -> set[str]:
        """Let each pay with the first character and play the card at hand; return who did."""
        paid = set()
        while table.duel.asked() != (1,) or table.duel.prompt(1) != "ds-ask-action":
            seat = table.duel.asked()[0]
            person, victim, wanted = ((table.anna, jango, slave), (table.boris, REY, saber))[seat]
            paid.add(NAMES[seat])
            if table.duel.prompt(seat) == "ds-ask-assign":
                person.says([victim])
            elif person.can_choose(wanted)[0]:
                person.says([wanted])
            else:
                person.says("yes" if "yes" in person.offered else [person.offered[0]])
        return paid

    tie = begin(2, 2)
    assert settle(tie) == {"anna", "boris"}
    assert tie.damage(jango) + tie.damage(boba) == 2 and tie.damage(REY) + tie.damage(FINN) == 2
    assert tie.in_play(slave) and tie.in_play(saber)
    assert (tie.anna.resources, tie.boris.resources) == (0, 0)
    clear = begin(1, 3)
    assert settle(clear) == {"boris"}, "only Boris"
    assert clear.damage(REY) == 3 and clear.in_play(saber)
    assert "Slave I" in clear.anna.hand and clear.damage(jango) == 0


@scenario("DS-S221")
def test_face_off_between_a_blank_and_a_special_is_a_tie() -> None:
    boba, rifle, face = "LEG 19", "LEG 73", "LEG 152"
    table = scene(
        side(
            In(boba, dice=("2RD",), upgrades=[In(rifle, dice=("1RD",))]), hand=[face], resources=1
        ),
        side(In(KYLO, dice=("2MD1",), shields=1)),
    )
    anna = table.anna
    table.duel.table.force([face_of(code(boba), "-"), face_of(code(KYLO), "Sp")])
    anna.plays(face)
    for _ in range(3):
        if anna.asked and table.duel.prompt(0) != "ds-ask-action":
            assert not anna.can_choose((rifle, 0))[0]
            anna.says([anna.offered[0]])
    assert table.damage(boba) == 2
    assert (table.damage(KYLO), table.shields(KYLO)) == (1, 0)
    assert anna.pool == ["-", "1RD"] and table.boris.pool == ["Sp"]


@scenario("DS-S222")
def test_destiny_buys_what_the_removed_dice_are_worth() -> None:
    obi, bay, saber, heal, destiny = "SoR 37", "AW 31", "AW 59", "SoR 132", "SoR 101"

    def begin(*removed: Any) -> Scene:
        table = scene(
            side(
                In(obi, dice=("2F",)),
                In(REY, dice=("+2MD",)),
                In(FINN, dice=("2RD",)),
                supports=["CONV 136"],
                hand=[destiny, bay, saber, heal],
                cards=4,
                resources=0,
            ),
            side(KYLO),
        )
        table.anna.plays(destiny)
        assert table.anna.can_choose((obi, 0), (REY, 0), (FINN, 0)) == [True, True, False]
        table.anna.says(list(removed))
        return table

    table = begin((obi, 0), (REY, 0))
    assert table.anna.can_choose(saber, heal, bay) == [True, True, False]
    nothing = begin()
    anna = nothing.anna
    if nothing.duel.prompt(0) != "ds-ask-action" and anna.asked:
        assert not anna.can_choose(saber)[0] and not anna.can_choose(bay)[0]
    assert nothing.anna.pool == ["+2MD", "2F", "2RD"]


@scenario("DS-S243")
def test_momentum_shift_has_nowhere_to_put_the_shield() -> None:
    shift = "SoR 129"

    def begin(shields: int) -> Scene:
        table = scene(
            side(In(KYLO, shields=3), In(TROOPER, shields=shields), hand=[shift]),
            side(In(REY, shields=2)),
        )
        table.anna.plays(shift)
        if table.anna.asked and table.duel.prompt(0) != "ds-ask-action":
            assert not table.anna.can_choose(KYLO)[0]
            table.anna.says([table.anna.offered[0]])
        return table

    full = begin(3)
    assert full.shields(REY) == 2 and full.anna.resources == 1 and full.turn_of == "boris"
    assert full.anna.discard == ["Momentum Shift"]
    room = begin(2)
    assert room.shields(TROOPER) == 3 and room.shields(REY) == 1


@scenario("DS-S514")
def test_in_a_tie_of_wills_both_have_the_lowest_value() -> None:
    wills, robes, luke, vader, held, drawn = (
        "EaW 128",
        "AW 40",
        "AW 35",
        "AW 10",
        "AW 155",
        "AW 149",
    )
    table = scene(
        side(
            In(luke, upgrades=[robes]),
            hand=[wills, held],
            cards=2,
            deck=[drawn, FILLER],
            resources=1,
        ),
        side(In(vader, dice=(None, None))),
        controller=1,
    )
    anna, boris = table.anna, table.boris
    table.rolls((luke, "2MD"), (robes, "1F")).rolls((vader, "1Sh"), (vader, "1R"))
    anna.plays(wills)
    assert boris.asked and boris.hears("Darth Vader") and "yes" in boris.offered
    assert anna.pool == ["1F"] and boris.pool == [], "removed before any ability"
    assert len(anna.hand) == 2 and anna.deck == 1, "Luke came first"
    boris.says("yes")
    assert anna.can_choose(held, drawn) == [True, True]
    anna.says([held])
    assert anna.hand == ["Use The Force"] and table.exhausted(luke) and table.exhausted(vader)


@scenario("DS-S539")
def test_the_card_in_the_queue_does_not_fill_the_discard_pile() -> None:
    steadfast, luke = "WotF 64", "AW 35"
    table = scene(
        side(In(luke, damage=3), hand=[steadfast, steadfast], resources=2),
        side(In(KYLO, shields=2)),
    )
    anna = table.anna
    anna.plays(steadfast, luke, KYLO)
    assert (table.damage(luke), table.damage(KYLO)) == (1, 2)
    assert anna.discard == ["Steadfast"]
    table.boris.passes()
    anna.plays(steadfast + "#2", luke, KYLO)
    assert (table.damage(luke), table.damage(KYLO), table.shields(KYLO)) == (0, 3, 2)
    assert anna.discard == ["Steadfast", "Steadfast"]


@scenario("DS-S540")
def test_free_is_not_the_same_as_allowed() -> None:
    bossk, cad, ship, friends = "EaW 17", "EaW 18", "LEG 25", "SoR 83"
    other_ship, exploit, holdout = "SoR 22", "AtG 40", "AW 63"
    table = scene(
        side(
            In(bossk, dice=("+2RD",)),
            In(cad, dice=("3RD1", "1Sh")),
            supports=[In(ship, dice=("1Sh",))],
            hand=[friends],
            cards=2,
            deck=[other_ship, exploit, holdout, FILLER],
            resources=0,
        ),
        side(KYLO, resources=2),
    )
    anna = table.anna
    anna.plays(friends, "yes")
    if not anna.can_choose(bossk)[0]:
        assert anna.can_choose(other_ship, exploit, holdout) == [False, False, True]
    anna.says(holdout, bossk)
    assert table.is_on(holdout, bossk) and anna.resources == 0
    assert anna.discard == ["Exploit", "Friends in High Places", "Slave I"]
    assert table.turn_of == "anna" and "decline" in anna.offered
    table.rolls((cad, "2RD"))
    table.duel.act(0, "reroll", FILLER)
    assert anna.can_choose((bossk, 0), (cad, 0), (cad, 1), (ship, 0)) == [True] * 4
    assert anna.can_choose((holdout, 0)) == [False]
    anna.says([(cad, 0)])
    assert anna.pool == ["+2RD", "1Sh", "1Sh", "2RD"] and table.shows(holdout) is None
    assert table.turn_of == "boris"
