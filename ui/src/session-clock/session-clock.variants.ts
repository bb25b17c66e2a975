import { cva } from "class-variance-authority";

/** The way to the page, with the time beside its sign; on a phone below it. */
export const clockLink = cva(
  "focus-ring inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm px-1 text-on-header hover:bg-header-raised max-tablet:flex-col max-tablet:gap-0 tablet:min-h-9 tablet:px-2",
);

/** A phone has space for the way alone; there the page has the switch. */
export const clockToggle = cva("hidden tablet:block");
