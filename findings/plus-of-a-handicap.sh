#!/usr/bin/env bash
# A handicap with its sign, +1.5 and -1.5, by the printf of five packages.
#
# One would guess: %+.1f gives +1.5, as in C, and %06.2f a width of six: -01.50.
# What they do: fast-printf leaves the plus out: +1.5 is 1.5, and Genk with a goal and a half is Genk without a sign
#   beside Gent -1.5. It and jed put the noughts before the minus: -1.5 by %06.2f is 0-1.50, and -42 by %05d 00-42.
#   printf has seven signs for a width of six, -001.50. jed gives 1.5 for %u, where the others give 1. sprintf-js and
#   @stdlib/string-format do as C does.
# Versions: fast-printf 1.6.10, jed 1.1.1, printf 0.6.1, sprintf-js 1.1.3, @stdlib/string-format 0.2.3.
# Source: the standard of C23, 7.23.6.1 (the flag +: a signed result always begins with a sign); fast-printf's README
#   ("spec-compliant"); run.
# Where a sportsbook's page meets it: names of handicaps in a catalogue of texts by gettext, tickets and logs in
#   columns. Who gives a goal and a half and who is given it look alike. Use Intl.NumberFormat with signDisplay, and
#   test a plus.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  fast-printf@1.6.10 \
  jed@1.1.1 \
  printf@0.6.1 \
  sprintf-js@1.1.3 \
  @stdlib/string-format@0.2.3
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

const require = createRequire(import.meta.url);
const tools = {
  "fast-printf": require("fast-printf").printf,
  jed: require("jed").sprintf,
  printf: require("printf"),
  "sprintf-js": require("sprintf-js").sprintf,
  "@stdlib/string-format": require("@stdlib/string-format"),
};
const all = (format, ...values) => Object.values(tools).map((print) => print(format, ...values));
console.log(Object.keys(tools).join(", "));
see("+1.5 by %+.1f", all("%+.1f", 1.5), ["1.5", "+1.5", "+1.5", "+1.5", "+1.5"]);
see("-1.5 by %+.1f", all("%+.1f", -1.5), ["-1.5", "-1.5", "-1.5", "-1.5", "-1.5"]);
see("-1.5 by %06.2f", all("%06.2f", -1.5), ["0-1.50", "0-1.50", "-001.50", "-01.50", "-01.50"]);
see("-42 by %05d", all("%05d", -42), ["00-42", "00-42", "-00042", "-0042", "-0042"]);
see("1.5 by %u", all("%u", 1.5), ["1", "1.5", "1", "1", "1"]);
see("1.85 by %.2f", all("%.2f", 1.85), ["1.85", "1.85", "1.85", "1.85", "1.85"]);
PROGRAM
node run.mjs
