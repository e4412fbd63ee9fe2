from typing import Any

from cantina.games.destiny import facts
from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In, code
from scenario_book import scenario

TROOPER, PHASMA, VADER, LUKE, REY, FINN = "AW 2", "AW 1", "AW 10", "AW 35", "AW 38", "AW 45"
PADAWAN, SABER, PILOT = "AW 36", "AW 59", "SoR 4"


def in_upkeep(table: Scene) -> bool:
    """Whether the action phase is over and everybody is asked what to discard."""
    asked = table.duel.asked()
    return bool(asked) and all(table.duel.prompt(s) == "ds-ask-upkeep-discard" for s in asked)


@scenario("DS-S635")
def test_the_raid_is_finished_before_the_admiral_laughs() -> None:
    ackbar, raid = "AW 27", "AW 103"
    table = scene(
        side(In(ackbar, dice=("1Dc",)), hand=[raid], cards=1, resources=1),
        side(In(PHASMA, shields=1), TROOPER, cards=2),
    )
    anna, boris = table.anna, table.boris
    deck = anna.deck
    table.duel.table.force(table.duel.g.players[1].hand[0])
    anna.plays(raid)
    assert boris.hand == [] and len(boris.discard) == 2
    assert len(anna.hand) == 1 and deck - anna.deck == 1
    assert (table.shields(PHASMA), table.damage(PHASMA), table.damage(TROOPER)) == (1, 0, 0)
    assert boris.can_choose(PHASMA, TROOPER) == [True, True] and not anna.asked
    boris.says([PHASMA])
    assert (table.shields(PHASMA), table.damage(PHASMA), table.damage(TROOPER)) == (0, 1, 0)
    assert table.turn_of == "boris" and table.duel.prompt(1) == "ds-ask-action", "only once"


@scenario("DS-S636")
def test_the_scout_asks_for_a_toll() -> None:
    snap = "SoR 29"

    def begin(resources: int, active: int = 0) -> Scene:
        return scene(
            side(FINN, resources=resources),
            side(In(snap, dice=("1R",)), resources=0),
            battlefield="SoR 156",
            controller=1,
            active=active,
        )

    rich = begin(1)
    rich.anna.claims("yes")
    assert rich.controller == rich.claimed_by == "anna" and rich.anna.resources == 1
    poor = begin(0)
    assert not poor.anna.may("claim") and poor.anna.cannot("claim")
    assert poor.turn_of == "anna" and poor.controller == "boris" and poor.anna.resources == 0
    free = begin(0, active=1)
    free.boris.resolves(snap)
    free.anna.claims("yes")
    assert free.controller == free.claimed_by == "anna" and free.anna.resources == 1
    for resources, active in ((1, 0), (0, 0), (0, 1)):
        own = begin(resources, active)
        if active == 0:
            own.anna.passes()
        assert own.boris.resources == 0
        own.boris.claims("yes")
        assert own.claimed_by == "boris" and own.boris.resources == 1


@scenario("DS-S637")
def test_a_last_word_for_those_who_may_still_speak() -> None:
    retreat = "AW 110"

    def begin(active: int) -> Scene:
        return scene(
            side(In(FINN, exhausted=True, dice=("2RD",)), PADAWAN, hand=[retreat]),
            side(In(VADER, exhausted=True, dice=("1R",))),
            active=active,
        )

    def ends(table: Scene) -> None:
        assert in_upkeep(table) and table.anna.pool == [] and table.shows(FINN) is None
        table.upkeep()
        assert table.round == 3 and table.turn_of == "boris"

    table = begin(0)
    boris = table.boris
    table.anna.plays(retreat)
    assert table.turn_of == "boris" and "decline" in boris.offered
    assert boris.may("claim") and boris.may("resolve", (VADER, 0))
    boris.claims("no")
    assert table.controller == "boris"
    ends(table)
    late = begin(1)
    late.boris.claims("no")
    late.anna.plays(retreat)
    ends(late)


