import { thresholds } from "@grandstand/rules/intervals";
import { cva } from "class-variance-authority";

/** `columns`: menu, body, slip (B2, main layout). `bare`: only the page. */
export const pageFrameLayouts = ["columns", "bare"] as const;
export type PageFrameLayout = (typeof pageFrameLayouts)[number];

export const pageColumns = cva("gs:mx-auto gs:w-full gs:max-w-page", {
  variants: {
    layout: {
      columns:
        "gs:pt-3 gs:pb-5 gs:tablet:px-5 gs:wide:grid gs:wide:grid-cols-[var(--gs-size-menu)_minmax(0,1fr)_var(--gs-size-slip)] gs:wide:items-start gs:wide:gap-5 gs:wide:px-6 gs:wide:py-5",
      bare: "",
    } satisfies Record<PageFrameLayout, string>,
  },
});

/** The narrowest window with columns, in em; the sheets' `wide`. */
export const columnsFrom = (thresholds.mobileMaximumWidth + 1) / 16;

/**
 * What ends the page, clear of what is at a narrow one's foot. In the server's document it costs no layout until a
 * person comes near it, which on a slow phone saves a fifth of the first one; its height is about the right one before.
 */
export const pageEnd =
  "gs:mx-auto gs:mt-auto gs:w-full gs:max-w-page gs:pb-[calc(var(--gs-size-bar)+3.5rem)] gs:[contain-intrinsic-size:auto_56rem] gs:in-data-first-document:[content-visibility:auto] gs:tablet:[contain-intrinsic-size:auto_64rem] gs:wide:pb-0 gs:wide:[contain-intrinsic-size:auto_32rem]";

/** What is at the foot of a narrow page: one over the other, in a low window side by side. */
export const pageFoot = cva(
  "gs:fixed gs:inset-x-0 gs:bottom-0 gs:z-floating gs:pb-[env(safe-area-inset-bottom)] gs:low:flex gs:low:*:min-w-0 gs:low:*:flex-1 gs:wide:hidden",
);

/** A column beside the body: it stays in sight, and scrolls on its own where it is taller. */
export const sideColumn = cva(
  "gs:sticky gs:top-[calc(var(--gs-size-header)+var(--gs-size-edge)+1.25rem)] gs:hidden gs:max-h-[calc(100dvh-var(--gs-size-header)-var(--gs-size-edge)-2.5rem)] gs:overflow-y-auto gs:overscroll-contain gs:wide:block",
);

export const skipLink = cva(
  "gs:type-label gs:focus-ring gs:absolute gs:start-2 gs:-top-20 gs:z-toast gs:rounded-sm gs:bg-act gs:px-4 gs:py-3 gs:text-on-act gs:focus:top-2",
);

/** The left column, which makes room under it for the way to the top. */
export const menuColumn = cva(
  "gs:scrolled-far:max-h-[calc(100dvh-var(--gs-size-header)-var(--gs-size-edge)-6rem)]",
);

/** At the very top, over the header; it shows after 0.3 s, since most pages are there sooner. */
export const leavingBar = cva(
  "gs:fixed gs:inset-x-0 gs:top-0 gs:z-toast gs:h-0.75 gs:origin-left gs:animate-near gs:bg-on-header gs:rtl:origin-right gs:forced-colors:bg-[Highlight]",
);
