import { cva } from "class-variance-authority";

/** The way to the page, with the time beside its sign; on a phone below it. */
export const clockLink = cva(
  "gs:focus-ring gs:inline-flex gs:min-h-11 gs:min-w-11 gs:items-center gs:justify-center gs:gap-1.5 gs:rounded-sm gs:px-1 gs:text-on-header gs:hover:bg-header-raised gs:max-tablet:flex-col gs:max-tablet:gap-0 gs:tablet:min-h-9 gs:tablet:px-2",
);

/** A phone has space for the way alone; there the page has the switch. */
export const clockToggle = cva("gs:hidden gs:tablet:block");
