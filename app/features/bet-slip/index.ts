import { lazyPart } from "@grandstand/ui/load-code";

export { lookUp } from "./api.ts";
export { type BetOrder, readBetOrder } from "./bet-order.ts";
export { createBetTerms } from "./bet-terms.ts";
export { ConnectBetSlip, ConnectSlipAnnouncements } from "./connect-bet-slip.tsx";
export { ConnectBottomBar, ConnectFloatingSlip } from "./connect-floating-slip.tsx";
export { explainRefusal } from "./explain-refusal.ts";
export { fillSlipFromLink } from "./fill-from-link.ts";
export { createLazySlip } from "./lazy-slip.ts";
export { betSlipLifecycle } from "./lifecycle.ts";

export const ConnectSharedSlip = lazyPart(
  async () => (await import("./connect-shared-slip.tsx")).ConnectSharedSlip,
);
