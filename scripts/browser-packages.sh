#!/bin/sh
# Installs the packages of package-lock.json into node_modules, with exactly those versions and hashes:
#
#   scripts/browser-packages.sh          the packages that pages run in a browser
#   scripts/browser-packages.sh checks   also the tools that check the scripts
#
# If that fails, it says so and still succeeds: the site is then built without the interactive parts, which its pages
# mention, and scripts are not checked.

case ${1-} in
  '') omitted=--omit=dev ;;
  checks) omitted= ;;
  *) echo "usage: $0 [checks]" >&2; exit 2 ;;
esac
cd "$(dirname "$0")/.." || exit

explain() {
  echo "What pages run in a browser could not be fetched: $1." >&2
  echo 'Going on without it; make tries again the next time.' >&2
  exit 0
}

command -v npm >/dev/null 2>&1 || explain 'npm is missing (scripts/system-packages.sh build installs it)'
echo 'Fetching the browser packages of package-lock.json'
# --ignore-scripts: no package runs code on installation. $omitted is unquoted, because it may be empty.
# shellcheck disable=SC2086
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error $omitted || explain 'npm failed, see above'
touch node_modules/.fetched
[ -n "$omitted" ] || touch node_modules/.checks
