import type { Page } from "playwright";
import type { VisitOptions } from "./begin-journey.ts";
import { addAt, controlWhen, typeStake, verified } from "./bettor.ts";
import type { Journey } from "./journey.ts";
import { type Offer, offerOf, pathOf } from "./programme.ts";
import { type Traffic, watchTraffic } from "./traffic.ts";

/** A person who only has to press the button, and the requests of their browser from then on. */
export interface ReadyBettor {
  readonly page: Page;
  readonly offer: Offer;
  readonly traffic: Traffic;
}

/** Opens a match as a person who has stayed logged in (the verified one by default), and enters 12 euro on a match of tomorrow at 2.50. */
export async function readyToBet(
  { control, programme, visit }: Journey,
  username = verified,
  options?: VisitOptions,
): Promise<ReadyBettor> {
  const [match] = await programme.upcoming();
  const offer = offerOf(match);
  const page = await visit(pathOf(offer.event), { ...options, as: username });
  await addAt(page, control, offer, 2.5);
  await typeStake(page, "12");
  await controlWhen(page, "place");
  return { page, offer, traffic: watchTraffic(page.context()) };
}
