import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { citationsOf } from "@grandstand/tools/src/specs/citations.ts";
import { describe, expect, it } from "vitest";

/** The paths that money has, or on which it is held back. */
const moneyPaths = [
  "a single",
  "a price that moves",
  "a line that is suspended",
  "an empty wallet",
  "an each-way combi",
  "a system",
  "a free bet",
  "a boost",
  "the bet builder",
  "a forecast",
  "a virtual event",
  "a suggested bet",
  "a whole cash-out",
  "a part of a cash-out",
  "a cash-out whose answer is lost",
  "a double click",
  "an answer that is lost",
  "a request that is lost",
  "two tabs",
  "a break of the connection",
  "a token that is refused",
  "a person who is barred",
  "a deposit by card",
  "a deposit by wallet",
  "a deposit whose answer is lost",
  "a withdrawal",
  "a conversion of coins",
  "a limit on stakes",
];

const folder = join(root, "tests/gate");

/** The files of the gate, each with the rules that its journeys cite first. */
function journeysByFile(): Readonly<Record<string, readonly string[]>> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
  const journeys = files.map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const first = new Map<string, string>();
    for (const { isTest, title, id } of citationsOf({ path: `tests/gate/${name}`, text })) {
      if (isTest && !first.has(title)) first.set(title, id);
    }
    return [name, [...first.values()]] as const;
  });
  return Object.fromEntries(journeys);
}

/** The rows of the README, each with the file that its heading names. */
function readRows() {
  const text = readFileSync(join(folder, "README.md"), "utf8");
  const sections = text.split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [file = "", ...lines] = section.split("\n");
    return lines
      .filter((line) => line.startsWith("| JOURNEY-"))
      .map((line) => {
        const cells = line.split("|").map((cell) => cell.trim());
        const [, rule = "", features = "", money = "", why = ""] = cells;
        return { file, rule, features: features.split(", "), money, why };
      });
  });
}

describe("the gate's README", () => {
  const rows = readRows();

  it("has a reason for each journey, and a journey for each reason", () => {
    const listed: Record<string, string[]> = {};
    for (const { file, rule } of rows) {
      listed[file] ??= [];
      listed[file].push(rule);
    }
    expect(listed).toEqual(journeysByFile());
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length);
    const reasons = rows.map(({ why }) => why).filter((why) => why !== "");
    expect(new Set(reasons).size).toBe(rows.length);
  });

  it("has a journey for each feature", () => {
    const entries = readdirSync(join(root, "app/features"), { withFileTypes: true });
    const features = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const crossed = new Set(rows.flatMap((row) => row.features));
    expect([...crossed].sort()).toEqual(features.sort());
  });

  it("has one journey for each money path", () => {
    const named = rows.map(({ money }) => money).filter((money) => money !== "");
    expect(named.sort()).toEqual(moneyPaths.toSorted());
  });
});
