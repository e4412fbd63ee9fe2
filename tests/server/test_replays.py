"""Finished matches: any moment, any seat, forwards and backwards, and what if."""

from __future__ import annotations

import asyncio
import copy
from typing import Any

import pytest

from cantina.server.live.patch import apply
from server.harness import Api, Player, ServerProcess, play


class Finished:
    """A match that was played while its views were written down."""

    def __init__(self, api: Api, server: ServerProcess) -> None:
        self.first = api.create("human", "open")
        self.second = api.sit(self.first["table"], 1)
        self.table = self.first["table"]
        self.players = [Player(server.ws, self.table, one["token"]) for one in self.both]
        play(*self.players)

    @property
    def both(self) -> list[dict[str, Any]]:
        return [self.first, self.second]

    def views(self, seat: int) -> dict[int, Any]:
        """Return the view a seat was shown live at each number."""
        import json

        shown: dict[int, Any] = {}
        view: Any = None
        for frame in self.players[seat].frames:
            for message in json.loads(frame):
                if message["type"] == "view":
                    view = message["view"]
                elif message["type"] == "delta":
                    view = apply(view, message["patch"])
                else:
                    continue
                shown[message["seq"]] = json.loads(json.dumps(view))
        return shown


@pytest.fixture
def finished(api: Api, server: ServerProcess) -> Finished:
    return Finished(api, server)


def test_every_moment_shows_each_seat_what_it_saw_live(api: Api, finished: Finished) -> None:
    for seat in (0, 1):
        live = finished.views(seat)
        assert len(live) > 10
        for seq, view in live.items():
            path = f"/api/tables/{finished.table}/replay/{seq}?seat={seat}"
            assert api.http.get(path).json() == {"seq": seq, "view": view}


def test_a_run_of_moments_is_one_view_and_patches(api: Api, finished: Finished) -> None:
    live = finished.views(0)
    last = max(live)
    run = api.http.get(f"/api/tables/{finished.table}/views?seat=0&first=5").json()
    view = run["view"]
    assert view == live[5]
    for seq, patch in enumerate(copy.deepcopy(run["patches"]), 6):
        view = apply(view, patch)
        assert view == live[seq]
    assert 5 + len(run["patches"]) == last
    part = api.http.get(f"/api/tables/{finished.table}/views?seat=0&first=5&last=8").json()
    assert part["patches"] == run["patches"][:3]


def test_the_story_tells_who_did_what(api: Api, finished: Finished) -> None:
    replay = api.http.get(f"/api/tables/{finished.table}/replay").json()
    assert replay["table"]["result"] == finished.players[0].result
    moments = replay["moments"]
    assert moments[0]["kind"] == "start"
    assert {one["seat"] for one in moments[1:]} == {0, 1}
    turns = [one.get("turn", 0) for one in moments]
    assert turns == sorted(turns)
    told = [event for one in moments for event in one.get("events", [])]
    assert [event["seq"] for event in told] == list(range(len(told)))


def test_spectators_of_a_replay_see_what_spectators_saw(api: Api, finished: Finished) -> None:
    view = api.http.get(f"/api/tables/{finished.table}/replay/2").json()["view"]
    assert view["seat"] is None
    assert [one["hand"] for one in view["smugglers"]] == [None, None]


def test_a_finished_match_is_shown_with_every_hand_open(api: Api, finished: Finished) -> None:
    live = [finished.views(seat) for seat in (0, 1)]
    run = api.http.get(f"/api/tables/{finished.table}/views?open=true&first=5&last=5").json()
    hands = [smuggler["hand"] for smuggler in run["view"]["smugglers"]]
    assert hands == [live[seat][5]["smugglers"][seat]["hand"] for seat in (0, 1)]
    assert run["view"]["seat"] is None and None not in hands
    unclear = api.http.get(f"/api/tables/{finished.table}/views?open=perhaps")
    assert unclear.status_code == 400


def test_what_is_not_there_is_not_found(api: Api, finished: Finished) -> None:
    for path in ("replay/0", "replay/9999", "replay/2?seat=5", "views?first=9999"):
        assert api.http.get(f"/api/tables/{finished.table}/{path}").status_code == 404


def test_a_branch_goes_on_from_the_moment_and_leaves_the_match_alone(
    api: Api, server: ServerProcess, finished: Finished
) -> None:
    live = finished.views(0)
    seq = len(live) // 2
    body = {"seq": seq, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
    answer = api.post(f"/api/tables/{finished.table}/branch", body)
    assert answer.status_code == 201, answer.text
    branch = answer.json()

    async def run() -> None:
        async with Player(server.ws, branch["table"], branch["token"]) as player:
            assert player.welcome["table"]["branch_of"] == finished.table
            assert player.welcome["table"]["branch_seq"] == seq
            first = player.view if player.seq == 1 else None
            assert first is None or first == live[seq]
            await player.play_on()
            assert player.result is not None

    asyncio.run(run())
    assert api.table(finished.table)["result"] == finished.players[0].result
    assert api.table(branch["table"])["state"] == "finished"
    again = api.http.get(f"/api/tables/{branch['table']}/replay/1?seat=0").json()
    assert again["view"] == live[seq], "a branch can be replayed from where it began"


def test_a_branch_needs_its_seats_and_a_moment_before_the_end(api: Api, finished: Finished) -> None:
    path = f"/api/tables/{finished.table}/branch"
    few = api.post(path, {"seq": 2, "seats": [{"kind": "human"}]})
    assert (few.status_code, few.json()["reason"]["id"]) == (400, "server-branch-seats")
    seats = [{"kind": "human"}, {"kind": "human"}]
    over = api.post(path, {"seq": max(finished.views(0)), "seats": seats})
    assert (over.status_code, over.json()["reason"]["id"]) == (409, "server-branch-over")
    assert api.post(path, {"seq": 99_999, "seats": seats}).status_code == 404


def test_an_undone_answer_is_part_of_the_story(api: Api, server: ServerProcess) -> None:
    first = api.create("human", "open", options={"target": 10})
    second = api.sit(first["table"], 1)

    async def run() -> None:
        one = await Player(server.ws, first["table"], first["token"]).connect()
        two = await Player(server.ws, first["table"], second["token"]).connect()
        await one.answer("trade-lane")
        await one.send({"type": "undo"})
        await two.until(lambda: two.proposal.get("kind") == "undo")
        await two.send({"type": "vote", "agree": True})
        await one.until(lambda: one.waiting == [0, 1])
        await two.until(lambda: two.waiting == [0, 1])
        await asyncio.gather(one.play_on(), two.play_on())
        await one.close()
        await two.close()

    asyncio.run(run())
    moments = api.http.get(f"/api/tables/{first['table']}/replay").json()["moments"]
    assert [one["kind"] for one in moments[:3]] == ["start", "answer", "undo"]
    views = api.http.get(f"/api/tables/{first['table']}/views?seat=0").json()
    assert len(views["patches"]) == len(moments) - 1
