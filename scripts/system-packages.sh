#!/bin/sh
# Installs the missing system packages that Logwright needs:
#
#   scripts/system-packages.sh build   make, Python with venv, npm, the text libraries behind WeasyPrint, braille
#   scripts/system-packages.sh test    also Chromium for the browser tests, its driver, and Java for veraPDF
#
# If it is not allowed or able to install, it says what to install and still succeeds, because validating
# content needs none of it. It checks for programs and libraries instead of packages, so it is quick and
# also accepts a Python or a Chrome from elsewhere.

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
  # pdftoppm, which turns printed cards into pictures.
  has pdftoppm || need poppler-utils
  # npm, which installs the browser packages.
  has npm || need npm
  # lou_translate, which turns texts into braille.
  has lou_translate || need liblouis-bin
  [ "$mode" = test ] || return
  # Java, which runs veraPDF, the judge of accessible PDFs.
  has java || need default-jre-headless
  # Playwright, which drives the browser, ships a program linked against it.
  has_library libatomic.so.1 || need libatomic1
  if ! has chromium && ! has chromium-browser && ! has google-chrome; then
    # Ubuntu has only this package, which installs the snap.
    if grep -qs '^ID=ubuntu' /etc/os-release; then need chromium-browser; else need chromium; fi
  fi
}

need_on_macos() {
  has "$python" || need python
  ls /opt/homebrew/lib/libpangoft2-1.0.* /usr/local/lib/libpangoft2-1.0.* 2>/dev/null | grep -q . || need pango
  has pdftoppm || need poppler
  has npm || need node
  has lou_translate || need liblouis
  if [ "$mode" = test ] && ! has chromium && [ ! -d '/Applications/Google Chrome.app' ]; then
    need google-chrome
  fi
}

install_with_apt() {
  has apt-get || explain 'there is no apt-get here; the names below are those of Debian'
  as_root=
  if [ "$(id -u)" != 0 ]; then
    # sudo can ask for a password only on a terminal.
    if has sudo && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
      as_root=sudo
    else
      explain 'that takes root or sudo'
    fi
  fi
  echo "Installing:$missing"
  apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300"
  # An update may fail for one of several sources without affecting the rest.
  $apt update || true
  # Word splitting is intended: one word per package.
  # shellcheck disable=SC2086
  $apt install -y --no-install-recommends $missing >/dev/null || explain 'apt-get failed, see above'
}

install_with_brew() {
  has brew || explain 'there is no brew here, see https://brew.sh'
  echo "Installing:$missing"
  # shellcheck disable=SC2086
  brew install --quiet $missing || explain 'brew failed, see above'
}

# Ends the script without an error: make continues with what does not need the packages.
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
