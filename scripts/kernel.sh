#!/bin/sh
# Compiles the search kernel, or what else is named of C: scripts/kernel.sh OUT.wasm [SOURCE.c …]
#
# The compiler comes from PyPI at the version of uv.lock, so that the same source gives the same bytes everywhere.
set -eu
out=${1:?usage: scripts/kernel.sh OUT.wasm [SOURCE.c …]}
shift
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || set -- "$root"/generator/logwright/engine/kernel/*.c

ZIG_GLOBAL_CACHE_DIR=$(mktemp -d)
export ZIG_GLOBAL_CACHE_DIR ZIG_LOCAL_CACHE_DIR="$ZIG_GLOBAL_CACHE_DIR" LC_ALL=C
trap 'rm -rf "$ZIG_GLOBAL_CACHE_DIR"' EXIT

"$root/.venv/bin/python" -m ziglang cc -target wasm32-freestanding -std=c11 -O2 -Wall -Wextra -Werror \
  -nostdlib -Wl,--no-entry -Wl,--strip-all -o "$out" "$@"
chmod 644 "$out"
