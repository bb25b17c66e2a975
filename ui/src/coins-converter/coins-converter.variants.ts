import { cva } from "class-variance-authority";

/** A dialog on a wide page; on one of at most 1024 px a panel over the page, which goes on (B2). */
export const coinsConverterLayouts = ["dialog", "floating"] as const;
export type CoinsConverterLayout = (typeof coinsConverterLayouts)[number];

export const floatingPanel = cva(
  "fixed inset-x-2 bottom-[calc(var(--size-bar)+env(safe-area-inset-bottom)+0.5rem)] z-dialog mx-auto grid max-h-[calc(100dvh-var(--size-bar)-1rem)] max-w-md animate-appear gap-3 overflow-y-auto overscroll-contain rounded-md border border-line bg-surface p-4 text-ink shadow-overlay",
);

export const receivedRow = cva("flex items-baseline justify-between gap-3");
