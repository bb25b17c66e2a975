import { cva } from "class-variance-authority";

/** `button`: beside other buttons of a page. `head`: over the column of a list, in its small letters. */
export const selectButtonVariants = ["button", "head"] as const;
export type SelectButtonVariant = (typeof selectButtonVariants)[number];

export const selectButton = cva("gs-select", {
  variants: {
    variant: { button: "gs-select-button", head: "gs-select-head" } satisfies Record<
      SelectButtonVariant,
      string
    >,
  },
});
