import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { sportSectionStates as states } from "./sport-section.states.ts";
import { SportSection } from "./sport-section.tsx";

checkConformance("sport section", SportSection, states);

describe("sport section", () => {
  it("[SPORT-SECTION-1] is a region with its competitions one level below", async () => {
    const screen = await renderComponent(<SportSection {...states["two competitions"]} />);
    await expect.element(screen.getByRole("region", { name: "Football" })).toBeVisible();
    const levels = screen.getByRole("heading").elements();
    expect(levels.map(({ tagName }) => tagName)).toEqual(["H2", "H3", "H3"]);
  });

  it("[SPORT-SECTION-2] leads to all events of the sport", async () => {
    const screen = await renderComponent(<SportSection {...states.races} />);
    const link = screen.getByRole("link", { name: "Courses hippiques : 1 événement" });
    await expect.element(link).toHaveAttribute("href", "/courses-hippiques/");
    await screen.rerender(<SportSection {...states["one competition"]} />);
    await expect
      .element(screen.getByRole("link", { name: "Football : 412 événements" }))
      .toBeVisible();
  });

  it("[SPORT-SECTION-3] promises no number that is unknown", async () => {
    const screen = await renderComponent(<SportSection {...states["without a count"]} />);
    expect(screen.getByText(/événement/).elements()).toEqual([]);
  });
});
