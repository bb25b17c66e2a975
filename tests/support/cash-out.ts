import type { Locator, Page } from "playwright";
import { addAt, controlOf, receiptsOf, typeStake, verified } from "./bettor.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { type Offer, offerOf, pathOf } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** A person on the page of bets, and the outcome of the one that is open. */
interface Bettor {
  readonly page: Page;
  readonly offer: Offer;
}

/** Places 12 euro on a match of tomorrow at 2.50, and opens the page of bets. */
export async function withOpenBet(journey: Journey): Promise<Bettor> {
  const [match] = await journey.programme.upcoming();
  const offer = offerOf(match);
  const page = await journey.visit(pathOf(offer.event), { as: verified });
  await placeTwelve(journey, page, offer);
  await page.goto("/history/");
  await expect(betsOf(page)).toHaveCount(1);
  return { page, offer };
}

/** Stakes 12 euro at 2.50 on an outcome of the page, and waits for the receipt. */
export async function placeTwelve({ control }: Journey, page: Page, offer: Offer): Promise<void> {
  await addAt(page, control, offer, 2.5);
  await typeStake(page, "12");
  await controlOf(page).click();
  await expect(receiptsOf(page)).toHaveCount(1);
}

/** The bets that the page of bets lists; a wide one shows the chosen bet in full beside them. */
export function betsOf(page: Page): Locator {
  return page.getByRole("main").locator("li > article[data-bet]");
}

/** The one of a reference, which its card shows by where it leads. */
export function betOf(page: Page, reference: string): Locator {
  return betsOf(page).filter({ has: page.locator(`a[href*="${reference}"]`) });
}

/** The cash-out over the page. */
export function cashOutOf(page: Page): Locator {
  return page.getByRole("dialog", { name: fr("cash-out.title") });
}

/** Its button that accepts the offer. */
export function acceptOf(page: Page): Locator {
  return cashOutOf(page).getByRole("button", { name: /^Encaisser/ });
}

/** Opens the cash-out of a bet of the page, by default of the first, and waits for its offer. */
export async function openCashOut(page: Page, index = 0): Promise<void> {
  await betsOf(page)
    .nth(index)
    .getByRole("button", { name: /^Cash-out/ })
    .click();
  await expect(acceptOf(page)).toBeEnabled();
}

/** Waits until the cash-out says that it is paid, and closes it. */
export async function closePaid(page: Page): Promise<void> {
  await expect(cashOutOf(page).locator("[data-cash-out=paid]")).toBeVisible();
  await closeCashOut(page);
}

/** Closes the cash-out, whatever it says. */
export async function closeCashOut(page: Page): Promise<void> {
  await cashOutOf(page)
    .getByRole("button", { name: fr("cash-out.close") })
    .last()
    .click();
  await expect(cashOutOf(page)).toBeHidden();
}
