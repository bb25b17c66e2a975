import { describe, expect, it, vi } from "vitest";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { updateBannerStates as states } from "./update-banner.states.ts";
import { UpdateBanner } from "./update-banner.tsx";

checkConformance("update banner", UpdateBanner, states);

describe("update banner", () => {
  it("[UPDATE-BANNER-1] fills a region that was there before", async () => {
    const screen = await renderComponent(<UpdateBanner {...states.current} />);
    const region = screen.getByRole("status").element();
    await screen.rerender(<UpdateBanner {...states.outdated} />);
    expect(screen.getByRole("status").element()).toBe(region);
    expect(region.textContent).toContain("Une nouvelle version du site est en ligne");
  });

  it("[UPDATE-BANNER-2] says that the slip is kept, and reloads at a press alone", async () => {
    const onReload = vi.fn();
    const screen = await renderComponent(<UpdateBanner isOutdated onReload={onReload} />, {
      locale: "en",
    });
    await expect.element(screen.getByText(/Your bet slip is kept/)).toBeVisible();
    expect(onReload).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "Reload the page" }).click();
    expect(onReload).toHaveBeenCalledOnce();
  });

  it("[UPDATE-BANNER-3] uses no space while the page is current", async () => {
    const screen = await renderComponent(<UpdateBanner {...states.current} />);
    expect(screen.getByRole("status").element().getBoundingClientRect().height).toBe(0);
  });
});
