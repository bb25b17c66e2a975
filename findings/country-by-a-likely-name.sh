#!/usr/bin/env bash
# The country of a national team, or of a player, by its name in a feed, with the search of the ISO lists in Python.
#
# One would guess: the name of a country is found first; one that ISO has no code for is not found, or says so; what
#   each feed calls a country is found.
# What it does: "Niger" gives Nigeria, which has a state of that name, and Niger second; "Kosovo" is Serbia, and
#   "Wales" and "England" are both GB. "Korea" is the north, "Luxembourg" the country and then Belgium, "Georgia" the
#   country and then the United States. "Turkey", "Ivory Coast" and "Cape Verde" are nowhere, like Belgique and
#   België, while Holland and Macedonia are found.
# Versions: python3-pycountry 22.3.5+ds1-1 and iso-codes 4.15.0-1 of Debian 12.
# Source: its README (search_fuzzy gives the best matches first); ISO 3166 (names of countries and subdivisions); run.
# Where a sportsbook's page meets it: flags beside teams, the nationality of a registration, limits by country. A
#   match of Niger has the flag of Nigeria, and who takes the first result never sees it. Compare whole names, keep a
#   list of the field's own teams, and refuse the rest.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq \
  python3-pycountry=22.3.5+ds1-1 \
  python3-pkg-resources=66.1.1-1+deb12u2 \
  iso-codes=4.15.0-1 >/dev/null 2>&1
for file in ./*.deb; do dpkg -x "$file" root; done
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"

cat >see.py <<'PROGRAM'
def see(what, seen, found):
    """Prints what was seen, and has the script end with 1 where it is no longer what was found."""
    print(f"{'as found' if seen == found else 'CHANGED'}  {what}: {seen}")
    if seen != found:
        print(f"         found before: {found}")
        see.status = 1


see.status = 0
PROGRAM

cat >run.py <<'PROGRAM'
import sys

import pycountry
from see import see


def found(name):
    """The codes that are found by a name, the best first."""
    try:
        return [country.alpha_2 for country in pycountry.countries.search_fuzzy(name)]
    except LookupError:
        return "nothing"


see("Niger", found("Niger"), ["NG", "NE"])
see("Kosovo", found("Kosovo"), ["RS"])
see("England, Scotland, Wales", [found(name)[0] for name in ("England", "Scotland", "Wales")], ["GB", "GB", "GB"])
see("Korea", found("Korea"), ["KP", "KR"])
see("Luxembourg, Georgia", [found("Luxembourg"), found("Georgia")], [["LU", "BE"], ["GE", "US", "GS"]])
see("Turkey, Ivory Coast, Cape Verde", [found(name) for name in ("Turkey", "Ivory Coast", "Cape Verde")], ["nothing"] * 3)
see("Belgique, België", [found("Belgique"), found("België")], ["nothing"] * 2)
see("Holland, Macedonia", [found("Holland"), found("Macedonia")], [["NL"], ["MK"]])
see("the exact name of Niger, by get", pycountry.countries.get(name="Niger").alpha_2, "NE")
sys.exit(see.status)
PROGRAM
# Debian's package reads the lists of iso-codes where they are installed; here they are in the folder.
sed -i "s|/usr/share/iso-codes|$folder/root&|" root/usr/lib/python3/dist-packages/pycountry/__init__.py
python3 run.py
