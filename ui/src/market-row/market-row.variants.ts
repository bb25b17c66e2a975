import { cva } from "class-variance-authority";

/** What the lines of a coupon measure themselves against. */
export const couponContainer = "gs:@container/coupon";

/** A coupon in a window narrower than this, in em, shows one column group: it is never wider than its window. */
export const couponColumnsFrom = 30;

/**
 * The lines of a coupon, its head's and its events': names at the left and, from 30rem of the
 * coupon's own width, column groups at the right; narrower, one group under the names.
 */
export const couponLine = cva("gs-coupon-line", {
  variants: { part: { head: "gs-coupon-head", event: "gs-coupon-event" } },
});

/** A column group: as wide as its outcomes need, shown where the coupon is wide enough for its position. */
export const couponGroup = cva("gs-coupon-group", {
  variants: {
    outcomes: { 1: "gs-coupon-1", 2: "gs-coupon-2", 3: "gs-coupon-3" },
    position: { first: "gs-coupon-first", second: "gs-coupon-second", third: "gs-coupon-third" },
    /** The one that a narrow coupon shows. */
    isChosen: { true: "gs-coupon-chosen", false: "" },
  },
});

const positions = ["first", "second", "third"] as const;
const counts = [1, 2, 3] as const;

/** The classes of one column group; `index` counts from 0. */
export function couponGroupClass(outcomes: number, index: number, isChosen: boolean): string {
  const count = counts[Math.min(Math.max(outcomes, 1), counts.length) - 1] ?? 1;
  return couponGroup({ outcomes: count, position: positions[index] ?? "third", isChosen });
}

/** Where a row says how many more markets there are; the head keeps its room. */
export const couponMore = "gs-coupon-more";
