import { cva } from "class-variance-authority";

export const readyBuilder = cva(
  "focus-ring grid w-60 shrink-0 cursor-pointer content-start gap-1 rounded-sm p-3 text-left forced-colors:border",
  {
    variants: {
      isChosen: {
        true: "bg-inverse text-on-inverse forced-colors:outline-3 forced-colors:-outline-offset-3",
        false: "bg-raised text-ink hover:bg-hover",
      },
    },
  },
);
