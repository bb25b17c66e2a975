import type { ReceiptLeg } from "@grandstand/rules/placement";
import { marksOfSides } from "../events/index.lazy.ts";
import type { BetContext } from "./paths.ts";

type LegEvent = Pick<NonNullable<ReceiptLeg["event"]>, "sides" | "sportSlug">;

/** The marks beside the names of a selection's event, as the lists of events have them. */
export function legMarks({ sides, sportSlug }: LegEvent, { slugs }: Pick<BetContext, "slugs">) {
  const category = slugs.get(sportSlug)?.category ?? "sport";
  return marksOfSides(sides, { sport_slug: sportSlug, sport_category: category });
}
