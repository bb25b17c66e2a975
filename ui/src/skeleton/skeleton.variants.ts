import { cva } from "class-variance-authority";

/** A line of text, a price's box, a split-flap cell, a card, all of a box that has its own height. */
export const skeletonShapes = ["text", "price", "digit", "card", "fill"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export const skeleton = cva("block animate-breathe bg-hover forced-colors:border", {
  variants: {
    shape: {
      text: "my-1 h-3 rounded-sm",
      price: "h-11 rounded-sm",
      digit: "h-7 w-6.5 rounded-sm",
      card: "h-40 rounded-md",
      fill: "h-full",
    } satisfies Record<SkeletonShape, string>,
    width: { full: "w-full", half: "w-1/2", third: "w-1/3", fixed: "" },
  },
});
