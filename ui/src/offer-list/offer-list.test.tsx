import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { offerListStates as states } from "./offer-list.states.ts";
import { OfferList } from "./offer-list.tsx";

checkConformance("offer list", OfferList, states);

describe("offer list", () => {
  it("[OFFER-LIST-1] names each offer by its heading", async () => {
    const screen = await renderComponent(<OfferList {...states.offers} />);
    await expect
      .element(screen.getByRole("article", { name: "Votre combiné, boosté" }))
      .toBeVisible();
  });

  it("[OFFER-LIST-2] says whose conditions they are", async () => {
    const screen = await renderComponent(<OfferList {...states["one offer"]} />);
    await expect
      .element(screen.getByRole("link", { name: /^Conditions/ }))
      .toHaveAccessibleName(/Votre combiné, boosté/);
  });

  it("[OFFER-LIST-3] shows the offers in their order, with their ways on", async () => {
    const screen = await renderComponent(<OfferList {...states.offers} />);
    const titles = screen.getByRole("heading").elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      states.offers.offers.map(({ title }) => title),
    );
    await expect
      .element(screen.getByRole("link", { name: "Voir le football" }).first())
      .toHaveAttribute("href", "/football/");
  });

  it("[OFFER-LIST-5] fetches no picture that is not to be shown, and keeps its place until then", async () => {
    const held = states["pictures held"];
    const screen = await renderComponent(<OfferList {...held} />);
    const pictures = () => screen.container.querySelectorAll("img").length;
    const height = () => screen.getByRole("article").element().clientHeight;
    const reserved = height();
    expect(pictures()).toBe(0);
    await screen.rerender(<OfferList {...held} pictures="shown" />);
    expect([pictures(), height()]).toEqual([1, reserved]);
    await screen.rerender(<OfferList {...held} pictures="off" />);
    expect(pictures()).toBe(0);
    expect(height()).toBeLessThan(reserved);
  });

  it("[OFFER-LIST-4] says what is missing, and tries again", async () => {
    const onRetry = vi.fn();
    const failed = await renderComponent(<OfferList {...states.error} onRetry={onRetry} />);
    await failed.getByRole("button", { name: "Réessayer" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    const empty = await renderComponent(<OfferList {...states.empty} />);
    await expect.element(empty.getByText(/Aucune offre/)).toBeVisible();
  });
});
