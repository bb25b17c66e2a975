import { cva } from "class-variance-authority";

/** The star; filled once it is kept. */
export const favouriteButton = cva("gs-favourite", {
  variants: { isKept: { true: "gs:text-ink", false: "gs:text-ink-faint gs:hover:text-ink" } },
});
