import { cva } from "class-variance-authority";

/** The row of a sport. */
export const indexSport = cva("gs-index-sport", {
  variants: { isOpen: { true: "gs:bg-raised", false: "" } },
});

/** Points up while what it opens is open. */
export const chevron = cva("gs:shrink-0 gs:text-ink-muted", {
  variants: { isOpen: { true: "gs:rotate-180", false: "" } },
});
