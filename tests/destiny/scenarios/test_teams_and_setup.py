"""From the team over the roll for the battlefield to the first hand."""

from typing import Any

from cantina.games.destiny.rules.formats import CONSTRUCTED
from destiny.scenarios.scene import NAMES, Scene, problems, scene, side, verdict
from destiny.scenarios.test_setup import begin as start
from destiny.scenarios.test_setup import bring, faces
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 10"
LUKE, QUI_GON, POE = "AW 35", "AW 37", "AW 29"
RIFLE = "AW 8"
WASTES, ARID = "AW 168", "LEG 174"


def thrown(table: Scene) -> Any:
    """Return who rolled what for the battlefield, in order."""
    rolls = [
        event.text.args
        for event in table.duel.table.log
        if event.text.id == "ds-log-battlefield-roll"
    ]
    return [(int(each["seat"].args["number"]) - 1, each["sum"]) for each in rolls]


@scenario("DS-S601")
def test_the_winner_of_the_roll_takes_the_other_field_and_the_shields() -> None:
    table = start(
        bring("2x AW 38", FINN, plot="LEG 169"),
        bring(VADER, TROOPER, plot="LEG 170", fields=(ARID,)),
        rolls=[
            faces((REY, "+2MD"), (REY, "1R"), (FINN, "2RD")),
            faces((VADER, "2Dr"), (TROOPER, "2RD")),
        ],
    )
    anna, boris = table.anna, table.boris
    assert thrown(table) == [(0, 5), (1, 4)]
    assert anna.asked and not boris.asked and anna.can_choose(WASTES, ARID) == [True, True]
    anna.says(ARID)
    assert table.controller == "boris" and table.in_play(ARID)
    assert anna.asked and not boris.asked
    anna.says(REY, REY)
    assert table.shields(REY) == 2
    assert boris.asked and not anna.asked, "he orders the plots"
    boris.puts_first("Preemptive Strike")
    assert anna.asked and not boris.asked
    anna.says(REY, REY)
    assert (table.shields(REY), table.damage(REY)) == (0, 0)
    anna.says(REY)
    assert (table.shields(REY), table.damage(REY)) == (1, 0)
    assert [table.shields(each) for each in (FINN, VADER, TROOPER)] == [0, 0, 0]
    assert anna.resources == boris.resources == 2 and anna.pool == boris.pool == []
    dice = ((REY, 0), (REY, 1), (FINN, 0), (VADER, 0), (TROOPER, 0))
    assert [table.shows(*die) for die in dice] == [None] * 5
    assert table.round == 1 and table.turn_of == "boris" and "pass" in boris.offered


@scenario("DS-S602")
def test_three_cards_go_back_one_more_comes_and_six_are_too_many_to_draw() -> None:
    def play(gone: int) -> tuple[int, int]:
        table = start(bring(REY, FINN, plot="LEG 172"), bring(KYLO, fields=(ARID,)), exchange=False)
        anna, boris = table.anna, table.boris
        assert len(anna.hand) == len(boris.hand) == 5
        anna.says([str(card) for card in table.duel.g.players[0].hand[:3]])
        again = [str(card) for card in table.duel.g.players[0].hand[:2]]
        assert not anna.asked and anna.cannot("+".join(again))
        drawn = table.duel.g.players[0].deck.cards()[:3]
        table.duel.table.force(*drawn, faces((REY, "-"), (FINN, "-")), faces((KYLO, "2MD1")))
        boris.says([])
        assert (len(anna.hand), anna.deck) == (5, 25)
        again = [str(card) for card in table.duel.g.players[0].hand[:2]]
        assert not anna.asked and anna.cannot("+".join(again))
        boris.says(ARID)
        anna.says(REY, FINN)
        assert table.round == 1
        assert (len(anna.hand), anna.deck, len(boris.hand), boris.deck) == (6, 24, 5, 25)
        boris.passes()
        anna.passes()
        anna.says([str(card) for card in table.duel.g.players[0].hand[:gone]])
        boris.says([])
        assert table.round == 2 and len(anna.discard) == gone
        return len(anna.hand), anna.deck

    assert play(0) == (6, 24)
    assert play(2) == (5, 23)


@scenario("DS-S603")
def test_only_the_leaders_throw_again_however_little_it_yields() -> None:
    fields = (WASTES, ARID, "SoR 156", "EaW 157")

    def both(vader: str, trooper: str) -> list[int]:
        return faces((VADER, vader), (TROOPER, trooper))

    table = start(
        *[bring(VADER, TROOPER, fields=(field,)) for field in fields],
        rolls=[
            both("3MD", "2RD"),
            both("3MD", "2RD"),
            both("2MD", "2RD"),
            both("2MD", "-"),
            both("1Sh", "-"),
            both("3MD", "-"),
        ],
    )
    clockwise = table.duel.g.seating  # they sit as chance will have it
    people = [(table.anna, table.boris, table.clara, table.dina)[seat] for seat in clockwise]
    anna, boris, vera, gleb = people
    first, second, third, last = clockwise
    assert thrown(table) == [
        (first, 5),
        (second, 5),
        (third, 4),
        (last, 2),
        (first, 1),
        (second, 3),
    ]
    assert table.controller == NAMES[second]
    assert [table.in_play(fields[seat]) for seat in clockwise] == [False, True, False, False]

    def shields(seat: int) -> list[int]:
        cards = table.duel.g.play.values()
        return [c.shields for c in cards if c.kind == "character" and c.controller == seat]

    for person in (vera, gleb, anna):
        assert table.duel.asked() == (person.seat,) and len(person.offered) == 2
        person.says([person.offered[1]])
    assert [shields(seat) for seat in clockwise] == [[0, 1], [0, 0], [0, 1], [0, 1]]
    assert table.round == 1 and table.turn_of == NAMES[second]
    boris.passes()
    assert table.turn_of == NAMES[third]
    vera.passes()
    assert table.turn_of == NAMES[last]


