from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

HAN, BOBA, KYLO, REY = "LEG 46", "LEG 19", "AW 11", "AW 38"


@scenario("DS-S141")
def test_upkeep_in_its_order() -> None:
    table = scene(
        side(
            In(HAN, exhausted=True, dice=("2RD",)),
            supports=["LEG 122", In("LEG 134", exhausted=True)],
            resources=1,
            cards=3,
        ),
        side(BOBA, resources=0),
    )
    anna, boris = table.anna, table.boris
    anna.passes()
    boris.passes()
    assert not table.exhausted(HAN) and not table.exhausted("LEG 134")
    assert table.shows(HAN) is None
    assert (anna.resources, boris.resources) == (4, 3)
    deck = (anna.deck, boris.deck)
    anna.says([str(table.duel.g.players[0].hand[0])])
    boris.says([])
    assert (len(anna.hand), len(boris.hand)) == (5, 5)
    assert (deck[0] - anna.deck, deck[1] - boris.deck) == (3, 0)


@scenario("DS-S142")
def test_more_than_five_cards_may_be_kept() -> None:
    for discarded, left, drawn in ((0, 7, 0), (2, 5, 0), (3, 5, 1)):
        table = scene(side(KYLO, cards=7), side(REY))
        anna = table.anna
        anna.passes()
        table.boris.passes()
        deck = anna.deck
        anna.says([str(card) for card in table.duel.g.players[0].hand[:discarded]])
        table.boris.says([])
        assert len(anna.hand) == left and deck - anna.deck == drawn


@scenario("DS-S143")
def test_upkeep_discards_are_chosen_blindly() -> None:
    table = scene(side(KYLO), side(REY))
    anna, boris = table.anna, table.boris
    anna.passes()
    boris.passes()
    before = table.duel.table.view(0)
    boris.says([str(card) for card in table.duel.g.players[1].hand[:2]])
    assert table.duel.table.view(0) == before and boris.discard == []
    anna.says([str(table.duel.g.players[0].hand[0])])
    assert len(boris.discard) == 2 and len(anna.discard) == 1
    assert len(anna.hand) == len(boris.hand) == 5


@scenario("DS-S237")
def test_heras_borrowed_ship_is_back_in_hand_before_the_draw() -> None:
    hera, falcon, cover = "EaW 25", "LEG 52", "AW 157"
    table = scene(side(In(hera, dice=("Sp",)), hand=[falcon, cover], resources=0), side(KYLO))
    anna, boris = table.anna, table.boris
    anna.resolves(hera)
    if anna.asked and anna.can_choose(falcon)[0]:
        anna.says([falcon])
    assert table.in_play(falcon) and anna.resources == 0
    boris.passes()
    anna.activates(falcon, (falcon, "3RD"))
    if anna.asked and "no" in anna.offered:
        anna.says("no")
    boris.passes()
    anna.plays(cover)
    if anna.asked and table.duel.prompt(0) != "ds-ask-action":
        anna.says([hera])
    boris.passes()
    anna.passes()
    assert "Millennium Falcon" in anna.hand and len(anna.hand) == 4 and anna.pool == []
    deck = anna.deck
    anna.says([])
    boris.says([])
    assert len(anna.hand) == 5 and deck - anna.deck == 1


@scenario("DS-S533")
def test_full_pay_at_the_price_of_the_last_two_cards() -> None:
    nute = "LEG 11"

    def begin(answer: str) -> Scene:
        table = scene(side(nute), side(REY, cards=0, deck=[FILLER] * 2, resources=0))
        table.anna.passes()
        table.boris.passes()
        assert table.boris.asked and table.boris.hears("Nute Gunray")
        assert table.boris.hand == [] and "yes" in table.boris.offered
        table.boris.says(answer)
        table.anna.says([])
        assert table.anna.resources == 4
        return table

    dry = begin("yes")
    assert dry.boris.resources == 2 and dry.boris.hand == [] and dry.boris.deck == 0
    assert dry.winner == "anna"
    table = begin("no")
    assert table.boris.resources == 1 and len(table.boris.hand) == 2
    assert table.round == 3 and not table.duel.over
