#!/usr/bin/env bash
# Stakes and handicaps in braille, Dutch, French and English: shown on a braille display, and typed on its keys.
#
# One would guess: an amount that a display shows is the same amount when it is typed, in Dutch as in French and
#   English, and signs that differ on the screen differ beneath the finger.
# What it does: liblouis, which NVDA, Orca, BRLTTY and others use, reads a Dutch number only to its first comma or
#   point: "1,50" is shown rightly and comes back as "1,ej", "12,50" as "12,ej" and "1.234,50" as "1.bcd,ej". A plus
#   and an exclamation mark are one sign in Dutch ("+1,5" comes back as "!1,e"), the euro is the letter e, a slash
#   comes back as í (11/4 is "11í4") and @ as ä. A minus (U+2212), an en dash and a hyphen are one in Dutch. In French
#   and English all of them come back as they were, but for the dashes.
# Versions: liblouis 3.24.0-1 of Debian 12 (liblouis-bin, liblouis20, liblouis-data), tables nl-NL-g0.utb (the one for
#   Dutch, of the Netherlands and Belgium), fr-bfu-comp6.utb and en-ueb-g1.ctb.
# Source: run.
# Where a sportsbook's page meets it: the stake, when it is typed on a braille display: letters arrive in a field for
#   amounts. Say which amount was understood, beside the field, and offer buttons for common ones.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for package in liblouis-bin liblouis20 liblouis-data; do
  apt-get download -qq "$package=3.24.0-1" >/dev/null 2>&1
done
for file in ./*.deb; do dpkg -x "$file" root; done
export LD_LIBRARY_PATH="$(dirname "$(find "$folder/root" -name 'liblouis.so.20' | head -n 1)")"
export LOUIS_TABLEPATH="$folder/root/usr/share/liblouis/tables"
root/usr/bin/lou_translate --version | head -n 1

status=0
# Prints what comes back of a text that is written in braille, and ends with 1 where it is no longer what was found.
see() {
  local table="unicode.dis,$1" cells seen
  cells="$(printf '%s\n' "$2" | root/usr/bin/lou_translate --forward "$table")"
  seen="$(printf '%s\n' "$cells" | root/usr/bin/lou_translate --backward "$table")"
  if [ "$seen" = "$3" ]; then
    echo "as found  $1: $2 is $cells, which is $seen"
  else
    echo "CHANGED  $1: $2 is $cells, which is $seen; found before: $3"
    status=1
  fi
}
dutch=nl-NL-g0.utb
see $dutch "1,50" "1,ej"
see $dutch "12,50" "12,ej"
see $dutch "1.234,50" "1.bcd,ej"
see $dutch "150" "150"
see $dutch "+1,5" "!1,e"
see $dutch "-1,5" "-1,e"
see $dutch "−1,5" "-1,e"
see $dutch "–1,5" "-1,e"
see $dutch "11/4" "11í4"
see $dutch "€ 5" "e5"
see $dutch "@ 2" "ä 2"
see $dutch "2-1" "2-1"
french=fr-bfu-comp6.utb
for text in "1,50" "1 234,50 €" "+1,5" "-1,5" "11/4" "2-1"; do see $french "$text" "$text"; done
see $french "−1,5" "-1,5"
english=en-ueb-g1.ctb
for text in "1.50" "€1,234.50" "+1.5" "-1.5" "−1.5" "11/4" "2-1"; do see $english "$text" "$text"; done
see $english "–1.5" "—1.5"
exit $status
