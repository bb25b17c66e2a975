import { describe } from "vitest";
import { verified } from "../support/bettor.ts";
import {
  acceptOf,
  betOf,
  betsOf,
  cashOutOf,
  closeCashOut,
  openCashOut,
  withOpenBet,
} from "../support/cash-out.ts";
import { failedRequest } from "../support/complaints.ts";
import { everyTime } from "../support/control.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("after the bet", () => {
  it("[JOURNEY-270] cashes a bet out wholly, and the balance and the history say so", async ({
    journey,
  }) => {
    const { page } = await withOpenBet(journey);
    await openCashOut(page);
    await acceptOf(page).click();
    await expect(cashOutOf(page).locator("[data-cash-out=paid]")).toBeVisible();
    const [bet] = await journey.control.bets();
    expect(bet?.status).toBe("cashed_out");
    expect(await journey.control.balanceOf(verified)).toBe(23_800 + (bet?.paid ?? 0));
    await closeCashOut(page);
    await page.getByRole("radio", { name: fr("history.tab.cashed-out") }).check();
    await expect(betsOf(page)).toHaveAttribute("data-status", "cashed-out");
  });

  it("[JOURNEY-271] cashes a part out, and the rest runs on", async ({ journey }) => {
    const { page } = await withOpenBet(journey);
    await openCashOut(page);
    await cashOutOf(page)
      .getByRole("radio", { name: fr("cash-out.part") })
      .check();
    await cashOutOf(page).getByLabel(fr("cash-out.amount"), { exact: true }).fill("4,00");
    await acceptOf(page).click();
    await expect(cashOutOf(page).locator("[data-cash-out=paid]")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(23_800 + 400);
    const [bet] = await journey.control.bets();
    expect(bet?.status).toBe("open");
    await closeCashOut(page);
    await expect(
      betsOf(page).getByText(fr("bet-summary.stake.remaining"), { exact: true }),
    ).toBeVisible();
  });

  it("[JOURNEY-274] pays once under a lost answer and a reload", async ({ journey }) => {
    journey.problems.expect(failedRequest);
    const { page } = await withOpenBet(journey);
    await openCashOut(page);
    await journey.control.breakCall("drop-answer", "acceptCashOut", everyTime);
    await journey.control.breakCall("fail", "lookUpCashOut", { times: 50, status: 503 });
    await acceptOf(page).click();
    await expect(cashOutOf(page).locator("[data-cash-out=unknown]")).toBeVisible();
    await page.reload();
    await expect(cashOutOf(page).locator("[data-cash-out=unknown]")).toBeVisible();
    await journey.control.mendCalls();
    const paid = cashOutOf(page).locator("[data-cash-out=paid]");
    await expect(paid, "the cash-out, looked up").toBeVisible({ timeout: 30_000 });
    const [bet] = await journey.control.bets();
    expect(await journey.control.balanceOf(verified)).toBe(23_800 + (bet?.paid ?? 0));
  });

  it("[JOURNEY-276] opens a receipt by its own address", async ({ journey }) => {
    const { page, offer } = await withOpenBet(journey);
    const [bet] = await journey.control.bets();
    const reference = bet?.reference ?? "none";
    await betOf(page, reference).getByRole("link").click();
    await expect(page, "a wide page shows the bet beside the list").toHaveURL(/\/history\/$/);
    await page.getByRole("main").getByRole("link", { name: reference }).click();
    await expect(page).toHaveURL(new RegExp(`/history/${bet?.reference}/?$`));
    await page.reload();
    await expect(page.getByRole("main")).toContainText(offer.outcome.fullname);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: fr("bet-page.share") }).click();
    await page.getByRole("button", { name: fr("bet-page.share.button") }).click();
    expect((await download).suggestedFilename()).toBe(`${bet?.reference}.png`);
  });
});
