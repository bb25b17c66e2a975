import type { Locator, Page } from "playwright";
import { addAt, chooseAcceptOdds, controlWhen, receiptsOf, slipOf, verified } from "./bettor.ts";
import { expect } from "./expect.ts";
import type { Journey } from "./journey.ts";
import { type Offer, offerOf, pathOf } from "./programme.ts";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** Chooses which price moves need no consent, and puts one selection at 2.50 on the slip. */
export async function readyWith(
  journey: Journey,
  setting: "all" | "higher" | "none",
): Promise<{ readonly page: Page; readonly offer: Offer }> {
  const { control, programme, visit } = journey;
  const [match] = await programme.upcoming();
  const offer = offerOf(match);
  const page = await visit(pathOf(offer.event), { as: verified });
  await addAt(page, control, offer, 2.5);
  await chooseAcceptOdds(page, setting);
  await controlWhen(page, "place");
  return { page, offer };
}

/** The slip's message for a move from 2.50. */
export function moveMessage(
  page: Page,
  offer: Offer,
  direction: "up" | "down",
  to: string,
): Locator {
  const { outcome, market, event } = offer;
  const selection = [outcome.fullname, market.name, event.name].join(", ");
  const variables = { selection, from: "2.50", to };
  return slipOf(page).getByText(fr(`bet-slip.change.${direction}`, variables));
}

/** Expects a receipt with the price that was accepted, beside the requested one where that was another. */
export async function expectReceipt(
  page: Page,
  accepted: string,
  requested: string,
): Promise<void> {
  // The requested price is shown only where it differs from the accepted one.
  const beside = requested === accepted ? "(?!\\s*demandée)" : `\\s*demandée\\s*${requested}`;
  const prices = new RegExp(`Cote acceptée\\s*${accepted}${beside}`);
  await expect(receiptsOf(page)).toContainText(prices);
}
