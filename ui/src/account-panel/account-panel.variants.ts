import { cva } from "class-variance-authority";

export const panelEntry = cva(
  "type-label focus-ring flex min-h-11 cursor-pointer items-center gap-3 rounded-sm bg-raised px-3 hover:bg-hover",
  { variants: { width: { full: "w-full" } } },
);
