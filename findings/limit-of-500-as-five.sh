#!/usr/bin/env bash
# A limit of 500 euro, in words.
#
# One would guess: 500 and 500.0 are one amount, "cinq cents euros" in French and "vijfhonderd euro" in Dutch; half a cent
#   is rounded; the French of Belgium has the endings that French has.
# What it does: a whole number is taken for cents: 500 is "cinq euros et zéro centimes", "vijf euro, nul cent" and "five
#   euro, zero cents", and 500.0 is five hundred. A limit of 1 is "zéro euros et un centime". 0.995 is cut to 99 cents.
#   In fr_BE 80 is "quatre-vingt", 200 and more have an s before what follows ("deux cents trente-quatre"), and a loss is
#   "moins", two spaces and the amount; a price of 1.50 is "un virgule cinq". In fr the 80th is "quatre-vingtsième".
# Versions: python3-num2words 0.5.10-2 and python3-docopt 0.6.2-4.1 of Debian 12.
# Source: the package's README (to='currency', without a word of whole numbers); CLDR's rules of spelling for fr-BE; run
#   on 30 November 2026.
# Where a sportsbook's page meets it: amounts in full beside a limit, on a receipt and in a letter, and read out. A limit
#   from a form is a whole number as often as not, and its hundredth is what is confirmed. Hand it decimals.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-num2words=0.5.10-2 python3-docopt=0.6.2-4.1 >/dev/null 2>&1
for file in ./*.deb; do dpkg -x "$file" root; done
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages"

cat >run.py <<'PROGRAM'
import sys

from num2words import num2words


def see(what, seen, found):
    """Prints what was seen, and has the script end with 1 where it is no longer what was found."""
    print(f"{'as found' if seen == found else 'CHANGED'}  {what}: {seen}")
    if seen != found:
        print(f"         found before: {found}")
        see.status = 1


see.status = 0


def euros(language, *amounts):
    return [num2words(amount, lang=language, to="currency", currency="EUR") for amount in amounts]


see("500 and 500.0, fr_BE", euros("fr_BE", 500, 500.0), ["cinq euros et zéro centimes", "cinq cents euros et zéro centimes"])
see("500 and 500.0, nl", euros("nl", 500, 500.0), ["vijf euro, nul cent", "vijfhonderd euro, nul cent"])
see("500 and 500.0, en", euros("en", 500, 500.0), ["five euro, zero cents", "five hundred euro, zero cents"])
see("1 and 1.0, fr_BE", euros("fr_BE", 1, 1.0), ["zéro euros et un centime", "un euro et zéro centimes"])
see("0.995, nl", euros("nl", 0.995), ["nul euro, negenennegentig cent"])
see("-2.5, fr_BE", euros("fr_BE", -2.5), ["moins  deux euros et cinquante centimes"])
see("80 and 1234, fr_BE", [num2words(80, lang="fr_BE"), num2words(1234, lang="fr_BE")], ["quatre-vingt", "mille deux cents trente-quatre"])
see("80 and 1234, fr", [num2words(80, lang="fr"), num2words(1234, lang="fr")], ["quatre-vingts", "mille deux cent trente-quatre"])
see("the 80th, fr", num2words(80, lang="fr", to="ordinal"), "quatre-vingtsième")
see("1.50, fr_BE", num2words("1.50", lang="fr_BE"), "un virgule cinq")
sys.exit(see.status)
PROGRAM
python3 run.py
