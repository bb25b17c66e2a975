import { cva } from "class-variance-authority";

/**
 * The vendor's page: high enough for a document and its questions, never higher than the screen. The ring is round
 * the frame while anything within it has the focus, which no browser shows on the frame itself.
 */
export const identityFrame = cva(
  "h-[min(70dvh,36rem)] overflow-hidden rounded-sm border border-line bg-surface data-[focused=true]:outline-2 data-[focused=true]:outline-offset-2 data-[focused=true]:outline-focus forced-colors:data-[focused=true]:outline-3 forced-colors:data-[focused=true]:outline-[Highlight]",
);

export const identityPage = cva("block size-full border-0 outline-none");
