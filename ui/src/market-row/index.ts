export { MarketRow, type MarketRowProps } from "./market-row.tsx";
export { couponContainer, couponGroupClass, couponLine } from "./market-row.variants.ts";
