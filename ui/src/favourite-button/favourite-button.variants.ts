import { cva } from "class-variance-authority";

/** The star; filled once it is kept. */
export const favouriteButton = cva("gs-favourite", {
  variants: { isKept: { true: "text-ink", false: "text-ink-faint hover:text-ink" } },
});
