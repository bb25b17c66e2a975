import { cva } from "class-variance-authority";

/** `columns`: menu, body, slip (B2, main layout). `bare`: only the page. */
export const pageFrameLayouts = ["columns", "bare"] as const;
export type PageFrameLayout = (typeof pageFrameLayouts)[number];

export const pageColumns = cva("mx-auto w-full max-w-page", {
  variants: {
    layout: {
      columns:
        "pt-3 pb-5 tablet:px-5 wide:grid wide:grid-cols-[var(--size-menu)_minmax(0,1fr)_var(--size-slip)] wide:items-start wide:gap-5 wide:px-6 wide:py-5",
      bare: "",
    } satisfies Record<PageFrameLayout, string>,
  },
});

/** What stands at the foot of a narrow page: one over the other, in a low window side by side. */
export const pageFoot = cva(
  "fixed inset-x-0 bottom-0 z-floating pb-[env(safe-area-inset-bottom)] low:flex low:*:min-w-0 low:*:flex-1 wide:hidden",
);

/** A column beside the body: it stays in sight, and scrolls by itself where it is taller. */
export const sideColumn = cva(
  "sticky top-[calc(var(--size-header)+var(--size-edge)+1.25rem)] hidden max-h-[calc(100dvh-var(--size-header)-var(--size-edge)-2.5rem)] overflow-y-auto overscroll-contain wide:block",
);

export const skipLink = cva(
  "type-label focus-ring absolute start-2 -top-20 z-toast rounded-sm bg-act px-4 py-3 text-on-act focus:top-2",
);

/** The left column, which makes room under it for the way to the top. */
export const menuColumn = cva(
  "scrolled-far:max-h-[calc(100dvh-var(--size-header)-var(--size-edge)-6rem)]",
);

/** At the very top, over the header; it shows after 0.3 s, since most pages are there sooner. */
export const leavingBar = cva(
  "fixed inset-x-0 top-0 z-toast h-0.75 origin-left animate-near bg-on-header rtl:origin-right forced-colors:bg-[Highlight]",
);
