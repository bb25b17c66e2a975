import { describe } from "vitest";
import { logIn, oddsAt, oddsOf } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { countLostHeadings } from "../support/lost-headings.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";

describe("a page that stays open", () => {
  it("[JOURNEY-75] a row in view follows the line after a login, a scroll away and back, another page and Back, and so again", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match, 1);
    const page = await journey.visit("/football/");
    await oddsAt(page, control, offer, 2);
    await logIn(page);
    const price = await oddsAt(page, control, offer, 2.1);
    for (const odds of [2.2, 2.4, 2.6]) {
      // At once, so that the row may be wanted again before the broker has confirmed that it was left.
      await page.mouse.wheel(0, 3_000);
      await expect(price).not.toBeInViewport();
      await price.scrollIntoViewIfNeeded();
      await oddsAt(page, control, offer, odds);
      await page.getByRole("link", { name: "En direct" }).first().click();
      await waitForAddress(page, "**/live/");
      await page.goBack();
      await oddsAt(page, control, offer, odds + 0.1);
    }
  });

  it("[JOURNEY-76] a tab that is copied leaves the first its line, and both follow a price", async ({
    journey,
  }) => {
    const { control, programme } = journey;
    const [match] = await programme.upcoming();
    const offer = offerOf(match, 1);
    const page = await journey.visit("about:blank");
    const lines: string[] = [];
    page.on("websocket", (line) => {
      lines.push("opened");
      line.on("close", () => lines.push("closed"));
    });
    await page.goto(pathOf(offer.event));
    await oddsAt(page, control, offer, 2);
    // Opened by the first, it has the first one's storage, also that of the tab.
    const [copy] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate(() => void window.open(location.href)),
    ]);
    const line = await copy.waitForEvent("websocket");
    await line.waitForEvent("framereceived", ({ payload }) => payload.includes("heartbeat"));
    await control.setOdds(offer.outcome.id, 2.2);
    for (const tab of [page, copy]) await expect(oddsOf(tab, offer)).toContainText("2.20");
    expect(lines).toEqual(["opened"]);
  });

  it.for([1, 2])(
    "[JOURNEY-77] a page that can't be drawn on what the server sent is loaded again, and once only: %i broken",
    async (broken, { journey }) => {
      journey.problems.expect(/TrustedHTML|trusted-types|React error/);
      const page = await journey.visit("about:blank");
      let documents = 0;
      page.on("domcontentloaded", () => {
        documents += 1;
      });
      // Before the site's code runs, the first documents lose what they are to be drawn on.
      await page.addInitScript((most) => {
        document.addEventListener("readystatechange", () => {
          const count = Number(sessionStorage.getItem("broken"));
          if (document.readyState !== "interactive" || count >= most) return;
          sessionStorage.setItem("broken", String(count + 1));
          document.querySelector("header")?.replaceWith("not of this page");
        });
      }, broken);
      await page.goto("/live/");
      await expect.poll(() => documents).toBe(2);
      await expect(page.getByText("not of this page")).toHaveCount(0);
      if (broken === 1) await untilSiteNavigates(page);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("banner")).toHaveCount(broken === 1 ? 1 : 0);
      expect(documents).toBe(2);
    },
  );

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
    const [race] = await journey.programme.of("horse-racing", "en");
    if (race === undefined) throw new Error("There is no race.");
    await countLostHeadings(page);
    for (const path of [
      "/en/",
      "/en/horse-racing/",
      "/en/live/",
      pathOf(event, "en"),
      pathOf(race, "en"),
    ]) {
      await page.goto(`${journey.siteUrl}${path}`);
      await expect(price.first()).toBeVisible();
      await untilSiteNavigates(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-lost-headings");
    }
    await page.goto(`${journey.siteUrl}/en/horse-racing/`);
    await expect(page.getByText("(Brussels time)").first()).toBeAttached();
  });
});
