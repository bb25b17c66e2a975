import { describe, expect, it } from "vitest";
import { completeFolders } from "./complete-folders.ts";

const component = [
  "ui/src/badge/badge.tsx",
  "ui/src/badge/badge.states.ts",
  "ui/src/badge/badge.spec.md",
  "ui/src/badge/badge.test.tsx",
  "ui/src/badge/index.ts",
  "stories/components/badge.stories.tsx",
];

const rule = [
  "rules/src/money/money.spec.md",
  "rules/src/money/parse.test.ts",
  "rules/src/money/index.ts",
];

function findIn(paths: readonly string[], text = "") {
  return completeFolders.find(paths.map((path) => ({ path, text })));
}

describe("complete folders", () => {
  it("accepts complete folders", () => {
    expect(findIn([...component, ...rule])).toEqual([]);
  });

  it.each(component.filter((path) => path !== "ui/src/badge/badge.tsx"))(
    "fails when %s is missing",
    (path) => {
      const findings = findIn(component.filter((other) => other !== path));
      expect(findings.map(({ file }) => file)).toEqual([path]);
    },
  );

  it("fails when the component is missing", () => {
    expect(findIn(component.slice(1)).map(({ file }) => file)).toEqual(["ui/src/badge/badge.tsx"]);
  });

  it.each(["spec.md", "test.ts", "index.ts"])("fails a rule's folder without its %s", (ending) => {
    expect(findIn(rule.filter((path) => !path.endsWith(ending)))).toHaveLength(1);
  });

  it("wants no component in the folders that are listed without one", () => {
    expect(findIn(["ui/src/locale/fr/common.json", "ui/src/provider/provider.tsx"])).toEqual([]);
  });

  it("does not count a file beside the folders as a folder", () => {
    expect(findIn(["rules/src/intervals.ts", "ui/src/styles.css"])).toEqual([]);
  });

  it("fails a recipe outside .variants.ts", () => {
    const text = 'import { cva } from "class-variance-authority";';
    const files = component.map((path) => ({ path, text: path.endsWith("badge.tsx") ? text : "" }));
    expect(completeFolders.find(files).map(({ file }) => file)).toEqual(["ui/src/badge/badge.tsx"]);
  });
});
