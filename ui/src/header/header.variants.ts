import { cva } from "class-variance-authority";

/* The classes are in header.css, out of the first page's scripts. */

/** Dark in every theme, with the floodlit edge under it. In a low window it goes with the page. */
export const header = cva("gs-header");

export const headerTab = cva("gs-header-tab", {
  variants: { isCurrent: { true: "gs-header-tab-current", false: "gs-header-tab-other" } },
});

/** What a visitor presses on the header. */
export const headerButton = cva("gs-header-button", {
  variants: { variant: { act: "gs-header-button-act", plain: "gs-header-button-plain" } },
});

/** Beside the way to the cashier on a wide page; the end of the balance is then its end. */
export const depositMethods = cva("gs-header-methods");

/** The level's badge; a narrow page has room for it only from 768 px on. */
export const headerLevel = cva("gs-header-level");
