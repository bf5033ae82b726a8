# Everything here sets itself up: Python 3.11 or newer, make, and a network the first time, are all it takes.
PYTHON ?= python3
WORKERS ?= 2
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play player page terminal test check lint browser bench bench-quick golden agree aria fit signature ladder calibration lighthouse screenshots lock floods soak killed chaos forgeries mutants interrupt native native-agree builder offline-wheel offline-check wasm-agree wasm-bench site wheels wheel-check beside release-check footprint install clean

help:  ## This list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 22

play: player  ## Play in the browser: starts the server and opens its page; more by ARGS="...", see ARGS=--help
	@$(BIN)/python -m tools.page
	@$(BIN)/jemaa serve $(ARGS)

page: install  ## Build the page, where anything in web/ has changed
	@$(BIN)/python -m tools.page

terminal: player  ## A game in the terminal; ARGS as above
	@$(BIN)/jemaa play $(ARGS)

test: page browser  ## All tests, with ruff and mypy among them; choose by ARGS="-k border"
	@$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

check: lint test  ## What has to pass before a change goes in: lint and types first, for a quick answer, then the tests

lint: install  ## Only ruff and mypy
	@$(BIN)/ruff check
	@$(BIN)/mypy

browser: install  ## A Chromium for the tests, where this machine has none; make test does it by itself
	@$(BIN)/python -m tools.browser

bench: install  ## Measure: decisions a second, compile times, others beside us; writes benchmarks/results.md
	@$(BIN)/python -m benchmarks $(ARGS)

bench-quick: install  ## Compare what is compiled with C, and that with the ratios of the last make bench (a minute)
	@$(BIN)/python -m benchmarks --quick

golden: install  ## Tell the golden playthroughs anew; look at what differs before you commit it
	@$(BIN)/python -m tests.golden

agree: install  ## Play 10,000 games of each number of players interpreted and compiled, and compare every step; minutes; see ARGS=--help
	@$(BIN)/python -m tests.conformance.agreement $(ARGS)

aria: page browser  ## Write anew what a screen reader finds on every screen; look at what differs before you commit it
	@JEMAA_ARIA_ANEW=1 $(BIN)/python -m pytest -n 0 -q tests/browser/test_aria.py tests/browser/test_aria_review.py

fit: page browser  ## Look for what is cut, broken or out of sight in small windows, in all languages, with any number of players; minutes
	@JEMAA_FIT_ALL=1 $(BIN)/python -m pytest -n 0 -q tests/browser/test_fit.py tests/browser/test_in_sight.py

signature: install  ## Write both games' signatures anew, where a commit moves their behaviour on purpose
	@$(BIN)/python -m tests.signature

ladder: install  ## Measure: who is stronger than whom; hours, resumable, bounded by ARGS="--minutes 60"
	@$(BIN)/python -m benchmarks.ladder $(ARGS)

calibration: install  ## Measure: is a predicted share of the win what comes of it? Writes benchmarks/calibration.md; minutes
	@$(BIN)/python -m benchmarks.calibration $(ARGS)

mutants: install  ## Make small faults in the rules, and see whether a rule test notices each; minutes; see ARGS=--help
	@$(BIN)/python -m tools.mutants $(ARGS)

killed: install  ## Kill the server 200 times while people play over loopback, and look for what is lost; minutes
	@$(BIN)/python -m tests.server.killed $(ARGS)

chaos: install  ## Run simulated servers through thousands of histories with faults, by seeds, and check what they promise; see ARGS=--help
	@JEMAA_ENGINE=interpreted $(BIN)/python -m tests.chaos $(ARGS)

forgeries: page  ## Edit 20 signed games in every single way, and see whether jemaa verify and the page refuse each; minutes
	@$(BIN)/python -m tests.forged

interrupt: install  ## Interrupt runs of several processes 200 times, and look for hangs and lost results; minutes
	@$(BIN)/python -m tests.arena.interrupted $(ARGS)

floods: install  ## How other people's moves fare while somebody floods the server; more by ARGS="...", see ARGS=--help
	@$(BIN)/python -m benchmarks.floods $(ARGS)

