#!/usr/bin/env bash
# A page in a pseudo-language, in which a text that is not translated is seen at once.
#
# One would guess: the letters of the texts are replaced, and what is no text is left: the names of variables, the tags
#   and their addresses, the team and the ticket that are filled in.
# What they do: pseudo-localization replaces the variable {odds} by {ǿǿḓḓş}, the keyword of a plural by words of its
#   own and <strong> by <şŧřǿǿƞɠ>. @vocab/pseudo-localize does so too, and its n is a sign of Thai. i18next-pseudo works
#   after the values are filled in: the team Genk is Ḡḛḛṇḳ and ticket GS-1042-AB is ḠṢ-1042-ÀÀβ, which no search finds,
#   as if they came from the wording; the tag of the link to help and its address are changed, so that the link is
#   text. All three leave figures alone.
# Versions: pseudo-localization 2.4.0, @vocab/pseudo-localize 1.0.2, i18next-pseudo 2.2.1, i18next 27.1.5.
# Source: the READMEs of the three (pseudo-localization's has whole files of messages as its input); i18next's
#   documentation (a post-processor gets the text with its values); run.
# Where a sportsbook's page meets it: the check for texts that are not in the wording, and for the space in narrow rows.
#   A name that is fixed in the code looks translated, and links to help cannot be tried. Replace letters in the
#   messages before they are filled in, and only in their parts that are texts, by a parser of their syntax.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --legacy-peer-deps --ignore-scripts --no-audit --no-fund --loglevel=error \
  pseudo-localization@2.4.0 \
  @vocab/pseudo-localize@1.0.2 \
  i18next-pseudo@2.2.1 \
  i18next@27.1.5
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
import { pseudoLocalize } from "@vocab/pseudo-localize";
import i18next from "i18next";
import pseudoModule from "i18next-pseudo";
import localizeModule from "pseudo-localization";
import { see } from "./see.mjs";

const localize = localizeModule.localize ?? localizeModule.default?.localize ?? localizeModule;
const Pseudo = pseudoModule.default ?? pseudoModule;

see("pseudo-localization, a variable", localize("at {odds}"), "ȧȧŧ {ǿǿḓḓş}");
see("pseudo-localization, a tag", localize("<strong>18+</strong>"), "<şŧřǿǿƞɠ>18+</şŧřǿǿƞɠ>");
see("pseudo-localization, a plural", localize("{n, plural, one {# bet}}").includes("plural"), false);
see("@vocab/pseudo-localize, a variable", pseudoLocalize("at {odds}").includes("{odds}"), false);
see("@vocab/pseudo-localize, an n", /\p{Script=Thai}/u.test(pseudoLocalize("n")), true);

const texts = {
  bet: "Bet {{stake}} on {{team}} at {{odds}}",
  ticket: "Ticket {{ticket}}",
  help: '<a href="https://gokhulp.example.be">Help</a>',
};
const postProcess = ["pseudo"];
await i18next
  .use(new Pseudo({ enabled: true, languageToPseudo: "en" }))
  .init({ lng: "en", postProcess, resources: { en: { translation: texts } } });
const values = { stake: "€5.00", team: "Genk", odds: "10/11", ticket: "GS-1042-AB" };
see("i18next-pseudo, a bet", i18next.t("bet", values), "βḛḛţ €5.00 ṓṓṇ Ḡḛḛṇḳ ααţ 10/11");
see("i18next-pseudo, a ticket", i18next.t("ticket", values).endsWith(" ḠṢ-1042-ÀÀβ"), true);
see("i18next-pseudo, the link to help: its tag, its address", [i18next.t("help").startsWith("<a "), i18next.t("help").includes("https://")], [false, false]);
PROGRAM
node run.mjs
