"""What would a bot do: advice where the table allows it, from what the seat itself sees."""

from __future__ import annotations

import asyncio
from typing import Any

from server.harness import Api, Player, ServerProcess


def hint(api: Api, seated: dict[str, Any], token: str | None = None) -> Any:
    return api.post(f"/api/tables/{seated['table']}/hint", token=token or seated["token"])


def test_a_bot_suggests_an_answer_that_the_rules_take(api: Api, server: ServerProcess) -> None:
    seated = api.create("human", "greedy", game="destiny", seed=5)
    assert api.table(seated["table"])["hints"] is True

    async def run() -> None:
        async with Player(server.ws, seated["table"], seated["token"]) as player:
            for _ in range(3):
                await player.until(lambda: player.asks)
                number = player.asks[0]["number"]
                answer = await asyncio.to_thread(hint, api, seated)
                assert answer.status_code == 201, answer.text
                told = answer.json()
                assert (told["ask"], told["bot"]) == (number, "hard")
                reasons = told["reasons"]
                assert 1 <= len(reasons) <= 3
                assert reasons[0]["key"] == told["key"]
                assert all(0 <= one["chance"] <= 1 and one["why"]["id"] for one in reasons)
                assert all(one["label"]["id"] for one in reasons)
                again = await asyncio.to_thread(hint, api, seated)
                assert again.json() == told, "asked again, the advice stays"
                assert player.asks[0]["number"] == number, "advice is not an answer"
                await player.answer(told["key"])
                assert not player.refused

    asyncio.run(run())


def test_advice_is_refused_where_the_table_forbids_it(api: Api) -> None:
    forbidden = api.create("human", "random", hints=False)
    clocked = api.create("human", "random", clock={"per_move": 600})
    for seated in (forbidden, clocked):
        answer = hint(api, seated)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "server-no-hints")
    allowed = api.create("human", "random", clock={"per_move": 600}, hints=True)
    assert hint(api, allowed).status_code == 201


def test_only_whoever_is_asked_gets_advice(api: Api) -> None:
    waiting = api.create("human", "open")
    assert hint(api, waiting).json()["reason"]["id"] == "server-not-asked"
    playing = api.create("human", "random")
    assert hint(api, playing, "nobody's token").status_code == 403
    assert api.post(f"/api/tables/{playing['table']}/hint").status_code == 403
