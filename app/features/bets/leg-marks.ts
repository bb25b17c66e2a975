import type { Bet } from "@grandstand/contract/betslip";
import type { ReceiptLeg } from "@grandstand/rules/placement";
import { markOfOutcome, marksOfSides } from "../events/index.lazy.ts";
import type { BetContext } from "./paths.ts";

type LegEvent = Pick<NonNullable<ReceiptLeg["event"]>, "sides" | "sportSlug">;

/** The marks beside the names of a selection's event, as the lists of events have them. */
export function legMarks({ sides, sportSlug }: LegEvent, { slugs }: Pick<BetContext, "slugs">) {
  const category = slugs.get(sportSlug)?.category ?? "sport";
  return marksOfSides(sides, { sport_slug: sportSlug, sport_category: category });
}

/** The silks of the runner that a selection names; none of a bet from before it was kept what it is about. */
export function legOutcomeMark({
  outcome_name: name,
  sport_slug: sportSlug,
  facts,
}: Bet["selections"][number]): string | undefined {
  if (!facts) return undefined;
  return markOfOutcome({ name, silks: facts.silks }, { sportSlug, marketType: facts.market_type });
}
