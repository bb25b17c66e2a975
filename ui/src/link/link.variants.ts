import { cva } from "class-variance-authority";

/** `inline` is underlined inside running text; `plain` is alone, as in a list or a footer. */
export const linkVariants = ["inline", "plain"] as const;
export type LinkVariant = (typeof linkVariants)[number];

export const link = cva("gs:cursor-pointer gs:rounded-sm gs:focus-ring", {
  variants: {
    variant: {
      inline:
        "gs:text-inherit gs:underline gs:decoration-1 gs:underline-offset-3 gs:hover:decoration-2",
      plain:
        "gs:type-label gs:inline-flex gs:items-center gs:gap-1 gs:text-ink-muted gs:tap gs:hover:text-ink gs:aria-[current]:text-ink gs:aria-[current]:underline gs:aria-[current]:decoration-2 gs:aria-[current]:underline-offset-6",
    } satisfies Record<LinkVariant, string>,
  },
});
