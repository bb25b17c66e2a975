import { lazyPart } from "@grandstand/ui/load-code";

/** Loaded with its first opening. */
export const ConnectDepositPanel = lazyPart(
  async () => (await import("./connect-deposit-panel.tsx")).ConnectDepositPanel,
);
