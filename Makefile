# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
NODE_INSTALLED := web/node_modules/.installed
CLIENT := src/cantina/server/static/index.html
WEB_SOURCES := $(shell find web/src web/public web/index.html -type f 2>/dev/null) \
	$(wildcard src/cantina/locales/*/*.ftl src/cantina/games/*/locales/*/*.ftl)
PORT ?= 8000
MINUTES ?= 60
SHOTS ?= none

.PHONY: help install play test check unit web browser browser-long bench bench-server odds mutants ray soak soak-server sweep gpu wheel grammar check-deploy compile format clean

help: ## Show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

install: $(INSTALLED) $(NODE_INSTALLED) $(CLIENT) ## Set everything up: Python, Node, the client

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(NODE_INSTALLED): web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(NODE_INSTALLED) $(WEB_SOURCES)
	cd web && npm run --silent build
	@touch $@

play: install ## Start the real thing in the browser
	$(BIN)/cantina serve --port $(PORT) --open

# Two at a time where each keeps one core busy; the tests themselves use both.
test: ## Run every test
	$(MAKE) --jobs=2 install
	$(MAKE) --jobs=2 check web
	$(MAKE) unit browser

check: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy bench tools tests/core/test_typing.py tests/x_wing tests/outer_rim tests/destiny

unit: $(INSTALLED)
	$(BIN)/python tools/run_tests.py -n 2 --dist worksteal -m "not slow" --durations=10

web: $(NODE_INSTALLED)
	cd web && npm run --silent check && npm run --silent test

browser: $(INSTALLED) $(CLIENT) ## Run the tests in the browser (SHOTS=all leaves pictures in web/screenshots)
	.ci/chromium
	cd web && SHOTS=$(SHOTS) npm run --silent e2e

browser-long: $(INSTALLED) $(CLIENT) ## Whole matches by keyboard, mouse and finger, axe in every look, pictures of every scene, messages and repainting
	.ci/chromium
	cd web && LONG=1 npm run --silent e2e

bench: $(INSTALLED) ## Measure the engine against peers, as ratios
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python -m bench $(ARGS)

bench-server: $(INSTALLED) ## Measure the server against boardgame.io, as ratios
	$(BIN)/python -m bench.server $(ARGS)

gpu: $(INSTALLED) ## Hold X-Wing's geometry as an array program against the rules' own, and measure it
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[gpu]'
	$(BIN)/python -m bench.flight $(ARGS)

odds: $(INSTALLED) ## Hold X-Wing's odds against 100,000 played attacks of 200 random duels
	$(BIN)/pytest -m slow tests/x_wing/test_attack_tree.py

mutants: $(INSTALLED) ## Break rules one small change at a time under the tests that cover the line
	PYTHONPATH=tools $(BIN)/python -m mutants $(ARGS)

ray: $(INSTALLED) ## Play a tournament on a local Ray cluster of which a worker is killed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[cluster]'
	$(BIN)/pytest -m slow tests/bots/test_ray.py

soak: $(INSTALLED) ## Play 20,000 random matches of each game with all invariants on
	$(BIN)/python -m bench.soak $(ARGS)

soak-server: $(INSTALLED) ## Put servers under load for MINUTES with a fault a minute: nothing may be lost
	SOAK_MINUTES=$(MINUTES) $(BIN)/pytest -m slow -s tests/server/test_soak.py $(ARGS)

sweep: $(INSTALLED) ## Use every card of Destiny in 20 random matches with all invariants on
	$(BIN)/python -m bench.sweep --game destiny $(ARGS)

wheel: install ## Build wheels (compiled, and for everybody) and source archive, and try them in empty environments
	$(BIN)/python tools/check_package.py $(ARGS)

grammar: $(INSTALLED) ## Hold Russian, Ukrainian and Polish against dictionaries
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[languages]'
	$(BIN)/python tools/check_grammar.py $(ARGS)

check-deploy: install ## Try the files for running a server on this machine
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[deploy]'
	$(BIN)/python tools/check_deploy.py

compile: $(INSTALLED) $(CLIENT) ## Compile hot rules and the copies of states, test and measure that build
	$(BIN)/python -m bench.compile $(ARGS)

format: $(INSTALLED) ## Format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove everything that was built
	rm -rf .venv web/node_modules src/cantina/server/static build .cantina
