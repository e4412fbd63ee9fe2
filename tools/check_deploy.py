"""Try the files for running a server: `make check-deploy`.

The Dockerfile goes through hadolint, the unit through systemd-analyze where there is one; then the
steps of the image are done on this machine: install into an empty folder, look with the doctor,
serve, answer `/ready`, stop when told to.
"""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PATIENCE = 60.0
console = Console()


def run(*command: str | Path) -> None:
    """Run a command, or end with what it said."""
    done = subprocess.run([str(one) for one in command], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed:\n{done.stdout}{done.stderr}")


def lint() -> None:
    """Have the linters look at the files."""
    linter = Path(sys.executable).with_name("hadolint")
    run(linter, DEPLOY / "Dockerfile")
    console.print("[green]✓[/green] Dockerfile")
    run("sh", "-n", DEPLOY / "install")
    console.print("[green]✓[/green] install")


def verify_unit(target: Path) -> None:
    """Have systemd look at the unit, with the program where it was installed."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        console.print("- cantina.service: no systemd-analyze on this machine")
        return
    unit = target / "cantina.service"
    unit.write_text(
        (DEPLOY / "cantina.service").read_text("utf-8").replace("/opt/cantina", str(target))
    )
    run(analyze, "verify", unit)
    console.print("[green]✓[/green] cantina.service")


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(url: str) -> bool:
    """Whether a page is there and well."""
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def serve(target: Path) -> None:
    """Start the installed server, wait until it is ready, and stop it."""
    port = free_port()
    config = target / "cantina.toml"
    config.write_text(f'port = {port}\ndb = "sqlite:///{target}/cantina.sqlite3"\n', "utf-8")
    run(target / "bin" / "cantina", "doctor", "--config", config)
    console.print("[green]✓[/green] doctor")
    command: list[str | Path] = [target / "bin" / "cantina", "serve", "--config", config]
    process = subprocess.Popen(command, cwd=target, stdout=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while not answers(f"http://127.0.0.1:{port}/ready"):
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit("the installed server does not get ready")
            time.sleep(0.2)
        if not answers(f"http://127.0.0.1:{port}/"):
            raise SystemExit("the installed server has no pages")
    finally:
        process.send_signal(signal.SIGTERM)
        code = process.wait(PATIENCE)
    if code not in (0, -signal.SIGTERM):
        raise SystemExit(f"the installed server ended with {code}")
    console.print("[green]✓[/green] served and stopped")


def main() -> None:
    """Try everything."""
    lint()
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "cantina"
        run(DEPLOY / "install", target)
        console.print("[green]✓[/green] installed")
        serve(target)
        verify_unit(target)


if __name__ == "__main__":
    main()
