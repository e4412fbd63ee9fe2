"""An option that speaks of "that die" names it and lies on it."""

from __future__ import annotations

from destiny.table import ENVOY, FIGHTER, SENTRY, Arena, In, Side, table


def doubted() -> Arena:
    """Reroll a die of the Sentry with Doubt, and let its player decide about it."""
    duel = table(Side([FIGHTER], hand=["SoR 80"]), Side([In(SENTRY, dice=("1R", "1R"))]))
    return duel.act(0, "play", "SoR 80").rolls((SENTRY, "1R")).choose(0, (SENTRY, 0))


def test_a_choice_about_that_die_names_it_and_lies_on_it() -> None:
    duel = doubted()
    die = duel.die(SENTRY)
    (ask,) = duel.table.asks(1)
    assert ask.prompt.id == "ds-ask-choose"
    for option in ask.options:
        assert option.at == f"die:{die}"
        assert option.note is not None
        assert option.note.id == "ds-note-that"
        assert [thing.id for thing in option.note.args["things"]] == ["ds-die"]


def test_what_is_still_to_be_chosen_is_not_named() -> None:
    duel = table(
        Side([In(ENVOY, dice=(None,))], supports=["SoR 78"]), Side([In(SENTRY, dice=("1R", "1R"))])
    )
    duel.rolls((ENVOY, "1Dc")).act(0, "activate", ENVOY)
    (ask,) = duel.table.asks(0)
    assert ask.prompt.id == "ds-ask-may"
    assert [option.at for option in ask.options] == [f"card:{duel.id('SoR 78')}", None]
    assert [option.note for option in ask.options] == [None, None]
