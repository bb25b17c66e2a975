import { cva } from "class-variance-authority";

/** What opens and closes a branch of the tree, a sport or one of its competitions. */
export const branchButton = cva(
  "gs:focus-ring-inset gs:flex gs:min-h-11 gs:w-full gs:cursor-pointer gs:items-center gs:gap-2 gs:rounded-sm gs:px-3 gs:py-1.5 gs:text-start gs:hover:bg-hover gs:wide:min-h-9.5",
  {
    variants: {
      level: {
        sport: "gs:type-label gs:text-ink",
        competition: "gs:type-small gs:ps-4 gs:text-ink-muted gs:hover:text-ink",
      },
    },
  },
);

/** An event of the tree; the one whose page is shown is marked. */
export const widgetEvent = cva(
  "gs:focus-ring-inset gs:flex gs:min-h-11 gs:min-w-0 gs:flex-1 gs:items-center gs:justify-between gs:gap-2 gs:rounded-sm gs:py-1.5 gs:ps-6 gs:pe-3 gs:hover:bg-hover",
  {
    variants: {
      isCurrent: {
        true: "gs:border-s-3 gs:border-act-edge gs:bg-surface gs:ps-5.25 gs:text-ink gs:forced-colors:border-[Highlight]",
        false: "gs:text-ink-muted gs:hover:text-ink",
      },
    },
  },
);
