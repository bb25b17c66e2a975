import { cva } from "class-variance-authority";

/** What opens and closes a branch of the tree, a sport or one of its competitions. */
export const branchButton = cva(
  "focus-ring-inset flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-start hover:bg-hover wide:min-h-9.5",
  {
    variants: {
      level: {
        sport: "type-label text-ink",
        competition: "type-small ps-4 text-ink-muted hover:text-ink",
      },
    },
  },
);

/** An event of the tree; the one whose page is shown is marked. */
export const widgetEvent = cva(
  "focus-ring-inset flex min-h-11 min-w-0 flex-1 items-center justify-between gap-2 rounded-sm py-1.5 ps-6 pe-3 hover:bg-hover",
  {
    variants: {
      isCurrent: {
        true: "border-s-3 border-act-edge bg-surface ps-5.25 text-ink forced-colors:border-[Highlight]",
        false: "text-ink-muted hover:text-ink",
      },
    },
  },
);
