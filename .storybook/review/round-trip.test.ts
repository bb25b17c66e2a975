import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { textHash } from "@grandstand/tools/src/wording/approvals.ts";
import { readCatalogs } from "@grandstand/tools/src/wording/catalogs.ts";
import { handInSignOff } from "@grandstand/tools/src/wording/hand-in.ts";
import { importTexts } from "@grandstand/tools/src/wording/import.ts";
import { releaseReport } from "@grandstand/tools/src/wording/release.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readTextOf, signOffFile } from "../../stories/review/read-texts.ts";
import type { WordingRow } from "../../stories/review/review-data.ts";
import { readPart } from "./read-review.ts";
import { wordingCsv } from "./wording-csv.ts";
import { wordingXliff } from "./xliff.ts";

const today = "2026-11-24";
const rows = readPart("wording");
let project = "";

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "grandstand-wording-"));
  cpSync(join(root, "ui/src/locale"), join(project, "ui/src/locale"), { recursive: true });
  cpSync(join(root, "docs/glossary.json"), join(project, "docs/glossary.json"));
  writeFileSync(join(project, "ui/src/locale/approvals.json"), "{}\n");
});
afterEach(() => rmSync(project, { recursive: true }));

const file = (name: string, content: string): string => {
  const path = join(project, name);
  writeFileSync(path, content);
  return path;
};

const cool = "cool_off.popup.title";
const dutch = rows.find(({ key }) => key === cool)?.texts.nl?.raw ?? "";
const withVariables = rows.filter(({ texts, variables }) => texts.nl && variables.length > 0);
const read = [...rows.filter(({ key }) => key === cool), ...withVariables.slice(0, 9)];

/** Ten texts of the book, in Dutch, as a reviewer ticks them and hands them in. */
function signOffTen(): void {
  const texts = read.flatMap((row) => readTextOf(row, "nl"));
  expect(texts).toHaveLength(10);
  const given = file("sign-off.json", signOffFile("Compliance", today, texts));
  expect(handInSignOff(project, given)).toEqual({
    lines: ["10 texts signed off by Compliance."],
    isWhole: true,
  });
}

/** The rows with other words in one text: what a person saves who edited the book's file. */
function edited(key: string, raw: string): WordingRow[] {
  return rows.map((row) => {
    const text = row.texts.nl;
    if (row.key !== key || !text) return row;
    return { ...row, texts: { ...row.texts, nl: { ...text, raw } } };
  });
}

/** The Dutch catalog that has a text, as it is written. */
function catalogWith(key: string): string {
  const entry = readCatalogs(readProject(project)).nl.get(key);
  return readFileSync(join(project, entry?.file ?? ""), "utf8");
}

const namedIn = (lines: readonly string[]) => lines.join("\n");

it("signs ten texts off, and names the one that changes before the release", () => {
  signOffTen();
  const ready = namedIn(releaseReport(project, today).lines);
  expect(ready).not.toContain("Changed since the sign-off");
  const changed = file("book.csv", wordingCsv(edited(cool, `${dutch} nu`)));
  const imported = importTexts(project, changed);
  expect(imported.isImported).toBe(true);
  expect(imported.lines).toEqual([
    `1 texts changed.\n  ${cool} (nl)`,
    `1 sign-offs are void:\n  ${cool} (nl)`,
  ]);
  const { lines, isReady } = releaseReport(project, today);
  expect(isReady).toBe(false);
  expect(namedIn(lines)).toContain(
    `Changed since the sign-off:\n  ${cool} (nl), signed off by Compliance on ${today}\n    ${dutch}{+ nu+}`,
  );
  expect(namedIn(lines)).toContain("of the 10 that are, 1 changed since");
});

it("takes a translator's XLIFF, and changes nothing but its text", () => {
  const before = catalogWith(cool);
  const changed = file("book.nl.xlf", wordingXliff(edited(cool, `${dutch} & <0>nu`), "nl"));
  expect(namedIn(importTexts(project, changed).lines)).toContain("has other variables or tags");
  const better = file("book.nl.xlf", wordingXliff(edited(cool, `${dutch} & nu`), "nl"));
  expect(importTexts(project, better).lines).toEqual([`1 texts changed.\n  ${cool} (nl)`]);
  expect(catalogWith(cool)).toBe(before.replace(`"${dutch}"`, `"${dutch} & nu"`));
});

it("says which texts came back without their fingerprint, and writes none", () => {
  const written = wordingXliff(edited(cool, `${dutch} nu`), "nl");
  const changed = file("book.nl.xlf", written.replace(/<notes>.*?<\/notes>/g, ""));
  const { lines, isImported } = importTexts(project, changed);
  expect(isImported).toBe(false);
  expect(namedIn(lines)).toContain("1 prevented it");
  expect(namedIn(lines)).toContain(`${cool} (nl): the file has lost the note`);
  const uncategorised = file("book.nl.xlf", written.replaceAll(' category="fingerprint"', ""));
  expect(importTexts(project, uncategorised).lines).toEqual([`1 texts changed.\n  ${cool} (nl)`]);
});

it("refuses a text whose variable, tag or form is lost, and writes none", () => {
  const key = withVariables[0]?.key ?? "";
  const before = catalogWith(key);
  const changed = file("book.csv", wordingCsv(edited(key, "Zonder waarde")));
  const { lines, isImported } = importTexts(project, changed);
  expect(isImported).toBe(false);
  expect(namedIn(lines)).toContain(`${key} (nl) has other variables or tags`);
  expect(catalogWith(key)).toBe(before);
});

it("takes a book as a spreadsheet with semicolons saves it, and nothing that was not edited", () => {
  const [heads = ""] = wordingCsv(rows).split("\r\n", 1);
  const cells = heads.split(",").map((name) => {
    if (name === "\ufeffkey") return cool;
    if (name === "nl raw") return `"${dutch}"`;
    return name === "nl hash" ? textHash(dutch) : "";
  });
  const saved = `${heads.replaceAll(",", ";")}\r\n${cells.join(";")}\r\n`;
  expect(importTexts(project, file("book.csv", saved))).toEqual({
    lines: ["0 texts changed."],
    isImported: true,
  });
});

it("refuses a text that was edited in the project after the file was written", () => {
  importTexts(project, file("first.csv", wordingCsv(edited(cool, `${dutch} nu`))));
  const late = importTexts(project, file("late.csv", wordingCsv(edited(cool, `${dutch} straks`))));
  expect(late.isImported).toBe(false);
  expect(namedIn(late.lines)).toContain(`${cool} (nl): the project's text has changed since`);
});
