import type { Cents } from "@grandstand/rules/money";
import type { ExactOdds } from "@grandstand/rules/odds";
import type { OddsChange } from "@grandstand/rules/slip";

/** What keeps a closed slip from being placed, the gravest alone. */
export type SlipBarNews =
  /** Selections on which no bet is taken any more; the event's name where there is one. */
  | { readonly kind: "over"; readonly count: number; readonly eventName: string | null }
  | { readonly kind: "suspended"; readonly count: number; readonly eventName: string | null }
  /** Prices to accept; with one, its outcome's name. `totalOdds` are those after it, null where there are none. */
  | {
      readonly kind: "moved";
      readonly changes: readonly OddsChange[];
      readonly outcomeName: string | null;
      readonly totalOdds: ExactOdds | null;
    }
  /** Cents that the balance lacks for the stake; 0 where it is not known how many. */
  | { readonly kind: "funds"; readonly missing: Cents; readonly stake: Cents };
