import { cva } from "class-variance-authority";

export const selfTest = cva("gs:grid gs:grid-cols-[minmax(0,1fr)] gs:content-start gs:gap-3");

export const answerRow = cva(
  "gs:grid gs:gap-2 gs:border-t gs:border-line gs:py-4 gs:first:border-t-0",
);

export const answerChoice = cva(
  "gs:type-body gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-2 gs:rounded-sm gs:has-focus-visible:outline-2 gs:has-focus-visible:outline-offset-2 gs:has-focus-visible:outline-focus",
);

export const testResult = cva(
  "gs:grid gs:gap-2 gs:rounded-md gs:border-s-4 gs:bg-well gs:p-4 gs:outline-none",
  {
    variants: {
      result: {
        low: "gs:border-s-ink-faint",
        raised: "gs:border-s-act",
        high: "gs:border-s-ink",
      },
    },
  },
);
