import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readProject } from "@grandstand/tools/src/repository/read-project.ts";
import { approvalsPath } from "@grandstand/tools/src/wording/approvals.ts";
import { languages, readCatalogs } from "@grandstand/tools/src/wording/catalogs.ts";
import { handInSignOff } from "@grandstand/tools/src/wording/hand-in.ts";
import { recordRelease } from "@grandstand/tools/src/wording/releases.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readTextOf, signOffFile } from "../../stories/review/read-texts.ts";
import { wordingCsv } from "./wording-csv.ts";
import { wordingHtml } from "./wording-html.ts";
import { wordingRows } from "./wording-rows.ts";

let project = "";

function write(path: string, content: object): void {
  mkdirSync(join(project, path, ".."), { recursive: true });
  writeFileSync(join(project, path), JSON.stringify(content));
}

function writeCatalogs(french: Record<string, string>): void {
  for (const language of languages) write(`ui/src/locale/${language}/test.json`, french);
}

const rows = () => wordingRows(readProject(project), []);

function signAllOff(on: string): void {
  const texts = rows().flatMap((row) => languages.flatMap((each) => readTextOf(row, each)));
  writeFileSync(join(project, "sign-off.json"), signOffFile("Compliance", on, texts));
  expect(handInSignOff(project, join(project, "sign-off.json")).isWhole).toBe(true);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "grandstand-releases-"));
  write("ui/package.json", { version: "0.9.0" });
  write(approvalsPath, {});
  writeCatalogs({ "a.title": "Un pari", "a.text": "Deux paris", "a.old": "Un coupon" });
});
afterEach(() => rmSync(project, { recursive: true }));

it("keeps what each text was at each release", () => {
  expect(recordRelease(project, "2026-11-25").isReady).toBe(false);
  expect(rows().find(({ key }) => key === "a.text")?.texts.nl?.releases).toEqual([]);

  signAllOff("2026-11-25");
  expect(recordRelease(project, "2026-11-25").lines.at(-1)).toContain("Recorded 0.9.0: 3 texts");
  expect(recordRelease(project, "2026-11-26").lines).toEqual(["0.9.0 is recorded already."]);

  writeCatalogs({ "a.title": "Un pari", "a.text": "Trois paris" });
  expect(recordRelease(project, "2026-12-01").isReady).toBe(false);
  write(approvalsPath, {});
  signAllOff("2026-12-01");
  expect(() => recordRelease(project, "2026-12-01")).toThrow("raise the version first");
  write("ui/package.json", { version: "0.10.0" });
  expect(recordRelease(project, "2026-12-01").lines.at(-1)).toContain("Recorded 0.10.0: 2 texts");

  const first = { version: "0.9.0", on: "2026-11-25" };
  const second = { version: "0.10.0", on: "2026-12-01" };
  const releasesOf = (key: string) => rows().find((row) => row.key === key)?.texts.nl?.releases;
  expect(releasesOf("a.title")).toEqual([{ ...first, text: "Un pari" }]);
  expect(releasesOf("a.text")).toEqual([
    { ...first, text: "Deux paris" },
    { ...second, text: "Trois paris" },
  ]);
  expect(readCatalogs(readProject(project)).nl.has("a.old")).toBe(false);
});

it("is in the book to take along", () => {
  signAllOff("2026-11-25");
  recordRelease(project, "2026-11-25");
  writeCatalogs({ "a.title": "Un pari" });
  const csv = wordingCsv(rows());
  expect(csv).toContain("0.9.0, 2026-11-25: Un pari");
  expect(wordingHtml(rows(), { hasPictures: false })).toContain("0.9.0, 2026-11-25: Un pari");
});
