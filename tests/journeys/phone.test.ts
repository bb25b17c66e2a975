import { describe } from "vitest";
import { slipOf, untilSettled, verified } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const pages = [
  "/",
  "/live/",
  "/football/",
  "/sports/",
  "/history/",
  "/courses-hippiques/",
  "/nl/",
  "/en/",
];

describe("on a phone", () => {
  it("[JOURNEY-459] what covers the page closes as it becomes wide", async ({ journey }) => {
    const page = await journey.visit("/", { viewport: { width: 600, height: 900 } });
    const wide = { width: 1440, height: 900 };
    const bottomBar = page.getByRole("navigation", { name: fr("bottom-bar.label") });
    const column = page.locator("#slip-column");
    for (const open of [
      () => bottomBar.getByRole("button").click(),
      () => page.getByRole("button", { name: fr("header.menu") }).click(),
    ]) {
      await page.setViewportSize({ width: 600, height: 900 });
      // What the server drew of it is left there, hidden (docs/decisions/122).
      await expect(column.locator("[data-slip]").filter({ visible: true })).toHaveCount(0);
      await open();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.setViewportSize(wide);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(column.locator("[data-slip]")).toBeVisible();
      await expect(slipOf(page)).toHaveCount(1);
    }
    await page.setViewportSize({ width: 600, height: 900 });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await untilSettled(page);
    await bottomBar.getByRole("link", { name: fr("bottom-bar.live") }).click();
    await expect(page).not.toHaveURL(`${journey.siteUrl}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${journey.siteUrl}/`);
  });

  it("[JOURNEY-278] the menu shows name and balance, and updates the balance", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await journey.visit("/", { ...phone, as: verified });
    await page.getByRole("button", { name: fr("header.menu") }).tap();
    const account = page.getByRole("region", { name: fr("account.drawer") });
    await expect(account).toContainText("Camille Vermeulen");
    await expect(account).toContainText(containing("250,00 €"));
    const refresh = account.getByRole("button", { name: fr("account.refresh.button") });
    await journey.control.breakCall("fail", "getBalance", { times: 50, status: 503 });
    await refresh.tap();
    await expect(account.getByText(fr("account.refresh.failed"))).toBeVisible();
    await journey.control.mendCalls();
    await refresh.tap();
    await expect(account.getByText(fr("account.refresh.failed"))).toHaveCount(0);
  });

  it("[JOURNEY-66] no page scrolls sideways at 320 px", async ({ journey }) => {
    const [match] = await journey.programme.upcoming();
    const page = await journey.visit("/", {
      viewport: { width: 320, height: 640 },
      isMobile: true,
    });
    for (const path of [...pages, pathOf(offerOf(match).event)]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
});
