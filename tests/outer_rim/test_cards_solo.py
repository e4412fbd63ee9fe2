"""The solo cards: the books' sample played, and what the ten cards say."""

from collections import Counter

import pytest

from cantina.games.outer_rim.library import AI_CARDS
from cantina.games.outer_rim.printed import AiBullet
from outer_rim.card_table import galaxy, own, put_on_market, seat_at


@pytest.mark.rule("OR-CARD-20")
def test_the_sample_card_on_a_goal_planet() -> None:
    g = galaxy("boba_fett", "lando_calrissian", at="naboo", step="ai_turn", solo=True)
    g.current = 1
    opponent = g.players[1]
    opponent.space, opponent.credits = "tatooine", 0
    own(g, 1, "cargo_stolen_weapons")
    g.ai_goals["tatooine"] = 1
    assert g.ai_deck is not None
    g.ai_deck.remove("ai_2")
    g.ai_deck.put_on_top("ai_2")
    put_on_market(g, "job_imperial_favor")
    put_on_market(g, "job_kessel_run")
    g.contacts = [token for token in g.contacts if not token.place.startswith("tatooine")]
    table = seat_at(g)
    player = table.state.players[1]
    # no damage and already on a goal token: 2,000; then the cargo for 5,000; then a job for 0
    assert player.credits == 2000 + 5000
    assert (player.fame, player.ship_damage) == (1, 2)
    assert player.assets == ["job_kessel_run"]
    assert table.seen.ai_goals == {"kessel": 1}
    assert table.seen.current == 0


@pytest.mark.rule("OR-CARD-20")
def test_what_the_sample_card_says() -> None:
    card = AI_CARDS["ai_2"]
    assert card.confidence == "seed"
    assert [bullet.do for bullet in card.planning] == ["recover", "move", "credits"]
    assert not card.planning[0].only_if_defeated
    deliver, buy = card.action
    assert (deliver.illegal, deliver.illegal_amount) == ("ship_damage", 2)
    assert (buy.deck, buy.if_full) == ("job", "cargo")
    assert buy.goal_token and buy.goal_token_if_full
    assert [bullet.do for bullet in card.encounter] == ["patrol", "job", "contact"]
    assert card.encounter[2].gain_crew


def test_the_ten_cards_in_numbers() -> None:
    bullets: Counter[str] = Counter()
    decks: Counter[str | None] = Counter()
    for card in AI_CARDS.values():
        for bullet in (*card.planning, *card.action, *card.encounter):
            bullets[bullet.do] += 1
            if bullet.do == "buy":
                decks[bullet.deck] += 1
        assert card.encounter[0] == AiBullet(do="patrol"), card.id
        assert card.action[0].do == "deliver", card.id
    assert bullets == {
        "recover": 10,
        "move": 10,
        "credits": 12,
        "deliver": 10,
        "buy": 10,
        "patrol": 10,
        "job": 8,
        "fame": 8,
        "contact": 4,
        "reputation": 2,
    }
    penalties = [
        (card.action[0].illegal, card.action[0].illegal_amount) for card in AI_CARDS.values()
    ]
    assert penalties == [
        ("ship_damage", 2),
        ("ship_damage", 2),
        ("character_damage", 2),
        ("", 0),
        ("ship_damage", 3),
        ("character_damage", 2),
        ("reputation", 1),
        ("", 0),
        ("character_damage", 3),
        ("", 0),
    ]
    at_once = [card.id for card in AI_CARDS.values() if not card.planning[0].only_if_defeated]
    assert at_once == ["ai_2", "ai_6"]
    assert decks == {"cargo": 4, "job": 4, "gear_mod": 1, "ship": 1}
    assert [card.id for card in AI_CARDS.values() if card.shuffled_back] == ["ai_10"]
    assert AI_CARDS["ai_10"].discard_market == ("bounty", "luxury")
