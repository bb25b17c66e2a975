import { describe } from "vitest";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { pathOf } from "../support/programme.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("lists and matches", () => {
  it("[JOURNEY-420] a match that ends is closed with its results, and leads on", async ({
    journey,
  }) => {
    const [match] = await journey.programme.live();
    if (!match) throw new Error("Nothing is in play.");
    const page = await journey.visit(pathOf(match));
    const main = page.getByRole("main");
    const widget = page.getByRole("navigation", { name: fr("live-widget.name") });
    await expect(widget).toBeVisible();
    await expect(main.locator("button[data-movement]").first()).toBeVisible();
    await journey.control.endEvent(match.id);
    await expect(main.locator('[data-result="won"]').first()).toBeVisible();
    await expect(main.locator("button[data-movement]")).toHaveCount(0);
    await expect(main.getByText(fr("market-group.suspended"), { exact: true })).toHaveCount(0);
    await expect(main.getByRole("button", { name: fr("bet-builder.title") })).toHaveCount(0);
    const next = main.getByRole("navigation", { name: fr("event-header.next") });
    await expect(next.getByRole("link").first()).toBeVisible();
    await expect(widget).toHaveCount(0);
  });

  it("[JOURNEY-421] a phone chooses the market of a list, and sees a match's prices at once", async ({
    journey,
  }) => {
    const list = await journey.visit("/live/", phone);
    await list
      .getByRole("radio", { name: fr("market-row.name.total_goals") })
      .first()
      .check();
    const prices = list.getByRole("main").locator("li button[data-movement]:visible");
    await expect(prices.first()).toHaveText(/^[+−]\d/);
    const [match] = await journey.programme.live();
    if (!match) throw new Error("Nothing is in play.");
    const page = await journey.visit(pathOf(match), phone);
    const first = page.getByRole("main").locator("button[data-movement]").first();
    await expect(first).toBeVisible();
    const top = await first.evaluate((button) => button.getBoundingClientRect().top);
    expect(top).toBeLessThan(400);
  });
});
