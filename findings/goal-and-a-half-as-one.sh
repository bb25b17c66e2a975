#!/usr/bin/env bash
# Messages in ICU's syntax: counts of bets and goals, a place, a chance, a kick-off.
#
# One would guess: two small packages for ICU messages read plurals, ordinals, numbers and times as intl-messageformat
#   does, or refuse what they do not read.
# What they do: @ultraq/icu-message-formatter makes "1 doelpunt" of 1.5 goals and "1234" of 1234.5, since # is a whole
#   number; in French =0 and =1 never apply where there is a form for "one" ("0 pari" instead of "Aucun pari"), in Dutch
#   =0 does and =1 does not; an ordinal loses its ending ("1 place"); offset:1 gives "you and -1 other" for none; two
#   apostrophes stay two. icu-minify leaves offset:1 out ("you and 2 others" for one other), and without formats of
#   one's own "number, percent" of 0.5 is "0.5", and "time, short" of a kick-off is a date, without the time.
# Versions: @ultraq/icu-message-formatter 0.15.2, icu-minify 4.15.0, intl-messageformat 12.1.5.
# Source: ICU's message format (explicit values before keywords; offset; percent, integer and short are styles of its
#   own); neither README says what is left out; run.
# Where a sportsbook's page meets it: 1.5 goals are one, over and under read alike; "no bets" is "0 pari"; a list of
#   kick-offs has days alone. Format numbers and times before they go into a message, and test each message with 0, 1,
#   1.5 and 2 in each language.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @ultraq/icu-message-formatter@0.15.2 \
  icu-minify@4.15.0 \
  intl-messageformat@12.1.5
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
import { MessageFormatter, pluralTypeHandler, selectTypeHandler } from "@ultraq/icu-message-formatter";
import compile from "icu-minify/compile";
import format from "icu-minify/format";
import { IntlMessageFormat } from "intl-messageformat";
import { see } from "./see.mjs";

const handlers = { plural: pluralTypeHandler, select: selectTypeHandler };
const ultraq = (locale, message, values) => new MessageFormatter(locale, handlers).format(message, values);
const formatters = {
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
const minify = (locale, message, values) => format(compile(message), locale, values, { formatters });
const icu = (locale, message, values) => new IntlMessageFormat(message, locale, undefined, { timeZone: "UTC" }).format(values);
const each = (read, locale, message, counts) => counts.map((n) => read(locale, message, { n }));

const goals = "{n, plural, one {# doelpunt} other {# doelpunten}}";
see("ICU, 1.5 and 1234.5 goals", each(icu, "nl", goals, [1.5, 1234.5]), ["1,5 doelpunten", "1.234,5 doelpunten"]);
see("ultraq, the same", each(ultraq, "nl", goals, [1.5, 1234.5]), ["1 doelpunt", "1234 doelpunten"]);
see("icu-minify, the same", each(minify, "nl", goals, [1.5, 1234.5]), ["1,5 doelpunten", "1.234,5 doelpunten"]);

const bets = "{n, plural, =0 {Aucun pari} =1 {Un seul pari} one {# pari} other {# paris}}";
see("ICU, no bet and one", each(icu, "fr", bets, [0, 1]), ["Aucun pari", "Un seul pari"]);
see("ultraq, the same", each(ultraq, "fr", bets, [0, 1]), ["0 pari", "1 pari"]);
see("ultraq, the same in Dutch", each(ultraq, "nl", bets, [0, 1]), ["Aucun pari", "1 pari"]);
see("icu-minify, the same", each(minify, "fr", bets, [0, 1]), ["Aucun pari", "Un seul pari"]);

const place = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place";
see("ICU, places", each(icu, "en", place, [1, 2, 3]), ["1st place", "2nd place", "3rd place"]);
see("ultraq, the same", each(ultraq, "en", place, [1, 2, 3]), ["1 place", "2 place", "3 place"]);

const others = "{n, plural, offset:1 =0 {no one} =1 {you} one {you and # other} other {you and # others}}";
see("ICU, with an offset", each(icu, "en", others, [0, 1, 2]), ["no one", "you", "you and 1 other"]);
see("ultraq, the same", each(ultraq, "en", others, [0, 1, 2]), ["you and -1 other", "no one", "you and 1 other"]);
see("icu-minify, the same", each(minify, "en", others, [0, 1, 2]), ["no one", "you", "you and 2 others"]);

see("ultraq, two apostrophes", ultraq("fr", "L''équipe de {n}", { n: "Genk" }), "L''équipe de Genk");
see("ICU, a chance", icu("fr", "{n, number, percent}", { n: 0.5 }).replace(/\s/u, " "), "50 %");
see("icu-minify, the same", minify("fr", "{n, number, percent}", { n: 0.5 }), "0,5");
const kickOff = { n: new Date("2026-11-28T19:45:00Z") };
see("ICU, a kick-off", icu("fr", "{n, time, short}", kickOff), "19:45");
see("icu-minify, the same", minify("fr", "{n, time, short}", kickOff), "28/11/2026");
PROGRAM
node run.mjs
