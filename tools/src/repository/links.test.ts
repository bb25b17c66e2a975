import { describe, expect, it } from "vitest";
import { links } from "./links.ts";

const project = [
  { path: "app/features/odds/store.ts", text: "" },
  { path: "docs/decisions/01-money.md", text: "" },
];

function findIn(text: string) {
  return links.find([...project, { path: "docs/trails/odds.md", text }]);
}

describe("links", () => {
  it.each([
    "[money](../decisions/01-money.md)",
    "[money](../decisions/01-money.md#why)",
    "[stores](../../app/features/odds/)",
    "`app/features/odds/store.ts`",
    "`app/features/odds/store`",
    "`app/features/odds`",
    "[site](https://example.org) and [below](#below)",
    "`ui/src/<folder>/index.ts` and `tests/*.ts`",
    "```\n`ui/src/nowhere.ts`\n```",
  ])("follows %s", (text) => {
    expect(findIn(text)).toEqual([]);
  });

  it.each([
    "[money](../decisions/02-money.md)",
    "`app/features/bet-slip/gone.ts`",
    "`ui/src/odds-button`",
  ])("fails %s, which leads nowhere", (text) => {
    const findings = findIn(`# Trail\n\n${text}`);
    expect(findings).toMatchObject([{ file: "docs/trails/odds.md", line: 3 }]);
  });
});
