import { cva } from "class-variance-authority";

/** One race of a meeting: number and off, name and terms, and its result once there is one. */
export const raceLink = cva(
  "focus-ring-inset flex min-h-15 items-center gap-3 border-t border-line px-3 tablet:px-4 py-2 hover:bg-hover",
  { variants: { dimmed: { true: "text-ink-muted", false: "text-ink" } } },
);
