import { cva } from "class-variance-authority";

export const loginOverlay = cva(
  "fixed inset-0 z-dialog overflow-y-auto overscroll-contain bg-page text-ink outline-none motion-safe:animate-[appear_var(--duration-quick)_var(--easing-out)]",
);

export const loginCard = cva(
  "mx-auto grid w-full max-w-md gap-5 px-4 pt-3 pb-12 tablet:mt-12 tablet:rounded-md tablet:bg-surface tablet:p-8 tablet:shadow-card",
);
