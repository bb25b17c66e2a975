import { cva } from "class-variance-authority";

/** A dialog on a wide page; on one of at most 1024 px a panel over the page, which stays usable (B2). */
export const coinsConverterLayouts = ["dialog", "floating"] as const;
export type CoinsConverterLayout = (typeof coinsConverterLayouts)[number];

export const floatingPanel = cva(
  "gs:fixed gs:inset-x-2 gs:bottom-[calc(var(--gs-size-bar)+env(safe-area-inset-bottom)+0.5rem)] gs:z-dialog gs:mx-auto gs:grid gs:max-h-[calc(100dvh-var(--gs-size-bar)-1rem)] gs:max-w-md gs:animate-appear gs:gap-3 gs:overflow-y-auto gs:overscroll-contain gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-4 gs:text-ink gs:shadow-overlay",
);

export const receivedRow = cva("gs:flex gs:items-baseline gs:justify-between gs:gap-3");
