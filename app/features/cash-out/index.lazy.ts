import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectCashOut = lazyPart(
  async () => (await import("./connect-cash-out.tsx")).ConnectCashOut,
);
