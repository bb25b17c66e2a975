import { cva } from "class-variance-authority";

/** A line of text, a price's box, a split-flap cell, a card, all of a box that has its own height. */
export const skeletonShapes = ["text", "price", "digit", "card", "fill"] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export const skeleton = cva("gs:block gs:animate-breathe gs:bg-hover gs:forced-colors:border", {
  variants: {
    shape: {
      text: "gs:my-1 gs:h-3 gs:rounded-sm",
      price: "gs:h-11 gs:rounded-sm",
      digit: "gs:h-7 gs:w-6.5 gs:rounded-sm",
      card: "gs:h-40 gs:rounded-md",
      fill: "gs:h-full",
    } satisfies Record<SkeletonShape, string>,
    width: { full: "gs:w-full", half: "gs:w-1/2", third: "gs:w-1/3", fixed: "" },
  },
});
