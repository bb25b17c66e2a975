import { cva } from "class-variance-authority";

/** Under the header, which a low screen scrolls away. */
export const updateBanner = cva(
  "gs:sticky gs:top-[calc(var(--gs-size-header)+var(--gs-size-edge))] gs:z-sticky gs:low:top-0",
);