@scenario("DS-S638")
def test_nothing_to_play_is_still_something_done() -> None:
    outlaw, other = "AoN 9", "AoN 9#2"
    table = scene(side(In(outlaw, dice=("1R",)), outlaw), side(FINN), active=1)
    anna, boris = table.anna, table.boris
    boris.passes()
    anna.uses(outlaw)
    assert len(anna.hand) == 5 and anna.discard == [] and anna.pool == ["1R"]
    assert table.turn_of == "boris"
    boris.passes()
    assert table.turn_of == "anna" and table.duel.prompt(0) == "ds-ask-action"
    (power,) = facts.KNOWN[code(outlaw)].actions
    assert not anna.may_use(outlaw) and anna.cannot("action", outlaw, power)
    assert anna.may_use(other)
    anna.uses(other)
    assert table.turn_of == "boris" and anna.pool == ["1R"] and len(anna.hand) == 5
    table.comes_to_round(3)
    if table.turn_of == "boris":
        boris.passes()
    assert anna.may_use(outlaw) and anna.may_use(other)


@scenario("DS-S639")
def test_searched_mounted_fired_up_and_still_an_action_left() -> None:
    gun, hopper, caster = "AW 47", "AtG 150", "AtG 146"
    table = scene(
        side(
            gun,
            In(gun, exhausted=True),
            hand=[hopper],
            deck=[FILLER, caster, *[FILLER] * 4],
            resources=3,
        ),
        side(LUKE, PADAWAN),
    )
    anna, boris = table.anna, table.boris
    anna.plays(hopper).picks("your deck").says(caster)
    assert table.is_on(caster, hopper) and anna.resources == 0
    assert "ds-log-shuffled" in table.duel.log() and anna.deck == 5
    assert anna.hears("Arc Caster") and "decline" not in anna.offered
    table.rolls((caster, "-"))
    anna.says("yes")
    assert table.exhausted(hopper) and anna.pool == ["-"]
    assert table.duel.prompt(0) != "ds-ask-additional"
    table.rolls((caster, "3ID"))
    anna.says("yes", (caster, 0))
    assert anna.pool == ["3ID"] and table.duel.prompt(0) == "ds-ask-additional"
    anna.resolves(caster)
    assert boris.asked and not anna.asked
    boris.says(LUKE, PADAWAN, PADAWAN)
    assert (table.damage(LUKE), table.damage(PADAWAN)) == (1, 2)
    assert table.turn_of == "boris" and table.duel.prompt(1) == "ds-ask-action"


@scenario("DS-S640")
def test_first_make_it_dangerous_then_take_it_away() -> None:
    speeder, gauge, cannon = "AtG 151", "AtG 153", "AtG 152"

    def begin() -> Scene:
        table = scene(
            side(LUKE, supports=[In(speeder, upgrades=[gauge, cannon])], resources=1),
            side(In(PADAWAN, dice=("1R",))),
            controller=1,
        )
        table.anna.activates(speeder)
        assert table.turn_of == "anna" and table.duel.prompt(0) == "ds-ask-order-queue"
        return table

    table = begin()
    anna = table.anna
    anna.puts_first("X-34 Landspeeder").puts_first("Systems Gauge")
    table.rolls((PADAWAN, "2MD"))
    anna.says("yes", (PADAWAN, 0))
    assert table.shows(PADAWAN) == "2MD"
    anna.says("yes")
    assert table.shows(PADAWAN) is None and anna.resources == 0
    anna.says("yes")
    assert table.damage(PADAWAN) == 1 and table.shows(PADAWAN) is None
    early = begin()
    early.anna.puts_first("Systems Gauge").puts_first("X-34 Landspeeder")
    assert early.anna.hears("Landspeeder"), "the Gauge found nothing to remove"
    assert early.shows(PADAWAN) == "1R" and early.anna.resources == 1


