import { cva } from "class-variance-authority";

/** The pages of the programme (B2). */
export const loyaltyPages = ["home", "levels", "terms"] as const;
export type LoyaltyPageName = (typeof loyaltyPages)[number];

export const loyaltyCard = cva(
  "grid content-start gap-2 bg-surface p-4 shadow-card tablet:rounded-md tablet:p-5",
);

/** Text on the page itself, of a width that reads well. */
export const pageIntro = cva("max-w-[68ch] px-3 text-ink-muted tablet:px-0");

export const levelCard = cva("grid content-start gap-1 rounded-md bg-surface p-4 shadow-card", {
  variants: { isYours: { true: "outline-2 outline-ink", false: "" } },
});
