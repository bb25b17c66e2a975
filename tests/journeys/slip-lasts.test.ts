import type { Page } from "playwright";
import { describe } from "vitest";
import { controlWhen, slipOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { containing } from "../support/wording.ts";

describe("what the slip outlives", () => {
  it("[JOURNEY-50] a reload keeps the selection, the stake and the session", async ({
    journey,
  }) => {
    const { page, offer } = await readyToBet(journey);
    await page.reload();
    await controlWhen(page, "place");
    await expect(slipOf(page)).toContainText(offer.outcome.fullname);
    await expect(slipOf(page).getByLabel(/^Mise/)).toHaveValue(/^12(,00)?$/);
  });

  it("[JOURNEY-52] it lasts 24 hours, and not a minute longer", async ({ journey }) => {
    const { page, offer } = await readyToBet(journey);
    await age(page, 23 * 60 + 58);
    await expect(slipOf(page)).toContainText(containing(offer.outcome.fullname));
    await age(page, 3);
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
  });
});

/** Leaves the site, makes the stored slip older by these minutes, and comes back: a page that is open keeps its own. */
async function age(page: Page, minutes: number): Promise<void> {
  const address = page.url();
  await page.goto("/robots.txt");
  await page.evaluate((milliseconds) => {
    const kept = JSON.parse(localStorage.getItem("betslip") ?? "{}") as { updatedAt: number };
    const older = { ...kept, updatedAt: kept.updatedAt - milliseconds };
    localStorage.setItem("betslip", JSON.stringify(older));
  }, minutes * 60_000);
  await page.goto(address);
}
