import { cva } from "class-variance-authority";

/**
 * Away from the amounts, which are at the end of their lines. On a narrow page on the tabs, at the
 * beginning of the closed slip's bar where there is one; on a wide page under the left column.
 */
export const scrollTopContainer = cva(
  "gs:fixed gs:start-0 gs:bottom-[calc(var(--gs-size-bar)+env(safe-area-inset-bottom))] gs:z-floating gs:grid gs:size-13 gs:place-items-center gs:dialog-open:hidden gs:wide:start-[calc(max(0px,(100%-var(--gs-size-page))/2)+1.5rem)] gs:wide:bottom-5 gs:wide:size-auto",
);

/** As large as the button itself. */
export const scrollTopGround = cva("gs:grid gs:rounded-sm gs:shadow-overlay");
