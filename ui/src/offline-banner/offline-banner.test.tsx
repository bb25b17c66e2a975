import { describe, expect, it } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { offlineBannerStates as states } from "./offline-banner.states.ts";
import { OfflineBanner } from "./offline-banner.tsx";

checkConformance("offline banner", OfflineBanner, states);

describe("offline banner", () => {
  it("[OFFLINE-BANNER-1] fills a region that was there before", async () => {
    const screen = await renderComponent(<OfflineBanner {...states.online} />);
    const region = screen.getByRole("status").element();
    await screen.rerender(<OfflineBanner {...states.offline} />);
    expect(screen.getByRole("status").element()).toBe(region);
    expect(region.textContent).toContain("Vous êtes hors ligne");
  });

  it("[OFFLINE-BANNER-2] says what it means for prices and bets", async () => {
    const screen = await renderComponent(<OfflineBanner {...states.offline} />, { locale: "en" });
    await expect.element(screen.getByText(/odds shown may have changed/)).toBeVisible();
    await expect.element(screen.getByText(/No bet can be placed/)).toBeVisible();
  });

  it("[OFFLINE-BANNER-3] uses no space when there is a connection", async () => {
    const screen = await renderComponent(<OfflineBanner {...states.online} />);
    expect(screen.getByRole("status").element().getBoundingClientRect().height).toBe(0);
  });

  it("[OFFLINE-BANNER-4] says that a page will come", async () => {
    const screen = await renderComponent(<OfflineBanner {...states["a page waits"]} />);
    await expect.element(screen.getByText(/page demandée s’ouvrira/)).toBeVisible();
  });
});
