#!/usr/bin/env bash
# A French text in which an elided word stands before a variable: "Mise sur l'{team}".
#
# One would guess: all of the packages that read ICU MessageFormat print the team's name, or all read the
#   apostrophe as a quote; there is one rule, and it is ICU's.
# What it does: intl-messageformat and format-message print "Mise sur l{team}": apostrophe and name are
#   lost, and nothing is reported, since the quote needs no end. @messageformat/core and Lingui print
#   "Mise sur l'Union". ICU's rule is the first one: an apostrophe right before a brace begins a quote,
#   any other one is a letter. With a curly apostrophe, or two straight ones, all four agree.
# Versions: intl-messageformat 12.1.5, format-message 6.2.4, @messageformat/core 3.4.1, @lingui/core
#   5.9.5.
# Source: ICU User Guide, "Formatting Messages", Quoting/Escaping (the apostrophe mode DOUBLE_OPTIONAL).
# Where a sportsbook's page meets it: a legal text is approved in one tool's preview and drawn by another
#   package, and the amount or the team is missing in French alone ("jusqu'à" and "d'{amount}" are in
#   every offer). Write the curly apostrophe, and let a check refuse the straight one before a brace.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  intl-messageformat@12.1.5 \
  format-message@6.2.4 \
  @messageformat/core@3.4.1 \
  @lingui/core@5.9.5 \
  @lingui/message-utils@5.9.5
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
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import MessageFormat from "@messageformat/core";
import { IntlMessageFormat } from "intl-messageformat";
import { see } from "./see.mjs";

const formatMessage = createRequire(import.meta.url)("format-message").namespace();
formatMessage.setup({ locale: "fr", missingTranslation: "ignore", generateId: (text) => text });
const values = { team: "Union" };
const printBy = {
  "intl-messageformat": (text) => new IntlMessageFormat(text, "fr").format(values),
  "format-message": (text) => formatMessage(text, values, "fr"),
  "@messageformat/core": (text) => new MessageFormat("fr").compile(text)(values),
  "@lingui/core": (text) => {
    const i18n = setupI18n({ locale: "fr", messages: { fr: { text } } });
    i18n.setMessagesCompiler(compileMessage);
    return i18n._("text", values);
  },
};
const byIcu = ["intl-messageformat", "format-message"];
for (const [name, print] of Object.entries(printBy)) {
  const found = byIcu.includes(name) ? "Mise sur l{team}" : "Mise sur l'Union";
  see(`straight, ${name}`, print("Mise sur l'{team}"), found);
  see(`curly, ${name}`, print("Mise sur l’{team}"), "Mise sur l’Union");
  see(`doubled, ${name}`, print("Mise sur l''{team}"), "Mise sur l'Union");
  see(`before a letter, ${name}`, print("L'équipe {team}"), "L'équipe Union");
}
PROGRAM
node run.mjs
