#!/bin/sh
# Installs the system packages Logwright needs, as far as they are missing:
#
#   scripts/system-packages.sh build   make, Python with venv, npm, the text libraries behind WeasyPrint
#   scripts/system-packages.sh test    also a Chromium for the browser tests, and what drives it
#
# Where it must not or cannot install, it says what to install and still succeeds, because validating
# content needs none of it. It looks for the things themselves and not for packages, so it is quick and
# also content with a Python or a Chrome that came from elsewhere.

case ${1-} in
  build | test) mode=$1 ;;
  *) echo "usage: $0 build|test" >&2; exit 2 ;;
esac

python=${PYTHON:-python3}
missing=

main() {
  case $(uname -s) in
    Darwin) need_on_macos ;;
    *) need_on_linux ;;
  esac
  [ -n "$missing" ] || exit 0
  if [ "$(uname -s)" = Darwin ]; then install_with_brew; else install_with_apt; fi
}

need_on_linux() {
  has make || need make
  if ! has "$python"; then
    need python3 python3-venv
  elif ! "$python" -c 'import ensurepip' 2>/dev/null; then
    need "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
  fi
  has_library libpangoft2-1.0.so.0 || need libpangoft2-1.0-0
  has_library libharfbuzz-subset.so.0 || need libharfbuzz-subset0
  # Turns printed cards into pictures.
  has pdftoppm || need poppler-utils
  # Fetches what pages run in a browser.
  has npm || need npm
  [ "$mode" = test ] || return
  # Playwright, which drives the browser, brings a program that is linked with it.
  has_library libatomic.so.1 || need libatomic1
  if ! has chromium && ! has chromium-browser && ! has google-chrome; then
    # Ubuntu has only this name, for a package that fetches the snap.
    if grep -qs '^ID=ubuntu' /etc/os-release; then need chromium-browser; else need chromium; fi
  fi
}

need_on_macos() {
  has "$python" || need python
  ls /opt/homebrew/lib/libpangoft2-1.0.* /usr/local/lib/libpangoft2-1.0.* 2>/dev/null | grep -q . || need pango
  has pdftoppm || need poppler
  has npm || need node
  if [ "$mode" = test ] && ! has chromium && [ ! -d '/Applications/Google Chrome.app' ]; then
    need google-chrome
  fi
}

install_with_apt() {
  has apt-get || explain 'there is no apt-get here; the names below are those of Debian'
  as_root=
  if [ "$(id -u)" != 0 ]; then
    # A password can only be asked for at a terminal.
    if has sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=sudo
    else
      explain 'that takes root or sudo'
    fi
  fi
  echo "Installing:$missing"
  apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300"
  # An update that fails for one of several sources need not stop the rest.
  $apt update || true
  # Word splitting is meant: one word per package.
  # shellcheck disable=SC2086
  $apt install -y --no-install-recommends $missing >/dev/null || explain 'apt-get failed, see above'
}

install_with_brew() {
  has brew || explain 'there is no brew here, see https://brew.sh'
  echo "Installing:$missing"
  # shellcheck disable=SC2086
  brew install --quiet $missing || explain 'brew failed, see above'
}

# Ends the script: whatever does not need the missing packages goes on.
explain() {
  {
    echo "Some system packages are missing and were not installed: $1."
    if [ "$(uname -s)" = Darwin ]; then
      echo "  brew install$missing"
    else
      echo "  sudo apt-get install --no-install-recommends$missing"
    fi
    echo 'Going on with what works without them.'
  } >&2
  exit 0
}

need() { missing="$missing $*"; }
has() { command -v "$1" >/dev/null 2>&1; }
# Debian keeps ldconfig out of an ordinary user's PATH.
has_library() { PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null | grep -q -F "$1"; }

main
