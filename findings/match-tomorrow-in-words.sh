#!/usr/bin/env bash
# A match of tomorrow, said by packages of relative times.
#
# One would guess: "tomorrow" is the next day of the calendar; what counts days by 24 hours says hours or a number.
# What it does: four count by 24 hours, round, and say the number in words of the calendar: at 01:00 tomorrow's match at
#   20:45 is "après-demain" and "overmorgen", and at 20:00 what began yesterday at 00:10 is "avant-hier".
#   duration-relativetimeformat takes the day's number in its month from the other: on 30 November the match of the next
#   day is "dans 29 jours", and at 23:50 one at 01:00 "dans 22 heures". For luxon's toRelativeCalendar the next day is
#   "le mois prochain", since it counts in the largest unit that differs. For react-timeago-i18n what is yet to come was
#   a minute ago, and its option for the future has the same "après-demain".
# Versions: @yaireo/relative-time 1.1.0, @nkzw/use-relative-time 1.2.3, duration-relativetimeformat 2.0.4,
#   react-timeago-i18n 2.4.0, luxon 3.7.2, react 19.3.1.
# Source: run; react-timeago-i18n's README says that the future needs an option; of calendars their READMEs say nothing.
# Where a sportsbook's page meets it: "tomorrow, 20:45" over a list and in a push message. A fan looks a day too late,
#   at a market that is closed.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @yaireo/relative-time@1.1.0 \
  @nkzw/use-relative-time@1.2.3 \
  duration-relativetimeformat@2.0.4 \
  react-timeago-i18n@2.4.0 \
  luxon@3.7.2 \
  react@19.3.1 \
  react-dom@19.3.1
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
import useRelativeTime from "@nkzw/use-relative-time";
import { DateTime } from "luxon";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import TimeAgo from "react-timeago-i18n";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Yaireo = require("@yaireo/relative-time");
const Duration = require("duration-relativetimeformat");

const textOf = (markup) => markup.replace(/<[^>]*>/g, "");
const drawn = (component, props) => textOf(renderToStaticMarkup(createElement(component, props)));
const ways = {
  yaireo: (language, now, at) => new Yaireo({ locale: language }).from(at, now),
  nkzw: (language, now, at) => drawn(() => useRelativeTime(Number(at), language, () => Number(now))),
  duration: (language, now, at) => new Duration(language).format(at, now),
  luxon: (language, now, at) => DateTime.fromJSDate(at).setLocale(language).toRelativeCalendar({ base: DateTime.fromJSDate(now) }),
  i18n: (language, _now, at) => drawn(TimeAgo, { date: at, locale: language }),
  "i18n with the future": (language, _now, at) => drawn(TimeAgo, { date: at, locale: language, allowFuture: true }),
};
const realNow = Date.now;
/** What each says of a time, at another, both on the clock of Brussels. */
function said(language, now, at) {
  const from = new Date(now);
  Date.now = () => Number(from);
  const words = Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, way(language, from, new Date(at))]));
  Date.now = realNow;
  return words;
}
see("tomorrow 20:45, at 01:00", said("fr", "2026-11-17T01:00", "2026-11-18T20:45"), {
  yaireo: "après-demain",
  nkzw: "après-demain",
  duration: "après-demain",
  luxon: "demain",
  i18n: "il y a 1 minute",
  "i18n with the future": "après-demain",
});
see("the same in Dutch", said("nl", "2026-11-17T01:00", "2026-11-18T20:45"), {
  yaireo: "overmorgen",
  nkzw: "overmorgen",
  duration: "overmorgen",
  luxon: "morgen",
  i18n: "1 minuut geleden",
  "i18n with the future": "overmorgen",
});
see("tomorrow 20:45, at 10:00 on the last of a month", said("fr", "2026-11-30T10:00", "2026-12-01T20:45"), {
  yaireo: "demain",
  nkzw: "demain",
  duration: "dans 29 jours",
  luxon: "le mois prochain",
  i18n: "il y a 1 minute",
  "i18n with the future": "demain",
});
see("01:00, at 23:50", said("fr", "2026-11-17T23:50", "2026-11-18T01:00"), {
  yaireo: "dans 1 heure",
  nkzw: "dans 1 heure",
  duration: "dans 22 heures",
  luxon: "demain",
  i18n: "il y a 1 minute",
  "i18n with the future": "dans 1 heure",
});
see("yesterday 00:10, at 20:00", said("fr", "2026-11-17T20:00", "2026-11-16T00:10"), {
  yaireo: "avant-hier",
  nkzw: "avant-hier",
  duration: "avant-hier",
  luxon: "hier",
  i18n: "avant-hier",
  "i18n with the future": "avant-hier",
});
PROGRAM
TZ=Europe/Brussels node run.mjs
