import { cva } from "class-variance-authority";

/**
 * The line of controls above the list; its height is the same whether changes wait or not. Where there
 * is room it shares the line of the first sport's name.
 */
export const liveControls = cva(
  "relative mb-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 tablet:-mb-11 tablet:h-11 tablet:min-h-0 wide:-mb-9 wide:h-9 tablet:flex-row-reverse tablet:px-0",
);
