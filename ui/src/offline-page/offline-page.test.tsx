import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { loadCatalogs } from "../locale/index.ts";
import { createI18n } from "../provider/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { pseudoCatalogs } from "../testing/pseudo-language.ts";
import { offlinePageStates as states } from "./offline-page.states.ts";
import { OfflinePage } from "./offline-page.tsx";

checkConformance("offline page", OfflinePage, states);

describe("offline page", () => {
  it("[OFFLINE-PAGE-1] says what happened under the site's name", async () => {
    const screen = await renderComponent(<OfflinePage />, { locale: "nl" });
    await expect
      .element(screen.getByRole("heading", { level: 1 }))
      .toHaveTextContent("U bent offline");
    await expect.element(screen.getByRole("banner")).toHaveTextContent("Grandstand");
  });

  it("[OFFLINE-PAGE-2] wraps its words before the page scrolls sideways", async () => {
    await page.viewport(320, 800);
    const i18n = createI18n("fr", pseudoCatalogs(await loadCatalogs("fr")));
    await renderComponent(<OfflinePage />, { i18n });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  it("[OFFLINE-PAGE-3] leads back to the address that it is at", async () => {
    const screen = await renderComponent(<OfflinePage />, { locale: "en" });
    const link = screen.getByRole("link", { name: "Try again" });
    expect((link.element() as HTMLAnchorElement).href).toBe(location.href.replace(/#.*/, ""));
  });

  it("[OFFLINE-PAGE-4] says where a bet can be found, claims nothing of one, and shows no number at all", async () => {
    const screen = await renderComponent(<OfflinePage />, { locale: "en" });
    await expect.element(screen.getByText(/already placed is in My bets/)).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/\d/);
  });
});
