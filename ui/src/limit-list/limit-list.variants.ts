import { cva } from "class-variance-authority";

export const limitCard = cva(
  "gs:grid gs:content-start gs:gap-1 gs:bg-surface gs:p-4 gs:shadow-card gs:tablet:rounded-md gs:tablet:p-5",
);

export const limitRow = cva(
  "gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:items-center gs:gap-x-4 gs:gap-y-1 gs:border-t gs:border-line gs:py-3 gs:first:border-t-0",
);

/** How much of a limit is used: full is said in words beside it. */
export const limitMeter = cva("gs:h-1.5 gs:w-full gs:overflow-hidden gs:rounded-full gs:bg-well", {
  variants: { isFull: { true: "gs:*:bg-ink", false: "gs:*:bg-act" } },
});
