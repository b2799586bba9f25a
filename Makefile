# Two commands matter, and each sets up what it needs, once:
#
#   make        check all content, print everything and build the site into build/
#   make test   run all tests
#
# `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE_BIN := node_modules/.bin
UV_VERSION := $(shell sed -n 's/^uv==\([0-9.]*\).*/\1/p' scripts/uv.txt)
ENGINE := generator/logwright/engine

# Stamp files: their timestamps tell make what is set up already.
UV := $(VENV)/.uv-$(UV_VERSION)
INSTALLED := $(VENV)/.installed
TOOLCHAIN := $(VENV)/.toolchain
FETCHED := node_modules/.fetched
CHECKS := node_modules/.checks
AUDIT := $(VENV)/.audit

# Material for MkDocs prints a banner about MkDocs 2 on every run; the versions here are pinned.
export NO_MKDOCS_2_WARNING := 1
# uv has its own certificates; the system's may include those of a company proxy.
export UV_SYSTEM_CERTS ?= 1
# Use the interpreter that created .venv, never one that uv downloads.
export UV_PYTHON_DOWNLOADS := never
export UV_PROJECT_ENVIRONMENT := $(VENV)

.PHONY: all setup validate print site kernel knowledge wheel fuzz audit test lint format serve bench clean distclean help system-build system-test
# Prerequisites run in the order listed, because system packages must come first.
.NOTPARALLEL:

all: validate print site ## check all content, print everything and build the site into build/ (the default)

setup: system-build $(INSTALLED) $(FETCHED) ## only set up: system packages, .venv, Python and browser packages

validate: setup ## check all content
	$(BIN)/logwright validate

print: setup ## make logbooks, play aids and cards for every game and language into build/print
	$(BIN)/logwright print all

site: setup ## deal and search the missions, and build the site into build/site
	$(BIN)/logwright site

test: system-test $(TOOLCHAIN) $(CHECKS) ## run all tests; make test ARGS='-k tokens' runs some
	$(BIN)/pytest $(ARGS)

lint: setup $(CHECKS) ## check style, types, layers and uv.lock
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/uv lock --quiet --check
	$(NODE_BIN)/biome ci --error-on-warnings
	for folder in site site/scripts site/scripts/python tests/scripts; do $(NODE_BIN)/tsc --project $$folder || exit 1; done

format: setup $(CHECKS) ## rewrite the code in the project's style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NODE_BIN)/biome check --write

kernel: $(TOOLCHAIN) ## compile the search kernel from its C source, its solver once more for formulas, what trims proofs, and the races
	scripts/kernel.sh $(ENGINE)/kernel/kernel.wasm
	scripts/kernel.sh $(ENGINE)/second_opinion/solvers/formula.wasm -DNOTES $(ENGINE)/second_opinion/solvers/formula.c \
	  $(patsubst %,$(ENGINE)/kernel/clauses/%.c,sat clauses learn eager)
	scripts/kernel.sh $(ENGINE)/proving/trim.wasm $(ENGINE)/proving/trim.c
	scripts/kernel.sh $(ENGINE)/races/races.wasm $(sort $(wildcard $(ENGINE)/races/*.c))

knowledge: setup ## find out what a package says about the missions, into build/knowledge
	$(BIN)/python scripts/knowledge.py

wheel: knowledge ## build the package, whole, into dist, and a list of all it is made with
	rm -rf dist
	$(BIN)/python -m hatchling build
	$(BIN)/python scripts/sbom.py dist/logwright.cdx.json

fuzz: setup ## try what must not break, from where the last run ended; MINUTES=30, ARGS='links stores' for some subjects
	$(BIN)/python scripts/fuzz.py $(ARGS) --minutes $(or $(MINUTES),30)

# Needs the network: looks up every package of both lock files in vulnerability databases.
audit: $(AUDIT) ## look for known faults in all packages, those for development included
	$(BIN)/uv export --quiet --frozen --all-extras --all-groups --no-emit-project --output-file $(VENV)/audited.txt
	$(BIN)/pip-audit --requirement $(VENV)/audited.txt --disable-pip --require-hashes --vulnerability-service pypi
	$(BIN)/pip-audit --requirement $(VENV)/audited.txt --disable-pip --require-hashes --vulnerability-service osv
	npm audit --package-lock-only

serve: setup ## show the site at http://127.0.0.1:8000/ and follow changes
	$(BIN)/logwright serve

bench: setup ## measure, as ratios within one run
	@for measure in bench/[!_]*.py; do \
	  echo "$$measure"; $(BIN)/python "$$measure" || exit 1; \
	done

clean: ## remove what was built
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find generator tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove also the virtual environment and the browser packages
	rm -rf $(VENV) node_modules

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

system-build:
	@PYTHON='$(PYTHON)' scripts/system-packages.sh build

system-test:
	@PYTHON='$(PYTHON)' scripts/system-packages.sh test

$(UV): scripts/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Logwright needs Python 3.11 or newer. If it has another name here: make PYTHON=python3.13' >&2; exit 1; }
	@echo 'Creating $(VENV)'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement scripts/uv.txt
	@touch $@

# uv.lock has the URLs of the public index. Where only a mirror is reachable, pip knows it from its own settings and uv
# does not: then pip installs the same files, verified by hash, which takes longer. The project itself comes last,
# without dependencies: its build backend (hatchling) is one of those files.
define install
	@echo 'Installing the Python packages of uv.lock'
	@$(BIN)/uv sync --quiet --locked --compile-bytecode $(1) || { \
	  echo 'uv could not; trying pip'; \
	  $(BIN)/uv export --quiet --frozen --no-emit-project $(1) --output-file $(VENV)/requirements.txt && \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --require-hashes --requirement $(VENV)/requirements.txt && \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --no-deps --no-build-isolation --editable .; }
	@touch $@
endef

$(INSTALLED): pyproject.toml uv.lock $(UV)
	$(call install,)

# Separate, because the kernel's compiler and the judge of PDFs are large and only developers need them.
$(TOOLCHAIN): pyproject.toml uv.lock $(UV)
	$(call install,--group kernel --group pdf-ua)
	@touch $(INSTALLED)

# Separate, because only `make audit` needs it.
$(AUDIT): pyproject.toml uv.lock $(UV)
	$(call install,--group audit)
	@touch $(INSTALLED)

$(FETCHED): package.json package-lock.json
	@scripts/browser-packages.sh

# Separate, because the tools that check scripts are large and only developers need them.
$(CHECKS): package.json package-lock.json
	@scripts/browser-packages.sh checks
