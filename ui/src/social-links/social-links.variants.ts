import { cva } from "class-variance-authority";

export const socialLink = cva(
  "type-small focus-ring inline-flex min-h-11 items-center gap-2 rounded-sm border border-line px-3 text-ink-muted hover:bg-hover hover:text-ink",
);
