import { describe, expect, it } from "vitest";
import { trails } from "./trails.ts";

const project = [
  { path: "rules/src/price.ts", text: "export function reprice() {}" },
  {
    path: "app/store.ts",
    text: 'import { reprice } from "../rules/src/price.ts";\nexport interface Store {\n  watch(): void;\n}\nreprice();',
  },
  {
    path: "app/site.ts",
    text: 'import type { Store } from "./store.ts";\nexport interface Site {}',
  },
  {
    path: "app/button.tsx",
    text: 'import type { Site } from "./site.ts";\nexport function Button() { site.store.watch(); }',
  },
  { path: "app/parts/index.ts", text: 'export { Button } from "../button.tsx";' },
  {
    path: "app/page.tsx",
    text: 'import { Button } from "./parts/index.ts";\nexport function Page() { return <Button />; }',
  },
  { path: "app/queue.ts", text: "export function runQueue() { queue.watch(); }" },
  {
    path: "app/namesake.tsx",
    text: 'import { Button } from "other";\nexport function Namesake() { return <Button />; }',
  },
  { path: "app/alone.ts", text: "export const alone = 1;" },
  { path: "app/talk.ts", text: '// Page has reprice\nexport const talk = "reprice, Button";' },
  { path: "contract/src/call.ts", text: "export const submit = {};" },
  {
    path: "sandbox/src/routes.ts",
    text: 'import { submit } from "@grandstand/contract/call";\nexport const routes = [route(submit)];',
  },
];
const price = "[`reprice`](../../rules/src/price.ts)";
const store = "[`Store.watch`](../../app/store.ts)";
const button = "[`Button`](../../app/button.tsx)";

const page = "[`Page`](../../app/page.tsx)";
const call = "[`submit`](../../contract/src/call.ts)";
const routes = "[`routes`](../../sandbox/src/routes.ts)";

function findIn(...steps: string[]) {
  const text = `# Trail\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join("\n")}`;
  return trails([...project, { path: "docs/trails/one-odds-change.md", text }]);
}

describe("trails", () => {
  it("are followed by imported names and by called members", () => {
    expect(findIn(price, store, button, page)).toEqual([]);
  });

  it("meet in the contract, which both ends of the wire name", () => {
    expect(findIn(call, routes)).toEqual([]);
  });

  it("may branch from the step that a step says it comes from", () => {
    expect(findIn(store, button, page, `From step 1: ${button}`)).toEqual([]);
  });

  it.each([
    ["an export that is gone", [price, "[`Shop`](../../app/store.ts)"], 4],
    ["a member that is gone", [price, "[`Store.hear`](../../app/store.ts)"], 4],
    ["a file that is gone", [price, "[`Store`](../../app/gone.ts)"], 4],
    ["a step that nothing leads to", [price, "[`alone`](../../app/alone.ts)"], 4],
    ["a step that names nothing", [price, "It goes on."], 4],
    ["a step that comes from one further back", [store, button, page, store], 6],
    [
      "a step that says that it comes from itself",
      [price, "From step 2: [`alone`](../../app/alone.ts)"],
      4,
    ],
    [
      "a member of the same name that another thing has",
      [store, "[`runQueue`](../../app/queue.ts)"],
      4,
    ],
    ["a name that comes from elsewhere", [button, "[`Namesake`](../../app/namesake.tsx)"], 4],
    ["a name that only a comment or a text has", ["[`talk`](../../app/talk.ts)", price], 4],
    [
      "a second name to which nothing leads",
      [store, `${button} [\`alone\`](../../app/alone.ts)`],
      4,
    ],
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
