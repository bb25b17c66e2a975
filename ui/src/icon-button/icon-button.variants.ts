import { cva } from "class-variance-authority";

/** `header` is on the header, which is dark in every theme. */
export const iconButtonVariants = ["quiet", "raised", "header"] as const;
export type IconButtonVariant = (typeof iconButtonVariants)[number];

/** What it looks like is in icon-button.css: a page has a dozen of them. */
export const iconButton = cva("gs-icon-button", {
  variants: {
    variant: {
      quiet: "gs-icon-button-quiet",
      raised: "gs-icon-button-raised",
      header: "gs-icon-button-header",
    } satisfies Record<IconButtonVariant, string>,
  },
});
