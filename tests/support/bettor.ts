import { seededPassword } from "@grandstand/sandbox/src/domain/seeding/seeded-accounts.ts";
import type { Locator, Page } from "playwright";
import type { Control } from "./control.ts";
import { expect } from "./expect.ts";
import type { Offer } from "./programme.ts";
import { pattern, wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** A verified account with 250 euro. */
export const verified = "verified_player";

/** Fills in the open login, or that of the part of a page, and sends it; the result is not checked. */
export async function sendLogin(container: Page | Locator, username: string): Promise<void> {
  const overlay = "goto" in container ? loginOf(container) : container;
  await overlay.getByLabel(fr("login.username")).fill(username);
  await overlay.getByRole("textbox", { name: fr("login.password") }).fill(seededPassword);
  await overlay.getByRole("button", { name: fr("login.submit") }).click();
}

/** The site's header: computing the roles and names of all that a page has takes a fifth of a second. */
export function headerOf(page: Page): Locator {
  return page.locator("header[data-account]");
}

/** The header's button that opens the login. */
export function loginButtonOf(page: Page): Locator {
  return headerOf(page).getByRole("button", { name: fr("header.login.button") });
}

/** The open login. */
export function loginOf(page: Page): Locator {
  return page.getByRole("dialog", { name: fr("login.title") });
}

/** The button of the account whose person is logged in. */
export function accountOn(page: Page): Locator {
  return headerOf(page).getByRole("button", { name: /^Compte de / });
}

/** Logs in from the header, and waits until the page knows the person. */
export async function logIn(page: Page, username = verified): Promise<void> {
  await loginButtonOf(page).click();
  await sendLogin(page, username);
  await expect(accountOn(page)).toBeVisible();
  await whenClosed(page, loginOf(page));
}

/** Logs in from the header where a dialog covers the page at once, and waits for that. */
export async function logInBehind(page: Page, username: string, dialog: Locator): Promise<void> {
  await loginButtonOf(page).click();
  await sendLogin(page, username);
  await expect(dialog).toBeVisible();
}

/**
 * Waits until an overlay has closed and its entry has left the history: before that, a navigation
 * fails.
 */
export async function whenClosed(page: Page, overlay: Locator): Promise<void> {
  await expect(overlay).toHaveCount(0);
  await untilSettled(page);
}

/**
 * Presses Back while something is open that it closes: its entry comes into the history as it opens, or a moment later
 * where Back has just closed another. Sooner than a person can press, it would leave the page.
 */
export async function pressBackOverPage(page: Page): Promise<void> {
  const overlays = () => page.evaluate(() => history.state?.overlays ?? 0);
  await expect.poll(overlays, "the entry of what is open").toBeGreaterThan(0);
  await page.goBack();
}

/** Waits until the history has no entry of an overlay that has closed. */
export async function untilSettled(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(() => {
      const open = document.querySelectorAll("[role=dialog], [role=alertdialog], dialog[open]");
      return Math.max(0, (history.state?.overlays ?? 0) - open.length);
    });
  await expect.poll(left, "the entries of what has closed").toBe(0);
}

/**
 * The price of an outcome in the page; not the one in the slip, nor in the folded head of a match. It is found by its text, which is
 * its whole name: computing the roles and names of a thousand buttons takes seconds.
 */
export function oddsOf(page: Page, { outcome, market, event }: Offer): Locator {
  return page
    .locator("main button[data-movement]:not(.gs-folded-head *)")
    .filter({ hasText: textOfOdds({ outcome, market, event }), visible: true });
}

/** What the price of an outcome says. */
export function textOfOdds({ outcome, market, event }: Offer): RegExp {
  return new RegExp(oddsPattern(outcome.fullname, market.name) + pattern(event.name));
}

/** The same up to its event: the outcome after the price, or before it where the label is all of its name. */
export function oddsPattern(outcome: string, market: string): string {
  const name = pattern(outcome);
  return `(?:, ${name}|^\\s*${name}[^,]*(?:, [^,]+){0,2})${pattern(`, ${market}, `)}`;
}

/** The bet slip's column, or the sheet of a narrow screen. */
export function slipOf(page: Page): Locator {
  return page.locator("section[data-slip]").filter({ visible: true });
}

/** What opens the slip of a narrow screen, whatever its bar says. */
export function slipBarOf(page: Page): Locator {
  return page.locator("[data-slip-bar] [aria-haspopup=dialog]");
}

/** The control at the bottom of the slip; its `data-control` says what it does. */
export function controlOf(page: Page): Locator {
  return slipOf(page).locator("button[data-control]");
}

/** Waits until the slip's control is of this kind, and returns it. */
export async function controlWhen(
  page: Page,
  kind: string,
  // A stored slip loads after the page, its code and its texts, one after the other.
  timeout = 15_000,
): Promise<Locator> {
  const control = controlOf(page);
  await onSlip(page, expect(control).toHaveAttribute("data-control", kind, { timeout }));
  // Just after a price has moved a press does nothing.
  await expect(slipOf(page).locator("button[data-settling]")).toHaveCount(0);
  return control;
}

/** Waits for what is expected of a slip; a failure quotes the text of the slip. */
export async function onSlip(page: Page, expected: Promise<void>): Promise<void> {
  try {
    await expected;
  } catch (cause) {
    const said = (await slipOf(page).allInnerTexts()).join(" ").replaceAll(/\s+/g, " ");
    throw new Error(`${(cause as Error).message}\n\nThe slip says: ${said}`, { cause });
  }
}

/**
 * Sets a price, which does not move for a minute, and returns its button once it is in view and shows that
 * price: a page's document may be some seconds old (B9), and what it shows is what a press puts on the slip.
 */
export async function oddsAt(
  page: Page,
  control: Control,
  offer: Offer,
  odds: number,
): Promise<Locator> {
  await control.setOdds(offer.outcome.id, odds);
  const button = oddsOf(page, offer);
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(button).toContainText(odds.toFixed(2));
  return button;
}

/** Puts an outcome on the slip at a price that does not move for a minute. */
export async function addAt(
  page: Page,
  control: Control,
  offer: Offer,
  odds: number,
): Promise<void> {
  const button = await oddsAt(page, control, offer, odds);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

/** The field of the slip's first stake. */
export function stakeOn(page: Page): Locator {
  return slipOf(page).locator("input[inputmode=decimal]").first();
}

/** Types the one stake of the slip. */
export async function typeStake(page: Page, text: string): Promise<void> {
  await slipOf(page).getByLabel(/^Mise/).fill(text);
}

/** The receipts of the bets just placed. */
export function receiptsOf(page: Page): Locator {
  return slipOf(page).locator("article[data-result]");
}

/** Chooses on the slip which price moves need no consent. */
export async function chooseAcceptOdds(
  page: Page,
  setting: "all" | "higher" | "none",
): Promise<void> {
  await slipOf(page)
    .getByRole("button", { name: fr("bet-slip.settings") })
    .click();
  await page.getByLabel(fr(`bet-slip.settings.accept-odds.${setting}`)).check();
  await page.keyboard.press("Escape");
}
