import { describe, expect, it } from "vitest";
import { completeFolders } from "./complete-folders.ts";

const complete = [
  "ui/src/badge/badge.tsx",
  "ui/src/badge/badge.states.ts",
  "ui/src/badge/badge.spec.md",
  "ui/src/badge/badge.test.tsx",
  "ui/src/badge/index.ts",
  "stories/components/badge.stories.tsx",
  "rules/src/money/money.spec.md",
  "rules/src/money/parse.test.ts",
  "rules/src/money/index.ts",
];

/** The folders that the check lists, because they hold no component. */
const listed = ["event-view", "icon", "load-code", "locale", "mark", "provider", "testing"].map(
  (folder) => `ui/src/${folder}/index.ts`,
);

const findIn = (paths: readonly string[]) =>
  completeFolders(paths.map((path) => ({ path, text: "" })));
const missingIn = (paths: readonly string[]) =>
  findIn([...paths, ...listed]).map(({ file }) => file);

describe("complete folders", () => {
  it("accepts complete folders, and folders and files that are no component", () => {
    const others = ["ui/src/locale/fr/common.json", "rules/src/intervals.ts", "ui/src/styles.css"];
    expect(missingIn([...complete, ...others])).toEqual([]);
  });

  it.each(complete)("fails when %s is missing", (path) => {
    const expected = path.replace("/parse.", "/*.");
    expect(missingIn(complete.filter((other) => other !== path))).toEqual([expected]);
  });

  it.each(listed)("fails when it lists a folder that is gone: %s", (path) => {
    const [folder] = path.split("/index.ts");
    expect(findIn([...complete, ...listed.filter((other) => other !== path)])).toMatchObject([
      { what: `lists ${folder}, which isn't there` },
    ]);
  });
});
