#!/usr/bin/env bash
# A deposit of 1,000 euro, in the plain texts of a double entry.
#
# One would guess: where one entry has 1,000 EUR and the next 12.50 EUR, the comma parts the thousands; where that is not
#   sure, it is asked for, or an error; and what is printed of an entry is what was written in it.
# What it does: a number with one comma and no point has it for its decimals: 1,000 is one euro, and the sum with 12.50 is
#   "13,500 EUR", which is 13.5. print writes the deposit of 12.50 as "12,500 EUR", in the manner of the first entry. So
#   it is the other way round, with 1.000 and 12,50. "€1,234.50" and "€1,000" of one file are €1,235.500. Each entry is
#   in balance, so that check says nothing. With "commodity 1,000.00 EUR" in the file the sum is 1,012.50.
# Version: hledger 1.25-2+b5 of Debian 12.
# Source: hledger's manual, "Decimal marks, digit group marks" (in ambiguous cases the mark is taken for a decimal mark);
#   run on 30 November 2026.
# Where a sportsbook's page meets it: books of players' balances beside a sandbox, and what is handed to an auditor: a
#   deposit of a thousand counts as one. Declare each currency, and write no marks for thousands.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq hledger=1.25-2+b5 >/dev/null 2>&1
dpkg -x ./*.deb root
export LC_ALL=C.UTF-8
root/usr/bin/hledger --version

status=0
# Prints what was seen, and ends with 1 where it is no longer what was found.
see() {
  if [ "$2" = "$3" ]; then
    echo "as found  $1: $2"
  else
    echo "CHANGED  $1: $2; found before: $3"
    status=1
  fi
}
# Two deposits in a book.
book() { printf '%s2026-11-30 deposit\n  assets:bank  %s\n  liabilities:player\n\n2026-11-30 deposit\n  assets:bank  %s\n  liabilities:player\n' "${3:-}" "$1" "$2" >book.journal; }
# What hledger says of the book, in one line.
ask() { root/usr/bin/hledger -f book.journal "$@" 2>&1 | tr -s ' \n' ' ' | sed 's/^ //; s/ $//'; }
book "1,000 EUR" "12.50 EUR"
see "1,000 EUR and 12.50 EUR" "$(ask balance -N assets)" "13,500 EUR assets:bank"
see "as they are printed" "$(ask print amt:12.5)" "2026-11-30 deposit assets:bank 12,500 EUR liabilities:player"
see "by its check" "$(ask check)" ""
book "1.000 EUR" "12,50 EUR"
see "1.000 EUR and 12,50 EUR" "$(ask balance -N assets)" "13.500 EUR assets:bank"
book "€1,234.50" "€1,000"
see "€1,234.50 and €1,000" "$(ask balance -N assets)" "€1,235.500 assets:bank"
book "1,000 EUR" "12.50 EUR" $'commodity 1,000.00 EUR\n\n'
see "where it is declared" "$(ask balance -N assets)" "1,012.50 EUR assets:bank"
exit $status
