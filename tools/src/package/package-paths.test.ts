import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../run/paths.ts";
import { packageOf, packagePathOf, publishedFolders, specifierBetween } from "./package-paths.ts";

describe("where a source goes in the package", () => {
  it.each([
    ["ui/src/badge/badge.tsx", "badge/badge"],
    ["ui/src/locale/fr/odds.json", "locale/fr/odds"],
    ["rules/src/odds/index.ts", "rules/odds/index"],
  ])("%s goes to %s", (source, path) => expect(packagePathOf(join(root, source))).toBe(path));

  it("has no folder with the name of one of our workspaces", () => {
    expect(publishedFolders()).not.toContain("rules");
    expect(publishedFolders()).not.toContain("tokens");
  });

  it("is named from another place by a relative path", () => {
    expect(specifierBetween("badge/badge", "badge/badge.variants")).toBe("./badge.variants");
    expect(specifierBetween("badge/badge", "rules/odds/index")).toBe("../rules/odds/index");
  });
});

describe("the package that an import names", () => {
  it.each([
    ["react/jsx-runtime", "react"],
    ["@radix-ui/react-dialog", "@radix-ui/react-dialog"],
    ["./badge.tsx", undefined],
    ["node:fs", undefined],
    ["/work/file.ts", undefined],
  ])("of %s is %s", (specifier, name) => expect(packageOf(specifier)).toBe(name));
});
