import { cva } from "class-variance-authority";

/** `act` is the main button of a component; `raised` the usual one; `outline` and `quiet` step back. */
export const buttonVariants = ["act", "raised", "outline", "quiet"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** 36, 44 and 52 px high; small grows to 44 under a finger. */
export const buttonSizes = ["small", "normal", "large"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonWidths = ["content", "full"] as const;
export type ButtonWidth = (typeof buttonWidths)[number];

const off =
  "disabled:cursor-not-allowed disabled:border disabled:border-line disabled:bg-transparent disabled:text-ink-faint aria-disabled:cursor-not-allowed aria-disabled:border aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-faint";

export const button = cva(
  `inline-flex cursor-pointer items-center justify-center gap-2 rounded-sm text-center focus-ring transition-colors forced-colors:border aria-pressed:bg-act aria-pressed:text-on-act aria-pressed:inset-ring-2 aria-pressed:inset-ring-act-edge aria-pressed:chosen-in-forced-colors ${off}`,
  {
    variants: {
      variant: {
        act: "bg-act text-on-act hover:bg-act-press active:bg-act-press",
        raised: "bg-raised text-ink hover:bg-hover",
        outline: "border border-ink-faint bg-transparent text-ink hover:bg-hover",
        quiet: "bg-transparent text-ink-muted hover:bg-hover hover:text-ink",
      } satisfies Record<ButtonVariant, string>,
      size: {
        small: "type-label px-3 py-2 tap",
        normal: "type-label min-h-11 px-4 py-2",
        large: "type-action min-h-13 px-5 py-3",
      } satisfies Record<ButtonSize, string>,
      width: { content: "", full: "w-full" } satisfies Record<ButtonWidth, string>,
      isBusy: { true: "cursor-progress", false: "" },
    },
  },
);

/** Words for screen readers alone have no width and no gap beside the icon, which stays in the middle. */
export const buttonLabel = cva("min-w-0 wrap-break-word", {
  variants: { isOnPhones: { true: "", false: "max-tablet:sr-only" } },
});
