export { readWalletAmount, walletAmounts } from "./wallet-amount.ts";
export {
  type CashierPart,
  type CashierUser,
  whoMayOpenCashier,
} from "./who-may-open.ts";
