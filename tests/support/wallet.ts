import { type AppleDevice, standInApplePay } from "@grandstand/app/testing/apple-pay.ts";
import type { Locator, Page } from "playwright";
import { verified } from "./bettor.ts";
import { depositOn } from "./cashier.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { plainPath } from "./pages.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");
/** The deposit by wallet over the page. */
export function walletOn(page: Page): Locator {
  return page.getByRole("dialog", { name: fr("wallet-deposit.title") });
}

/** What replaces the device's sheet. */
export type AppleSheet = ReturnType<typeof standInApplePay>["applePay"];
declare const applePay: AppleSheet;

/** Opens the deposit by wallet as one of the operator's testers on a device. */
export async function openWallet(journey: Journey, device: AppleDevice = {}): Promise<Page> {
  await journey.control.setTestMode(true);
  const page = await journey.visit(plainPath, { as: verified });
  await page.addInitScript({
    content: `Object.assign(globalThis, (${standInApplePay})(${JSON.stringify(device)}));`,
  });
  await page.reload();
  const wallet = page.getByRole("button", { name: fr("account.deposit.wallet.button") });
  // Whether the person is a tester is known a moment after the login.
  await expect(async () => {
    await page.mouse.move(5, 500);
    await depositOn(page).hover();
    await expect(wallet, "the wallet among the ways to deposit").toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await wallet.click();
  await expect(walletOn(page)).toBeVisible();
  return page;
}

/** Types the amount, presses, and waits until the sheet may be authorised. */
export async function payByWallet(page: Page, euro: string): Promise<void> {
  await walletOn(page).getByRole("textbox").fill(euro);
  await walletOn(page)
    .getByRole("button", { name: fr("wallet-deposit.pay.button") })
    .click();
}

/** Authorises the payment on the sheet, once it may be. */
export async function authoriseOn(page: Page): Promise<void> {
  await page.waitForFunction(() => applePay.isValidated);
  await page.evaluate(() => applePay.authorise());
}

/** How the sheet has ended so far, each time. */
export function sheetEndsOn(page: Page): Promise<AppleSheet["ends"]> {
  return page.evaluate(() => applePay.ends);
}
