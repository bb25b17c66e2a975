import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectCashier = lazyPart(
  async () => (await import("./connect-cashier.tsx")).ConnectCashier,
);
