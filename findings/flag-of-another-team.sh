#!/usr/bin/env bash
# The flag of a national team, by its name or by its code.
#
# One would guess: a name that a package does not know has no flag, and neither has a code; Scotland against
#   England is no match of one flag against itself.
# What it does: country-emoji finds a country within a name ("only if there's no ambiguity") and does not know
#   some: South Sudan is Sudan, DR Congo is Congo, Guinea Bissau is Guinea, and Northern Ireland is Ireland.
#   Scotland, England, Wales and Ivory Coast have none. country-flag-icons has pictures of the British nations,
#   says hasFlag("GB-SCT"), and its getUnicodeFlagIcon gives each of them the same flag, the United Kingdom's.
#   country-code-to-flag-emoji gives each its own, country-code-emoji throws, emoji-flags gives none.
# Versions: country-emoji 1.5.6, country-flag-icons 1.6.20; beside them country-code-to-flag-emoji 2.1.0,
#   country-code-emoji 2.3.0, emoji-flags 1.3.0.
# Source: Unicode TR51, C.1 (flags of subdivisions: a tag sequence); country-emoji's README (quoted); run.
# Where a sportsbook's page meets it: the rows of qualifiers. Two teams of one match have one flag, or a team
#   has that of its opponent, and the bet is on the other one. Map ids of teams to flags by a list of your own.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  country-emoji@1.5.6 \
  country-flag-icons@1.6.20 \
  country-code-to-flag-emoji@2.1.0 \
  country-code-emoji@2.3.0 \
  emoji-flags@1.3.0
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
import { countryCodeEmoji } from "country-code-emoji";
import codeToFlag from "country-code-to-flag-emoji";
import byName from "country-emoji";
import { hasFlag } from "country-flag-icons";
import getUnicodeFlagIcon from "country-flag-icons/unicode";
import emojiFlags from "emoji-flags";
import { see } from "./see.mjs";

const country = (team) => byName.name(byName.flag(team) ?? "") ?? "none";
const countries = (teams) => Object.fromEntries(teams.map((team) => [team, country(team)]));
see("teams whose flag is another's", countries(["South Sudan", "DR Congo", "Guinea Bissau", "Northern Ireland"]), {
  "South Sudan": "Sudan",
  "DR Congo": "Congo",
  "Guinea Bissau": "Guinea",
  "Northern Ireland": "Ireland",
});
see("teams that are right", countries(["Belgium", "Nigeria", "Niger", "Guinea-Bissau"]), {
  Belgium: "Belgium",
  Nigeria: "Nigeria",
  Niger: "Niger",
  "Guinea-Bissau": "Guinea-Bissau",
});
see("teams without a flag", countries(["Scotland", "England", "Wales", "Ivory Coast"]), {
  Scotland: "none",
  England: "none",
  Wales: "none",
  "Ivory Coast": "none",
});

const nations = ["GB-ENG", "GB-SCT", "GB-WLS", "GB-NIR"];
const united = getUnicodeFlagIcon("GB");
see("country-flag-icons has them", nations.map((nation) => hasFlag(nation)), [true, true, true, true]);
see("and each is the United Kingdom's", nations.map((nation) => getUnicodeFlagIcon(nation) === united), [true, true, true, true]);
see("country-code-to-flag-emoji, different ones", new Set(nations.map((nation) => codeToFlag(nation))).size, 4);
const refused = (nation) => {
  try {
    return countryCodeEmoji(nation);
  } catch (error) {
    return error.constructor.name;
  }
};
see("country-code-emoji", refused("GB-SCT"), "TypeError");
see("emoji-flags", emojiFlags.countryCode("GB-SCT") ?? "none", "none");
PROGRAM
node run.mjs
