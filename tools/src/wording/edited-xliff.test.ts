import { expect, it } from "vitest";
import { textHash } from "./approvals.ts";
import { textsOfXliff } from "./edited-xliff.ts";

const version2 = (unit: string, version = "2.0") =>
  `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="${version}" srcLang="fr" trgLang="nl"><file id="f"><unit id="u1" name="a.text">${unit}</unit></file></xliff>`;
const source = textHash("Un. Deux.");
const edit = { key: "a.text", language: "nl", text: "Een. Twee.", from: null, source };

it("joins the segments of a text, with what is between them", () => {
  const unit =
    "<notes><note>Shown by notice</note></notes>" +
    '<segment id="1" state="final"><source>Un.</source><target>Een.</target></segment>' +
    "<ignorable><source> </source></ignorable>" +
    "<segment><source>Deux.</source><target>Twee.</target></segment>";
  expect(textsOfXliff(version2(unit))).toEqual([edit]);
  expect(textsOfXliff(version2(unit, "2.1"))).toEqual([edit]);
});

it("joins them in the order that the translation has", () => {
  const unit =
    '<segment><source>Un.</source><target order="3">Een.</target></segment>' +
    '<ignorable><source> </source><target order="2"> </target></ignorable>' +
    '<segment><source>Deux.</source><target order="1">Twee.</target></segment>';
  expect(textsOfXliff(version2(unit))).toEqual([{ ...edit, text: "Twee. Een." }]);
});

it("reads the notes of a text, and none of a tool's suggestions", () => {
  const note = `<notes><note category="fingerprint">${textHash("Eén. Twee.")}</note></notes>`;
  const suggested =
    "<mtc:matches><mtc:match><source>Un.</source><target>Ene.</target></mtc:match></mtc:matches>";
  const unit = `${suggested}${note}<segment><source>Un. Deux.</source><target>Een. <mrk id="m1" type="term">Twee</mrk>.</target></segment>`;
  expect(textsOfXliff(version2(unit))).toEqual([{ ...edit, from: textHash("Eén. Twee.") }]);
});

it("reads the fingerprint from the last note where a tool has dropped the categories", () => {
  const notes = `<notes><note>Shown by notice</note><note>At most 16 characters</note><note>${textHash("Eén. Twee.")}</note></notes>`;
  const unit = `${notes}<segment><source>Un. Deux.</source><target>Een. Twee.</target></segment>`;
  expect(textsOfXliff(version2(unit))).toEqual([{ ...edit, from: textHash("Eén. Twee.") }]);
  const unchanged = notes.replace(textHash("Eén. Twee."), textHash("Een. Twee."));
  const same = `${unchanged}<segment><source>Un. Deux.</source><target>Een. Twee.</target></segment>`;
  expect(textsOfXliff(version2(same))).toEqual([]);
  const version1 = `<xliff version="1.2"><file source-language="fr" target-language="nl"><body><trans-unit id="7" resname="a.text"><source>Un. Deux.</source><target>Een. Twee.</target><note>Shown by notice</note><note>${textHash("Eén. Twee.")}</note></trans-unit></body></file></xliff>`;
  expect(textsOfXliff(version1)).toEqual([{ ...edit, from: textHash("Eén. Twee.") }]);
});

it("leaves out what is not translated, and refuses what is in part", () => {
  const open =
    "<segment><source>Un.</source></segment><ignorable><source> </source></ignorable><segment><source>Deux.</source><target/></segment>";
  expect(() => textsOfXliff(version2(open))).toThrow("a.text: some of its segments");
  const none =
    "<segment><source>Un.</source></segment><ignorable><source> </source></ignorable><segment><source>Deux.</source></segment>";
  expect(textsOfXliff(version2(none))).toEqual([]);
});

it("reads XLIFF 1.2, whose segments are marks", () => {
  const written = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="fr" target-language="nl-BE"><body><trans-unit id="7" resname="a.text"><source>Un. Deux.</source><seg-source><mrk mtype="seg" mid="1">Un.</mrk> <mrk mtype="seg" mid="2">Deux.</mrk></seg-source><target><mrk mtype="seg" mid="1">Een.</mrk> <mrk mtype="seg" mid="2">Twee.</mrk></target><note>Shown by notice</note><alt-trans><target>Ene.</target></alt-trans></trans-unit></body></file></xliff>`;
  expect(textsOfXliff(written)).toEqual([edit]);
});

it("refuses a file into another language, and elements that our texts cannot have", () => {
  expect(() => textsOfXliff('<xliff version="2.0" srcLang="fr" trgLang="de">')).toThrow(
    "no XLIFF from French",
  );
  const unit = '<segment><source>Un</source><target>Een <pc id="1">twee</pc></target></segment>';
  expect(() => textsOfXliff(version2(unit))).toThrow("elements of XLIFF");
});
