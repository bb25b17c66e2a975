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
  "gs:disabled:cursor-not-allowed gs:disabled:border gs:disabled:border-line gs:disabled:bg-transparent gs:disabled:text-ink-faint gs:aria-disabled:cursor-not-allowed gs:aria-disabled:border gs:aria-disabled:border-line gs:aria-disabled:bg-transparent gs:aria-disabled:text-ink-faint";

export const button = cva(
  `gs:inline-flex gs:cursor-pointer gs:items-center gs:justify-center gs:gap-2 gs:rounded-sm gs:text-center gs:focus-ring gs:transition-colors gs:forced-colors:border gs:aria-pressed:bg-act gs:aria-pressed:text-on-act gs:aria-pressed:inset-ring-2 gs:aria-pressed:inset-ring-act-edge gs:aria-pressed:chosen-in-forced-colors ${off}`,
  {
    variants: {
      variant: {
        act: "gs:bg-act gs:text-on-act gs:hover:bg-act-press gs:active:bg-act-press",
        raised: "gs:bg-raised gs:text-ink gs:hover:bg-hover",
        outline: "gs:border gs:border-ink-faint gs:bg-transparent gs:text-ink gs:hover:bg-hover",
        quiet: "gs:bg-transparent gs:text-ink-muted gs:hover:bg-hover gs:hover:text-ink",
      } satisfies Record<ButtonVariant, string>,
      size: {
        small: "gs:type-label gs:px-3 gs:py-2 gs:tap",
        normal: "gs:type-label gs:min-h-11 gs:px-4 gs:py-2",
        large: "gs:type-action gs:min-h-13 gs:px-5 gs:py-3",
      } satisfies Record<ButtonSize, string>,
      width: { content: "", full: "gs:w-full" } satisfies Record<ButtonWidth, string>,
      isBusy: { true: "gs:cursor-progress", false: "" },
    },
  },
);

/** Words for screen readers alone have no width and no gap beside the icon, which stays in the middle. */
export const buttonLabel = cva("gs:min-w-0 gs:wrap-break-word", {
  variants: { isOnPhones: { true: "", false: "gs:max-tablet:sr-only" } },
});
