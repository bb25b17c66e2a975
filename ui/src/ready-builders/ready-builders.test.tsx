import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { checkConformance, detailsOf, renderComponent } from "../testing/index.ts";
import { readyBuildersStates as states } from "./ready-builders.states.ts";
import { ReadyBuilders } from "./ready-builders.tsx";

checkConformance("ready builders", ReadyBuilders, states);

describe("ready builders", () => {
  it("[READY-BUILDERS-1] [READY-BUILDERS-2] [READY-BUILDERS-4] lists what is ready, and reports which was chosen and how", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<ReadyBuilders {...states.chosen} onChoose={onChoose} />);
    const open = screen.getByRole("button", { name: /Match ouvert.*2\.35/ });
    await expect.element(open).toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: /Le favori gagne/ }).click();
    await userEvent.keyboard("{Enter}");
    expect(onChoose.mock.calls).toEqual([
      ["favourite", detailsOf("pointer")],
      ["favourite", detailsOf("keyboard")],
    ]);
  });

  it("[READY-BUILDERS-3] keeps space while it loads, and leaves no trace of none", async () => {
    const screen = await renderComponent(<ReadyBuilders {...states.loading} />);
    const { height } = screen.container.getBoundingClientRect();
    expect(height).toBeGreaterThan(0);
    await screen.rerender(<ReadyBuilders {...states["none ready"]} />);
    expect(screen.container.children).toHaveLength(0);
  });
});
