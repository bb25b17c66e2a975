import { priceHistoryPress } from "@grandstand/app/core/intervals.ts";
import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { expectHistory, historyOf, openMoved, passTimers } from "../support/price-history.ts";

async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing to touch.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger on a page; Playwright's own taps do not rest. */
async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
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
  it("[JOURNEY-772] is opened by a long press, which neither chooses the price nor scrolls", async ({
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
      // Between the logo and the buttons of the header.
      await page.touchscreen.tap(150, 30);
      await expect(history).toHaveCount(0);
    }
    const start = await middleOf(price);
    await finger.down(start);
    for (let passed = 20; passed <= 120; passed += 20) {
      await finger.move({ x: start.x, y: start.y - passed });
    }
    // The finger has moved the page under it, so that it rests on no price, however long it stays.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
    await passTimers(page, 2 * priceHistoryPress);
    await expect(history).toHaveCount(0);
    await finger.up();
    await price.tap();
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await expect(history).toHaveCount(0);
  });
});
