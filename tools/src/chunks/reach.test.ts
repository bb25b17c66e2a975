import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createReach, type ModuleGraph } from "./reach.ts";

/** Each module by its path: its code, and who imports it. */
function graphOf(modules: Record<string, readonly [code: string, importers?: string[]]>) {
  const getModuleInfo: ModuleGraph["getModuleInfo"] = (id) => {
    const [code, importers = []] = modules[id] ?? [];
    return code === undefined ? null : { code, importers };
  };
  return { getModuleInfo };
}

const graph = graphOf({
  "/app/root.tsx": ['import { Star } from "lucide";'],
  "/app/routes/search.tsx": ['import { Mail } from "lucide";'],
  "/icons/lucide.mjs": [
    'import * as all from "./icons/index.mjs";\n' +
      'export { default as Star, default as StarIcon } from "./icons/star.mjs";\n' +
      'export { default as Mail } from "./icons/mail.mjs";',
    ["/app/root.tsx", "/app/routes/search.tsx"],
  ],
  "/icons/icons/star.mjs": ["export default 1;", ["/icons/lucide.mjs"]],
  "/icons/icons/mail.mjs": ["export default 2;", ["/icons/lucide.mjs"]],
  "/icons/build.mjs": ["export const build = 3;", ["/icons/icons/star.mjs"]],
  "/ui/price.ts": ["export const price = 4;", ["/ui/index.ts"]],
  "/ui/index.ts": [
    'import { price } from "./price.ts";\nexport { price } from "./price.ts";',
    ["/app/root.tsx"],
  ],
});

const isReached = createReach(/\/app\/root\.tsx$/);

describe("what a page comes with", () => {
  it("reaches what imports lead to, through re-exports too", () => {
    expect(isReached("/app/root.tsx", graph)).toBe(true);
    expect(isReached("/icons/icons/star.mjs", graph)).toBe(true);
    expect(isReached("/icons/build.mjs", graph)).toBe(true);
  });

  it("does not reach what only other pages import from a list", () => {
    expect(isReached("/icons/icons/mail.mjs", graph)).toBe(false);
    expect(isReached("/app/routes/search.tsx", graph)).toBe(false);
  });

  it("reaches all that a file itself uses", () => {
    expect(isReached("/ui/price.ts", graph)).toBe(true);
  });

  it("answers the same whatever the order of calls, in circles too", () => {
    const ids = ["/app/root.tsx", "/a.ts", "/b.ts", "/c.ts", "/d.ts", "/e.ts"];
    const imports = fc.uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)));
    fc.assert(
      fc.property(imports, fc.array(fc.constantFrom(...ids)), (pairs, entries) => {
        const modules = Object.fromEntries(
          ids.map((id) => {
            const importers = pairs.filter(([, imported]) => imported === id).map(([by]) => by);
            return [id, ["", importers] as [string, string[]]];
          }),
        );
        const circles = graphOf(modules);
        const often = createReach(/root\.tsx$/);
        for (const id of entries) {
          expect(often(id, circles)).toBe(createReach(/root\.tsx$/)(id, circles));
        }
      }),
    );
  });
});
