import { cva } from "class-variance-authority";

export const readyBuilder = cva(
  "gs:focus-ring gs:grid gs:w-60 gs:shrink-0 gs:cursor-pointer gs:content-start gs:gap-1 gs:rounded-sm gs:p-3 gs:text-left gs:forced-colors:border",
  {
    variants: {
      isChosen: {
        true: "gs:bg-inverse gs:text-on-inverse gs:forced-colors:outline-3 gs:forced-colors:-outline-offset-3",
        false: "gs:bg-raised gs:text-ink gs:hover:bg-hover",
      },
    },
  },
);
