"""The files for running a server say nothing that the server does not know."""

import json
import re
from pathlib import Path

import msgspec
import yaml

from cantina.server.process.metrics import Metrics
from cantina.server.process.settings import Settings
from cantina.server.process.supervisor import Duty

DEPLOY = Path(__file__).parents[2] / "deploy"
SETTINGS = {f"CANTINA_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
OF_THE_PROXY = {"CANTINA_SITE"}


def read(name: str) -> str:
    """Return the text of a file."""
    return (DEPLOY / name).read_text("utf-8")


def test_every_variable_is_a_setting_of_the_server() -> None:
    files = ("Dockerfile", "compose.yaml", "cantina.service")
    said = {name for file in files for name in re.findall(r"CANTINA_[A-Z_]+", read(file))}
    assert {"CANTINA_DB", "CANTINA_HOST", "CANTINA_CHANNELS"} <= said
    assert said <= SETTINGS | OF_THE_PROXY


def test_the_image_runs_as_nobody_and_keeps_what_it_writes_in_one_place() -> None:
    lines = read("Dockerfile").splitlines()
    last_stage = lines[max(n for n, line in enumerate(lines) if line.startswith("FROM")) :]
    (user,) = [line.split()[1] for line in last_stage if line.startswith("USER")]
    assert int(user) > 1000
    assert "VOLUME /data" in last_stage
    assert not any(line.startswith("ADD") for line in lines)


def test_both_processes_have_a_read_only_root_and_no_privileges() -> None:
    services = yaml.safe_load(read("compose.yaml"))["services"]
    tables = [service for name, service in services.items() if name.startswith("table-")]
    assert len(tables) == 2
    for service in tables:
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert set(service["depends_on"]) == {"database", "channels"} <= set(services)


def test_the_proxy_knows_the_processes_and_hides_the_numbers() -> None:
    services = yaml.safe_load(read("compose.yaml"))["services"]
    proxied = set(re.findall(r"(table-\d):8000", read("Caddyfile")))
    scraped = set(re.findall(r"(table-\d):8000", read("prometheus.yml")))
    assert proxied == scraped == {name for name in services if name.startswith("table-")}
    assert "respond @private 404" in read("Caddyfile")


def test_every_panel_shows_a_number_that_the_server_gives() -> None:
    class Line:
        waiting = starts = 0

    given = Metrics().exposition({"open": 1}, 1, [Duty("heart")], {"bots": Line()})
    known = set(re.findall(r"^(cantina_\w+)", given, re.MULTILINE))
    board = json.loads(read("grafana/cantina.json"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked = {name for expression in shown for name in re.findall(r"cantina_\w+", expression)}
    assert {"cantina_moves_total", "cantina_duty_well"} <= asked <= known


def test_the_unit_starts_what_the_install_script_installs() -> None:
    commands = re.findall(r"^Exec\w+=(\S+) (\w+)", read("cantina.service"), re.MULTILINE)
    assert [verb for _, verb in commands] == ["doctor", "serve"]
    assert {program for program, _ in commands} == {"/opt/cantina/bin/cantina"}
    assert '"$target/bin/cantina"' in read("install")
