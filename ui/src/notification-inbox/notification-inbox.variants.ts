import { cva } from "class-variance-authority";

/** Hangs from its button on a page of at least 1024 px (A2), and leaves the page below its end in sight. */
export const inboxPanel = cva(
  "gs:type-body gs:z-dialog gs:flex gs:max-h-[min(36rem,var(--radix-popover-content-available-height))] gs:w-96 gs:max-w-[calc(100vw-2rem)] gs:flex-col gs:rounded-md gs:border gs:border-line gs:bg-surface gs:text-ink gs:shadow-overlay gs:focus-ring-inset",
);

/** The panel's own border continues around the arrow. */
export const inboxArrow = cva("gs:fill-surface gs:stroke-line");

export const inboxHead = cva(
  "gs:flex gs:items-center gs:gap-3 gs:border-b gs:border-line gs:py-2 gs:ps-5 gs:pe-3",
);

export const inboxScroll = cva(
  "gs:min-h-0 gs:overflow-y-auto gs:overscroll-contain gs:px-5 gs:py-2",
);

export const inboxItem = cva("gs:border-t gs:border-line gs:first:border-t-0");

/** What is unread has the weight of a heading; what is read steps back. */
export const inboxTitle = cva(
  "gs:focus-ring-inset gs:flex gs:min-h-11 gs:w-full gs:cursor-pointer gs:items-start gs:gap-3 gs:rounded-sm gs:py-3 gs:text-start",
  {
    variants: {
      isRead: { true: "gs:type-body gs:text-ink-muted", false: "gs:type-label gs:text-ink" },
    },
  },
);

/** A mark of its own shape, and a word for those who don't see it. */
export const inboxUnread = cva(
  "gs:mt-1.5 gs:size-2 gs:shrink-0 gs:rounded-full gs:bg-act gs:inset-ring gs:inset-ring-act-edge gs:forced-colors:bg-[Highlight]",
);

export const inboxText = cva("gs:grid gs:justify-items-start gs:gap-3 gs:ps-8 gs:pt-2 gs:pb-4");
