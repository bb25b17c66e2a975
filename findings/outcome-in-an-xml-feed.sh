#!/usr/bin/env bash
# Odds in XML, as feeds send them in attributes, by small readers of XML.
#
# One would guess: what is well-formed XML is read as it is written: quotes of either kind, a greater-than sign, an
#   ampersand and a reference in an attribute, a colon in a name, what is in a comment left out; that one outcome is an
#   object and two are a list is known of such readers.
# What they do: simple-xml2json makes numbers where it can, so that the match 0042 is 34, 1.50 is 1.5 and an id of 19
#   digits another one; it cuts "total=2.5|hcp=-1.5" at the bar, and the outcome "Genk > 2.5" at its sign, whereby its
#   price is gone. xml-parse gives empty texts where quotes are single, takes an outcome in a comment for one, and an
#   element with a colon for text. pixl-xml raises an error for a greater-than sign. simple-xml-to-json, txml,
#   xml-reader, xml-parse and simple-xml2json leave "Brighton &amp; Hove" as it is written, pixl-xml decodes the
#   ampersand and leaves Li&#232;ge. CDATA is nothing in xml-lite, and elements in simple-xml-to-json. A market with an
#   attribute status and an element status has a list of both in pixl-xml, xml-mapping and simple-xml2json. xml-mapping
#   leaves an empty attribute out. @borgar/simple-xml has all of it right.
# Versions: simple-xml2json 1.2.3, xml-parse 0.4.0, pixl-xml 1.0.13, xml-lite 0.8.1, simple-xml-to-json 1.2.7, txml
#   6.0.3, xml-reader 2.4.3, xml-mapping 1.7.2; right: @borgar/simple-xml 2.2.2.
# Source: XML 1.0, 2.3 (a greater-than sign may stand in an attribute) and 4.1 (references); run, 30 November 2026;
#   txml's README names an option that decodes.
# Where a sportsbook's page meets it: feeds of odds and results that are XML, in a tool that had to be small. Prices go
#   to another match, outcomes are shown as "&amp;", and a line that was withdrawn is offered. Try a reader with these
#   inputs before a feed is read by it.

set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --save-exact --ignore-scripts --no-audit --no-fund --loglevel=error \
  simple-xml2json@1.2.3 \
  xml-parse@0.4.0 \
  pixl-xml@1.0.13 \
  xml-lite@0.8.1 \
  simple-xml-to-json@1.2.7 \
  txml@6.0.3 \
  xml-reader@2.4.3 \
  xml-mapping@1.7.2 \
  @borgar/simple-xml@2.2.2
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
import { parseXML } from "@borgar/simple-xml";
import { parse as txml } from "txml";
import { see } from "./see.mjs";

const require = createRequire(import.meta.url);
/** What each package makes of the children of <m>. */
const packages = {
  "simple-xml2json": (xml) => require("simple-xml2json").parser(xml).m,
  "xml-parse": (xml) => plain(require("xml-parse").parse(xml)[0].childNodes),
  "pixl-xml": (xml) => require("pixl-xml").parse(xml),
  "xml-lite": (xml) => plain(require("xml-lite").xml2js(xml).children[0].children),
  "simple-xml-to-json": (xml) => require("simple-xml-to-json").convertXML(xml).m.children,
  txml: (xml) => plain(txml(xml)[0].children),
  "xml-reader": (xml) => plain(require("xml-reader").parseSync(xml).children),
  "xml-mapping": (xml) => require("xml-mapping").load(xml).m,
  "@borgar/simple-xml": (xml) => parseXML(xml).root.toJS().slice(1),
};
/** Nodes of a tree as attributes, or as texts, whatever their names. */
function plain(nodes) {
  return nodes.map((node) => {
    const { attributes = {}, tagName, tag, name, text, value, children, childNodes, innerXML } = node;
    if (typeof node === "string" || (tagName ?? tag ?? name ?? "") === "") return node.text ?? node.value ?? node;
    const inside = plain(children ?? childNodes ?? []);
    return { ...attributes, ...(inside.length === 0 ? {} : { inside }) };
  });
}
function by(xml, ...names) {
  return names.map((name) => {
    try {
      return packages[name](xml);
    } catch ({ message }) {
      return message;
    }
  });
}
const whole = "@borgar/simple-xml";
see("0042 at 1.50", by('<m><o id="0042" odds="1.50"/></m>', "simple-xml2json", whole), [{ o: { id: 34, odds: 1.5 } }, [["o", { id: "0042", odds: "1.50" }]]]);
see("19 digits", by('<m><o id="1234567890123456789"/></m>', "simple-xml2json"), [{ o: { id: 1234567890123456800 } }]);
see("a bar", by('<m><o l="total=2.5|hcp=-1.5"/></m>', "simple-xml2json", whole), [{ o: { l: "total=2.5" } }, [["o", { l: "total=2.5|hcp=-1.5" }]]]);

const greater = '<m><o name="Genk > 2.5" odds="1.50"/></m>';
const unexpected = "Parse Error: Mismatched closing tag (expected </o>) on line 1: </m>";
see("Genk > 2.5", by(greater, "simple-xml2json", "pixl-xml", "xml-lite", whole), [{ o: { name: "Genk " } }, unexpected, [{ name: "Genk >2.5", odds: "1.50" }], [["o", { name: "Genk > 2.5", odds: "1.50" }]]]);
see("single quotes", by("<m><o name='Genk' odds='1.50'/></m>", "xml-parse", whole), [[{ name: "", odds: "" }], [["o", { name: "Genk", odds: "1.50" }]]]);
see("a comment", by('<m><o id="1"/><!-- <o id="2"/> --></m>', "xml-parse", whole), [[{ id: "1" }, "<!-- ", { id: "2" }, " -->"], [["o", { id: "1" }]]]);
see("a colon", by('<m><sr:o id="1"/></m>', "xml-parse", whole), [['<sr:o id="1"/>'], [["sr:o", { id: "1" }]]]);

const hove = '<m><o name="Brighton &amp; Hove"/></m>';
const liege = '<m><o name="Li&#232;ge"/></m>';
const trees = ["xml-parse", "txml", "xml-reader"];
see("an ampersand", by(hove, ...trees, "simple-xml-to-json", "simple-xml2json", "pixl-xml"), [...trees.map(() => [{ name: "Brighton &amp; Hove" }]), [{ o: { name: "Brighton &amp; Hove" } }], { o: { name: "Brighton &amp; Hove" } }, { o: { name: "Brighton & Hove" } }]);
see("Liège as a reference", by(liege, "pixl-xml", "xml-mapping", whole), [{ o: { name: "Li&#232;ge" } }, { o: { name: "Liège" } }, [["o", { name: "Liège" }]]]);
see("CDATA", by("<m><o><![CDATA[1 < 2]]></o></m>", "xml-lite", "simple-xml-to-json", whole), [[{ inside: [{ type: 4 }] }], [{ o: { children: [{ "": { "![CDATA[1 ": "2", "]]": "o" } }] } }], [["o", "1 < 2"]]]);
const both = '<m status="1"><status>0</status></m>';
see("an attribute and an element", by(both, "pixl-xml", "xml-mapping", "simple-xml2json"), [{ status: ["1", "0"] }, { status: ["1", { $t: "0" }] }, { status: [1, 0] }]);
see("an empty attribute", by('<m><o l="" id="1"/></m>', "xml-mapping", "simple-xml2json", whole), [{ o: { id: "1" } }, { o: { l: {}, id: 1 } }, [["o", { l: "", id: "1" }]]]);
PROGRAM
node run.mjs
