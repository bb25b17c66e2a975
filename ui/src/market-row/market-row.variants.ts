import { cva } from "class-variance-authority";

/** What the lines of a coupon measure themselves against. */
export const couponContainer = "@container/coupon";

/**
 * The lines of a coupon, its head's and its events': names at the left and, from 30rem of the
 * coupon's own width, column groups at the right; narrower, one group under the names.
 */
export const couponLine = cva("flex px-3 @min-[30rem]/coupon:px-4", {
  variants: {
    part: {
      head: "items-end gap-2 pt-3 pb-2.5",
      event:
        "flex-wrap gap-2.5 py-3 @min-[30rem]/coupon:flex-nowrap @min-[30rem]/coupon:items-center @min-[30rem]/coupon:gap-2 @min-[30rem]/coupon:py-2.5",
    },
  },
});

/** A column group: as wide as its outcomes need, shown where the coupon has room for its place. */
export const couponGroup = cva("w-full gap-1 @min-[30rem]/coupon:flex-none", {
  variants: {
    outcomes: {
      1: "grid-cols-1 @min-[30rem]/coupon:w-14.5",
      2: "grid-cols-2 @min-[30rem]/coupon:w-30",
      3: "grid-cols-3 @min-[30rem]/coupon:w-45.5",
    },
    place: {
      first: "@min-[30rem]/coupon:grid",
      second: "@max-[40rem]/coupon:@min-[30rem]/coupon:hidden @min-[40rem]/coupon:grid",
      third: "@max-[46.5rem]/coupon:@min-[30rem]/coupon:hidden @min-[46.5rem]/coupon:grid",
    },
    /** The one that a narrow coupon shows. */
    isChosen: { true: "grid", false: "hidden" },
  },
});

const places = ["first", "second", "third"] as const;
const counts = [1, 2, 3] as const;

/** The classes of one column group; `index` counts from 0. */
export function couponGroupClass(outcomes: number, index: number, isChosen: boolean): string {
  const count = counts[Math.min(Math.max(outcomes, 1), counts.length) - 1] ?? 1;
  return couponGroup({ outcomes: count, place: places[index] ?? "third", isChosen });
}

/** Where a row says how many more markets there are; the head keeps its room. */
export const couponMore = "@min-[30rem]/coupon:w-8 shrink-0";
