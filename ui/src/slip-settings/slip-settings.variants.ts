import { cva } from "class-variance-authority";

export const settingsPanel = cva(
  "z-dialog grid w-72 max-w-[calc(100vw-2rem)] gap-4 rounded-md border border-line bg-surface p-4 text-ink shadow-overlay",
);

export const settingsOption = cva(
  "type-body flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus",
);

export const quickStakeField = cva(
  "type-price focus-ring tap h-11 w-full min-w-0 rounded-sm border-2 bg-well px-1.5 text-center",
  { variants: { wrong: { true: "border-ink", false: "border-ink-faint" } } },
);
