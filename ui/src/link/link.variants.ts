import { cva } from "class-variance-authority";

/** `inline` is underlined inside running text; `plain` stands alone, as in a list or a footer. */
export const linkLooks = ["inline", "plain"] as const;
export type LinkLook = (typeof linkLooks)[number];

export const link = cva("cursor-pointer rounded-sm text-ink focus-ring", {
  variants: {
    look: {
      inline: "underline decoration-1 underline-offset-3 hover:decoration-2",
      plain: "type-label inline-flex items-center gap-1 text-ink-muted hover:text-ink tap",
    } satisfies Record<LinkLook, string>,
  },
});
