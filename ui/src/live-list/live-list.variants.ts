import { cva } from "class-variance-authority";

/**
 * The line of controls above the list; its height is the same whether changes wait or not. It
 * shares the line of the first sport's name.
 */
export const liveControls = cva(
  "gs:relative gs:-mb-11 gs:flex gs:h-11 gs:flex-row-reverse gs:items-center gs:gap-x-3 gs:px-3 gs:tablet:px-0 gs:wide:-mb-9 gs:wide:h-9",
);
