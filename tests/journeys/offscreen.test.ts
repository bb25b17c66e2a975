import type { Page } from "playwright";
import { describe } from "vitest";
import { logIn } from "../support/bettor.ts";
import { expect, waitForAddress } from "../support/expect.ts";
import { isHydrated, pressWherever, untilHydrated } from "../support/hydrated.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const phone = { viewport: { width: 390, height: 844 } };

/** The rows of the page, of which the first is hydrated and the last is left as it came. */
async function rowsOf(page: Page) {
  const rows = page.getByRole("main").locator("[data-event-status]");
  await untilHydrated(rows.first());
  const last = rows.last();
  expect(await isHydrated(last)).toBe(false);
  return { rows, last };
}

describe("what is below the screen when a page comes", () => {
  it("[JOURNEY-746] shows the price that it has by then, once it is scrolled to", async ({
    journey,
  }) => {
    const page = await journey.visit("/football/", phone);
    const { last } = await rowsOf(page);
    const href = await last.getByRole("link").first().getAttribute("href");
    const [, eventId = ""] = /-([^-/]+)\/$/.exec(href ?? "") ?? [];
    const { markets } = await journey.programme.event(eventId);
    const [outcome] = markets[0]?.outcomes ?? [];
    await journey.control.setOdds(outcome?.id ?? "", 7.77);
    const price = last.getByRole("button").first();
    await expect(price).not.toContainText("7.77");
    await last.scrollIntoViewIfNeeded();
    await expect(price).toContainText("7.77");
    expect(await isHydrated(last)).toBe(true);
  });

  it("[JOURNEY-747] is reached by the keyboard, chosen and given up", async ({ journey }) => {
    const page = await journey.visit("/football/", phone);
    const { last } = await rowsOf(page);
    const price = last.getByRole("button").first();
    await price.focus();
    await page.keyboard.press("Space");
    await expect(price).toBeFocused();
    await expect(price).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Space");
    await expect(price).toHaveAttribute("aria-pressed", "false");
  });

  it("[JOURNEY-748] has buttons that act at the first press, and links that stay in the page", async ({
    journey,
  }) => {
    const page = await journey.visit("/football/", phone);
    await rowsOf(page);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const settings = page.getByRole("button", { name: fr("footer.settings.button") });
    expect(await isHydrated(settings)).toBe(false);
    await pressWherever(settings);
    await expect(page.getByRole("dialog", { name: fr("settings.title") })).toBeVisible();
    await page.keyboard.press("Escape");
    const row = page.getByRole("main").locator("[data-event-status]").last();
    await pressWherever(row.getByRole("link").first());
    await waitForAddress(page, /-[^-/]+\/$/);
    await page.goBack();
    await waitForAddress(page, "**/football/");
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  });

  it("[JOURNEY-749] follows a login, another page and the way back, untouched until then", async ({
    journey,
  }) => {
    const page = await journey.visit("/", phone);
    const { last } = await rowsOf(page);
    const count = await page.getByRole("main").locator("[data-event-status]").count();
    await logIn(page);
    await expect(page.getByRole("main").locator("[data-event-status]")).toHaveCount(count);
    await page.goto("/live/");
    await page.goBack();
    await expect(page.getByRole("main").locator("[data-event-status]")).not.toHaveCount(0);
    await pressWherever(last.getByRole("button").first());
    await expect(last.locator("button[aria-pressed=true]")).toHaveCount(1);
  });
});
