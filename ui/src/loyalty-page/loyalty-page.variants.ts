import { cva } from "class-variance-authority";

/** The pages of the programme (B2). */
export const loyaltyPages = ["home", "levels", "terms"] as const;
export type LoyaltyPageName = (typeof loyaltyPages)[number];

export const loyaltyCard = cva(
  "gs:grid gs:content-start gs:gap-2 gs:bg-surface gs:p-4 gs:shadow-card gs:tablet:rounded-md gs:tablet:p-5",
);

/** Text on the page itself, of a width that reads well. */
export const pageIntro = cva("gs:max-w-[68ch] gs:px-3 gs:text-ink-muted gs:tablet:px-0");

/** A visitor's card in a document that awaits a session: it has the room of the person's panel, and is not shown. */
export const awaitedPanel = cva(
  "gs:in-data-[awaits-person=session]:invisible gs:in-data-[awaits-person=session]:min-h-80",
);
