import { describe, expect, it } from "vitest";
import { sampleKits } from "../mark/sample-marks.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { kitStates as states } from "./kit.states.ts";
import { Kit, type KitProps } from "./kit.tsx";

checkConformance("kit", Kit, states);

async function drawn(props: KitProps): Promise<SVGSVGElement> {
  const { container } = await renderComponent(<Kit {...props} />);
  return container.querySelector("svg") as SVGSVGElement;
}

describe("kit", () => {
  it("[KIT-1] is hidden, and of the size that it is given", async () => {
    const svg = await drawn(states["on the pitch"]);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg.getBoundingClientRect().width).toBe(32);
  });

  it.each([
    [16, null],
    [20, "9"],
    [44, "9"],
  ])("[KIT-3] at %d px has the number %s", async (size, number) => {
    const svg = await drawn({ mark: sampleKits.plain, size });
    expect(svg.querySelector("text")?.textContent ?? null).toBe(number);
  });

  it("[KIT-3] has no disc without a number", async () => {
    const svg = await drawn(states["without a number"]);
    expect(svg.querySelector("text, circle")).toBeNull();
  });

  it("[KIT-2] has its number on a disc where a pattern is", async () => {
    expect((await drawn(states.sash)).querySelectorAll("circle")).toHaveLength(1);
    expect((await drawn(states.white)).querySelectorAll("circle")).toHaveLength(0);
  });

  it("[KIT-4] has a hairline in the colour of the text", async () => {
    const edge = (await drawn(states.white)).querySelector(".gs-edge") as Element;
    expect(getComputedStyle(edge).stroke).toBe(getComputedStyle(edge).color);
  });
});
