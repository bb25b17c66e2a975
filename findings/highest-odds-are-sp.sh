#!/usr/bin/env bash
# The runners of a race in a CSV file, by Miller: odds of 3.5, none, 1.85 and SP (the starting price), stalls 07 to
# 11.
#
# One would guess: what is no number is left out where numbers are compared and added, or is last; 08 and 10 are two
#   stalls; +1.5 is a number like -1.5.
# What it does: a runner without odds is below 2, and SP is above 2, the maximum of the column, the first of "top" and
#   the first by sort -nr. The mean is that of the two numbers, and the count beside it three, by SP. A column of
#   stalls is half text: 08, 09 and 011 are texts, which sort -nf puts after 10 and a sum leaves out without a word;
#   08 + 1 is (error). A handicap of +1.5 is a text too, and its double an (error), while -1.5 is a number.
# Versions: miller 6.6.0-2+b3 of Debian 12.
# Source: Miller's pages on sorting (numeric before text, in reverse text before numeric), on arithmetic (leading
#   zeros) and on statistics; run.
# Where a sportsbook's page meets it: race cards and past odds between a feed and a database, checks by hand before a
#   release. The favourite's list begins with a horse that has no price. Filter by is_numeric first, and sort by what
#   is left.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq miller=6.6.0-2+b3 >/dev/null 2>&1
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
import csv
import io
import os
import subprocess
import sys

from see import see

mlr = os.environ["PYTHONPATH"].removesuffix("/lib/python3/dist-packages") + "/bin/mlr"
ODDS = "horse,odds\nA,3.5\nB,\nC,1.85\nD,SP\n"
STALLS = "stall\n08\n09\n10\n7\n011\n"
LINES = "line\n+1.5\n-1.5\n+0.5\n0\n"


def rows(text, *verbs):
    """The values of the rows that Miller gives, in their order."""
    out = subprocess.run([mlr, "--icsv", "--ocsv", *verbs], input=text, capture_output=True, check=True, text=True).stdout
    return [list(row.values()) for row in csv.DictReader(io.StringIO(out))]


def first(text, *verbs):
    return [row[0] for row in rows(text, *verbs)]


see("odds below 2", first(ODDS, "filter", "$odds < 2"), ["B", "C"])
see("odds above 2", first(ODDS, "filter", "$odds > 2"), ["A", "D"])
see("the top, and the first by sort -nr", [first(ODDS, "top", "-n", "1", "-f", "odds", "-a"), first(ODDS, "sort", "-nr", "odds")[0]], [["D"], "D"])
see("maximum, mean, count", rows(ODDS, "stats1", "-a", "max,mean,count", "-f", "odds"), [["SP", "2.675", "3"]])
see("stalls by sort -nf", first(STALLS, "sort", "-nf", "stall"), ["7", "10", "011", "08", "09"])
see("the sum of the stalls", rows(STALLS, "stats1", "-a", "sum", "-f", "stall"), [["17"]])
see("each stall and 1", [row[1] for row in rows(STALLS, "put", "$next = $stall + 1")], ["(error)", "(error)", "11", "8", "(error)"])
see("handicaps, and their double", rows(LINES, "put", "$double = $line * 2"), [["+1.5", "(error)"], ["-1.5", "-3"], ["+0.5", "(error)"], ["0", "0"]])
sys.exit(see.status)
PROGRAM
python3 run.py
