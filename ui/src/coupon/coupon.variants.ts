import { cva } from "class-variance-authority";

/** A card on a wide page, from edge to edge on a narrow one. */
export const coupon = cva("gs-coupon", {
  variants: {
    /** A coupon of few events keeps that much less space while it is off screen. */
    rows: { 1: "gs-coupon-of-1", 2: "gs-coupon-of-2", 3: "gs-coupon-of-3", 4: "gs-coupon-of-4" },
  },
});

const fewRows = [1, 2, 3, 4] as const;

/** The class of a coupon with that many events. */
export function couponClass(events: number): string {
  const rows = fewRows.find((count) => count === events);
  return coupon(rows === undefined ? {} : { rows });
}

/** A list whose lines are ruled off. */
export const couponEvents = "gs-coupon-events";

/** What is beside the heading, at the height of its first line. */
export const couponSign = "gs:flex gs:h-6 gs:shrink-0 gs:items-center gs:not-last:pe-1";
