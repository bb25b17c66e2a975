import { describe, expect, it } from "vitest";
import { quotedPaths } from "./quoted-paths.ts";

function findIn(text: string) {
  return quotedPaths([{ path: "docs/trails/odds.md", text }]);
}

describe("quoted paths", () => {
  it.each([
    "`ui/src/badge/badge.tsx`",
    "`ui/src/badge/badge`",
    "`app/features/odds`",
    "`ui/src/<room>/index.ts` and `tests/*.ts`",
    "```\n`ui/src/nowhere.ts`\n```",
  ])("follows %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it.each(["`app/features/odds/gone.ts`", "`ui/src/gone`"])(
    "fails %s, which leads nowhere",
    (text) => {
      const findings = findIn(`# Trail\n\n${text}`);
      expect(findings).toMatchObject([{ file: "docs/trails/odds.md", line: 3 }]);
    },
  );

  it.each(["README.md", "AGENTS.md", "CONTRIBUTING.md"])("are followed in %s", (path) => {
    expect(quotedPaths([{ path, text: "`ui/src/gone`" }])).toMatchObject([{ file: path, line: 1 }]);
  });
});
