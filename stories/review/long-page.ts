import { wholePage } from "../support/accessibility.ts";

/** A test runs a story alone; in Storybook it is in a frame of this address. */
const isInStorybook = location.pathname.endsWith("/iframe.html");

/**
 * The parameters of a page that has much to read and changes with each letter of its filter: the tests have
 * axe read it, and not each drawing of it in Storybook, which it would hold up for seconds. Nor does Storybook write
 * the page's source out, with every row that it was given.
 */
export const longPage = {
  ...wholePage,
  docs: { source: { type: "code" as const } },
  a11y: { ...wholePage.a11y, test: isInStorybook ? ("off" as const) : ("error" as const) },
};
