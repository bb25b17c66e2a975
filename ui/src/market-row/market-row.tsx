import type { ReactNode } from "react";
import { type MarketColumnView, mostColumns } from "../event-view/index.ts";
import { couponContainer, couponGroupClass, couponLine } from "./market-row.variants.ts";

export interface MarketRowProps {
  /** As many as have room are shown, at most three. */
  readonly columns: readonly MarketColumnView[];
  /** What stands at the left: the heading of the coupon. */
  readonly children: ReactNode;
}

/**
 * The head of a coupon: its heading, and over each column of prices what the column answers (B9, home
 * market view). The column headings are for the eye alone: each price says its own in its name.
 */
export function MarketRow({ columns, children }: MarketRowProps) {
  return (
    <div className={couponContainer}>
      <div className={couponLine({ part: "head" })}>
        <div className="min-w-0 flex-1">{children}</div>
        {columns.slice(0, mostColumns).map(({ type, name, headings }, index) => (
          <div
            key={type}
            aria-hidden
            title={name}
            className={couponGroupClass(headings.length, index, "head")}
          >
            {headings.map((heading) => (
              <span key={heading} className="type-caption truncate text-center text-ink-faint">
                {heading}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
