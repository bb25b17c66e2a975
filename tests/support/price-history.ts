import type { Locator, Page } from "playwright";
import type { Journey, VisitOptions } from "./begin-journey.ts";
import { oddsAt } from "./bettor.ts";
import { expect } from "./expect.ts";
import { type Offer, offerOf, pathOf } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** A match's page, with its first price moved to 2.50. */
export async function openMoved(
  journey: Journey,
  options: VisitOptions = {},
): Promise<{ readonly page: Page; readonly offer: Offer; readonly price: Locator }> {
  const [match] = await journey.programme.upcoming();
  const offer = offerOf(match);
  const page = await journey.visit(pathOf(offer.event), options);
  const price = await oddsAt(page, journey.control, offer, 2.5);
  return { page, offer, price };
}

/** The history of a price: a dialog with the focus, or a tooltip under the pointer. */
export function historyOf(
  page: Page,
  { outcome, market, event }: Offer,
  role: "dialog" | "tooltip",
): Locator {
  const selection = [outcome.fullname, market.name, event.name].join(", ");
  return page.getByRole(role, { name: fr("price-history.label", { selection }) });
}

/** Waits for a history that ends at a price, and that it leaves its button free. */
export async function expectHistory(
  history: Locator,
  button: Locator,
  last = "2.50",
): Promise<void> {
  await expect(history.getByText(fr("price-history.now"))).toBeVisible();
  await expect(history).toContainText(last);
  const [panel, price] = [await history.boundingBox(), await button.boundingBox()];
  if (!panel || !price) throw new Error("The history or its price is not drawn.");
  const isFree = panel.y + panel.height <= price.y || panel.y >= price.y + price.height;
  expect(isFree).toBe(true);
}

/** Waits until the page's own timers of that many milliseconds have run: what they would have done has been done. */
export async function passTimers(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((after) => new Promise((run) => setTimeout(run, after)), milliseconds);
}
