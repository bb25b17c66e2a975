import { useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";

function OpeningSlip() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <BetSlip {...states["in a sheet"]} />;
  return (
    <button type="button" onClick={() => flushSync(() => setOpen(true))}>
      open
    </button>
  );
}

describe("a sheet that opens", () => {
  it("[BET-SLIP-51] shows its header at the press, and its lines a frame later", async () => {
    const screen = await renderComponent(<OpeningSlip />);
    screen.container.querySelector("button")?.click();
    expect(screen.container.querySelector("h2")?.textContent).toContain("Coupon");
    expect(screen.container.querySelectorAll("article")).toHaveLength(0);
    await expect.element(screen.getByRole("article").first()).toBeVisible();
  });
});
