import type { ReactNode } from "react";
import { type MarketColumnView, mostColumns } from "../event-view/index.ts";
import { isOneOf } from "../locale/index.ts";
import { useWording } from "../provider/index.ts";
import {
  couponContainer,
  couponGroupClass,
  couponLine,
  couponMore,
} from "./market-row.variants.ts";

export interface MarketRowProps {
  /** As many as have room are shown, at most three. */
  readonly columns: readonly MarketColumnView[];
  /** What is at the left: the heading of the coupon. */
  readonly children: ReactNode;
}

/**
 * The head of a coupon: its heading, and over each group of prices the market that it is of and what
 * each column answers (B9, home market view). The column headings are for the eye alone: each price
 * says its own in its name.
 */
export function MarketRow({ columns, children }: MarketRowProps) {
  const nameOf = useMarketName();
  return (
    <div className={couponContainer}>
      <div className={couponLine({ part: "head" })}>
        <div className="gs:min-w-0 gs:flex-1">{children}</div>
        {columns.slice(0, mostColumns).map(({ type, name, headings }, index) => (
          <div
            key={type}
            aria-hidden
            title={name}
            className={`${couponGroupClass(headings.length, index, false)} gs:gap-y-0.5`}
          >
            <span className="gs-coupon-market">{nameOf(type, name)}</span>
            {headings.map((heading) => (
              <span key={heading} data-heading className="gs-coupon-heading">
                {heading}
              </span>
            ))}
          </div>
        ))}
        {columns.length > 0 && (
          <span aria-hidden className={`${couponMore} gs:hidden gs:@min-[30rem]/coupon:block`} />
        )}
      </div>
    </div>
  );
}

/** The types of market that have a short name of ours; any other has the server's. */
const named = [
  "1x2",
  "total_goals",
  "both_teams_to_score",
  "handicap",
  "match_winner",
  "total_games",
  "set_winner",
  "total_maps",
  "map_winner",
  "map_handicap",
] as const;

/** What a market is called over its column, where its whole name has no room. */
export function useMarketName(): (type: string, name: string) => string {
  const t = useWording();
  return (type, name) => (isOneOf(named, type) ? t(`market-row.name.${type}`) : name);
}
