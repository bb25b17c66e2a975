import { cva } from "class-variance-authority";

/** One card for its coupons; `isSticky` where its head stays in sight over them. */
export const couponList = cva("gs-coupon-list", {
  variants: { isSticky: { true: "gs-coupon-list-sticky", false: "" } },
});
