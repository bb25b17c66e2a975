import { cva } from "class-variance-authority";

/**
 * Away from the amounts, which stand at the end of their lines. On a narrow page on the tabs, at the
 * beginning of the closed slip's bar where there is one; on a wide page under the left column.
 */
export const scrollTopContainer = cva(
  "fixed start-0 bottom-[calc(var(--size-bar)+env(safe-area-inset-bottom))] z-floating grid size-13 place-items-center dialog-open:hidden wide:start-[calc(max(0px,(100%-var(--size-page))/2)+1.5rem)] wide:bottom-5 wide:size-auto",
);

/** As large as the button itself. */
export const scrollTopGround = cva("grid rounded-sm shadow-overlay");
