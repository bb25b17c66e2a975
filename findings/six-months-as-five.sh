#!/usr/bin/env bash
# An exclusion of 180 days, a jackpot and a place, in French and in Dutch, by the Python package for such sentences.
#
# One would guess: once a language is activated, numbers have its comma; 180 days are six months; the 21st is 21e in
#   French.
# What it does: 180 days are "5 mois" and "5 maanden", since a month is 30.5 days and the rest is cut, and 30 days are
#   no month. 1,500,000 is "1.5 million" in French and "1.5 miljoen" in Dutch, with a point, and 1234567.5 is "1 234
#   567.5" and "1,234,567.5". 999,999 is "1.0 million". 21 is "21er" in French, the first of something. A date is "Nov
#   28" in both.
# Versions: python3-humanize 4.4.0-1 of Debian 12.
# Source: its README (localization: activate a language); CLDR's plural rules and numbers of fr and nl; run on 1
#   December 2026.
# Where a sportsbook's page meets it: mails and letters from the back office about a pause, an exclusion, a jackpot. A
#   player who has chosen six months reads five, and "1,234,567.5" in Dutch. Write months as they were chosen, and
#   format numbers by CLDR.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-humanize=4.4.0-1 >/dev/null 2>&1
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
import datetime
import sys

import humanize
from see import see

days = lambda count: datetime.timedelta(days=count)
for language, found in {
    "fr_FR": ["5 mois", "30 jours", "1.5 million", "1 234 567.5", "1.0 million", "1er", "21er", "Nov 28"],
    "nl_NL": ["5 maanden", "30 dagen", "1.5 miljoen", "1,234,567.5", "1.0 miljoen", "1ste", "21ste", "Nov 28"],
}.items():
    humanize.i18n.activate(language)
    seen = [
        humanize.naturaldelta(days(180)),
        humanize.naturaldelta(days(30)),
        humanize.intword(1_500_000),
        humanize.intcomma(1234567.5),
        humanize.intword(999_999),
        humanize.ordinal(1),
        humanize.ordinal(21),
        humanize.naturalday(datetime.date(2020, 11, 28)),
    ]
    see(f"{language}: 180 days, 30 days, 1,500,000, 1,234,567.5, 999,999, 1st, 21st, 28 November", seen, found)
    see(f"{language}, 183 days", humanize.naturaldelta(days(183)), {"fr_FR": "6 mois", "nl_NL": "6 maanden"}[language])
sys.exit(see.status)
PROGRAM
python3 run.py
