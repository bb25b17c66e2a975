import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectWalletDeposit = lazyPart(
  async () => (await import("./connect-wallet-deposit.tsx")).ConnectWalletDeposit,
);
