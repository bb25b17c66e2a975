#!/usr/bin/env bash
# An outcome's name as a part of an address (slug).
#
# One would guess: outcomes of one market have each an address of their own.
# What it does: the side that gives a goal and a half and the one that is given it, "Genk -1.5" and "Genk +1.5", are
#   one address in six of eight packages, in seven with a true minus sign; slugify keeps the plus, and its "-1.5" is
#   "1.5". slug and github-slugger drop the point, so that over 2.5 is over 25; with the comma of "Plus de 2,5" slugify
#   does so too. In five the lines 2¼ and 2¾ are both "over-2".
# Versions: slugify 1.6.9, @sindresorhus/slugify 3.0.1, slug 12.0.1, limax 4.2.3, speakingurl 14.0.1, url-slug 5.2.0,
#   github-slugger 2.0.0, @justrelate/slugify 1.0.1.
# Source: run; their READMEs say that signs are replaced, not that two texts become one.
# Where a sportsbook's page meets it: links to a market's outcome, keys of a list, anchors. Anyone who opens the link of
#   one side is shown the other. An address needs the outcome's id; a name beside it is for readers alone.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  slugify@1.6.9 \
  @sindresorhus/slugify@3.0.1 \
  slug@12.0.1 \
  limax@4.2.3 \
  speakingurl@14.0.1 \
  url-slug@5.2.0 \
  github-slugger@2.0.0 \
  @justrelate/slugify@1.0.1
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
import sindresorhus from "@sindresorhus/slugify";
import * as justrelate from "@justrelate/slugify";
import { slug as github } from "github-slugger";
import limax from "limax";
import slug from "slug";
import slugify from "slugify";
import speakingurl from "speakingurl";
import * as urlSlug from "url-slug";
import { see } from "./see.mjs";

const makers = {
  slugify,
  "@sindresorhus/slugify": sindresorhus,
  slug,
  limax,
  speakingurl,
  "url-slug": urlSlug.convert ?? urlSlug.default,
  "github-slugger": github,
  "@justrelate/slugify": justrelate.slugify ?? justrelate.default,
};
const pairs = [
  ["Genk -1.5", "Genk +1.5"],
  ["Genk −1.5", "Genk +1.5"],
  ["Genk -1.5", "Genk 1.5"],
  ["Over 2.5", "Over 25"],
  ["Plus de 2,5", "Plus de 25"],
  ["Over 2¼", "Over 2¾"],
];
/** The names of those that write both the same. */
const alike = (one, other) =>
  Object.entries(makers)
    .filter(([, make]) => make(one) === make(other))
    .map(([name]) => name);
const found = [
  ["@sindresorhus/slugify", "slug", "limax", "speakingurl", "url-slug", "@justrelate/slugify"],
  ["@sindresorhus/slugify", "slug", "limax", "speakingurl", "url-slug", "github-slugger", "@justrelate/slugify"],
  ["slugify", "@sindresorhus/slugify", "slug", "limax", "speakingurl", "url-slug", "@justrelate/slugify"],
  ["slug", "github-slugger"],
  ["slugify", "slug", "github-slugger"],
  ["slugify", "@sindresorhus/slugify", "slug", "speakingurl", "github-slugger"],
];
for (const [index, [one, other]] of pairs.entries()) {
  see(`${one} and ${other} are one in`, alike(one, other), found[index]);
}
see("over 2.5 by slug", slug("Over 2.5"), "over-25");
see("Genk -1.5 and +1.5 by slugify", [slugify("Genk -1.5"), slugify("Genk +1.5")], [
  "Genk-1.5",
  "Genk-+1.5",
]);
PROGRAM
node run.mjs
