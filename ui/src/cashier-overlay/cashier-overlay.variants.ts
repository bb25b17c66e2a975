import { cva } from "class-variance-authority";

/** `slow` is said to take longer than usual; `failed` can be tried again, `refused` can't. */
export const cashierOverlayStatuses = ["loading", "slow", "ready", "failed", "refused"] as const;
export type CashierOverlayStatus = (typeof cashierOverlayStatuses)[number];

export const cashierBody = cva("gs:relative gs:flex gs:flex-1 gs:flex-col gs:outline-none");

/** It fills what the head leaves, and is as high as its page where that is more. */
export const cashierFrame = cva(
  "gs:focus-ring-inset gs:w-full gs:flex-1 gs:border-0 gs:bg-page gs:inert:invisible",
);

export const cashierCover = cva(
  "gs:absolute gs:inset-0 gs:grid gs:content-center gs:justify-items-center gs:gap-3 gs:p-5 gs:text-center",
);

/** Seen by a person who comes to it by keyboard, after the frame. */
export const cashierEnd = cva(
  "gs:type-label gs:focus-ring gs:sr-only gs:cursor-pointer gs:rounded-sm gs:bg-act gs:text-on-act gs:focus:not-sr-only gs:focus:sticky gs:focus:bottom-4 gs:focus:mx-auto gs:focus:mt-2 gs:focus:px-4 gs:focus:py-3",
);
