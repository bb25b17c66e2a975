import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { builderOfferStates as states } from "./builder-offer.states.ts";
import { BuilderOffer } from "./builder-offer.tsx";

checkConformance("builder offer", BuilderOffer, states);

const title = "Pari sur mesure";

describe("builder offer", () => {
  it("[BUILDER-OFFER-1] [BUILDER-OFFER-2] is a region with a switch", async () => {
    const screen = await renderComponent(<BuilderOffer {...states.off} />);
    await expect.element(screen.getByRole("region", { name: /Anderlecht/ })).toBeVisible();
    const button = screen.getByRole("button", { name: title });
    await expect.element(button).toHaveAttribute("aria-pressed", "false");
    await screen.rerender(<BuilderOffer {...states.on} />);
    await expect.element(button).toHaveAttribute("aria-pressed", "true");
  });

  it("[BUILDER-OFFER-3] reports what it was switched to", async () => {
    const onSwitch = vi.fn();
    const screen = await renderComponent(<BuilderOffer {...states.off} onSwitch={onSwitch} />);
    await screen.getByRole("button", { name: title }).click();
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("[BUILDER-OFFER-4] [BUILDER-OFFER-5] lists what is ready, and reports which was chosen", async () => {
    const onChoose = vi.fn();
    const screen = await renderComponent(<BuilderOffer {...states.chosen} onChoose={onChoose} />);
    const open = screen.getByRole("button", { name: /Match ouvert.*2\.35/ });
    await expect.element(open).toHaveAttribute("aria-pressed", "true");
    await screen.getByRole("button", { name: /Le favori gagne/ }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("favourite");
  });

  it("[BUILDER-OFFER-6] keeps space while it loads, and leaves no trace of none", async () => {
    const screen = await renderComponent(<BuilderOffer {...states.loading} />);
    expect(screen.getByRole("group").elements()).toEqual([]);
    await screen.rerender(<BuilderOffer {...states["none ready"]} />);
    expect(screen.getByRole("button").elements()).toHaveLength(1);
  });
});
