import { cva } from "class-variance-authority";

/**
 * The vendor's page: high enough for a document and its questions, never higher than the screen. The ring is round
 * the frame while anything within it has the focus, which no browser shows on the frame itself.
 */
export const identityFrame = cva(
  "gs:h-[min(70dvh,36rem)] gs:overflow-hidden gs:rounded-sm gs:border gs:border-line gs:bg-surface gs:data-[focused=true]:outline-2 gs:data-[focused=true]:outline-offset-2 gs:data-[focused=true]:outline-focus gs:forced-colors:data-[focused=true]:outline-3 gs:forced-colors:data-[focused=true]:outline-[Highlight]",
);

export const identityPage = cva("gs:block gs:size-full gs:border-0 gs:outline-none");
