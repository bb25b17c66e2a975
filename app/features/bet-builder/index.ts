import { lazyPart } from "@grandstand/ui/load-code";

export { ConnectBuilderOffer } from "./connect-builder-offer.tsx";
export { betBuilderLifecycle } from "./lifecycle.ts";
export { createSlipType } from "./slip-type.ts";
export { useMatchOutcome } from "./use-match-outcome.tsx";
export type { BuilderFacts } from "./view.ts";

export const ConnectBetBuilder = lazyPart(
  async () => (await import("./connect-bet-builder.tsx")).ConnectBetBuilder,
);
export const ConnectFloatingBuilder = lazyPart(
  async () => (await import("./connect-floating-builder.tsx")).ConnectFloatingBuilder,
);
