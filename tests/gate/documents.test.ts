import { describe } from "vitest";
import {
  accountOn,
  controlWhen,
  pressBackOverPage,
  stakeOn,
  verified,
  whenClosed,
} from "../support/bettor.ts";
import { depositOn } from "../support/cashier.ts";
import { said, saidOn, watchAttempts } from "../support/documents.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("the status of a document", () => {
  it("[JOURNEY-520] arrives while a stake is typed, and takes nothing of it", async ({
    journey,
  }) => {
    const { page } = await readyToBet(journey);
    await stakeOn(page).fill("12,34");
    for (const [status, text] of [
      ["pending", "pending"],
      ["manual_review", "pending"],
      ["blocked", "blocked"],
      ["not_uploaded", "not_uploaded"],
    ] as const) {
      await journey.control.setDocumentStatus(verified, status);
      await expect(saidOn(page, text)).toBeVisible();
      await expect(stakeOn(page)).toHaveValue("12,34");
    }
    await page.getByRole("button", { name: said("action") }).click();
    const dialog = page.getByRole("dialog", {
      name: fr("kyc.document_status.popup.not_uploaded.title"),
    });
    await expect(dialog).toBeVisible();
    await pressBackOverPage(page);
    await whenClosed(page, dialog);
    await journey.control.setDocumentStatus(verified, "validated");
    await expect(saidOn(page, "validated")).toBeVisible();
    await page.locator("[data-severity=success]").getByRole("button").click();
    await expect(saidOn(page, "validated")).toHaveCount(0);
    await expect(stakeOn(page)).toHaveValue("12,34");
    await controlWhen(page, "place");
  });

  it("[JOURNEY-521] holds back a deposit, a bet and a conversion, each logged once a press", async ({
    journey,
  }) => {
    const { page } = await readyToBet(journey);
    const attempts = watchAttempts(page);
    await journey.control.setDocumentStatus(verified, "pending");
    const control = await controlWhen(page, "restricted");
    const dialog = page.getByRole("dialog", { name: fr("kyc.document_status.popup.review.title") });
    for (let press = 0; press < 2; press += 1) {
      await depositOn(page).click();
      await expect(
        dialog.getByText(fr("kyc.document_status.popup.review.deposit-text")),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await whenClosed(page, dialog);
      await control.click();
      await expect(dialog.getByText(fr("kyc.document_status.popup.review.text"))).toBeVisible();
      await page.keyboard.press("Escape");
      await whenClosed(page, dialog);
    }
    await accountOn(page).click();
    await page.getByRole("button", { name: fr("loyalty.convert.button") }).click();
    await expect(dialog.getByText(fr("kyc.document_status.popup.review.coins-text"))).toBeVisible();
    await expect
      .poll(() => attempts, "the attempts that were logged")
      .toEqual([...["deposits", "bet_placement", "deposits", "bet_placement"], "coins_conversion"]);
  });
});
