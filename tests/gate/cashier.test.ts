import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import { describe } from "vitest";
import { verified, whenClosed } from "../support/bettor.ts";
import {
  arriveInCashier,
  breakOn,
  closeCashier,
  escapeCashier,
  goTo,
  openDeposit,
  pagesOf,
  payByCard,
  titleOf,
} from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { controlPath } from "../support/limits.ts";
import { plainPath } from "../support/pages.ts";
import { authoriseOn, openWallet, payByWallet, sheetEndsOn, walletOn } from "../support/wallet.ts";

describe("a deposit by card", () => {
  it("[JOURNEY-601] twice in a row, each pressed twice, is two deposits", async ({ journey }) => {
    const page = await journey.visit(plainPath, { as: verified });
    await openDeposit(page);
    for (const euro of ["20", "30"]) {
      await payByCard(page, euro, "accepted", 2);
      await expect(titleOf(page, "doneTitle")).toBeVisible();
      await goTo(page, "deposit");
    }
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });
});

describe("the cashier", () => {
  it("[JOURNEY-603] pays out in two steps, and the balance follows", async ({ journey }) => {
    const page = await journey.visit(plainPath, { as: verified });
    await openDeposit(page);
    await goTo(page, "withdraw");
    const pages = pagesOf(page);
    await pages.getByLabel(wordsFr.amount).fill("100");
    await pages.getByLabel(wordsFr.iban).fill("BE68 5390 0754 7034");
    await pages.getByRole("button", { name: wordsFr.goOn }).click();
    await expect(titleOf(page, "withdrawCheckTitle")).toBeVisible();
    await pages.getByRole("button", { name: /^Retirer 100,00/ }).click();
    await expect(titleOf(page, "withdrawnTitle")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(15_000);
    await escapeCashier(page);
    await expect(page.locator("header[data-account]")).toContainText("150,00");
  });
});

describe("a visitor who wants the cashier", () => {
  it("[JOURNEY-619] by the break in Stay in control logs in, arrives there, and is back on the page", async ({
    journey,
  }) => {
    const page = await journey.visit(controlPath);
    await breakOn(page).click();
    await arriveInCashier(page, "cooloff");
    await closeCashier(page);
    await expect(breakOn(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(controlPath);
  });
});

describe("a deposit by wallet", () => {
  it("[JOURNEY-620] comes in once, and says so", async ({ journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey);
    await payByWallet(page, "50");
    await authoriseOn(page);
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible();
    await whenClosed(page, walletOn(page));
    expect(await sheetEndsOn(page)).toEqual(["paid"]);
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
    await expect(page.locator("header[data-account]")).toContainText("300,00");
  });

  it("[JOURNEY-621] whose answer is lost is looked up, and comes in once", async ({ journey }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await openWallet(journey);
    await journey.control.breakCall("drop-answer", "makeWalletPayment", { times: 9 });
    await payByWallet(page, "50");
    await authoriseOn(page);
    const done = page.getByText(/50,00.€ déposés/).first();
    await expect(done, "the deposit, looked up").toBeVisible({ timeout: 30_000 });
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });
});
