from typing import Any

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.content.ready import code_at
from cantina.games.destiny.setup import Brought, Member, lay_out
from destiny.scenarios.scene import NAMES, Scene
from destiny.table import FILLER, Arena, face_of
from scenario_book import scenario


def bring(
    *team: str, plot: str = "", fields: tuple[str, ...] = ("AW 168",), cards: tuple[Any, ...] = ()
) -> Brought:
    """Bring a team; `2x AW 38` has two dice."""
    members = []
    for name in team:
        dice = 2 if name.startswith("2x ") else 1
        members.append(Member(code_at(name.removeprefix("2x ")), dice, 10))
    deck = [code_at(card) for card in cards] + [code_at(FILLER)] * (30 - len(cards))
    return Brought(
        tuple(members),
        tuple(code_at(each) for each in fields),
        tuple(deck),
        code_at(plot) if plot else "",
    )


def faces(*shown: tuple[str, str]) -> list[int]:
    """Read what the character dice show: ("AW 38", "+2MD"), ..."""
    return [face_of(code_at(card), side) for card, side in shown]


def begin(
    *brought: Brought, rolls: list[list[int]] | tuple[Any, ...] = (), exchange: bool = True
) -> Scene:
    """Start setup; everybody keeps the first hand and the dice show this."""
    table = Table.at(game, lay_out(tuple(brought)), seed=4)
    if exchange:
        for seat in table.waiting:
            if seat == table.waiting[-1]:
                table.force(*rolls)
            table.answer(seat, "none")
    return Scene(Arena(table))


REY, FINN, KYLO, TROOPER = "AW 38", "AW 45", "AW 11", "AW 2"
LUKE, PADAWAN = "AW 35", "AW 36"


@scenario("DS-S016")
def test_the_battlefield_roll_counts_plus_and_cost_sides() -> None:
    table = begin(
        bring("2x AW 38", FINN),
        bring("2x AW 11", TROOPER, fields=("LEG 174",)),
        rolls=[
            faces((REY, "+2MD"), (REY, "1Dc"), (FINN, "2RD")),
            faces((KYLO, "Sp"), (KYLO, "2MD1"), (TROOPER, "2RD1")),
        ],
    )
    anna, boris = table.anna, table.boris
    assert anna.asked and not boris.asked
    assert anna.resources == boris.resources == 2
    anna.says("AW 168")
    assert table.controller == "anna"
    assert boris.asked
    boris.says(KYLO, TROOPER)
    assert (table.shields(KYLO), table.shields(TROOPER)) == (1, 1)


@scenario("DS-S017")
def test_the_winner_may_pick_the_other_battlefield_and_gets_the_shields() -> None:
    table = begin(
        bring("2x AW 38", FINN, fields=("AW 174",)),
        bring("2x AW 11", TROOPER),
        rolls=[
            faces((REY, "+2MD"), (REY, "1Dc"), (FINN, "2RD")),
            faces((KYLO, "Sp"), (KYLO, "1MD"), (TROOPER, "2RD")),
        ],
    )
    anna = table.anna
    anna.says("AW 168").says(REY, REY)
    assert table.controller == "boris" and table.turn_of == "boris"
    assert table.shields(REY) == 2 and table.shields(KYLO) == 0
    assert anna.aside == ["Starship Graveyard"]


@scenario("DS-S018")
def test_a_tied_battlefield_roll_is_repeated_with_all_dice() -> None:
    table = begin(
        bring("2x SoR 11"),
        bring("2x SoR 26", "AW 30", fields=("LEG 174",)),
        rolls=[
            faces(("SoR 11", "3RD"), ("SoR 11", "2Dc")),
            faces(("SoR 26", "2RD"), ("SoR 26", "+2RD"), ("AW 30", "1RD")),
            faces(("SoR 11", "-"), ("SoR 11", "1R")),
            faces(("SoR 26", "Sp"), ("SoR 26", "1R"), ("AW 30", "1Sh")),
        ],
    )
    assert table.boris.asked and not table.anna.asked
    table.boris.says("LEG 174")
    assert table.shields("SoR 11") == 2, "nothing else was possible"
    assert table.anna.pool == table.boris.pool == []


