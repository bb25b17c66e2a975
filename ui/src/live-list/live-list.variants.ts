import { cva } from "class-variance-authority";

/**
 * The line of controls above the list; its height is the same whether changes wait or not. It
 * shares the line of the first sport's name.
 */
export const liveControls = cva(
  "relative -mb-11 flex h-11 flex-row-reverse items-center gap-x-3 px-3 tablet:px-0 wide:-mb-9 wide:h-9",
);