@scenario("DS-S641")
def test_the_dead_lord_cannot_be_pointed_at() -> None:
    isolation = "AW 85"

    def begin(wounds: int, *removed: tuple[str, int]) -> Scene:
        table = scene(
            side(PHASMA, In(VADER, damage=wounds), hand=[isolation], resources=1),
            side(In(LUKE, dice=("3MD",), upgrades=[In(SABER, dice=("Sp",))])),
            active=1,
        )
        table.boris.resolves(SABER, 0, VADER)
        table.anna.activates(PHASMA, (PHASMA, "-"))
        table.boris.passes()
        assert table.anna.may("play", isolation)
        table.anna.plays(isolation, *removed)
        assert table.anna.resources == 0 and table.anna.discard == ["Isolation"]
        assert table.turn_of == "boris"
        return table

    def goes_on(table: Scene) -> None:
        table.boris.passes()
        assert table.turn_of == "anna" and table.duel.prompt(0) == "ds-ask-action"
        assert table.round == 2

    dead = begin(11)
    assert not dead.in_play(VADER) and dead.shows(LUKE) == "3MD"
    goes_on(dead)
    alive = begin(0, (LUKE, 0))
    assert alive.in_play(VADER) and alive.shows(LUKE) is None and alive.boris.pool == []
    goes_on(alive)


@scenario("DS-S642")
def test_the_price_the_prize_and_the_spite() -> None:
    rifle, wanted, attrition, price = "AW 8", "CONV 143", "SoR 69", "SoR 77"

    def begin(padawan: In) -> Scene:
        trooper = In(
            TROOPER,
            exhausted=True,
            dice=("2RD",),
            upgrades=[In(rifle, dice=("+2RD",))],
            downgrades=[wanted],
        )
        table = scene(
            side(In(VADER, exhausted=True), trooper, supports=[attrition], hand=[price]),
            side(padawan, resources=0),
            controller=1,
        )
        table.anna.plays(price, TROOPER)
        assert table.exhausted(VADER) and table.duel.prompt(0) == "ds-ask-redeploy"
        table.anna.says([VADER])
        assert table.is_on(rifle, VADER) and table.shows(rifle) is None and table.anna.pool == []
        assert not table.in_play(TROOPER)
        assert table.turn_of == "boris" and table.duel.prompt(1) == "ds-ask-order-queue"
        table.boris.puts_first("Wanted")
        return table

    table = begin(In(PADAWAN))
    anna, boris = table.anna, table.boris
    assert not table.exhausted(VADER) and (boris.resources, table.damage(PADAWAN)) == (0, 0)
    assert boris.hears("Wanted")
    boris.says("yes")
    assert boris.resources == 2 and table.damage(PADAWAN) == 0
    anna.says([PADAWAN])
    assert table.damage(PADAWAN) == 1 and table.turn_of == "boris"
    assert boris.discard == ["Wanted"] and "The Price of Failure" in anna.discard
    tired = begin(In(PADAWAN, exhausted=True))
    assert tired.duel.prompt(0) == "ds-ask-ready"
    assert tired.anna.can_choose(VADER, PADAWAN, TROOPER) == [True, True, False]


@scenario("DS-S643")
def test_the_contract_runs_out_with_the_round() -> None:
    jabba, lord = "AW 20", "AW 23"

    def begin(resources: int, *friends: Any) -> Scene:
        table = scene(
            side(In(jabba, upgrades=[In(lord, dice=("Sp",))]), cards=3, resources=resources),
            side(In(LUKE, shields=3, upgrades=[SABER]), *friends),
        )
        table.anna.resolves(lord)
        return table

    def play_on(table: Scene) -> None:
        assert table.in_play(LUKE) and table.boris.may("activate", LUKE)
        table.boris.activates(LUKE, (LUKE, "1R"), (SABER, "1R"))
        table.anna.passes()
        table.boris.passes()
        assert in_upkeep(table) and table.in_play(LUKE)
        assert (table.damage(LUKE), table.shields(LUKE)) == (0, 3)
        table.upkeep()

    table = begin(5, PADAWAN)
    table.anna.says([LUKE])
    assert table.anna.resources == 0
    play_on(table)
    assert len(table.anna.hand) == 5, "upkeep is over"
    assert table.turn_of == "boris" and table.duel.prompt(1) == "ds-ask-redeploy"
    table.boris.says([PADAWAN])
    assert not table.in_play(LUKE) and table.is_on(SABER, PADAWAN)
    assert table.round == 3 and not table.duel.over
    alone = begin(5)
    alone.anna.says([LUKE])
    assert alone.anna.resources == 0
    play_on(alone)
    assert alone.winner == "anna" and alone.round == 2
    poor = begin(4, PADAWAN)
    assert poor.turn_of == "boris" and poor.anna.resources == 4 and poor.shows(lord) is None
    play_on(poor)
    assert poor.round == 3 and poor.in_play(LUKE) and poor.in_play(PADAWAN)


