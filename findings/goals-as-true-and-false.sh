#!/usr/bin/env bash
# Results, prices and tickets of a season in a CSV file, turned into JSON by csvkit.
#
# One would guess: goals are numbers, 10/11 and 2-1 are texts, 20:45 is a time or a text, ticket 0042 stays, or is 42.
# What it does: a column that has only 0 and 1 in it is true and false: the goals of three matches, or the fourth
#   column of a week without a 2. The price 10/11 is the day 2001-10-11, 11/4 is 2001-11-04; 2-1 stays. A kick-off of
#   20:45 is a duration of 20 minutes and 45 seconds, 0:20:45, ticket 0042 is 42.0, a team NA is null, and a horse
#   called May the day 0001-05-01, where all of a column are names of months. 1,85 is 185.0, without a word, where no
#   locale is given, also in a file with semicolons; with -L nl_BE it is 1.85, and then 1.85 is 185.0. csvsort orders
#   by what it infers.
# Versions: csvkit 1.0.7-1, python3-agate 1.6.3-2, python3-parsedatetime 2.6-3 and the packages that they need, of
#   Debian 12.
# Source: csvkit's documentation (-I turns inference off, -L gives the locale of numbers); agate's (its types are
#   tried in the order boolean, number, duration, date); run.
# Where a sportsbook's page meets it: fixtures and past prices that are loaded from a file, and tables of goals. A
#   match of a week with few goals has the result true-false, beside numbers in the other weeks. Use -I and a schema
#   of one's own.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq \
  csvkit=1.0.7-1 \
  python3-csvkit=1.0.7-1 \
  python3-agate=1.6.3-2 \
  python3-agatedbf=0.2.2-2 \
  python3-agateexcel=0.2.5-2 \
  python3-agatesql=0.5.8-2 \
  python-babel-localedata=2.10.3-1 \
  python3-babel=2.10.3-1 \
  python3-dbfread=2.0.7-5 \
  python3-future=0.18.2-6 \
  python3-isodate=0.6.1-1 \
  python3-leather=0.3.4-2 \
  python3-olefile=0.46-3 \
  python3-openpyxl=3.0.9-1 \
  python3-parsedatetime=2.6-3 \
  python3-pytimeparse=1.1.5-3 \
  python3-six=1.16.0-4 \
  python3-slugify=4.0.0-2 \
  python3-sqlalchemy=1.4.46+ds1-1 \
  python3-text-unidecode=1.3-1 \
  python3-tz=2022.7.1-4 \
  python3-unidecode=1.3.6-1 \
  python3-xlrd=1.2.0-3 >/dev/null 2>&1
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
import json
import os
import subprocess
import sys

from see import see

csvjson = [sys.executable, os.environ["PYTHONPATH"].removesuffix("/lib/python3/dist-packages") + "/bin/csvjson"]


def rows(text, *options):
    """What csvjson makes of a file."""
    return json.loads(subprocess.run([*csvjson, *options], input=text, capture_output=True, check=True, text=True).stdout)


def column(name, *values, options=()):
    return [row[name] for row in rows("\n".join([f"id,{name}", *(f"{index + 2},{value}" for index, value in enumerate(values))]) + "\n", *options)]


see("goals 0, 1, 1", column("goals", "0", "1", "1"), [False, True, True])
see("goals 0, 1, 2", column("goals", "0", "1", "2"), [0.0, 1.0, 2.0])
see("prices 10/11 and 11/4", column("price", "10/11", "11/4"), ["2001-10-11", "2001-11-04"])
see("scores 2-1 and 0-0", column("score", "2-1", "0-0"), ["2-1", "0-0"])
see("kick-offs 20:45 and 18:30", column("kickoff", "20:45", "18:30"), ["0:20:45", "0:18:30"])
see("tickets 0042 and 0043", column("ticket", "0042", "0043"), [42.0, 43.0])
see("teams NA and Genk", column("team", "NA", "Genk"), [None, "Genk"])
see("horses May and March", column("horse", "May", "March"), ["0001-05-01", "0001-03-01"])
see("the same, without inference", column("price", "10/11", "11/4", options=["-I"]), ["10/11", "11/4"])

semicolons = "team;odds\nGenk;1,85\nGent;12,10\n"
see("1,85 between semicolons", [row["odds"] for row in rows(semicolons, "-d", ";")], [185.0, 1210.0])
see("1,85 with -L nl_BE", [row["odds"] for row in rows(semicolons, "-d", ";", "-L", "nl_BE")], [1.85, 12.1])
see("1.85 with -L nl_BE", column("odds", "1.85", "12.10", options=["-L", "nl_BE"]), [185.0, 1210.0])
sys.exit(see.status)
PROGRAM
python3 run.py
