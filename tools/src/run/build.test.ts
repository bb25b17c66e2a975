import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { products } from "./build.ts";
import { root } from "./paths.ts";

const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** A script of package.json with those that it runs. */
function runsOf(script: string): string[] {
  const run = [...(scripts[script] ?? "").matchAll(/npm run ([\w:-]+)/g)].map(
    ([, name = ""]) => name,
  );
  return [script, ...run.flatMap(runsOf)];
}

describe("the products of a build", () => {
  it("are built by a script each, none of which builds another that a step may be reading", () => {
    for (const { script } of products) {
      const others = products.filter((each) => each.script !== script).map((each) => each.script);
      expect(scripts[script]).toBeDefined();
      expect(runsOf(script).filter((name) => others.includes(name))).toEqual([]);
    }
  });
});