@scenario("DS-S604")
def test_no_allegiance_no_hero_no_villain_one_point_more() -> None:
    outlaw, han, plot = "AoN 9", "AtG 134", "AtG 155"
    team = (outlaw, outlaw, han)
    allowed = verdict(*team, plot=plot)
    assert not allowed.problems and allowed.points == CONSTRUCTED.team_points == 30
    alone = verdict(*team)
    assert alone.points == 31 and [each.code for each in alone.problems] == ["too-many-points"]
    hero = verdict(outlaw, REY, han, plot=plot)
    assert hero.points == 29 and [each.code for each in hero.problems] == ["condition"]
    assert problems(*team, plot=plot, cards={"AW 133": 1}) == ["affiliation"]
    assert problems(*team, plot=plot, cards={"AW 145": 1}) == ["colour"]
    assert problems(*team, plot=plot, cards={"AW 155": 1}) == []
    table = scene(side(*team, plot=plot), side(KYLO))
    assert [table.health(each) for each in (outlaw, f"{outlaw}#2", han)] == [9, 9, 12]


@scenario("DS-S605")
def test_what_the_defector_may_bring_along() -> None:
    team = ("2x AW 45", "2x AW 38")
    walker, escort, thrower, pistol = "AW 5", "AW 78", "AW 24", "AW 54"
    assert problems(*team) == [] and problems(*team, cards={RIFLE: 2, walker: 2}) == []
    assert problems(*team, cards={RIFLE: 3}) == ["too-many-copies"]
    for card, title in ((escort, "Personal Escort"), (thrower, "Flame Thrower")):
        report = verdict(*team, cards={card: 1})
        assert {each.card for each in report.problems} == {title}
        assert "affiliation" in [each.code for each in report.problems]
    assert problems(*team, cards={pistol: 1}) == ["colour"]


@scenario("DS-S606")
def test_two_points_borrowed_paid_back_before_the_first_action() -> None:
    plot = "AoN 16"
    assert verdict("2x AW 35", QUI_GON).points == 31
    borrowed = verdict("2x AW 35", QUI_GON, plot=plot)
    assert borrowed.points == 29 and not borrowed.problems
    assert verdict(LUKE, POE).points == 30 and problems(LUKE, POE) == []
    assert problems(LUKE, POE, plot=plot) == ["plot-condition"]
    assert problems("2x AW 37", "AtG 58", plot=plot) == ["unique-twice"]
    table = start(
        bring("2x AW 35", QUI_GON, plot=plot),
        bring(KYLO, fields=(ARID,)),
        rolls=[faces((LUKE, "-"), (LUKE, "-"), (QUI_GON, "-")), faces((KYLO, "1MD"))],
    )
    anna, boris = table.anna, table.boris
    boris.says(ARID)
    anna.says(LUKE, QUI_GON)
    anna.says(str(table.duel.g.players[0].hand[0]))
    assert (len(anna.hand), len(anna.discard), anna.resources) == (4, 1, 0)
    assert table.round == 1 and table.turn_of == "boris" and boris.resources == 2
    boris.passes()
    anna.passes()
    table.upkeep()
    assert table.round == 2 and (len(anna.hand), anna.resources) == (5, 2)


@scenario("DS-S607")
def test_one_little_droid_at_a_time() -> None:
    old, new, walker = "SoR 42", "A:LEG 35", "AW 5"

    def begin(active: int) -> Scene:
        return scene(
            side(LUKE, supports=[In(old, dice=("1R",))], hand=["LEG 35"], resources=3),
            side(REY, supports=["LEG 35", In(walker, dice=("Sp",))]),
            active=active,
        )

    table = begin(0)
    anna = table.anna
    assert not anna.may("play", new) and anna.cannot("play", new)
    assert anna.resources == 3 and table.turn_of == "anna" and "R2-D2" in anna.hand
    anna.resolves(old)
    assert anna.resources == 4 and anna.pool == []
    gone = begin(1)
    anna = gone.anna
    gone.boris.resolves(walker, 0, old)
    assert not gone.in_play(old) and anna.pool == [] and anna.discard == ["R2-D2"]
    assert gone.in_play("B:LEG 35") and gone.turn_of == "anna"
    anna.plays(new)
    assert gone.in_play(new) and anna.resources == 2