@scenario("DS-S019")
def test_the_exchange_of_the_first_hand_happens_once_and_hidden() -> None:
    table = begin(bring(REY), bring(KYLO, fields=("LEG 174",)), exchange=False)
    played = table.duel.table
    before = played.view(1)
    back = played.state.players[0].hand[:3]
    kept = played.state.players[0].hand[3:]
    assert table.anna.resources == 0
    played.answer(0, "+".join(map(str, back)))
    assert played.view(1) == before, "Boris decides without seeing it"
    played.force(back[0])
    rest = [card for card in played.state.players[0].deck.cards() if card not in back][:2]
    played.force(*rest, faces((REY, "+2MD")), faces((KYLO, "1MD")))
    played.answer(1, "none")
    hand = played.state.players[0].hand
    assert back[0] in hand and set(kept) <= set(hand) and len(hand) == 5
    assert table.anna.deck == table.boris.deck == 25
    assert table.anna.resources == table.boris.resources == 2
    assert table.duel.prompt(0) == "ds-ask-battlefield", "no second exchange"


@scenario("DS-S020")
def test_home_turf_advantage_lets_the_owner_choose() -> None:
    table = begin(
        bring(KYLO, TROOPER, plot="WotF 127", fields=("AW 168", "TPG 23")),
        bring(REY, FINN, fields=("AW 174",)),
        rolls=[faces((KYLO, "-"), (TROOPER, "-")), faces((REY, "+2MD"), (FINN, "2RD"))],
    )
    anna, boris = table.anna, table.boris
    assert boris.asked
    assert sum(boris.can_choose("AW 168", "TPG 23")) == 1, "Anna's side, not one of her two"
    boris.says(next(each for each in ("AW 168", "TPG 23") if boris.can_choose(each)[0]))
    assert anna.asked and anna.can_choose("AW 168", "TPG 23") == [True, True]
    anna.says("TPG 23")
    assert table.controller == "anna" and table.in_play("TPG 23")
    assert anna.aside == ["Frozen Wastes"] and boris.aside == ["Starship Graveyard"]
    boris.says(REY, FINN)
    assert table.turn_of == "anna"


@scenario("DS-S021")
def test_a_start_bonus_and_an_after_setup_loss_together() -> None:
    table = begin(
        bring("2x EaW 39", "2x AW 46", plot="AoN 16"),
        bring(KYLO, fields=("LEG 174",)),
        rolls=[faces(*[("EaW 39", "-")] * 2, *[("AW 46", "-")] * 2), faces((KYLO, "1MD"))],
    )
    anna = table.anna
    assert anna.resources == 3 and len(anna.hand) == 5
    table.boris.says("LEG 174")
    anna.says("EaW 39", "AW 46")
    assert anna.asked and table.duel.g.round == 0, "the discard is her own choice"
    card = table.duel.g.players[0].hand[2]
    anna.says(str(card))
    assert table.round == 1 and anna.resources == 1
    assert (len(anna.hand), anna.deck, len(anna.discard)) == (4, 25, 1)
    assert table.duel.g.players[0].discard == [card]


@scenario("DS-S022")
def test_nothing_of_the_battlefield_roll_is_left() -> None:
    vader = "AW 10"
    table = begin(
        bring("2x AW 10", TROOPER),
        bring(REY, fields=("LEG 174",)),
        rolls=[faces((vader, "3MD"), (vader, "2MD"), (TROOPER, "1RD")), faces((REY, "-"))],
    )
    table.anna.says("AW 168")
    table.boris.says(REY, REY)
    anna = table.anna
    assert table.turn_of == "anna" and table.round == 1
    assert anna.pool == table.boris.pool == [] and "resolve" not in anna.kinds
    assert anna.may("activate", vader) and anna.may("activate", TROOPER)
    assert len(table.boris.hand) == 5


@scenario("DS-S441")
def test_the_tie_of_four_is_settled_by_two() -> None:
    vader, fields = "AW 10", ("AW 168", "LEG 174", "SoR 156", "EaW 157")

    def two(one: str, other: str) -> Any:
        return faces((vader, one), (vader, other))

    table = begin(
        *[bring("2x AW 10", fields=(field,)) for field in fields],
        rolls=[
            two("3MD", "3MD"),
            two("3MD", "3MD"),
            two("3MD", "2MD"),
            two("2MD", "1Sh"),
            two("2MD", "-"),
            two("1Sh", "-"),
        ],
    )
    clockwise = table.duel.g.seating  # they sit as chance will have it
    people = [(table.anna, table.boris, table.clara, table.dina)[seat] for seat in clockwise]
    assert [NAMES.index(table.controller)] == [*clockwise][:1]
    assert [table.in_play(fields[seat]) for seat in clockwise] == [True, False, False, False]
    shields = [
        [card.shields for card in table.duel.g.play.values() if card.controller == seat]
        for seat in clockwise
    ]
    assert [sum(each) for each in shields] == [0, 1, 1, 1]
    assert all(person.pool == [] for person in people)
    for seat, person in zip(clockwise, people, strict=True):
        assert table.turn_of == NAMES[seat] and table.round == 1
        person.passes()


