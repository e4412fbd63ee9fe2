import pytest

from cantina.core.languages import offered
from printed.cards import GAMES, file_of, printed


@pytest.mark.parametrize("language", offered())
@pytest.mark.parametrize("game", GAMES)
def test_the_printed_cards_under_version_control_are_what_players_read(
    game: str, language: str
) -> None:
    assert printed(language, game) == file_of(language, game).read_text("utf-8"), (
        "if you mean the change, write the files anew with tests/printed/cards.py"
    )
