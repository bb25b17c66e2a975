import { expect, it } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { betBuilderStates as states } from "./bet-builder.states.ts";
import { BetBuilder } from "./bet-builder.tsx";

it.for([
  "price moved",
  "insufficient funds",
  "stake limit would be passed",
  "implied pick",
] as const)(
  "[BET-BUILDER-25] shows what has the focus above what stays in sight: %s",
  async (state) => {
    const screen = await renderComponent(
      <div style={{ width: 340, height: 560, display: "grid" }}>
        <BetBuilder {...states[state]} />
      </div>,
    );
    await expect.element(screen.getByRole("article").first()).toBeInTheDocument();
    const foot = screen.container.querySelector("[data-control]")?.parentElement;
    const controls = [...screen.container.querySelectorAll<HTMLElement>("article button, input")];
    expect(controls.length).toBeGreaterThan(2);
    for (const each of controls) {
      each.focus();
      const { left, top, width, height } = each.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(foot?.contains(seen), each.outerHTML.slice(0, 200)).toBe(false);
      expect(screen.container.contains(seen)).toBe(true);
    }
  },
);
