import { thresholds } from "@grandstand/rules/intervals";
import { cva } from "class-variance-authority";

/** `columns`: menu, body, slip (B2, main layout). `bare`: only the page. */
export const pageFrameLayouts = ["columns", "bare"] as const;
export type PageFrameLayout = (typeof pageFrameLayouts)[number];

export const pageColumns = cva(
  "gs:mx-auto gs:w-full gs:max-w-page gs:min-[105em]:max-w-page-wide",
  {
    variants: {
      layout: {
        columns: "gs-page-columns",
        bare: "",
      } satisfies Record<PageFrameLayout, string>,
    },
  },
);

/** The narrowest window with columns, in em; the sheets' `wide`. */
export const columnsFrom = (thresholds.mobileMaximumWidth + 1) / 16;

/**
 * What ends the page, clear of what is at a narrow one's foot. In the server's document it costs no layout until a
 * person comes near it, which on a slow phone saves a fifth of the first one; its height is about the right one before.
 */
export const pageEnd = "gs-page-end";

/** What is at the foot of a narrow page: one over the other, in a low window side by side. */
export const pageFoot = cva("gs-page-foot");

/** A column beside the body: it stays in sight, and scrolls on its own where it is taller. */
export const sideColumn = cva("gs-side-column");

export const skipLink = cva(
  "gs:type-label gs:focus-ring gs:absolute gs:start-2 gs:-top-20 gs:z-toast gs:rounded-sm gs:bg-act gs:px-4 gs:py-3 gs:text-on-act gs:focus:top-2",
);

/** The left column, which makes room under it for the way to the top. */
export const menuColumn = cva(
  "gs:scrolled-far:max-h-[calc(100dvh-var(--gs-size-header)-var(--gs-size-edge)-6rem)]",
);

/** At the very top, over the header; it shows after 0.3 s, since most pages are there sooner. */
export const leavingBar = cva("gs-leaving-bar");