soak: install  ## Load on a server over loopback; more by ARGS="...", see ARGS=--help
	@$(BIN)/python -m benchmarks.soak $(ARGS)

lighthouse: page browser  ## Measure the page's speed and accessibility with Lighthouse, in Chromium
	@$(BIN)/python -m tools.lighthouse

screenshots: page browser  ## Take the pictures of README and guides anew; look at them before you commit them
	@$(BIN)/python -m tools.screenshots

native: install  ## Compile the rules ahead of time into a library of this checkout, for JEMAA_ENGINE=native; a minute
	@$(BIN)/python -m tools.native $(ARGS)

native-agree: install  ## Compare the library of this machine with Numba: 100,000 random games of each kind of table, 200 searches a game; minutes
	@$(BIN)/python -m tests.conformance.native_agreement $(ARGS)

wasm-agree: builder browser  ## Compare WebAssembly in Node and Chromium with Numba: 100,000 random games of each kind of table, 200 searches a game; minutes
	@$(BIN)/python -m tests.wasm.agreement $(ARGS)

wasm-bench: page browser offline  ## Measure: WebAssembly beside native code, and playing without a server; into benchmarks/results.md
	@$(BIN)/python -m benchmarks.wasm $(ARGS)

wasm: builder  ## Compile the rules to WebAssembly: a module a game, and a library for Python in the browser; a minute
	@$(BIN)/python -m tools.wasm $(ARGS)

offline: builder  ## Build what the page needs to play without a server; a minute, needs the network the first time
	@$(BIN)/python -m tools.offline $(ARGS)

offline-wheel: builder  ## Build the wheel of jemaa-offline, with what the page needs to play without a server; into dist, checked
	@$(BIN)/python -m tools.offline.wheel $(ARGS)

offline-check: page browser site  ## Test WebAssembly, playing without a server and the site, and install jemaa[offline] and use it; minutes, needs the network
	@CI=1 JEMAA_TEST_SKIP_NOTHING=1 $(BIN)/python -m pytest -n $(WORKERS) tests/wasm tests/browser/test_offline.py tests/browser/test_page_engine.py tests/browser/test_bots_here.py tests/browser/test_site.py
	@$(BIN)/python -m tools.wheel_check offline

site: page offline  ## Build one folder of static files for any host: the page without a server, guides, rules, Python interface; minutes, needs the network the first time
	@$(BIN)/python -m tools.site $(ARGS)

wheels: builder  ## Build a wheel for each platform that has a library, and one without; minutes; into dist, checked
	@$(BIN)/python -m tools.page
	@$(BIN)/python -m tools.native.wheels $(ARGS)

wheel-check: page  ## Install the built wheel with each extra in an empty environment and use it there; minutes, needs the network
	@$(BIN)/python -m tools.wheel_check $(ARGS)

beside: install  ## Can jemaa[envs] be had beside each library for learning? Resolves, installs nothing; needs the network
	@$(BIN)/python -m tools.beside $(ARGS)

release-check: builder  ## Build wheel and sdist as for a release, and check them; minutes, needs the network; see ARGS=--help
	@$(BIN)/python -m tools.release $(ARGS)

footprint: page  ## Install the built wheel with some extras in empty environments, and measure sizes and first answers; minutes, needs the network
	@$(BIN)/python -m tools.footprint $(ARGS)

lock: install  ## Take the newest versions that pyproject.toml allows into requirements.lock
	@$(BIN)/python tools/lock.py

player:  ## .venv with what players need; make play does it by itself
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here; jemaa needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) tools/install.py play

install:  ## .venv with what contributors need; the others do it by themselves
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here; jemaa needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) tools/install.py

builder:  ## .venv with what builds wheels for every platform, on top; 411 MB
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON) here; jemaa needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) tools/install.py wheels

clean:  ## Drop .venv and all caches of this folder
	rm -rf .venv .release .site .mypy_cache .ruff_cache .pytest_cache .hypothesis dist web/node_modules tools/*/node_modules src/jemaa/web_dist offline/built offline/src/jemaa_offline/files
	find . -name __pycache__ -prune -exec rm -rf {} +
