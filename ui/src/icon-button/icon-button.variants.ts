import { cva } from "class-variance-authority";

/** `header` stands on the header, which is dark in every theme. */
export const iconButtonVariants = ["quiet", "raised", "header"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

export const iconButton = cva(
  "relative inline-grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm focus-ring transition-colors tap disabled:cursor-not-allowed disabled:opacity-50",
  {
    variants: {
      variant: {
        // No edge where the system draws one: it would lie over the lines beside a small sign.
        quiet: "text-ink-muted hover:bg-hover hover:text-ink forced-colors:border-0",
        raised: "bg-raised text-ink hover:bg-hover",
        header: "text-on-header outline-offset-0 hover:bg-header-raised",
      } satisfies Record<IconButtonVariant, string>,
    },
  },
);
