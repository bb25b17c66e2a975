import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import { describe } from "vitest";
import { pressBackOverPage, verified, whenClosed } from "../support/bettor.ts";
import {
  cashierOf,
  depositOn,
  escapeCashier,
  goTo,
  openDeposit,
  pagesOf,
  payByCard,
  statusOf,
  titleOf,
  untilReady,
} from "../support/cashier.ts";
import { phone } from "../support/devices.ts";
import { expect } from "../support/expect.ts";
import { it } from "../support/journey.ts";
import { tabTo } from "../support/keyboard.ts";
import { leaveWelcome, RegistrationForm } from "../support/registrant.ts";
import { wordsIn } from "../support/wording.ts";

const fr = wordsIn("fr");
/** What a browser and the site log of an answer that was lost. */
const lostAnswer = /Failed to load resource|reports an error/;

describe("a deposit by card", () => {
  it.for([
    ["accepted", 1, "doneTitle"],
    ["refused", 0, "refusedTitle"],
    ["confirmed", 1, "doneTitle"],
    ["lost", 1, "doneTitle"],
  ] as const)(
    "[JOURNEY-600] [OVERLAY-HISTORY-10] that is %s comes in %i times, and the site still works after it",
    async ([card, times, title], { journey }) => {
      journey.problems.expect(lostAnswer);
      const page = await journey.visit("/", { as: verified });
      const before = await journey.control.balanceOf(verified);
      await openDeposit(page);
      await payByCard(page, "20", card);
      if (card === "confirmed") {
        await pagesOf(page).getByRole("button", { name: wordsFr.confirm }).click();
      }
      await expect(titleOf(page, title)).toBeVisible({ timeout: 20_000 });
      expect(await journey.control.balanceOf(verified)).toBe(before + times * 2_000);
      await escapeCashier(page);
      await expect(page.locator("header[data-account]")).toContainText(
        times === 1 ? "270,00" : "250,00",
      );
      await page
        .locator("header")
        .getByRole("link", { name: fr("header.tab.live") })
        .click();
      await expect(page).toHaveURL(/\/live\//);
    },
  );

  it("[JOURNEY-602] above the limit is refused in words with what is left", async ({ journey }) => {
    journey.problems.expect(/status of 4/);
    const page = await journey.visit("/", { as: verified });
    await openDeposit(page);
    await payByCard(page, "150");
    await expect(titleOf(page, "doneTitle")).toBeVisible();
    await goTo(page, "deposit");
    await payByCard(page, "60");
    await expect(pagesOf(page).getByText(/limite de dépôt vous laisse.*50,00/)).toBeVisible();
    expect(await journey.control.balanceOf(verified)).toBe(40_000);
  });
});

describe("the cashier", () => {
  it("[JOURNEY-604] that is blocked says so, and opens at the next try", async ({ journey }) => {
    journey.problems.expect(/Failed to load resource|ERR_FAILED/);
    const page = await journey.visit("/", { as: verified });
    await page.route(/\/visit\?token=/, (route) => route.abort());
    await depositOn(page).click();
    await expect(statusOf(page)).toHaveAttribute("data-cashier", "slow", { timeout: 20_000 });
    await expect(statusOf(page)).toHaveAttribute("data-cashier", "failed", { timeout: 20_000 });
    await page.unroute(/\/visit\?token=/);
    await cashierOf(page)
      .getByRole("button", { name: fr("cashier-overlay.retry.button") })
      .click();
    await untilReady(page);
    await expect(titleOf(page, "deposit")).toBeVisible();
  });

  it("[JOURNEY-605] whose address is lost says so, and fetches another", async ({ journey }) => {
    journey.problems.expect(/Failed to load resource/);
    const page = await journey.visit("/", { as: verified });
    await journey.control.breakCall("fail", "openCashier", { status: 503 });
    await depositOn(page).click();
    await expect(statusOf(page)).toHaveAttribute("data-cashier", "failed", { timeout: 20_000 });
    await cashierOf(page)
      .getByRole("button", { name: fr("cashier-overlay.retry.button") })
      .click();
    await untilReady(page);
  });

  it("[JOURNEY-606] is refused to a person whom the operator does not let in, and logs the attempt", async ({
    journey,
  }) => {
    await journey.control.changeAccount(verified, {
      permissions: { cashier_opening_allowed: false },
    });
    const page = await journey.visit("/", { as: verified });
    const attempt = page.waitForRequest(/logForbiddenActionAttempt/);
    await depositOn(page).click();
    const text = fr("kyc.document_status.popup.not_permitted.cashier-text");
    await expect(page.getByRole("dialog").getByText(text)).toBeVisible();
    expect((await attempt).postDataJSON().action).toBe("cashier_opening");
  });

  it("[JOURNEY-607] is used by keyboard alone, and left within two keys of its first stop", async ({
    journey,
  }) => {
    const page = await journey.visit("/support/faq/", { as: verified });
    await tabTo(page, depositOn(page));
    await page.keyboard.press("Enter");
    await untilReady(page);
    const close = cashierOf(page)
      .getByRole("button", { name: fr("common.close.button") })
      .first();
    await expect(page.locator("[data-cashier] iframe")).toBeFocused();
    for (const key of ["Shift+Tab", "Shift+Tab"]) {
      if (await close.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press(key);
    }
    await expect(close).toBeFocused();
    await page.keyboard.press("Escape");
    await whenClosed(page, cashierOf(page));
    await expect(depositOn(page)).toBeFocused();
  });

  it.for(["fr", "nl", "en"] as const)(
    "[JOURNEY-608] speaks %s on a phone, fits it, and closes by Back",
    async (locale, { journey }) => {
      const words = wordsIn(locale);
      const page = await journey.visit("/", { ...phone, as: verified });
      await page.goto(locale === "fr" ? "/" : `/${locale}/`);
      await page
        .locator("header")
        .getByRole("button", { name: words("header.deposit") })
        .tap();
      await untilReady(page);
      await expect(pagesOf(page).locator("html")).toHaveAttribute("lang", locale);
      const width = await pagesOf(page)
        .locator("html")
        .evaluate((html) => html.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await pressBackOverPage(page);
      await whenClosed(page, cashierOf(page, locale));
      expect(new URL(page.url()).pathname).toBe(locale === "fr" ? "/" : `/${locale}/`);
    },
  );

  it("[JOURNEY-609] welcomes a person who has just registered", async ({ journey }) => {
    const page = await journey.visit("/");
    const form = new RegistrationForm(page);
    await form.open();
    await form.complete();
    await untilReady(page);
    await expect(
      pagesOf(page).getByRole("heading", { level: 1, name: /^Bienvenue/ }),
    ).toBeVisible();
    await leaveWelcome(page);
  });
});
