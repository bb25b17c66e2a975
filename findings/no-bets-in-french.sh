#!/usr/bin/env bash
# A count of bets or goals in French.
#
# One would guess: with the language set to French, 0 and 1.5 have the singular: "0 pari", "1,5 but".
# What it does: @intlify/core-base, which vue-i18n is made of, counts by English in every language: "0 paris", "1.5
#   paris". Of three forms (none, one, more) 1.5 has none of them: the text is undefined, so that there is nothing on
#   the page. i18n-js has "0 paris" too. typesafe-i18n and node-polyglot are as one would guess, the latter for fr and
#   fr-BE; for fr_BE, as servers write it, it has English.
# Versions: @intlify/core-base 11.4.2, i18n-js 4.5.3, node-polyglot 2.6.0, typesafe-i18n 5.27.1.
# Source: i18n-js's README says that it counts by English unless it is given rules; run.
# Where a sportsbook's page meets it: "0 pari en cours", goals expected, a handicap of a goal and a half. A page in
#   French has a fault there, or nothing.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  @intlify/core-base@11.4.2 \
  i18n-js@4.5.3 \
  node-polyglot@2.6.0 \
  typesafe-i18n@5.27.1
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
import { compile, createCoreContext, resolveValue, translate } from "@intlify/core-base";
import { I18n } from "i18n-js";
import { i18nString } from "typesafe-i18n";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
const Polyglot = require("node-polyglot");

const counts = [0, 1, 1.5, 2];
const context = createCoreContext({
  locale: "fr",
  messages: { fr: { two: "{count} pari | {count} paris", three: "aucun but | {count} but | {count} buts" } },
  messageCompiler: compile,
  messageResolver: resolveValue,
});
const shown = (text) => text ?? "undefined";
see("intlify, two forms", counts.map((count) => shown(translate(context, "two", count))), ["0 paris", "1 pari", "1.5 paris", "2 paris"]);
see("intlify, three forms", [...counts, -1].map((count) => shown(translate(context, "three", count))), ["aucun but", "1 but", "undefined", "2 buts", "-1 but"]);
const i18n = new I18n({ fr: { bets: { one: "%{count} pari", other: "%{count} paris" } } });
i18n.locale = "fr";
see("i18n-js", counts.map((count) => i18n.t("bets", { count })), ["0 paris", "1 pari", "1.5 paris", "2 paris"]);
const polyglot = (locale) => {
  const instance = new Polyglot({ locale, phrases: { bets: "%{smart_count} pari |||| %{smart_count} paris" } });
  return counts.map((count) => instance.t("bets", count));
};
see("node-polyglot, fr-BE", polyglot("fr-BE"), ["0 pari", "1 pari", "1.5 pari", "2 paris"]);
see("node-polyglot, fr_BE", polyglot("fr_BE"), ["0 paris", "1 pari", "1.5 paris", "2 paris"]);
const text = i18nString("fr", {});
see("typesafe-i18n", counts.map((count) => text("{0} {{pari|paris}}", count)), ["0 pari", "1 pari", "1.5 pari", "2 paris"]);
PROGRAM
node run.mjs
