"""`python -m cantina` is the `cantina` command."""

from cantina.cli.main import main

main()
