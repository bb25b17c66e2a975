import { programme } from "@grandstand/rules/loyalty";
import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { levelMarkStates as states } from "./level-mark.states.ts";
import { LevelMark } from "./level-mark.tsx";

checkConformance("level mark", LevelMark, states);

async function drawn(level: string, size = 24): Promise<SVGSVGElement> {
  const { container } = await renderComponent(<LevelMark level={level} size={size} />);
  return container.querySelector("svg") as SVGSVGElement;
}

describe("level mark", () => {
  it("[LEVEL-MARK-1] is hidden, and of the size that it is given", async () => {
    const svg = await drawn("Platinum", 40);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg.getBoundingClientRect().width).toBe(40);
  });

  it("[LEVEL-MARK-2] is another one for each level of the programme, and the first for one that is not known", async () => {
    const faces: string[] = [];
    for (const { name } of programme.levels) faces.push((await drawn(name)).innerHTML);
    expect(new Set(faces).size).toBe(programme.levels.length);
    expect((await drawn("Onyx")).innerHTML).toBe(faces[0]);
  });

  it("[LEVEL-MARK-3] has a hairline in the colour of the text", async () => {
    const edge = (await drawn("Black")).querySelector(".gs-edge") as Element;
    expect(getComputedStyle(edge).stroke).toBe(getComputedStyle(edge).color);
  });
});
