import { cva } from "class-variance-authority";

/** Under the header, which a low screen scrolls away. */
export const updateBanner = cva(
  "sticky top-[calc(var(--size-header)+var(--size-edge))] z-sticky low:top-0",
);
