import { lazyPart } from "@grandstand/ui/load-code";

export { createLimits } from "./store.ts";
export { usePlayFacts } from "./use-play-facts.ts";

export const ConnectRealityCheck = lazyPart(
  async () => (await import("./connect-reality-check.tsx")).ConnectRealityCheck,
);
