import { cva } from "class-variance-authority";

export const menuLink = cva(
  "type-label focus-ring-inset flex min-h-11 items-center justify-between gap-2 rounded-sm px-3 py-1.5 wide:min-h-9.5",
  {
    variants: {
      isCurrent: {
        true: "border-s-3 border-act bg-surface ps-2.25 text-ink forced-colors:border-[Highlight]",
        false: "font-medium text-ink-muted hover:bg-hover hover:text-ink",
      },
    },
  },
);
