import { type AppleDevice, standInApplePay } from "@grandstand/app/testing/apple-pay.ts";
import type { Page } from "playwright";
import { describe } from "vitest";
import { verified, whenClosed } from "../support/bettor.ts";
import { depositOn } from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it, type Journey } from "../support/journey.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
const dialogOn = (page: Page) => page.getByRole("dialog", { name: fr("wallet-deposit.title") });

type Sheet = ReturnType<typeof standInApplePay>["applePay"];
declare const applePay: Sheet;

/** Opens the deposit by wallet as one of the operator's testers on a device. */
async function openWallet(journey: Journey, device: AppleDevice = {}): Promise<Page> {
  await journey.control.setTestMode(true);
  const page = await journey.visit("/", { as: verified });
  await page.addInitScript({
    content: `Object.assign(globalThis, (${standInApplePay})(${JSON.stringify(device)}));`,
  });
  await page.reload();
  const wallet = page.getByRole("button", { name: fr("account.deposit.wallet.button") });
  // Whether the person is a tester is known a moment after the login.
  await expect(async () => {
    await page.mouse.move(5, 500);
    await depositOn(page).hover();
    await expect(wallet).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await wallet.click();
  await expect(dialogOn(page)).toBeVisible();
  return page;
}

/** Types the amount, presses, and waits until the sheet may be authorised. */
async function press(page: Page, euro: string): Promise<void> {
  await dialogOn(page).getByRole("textbox").fill(euro);
  await dialogOn(page)
    .getByRole("button", { name: fr("wallet-deposit.pay.button") })
    .click();
}

const authorise = async (page: Page) => {
  await page.waitForFunction(() => applePay.isValidated);
  await page.evaluate(() => applePay.authorise());
};
const endsOn = (page: Page) => page.evaluate(() => applePay.ends);

describe("a deposit by wallet", () => {
  it("[JOURNEY-620] comes in once, and says so", async ({ journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey);
    await press(page, "50");
    await authorise(page);
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible();
    await whenClosed(page, dialogOn(page));
    expect(await endsOn(page)).toEqual(["paid"]);
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
    await expect(page.locator("header[data-account]")).toContainText("300,00");
  });

  it("[JOURNEY-621] whose answer is lost is looked up, and comes in once", async ({ journey }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await openWallet(journey);
    await journey.control.breakCall("drop-answer", "makeWalletPayment", { times: 9 });
    await press(page, "50");
    await authorise(page);
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible({ timeout: 30_000 });
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });

  it("[JOURNEY-621] whose request never arrives is not made, and the next one is", async ({
    journey,
  }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await openWallet(journey);
    // More than once: a browser sends a request again whose connection is cut.
    await journey.control.breakCall("drop-request", "makeWalletPayment", { times: 9 });
    await press(page, "50");
    await authorise(page);
    await expect(dialogOn(page).locator("[data-kind=error]")).toContainText(/rien n’a été débité/i);
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
    await journey.control.mendCalls();
    await press(page, "50");
    await authorise(page);
    await expect(page.getByText(/50,00.€ déposés/).first()).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(30_000);
  });

  it("[JOURNEY-622] above the limit says why, and nothing is paid", async ({ journey }) => {
    journey.problems.expect(/status of 4/);
    const page = await openWallet(journey);
    await press(page, "500");
    await expect(dialogOn(page).locator("[data-kind=error]")).toContainText(/limite de dépôt/);
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
  });

  it("[JOURNEY-623] whose sheet is closed says that nothing was debited", async ({ journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey);
    await press(page, "50");
    await page.waitForFunction(() => applePay.isValidated);
    await page.evaluate(() => applePay.cancel());
    await expect(dialogOn(page).getByText(fr("wallet-deposit.aborted"))).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(25_000);
  });

  it.for([
    [{ isAppleDevice: false }, "apple.pay.not.apple.device"],
    [{ hasCard: false }, "apple.pay.no.card"],
  ] as const)("[JOURNEY-624] with %j says what is missing", async ([device, key], { journey }) => {
    journey.problems.expect(/status of 404/);
    const page = await openWallet(journey, device);
    await expect(dialogOn(page).getByText(fr(key))).toBeVisible();
  });
});
