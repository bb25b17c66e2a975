import { cva } from "class-variance-authority";

/** A card on a wide page, from edge to edge on a narrow one. */
export const coupon = cva(
  "overflow-hidden bg-surface shadow-card [contain-intrinsic-size:auto_24rem] [content-visibility:auto] tablet:rounded-md",
);
