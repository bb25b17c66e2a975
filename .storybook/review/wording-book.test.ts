import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { textHash } from "@grandstand/tools/src/wording/approvals.ts";
import { describe, expect, it } from "vitest";
import { wordingCsv } from "./wording-csv.ts";
import { wordingHtml } from "./wording-html.ts";
import { wordingRows } from "./wording-rows.ts";
import { wordingXliff } from "./xliff.ts";

const french = "{{count}} paris gratuits";

function approvalOf(text: string, source: string) {
  const hashes = { hash: textHash(text), source: textHash(source) };
  return { ...hashes, by: "compliance", on: "2026-11-20", text, french: source };
}
const files: ProjectFile[] = [
  {
    path: "ui/src/locale/fr/slip.json",
    text: JSON.stringify({
      "slip.bets_one": "{{count}} pari",
      "slip.bets_many": "{{count}} paris",
      "slip.bets_other": french,
      "slip.close": "=Fermer",
    }),
  },
  {
    path: "ui/src/locale/nl/slip.json",
    text: JSON.stringify({ "slip.bets_one": "Eén", "slip.bets_other": "<0>{{count}}</0>, samen" }),
  },
  {
    path: "ui/src/locale/approvals.json",
    text: JSON.stringify({
      "slip.bets_other": { fr: approvalOf(french, french) },
      "slip.bets_one": { nl: approvalOf("Een", "{{count}} pari") },
    }),
  },
  {
    path: "ui/src/toasts/toasts.tsx",
    text: `const a = <p aria-label={t("slip.close")}>{t("slip.bets", { count })}</p>;`,
  },
];
const rows = wordingRows(files, []);
const rowOf = (key: string) => rows.find((row) => row.key === key);

describe("a row of the wording book", () => {
  it("says which components use it, and how it reaches the person", () => {
    expect(rowOf("slip.bets_other")).toMatchObject({ usedBy: ["toasts"], kinds: ["toast"] });
    expect(rowOf("slip.close")).toMatchObject({ usedBy: ["toasts"], kinds: ["aria"] });
  });

  it("has each text raw, with samples, and with its status", () => {
    const { texts, variables } = rowOf("slip.bets_other") ?? {};
    expect(variables).toEqual([{ name: "count", type: "number", sample: "3", isGiven: false }]);
    expect(texts?.fr).toMatchObject({ rendered: "3 paris gratuits", status: "approved" });
    expect(texts?.nl).toMatchObject({ rendered: "3, samen", characters: 8, status: "waiting" });
    expect(texts?.en).toBeUndefined();
  });

  it("does not miss a plural that a language does not have", () => {
    expect(rowOf("slip.bets_many")?.notNeededIn).toEqual(["nl", "en"]);
  });

  it("points at words that a person has to decide about", () => {
    expect(rowOf("slip.bets_other")?.toDecide).toEqual(['(fr): "gratuits"']);
  });
});

describe("the wording book to take along", () => {
  it("is CSV that a spreadsheet reads as text", () => {
    const csv = wordingCsv(rows);
    expect(csv).toContain("'=Fermer");
    expect(csv).toContain('"<0>{{count}}</0>, samen"');
    expect(csv.trimEnd().split("\r\n")).toHaveLength(rows.length + 1);
  });

  it("shows what changed since the sign-off, word by word", () => {
    expect(rowOf("slip.bets_one")?.texts.nl).toMatchObject({
      status: "changed",
      difference: [
        { text: "Een", change: "removed" },
        { text: "Eén", change: "added" },
      ],
    });
    expect(wordingHtml(rows, { hasPictures: false })).toContain("<del>Een</del><ins>Eén</ins>");
    expect(wordingCsv(rows)).toContain("changed,compliance,2026-11-20,2027-11-20");
  });

  it("is XLIFF from French, with what is approved as final and without plurals that a language lacks", () => {
    const dutch = wordingXliff(rows, "nl");
    expect(dutch).toContain('srcLang="fr" trgLang="nl"');
    expect(dutch).not.toContain('name="slip.bets_many"');
    expect(dutch).toContain(
      '<segment state="translated"><source>{{count}} paris gratuits</source><target>&lt;0&gt;{{count}}&lt;/0&gt;, samen</target>',
    );
    expect(wordingXliff(rows, "en")).toContain('<segment state="initial"><source>=Fermer</source>');
  });

  it("is a page in which a text is never markup", () => {
    const html = wordingHtml(rows, { hasPictures: false });
    expect(html).toContain("&lt;0&gt;{{count}}&lt;/0&gt;");
    expect(html).not.toContain("<0>");
    expect(html).toContain("Two ages.");
  });
});
