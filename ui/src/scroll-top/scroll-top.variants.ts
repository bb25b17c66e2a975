import { cva } from "class-variance-authority";

/** Above what floats at the bottom of a narrow page. */
export const scrollTopPlace = cva(
  "fixed end-4 bottom-[calc(var(--size-bar)+4.5rem)] z-sticky rounded-sm shadow-overlay wide:bottom-6",
);
