import { lazyPart } from "@grandstand/ui/load-code";

export const ConnectBetBuilder = lazyPart(
  async () => (await import("./connect-bet-builder.tsx")).ConnectBetBuilder,
);
export const ConnectFloatingBuilder = lazyPart(
  async () => (await import("./connect-floating-builder.tsx")).ConnectFloatingBuilder,
);

/* What code that the first page does not load imports. */
export { type BuilderFacts, toBuilderFacts } from "./view.ts";
