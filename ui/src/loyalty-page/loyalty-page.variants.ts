import { cva } from "class-variance-authority";

/** The pages of the programme (B2). */
export const loyaltyPages = ["home", "levels", "terms"] as const;
export type LoyaltyPageName = (typeof loyaltyPages)[number];

export const loyaltyCard = cva("grid content-start gap-2 rounded-md bg-surface p-4 tablet:p-5");

export const pageTab = cva(
  "type-label focus-ring tap inline-flex min-h-11 items-center rounded-sm px-3 hover:bg-hover aria-[current]:underline aria-[current]:underline-offset-4",
);

export const levelCard = cva("grid content-start gap-1 rounded-md bg-surface p-4", {
  variants: { isYours: { true: "outline-2 outline-ink", false: "" } },
});
