import { type CardName, testCards } from "@grandstand/sandbox/src/domain/payments/test-cards.ts";
import { wordsFr } from "@grandstand/sandbox/src/edge/cashier/pages/words-fr.ts";
import type { FrameLocator, Locator, Page } from "playwright";
import { loginOf, sendLogin, verified, whenClosed } from "./bettor.ts";
import { expect } from "./expect.ts";
import { type Locale, wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** The cashier's overlay. */
export function cashierOf(page: Page, locale: Locale = "fr"): Locator {
  return page.getByRole("dialog", { name: wordsIn(locale)("cashier-overlay.title") });
}

/** The part of it whose `data-cashier` says how far it is. */
export function statusOf(page: Page): Locator {
  return page.locator("[data-cashier]");
}

/** The cashier's page in its frame. */
export function pagesOf(page: Page): FrameLocator {
  return page.frameLocator("[data-cashier] iframe");
}

/** Waits until the cashier's page can be used. */
export async function untilReady(page: Page): Promise<void> {
  const timeout = 20_000;
  await expect(statusOf(page), "the cashier").toHaveAttribute("data-cashier", "ready", { timeout });
}

/** The deposit button of the header. */
export function depositOn(page: Page): Locator {
  return page
    .locator("header")
    .getByRole("button", { name: fr("header.deposit") })
    .first();
}

/** Opens the cashier at its deposit. */
export async function openDeposit(page: Page): Promise<FrameLocator> {
  await depositOn(page).click();
  await untilReady(page);
  return pagesOf(page);
}

type Destination =
  | "deposit"
  | "fastDeposit"
  | "withdraw"
  | "history"
  | "limits"
  | "cooloff"
  | "documents"
  | "privacy";

/** Closes the cashier by its button, and waits until the page is there again. */
export async function closeCashier(page: Page, locale: Locale = "fr"): Promise<void> {
  const cashier = cashierOf(page, locale);
  await cashier
    .getByRole("button", { name: wordsIn(locale)("common.close.button") })
    .first()
    .click();
  await whenClosed(page, cashier);
}

/**
 * Leaves the cashier by Escape, from within its frame. A page that has just come into the frame takes the focus to its
 * beginning, which is waited for.
 */
export async function escapeCashier(page: Page): Promise<void> {
  await expect(pagesOf(page).locator("h1:focus, #problems:focus")).toBeAttached();
  await page.keyboard.press("Escape");
  await whenClosed(page, cashierOf(page));
}

/** Goes to another page of the open cashier. */
export async function goTo(page: Page, name: Destination): Promise<void> {
  const pages = pagesOf(page);
  await pages
    .getByRole("navigation")
    .getByRole("link", { name: wordsFr[name], exact: true })
    .click();
  await expect(pages.getByRole("heading", { level: 1, name: wordsFr[name] })).toBeVisible();
}

/** Fills in a deposit by one of the sandbox's cards, and sends it. */
export function payByCard(
  page: Page,
  euro: string,
  card: CardName = "accepted",
  clickCount = 1,
): Promise<void> {
  return payOn(pagesOf(page), euro, card, clickCount);
}

/** The same on the cashier's page itself, in a frame or in a tab of its own. */
export async function payOn(
  pages: FrameLocator | Page,
  euro: string,
  card: CardName = "accepted",
  clickCount = 1,
): Promise<void> {
  await pages.getByLabel(wordsFr.amount).fill(euro);
  await pages.getByRole("radio", { name: wordsFr.methodCard }).check();
  await pages.getByLabel(wordsFr.cardNumber).fill(testCards[card]);
  await pages.getByLabel(wordsFr.cardUntil).fill("09/39");
  await pages.getByLabel(wordsFr.cardCode).fill("123");
  await payButtonOf(pages).click({ clickCount });
}

/** The button of a deposit, which says the sum. */
export function payButtonOf(pages: FrameLocator | Page): Locator {
  return pages.getByRole("button", { name: new RegExp(`^${wordsFr.depositNow}\\b`) });
}

/** The title of the cashier's page, in French. */
export function titleOf(page: Page, name: keyof typeof wordsFr): Locator {
  return pagesOf(page).getByRole("heading", { level: 1, name: wordsFr[name] });
}

/** The break that _Stay in control_ offers, in the cashier's own part. */
export function breakOn(page: Page): Locator {
  return page.getByRole("button", { name: fr("stay-in-control.break.button") });
}

/** Logs in where the login opens first, and waits for the part of the cashier behind it. */
export async function arriveInCashier(page: Page, title: keyof typeof wordsFr): Promise<void> {
  await expect(loginOf(page)).toBeVisible();
  await expect(cashierOf(page)).toHaveCount(0);
  await sendLogin(page, verified);
  await untilReady(page);
  await expect(titleOf(page, title)).toBeVisible();
}
