export {
  AccountHead,
  type AccountHeadProps,
  type BalanceRefresh,
  balanceRefreshes,
  type FreeBetSum,
} from "./account-head.tsx";
export { DrawerAccount, type DrawerAccountProps } from "./drawer-account.tsx";
export { accountHead } from "./drawer-account.variants.ts";
export type { PlayFactsProps, PlaySession, PlayWeek } from "./play-facts.tsx";
