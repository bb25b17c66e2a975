import { cva } from "class-variance-authority";

export const chatOffer = cva(
  "mt-4 flex flex-wrap items-center gap-3 bg-surface p-4 shadow-card tablet:rounded-md",
);

/** As high as the sidebar lets it be, less its head. */
export const chatTarget = cva(
  "h-[calc(100dvh-6.5rem)] min-h-72 overflow-hidden rounded-md border border-line bg-surface",
);
