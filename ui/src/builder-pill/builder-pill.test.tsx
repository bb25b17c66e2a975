import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { builderPillStates as states } from "./builder-pill.states.ts";
import { BuilderPill } from "./builder-pill.tsx";

checkConformance("builder pill", BuilderPill, states);

describe("builder pill", () => {
  it("[BUILDER-PILL-1] [BUILDER-PILL-2] says that it opens a dialog", async () => {
    const screen = await renderComponent(<BuilderPill {...states.closed} />);
    const pill = screen.getByRole("button");
    await expect.element(pill).toHaveAttribute("aria-haspopup", "dialog");
    await expect.element(pill).toHaveAttribute("aria-expanded", "false");
    expect(pill.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it("[BUILDER-PILL-3] says picks and price", async () => {
    const screen = await renderComponent(<BuilderPill {...states.closed} />);
    await expect
      .element(screen.getByRole("button"))
      .toHaveAccessibleName(/3 choix .*Cote totale 3\.60/);
  });

  it("[BUILDER-PILL-4] says that there is no price", async () => {
    const screen = await renderComponent(<BuilderPill {...states["no price"]} />);
    await expect.element(screen.getByRole("button")).toHaveAccessibleName(/pas encore connu/);
  });

  it("[BUILDER-PILL-5] opens", async () => {
    const onOpen = vi.fn();
    const screen = await renderComponent(<BuilderPill {...states.closed} onOpen={onOpen} />);
    await screen.getByRole("button").click();
    expect(onOpen).toHaveBeenCalledOnce();
  });
});
