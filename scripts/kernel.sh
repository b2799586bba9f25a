#!/bin/sh
# Compiles the search kernel, or the named C sources: scripts/kernel.sh OUT.wasm [SOURCE.c …]
#
# The compiler is the PyPI package pinned in uv.lock, so that the same source gives the same bytes everywhere.
# CHECKED=yes adds run-time checks: out-of-bounds access and undefined behaviour trap.
set -eu
out=${1:?usage: scripts/kernel.sh OUT.wasm [SOURCE.c …]}
shift
root=$(cd "$(dirname "$0")/.." && pwd)
kernel=$root/generator/logwright/engine/kernel
if [ $# -eq 0 ]; then
  # Sorted by name, whatever the folder: the order decides the layout of the linked file.
  sources=$(find "$kernel" -name '*.c' | awk -F/ '{ print $NF "\t" $0 }' | LC_ALL=C sort | cut -f2-)
  IFS='
'
  # Word splitting is intended: one file per line.
  # shellcheck disable=SC2086
  set -- $sources
  unset IFS
fi

ZIG_GLOBAL_CACHE_DIR=$(mktemp -d)
export ZIG_GLOBAL_CACHE_DIR ZIG_LOCAL_CACHE_DIR="$ZIG_GLOBAL_CACHE_DIR" LC_ALL=C
trap 'rm -rf "$ZIG_GLOBAL_CACHE_DIR"' EXIT

checks=
[ "${CHECKED-}" = yes ] && checks='-fsanitize=undefined -fsanitize-trap=undefined'

# Word splitting is intended: without checks the variable is empty.
# shellcheck disable=SC2086
"$root/.venv/bin/python" -m ziglang cc -target wasm32-freestanding -std=c11 -O2 -Wall -Wextra -Werror \
  $checks -I "$kernel" -nostdlib -Wl,--no-entry -Wl,--strip-all -o "$out" "$@"
chmod 644 "$out"
