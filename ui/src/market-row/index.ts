export { MarketRow, type MarketRowProps, useMarketName } from "./market-row.tsx";
export {
  couponColumnsFrom,
  couponContainer,
  couponGroupClass,
  couponLine,
  couponMore,
} from "./market-row.variants.ts";
export { MarketSwitch, type MarketSwitchProps } from "./market-switch.tsx";
