import type { Locator, Page } from "playwright";
import { describe } from "vitest";
import { controlWhen, oddsAt, receiptsOf, slipOf, typeStake, verified } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { outcomeOf } from "../support/programme.ts";
import { untilSiteNavigates } from "../support/site-navigation.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

const rowsOf = (page: Page): Locator => page.locator("main .gs-runner");
const sortOf = (page: Page, sort: "number" | "price"): Locator =>
  page.getByRole("radio", { name: fr(`race-card.sort.${sort}`) });

/** The prices to win in the order of the rows; none of those that withdrew or are at the starting price. */
async function winPrices(page: Page): Promise<number[]> {
  const texts = await rowsOf(page)
    .locator(".gs-runner-price:has(+ .gs-runner-price) button > span:first-child")
    .allTextContents();
  return texts.map(Number).filter((price) => price > 0);
}

describe("a race's page", () => {
  it("[JOURNEY-750] is sorted and bet on, and is found as it was left", async ({ journey }) => {
    const races = await journey.programme.of("horse-racing");
    const soonest = (await journey.programme.now()) + 1_800_000;
    const race = races.find(
      ({ starts_at, markets }) =>
        Date.parse(starts_at) > soonest && (markets[0]?.outcomes.length ?? 0) > 9,
    );
    if (!race) throw new Error("No race of ten runners is to come.");
    const event = await journey.programme.event(race.id);
    const page = await journey.visit("/courses-hippiques/", { as: verified });
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.locator(`main a[href*="-${race.id}/"]`).last().click();
    await waitForAddress(page, `**/*-${race.id}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(race.name);
    await expect(rowsOf(page)).toHaveCount(event.markets[0]?.outcomes.length ?? 0);

    const win = await oddsAt(page, journey.control, outcomeOf(event, "win-runner-3"), 77);
    await sortOf(page, "price").check();
    await expect(sortOf(page, "price")).toBeFocused();
    const prices = await winPrices(page);
    expect(prices).toEqual(prices.toSorted((one, two) => one - two));
    await expect(win).toHaveAttribute("aria-pressed", "false");
    const place = await oddsAt(page, journey.control, outcomeOf(event, "place-runner-3"), 12);
    await win.click();
    await place.click();
    await expect(slipOf(page).getByRole("article")).toHaveCount(2);
    await place.click();
    await expect(slipOf(page).getByRole("article")).toHaveCount(1);
    await typeStake(page, "10");
    await (await controlWhen(page, "place")).click();
    await expect(receiptsOf(page)).toContainText("77.00");

    await rowsOf(page)
      .last()
      .evaluate((row) => row.scrollIntoView({ block: "end" }));
    const order = await rowsOf(page).locator(".gs-runner-name").allTextContents();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(200);
    await untilSiteNavigates(page);
    const others = page
      .getByRole("navigation", { name: fr("race-head.races") })
      .locator("a:not([aria-current])");
    await others.last().evaluate((link) => (link as HTMLElement).click());
    await expect(page).not.toHaveURL(new RegExp(`-${race.id}/$`));
    await page.goBack();
    await waitForAddress(page, `**/*-${race.id}/`);
    await expect(sortOf(page, "price")).toBeChecked();
    await expect(rowsOf(page).locator(".gs-runner-name").last()).toHaveText(order.at(-1) ?? "");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 150);
  });

  it("[JOURNEY-751] is called virtual where a machine draws it, and has its runners", async ({
    journey,
  }) => {
    const [draw] = await journey.programme.of("virtual-horse-racing");
    if (!draw) throw new Error("No virtual race is to come.");
    const page = await journey.visit(`/virtual/${draw.sport_id}/x/?event_id=${draw.id}`);
    const head = page.locator("main header[data-event-status]");
    await expect(head.getByText(fr("race-head.virtual"))).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(draw.markets[0]?.outcomes.length ?? 0);
    await expect(rowsOf(page).first().getByRole("button")).toHaveCount(2);
  });
});
