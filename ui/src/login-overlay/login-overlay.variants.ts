import { cva } from "class-variance-authority";

export const loginCard = cva("gs:grid gs:grid-cols-[minmax(0,1fr)] gs:gap-5");

/** At its own address: the card of the dialog, on the page. */
export const loginPage = cva(
  "gs:mx-auto gs:grid gs:w-full gs:max-w-110 gs:grid-cols-[minmax(0,1fr)] gs:gap-4 gs:bg-surface gs:px-4 gs:py-5 gs:tablet:mt-6 gs:tablet:rounded-md gs:tablet:border gs:tablet:border-line gs:tablet:px-6",
);

/** What stays for a person who logs in, with the edge of what is one's own. */
export const waitingNote = cva(
  "gs:flex gs:items-center gs:gap-3 gs:rounded-sm gs:border-s-3 gs:border-act gs:bg-raised gs:px-3 gs:py-2.5",
);

/** A word between two ways in, with a line to either side. */
export const loginOr = cva(
  "gs:type-small gs:flex gs:items-center gs:gap-4 gs:text-ink-muted gs:before:h-px gs:before:flex-1 gs:before:bg-line gs:after:h-px gs:after:flex-1 gs:after:bg-line",
);

/** A password's label, its link at the end of the same line, and the field under both. */
export const passwordRow = cva("gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:gap-x-3 gs:gap-y-1");

export const loginFoot = cva(
  "gs:type-small gs:flex gs:flex-wrap gs:justify-between gs:gap-x-4 gs:text-ink-muted gs:*:tap gs:*:inline-flex gs:*:items-center",
);
