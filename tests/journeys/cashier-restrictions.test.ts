import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import { describe } from "vitest";
import { controlWhen, slipOf, verified, whenClosed } from "../support/bettor.ts";
import {
  cashierOf,
  closeCashier,
  depositOn,
  escapeCashier,
  goTo,
  openDeposit,
  pagesOf,
  payByCard,
  titleOf,
  untilReady,
} from "../support/cashier.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { readyToBet } from "../support/ready-to-bet.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");

describe("in the cashier", () => {
  it("[JOURNEY-610] a cool-off holds the open slip and the next deposit back, and loses nothing", async ({
    journey,
  }) => {
    const { page } = await readyToBet(journey);
    await openDeposit(page);
    await goTo(page, "cooloff");
    const pages = pagesOf(page);
    await pages.getByRole("radio", { name: wordsFr.coolOffDay }).check();
    await pages.getByRole("button", { name: wordsFr.goOn }).first().click();
    await pages.getByRole("button", { name: wordsFr.coolOffNow }).click();
    await expect(titleOf(page, "coolOffDoneTitle")).toBeVisible();
    await expect(page.getByText(fr("cashier.cool-off.title")).first()).toBeVisible();
    await pages.getByRole("button", { name: wordsFr.close }).click();
    await whenClosed(page, cashierOf(page));
    await controlWhen(page, "restricted");
    await expect(slipOf(page).locator("input[inputmode=decimal]").first()).toHaveValue(/^12/);
    await depositOn(page).click();
    await expect(page.getByRole("dialog", { name: fr("cool_off.popup.title") })).toBeVisible();
  });

  it("[JOURNEY-616] a cool-off is taken from Stay in control to its end, and ends automatically", async ({
    journey,
  }) => {
    const page = await journey.visit("/garder-le-controle/", { as: verified });
    await page.getByRole("button", { name: fr("stay-in-control.break.button") }).click();
    await untilReady(page);
    await expect(titleOf(page, "cooloff")).toBeVisible();
    const pages = pagesOf(page);
    for (const name of [wordsFr.coolOffTitle, wordsFr.exclusionTitle]) {
      await expect(pages.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await pages.getByRole("radio", { name: wordsFr.coolOffDay }).check();
    await pages.getByRole("button", { name: wordsFr.goOn }).first().click();
    await expect(pages.getByText(/personne ne peut l’arrêter avant le/)).toBeVisible();
    await pages.getByRole("button", { name: wordsFr.coolOffNow }).click();
    await expect(titleOf(page, "coolOffDoneTitle")).toBeVisible();
    await goTo(page, "deposit");
    await expect(pages.getByText(/Vous faites une pause jusqu’au/)).toBeVisible();
    await closeCashier(page);
    expect(new URL(page.url()).pathname).toBe("/garder-le-controle/");
    const notice = page.getByRole("dialog", { name: fr("cool_off.popup.title") });
    await depositOn(page).click();
    await expect(notice).toBeVisible();
    await page.close();

    await journey.control.moveDays(1, 1_000);
    const after = await journey.visit("/", { as: verified });
    await openDeposit(after);
    await payByCard(after, "20");
    await expect(titleOf(after, "doneTitle")).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(27_000);
  });

  it("[JOURNEY-611] a self-exclusion logs out, and says so in words that stay", async ({
    journey,
  }) => {
    journey.problems.expect(/status of 401/);
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await goTo(page, "cooloff");
    const pages = pagesOf(page);
    await pages.getByRole("radio", { name: wordsFr.exclusionYear }).check();
    await pages.getByRole("button", { name: wordsFr.goOn }).last().click();
    await pages.getByRole("checkbox", { name: wordsFr.exclusionUnderstood }).check();
    await pages.getByRole("button", { name: wordsFr.exclusionNow }).click();
    const excluded = page.getByRole("dialog", { name: fr("notification.self_exclusion.header") });
    await expect(excluded).toBeVisible();
    await expect(page.locator("header[data-account=visitor]")).toBeAttached();
    await expect(cashierOf(page)).toHaveCount(0);
  });

  it("[JOURNEY-612] [DOCUMENTS-STORE-12] documents are sent, and the deposit waits until they are validated", async ({
    journey,
  }) => {
    const page = await journey.visit("/", { as: verified });
    await journey.control.setDocumentStatus(verified, "not_uploaded");
    await openDeposit(page);
    await goTo(page, "documents");
    const pages = pagesOf(page);
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await pages
      .getByLabel(wordsFr.documentsFile)
      .setInputFiles({ name: "carte.png", mimeType: "image/png", buffer: picture });
    await expect(pages.getByRole("img", { name: wordsFr.documentsPreview })).toBeVisible();
    await pages.getByRole("button", { name: wordsFr.documentsSend }).click();
    await expect(pages.getByText(wordsFr.documentsSent)).toBeVisible();
    expect(await journey.control.documentStatusOf(verified)).not.toBe("not_uploaded");
    await escapeCashier(page);
    await depositOn(page).click();
    const review = page.getByRole("dialog", {
      name: fr("kyc.document_status.popup.review.title"),
    });
    await expect(review).toBeVisible();
    await page.keyboard.press("Escape");
    await whenClosed(page, review);
    await depositOn(page).click();
    await expect(review).toBeVisible();
    await journey.control.setDocumentStatus(verified, "validated");
    await whenClosed(page, review);
    await openDeposit(page);
    await expect(titleOf(page, "deposit")).toBeVisible();
  });
});
