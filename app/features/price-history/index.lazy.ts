import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectPriceHistory = lazyPart(
  async () => (await import("./connect-price-history.tsx")).ConnectPriceHistory,
);
