export { Coupon, type CouponProps, type CouponStatus } from "./coupon.tsx";
