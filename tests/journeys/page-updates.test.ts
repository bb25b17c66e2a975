import { describe } from "vitest";
import { oddsOf, slipOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";

describe("a page that stays open", () => {
  it("[JOURNEY-70] a move of a price shows its corner, which is gone after ten seconds", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match, 1);
    await control.setOdds(offer.outcome.id, 3);
    const page = await journey.visit(pathOf(offer.event));
    await page.clock.install();
    const odds = oddsOf(page, offer);
    await expect(odds).toContainText("3.00");
    await control.setOdds(offer.outcome.id, 3.4);
    await expect(odds).toHaveAttribute("data-movement", "up");
    await control.setOdds(offer.outcome.id, 3.2);
    await expect(odds).toHaveAttribute("data-movement", "down");
    await page.clock.runFor(16_000);
    await expect(odds).toHaveAttribute("data-movement", "none");
    await expect(odds).toContainText("3.20");
  });

  it("[JOURNEY-71] [ACCOUNT-10] [ACCOUNT-77] home is kept as it was, and every change of page begins at the top", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    await page.getByRole("main").evaluate((main) => main.setAttribute("data-mark", "seen"));
    const first = page.getByRole("main").getByRole("button", { pressed: false }).first();
    await first.evaluate((button) => button.setAttribute("data-mark", "kept"));
    await page.evaluate(() => window.scrollTo({ top: 900 }));
    await page.getByRole("link", { name: "En direct" }).first().click();
    await page.waitForURL("**/live/");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole("link", { name: "Sports" }).first().click();
    await page.waitForURL(`${journey.siteUrl}/`);
    await expect(page.locator("[data-mark=kept]")).toBeVisible();
  });

  it("[JOURNEY-73] a price that is pressed before the slip's code is there shows it at once", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match, 1);
    const page = await journey.visit(pathOf(offer.event));
    const rules = await holdCall(page, "/assets/slip-*.js");
    const odds = oddsOf(page, offer);
    await odds.click();
    await rules.sent;
    await expect(odds).toHaveAttribute("aria-pressed", "true");
    await expect(slipOf(page)).toHaveAttribute("data-slip", "loading");
    rules.release();
    await expect(slipOf(page)).toHaveAttribute("data-slip", "open");
    await expect(slipOf(page)).toContainText(offer.outcome.fullname);
    await expect(odds).toHaveAttribute("aria-pressed", "true");
  });

  it("[JOURNEY-463] a page that is opened with a stored time zone and odds format applies them", async ({
    journey,
  }) => {
    const { event } = offerOf((await journey.programme.upcoming())[0], 1);
    const page = await journey.visit("/live/");
    await page.evaluate(() => {
      const kept = { oddsFormat: "fractional", acceptOdds: "none", timeZone: "Europe/Brussels" };
      localStorage.setItem("settings", JSON.stringify(kept));
    });
    const price = page
      .getByRole("main")
      .getByRole("button", { pressed: false })
      .filter({
        hasText: /\d\/\d/,
      });
    for (const path of ["/en/", "/en/horse-racing/", "/en/live/", pathOf(event, "en")]) {
      await page.goto(`${journey.siteUrl}${path}`);
      await expect(price.first()).toBeVisible();
    }
    await page.goto(`${journey.siteUrl}/en/horse-racing/`);
    await expect(page.getByText("(Brussels time)").first()).toBeAttached();
  });
});
