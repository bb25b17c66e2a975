#!/usr/bin/env bash
# The day's deposits in a CODA file, the statement of Belgian banks, for an account that was overdrawn in the morning.
#
# One would guess: an old balance with its sign for a debit is a negative balance; a file with two statements gives
#   two; a message of the bank, or an entry without a value date, is given as such; the account of the payer is an
#   account.
# What it does: the sign of the old balance is not read, that of the new one is, so that the sum does not fit and the
#   statement is refused with "Wrong balance": each day that begins in debit. The second statement of a file has the
#   wrong number of records. A message of the bank (record 4) ends in an error, as does the value date 000000. The
#   payer's account is "BE62510007547061", eighteen spaces and "EUR"; a creditor's reference (type 100) has a hundred
#   spaces after it, while the twelve figures of a Belgian communication come without.
# Versions: python3-febelfin-coda 0.2.0-3 of Debian 12.
# Source: the standard of Febelfin for coded statements of account (record 1: a sign, and then fifteen figures; record
#   2.3: account number and currency; record 4: free communication; trailer: 1 where another file follows); run.
# Where a sportsbook's page meets it: deposits by transfer. A day's deposits are missing from every player's balance,
#   and a refund goes to an account that no bank knows. Take the sign from column 43, and compare with the bank's
#   totals.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq python3-febelfin-coda=0.2.0-3 >/dev/null 2>&1
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
import io
import sys

from coda import CODA
from see import see


def record(parts):
    """A record of 128 signs: texts at their columns, counted from 1."""
    line = [" "] * 128
    for column, text in parts.items():
        line[column - 1 : column - 1 + len(text)] = text
    return "".join(line)


def thousandths(cents):
    return f"{cents * 10:015d}"


OURS = "BE68539007547034".ljust(34) + "EUR"
THEIRS = "BE62510007547061".ljust(34) + "EUR"
HEADER = record({1: "00000", 6: "281126", 12: "539", 15: "05", 61: "TESTBE22", 72: "00000000000", 128: "2"})


def deposit(communication="1101090933755493", value_date="281126"):
    return [
        record({1: "2100010000", 32: "0", 33: thousandths(1250), 48: value_date, 54: "00150000", 62: communication, 116: "281126", 122: "001", 126: "10"}),
        record({1: "2200010000", 126: "1"}),
        record({1: "2300010000", 11: THEIRS, 48: "JANSSENS A", 126: "0"}),
    ]


def statement(old=(0, 10000), new=(0, 11250), moves=None, after=(), next_one="2"):
    moves = moves or deposit()
    return [
        HEADER,
        record({1: "12001", 6: OURS, 43: str(old[0]), 44: thousandths(old[1]), 59: "271126", 65: "BETTING SHOP", 126: "001"}),
        *moves,
        record({1: "8001", 5: OURS, 42: str(new[0]), 43: thousandths(new[1]), 58: "281126", 128: "0"}),
        *after,
        record({1: "9", 17: f"{len(moves) + 2:06d}", 23: thousandths(0), 38: thousandths(1250), 128: next_one}),
    ]


def read(*lines):
    try:
        return CODA(io.StringIO("\n".join(lines) + "\n")).statements
    except Exception as error:
        return f"{type(error).__name__}: {error}"


move = read(*statement())[0].moves[0]
see("a day that begins at 100.00", [str(read(*statement())[0].new_balance), str(move.amount), move.communication], ["112.5", "12.5", "090933755493"])
see("a day that begins at -100.00", read(*statement(old=(1, 10000), new=(1, 8750))), "ValueError: Wrong balance")
see("two statements in a file", read(*statement(next_one="1"), *statement()), "ValueError: Wrong number of records")
message = record({1: "4 00010000", 33: "OUR BRANCH IS CLOSED ON MONDAY", 128: "0"})
see("a message of the bank", read(*statement(after=[message])), "AttributeError: 'CODA' object has no attribute 'free_communications'")
see("no value date", read(*statement(moves=deposit(value_date="000000"))), "ValueError: time data '000000' does not match format '%d%m%y'")
see("the payer's account", move.counterparty_account, "BE62510007547061" + " " * 18 + "EUR")
reference = read(*statement(moves=deposit("1100RF18539007547034")))[0].moves[0].communication
see("a creditor's reference, and how many spaces follow", [reference.strip(), len(reference) - len(reference.strip()) > 100], ["RF18539007547034", True])
sys.exit(see.status)
PROGRAM
python3 run.py
