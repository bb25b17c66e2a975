import type { CDPSession, Locator, Page } from "playwright";
import { describe } from "vitest";
import type { Journey } from "../support/begin-journey.ts";
import { addAt, oddsAt, oddsOf, slipOf } from "../support/bettor.ts";
import { failedRequest } from "../support/complaints.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { type Offer, offerOf, pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const call = "**/v1/price-history?*";

/** A match's page, with its first price moved to 2.50. */
async function openMoved(journey: Journey, options = {}) {
  const [match] = await journey.programme.upcoming();
  const offer = offerOf(match);
  const page = await journey.visit(pathOf(offer.event), options);
  const price = await oddsAt(page, journey.control, offer, 2.5);
  return { page, offer, price };
}

const historyOf = (page: Page, { outcome, market, event }: Offer, role: "dialog" | "tooltip") => {
  const selection = [outcome.fullname, market.name, event.name].join(", ");
  return page.getByRole(role, { name: fr("price-history.label", { selection }) });
};

/** Waits for a history that ends at 2.50, and that it leaves its price free. */
async function expectHistory(history: Locator, button: Locator): Promise<void> {
  await expect(history).toContainText(fr("price-history.to"));
  await expect(history).toContainText("2.50");
  const [panel, price] = [await history.boundingBox(), await button.boundingBox()];
  if (!panel || !price) throw new Error("The history or its price is not drawn.");
  const isFree = panel.y + panel.height <= price.y || panel.y >= price.y + price.height;
  expect(isFree).toBe(true);
}

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing to touch.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger on a page; Playwright's own taps do not rest. */
async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  return {
    down: ({ x, y }: { readonly x: number; readonly y: number }) => send("touchStart", x, y),
    move: ({ x, y }: { readonly x: number; readonly y: number }) => send("touchMove", x, y),
    up: () => send("touchEnd"),
  };
}

describe("the history of a price", () => {
  it("[JOURNEY-760] is shown while a mouse rests on the price or on the history itself", async ({
    journey,
  }) => {
    const { page, offer, price } = await openMoved(journey);
    const history = historyOf(page, offer, "tooltip");
    for (let time = 0; time < 2; time += 1) {
      await price.hover();
      await expectHistory(history, price);
      await history.hover();
      await page.waitForTimeout(400);
      await expect(history).toBeVisible();
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

  it("[JOURNEY-761] is opened by a key on the price, and Back leaves the page and closes it", async ({
    journey,
  }) => {
    const page = await journey.visit("/");
    const matches = await journey.programme.upcoming("fr", 200);
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const offer = offerOf(matches.find((match) => links.includes(pathOf(match))));
    await page
      .locator(`main a[href="${pathOf(offer.event)}"]`)
      .first()
      .click();
    await expect(page.locator("h1")).toContainText(offer.event.home_team ?? "");
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

  it("[JOURNEY-762] is opened by a long press, which neither chooses the price nor scrolls", async ({
    journey,
  }) => {
    const { page, offer, price } = await openMoved(journey, phone);
    const history = historyOf(page, offer, "dialog");
    const finger = await fingerOn(page);
    for (let time = 0; time < 2; time += 1) {
      await finger.down(await middleOf(price));
      await expectHistory(history, price);
      await finger.up();
      await expect(history).toBeVisible();
      await expect(price).toHaveAttribute("aria-pressed", "false");
      await page.touchscreen.tap(380, 30);
      await expect(history).toHaveCount(0);
    }
    const start = await middleOf(price);
    await finger.down(start);
    for (let passed = 20; passed <= 120; passed += 20) {
      await finger.move({ x: start.x, y: start.y - passed });
    }
    await page.waitForTimeout(700);
    await expect(history).toHaveCount(0);
    await finger.up();
    await oddsOf(page, offer).tap();
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await expect(history).toHaveCount(0);
  });

  it("[JOURNEY-763] is opened by a button of the slip's line, which has the focus again after it", async ({
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

  it("[JOURNEY-764] is requested once of an operator who has none, and offered no more", async ({
    journey,
  }) => {
    const { page, offer, price } = await openMoved(journey);
    journey.problems.expect(failedRequest);
    let requests = 0;
    await page.route(call, (route) => {
      requests += 1;
      return route.fulfill({
        status: 404,
        headers: { "access-control-allow-origin": "*" },
        json: { message: "Not found" },
      });
    });
    const history = historyOf(page, offer, "dialog");
    await price.focus();
    await page.keyboard.press("h");
    await expect(history).toContainText(fr("price-history.none"));
    await page.keyboard.press("Escape");
    await price.click();
    await expect(slipOf(page).getByRole("article")).toBeVisible();
    await expect(slipOf(page).getByRole("button", { name: /^Historique/ })).toHaveCount(0);
    await page.keyboard.press("h");
    await expect(history).toContainText(fr("price-history.none"));
    expect(requests).toBe(1);
  });
});
