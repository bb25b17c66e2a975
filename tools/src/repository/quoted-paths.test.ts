import { describe, expect, it } from "vitest";
import { quotedPaths } from "./quoted-paths.ts";

const project = [{ path: "app/features/odds/store.ts", text: "" }];

function findIn(text: string) {
  return quotedPaths.find([...project, { path: "docs/trails/odds.md", text }]);
}

describe("quoted paths", () => {
  it.each([
    "`app/features/odds/store.ts`",
    "`app/features/odds/store`",
    "`app/features/odds`",
    "`ui/src/<room>/index.ts` and `tests/*.ts`",
    "```\n`ui/src/nowhere.ts`\n```",
  ])("follows %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it.each(["`app/features/bet-slip/gone.ts`", "`ui/src/odds-button`"])(
    "fails %s, which leads nowhere",
    (text) => {
      const findings = findIn(`# Trail\n\n${text}`);
      expect(findings).toMatchObject([{ file: "docs/trails/odds.md", line: 3 }]);
    },
  );
});
