import { cva } from "class-variance-authority";

export const builderPill = cva(
  "focus-ring mx-auto mb-2 flex h-12 w-fit max-w-[calc(100%-2rem)] cursor-pointer items-center gap-3 rounded-full bg-act px-5 text-on-act shadow-card [--color-focus:currentcolor] forced-colors:border",
);
