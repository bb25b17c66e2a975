#!/usr/bin/env bash
# Marks, buttons and live regions without text of their own, after a page was tidied.
#
# One would guess: what has a name for those who do not see it, as a picture by CSS has by aria-label, and what is empty
#   until something is announced in it, is content; a tool that tidies leaves it, and says what it leaves out.
# What it does: an element of a line that is empty and has no id is left out, with a warning ("trimming empty <span>") like
#   those for white space: a red card and a flag with role="img" and aria-label, a button with aria-label that is
#   drawn by CSS, a meter with its value in its attributes, <output>, and a span with aria-live or role="status", so that
#   nothing is ever announced. With an id each of them stays; so do a div and a p. A page with <data> or <search>, which
#   are in HTML, has errors and no output at all. --drop-empty-elements no keeps all of them.
# Versions: tidy and libtidy5deb1 2:5.6.0-11 of Debian 12.
# Source: HTML, 4.4 and 4.10; WAI-ARIA 1.2, 5.4 (names of role img); tidy's manual (drop-empty-elements, "yes" by
#   default); run on 30 November 2026.
# Where a sportsbook's page meets it: pages and mails from a content system, which tidies them. The card is seen by those
#   who see it, and the button that shuts the slip is gone for all. Turn the option off.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in tidy libtidy5deb1; do
  apt-get download -qq "$package=2:5.6.0-11" >/dev/null 2>&1
done
for file in ./*.deb; do dpkg -x "$file" root; done
export LD_LIBRARY_PATH="$(dirname "$(find "$folder/root" -name 'libtidy.so.5deb1' | head -n 1)")"
root/usr/bin/tidy --version

status=0
# Prints what is left of a part of a page, and ends with 1 where it is no longer what was found.
see() {
  local part="$1" found="$2" seen
  shift 2
  seen="$(printf '<!doctype html><html lang="nl"><head><title>Genk</title></head><body>%s<p>end</p></body></html>' "$part" |
    root/usr/bin/tidy -q -utf8 --wrap 0 --tidy-mark no --show-warnings no "$@" 2>/dev/null | tr -d '\n' || true)"
  seen="${seen#*<body>}"
  seen="${seen%<p>end</p>*}"
  if [ "$seen" = "$found" ]; then
    echo "as found  $part is: $seen"
  else
    echo "CHANGED  $part is: $seen; found before: $found"
    status=1
  fi
}
see '<i class="red" role="img" aria-label="Red card"></i>' ""
see '<span class="be" role="img" aria-label="Belgium"></span>' ""
see '<button type="button" aria-label="Close"></button>' ""
see '<meter value="80" min="0" max="100"></meter>' ""
see '<output></output>' ""
see '<span aria-live="assertive"></span>' ""
see '<span role="status"></span>' ""
for part in '<span id="said" aria-live="assertive"></span>' '<div aria-live="polite"></div>' '<p role="alert"></p>'; do see "$part" "$part"; done
see '<p><data value="1.5">3/2</data></p>' ""
card='<i class="red" role="img" aria-label="Red card"></i>'
see "$card" "$card" --drop-empty-elements no
exit $status
