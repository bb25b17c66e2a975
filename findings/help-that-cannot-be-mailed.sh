#!/usr/bin/env bash
# The address of the help for gamblers, and a script, in a page whose words are hyphenated.
#
# One would guess: soft hyphens are set in words; an address of mail and a link that stand in the text are left alone,
#   since they are copied, and so is what is not text: a script and a piece of code.
# What they do: gokhulp@example.be is "gok-hulp@example.be" with a soft hyphen that nobody sees, and what is copied into
#   a mail or an address bar has it too; https is "htt-ps" in Dutch. hypher sets spaces of no width in links besides.
#   hyphenateHTML of hyphen leaves tags and their attributes alone, and not the content of <script>: the name of a
#   constant, and a text that is compared, have soft hyphens; nor that of <code> and <textarea>, so that a text that is
#   sent comes back with them.
# Versions: hyphen 1.14.1, hypher 0.2.5 with hyphenation.nl 0.2.1.
# Source: the packages' READMEs (no word of addresses, links or scripts); HTML 4.01, 9.3.3 (a soft hyphen is not shown
#   but where a line breaks); run on 30 November 2026.
# Where a sportsbook's page meets it: the addresses of help and of complaints, which a Belgian operator must show, and
#   which do not work when they are copied. Hyphenate by CSS (hyphens: auto), or set addresses apart.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  hyphen@1.14.1 \
  hypher@0.2.5 \
  hyphenation.nl@0.2.1
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
const { hyphenateHTMLSync, hyphenateSync } = require("hyphen/nl");
const Hypher = require("hypher");
const hypher = new Hypher(require("hyphenation.nl"));
const visible = (text) => text.replaceAll("\u00AD", "|").replaceAll("\u200B", "_");
const texts = ["gokhulp@example.be", "https://example.be/verantwoord-spelen", "uitbetaling"];
see("hyphen", texts.map((text) => visible(hyphenateSync(text))), ["gok|hulp@example.be", "htt|ps://example.be/ver|ant|woord-spe|len", "uit|be|ta|ling"]);
see("hypher", texts.map((text) => visible(hypher.hyphenateText(text))), ["gok|hulp@example.be", "htt|ps://_example.be/_ver|ant|woord-spe|len", "uit|be|ta|ling"]);
see("copied", hyphenateSync("gokhulp@example.be") === "gokhulp@example.be", false);
const html = (text) => visible(hyphenateHTMLSync(text));
see("a link", html('<a href="mailto:gokhulp@example.be">gokhulp@example.be</a>'), '<a href="mailto:gokhulp@example.be">gok|hulp@example.be</a>');
see("a script", html('<script>const uitbetaling = "uitbetaling";</script>'), '<script>const uit|be|ta|ling = "uit|be|ta|ling";</script>');
see("code", html("<code>uitbetaling</code>"), "<code>uit|be|ta|ling</code>");
see("a field", html("<textarea>uitbetaling</textarea>"), "<textarea>uit|be|ta|ling</textarea>");
PROGRAM
node run.mjs
