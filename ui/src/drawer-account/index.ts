export {
  type BalanceRefresh,
  balanceRefreshes,
  DrawerAccount,
  type DrawerAccountProps,
} from "./drawer-account.tsx";
