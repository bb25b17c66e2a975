import type { Bet } from "@grandstand/contract/betslip";
import { type Locale, localePath } from "@grandstand/rules/locale";
import type { ReceiptLeg } from "@grandstand/rules/placement";
import type { SportSlugs } from "../../core/site/sport-slugs.ts";
import { matchPath } from "../events/index.ts";

/** What the addresses of bets and their events are made of. */
export interface BetContext {
  readonly language: Locale;
  readonly slugs: SportSlugs;
}

/**
 * The page of a selection's event. A bet from before competitions were kept has the sport's slug instead
 * of the competition's: the web server redirects that address to the right one.
 */
export function legPath(
  { id, sportSlug, competitionSlug }: Omit<NonNullable<ReceiptLeg["event"]>, "sides">,
  name: string,
  { language, slugs }: BetContext,
): string {
  const event = {
    id,
    name,
    sport_slug: sportSlug,
    competition_slug: competitionSlug ?? sportSlug,
  };
  return matchPath(event, language, slugs);
}

/** The address of a bet's own page. */
export function receiptPath({ reference }: Pick<Bet, "reference">, language: Locale): string {
  return localePath(`/history/${reference}/`, language);
}
