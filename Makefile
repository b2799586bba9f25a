# Two commands matter, and each sets up what it needs, once:
#
#   make        check all content, print everything and build the site into build/
#   make test   run all tests
#
# `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
ENGINE := generator/logwright/engine

# Stamps: their dates tell make what is set up already.
UV := $(VENV)/.uv-$(UV_VERSION)
INSTALLED := $(VENV)/.installed
TOOLCHAIN := $(VENV)/.toolchain
FETCHED := node_modules/.fetched

# Material for MkDocs prints a banner about MkDocs 2 on every run; the versions here are pinned.
export NO_MKDOCS_2_WARNING := 1
# uv brings certificates of its own; the system's know the proxy of a company, too.
export UV_SYSTEM_CERTS ?= 1
# The interpreter is the one that created .venv, never one that uv fetches.
export UV_PYTHON_DOWNLOADS := never
export UV_PROJECT_ENVIRONMENT := $(VENV)

.PHONY: all setup validate print site kernel test lint format serve bench clean distclean help system-build system-test
# System packages come before all else, as they stand: first to last.
.NOTPARALLEL:

all: validate print site ## check all content, print everything and build the site into build/ (the default)

setup: system-build $(INSTALLED) $(FETCHED) ## only set up: system packages, .venv, Python and browser packages

validate: setup ## check all content
	$(BIN)/logwright validate

print: setup ## make logbooks, play aids and cards for every game and language into build/print
	$(BIN)/logwright print all

site: setup ## deal and search the missions, and build the site into build/site
	$(BIN)/logwright site

test: system-test $(TOOLCHAIN) $(FETCHED) ## run all tests; make test ARGS='-k tokens' runs some
	$(BIN)/pytest $(ARGS)

lint: setup ## check style, types and uv.lock
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/uv lock --quiet --check

format: setup ## rewrite the Python code in the project's style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

kernel: $(TOOLCHAIN) ## compile the search kernel from its C source, and its solver once more for formulas
	scripts/kernel.sh $(ENGINE)/kernel/kernel.wasm
	scripts/kernel.sh $(ENGINE)/second_opinion/formula.wasm $(ENGINE)/second_opinion/formula.c \
	  $(patsubst %,$(ENGINE)/kernel/%.c,sat clauses learn eager)

serve: setup ## show the site at http://127.0.0.1:8000/ and follow changes
	$(BIN)/logwright serve

bench: setup ## measure, as ratios within one run
	@for measure in bench/[!_]*.py; do \
	  echo "$$measure"; $(BIN)/python "$$measure" || exit 1; \
	done

clean: ## remove what was built
	rm -rf build .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find generator tests -name __pycache__ -type d -prune -exec rm -rf {} +

distclean: clean ## remove also the virtual environment and the browser packages
	rm -rf $(VENV) node_modules

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

system-build:
	@PYTHON='$(PYTHON)' scripts/system-packages.sh build

system-test:
	@PYTHON='$(PYTHON)' scripts/system-packages.sh test

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Logwright needs Python 3.11 or newer. If it has another name here: make PYTHON=python3.13' >&2; exit 1; }
	@echo 'Creating $(VENV)'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# uv.lock names the files of the public index. Where only a mirror can be reached, pip knows about it from its own
# settings and uv does not: then pip installs the same versions, which takes longer.
define install
	@echo 'Installing the Python packages of uv.lock'
	@$(BIN)/uv sync --quiet --locked --compile-bytecode $(1) || { \
	  echo 'uv could not; trying pip'; \
	  $(BIN)/uv export --quiet --frozen --no-hashes --no-emit-project $(1) --output-file $(VENV)/requirements.txt && \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    --requirement $(VENV)/requirements.txt --editable .; }
	@touch $@
endef

$(INSTALLED): pyproject.toml uv.lock $(UV)
	$(call install,)

# The kernel's compiler is large and only programmers need it.
$(TOOLCHAIN): pyproject.toml uv.lock $(UV)
	$(call install,--group kernel)
	@touch $(INSTALLED)

$(FETCHED): package.json package-lock.json
	@scripts/browser-packages.sh
