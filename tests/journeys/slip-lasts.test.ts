import type { Page } from "playwright";
import { describe } from "vitest";
import { accountOn, controlWhen, slipOf } from "../support/bettor.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { offerOf } from "../support/programme.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { containing, wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

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

  it("[JOURNEY-50] another language keeps them and names them in it", async ({ journey }) => {
    const { page, offer } = await readyToBet(journey);
    const event = await journey.programme.event(offer.event.id, "nl");
    const dutch = offerOf(event);
    await page.getByRole("link", { name: "Nederlands" }).first().click();
    await page.waitForURL(/\/nl\//);
    await controlWhen(page, "place");
    await expect(slipOf(page)).toContainText(dutch.market.name);
    await expect(slipOf(page)).toContainText(dutch.outcome.fullname);
    await expect(slipOf(page).getByLabel(/^Inzet/)).toHaveValue(/^12(,00)?$/);
  });

  it("[JOURNEY-51] a logout clears it in every tab, and says so", async ({ journey }) => {
    // The other tab may send one more request before it learns of the logout.
    journey.problems.expect(/status of 401/, /WebSocket connection to .*document-status/);
    const { page } = await readyToBet(journey);
    const other = await page.context().newPage();
    await other.goto("/");
    await controlWhen(other, "place");
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("account.logout.button") }).click();
    for (const tab of [page, other]) {
      await expect(slipOf(tab)).toHaveAttribute("data-slip", "empty");
      await expect(tab.getByRole("button", { name: fr("header.login.button") })).toBeVisible();
    }
    await expect(slipOf(page).getByText(fr("site.slip-notice.logged-out"))).toBeVisible();
    await page.reload();
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
  });

  it("[JOURNEY-52] it lasts 24 hours, and not a minute longer", async ({ journey }) => {
    const { page, offer } = await readyToBet(journey);
    await age(page, 23 * 60 + 58);
    await expect(slipOf(page)).toContainText(containing(offer.outcome.fullname));
    await age(page, 3);
    await expect(slipOf(page)).toHaveAttribute("data-slip", "empty");
  });
});

/** Leaves the site, makes the stored slip older by so many minutes, and comes back: a page that is open keeps its own. */
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
