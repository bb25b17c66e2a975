import { cva } from "class-variance-authority";

/** `inline` is underlined inside running text; `plain` stands alone, as in a list or a footer. */
export const linkVariants = ["inline", "plain"] as const;
export type LinkVariant = (typeof linkVariants)[number];

export const link = cva("cursor-pointer rounded-sm focus-ring", {
  variants: {
    variant: {
      inline: "text-inherit underline decoration-1 underline-offset-3 hover:decoration-2",
      plain:
        "type-label inline-flex items-center gap-1 text-ink-muted tap hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-6",
    } satisfies Record<LinkVariant, string>,
  },
});
