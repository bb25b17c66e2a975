import { cva } from "class-variance-authority";

/** A finger's height, whatever the browser draws inside it. */
export const slider = cva(
  "gs:h-11 gs:w-full gs:cursor-pointer gs:accent-act gs:focus-ring gs:rounded-sm",
);
