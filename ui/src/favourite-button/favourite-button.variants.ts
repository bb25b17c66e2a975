import { cva } from "class-variance-authority";

/** The star; filled once it is kept. */
export const favouriteButton = cva(
  "focus-ring tap relative inline-grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm hover:bg-hover",
  { variants: { isKept: { true: "text-ink", false: "text-ink-faint hover:text-ink" } } },
);
