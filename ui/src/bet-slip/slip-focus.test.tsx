import { expect, it } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betSlipStates as states } from "./bet-slip.states.ts";
import { BetSlip } from "./bet-slip.tsx";

it.for(["three draws", "boosted", "line errors", "several prices moved"] as const)(
  "[BET-SLIP-62] shows what has the focus above what stays in sight: %s",
  async (state) => {
    const screen = await renderComponent(
      <div style={{ width: 340 }}>
        <BetSlip {...states[state]} />
      </div>,
    );
    await expect.element(screen.getByRole("article").first()).toBeInTheDocument();
    const foot = screen.container.querySelector("[data-control]")?.parentElement;
    const controls = [...screen.container.querySelectorAll<HTMLElement>("button, input")];
    const above = controls.filter((each) => !foot?.contains(each) && each.tabIndex >= 0);
    expect(above.length).toBeGreaterThan(2);
    for (const each of above) {
      each.focus();
      const { left, top, width, height } = each.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(foot?.contains(seen), each.outerHTML.slice(0, 200)).toBe(false);
    }
  },
);
