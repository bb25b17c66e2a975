export { ConnectBuilderOffer } from "./index.lazy.ts";
export { betBuilderLifecycle } from "./lifecycle.ts";
export { createSlipType } from "./slip-type.ts";
export { useMatchOutcome } from "./use-match-outcome.ts";
export type { BuilderFacts } from "./view.ts";
