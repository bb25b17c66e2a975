import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { sportIconStates as states } from "./sport-icon.states.ts";
import { SportIcon } from "./sport-icon.tsx";

checkConformance("sport icon", SportIcon, states);

async function drawn(sport: string, size?: number): Promise<SVGSVGElement> {
  const { container } = await renderComponent(<SportIcon sport={sport} {...(size && { size })} />);
  return container.querySelector("svg") as SVGSVGElement;
}

/** The sports of the programme, as its menus name them. */
const catalogue = [
  "football",
  "tennis",
  "horse-racing",
  "counter-strike",
  "valorant",
  "league-of-legends",
  "e-sports",
  "virtual-football",
  "virtual-horse-racing",
  "virtual-greyhounds",
  "virtual-sports",
];

describe("sport icon", () => {
  it("[SPORT-ICON-1] is hidden, and of the size that it is given", async () => {
    const svg = await drawn("tennis", 32);
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect(svg.getBoundingClientRect().width).toBe(32);
  });

  it("[SPORT-ICON-2] is a cup only for a sport that is not known", async () => {
    const cup = (await drawn("korfball")).innerHTML;
    for (const sport of catalogue) expect((await drawn(sport)).innerHTML, sport).not.toBe(cup);
  });

  it("[SPORT-ICON-3] is the same for a virtual sport", async () => {
    expect((await drawn("virtual-football")).innerHTML).toBe((await drawn("football")).innerHTML);
  });

  it("[SPORT-ICON-4] has strokes of 1.7 px at every size", async () => {
    for (const sport of ["football", "valorant"]) {
      for (const size of [16, 20, 32]) {
        const units = Number((await drawn(sport, size)).getAttribute("stroke-width"));
        expect((units * size) / 24, sport).toBeCloseTo(1.7);
      }
    }
  });
});
