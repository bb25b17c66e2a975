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

/** The name of a day, and at the first of them what marks all as read: as high with it as without. */
export const inboxDayHead = cva(
  "gs:flex gs:min-h-11 gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3",
);

/** A line: its sign, two rows of words, and at its end when it was and whether it is read. */
export const inboxRow = cva(
  "gs:focus-ring-inset gs:grid gs:min-h-15.5 gs:w-full gs:cursor-pointer gs:grid-cols-[auto_minmax(0,1fr)_auto] gs:items-start gs:gap-x-3 gs:rounded-sm gs:px-1 gs:py-2.5 gs:text-start gs:hover:bg-hover",
);

/** What is unread has the weight of a heading; what is read steps back. */
export const inboxTitle = cva("gs:block gs:text-[0.9375rem]/5.5", {
  variants: {
    isRead: { true: "gs:text-ink-muted", false: "gs:font-bold gs:text-ink" },
    isOpen: { true: "gs:wrap-anywhere", false: "gs:truncate" },
  },
});

export const inboxDetail = cva("gs:type-small gs:block gs:truncate gs:text-ink-muted");

/** When it was, over the mark of what is unread. */
export const inboxEnd = cva(
  "gs:type-small gs:tabular gs:grid gs:justify-items-end gs:gap-1.5 gs:text-ink-muted",
);

/** A mark of its own shape, and a word for those who don't see it. */
export const inboxUnread = cva(
  "gs:me-0.5 gs:size-2 gs:rounded-full gs:bg-act gs:inset-ring gs:inset-ring-act-edge gs:forced-colors:bg-[Highlight]",
);

export const inboxText = cva("gs:grid gs:gap-3 gs:ps-9 gs:pe-1 gs:pt-1 gs:pb-3");

/** The way to what may be announced, after the last line. */
export const inboxSettings = cva(
  "gs:focus-ring-inset gs:mt-2 gs:flex gs:min-h-15.5 gs:w-full gs:cursor-pointer gs:items-center gs:gap-3 gs:border-t gs:border-line gs:px-1 gs:py-2.5 gs:text-start gs:hover:bg-hover",
);
