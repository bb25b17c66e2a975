import { priceHistoryLeave } from "@grandstand/app/core/intervals.ts";
import { describe } from "vitest";
import { addAt, oddsAt, slipOf } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { expectHistory, historyOf, openMoved, passTimers } from "../support/price-history.ts";
import { offerOf, pathOf } from "../support/programme.ts";
import { untilAlive } from "../support/site-navigation.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const call = "**/v1/price-history?*";

describe("the history of a price", () => {
  it("[JOURNEY-770] is shown while a mouse rests on the price or on the history itself", async ({
    journey,
  }) => {
    const { page, offer, price } = await openMoved(journey);
    const history = historyOf(page, offer, "tooltip");
    for (const [before, odds, shown] of [
      ["2.50", 2.6, "2.60"],
      ["2.60", 2.5, "2.50"],
    ] as const) {
      await price.hover();
      await expectHistory(history, price, before);
      await history.hover();
      // What has moved since it was opened is in it: it has stayed under the pointer.
      await oddsAt(page, journey.control, offer, odds);
      await passTimers(page, 2 * priceHistoryLeave);
      await expectHistory(history, price, shown);
      await page.mouse.move(2, 400);
      await expect(history).toHaveCount(0);
    }
    await price.hover();
    await expect(history).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(history).toHaveCount(0);
    await price.click();
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await expect(history).toHaveCount(0);
  });

  it("[JOURNEY-771] is opened by a key on the price, and Back leaves the page and closes it", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const matches = await journey.programme.upcoming("fr", 200);
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const offer = offerOf(matches.find(({ id }) => links.some((link) => link.includes(id))));
    await page.locator(`main a[href*="${offer.event.id}"]`).first().click();
    // The page gives the focus to its main part as it opens.
    await expect(page.getByRole("main")).toBeFocused();
    const price = await oddsAt(page, journey.control, offer, 2.5);
    const history = historyOf(page, offer, "dialog");
    await price.focus();
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press("h");
      await expect(history).toBeFocused();
      await expectHistory(history, price);
      await page.keyboard.press("Escape");
      await expect(price).toBeFocused();
      await expect(history).toHaveCount(0);
    }
    await expect(price).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("h");
    await expect(history).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await expect(history).toHaveCount(0);
  });

  it("[JOURNEY-773] is opened by a button of the slip's line, which has the focus again after it", async ({
    journey,
  }) => {
    const [match] = await journey.programme.upcoming();
    const offer = offerOf(match);
    const page = await journey.visit(pathOf(offer.event));
    await addAt(page, journey.control, offer, 2.5);
    const selection = [offer.outcome.fullname, offer.market.name, offer.event.name].join(", ");
    const button = slipOf(page).getByRole("button", {
      name: fr("price-history.open", { selection }),
    });
    const history = historyOf(page, offer, "dialog");
    await button.click();
    await expectHistory(history, button);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(history).toBeFocused();
  });

  it("[JOURNEY-774] is requested once of an operator who has none, and offered no more", async ({
    journey,
  }) => {
    const { page, offer, price } = await openMoved(journey);
    journey.problems.expect(failedRequest);
    let requests = 0;
    await page.route(call, (route) => {
      requests += 1;
      return route.fulfill({
        status: 404,
        headers: {
          "access-control-allow-origin": new URL(journey.siteUrl).origin,
          "access-control-allow-credentials": "true",
        },
        json: { message: "Not found" },
      });
    });
    const history = historyOf(page, offer, "dialog");
    // No key is followed before each part of the page is hydrated.
    await untilAlive(page);
    await price.focus();
    await page.keyboard.press("h");
    await expect(history.getByText(fr("price-history.none"))).toBeVisible();
    await page.keyboard.press("Escape");
    await price.click();
    await expect(slipOf(page).getByRole("article")).toBeVisible();
    await expect(
      slipOf(page).getByRole("button", { name: containing("Historique de la cote") }),
    ).toHaveCount(0);
    await page.keyboard.press("h");
    await expect(history.getByText(fr("price-history.none"))).toBeVisible();
    expect(requests).toBe(1);
  });
});
