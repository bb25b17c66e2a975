import { cva } from "class-variance-authority";

/** `act` is the main button of a component; `raised` the usual one; `outline` and `quiet` step back. */
export const buttonVariants = ["act", "raised", "outline", "quiet"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36, 44 and 52 px high; small grows to 44 under a finger. */
export const buttonSizes = ["small", "normal", "large"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonWidths = ["content", "full"] as const;
export type ButtonWidth = (typeof buttonWidths)[number];

/** What it looks like is in button.css, out of the first page's scripts. */
export const button = cva("gs-button", {
  variants: {
    variant: {
      act: "gs-button-act",
      raised: "gs-button-raised",
      outline: "gs-button-outline",
      quiet: "gs-button-quiet",
    } satisfies Record<ButtonVariant, string>,
    size: {
      small: "gs-button-small",
      normal: "gs-button-normal",
      large: "gs-button-large",
    } satisfies Record<ButtonSize, string>,
    width: { content: "", full: "gs:w-full" } satisfies Record<ButtonWidth, string>,
    isBusy: { true: "gs-button-busy", false: "" },
  },
});

/** Words for screen readers alone have no width and no gap beside the icon, which stays in the middle. */
export const buttonLabel = cva("gs:min-w-0 gs:wrap-break-word", {
  variants: { isOnPhones: { true: "", false: "gs:max-tablet:sr-only" } },
});