@scenario("DS-S644")
def test_the_pilot_covers_everybody_but_himself() -> None:
    heroism, evade = "AW 117", "SoR 136"

    def begin(*friends: Any) -> Scene:
        return scene(
            side(In(LUKE, shields=2), *friends, hand=[heroism, evade], resources=1),
            side(In(PILOT, dice=("+2RD",)), In(TROOPER, dice=("2RD",))),
        )

    table = begin(PADAWAN)
    anna = table.anna
    anna.plays(heroism, (PILOT, 0), LUKE)
    assert (table.shields(LUKE), table.damage(LUKE)) == (0, 0) and table.shows(PILOT) is None
    table.boris.passes()
    anna.plays(evade, (TROOPER, 0))
    assert table.shows(TROOPER) is None and table.boris.pool == []
    uniques = begin(PADAWAN, REY)
    uniques.anna.plays(heroism, (PILOT, 0))
    assert uniques.anna.can_choose(LUKE, REY, PADAWAN) == [True, True, False]
    at_once = begin(PADAWAN)
    at_once.anna.plays(evade)
    assert at_once.turn_of == "boris", "there was nothing to choose"
    assert at_once.shows(PILOT) is None and at_once.boris.pool == ["2RD"]


@scenario("DS-S645")
def test_a_card_for_every_blow_and_for_the_one_no_shield_stops() -> None:
    dooku = "AW 9"
    table = scene(
        side(In(LUKE, dice=("2MD", "3MD"), upgrades=[In(SABER, dice=("Sp",))])),
        side(dooku, cards=3),
    )
    anna, boris = table.anna, table.boris

    def discards(left: int) -> None:
        assert boris.hears("Count Dooku")
        boris.says("yes")
        if left:
            boris.says([boris.offered[0]])
        assert len(boris.hand) == left

    anna.resolves(LUKE, 0, dooku)
    discards(2)
    assert (table.damage(dooku), table.shields(dooku)) == (1, 0)
    anna.resolves(LUKE, 1, dooku)
    discards(1)
    assert (table.damage(dooku), table.shields(dooku)) == (3, 0)
    boris.passes()
    anna.resolves(SABER, 0, dooku)
    discards(0)
    assert (table.damage(dooku), table.shields(dooku)) == (5, 1)


@scenario("DS-S646")
def test_robes_for_the_master_in_the_first_round_and_later() -> None:
    jinn, robes = "AW 37", "AW 40"

    def begin(round_: int) -> Scene:
        table = scene(side(In(jinn, shields=2), hand=[robes]), side(VADER), round_=round_)
        table.anna.plays(robes)
        assert table.anna.hears("Qui-Gon Jinn") and table.shields(jinn) == 2
        return table

    def strikes(table: Scene) -> None:
        table.anna.says("yes")
        assert table.shields(jinn) == 1 and table.damage(VADER) == 0
        table.anna.says([VADER])

    def result(table: Scene) -> tuple[int, int]:
        assert table.is_on(robes, jinn) and table.shows(robes) is None
        assert table.anna.pool == [] and table.turn_of == "boris"
        return table.damage(VADER), table.shields(jinn)

    first = begin(1)
    strikes(first)
    assert result(first) == (1, 3)
    kept = begin(1)
    kept.anna.says("no")
    assert result(kept) == (0, 3)
    later = begin(2)
    strikes(later)
    assert result(later) == (1, 2)


