export { CouponList, type CouponListProps } from "./coupon-list.tsx";
