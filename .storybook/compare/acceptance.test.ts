import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { describe, expect, it } from "vitest";
import { acceptanceOf, listAcceptances, readAcceptances, unusedAcceptances } from "./acceptance.ts";

const text = `# Wider labels

- odds-button: the label has more room
- \`components-bet-slip--full-*\`: the button of a full slip is wider
`;
const lines = readAcceptances(text, ".pictures/labels.md");

describe("acceptance", () => {
  it("is of a component, or of the stories whose id it matches", () => {
    const reason = (id: string) => acceptanceOf(id, lines)?.why;
    expect(reason("components-odds-button--suspended")).toBe("the label has more room");
    expect(reason("components-bet-slip--full-combi")).toMatch(/wider$/);
    expect(reason("components-bet-slip--empty")).toBeUndefined();
    expect(reason("components-odds-button-group--default")).toBeUndefined();
  });

  it("gives a reason, or is refused with its place", () => {
    expect(() => readAcceptances("- odds-button", ".pictures/a.md")).toThrow(".pictures/a.md:1");
  });

  it("is listed where no difference needs it", () => {
    const unused = unusedAcceptances(["components-odds-button--default"], lines);
    expect(unused.map(({ at }) => at)).toEqual([".pictures/labels.md:4"]);
  });

  it("can be read where it is, and names a component or a story", () => {
    const components = readdirSync(join(root, "ui/src"));
    const patterns = listAcceptances(root).map(({ pattern }) => pattern);
    const isKnown = (name: string) =>
      components.includes(name) || /^(?:components|journeys|foundations)-/.test(name);
    expect(patterns.filter((name) => !isKnown(name))).toEqual([]);
  });
});
