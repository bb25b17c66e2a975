import { startServices } from "@grandstand/tools/src/run/site-services.ts";
import { describe } from "vitest";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
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
    await waitForAddress(page, "**/nl/paardenrennen/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paardenrennen");
    const english = await fetch(`${journey.siteUrl}/en/horse-racing/`);
    expect(english.status).toBe(200);
    const foreign = await fetch(`${journey.siteUrl}/nl/horse-racing/?day=tomorrow`);
    expect(foreign.url).toBe(`${journey.siteUrl}/nl/paardenrennen/?day=tomorrow`);
  });

  it("[JOURNEY-259] the racing index is kept as it was", async ({ journey }) => {
    const page = await journey.visit("/courses-hippiques/");
    await untilSiteNavigates(page);
    // The next race may have started before the page is back; the last one is hours away.
    const last = page.locator("main button[data-movement]").last();
    await last.evaluate((button) => button.setAttribute("data-mark", "kept"));
    await page
      .getByRole("link", { name: fr("header.tab.live") })
      .first()
      .click();
    await waitForAddress(page, "**/live/");
    await page
      .getByRole("link", { name: /^Courses hippiques/ })
      .first()
      .click();
    await waitForAddress(page, "**/courses-hippiques/");
    await expect(page.locator("[data-mark=kept]").first()).toBeVisible();
  });

  it("[JOURNEY-260] [ERRORS-30] the foot leads to the reviews where there are any", async ({
    journey,
  }) => {
    const { problems } = journey;
    const page = await journey.visit("/support/faq/");
    const foot = page.getByRole("contentinfo");
    const reviews = foot.getByRole("link", { name: /^Lire les avis/ });
    const seen = () => foot.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await seen();
    await expect(reviews).toHaveAttribute("href", /^https:\/\/reviews\./);
    const headers = {
      "access-control-allow-origin": journey.siteUrl,
      "access-control-allow-credentials": "true",
    };
    for (const [status, body] of [
      [200, '{"is_displayed":false}'],
      [500, "{}"],
    ] as const) {
      await page.route("**/content/get-widget-by-name**", (route) =>
        route.fulfill({ status, body, headers }),
      );
      if (status === 500) problems.expect(/500/);
      const answered = page.waitForResponse(/get-widget-by-name/);
      await page.reload();
      await seen();
      await answered;
      await expect(foot.getByRole("link").first()).toBeVisible();
      await expect(reviews).toHaveCount(0);
      await page.unroute("**/content/get-widget-by-name**");
    }
  });

  it("[JOURNEY-261] a virtual sport gives search engines the way to it", async ({ journey }) => {
    const page = await journey.visit("/nl/sports/");
    await page.goto("/sports-virtuels/");
    await page.getByRole("main").getByRole("link").first().click();
    await waitForAddress(page, "**/virtual/**");
    await page.reload();
    const structuredData = page.locator("script[type='application/ld+json']");
    const [way] = JSON.parse((await structuredData.textContent()) ?? "")["@graph"];
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(way.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${journey.siteUrl}/`,
      `${journey.siteUrl}/sports-virtuels/`,
      canonical,
    ]);
  });

  it("[JOURNEY-263] a kept time zone and format of odds hold on every page", async ({
    journey,
  }) => {
    const page = await journey.visit("/en/offers/");
    await page.evaluate(() =>
      localStorage.setItem(
        "settings",
        JSON.stringify({
          oddsFormat: "fractional",
          acceptOdds: "none",
          timeZone: "America/New_York",
          quickStakes: [500, 1000, 2000, 5000],
        }),
      ),
    );
    const main = page.getByRole("main");
    for (const path of [
      "/en/",
      "/en/football/",
      "/en/football/?view=days",
      "/en/football/?view=outrights",
      "/en/e-sports/counter-strike/",
    ]) {
      await page.goto(path);
      // The first match that takes bets: a decided one shows no price.
      const open = main.locator("button[data-movement]:not([data-suspended])").first();
      await expect(open).toContainText(/\d\/\d/);
      const prices = await main.locator("button[data-movement]").allTextContents();
      const others = prices.filter((text) => !/\/|Price closed/.test(text.split(",", 1)[0] ?? ""));
      expect(others, path).toEqual([]);
    }
    await expect(main.getByText(/Eastern Time/).first()).toBeAttached();
  });

  it("[JOURNEY-264] a page that had no answer comes when it is tried again", async ({
    journey,
  }) => {
    journey.problems.expect(/ERR_FAILED/);
    const page = await journey.visit("/");
    await page.route(/\.data/, (route) => route.abort());
    await page
      .getByRole("banner")
      .getByRole("link", { name: fr("header.tab.live") })
      .click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      fr("error-page.unreachable.title"),
    );
    const retry = main.getByRole("button", { name: fr("error-page.retry.button") });
    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(/\.data/);
    await retry.click();
    await expect(main.locator("button[data-movement]:visible").first()).toBeVisible();
    await expect(page).toHaveURL(`${journey.siteUrl}/live/`);
  });
});
