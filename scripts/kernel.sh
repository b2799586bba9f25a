#!/bin/sh
# Compiles the search kernel: scripts/kernel.sh OUT.wasm
#
# The compiler comes from PyPI at the version of uv.lock, so that the same source gives the same bytes everywhere.
set -eu
out=${1:?usage: scripts/kernel.sh OUT.wasm}
root=$(cd "$(dirname "$0")/.." && pwd)
source=$root/generator/logwright/engine/kernel

ZIG_GLOBAL_CACHE_DIR=$(mktemp -d)
export ZIG_GLOBAL_CACHE_DIR ZIG_LOCAL_CACHE_DIR="$ZIG_GLOBAL_CACHE_DIR" LC_ALL=C
trap 'rm -rf "$ZIG_GLOBAL_CACHE_DIR"' EXIT

"$root/.venv/bin/python" -m ziglang cc -target wasm32-freestanding -std=c11 -O2 -Wall -Wextra -Werror \
  -nostdlib -Wl,--no-entry -Wl,--strip-all -o "$out" "$source"/*.c
chmod 644 "$out"
