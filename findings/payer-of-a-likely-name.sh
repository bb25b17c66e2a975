#!/usr/bin/env bash
# Is the payer of a deposit the player? And which of two scorers does a feed name? By a package for names of persons.
#
# One would guess: two persons with one surname and other first names are two, above all where the initials differ; an
#   initial fits what it is the initial of; a surname alone fits the person, or is undecided.
# What it does: by the threshold that it comes with (0.75) Koen and Kevin Janssens are one person (0.86), Jan and Jef
#   Peeters (0.82), Tom and Tim Peeters (0.93), and J. Peeters is Tom Peeters (0.80), above K. Janssens for Kevin
#   Janssens (0.77). Jan Vermeulen is Jan Vermeersch. The surname alone, Wouters, is not Sander Wouters. Surname
#   first, capitals and D'hondt make no difference, as one would guess.
# Versions: name-match 1.0.4.
# Source: its README (0.75 is the default threshold; names in another order and nicknames match); run.
# Where a sportsbook's page meets it: deposits by third persons, which are to be sent back, documents beside an
#   account, scorers of two feeds. A brother's deposit is booked. Compare surname and first name apart, let an initial
#   fit its own letter alone, and send what is near to a person.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  name-match@1.0.4
npm ls --depth=0 | tail -n +2
node -p '`node ${process.version}, ICU ${process.versions.icu}`'

cat >see.mjs <<'PROGRAM'
/** Prints what was seen, and ends with 1 where it is no longer what was found. */
export function see(what, seen, found) {
  const isSame = JSON.stringify(seen) === JSON.stringify(found);
  console.log(`${isSame ? "as found" : "CHANGED"}  ${what}: ${JSON.stringify(seen)}`);
  if (isSame) return;
  console.log(`         found before: ${JSON.stringify(found)}`);
  process.exitCode = 1;
}
PROGRAM

cat >run.mjs <<'PROGRAM'
import { createRequire } from "node:module";
import { see } from "./see.mjs";

const { isMatch, match } = createRequire(import.meta.url)("name-match");
const both = (one, other) => [isMatch(one, other), match(one, other)];
see("Koen Janssens, Kevin Janssens", both("Koen Janssens", "Kevin Janssens"), [true, 0.86]);
see("Jan Peeters, Jef Peeters", both("Jan Peeters", "Jef Peeters"), [true, 0.82]);
see("Tom Peeters, Tim Peeters", both("Tom Peeters", "Tim Peeters"), [true, 0.93]);
see("J. Peeters, Tom Peeters", both("J. Peeters", "Tom Peeters"), [true, 0.8]);
see("K. Janssens, Kevin Janssens", both("K. Janssens", "Kevin Janssens"), [true, 0.77]);
see("K. Janssens, Koen Janssens", both("K. Janssens", "Koen Janssens"), [true, 0.79]);
see("Jan Vermeulen, Jan Vermeersch", both("Jan Vermeulen", "Jan Vermeersch"), [true, 0.82]);
see("Wouters, Sander Wouters", both("Wouters", "Sander Wouters"), [false, 0.58]);
see("D'HONDT JAN, Jan D'hondt", both("D'HONDT JAN", "Jan D'hondt"), [true, 1]);
PROGRAM
node run.mjs