@scenario("DS-S446")
def test_no_second_thoughts_once_the_dice_have_been_thrown() -> None:
    def play(thrown: int) -> Any:
        table = begin(
            bring(REY, FINN, plot="LEG 172"), bring(KYLO, fields=("LEG 174",)), exchange=False
        )
        anna, boris = table.anna, table.boris
        assert anna.asked and boris.asked, "both at once, before the roll"
        anna.says([str(card) for card in table.duel.g.players[0].hand[:3]])
        assert boris.asked
        drawn = table.duel.g.players[0].deck.cards()[:3]
        table.duel.table.force(*drawn, faces((REY, "-"), (FINN, "-")), faces((KYLO, "2MD1")))
        boris.says([])
        assert (len(anna.hand), anna.deck, len(boris.hand), boris.deck) == (5, 25, 5, 25)
        boris.says("LEG 174")
        anna.says(REY, FINN)
        assert table.shields(REY) == table.shields(FINN) == 1
        assert (len(anna.hand), anna.deck) == (6, 24), "the plot's card, and nothing more"
        assert table.round == 1 and table.turn_of == "boris"
        boris.passes()
        anna.passes()
        anna.says([str(card) for card in table.duel.g.players[0].hand[:thrown]])
        boris.says([])
        return len(anna.hand), anna.deck

    assert play(2) == (5, 23)
    assert play(1) == (5, 24)


@scenario("DS-S501")
def test_two_more_on_every_throw() -> None:
    table = begin(
        bring("2x AW 38", FINN, plot="LEG 173"),
        bring("2x AW 11", TROOPER, TROOPER, fields=("LEG 174",)),
        rolls=[
            faces((REY, "+2MD"), (REY, "1Dc"), (FINN, "-")),
            faces((KYLO, "2MD1"), (KYLO, "Sp"), (TROOPER, "2RD"), (TROOPER, "1R")),
            faces((REY, "1R"), (REY, "+1R"), (FINN, "-")),
            faces((KYLO, "-"), (KYLO, "1Sh"), (TROOPER, "2RD"), (TROOPER, "-")),
        ],
    )
    anna, boris = table.anna, table.boris
    assert table.duel.log().count("ds-log-battlefield-roll") == 4, "5 to 5, and all again"
    assert anna.asked and not boris.asked, "4 to 3"
    anna.says("AW 168")
    assert table.in_play("AW 168") and table.controller == "anna"
    assert boris.asked and not anna.asked
    boris.says("AW 2#2", "AW 2#2")
    shields = [table.shields(each) for each in (KYLO, TROOPER, "AW 2#2", REY, FINN)]
    assert shields == [0, 0, 2, 0, 0] and table.round == 1 and table.turn_of == "anna"


@scenario("DS-S502")
def test_an_enemy_is_chosen_and_the_enemy_chooses_the_victim() -> None:
    table = begin(
        bring(LUKE, PADAWAN, plot="AtG 115"),
        bring(KYLO, fields=("LEG 174",)),
        bring(FINN, plot="LEG 168", fields=("SoR 156",)),
        exchange=False,
    )
    shown = {0: faces((LUKE, "-"), (PADAWAN, "-")), 1: faces((KYLO, "2MD1")), 2: faces((FINN, "-"))}
    people = (table.anna, table.boris, table.clara)
    anna, boris, clara = people
    for seat in table.duel.asked():
        if seat == table.duel.asked()[-1]:
            table.duel.table.force(*[shown[each] for each in table.duel.g.seating])
        people[seat].says([])
    assert table.controller == "boris" and [len(each.hand) for each in people] == [5, 5, 5]
    anna.says(PADAWAN)
    assert boris.asked and not anna.asked and not clara.asked, "he orders what meets"
    boris.puts_first("Espionage")
    assert [each.deck for each in people] == [24, 24, 24]
    assert [len(each.discard) for each in people] == [1, 1, 1]
    assert anna.asked and not boris.asked and sorted(anna.offered) == ["1", "2"]
    anna.says(["1"])
    assert boris.asked and boris.can_choose(LUKE, PADAWAN) == [True, True]
    boris.says([PADAWAN])
    assert (table.damage(PADAWAN), table.shields(PADAWAN)) == (2, 1)
    assert [len(each.hand) for each in people] == [5, 6, 5]
    assert [each.deck for each in people] == [24, 23, 24]
    assert table.round == 1 and table.turn_of == "boris" and "pass" in boris.offered
