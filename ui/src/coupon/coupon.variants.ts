import { cva } from "class-variance-authority";

/** A card on a wide page, from edge to edge on a narrow one. */
export const coupon = cva("gs-coupon");

/** A list whose lines are ruled off. */
export const couponEvents = "gs-coupon-events";
