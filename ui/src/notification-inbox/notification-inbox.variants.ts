import { cva } from "class-variance-authority";

/** Hangs from its button on a page of at least 1024 px (A2), and leaves the page below its end in sight. */
export const inboxPanel = cva(
  "type-body z-dialog flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-2rem)] flex-col rounded-md border border-line bg-surface text-ink shadow-overlay focus-ring-inset",
);

/** The panel's own border goes on around the arrow. */
export const inboxArrow = cva("fill-surface stroke-line");

export const inboxHead = cva("flex items-center gap-3 border-b border-line py-2 ps-5 pe-3");

export const inboxScroll = cva("min-h-0 overflow-y-auto overscroll-contain px-5 py-2");

export const inboxItem = cva("border-t border-line first:border-t-0");

/** What is unread has the weight of a heading; what is read steps back. */
export const inboxTitle = cva(
  "focus-ring-inset flex min-h-11 w-full cursor-pointer items-start gap-3 rounded-sm py-3 text-start",
  {
    variants: {
      isRead: { true: "type-body text-ink-muted", false: "type-label text-ink" },
    },
  },
);

/** A mark of its own shape, and a word for those who don't see it. */
export const inboxUnread = cva(
  "mt-1.5 size-2 shrink-0 rounded-full bg-act inset-ring inset-ring-act-edge forced-colors:bg-[Highlight]",
);

export const inboxText = cva("grid justify-items-start gap-3 ps-8 pt-2 pb-4");
