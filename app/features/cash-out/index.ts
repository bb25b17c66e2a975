import { lazyPart } from "@grandstand/ui/load-code";

export { useCashOuts } from "./use-cash-out.ts";

export const ConnectCashOut = lazyPart(
  async () => (await import("./connect-cash-out.tsx")).ConnectCashOut,
);
