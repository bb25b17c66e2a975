import { cva } from "class-variance-authority";

/**
 * Away from the amounts, which are at the end of their lines. On a narrow page on the tabs, at the
 * beginning of the closed slip's bar where there is one; on a wide page under the left column.
 */
export const scrollTopContainer = cva("gs-scroll-top");

/** As large as the button itself. */
export const scrollTopGround = cva("gs:grid gs:rounded-sm gs:shadow-overlay");
