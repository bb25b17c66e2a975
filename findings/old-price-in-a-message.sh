#!/usr/bin/env bash
# An old price that is struck out beside the new one, in what is made of a page's HTML for mail and chat.
#
# One would guess: what cleans HTML keeps the old price struck out; what writes Markdown does so by ~~1.50~~; what
#   writes plain text marks it, or leaves it out.
# What it does: sanitize-html keeps s and takes del away: two prices stand there as equals. turndown drops both: "1.50
#   **1.45**". html-to-text and striptags write 1.50 and 1.45 in a row, and where the elements touch, as they do in what
#   a program drew, "1.501.45"; html-to-text makes "Genk1.50Union2.10" of a table with two rows, and "Union1.50" of a
#   button. node-html-markdown and xss are as one would guess.
# Versions: sanitize-html 2.17.5, turndown 7.2.5, html-to-text 10.0.1, striptags 3.2.0, node-html-markdown 2.0.0, xss
#   1.0.17.
# Source: sanitize-html's README lists its tags, turndown's shows a rule that one may add, html-to-text's says that
#   tables need a format of their own; run.
# Where a sportsbook's page meets it: "the odds have changed" by mail, in the chat, in the text beside a shared picture.
#   The price that counts cannot be known, or is one that never was.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  sanitize-html@2.17.5 \
  turndown@7.2.5 \
  html-to-text@10.0.1 \
  striptags@3.2.0 \
  node-html-markdown@2.0.0 \
  xss@1.0.17
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
const { convert } = require("html-to-text");
const { NodeHtmlMarkdown } = require("node-html-markdown");
const sanitizeHtml = require("sanitize-html");
const striptags = require("striptags");
const TurndownService = require("turndown");
const filterXss = require("xss");

const struck = "<p>Genk <s>1.50</s> <strong>1.45</strong></p>";
const deleted = "<p>Genk <del>1.50</del> <ins>1.45</ins></p>";
const drawn = "<p>Genk <s>1.50</s><strong>1.45</strong></p>";
const all = (make) => [struck, deleted, drawn].map((html) => make(html));
see("sanitize-html", all((html) => sanitizeHtml(html)), [struck, "<p>Genk 1.50 1.45</p>", drawn]);
see("xss", all((html) => filterXss(html)), [struck, deleted, drawn]);
see("turndown", all((html) => new TurndownService().turndown(html)), ["Genk 1.50 **1.45**", "Genk 1.50 1.45", "Genk 1.50**1.45**"]);
see("node-html-markdown", all((html) => NodeHtmlMarkdown.translate(html)), ["Genk ~~1.50~~ **1.45**", "Genk ~~1.50~~ 1.45", "Genk ~~1.50~~**1.45**"]);
see("html-to-text", all((html) => convert(html)), ["Genk 1.50 1.45", "Genk 1.50 1.45", "Genk 1.501.45"]);
see("striptags", all((html) => striptags(html)), ["Genk 1.50 1.45", "Genk 1.50 1.45", "Genk 1.501.45"]);
const table = "<table><tr><td>Genk</td><td>1.50</td></tr><tr><td>Union</td><td>2.10</td></tr></table>";
const button = "<button><span>Union</span><span>1.50</span></button>";
see("html-to-text, a table and a button", [convert(table), convert(button)], ["Genk1.50Union2.10", "Union1.50"]);
PROGRAM
node run.mjs
