import { checkWalletPayment, makeWalletPayment } from "@grandstand/contract/wallet";
import { describe } from "vitest";
import { headerOf, verified } from "../support/bettor.ts";
import { untilReady } from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { holdCall } from "../support/held-call.ts";
import { it } from "../support/journey.ts";
import {
  type AppleSheet,
  authoriseOn,
  openWallet,
  payByWallet,
  walletOn,
} from "../support/wallet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

declare const applePay: AppleSheet;

describe("a deposit by wallet", () => {
  it("[JOURNEY-621] whose request never arrives is not made, and the next one is", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await openWallet(journey);
    // More than once: a browser sends a request again whose connection is cut.
    await journey.control.breakCall("drop-request", "makeWalletPayment", { times: 9 });
    await payByWallet(page, "50");
    await authoriseOn(page);
    await expect(walletOn(page).locator("[data-kind=error]")).toContainText(/rien n’a été débité/i);
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
    await journey.control.mendCalls();
    await payByWallet(page, "50");
    await authoriseOn(page);
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });

  it("[JOURNEY-622] above the limit says why, and nothing is paid", async ({ journey }) => {
    journey.problems.expect(/status of 4/);
    const page = await openWallet(journey);
    await payByWallet(page, "500");
    await expect(walletOn(page).locator("[data-kind=error]")).toContainText(/limite de dépôt/);
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
  });

  it("[JOURNEY-623] whose sheet is closed says that nothing was debited", async ({ journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey);
    await payByWallet(page, "50");
    await page.waitForFunction(() => applePay.isValidated);
    await page.evaluate(() => applePay.cancel());
    await expect(walletOn(page).getByText(fr("wallet-deposit.aborted"))).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
  });

  it("[JOURNEY-623] whose sheet is closed after the authorisation continues, and is said to be under way", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey);
    const payment = await holdCall(page, makeWalletPayment.path);
    await payByWallet(page, "50");
    await authoriseOn(page);
    await payment.sent;
    await page.evaluate(() => applePay.cancel());
    await expect(walletOn(page).getByText(fr("wallet-deposit.paying"))).toBeVisible();
    await expect(walletOn(page).getByText(fr("wallet-deposit.aborted"))).toHaveCount(0);
    payment.release();
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible();
    await expect(headerOf(page)).toContainText("300,00");
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });

  it("[JOURNEY-623] whose sheet is closed after the authorisation, and whose answer is lost, is checked", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await openWallet(journey);
    const lookUp = await holdCall(page, checkWalletPayment.path);
    await journey.control.breakCall("drop-answer", "makeWalletPayment", { times: 9 });
    await payByWallet(page, "50");
    await authoriseOn(page);
    await page.evaluate(() => applePay.cancel());
    await expect(walletOn(page).locator("[data-kind=warning]")).toContainText(
      fr("wallet-deposit.checking"),
    );
    await expect(walletOn(page).getByText(fr("wallet-deposit.aborted"))).toHaveCount(0);
    lookUp.release();
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });

  it("[JOURNEY-624] that does not begin says so, and the cashier is one press away", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey);
    await page.evaluate(() => {
      applePay.failing = ["begin"];
    });
    await payByWallet(page, "50");
    await expect(walletOn(page).getByText(fr("wallet-deposit.failed.text"))).toBeVisible();
    await walletOn(page)
      .getByRole("button", { name: fr("wallet-deposit.cashier.button") })
      .click();
    await untilReady(page);
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
  });

  it.for([
    [{ isAppleDevice: false }, "apple.pay.not.apple.device"],
    [{ hasCard: false }, "apple.pay.no.card"],
  ] as const)("[JOURNEY-624] with %j says what is missing", async ([device, key], { journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey, device);
    await expect(walletOn(page).getByText(fr(key))).toBeVisible();
  });
});
