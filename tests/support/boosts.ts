import type { Locator, Page } from "playwright";
import { addAt, slipOf, typeStake } from "./bettor.ts";
import type { Journey } from "./journey.ts";
import { type Offer, offerOf, pathOf } from "./programme.ts";

/** An account with free bets, boosts and coins. */
export const promoPlayer = "promo_player";

/** A single at 2.50 on the slip of that account, with a boost of its event. */
export async function boostedSlip(
  { control, programme, visit }: Journey,
  stake: string,
): Promise<{ readonly page: Page; readonly offer: Offer }> {
  const [match] = await programme.upcoming();
  const offer = offerOf(match);
  await control.giveBoost(promoPlayer, {
    id: "event-bet",
    kind: "bet",
    eventId: offer.event.id,
    minimumStake: 500,
    maximumStake: 5_000,
    minimumOdds: "1.5",
    maximumWinnings: 10_000,
    boost: 50,
  });
  const page = await visit(pathOf(offer.event), { as: promoPlayer });
  await addAt(page, control, offer, 2.5);
  await typeStake(page, stake);
  return { page, offer };
}

/** What says on the slip whether the bet has its boost. */
export function boostMarker(page: Page): Locator {
  return slipOf(page).locator('[data-kind="bet"][data-state]');
}
