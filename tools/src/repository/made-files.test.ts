import { describe, expect, it } from "vitest";
import { madeFiles } from "./made-files.ts";

const found = (...files: readonly (readonly [path: string, text?: string])[]) =>
  madeFiles(files.map(([path, text = ""]) => ({ path, text })));
const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => [name(index)] as const);

describe("what is made and kept", () => {
  it("is the product's own pictures, and few generated files", () => {
    const pictures = many(40, (index) => `docs/pictures/${index}.png`);
    const generated = many(60, (index) => `contract/${index}.gen.json`);
    expect(found(...pictures, ...generated, ["ui/src/badge/badge.tsx"])).toEqual([]);
  });

  it("is no picture of a state, in whatever format", () => {
    const files = ["tests/pictures/badge.png", "stories/review/badge.webp", "ui/src/badge.svg"];
    expect(found(...files.map((path) => [path] as const)).map(({ file }) => file)).toEqual(files);
  });

  it("is not more pictures than a person looks at", () => {
    const [finding] = found(...many(41, (index) => `docs/pictures/${index}.png`));
    expect(finding?.what).toMatch(/41 pictures, of at most 40/);
  });

  it("is no more than sixty generated files, and three megabytes of them", () => {
    const [tooMany] = found(...many(61, (index) => `stories/${index}.gen.json`));
    expect(tooMany?.what).toMatch(/61 generated files/);
    const large = ["stories/large.gen.json", "é".repeat(1_500_001)] as const;
    const [tooLarge] = found(["stories/small.gen.md", "x"], large);
    expect(tooLarge).toMatchObject({ file: "stories/large.gen.json" });
  });
});
