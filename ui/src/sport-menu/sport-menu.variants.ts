import { cva } from "class-variance-authority";

/** A line of the menu; what it looks like is in sport-menu.css. */
export const menuLink = cva("gs-menu-link", {
  variants: { isCurrent: { true: "gs-menu-link-current", false: "gs-menu-link-other" } },
});
