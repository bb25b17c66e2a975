#!/usr/bin/env bash
# The same amount on a page, by Intl, and in the letter of a back office in Python.
#
# One would guess: 10.125 is written as 10,13 by both, and py-moneyed's cents are the ones that it writes; a chance of
#   12.5 % has its half.
# What they do: babel and py-moneyed round a half to the even cent, Intl.NumberFormat away from nought: 10.125 is
#   10,12 in the letter and 10,13 on the page, 0.005 is 0,00 and 0,01; 10.135 is 10,14 by both. py-moneyed's
#   get_amount_in_sub_unit cuts: 1.999 is written as 2,00 and is 199 cents. 12.5 % is 12 % by babel in both languages,
#   and 13 % by Intl. A pause of 90 minutes is "2 uur" by format_timedelta, and one of 21 hours "1 dag". A limit of
#   "1.50" that is parsed as nl_BE is 150.
# Versions: python3-babel 2.10.3-1, python-babel-localedata 2.10.3-1, python3-tz 2022.7.1-4 and python3-moneyed 2.0-1
#   of Debian 12, Intl of Node 24.
# Source: babel's documentation (decimal_quantization; ROUND_HALF_EVEN of the decimal module is its context); ECMA-402
#   (roundingMode: halfExpand is the default); py-moneyed's README; run.
# Where a sportsbook's page meets it: statements, receipts and tax letters beside "My bets". The sum of a letter is a
#   cent off the page's for every second half cent. Keep cents, round once, and hand both the rounded number.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq \
  python3-babel=2.10.3-1 \
  python-babel-localedata=2.10.3-1 \
  python3-tz=2022.7.1-4 \
  python3-moneyed=2.0-1 \
  python3-typing-extensions=4.4.0-1 >/dev/null 2>&1
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
import json
import subprocess
import sys
from decimal import Decimal

from babel import dates, numbers
from moneyed import Money
from moneyed.l10n import format_money
from see import see

AMOUNTS = ["0.005", "10.125", "10.135", "2.345"]
PROGRAM = """
const amounts = JSON.parse(process.argv[1]);
const plain = (text) => text.replace(/[^0-9,]/gu, "");
const euro = new Intl.NumberFormat("nl-BE", { style: "currency", currency: "EUR" });
const percent = new Intl.NumberFormat("nl-BE", { style: "percent" });
console.log(JSON.stringify([...amounts.map((amount) => plain(euro.format(amount))), plain(percent.format(0.125))]));
"""


def plain(text):
    return "".join(sign for sign in text if sign.isdigit() or sign == ",")


page = json.loads(subprocess.run(["node", "-e", PROGRAM, json.dumps(AMOUNTS)], capture_output=True, check=True, text=True).stdout)
see("on the page: 0.005, 10.125, 10.135, 2.345 euro, and 12.5 %", page, ["0,01", "10,13", "10,14", "2,35", "13"])
letter = [plain(numbers.format_currency(Decimal(amount), "EUR", locale="nl_BE")) for amount in AMOUNTS]
see("by babel", [*letter, plain(numbers.format_percent(0.125, locale="nl_BE"))], ["0,00", "10,12", "10,14", "2,34", "12"])
see("by py-moneyed", [plain(format_money(Money(amount, "EUR"), locale="nl_BE")) for amount in AMOUNTS], ["0,00", "10,12", "10,14", "2,34"])
odd = Money("1.999", "EUR")
see("py-moneyed, 1.999: as written, in cents", [plain(format_money(odd, locale="nl_BE")), odd.get_amount_in_sub_unit()], ["2,00", 199])
see("babel: 90 minutes, 21 hours", [dates.format_timedelta(datetime.timedelta(minutes=minutes), locale="nl") for minutes in (90, 1260)], ["2 uur", "1 dag"])
see("babel: 1.50 read as nl_BE", numbers.parse_decimal("1.50", locale="nl_BE"), Decimal("150"))
sys.exit(see.status)
PROGRAM
python3 run.py
