export { CouponDays, type CouponDaysProps } from "./coupon-days.tsx";
