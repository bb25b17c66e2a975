import { cva } from "class-variance-authority";

/**
 * A race off screen costs no layout. Its height is known before it is drawn, a meeting's is not: a jump to the end of
 * a day must not move what is pressed there. Only the narrowest phones need a second line for the terms.
 */
export const raceItem =
  "gs:[contain-intrinsic-size:auto_3.75rem] gs:[content-visibility:auto] gs:max-[24rem]:[contain-intrinsic-size:auto_4.5rem]";

/** One race of a meeting: number and off, name and terms, and its result once there is one. */
export const raceLink = cva(
  "gs:focus-ring-inset gs:flex gs:min-h-15 gs:items-center gs:gap-3 gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-2 gs:hover:bg-hover",
  { variants: { dimmed: { true: "gs:text-ink-muted", false: "gs:text-ink" } } },
);
