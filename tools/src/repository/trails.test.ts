import { describe, expect, it } from "vitest";
import { trails } from "./trails.ts";

const project = [
  { path: "rules/src/price.ts", text: "export function reprice() {}" },
  {
    path: "app/store.ts",
    text: 'import { reprice } from "rules";\nexport interface Store {\n  watch(): void;\n}',
  },
  { path: "app/button.tsx", text: "export function Button() { store.watch(); }" },
  { path: "app/alone.ts", text: "export const alone = 1;" },
];
const price = "[`reprice`](../../rules/src/price.ts)";
const store = "[`Store.watch`](../../app/store.ts)";
const button = "[`Button`](../../app/button.tsx)";

function findIn(...steps: string[]) {
  const text = `# Trail\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`;
  return trails([...project, { path: "docs/trails/one-odds-change.md", text }]);
}

describe("trails", () => {
  it("are followed by imported names and by called members", () => {
    expect(findIn(price, store, button)).toEqual([]);
  });

  it.each([
    ["an export that is gone", [price, "[`Shop`](../../app/store.ts)"], 4],
    ["a member that is gone", [price, "[`Store.hear`](../../app/store.ts)"], 4],
    ["a file that is gone", [price, "[`Store`](../../app/gone.ts)"], 4],
    ["a step that nothing leads to", [price, "[`alone`](../../app/alone.ts)"], 4],
    ["a step that names nothing", [price, "It goes on."], 1],
  ] as const)("fail %s", (_, steps, line) => {
    expect(findIn(...steps)).toContainEqual(
      expect.objectContaining({ file: "docs/trails/one-odds-change.md", line }),
    );
  });

  it("are short", () => {
    const many = Array.from({ length: 11 }, (_, index) => `[\`reprice\`](../../rules/${index}.ts)`);
    expect(findIn(...many)).toContainEqual(
      expect.objectContaining({ what: "goes through 11 files" }),
    );
  });
});
