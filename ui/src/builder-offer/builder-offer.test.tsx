import { use } from "react";
import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { builderOfferStates as states } from "./builder-offer.states.ts";
import { BuilderOffer } from "./builder-offer.tsx";

checkConformance("builder offer", BuilderOffer, states);

const title = "Pari sur mesure";

const never = new Promise<string>(() => undefined);
const Waiting = () => use(never);

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
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(
      true,
      expect.objectContaining({ reason: "pointer" }),
    );
  });

  it("[BUILDER-OFFER-4] shows what is ready once it is on", async () => {
    const screen = await renderComponent(
      <BuilderOffer {...states.off}>
        <p>Match ouvert</p>
      </BuilderOffer>,
    );
    expect(screen.getByText("Match ouvert").elements()).toEqual([]);
    await screen.rerender(
      <BuilderOffer {...states.on}>
        <p>Match ouvert</p>
      </BuilderOffer>,
    );
    await expect.element(screen.getByText("Match ouvert")).toBeVisible();
  });

  it("[BUILDER-OFFER-4] keeps the space of what is ready while it loads", async () => {
    const screen = await renderComponent(
      <BuilderOffer {...states.on}>
        <Waiting />
      </BuilderOffer>,
    );
    await expect.element(screen.getByText(/Chargement/)).toBeInTheDocument();
  });

  it("[BUILDER-OFFER-4] has no room for what is ready where there is none", async () => {
    const screen = await renderComponent(<BuilderOffer {...states.on}>{null}</BuilderOffer>);
    expect(screen.getByRole("region").element().childElementCount).toBe(1);
  });
});
