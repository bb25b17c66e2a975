export { WalletDeposit } from "./wallet-deposit.tsx";
export type { WalletDevice, WalletProgress } from "./wallet-deposit.variants.ts";
export type { WalletDepositProps } from "./wallet-deposit-props.ts";
