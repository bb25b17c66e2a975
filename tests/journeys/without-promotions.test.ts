import { launchBrowser } from "@grandstand/tools/src/run/launch-browser.ts";
import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { describe, it } from "vitest";
import { beginJourney } from "../support/begin-journey.ts";
import { accountOn, addAt, logIn, slipOf, typeStake } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const promotionCalls = /promotions|boosted|freebets|coins-converter|getLoyaltyData/;

describe("a market that forbids promotions", () => {
  it("[JOURNEY-296] sees no trace of them", async () => {
    const services = await startServices({ promotions: false });
    const browser = await launchBrowser();
    try {
      const { journey, finish } = await beginJourney(browser, services);
      const [match] = await journey.programme.upcoming();
      const offer = offerOf(match);
      const page = await journey.visit(pathOf(offer.event));
      const calls: string[] = [];
      page.on("request", (request) => calls.push(new URL(request.url()).pathname));
      await logIn(page, "promo_player");
      await addAt(page, journey.control, offer, 2.5);
      await typeStake(page, "12");
      await expect(slipOf(page)).toContainText("2.50");
      await expect
        .poll(() => calls.filter((path) => path === "/user/getBalance").length, { timeout: 30_000 })
        .toBeGreaterThan(1);
      expect(await slipOf(page).locator("[data-kind]").count()).toBe(0);
      expect(calls.filter((path) => promotionCalls.test(path))).toEqual([]);
      for (const trace of ["loyalty.title", "header.level.platinum", "loyalty.convert.button"]) {
        await expect(page.getByText(fr(trace))).toHaveCount(0);
      }
      await accountOn(page).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.getByText(fr("loyalty.title"))).toHaveCount(0);
      for (const path of [
        "/maxpayout/",
        "/nl/maxpayout/your-maxpayout-levels/",
        "/en/maxpayout/maxpayout-faq-terms/",
      ]) {
        expect((await fetch(services.siteUrl + path)).status).toBe(404);
      }
      const siteMap = await (await fetch(`${services.siteUrl}/sitemap.xml`)).text();
      expect(siteMap).not.toContain("maxpayout");
      await finish();
    } finally {
      await browser.close();
      await services.end();
    }
  });
});
