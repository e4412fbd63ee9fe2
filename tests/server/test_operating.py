"""Running a server: settings from everywhere, the doctor, copies of the database."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cantina.server.process.configuration import (
    BadConfiguration,
    described,
    read_settings,
    settings_table,
)
from cantina.server.process.doctor import examine
from cantina.server.process.settings import Settings
from cantina.server.store.backup import NoCopy, NotEmpty, back_up, restore
from cantina.server.store.database import make_engine
from cantina.server.store.migrate import migrate
from server.harness import Api, Player, ServerProcess, sqlite_url
from server.post_office import MailServer

OPERATING = Path(__file__).parent.parent.parent / "docs" / "operating.md"


def test_the_last_word_wins(tmp_path: Path) -> None:
    file = tmp_path / "cantina.toml"
    file.write_text('port = 1000\nhost = "a"\nbot_seconds = 7\norigins = ["https://x"]\n')
    environment = {"CANTINA_PORT": "2000", "CANTINA_HOST": "b", "CANTINA_LANG": "ru"}
    settings = read_settings(file, environment, {"port": 3000, "host": None})
    assert (settings.port, settings.host, settings.bot_seconds) == (3000, "b", 7.0)
    assert settings.origins == ("https://x",)
    listed = read_settings(None, {"CANTINA_ORIGINS": "https://y,https://z"}, {})
    assert listed.origins == ("https://y", "https://z")
    assert read_settings(None, {}, {}) == Settings()


@pytest.mark.parametrize(
    "content", ["prot = 1", "port = 'x'", "port = 99999", "port =", "port = -1"]
)
def test_what_cannot_be_used_is_said(tmp_path: Path, content: str) -> None:
    file = tmp_path / "cantina.toml"
    file.write_text(content)
    with pytest.raises(BadConfiguration):
        read_settings(file, {}, {})


def test_every_setting_is_in_the_guide() -> None:
    guide = OPERATING.read_text("utf-8")
    found = re.search(r"<!-- settings: [^\n]*-->\n(.*?)\n<!-- end -->", guide, re.S)
    assert found is not None
    assert found[1] == settings_table(), "write the new table into docs/operating.md"
    assert all(about for _, _, about in described()), "a setting says nothing of itself"


def test_every_duty_is_in_the_guide(server: ServerProcess) -> None:
    metrics = Api(server.url).http.get("/metrics").text
    duties = re.findall(r'cantina_duty_well{duty="([^"]+)"}', metrics)
    assert {"writer", "heart", "bots", "clocks", "presence", "tournaments"} <= set(duties)
    guide = OPERATING.read_text("utf-8")
    assert [name for name in duties if f"`{name}`" not in guide] == []


def test_the_doctor_finds_what_is_wrong(tmp_path: Path) -> None:
    def ills(settings: Settings) -> set[str]:
        return {one.told.id for one in asyncio.run(examine(settings)) if not one.is_good}

    url = sqlite_url(tmp_path)
    assert ills(Settings(db=url)) <= {"server-doctor-no-client", "server-doctor-space"}
    (tmp_path / "cantina.sqlite3").write_bytes(b"this is no database" * 100)
    assert "server-doctor-failed" in ills(Settings(db=url))
    away = Settings(db=sqlite_url(tmp_path / "new"), channels="redis://127.0.0.1:1")
    assert "server-doctor-failed" in ills(away)


def told(settings: Settings) -> dict[str, bool]:
    """Return what the doctor says, and whether that is good."""
    return {one.told.id: one.is_good for one in asyncio.run(examine(settings))}


def test_the_doctor_greets_the_mail_server(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)
    assert told(Settings(db=db))["server-doctor-no-mail"], "nobody has to send mail"
    half = Settings(db=db, smtp_host="127.0.0.1")
    assert not told(half)["server-doctor-no-mail"]
    with MailServer() as mail:
        known = {
            "site": "http://localhost:8000",
            "mail_from": "table@example.org",
            "smtp_host": "127.0.0.1",
            "smtp_port": mail.port,
        }
        assert told(Settings(db=db, smtp_security="none", **known))["server-doctor-mail"]
        plain = told(Settings(db=db, smtp_security="starttls", **known))
        assert plain["server-doctor-mail-failed"] is False
    gone = told(Settings(db=db, smtp_security="none", **known))
    assert gone["server-doctor-mail-failed"] is False


def test_the_doctor_looks_at_the_address_the_keys_and_the_clock(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path)
    settings = Settings(db=db, site="http://play.example.org")
    found = told(settings)
    assert found["server-doctor-site-plain"] is False
    assert found["server-doctor-no-push"] and found["server-doctor-clock"]
    away = told(Settings(db=db, site="https://play.invalid"))
    assert away["server-doctor-site-away"] is False
    engine = make_engine(settings)
    migrate(engine)
    assert told(settings)["server-doctor-push"]
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE house SET value = '!' WHERE name = 'push-key'")
    assert told(settings)["server-doctor-bad-push"] is False


@pytest.mark.parametrize(("schema", "said"), [("0009", "behind"), ("9999", "newer")])
def test_the_doctor_tells_an_older_schema_from_a_newer_one(
    tmp_path: Path, schema: str, said: str
) -> None:
    settings = Settings(db=sqlite_url(tmp_path))
    engine = make_engine(settings)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{schema}'")
    assert told(settings)[f"server-doctor-{said}"] is False


def test_a_copy_taken_while_people_play_can_be_played_on(
    tmp_path: Path, db: str, postgresql_db: str
) -> None:
    copy = tmp_path / "copy.jsonl.gz"
    with ServerProcess(db) as server:
        seated = Api(server.url).create("human", "random", options={"target": 30})

        async def run() -> int:
            async with Player(server.ws, seated["table"], seated["token"]) as player:
                await player.answer()
                command = [str(Path(sys.executable).with_name("cantina")), "backup", str(copy)]
                await asyncio.to_thread(
                    subprocess.run, [*command, "--db", db], check=True, stdout=subprocess.DEVNULL
                )
                return player.seq

        seq = asyncio.run(run())
    rows = restore(Settings(db=postgresql_db), copy)
    assert rows > 3
    with ServerProcess(postgresql_db, lease_seconds=5.0) as server:
        assert Api(server.url).table(seated["table"])["seq"] >= seq

        async def play_on() -> None:
            async with Player(server.ws, seated["table"], seated["token"]) as player:
                await player.play_on()
                assert player.result is not None

        asyncio.run(play_on())
    with pytest.raises(NotEmpty):
        restore(Settings(db=postgresql_db), copy)
    back = tmp_path / "back.jsonl.gz"
    assert back_up(Settings(db=postgresql_db), back) >= rows
    assert restore(Settings(db=sqlite_url(tmp_path / "again")), back) >= rows
    (tmp_path / "no.gz").write_bytes(b"no copy")
    with pytest.raises(NoCopy):
        restore(Settings(db=sqlite_url(tmp_path / "other")), tmp_path / "no.gz")
