import { cva } from "class-variance-authority";

export const loyaltyPanel = cva("grid gap-3 rounded-md border border-line bg-surface p-4");

/** The badge of a level, as on the header. */
export const levelMark = cva(
  "h-4 w-3.5 shrink-0 bg-level [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]",
);

export const loyaltyFact = cva("flex items-baseline justify-between gap-3");

export const progressTrack = cva("h-2 overflow-hidden rounded-full bg-well forced-colors:border");
export const progressBar = cva("h-full bg-level forced-colors:bg-[Highlight]");
