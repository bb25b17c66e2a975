import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { expect } from "playwright/test";
import { describe } from "vitest";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the pages of sports", () => {
  it("[JOURNEY-255] offers are nowhere where promotions are off", async ({ journey }) => {
    const answer = await fetch(`${journey.siteUrl}/offers/`);
    expect(answer.status).toBe(200);
    const services = await startServices({ promotions: false });
    try {
      for (const path of ["/offers/", "/nl/offers/"]) {
        expect((await fetch(services.siteUrl + path)).status).toBe(404);
      }
      const home = await (await fetch(services.siteUrl)).text();
      expect(home).not.toContain("/offers/");
      const map = await (await fetch(`${services.siteUrl}/sitemap.xml`)).text();
      expect(map).not.toContain("/offers/");
    } finally {
      await services.end();
    }
  });

  it("[JOURNEY-257] a sport has its slug in each language", async ({ journey }) => {
    const page = await journey.visit("/courses-hippiques/");
    const dutch = page.locator('link[rel=alternate][hreflang="nl"]');
    await expect(dutch).toHaveAttribute("href", /\/nl\/paardenrennen\/$/);
    await page
      .getByRole("link", { name: /Nederlands|^NL$/ })
      .first()
      .click();
    await page.waitForURL("**/nl/paardenrennen/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paardenrennen");
    const english = await fetch(`${journey.siteUrl}/en/horse-racing/`);
    expect(english.status).toBe(200);
    const foreign = await fetch(`${journey.siteUrl}/nl/horse-racing/?day=tomorrow`);
    expect(foreign.url).toBe(`${journey.siteUrl}/nl/paardenrennen/?day=tomorrow`);
  });

  it("[JOURNEY-258] days and outrights are there without a script", async ({ journey }) => {
    const page = await journey.visit("/football/?view=days", { javaScriptEnabled: false });
    const day = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    await expect(day).toHaveText(/\d/);
    await page
      .getByRole("navigation", { name: fr("sport-page.views") })
      .getByRole("link", { name: /^Long terme/ })
      .click();
    await page.waitForURL(/view=outrights/);
    await expect(page.getByRole("main").getByRole("button").first()).toContainText(/\d+\.\d\d/);
  });

  it("[JOURNEY-259] the racing index is kept as it was", async ({ journey }) => {
    const page = await journey.visit("/courses-hippiques/");
    const first = page.getByRole("main").getByRole("button", { pressed: false }).first();
    await first.evaluate((button) => button.setAttribute("data-mark", "kept"));
    await page
      .getByRole("link", { name: fr("header.tab.live") })
      .first()
      .click();
    await page.waitForURL("**/live/");
    await page
      .getByRole("link", { name: /^Courses hippiques/ })
      .first()
      .click();
    await page.waitForURL("**/courses-hippiques/");
    await expect(page.locator("[data-mark=kept]").first()).toBeVisible();
  });
});
