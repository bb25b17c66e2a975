import { describe } from "vitest";
import { logIn, oddsAt, oddsOf } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { countLostHeadings } from "../support/lost-headings.ts";
import { countDocuments } from "../support/meddler.ts";
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

  it("[JOURNEY-77] a page that can't be drawn on what the server sent is drawn again, and not reloaded", async ({
    journey,
  }) => {
    journey.problems.expect(/React error|the server wrote/);
    const page = await journey.visit("about:blank");
    const documents = countDocuments(page);
    // Before the site's code runs, the document loses what a part of it is to be drawn on.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        if (document.readyState !== "interactive") return;
        document.querySelector("header")?.replaceWith("not of this page");
      });
    });
    await page.goto("/live/");
    await untilSiteNavigates(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByText("not of this page")).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  it("[JOURNEY-690] what React names by an id has the one that the server wrote", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const page = await journey.visit("about:blank");
    for (const path of ["/", pathOf(offerOf(match).event), "/search/", "/nl/register/"]) {
      await page.goto(journey.siteUrl + path);
      await untilSiteNavigates(page);
      const named = async () => (await page.evaluate(readIds)).named;
      await expect.poll(named, { message: path }).toBeGreaterThan(3);
      expect((await page.evaluate(readIds)).others, path).toEqual([]);
    }
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

/** Runs in the page: counts the elements whose id React has given, and returns those that have another one in the document. */
function readIds() {
  const elements = [
    ...document.querySelectorAll("main [id], header [id], aside [id], footer [id]"),
  ];
  const pairs = elements.flatMap((element) => {
    const [, props] =
      Object.entries(element).find(([key]) => key.startsWith("__reactProps$")) ?? [];
    return props?.id === undefined ? [] : [{ drawn: props.id as string, written: element.id }];
  });
  return {
    named: pairs.length,
    others: pairs.filter(({ drawn, written }) => drawn !== written),
  };
}