@scenario("DS-S647")
def test_four_at_the_table_one_of_them_silent() -> None:
    table = scene(side(TROOPER), side(PADAWAN), side(LUKE), side(FINN), active=3)
    anna, boris, vera, gleb = table.anna, table.boris, table.clara, table.dina
    gleb.claims("no")
    assert table.controller == "dina"
    anna.passes()
    boris.activates(PADAWAN, (PADAWAN, "-"))
    vera.passes()
    assert table.turn_of == "anna" and anna.may("activate", TROOPER)
    anna.activates(TROOPER, (TROOPER, "-"))
    boris.passes()
    assert table.turn_of == "clara" and not vera.may("claim") and vera.cannot("claim")
    vera.passes()
    assert table.turn_of == "anna" and table.duel.prompt(0) == "ds-ask-action"
    anna.passes()
    assert in_upkeep(table)
    for person in (anna, boris, vera, gleb):
        person.says([])
    assert table.round == 3 and table.turn_of == "dina"
    gleb.passes()
    assert table.turn_of == "anna"


@scenario("DS-S648")
def test_the_plus_that_stands_alone_for_once() -> None:
    other = PILOT + "#2"

    def begin(resources: int) -> Scene:
        table = scene(
            side(In(PILOT, dice=("+3RD1",)), In(PILOT, dice=("+2RD",)), resources=resources),
            side(LUKE),
            battlefield="EaW 153",
            controller=1,
        )
        anna = table.anna
        assert not anna.may("resolve", (PILOT, 0)) and not anna.may("resolve", (other, 0))
        assert anna.cannot("resolve", (PILOT, 0)) and anna.cannot("resolve", (other, 0))
        anna.claims("yes")
        return table

    table = begin(1)
    anna, boris = table.anna, table.boris
    assert anna.can_choose((PILOT, 0), (other, 0)) == [True, True]
    anna.says([(PILOT, 0)], LUKE)
    assert table.damage(LUKE) == 3 and anna.resources == 0
    assert anna.pool == ["+2RD"] and table.turn_of == "boris"
    boris.activates(LUKE, (LUKE, "-"))
    assert table.turn_of == "boris"
    boris.passes()
    assert in_upkeep(table) and table.damage(LUKE) == 3
    poor = begin(0)
    assert poor.duel.prompt(0) == "ds-ask-damage", "there was no die to choose"
    poor.anna.says(LUKE)
    assert poor.turn_of == "boris" and poor.damage(LUKE) == 2 and poor.anna.pool == ["+3RD1"]


@scenario("DS-S649")
def test_pain_that_is_handed_over_knows_no_armour() -> None:
    willpower, jango, armor, tusken = "AW 122", "AW 21", "SoR 89", "AW 22"
    table = scene(
        side(
            In(LUKE, damage=4, exhausted=True),
            In(REY, damage=2),
            hand=[willpower],
            resources=1,
        ),
        side(In(jango, damage=9, shields=2, exhausted=True, upgrades=[armor]), tusken),
    )
    table.anna.plays(willpower)
    assert table.turn_of == "boris" and table.duel.prompt(1) == "ds-ask-action", "nobody was asked"
    assert (table.damage(LUKE), table.damage(REY)) == (3, 2)
    assert not table.in_play(jango) and table.boris.discard == ["Armor Plating"]
    assert table.in_play(tusken) and table.damage(tusken) == 0 and not table.duel.over


@scenario("DS-S650")
def test_the_illusion_needs_a_thick_deck() -> None:
    illusion = "SoR 135"

    def begin(cards: int) -> Scene:
        table = scene(
            side(In(LUKE, shields=1, upgrades=[illusion]), cards=3, deck=[FILLER] * cards),
            side(In(VADER, dice=("3MD",))),
            active=1,
        )
        table.boris.resolves(VADER, 0, LUKE)
        table.anna.picks("shield")
        if "yes" in table.anna.offered:
            table.anna.says("yes")
        return table

    table = begin(2)
    anna = table.anna
    assert (table.damage(LUKE), table.shields(LUKE)) == (0, 0)
    assert anna.discard == ["Force Illusion", "Take Cover", "Take Cover"] and anna.deck == 0
    anna.passes()
    table.boris.passes()
    table.upkeep()
    assert len(anna.hand) == 3 and table.round == 3 and not table.duel.over
    thin = begin(1)
    assert (thin.damage(LUKE), thin.shields(LUKE)) == (2, 0)
