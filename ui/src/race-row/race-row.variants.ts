import { cva } from "class-variance-authority";

/** Name at the left and favourites at the right, where the coupon has 44rem; else one under the other. */
export const raceLine = cva(
  "gs:flex gs:flex-col gs:gap-2.5 gs:px-3 gs:py-3 gs:@min-[30rem]/coupon:px-4 gs:@min-[44rem]/coupon:flex-row gs:@min-[44rem]/coupon:items-center gs:@min-[44rem]/coupon:gap-3 gs:@min-[44rem]/coupon:py-2.5",
);

/** The link to the race card; `dimmed` once nothing can be backed any more. */
export const raceLink = cva(
  "gs:focus-ring gs:-my-0.5 gs:block gs:min-w-0 gs:flex-1 gs:rounded-sm gs:py-0.5 gs:hover:underline",
  { variants: { dimmed: { true: "gs:text-ink-muted", false: "gs:text-ink" } } },
);

export const raceName = cva(
  "gs:type-label gs:narrow gs:block gs:truncate gs:text-[0.9375rem] gs:leading-5.25",
);

/**
 * Keeps its line where there is nothing to say, so that a row never changes its height; on the narrowest page two
 * lines, for what a place pays is not to be cut.
 */
export const raceTerms = cva(
  "gs:type-small gs:block gs:h-5.25 gs:truncate gs:leading-5.25 gs:text-ink-faint gs:@max-[20.5rem]/coupon:line-clamp-2 gs:@max-[20.5rem]/coupon:h-10.5 gs:@max-[20.5rem]/coupon:whitespace-normal",
);

export const raceFavourites = cva(
  "gs:grid gs:grid-cols-3 gs:gap-1 gs:@min-[44rem]/coupon:w-[24.5rem] gs:@min-[44rem]/coupon:flex-none",
);
