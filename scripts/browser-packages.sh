#!/bin/sh
# Fetches what pages run in a browser into node_modules: the packages of package-lock.json, at those versions and only
# with those hashes. Where that cannot be done it says so and still succeeds: the site is then built without the pages'
# helpers, and its pages say so, too.

cd "$(dirname "$0")/.." || exit

explain() {
  echo "What pages run in a browser could not be fetched: $1." >&2
  echo 'Going on without it; make tries again the next time.' >&2
  exit 0
}

command -v npm >/dev/null 2>&1 || explain 'npm is missing (scripts/system-packages.sh build installs it)'
echo 'Fetching the browser packages of package-lock.json'
# No package runs anything while it is installed.
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error || explain 'npm failed, see above'
touch node_modules/.fetched
