import { cva } from "class-variance-authority";

export const limitCard = cva(
  "grid content-start gap-1 bg-surface p-4 shadow-card tablet:rounded-md tablet:p-5",
);

export const limitRow = cva(
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0",
);

/** How much of a limit is used: full is said in words beside it. */
export const limitMeter = cva("h-1.5 w-full overflow-hidden rounded-full bg-well", {
  variants: { isFull: { true: "*:bg-ink", false: "*:bg-act" } },
});
