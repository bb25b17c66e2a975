export { WalletDeposit, type WalletDepositProps } from "./wallet-deposit.tsx";
export type { WalletDevice, WalletProgress } from "./wallet-deposit.variants.ts";
