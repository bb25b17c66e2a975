import { expect, it } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";

it("[BET-SLIP-64] makes its lines lower from four selections on", async () => {
  const { slip, ...rest } = states["twenty selections"];
  if (slip === null) throw new Error("The state has no slip.");
  const heights: number[] = [];
  for (const count of [3, 4]) {
    const lines = slip.lines.slice(0, count);
    const screen = await renderComponent(<BetSlip {...rest} slip={{ ...slip, lines }} />);
    await expect.element(screen.getByRole("article").first()).toBeVisible();
    heights.push(screen.getByRole("article").first().element().clientHeight);
    await screen.unmount();
  }
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
});
