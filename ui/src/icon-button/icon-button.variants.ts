import { cva } from "class-variance-authority";

/** `header` is on the header, which is dark in every theme. */
export const iconButtonVariants = ["quiet", "raised", "header"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

export const iconButton = cva(
  "gs:relative gs:inline-grid gs:size-9 gs:shrink-0 gs:cursor-pointer gs:place-items-center gs:rounded-sm gs:focus-ring gs:transition-colors gs:tap gs:disabled:cursor-not-allowed gs:disabled:opacity-50",
  {
    variants: {
      variant: {
        // No edge where the system draws one: it would lie over the lines beside a small sign.
        quiet: "gs:text-ink-muted gs:hover:bg-hover gs:hover:text-ink gs:forced-colors:border-0",
        raised: "gs:bg-raised gs:text-ink gs:hover:bg-hover",
        header: "gs:text-on-header gs:outline-offset-0 gs:hover:bg-header-raised",
      } satisfies Record<IconButtonVariant, string>,
    },
  },
);
