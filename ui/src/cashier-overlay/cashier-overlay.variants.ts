import { cva } from "class-variance-authority";

/** `slow` is said to take longer than usual; `failed` can be tried again, `refused` can't. */
export const cashierOverlayStatuses = ["loading", "slow", "ready", "failed", "refused"] as const;
export type CashierOverlayStatus = (typeof cashierOverlayStatuses)[number];

export const cashierBody = cva("relative flex flex-1 flex-col outline-none");

/** It fills what the head leaves, and is as high as its page where that is more. */
export const cashierFrame = cva("focus-ring-inset w-full flex-1 border-0 bg-page inert:invisible");

export const cashierCover = cva(
  "absolute inset-0 grid content-center justify-items-center gap-3 p-5 text-center",
);

/** Seen by whoever comes to it by keyboard, after the frame. */
export const cashierEnd = cva(
  "type-label focus-ring sr-only cursor-pointer rounded-sm bg-act text-on-act focus:not-sr-only focus:sticky focus:bottom-4 focus:mx-auto focus:mt-2 focus:px-4 focus:py-3",
);
