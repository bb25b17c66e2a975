#!/usr/bin/env bash
# The number of a ticket in a sentence, by the two formats of messages that come after ICU's: MessageFormat 2 and
# Fluent.
#
# One would guess: "Ticket {$ticket}" has the ticket as it was given, and a stake with two decimals as the language
#   writes it, whether it comes as a number or as a text.
# What they do: both put U+2068 and U+2069 around it, two signs that are not seen and that are copied along: the
#   number that is pasted into a search finds nothing, a link that a program makes of the text has them in its
#   address, and a text message of 100 letters takes two instead of one, since they are not in the alphabet of GSM. A
#   number that was formatted has none in messageformat, and has them in Fluent. For Fluent the text "1" is in the
#   plural, NUMBER of "1.50" is an error, and style: "currency" or "percent" in a message does nothing: 5 euro are 5,
#   and 12,5 % are 0,125. messageformat reads "1.50", and writes {$stake} for "1,50" and for null.
# Versions: messageformat 4.0.0, @fluent/bundle 0.19.1, split-sms 0.1.7.
# Source: Unicode's MessageFormat 2, part "Formatting", on bidirectional text (isolation by default); Fluent's page on
#   functions (style comes from the developer); the packages' options bidiIsolation and useIsolating; run.
# Where a sportsbook's page meets it: tickets, codes and links in mails, in messages to a phone and in the chat with
#   support. Turn isolation off where a text leaves the page, and use <bdi> where it stays.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  messageformat@4.0.0 \
  @fluent/bundle@0.19.1 \
  split-sms@0.1.7
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
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { MessageFormat } from "messageformat";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const { split } = require("split-sms");

const mf2 = (language, text, values, options) => new MessageFormat(language, text, options).format(values, () => {});
function fluent(language, text, values, options) {
  const bundle = new FluentBundle(language, options);
  bundle.addResource(new FluentResource(`message = ${text}`));
  return bundle.formatPattern(bundle.getMessage("message").value, values, []);
}
const ticket = "GS-1042-AB";
const isolated = `Ticket \u2068${ticket}\u2069`;
const shown = (text) => text.replaceAll(/[\u2068\u2069]/gu, (sign) => (sign === "\u2068" ? "[" : "]")).replaceAll("\u00a0", " ");
see("the ticket: messageformat, Fluent", [mf2("en", "Ticket {$ticket}", { ticket }), fluent("en", "Ticket { $ticket }", { ticket })].map((text) => text === isolated), [true, true]);
see("without isolation", [mf2("en", "Ticket {$ticket}", { ticket }, { bidiIsolation: "none" }), fluent("en", "Ticket { $ticket }", { ticket }, { useIsolating: false })], ["Ticket GS-1042-AB", "Ticket GS-1042-AB"]);
see("is the last word the ticket", [isolated.split(" ").at(-1) === ticket, isolated.endsWith(ticket)], [false, false]);
const long = (text) => text.padEnd(100, " and more");
see("text messages of 100 letters: with, without", [long(isolated), long(`Ticket ${ticket}`)].map((text) => split(text).parts.length), [2, 1]);

const odds = "{$stake :number minimumFractionDigits=2}";
see("messageformat: 1.5, \"1.50\", \"1,50\", null", [1.5, "1.50", "1,50", null].map((stake) => shown(mf2("nl-BE", odds, { stake }))), ["1,50", "1,50", "[{$stake}]", "[{$stake}]"]);
const number = "{ NUMBER($stake, minimumFractionDigits: 2) }";
see('Fluent: 1.5, "1.50"', [1.5, "1.50"].map((stake) => shown(fluent("nl-BE", number, { stake }))), ["1,50", "{NUMBER()}"]);
const bets = "{ $count ->\n    [one] un pari\n   *[other] des paris\n  }";
see('Fluent, in French: 1, "1"', [1, "1"].map((count) => fluent("fr", bets, { count })), ["un pari", "des paris"]);
see("Fluent: 5 as an amount, 0.125 as a percentage", [fluent("nl-BE", '{ NUMBER($n, style: "currency", currency: "EUR") }', { n: 5 }), fluent("nl-BE", '{ NUMBER($n, style: "percent") }', { n: 0.125 })], ["5", "0,125"]);
see("Fluent: a number in a sentence", shown(fluent("fr", "Mise { $n }", { n: 5 })), "Mise [5]");
PROGRAM
node run.mjs
