import { cva } from "class-variance-authority";

/** Name at the left and favourites at the right, where the coupon has 44rem; else one under the other. */
export const raceLine = cva(
  "flex flex-col gap-2.5 px-3 py-3 @min-[30rem]/coupon:px-4 @min-[44rem]/coupon:flex-row @min-[44rem]/coupon:items-center @min-[44rem]/coupon:gap-3 @min-[44rem]/coupon:py-2.5",
);

/** The link to the race card; `dimmed` once nothing can be backed any more. */
export const raceLink = cva(
  "focus-ring -my-0.5 block min-w-0 flex-1 rounded-sm py-0.5 hover:underline",
  { variants: { dimmed: { true: "text-ink-muted", false: "text-ink" } } },
);

export const raceName = cva("type-label narrow block truncate text-[0.9375rem] leading-5.25");

/** Keeps its line where there is nothing to say, so that a row never changes its height. */
export const raceTerms = cva("type-small block h-5.25 truncate leading-5.25 text-ink-faint");

export const raceFavourites = cva(
  "grid grid-cols-3 gap-1 @min-[44rem]/coupon:w-[24.5rem] @min-[44rem]/coupon:flex-none",
);
