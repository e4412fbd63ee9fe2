"""The second reader: sentences as trees, and what it refuses."""

import pytest

from cantina.games.destiny.cards.vocabulary import (
    A_CHARACTER,
    ACTION,
    AN_OPPONENTS_DIE,
    BLANK,
    BLUE,
    CHARACTERS,
    EACH_CHARACTER_OF_AN_OPPONENT,
    OPPONENT,
    SPECIAL,
    THIS,
    THIS_DIE,
    YOU,
    YOUR_DIE,
    Ability,
    Activates,
    After,
    As,
    Cards,
    CardType,
    Choose,
    Deal,
    Dice,
    DiscardFromHand,
    Do,
    Draw,
    Exhaust,
    Gain,
    Keyword,
    Lose,
    May,
    Ready,
    Remove,
    Reroll,
    Showing,
    Spend,
    Spot,
    Then,
    To,
    Turn,
    UpTo,
    Use,
)
from cantina.games.destiny.records import known_card
from official.grammar import read
from official.nouns import Unread
from official.source import record_source, tree_source


@pytest.mark.parametrize(
    ("written", "tree"),
    [
        (
            "[special] - Deal 3 unblockable damage to a character.",
            Ability(SPECIAL, Deal(3, A_CHARACTER, unblockable=True)),
        ),
        (
            "Action - Remove this die to reroll up to 3 of your dice.",
            Ability(ACTION, To(Remove(THIS_DIE), Reroll(UpTo(3, Dice(YOU))))),
        ),
        (
            "After you activate this character, you may draw 2 cards.",
            Ability(After(Activates(THIS)), Draw(2), may=True),
        ),
        (
            "Action - Exhaust this character to remove an opponent's die. Then gain 3 resources.",
            Ability(ACTION, To(Exhaust(THIS), Then(Remove(AN_OPPONENTS_DIE), Gain(3)))),
        ),
        (
            "[special] - Force an opponent to choose to either lose 2 resources or discard a card "
            "from their hand.",
            Ability(SPECIAL, As(OPPONENT, Choose((Lose(2), DiscardFromHand())))),
        ),
        (
            "[special] - Deal 1 damage to each of an opponent's characters. You may spend 1 "
            "resource to ready this character.",
            Ability(
                SPECIAL,
                Do((Deal(1, EACH_CHARACTER_OF_AN_OPPONENT), May(To(Spend(1), Ready(THIS))))),
            ),
        ),
    ],
)
def test_an_ability_is_read_as_its_tree(written: str, tree: Ability) -> None:
    assert read(written, CardType.CHARACTER).abilities == (tree,)


@pytest.mark.parametrize(
    ("written", "tree"),
    [
        (
            "Discard the top 4 cards of a deck. If its cost is an odd number, draw a card.",
            "Do((Mill(4, ANYONE), If(CardIs(THAT_CARD, Cards(odd_cost=True)), Draw(1))))",
        ),
        (
            "Count the number of yellow characters you have. Gain that many resources.",
            "Gain(Count(Cards(YOU, CHARACTERS, colours=YELLOW)))",
        ),
        (
            "Remove 3 of your dice showing the same symbol to take control of the battlefield.",
            "To(Remove(Several(3, Dice(YOU), same_symbol=True)), TakeBattlefield())",
        ),
        (
            "Spot 3 characters that share a subtype to look at the top 2 cards of your deck.",
            "To(Spot(Cards(types=CHARACTERS), 3, share=Share.SUBTYPE), LookAt(Top(2, YOU)))",
        ),
        (
            "Each opponent loses 2 resources. You must pass your next 3 turns this round.",
            "Do((As(Whose.EACH_OPPONENT, Lose(2)), MustPass(3)))",
        ),
    ],
)
def test_events_about_decks_numbers_and_players(written: str, tree: str) -> None:
    assert tree_source(read(written, CardType.EVENT)) == f"Ability(Use.WHEN_PLAYED, {tree})"


@pytest.mark.parametrize(
    ("written", "tree"),
    [
        ("Attached character has -2 health.", "Standing(MoreHealth(-2, HOST))"),
        (
            "While this upgrade is on a Red character, it has Ambush.",
            "Standing(HasKeyword(Keyword.AMBUSH, THIS), CardIs(HOST, Cards(colours=RED)))",
        ),
        (
            "You can include up to 5 copies of this upgrade in your deck.",
            "Building(CopiesAllowed(5))",
        ),
    ],
)
def test_what_stands_on_an_upgrade(written: str, tree: str) -> None:
    assert tree_source(read(written, CardType.UPGRADE)) == tree


def test_an_event_with_a_keyword_and_a_cost() -> None:
    found = read(
        "Ambush.\nSpot a Blue character to turn one of your dice to a side showing a blank.",
        CardType.EVENT,
    )
    assert found.keywords == (Keyword.AMBUSH,)
    effect = To(Spot(Cards(types=CHARACTERS, colours=BLUE)), Turn(YOUR_DIE, Showing(BLANK)))
    assert found.abilities == (Ability(Use.WHEN_PLAYED, effect),)


@pytest.mark.parametrize("written", ["Sing a song.", "[special] - Deal 2 damage to the moon."])
def test_what_it_does_not_know_is_refused(written: str) -> None:
    with pytest.raises(Unread):
        read(written, CardType.EVENT)


def test_what_was_read_is_written_down_as_a_person_would() -> None:
    found = read("Remove an opponent's die to draw 2 cards.", CardType.EVENT)
    assert tree_source(found) == "Ability(Use.WHEN_PLAYED, To(Remove(AN_OPPONENTS_DIE), Draw(2)))"
    face = '"CM 150 Harmless Trick", "neutral gray common, cost 1"'
    does = "To(Remove(AN_OPPONENTS_DIE), Draw(2))"
    assert record_source(known_card("12150"), found) == f"event({face}, {does}),"
