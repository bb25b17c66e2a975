import { describe, expect, it } from "vitest";
import { sampleTiles } from "../mark/sample-marks.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { logoTileStates as states } from "./logo-tile.states.ts";
import { LogoTile, type LogoTileProps } from "./logo-tile.tsx";

checkConformance("logo tile", LogoTile, states);

async function drawn(props: LogoTileProps): Promise<SVGSVGElement> {
  const { container } = await renderComponent(<LogoTile {...props} />);
  return container.querySelector("svg") as SVGSVGElement;
}

describe("logo tile", () => {
  it("[LOGO-TILE-1] is hidden, and of the size that it is given", async () => {
    const svg = await drawn(states["in a row"]);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg.getBoundingClientRect().width).toBe(20);
  });

  it.each([
    [16, null],
    [20, "BT"],
    [48, "BT"],
  ])("[LOGO-TILE-3] at %d px has the initials %s", async (size, initials) => {
    const svg = await drawn({ mark: sampleTiles.cut, size });
    expect(svg.querySelector("text")?.textContent ?? null).toBe(initials);
  });

  it("[LOGO-TILE-3] has an outline of the ground round initials that are over its figure", async () => {
    const [over] = (await drawn(states.split)).querySelectorAll("text");
    expect(over).toHaveAttribute("stroke", sampleTiles.split.colours[0]);
    const [beside] = (await drawn(states["in a heading"])).querySelectorAll("text");
    expect(beside).not.toHaveAttribute("stroke");
  });

  it("[LOGO-TILE-4] has a hairline in the colour of the text", async () => {
    const edge = (await drawn(states.frame)).querySelector(".gs-edge") as Element;
    expect(getComputedStyle(edge).stroke).toBe(getComputedStyle(edge).color);
  });
});
