#!/bin/sh
# Compiles the kernel as a native program with AddressSanitizer and UndefinedBehaviorSanitizer:
#
#   scripts/kernel-native.sh OUT           answers requests from stdin (tests/engine/search/native/driver.c)
#   scripts/kernel-native.sh OUT fuzzer    a libFuzzer target
#
# Needs clang with its runtime: clang and libclang-rt-dev on Debian. CC selects another compiler.
set -eu
out=${1:?usage: scripts/kernel-native.sh OUT [fuzzer]}
root=$(cd "$(dirname "$0")/.." && pwd)
watched=address,undefined
define=
[ "${2-}" = fuzzer ] && watched=fuzzer,$watched define=-DFUZZER

# Word splitting is intended: an empty definition must vanish.
# shellcheck disable=SC2086
exec "${CC:-clang}" -std=gnu11 -O1 -g -fno-omit-frame-pointer -Wall -Wextra -Werror \
  "-fsanitize=$watched" -fno-sanitize-recover=all $define -o "$out" \
  -I "$root/generator/logwright/engine/kernel" "$root/tests/engine/search/native/driver.c" \
  "$root"/generator/logwright/engine/kernel/*.c "$root"/generator/logwright/engine/kernel/*/*.c
