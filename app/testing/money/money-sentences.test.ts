import { readdirSync, readFileSync } from "node:fs";
import { locales } from "@grandstand/rules/locale";
import { loadCatalogs } from "@grandstand/ui/locale";
import { describe, expect, it } from "vitest";
import { claimsNothing } from "./claims.ts";
import { sentenceDrivers } from "./sentence-drivers.ts";
import { textsOf } from "./shown-texts.ts";

const project = new URL("../../../", import.meta.url);
const page = readFileSync(new URL("docs/money-sentences.md", project), "utf8");

/** The cells of the table under a heading, without the head and the line under it. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = page.split(`## ${heading}`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const plain = (cell = "") => cell.replaceAll("`", "");
const rows = rowsUnder("Texts that say that nothing happened").map(
  ([key, shownBy, because, instead, rules]) => ({
    key: plain(key),
    shownBy: shownBy ?? "",
    because: because ?? "",
    instead: plain(instead),
    rules: (rules ?? "").split(", "),
  }),
);
const resembling = rowsUnder("Texts that only resemble one").map(([key, why]) => ({
  key: plain(key),
  why: why ?? "",
}));
/** Texts that are shown whatever happened. */
const fixed = ["error-page.failed.text", "offline-page.bets", "cashier-overlay.failed.text"];

async function catalogOf(locale: (typeof locales)[number]) {
  const catalogs = await loadCatalogs(locale);
  return new Map(Object.values(catalogs).flatMap((catalog) => Object.entries(catalog)));
}

/** Every rule of a specification of the project. */
function readRules(): ReadonlySet<string> {
  const folders = ["app", "rules/src", "ui/src"];
  const specs = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, project), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".spec.md") && !path.includes("node_modules"))
      .map((path) => readFileSync(new URL(`${folder}/${path}`, project), "utf8")),
  );
  return new Set(
    specs.flatMap((text) => [...text.matchAll(/\[([A-Z-]+\d+)\]/g)].map(([, id]) => id ?? "")),
  );
}

describe("the table of what is said about money", () => {
  it("[MONEY-SENTENCES-1] has each text that makes such a claim, and no other", async () => {
    const keys = new Set<string>();
    const claiming = new Set<string>();
    for (const locale of locales) {
      for (const [key, text] of await catalogOf(locale)) {
        keys.add(key);
        if (claimsNothing(locale, text)) claiming.add(key);
      }
    }
    const listed = [...rows, ...resembling].map(({ key }) => key);
    expect([...claiming].filter((key) => !listed.includes(key))).toEqual([]);
    expect(listed.filter((key) => !keys.has(key))).toEqual([]);
    expect(resembling.filter(({ key, why }) => why === "" || !claiming.has(key))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("[MONEY-SENTENCES-2] names a state that shows each, the answer, and rules that are there", () => {
    const rules = readRules();
    expect(rows.length).toBeGreaterThan(20);
    for (const { key, shownBy, because, rules: named } of rows) {
      if (shownBy !== "the app") expect(textsOf(shownBy), key).toContain(key);
      expect(because, key).not.toBe("");
      expect(
        named.filter((rule) => !rules.has(rule)),
        key,
      ).toEqual([]);
    }
  });

  it("[MONEY-SENTENCES-3] [MONEY-SENTENCES-4] has a driver for each row", () => {
    expect(Object.keys(sentenceDrivers).sort()).toEqual(rows.map(({ key }) => key).sort());
  });

  it.each(fixed)("[MONEY-SENTENCES-5] %s claims nothing, in any language", async (key) => {
    for (const locale of locales) {
      const text = (await catalogOf(locale)).get(key) ?? "";
      expect([text.length > 0, claimsNothing(locale, text)]).toEqual([true, false]);
    }
  });
});

describe.each(rows)("$key", ({ key, instead }) => {
  it("[MONEY-SENTENCES-3] is said with its answer", async () => {
    expect(await sentenceDrivers[key]?.answered()).toContain(key);
  });

  it("[MONEY-SENTENCES-4] is not said without one", async () => {
    const said = await sentenceDrivers[key]?.unanswered();
    expect(said).not.toContain(key);
    expect(said).toContain(instead);
  });
});
