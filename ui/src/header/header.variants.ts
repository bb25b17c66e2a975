import { cva } from "class-variance-authority";

/* The classes are in header.css, out of the first page's scripts. */

export const headerTab = cva("gs-header-tab", {
  variants: { isCurrent: { true: "gs-header-tab-current", false: "gs-header-tab-other" } },
});

/** What a visitor presses on the header. */
export const headerButton = cva("gs-header-button", {
  variants: { variant: { act: "gs-header-button-act", plain: "gs-header-button-plain" } },
});
